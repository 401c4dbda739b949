//! Other behaviour of the screen: names and interface texts, keys, text that is not Fluent, and missing messages.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable;

use super::{chosen, find, messages, open, put};
use crate::window::{CTRL, CTRL_SHIFT, NONE, activate, press, shows, shows_part, write};

#[test]
fn names_flavour_and_the_words_of_the_window_are_edited_by_the_same_means() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "ja");
    // A card's message ends with its flavour text.
    find(&mut window, "card-SC-B01-H02-C04");
    write(&mut window, "z");
    let changed = |window: &super::Window| -> Vec<String> {
        window.state().changed_cards().iter().map(|card| card.id.clone()).collect()
    };
    assert_eq!(changed(&window), ["SC-B01-H02-C04"]);
    // A hero's name is printed on the hero's card and on all cards of the deck.
    find(&mut window, "card-SC-B01-H02-X01");
    press(&mut window, CTRL | egui::Modifiers::CTRL, Key::Home);
    press(&mut window, NONE, Key::End);
    write(&mut window, "z");
    let cards = changed(&window);
    assert!(cards.len() == 40 && cards.iter().all(|id| id.starts_with("SC-B01-H02-")), "{cards:?}");
    find(&mut window, "line-type-subtype");
    write(&mut window, "z");
    assert!(changed(&window).len() > 100);
    find(&mut window, "screen-cards");
    write(&mut window, "z");
    assert!(shows(&window, "No card shows this text.") && changed(&window).is_empty());
    press(&mut window, CTRL, Key::S);
    let own = |file: &str| fs::read_to_string(folder.path().join("locales/ja").join(file)).unwrap();
    assert!(own("ui.ftl").starts_with("screen-cards = ") && own("ui.ftl").ends_with("z\n"));
    assert!(own("starfall-cards.ftl").contains("card-SC-B01-H02-C04 = "));
    assert!(own("core.ftl").contains("line-type-subtype = "));
}

#[test]
fn keys_go_through_the_list_and_copy_the_source() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    press(&mut window, CTRL, Key::F);
    write(&mut window, "op-d");
    press(&mut window, NONE, Key::Enter);
    press(&mut window, NONE, Key::F2);
    let first = chosen(&window).id.clone();
    press(&mut window, egui::Modifiers::ALT, Key::ArrowDown);
    let second = chosen(&window).id.clone();
    assert_ne!(first, second);
    press(&mut window, egui::Modifiers::ALT, Key::ArrowUp);
    assert_eq!(chosen(&window).id, first);
    press(&mut window, CTRL_SHIFT, Key::ArrowRight);
    assert_eq!(chosen(&window).target.as_deref(), Some(chosen(&window).source.as_str()));
    press(&mut window, CTRL, Key::Z);
    assert_ne!(chosen(&window).target.as_deref(), Some(chosen(&window).source.as_str()));
}

#[test]
fn a_syntax_error_has_a_place_and_passes_no_check() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "de/starfall.ftl", "op-heal = heile { $val } Schild\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    write(&mut window, "z");
    let changed = window.state().changed_cards().to_vec();
    assert!(shows(&window, "Variables") && changed.len() > 50);
    write(&mut window, " {");
    assert!(chosen(&window).is_unfinished && shows_part(&window, "This is not Fluent"));
    assert!(!shows(&window, "Variables") && !shows(&window, "Matches the rows"));
    // The cards show the text of the file until the error is fixed.
    assert_eq!(window.state().changed_cards(), changed);
}

#[test]
fn what_is_not_read_for_its_braces_passes_no_check() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "de/starfall.ftl", "op-heal = heile {{ $val }} Schild\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    assert!(shows_part(&window, "A placeable in a placeable"));
    assert!(!shows(&window, "Syntax") && !shows(&window, "Variables"));
}

#[test]
fn a_field_that_is_reached_by_key_comes_into_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "ar");
    find(&mut window, "op-heal");
    press(&mut window, CTRL, Key::G);
    let last = "op-heal.name";
    let before = window.get_by_label(last).rect();
    assert!(before.top() > 500.0, "it begins out of sight: {before:?}");
    window.get_by_label(last).focus();
    window.run_steps(30);
    let node = window.get_by_label(last);
    assert!(node.is_focused() && node.rect().bottom() < before.top(), "{:?}", node.rect());
}

#[test]
fn a_missing_message_lists_the_cards_that_wait_for_it() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "uk/starfall.ftl", "op-heal = віднови { $val }\n");
    let mut window = open(folder.path(), "uk");
    activate(&mut window, "Lexicon: Coverage");
    let waits = "op-dmg, uk: ";
    assert!(shows_part(&window, waits), "the missing cell");
    window.get_all_by_label_contains(waits).next().unwrap().click_accesskit();
    window.run_steps(4);
    assert_eq!(chosen(&window).id, "op-dmg");
    let own = messages(folder.path(), "uk").into_iter().find(|message| message.id == "op-dmg").unwrap();
    assert!(own.target.is_none());
}

#[test]
fn the_keyboard_stays_where_the_work_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-nrg");
    // A new search replaces the last one, and a search without matches keeps the message.
    press(&mut window, CTRL, Key::F);
    write(&mut window, "zzqqx");
    assert!(shows(&window, "Clear the filter"));
    press(&mut window, NONE, Key::Enter);
    assert_eq!(chosen(&window).id, "op-nrg");
    press(&mut window, CTRL, Key::F);
    write(&mut window, "op-heal");
    press(&mut window, NONE, Key::Enter);
    assert_eq!(chosen(&window).id, "op-heal");
    // The translation keeps the focus from Fluent to fields and back.
    press(&mut window, NONE, Key::F2);
    press(&mut window, CTRL, Key::G);
    write(&mut window, "qq");
    let first = |window: &super::Window| chosen(window).target.clone().unwrap_or_default();
    assert!(first(&window).contains("qq"), "{}", first(&window));
    press(&mut window, CTRL, Key::G);
    write(&mut window, "ww");
    assert!(first(&window).ends_with("ww"), "{}", first(&window));
}

#[test]
fn text_typed_right_after_the_shortcut_goes_to_the_search() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-nrg");
    let before = chosen(&window).target.clone();
    window.key_press_modifiers(CTRL, Key::F);
    for letter in ["o", "p", "-", "h", "e", "a", "l"] {
        window.event(egui::Event::Text(letter.to_owned()));
    }
    window.run_steps(3);
    press(&mut window, NONE, Key::Enter);
    assert_eq!(chosen(&window).id, "op-heal");
    find(&mut window, "op-nrg");
    assert_eq!(chosen(&window).target, before, "nothing of it went into the translation");
}

#[test]
fn the_place_of_the_caret_is_that_of_the_text() {
    let folder = tempfile::tempdir().unwrap();
    let long = "zadaj { $val } obrażeń ".repeat(12);
    put(folder.path(), "pl/starfall.ftl", &format!("op-nrg = {long}\n    .name = x\n"));
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-nrg");
    write(&mut window, "y");
    assert!(shows(&window, "Ln 2, Col 15"), "the first line takes several rows");
}

#[test]
fn the_next_start_goes_on_at_the_message_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-draw");
    let settings = window.state().settings().clone();
    drop(window);
    let again = super::open_with(folder.path(), settings);
    assert_eq!(chosen(&again).id, "op-draw");
    assert!(shows_part(&again, "op-draw, "), "its line is in sight");
}

#[test]
fn the_reason_of_a_rejection_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-nrg");
    press(&mut window, CTRL_SHIFT, Key::X);
    write(&mut window, "too long");
    press(&mut window, NONE, Key::Enter);
    assert!(shows(&window, "Rejected · Ana: too long"));
    // Two comments in a row, without the mouse.
    press(&mut window, CTRL, Key::M);
    write(&mut window, "one");
    press(&mut window, NONE, Key::Enter);
    window.run_steps(2);
    write(&mut window, "two");
    press(&mut window, NONE, Key::Enter);
    let comments: Vec<&str> = chosen(&window).record.comments.iter().map(|comment| comment.text.as_str()).collect();
    assert_eq!(comments, ["one", "two"]);
}
