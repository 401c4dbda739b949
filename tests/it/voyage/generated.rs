//! Boards by chance, with what must follow from them worked out by hand: conditions of any shape, and targets of any
//! filters.

use std::ops::Range;

use serde_json::{Value, json};
use ses_studio::base::{Generator, mix};
use ses_studio::kernel::scenario;

use super::{cases, sample};

/// Conditions that hold or do not hold on the board of `conditions_hold`.
fn leaf(chance: &mut Generator) -> (Value, bool) {
    let all = [
        (json!({ "life_at_most": 4 }), true),
        (json!({ "life_at_most": 3 }), false),
        (json!({ "life_at_least": 4 }), true),
        (json!({ "behind": true }), true),
        (json!({ "hand_at_most": 0 }), false),
        (json!({ "hand_at_least": 1 }), true),
        (json!({ "my_turn": true }), true),
        (json!({ "opponent_turn": true }), false),
        (json!({ "controls": 2 }), true),
        (json!({ "controls": 3 }), false),
        (json!({ "winds_at_least": 8 }), true),
        (json!({ "turn_at_least": 9 }), false),
    ];
    all[chance.below(all.len())].clone()
}

/// A condition with others inside, and whether it holds. With `depth` more objects inside, four levels in all are allowed.
fn tree(chance: &mut Generator, depth: usize) -> (Value, bool) {
    if depth == 0 || chance.below(4) == 0 {
        return leaf(chance);
    }
    let mut inner = |count: usize| -> Vec<(Value, bool)> { (0..count).map(|_| tree(chance, depth - 1)).collect() };
    let (one, list) = (inner(1).remove(0), inner(3));
    let values: Vec<&Value> = list.iter().map(|(value, _)| value).collect();
    match depth % 3 {
        0 => (json!({ "any": values }), list.iter().any(|(_, holds)| *holds)),
        1 => (json!({ "all": values }), list.iter().all(|(_, holds)| *holds)),
        _ => (json!({ "not": one.0 }), !one.1),
    }
}

#[track_caller]
fn run(cases: &[Value]) {
    let count = cases.len();
    let file = json!({ "defaults": cases::file()["defaults"], "cases": cases });
    let outcomes = scenario::run(&sample().game(), &file);
    let wrong: Vec<_> = outcomes.iter().filter(|outcome| !outcome.differs.is_empty()).take(3).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(outcomes.len(), count);
}

/// An effect applies exactly where its nested condition holds.
pub fn conditions_hold(seeds: Range<u64>) {
    let mut cases = Vec::new();
    for seed in seeds {
        let mut chance = Generator(mix(seed));
        let depth = 1 + chance.below(3);
        let (test, holds) = tree(&mut chance, depth);
        let row = json!({ "on": "main", "do": "draw", "val": 1, "if": test });
        cases.push(json!({
            "name": format!("condition {seed}"),
            "board": {
                "self": {
                    "life": 4, "deck": 5, "winds": 8, "wind_deck": 2,
                    "characters": [{ "as": "a" }, { "as": "b" }],
                    "hand": [{ "as": "e", "type": "event", "cost": 0, "effects": [row] }, { "type": "character" }],
                },
                "opponent": { "life": 5 },
            },
            "steps": [{ "play": "e" }],
            "expect": { "self": { "deck": if holds { 4 } else { 5 } } },
        }));
    }
    run(&cases);
}

/// A character by chance.
fn character(chance: &mut Generator, at: usize) -> Value {
    let colour = ["red", "green", "blue"][chance.below(3)];
    let tag = ["beast", "spirit", "corsair"][chance.below(3)];
    let attribute = ["blade", "fist"][chance.below(2)];
    let mut card = json!({
        "as": format!("x{at}"), "cost": chance.below(6), "power": 1000 * (1 + chance.below(6)),
        "colours": [colour], "tags": [tag], "attribute": [attribute], "rested": chance.below(2) == 0,
        "winds": chance.below(3),
    });
    if chance.below(2) == 0 {
        card["keywords"] = json!(["blocker"]);
    }
    card
}

/// A filter by chance.
fn filter(chance: &mut Generator) -> (&'static str, Value) {
    let power = json!(1000 * (1 + chance.below(6)));
    match chance.below(11) {
        0 => ("cost_at_most", json!(chance.below(6))),
        1 => ("cost_at_least", json!(chance.below(6))),
        2 => ("power_at_most", power),
        3 => ("power_at_least", power),
        4 => ("base_power_at_most", power),
        5 => ("colour", json!(["red", "green", "blue"][chance.below(3)])),
        6 => ("tagged", json!(["beast", "spirit", "corsair"][chance.below(3)])),
        7 => ("attribute", json!(["blade", "fist"][chance.below(2)])),
        8 => ("winds_at_least", json!(1 + chance.below(2))),
        9 => ("rested", json!(chance.below(2) == 0)),
        _ => ("keyword", json!("blocker")),
    }
}

fn passes(card: &Value, name: &str, param: &Value) -> bool {
    let number = |value: &Value| value.as_i64().unwrap();
    let power = || number(&card["power"]) + 1000 * number(&card["winds"]);
    match name {
        "cost_at_most" => number(&card["cost"]) <= number(param),
        "cost_at_least" => number(&card["cost"]) >= number(param),
        "power_at_most" => power() <= number(param),
        "power_at_least" => power() >= number(param),
        "base_power_at_most" => number(&card["power"]) <= number(param),
        "colour" => card["colours"][0] == *param,
        "tagged" => card["tags"][0] == *param,
        "attribute" => card["attribute"][0] == *param,
        "winds_at_least" => number(&card["winds"]) >= number(param),
        "rested" => card["rested"] == *param,
        _ => card["keywords"][0] == *param,
    }
}

/// An effect with several filters offers exactly the cards that pass all of them; without one of them, no fewer.
pub fn filters_choose(seeds: Range<u64>, most: usize) {
    let mut cases = Vec::new();
    for seed in seeds {
        let mut chance = Generator(mix(seed));
        let cards: Vec<Value> = (0..5).map(|at| character(&mut chance, at)).collect();
        let mut filters = serde_json::Map::new();
        for _ in 0..=chance.below(most.max(2)) {
            let (name, param) = filter(&mut chance);
            filters.insert(name.to_owned(), param);
        }
        let mut before = 0;
        while !filters.is_empty() {
            let fits = |card: &&Value| filters.iter().all(|(name, param)| passes(card, name, param));
            let from: Vec<&Value> = cards.iter().filter(fits).map(|card| &card["as"]).collect();
            assert!(from.len() >= before);
            before = from.len();
            let asks = json!({ "by": "self", "kind": "cards", "from": from });
            let row = json!({ "on": "main", "do": "ko", "to": { "like": "their_character", "where": filters } });
            cases.push(json!({
                "name": format!("targets {seed} by {}", filters.len()),
                "board": {
                    "self": { "hand": [{ "as": "e", "type": "event", "cost": 0, "effects": [row] }] },
                    "opponent": { "characters": cards },
                },
                "steps": if from.is_empty() {
                    json!([{ "play": "e", "expect": { "asks": null } }])
                } else {
                    json!([{ "play": "e", "stop": 0, "expect": { "asks": asks } }])
                },
            }));
            let first = filters.keys().next().unwrap().clone();
            filters.remove(&first);
        }
    }
    run(&cases);
}
