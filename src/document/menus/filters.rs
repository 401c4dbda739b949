//! Tests on cards or on the position, and what their menus offer: other tests, other parameters, brackets.

use serde_json::{Map, Value, json};

use super::{Document, Offer};
use crate::base::Name;
use crate::card::Row;
use crate::kernel::choices::Form;

/// How deep tests nest.
const DEPTH: usize = 4;

type Tests = Map<String, Value>;

/// What tests are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Filters.
    Cards,
    /// Conditions.
    Position,
}

/// Tests of a row, or those in a bracket inside them.
#[derive(Clone)]
pub struct Filters<'a> {
    document: &'a Document,
    pub about: About,
    /// The outermost tests.
    all: &'a Tests,
    /// The brackets around these: the name of each, and the place in it if it is a list.
    around: Vec<(String, Option<usize>)>,
    /// The row with other outermost tests.
    with: &'a dyn Fn(&Tests) -> Row,
}

/// A filter among others, alone in a `not` if it is negated.
#[derive(Clone, Copy)]
pub struct Test<'a> {
    pub name: &'a str,
    pub value: &'a Value,
    pub is_negated: bool,
}

impl Test<'_> {
    /// The member that it is.
    fn key(&self) -> &str {
        if self.is_negated { "not" } else { self.name }
    }
}

impl<'a> Filters<'a> {
    pub fn new(document: &'a Document, all: &'a Tests, with: &'a dyn Fn(&Tests) -> Row) -> Self {
        Self { document, about: About::Cards, all, around: Vec::new(), with }
    }

    /// Tests about something else.
    #[must_use]
    pub fn about(self, about: About) -> Self {
        Self { about, ..self }
    }

    /// The parameter of a test, if the game has the test.
    pub fn form(&self, name: &str) -> Option<Form> {
        match self.about {
            About::Cards => self.document.game()?.filter_form(name),
            About::Position => self.document.condition_form(name),
        }
    }

    /// Those in a bracket, at a place of it if it is a list.
    #[must_use]
    pub fn inside(&self, name: &str, at: Option<usize>) -> Self {
        let around = self.around.iter().cloned().chain([(name.to_owned(), at)]).collect();
        Self { around, ..*self }
    }

    pub fn depth(&self) -> usize {
        self.around.len() + 1
    }

    /// The tests at this place.
    pub fn tests(&self) -> Option<&'a Tests> {
        let mut tests = self.all;
        for (name, at) in &self.around {
            let inner = tests.get(name)?;
            tests = at.map_or(Some(inner), |at| inner.get(at))?.as_object()?;
        }
        Some(tests)
    }

    /// Whether these are alternatives, each with tests of its own.
    pub fn is_alternatives(&self) -> bool {
        self.around.last().is_some_and(|(name, at)| name == "any" && at.is_none()) && self.tests().is_none()
    }

    fn has(&self, name: &str) -> bool {
        self.tests().is_some_and(|tests| tests.contains_key(name))
    }

    fn changed(&self, edit: impl Fn(&mut Tests)) -> Row {
        let mut all = self.all.clone();
        change(&mut all, &self.around, &edit);
        (self.with)(&all)
    }

    /// The row with this test another one.
    fn replaced(&self, test: Test<'_>, name: &str, value: &Value, is_negated: bool) -> Row {
        self.changed(|tests| {
            tests.remove(test.key());
            let (key, value) = if is_negated { ("not", json!({ name: value })) } else { (name, value.clone()) };
            tests.insert(key.to_owned(), value);
        })
    }

    /// The tests that these do not have, and brackets. Alternatives can be of the same test.
    pub fn offered_additions(&self) -> Vec<Offer> {
        if self.is_alternatives() {
            return self.offered_alternatives(|_| true);
        }
        let with = |name: &str, value: &Value| self.changed(|tests| drop(tests.insert(name.to_owned(), value.clone())));
        let offer = |(id, form): (&Name, Form)| {
            let rows = self.document.first_values(&form).iter().map(|value| with(id, value)).collect();
            Offer::new(id.clone(), rows)
        };
        let mut offers: Vec<Offer> = self.open().map(offer).filter(|offer| !offer.rows.is_empty()).collect();
        offers.extend(self.offered_alternatives(|id| self.has(id)));
        offers.extend(self.offered_brackets());
        offers
    }

    /// Further tests in a bracket of alternatives, as a list, in which several can be of the same test.
    fn offered_alternatives(&self, is_offered: impl Fn(&Name) -> bool) -> Vec<Offer> {
        let Some(((name, None), around)) = self.around.split_last().filter(|((name, _), _)| name == "any") else {
            return Vec::new();
        };
        let outside = Filters { around: around.to_vec(), ..self.clone() };
        let with = |id: &Name, value: Value| {
            outside.changed(|tests| {
                if let Some(bracket) = tests.get_mut(name) {
                    if let Value::Object(tests) = bracket {
                        let single = |(name, value): (&String, &Value)| json!({ name: value });
                        *bracket = tests.iter().map(single).collect();
                    }
                    if let Value::Array(items) = bracket {
                        items.push(json!({ id.as_str(): value }));
                    }
                }
            })
        };
        let offered = self.known().filter(|(id, _)| is_offered(id));
        let offer = |(id, form): (&Name, Form)| {
            let rows = self.document.first_values(&form).into_iter().map(|value| with(id, value)).collect();
            Offer::new(id.clone(), rows)
        };
        offered.map(offer).filter(|offer| !offer.rows.is_empty()).collect()
    }

    /// Brackets, with the tests that they begin with.
    pub fn offered_brackets(&self) -> Vec<Offer> {
        let names = ["any", "not"].into_iter().filter(|name| self.depth() < DEPTH && !self.has(name));
        let offer = |name: &'static str| {
            let with = |inner: &Value| self.changed(|tests| drop(tests.insert(name.to_owned(), inner.clone())));
            Offer::new(
                Name::const_new(name),
                self.bracketed(name == "not" && self.about == About::Cards).iter().map(with).collect(),
            )
        };
        names.map(offer).filter(|offer| !offer.rows.is_empty()).collect()
    }

    /// What a new bracket may begin with. One filter is negated where it is; in the bracket two are negated together.
    fn bracketed(&self, is_two: bool) -> Vec<Value> {
        let usual = |(id, form): (&'a Name, Form)| Some((id, self.document.first_values(&form).into_iter().next()?));
        let tests: Vec<(&Name, Value)> = self.known().filter_map(usual).collect();
        let of = |tests: &[(&Name, Value)]| tests.iter().map(|(id, value)| (id.to_string(), value.clone())).collect();
        tests.windows(if is_two { 2 } else { 1 }).map(|tests| Value::Object(of(tests))).collect()
    }

    /// The tests that these do not have, with their parameters.
    fn open(&self) -> impl Iterator<Item = (&'a Name, Form)> {
        self.known().filter(|(id, _)| !self.has(id))
    }

    /// The tests of the game, with their parameters.
    fn known(&self) -> impl Iterator<Item = (&'a Name, Form)> {
        let game = self.document.game();
        let filters = game.filter(|_| self.about == About::Cards).into_iter().flat_map(|game| game.filters.keys());
        let conditions = Some(&self.document.rules.conditions).filter(|_| self.about == About::Position);
        let conditions = conditions.into_iter().flat_map(|conditions| conditions.keys());
        filters.chain(conditions).filter_map(|id| Some((id, self.form(id)?)))
    }

    /// Other tests in the place of one, with its parameter if they can have it.
    pub fn offered_filters(&self, test: Test<'_>) -> Vec<Offer> {
        let form = self.form(test.name);
        let offer = |(id, other): (&Name, Form)| {
            let kept = (form.as_ref() == Some(&other)).then(|| test.value.clone());
            let values = kept.map_or_else(|| self.document.first_values(&other), |value| vec![value]);
            let rows = values.iter().map(|value| self.replaced(test, id, value, test.is_negated)).collect();
            Offer::new(id.clone(), rows)
        };
        self.open().filter(|(id, _)| id.as_str() != test.name).map(offer).collect()
    }

    /// Other parameters of a filter that are chosen from a list.
    pub fn offered_values(&self, test: Test<'_>, form: &Form) -> Vec<Offer<Value>> {
        let offer = |value: Value| {
            let rows = vec![self.with_value(test, &value)];
            Offer::new(value, rows)
        };
        self.document.listed_values(form).into_iter().map(offer).collect()
    }

    pub fn with_value(&self, test: Test<'_>, value: &Value) -> Row {
        self.replaced(test, test.name, value, test.is_negated)
    }

    /// The row with a test negated, or no longer. `None`: other tests are negated together.
    pub fn turned(&self, test: Test<'_>) -> Option<Row> {
        let can_turn = test.is_negated || !self.has("not") && self.depth() < DEPTH;
        can_turn.then(|| self.replaced(test, test.name, test.value, !test.is_negated))
    }

    pub fn without(&self, test: Test<'_>) -> Row {
        self.changed(|tests| drop(tests.remove(test.key())))
    }
}

/// Changes the tests inside brackets, and removes those that become empty.
fn change(tests: &mut Tests, around: &[(String, Option<usize>)], edit: &dyn Fn(&mut Tests)) {
    let Some(((name, at), inside)) = around.split_first() else { return edit(tests) };
    let is_empty = match (tests.get_mut(name), *at) {
        (Some(Value::Object(inner)), None) => {
            change(inner, inside, edit);
            inner.is_empty()
        }
        (Some(Value::Array(items)), Some(at)) => {
            if let Some(Value::Object(inner)) = items.get_mut(at) {
                change(inner, inside, edit);
                if inner.is_empty() {
                    items.remove(at);
                }
            }
            items.is_empty()
        }
        _ => false,
    };
    if is_empty {
        tests.remove(name);
    }
}
