//! The schema of rows: one branch for each operation of the ruleset.

use serde_json::{Map, Value, json};

use super::{Schema, described, id_of, integer, refer, words};
use crate::kernel::rules::tables::{Operation, ParameterRule, Takes};
use crate::kernel::rules::{places, shape};
use crate::ruleset::{ONCE, PLAYERS, Table};

/// How deep `any`, `all` and `not` can nest.
const DEPTH: usize = 4;

impl Schema<'_> {
    /// What rows are made of.
    pub(super) fn add_rows(&self, found: &mut Map<String, Value>) {
        let game = self.game;
        for (name, filter) in game.filters.iter().filter(|(name, _)| is_name(name)) {
            found.insert(
                format!("filter-{name}"),
                described(self.parameter(&filter.takes), self.about("filters", name)),
            );
        }
        for (name, condition) in game.conditions.iter().filter(|(name, _)| is_name(name)) {
            let parameter = self.parameter(&condition.takes);
            found.insert(format!("condition-{name}"), described(parameter, self.about("conditions", name)));
        }
        let filters = names(&game.filters);
        let conditions = names(&game.conditions);
        let spelled = game.conditions.values().filter_map(|condition| condition.spelled.as_deref());
        let spelled: Vec<&str> = spelled.filter(|before| is_name(before)).collect();
        for depth in 1..=DEPTH {
            found.insert(format!("where-{depth}"), tests(("where", "filter"), &filters, &[], depth));
            found.insert(format!("if-{depth}"), tests(("if", "condition"), &conditions, &spelled, depth));
        }
        let mut written = self.object(&shape::TARGET, &[shape::ANY.as_slice(), &["id"]].concat());
        if let Value::Object(members) = &mut written {
            members.insert("required".to_owned(), json!([]));
            members.insert("if".to_owned(), json!({
                "properties": { "pick": { "enum": ["most", "least"] } }, "required": ["pick"], "not": { "required": ["like"] }
            }));
            members.insert("then".to_owned(), json!({ "required": ["number"] }));
            if let Some(Value::Object(properties)) = members.get_mut("properties") {
                properties.insert("id".to_owned(), json!({}));
            }
        }
        found.insert(
            "target".to_owned(),
            json!({
                "description": "What the row is about", "anyOf": [id_of("targets"), written]
            }),
        );
        found.insert("rows".to_owned(), json!({
            "description": "Rows of effects; one with `on` begins an ability", "type": "array", "items": refer("row")
        }));
        found.insert("row".to_owned(), self.row());
    }

    fn about(&self, table: &str, id: &str) -> &str {
        let entries = self.file.get(table).and_then(Value::as_array);
        let entry = entries.into_iter().flatten().find(|entry| entry.get("id").and_then(Value::as_str) == Some(id));
        entry.and_then(|entry| entry.get("about")).and_then(Value::as_str).unwrap_or_default()
    }

    /// The parameter of a filter or condition.
    fn parameter(&self, takes: &Takes) -> Value {
        match takes {
            Takes::Nothing => json!({ "const": true }),
            Takes::Flag => json!({ "type": "boolean" }),
            Takes::Number(range) => integer(range),
            Takes::Word(of) if of.is_empty() => json!({ "type": "string" }),
            Takes::Word(of) => words(&of.iter().map(|word| self.game.word(*word)).collect::<Vec<_>>()),
            Takes::Card => json!({ "type": "string" }),
            Takes::Where => refer("where-1"),
            Takes::Cards => {
                json!({ "anyOf": [{ "type": ["integer", "boolean"] }, self.object(&shape::COUNTED, &[])] })
            }
        }
    }

    fn row(&self) -> Value {
        let game = self.game;
        let allowed = |name: &str| game.row_members.is_empty() || game.row_members.iter().any(|member| member == name);
        let mut properties = Map::new();
        let mut add = |name: &str, schema: Value, about: &str| {
            properties.insert(name.to_owned(), described(schema, about));
        };
        add("do", id_of("operations"), "What happens");
        for (name, schema, about) in self.row_members() {
            let is_taken = game.operations.keys().any(|operation| game.row_takes(operation, name));
            if allowed(name) || is_taken {
                add(name, schema, about);
            }
        }
        for operation in game.operations.values() {
            for name in operation.parameters.keys() {
                add(name, json!({}), "A parameter of some operations");
            }
        }
        add("about", json!({}), "A note");
        add("text", json!({}), "A note");
        let branches = game.operations.iter().map(|(name, operation)| self.of_operation(name, operation));
        // A list of schemas must not be empty.
        let branches: Vec<Value> = std::iter::once(json!(true)).chain(branches).collect();
        json!({
            "type": "object", "required": ["do"], "properties": properties, "additionalProperties": false,
            "allOf": branches,
            "not": { "properties": { "replace": { "const": true }, "bonus": { "const": true } }, "required": ["replace", "bonus"] }
        })
    }

    /// The members of rows besides `do` and what an operation declares.
    fn row_members(&self) -> Vec<(&'static str, Value, &'static str)> {
        let flag = || json!({ "type": "boolean" });
        vec![
            (
                "on",
                json!({ "anyOf": [id_of("timings"), self.object(&shape::REFINED, &[])] }),
                "When the ability happens",
            ),
            ("as", id_of("ways"), "How the ability is used"),
            ("once", words(&ONCE), "How often the ability is used"),
            ("may", flag(), "The ability is optional"),
            ("cost", self.costs(), "What the ability costs"),
            ("val", json!({ "type": "integer" }), "The value"),
            ("word", json!({ "type": "string" }), "The word"),
            ("who", words(&PLAYERS), "Whose players it is about"),
            ("card", self.made_card(), "The card that is made"),
            ("to", refer("target"), "What it is done to"),
            ("for", id_of("durations"), "How long it lasts"),
            ("against", self.object(&shape::AGAINST, &[]), "The sources that the word keeps off"),
            ("if", refer("if-1"), "Conditions; all of them must hold"),
            ("replace", flag(), "Takes the place of the latest row of the same operation"),
            ("bonus", flag(), "Adds to what came before"),
            ("effects", refer("rows"), "Rows that are given"),
        ]
    }

    fn costs(&self) -> Value {
        let mut properties = Map::new();
        for (name, cost) in &self.game.costs {
            let mut filtered = self.object(&shape::PAID, &[]);
            let plain = match &cost.takes {
                Some(range) => {
                    if let Some(count) = filtered.pointer_mut("/properties/count") {
                        *count = integer(range);
                    }
                    if let Some(required) = filtered.get_mut("required").filter(|_| !range.contains(&1)) {
                        *required = json!(["count"]);
                    }
                    integer(range)
                }
                None => json!({ "const": true }),
            };
            let schema = if cost.filtered { json!({ "anyOf": [plain, filtered] }) } else { plain };
            properties.insert(name.to_string(), described(schema, self.about("costs", name)));
        }
        json!({ "type": "object", "properties": properties, "additionalProperties": false })
    }

    /// What rows of an operation must and can have.
    fn of_operation(&self, name: &str, operation: &Operation) -> Value {
        let game = self.game;
        let mut properties = Map::new();
        let mut required: Vec<&str> = Vec::new();
        let mut never = |name: &str| drop(properties.insert(name.to_owned(), json!(false)));
        for other in game.operations.values() {
            for parameter in other.parameters.keys().filter(|name| !operation.parameters.contains_key(*name)) {
                never(parameter);
            }
        }
        let allowed = |name: &str| game.row_members.is_empty() || game.row_members.iter().any(|member| member == name);
        for member in ["card", "effects"].into_iter().filter(|member| !allowed(member) && !game.row_takes(name, member))
        {
            never(member);
        }
        ["to", "word"].into_iter().filter(|member| !game.row_takes(name, member)).for_each(&mut never);
        if operation.takes_word && !operation.words.is_empty() {
            let of: Vec<&str> = operation.words.iter().map(|word| game.word(*word)).collect();
            properties.insert("word".to_owned(), words(&of));
        }
        match &operation.val {
            Some(range) => drop(properties.insert("val".to_owned(), integer(range))),
            None => drop(properties.insert("val".to_owned(), json!(false))),
        }
        required.extend(
            self.row_members().iter().map(|(member, ..)| *member).filter(|member| game.must_write(name, member)),
        );
        for (name, rule) in &operation.parameters {
            let schema = match rule {
                ParameterRule::Number(range) => integer(range),
                ParameterRule::Place { zones, of, .. } => {
                    required.push(name);
                    let places = places(game, zones, of);
                    words(&places.iter().map(String::as_str).collect::<Vec<_>>())
                }
            };
            properties.insert(name.to_string(), schema);
        }
        json!({
            "if": { "properties": { "do": { "const": name } }, "required": ["do"] },
            "then": { "required": required, "properties": properties }
        })
    }
}

/// The ids of a table that can be names of definitions; others are reported where they are.
fn names<T>(table: &Table<T>) -> Vec<&str> {
    super::keys(table).into_iter().filter(|name| is_name(name)).collect()
}

fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Tests that are joined, so deep.
fn tests((list, one): (&str, &str), names: &[&str], spelled: &[&str], depth: usize) -> Value {
    let members: Map<String, Value> =
        names.iter().map(|name| ((*name).to_owned(), refer(&format!("{one}-{name}")))).collect();
    let patterns: Map<String, Value> =
        spelled.iter().map(|before| (format!("^{before}[+-]?[0-9]+$"), json!({}))).collect();
    let (inner, not) = if depth < DEPTH {
        let below = refer(&format!("{list}-{}", depth + 1));
        (json!({ "type": "array", "items": below }), below)
    } else {
        (json!({ "type": "array", "maxItems": 0 }), json!(false))
    };
    let mut properties = members;
    properties.insert(
        "any".to_owned(),
        json!({ "description": "One of them holds", "anyOf": [inner, refer(&format!("{list}-{depth}"))] }),
    );
    properties.insert("all".to_owned(), described(inner.clone(), "All of them hold"));
    properties.insert("not".to_owned(), not);
    json!({ "type": "object", "properties": properties, "patternProperties": patterns, "additionalProperties": false })
}
