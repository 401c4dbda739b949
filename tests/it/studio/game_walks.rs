//! Walks through every game by keyboard alone: the first turns against a player of the program, and why an effect did not
//! happen. A card with two abilities is authored in `whole_game`.

use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use serde_json::{Value, json};
use ses_studio::registry::start::start;
use ses_studio::sim::AgentKind;
use ses_studio::studio::{Settings, StartProject};

use super::tabletop::{DIGITS, asked, at, decide};
use crate::window::{CTRL, NONE, Window, open, press, settle, shows, shows_part, write};

/// A game, and a card of it whose effect does not happen.
struct Walk {
    game: &'static str,
    /// The board on which the card is in the hand, as scenarios write it, over the defaults of the game's own.
    board: fn() -> Value,
    /// The action that uses it.
    action: &'static str,
    /// What the trace says: the condition that does not hold, in the words of the card.
    why: &'static str,
}

const WALKS: [Walk; 5] = [
    Walk {
        game: "tiny",
        board: || json!({ "self": { "hand": ["tiny_feast"], "field": ["tiny_moth"] } }),
        action: "play",
        why: "2 or more Moths",
    },
    Walk {
        game: "essence-crown",
        board: || {
            let rows = json!([{ "do": "draw", "val": 1, "if": { "kl_at_least": 3 } }]);
            json!({ "self": { "hand": [{ "type": "spell", "effects": rows }] } })
        },
        action: "play",
        why: "3",
    },
    Walk {
        game: "grand-voyage",
        board: || {
            let rows = json!([{ "on": "on_play", "do": "draw", "val": 1, "if": { "life_at_most": 2 } }]);
            let hand = json!([{ "type": "character", "effects": rows }]);
            json!({ "self": { "wind_deck": 5, "winds": 5, "hand": hand } })
        },
        action: "play",
        why: "you have 2 or less life",
    },
    Walk {
        game: "ttcg",
        board: || {
            let rows = json!([
                { "on": "played", "do": "draw", "val": 1 },
                { "do": "gain_points", "val": 1, "if": { "control": { "who": "opponent", "where": { "attack_at_least": 5 } } } }
            ]);
            json!({ "self": { "hand": [{ "type": "earth", "effects": rows }] } })
        },
        action: "play",
        why: "5",
    },
    Walk {
        game: "chaos-cards",
        board: || {
            let rows = json!([{ "on": "cast", "do": "draw", "val": 1, "if": { "own_leader": { "hp_at_most": 10 } } }]);
            json!({ "self": { "hand": [{ "type": "spell", "effects": rows }] } })
        },
        action: "play",
        why: "10",
    },
];

/// Copies a game into a folder, with a scenario `why`.
pub fn lay(game: &str, folder: &Path) {
    start(game, folder).unwrap();
    let path = folder.join("scenarios/rules.json");
    let rules: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let case = json!({ "name": "why", "board": (walk_of(game).board)() });
    let file = json!({ "game": game, "form": 2, "defaults": rules["defaults"], "cases": [case] });
    std::fs::write(folder.join("scenarios/why.json"), file.to_string()).unwrap();
}

fn walk_of(game: &str) -> &'static Walk {
    WALKS.iter().find(|walk| walk.game == game).unwrap()
}

/// The sandbox of a copy of a game.
fn sandbox(walk: &Walk, folder: &Path) -> Window {
    lay(walk.game, folder);
    let mut window = open(StartProject::Folder(folder.to_owned()), Settings::default());
    settle(&mut window);
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    window
}

/// The name of the widget that has the keyboard.
fn focused(window: &Window) -> String {
    let mut all = window.query_all_by(|_| true).map(|node| node.accesskit_node());
    all.find_map(|node| node.label().filter(|_| node.is_focused())).unwrap_or_default()
}

/// Presses Tab until a widget has the keyboard whose name begins so; `skipped` such widgets are passed by.
#[track_caller]
fn tab_to(window: &mut Window, name: &str, skipped: usize) {
    let mut left = skipped;
    for _ in 0..120 {
        press(window, NONE, Key::Tab);
        if focused(window).starts_with(name) {
            if left == 0 {
                return;
            }
            left -= 1;
        }
    }
    panic!("Tab does not come to `{name}`");
}

/// The greedy player's place in the menu of players, in which deciding by hand is the first.
fn greedy() -> usize {
    AgentKind::ALL.iter().position(|(_, kind)| *kind == AgentKind::Greedy).map_or(0, |at| at + 1)
}

/// Chooses an entry of the menu that Tab comes to: the first that fits what is typed, where it can be searched, and the
/// one so many below it.
#[track_caller]
fn choose(window: &mut Window, (menu, skipped): (&str, usize), typed: &str, below: usize) {
    tab_to(window, menu, skipped);
    press(window, NONE, Key::Enter);
    write(window, typed);
    for _ in 0..below {
        press(window, NONE, Key::ArrowDown);
    }
    press(window, NONE, Key::Enter);
    // A focused field takes Space and Enter; Escape gives the keys back to the board.
    press(window, NONE, Key::Escape);
    settle(window);
}

/// Plays three turns of each player against the greedy player.
fn play(walk: &Walk) {
    let folder = tempfile::tempdir().unwrap();
    play_in(&mut sandbox(walk, folder.path()), walk.game);
}

fn play_in(window: &mut Window, game: &str) {
    let by = asked(window).unwrap();
    choose(window, ("Player: ", by.other().index()), "", greedy());
    assert_eq!(window.state().tabletop().agent(by.other()), Some(AgentKind::Greedy), "{game}");
    let turn = |window: &Window| window.state().tabletop().session().unwrap().point().now.turn;
    let first = turn(window);
    let mut count = 0;
    while turn(window) < first + 6 && asked(window).is_some() && count < 80 {
        assert_eq!(asked(window), Some(by), "{game}: the other seat decides by itself");
        decide(window, count % 3 == 2);
        count += 1;
    }
    assert!(count > 2, "{game}: {count} decisions");
    assert!(turn(window) >= first + 6 || asked(window).is_none(), "{game}: {count} decisions");
    let end = at(window);
    press(window, CTRL, Key::Z);
    assert!(at(window) < end, "{game}: undo");
    press(window, Modifiers::SHIFT, Key::F5);
    assert_eq!(at(window), 0, "{game}: back to the start");
    press(window, NONE, Key::F10);
    assert_eq!(at(window), 1, "{game}: one decision");
    press(window, NONE, Key::F5);
    assert_eq!(at(window), end, "{game}: to the end");
}

/// The line of the options that begins an action: those that differ only in their targets are one line.
fn line_of(window: &Window, walk: &Walk) -> usize {
    let session = window.state().tabletop().session().unwrap();
    let asked = session.point().asked.as_ref().unwrap();
    let mut lines = Vec::new();
    for choice in asked.choices() {
        let line = (choice.action, choice.card, choice.ability);
        if !lines.contains(&line) {
            lines.push(line);
        }
        let (id, _) = session.rules().game.flow.actions.get_index(choice.action.index()).unwrap();
        if id == walk.action {
            return lines.len() - 1;
        }
    }
    panic!("{}: {} is not legal", walk.game, walk.action);
}

/// Begins on the board `why` and uses the card whose effect does not happen.
pub fn use_card(game: &str, window: &mut Window) {
    choose(window, ("Start from", 0), "why", 0);
    let session = window.state().tabletop().session().unwrap();
    assert_eq!(session.opening().prepared.as_ref().map(|board| board.name.as_str()), Some("why"), "{game}");
    let line = line_of(window, walk_of(game));
    press(window, NONE, DIGITS[line]);
    settle(window);
    // Questions before the effect are passed, or answered with the first option.
    for _ in 0..4 {
        if shows_part(window, ", skipped") || asked(window).is_none() {
            break;
        }
        decide(window, true);
    }
}

/// Reads in the trace why the effect did not happen.
fn find_why(walk: &Walk) {
    let folder = tempfile::tempdir().unwrap();
    let mut window = sandbox(walk, folder.path());
    use_card(walk.game, &mut window);
    assert!(shows_part(&window, ", skipped"), "{}: the row is in the trace", walk.game);
    let reason = window.query_all_by_label_contains(": false").next();
    let text = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
    let reason = reason.and_then(text).unwrap_or_default();
    assert!(reason.contains(walk.why), "{}: {reason}", walk.game);
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn three_turns_of_each_game_are_played_by_keyboard_against_the_greedy_player() {
    WALKS.iter().for_each(play);
}

#[test]
fn the_trace_says_why_an_effect_of_any_game_did_not_happen() {
    ["tiny", "grand-voyage"].map(walk_of).into_iter().for_each(find_why);
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn the_trace_of_each_game_says_why_an_effect_did_not_happen() {
    WALKS.iter().for_each(find_why);
}

/// The sandbox of the game with heroes.
fn board_of_heroes() -> Window {
    let mut window = open(StartProject::Bundled, Settings::default());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    window
}

/// The card is played twice: only the first is the turn's first Action.
#[test]
fn the_trace_of_a_game_with_heroes_says_why_a_row_was_skipped() {
    let mut window = board_of_heroes();
    press(&mut window, CTRL, Key::F);
    write(&mut window, "ember oath");
    tab_to(&mut window, "Ember Oath", 0);
    press(&mut window, NONE, Key::Enter);
    for _ in 0..8 {
        press(&mut window, NONE, Key::F10);
    }
    settle(&mut window);
    for line in ["first Action this turn, true", "Damage 20, replace, skipped", "first Action this turn, false"] {
        assert!(shows(&window, line), "{line}");
    }
    assert!(shows(&window, "Doctor Boon, Actions played: 1"), "what the condition reads");
}

#[test]
#[ignore = "many windows; .ci/run starts it"]
fn three_turns_of_a_game_with_heroes_are_played_by_keyboard_against_the_greedy_player() {
    let mut window = board_of_heroes();
    press(&mut window, CTRL, Key::K);
    write(&mut window, ">New match");
    press(&mut window, NONE, Key::Enter);
    window.run_steps(3);
    tab_to(&mut window, "Start", 0);
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    play_in(&mut window, "heroes");
}
