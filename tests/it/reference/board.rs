//! The board of the reference evaluator: players, their numbers, and cards with the zones that they are in.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::{Map, Value, json};

/// The places for cards.
const ZONES: [&str; 6] = ["hand", "deck", "field", "traps", "discard", "banished"];
/// The numbers among a board's flags; all of them are reset each turn.
pub const FLAGS: [&str; 4] = ["actions_played", "floor", "double_next", "damage_taken"];

/// The example project's cards and heroes, as in its file.
pub fn registry() -> &'static Value {
    static REGISTRY: OnceLock<Value> = OnceLock::new();
    REGISTRY.get_or_init(|| serde_json::from_str(include_str!("../../../data/starfall/registry.json")).unwrap())
}

/// The record in a list of the registry under an id; null if there is none.
pub fn record(list: &str, id: &Value) -> &'static Value {
    let records = registry()[list].as_array().unwrap();
    records.iter().find(|record| !id.is_null() && record["id"] == *id).unwrap_or(&Value::Null)
}

/// A number that stays within 32 bits.
pub fn within(number: i64) -> i64 {
    number.clamp(i64::from(i32::MIN), i64::from(i32::MAX))
}

/// One card on the board, wherever it is.
#[derive(Clone, Debug)]
pub struct Card {
    /// Distinguishes it from every other card.
    pub number: usize,
    /// An id, an object that writes the card out, or `{}` for a card that nobody knows.
    pub what: Value,
    /// What it has now, which matters in play only.
    pub atk: i64,
    pub hp: i64,
    /// The part of its ATK that ends with the turn.
    pub this_turn: i64,
    /// Of a trap: revealed this turn.
    pub revealed: bool,
}

impl Card {
    pub fn read(written: &Value, number: usize) -> Self {
        let what = if written["card"].is_string() { written["card"].clone() } else { written.clone() };
        let revealed = written["revealed"] == json!(true);
        let mut card = Self { number, what, atk: 0, hp: 0, this_turn: 0, revealed };
        card.as_printed();
        card.this_turn = written["this_turn"]["atk"].as_i64().unwrap_or(0);
        card.atk = written["atk"].as_i64().unwrap_or(card.atk);
        card.hp = written["hp"].as_i64().unwrap_or(card.hp);
        card
    }

    /// What is printed on the card.
    pub fn printed(&self) -> &Value {
        if self.what.is_object() { &self.what } else { record("cards", &self.what) }
    }

    /// The card as it is off the field.
    pub fn as_printed(&mut self) {
        self.this_turn = 0;
        self.atk = self.printed()["atk"].as_i64().unwrap_or(0);
        self.hp = self.printed()["hp"].as_i64().unwrap_or(0);
    }

    /// Its effect list.
    pub fn rows(&self) -> &[Value] {
        self.printed()["effects"].as_array().map_or(&[], Vec::as_slice)
    }

    pub fn passive(&self, op: &str) -> i64 {
        self.rows().iter().filter(|row| row["do"] == op).map(|row| row["val"].as_i64().unwrap()).sum()
    }

    pub fn write(&self, zone: &str) -> Value {
        let mut written = match &self.what {
            Value::String(id) if zone == "field" || (zone == "traps" && self.revealed) => json!({ "card": id }),
            what => what.clone(),
        };
        if zone == "field" {
            written["atk"] = json!(self.atk);
            written["hp"] = json!(self.hp);
            if self.this_turn != 0 {
                written["this_turn"] = json!({ "atk": self.this_turn });
            }
        }
        if zone == "traps" && self.revealed {
            written["revealed"] = json!(true);
        }
        written
    }
}

/// One side of the board.
#[derive(Debug)]
pub struct Player {
    pub skill: i64,
    pub mystic: i64,
    pub book: i64,
    /// Shield, energy and the flags.
    pub numbers: BTreeMap<&'static str, i64>,
    /// The last card of a deck is its top, the last of a discard the newest.
    pub zones: BTreeMap<&'static str, Vec<Card>>,
}

impl Player {
    pub fn read(side: &Value, cards: &mut usize) -> Self {
        let hero = record("heroes", &side["hero"]);
        let first = |values: &[&Value]| values.iter().find_map(|value| value.as_i64()).unwrap_or(0);
        let without_hero = json!(1);
        let mut numbers = BTreeMap::new();
        numbers.insert("shield", first(&[&side["shield"], &hero["sim_shield"], &hero["shield"], &without_hero]));
        numbers.insert("energy", first(&[&side["energy"]]));
        for flag in FLAGS {
            numbers.insert(flag, first(&[&side["flags"][flag]]));
        }
        let mut zones = BTreeMap::new();
        for zone in ZONES {
            let written = match &side[zone] {
                Value::Array(written) => written.clone(),
                unknown => vec![json!({}); usize::try_from(unknown.as_u64().unwrap_or(0)).unwrap()],
            };
            let read = written.iter().map(|card| {
                *cards += 1;
                Card::read(card, *cards)
            });
            zones.insert(zone, read.collect());
        }
        Self {
            skill: first(&[&side["skill"], &hero["S"]]),
            mystic: first(&[&hero["M"]]),
            book: first(&[&side["book"], &hero["book"], &without_hero]),
            numbers,
            zones,
        }
    }

    pub fn write(&self, side: &mut Value) {
        let mut flags = side["flags"].as_object().cloned().unwrap_or_default();
        for flag in FLAGS {
            flags.insert(flag.to_owned(), json!(self.numbers[flag]));
        }
        let written: &mut Map<String, Value> = side.as_object_mut().unwrap();
        written.insert("flags".to_owned(), Value::Object(flags));
        written.insert("shield".to_owned(), json!(self.numbers["shield"]));
        written.insert("energy".to_owned(), json!(self.numbers["energy"]));
        for zone in ZONES {
            let cards = &self.zones[zone];
            let unknown = !cards.is_empty() && cards.iter().all(|card| card.what == json!({}));
            let cards = if unknown { json!(cards.len()) } else { cards.iter().map(|card| card.write(zone)).collect() };
            written.insert(zone.to_owned(), cards);
        }
    }

    /// Every card on the side's field adds what its passive says.
    pub fn passives(&self, op: &str) -> i64 {
        self.zones["field"].iter().fold(0, |sum, ally| within(sum + ally.passive(op)))
    }
}
