//! Different rows that print the same text. In English these are rows that do the same in play in other words, such as a
//! preset and a target that is written out, and some that its texts do not tell apart. Those that another language does not
//! tell apart besides are listed for that language.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::Value;
use ses_studio::text::{Alike, ENGLISH, Language, Trials};

use super::abilities::texts;
use crate::kernel::{SAMPLES, Sample};
use crate::support::golden;

/// The pairs of a game in some languages that are not known, each language with its tag.
fn listed(sample: &Sample, languages: &[&'static Language], known: &str) -> String {
    let (texts, game) = (texts(sample), sample.game());
    let trials = Trials::of(&game);
    eprintln!("{}: {} legal rows", sample.name, trials.len());
    assert!(trials.len() > 100, "{}: {}", sample.name, trials.len());
    let mut lines = String::new();
    for language in languages {
        for Alike { card_type, text, rows: [one, other] } in trials.alike(&texts, language) {
            let [one, other] = [one, other].map(Value::from);
            let (text, rows) = (text.replace('\n', "⏎"), format!("\n\t{one}\n\t{other}\n"));
            if !known.contains(&rows) {
                write!(lines, "{} {card_type}: {text}{rows}", language.tag).expect("a text grows");
            }
        }
    }
    lines
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/alike/{name}.txt"))
}

#[test]
fn different_rows_print_different_english() {
    for sample in &SAMPLES {
        golden(&path(&format!("{}.en", sample.name)), &listed(sample, &[ENGLISH], ""));
    }
}

#[test]
#[ignore = "prints some thousand rows in fifteen languages, which takes minutes"]
fn different_rows_that_print_alike_are_known_in_every_language() {
    let others: Vec<&'static Language> = Language::real().filter(|language| language.tag != ENGLISH.tag).collect();
    for sample in SAMPLES.iter().filter(|sample| sample.name != "ttcg") {
        let english = std::fs::read_to_string(path(&format!("{}.en", sample.name))).unwrap_or_default();
        golden(&path(sample.name), &listed(sample, &others, &english));
    }
}
