//! What else the screen promises: names and words of the window by the same means as rules text, its keys, what it says
//! of a text that is not Fluent, and what the languages still lack.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable;

use super::{CTRL, CTRL_SHIFT, NONE, chosen, click, find, messages, open, press, put, shows, shows_part, write};

#[test]
fn names_flavour_and_the_words_of_the_window_are_edited_by_the_same_means() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "ja");
    // At the end of a card's message stands its flavour.
    find(&mut window, "card-SC-B01-H02-C04");
    write(&mut window, "z");
    let changed = |window: &super::Window| -> Vec<String> {
        window.state().changed_cards().iter().map(|card| card.id.clone()).collect()
    };
    assert_eq!(changed(&window), ["SC-B01-H02-C04"]);
    // A hero's name stands on its own card and on those of its deck.
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
fn a_slip_of_syntax_has_a_place_and_passes_no_check() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "de/starfall.ftl", "op-heal = heile { $val } Schild\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-heal");
    write(&mut window, "z");
    let changed = window.state().changed_cards().to_vec();
    assert!(shows(&window, "Variables") && changed.len() > 50);
    write(&mut window, " {");
    assert!(chosen(&window).is_unfinished && shows_part(&window, "this is not Fluent"));
    assert!(!shows(&window, "Variables") && !shows(&window, "Says what the rows do"));
    // The cards say what is in the file until it is mended.
    assert_eq!(window.state().changed_cards(), changed);
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
fn what_a_new_language_lacks_tells_the_cards_that_wait_for_it() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "uk/starfall.ftl", "op-heal = віднови { $val }\n");
    let mut window = open(folder.path(), "uk");
    click(&mut window, "Lexicon: Coverage");
    let waits = "op-dmg, uk: ";
    assert!(shows_part(&window, waits), "the missing cell");
    window.get_all_by_label_contains(waits).next().unwrap().click_accesskit();
    window.run_steps(4);
    assert_eq!(chosen(&window).id, "op-dmg");
    let own = messages(folder.path(), "uk").into_iter().find(|message| message.id == "op-dmg").unwrap();
    assert!(own.target.is_none());
}
