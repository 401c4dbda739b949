//! If a wording is missing or broken, the text is English and marked. Nothing panics and no id is printed.

use std::fs;
use std::path::Path;

use ses_studio::base::{Code, Source};
use ses_studio::ruleset::{Ruleset, STARFALL};
use ses_studio::text::problem_text::english;
use ses_studio::text::{Context, ENGLISH, Language, MissingReport, Texts};

use super::{GAME, is_mark, rows_of};

/// The text of a ruleset with one more operation.
pub fn add_mill(ruleset: &str) -> String {
    let mill = r#""operations": [
        { "id": "mill", "kind": "cards", "icon": "layers", "val": [1, 9], "does": "move(top(opponent.deck, val), opponent.discard)", "about": "The opponent discards from the deck" },"#;
    let with_mill = ruleset.replacen("\"operations\": [", mill, 1);
    assert_ne!(with_mill, ruleset);
    with_mill
}

/// The bundled ruleset with one more operation.
fn with_mill() -> Ruleset {
    let text = add_mill(STARFALL);
    let (rules, problems) = Ruleset::read(&Source::new("ruleset.json", text));
    rules.unwrap_or_else(|| panic!("{problems:#?}"))
}

fn with_locale(folder: &Path, tag: &str, text: &str) -> Texts {
    let folder = folder.join("locales");
    fs::create_dir_all(folder.join(tag)).expect("a folder");
    fs::write(folder.join(tag).join("mill.ftl"), text).expect("a file");
    let (texts, problems) = Texts::load("starfall", Some(&folder));
    assert!(problems.is_empty(), "{problems:#?}");
    texts
}

pub const MILL: &str =
    "op-mill =\n    opponent mills { $val ->\n        [one] { $val } card\n       *[other] { $val } cards\n    }\n";

#[test]
fn a_new_operation_with_one_message_is_printed_everywhere() {
    let rules = with_mill();
    let folder = tempfile::tempdir().expect("a folder");
    let texts = with_locale(folder.path(), "en", MILL);
    let rows = rows_of(r#"[{ "do": "dmg", "val": 4 }, { "do": "mill", "val": 2, "if": { "ctrl": "lunar" } }]"#, &rules);
    let mut missing = MissingReport::default();
    for language in Language::real() {
        let text = texts.effect(language, &rules, &rows, Context::default());
        assert!(text.text.contains("pponent mills 2 cards"), "{}: {}", language.tag, text.text);
        let own = language == ENGLISH;
        assert_eq!(text.fallbacks.is_empty(), own, "{}", language.tag);
        for span in &text.spans {
            assert_eq!(span.fallback, !own && span.row == 1, "{}: {span:?}", language.tag);
        }
        if !own {
            let fallback = &text.fallbacks[0];
            assert_eq!((fallback.row, fallback.message.as_str()), (Some(1), "op-mill"));
            assert_eq!(&text.text[fallback.range.clone()], "If you control a Lunar ally, opponent mills 2 cards.");
            assert!(text.marked().contains("⟨If you"), "{}", text.marked());
            let json = text.to_json();
            assert_eq!(json["fallbacks"][0]["language"], "en");
        }
        missing.add(language, "/cards/0/effects", &text.fallbacks);
        missing.add(language, "/cards/1/effects", &text.fallbacks);
    }
    let problems = missing.into_problems();
    assert_eq!(problems.len(), 15, "one for each language but English: {problems:#?}");
    assert!(
        problems
            .iter()
            .all(|problem| problem.code == Code::TextMissing && english(&problem.message).contains("op-mill"))
    );
}

#[test]
fn a_wording_that_english_lacks_too_has_a_placeholder_in_the_language() {
    let rules = with_mill();
    let rows = rows_of(r#"[{ "do": "mill", "val": 2 }, { "do": "draw", "val": 1 }]"#, &rules);
    for language in Language::real() {
        let text = GAME.texts.effect(language, &rules, &rows, Context::default());
        let words = GAME.texts.message(language, "wording-missing", &[]);
        assert!(text.text.starts_with(&words), "{}: {}", language.tag, text.text);
        assert!(!text.text.contains("mill"), "{}", text.text);
        assert!(text.fallbacks[0].in_no_language);
    }
    assert_eq!(GAME.texts.message(ENGLISH, "no-such-message", &[]), "(wording missing)");
}

#[test]
fn a_broken_message_is_as_good_as_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let german = Language::find("de").expect("a language");
    let broken = "op-dmg = { $value } Schaden\nop-draw = { op-draw }\nop-heal = { -nichts }\nop-nrg = { NICHTS() }\n";
    let texts = with_locale(folder.path(), "de", broken);
    for (row, english) in [
        (r#"[{ "do": "dmg", "val": 4 }]"#, "Deal 4 damage."),
        (r#"[{ "do": "draw", "val": 1 }]"#, "Draw 1 card."),
        (r#"[{ "do": "heal", "val": 2 }]"#, "Restore 2 Shield."),
        (r#"[{ "do": "nrg", "val": 2 }]"#, "Gain 2 Energy."),
    ] {
        let text = texts.effect(german, &GAME.rules, &GAME.rows(row), Context::default());
        assert_eq!(text.text, english);
        assert!(text.fallbacks[0].is_broken, "{row}");
    }
}

#[test]
fn a_project_s_own_wording_wins() {
    let folder = tempfile::tempdir().expect("a folder");
    let texts =
        with_locale(folder.path(), "en", "op-dmg = smite for { $val }\nsubtype-lunar = Lunarian\n    .onset = vowel\n");
    let rows = GAME.rows(r#"[{ "do": "dmg", "val": 4, "if": { "ctrl": "lunar" } }]"#);
    let text = texts.effect(ENGLISH, &GAME.rules, &rows, Context::default());
    assert_eq!(text.text, "If you control an Lunarian ally, smite for 4.");
}

#[test]
fn characters_that_look_like_marks_do_not_get_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let forged = "op-dmg = \u{e010}hit\u{e000} { \"\\uE001\" } for { $val }\n";
    let texts = with_locale(folder.path(), "en", forged);
    let rows = GAME.rows(r#"[{ "do": "dmg", "val": 4 }]"#);
    let text = texts.effect(ENGLISH, &GAME.rules, &rows, Context::default());
    assert!(!text.text.contains(is_mark), "{:?}", text.text);
    assert_eq!(text.text, "\u{fffd}hit\u{fffd} \u{fffd} for 4.");
    assert!(!texts.name(ENGLISH, "x", "A\u{e000}B").contains(is_mark));
}
