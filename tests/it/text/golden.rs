//! One golden file per language, so that every change of a wording is visible as a diff. `UPDATE_GOLDEN=1` rewrites
//! them.

use std::fmt::Write as _;
use std::path::PathBuf;

use ses_studio::text::{Arg, LANGUAGES, Language};

use super::cases::cases;
use super::{GAME, is_mark};
use crate::support::golden;

/// The lines of a golden file: a title and a text each.
pub fn lines(language: &'static Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for case in cases() {
        let text = GAME.texts.effect(language, &GAME.rules, &case.rows, case.context);
        assert_eq!(text.fallbacks, [], "{}: {}", language.tag, case.about);
        lines.push((case.about, text.text));
    }
    for number in [0, 1, 2, 3, 5, 11, 21, 100] {
        for id in ["line-cost", "line-cooldown", "line-book"] {
            lines.push((format!("{id} {number}"), GAME.texts.message(language, id, &[("n", Arg::Number(number))])));
        }
    }
    for card_type in GAME.rules.card_types.keys() {
        let word = format!("type-{card_type}");
        lines.push((word.clone(), GAME.texts.message(language, "line-type", &[("type", Arg::Word(&word))])));
    }
    for subtype in GAME.rules.subtypes.keys() {
        let word = format!("subtype-{subtype}");
        let words = [("type", Arg::Word("type-ally")), ("sub", Arg::Word(&word))];
        lines.push((word.clone(), GAME.texts.message(language, "line-type-subtype", &words)));
    }
    let is_shown = |id: &str| !id.starts_with("card-") && !id.starts_with("book-");
    for sample in GAME.texts.samples(language, 2).into_iter().filter(|sample| is_shown(&sample.id)) {
        let text = sample.text.unwrap_or_else(|| panic!("{}: {} cannot be formatted", language.tag, sample.id));
        lines.push((sample.id, text.replace('\n', "⏎")));
    }
    lines
}

#[test]
fn every_wording_is_as_it_was() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/text");
    for language in LANGUAGES {
        let mut text = String::new();
        for (about, says) in lines(language) {
            assert!(!says.contains(is_mark) && !says.contains('\n'), "{}: {about}: {says}", language.tag);
            writeln!(text, "{about}\n\t{says}").expect("a text grows");
        }
        golden(&folder.join(format!("{}.txt", language.tag)), &text);
    }
}
