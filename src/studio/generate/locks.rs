//! Parts of cards that stay in all cards that are made later.

use serde_json::{Map, Value};

/// A part of a card that can be locked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A member that a grammar draws: the type, a number, the keywords.
    Member(String),
    /// A row, by its place.
    Row(usize),
}

/// The parts of a card that can be locked: its rows first, which are locked most often.
pub fn parts(record: &Value) -> Vec<Part> {
    let members = record.as_object().into_iter().flatten();
    let members = members
        .filter(|(name, value)| !matches!(name.as_str(), "id" | "name" | "made" | "effects") && !value.is_object());
    let rows = record["effects"].as_array().map_or(0, Vec::len);
    (0..rows).map(Part::Row).chain(members.map(|(name, _)| Part::Member(name.clone()))).collect()
}

/// A part that stays, with its value.
#[derive(Clone, Debug, PartialEq)]
pub enum Lock {
    Member {
        name: String,
        value: Value,
    },
    /// A row, or some of its members, with the type that it is on.
    Row {
        row: Value,
        card_type: Value,
    },
}

impl Lock {
    /// The lock of a part of a card. `None`: the card does not have it.
    pub fn of(record: &Value, part: &Part) -> Option<Self> {
        match part {
            Part::Member(name) => Some(Self::Member { name: name.clone(), value: record.get(name)?.clone() }),
            Part::Row(at) => {
                Some(Self::Row { row: record["effects"].get(*at)?.clone(), card_type: record["type"].clone() })
            }
        }
    }

    /// Keeps of a row only its operation and its timing. Other locks stay as they are.
    pub fn loosen(&mut self) {
        if let Self::Row { row, .. } = self
            && let Some(members) = row.as_object_mut()
        {
            members.retain(|name, _| matches!(name.as_str(), "do" | "on"));
        }
    }

    /// Whether the lock is one that could still be loosened.
    pub fn is_whole_row(&self) -> bool {
        let mut loosened = self.clone();
        loosened.loosen();
        loosened != *self
    }

    /// Whether a card that this locks has this part.
    fn holds(&self, record: &Value, part: &Part) -> bool {
        match (self, part) {
            (Self::Member { name, value }, Part::Member(other)) => name == other && record.get(name) == Some(value),
            (Self::Row { row, .. }, Part::Row(at)) => {
                let has = |(name, value): (&String, &Value)| record["effects"][at].get(name) == Some(value);
                row.as_object().is_some_and(|members| members.iter().all(has))
            }
            _ => false,
        }
    }
}

/// The locks, in the order in which they were set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Locks(Vec<Lock>);

impl Locks {
    pub fn iter(&self) -> impl Iterator<Item = &Lock> {
        self.0.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a part of a card stays.
    pub fn has(&self, record: &Value, part: &Part) -> bool {
        self.0.iter().any(|lock| lock.holds(record, part))
    }

    /// Locks a part of a card or, if it is locked, unlocks it. What a card cannot have beside it is unlocked: another value
    /// of the member, rows of another type.
    pub fn toggle(&mut self, record: &Value, part: &Part) {
        if self.has(record, part) {
            return self.0.retain(|lock| !lock.holds(record, part));
        }
        let Some(new) = Lock::of(record, part) else { return };
        self.0.retain(|old| match (old, &new) {
            (Lock::Member { name, .. }, Lock::Member { name: other, .. }) => name != other,
            (Lock::Row { card_type, .. }, Lock::Row { card_type: other, .. }) => card_type == other,
            (Lock::Row { card_type, .. }, Lock::Member { name, value })
            | (Lock::Member { name, value }, Lock::Row { card_type, .. }) => name != "type" || value == card_type,
        });
        self.0.push(new);
    }

    pub fn loosen(&mut self, at: usize) {
        if let Some(lock) = self.0.get_mut(at) {
            lock.loosen();
        }
    }

    pub fn remove(&mut self, at: usize) {
        if at < self.0.len() {
            self.0.remove(at);
        }
    }

    /// A card with holes: what is locked. `None`: nothing is.
    pub fn card(&self) -> Option<Value> {
        let (mut found, mut rows) = (Map::new(), Vec::new());
        for lock in &self.0 {
            match lock {
                Lock::Member { name, value } => _ = found.insert(name.clone(), value.clone()),
                Lock::Row { row, card_type } => {
                    rows.push(row.clone());
                    found.insert("type".to_owned(), card_type.clone());
                }
            }
        }
        if !rows.is_empty() {
            found.insert("effects".to_owned(), rows.into());
        }
        (!found.is_empty()).then(|| found.into())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn card() -> Value {
        json!({ "id": "X", "name": "Y", "type": "one", "cost": 3, "effects": [{ "do": "rise" }, { "do": "fall", "val": 2 }] })
    }

    fn member(name: &str) -> Part {
        Part::Member(name.to_owned())
    }

    #[test]
    fn locked_parts_are_a_card_with_holes() {
        let card = card();
        assert_eq!(parts(&card), [Part::Row(0), Part::Row(1), member("cost"), member("type")]);
        let mut locks = Locks::default();
        assert_eq!(locks.card(), None);
        locks.toggle(&card, &member("cost"));
        assert_eq!(locks.card(), Some(json!({ "cost": 3 })), "of any type");
        locks.toggle(&card, &Part::Row(1));
        let whole = json!({ "type": "one", "cost": 3, "effects": [{ "do": "fall", "val": 2 }] });
        assert_eq!(locks.card(), Some(whole));
        locks.loosen(1);
        assert_eq!(locks.card(), Some(json!({ "type": "one", "cost": 3, "effects": [{ "do": "fall" }] })));
        assert!(locks.has(&card, &Part::Row(1)) && !locks.has(&card, &Part::Row(0)));
        locks.toggle(&card, &Part::Row(1));
        locks.toggle(&card, &member("cost"));
        assert!(locks.is_empty());
    }

    #[test]
    fn what_no_card_can_have_beside_a_lock_is_unlocked() {
        let (one, other) = (card(), json!({ "type": "two", "cost": 4, "effects": [{ "do": "sink" }] }));
        let mut locks = Locks::default();
        locks.toggle(&one, &member("cost"));
        locks.toggle(&other, &member("cost"));
        assert_eq!(locks.card(), Some(json!({ "cost": 4 })));
        locks.toggle(&one, &Part::Row(0));
        locks.toggle(&other, &Part::Row(0));
        assert_eq!(locks.card(), Some(json!({ "type": "two", "cost": 4, "effects": [{ "do": "sink" }] })));
        locks.toggle(&one, &member("type"));
        assert_eq!(locks.card(), Some(json!({ "type": "one", "cost": 4 })));
    }
}
