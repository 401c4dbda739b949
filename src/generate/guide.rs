//! What a locked or finished card holds at each choice.

use serde_json::Value;

use super::choose::{Held, Impossible, Menu};
use crate::base::Name;

/// A part of a card. Of a finished one, what is missing is not there; of a locked one, it is open.
#[derive(Clone, Copy, Debug)]
pub struct Guide<'v> {
    pub node: Option<&'v Value>,
    pub is_whole: bool,
}

impl<'v> Guide<'v> {
    /// A part of which nothing is held.
    pub const OPEN: Guide<'static> = Guide { node: None, is_whole: false };

    /// A member that is there.
    pub fn value(self, name: &str) -> Option<&'v Value> {
        self.node.and_then(|node| node.get(name)).filter(|value| !value.is_null())
    }

    /// Whether a member, or the part itself, has only such members of its own.
    ///
    /// # Errors
    ///
    /// Another member, which no menu offers.
    pub fn only(self, member: &'static str, known: impl Fn(&str) -> bool) -> Result<(), Impossible> {
        let node = if member.is_empty() { self.node } else { self.value(member) };
        let mut names = node.and_then(Value::as_object).into_iter().flatten().filter(|(_, value)| !value.is_null());
        match names.find(|(name, _)| !known(name)) {
            Some((name, _)) => Err(Impossible { member, wanted: name.as_str().into(), menu: Menu::More }),
            None => Ok(()),
        }
    }

    pub fn text(self, name: &str) -> Option<&'v str> {
        self.value(name).and_then(Value::as_str)
    }

    /// A part of it.
    pub fn part(self, name: &str) -> Guide<'v> {
        Guide { node: self.value(name), ..self }
    }

    /// The parts of a list.
    pub fn list(self, name: &str) -> Vec<Guide<'v>> {
        let items = self.value(name).and_then(Value::as_array).into_iter().flatten();
        items.map(|node| Guide { node: Some(node), ..self }).collect()
    }

    /// Whether a member is there.
    pub fn there(self, name: &str) -> Held {
        if self.value(name).is_some() { flag(true) } else { self.missing(0) }
    }

    /// What is held where a missing member is this value.
    pub fn missing(self, value: i32) -> Held {
        if self.is_whole && self.node.is_some() { Held::Is(value) } else { Held::Open }
    }

    /// A number.
    pub fn number(self, name: &str, missing: Option<i32>) -> Held {
        match self.value(name) {
            Some(value) => match value.as_i64().and_then(|number| i32::try_from(number).ok()) {
                Some(number) => Held::Is(number),
                None => Held::Wrong(value.to_string().into()),
            },
            None => missing.map_or(Held::Open, |value| self.missing(value)),
        }
    }

    /// The position of a name in a table.
    pub fn named(self, name: &str, missing: Option<i32>, find: impl Fn(&str) -> Option<usize>) -> Held {
        match self.value(name) {
            Some(value) => position(value, find),
            None => missing.map_or(Held::Open, |value| self.missing(value)),
        }
    }
}

/// The position of a name.
pub fn position(value: &Value, find: impl Fn(&str) -> Option<usize>) -> Held {
    let at = value.as_str().and_then(find).and_then(|at| i32::try_from(at).ok());
    at.map_or_else(|| Held::Wrong(Name::from(value.to_string())), Held::Is)
}

/// Whether something is so.
pub fn flag(holds: bool) -> Held {
    Held::Is(i32::from(holds))
}
