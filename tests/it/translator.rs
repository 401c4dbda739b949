//! The screen of the languages, driven as a translator would: by the keyboard.

use std::fs;
use std::path::Path;

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use ses_studio::base::reader::Path as Pointer;
use ses_studio::card::check_card;
use ses_studio::document::{Document, Settings as Keep};
use ses_studio::registry::{self, project::STARFALL_REGISTRY};
use ses_studio::ruleset::STARFALL;
use ses_studio::studio::{Begin, Settings, Start, Studio};
use ses_studio::text::translation::{Message, State};
use ses_studio::text::{Language, Texts};

use crate::support::{registry, rules};

type Window = Harness<'static, Studio>;

fn language(tag: &str) -> &'static Language {
    Language::find(tag).expect("it is a language of the studio")
}

/// A project of the bundled cards, shown on the screen of the languages.
fn open(folder: &Path, tag: &str) -> Window {
    if !folder.join("registry.json").exists() {
        registry::project::create(folder, STARFALL, STARFALL_REGISTRY, &rules()).unwrap();
    }
    let settings = Settings { translation_language: tag.to_owned(), author: "Ana".to_owned(), ..Settings::default() };
    let start = Start { begin: Begin::At(folder.to_owned()), settings: Some(settings), keep: Keep::without_home() };
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1440.0, 900.0))
        .with_os(egui::os::OperatingSystem::Nix)
        .build_eframe(|context| Studio::new(context, start));
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::Num4);
    harness.run_steps(20);
    harness
}

fn press(harness: &mut Window, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
}

fn write(harness: &mut Window, text: &str) {
    for letter in text.chars() {
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(1);
    }
    harness.run_steps(2);
}

/// Searches for a message and gives its translation the keyboard.
fn find(harness: &mut Window, id: &str) {
    press(harness, Modifiers::COMMAND, Key::F);
    press(harness, Modifiers::COMMAND, Key::A);
    write(harness, id);
    press(harness, Modifiers::NONE, Key::Enter);
    press(harness, Modifiers::NONE, Key::F2);
    assert_eq!(harness.state().chosen_message().map(|message| message.id.clone()).as_deref(), Some(id));
}

fn messages(folder: &Path, tag: &str) -> Vec<Message> {
    let document = Document::open_with(folder, Keep::without_home()).unwrap();
    document.subject().messages(language(tag), None)
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

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

/// What the screen lists before saving is what a full making of all texts finds different afterwards.
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
            let Some(checked) = check_card(card, &rules, Pointer::Root, &mut Vec::new()) else { continue };
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
    assert!(message.is_unfinished && message.tally().0 > 0);
    press(&mut window, CTRL, Key::Enter);
    assert!(window.state().chosen_message().unwrap().is_unfinished, "an error stands against approving it");
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
    let approved = |folder: &Path| messages(folder, "de").iter().filter(|m| m.state == State::Approved).count();
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

#[test]
fn hostile_files_open_and_nothing_of_them_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let locales = folder.path().join("locales/pl");
    fs::create_dir_all(&locales).unwrap();
    let large = format!("a = {}\n", "x".repeat(10 << 20));
    let deep = format!("op-dmg = {}\nop-heal = {{ $val\n", "{ $x ->\n *[y] ".repeat(5000));
    let cycle = "-a = { -b }\n-b = { -a }\nop-nrg = { -a }\n";
    let files = [("core.ftl", large.as_str()), ("starfall.ftl", &deep), ("lexicon.ftl", cycle)];
    for (name, text) in files {
        fs::write(locales.join(name), text).unwrap();
    }
    let mut window = open(folder.path(), "pl");
    assert!(window.state().chosen_message().is_some(), "the screen is alive");
    find(&mut window, "trace-row");
    press(&mut window, CTRL, Key::S);
    for (name, text) in files {
        assert!(fs::read_to_string(locales.join(name)).unwrap() == text, "{name} stays as it was");
    }
}
