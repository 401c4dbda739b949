//! A project whose ruleset describes the whole game, in the window: its cards are shown, printed, checked and edited.

use std::path::Path;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::registry::start::start;
use ses_studio::registry::write_row;
use ses_studio::studio::{Settings, StartProject};

use crate::window::{Window, click, open, press, settle, shows, shows_part, write};

fn window(folder: &Path, card: &str) -> Window {
    start("tiny", folder).unwrap();
    let settings = Settings { card: Some(card.to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.to_owned()), settings);
    settle(&mut window);
    window
}

fn rows(window: &Window, id: &str) -> Vec<String> {
    let document = window.state().document();
    let card = document.registry().cards.iter().find(|card| card.id == id).unwrap();
    card.effects.iter().map(|row| write_row(row, document.rules())).collect()
}

/// Opens the menu of a chip.
#[track_caller]
fn open_menu(window: &mut Window, label: &str) {
    let is_chip = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    window.get_all_by_label(label).find(is_chip).unwrap_or_else(|| panic!("there is no {label}")).click();
    window.run_steps(3);
}

#[test]
fn a_card_is_shown_with_its_text_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let window = window(folder.path(), "tiny_smith");
    let document = window.state().document();
    let game = document.game().unwrap();
    let texts = document.locales().texts();
    for language in texts.languages() {
        let text = texts.printed(language, game, game.definition(game.cards["tiny_smith"])).text;
        assert!(!text.is_empty() && shows(&window, &text), "{}: {text}", language.tag);
    }
    assert!(shows_part(&window, "Creature") && shows_part(&window, "Trick"), "cards are grouped by type");
    assert!(shows(&window, "when: 1") && shows(&window, "sparks: 1") && shows(&window, "to: 2"));
}

#[test]
fn slots_are_chosen_from_menus_that_know_what_is_legal() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_teacher");
    assert_eq!(
        rows(&window, "tiny_teacher"),
        [r#"{ "on": "on_play", "do": "teach", "word": "swift", "to": "friend" }"#]
    );
    open_menu(&mut window, "when: 1");
    click(&mut window, "when it is destroyed");
    assert_eq!(
        rows(&window, "tiny_teacher"),
        [r#"{ "on": "on_death", "do": "teach", "word": "swift", "to": "friend" }"#]
    );
    press(&mut window, Modifiers::COMMAND, Key::Z);
    click(&mut window, "to: 1 ×");
    assert_eq!(rows(&window, "tiny_teacher"), [r#"{ "on": "on_play", "do": "teach", "word": "swift" }"#]);
    open_menu(&mut window, "Add to row 1");
    click(&mut window, "to");
    assert_eq!(
        rows(&window, "tiny_teacher"),
        [r#"{ "on": "on_play", "do": "teach", "word": "swift", "to": "friend" }"#]
    );
}

#[test]
fn what_the_kernel_refuses_cannot_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_smith");
    let before = rows(&window, "tiny_smith");
    open_menu(&mut window, "when: 1");
    // An ability that holds all the time has no cost.
    click(&mut window, "always");
    assert_eq!(rows(&window, "tiny_smith"), before);
    click(&mut window, "at dawn, in your turn");
    assert_ne!(rows(&window, "tiny_smith"), before);
}

#[test]
fn words_and_keywords_are_added_and_taken_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_teacher");
    let words = |window: &Window, member: &str| {
        let cards = &window.state().document().registry().cards;
        let card = cards.iter().find(|card| card.id == "tiny_teacher").unwrap();
        card.rest.iter().find(|(name, _)| name == member).map(|(_, json)| json.to_string())
    };
    for (word, then) in
        [("Stone", Some("[\"stone\"]")), ("Moth", Some("[\"moth\",\"stone\"]")), ("Stone", Some("[\"moth\"]"))]
    {
        open_menu(&mut window, "Kind");
        click(&mut window, word);
        assert_eq!(words(&window, "kinds").as_deref(), then, "{word}");
    }
    open_menu(&mut window, "Keywords");
    click(&mut window, "Swift");
    assert_eq!(words(&window, "keywords").as_deref(), Some("[\"swift\"]"));
    press(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(words(&window, "keywords"), None);
}

#[test]
fn a_new_card_is_typed_and_saved_in_the_form_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_bolt");
    let before = std::fs::read_to_string(folder.path().join("registry.json")).unwrap();
    press(&mut window, Modifiers::COMMAND, Key::N);
    write(&mut window, "Old Lamp");
    press(&mut window, Modifiers::COMMAND, Key::S);
    settle(&mut window);
    let after = std::fs::read_to_string(folder.path().join("registry.json")).unwrap();
    let added: Vec<&str> = after.lines().filter(|line| !before.contains(line)).collect();
    assert_eq!(added, ["      \"id\": \"tiny_1\",", "      \"name\": \"Old Lamp\",", "      \"cost\": 0"], "{after}");
    assert!(window.state().document().game().unwrap().cards.contains_key("tiny_1"));
}

#[test]
fn balance_says_what_it_does_not_know_yet() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_bolt");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    settle(&mut window);
    assert!(shows(&window, "This game is played from the command line"));
    for key in [Key::Num2, Key::Num4, Key::Num5, Key::Num1] {
        press(&mut window, Modifiers::COMMAND, key);
        settle(&mut window);
    }
}
