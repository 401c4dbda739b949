//! A project whose ruleset describes the whole game, in the window: its cards are shown, printed, checked and edited.

use std::path::Path;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::card::{Slot, number};
use ses_studio::document::{Document, StorageConfig};
use ses_studio::kernel::form::to_format_2;
use ses_studio::registry::start::start;
use ses_studio::registry::{Project, write_row};
use ses_studio::studio::{Settings, StartProject};
use ses_studio::text::ENGLISH;

use crate::window::{
    CTRL, CTRL_SHIFT, NONE, Window, click, open, open_showing_faces, press, settle, shows, shows_part, type_number,
    wait, write,
};

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

/// A chip with a menu.
#[track_caller]
fn chip<'w>(window: &'w Window, label: &'w str) -> egui_kittest::Node<'w> {
    let is_chip = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    window.get_all_by_label(label).find(is_chip).unwrap_or_else(|| panic!("there is no {label}"))
}

/// Opens the menu of a chip.
#[track_caller]
fn open_menu(window: &mut Window, label: &str) {
    chip(window, label).click();
    window.run_steps(3);
}

/// Opens the menu of a chip that may have to be scrolled to, as the keyboard does.
#[track_caller]
fn scroll_to_menu(window: &mut Window, label: &str) {
    chip(window, label).focus();
    window.run_steps(5);
    open_menu(window, label);
}

/// A window with a card of any of the games.
fn game_window(folder: &Path, name: &str, card: &str) -> Window {
    start(name, folder).unwrap();
    let settings = Settings { card: Some(card.to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.to_owned()), settings);
    settle(&mut window);
    window
}

#[test]
fn a_card_is_shown_with_its_text_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    start("tiny", folder.path()).unwrap();
    let settings = Settings { card: Some("tiny_smith".to_owned()), ..Settings::default() };
    let mut window = open_showing_faces(StartProject::Folder(folder.path().to_owned()), settings);
    settle(&mut window);
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
    chip(&window, "to: 1").focus();
    window.run_steps(3);
    press(&mut window, Modifiers::NONE, Key::Delete);
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
fn balance_plays_the_decks_of_a_game_without_heroes() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_bolt");
    press(&mut window, Modifiers::COMMAND, Key::Num3);
    settle(&mut window);
    assert!(shows_part(&window, "Every deck plays every other deck; matchups: 1."));
    press(&mut window, Modifiers::COMMAND, Key::R);
    wait(&mut window, "the games are played", |window| window.state().balance_result().is_some());
    press(&mut window, Modifiers::SHIFT, Key::Escape);
    settle(&mut window);
    assert!(shows_part(&window, "Lights against Stones: "), "the decks have their names");
    for key in [Key::Num2, Key::Num4, Key::Num5, Key::Num1] {
        press(&mut window, Modifiers::COMMAND, key);
        settle(&mut window);
    }
}

const ALT: Modifiers = Modifiers::ALT;

/// What each row of a card begins with: its timing or nothing, and its operation.
fn outline(window: &Window, name: &str) -> Vec<(bool, String)> {
    let document = window.state().document();
    let card = document.registry().cards.iter().find(|card| card.name == name).unwrap();
    let begins = |row: &ses_studio::card::Row| Slot::Timing.of(row).is_some();
    card.effects.iter().map(|row| (begins(row), row.op.to_string())).collect()
}

#[test]
fn a_card_with_two_abilities_is_authored_with_the_keyboard_alone() {
    for (name, card) in [
        ("tiny", "tiny_bolt"),
        ("essence-crown", "EC-030"),
        ("grand-voyage", "GV-01-C02"),
        ("ttcg", "TT-F001"),
        ("chaos-cards", "CC-M0039"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut window = game_window(folder.path(), name, card);
        press(&mut window, CTRL, Key::N);
        write(&mut window, "Old Lamp");
        for _ in 0..2 {
            press(&mut window, CTRL_SHIFT, Key::Enter);
            write(&mut window, "draw");
            press(&mut window, NONE, Key::Enter);
        }
        let drawn = |begins: &[bool]| begins.iter().map(|begins| (*begins, "draw".to_owned())).collect::<Vec<_>>();
        assert_eq!(outline(&window, "Old Lamp"), drawn(&[true, true]), "{name}");
        press(&mut window, CTRL, Key::Enter);
        write(&mut window, "draw");
        press(&mut window, NONE, Key::Enter);
        assert_eq!(outline(&window, "Old Lamp"), drawn(&[true, true, false]), "{name}");
        press(&mut window, ALT.plus(Modifiers::SHIFT), Key::ArrowUp);
        assert_eq!(outline(&window, "Old Lamp"), drawn(&[true, false, true]), "{name}");
        press(&mut window, ALT, Key::ArrowDown);
        assert_eq!(outline(&window, "Old Lamp"), drawn(&[true, true, false]), "{name}");
        press(&mut window, NONE, Key::Delete);
        assert_eq!(outline(&window, "Old Lamp"), drawn(&[true, true]), "{name}");
        for begins in [&[true, true, false][..], &[true, false, true], &[true, true, false]] {
            press(&mut window, CTRL, Key::Z);
            assert_eq!(outline(&window, "Old Lamp"), drawn(begins), "{name}");
        }
        press(&mut window, CTRL, Key::S);
        settle(&mut window);
        let saved = std::fs::read_to_string(folder.path().join("registry.json")).unwrap();
        assert!(saved.contains("\"Old Lamp\""), "{name}");
    }
}

#[test]
fn rows_that_a_row_gives_are_edited_and_moved_in_and_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-M0039");
    let before = rows(&window, "CC-M0039");
    assert!(shows(&window, "when: 1.1"), "the row inside has its own chips");
    click(&mut window, "Row 1.1: drag to move");
    press(&mut window, ALT, Key::ArrowLeft);
    let out = rows(&window, "CC-M0039");
    assert!(out.len() == before.len() + 1 && !out[0].contains("effects"), "{out:#?}");
    press(&mut window, ALT, Key::ArrowRight);
    let inside = rows(&window, "CC-M0039");
    assert!(inside.len() == before.len() && inside[0].contains("effects"), "{inside:#?}");
    press(&mut window, CTRL, Key::Z);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(rows(&window, "CC-M0039"), before);
    click(&mut window, "Add a row granted by row 1");
    assert!(shows(&window, "Row 1.2: drag to move"));
}

#[test]
fn a_target_is_what_differs_from_its_preset() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_axe");
    let before = rows(&window, "tiny_axe");
    open_menu(&mut window, "to: 1");
    assert!(shows_part(&window, " fit"), "how many cards fit is shown");
    for (choice, written) in [
        ("Who: Either", Some(r#""who": "any""#)),
        ("Who: Opponent", None),
        ("Count: Up to", Some(r#""up_to": 1"#)),
        ("Count: All", Some(r#""pick": "all""#)),
        ("Count: Exactly", None),
    ] {
        click(&mut window, choice);
        let now = rows(&window, "tiny_axe");
        match written {
            Some(written) => assert!(now[0].contains(written), "{choice}: {now:?}"),
            None => assert_eq!(now, before, "{choice}"),
        }
    }
    click(&mut window, "Show");
    settle(&mut window);
    assert!(shows(&window, "Grey Moth") && !shows(&window, "Bolt"), "the library shows the cards that fit");
    press(&mut window, NONE, Key::Escape);
    assert!(!shows(&window, "Who: Either"));
}

/// The innermost row of a card whose row gives a row that gives a row.
fn innermost(window: &Window) -> serde_json::Value {
    let rows = rows(window, "CC-S0013");
    let row: serde_json::Value = serde_json::from_str(&rows[0]).unwrap();
    row["effects"][0]["effects"][0].clone()
}

#[test]
fn effects_are_edited_three_deep_by_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-S0013");
    let before = rows(&window, "CC-S0013");
    assert_eq!(innermost(&window)["do"], "dmg");
    chip(&window, "Operation of row 1.1.1").focus();
    window.run_steps(3);
    press(&mut window, NONE, Key::Enter);
    write(&mut window, "heal");
    let texts: Vec<_> =
        window.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value()).collect();
    assert!(shows_part(&window, "restore 1 health"), "the menu says what would be printed: {texts:?}");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(innermost(&window)["do"], "heal");
    assert_eq!(innermost(&window)["to"], "enemy_leader", "heal can have it, too");
    assert_eq!(window.state().document().tally(), (0, 0));
    assert!(shows_part(&window, "restore 1 health"), "the quote inside the quote follows");
    // Deeper than the ruleset allows nothing is given: the operation is refused with the reason.
    chip(&window, "Operation of row 1.1.1").focus();
    window.run_steps(3);
    press(&mut window, NONE, Key::Enter);
    write(&mut window, "attach");
    press(&mut window, NONE, Key::Enter);
    press(&mut window, NONE, Key::Escape);
    settle(&mut window);
    assert_eq!(innermost(&window)["do"], "heal");
    press(&mut window, CTRL, Key::Z);
    assert_eq!(rows(&window, "CC-S0013"), before);
    click(&mut window, "Row 1.1.1: drag to move");
    press(&mut window, ALT, Key::ArrowLeft);
    let out: serde_json::Value = serde_json::from_str(&rows(&window, "CC-S0013")[0]).unwrap();
    assert_eq!(out["effects"].as_array().map(Vec::len), Some(2), "{out}");
    press(&mut window, CTRL, Key::Z);
    assert_eq!(rows(&window, "CC-S0013"), before);
}

#[test]
fn rows_inside_others_and_their_phrases_point_to_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-S0013");
    window.get_by_label("Row 1.1.1: drag to move").hover();
    window.run_steps(3);
    assert_eq!(window.state().pointed_row(), Some((0, vec![0, 0])));
    chip(&window, "to: 1.1").hover();
    window.run_steps(3);
    assert_eq!(window.state().pointed_row(), Some((0, vec![0])));
    // From the text: the phrases are inside each other.
    let document = window.state().document();
    let game = document.game().unwrap();
    let texts = document.locales().texts();
    let text = texts.printed(ENGLISH, game, game.definition(game.cards["CC-S0013"])).text;
    let label = window.get_all_by_label(&text).next().unwrap().rect();
    let mut found = std::collections::BTreeSet::new();
    let [width, height] = [label.width(), label.height()];
    for y in (4..=u8::MAX).step_by(8).map(f32::from).take_while(|y| *y < height) {
        for x in (0..=u8::MAX).map(|x| f32::from(x) * 24.0 + 2.0).take_while(|x| *x < width) {
            window.hover_at(label.min + egui::vec2(x, y));
            window.run_steps(2);
            found.extend(window.state().pointed_row());
        }
    }
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [(0, vec![]), (0, vec![0]), (0, vec![0, 0])]);
}

#[test]
fn the_card_that_a_row_makes_is_named_random_or_written_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-M0022");
    let before = rows(&window, "CC-M0022");
    let made = |window: &Window| {
        let row: serde_json::Value = serde_json::from_str(&rows(window, "CC-M0022")[1]).unwrap();
        row["card"].clone()
    };
    assert_eq!(made(&window), serde_json::json!({ "random": { "type": "minion", "cost": 1 } }));
    scroll_to_menu(&mut window, "card: 2");
    // What is written stays where the card can have it.
    click(&mut window, "card: Written out");
    assert_eq!(made(&window), serde_json::json!({ "type": "minion", "cost": 1 }));
    click(&mut window, "Cost ×");
    assert_eq!(made(&window), serde_json::json!({ "type": "minion" }));
    open_menu(&mut window, "Add a property");
    press(&mut window, NONE, Key::Enter);
    settle(&mut window);
    assert_eq!(made(&window), serde_json::json!({ "type": "minion", "cost": 1 }));
    assert!(!shows(&window, "Type ×"), "a card that is written out has a type");
    press(&mut window, NONE, Key::Escape);
    // Its rows are inside the row.
    click(&mut window, "Add a row granted by row 2");
    settle(&mut window);
    assert!(shows(&window, "Row 2.1: drag to move"));
    assert_eq!(made(&window)["effects"].as_array().map(Vec::len), Some(1), "{}", made(&window));
    assert_eq!(window.state().document().tally(), (0, 0), "the row is legal on that card");
    for _ in 0..4 {
        press(&mut window, CTRL, Key::Z);
    }
    assert_eq!(rows(&window, "CC-M0022"), before);
    scroll_to_menu(&mut window, "card: 2");
    click(&mut window, "card: By name");
    assert!(made(&window).is_string(), "{}", made(&window));
}

#[test]
fn rows_of_cards_that_are_made_and_their_phrases_point_to_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-S0028");
    chip(&window, "Operation of row 3.1.1").focus();
    window.run_steps(5);
    window.get_by_label("Row 3.1.1: drag to move").hover();
    window.run_steps(3);
    assert_eq!(window.state().pointed_row(), Some((2, vec![0, 0])));
    let document = window.state().document();
    let game = document.game().unwrap();
    let text = document.locales().texts().printed(ENGLISH, game, game.definition(game.cards["CC-S0028"]));
    let nested = text.nested_rows();
    let of_card = nested.iter().find(|(row, inside, _)| *row == 2 && inside.places().eq([0, 0]));
    let phrase = of_card.map(|(.., range)| &text.text[range.clone()]).unwrap_or_default();
    assert!(phrase.contains("Deal 1 damage to both leaders"), "{phrase}: {nested:?}");
}

#[test]
fn menus_say_what_would_be_printed_and_how_many_cards_fit() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_axe");
    open_menu(&mut window, "to: 1");
    open_menu(&mut window, "Preset");
    for _ in 0..4 {
        press(&mut window, NONE, Key::ArrowDown);
    }
    let fits = window.query_all_by_label_contains(" fit").count();
    assert!(fits >= 1, "the count of the preset under the cursor");
    press(&mut window, NONE, Key::Escape);
    press(&mut window, NONE, Key::Escape);
    open_menu(&mut window, "Operation of row 1");
    let sentences: std::collections::BTreeSet<String> = (0..6)
        .map(|_| {
            press(&mut window, NONE, Key::ArrowDown);
            let texts = window.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value());
            texts.collect::<Vec<_>>().join("|")
        })
        .collect();
    assert!(sentences.len() > 1, "the sentence follows the cursor: {sentences:?}");
}

#[test]
fn a_condition_that_does_not_fit_begins_a_line_of_its_own() {
    let cards = [
        ("chaos-cards", "CC-L0008", "Condition of row 2: you have at most 1 MP", "Add to row 2"),
        (
            "grand-voyage",
            "GV-01-C03",
            "Condition of row 1: you have 2 or less life or this Character has 2 or more Winds",
            "Add to row 1",
        ),
    ];
    for (game, card, condition, add) in cards {
        let folder = tempfile::tempdir().unwrap();
        let mut window = game_window(folder.path(), game, card);
        window.set_size(egui::vec2(1280.0, 800.0));
        settle(&mut window);
        let (shown, button) = (chip(&window, condition).rect(), chip(&window, add).rect());
        assert!(shown.right() <= button.left(), "{card}: {shown:?} {button:?}");
        assert!(shown.width() > 80.0, "{card}: its words are cut, {shown:?}");
    }
}

#[test]
fn a_card_shows_the_numbers_of_its_type() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-S0013");
    assert!(!shows(&window, "Attack") && !shows(&window, "Health"), "a spell does not fight");
    press(&mut window, Modifiers::ALT, Key::PageUp);
    press(&mut window, Modifiers::COMMAND, Key::N);
    open_menu(&mut window, "Type");
    let is_entry = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ListBoxOption;
    window.get_all_by_label("Leader").find(is_entry).unwrap().click();
    window.run_steps(3);
    assert!(shows(&window, "Attack") && shows(&window, "Health"));
    let document = window.state().document();
    let card = document.registry().cards.iter().find(|card| card.name == "New card").unwrap();
    assert_eq!(
        card.numbers.iter().map(|(name, value)| (name.as_str(), *value)).collect::<Vec<_>>(),
        [("cost", 0), ("atk", 0), ("hp", 10)]
    );
}

#[test]
fn a_number_that_a_card_can_be_without_is_taken_away_and_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "essence-crown", "EC-001");
    let essence = |window: &Window| {
        let document = window.state().document();
        let card = document.registry().cards.iter().find(|card| card.id == "EC-001").unwrap();
        number(&card.numbers, "essence")
    };
    assert_eq!(essence(&window), Some(23));
    click(&mut window, "Essence: Remove");
    assert_eq!((essence(&window), window.state().document().tally()), (None, (0, 0)));
    click(&mut window, "Essence: –");
    assert_eq!(essence(&window), Some(1));
    for _ in 0..2 {
        press(&mut window, CTRL, Key::Z);
    }
    assert_eq!(essence(&window), Some(23));
}

#[test]
fn a_plus_opens_the_menu_of_what_the_chosen_row_may_still_have() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path(), "tiny_smith");
    chip(&window, "sparks: 1").focus();
    window.run_steps(3);
    // Escape leaves the chip; its row stays chosen.
    press(&mut window, NONE, Key::Escape);
    write(&mut window, "+");
    window.run_steps(3);
    write(&mut window, "once per");
    press(&mut window, NONE, Key::Enter);
    let first = &rows(&window, "tiny_smith")[0];
    assert!(first.contains(r#""once": "turn""#), "{first}");
}

#[test]
fn a_word_that_an_open_set_does_not_list_can_be_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "essence-crown", "EC-030");
    let domain = |window: &Window| {
        let cards = &window.state().document().registry().cards;
        let card = cards.iter().find(|card| card.id == "EC-030").unwrap();
        card.rest.iter().find(|(name, _)| name == "domain").map(|(_, json)| json.to_string())
    };
    open_menu(&mut window, "Domain");
    write(&mut window, "Mirror Coast");
    press(&mut window, NONE, Key::Enter);
    assert_eq!(domain(&window).as_deref(), Some("\"Mirror Coast\""));
    // What is listed is chosen, not written a second time; what is not listed can be taken away.
    open_menu(&mut window, "Domain");
    write(&mut window, "mirror coast");
    press(&mut window, NONE, Key::Enter);
    assert_eq!(domain(&window), None);
    press(&mut window, CTRL, Key::Z);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(domain(&window).as_deref(), Some("\"nullgrid\""));
}

#[test]
fn a_cost_is_named_as_cards_print_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = Vec::new();
    for game in ["chaos-cards", "essence-crown", "grand-voyage", "tiny", "ttcg"] {
        let folder = folder.path().join(game);
        start(game, &folder).unwrap();
        let document = Document::open_with(&folder, StorageConfig::without_home()).unwrap();
        let (game, texts) = (document.game().unwrap(), document.locales().texts());
        for card in &document.registry().cards {
            for at in 0..card.effects.len() {
                let (ability, _) = game.ability_of(&card.id, &[at]).unwrap();
                for language in texts.languages() {
                    let missing = texts.message(language, "wording-missing", &[]);
                    let costs = ability.costs.iter().map(|cost| texts.cost(language, game, cost).unwrap_or_default());
                    for text in costs {
                        assert!(!text.is_empty() && !text.contains(&missing), "{}, {}: {text}", language.tag, card.id);
                        all.push((language.tag, card.id.clone(), text));
                    }
                }
            }
        }
    }
    let says = |card: &str, text: &str| all.iter().any(|one| *one == ("en", card.into(), text.to_owned()));
    assert!(says("TT-D001", "discard one card"), "{all:#?}");
}

#[test]
fn the_book_and_the_conditions_of_a_converted_card_are_edited() {
    let project = Project::bundled();
    let converted = to_format_2(&project.ruleset, &project.registry, "[]").unwrap();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("ruleset.json"), converted.ruleset).unwrap();
    std::fs::write(folder.path().join("registry.json"), converted.cards).unwrap();
    let id = "SC-B01-H01-T09";
    let settings = Settings { card: Some(id.to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(folder.path().to_owned()), settings);
    settle(&mut window);
    assert!(shows(&window, "Condition of row 4: you are facing a Book 2 hero"), "it is printed so");
    let book = |window: &Window| {
        let document = window.state().document();
        document.registry().cards.iter().find(|card| card.id == id).unwrap().book
    };
    assert_eq!(book(&window), Some(1));
    let field = window.get_by_role_and_label(Role::SpinButton, "Book");
    assert_eq!(field.accesskit_node().numeric_value(), Some(1.0));
    type_number(&mut window, "Book", "2");
    settle(&mut window);
    assert_eq!(book(&window), Some(2));
    press(&mut window, CTRL, Key::Z);
    settle(&mut window);
    assert_eq!(book(&window), Some(1));
}

#[test]
fn cards_of_the_ruleset_have_names_on_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = game_window(folder.path(), "chaos-cards", "CC-M0004");
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    assert!(shows_part(&window, "The Unwritten"), "the leader with whom a match begins");
    assert!(!shows_part(&window, "CC-L0001"));
}
