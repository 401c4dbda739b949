//! What the menus of the editor offer for rows of whole games, and what `check` says of them.

use std::cell::RefCell;

use serde_json::{Map, Value, json};
use ses_studio::base::{Generator, Name, Severity};
use ses_studio::card::{Row, Slot};
use ses_studio::document::{Command, Document, RecordPath, StorageConfig};
use ses_studio::kernel::choices::Form;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::schema::of_cards;
use ses_studio::registry::{Project, read_row, schema};

use super::menu_builder::{Builder, Known};
use super::whole_game::document;
use crate::kernel::SAMPLES;

/// Draws rows of a game.
struct Draws<'d> {
    document: &'d Document,
    /// The game, if its ruleset describes the whole one.
    game: Option<&'d Game>,
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

    fn timing(&mut self, row: &Row) -> Value {
        let timing = self.of_slot(Slot::Timing, row);
        if !timing.is_string() || !self.often(8) {
            return timing;
        }
        let mut refined = Map::new();
        refined.insert("like".to_owned(), timing);
        if self.often(2) {
            refined.insert("of".to_owned(), json!(self.one(&["self", "opponent", "any"])));
        } else {
            refined.insert("where".to_owned(), self.tests(1));
        }
        Value::Object(refined)
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
                let ids: Vec<_> = self.document.registry().cards.iter().map(|card| card.id.clone()).collect();
                self.one(&ids).map_or(json!("x"), |id| json!(id))
            }
            Form::Made => self.made(depth),
            Form::Names { known, is_open } => {
                let mut words: Vec<Name> = known.iter().filter(|_| self.often(3)).cloned().collect();
                words.extend((*is_open && self.often(3)).then(|| "anything".into()));
                match words.first() {
                    Some(first) if words.len() == 1 && self.often(2) => json!(first),
                    _ => words.iter().map(Name::as_str).collect(),
                }
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
            Form::Sources if self.often(2) => json!({ "who": self.one(&["self", "opponent", "any"]) }),
            Form::Sources => json!({ "who": "opponent", "where": self.tests(depth) }),
            Form::Paid(range) if self.often(2) => self.of_form(&Form::Number(range.clone()), depth),
            Form::Paid(range) => {
                let count = self.of_form(&Form::Number(range.clone()), depth);
                json!({ "count": count, "where": self.tests(depth) })
            }
        }
    }

    /// A card that a row makes.
    fn made(&mut self, depth: usize) -> Value {
        let Some(game) = self.game else { return Value::Null };
        if self.often(3) {
            let names: Vec<Name> = game.nameable_cards().cloned().collect();
            return self.one(&names).map_or(json!("x"), |id| json!(id));
        }
        let is_written = self.often(2);
        let mut card = Map::new();
        for (name, form) in game.made_forms() {
            let chance = if name == "type" && is_written { self.often(20) } else { !self.often(3) };
            if chance {
                continue;
            }
            let form = if matches!(form, Form::Number(_)) { Form::Number(-1..=12) } else { form };
            card.insert(name.to_string(), self.of_form(&form, depth));
        }
        if !is_written {
            return json!({ "random": card });
        }
        if depth < 3 && self.often(3) {
            let rows = 1 + self.chance.below(2);
            card.insert("effects".to_owned(), (0..rows).map(|_| self.row(depth + 1)).collect());
        }
        Value::Object(card)
    }

    fn tests(&mut self, depth: usize) -> Value {
        let mut tests = Map::new();
        let Some(game) = self.game else { return Value::Null };
        let filters: Vec<_> = game.filters.keys().cloned().collect();
        for _ in 0..=self.chance.below(2) {
            let Some(id) = self.one(&filters) else { break };
            let form = game.filter_form(&id).unwrap();
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
            if name != "pick" && self.often(6) {
                aim.insert("by".to_owned(), json!("opponent"));
            }
        }
        if self.often(4) {
            let places: Vec<_> = self.game.unwrap().places().cloned().collect();
            aim.insert("zone".to_owned(), json!(self.one(&places)));
            if self.often(3) {
                aim.remove("like");
            }
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
        row.insert("do".to_owned(), if self.often(60) { json!("nothing_like_it") } else { json!(op) });
        if let Some(range) = self.document.rules().operations[&op].val.clone()
            && !self.often(12)
        {
            let val = self.of_form(&Form::Number(range), 1);
            row.insert("val".to_owned(), val);
        }
        let takes = |member: &str| self.game.is_none_or(|game| game.row_takes(&op, member));
        let [has_if, can_replace, can_add] = ["if", "replace", "bonus"].map(takes);
        if has_if && self.often(2) {
            row.insert("if".to_owned(), self.conditions());
        }
        if can_replace && self.often(8) {
            row.insert("replace".to_owned(), json!(true));
        }
        if can_add && self.often(8) {
            row.insert("bonus".to_owned(), json!(true));
        }
        if let Some(game) = self.game {
            self.of_whole_game(&mut row, game, &plain, depth);
        }
        Value::Object(row)
    }

    fn conditions(&mut self) -> Value {
        let known: Vec<_> = self.document.rules().conditions.keys().cloned().collect();
        let mut conditions = Map::new();
        for _ in 0..=usize::from(self.often(3)) {
            if let Some(id) = self.one(&known) {
                let form = self.document.condition_form(&id).unwrap();
                conditions.insert(id.to_string(), self.of_form(&form, 1));
            }
        }
        if self.game.is_some() && self.often(6) {
            let name = self.one(&["any", "not"]).unwrap();
            return json!({ name: conditions });
        }
        Value::Object(conditions)
    }

    /// What only rows of whole games have.
    fn of_whole_game(&mut self, row: &mut Map<String, Value>, game: &Game, plain: &Row, depth: usize) {
        let op = &plain.op;
        row.insert("on".to_owned(), self.timing(plain));
        for slot in [Slot::Way, Slot::Once, Slot::May, Slot::Word, Slot::Who, Slot::Duration] {
            let is_needed = game.can_need(op, slot.member());
            let can = game.row_takes(op, slot.member());
            if is_needed && !self.often(8) || can && self.often(3) {
                let value = self.of_slot(slot, plain);
                row.insert(slot.member().to_owned(), value);
            }
        }
        if game.row_takes(op, "to") && !self.often(3) {
            let aim = self.aim(plain);
            row.insert("to".to_owned(), aim);
        }
        for (name, form) in game.parameter_forms(op) {
            let value = self.of_form(&form, 1);
            row.insert(name.to_string(), value);
        }
        if game.row_takes(op, "against") && self.often(12) {
            let sources = self.of_form(&Form::Sources, 1);
            row.insert("against".to_owned(), sources);
        }
        if game.row_takes(op, "card") {
            let card = self.of_form(&Form::Made, depth + 1);
            row.insert("card".to_owned(), card);
        }
        let costs: Vec<_> = game.costs.keys().cloned().collect();
        if game.row_takes(op, "cost") && self.often(2) {
            let mut paid = Map::new();
            for _ in 0..=self.chance.below(2) {
                if let Some(id) = self.one(&costs) {
                    let form = game.cost_form(&id).unwrap();
                    paid.insert(id.to_string(), self.of_form(&form, 1));
                }
            }
            row.insert("cost".to_owned(), Value::Object(paid));
        }
        if game.row_takes(op, "effects") && !self.often(8) {
            let rows = if depth < 2 { 1 + self.chance.below(2) } else { self.chance.below(2) };
            let rows: Vec<Value> = (0..rows).map(|_| self.row(depth + 1)).collect();
            row.insert("effects".to_owned(), Value::Array(rows));
        }
    }
}

fn is_nested(name: &str) -> bool {
    matches!(name, "any" | "all" | "not")
}

/// The rows of a project in whose places rows are drawn: with few others, because each of them can forbid a row.
fn places(document: &Document) -> Vec<(RecordPath, usize)> {
    let registry = document.registry();
    let cards = (0..registry.cards.len()).map(RecordPath::Card);
    let heroes = (0..registry.heroes.len()).map(RecordPath::Hero);
    let places: Vec<RecordPath> = cards.chain(heroes).filter(|at| !registry.rows(*at).is_empty()).collect();
    let least = places.iter().map(|at| registry.rows(*at).len()).min().unwrap();
    let few = |rows: &[Row]| rows.len() <= least.max(2);
    let places = places.iter().filter(|at| few(registry.rows(**at)));
    // The first row begins an ability; others can replace it or add to it.
    let place = |at: &RecordPath| {
        let last = registry.rows(*at).len() - 1;
        (*at, if Slot::Timing.of(&registry.rows(*at)[last]).is_none() { last } else { 0 })
    };
    places.map(place).collect()
}

/// The schema of the rows of a project.
fn row_schema(document: &Document) -> jsonschema::Validator {
    let mut schema = match document.game() {
        Some(game) => of_cards(game, &serde_json::from_str(document.ruleset_text()).unwrap()),
        None => schema(document.rules()),
    };
    let members = schema.as_object_mut().unwrap();
    members.retain(|name, _| name.starts_with('$'));
    members.insert("$ref".to_owned(), json!("#/$defs/row"));
    jsonschema::draft202012::new(&schema).unwrap()
}

/// The games by name, with a project of each.
pub fn games() -> Vec<(&'static str, Document)> {
    let plain = Project::bundled();
    let plain = Document::of_project(plain, StorageConfig::without_home()).unwrap_or_else(|error| panic!("{error:?}"));
    let plain = std::iter::once(("starfall", plain));
    plain.chain(SAMPLES.iter().map(|sample| (sample.name, document(sample)))).collect()
}

/// Draws rows for cards of each game, and compares what `check` says with what can be built from the menus.
fn compare(rows: usize) {
    let mut differ = Vec::new();
    let only = std::env::var("GAME").ok();
    for (name, mut document) in games().into_iter().filter(|(name, _)| only.as_deref().is_none_or(|only| only == *name))
    {
        let known = Known::default();
        let started = std::time::Instant::now();
        let trials = RefCell::new(document.trials());
        let game = document.game().map(|game| &**game);
        let mut draws = Draws { document: &document, game, chance: Generator(u64::try_from(rows).unwrap()) };
        let places = places(&document);
        let schema = row_schema(&document);
        let (mut legal, mut checked) = (0, Vec::new());
        for at in 0..rows {
            let (place, top) = draws.one(&places).unwrap();
            let mut written = draws.row(0);
            if game.is_some() && top > 0 {
                // What only the first row of an ability has.
                written
                    .as_object_mut()
                    .unwrap()
                    .retain(|name, _| Slot::OF_ABILITY.iter().all(|slot| slot.member() != name));
            }
            let row = read_row(&written.to_string(), document.rules()).unwrap_or_default();
            let problem =
                document.problems_of_rows(&mut trials.borrow_mut(), place, top, std::slice::from_ref(&row)).remove(0);
            // What a schema refuses is not legal; it knows less of the card than `check`.
            if problem.is_none() && !schema.is_valid(&written) {
                differ.push(format!("{name}: {written} is legal, and the schema refuses it"));
            }
            let builder = Builder::new(&document, &trials, (place, top)).knowing(&known);
            let built = builder.build(&document.registry().rows(place)[top], &row);
            let wrong = match (&problem, built) {
                (None, Err(step)) => Some(format!("is legal, and menus do not build it: {step}")),
                (Some(problem), Ok(())) => Some(format!("is built, and is not legal: {problem:?}")),
                _ => None,
            };
            differ.extend(wrong.map(|wrong| format!("{name}, {place:?} {top}: {written} {wrong}")));
            legal += usize::from(problem.is_none());
            if at % 50 == 0 && !row.op.is_empty() {
                checked.push((place, top, row, problem));
            }
        }
        eprintln!("{name}: {rows} rows, {legal} legal, {:.1} s", started.elapsed().as_secs_f64());
        assert!(legal * 100 > rows, "{name}: only {legal} of {rows} are legal");
        // What menus ask is what `check` reports of the whole project.
        for (at, row, to, problem) in checked.into_iter().take(2_000) {
            let errors = |document: &Document| {
                document.problems().filter(|(_, problem)| problem.severity == Severity::Error).count()
            };
            let before = errors(&document);
            let is_same = document.registry().rows(at)[row] == to;
            document.apply(Command::SetRow { at, row, to: to.clone(), gesture: None }).unwrap();
            let has_more = errors(&document) > before;
            if !is_same {
                document.undo().unwrap();
            }
            assert_eq!(has_more, problem.is_some(), "{name}: {to:?}: {problem:?}");
        }
    }
    assert!(differ.is_empty(), "{} differ:\n{}", differ.len(), differ[..differ.len().min(40)].join("\n"));
}

#[test]
fn a_row_is_legal_if_and_only_if_menus_build_it() {
    compare(40);
}

/// What `check` says of a row in the place of one of a game, if it is not legal, and whether menus build it.
fn one_row(game: &str, written: &Value) -> (Option<String>, Result<(), String>) {
    let (_, document) = games().into_iter().find(|(name, _)| *name == game).unwrap();
    let trials = RefCell::new(document.trials());
    let place = places(&document)[0];
    let row = read_row(&written.to_string(), document.rules()).unwrap();
    let rows = std::slice::from_ref(&row);
    let problem = document.problems_of_rows(&mut trials.borrow_mut(), place.0, place.1, rows).remove(0);
    let now = &document.registry().rows(place.0)[place.1];
    (problem.map(|problem| problem.pointer), Builder::new(&document, &trials, place).build(now, &row))
}

#[test]
fn targets_of_operations_that_pick_and_negated_tests_are_built() {
    let search = |to: Value| json!({ "on": "on_play", "do": "search", "val": 6, "to": to });
    for to in
        [json!({ "like": "found", "count": 2 }), json!({ "like": "found", "up_to": 2, "where": { "cost_at_most": 3 } })]
    {
        assert_eq!(one_row("grand-voyage", &search(to)), (None, Ok(())));
    }
    let (problem, _) = one_row("grand-voyage", &search(json!({ "like": "found", "pick": "random", "zone": "board" })));
    assert!(problem.is_some_and(|pointer| pointer.contains("/to/")), "only the operation picks");
    // No event is in play, so it can only be chosen negated.
    let to = json!({ "like": "own_card", "pick": "random", "where": { "not": { "type": "event" } } });
    assert_eq!(one_row("grand-voyage", &json!({ "on": "on_play", "do": "tuck", "to": to })), (None, Ok(())));
}

#[test]
fn targets_that_must_change_in_several_parts_at_once_are_built() {
    // At the end of a turn nothing can be named, and only cards outside play have a price.
    let to = json!({
        "like": "target", "count": 2, "other": true, "who": "any", "zone": "graveyard", "where": { "subtype": "beast" }
    });
    assert_eq!(
        one_row("chaos-cards", &json!({ "on": "your_turn_end", "do": "cost", "val": -1, "to": to })),
        (None, Ok(()))
    );
}

#[test]
fn rows_make_cards_of_types_of_the_game_only() {
    let row = json!({ "on": "start_turn", "do": "create", "val": 5, "card": { "type": "nothing_like_it", "cost": 7 } });
    let (problem, _) = one_row("essence-crown", &row);
    assert!(problem.is_some_and(|pointer| pointer.ends_with("/card/type")));
}

/// `ROWS` says how many rows of each game, if not all; `GAME` names the only one.
#[test]
#[ignore = "takes long; 100,000 rows of each game"]
fn any_row_is_legal_if_and_only_if_menus_build_it() {
    compare(std::env::var("ROWS").map_or(100_000, |rows| rows.parse().unwrap()));
}
