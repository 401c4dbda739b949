//! What pieces of a text mean.

use std::rc::Rc;

use serde_json::{Map, Value as Json};

use super::pattern::Fact;

/// What a piece of a text means.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<'g> {
    Number(i64),
    /// A piece of a row as it is written: tests, costs, a duration, a card.
    Json(Rc<Json>),
    /// A word, by the prefix of its message and its id.
    Word(&'g str, &'g str),
    Noun(Rc<Noun<'g>>),
    Items(Rc<Vec<Item<'g>>>),
    Clause(Rc<Clause<'g>>),
    /// Sentences inside a sentence.
    Clauses(Rc<Vec<Clause<'g>>>),
}

/// The slots of a pattern with what was found for them, and what its variants say.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Found<'g> {
    pub values: Vec<(&'g str, Value<'g>)>,
    pub facts: Vec<&'g Fact>,
    /// What its usual variants say that variables are not.
    pub except: Vec<&'g (String, Vec<String>)>,
}

/// A piece of a noun phrase.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Item<'g> {
    /// A member of `where`, and whether it must not hold.
    Filter(&'g str, Json, bool),
    /// Tests that are printed as a clause.
    Tests(Rc<Json>),
    /// The name of zones, and whose they are.
    Place(&'g str, &'g str),
    /// The noun of zones.
    Zone(&'g str),
    Other,
}

/// A noun phrase.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Noun<'g> {
    /// The message that puts its pieces together.
    pub message: &'g str,
    pub items: Vec<Item<'g>>,
    pub number: Option<i64>,
    /// The number of cards that is compared.
    pub stat: Option<&'g str>,
    pub facts: Vec<&'g Fact>,
}

/// What a sentence says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clause<'g> {
    pub operation: &'g str,
    pub role: Option<&'static str>,
    pub found: Found<'g>,
    /// How long it lasts.
    pub lasting: Option<&'g str>,
    pub times: i64,
    pub head: Head<'g>,
    pub conditions: Option<Rc<Json>>,
}

/// The head of an ability.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Head<'g> {
    pub on: Option<Rc<Json>>,
    pub way: Option<&'g str>,
    pub once: Option<&'static str>,
    pub may: bool,
    /// It goes on with an ability that its player can leave.
    pub did: bool,
    pub cost: Option<Rc<Json>>,
}

impl Head<'_> {
    /// Whether it says nothing that begins an ability.
    pub fn is_empty(&self) -> bool {
        Head { did: false, ..self.clone() } == Head::default()
    }
}

impl<'g> Found<'g> {
    pub fn value(&self, name: &str) -> Option<&Value<'g>> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// A number that is printed, or that a variant is for.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.value(name) {
            Some(Value::Number(number)) => Some(*number),
            _ => self.fact(name).and_then(|key| match key {
                "zero" => Some(0),
                "one" => Some(1),
                "two" => Some(2),
                key => key.parse().ok(),
            }),
        }
    }

    pub fn json(&self, name: &str) -> Option<&Rc<Json>> {
        match self.value(name)? {
            Value::Json(json) => Some(json),
            _ => None,
        }
    }

    pub fn word(&self, name: &str) -> Option<(&'g str, &'g str)> {
        match self.value(name)? {
            Value::Word(prefix, id) => Some((*prefix, *id)),
            _ => None,
        }
    }

    pub fn noun(&self, name: &str) -> Option<&Noun<'g>> {
        match self.value(name)? {
            Value::Noun(noun) => Some(noun),
            _ => None,
        }
    }

    /// Whether a usual variant says that a variable is not this.
    pub fn excludes(&self, name: &str, key: &str) -> bool {
        self.except.iter().any(|(of, keys)| of == name && keys.iter().any(|known| known == key))
    }

    /// What a variant says about a variable.
    pub fn fact(&self, name: &str) -> Option<&'g str> {
        let of = self.facts.iter().find(|fact| fact.name == name && fact.property.is_none());
        of.map(|fact| fact.key.as_str())
    }
}

/// The places of `where` that pieces of a noun phrase are about.
pub(super) fn filters(items: &[Item<'_>]) -> Map<String, Json> {
    let mut all = Map::new();
    for item in items {
        let one = match item {
            Item::Filter(id, value, false) => Json::from(Map::from_iter([((*id).to_owned(), value.clone())])),
            Item::Filter(id, value, true) => not(Json::from(Map::from_iter([((*id).to_owned(), value.clone())]))),
            Item::Tests(tests) => (**tests).clone(),
            Item::Place(..) | Item::Zone(_) | Item::Other => continue,
        };
        all = match both(Json::Object(all), one) {
            Json::Object(all) => all,
            _ => Map::new(),
        };
    }
    all
}

/// Tests that must not hold. What must not be `false` must be `true`.
pub(super) fn not(tests: Json) -> Json {
    let mut negative = Map::new();
    negative.insert("not".to_owned(), tests);
    negative.into()
}

/// Tests that must both hold.
pub(super) fn both(one: Json, other: Json) -> Json {
    match (one, other) {
        (Json::Object(mut one), Json::Object(other)) if other.keys().all(|key| !one.contains_key(key)) => {
            one.extend(other);
            one.into()
        }
        (one, other) => {
            let mut all = Map::new();
            all.insert("all".to_owned(), Json::Array(vec![one, other]));
            all.into()
        }
    }
}

/// Tests that must both hold, in this order: members of one object have no order of their own.
pub(super) fn in_order(one: Json, other: Json) -> Json {
    let names = |tests: &Json| -> Vec<String> {
        tests.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect()
    };
    let (first, second) = (names(&one), names(&other));
    if first.last() < second.first() && !first.is_empty() && !first.iter().chain(&second).any(|name| name == "all") {
        return both(one, other);
    }
    let list = |tests: Json| match tests {
        Json::Object(mut members) if members.len() == 1 && members.contains_key("all") => {
            members.remove("all").and_then(|all| all.as_array().cloned()).unwrap_or_default()
        }
        other => vec![other],
    };
    let mut all = list(one);
    all.extend(list(other));
    Map::from_iter([("all".to_owned(), Json::from(all))]).into()
}

/// Tests of which one must hold.
pub(super) fn either(one: Json, other: Json) -> Json {
    let list = |tests: Json| match tests {
        Json::Object(members) if members.len() == 1 && members.get("any").is_some_and(Json::is_array) => {
            members.into_iter().next().and_then(|(_, list)| list.as_array().cloned()).unwrap_or_default()
        }
        other => vec![other],
    };
    let mut any = list(one);
    any.extend(list(other));
    let mut members = Map::new();
    members.insert("any".to_owned(), any.into());
    members.into()
}
