//! Different rows that print the same text: none in English. Those that another language does not tell apart are listed for
//! that language.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::Value;
use ses_studio::text::{Alike, ENGLISH, Language, Texts, Trials};

use super::abilities::texts;
use crate::kernel::{SAMPLES, Sample};
use crate::support::golden;

/// The legal rows of a game.
fn trials(sample: &Sample) -> Trials {
    let trials = Trials::of(&sample.game());
    eprintln!("{}: {} legal rows", sample.name, trials.len());
    assert!(trials.len() > 100, "{}: {}", sample.name, trials.len());
    trials
}

/// The pairs of a game in some languages, each language with its tag.
fn listed(texts: &Texts, trials: &Trials, languages: &[&'static Language]) -> String {
    let mut lines = String::new();
    for language in languages {
        for Alike { card_type, text, rows: [one, other] } in trials.alike(texts, language) {
            let [one, other] = [one, other].map(Value::from);
            let (text, rows) = (text.replace('\n', "⏎"), format!("\n\t{one}\n\t{other}\n"));
            write!(lines, "{} {card_type}: {text}{rows}", language.tag).expect("a text grows");
        }
    }
    lines
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/alike/{name}.txt"))
}

/// Rows that are legal and that English has no words for, by what it lacks: targets that are picked in other ways than their
/// presets are, which a name does not say.
#[test]
fn different_rows_print_different_english() {
    let mut missing = String::new();
    for sample in &SAMPLES {
        let (texts, trials) = (texts(sample), trials(sample));
        assert_eq!(listed(&texts, &trials, &[ENGLISH]), "", "{}", sample.name);
        for message in trials.missing(&texts, ENGLISH) {
            writeln!(missing, "{} {message}", sample.name).expect("a text grows");
        }
    }
    golden(&path("missing.en"), &missing);
}

#[test]
#[ignore = "prints some thousand rows in fifteen languages, which takes minutes"]
fn different_rows_that_print_alike_are_known_in_every_language() {
    let others: Vec<&'static Language> = Language::real().filter(|language| language.tag != ENGLISH.tag).collect();
    for sample in &SAMPLES {
        golden(&path(sample.name), &listed(&texts(sample), &trials(sample), &others));
    }
}
