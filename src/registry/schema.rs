//! The JSON Schema (2020-12) of a game's registries, generated from its ruleset, for completion and checks in text
//! editors.

use serde_json::{Map, Value, json};

use crate::ruleset::{CardType, Operation, Ruleset, Takes};

/// Generates the schema of a game's registries. Each operation of the ruleset becomes a branch.
pub fn schema(rules: &Ruleset) -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Registry of {}", rules.name),
        "description": rules.about,
        "type": "object",
        "required": ["format", "game", "books", "heroes", "cards"],
        "properties": {
            "$schema": { "type": "string" },
            "format": { "const": rules.format },
            "game": { "const": rules.game.as_str() },
            "books": { "type": "array", "items": { "$ref": "#/$defs/book" } },
            "heroes": { "type": "array", "items": { "$ref": "#/$defs/hero" } },
            "cards": { "type": "array", "items": { "$ref": "#/$defs/card" } }
        },
        "$defs": {
            "book": {
                "description": "An expansion of the game",
                "type": "object",
                "required": ["id", "name"],
                "properties": { "id": { "type": "integer", "minimum": 1 }, "name": { "type": "string" } }
            },
            "hero": hero(rules),
            "card": card(rules),
            "effects": {
                "description": "Rows, from first to last",
                "type": "array",
                "maxItems": rules.max_rows,
                "items": { "$ref": "#/$defs/row" }
            },
            "row": row(rules),
            "if": conditions(rules),
            "subtype": names("A subtype", rules.subtypes.iter().map(|(name, entry)| (name.as_str(), entry.about.as_str()))),
            "trigger": names("What the card waits for", rules.triggers.iter().map(|(name, entry)| (name.as_str(), entry.about.as_str())))
        }
    })
}

fn hero(rules: &Ruleset) -> Value {
    let mut properties = texts(&["name", "flavour", "art", "notes"]);
    properties.insert("id".into(), json!({ "type": "string", "pattern": rules.ids.card.regex(&rules.card_types) }));
    properties.insert("book".into(), json!({ "type": "integer", "minimum": 1 }));
    properties.insert("ability".into(), json!({ "$ref": "#/$defs/effects" }));
    let mut required = vec!["id", "name", "book"];
    for (name, number) in &rules.hero_numbers {
        let about =
            if number.name == *name { number.about.clone() } else { format!("{}. {}", number.name, number.about) };
        properties.insert(name.to_string(), integer(&number.range, &about));
        if number.default.is_none() {
            required.push(name);
        }
    }
    json!({ "type": "object", "required": required, "properties": properties })
}

fn card(rules: &Ruleset) -> Value {
    let mut properties = texts(&["name", "hero", "flavour", "art", "notes", "status"]);
    let formats = &rules.ids;
    let patterns: Vec<Value> = std::iter::once(&formats.card)
        .chain(&formats.crossover)
        .chain(&formats.made)
        .chain(&formats.retained)
        .map(|pattern| json!({ "pattern": pattern.regex(&rules.card_types) }))
        .collect();
    properties.insert("id".into(), json!({ "type": "string", "anyOf": patterns }));
    let types = rules.card_types.iter().filter(|(_, card_type)| !card_type.is_hero);
    properties.insert(
        "type".into(),
        names("The card's type", types.clone().map(|(name, card_type)| (name.as_str(), card_type.about.as_str()))),
    );
    properties.insert("book".into(), json!({ "type": "integer", "minimum": 1 }));
    properties.insert(
        "books".into(),
        json!({ "description": "The books of a crossover card", "type": "array", "items": { "type": "integer", "minimum": 1 } }),
    );
    properties.insert("subtype".into(), json!({ "$ref": "#/$defs/subtype" }));
    properties.insert("trigger".into(), json!({ "$ref": "#/$defs/trigger" }));
    properties.insert("effects".into(), json!({ "$ref": "#/$defs/effects" }));
    properties.insert(
        "text_override".into(),
        json!({ "description": "Wordings by language", "type": "object", "additionalProperties": { "type": "string" } }),
    );
    for (name, number) in &rules.numbers {
        properties.insert(name.to_string(), integer(&number.range, &number.about));
    }
    let by_type: Vec<Value> = types.map(|(name, card_type)| of_type(name, card_type, rules)).collect();
    json!({
        "type": "object",
        "required": ["id", "name", "type", "effects"],
        "properties": properties,
        "allOf": by_type
    })
}

/// The required and forbidden members of a card, by type.
fn of_type(name: &str, card_type: &CardType, rules: &Ruleset) -> Value {
    let mut required: Vec<&str> = card_type.numbers.iter().map(|&id| rules.number(id).0.as_str()).collect();
    let mut forbidden: Map<String, Value> = Map::new();
    for number in rules.numbers.keys().filter(|number| !required.contains(&number.as_str())) {
        forbidden.insert(number.to_string(), Value::Bool(false));
    }
    for (member, has) in [("subtype", card_type.has_subtype), ("trigger", card_type.has_trigger)] {
        if has {
            required.push(member);
        } else {
            forbidden.insert(member.to_owned(), Value::Bool(false));
        }
    }
    json!({
        "if": { "properties": { "type": { "const": name } }, "required": ["type"] },
        "then": { "required": required, "properties": forbidden }
    })
}

fn row(rules: &Ruleset) -> Value {
    let by_operation: Vec<Value> =
        rules.operations.iter().map(|(name, operation)| of_operation(name, operation)).collect();
    let names = names(
        "The operation",
        rules.operations.iter().map(|(name, operation)| (name.as_str(), operation.about.as_str())),
    );
    json!({
        "type": "object",
        "required": ["do"],
        "properties": {
            "do": names,
            "val": { "description": "The operation's value", "type": "integer" },
            "if": { "$ref": "#/$defs/if" },
            "replace": { "description": "Takes the place of the latest row of the same operation", "type": "boolean" },
            "bonus": { "description": "Adds to what came before", "type": "boolean" }
        },
        "allOf": by_operation,
        "if": {
            "anyOf": [
                { "properties": { "replace": { "const": true } }, "required": ["replace"] },
                { "properties": { "bonus": { "const": true } }, "required": ["bonus"] }
            ]
        },
        "then": { "required": ["if"], "properties": { "if": { "minProperties": 1 } } },
        "not": {
            "properties": { "replace": { "const": true }, "bonus": { "const": true } },
            "required": ["replace", "bonus"]
        }
    })
}

/// The required members of a row, by operation.
fn of_operation(name: &str, operation: &Operation) -> Value {
    let then = match &operation.val {
        Some(range) => json!({ "required": ["val"], "properties": { "val": integer(range, &operation.about) } }),
        None => json!({ "properties": { "val": false } }),
    };
    json!({ "if": { "properties": { "do": { "const": name } }, "required": ["do"] }, "then": then })
}

fn conditions(rules: &Ruleset) -> Value {
    let mut properties = Map::new();
    let mut patterns = Map::new();
    for (name, condition) in &rules.conditions {
        let value = match &condition.takes {
            Takes::Nothing => json!({ "description": condition.about, "const": true }),
            Takes::Number(range) => integer(range, &condition.about),
            Takes::Subtype => json!({ "description": condition.about, "$ref": "#/$defs/subtype" }),
            Takes::Other => json!({ "description": condition.about }),
        };
        if let (Some((before, after)), Takes::Number(range)) = (&condition.spelled, &condition.takes) {
            let digits = range.end().max(range.start()).to_string().len();
            let pattern = format!("^{before}[1-9][0-9]{{0,{}}}{after}$", digits.saturating_sub(1));
            patterns.insert(pattern, json!({ "description": condition.about, "const": true }));
        }
        properties.insert(name.to_string(), value);
    }
    json!({
        "description": "Conditions; all of them must hold",
        "type": "object",
        "properties": properties,
        "patternProperties": patterns,
        "additionalProperties": false
    })
}

/// One of several words, each with a description.
fn names<'a>(about: &str, entries: impl Iterator<Item = (&'a str, &'a str)>) -> Value {
    let (words, lines): (Vec<&str>, Vec<&str>) = entries.unzip();
    json!({ "description": about, "type": "string", "enum": words, "enumDescriptions": lines })
}

fn integer(range: &std::ops::RangeInclusive<i64>, about: &str) -> Value {
    json!({ "description": about, "type": "integer", "minimum": range.start(), "maximum": range.end() })
}

fn texts(names: &[&str]) -> Map<String, Value> {
    names.iter().map(|name| ((*name).to_owned(), json!({ "type": "string" }))).collect()
}
