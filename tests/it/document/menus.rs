//! What the menus of the editor offer for rows of whole games, and what `check` says of them.

use serde_json::{Map, Value, json};
use ses_studio::base::{Code, Generator};
use ses_studio::card::{Row, Slot};
use ses_studio::document::{Document, RecordPath};
use ses_studio::kernel::choices::Form;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::read_row;

use super::whole_game::document;
use crate::kernel::SAMPLES;

/// What a row can have that is legal alone, but not beside what else the row or its card has. Menus show these as choices
/// with their reason.
const TOGETHER: [Code; 21] = [
    Code::CheckFailed,
    Code::ContinuousCycle,
    Code::CostNotAllowed,
    Code::DeadRow,
    Code::DurationMissing,
    Code::DurationNotAllowed,
    Code::EffectCombination,
    Code::FreeActivation,
    Code::KeywordNotOnType,
    Code::ModifierWithoutCondition,
    Code::NestingTooDeep,
    Code::OnceNotAllowed,
    Code::OpNotOnType,
    Code::ReplaceWithoutBase,
    Code::TargetMissing,
    Code::TargetNotAllowed,
    Code::TimingNotOnType,
    Code::TooManyAbilities,
    Code::TooManyConditions,
    Code::TooManyRows,
    Code::TooManyTargets,
];

/// Draws rows of a game.
struct Draws<'d> {
    document: &'d Document,
    game: &'d Game,
    chance: Generator,
}

impl Draws<'_> {
    fn often(&mut self, of: usize) -> bool {
        self.chance.below(of) == 0
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() { None } else { Some(of[self.chance.below(of.len())].clone()) }
    }

    /// Something that few parts of rows can be.
    fn junk(&mut self) -> Value {
        let some = [json!(-77), json!(50_000), json!("nothing_like_it"), json!(["a"]), json!(1.5)];
        self.one(&some).unwrap()
    }

    fn of_slot(&mut self, slot: Slot, row: &Row) -> Value {
        let alternatives = slot.alternatives(self.document.rules(), row);
        match self.one(&alternatives) {
            Some(_) if self.often(12) => self.junk(),
            Some(found) => serde_json::from_str(&found.json).unwrap(),
            None => self.junk(),
        }
    }

    fn of_form(&mut self, form: &Form, depth: usize) -> Value {
        if self.often(12) {
            return self.junk();
        }
        match form {
            Form::True => json!(true),
            Form::Flag => json!(self.often(2)),
            Form::Number(range) => {
                let wide = usize::try_from(range.end() - range.start() + 1).unwrap();
                json!(range.start() + i64::try_from(self.chance.below(wide)).unwrap())
            }
            Form::One(words) => self.one(words).map_or(json!("x"), |word| json!(word)),
            Form::Word => json!("anything"),
            Form::Card => {
                let ids: Vec<_> = self.game.cards.keys().cloned().collect();
                self.one(&ids).map_or(json!("x"), |id| json!(id))
            }
            Form::Where => self.tests(depth),
            Form::Cards if self.often(2) => json!(self.chance.below(4)),
            Form::Cards => {
                let mut members = Map::new();
                let bound = self.one(&["at_least", "at_most", "exactly"]).unwrap();
                members.insert(bound.to_owned(), json!(self.chance.below(4)));
                members.insert("who".to_owned(), json!(self.one(&["self", "opponent", "any"])));
                if self.often(2) {
                    members.insert("where".to_owned(), self.tests(depth));
                }
                Value::Object(members)
            }
            Form::Paid(range) if self.often(2) => self.of_form(&Form::Number(range.clone()), depth),
            Form::Paid(range) => {
                let count = self.of_form(&Form::Number(range.clone()), depth);
                json!({ "count": count, "where": self.tests(depth) })
            }
        }
    }

    fn tests(&mut self, depth: usize) -> Value {
        let mut tests = Map::new();
        let filters: Vec<_> = self.game.filters.keys().cloned().collect();
        for _ in 0..=self.chance.below(2) {
            let Some(id) = self.one(&filters) else { break };
            let form = self.game.filter_form(&id).unwrap();
            tests.insert(id.to_string(), self.of_form(&form, depth));
        }
        if depth < 3 && self.often(4) {
            let inner = self.tests(depth + 1);
            let name = self.one(&["not", "any"]).unwrap();
            let is_flat = inner.as_object().is_some_and(|inner| inner.keys().all(|name| !is_nested(name)));
            if name == "not" || is_flat {
                tests.insert(name.to_owned(), inner);
            }
        }
        Value::Object(tests)
    }

    fn aim(&mut self, row: &Row) -> Value {
        let preset = self.of_slot(Slot::Target, row);
        if !preset.is_string() || self.often(2) {
            return preset;
        }
        let mut aim = Map::new();
        aim.insert("like".to_owned(), preset);
        if self.often(2) {
            let (name, value) = self
                .one(&[("up_to", json!(2)), ("count", json!(2)), ("pick", json!("all")), ("pick", json!("random"))])
                .unwrap();
            aim.insert(name.to_owned(), value);
        }
        if self.often(3) {
            aim.insert("who".to_owned(), json!(self.one(&["self", "opponent", "any"])));
        }
        if self.often(2) {
            aim.insert("where".to_owned(), self.tests(1));
        }
        if self.often(4) {
            aim.insert("other".to_owned(), json!(true));
        }
        Value::Object(aim)
    }

    /// A row as JSON, which is so deep inside others.
    fn row(&mut self, depth: usize) -> Value {
        let operations: Vec<_> = self.document.rules().operations.keys().cloned().collect();
        let op = self.one(&operations).unwrap();
        let plain = Row { op: op.clone(), ..Row::default() };
        let mut row = Map::new();
        row.insert("do".to_owned(), json!(op));
        row.insert("on".to_owned(), self.of_slot(Slot::Timing, &plain));
        if let Some(range) = self.document.rules().operations[&op].val.clone()
            && !self.often(12)
        {
            let val = self.of_form(&Form::Number(range), 1);
            row.insert("val".to_owned(), val);
        }
        for slot in [Slot::Way, Slot::Once, Slot::May, Slot::Word, Slot::Who, Slot::Duration] {
            let is_needed = self.game.must_write(&op, slot.member());
            let can = self.game.row_takes(&op, slot.member());
            if is_needed && !self.often(8) || can && self.often(3) {
                let value = self.of_slot(slot, &plain);
                row.insert(slot.member().to_owned(), value);
            }
        }
        if self.game.row_takes(&op, "to") && !self.often(3) {
            let aim = self.aim(&plain);
            row.insert("to".to_owned(), aim);
        }
        for (name, form) in self.game.parameter_forms(&op) {
            let value = self.of_form(&form, 1);
            row.insert(name.to_string(), value);
        }
        if self.game.row_takes(&op, "card") {
            let card = self.of_form(&Form::Card, 1);
            row.insert("card".to_owned(), card);
        }
        let costs: Vec<_> = self.game.costs.keys().cloned().collect();
        if self.game.row_takes(&op, "cost") && self.often(2) {
            let mut paid = Map::new();
            for _ in 0..=self.chance.below(2) {
                if let Some(id) = self.one(&costs) {
                    let form = self.game.cost_form(&id).unwrap();
                    paid.insert(id.to_string(), self.of_form(&form, 1));
                }
            }
            row.insert("cost".to_owned(), Value::Object(paid));
        }
        let conditions: Vec<_> = self.game.conditions.keys().cloned().collect();
        if self.game.row_takes(&op, "if")
            && self.often(2)
            && let Some(id) = self.one(&conditions)
        {
            let form = self.game.condition_form(&id).unwrap();
            row.insert("if".to_owned(), json!({ id.as_str(): self.of_form(&form, 1) }));
        }
        if self.game.row_takes(&op, "effects") && !self.often(8) {
            let rows = if depth < 2 { 1 + self.chance.below(2) } else { self.chance.below(2) };
            let rows: Vec<Value> = (0..rows).map(|_| self.row(depth + 1)).collect();
            row.insert("effects".to_owned(), Value::Array(rows));
        }
        Value::Object(row)
    }
}

fn is_nested(name: &str) -> bool {
    matches!(name, "any" | "all" | "not")
}

/// Whether the menus have all parts of a row.
struct Menus<'d> {
    document: &'d Document,
    game: &'d Game,
}

impl Menus<'_> {
    fn offer(&self, row: &Value) -> bool {
        let members = row.as_object().unwrap();
        let op = members["do"].as_str().unwrap();
        let plain = Row { op: op.into(), ..Row::default() };
        let has = |slot: Slot, value: &Value| {
            let alternatives = slot.alternatives(self.document.rules(), &plain);
            let is_it = |json: &str| serde_json::from_str::<Value>(json).unwrap() == *value;
            self.game.row_takes(op, slot.member()) && alternatives.iter().any(|known| is_it(&known.json))
        };
        let parameters = self.game.parameter_forms(op);
        let range = &self.document.rules().operations[op].val;
        range.is_some() == members.contains_key("val")
            && ["word", "to", "effects"]
                .iter()
                .all(|name| !self.game.must_write(op, name) || members.contains_key(*name))
            && members.iter().all(|(name, value)| match name.as_str() {
                "do" => true,
                "val" => range.clone().is_some_and(|range| self.fits(&Form::Number(range), value)),
                "on" => has(Slot::Timing, value),
                "as" => has(Slot::Way, value),
                "once" => has(Slot::Once, value),
                "may" => has(Slot::May, value),
                // Where any word will do, it is typed in the JSON.
                "word" => has(Slot::Word, value) || self.takes_any_word(op) && value.is_string(),
                "who" => has(Slot::Who, value),
                "for" => has(Slot::Duration, value),
                "to" => self.aims(value, &|preset| has(Slot::Target, preset)),
                "effects" => value.as_array().is_some_and(|rows| {
                    self.game.row_takes(op, "effects") && !rows.is_empty() && rows.iter().all(|row| self.offer(row))
                }),
                "card" => self.game.row_takes(op, "card") && self.fits(&Form::Card, value),
                "cost" => value.as_object().is_some_and(|costs| {
                    let one = |(id, value): (&String, &Value)| {
                        self.game.cost_form(id).is_some_and(|form| self.fits(&form, value))
                    };
                    self.game.row_takes(op, "cost") && costs.iter().all(one)
                }),
                "if" => value.as_object().is_some_and(|conditions| {
                    let one = |(id, value): (&String, &Value)| {
                        self.game.condition_form(id).is_some_and(|form| self.fits(&form, value))
                    };
                    conditions.iter().all(one)
                }),
                name => {
                    let form = parameters.iter().find(|(known, _)| known == name);
                    form.is_some_and(|(_, form)| self.fits(form, value))
                }
            })
    }

    fn takes_any_word(&self, op: &str) -> bool {
        self.game.operations[op].takes_word && self.game.operations[op].words.is_empty()
    }

    fn aims(&self, value: &Value, has_preset: &dyn Fn(&Value) -> bool) -> bool {
        let Some(members) = value.as_object() else { return has_preset(value) };
        members.iter().all(|(name, value)| match name.as_str() {
            "like" => has_preset(value),
            "where" => self.tests(value),
            _ => true,
        })
    }

    fn tests(&self, tests: &Value) -> bool {
        let Some(tests) = tests.as_object() else { return false };
        tests.iter().all(|(name, value)| {
            if is_nested(name) {
                return self.tests(value);
            }
            self.game.filter_form(name).is_some_and(|form| self.fits(&form, value))
        })
    }

    fn fits(&self, form: &Form, value: &Value) -> bool {
        match form {
            Form::True => *value == json!(true),
            Form::Flag => value.is_boolean(),
            Form::Number(range) => value.as_i64().is_some_and(|number| range.contains(&number)),
            Form::One(words) => value.as_str().is_some_and(|word| words.iter().any(|known| known == word)),
            Form::Word => value.is_string(),
            Form::Card => value.as_str().is_some_and(|id| self.game.cards.contains_key(id)),
            Form::Where => self.tests(value),
            Form::Cards => match value {
                Value::Number(number) => number.as_i64().is_some(),
                Value::Object(members) => members.get("where").is_none_or(|tests| self.tests(tests)),
                _ => false,
            },
            Form::Paid(range) => match value {
                Value::Object(members) => {
                    members.get("where").is_none_or(|tests| self.tests(tests))
                        && members.get("count").is_none_or(|count| self.fits(&Form::Number(range.clone()), count))
                }
                value => self.fits(&Form::Number(range.clone()), value),
            },
        }
    }
}

/// Draws rows for cards of each game, and compares what the menus have with what the kernel says.
fn compare(rows: usize) {
    for sample in &SAMPLES {
        let document = document(sample);
        let game = document.game().unwrap();
        let mut draws = Draws { document: &document, game, chance: Generator(u64::try_from(rows).unwrap()) };
        let menus = Menus { document: &document, game };
        // Cards with few other rows, because each of them can forbid a row.
        let all = &document.registry().cards;
        let least = all.iter().map(|card| card.effects.len()).filter(|rows| *rows > 0).min().unwrap();
        let cards: Vec<usize> = (0..all.len()).filter(|at| all[*at].effects.len() == least).collect();
        let (mut legal, mut offered) = (0, 0);
        for _ in 0..rows.div_ceil(50) {
            let at = RecordPath::Card(draws.one(&cards).unwrap());
            let written: Vec<Value> = (0..50.min(rows)).map(|_| draws.row(0)).collect();
            let read: Vec<Row> =
                written.iter().map(|row| read_row(&row.to_string(), document.rules()).unwrap_or_default()).collect();
            for ((row, read), problem) in written.iter().zip(&read).zip(document.problems_of_rows(at, 0, &read)) {
                if read.op.is_empty() {
                    assert!(!menus.offer(row), "{}: {row} cannot be read", sample.name);
                    continue;
                }
                let is_offered = menus.offer(row);
                match &problem {
                    None => assert!(is_offered, "{}: {row} is legal, and no menu has it", sample.name),
                    Some(problem) if is_offered => {
                        assert!(TOGETHER.contains(&problem.code), "{}: {row} is offered: {problem:?}", sample.name);
                    }
                    Some(_) => {}
                }
                legal += usize::from(problem.is_none());
                offered += usize::from(is_offered);
            }
        }
        assert!(legal * 100 > rows && offered >= legal, "{}: only {legal} of {rows} are legal", sample.name);
    }
}

#[test]
fn a_row_is_legal_if_menus_have_its_parts_and_they_go_together() {
    compare(400);
}

#[test]
#[ignore = "takes minutes; 100,000 rows of each game"]
fn any_row_is_legal_if_menus_have_its_parts_and_they_go_together() {
    compare(100_000);
}
