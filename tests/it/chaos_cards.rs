//! The cards of Chaos Cards: together they have everything that the ruleset's vocabulary can say.

use std::collections::BTreeSet;

use serde_json::Value;

type Cells = BTreeSet<String>;

fn file(name: &str) -> Value {
    let path = format!("{}/data/chaos-cards/{name}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn items<'v>(of: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> {
    of[name].as_array().into_iter().flatten()
}

fn text<'v>(of: &'v Value, name: &str) -> &'v str {
    of[name].as_str().unwrap_or_default()
}

/// What cards of this vocabulary must have.
fn wanted(rules: &Value) -> Cells {
    let mut cells = Cells::new();
    let leaders = ["own_leader", "enemy_leader", "both_leaders"];
    for operation in items(rules, "operations") {
        let id = text(operation, "id");
        if operation.get("to").is_some() {
            let to_leaders = operation.get("without").is_none() && id != "cost";
            let targets = items(rules, "targets").map(|target| text(target, "id"));
            let taken = targets.filter(|target| to_leaders || !leaders.contains(target));
            cells.extend(taken.map(|target| format!("{id} {target}")));
        } else if operation.get("who").is_some() {
            cells.extend(["self", "opponent", "both"].map(|who| format!("{id} {who}")));
        }
        let place = &operation["takes"]["dest"];
        for zone in items(place, "place") {
            cells.extend(
                items(place, "of").map(|of| format!("{id} {}.{}", of.as_str().unwrap(), zone.as_str().unwrap())),
            );
        }
    }
    for (table, word) in [("timings", "on"), ("ways", "as"), ("conditions", "if"), ("filters", "where")] {
        let shown = items(rules, table).filter(|entry| entry["hidden"] != true);
        cells.extend(shown.map(|entry| format!("{word} {}", text(entry, "id"))));
    }
    for keyword in items(rules, "keywords").map(|entry| text(entry, "id")) {
        cells.extend(["printed", "give", "has"].map(|how| format!("{how} {keyword}")));
    }
    for subtype in items(rules, "subtypes").map(|entry| text(entry, "id")) {
        cells.extend(["become", "subtype"].map(|how| format!("{how} {subtype}")));
    }
    cells.extend(items(rules, "card_types").map(|entry| format!("type {}", text(entry, "id"))));
    cells.extend(["card known", "card written", "card random", "attached twice"].map(str::to_owned));
    cells
}

/// Filters with their words.
fn filters(tests: &Value, cells: &mut Cells) {
    for (name, value) in tests.as_object().into_iter().flatten() {
        cells.insert(format!("where {name}"));
        if let Some(word) = value.as_str() {
            cells.insert(format!("{name} {word}"));
        }
    }
}

/// What rows have.
fn of_rows(card: &Value, depth: usize, cells: &mut Cells) {
    for row in items(card, "effects") {
        let (id, to) = (text(row, "do"), &row["to"]);
        cells.insert(format!("on {}", text(row, "on")));
        for (member, word) in [("to", id), ("who", id), ("dest", id), ("as", "as"), ("word", id)] {
            if let Some(value) = row[member].as_str().or_else(|| row[member]["like"].as_str()) {
                cells.insert(format!("{word} {value}"));
            }
        }
        filters(&to["where"], cells);
        for (name, value) in row["if"].as_object().into_iter().flatten() {
            cells.insert(format!("if {name}"));
            filters(if name == "exists" { &value["where"] } else { value }, cells);
        }
        let made = &row["card"];
        let kind = match made {
            Value::String(_) => Some("card known"),
            Value::Object(members) if members.contains_key("random") => Some("card random"),
            Value::Object(_) => Some("card written"),
            _ => None,
        };
        cells.extend(kind.map(str::to_owned));
        of_rows(made, depth + 1, cells);
        if depth == 1 && id == "attach" {
            cells.insert("attached twice".to_owned());
        }
        of_rows(row, depth + 1, cells);
    }
}

#[test]
fn the_cards_have_the_whole_vocabulary() {
    let (rules, cards) = (file("ruleset.json"), file("registry.json"));
    let mut cells = Cells::new();
    for card in items(&cards, "cards") {
        cells.extend(items(card, "keywords").map(|keyword| format!("printed {}", keyword.as_str().unwrap())));
        of_rows(card, 0, &mut cells);
    }
    let wanted = wanted(&rules);
    let missing: Vec<_> = wanted.difference(&cells).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(wanted.len() > 200, "{}", wanted.len());
}

#[test]
fn the_set_has_the_cards_that_it_names() {
    let cards = file("registry.json");
    let count = |kind: &str, token: bool| {
        items(&cards, "cards").filter(|card| card["type"] == kind && (card["token"] == true) == token).count()
    };
    assert_eq!((count("leader", false), count("minion", false), count("spell", false)), (8, 48, 28));
    assert_eq!(count("leader", true) + count("minion", true) + count("spell", true), 14);
    assert_eq!(items(&cards, "decks").count(), 6);
    // A threshold of 10 that one card lowers to 0.
    let lowered = items(&cards, "cards").any(|card| {
        let lower = |row: &&Value| row["do"] == "dampen" && row["to"] == "this";
        items(card, "effects").filter(lower).filter_map(|row| row["val"].as_i64()).any(|val| val * 2 >= 10)
    });
    assert!(lowered);
}
