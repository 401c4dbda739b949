//! Rows and abilities that are moved, added and removed in lists of whole games.

use ses_studio::base::Source;
use ses_studio::card::Row;
use ses_studio::document::{Arrange, RowPath, Side, arrange};
use ses_studio::registry::{read_rows, write_row};
use ses_studio::ruleset::Ruleset;

use crate::kernel::SAMPLES;

/// Two abilities: `a` with the rows 1 and 2, `b` with row 3, which gives rows.
const ROWS: &str = r#"[
    { "on": "a", "once": "turn", "do": "x", "val": 1 }, { "do": "x", "val": 2 },
    { "on": "b", "do": "g", "val": 3, "effects": [{ "on": "c", "do": "x", "val": 4 }, { "do": "x", "val": 5 }] }
]"#;

fn rules() -> Ruleset {
    Ruleset::read(&Source::new("ruleset.json", SAMPLES[0].rules)).0.unwrap()
}

fn rows(json: &str) -> Vec<Row> {
    let (rows, problems) = read_rows(&Source::new("", json), &rules());
    assert!(problems.is_empty(), "{problems:#?}");
    rows
}

fn path(path: &[usize]) -> RowPath {
    RowPath::from_slice(path)
}

/// A list in short: `a:1 2 | b:3(c:4 5)`.
fn short(rows: &[Row]) -> String {
    let value = |json: &str| serde_json::from_str::<serde_json::Value>(json).unwrap();
    let one = |row: &Row| {
        let row = value(&write_row(row, &rules()));
        let on = row["on"].as_str().map(|on| format!("| {on}{}:", if row["once"].is_string() { "!" } else { "" }));
        let inside = row["effects"].as_array().map(|inside| {
            let rows = serde_json::Value::Array(inside.clone()).to_string();
            format!("({})", short(&self::rows(&rows)))
        });
        format!("{}{}{}", on.unwrap_or_default(), row["val"], inside.unwrap_or_default())
    };
    rows.iter().map(one).collect::<Vec<_>>().join(" ").trim_start_matches("| ").to_owned()
}

#[track_caller]
fn check(at: &[usize], how: Arrange, then: &str, place: &[usize]) {
    let (before, named) = (rows(ROWS), format!("{how:?}"));
    let (after, found) = arrange(&rules(), &before, at, how).unwrap_or_else(|| panic!("{named} is refused"));
    assert_eq!((short(&after).as_str(), &found[..]), (then, place), "{named}");
}

#[track_caller]
fn refuse(at: &[usize], how: Arrange) {
    let named = format!("{how:?}");
    assert_eq!(arrange(&rules(), &rows(ROWS), at, how), None, "{named}");
}

#[test]
fn the_list_is_written_in_short() {
    assert_eq!(short(&rows(ROWS)), "a!:1 2 | b:3(c:4 5)");
}

#[test]
fn rows_move_within_their_ability_and_over_its_edge() {
    check(&[1], Arrange::Up, "a!:2 1 | b:3(c:4 5)", &[0]);
    check(&[0], Arrange::Down, "a!:2 1 | b:3(c:4 5)", &[1]);
    check(&[1], Arrange::Down, "a!:1 | b:2 3(c:4 5)", &[1]);
    check(&[2], Arrange::Up, "a!:1 2 3(c:4 5)", &[2]);
    check(&[2, 1], Arrange::Up, "a!:1 2 | b:3(c:5 4)", &[2, 0]);
    refuse(&[0], Arrange::Up);
    refuse(&[2], Arrange::Down);
    refuse(&[7], Arrange::Up);
}

#[test]
fn abilities_move_as_a_whole() {
    check(&[0], Arrange::AbilityDown, "b:3(c:4 5) | a!:1 2", &[1]);
    check(&[2], Arrange::AbilityUp, "b:3(c:4 5) | a!:1 2", &[0]);
    let to = |row: usize, side| Arrange::AbilityTo { row: path(&[row]), side, is_copy: false };
    check(&[1], to(2, Side::After), "b:3(c:4 5) | a!:1 2", &[2]);
    refuse(&[1], to(0, Side::Before));
    refuse(&[0], Arrange::AbilityUp);
}

#[test]
fn rows_go_into_what_the_row_above_gives_and_out_again() {
    check(&[2, 1], Arrange::Out, "a!:1 2 | b:3(c:4) 5", &[3]);
    check(&[2, 0], Arrange::Out, "a!:1 2 | b:3(c:5) 4", &[3]);
    // The first row inside says when it happens, as the ability did from which it comes.
    check(&[1], Arrange::In, "a!:1(a:2) | b:3(c:4 5)", &[0, 0]);
    let inside = rows(r#"[{ "do": "x", "val": 9 }]"#).remove(0);
    check(&[2], Arrange::AddInside(inside), "a!:1 2 | b:3(c:4 5 9)", &[2, 2]);
    refuse(&[0], Arrange::In);
    refuse(&[0], Arrange::Out);
}

#[test]
fn rows_and_abilities_are_removed_and_copied() {
    check(&[0], Arrange::Remove, "a!:2 | b:3(c:4 5)", &[0]);
    check(&[2], Arrange::Remove, "a!:1 2", &[1]);
    check(&[2, 0], Arrange::Remove, "a!:1 2 | b:3(c:5)", &[2, 0]);
    check(&[0], Arrange::RemoveAbility, "b:3(c:4 5)", &[0]);
    check(&[1], Arrange::Duplicate, "a!:1 2 2 | b:3(c:4 5)", &[2]);
    check(&[1], Arrange::DuplicateAbility, "a!:1 2 | a!:1 2 | b:3(c:4 5)", &[3]);
    let row = rows(r#"[{ "on": "d", "do": "x", "val": 9 }]"#).remove(0);
    check(&[0], Arrange::AddAbility(row.clone()), "a!:1 2 | d:9 | b:3(c:4 5)", &[2]);
    let (after, _) = arrange(&rules(), &[], &[], Arrange::AddAbility(row)).unwrap();
    assert_eq!(short(&after), "d:9");
}

#[test]
fn rows_are_dropped_beside_others_or_between_abilities() {
    let to = |row: &[usize], side, is_apart| Arrange::To { row: path(row), side, is_apart, is_copy: false };
    check(&[0], to(&[2], Side::Before, false), "a!:2 | b:1 3(c:4 5)", &[1]);
    check(&[0], to(&[2], Side::After, false), "a!:2 | b:3(c:4 5) 1", &[2]);
    check(&[2], to(&[0], Side::Before, false), "a!:3(c:4 5) 1 2", &[0]);
    check(&[0], to(&[2, 0], Side::After, false), "a!:2 | b:3(c:4 1 5)", &[1, 1]);
    check(&[2, 1], to(&[0], Side::After, false), "a!:1 5 2 | b:3(c:4)", &[1]);
    // An ability of its own is used as the one that it comes from.
    check(&[1], to(&[2], Side::After, true), "a!:1 | b:3(c:4 5) | a!:2", &[2]);
    check(&[1], to(&[0], Side::Before, true), "a!:2 | a!:1 | b:3(c:4 5)", &[0]);
    refuse(&[2], to(&[2, 0], Side::Before, false));
    refuse(&[1], to(&[1], Side::Before, false));
}

#[test]
fn copies_are_dropped_and_what_was_dragged_stays() {
    let to = |row: &[usize], side, is_apart| Arrange::To { row: path(row), side, is_apart, is_copy: true };
    check(&[0], to(&[2], Side::Before, false), "a!:1 2 | b:1 3(c:4 5)", &[2]);
    check(&[2], to(&[0], Side::Before, false), "a!:3(c:4 5) 1 2 | b:3(c:4 5)", &[0]);
    check(&[0], to(&[2, 0], Side::After, false), "a!:1 2 | b:3(c:4 1 5)", &[2, 1]);
    check(&[1], to(&[1], Side::After, false), "a!:1 2 2 | b:3(c:4 5)", &[2]);
    check(&[1], to(&[2], Side::After, true), "a!:1 2 | b:3(c:4 5) | a!:2", &[3]);
    let whole = |row: usize, side| Arrange::AbilityTo { row: path(&[row]), side, is_copy: true };
    check(&[1], whole(2, Side::After), "a!:1 2 | b:3(c:4 5) | a!:1 2", &[4]);
    check(&[2], whole(0, Side::Before), "b:3(c:4 5) | a!:1 2 | b:3(c:4 5)", &[0]);
}
