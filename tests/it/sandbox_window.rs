//! The sandbox's screen, used as a person would: by drag, by keys, by what a screen reader says.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use ses_studio::document::StorageConfig;
use ses_studio::engine::Side;
use ses_studio::registry::STARFALL_REGISTRY;
use ses_studio::sandbox::tabletop::Session;
use ses_studio::sandbox::{Command, Picked, Preset, Tree};
use ses_studio::studio::{Screen, Settings, StartOptions, StartProject};

use crate::support::rules;
use crate::window::{Window, builder, open, open_with, press, project, write};

/// A card whose second row replaces its first.
const CARD: &str = "SC-B01-H02-C04";

fn sandbox() -> Window {
    let mut harness = open(StartProject::Bundled, Settings { screen: Screen::Sandbox, ..Settings::default() });
    harness.state_mut().perform_on_board(Command::Preset(Preset::Empty));
    harness.run_steps(3);
    harness
}

/// Finds a card in the list at the left.
fn find(harness: &mut Window, words: &str) {
    press(harness, Modifiers::COMMAND, Key::F);
    write(harness, words);
}

/// The cards of a zone, as the board's file has them.
fn cards(harness: &Window, path: [&str; 2]) -> Vec<String> {
    let zone = harness.state().sandbox().tree().at(path);
    let items = zone.map(Tree::items).unwrap_or_default();
    items.iter().map(|card| card.as_text().or_else(|| card.get("card")?.as_text()).unwrap_or_default()).collect()
}

#[test]
fn a_board_is_built_by_dragging_cards_into_zones_and_between_them() {
    let mut harness = sandbox();
    find(&mut harness, "ember oath");
    let card = harness.get_by_label("Ember Oath").rect().center();
    let hand = harness.get_by_label("Add a card: Hand, Doctor Boon").rect().center();
    harness.drag_at(card);
    harness.run_steps(2);
    harness.hover_at(hand);
    harness.run_steps(2);
    harness.drop_at(hand);
    harness.run_steps(3);
    assert_eq!(cards(&harness, ["self", "hand"]), [CARD]);
    let placed = harness.get_by_label("Ember Oath, Hand, Doctor Boon").rect().center();
    let pile = harness.get_by_label("Add a card: Discard, Doctor Boon").rect().center();
    harness.drag_at(placed);
    harness.run_steps(2);
    harness.hover_at(pile);
    harness.run_steps(2);
    harness.drop_at(pile);
    harness.run_steps(3);
    assert_eq!(cards(&harness, ["self", "discard"]), [CARD]);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(cards(&harness, ["self", "hand"]).is_empty() && cards(&harness, ["self", "discard"]).is_empty());
    assert!(!harness.state().document().is_dirty(), "the board is not the project");
}

#[test]
fn a_board_is_built_with_the_keyboard_alone() {
    let mut harness = sandbox();
    harness.get_by_label("Add a card: Field, Doctor Boon").focus();
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    write(&mut harness, "grave nov");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let field = cards(&harness, ["self", "field"]);
    assert_eq!(field.len(), 1, "{field:?}");
    // Its menu, by keys: it is put somewhere else.
    let label = format!("{}, Field", name_of(&harness, &field[0]));
    harness.get_by_label_contains(&label).focus();
    harness.run_steps(2);
    press(&mut harness, Modifiers::ALT, Key::Enter);
    write(&mut harness, "discard doctor");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(cards(&harness, ["self", "discard"]), field);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    harness.get_by_label_contains(&label).focus();
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert!(cards(&harness, ["self", "field"]).is_empty());
}

fn name_of(harness: &Window, id: &str) -> String {
    let registry = harness.state().document().registry();
    registry.cards.iter().find(|card| card.id == id).map(|card| card.name.to_string()).unwrap_or_default()
}

#[test]
fn step_back_step_gives_the_same_states_and_explains_each_row() {
    let mut harness = sandbox();
    find(&mut harness, "ember oath");
    harness.get_by_label("Ember Oath").click();
    harness.run_steps(3);
    let mut states = vec![harness.state().sandbox().hash()];
    while states.len() == 1 || harness.state().sandbox().at() < harness.state().sandbox().timeline().end() {
        press(&mut harness, Modifiers::NONE, Key::F10);
        states.push(harness.state().sandbox().hash());
    }
    assert!(states.len() >= 3, "{states:?}");
    for expected in states.iter().rev().skip(1) {
        press(&mut harness, Modifiers::SHIFT, Key::F10);
        assert_eq!(harness.state().sandbox().hash(), *expected);
    }
    for expected in &states[1..] {
        press(&mut harness, Modifiers::NONE, Key::F10);
        assert_eq!(harness.state().sandbox().hash(), *expected);
    }
    for words in ["undone by row 2", "applied", "first Action this turn", "Undo of row 1"] {
        assert!(harness.query_all_by_label_contains(words).next().is_some(), "the screen does not say “{words}”");
    }
}

#[test]
fn the_trial_follows_an_edit_within_one_frame() {
    let settings = Settings { try_open: true, card: Some(CARD.to_owned()), ..Settings::default() };
    let mut harness = open(StartProject::Bundled, settings);
    let damage = |harness: &Window| {
        let trial = harness.state().sandbox().trial().expect("the chosen card is tried");
        trial.timeline.steps[0].events.len()
    };
    let before = damage(&harness);
    let at = harness.state().chosen().expect("a card is chosen");
    assert!(harness.state_mut().perform_edit(ses_studio::document::Command::RemoveRow { at, row: 0 }));
    harness.step();
    assert!(damage(&harness) < before);
    assert!(harness.query_all_by_label_contains("undone by row").next().is_none());
}

#[test]
fn a_scenario_passes_is_broken_by_a_changed_card_and_the_screen_shows_where() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path(), STARFALL_REGISTRY);
    let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
    let mut harness = open(StartProject::Folder(folder.path().to_owned()), settings);
    let studio = harness.state_mut();
    studio.perform_on_board(Command::Preset(Preset::LaterBook));
    studio.perform_on_board(Command::Pick(Picked::Id(CARD.into()), Side::First));
    harness.run_steps(3);
    press(&mut harness, Modifiers::NONE, Key::F5);
    let expected: Vec<(&str, i64)> = {
        let (board, state) = harness.state().sandbox().shown().unwrap();
        let counter = |name| board.table.rules.layout.counter(rules().counter_id(name).unwrap());
        let number = |name| state.player(Side::Second).number(counter(name)).into();
        vec![("shield", number("shield")), ("energy", number("energy"))]
    };
    for (name, value) in &expected {
        let path = vec!["opponent".to_owned(), (*name).to_owned()];
        harness.state_mut().perform_on_board(Command::Expect(path, Tree::number(*value)));
    }
    press(&mut harness, Modifiers::COMMAND, Key::E);
    write(&mut harness, "Ember Oath later");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let file = folder.path().join("scenarios/ember-oath-later.json");
    assert!(file.is_file());
    assert!(passes(folder.path()));

    let text = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    let at = text.find(CARD).unwrap();
    let (before, after) = text.split_at(at);
    let changed = format!("{before}{}", after.replacen("\"val\": 20", "\"val\": 21", 1));
    assert_ne!(changed, text);
    fs::write(folder.path().join("registry.json"), changed).unwrap();
    assert!(!passes(folder.path()));

    let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
    let mut harness = open(StartProject::Folder(folder.path().to_owned()), settings);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    harness.run_steps(5);
    assert_eq!(harness.state().sandbox().scenario_run.failed(), 1);
    harness.get_by_label("Failing: 1").click();
    harness.run_steps(3);
    harness.get_by_label("Ember Oath later").click();
    harness.run_steps(4);
    let sandbox = harness.state().sandbox();
    assert_eq!(sandbox.at(), sandbox.timeline().end(), "everything is shown up to where it fails");
    let wrong: Vec<String> =
        sandbox.expected(&rules()).into_iter().filter(|line| line.found.is_some()).map(|line| line.name()).collect();
    assert_eq!(wrong, ["opponent.shield"]);
    assert!(harness.query_all_by_label_contains("opponent.shield = ").next().is_some());
}

fn passes(project: &Path) -> bool {
    let program = assert_cmd::Command::cargo_bin("ses-studio").unwrap().arg("test").arg(project).output().unwrap();
    program.status.success()
}

/// The match that the sandbox shows.
fn played(harness: &Window) -> &Session {
    harness.state().tabletop().session().unwrap()
}

#[test]
fn a_board_is_played_on_as_a_match_and_both_are_kept() {
    let mut harness = sandbox();
    harness.state_mut().perform_on_board(Command::Preset(Preset::MidGame));
    harness.run_steps(3);
    let board = harness.state().sandbox().hash();
    harness.get_by_label("Play on").click();
    harness.run_steps(3);
    let begin = played(&harness).point().now.clone();
    press(&mut harness, Modifiers::NONE, Key::Space);
    assert!(played(&harness).at() == 1 && played(&harness).point().now != begin);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(played(&harness).at() == 0 && played(&harness).point().now == begin);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(played(&harness).at(), 1);
    // The board is as it was, and so is the match when it is shown again.
    harness.get_by_label("Sandbox: Board").click();
    harness.run_steps(3);
    assert_eq!(harness.state().sandbox().hash(), board);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_ne!(harness.state().sandbox().hash(), board);
    harness.get_by_label("Sandbox: Match").click();
    harness.run_steps(3);
    assert_eq!(played(&harness).at(), 1);
    // A card that is tried on the board shows the board.
    harness.state_mut().perform_on_board(Command::Try(Picked::Id(CARD.into())));
    harness.run_steps(3);
    assert!(harness.query_by_label("Play on").is_some());
}

#[test]
fn the_board_is_there_again_in_the_next_session() {
    let folder = tempfile::tempdir().unwrap();
    let keep = StorageConfig { home: Some(ses_studio::document::Home::at(folder.path())), has_journal: true };
    let begin = |keep: StorageConfig| {
        let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
        let start = StartOptions {
            project: StartProject::Bundled,
            settings: Some(settings),
            storage: keep,
            ..StartOptions::default()
        };
        open_with(builder(), start)
    };
    let mut harness = begin(keep.clone());
    harness.state_mut().perform_on_board(Command::Preset(Preset::NearlyDead));
    harness.state_mut().perform_on_board(Command::Pick(Picked::Id(CARD.into()), Side::Second));
    harness.state_mut().perform_on_board(Command::Resolve);
    harness.run_steps(2);
    let before = harness.state().sandbox().hash();
    let tree = harness.state().sandbox().tree().clone();
    std::thread::sleep(std::time::Duration::from_millis(1100));
    harness.run_steps(2);
    drop(harness);
    let harness = begin(keep);
    assert_eq!((harness.state().sandbox().hash(), harness.state().sandbox().tree()), (before, &tree));
}

/// The sandbox with a board that has cards in all zones, in a window of a size.
fn sized(width: f32, height: f32) -> Window {
    let settings = Settings { screen: Screen::Sandbox, ..Settings::default() };
    let start = StartOptions {
        project: StartProject::Bundled,
        settings: Some(settings),
        storage: StorageConfig::without_home(),
        ..StartOptions::default()
    };
    let mut window = open_with(builder().with_size(egui::vec2(width, height)), start);
    window.state_mut().perform_on_board(Command::Preset(Preset::Full));
    window.state_mut().perform_on_board(Command::Pick(Picked::Id(CARD.into()), Side::First));
    window.run_steps(4);
    window
}

/// The places of all widgets of a role, with their names.
fn widgets(window: &Window, role: egui::accesskit::Role) -> Vec<(String, egui::Rect)> {
    let nodes = window.query_all_by(|node| node.role() == role);
    nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

#[test]
fn the_smallest_window_shows_every_button_and_readable_cards() {
    for (width, height) in [(1024.0, 640.0), (1280.0, 800.0), (1440.0, 900.0)] {
        let window = sized(width, height);
        let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height)).expand(1.0);
        let buttons = widgets(&window, egui::accesskit::Role::Button);
        for (name, rect) in &buttons {
            // Widgets that are scrolled out of sight are clipped to nothing.
            assert!(whole.contains_rect(*rect) || !rect.is_positive(), "{width}: {name} is at {rect:?}");
        }
        let toolbar: Vec<&(String, egui::Rect)> = buttons
            .iter()
            .filter(|(_, rect)| rect.top() > 44.0 && rect.bottom() < 82.0 && rect.left() > 60.0)
            .collect();
        assert!(toolbar.len() >= 4, "{width}: {toolbar:?}");
        for (at, (name, rect)) in toolbar.iter().enumerate() {
            for (other, place) in &toolbar[at + 1..] {
                let shared = rect.intersect(*place);
                assert!(!shared.is_positive(), "{width}: {name} and {other} overlap");
            }
        }
        let cards = buttons.iter().filter(|(name, _)| [", Hand, ", ", Field, "].iter().any(|zone| name.contains(zone)));
        let cards: Vec<_> = cards.filter(|(name, _)| !name.starts_with("Add a card")).collect();
        assert!(cards.len() >= 6, "{width}: {} cards", cards.len());
        for (name, rect) in cards {
            assert!(rect.width() >= 40.0 || rect.right() >= whole.right(), "{width}: {name} is {} wide", rect.width());
        }
    }
}

#[test]
fn a_large_window_is_filled_by_the_board() {
    let window = sized(2560.0, 1440.0);
    let buttons = widgets(&window, egui::accesskit::Role::Button);
    let cards: Vec<egui::Rect> =
        buttons.iter().filter(|(name, _)| name.contains(", Field, ")).map(|(_, rect)| *rect).collect();
    let top = cards.iter().map(egui::Rect::top).fold(f32::INFINITY, f32::min);
    let bottom = cards.iter().map(egui::Rect::bottom).fold(0.0, f32::max);
    assert!(bottom - top >= 0.55 * 1440.0, "cards in play are from {top} to {bottom}");
    assert!(cards.iter().all(|rect| rect.width() >= 150.0), "{cards:?}");
}
