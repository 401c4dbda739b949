//! The screen and its files: hostile files, glossaries that somebody else changes, languages that the program does not
//! have.

use std::fs;

use egui::Key;
use ses_studio::base::Code;
use ses_studio::studio::Settings;
use ses_studio::text::translation::{Grammar, State};

use super::{chosen, find, language, open, open_with, put};
use crate::window::{CTRL, NONE, Window, activate, press, shows, shows_part, wait, write};

#[test]
fn hostile_files_open_with_what_is_wrong_and_nothing_of_them_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let large = format!("a = {}\n", "x".repeat(10 << 20));
    let deep = format!("op-dmg = {}\nop-heal = {{ $val\n", "{ $x ->\n *[y] ".repeat(5000));
    let cycle = "-qqa = { -qqb }\n-qqb = { -qqa }\nop-nrg = { -qqa }\n";
    let lines: Vec<String> = (1..20).map(|at| format!("-x{at} = {{ -x{} }}{{ -x{} }}\n", at - 1, at - 1)).collect();
    let billion = lines.concat();
    let expansion = format!("-x0 = haha\n{billion}op-draw = {{ -x19 }}\n");
    let files =
        [("core.ftl", large.as_str()), ("starfall.ftl", &deep), ("lexicon.ftl", cycle), ("own.ftl", &expansion)];
    for (name, text) in files {
        put(folder.path(), &format!("pl/{name}"), text);
    }
    let mut window = open(folder.path(), "pl");
    assert!(window.state().chosen_message().is_some(), "the screen is alive");
    assert!(shows_part(&window, "core.ftl: The file has "), "a file that cannot be read is reported");
    // The place where a file becomes unsafe is found in the background.
    wait(&mut window, "starfall.ftl:33: Nested deeper", |window| shows_part(window, "starfall.ftl:33: Nested deeper"));
    press(&mut window, CTRL, Key::F);
    write(&mut window, "-qqb");
    press(&mut window, NONE, Key::Enter);
    assert!(chosen(&window).id.starts_with("-qq"));
    let codes = |window: &Window| chosen(window).problems.iter().map(|problem| problem.code).collect::<Vec<_>>();
    assert!(codes(&window).contains(&Code::ReferenceCycle), "{:?}", codes(&window));
    find(&mut window, "op-draw");
    find(&mut window, "trace-row");
    write(&mut window, "z");
    // A broken message can be fixed: only its own lines change.
    find(&mut window, "op-heal");
    press(&mut window, CTRL, Key::A);
    write(&mut window, "op-heal = lecz { $val }");
    press(&mut window, CTRL, Key::S);
    let read = |name: &str| fs::read_to_string(folder.path().join("locales/pl").join(name)).unwrap();
    for (name, text) in files {
        let expected = if name == "starfall.ftl" {
            text.replace("op-heal = { $val", "op-heal = lecz { $val }")
        } else {
            text.to_owned()
        };
        assert!(read(name) == expected, "{name} stays as it was");
    }
    assert!(read("trace.ftl").contains("trace-row"));
}

#[test]
fn a_glossary_that_others_change_is_taken_in_while_the_screen_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-nrg");
    assert!(shows_part(&window, "Energy: Energie. "));
    assert!(chosen(&window).problems.is_empty());
    let glossary = "# Deutsch\n\n| Englisch | Deutsch | Wortart | Warum |\n|---|---|---|---|\n| Energy | Strom | Substantiv, m | kürzer |\n";
    put(folder.path(), "de/GLOSSARY.md", glossary);
    wait(&mut window, "Energy: Strom. ", |window| shows_part(window, "Energy: Strom. "));
    wait(&mut window, "the changed glossary is checked", |window| {
        chosen(window).problems.iter().any(|problem| problem.code.as_str() == "term-inconsistent")
    });
    assert!(!window.state().document().is_dirty(), "there is nothing to save");
}

#[test]
fn a_file_that_others_change_is_merged_while_the_screen_is_open() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "de/starfall.ftl", "op-dmg = eins { $val }\nop-heal = zwei { $val }\n");
    let mut window = open(folder.path(), "de");
    find(&mut window, "op-dmg");
    write(&mut window, "z");
    put(folder.path(), "de/starfall.ftl", "op-dmg = andere { $val }\nop-heal = drei { $val }\n");
    wait(&mut window, "the change is found", |window| chosen(window).state == State::Suggested);
    let message = chosen(&window);
    assert_eq!(message.target.as_deref(), Some("op-dmg = eins { $val }z"), "the local version is kept");
    assert!(shows(&window, "op-dmg = andere { $val }"), "theirs is a candidate");
    find(&mut window, "op-heal");
    assert_eq!(chosen(&window).target.as_deref(), Some("op-heal = drei { $val }"));
}

#[test]
fn a_new_language_begins_with_what_cldr_knows_of_it_and_is_shown_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open(folder.path(), "de");
    activate(&mut window, "New language");
    write(&mut window, "uk");
    assert!(shows(&window, "українська") && shows(&window, "Plural forms: one, few, many"));
    assert!(shows(&window, "Word forms: nom, gen, dat, acc, ins, voc, loc · m, f, n"));
    press(&mut window, NONE, Key::Enter);
    window.run_steps(20);
    find(&mut window, "op-dmg");
    assert_eq!((chosen(&window).state, chosen(&window).target.as_deref()), (State::Missing, None));
    write(&mut window, "завдайте { $val } шкоди");
    assert_eq!(chosen(&window).target.as_deref(), Some("op-dmg = завдайте { $val } шкоди"));
    // A form of the grammar is added to the word.
    find(&mut window, "subtype-umbral");
    write(&mut window, "тіньовий");
    activate(&mut window, "Add a form");
    write(&mut window, "acc. f");
    press(&mut window, NONE, Key::Enter);
    write(&mut window, "тіньову");
    press(&mut window, NONE, Key::Enter);
    let word = chosen(&window).target.clone().unwrap();
    assert_eq!(word, "subtype-umbral = тіньовий\n    .acc-f = тіньову");
    assert!(Grammar::of("uk").forms().contains(&"acc-f".to_owned()));
    assert!(shows(&window, "uk subtype-umbral acc-f: тіньову"));
    press(&mut window, CTRL, Key::S);
    drop(window);
    // The same after a restart: the preview, the menus, Print.
    let settings = Settings { card_language: "uk".into(), card: Some("SC-B01-H02-C01".into()), ..Settings::default() };
    let mut window = open_with(folder.path(), settings);
    press(&mut window, CTRL, Key::Num1);
    assert!(shows(&window, "українська"), "it is in the list of the preview");
    assert_eq!(window.state().document().locales().all().count(), 17);
    press(&mut window, CTRL, Key::Num6);
    assert!(shows(&window, language("uk").name), "it can be printed");
}
