//! The window, driven as a person would: by keys, and by what a screen reader sees.

use std::fs;
use std::path::Path;

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use ses_studio::document::Settings as Keep;
use ses_studio::registry::{self, Project};
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{ACTIONS, Action, Begin, Settings, Start, Studio};

use crate::support::rules;

fn open(begin: Begin, settings: Settings) -> Harness<'static, Studio> {
    let start = Start { begin, settings: Some(settings), keep: Keep::without_home() };
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .with_os(egui::os::OperatingSystem::Nix)
        .build_eframe(|context| Studio::new(context, start));
    harness.run_steps(4);
    harness
}

fn press(harness: &mut Harness<'_, Studio>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
}

fn write(harness: &mut Harness<'_, Studio>, text: &str) {
    for letter in text.chars() {
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(1);
    }
    harness.run_steps(2);
}

fn project(folder: &Path, registry: &str) {
    registry::project::create(folder, STARFALL, registry, &rules()).unwrap();
}

#[test]
fn a_card_is_authored_and_saved_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path(), &registry::project::empty(&rules()));
    let mut harness = open(Begin::At(folder.path().to_owned()), Settings::default());
    let ctrl = Modifiers::COMMAND;
    press(&mut harness, ctrl, Key::N);
    write(&mut harness, "Ember Oath");
    // A row: the menu of operations opens, a few letters find the operation, Enter takes it.
    press(&mut harness, ctrl, Key::Enter);
    write(&mut harness, "gain energy");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, ctrl, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, ctrl, Key::S);

    let written = Project::open(folder.path()).unwrap().check();
    assert!(written.is_sound(), "{:?}", written.registry_problems);
    let registry = written.registry.unwrap();
    let card = &registry.cards[0];
    assert_eq!(card.name, "Ember Oath");
    let operations: Vec<&str> = card.effects.iter().map(|row| row.op.as_str()).collect();
    assert_eq!(operations, ["nrg", "dmg"]);
    assert!(!harness.state().document().is_dirty());
    let on_disk = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    assert_eq!(on_disk, registry::write(&registry, &rules()));
}

#[test]
fn undo_goes_back_across_a_save() {
    let folder = tempfile::tempdir().unwrap();
    let text = registry::project::STARFALL_REGISTRY;
    project(folder.path(), text);
    let first = crate::support::registry().cards[0].id.to_string();
    let settings = Settings { card: Some(first), ..Settings::default() };
    let mut harness = open(Begin::At(folder.path().to_owned()), settings);
    let before = harness.state().document().registry().clone();
    press(&mut harness, Modifiers::NONE, Key::F2);
    write(&mut harness, "Renamed");
    assert_eq!(harness.state().document().registry().cards[0].name, "Renamed");
    press(&mut harness, Modifiers::COMMAND, Key::S);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(harness.state().document().registry(), &before, "a burst of typing is one step");
    assert!(harness.state().document().is_dirty());
    press(&mut harness, Modifiers::COMMAND, Key::S);
    assert_eq!(fs::read_to_string(folder.path().join("registry.json")).unwrap(), text);
}

#[test]
fn a_broken_file_opens_with_its_problems_and_is_mended_with_fixes() {
    let folder = tempfile::tempdir().unwrap();
    let broken = registry::project::STARFALL_REGISTRY.replacen("\"do\": \"dmg\"", "\"do\": \"dgm\"", 3);
    project(folder.path(), &broken);
    let settings = Settings { problems_open: true, ..Settings::default() };
    let mut harness = open(Begin::At(folder.path().to_owned()), settings);
    assert_eq!(harness.state().document().tally().0, 3);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Period);
    assert_eq!(harness.state().document().tally(), (0, 0));
    press(&mut harness, Modifiers::COMMAND, Key::S);
    let mended = fs::read_to_string(folder.path().join("registry.json")).unwrap();
    assert_eq!(mended, registry::project::STARFALL_REGISTRY);
}

#[test]
fn every_shortcut_is_one_action_and_none_ends_in_a_panic() {
    let mut seen = std::collections::BTreeSet::new();
    for entry in ACTIONS {
        if let Some(keys) = entry.keys {
            assert!(seen.insert(format!("{keys:?}")), "{:?} has the keys of another", entry.action);
        }
    }
    let mut harness = open(Begin::Bundled, Settings::default());
    for entry in ACTIONS {
        let Some(keys) = entry.keys.filter(|_| entry.action != Action::Quit) else { continue };
        press(&mut harness, keys.modifiers, keys.logical_key);
        // What a shortcut opened is shut again, so that the next one reaches the window.
        press(&mut harness, Modifiers::NONE, Key::Escape);
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    // Undo belongs to the screen: the sandbox has steps of its own.
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    while harness.state().document().undo_label().is_some() {
        press(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert!(!harness.state().document().is_dirty());
}

#[test]
fn the_window_speaks_the_chosen_language() {
    for (tag, library) in [("en", "Library"), ("de", "Bibliothek"), ("ar", "Library")] {
        let settings = Settings { language: tag.to_owned(), ..Settings::default() };
        let harness = open(Begin::Bundled, settings);
        assert!(harness.query_all_by_label(library).next().is_some(), "{tag}: {library}");
    }
}

#[test]
fn the_pages_to_be_printed_are_turned_by_the_keyboard() {
    let harness = &mut open(Begin::Bundled, Settings::default());
    let shows = |harness: &Harness<'_, Studio>, text: &str| {
        assert!(harness.query_all_by_label(text).next().is_some(), "{text} is not shown");
    };
    press(harness, Modifiers::COMMAND, Key::Num2);
    shows(harness, "Page 1 of 572");
    press(harness, Modifiers::NONE, Key::PageDown);
    shows(harness, "Page 2 of 572");
    press(harness, Modifiers::NONE, Key::End);
    press(harness, Modifiers::NONE, Key::PageDown);
    shows(harness, "Page 572 of 572");
    press(harness, Modifiers::NONE, Key::PageUp);
    shows(harness, "Page 571 of 572");
    // A second language has pages of its own, behind those of the first.
    harness.get_by_label("Deutsch").click();
    harness.run_steps(3);
    shows(harness, "Page 1 of 1144 · English");
    press(harness, Modifiers::NONE, Key::End);
    shows(harness, "Page 1144 of 1144 · Deutsch");
    for language in ["Deutsch", "English"] {
        harness.get_by_label(language).click();
        harness.run_steps(3);
    }
    shows(harness, "No language is chosen.");
}
