//! Compiled rows written as a card has them, so that nothing of a card is lost or added.

use serde_json::{Map, Value, json};
use ses_studio::kernel::ids::{AbilityId, TargetId};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::rules::ability::{ConditionUse, CostUse, FilterUse, Once, Pick, Row, Target, Tests, Who};
use ses_studio::kernel::rules::tables::Takes;
use ses_studio::ruleset::Table;

fn name<T>(table: &Table<T>, at: usize) -> &str {
    table.get_index(at).unwrap().0
}

/// Joined tests as an object; lists of objects even where a card has one object.
fn tests<T>(of: &Tests<T>, member: &dyn Fn(&T) -> (String, Value)) -> Map<String, Value> {
    let mut found: Map<String, Value> = of.members.iter().map(member).collect();
    let inner =
        |tests_of: &[Tests<T>]| -> Value { tests_of.iter().map(|one| Value::from(tests(one, member))).collect() };
    if !of.any.is_empty() {
        found.insert("any".to_owned(), inner(&of.any));
    }
    if !of.all.is_empty() {
        found.insert("all".to_owned(), inner(&of.all));
    }
    if let Some(not) = &of.not {
        found.insert("not".to_owned(), tests(not, member).into());
    }
    found
}

/// The parameter of a filter or a condition.
fn param(game: &Game, takes: &Takes, number: i32, word: Option<ses_studio::kernel::ids::WordId>) -> Value {
    match (takes, word) {
        (Takes::Nothing | Takes::Flag, _) => json!(number != 0),
        (Takes::Number(_), _) => json!(number),
        (_, Some(word)) => json!(game.word(word)),
        (_, None) => panic!("a parameter has no word"),
    }
}

fn filters(game: &Game, of: &Tests<FilterUse>) -> Value {
    let member = |filter: &FilterUse| {
        let (name, entry) = game.filters.get_index(filter.filter.index()).unwrap();
        (name.to_string(), param(game, &entry.takes, filter.number, filter.word))
    };
    tests(of, &member).into()
}

fn conditions(game: &Game, of: &Tests<ConditionUse>) -> Value {
    let member = |condition: &ConditionUse| {
        let (name, entry) = game.conditions.get_index(condition.condition.index()).unwrap();
        let value = match entry.takes {
            Takes::Where => filters(game, &condition.filters),
            Takes::Cards => {
                let target = condition.cards.map(|target| game.target(target));
                let mut value = json!({ "at_least": condition.least });
                if let Some(target) = target.filter(|target| !target.filters.is_empty()) {
                    value["where"] = filters(game, &target.filters);
                }
                if condition.most < 1000 {
                    value["at_most"] = json!(condition.most);
                }
                value
            }
            _ => param(game, &entry.takes, condition.number, condition.word),
        };
        (name.to_string(), value)
    };
    tests(of, &member).into()
}

fn target(game: &Game, id: TargetId) -> Value {
    let Target { preset, pick, count, up_to, by_opponent, filters: of, .. } = game.target(id);
    let (like, entry) = game.targets.get_index(usize::from(preset.unwrap())).unwrap();
    let mut value = json!({ "like": **like });
    if !of.is_empty() {
        value["where"] = filters(game, of);
    }
    match up_to {
        Some(up_to) => value["up_to"] = json!(up_to),
        None if matches!(pick, Pick::Choose | Pick::Random) => value["count"] = json!(count),
        None => {}
    }
    if *pick != entry.pick {
        value["pick"] = json!(format!("{pick:?}").to_lowercase());
    }
    if *by_opponent {
        value["by"] = json!("opponent");
    }
    value
}

fn cost(game: &Game, of: &CostUse) -> (String, Value) {
    let (name, entry) = game.costs.get_index(of.cost.index()).unwrap();
    let mut value = if entry.takes.is_some() { json!({ "count": of.val }) } else { json!(true) };
    if !of.filters.is_empty() {
        value["where"] = filters(game, &of.filters);
    }
    (name.to_string(), value)
}

fn row(game: &Game, of: &Row) -> Map<String, Value> {
    let (operation, entry) = game.operations.get_index(of.operation.index()).unwrap();
    let mut members = Map::new();
    members.insert("do".to_owned(), json!(**operation));
    if entry.val.is_some() {
        members.insert("val".to_owned(), json!(of.val));
    }
    if let Some(word) = of.word {
        members.insert("word".to_owned(), json!(game.word(word)));
    }
    if entry.who.is_some() {
        let who = match of.who {
            Who::Own => "self",
            Who::Other => "opponent",
            Who::Both => "both",
        };
        members.insert("who".to_owned(), json!(who));
    }
    if let Some(id) = of.target {
        members.insert("to".to_owned(), target(game, id));
    }
    if let Some(lasting) = of.lasting {
        members.insert("for".to_owned(), json!(name(&game.durations, lasting.index())));
    }
    if !of.conditions.is_empty() {
        members.insert("if".to_owned(), conditions(game, &of.conditions));
    }
    members
}

/// The rows of a compiled ability.
pub fn of_ability(game: &Game, id: AbilityId) -> Vec<Value> {
    let ability = game.ability(id);
    let mut rows: Vec<Map<String, Value>> = ability.rows.iter().map(|of| row(game, of)).collect();
    rows[0].insert("on".to_owned(), json!(name(&game.timings, ability.timing.index())));
    match ability.once {
        Once::Always => {}
        Once::Turn => _ = rows[0].insert("once".to_owned(), json!("turn")),
        Once::Match => _ = rows[0].insert("once".to_owned(), json!("match")),
    }
    if ability.may {
        rows[0].insert("may".to_owned(), json!(true));
    }
    if !ability.costs.is_empty() {
        let costs: Map<String, Value> = ability.costs.iter().map(|of| cost(game, of)).collect();
        rows[0].insert("cost".to_owned(), costs.into());
    }
    rows.into_iter().map(Value::from).collect()
}

/// Lists of objects for what a card writes as one object.
fn lists(test: &Value) -> Value {
    let Value::Object(members) = test else { return test.clone() };
    let list = |value: &Value| match value {
        Value::Array(list) => list.iter().map(lists).collect::<Value>(),
        Value::Object(one) => one.iter().map(|(name, value)| lists(&json!({ name: value }))).collect(),
        other => other.clone(),
    };
    let member = |(name, value): (&String, &Value)| match name.as_str() {
        "any" | "all" => (name.clone(), list(value)),
        "controls" | "opponent_controls" if value.is_number() => (name.clone(), json!({ "at_least": value })),
        _ => (name.clone(), lists(value)),
    };
    members.iter().map(member).collect::<Map<_, _>>().into()
}

/// A row as a card has it, with what it leaves out.
pub fn with_defaults(game: &Game, written: &Value) -> Value {
    let mut row = written.clone();
    let entry = &game.operations[row["do"].as_str().unwrap()];
    if let (None, Some(word)) = (row.get("word"), entry.usual_word) {
        row["word"] = json!(game.word(word));
    }
    if let (None, Some(who)) = (row.get("who"), entry.who) {
        row["who"] = json!(if who == Who::Own { "self" } else { "opponent" });
    }
    if let Some(to) = row.get("to").cloned() {
        let mut to = if to.is_string() { json!({ "like": to }) } else { to };
        let preset = &game.targets[to["like"].as_str().unwrap()];
        if to.get("count").is_none() && to.get("up_to").is_none() {
            let pick = to["pick"].as_str().map(str::to_owned);
            match (pick.as_deref(), preset.up_to) {
                (Some("random"), _) => to["count"] = json!(1),
                (None, Some(up_to)) => to["up_to"] = json!(up_to),
                _ => {}
            }
        }
        if let Some(of) = to.get("where") {
            to["where"] = lists(of);
        }
        row["to"] = to;
    }
    if let Some(test) = row.get("if") {
        row["if"] = lists(test);
    }
    if let Some(Value::Object(costs)) = row.get_mut("cost") {
        for value in costs.values_mut().filter(|value| value.is_number()) {
            *value = json!({ "count": value.clone() });
        }
    }
    row
}
