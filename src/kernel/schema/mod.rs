//! The JSON Schemas (2020-12) of a game's files, for completion and checks in text editors.
//!
//! The schema of a ruleset is made of the reader's own tables ([`shape`](super::rules::shape)); names of entries are those
//! that the ruleset has at the moment. The schema of cards is made of a ruleset.

mod cards;
mod rows;
mod ruleset;

use serde_json::{Map, Value, json};

use super::rules::Game;
use crate::base::{Name, Source};
use crate::ruleset::Table;

/// What a schema says of itself.
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A schema that is being made.
struct Schema<'g> {
    game: &'g Game,
    /// The ruleset as it is written, for what its entries say about themselves.
    file: &'g Value,
}

/// The schema of a ruleset, be it faulty or not.
pub fn of_ruleset(source: &Source) -> Value {
    let file = serde_json::from_str(&source.text).unwrap_or_default();
    let game = Game::draft(source);
    Schema { game: &game, file: &file }.ruleset()
}

/// The schema of the cards and decks of a game; `file` is its ruleset as it is written.
pub fn of_cards(game: &Game, file: &Value) -> Value {
    Schema { game, file }.cards()
}

/// The schema of a file with one deck.
pub fn of_deck(game: &Game, file: &Value) -> Value {
    Schema { game, file }.deck()
}

impl Schema<'_> {
    /// What both schemas define.
    fn definitions(&self) -> Map<String, Value> {
        let mut found = Map::new();
        for table in TABLES {
            found.insert(format!("id-{}", table.replace('/', "-")), self.ids(table));
        }
        ruleset::add_values(&mut found);
        self.add_rows(&mut found);
        self.add_cards(&mut found);
        found
    }

    /// The ids of a table, each with what its entry says about itself.
    fn ids(&self, table: &str) -> Value {
        let names = self.game.names(table);
        let entries = table.split('/').try_fold(self.file, |file, part| file.get(part)).and_then(Value::as_array);
        let about = |name: &&str| {
            let entry =
                entries.into_iter().flatten().find(|entry| entry.get("id").and_then(Value::as_str) == Some(name));
            entry.and_then(|entry| entry.get("about")).and_then(Value::as_str).unwrap_or_default()
        };
        let lines: Vec<&str> = names.iter().map(about).collect();
        if lines.iter().all(|line| line.is_empty()) {
            return json!({ "type": "string", "enum": names });
        }
        json!({ "type": "string", "enum": names, "enumDescriptions": lines })
    }
}

/// Tables whose entries something names.
const TABLES: [&str; 20] = [
    "card_types",
    "numbers",
    "sets",
    "subtypes",
    "keywords",
    "counters",
    "quantities",
    "tallies",
    "states",
    "zones",
    "groups",
    "durations",
    "timings",
    "ways",
    "targets",
    "operations",
    "triggers",
    "levers",
    "match/actions",
    "match/windows",
];

/// The ids of a table.
fn keys<T>(table: &Table<T>) -> Vec<&str> {
    table.keys().map(Name::as_str).collect()
}

/// A definition.
fn refer(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{}", name.replace('/', "-")) })
}

/// The id of an entry of a table.
fn id_of(table: &str) -> Value {
    refer(&format!("id-{table}"))
}

/// One of these, or a list of them.
fn one_or_many(one: &Value) -> Value {
    json!({ "anyOf": [one, { "type": "array", "items": one }] })
}

/// One of these words.
fn words(words: &[&str]) -> Value {
    json!({ "type": "string", "enum": words })
}

/// A number in a range.
fn integer<N: Into<i64> + Copy>(range: &std::ops::RangeInclusive<N>) -> Value {
    let (least, most): (i64, i64) = ((*range.start()).into(), (*range.end()).into());
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

/// A schema with a description.
fn described(mut schema: Value, about: &str) -> Value {
    if let Value::Object(members) = &mut schema
        && !about.is_empty()
    {
        members.insert("description".to_owned(), about.into());
    }
    schema
}
