//! Rows without what they need not write, so that two ways of writing the same rows are equal.

use serde_json::{Map, Value as Json};

use super::values::{both, either};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Who;
use crate::kernel::rules::tables::Operation;

/// Rows in their shortest form. `usual`: the timing of a first row that says none.
pub(super) fn plain(game: &Game, usual: Option<&str>, rows: &[Json]) -> Vec<Json> {
    let mut all: Vec<Json> = rows.iter().map(|row| plain_row(game, row)).collect();
    if let Some(Json::Object(first)) = all.first_mut()
        && usual.is_some()
        && first.get("on").and_then(Json::as_str) == usual
    {
        first.remove("on");
    }
    // Abilities that happen at once and cost nothing read as one.
    let mut last: Option<Json> = None;
    for (at, row) in all.iter_mut().enumerate() {
        let Json::Object(members) = row else { continue };
        let has_head = ["as", "once", "may", "cost"].iter().any(|name| members.contains_key(*name));
        let on = members.get("on").cloned().or_else(|| usual.filter(|_| at == 0).map(Json::from));
        match on {
            Some(_) if has_head => last = None,
            Some(on) if last.as_ref() == Some(&on) => drop(members.remove("on")),
            Some(on) => last = Some(on),
            None => {}
        }
    }
    all
}

fn plain_row(game: &Game, row: &Json) -> Json {
    let Some(operation) = row.get("do").and_then(Json::as_str).and_then(|name| game.operations.get(name)) else {
        return row.clone();
    };
    let mut plain = Map::new();
    for (name, value) in row.as_object().into_iter().flatten() {
        let value = match name.as_str() {
            "effects" => Json::Array(value.as_array().into_iter().flatten().map(|row| plain_row(game, row)).collect()),
            "if" => tests(value),
            "to" | "on" | "against" => described(value),
            "cost" => {
                let costs = value.as_object().into_iter().flatten();
                Json::Object(costs.map(|(name, value)| (name.clone(), described(value))).collect())
            }
            _ => value.clone(),
        };
        if !is_usual(game, operation, name, &value) {
            plain.insert(name.clone(), value);
        }
    }
    // The order in which a row is written says nothing.
    let mut members: Vec<(String, Json)> = plain.into_iter().collect();
    members.sort_by(|(one, _), (other, _)| one.cmp(other));
    Json::Object(members.into_iter().collect())
}

/// Whether a member says what is so without it.
fn is_usual(game: &Game, operation: &Operation, name: &str, value: &Json) -> bool {
    let usual_target = || {
        let preset = operation.targets.first().filter(|_| !operation.needs_target)?.preset?;
        game.targets.get_index(usize::from(preset)).map(|(name, _)| name.as_str())
    };
    let usual_duration = || {
        let first = operation.lasting.first()?;
        game.durations.get_index(first.index()).map(|(name, _)| name.as_str())
    };
    let who = match operation.who.unwrap_or(Who::Own) {
        Who::Own => "self",
        Who::Other => "opponent",
        Who::Both => "both",
    };
    match name {
        "to" => value.as_str().is_some() && value.as_str() == usual_target(),
        "for" => value.as_str() == usual_duration(),
        "who" => value == who,
        "word" => operation.usual_word.is_some_and(|word| value == game.word(word)),
        "may" | "replace" | "bonus" => *value == Json::Bool(false),
        name => operation.parameters.contains_key(name) && *value == 0,
    }
}

/// A target, a timing or a cost with its tests in their shortest form.
fn described(value: &Json) -> Json {
    let Json::Object(members) = value else { return value.clone() };
    let mut plain = Map::new();
    for (name, value) in members {
        let value = if name == "where" { tests(value) } else { value.clone() };
        plain.insert(name.clone(), value);
    }
    match (plain.get("like"), plain.get("count"), plain.len()) {
        (Some(like), _, 1) => like.clone(),
        (_, Some(count), 1) => count.clone(),
        _ => sorted(plain),
    }
}

/// Tests as one object where they can be, and alternatives as a list.
fn tests(value: &Json) -> Json {
    let Json::Object(members) = value else { return value.clone() };
    let mut plain = Json::Object(Map::new());
    for (name, value) in members {
        let one = match (name.as_str(), value) {
            ("all", Json::Array(all)) => all.iter().map(tests).fold(Json::Object(Map::new()), both),
            ("any", Json::Array(any)) => any.iter().map(tests).reduce(either).unwrap_or_default(),
            ("any", Json::Object(any)) => {
                let each =
                    any.iter().map(|(name, value)| tests(&Map::from_iter([(name.clone(), value.clone())]).into()));
                each.reduce(either).unwrap_or_default()
            }
            ("not", value) => Map::from_iter([(name.clone(), tests(value))]).into(),
            (_, Json::Object(cards)) => Map::from_iter([(name.clone(), counted(cards))]).into(),
            (_, value) => Map::from_iter([(name.clone(), value.clone())]).into(),
        };
        plain = both(plain, one);
    }
    match plain {
        Json::Object(members) => sorted(members),
        other => other,
    }
}

/// Cards of a condition, or tests of some.
fn counted(cards: &Map<String, Json>) -> Json {
    let mut plain = Map::new();
    for (name, value) in cards {
        match (name.as_str(), value.as_i64()) {
            ("at_least", Some(1)) => {}
            ("where", _) => drop(plain.insert(name.clone(), tests(value))),
            _ => drop(plain.insert(name.clone(), value.clone())),
        }
    }
    if let (Some(least), 1) = (plain.get("at_least"), plain.len()) {
        return least.clone();
    }
    sorted(plain)
}

fn sorted(members: Map<String, Json>) -> Json {
    let mut members: Vec<(String, Json)> = members.into_iter().collect();
    members.sort_by(|(one, _), (other, _)| one.cmp(other));
    Json::Object(members.into_iter().collect())
}
