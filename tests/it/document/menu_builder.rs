//! Builds a row as a user does: from what the menus offer, one part after another.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use serde_json::{Map, Value};
use ses_studio::base::{Diagnostic, Name};
use ses_studio::card::{Row, Slot};
use ses_studio::document::menus::{
    About, Addition, Aim, BOUNDS, Edited, Filters, Made, MadeAs, Offer, Test, conditions_of, costs_of, event_form,
    event_of, with_conditions, with_cost, with_event,
};
use ses_studio::document::{Document, RecordPath, rows_inside, takes_rows_inside, with_rows_inside};
use ses_studio::kernel::choices::Form;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::rules::ability::{Pick, Target};
use ses_studio::registry::{Trials, read_row, write_row};

type Tests = Map<String, Value>;

/// The parts of a row in the order in which they are set at first.
const PARTS: [&str; 14] =
    ["do", "on", "as", "once", "may", "word", "who", "for", "to", "val", "effects", "cost", "if", "role"];

/// Tests as menus write them: those that must all hold beside each other, those of which one must hold by name.
fn plain(tests: &Tests) -> Tests {
    let single = |value: &Value| {
        let inner = value.as_object().filter(|inner| inner.len() == 1)?;
        inner.iter().next().map(|(name, value)| (name.clone(), value.clone()))
    };
    let mut found = Tests::new();
    for (name, value) in tests {
        match (name.as_str(), value) {
            ("all", Value::Array(items)) => {
                let inner: Vec<Tests> = items.iter().filter_map(Value::as_object).map(plain).collect();
                found.extend(inner.into_iter().flatten());
            }
            ("any", Value::Array(items)) => {
                let by_name: Option<Tests> = items.iter().map(single).collect();
                let by_name = by_name.filter(|by_name| by_name.len() == items.len());
                found.insert(name.clone(), by_name.map_or_else(|| value.clone(), Value::Object));
            }
            ("not", Value::Object(inner)) => drop(found.insert(name.clone(), Value::Object(plain(inner)))),
            _ => drop(found.insert(name.clone(), value.clone())),
        }
    }
    found
}

/// Cards that are counted: without a number, at least one.
fn with_number(value: &Value) -> Value {
    // Without more, menus write the number alone.
    if value.as_object().is_some_and(serde_json::Map::is_empty) {
        return 1.into();
    }
    let members = value.as_object().filter(|members| BOUNDS.iter().all(|bound| !members.contains_key(*bound)));
    let bound = (BOUNDS[0].to_owned(), Value::from(1));
    members.map_or_else(|| value.clone(), |members| Value::Object(members.clone().into_iter().chain([bound]).collect()))
}

/// A row in which all tests are as menus write them.
fn normal(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let members = members.iter().map(|(name, value)| (name.clone(), normal(value))).collect();
            Value::Object(plain(&members))
        }
        Value::Array(items) => items.iter().map(normal).collect(),
        other => other.clone(),
    }
}

/// How often the parts of a row are gone through.
const PASSES: usize = 12;

/// What was asked already, by the place and the row.
pub type Known = Rc<RefCell<HashMap<(RecordPath, usize, String), Option<Diagnostic>>>>;

/// How much is remembered.
const REMEMBERED: usize = 400_000;

/// Builds rows in the place of a row of a card or hero.
pub struct Builder<'d> {
    document: &'d Document,
    trials: &'d RefCell<Trials>,
    at: RecordPath,
    /// The place in the record's own list.
    top: usize,
    /// What the tests are about.
    about: About,
    /// What was asked already.
    known: Known,
    /// The rows around the one that is built, with its place in the innermost.
    around: Vec<(Row, usize)>,
}

impl<'d> Builder<'d> {
    pub fn new(document: &'d Document, trials: &'d RefCell<Trials>, (at, top): (RecordPath, usize)) -> Self {
        Self { document, trials, at, top, about: About::Cards, known: Rc::default(), around: Vec::new() }
    }

    /// The same, with what other builders of the document have asked.
    pub fn knowing(self, known: &Known) -> Self {
        Self { known: Rc::clone(known), ..self }
    }

    /// The same, for other tests.
    fn with(&self, about: About) -> Self {
        Builder { around: self.around.clone(), known: Rc::clone(&self.known), about, ..*self }
    }

    /// Builds a row from another. An error says which step the menus do not have.
    pub fn build(&self, from: &Row, to: &Row) -> Result<(), String> {
        if to.op.is_empty() {
            return Err("a row that cannot be read".to_owned());
        }
        let built = self.row(from, to)?;
        match self.problem(&built) {
            Some(problem) => Err(format!("{built:?} has an error: {problem:?}")),
            None if !self.is_same(&built, to) => Err(format!("{built:?} is another row")),
            None => Ok(()),
        }
    }

    /// Whether two rows are the same to players.
    fn is_same(&self, one: &Row, other: &Row) -> bool {
        let [one_text, other_text] = [one, other].map(|row| {
            let text = write_row(row, self.document.rules());
            normal(&serde_json::from_str(&text).unwrap())
        });
        one_text == other_text || self.compiled(one).is_some_and(|one| Some(one) == self.compiled(other))
    }

    /// What the kernel makes of the card with a row, if the row has no errors. Tests are in one order.
    fn compiled(&self, row: &Row) -> Option<String> {
        let ordered: Value = serde_json::from_str(&write_row(row, self.document.rules())).ok()?;
        let row = &read_row(&ordered.to_string(), self.document.rules()).ok()?;
        if self.problem(row).is_some() {
            return None;
        }
        let id = &self.document.registry().id_and_name(self.at)?.0;
        let before = self.document.game()?;
        let look = |game: &Game| {
            let own = &game.definition(game.cards[id.as_str()]).abilities;
            let rows = (&game.abilities[before.abilities.len()..], &game.row_targets[before.row_targets.len()..]);
            let cards =
                (&game.definitions[before.definitions.len()..], &game.random_cards[before.random_cards.len()..]);
            format!("{own:?} {rows:?} {cards:?}")
        };
        self.document.with_row(&mut self.trials.borrow_mut(), self.at, self.top, row, look)
    }

    /// The row of the card's own list, with a row in the place of that which is built.
    fn whole(&self, row: &Row) -> Row {
        self.around.iter().rev().fold(row.clone(), |row, (outer, at)| {
            let mut rows = rows_inside(self.document.rules(), outer);
            rows[*at] = row;
            with_rows_inside(self.document.rules(), outer, &rows)
        })
    }

    fn problem(&self, row: &Row) -> Option<Diagnostic> {
        let whole = self.whole(row);
        let asked = (self.at, self.top, write_row(&whole, self.document.rules()));
        if let Some(known) = self.known.borrow().get(&asked) {
            return known.clone();
        }
        let trials = &mut self.trials.borrow_mut();
        let problem = self.document.problems_of_rows(trials, self.at, self.top, &[whole]).remove(0);
        let mut known = self.known.borrow_mut();
        if known.len() > REMEMBERED {
            known.clear();
        }
        known.insert(asked, problem.clone());
        problem
    }

    /// The row after a choice, if the menu has it and it is legal.
    fn take<T>(&self, mut offers: Vec<Offer<T>>, is_it: impl Fn(&T) -> bool) -> Result<Row, String> {
        offers.retain(|offer| is_it(&offer.what));
        offers.truncate(1);
        let judged = self.document.judge(&offers, &self.path(), &mut |row| self.problem(row)).pop();
        match judged.ok_or("it is not offered")? {
            Some(Ok(row)) => Ok(row),
            Some(Err(problem)) => Err(format!("it is not legal: {} {}", problem.code.as_str(), problem.pointer)),
            None => Err("it has no values".to_owned()),
        }
    }

    /// The place of the row.
    fn path(&self) -> Vec<usize> {
        [self.top].into_iter().chain(self.around.iter().map(|(_, at)| *at)).collect()
    }

    fn row(&self, from: &Row, to: &Row) -> Result<Row, String> {
        let mut row = from.clone();
        row.conditions.clear();
        (row.replace, row.bonus) = (false, false);
        let mut parts = PARTS.to_vec();
        let others = to.rest.iter().chain(&from.rest).map(|(name, _)| name.as_str());
        others.for_each(|name| parts.extend((!parts.contains(&name)).then_some(name)));
        // What is taken away may still be needed before.
        let is_gone =
            |part: &str| from.rest.iter().any(|(name, _)| name == part) && to.rest.iter().all(|(name, _)| name != part);
        parts.sort_by_key(|part| is_gone(part));
        // One part can need another first, and a choice can change others.
        for _ in 0..PASSES {
            let (mut is_done, mut reasons) = (true, Vec::new());
            // What a choice has brought along without need is taken away.
            let wanted = |name: &str| PARTS.contains(&name) || to.rest.iter().any(|(known, _)| known == name);
            let extra: Vec<_> = row.rest.iter().map(|(name, _)| name.clone()).filter(|name| !wanted(name)).collect();
            for name in extra {
                let without = row.with_member(&name, None);
                if self.problem(&without).is_none() {
                    (is_done, row) = (false, without);
                }
            }
            for part in &parts {
                match self.part(&row, to, part) {
                    Ok(next) => {
                        is_done &= next == row;
                        row = next;
                    }
                    Err(reason) => reasons.push(format!("{part}: {reason}")),
                }
            }
            match (is_done, reasons.is_empty()) {
                (true, true) => return Ok(row),
                (true, false) => return Err(format!("{reasons:?} of {row:?}")),
                _ => {}
            }
        }
        Err(format!("choices change each other: {row:?}"))
    }

    /// The row with one part as it shall be.
    fn part(&self, row: &Row, to: &Row, part: &str) -> Result<Row, String> {
        let slot = [Slot::OF_ABILITY.as_slice(), Slot::OF_ROW.as_slice()].concat();
        let slot = slot.into_iter().find(|slot| slot.member() == part);
        match (part, slot) {
            ("on", _) => self.timing(row, to),
            ("do", _) if row.op == to.op => Ok(row.clone()),
            ("do", _) => self.take(self.document.offered_operations(row), |op| *op == to.op),
            ("val", _) => self.val(row, to),
            ("effects", _) => self.effects(row, to),
            ("cost", _) => self.costs(row, to),
            ("if", _) => self.conditions(row, to),
            ("role", _) => self.role(row, to),
            ("to", _) => self.target(row, to),
            (_, Some(slot)) => self.slot(row, to, slot),
            _ => self.parameter(row, to, part),
        }
    }

    fn val(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let range = self.document.rules().operations.get(&row.op).and_then(|operation| operation.val.clone());
        // It is typed.
        let fits = match (to.val, range) {
            (Some(val), Some(range)) => range.contains(&val),
            (val, range) => val.is_none() && range.is_none(),
        };
        fits.then(|| Row { val: to.val, ..row.clone() }).ok_or_else(|| "no such number".to_owned())
    }

    fn slot(&self, row: &Row, to: &Row, slot: Slot) -> Result<Row, String> {
        let Some(wanted) = slot.of(to) else { return Ok(slot.set(row, None)) };
        let takes_any = self.document.game().is_some_and(|game| {
            game.operations.get(&row.op).is_some_and(|operation| operation.takes_word && operation.words.is_empty())
        });
        if slot == Slot::Word && takes_any {
            // Where any word will do, it is typed in the JSON.
            return Ok(slot.set(row, Some(wanted)));
        }
        let row = if slot.of(row).is_some() { row.clone() } else { self.add(row, &Addition::Slot(slot))? };
        if slot.of(&row) == Some(wanted) {
            return Ok(row);
        }
        let is_it = |offer: &Offer| slot.of(&offer.rows[0]) == Some(wanted);
        let offers: Vec<Offer> = self.document.offered_entries(&row, slot).into_iter().filter(is_it).collect();
        self.take(offers, |_| true)
    }

    fn timing(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let (Some(like), Some(wanted)) = (Slot::Timing.id(to), event_of(to)) else {
            return self.slot(row, to, Slot::Timing);
        };
        let mut row =
            if Slot::Timing.of(row).is_some() { row.clone() } else { self.add(row, &Addition::Slot(Slot::Timing))? };
        if Slot::Timing.id(&row).as_ref() != Some(&like) {
            row = self.take(self.document.offered_entries(&row, Slot::Timing), |id| *id == like)?;
        }
        for name in event_of(&row).unwrap_or_default().keys().filter(|name| !wanted.contains_key(*name)) {
            row = with_event(&row, name, None);
        }
        for (name, value) in &wanted {
            let form = event_form(name).ok_or("nothing that a timing says")?;
            if !event_of(&row).is_some_and(|event| event.contains_key(name)) {
                row = self.add(&row, &Addition::Event(name.as_str().into(), form.clone()))?;
            }
            let now = |row: &Row| event_of(row).and_then(|mut event| event.remove(name)).unwrap_or_default();
            row = self.value(&row, &form, &now, &|row, value| with_event(row, name, Some(value.clone())), value)?;
        }
        Ok(row)
    }

    fn add(&self, row: &Row, what: &Addition) -> Result<Row, String> {
        // Where an ability begins.
        let is_first = self.path().last() == Some(&0) || Slot::Timing.of(row).is_some();
        self.take(self.document.offered_additions(row, is_first), |known| known == what)
    }

    fn role(&self, row: &Row, to: &Row) -> Result<Row, String> {
        match to.role() {
            _ if to.replace && to.bonus => Err("two roles".to_owned()),
            role if role == row.role() => Ok(row.clone()),
            role if self.document.game().is_some() => self.add(row, &Addition::Role(role)),
            role => self.take(self.document.offered_roles(row).into(), |known| *known == role),
        }
    }

    fn effects(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let rules = self.document.rules();
        let wanted = rows_inside(rules, to);
        if !wanted.is_empty() && rows_inside(rules, row) == wanted {
            return Ok(row.clone());
        }
        if wanted.is_empty() {
            return Ok(with_rows_inside(rules, row, &[]));
        }
        if !self.document.game().is_some_and(|game| takes_rows_inside(game, row)) {
            return Err("no rows inside".to_owned());
        }
        let mut rows = rows_inside(rules, row);
        if rows.len() < wanted.len() {
            let first = self.document.first_inside().into_iter().find(|first| {
                let with = rows.iter().chain([first]).cloned().collect::<Vec<_>>();
                self.problem(&with_rows_inside(rules, row, &with)).is_none()
            });
            rows.resize(wanted.len(), first.ok_or("no row to begin with")?);
        }
        rows.truncate(wanted.len());
        let mut outer = with_rows_inside(rules, row, &rows);
        for (at, wanted) in wanted.iter().enumerate() {
            let around = self.around.iter().cloned().chain([(outer.clone(), at)]).collect();
            let mut rows = rows_inside(rules, &outer);
            rows[at] = Builder { around, ..self.with(About::Cards) }.row(&rows[at], wanted)?;
            outer = with_rows_inside(rules, &outer, &rows);
        }
        Ok(outer)
    }

    fn parameter(&self, row: &Row, to: &Row, name: &str) -> Result<Row, String> {
        let Some((_, wanted)) = to.rest.iter().find(|(known, _)| known == name) else {
            return Ok(row.with_member(&name.into(), None));
        };
        let wanted: Value = serde_json::from_str(wanted).unwrap();
        let mut forms = self.document.parameter_forms(row).into_iter();
        let form = forms.find(|(known, _)| known == name).map(|(_, form)| form).ok_or("no such member")?;
        let has = row.rest.iter().any(|(known, _)| known == name);
        let row = if has { row.clone() } else { self.add(row, &Addition::Parameter(name.into(), form.clone()))? };
        let now = |row: &Row| {
            let json = row.rest.iter().find(|(known, _)| known == name).map(|(_, json)| json.clone());
            serde_json::from_str(&json.unwrap_or_default()).unwrap_or_default()
        };
        self.value(&row, &form, &now, &|row, value| row.with_member(&name.into(), Some(&value.to_string())), &wanted)
    }

    fn costs(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let wanted = match (costs_of(to), Slot::Cost.of(to)) {
            (None, None) => return Ok(Slot::Cost.set(row, None)),
            (None, Some(_)) => return Err("no cost".to_owned()),
            (Some(costs), _) => costs,
        };
        let mut row = row.clone();
        for id in costs_of(&row).unwrap_or_default().keys().filter(|id| !wanted.contains_key(*id)) {
            row = with_cost(&row, id, None);
        }
        for (id, value) in &wanted {
            let form = self.document.game().and_then(|game| game.cost_form(id)).ok_or("no such cost")?;
            if !costs_of(&row).is_some_and(|costs| costs.contains_key(id)) {
                row = self.add(&row, &Addition::Cost(id.as_str().into(), form.clone()))?;
            }
            let now = |row: &Row| costs_of(row).and_then(|mut costs| costs.remove(id)).unwrap_or_default();
            row = self.value(&row, &form, &now, &|row, value| with_cost(row, id, Some(value.clone())), value)?;
        }
        Ok(row)
    }

    fn conditions(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let wanted = plain(&conditions_of(to));
        if conditions_of(row) == wanted {
            return Ok(row.clone());
        }
        let mut row = with_conditions(row, &Tests::new());
        for (id, value) in &wanted {
            if let ("any" | "not", Some(inner)) = (id.as_str(), value.as_object()) {
                row = self.add(&row, &Addition::Bracket(id.as_str().into()))?;
                row = self.with(About::Position).tests(&row, &conditions_of, &with_conditions, inner, &[(id, None)])?;
                continue;
            }
            let form = self.document.condition_form(id).ok_or("no such condition")?;
            row = self.add(&row, &Addition::Condition(id.as_str().into(), form.clone()))?;
            let now = |row: &Row| conditions_of(row).remove(id).unwrap_or_default();
            let with = |row: &Row, value: &Value| {
                let mut tests = conditions_of(row);
                tests.insert(id.clone(), value.clone());
                with_conditions(row, &tests)
            };
            row = self.value(&row, &form, &now, &with, value)?;
        }
        Ok(row)
    }

    /// The row with another value of a parameter, from the menu of its form.
    fn value(
        &self,
        row: &Row,
        form: &Form,
        now: &dyn Fn(&Row) -> Value,
        with: &dyn Fn(&Row, &Value) -> Row,
        wanted: &Value,
    ) -> Result<Row, String> {
        let mut row = row.clone();
        let wanted = &match wanted {
            // Cards without a number: at least one.
            value if *form == Form::Cards => with_number(value),
            other => other.clone(),
        };
        let wrong = || format!("{wanted} is not {form:?}");
        match form {
            _ if now(&row) == *wanted => return Ok(row),
            Form::True => return Err(wrong()),
            // Typed in the JSON.
            Form::Word => return if wanted.is_string() { Ok(with(&row, wanted)) } else { Err(wrong()) },
            Form::Number(range) => {
                let fits = wanted.as_i64().is_some_and(|number| range.contains(&number));
                return if fits { Ok(with(&row, wanted)) } else { Err(wrong()) };
            }
            _ => {}
        }
        let value = now(&row);
        let set = |value: &Value| with(&row, value);
        let edited = Edited { document: self.document, form, now: &value, with: &set };
        if matches!(form, Form::Flag | Form::One(_) | Form::Card) {
            return self.take(edited.listed(), |listed| listed == wanted);
        }
        if *form == Form::Made {
            return self.made(&row, now, with, wanted);
        }
        let none = Tests::new();
        let members = wanted.as_object().unwrap_or(&none);
        let tests =
            if *form == Form::Where { wanted.as_object() } else { members.get("where").and_then(Value::as_object) };
        let step = |row: &Row, step: &dyn Fn(Edited<'_>) -> Result<Row, String>| {
            let value = now(row);
            let set = |value: &Value| with(row, value);
            step(Edited { document: self.document, form, now: &value, with: &set })
        };
        match form {
            Form::Paid(range) => {
                let count = wanted.as_i64().or_else(|| members.get("count").and_then(Value::as_i64)).unwrap_or(1);
                if !range.contains(&count) || !(wanted.is_i64() || wanted.is_object()) {
                    return Err(wrong());
                }
                row = step(&row, &|edited| Ok(edited.with_paid(count)))?;
            }
            Form::Cards => {
                let bound = BOUNDS.iter().position(|bound| members.contains_key(*bound)).unwrap_or(0);
                let count = wanted.as_i64().or_else(|| members.get(BOUNDS[bound]).and_then(Value::as_i64));
                let count = count.filter(|count| (0..=99).contains(count)).ok_or_else(wrong)?;
                row = step(&row, &|edited| Ok(edited.with_bound(bound, count)))?;
                for member in ["who", "zone"] {
                    if let Some(wanted) = members.get(member) {
                        row =
                            step(&row, &|edited| self.take(edited.offered_members(member), |name| *wanted == **name))?;
                    }
                }
            }
            Form::Sources => {
                if let Some(name) = members.keys().find(|name| !matches!(name.as_str(), "who" | "where")) {
                    return Err(format!("no member {name}"));
                }
                if let Some(wanted) = members.get("who") {
                    row = step(&row, &|edited| self.take(edited.offered_members("who"), |name| *wanted == **name))?;
                }
            }
            _ => {}
        }
        // Without tests those that are there are taken away.
        let has_tests =
            step(&row, &|edited| Ok(if edited.tests().is_some() { row.clone() } else { Row::default() }))? == row;
        let tests = tests.or(Some(&none).filter(|_| has_tests));
        let Some(tests) = tests else { return if now(&row) == *wanted { Ok(row) } else { Err(wrong()) } };
        let with = |row: &Row, tests: &Tests| {
            let value = now(row);
            let set = |value: &Value| with(row, value);
            Edited { document: self.document, form, now: &value, with: &set }.with_tests(tests)
        };
        let now = |row: &Row| {
            let (value, row) = (now(row), row.clone());
            let set = |_: &Value| row.clone();
            Edited { document: self.document, form, now: &value, with: &set }.tests().cloned().unwrap_or_default()
        };
        self.tests(&row, &now, &with, tests, &[])
    }

    /// The row with another card that it makes. The rows of one that is written out are built as rows inside.
    fn made(
        &self,
        row: &Row,
        now: &dyn Fn(&Row) -> Value,
        with: &dyn Fn(&Row, &Value) -> Row,
        wanted: &Value,
    ) -> Result<Row, String> {
        let step = |row: &Row, step: &dyn Fn(Made<'_>) -> Result<Row, String>| {
            let value = now(row);
            let set = |value: &Value| with(row, value);
            let value = Edited { document: self.document, form: &Form::Made, now: &value, with: &set };
            step(Made { value })
        };
        let (made_as, members) = match wanted {
            Value::String(_) => (MadeAs::Named, None),
            Value::Object(card) => match card.get("random") {
                Some(like) => (MadeAs::Random, Some(like.as_object().ok_or("no card by chance")?)),
                None => (MadeAs::Written, Some(card)),
            },
            _ => return Err("no card".to_owned()),
        };
        let mut row = step(row, &|made| match made.made_as() {
            is if is == made_as => Ok(row.clone()),
            _ => self.take(made.offered_kinds().into(), |offered| *offered == made_as),
        })?;
        let Some(members) = members else {
            return step(&row, &|made| self.take(made.value.listed(), |card| card == wanted));
        };
        let there = |row: &Row| -> Vec<(Name, Value)> {
            let value = now(row);
            let set = |_: &Value| Row::default();
            let value = Edited { document: self.document, form: &Form::Made, now: &value, with: &set };
            Made { value }.written().into_iter().map(|(name, _, value, _)| (name, value.clone())).collect()
        };
        let forms = self.document.game().ok_or("no game")?.made_forms();
        for (name, form) in forms {
            let wanted = members.get(name.as_str()).filter(|value| !value.is_null());
            let is = there(&row).into_iter().find(|(known, _)| *known == name).map(|(_, value)| value);
            let Some(wanted) = wanted else {
                if is.is_some() {
                    row = step(&row, &|made| Ok(made.with_member(&name, None)))?;
                }
                continue;
            };
            if is.is_none() {
                row = step(&row, &|made| self.take(made.offered_additions(), |offered| *offered == name))?;
            }
            row = match &form {
                Form::Number(range) => match wanted.as_i64().filter(|number| range.contains(number)) {
                    Some(number) => step(&row, &|made| Ok(made.with_member(&name, Some(number.into()))))?,
                    None => return Err(format!("{name} is not {wanted}")),
                },
                // Typed.
                Form::Names { is_open: true, .. } => {
                    step(&row, &|made| Ok(made.with_member(&name, Some(wanted.clone()))))?
                }
                Form::Names { .. } => self.words(&row, &step, &there, (&name, &form), wanted)?,
                form => step(&row, &|made| self.take(made.offered_values(&name, form), |value| value == wanted))?,
            };
        }
        Ok(row)
    }

    /// The row with other words in a list: those that are not wanted are taken away, then the others are added.
    #[allow(clippy::type_complexity, reason = "a step of `made`, which names its arguments")]
    fn words(
        &self,
        row: &Row,
        step: &dyn Fn(&Row, &dyn Fn(Made<'_>) -> Result<Row, String>) -> Result<Row, String>,
        there: &dyn Fn(&Row) -> Vec<(Name, Value)>,
        (name, form): (&Name, &Form),
        wanted: &Value,
    ) -> Result<Row, String> {
        let list = |value: Value| if let Value::Array(words) = value { words } else { vec![value] };
        let is = there(row).into_iter().find(|(known, _)| known == name).map(|(_, value)| list(value));
        let (is, wanted) = (is.unwrap_or_default(), list(wanted.clone()));
        let turned = is.iter().filter(|word| !wanted.contains(word));
        let turned = turned.chain(wanted.iter().filter(|word| !is.contains(word)));
        turned.cloned().try_fold(row.clone(), |row, word| {
            step(&row, &|made| self.take(made.offered_values(name, form), |offered| *offered == word))
        })
    }

    /// The row with these tests in a place of tests.
    fn tests(
        &self,
        row: &Row,
        now: &dyn Fn(&Row) -> Tests,
        with: &dyn Fn(&Row, &Tests) -> Row,
        wanted: &Tests,
        around: &[(&str, Option<usize>)],
    ) -> Result<Row, String> {
        let step = |row: &Row, step: &dyn Fn(Filters<'_>) -> Result<Row, String>| {
            let all = now(row);
            let set = |tests: &Tests| with(row, tests);
            let filters = Filters::new(self.document, &all, &set).about(self.about);
            step(around.iter().fold(filters, |filters, (name, at)| filters.inside(name, *at)))
        };
        let wanted = &self.numbered(&plain(wanted));
        let there = |row: &Row| {
            let mut tests = Value::Object(now(row));
            for (name, at) in around {
                let inner = tests[*name].take();
                tests = at.map_or(inner.clone(), |at| inner[at].clone());
            }
            tests.as_object().cloned().unwrap_or_default()
        };
        let mut row = row.clone();
        let is_bracket = |name: &str| matches!(name, "any" | "not");
        // Brackets first: a test that is negated alone is added plain, and others of its name can follow.
        let order = wanted.iter().filter(|(name, _)| is_bracket(name));
        for (name, value) in order.chain(wanted.iter().filter(|(name, _)| !is_bracket(name))) {
            match (name.as_str(), value) {
                ("not", Value::Object(inner)) if inner.len() == 1 && !is_bracket(inner.keys().next().unwrap()) => {
                    let (test_name, value) = inner.iter().next().unwrap();
                    let turned = self.test(&row, &step, &there, (test_name, value)).and_then(|row| {
                        let value = there(&row).remove(test_name).unwrap_or_default();
                        let test = Test { name: test_name, value: &value, is_negated: false };
                        step(&row, &|filters| filters.turned(test).ok_or_else(|| "it cannot be negated".to_owned()))
                    });
                    // What no card can be is chosen in a bracket that negates it.
                    let bracketed = || {
                        let row = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name))?;
                        self.tests(&row, now, with, inner, &[around, &[(name.as_str(), None)]].concat())
                    };
                    row = turned.or_else(|reason| bracketed().map_err(|_: String| reason))?;
                }
                ("any" | "not", Value::Object(inner)) => {
                    row = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name))?;
                    let around = [around, &[(name.as_str(), None)]].concat();
                    row = self.tests(&row, now, with, inner, &around)?;
                }
                ("any", Value::Array(items)) => {
                    let first = |item: &Value| item.as_object().and_then(|tests| Some(tests.iter().next()?.0.clone()));
                    let kinds: Vec<String> = items.iter().filter_map(first).collect();
                    let begin: Tests =
                        kinds.first().map(|kind| (kind.clone(), items[0][kind].clone())).into_iter().collect();
                    row = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name))?;
                    row = self.tests(&row, now, with, &begin, &[around, &[("any", None)]].concat())?;
                    for kind in kinds.iter().skip(1) {
                        let inside = |filters: Filters<'_>| filters.inside("any", None).offered_additions();
                        row = step(&row, &|filters| self.take(inside(filters), |id| **id == **kind))?;
                    }
                    for (at, item) in items.iter().enumerate() {
                        let tests = item.as_object().ok_or("an alternative without tests")?;
                        row = self.tests(&row, now, with, tests, &[around, &[("any", Some(at))]].concat())?;
                    }
                }
                ("any" | "not", _) => return Err("a bracket without tests".to_owned()),
                _ => row = self.test(&row, &step, &there, (name, value))?,
            }
        }
        // What a bracket began with.
        for (name, value) in there(&row).iter().filter(|(name, _)| !wanted.contains_key(*name)) {
            row = step(&row, &|filters| Ok(filters.without(Test { name, value, is_negated: false })))?;
        }
        if there(&row) == *wanted { Ok(row) } else { Err(format!("{:?} instead of {wanted:?}", there(&row))) }
    }

    /// The parameter of a test.
    fn form(&self, name: &str) -> Option<Form> {
        match self.about {
            About::Cards => self.document.game().and_then(|game| game.filter_form(name)),
            About::Position => self.document.condition_form(name),
        }
    }

    /// The tests in which all cards that are counted have a number.
    fn numbered(&self, tests: &Tests) -> Tests {
        let number = |name: &str, value: &Value| match value {
            Value::Object(inner) if matches!(name, "any" | "not") => Value::Object(self.numbered(inner)),
            value if self.form(name) == Some(Form::Cards) => with_number(value),
            value => value.clone(),
        };
        tests.iter().map(|(name, value)| (name.clone(), number(name, value))).collect()
    }

    /// The row with a test and its parameter.
    #[allow(clippy::type_complexity, reason = "a step of `tests`, which names its arguments")]
    fn test(
        &self,
        row: &Row,
        step: &dyn Fn(&Row, &dyn Fn(Filters<'_>) -> Result<Row, String>) -> Result<Row, String>,
        there: &dyn Fn(&Row) -> Tests,
        (name, wanted): (&str, &Value),
    ) -> Result<Row, String> {
        let form = self.form(name).ok_or("no such test")?;
        let mut row = row.clone();
        if !there(&row).contains_key(name) {
            let added = step(&row, &|filters| self.take(filters.offered_additions(), |id| id == name));
            // In the place of the one that a bracket began with.
            let first = Some(there(&row)).filter(|tests| tests.len() == 1).and_then(|tests| tests.into_iter().next());
            let replaced = |(first, value): (String, Value)| {
                let test = Test { name: &first, value: &value, is_negated: false };
                step(&row, &|filters| self.take(filters.offered_filters(test), |id| id == name)).ok()
            };
            let other = if added.is_err() { first.and_then(replaced) } else { None };
            row = other.map_or(added, Ok).map_err(|reason| format!("{name}: {reason}"))?;
        }
        let now = there(&row).remove(name).unwrap_or_default();
        let test = Test { name, value: &now, is_negated: false };
        match &form {
            _ if now == *wanted => Ok(row),
            // Typed.
            Form::Word if wanted.is_string() => step(&row, &|filters| Ok(filters.with_value(test, wanted))),
            Form::Number(range) if wanted.as_i64().is_some_and(|number| range.contains(&number)) => {
                step(&row, &|filters| Ok(filters.with_value(test, wanted)))
            }
            Form::Flag | Form::One(_) | Form::Card => {
                step(&row, &|filters| self.take(filters.offered_values(test, &form), |value| value == wanted))
            }
            Form::Where | Form::Cards => {
                let now = |row: &Row| there(row).remove(name).unwrap_or_default();
                let with = |row: &Row, value: &Value| {
                    let test = Test { name, value: &now(row), is_negated: false };
                    step(row, &|filters| Ok(filters.with_value(test, value))).unwrap_or_else(|_| row.clone())
                };
                self.with(About::Cards).value(&row, &form, &now, &with, wanted)
            }
            form => Err(format!("{name} is not {wanted}, but {form:?}")),
        }
    }

    /// What the target of a row is, if the row has no errors.
    fn read(&self, row: &Row) -> Option<Target> {
        let id = &self.document.registry().id_and_name(self.at)?.0;
        let path = self.path();
        let target =
            |game: &Game| game.row_of(id, &path).and_then(|row| row.target).map(|target| game.target(target).clone());
        self.document.with_row(&mut self.trials.borrow_mut(), self.at, self.top, &self.whole(row), target)?
    }

    fn target(&self, row: &Row, to: &Row) -> Result<Row, String> {
        let Some(json) = Slot::Target.of(to) else { return Ok(Slot::Target.set(row, None)) };
        let json: Value = serde_json::from_str(json).unwrap();
        if Slot::Target.of(row).and_then(|now| serde_json::from_str(now).ok()) == Some(&json).cloned() {
            return Ok(row.clone());
        }
        let none = Map::new();
        let members = json.as_object().unwrap_or(&none);
        let like = json.as_str().or_else(|| members.get("like").and_then(Value::as_str)).unwrap_or("");
        if !json.is_string() && !json.is_object() {
            return Err("no target".to_owned());
        }
        let mut row = match Slot::Target.id(row) {
            Some(id) => Slot::Target.set(row, Some(&format!("\"{id}\""))),
            None => self.add(&Slot::Target.set(row, None), &Addition::Slot(Slot::Target))?,
        };
        let step = |row: &Row, step: &dyn Fn(Aim<'_>) -> Result<Row, String>| {
            let now = self.read(row);
            step(Aim::new(self.document, row, now.as_ref()).ok_or("no game")?)
        };
        row = step(&row, &|aim| match aim.preset() {
            // Chosen again, it brings along what it needs here.
            Some(preset) if preset == like && self.problem(&row).is_some() => {
                Ok(self.take(aim.offered_presets(), |id| id == like).unwrap_or_else(|_| row.clone()))
            }
            Some(preset) if preset == like => Ok(row.clone()),
            None if like.is_empty() && json.is_object() => Ok(row.clone()),
            _ => self.take(aim.offered_presets(), |id| id == like).map_err(|reason| format!("{like}: {reason}")),
        })?;
        let mut left: Vec<&str> = members.keys().map(String::as_str).collect();
        // One part can need another first.
        while !left.is_empty() {
            let mut reasons = Vec::new();
            let before = left.len();
            left.retain(|name| match self.part_of_target(&row, members, name) {
                Ok(next) => {
                    row = next;
                    false
                }
                Err(reason) => {
                    reasons.push(format!("{name}: {reason}"));
                    true
                }
            });
            if left.len() == before {
                return Err(format!("{reasons:?} of {row:?}"));
            }
        }
        if let Some(tests) = members.get("where").and_then(Value::as_object).filter(|tests| !tests.is_empty()) {
            let now = |row: &Row| {
                let aim = Aim::new(self.document, row, None);
                aim.and_then(|aim| aim.tests().cloned()).unwrap_or_default()
            };
            let with = |row: &Row, tests: &Tests| {
                let aim = Aim::new(self.document, row, None);
                aim.map_or_else(|| row.clone(), |aim| aim.with_tests(tests))
            };
            row = self.tests(&row, &now, &with, tests, &[])?;
        } else if members.contains_key("where") && !members["where"].is_object() {
            return Err("no tests".to_owned());
        }
        Ok(row)
    }

    /// The row with one member of its target, but for tests on cards.
    fn part_of_target(&self, row: &Row, members: &Map<String, Value>, name: &str) -> Result<Row, String> {
        let step = |row: &Row, step: &dyn Fn(Aim<'_>) -> Result<Row, String>| {
            let now = self.read(row);
            step(Aim::new(self.document, row, now.as_ref()).ok_or("no game")?)
        };
        let value = &members[name];
        let mut row = row.clone();
        let part = match name {
            "up_to" | "pick" => "count",
            "number" => "by",
            name => name,
        };
        step(&row, &|aim| if aim.takes(part) { Ok(row.clone()) } else { Err(format!("no {part}")) })?;
        match name {
            "who" => step(&row, &|aim| self.take(aim.offered_sides().0, |side| *value == **side)),
            "zone" => {
                let zones: Vec<&Value> = value.as_array().map_or_else(|| vec![value], |zones| zones.iter().collect());
                let (first, others) = zones.split_first().ok_or("no zone")?;
                row = step(&row, &|aim| self.take(aim.offered_zones().0, |zone| **first == **zone))?;
                for other in others {
                    row = step(&row, &|aim| self.take(aim.offered_more_zones(), |zone| **other == **zone))?;
                }
                Ok(row)
            }
            "pick" if value == "all" => step(&row, &|aim| self.take(aim.offered_counts().0, |count| *count == "all")),
            "pick" => {
                if step(&row, &|aim| Ok(if aim.now.pick == Pick::All { Row::default() } else { row.clone() }))? != row {
                    row = step(&row, &|aim| self.take(aim.offered_counts().0, |count| *count == "exactly"))?;
                }
                row = step(&row, &|aim| self.take(aim.offered_picks().0, |pick| *value == **pick))?;
                let is_counted = ["count", "up_to"].iter().any(|name| members.contains_key(*name));
                step(&row, &|aim| match aim.now.up_to {
                    Some(_) if !is_counted => self.take(aim.offered_counts().0, |count| *count == "exactly"),
                    _ => Ok(row.clone()),
                })
            }
            "number" => step(&row, &|aim| self.take(aim.offered_numbers().0, |number| *value == **number)),
            "by" if value == "opponent" => {
                step(&row, &|aim| self.take(aim.offered_picks().0, |pick| *pick == "by-opponent"))
            }
            "count" | "up_to" => {
                if !members.contains_key("pick") {
                    // A number alone is chosen when the row resolves.
                    row = step(&row, &|aim| match aim.now.pick {
                        Pick::Choose | Pick::All | Pick::Fit => Ok(row.clone()),
                        _ => self.take(aim.offered_picks().0, |pick| *pick == "choose"),
                    })?;
                }
                let kind = if name == "count" { "exactly" } else { "up-to" };
                row = step(&row, &|aim| match (aim.now.pick, aim.now.up_to) {
                    (Pick::Choose | Pick::Target, None) if name == "count" => Ok(row.clone()),
                    _ => self.take(aim.offered_counts().0, |count| *count == kind),
                })?;
                let count = value.as_u64().and_then(|count| u8::try_from(count).ok()).ok_or("no number")?;
                step(&row, &|aim| Ok(aim.with_count(count)))
            }
            "other" if value == true => {
                step(&row, &|aim| Ok(if aim.now.other { row.clone() } else { aim.turned_other() }))
            }
            "like" | "where" => Ok(row),
            name => Err(format!("no {name} {value}")),
        }
    }
}
