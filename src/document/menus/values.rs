//! The value of a parameter, and what its menu offers instead.

use serde_json::{Map, Value, json};

use super::{Document, Offer};
use crate::base::Name;
use crate::card::Row;
use crate::kernel::choices::Form;

/// How many cards there must be, as it is written.
pub const BOUNDS: [&str; 3] = ["at_least", "at_most", "exactly"];

/// A value of a row.
#[derive(Clone, Copy)]
pub struct Edited<'a> {
    pub document: &'a Document,
    pub form: &'a Form,
    pub now: &'a Value,
    /// The row with another value.
    pub with: &'a dyn Fn(&Value) -> Row,
}

impl<'a> Edited<'a> {
    /// The values of a list.
    pub fn listed(&self) -> Vec<Offer<Value>> {
        let member = self.member();
        let offer = |value: Value| {
            let rows = vec![(self.with)(&value)];
            Offer::new(value, rows).keeping(member.clone())
        };
        self.document.listed_values(self.form).into_iter().map(offer).collect()
    }

    /// The member of the row that the value is in.
    fn member(&self) -> Option<Name> {
        let [one, other] = [Value::from(0), Value::from(1)].map(|value| (self.with)(&value).rest);
        one.iter().find(|member| !other.contains(member)).map(|(name, _)| name.clone())
    }

    /// The members of a value that has several.
    fn members(&self) -> Map<String, Value> {
        self.now.as_object().cloned().unwrap_or_default()
    }

    /// The number: of cards that there must be, or that are paid.
    pub fn count(&self) -> i64 {
        let written = |members: &Map<String, Value>| {
            BOUNDS.iter().chain(&["count"]).find_map(|name| members.get(*name).and_then(Value::as_i64))
        };
        self.now.as_i64().or_else(|| written(self.now.as_object()?)).unwrap_or(1)
    }

    /// Which of `BOUNDS` the number of cards is.
    pub fn bound(&self) -> usize {
        let members = self.now.as_object();
        BOUNDS.iter().position(|bound| members.is_some_and(|members| members.contains_key(*bound))).unwrap_or(0)
    }

    pub fn with_bound(&self, bound: usize, count: i64) -> Row {
        let mut members = self.members();
        members.retain(|name, _| !BOUNDS.contains(&name.as_str()));
        members.insert(BOUNDS[bound].to_owned(), count.into());
        (self.with)(&counted(members))
    }

    /// The same cards, but so many are paid.
    pub fn with_paid(&self, count: i64) -> Row {
        (self.with)(&paid(count, self.now.get("where").and_then(Value::as_object)))
    }

    /// Whose cards are counted, or where: `who` or `zone`.
    pub fn offered_members(&self, member: &str) -> Vec<Offer> {
        let names = match (member, self.document.game()) {
            ("zone", Some(game)) => game.places().cloned().collect(),
            ("who", _) => super::aim::SIDES.iter().map(|(side, _)| (*side).into()).collect(),
            _ => Vec::new(),
        };
        let with = |name: &str| {
            let mut members = self.counting();
            members.insert(member.to_owned(), name.into());
            (self.with)(&counted(members))
        };
        names
            .into_iter()
            .map(|name: Name| {
                let rows = vec![with(&name)];
                Offer::new(name, rows)
            })
            .collect()
    }

    /// Where the cards are that are counted, as it is written.
    pub fn zones(&self) -> Vec<Name> {
        self.now.get("zone").map(super::aim::names_in).unwrap_or_default()
    }

    /// Zones in which they can be besides those that are there now.
    pub fn offered_more_zones(&self) -> Vec<Offer> {
        let (Some(game), zones) = (self.document.game(), self.zones()) else { return Vec::new() };
        let new = game.places().filter(|name| !zones.is_empty() && !zones.contains(name));
        let offer = |name: &Name| {
            let names = zones.iter().chain([name]).map(|name| Value::from(name.as_str()));
            let mut members = self.counting();
            members.insert("zone".to_owned(), names.collect());
            Offer::new(name.clone(), vec![(self.with)(&counted(members))])
        };
        new.map(offer).collect()
    }

    /// The members, with a number that is written alone among them.
    fn counting(&self) -> Map<String, Value> {
        let mut members = self.members();
        if let Some(number) = self.now.as_i64() {
            members.insert(BOUNDS[0].to_owned(), number.into());
        }
        members
    }

    /// The tests on the cards.
    pub fn tests(&self) -> Option<&'a Map<String, Value>> {
        if *self.form == Form::Where { self.now.as_object() } else { self.now.get("where").and_then(Value::as_object) }
    }

    /// The row with other tests on the cards.
    pub fn with_tests(&self, tests: &Map<String, Value>) -> Row {
        let value = match self.form {
            Form::Where => Value::Object(tests.clone()),
            Form::Paid(_) => paid(self.count(), Some(tests)),
            _ => {
                let mut members = self.counting();
                members.insert("where".to_owned(), Value::Object(tests.clone()));
                if tests.is_empty() {
                    members.remove("where");
                }
                counted(members)
            }
        };
        (self.with)(&value)
    }
}

/// So many cards as it is written: a number alone, unless there is more.
fn counted(members: Map<String, Value>) -> Value {
    match (members.len(), members.get(BOUNDS[0]).and_then(Value::as_i64)) {
        (1, Some(number)) => number.into(),
        _ => Value::Object(members),
    }
}

fn paid(count: i64, tests: Option<&Map<String, Value>>) -> Value {
    match tests.filter(|tests| !tests.is_empty()) {
        Some(tests) => json!({ "count": count, "where": tests }),
        None => count.into(),
    }
}
