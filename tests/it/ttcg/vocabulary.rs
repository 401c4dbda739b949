//! Every entry of the game's vocabulary is on a card of a deck, and comes up in random games.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};
use ses_studio::sim::AgentKind;

use super::{cards, played, read, registry};

/// How often each entry comes up at least.
const LEAST: u64 = 100;

type Entries = BTreeSet<String>;

/// The ids of a table of the ruleset.
fn ids(rules: &Value, table: &str) -> Vec<String> {
    rules[table].as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap().to_owned()).collect()
}

/// All that must come up. What only keywords use is left out.
fn entries(rules: &Value) -> Entries {
    let mut all = Entries::new();
    let tables = [
        ("timings", "on"),
        ("ways", "as"),
        ("costs", "cost"),
        ("conditions", "if"),
        ("filters", "where"),
        ("targets", "to"),
        ("durations", "for"),
        ("operations", "do"),
        ("keywords", "keyword"),
    ];
    for (table, kind) in tables {
        all.extend(ids(rules, table).into_iter().map(|id| format!("{kind} {id}")));
    }
    for only_keywords in ["on would_be_destroyed", "do stay"] {
        assert!(all.remove(only_keywords));
    }
    let words = |operation: &str| {
        let found = rules["operations"].as_array().unwrap().iter().find(|entry| entry["id"] == operation).unwrap();
        found["word"].as_array().unwrap().clone()
    };
    for operation in ["discard", "skip"] {
        all.extend(words(operation).iter().map(|word| format!("{operation} {}", word.as_str().unwrap())));
    }
    let forms = ["up to", "all", "random", "least", "most", "several", "any", "not", "of", "against", "event where"];
    all.extend(forms.map(|form| format!("form {form}")));
    let zones = ["units", "spells", "field", "hand", "deck", "discard", "under"];
    all.extend(zones.map(|zone| format!("zone {zone}")));
    all
}

fn filters(filter: &Map<String, Value>, found: &mut Entries) {
    for (name, value) in filter {
        match value.as_object().filter(|_| ["any", "not"].contains(&name.as_str())) {
            Some(inner) => {
                found.insert(format!("form {name}"));
                filters(inner, found);
            }
            None => drop(found.insert(format!("where {name}"))),
        }
    }
}

/// What says which cards are meant: a target, a condition, a cost.
fn aim(value: &Value, found: &mut Entries) {
    if let Some(preset) = value.as_str().or_else(|| value["like"].as_str()) {
        found.insert(format!("to {preset}"));
    }
    let Some(object) = value.as_object() else { return };
    if let Some(pick) = object.get("pick").and_then(Value::as_str) {
        found.insert(format!("form {pick}"));
    }
    if object.contains_key("up_to") {
        found.insert("form up to".to_owned());
    }
    if object.get("count").and_then(Value::as_u64).is_some_and(|count| count > 1) {
        found.insert("form several".to_owned());
    }
    let zones =
        object.get("zone").into_iter().flat_map(|zone| zone.as_array().cloned().unwrap_or_else(|| vec![zone.clone()]));
    found.extend(zones.map(|zone| format!("zone {}", zone.as_str().unwrap())));
    if let Some(filter) = object.get("where").and_then(Value::as_object) {
        filters(filter, found);
    }
}

fn conditions(value: &Map<String, Value>, found: &mut Entries) {
    for (name, value) in value {
        match value.as_object().filter(|_| ["any", "not"].contains(&name.as_str())) {
            Some(inner) => {
                found.insert(format!("form {name}"));
                conditions(inner, found);
            }
            None => {
                found.insert(format!("if {name}"));
                aim(value, found);
            }
        }
    }
}

/// What a row uses; `way` is that of its effect.
fn used(row: &Value, way: &str, operations: &BTreeMap<String, Value>) -> Entries {
    let mut found = Entries::new();
    let word = |member: &str| row[member].as_str();
    match &row["on"] {
        Value::String(timing) => drop(found.insert(format!("on {timing}"))),
        Value::Object(on) => {
            found.insert(format!("on {}", on["like"].as_str().unwrap()));
            if on.contains_key("of") {
                found.insert("form of".to_owned());
            }
            if let Some(filter) = on.get("where").and_then(Value::as_object) {
                found.insert("form event where".to_owned());
                filters(filter, &mut found);
            }
        }
        _ => {}
    }
    found.extend(word("as").map(|way| format!("as {way}")));
    for (cost, value) in row["cost"].as_object().into_iter().flatten() {
        found.insert(format!("cost {cost}"));
        aim(value, &mut found);
    }
    if let Some(condition) = row["if"].as_object() {
        conditions(condition, &mut found);
    }
    let operation = word("do").unwrap();
    found.insert(format!("do {operation}"));
    // A target of its own, or that which the operation has without one.
    let usual = &operations[operation]["to"];
    aim(if row["to"].is_null() { usual } else { &row["to"] }, &mut found);
    if let Some(against) = row.get("against") {
        found.insert("form against".to_owned());
        aim(against, &mut found);
    }
    match (operation, word("word")) {
        ("grant", Some(keyword)) => drop(found.insert(format!("keyword {keyword}"))),
        (_, Some(word)) => drop(found.insert(format!("{operation} {word}"))),
        ("discard", None) => drop(found.insert("discard chosen".to_owned())),
        _ => {}
    }
    let usual = operations[operation]["for"].as_str();
    let is_standing = row["on"] == "always" || way == "equip";
    found.extend(word("for").or(usual.filter(|_| !is_standing)).map(|duration| format!("for {duration}")));
    found
}

#[test]
fn every_entry_is_on_a_card_of_a_deck_and_comes_up_in_random_games() {
    let rules = read("ruleset.json");
    let operations: BTreeMap<String, Value> = rules["operations"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| (entry["id"].as_str().unwrap().to_owned(), entry.clone()))
        .collect();
    let games = played(AgentKind::Random, 1000, 2);
    let matchup = &games["matchups"][0];
    let counted: Vec<(&str, &Value)> = matchup["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap())
        .zip(matchup["tally"]["cards"].as_array().unwrap())
        .collect();
    let decks = registry()["decks"].as_array().unwrap().clone();
    let mut times: BTreeMap<String, u64> = BTreeMap::new();
    for card in cards() {
        let id = card["id"].as_str().unwrap();
        if !decks.iter().any(|deck| deck["cards"].get(id).is_some()) {
            continue;
        }
        let of_card = || counted.iter().filter(move |(counted, _)| *counted == id).map(|(_, tally)| *tally);
        let mut head = Value::Null;
        for (at, row) in card["effects"].as_array().unwrap().iter().enumerate() {
            if row.get("on").is_some() {
                head = row.clone();
            }
            let rows = of_card().flat_map(|card| card["rows"].as_array().unwrap());
            let applied = rows.filter(|count| count["row"] == at).map(|count| count["applied"].as_u64().unwrap());
            let uses: u64 = if head["on"] == "always" {
                of_card().map(|card| card["played"].as_u64().unwrap()).sum()
            } else {
                applied.sum()
            };
            for entry in used(row, head["as"].as_str().unwrap(), &operations) {
                *times.entry(entry).or_default() += uses;
            }
        }
    }
    let rare: Vec<(String, u64)> = entries(&rules)
        .into_iter()
        .map(|entry| (times.get(&entry).copied().unwrap_or(0), entry))
        .filter(|(times, _)| *times < LEAST)
        .map(|(times, entry)| (entry, times))
        .collect();
    assert!(rare.is_empty(), "{rare:?}");
}
