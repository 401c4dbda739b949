//! The 55 properties of a battle game whose rules are data, each with one test that has its number: cases of the game's
//! own files, and what must hold at every moment of random matches between random legal decks.

mod attacks;
mod balance;
mod broken;
mod cards;
mod cases;
mod costs;
mod decks;
mod effects;
mod generated;
mod mutated;
mod naive;
mod noted;
mod operations;
mod players;
mod rows;
mod rules;
mod saved;
mod strength;
mod sweep;
mod table;
mod walk;
mod world;

use std::sync::LazyLock;

use crate::kernel::{SAMPLES, Sample};
use table::Table;
use walk::Sheet;

fn sample() -> &'static Sample {
    SAMPLES.iter().find(|sample| sample.name == "grand-voyage").unwrap()
}

/// What was checked in random matches, by the number of the property.
static WALKED: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let mut sheets = walk::walk(&Table::new(), 0..16);
    walk::merge(&mut sheets, walk::walk(&Table::with_made_cards(1), 16..24));
    sheets
});

/// What must hold at every moment held, at least so often as something was there to check.
#[track_caller]
fn held(property: usize, at_least: u64) {
    let sheet = &WALKED[property];
    eprintln!("property {property}: {} checked, {:?}", sheet.checked, sheet.seen);
    assert!(sheet.wrong.is_empty(), "{} of {}: {}", sheet.wrong.len(), sheet.checked, sheet.wrong[0]);
    assert!(sheet.checked >= at_least, "{} were checked", sheet.checked);
}

/// Of a property, each of these came up in random matches.
#[track_caller]
fn came_up<'n>(property: usize, names: impl IntoIterator<Item = &'n str>) {
    let seen = &WALKED[property].seen;
    let missing: Vec<_> = names.into_iter().filter(|name| !seen.contains_key(*name)).collect();
    assert!(missing.is_empty(), "{missing:?} never came up");
}

/// Each property has its one test.
#[test]
fn every_property_has_one_test() {
    let files = ["attacks", "decks", "effects", "rules"];
    let mut numbers: Vec<usize> = Vec::new();
    for file in files {
        let path = format!("{}/tests/it/voyage/{file}.rs", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let tests = text.split("#[test]\nfn property_").skip(1);
        numbers.extend(tests.map(|name| name[..2].parse::<usize>().unwrap()));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=55).collect::<Vec<_>>());
}
