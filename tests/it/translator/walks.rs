//! Whole tasks of a translator: ten messages, the cards that an edit changes, undo.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use ses_studio::base::reader::Path as Pointer;
use ses_studio::card::check_card;
use ses_studio::text::Texts;
use ses_studio::text::translation::{Message, State};

use super::{find, language, messages, open};
use crate::support::{registry, rules};
use crate::window::{CTRL, CTRL_SHIFT, Window, press, write};

#[test]
fn ten_messages_are_translated_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    let before = messages(folder.path(), "pl");
    press(&mut window, Modifiers::NONE, Key::F2);
    for _ in 0..10 {
        write(&mut window, "z");
        press(&mut window, CTRL, Key::Enter);
    }
    press(&mut window, CTRL, Key::S);
    assert!(!window.state().document().is_dirty());
    let after = messages(folder.path(), "pl");
    let approved: Vec<&Message> = after.iter().filter(|message| message.state == State::Approved).collect();
    assert_eq!(approved.len(), 10);
    for message in approved {
        let old = before.iter().find(|old| old.id == message.id).and_then(|old| old.target.clone()).unwrap();
        assert_eq!(message.target.as_deref(), Some(format!("{old}z").as_str()));
        assert_eq!(message.record.by, "Ana");
    }
    let own = fs::read_to_string(folder.path().join("locales/pl/starfall.ftl")).unwrap();
    let begins = own.lines().filter(|line| line.starts_with("op-")).count();
    assert_eq!(begins, 10, "the file has the ten messages and nothing else\n{own}");
}

/// The cards that the screen lists before saving are those whose text differs when all texts are made again afterwards.
#[test]
fn the_cards_that_change_are_those_of_a_full_regeneration() {
    for (id, typed) in [("op-draw", "z"), ("frame-base-if", "!"), ("subtype-umbral", "z"), ("if-first_action", "z")] {
        let folder = tempfile::tempdir().unwrap();
        let mut window = open(folder.path(), "pl");
        let locales = folder.path().join("locales");
        let before = Texts::load("starfall", None).0;
        find(&mut window, id);
        write(&mut window, typed);
        let mut listed: Vec<(String, String)> = window
            .state()
            .changed_cards()
            .iter()
            .flat_map(|card| card.parts.iter().map(|part| (card.id.clone(), part.after.clone())))
            .collect();
        press(&mut window, CTRL, Key::S);
        let after = Texts::load("starfall", Some(&locales)).0;
        let (rules, registry) = (rules(), registry());
        let mut found = Vec::new();
        for card in &registry.cards {
            let Some(checked) = check_card(card, &rules, Pointer::Root, &mut Vec::new()).valid().cloned() else {
                continue;
            };
            let of = |texts: &Texts| texts.card(language("pl"), &rules, card, &checked);
            let (was, is) = (of(&before), of(&after));
            let pairs = [(was.name, is.name), (was.type_line, is.type_line), (was.rules.text, is.rules.text)];
            found.extend(pairs.into_iter().filter(|(was, is)| was != is).map(|(_, is)| (card.id.to_string(), is)));
        }
        listed.retain(|(id, _)| registry.cards.iter().any(|card| card.id == *id));
        listed.sort();
        found.sort();
        assert!(id == "op-draw" || !found.is_empty(), "{id} changes cards");
        assert_eq!(listed, found, "{id}");
    }
}

#[test]
fn undo_restores_the_file_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("locales/pl/starfall.ftl");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let text = "# Mine.\n\n## A group\nop-dmg   =   zadaj { $val }\n   .replace = inaczej { $val }\n\n\n# odd\nop-heal = lecz { $val }   \n# end without a line break";
    fs::write(&file, text).unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-dmg");
    write(&mut window, "xyz");
    press(&mut window, CTRL, Key::S);
    let saved = fs::read_to_string(&file).unwrap();
    assert_eq!(saved, text.replace("inaczej { $val }", "inaczej { $val }xyz"), "only its own lines change");
    press(&mut window, CTRL, Key::Z);
    press(&mut window, CTRL, Key::S);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn what_is_not_fluent_is_kept_and_never_saved_into_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-dmg");
    write(&mut window, " { ");
    let message = window.state().chosen_message().unwrap();
    assert!(message.is_unfinished && message.problem_counts().0 > 0);
    press(&mut window, CTRL, Key::Enter);
    assert!(window.state().chosen_message().unwrap().is_unfinished, "a message with an error cannot be approved");
    press(&mut window, CTRL, Key::S);
    let own = folder.path().join("locales/pl/starfall.ftl");
    assert!(!own.exists(), "the broken text is no Fluent file");
    drop(window);
    let again = messages(folder.path(), "pl").into_iter().find(|message| message.id == "op-dmg").unwrap();
    assert!(again.is_unfinished && again.target.unwrap().ends_with('{'));
}

#[test]
fn all_shown_are_approved_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    press(&mut window, CTRL, Key::F);
    write(&mut window, "op-d");
    press(&mut window, CTRL_SHIFT, Key::Enter);
    assert!(window.state().document().undo_label().is_some());
    press(&mut window, CTRL, Key::S);
    let approved =
        |folder: &std::path::Path| messages(folder, "de").iter().filter(|m| m.state == State::Approved).count();
    assert!(approved(folder.path()) > 5);
    press(&mut window, CTRL, Key::Z);
    assert!(window.state().document().undo_label().is_none(), "it was one step");
    press(&mut window, CTRL, Key::S);
    assert_eq!(approved(folder.path()), 0);
}

#[test]
fn a_number_form_is_filled_in_without_fluent() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("locales/pl/starfall.ftl");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "op-draw = dobierz { $val ->\n    [one] { $val } kartę\n   *[many] { $val } kart\n}\n").unwrap();
    let mut window = open(folder.path(), "pl");
    find(&mut window, "op-draw");
    let code = "plural-missing";
    let has = |window: &Window| {
        window.state().chosen_message().unwrap().problems.iter().any(|problem| problem.code.as_str() == code)
    };
    assert!(has(&window), "few is missing");
    press(&mut window, CTRL, Key::G);
    window.get_all_by_label("op-draw few 2, 3").next().unwrap().focus();
    window.run_steps(2);
    write(&mut window, "dobierz { $val } karty");
    assert!(!has(&window), "{:?}", window.state().chosen_message().unwrap().target);
    press(&mut window, CTRL, Key::S);
    assert!(fs::read_to_string(&file).unwrap().contains("[few] dobierz { $val } karty\n"));
}
