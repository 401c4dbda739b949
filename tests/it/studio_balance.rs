//! The screen of balance, driven as a person would: runs, matchups, comparisons, calibration, rows of a card.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use ses_studio::document::Settings as Keep;
use ses_studio::registry;
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Begin, Settings, Start, Studio};

use crate::support::rules;

type Window = Harness<'static, Studio>;

fn open(begin: Begin) -> Window {
    let start = Start { begin, settings: Some(Settings::default()), keep: Keep::without_home() };
    let mut window = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .with_os(egui::os::OperatingSystem::Nix)
        .build_eframe(|context| Studio::new(context, start));
    window.run_steps(2);
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    window
}

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

/// Lets frames pass until something is so.
#[track_caller]
fn wait(window: &mut Window, what: &str, is_so: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !is_so(window) {
        assert!(begun.elapsed() < Duration::from_mins(2), "never: {what}");
        std::thread::sleep(Duration::from_millis(20));
        window.run_steps(1);
    }
    window.run_steps(2);
}

fn has(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

#[track_caller]
fn click(window: &mut Window, label: &str) {
    window.get_all_by_label(label).next().expect(label).click();
    window.run_steps(3);
}

/// Types a number into a field.
fn set(window: &mut Window, name: &str, number: &str) {
    window.get_by_role_and_label(Role::SpinButton, name).click();
    window.run_steps(3);
    press(window, Modifiers::COMMAND, Key::A);
    window.event(Event::Text(number.to_owned()));
    window.run_steps(1);
    press(window, Modifiers::NONE, Key::Enter);
}

/// The six heroes of the first book, a few games.
fn small(window: &mut Window, games: &str) {
    wait(window, "heroes", |window| has(window, "Heroes: Book 1"));
    click(window, "Heroes: Book 1");
    set(window, "Games", games);
}

fn run(window: &mut Window) {
    press(window, Modifiers::COMMAND, Key::R);
    wait(window, "the run ends", |window| {
        !has(window, "Simulating") && window.state().balance_result().is_some_and(ses_studio::sim::Part::is_finished)
    });
}

#[test]
fn heroes_play_and_a_matchup_is_opened_with_the_keyboard() {
    let mut window = open(Begin::Bundled);
    assert!(has(&window, "No figures yet"), "the empty screen says what to do");
    small(&mut window, "20");
    run(&mut window);
    let part = window.state().balance_result().expect("there is a result");
    assert_eq!((part.plan.heroes.len(), part.plan.games, part.matchups.len()), (6, 20, 15));
    // From cell to cell with the arrow keys, past the diagonal.
    let first = "Doctor Boon against High Priestess Nyra: ";
    window.query_all_by_label_contains(first).next().expect("a cell is named").focus();
    window.run_steps(2);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    press(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert!(has(&window, "95 % interval"), "the cell that has the keyboard tells its interval");
    press(&mut window, Modifiers::NONE, Key::Enter);
    let title = "Virelia against High Priestess Nyra";
    assert!(window.query_by_role_and_label(Role::Label, title).is_some() || has(&window, title), "{title}");
    click(&mut window, "Show the game");
    wait(&mut window, "the game is told", |window| has(window, ", seed "));
    assert!(has(&window, "Turn 1, "), "its actions are listed");
    press(&mut window, Modifiers::NONE, Key::Escape);
    assert!(has(&window, "bar: mean"), "Escape leads back to the heroes");
}

#[test]
fn a_run_is_stopped_and_goes_on() {
    let mut window = open(Begin::Bundled);
    // So many that no machine has played them before Escape is read.
    small(&mut window, "200000");
    press(&mut window, Modifiers::COMMAND, Key::R);
    wait(&mut window, "partial figures", |window| window.state().balance_result().is_some());
    press(&mut window, Modifiers::SHIFT, Key::Escape);
    wait(&mut window, "the run stops", |window| has(window, "Go on"));
    let counted = |window: &Window| -> u64 {
        let part = window.state().balance_result().expect("what was counted is kept");
        part.matchups.iter().map(|matchup| matchup.tally.games).sum()
    };
    let stopped = counted(&window);
    assert!(stopped > 0 && stopped < 15 * 200_000, "{stopped}");
    set(&mut window, "Games", "20");
    run(&mut window);
    assert_eq!(counted(&window), 15 * 20, "a later run is another one");
}

#[test]
fn two_runs_are_compared() {
    let mut window = open(Begin::Bundled);
    small(&mut window, "20");
    run(&mut window);
    set(&mut window, "Seed", "7");
    run(&mut window);
    assert_eq!(window.state().balance_result().map(|part| part.plan.seed), Some(7));
    click(&mut window, "Compare");
    click(&mut window, "Run 1");
    assert!(has(&window, "changed beyond chance: "), "how many matchups have changed is told");
    assert!(has(&window, "Seed 1 → 7"), "in what the runs differ is told");
    click(&mut window, "Matchups: Change");
    let cell = window.query_all_by_label_contains("Doctor Boon against Virelia: ").next().expect("a cell");
    let label = cell.accesskit_node().label().unwrap_or_default();
    assert!(label.contains('…'), "a cell tells the change and its interval: {label}");
}

#[test]
fn a_proposal_is_applied_in_one_step_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    // A hero that wins too often, so that there is something to propose.
    let strong = registry::project::STARFALL_REGISTRY.replacen("\"sim_shield\": 48", "\"sim_shield\": 110", 1);
    assert_ne!(strong, registry::project::STARFALL_REGISTRY);
    registry::project::create(folder.path(), STARFALL, &strong, &rules()).unwrap();
    let mut window = open(Begin::At(folder.path().to_owned()));
    small(&mut window, "20");
    run(&mut window);
    let before = window.state().document().registry().clone();
    click(&mut window, "Calibrate");
    set(&mut window, "Rounds", "2");
    window.get_all_by_label("Calibrate").last().expect("the form has its button").click();
    window.run_steps(3);
    wait(&mut window, "a proposal", |window| has(window, "changes: "));
    assert_eq!(window.state().document().registry(), &before, "nothing changes before it is applied");
    click(&mut window, "Apply");
    assert_ne!(window.state().document().registry(), &before);
    wait(&mut window, "the result is stale", |window| has(window, "These figures are of an earlier state"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window.state().document().registry(), &before, "it is one step");
    wait(&mut window, "it is true again", |window| !has(window, "These figures are of an earlier state"));
}

#[test]
fn rows_of_a_card_are_measured() {
    let mut window = open(Begin::Bundled);
    small(&mut window, "20");
    press(&mut window, Modifiers::COMMAND, Key::Num1);
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::R);
    assert!(has(&window, "Sensitivity of "), "the screen of balance shows the card's rows");
    wait(&mut window, "rows are measured", |window| has(window, "By how many points"));
    assert!(has(&window, "row 1, "), "the rows are listed");
}

#[test]
fn a_project_with_errors_says_why_it_cannot_play() {
    let folder = tempfile::tempdir().unwrap();
    let broken = registry::project::STARFALL_REGISTRY.replacen("\"do\": \"dmg\"", "\"do\": \"dgm\"", 1);
    registry::project::create(folder.path(), STARFALL, &broken, &rules()).unwrap();
    let mut window = open(Begin::At(folder.path().to_owned()));
    assert!(has(&window, "The project has errors, so no games can be played"));
    press(&mut window, Modifiers::COMMAND, Key::R);
    assert!(!has(&window, "Simulating"));
    assert!(window.state().balance_result().is_none());
}
