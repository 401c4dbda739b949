//! A designer makes a card from the filter to the file without the mouse, and the keyboard is never lost on the way.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::base::Code;
use ses_studio::card::Card;
use ses_studio::document::{Home, StorageConfig};
use ses_studio::registry::{self, write_card};
use ses_studio::studio::{Settings, StartOptions, StartProject};

use crate::support::rules;
use crate::window::{Window, builder, open, open_with, press, project, settle, write};

const CARD: &str = "SC-B01-H02-C04";
const PLAIN: Modifiers = Modifiers::NONE;

fn with_card(folder: &std::path::Path, card: &str) -> Window {
    project(folder, registry::project::STARFALL_REGISTRY);
    open(StartProject::Folder(folder.to_owned()), Settings { card: Some(card.to_owned()), ..Settings::default() })
}

fn card<'a>(window: &'a Window, id: &str) -> &'a Card {
    window.state().document().registry().cards.iter().find(|card| card.id == id).unwrap()
}

/// A field or a chip by its name; a menu that it opens has the same.
fn input<'a>(window: &'a Window, label: &'a str) -> egui_kittest::Node<'a> {
    let is_input =
        |node: &egui_kittest::Node<'_>| matches!(node.accesskit_node().role(), Role::ComboBox | Role::SpinButton);
    window.get_all_by_label(label).find(is_input).unwrap_or_else(|| panic!("there is no {label}"))
}

fn has_focus(window: &Window, label: &str) -> bool {
    input(window, label).accesskit_node().is_focused()
}

#[track_caller]
fn focus(window: &mut Window, label: &str) {
    input(window, label).focus();
    window.run_steps(2);
    assert!(has_focus(window, label), "{label}");
}

#[test]
fn a_card_with_legacy_is_made_from_the_filter_to_the_file_without_the_mouse() {
    let folder = tempfile::tempdir().unwrap();
    // The card that was open last is another hero's, and a trap.
    let mut window = with_card(folder.path(), "SC-B01-H01-T09");
    press(&mut window, Modifiers::COMMAND, Key::F);
    write(&mut window, "hero:nyra type:action ");
    settle(&mut window);
    press(&mut window, Modifiers::COMMAND, Key::N);
    let id = "SC-B01-H02-C14";
    assert_eq!(card(&window, id).card_type, "action", "as the first card that the filter shows");
    write(&mut window, "Ember Vow");
    let row = |window: &mut Window, value: &str| {
        press(window, Modifiers::COMMAND, Key::Enter);
        write(window, "damage");
        press(window, PLAIN, Key::Enter);
        press(window, PLAIN, Key::Tab);
        write(window, value);
    };
    row(&mut window, "15");
    row(&mut window, "20");
    press(&mut window, PLAIN, Key::Tab);
    assert!(has_focus(&window, "Add a condition to row 2"));
    press(&mut window, PLAIN, Key::Enter);
    write(&mut window, "first action");
    press(&mut window, PLAIN, Key::Enter);
    // Behind the conditions comes the role.
    press(&mut window, PLAIN, Key::Tab);
    press(&mut window, PLAIN, Key::Tab);
    press(&mut window, PLAIN, Key::Enter);
    press(&mut window, Modifiers::COMMAND, Key::L);
    press(&mut window, PLAIN, Key::Enter);
    write(&mut window, "9");
    press(&mut window, PLAIN, Key::Enter);
    let rows: Vec<String> = card(&window, id).effects.iter().map(|row| registry::write_row(row, &rules())).collect();
    let expected = [
        r#"{ "do": "dmg", "val": 15 }"#,
        r#"{ "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true }"#,
        r#"{ "do": "dmg", "val": 9, "if": { "vs_book2": true }, "bonus": true }"#,
    ];
    assert_eq!(rows, expected);
    // Too much; its remedy is one key away.
    let place = window.state().chosen().unwrap();
    let wrong = |window: &Window| window.state().document().problems_of(place).map(|problem| problem.code).collect();
    let found: Vec<Code> = wrong(&window);
    assert!(found.contains(&Code::LegacyBonusRange), "{found:?}");
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Period);
    let found: Vec<Code> = wrong(&window);
    assert_eq!(found, []);
    press(&mut window, Modifiers::COMMAND, Key::S);
    // One card more, and nothing else in the file.
    let written = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    let made = format!("{},\n", write_card(card(&window, id), &rules()));
    let lines = |text: &str| text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>().join("\n");
    let (written, made) = (lines(&written), lines(&made));
    assert_eq!(written.matches(&made).count(), 1, "{made}");
    assert_eq!(written.replacen(&format!("{made}\n"), "", 1), lines(registry::project::STARFALL_REGISTRY));
}

#[test]
fn the_key_that_opens_a_menu_chooses_nothing_and_escape_goes_back_to_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), CARD);
    let before = card(&window, CARD).clone();
    for label in
        ["Add a condition to row 2", "Operation of row 1", "Type", "Condition of row 3: you are facing a Book 2 hero"]
    {
        focus(&mut window, label);
        press(&mut window, PLAIN, Key::Enter);
        assert!(egui::Popup::is_any_open(&window.ctx), "{label}");
        press(&mut window, PLAIN, Key::Escape);
        assert!(!egui::Popup::is_any_open(&window.ctx), "{label}");
        assert!(has_focus(&window, label), "{label}");
    }
    assert_eq!(card(&window, CARD), &before);
}

#[test]
fn what_is_done_with_a_row_is_done_with_the_one_that_has_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), CARD);
    window.get_by_label("Row 1: drag to move").click();
    window.run_steps(3);
    focus(&mut window, "Operation of row 3");
    window.run_steps(2);
    press(&mut window, Modifiers::COMMAND, Key::D);
    let values: Vec<_> = card(&window, CARD).effects.iter().map(|row| row.val).collect();
    assert_eq!(values, [Some(15), Some(20), Some(5), Some(5)]);
}

#[test]
fn another_filter_shows_what_it_finds_from_the_begin_and_leads_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let last = crate::support::registry().cards.last().unwrap().id.to_string();
    let mut window = with_card(folder.path(), &last);
    window.run_steps(20);
    press(&mut window, Modifiers::COMMAND, Key::F);
    write(&mut window, "hero:nyra");
    settle(&mut window);
    let first = window.state().document().registry().cards.iter().position(|card| card.id.starts_with("SC-B01-H02"));
    let name = window.state().document().registry().cards[first.unwrap()].name.to_string();
    assert!(window.query_by_label(&name).is_some(), "{name} is in sight");
    press(&mut window, PLAIN, Key::ArrowDown);
    window.run_steps(5);
    assert_eq!(window.state().chosen(), first.map(ses_studio::document::RecordPath::Card));
    assert!(window.get_all_by_label(&name).any(|node| node.accesskit_node().is_focused()));
    press(&mut window, PLAIN, Key::ArrowDown);
    assert_eq!(window.state().chosen(), first.map(|first| ses_studio::document::RecordPath::Card(first + 1)));
}

#[test]
fn no_row_moves_when_all_together_are_too_much() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), CARD);
    let place = |window: &Window| window.get_by_label("Operation of row 3").rect();
    let before = place(&window);
    focus(&mut window, "Value of row 3");
    write(&mut window, "9");
    press(&mut window, PLAIN, Key::Enter);
    settle(&mut window);
    let chosen = window.state().chosen().unwrap();
    assert!(window.state().document().problems_of(chosen).any(|problem| problem.code == Code::LegacyTotal));
    assert_eq!(place(&window), before);
}

#[test]
fn earlier_versions_bear_the_date_of_their_saving() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    project(&game, registry::project::STARFALL_REGISTRY);
    let keep = StorageConfig { home: Some(Home::at(folder.path().join("home"))), has_journal: false };
    let settings = Settings { card: Some(CARD.to_owned()), ..Settings::default() };
    let start = StartOptions {
        project: StartProject::Folder(game),
        settings: Some(settings),
        storage: keep,
        ..StartOptions::default()
    };
    let mut window = open_with(builder(), start);
    press(&mut window, PLAIN, Key::F2);
    write(&mut window, "Ember Vow");
    press(&mut window, Modifiers::COMMAND, Key::S);
    press(&mut window, Modifiers::COMMAND, Key::K);
    write(&mut window, ">Earlier versions");
    press(&mut window, PLAIN, Key::Enter);
    window.run_steps(3);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
    let dates: Vec<String> = window.get_all_by_label_contains(" UTC").filter_map(label).collect();
    assert!(!dates.is_empty());
    for date in dates {
        let year: u64 = date.split('-').next().unwrap().parse().unwrap();
        assert!(year.abs_diff(1970 + now / 31_556_952) <= 1, "{date}");
    }
    assert!(window.query_all_by_label("registry.json").next().is_some());
}

#[test]
fn a_number_out_of_range_says_what_is_legal_while_it_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_card(folder.path(), CARD);
    focus(&mut window, "Value of row 1");
    let range = {
        let rules = window.state().document().rules();
        let Some(ses_studio::document::RecordPath::Card(at)) = window.state().chosen() else { unreachable!() };
        let op = &window.state().document().registry().cards[at].effects[0].op;
        rules.operations[op].val.clone().unwrap()
    };
    let legal = format!("{}–{}", range.start(), range.end());
    assert!(!crate::window::shows(&window, &legal));
    write(&mut window, &(range.end() + 1).to_string());
    window.run_steps(3);
    assert!(crate::window::shows(&window, &legal), "{legal}");
    for _ in 0..(range.end() + 1).to_string().len() {
        press(&mut window, PLAIN, Key::Backspace);
    }
    write(&mut window, &range.end().to_string());
    window.run_steps(3);
    assert!(!crate::window::shows(&window, &legal));
}
