//! The rows inside a row: those that it gives, or those of the card that it makes if that is written out in it. They are the
//! list of the row, which menus, texts and edits lead into (format 2).

use serde_json::{Map, Value};

use crate::base::{Name, Source};
use crate::card::Row;
use crate::card::read::minify;
use crate::kernel::rules::Game;
use crate::registry::{is_lossless, read_rows, write_row};
use crate::ruleset::Ruleset;

/// The member with the rows that a row gives, and with those of a card that is written out.
const EFFECTS: &str = "effects";
/// The member with the card that a row makes.
const CARD: &str = "card";
/// The member of a card by chance, with what it must be like.
pub(in crate::document) const RANDOM: &str = "random";

/// The rows inside a row.
pub fn rows_inside(rules: &Ruleset, row: &Row) -> Vec<Row> {
    let json = match written_card(row) {
        Some(card) => card.get(EFFECTS).map(ToString::to_string),
        None => member(row, EFFECTS).map(ToOwned::to_owned),
    };
    let Some(json) = json else { return Vec::new() };
    let (rows, problems) = read_rows(&Source::new("", json), rules);
    if is_lossless(&problems) { rows } else { Vec::new() }
}

/// A row with other rows inside.
pub fn with_rows_inside(rules: &Ruleset, row: &Row, rows: &[Row]) -> Row {
    let written: Vec<String> = rows.iter().map(|row| write_row(row, rules)).collect();
    let json = (!rows.is_empty()).then(|| minify(&format!("[{}]", written.join(","))));
    let Some(mut card) = written_card(row) else {
        return row.with_member(&Name::const_new(EFFECTS), json.as_deref());
    };
    match json.and_then(|json| serde_json::from_str(&json).ok()) {
        Some(rows) => drop(card.insert(EFFECTS.to_owned(), rows)),
        None => drop(card.remove(EFFECTS)),
    }
    row.with_member(&Name::const_new(CARD), Some(&Value::Object(card).to_string()))
}

/// Whether a row can have rows inside.
pub fn takes_rows_inside(game: &Game, row: &Row) -> bool {
    game.row_takes(&row.op, EFFECTS) || game.row_takes(&row.op, CARD) && written_card(row).is_some()
}

/// The card that is written out in a row, unless the row gives rows itself.
fn written_card(row: &Row) -> Option<Map<String, Value>> {
    let card = member(row, CARD).filter(|json| json.starts_with('{') && member(row, EFFECTS).is_none())?;
    serde_json::from_str(card).ok().filter(|card: &Map<String, Value>| !card.contains_key(RANDOM))
}

fn member<'r>(row: &'r Row, name: &str) -> Option<&'r str> {
    row.rest.iter().find(|(known, _)| known == name).map(|(_, json)| &**json)
}
