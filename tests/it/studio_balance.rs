//! The screen of balance, driven as a person would: runs, matchups, comparisons, calibration, rows of a card.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use ses_studio::kernel::state::{Outcome, Seat};
use ses_studio::registry::STARFALL_REGISTRY;
use ses_studio::ruleset::STARFALL;
use ses_studio::sandbox::tabletop::Session;
use ses_studio::sim::{Part, Plan, Roster, Run, Shard, TaskHandle};
use ses_studio::studio::{Settings, StartProject};

use crate::rust_match::{duels, game_of};
use crate::support::{checked, registry, rules};
use crate::window::{self, CTRL, Window, choose_path, click, press, project, settle, shows_part, type_number, wait};

fn open(project: StartProject) -> Window {
    let mut window = window::open(project, Settings::default());
    press(&mut window, CTRL, Key::Num3);
    window
}

/// The six heroes of the first book, a few games.
fn small(window: &mut Window, games: &str) {
    wait(window, "heroes", |window| shows_part(window, "Heroes: Book 1"));
    click(window, "Heroes: Book 1");
    type_number(window, "Games", games);
}

fn run(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::R);
    wait(window, "the run ends", |window| {
        !shows_part(window, "Simulating") && window.state().balance_result().is_some_and(Part::is_finished)
    });
}

/// An entry of the menu at the end of the bar.
fn more(window: &mut Window, entry: &str) {
    click(window, "More");
    click(window, entry);
}

fn result(window: &Window) -> Part {
    window.state().balance_result().expect("there is a result").clone()
}

#[test]
fn heroes_play_and_a_matchup_is_opened_with_the_keyboard() {
    let mut window = open(StartProject::Bundled);
    assert!(shows_part(&window, "No figures yet"), "the empty screen says what to do");
    small(&mut window, "20");
    run(&mut window);
    let part = window.state().balance_result().expect("there is a result");
    assert_eq!((part.plan.heroes.len(), part.plan.games, part.matchups.len()), (6, 20, 15));
    // From cell to cell with the arrow keys: past the diagonal to Virelia, then to Sel.
    let first = "Doctor Boon against High Priestess Nyra: ";
    window.query_all_by_label_contains(first).next().expect("a cell is named").focus();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert!(shows_part(&window, "95 % interval"), "the cell that has the keyboard shows its interval");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let title = "Game length: Sel of the Luminous against High Priestess Nyra";
    assert!(shows_part(&window, title), "{title}");
    click(&mut window, "Show the game");
    wait(&mut window, "the game is narrated", |window| shows_part(window, ", seed "));
    assert!(shows_part(&window, "Turn 1, ") && shows_part(&window, ": Play, "), "its actions are listed");
    assert!(shows_part(&window, ": End of the phase"));
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(shows_part(&window, "bar: mean"), "Escape leads back to the heroes");
}

#[test]
fn a_run_is_stopped_and_goes_on() {
    let mut window = open(StartProject::Bundled);
    // So many that no machine has played them before Escape is read.
    small(&mut window, "200000");
    press(&mut window, Modifiers::COMMAND, Key::R);
    wait(&mut window, "partial figures", |window| window.state().balance_result().is_some());
    press(&mut window, Modifiers::SHIFT, Key::Escape);
    wait(&mut window, "the run stops", |window| shows_part(window, "Continue"));
    let counted = |window: &Window| -> u64 {
        let part = window.state().balance_result().expect("what was counted is kept");
        part.matchups.iter().map(|matchup| matchup.tally.games).sum()
    };
    let stopped = counted(&window);
    assert!(stopped > 0 && stopped < 15 * 200_000, "{stopped}");
    type_number(&mut window, "Games", "20");
    run(&mut window);
    assert_eq!(counted(&window), 15 * 20, "a later run is another one");
}

#[test]
fn two_runs_are_compared() {
    let mut window = open(StartProject::Bundled);
    small(&mut window, "20");
    run(&mut window);
    type_number(&mut window, "Seed", "7");
    run(&mut window);
    assert_eq!(window.state().balance_result().map(|part| part.plan.seed), Some(7));
    click(&mut window, "Compare");
    click(&mut window, "Run 1");
    assert!(shows_part(&window, "changed significantly: "), "how many matchups have changed is shown");
    assert!(shows_part(&window, "Seed 1 → 7"), "in what the runs differ is told");
    click(&mut window, "Matchups: Change");
    let cell = window.query_all_by_label_contains("Doctor Boon against Virelia: ").next().expect("a cell");
    let label = cell.accesskit_node().label().unwrap_or_default();
    assert!(label.contains('…'), "a cell tells the change and its interval: {label}");
}

#[test]
fn a_proposal_is_applied_in_one_step_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    // A hero that wins too often, so that there is something to propose.
    let strong = STARFALL_REGISTRY.replacen("\"sim_shield\": 47", "\"sim_shield\": 110", 1);
    assert_ne!(strong, STARFALL_REGISTRY);
    project(folder.path(), &strong);
    let mut window = open(StartProject::Folder(folder.path().to_owned()));
    small(&mut window, "20");
    run(&mut window);
    let before = window.state().document().registry().clone();
    click(&mut window, "Calibrate");
    type_number(&mut window, "Rounds", "2");
    window.get_all_by_label("Calibrate").last().expect("the form has its button").click();
    window.run_steps(3);
    wait(&mut window, "a proposal", |window| shows_part(window, "changes: "));
    assert_eq!(window.state().document().registry(), &before, "nothing changes before it is applied");
    click(&mut window, "Apply");
    assert_ne!(window.state().document().registry(), &before);
    wait(&mut window, "the result is stale", |window| shows_part(window, "These figures are from an earlier version"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().registry(), &before, "it is one step");
    wait(&mut window, "it is true again", |window| !shows_part(window, "These figures are from an earlier version"));
}

#[test]
fn rows_of_a_card_are_measured() {
    let mut window = open(StartProject::Bundled);
    small(&mut window, "20");
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::R);
    assert!(shows_part(&window, "Sensitivity of "), "the screen of balance shows the card's rows");
    wait(&mut window, "rows are measured", |window| shows_part(window, "Change of "));
    assert!(shows_part(&window, "row 1, "), "the rows are listed");
}

#[test]
fn a_project_with_errors_shows_why_it_cannot_play() {
    let folder = tempfile::tempdir().unwrap();
    let broken = STARFALL_REGISTRY.replacen("\"do\": \"dmg\"", "\"do\": \"dgm\"", 1);
    project(folder.path(), &broken);
    let mut window = open(StartProject::Folder(folder.path().to_owned()));
    assert!(shows_part(&window, "The project has errors, so no games can be played"));
    press(&mut window, Modifiers::COMMAND, Key::R);
    assert!(!shows_part(&window, "Simulating"));
    assert!(window.state().balance_result().is_none());
}

/// A run of which some matchups were played when it was stopped, and the same run played to its end.
fn stopped_and_whole() -> (Part, Part) {
    let (rules, registry) = (rules(), registry());
    let roster = Roster::new(&rules, STARFALL, &registry.cards, &registry.heroes, checked(&registry, &rules));
    let heroes = roster.playable()[..4].to_vec();
    let run = Run::new(Plan::new(roster.hash(), heroes, 20, 5), Shard::WHOLE, &roster).unwrap();
    let empty = run.part();
    assert!(run.play(&TaskHandle::default()));
    let whole = run.part();
    let mut stopped = empty;
    for played in [0, 3] {
        stopped.matchups[played] = whole.matchups[played].clone();
    }
    (stopped, whole)
}

#[test]
fn a_run_that_was_stopped_goes_on_to_what_it_would_have_been() {
    let (stopped, whole) = stopped_and_whole();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stopped.json");
    fs::write(&path, stopped.write().unwrap()).unwrap();
    let mut window = open(StartProject::Bundled);
    settle(&mut window);
    more(&mut window, "Open a result");
    choose_path(&mut window, &path);
    assert_eq!(result(&window), stopped);
    assert!(shows_part(&window, "Stopped: 2 of 6 matchups are complete"));
    // Games can be played once the cards are ready.
    wait(&mut window, "heroes", |window| shows_part(window, "Heroes: Book 1"));
    click(&mut window, "Continue");
    wait(&mut window, "the run ends", |window| result(window).is_finished() && !shows_part(window, "Simulating"));
    assert_eq!(result(&window).write().unwrap(), whole.write().unwrap());
    assert!(!shows_part(&window, "Continue"));
}

#[test]
fn results_are_saved_opened_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(StartProject::Bundled);
    // The bar moves once the heroes are loaded.
    wait(&mut window, "heroes", |window| shows_part(window, "Heroes: Book 1"));
    more(&mut window, "Open a result");
    assert!(!shows_part(&window, "Save the result"), "there is nothing to save yet");
    press(&mut window, Modifiers::NONE, Key::Escape);
    small(&mut window, "20");
    run(&mut window);
    let first = result(&window);
    for _ in 0..2 {
        more(&mut window, "Save the result");
        choose_path(&mut window, folder.path());
    }
    more(&mut window, "Export the cards as CSV");
    choose_path(&mut window, folder.path());
    let mut files: Vec<String> =
        fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    assert_eq!(files.len(), 3, "no file is replaced: {files:?}");
    let text = |end: &str| -> Vec<String> {
        let ends = |file: &&String| file.ends_with(end);
        files.iter().filter(ends).map(|file| fs::read_to_string(folder.path().join(file)).unwrap()).collect()
    };
    let saved = text(".json");
    assert!(saved.len() == 2 && saved.iter().all(|text| *text == first.write().unwrap()));
    assert_eq!(text(".csv"), [first.cards_csv().unwrap()]);
    assert_eq!(text(".csv")[0].lines().count(), 1 + 15 * 78 + 6 * 39, "each card in each matchup and over all");
    type_number(&mut window, "Seed", "7");
    run(&mut window);
    assert_ne!(result(&window), first);
    more(&mut window, "Open a result");
    choose_path(&mut window, &folder.path().join("balance-seed1-20.json"));
    assert_eq!(result(&window), first);
    let shown = window.get_by_label("Result").accesskit_node().value();
    assert_eq!(shown.as_deref(), Some("balance-seed1-20"), "it is called as its file");
    // What was played here is still there, to be compared with.
    click(&mut window, "Compare");
    assert!(shows_part(&window, "Run 1") && shows_part(&window, "Run 2"));
}

#[test]
fn a_file_that_is_no_result_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(StartProject::Bundled);
    small(&mut window, "20");
    run(&mut window);
    let shown = result(&window);
    let text = shown.write().unwrap();
    let wrong: [(&str, String, &str); 8] = [
        ("empty", String::new(), "no result of `simulate`"),
        ("torn", text[..text.len() / 2].to_owned(), "no result of `simulate`"),
        ("text", "Doctor Boon wins".to_owned(), "no result of `simulate`"),
        ("later", text.replace("\"version\":2", "\"version\":3"), "version 3"),
        ("lies", text.replacen("\"draws\":", "\"draws\":9", 1), "wins and draws"),
        ("huge", text.replace("\"games\":20,", "\"games\":18446744073709551614,"), "`games` of its plan"),
        ("short", text.replacen("SC-B01-H06-X01\"]", "SC-B01-H06-X01\",\"SC-B01-H07-X01\"]", 1), "matchups, not 15"),
        ("deep", "[".repeat(100_000), "no result of `simulate`"),
    ];
    for (name, text, says) in wrong {
        let path = folder.path().join(format!("{name}.json"));
        fs::write(&path, text).unwrap();
        more(&mut window, "Open a result");
        choose_path(&mut window, &path);
        assert!(shows_part(&window, says), "{name}: it is said that {says}");
        assert_eq!(result(&window), shown, "{name}");
    }
    more(&mut window, "Open a result");
    choose_path(&mut window, &folder.path().join("nowhere.json"));
    assert!(shows_part(&window, "nowhere.json"));
    assert_eq!(result(&window), shown);
}

#[test]
fn a_result_of_another_game_is_shown_and_its_games_are_not_played() {
    let folder = tempfile::tempdir().unwrap();
    let (_, whole) = stopped_and_whole();
    let path = folder.path().join("other.json");
    fs::write(&path, whole.write().unwrap().replace("SC-B01-", "SC-B77-")).unwrap();
    let mut window = open(StartProject::Bundled);
    wait(&mut window, "heroes", |window| shows_part(window, "Heroes: Book 1"));
    more(&mut window, "Open a result");
    choose_path(&mut window, &path);
    assert_eq!(result(&window).plan.heroes[0], "SC-B77-H01-X01");
    let board = window.state().sandbox().hash();
    window.query_all_by_label_contains("SC-B77-H01-X01 against SC-B77-H02-X01").next().expect("a cell").click();
    window.run_steps(3);
    for button in ["Show the game", "Watch in the sandbox"] {
        click(&mut window, button);
        wait(&mut window, "why not is said", |window| shows_part(window, "is no hero of this registry"));
    }
    assert!(window.state().tabletop().session().is_none() && window.state().sandbox().hash() == board);
}

#[test]
fn a_game_of_a_matchup_is_watched_in_the_sandbox() {
    let mut window = open(StartProject::Bundled);
    small(&mut window, "20");
    run(&mut window);
    let board = window.state().sandbox().hash();
    let cell = window.query_all_by_label_contains("Doctor Boon against Ember Glow: ").next().expect("a cell");
    cell.click();
    window.run_steps(3);
    for (number, is_reported) in [("1", false), ("2", true), ("20", false)] {
        type_number(&mut window, "Game", number);
        if is_reported {
            click(&mut window, "Show the game");
        }
        // The buttons rest while a game is played again, however long that takes.
        wait(&mut window, "no game is being narrated", |window| {
            !window.get_by_label("Watch in the sandbox").accesskit_node().is_disabled()
        });
        assert!(!is_reported || shows_part(&window, ", seed "), "the game is narrated");
        click(&mut window, "Watch in the sandbox");
        let expected = {
            let (rules, registry) = (rules(), registry());
            let roster = Roster::new(&rules, STARFALL, &registry.cards, &registry.heroes, checked(&registry, &rules));
            let plan = result(&window).plan;
            let heroes = ["SC-B01-H01-X01", "SC-B01-H05-X01"];
            let duels = duels(&roster, &[heroes], true).unwrap();
            game_of(&plan, heroes, &duels[0], number.parse::<u64>().unwrap() - 1)
        };
        // The match before is there until this one is.
        wait(&mut window, "it is in the sandbox", |window| {
            let opening = window.state().tabletop().session().map(Session::opening);
            opening.is_some_and(|of| (of.seed, of.first) == (expected.seed, Some(Seat(expected.first))))
        });
        let played = |window: &Window| window.state().tabletop().session().unwrap().clone();
        assert_eq!((played(&window).at(), played(&window).decisions().len()), (0, expected.actions.len()));
        press(&mut window, Modifiers::NONE, Key::F10);
        assert_eq!(played(&window).at(), 1, "F10 goes a decision on");
        press(&mut window, Modifiers::SHIFT, Key::F10);
        assert_eq!(played(&window).at(), 0);
        press(&mut window, Modifiers::NONE, Key::F5);
        let end = played(&window).point().now.clone();
        let winner = expected.winner.map_or(Outcome::Draw, |winner| Outcome::Won(Seat(winner)));
        assert_eq!((end.over, end.turn), (Some(winner), expected.turns));
        click(&mut window, "Sandbox: Board");
        assert_eq!(window.state().sandbox().hash(), board, "the board is as it was");
        press(&mut window, Modifiers::COMMAND, Key::Num3);
    }
}

#[test]
fn a_game_of_decks_is_listed_in_the_words_of_its_game() {
    let mut window = open(StartProject::Game("tiny".to_owned()));
    settle(&mut window);
    wait(&mut window, "decks", |window| shows_part(window, "Decks: "));
    type_number(&mut window, "Games", "2");
    run(&mut window);
    window.query_all_by_label_contains("ights against ").next().expect("a cell").click();
    window.run_steps(3);
    click(&mut window, "Show the game");
    wait(&mut window, "the game is listed", |window| shows_part(window, ", seed "));
    assert!(shows_part(&window, "Turn 1, ") && shows_part(&window, ": Play, "), "its actions are listed");
    let plan = result(&window).plan;
    click(&mut window, "Watch in the sandbox");
    wait(&mut window, "it is in the sandbox", |window| {
        let session = window.state().tabletop().session();
        session.is_some_and(|session| session.at() == 0 && session.decisions().len() > 4)
    });
    let opening = window.state().tabletop().session().unwrap().opening();
    assert!(plan.heroes.iter().eq(&opening.decks), "{opening:?}");
}

#[test]
fn cards_are_played_in_decks_of_their_own() {
    let mut window = open(StartProject::Game("chaos-cards".to_owned()));
    settle(&mut window);
    click(&mut window, "Strength of the cards");
    click(&mut window, "Cancel");
    wait(&mut window, "it is stopped", |window| shows_part(window, "Pairs of games"));
    type_number(&mut window, "Pairs of games", "2");
    click(&mut window, "Run again");
    wait(&mut window, "the evaluation ends", |window| {
        shows_part(window, "Prices that fit") && shows_part(window, "Run again")
    });
    assert!(shows_part(&window, ": Random: "), "each card has its strength with its interval");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows_part(&window, ": Random: "));
}

#[test]
fn an_evaluation_is_opened_and_its_prices_are_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evaluation.json");
    let pool = concat!(env!("CARGO_MANIFEST_DIR"), "/data/chaos-cards/registry.json");
    let mut command = assert_cmd::Command::cargo_bin("ses-studio").unwrap();
    command.args(["evaluate", "chaos-cards", "--pool", pool, "--pairs", "300", "--steps", "2", "--out"]).arg(&path);
    command.assert().success();
    let mut window = open(StartProject::Game("chaos-cards".to_owned()));
    settle(&mut window);
    more(&mut window, "Open a result");
    choose_path(&mut window, &path);
    assert!(shows_part(&window, ": Random: ") && shows_part(&window, ", Evolved: "), "strengths in both");
    assert!(shows_part(&window, "Damage: "), "and prices");
    click(&mut window, "Strength: Evolved");
    let before = window.state().document().ruleset_text().to_owned();
    click(&mut window, "Apply");
    let after = window.state().document().ruleset_text();
    assert_ne!(after, before);
    let price = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["generator"]["price"].clone();
    assert!(price(&before)["operations"].is_null() && price(after)["operations"]["dmg"].is_string(), "{after}");
    let source = ses_studio::base::Source::new("ruleset.json", after);
    assert_eq!(ses_studio::kernel::form::ruleset(&source).as_deref(), Ok(after), "it stays in its one form");
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().ruleset_text(), before, "it is one step");
}
