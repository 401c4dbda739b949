//! The sandbox of whole games in the window: boards at all sizes, a step taken back, new matches, boards of scenarios.

use std::path::Path;

use egui::{Key, Modifiers, Role, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::document::StorageConfig;
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::state::Seat;
use ses_studio::registry::start::start;
use ses_studio::sandbox::tabletop::{Asked, AskedOptions, Opening, Session, TabletopCommand};
use ses_studio::sim::AgentKind;
use ses_studio::studio::{Screen, Settings, StartOptions, StartProject};

use crate::kernel::{SAMPLES, Sample};
use crate::window::{
    CTRL, CTRL_SHIFT, NONE, Window, builder, click, open, open_with, press, settle, shows_part, write,
};

/// Copies the files of a game into a project's folder.
pub fn project(sample: &Sample, folder: &Path) {
    let (from, _) = sample.files();
    std::fs::write(folder.join("ruleset.json"), sample.rules).unwrap();
    std::fs::write(folder.join("registry.json"), sample.cards).unwrap();
    for language in std::fs::read_dir(from.join("locales")).into_iter().flatten() {
        let language = language.unwrap();
        let to = folder.join("locales").join(language.file_name());
        std::fs::create_dir_all(&to).unwrap();
        for file in std::fs::read_dir(language.path()).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
        }
    }
}

/// The sandbox of a game.
fn window(sample: &Sample, folder: &Path, size: Vec2) -> Window {
    project(sample, folder);
    let start = StartOptions {
        project: StartProject::Folder(folder.to_owned()),
        settings: Some(Settings::default()),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut window = open_with(builder().with_size(size), start);
    settle(&mut window);
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    window
}

/// Both players decide by chance until a test on the number of decisions and the seat that is asked holds.
pub fn play_by_chance(window: &mut Window, is_enough: impl Fn(usize, &Asked) -> bool) {
    play_until(window, |session| session.point().asked.as_ref().is_none_or(|asked| is_enough(session.at(), asked)));
}

/// Both players decide by chance until a test on the match holds, in as many matches as it takes.
pub fn play_until(window: &mut Window, is_enough: impl Fn(&Session) -> bool) {
    let seats = |window: &mut Window, agent| {
        for seat in Seat::BOTH {
            window.state_mut().perform_on_table(TabletopCommand::Seat(seat, agent));
        }
    };
    seats(window, Some(AgentKind::Random));
    for _ in 0..MOST_DECISIONS {
        let session = window.state().tabletop().session().unwrap();
        if is_enough(session) {
            return seats(window, None);
        }
        let opening = session.opening();
        let again = Opening { seed: opening.seed + 1, ..opening.clone() };
        let next =
            if session.point().asked.is_some() { TabletopCommand::Resume } else { TabletopCommand::Begin(again) };
        window.state_mut().perform_on_table(next);
    }
    panic!("no match comes to this position");
}

/// After so many decisions a position is given up.
const MOST_DECISIONS: usize = 20_000;

const LARGE: Vec2 = Vec2::new(1440.0, 900.0);

/// How many decisions were made up to the position that is shown.
pub fn at(window: &Window) -> usize {
    window.state().tabletop().session().unwrap().at()
}

/// Whose seat is asked; `None`: the match is over.
pub fn asked(window: &Window) -> Option<Seat> {
    window.state().tabletop().session().unwrap().point().asked.as_ref().map(|asked| asked.by)
}

pub const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Decides by the keys: passes, or takes the first options.
pub fn decide(window: &mut Window, passes: bool) {
    let before = at(window);
    let session = window.state().tabletop().session().unwrap();
    let question = session.point().asked.clone().unwrap();
    if passes && question.pass().is_some() {
        press(window, NONE, Key::Space);
    } else if matches!(question.options, AskedOptions::Actions { .. }) {
        // The second time for the target.
        for _ in 0..2 {
            if at(window) == before {
                press(window, NONE, Key::Num1);
            }
        }
        if at(window) == before {
            press(window, NONE, Key::Space);
        }
    } else if question.max > 1 {
        for key in DIGITS.into_iter().take(question.min.max(1)) {
            press(window, NONE, key);
        }
        press(window, NONE, Key::Enter);
    } else {
        press(window, NONE, Key::Num1);
    }
    settle(window);
    assert!(at(window) > before || asked(window).is_none(), "the keys decided nothing: {question:?}");
}

#[test]
fn the_board_is_drawn_at_all_sizes() {
    for sample in &SAMPLES {
        for size in [Vec2::new(1024.0, 640.0), Vec2::new(2560.0, 1440.0)] {
            let folder = tempfile::tempdir().unwrap();
            let mut window = window(sample, folder.path(), size);
            play_by_chance(&mut window, |at, _| at >= 12);
            settle(&mut window);
            let game = window.state().document().game().unwrap().clone();
            let on_board = game.board.iter().flatten().filter_map(|id| game.zones.get_index(id.index()));
            for (zone, _) in on_board {
                let title = zone.replace('_', " ");
                let (first, rest) = title.split_at(1);
                let titles = [format!("{}{rest}, ", first.to_uppercase()), title_case(&title)];
                let is_shown = titles.iter().any(|title| shows_part(&window, title));
                assert!(is_shown, "{} {size}: {zone}", sample.name);
            }
        }
    }
}

/// Each word with a capital, as names of zones can be.
fn title_case(text: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    text.split(' ').map(word).collect::<Vec<_>>().join(" ") + ", "
}

#[test]
fn escape_takes_back_an_action_that_is_under_way() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "grand-voyage").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(sample, folder.path(), LARGE);
    let mut found = false;
    for step in 0..120 {
        let session = window.state().tabletop().session().unwrap();
        if session.point().step.is_some() && session.step_start() > 0 {
            found = true;
            break;
        }
        if asked(&window).is_none() {
            break;
        }
        decide(&mut window, step % 5 == 4);
    }
    assert!(found, "no question came up in the middle of an action");
    let start = window.state().tabletop().session().unwrap().step_start();
    press(&mut window, NONE, Key::Escape);
    assert_eq!(at(&window), start);
    assert!(window.state().tabletop().session().unwrap().point().step.is_none());
}

/// A click on an entry of the trace shows the board after it; keys go on from there, and nothing else is undone.
#[test]
fn the_board_is_shown_after_an_entry_of_the_trace() {
    let folder = tempfile::tempdir().unwrap();
    let sample = SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap();
    let mut window = window(sample, folder.path(), Vec2::new(1440.0, 900.0));
    let listed = |session: &Session| -> Vec<usize> {
        let entries = session.trace(session.at());
        (0..entries.len()).filter(|&at| entries[at].is_listed()).collect()
    };
    play_until(&mut window, |session| session.point().asked.is_some() && listed(session).len() > 3);
    settle(&mut window);
    let entries = listed(window.state().tabletop().session().unwrap());
    let decisions = at(&window);
    let shown = |window: &Window| window.state().tabletop().shown_entry();
    // The log, which begins with the start, is before the trace.
    assert!(decisions < 10, "{decisions} decisions do not fit into the log");
    let row = window.get_all_by_role(Role::ListBoxOption).nth(1 + decisions + 1).unwrap();
    row.click();
    settle(&mut window);
    assert_eq!(shown(&window), Some(entries[1]));
    press(&mut window, NONE, Key::F10);
    assert_eq!(shown(&window), Some(entries[2]));
    press(&mut window, Modifiers::SHIFT, Key::F10);
    press(&mut window, Modifiers::SHIFT, Key::F10);
    assert_eq!(shown(&window), Some(entries[0]));
    press(&mut window, NONE, Key::F5);
    assert_eq!((shown(&window), at(&window)), (None, decisions));
    // After the last entry is the end.
    window.state_mut().perform_on_table(TabletopCommand::ShowEntry(entries.last().copied()));
    settle(&mut window);
    press(&mut window, NONE, Key::F10);
    assert_eq!((shown(&window), at(&window)), (None, decisions));
    // Before the first one is the decision before.
    window.state_mut().perform_on_table(TabletopCommand::ShowEntry(Some(entries[0])));
    settle(&mut window);
    press(&mut window, Modifiers::SHIFT, Key::F10);
    assert!(shown(&window).is_none() && at(&window) < decisions);
}

#[test]
fn a_new_match_is_begun_from_two_decks() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(&SAMPLES[0], folder.path(), LARGE);
    assert!(shows_part(&window, "Lights against Stones"));
    click(&mut window, "New match");
    let is_button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
    window.get_all_by_label("Start").find(is_button).unwrap().click();
    window.run_steps(3);
    settle(&mut window);
    assert_eq!(window.state().tabletop().session().unwrap().opening().seed, 2);
}

#[test]
fn a_match_begins_on_the_board_of_a_scenario() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", folder.path()).unwrap();
    let mut window = open(StartProject::Folder(folder.path().to_owned()), Settings::default());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    click(&mut window, "Start from");
    write(&mut window, "swift");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let session = window.state().tabletop().session().unwrap();
    let prepared = session.opening().prepared.as_ref();
    assert_eq!(prepared.map(|board| (board.name.as_str(), board.is_chapter())), Some(("swift", false)));
    assert!(shows_part(&window, "Grey Moth"), "its hand is on the board");
}

#[test]
fn a_match_is_saved_as_a_scenario_with_an_expectation_by_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", folder.path()).unwrap();
    let mut window = open(StartProject::Folder(folder.path().to_owned()), Settings::default());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    decide(&mut window, false);
    click(&mut window, "Expect");
    write(&mut window, "life");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert!(shows_part(&window, "self.life = 10"));
    press(&mut window, CTRL, Key::E);
    write(&mut window, "One play");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let saved = std::fs::read_to_string(folder.path().join("scenarios/one-play.json")).unwrap();
    assert!(saved.contains(r#""expect": {"self":{"life":10}}"#), "{saved}");
    click(&mut window, "Start from");
    assert!(shows_part(&window, "One play"), "it is among the boards to start from");
}

#[test]
fn a_chapter_is_played_with_its_story_in_the_trace() {
    let folder = tempfile::tempdir().unwrap();
    start("essence-crown", folder.path()).unwrap();
    let mut window = open(StartProject::Folder(folder.path().to_owned()), Settings::default());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    click(&mut window, "Start from");
    write(&mut window, "second morning");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let opening = window.state().tabletop().session().unwrap().opening().clone();
    assert!(opening.prepared.is_some_and(|prepared| prepared.is_chapter() && prepared.name == "The Second Morning"));
    for words in ["The second sun clears the ridge.", "Ysolde of the Later Dawn"] {
        assert!(shows_part(&window, words), "{words}");
    }
    while window.state().tabletop().session().unwrap().point().now.over.is_none() {
        window.state_mut().perform_on_table(TabletopCommand::EndTurn);
    }
    settle(&mut window);
    assert!(shows_part(&window, "Ysolde of the Later Dawn wins · Ysolde of the Later Dawn has held out."));
}

/// The cards of a zone of a player.
fn pile(window: &Window, seat: Seat, zone: &str) -> Vec<String> {
    let session = window.state().tabletop().session().unwrap();
    let (game, state) = (&session.rules().game, &session.point().now);
    let zone = game.zones.get_index_of(zone).and_then(ZoneId::at).unwrap();
    let cards = state.pile(seat, zone).as_slice().iter();
    cards.map(|&card| game.word(game.definition(state.card(card).definition).id).to_owned()).collect()
}

#[test]
fn the_board_is_edited_by_the_keyboard_and_every_edit_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(&SAMPLES[0], folder.path(), Vec2::new(1920.0, 1000.0));
    let dealt = pile(&window, Seat(0), "hand");
    // A card of the library into the hand, the second zone of its menu.
    click(&mut window, "Cards of the game");
    settle(&mut window);
    let row = window.get_all_by_label("Rubble Golem").next().unwrap();
    row.focus();
    window.run_steps(3);
    press(&mut window, Modifiers::ALT, Key::Enter);
    press(&mut window, NONE, Key::ArrowDown);
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    let with_golem = pile(&window, Seat(0), "hand");
    assert_eq!(with_golem[..dealt.len()], dealt);
    assert_eq!(with_golem.len(), dealt.len() + 1);
    assert!(shows_part(&window, "Edited board"));
    // From the hand into play, where its numbers can be changed.
    let menu = |window: &mut Window, label: &str, entry: &str| {
        let is_card = |node: &Node<'_>| node.accesskit_node().label().is_some_and(|name| name.starts_with(label));
        // The first player's half is the lower one.
        let card = window.get_all_by_role(Role::Button).rfind(is_card);
        card.unwrap_or_else(|| panic!("no {label}")).focus();
        window.run_steps(3);
        press(window, Modifiers::ALT, Key::Enter);
        let is_entry = |node: &Node<'_>| node.accesskit_node().role() == Role::ListBoxOption;
        window.get_all_by_label(entry).find(is_entry).unwrap_or_else(|| panic!("no {entry}")).click();
        settle(window);
    };
    menu(&mut window, "Rubble Golem, Hand", "Field");
    assert_eq!(
        (pile(&window, Seat(0), "hand"), pile(&window, Seat(0), "field")),
        (dealt.clone(), vec![with_golem[dealt.len()].clone()])
    );
    menu(&mut window, "Rubble Golem, Field", "Power: 5");
    assert!(shows_part(&window, "power 5"));
    menu(&mut window, "Rubble Golem, Field", "Remove");
    assert!(pile(&window, Seat(0), "field").is_empty());
    // Numbers of players as well.
    menu(&mut window, "Lights, ", "Life: 11");
    assert!(shows_part(&window, "Lights, life 11"));
    for _ in 0..5 {
        press(&mut window, CTRL, Key::Z);
    }
    settle(&mut window);
    assert!(shows_part(&window, "Lights, life 10"));
    assert_eq!(pile(&window, Seat(0), "hand"), dealt);
    assert!(pile(&window, Seat(0), "field").is_empty());
    press(&mut window, CTRL_SHIFT, Key::Z);
    settle(&mut window);
    assert_eq!(pile(&window, Seat(0), "hand"), with_golem);
}

#[test]
fn scenarios_of_a_whole_game_are_run_and_opened_after_their_steps() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", folder.path()).unwrap();
    let file = folder.path().join("scenarios/rules.json");
    let text = std::fs::read_to_string(&file).unwrap();
    // The first case expects too little life.
    let wrong = text.replacen("\"opponent\": { \"life\": 9 } } }", "\"opponent\": { \"life\": 8 } } }", 1);
    assert_ne!(text, wrong);
    std::fs::write(&file, wrong).unwrap();
    let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    press(&mut window, CTRL_SHIFT, Key::E);
    while !window.state().sandbox().scenario_run.is_done() {
        window.run_steps(1);
    }
    window.run_steps(2);
    let run = &window.state().sandbox().scenario_run;
    assert!(run.progress().0 > 10);
    let failed: Vec<&str> =
        run.results.iter().filter(|result| !result.passed()).map(|result| result.name.as_str()).collect();
    assert_eq!(failed, ["swift"]);
    window.get_by_label("Failing: 1").click();
    window.run_steps(3);
    assert!(window.query_all_by_label_contains("life").next().is_some(), "the list says what differs");
    window.get_by_label("swift").click();
    window.run_steps(4);
    let session = window.state().tabletop().session().unwrap();
    assert_eq!((session.at(), session.decisions().len()), (3, 3), "what was refused is no decision");
    assert_eq!(session.opening().prepared.as_ref().unwrap().name, "swift");
}
