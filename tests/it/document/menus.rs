//! What the menus of the editor offer for rows of whole games, and what `check` says of them.

use serde_json::{Map, Value, json};
use ses_studio::base::{Generator, Severity};
use ses_studio::card::{Row, Slot};
use ses_studio::document::{Command, Document, RecordPath};
use ses_studio::kernel::choices::Form;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::read_row;

use super::menu_builder::Builder;
use super::whole_game::document;
use crate::kernel::SAMPLES;

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

/// Draws rows for cards of each game, and compares what `check` says with what can be built from the menus.
fn compare(rows: usize) {
    let mut differ = Vec::new();
    for sample in &SAMPLES {
        let mut document = document(sample);
        let game = document.game().unwrap();
        let mut draws = Draws { document: &document, game, chance: Generator(u64::try_from(rows).unwrap()) };
        // Cards with few other rows, because each of them can forbid a row.
        let all = &document.registry().cards;
        let least = all.iter().map(|card| card.effects.len()).filter(|rows| *rows > 0).min().unwrap();
        let cards: Vec<usize> = (0..all.len()).filter(|at| all[*at].effects.len() == least).collect();
        let (mut legal, mut checked) = (0, Vec::new());
        for _ in 0..rows.div_ceil(50) {
            let at = RecordPath::Card(draws.one(&cards).unwrap());
            let written: Vec<Value> = (0..50.min(rows)).map(|_| draws.row(0)).collect();
            let read: Vec<Row> =
                written.iter().map(|row| read_row(&row.to_string(), document.rules()).unwrap_or_default()).collect();
            let problems = document.problems_of_rows(at, 0, &read);
            for (row, (read, problem)) in written.iter().zip(read.iter().zip(&problems)) {
                let built = Builder::new(&document, at).build(read);
                let wrong = match (problem, built) {
                    (None, Err(step)) => format!("{row} is legal, and menus do not build it: {step}"),
                    (Some(problem), Ok(())) => format!("{row} is built, and is not legal: {problem:?}"),
                    _ => continue,
                };
                differ.push(format!("{}: {wrong}", sample.name));
            }
            legal += problems.iter().filter(|problem| problem.is_none()).count();
            checked.push((at, read.into_iter().zip(problems).next().unwrap()));
        }
        assert!(legal * 100 > rows, "{}: only {legal} of {rows} are legal", sample.name);
        // What menus ask is what `check` reports of the whole project.
        for (at, (row, problem)) in checked.into_iter().filter(|(_, (row, _))| !row.op.is_empty()) {
            let errors = |document: &Document| {
                document.problems().filter(|(_, problem)| problem.severity == Severity::Error).count()
            };
            let before = errors(&document);
            document.apply(Command::SetRow { at, row: 0, to: row.clone(), gesture: None }).unwrap();
            let has_more = errors(&document) > before;
            document.undo().unwrap();
            assert_eq!(has_more, problem.is_some(), "{}: {row:?}: {problem:?}", sample.name);
        }
    }
    assert!(differ.is_empty(), "{} differ:\n{}", differ.len(), differ[..differ.len().min(40)].join("\n"));
}

#[test]
fn a_row_is_legal_if_and_only_if_menus_build_it() {
    compare(60);
}

#[test]
#[ignore = "takes long; 100,000 rows of each game"]
fn any_row_is_legal_if_and_only_if_menus_build_it() {
    compare(100_000);
}
