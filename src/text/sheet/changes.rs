//! What a card sheet changes in a file of cards.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::SheetPlan;
use crate::base::json::{self, Node};
use crate::text::read::GameReader;

/// What a sheet changes.
#[derive(Clone, Debug, Default)]
pub struct SheetChanges {
    /// The file of the cards afterwards. Cards that stay are as they were written.
    pub after: String,
    /// The cards that change, in the order of the sheet.
    pub cards: Vec<ChangedCard>,
    /// How many cards of the sheet are as they were.
    pub same: usize,
    /// The ids of cards that are not in the sheet. They stay.
    pub absent: Vec<String>,
}

/// A card that a sheet changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedCard {
    /// Its id.
    pub id: String,
    /// Its name in the sheet.
    pub name: String,
    /// Whether the file has no card of this id yet.
    pub is_new: bool,
    /// The members that change.
    pub members: Vec<String>,
}

impl SheetChanges {
    /// Of a plan, in a file of cards; `source` is its text, and `game` the id of the game for a new file.
    pub fn new(source: &str, game: &Value, reader: &GameReader<'_>, plan: &SheetPlan) -> Self {
        let contents: Value = serde_json::from_str(source).unwrap_or_default();
        let mut cards = contents.get("cards").and_then(Value::as_array).cloned().unwrap_or_default();
        let mut changes = Self::default();
        let mut touched = BTreeSet::new();
        let id_of = |card: &Value| card.get("id").and_then(Value::as_str).map(ToOwned::to_owned).unwrap_or_default();
        let mut places: BTreeMap<String, usize> = cards.iter().map(id_of).zip(0..).collect();
        let mut named = BTreeSet::new();
        for card in &plan.cards {
            let text = |member: &str| card.record.get(member).and_then(Value::as_str).unwrap_or_default().to_owned();
            let (id, name, card_type) = (text("id"), text("name"), text("type"));
            named.insert(id.clone());
            let place = places.get(&id).copied();
            let mut record = place.and_then(|at| cards[at].as_object().cloned()).unwrap_or_default();
            let members = put(&mut record, &card.record, reader, &card_type);
            match place {
                Some(_) if members.is_empty() => changes.same += 1,
                Some(at) => {
                    cards[at] = record.into();
                    touched.insert(at);
                    changes.cards.push(ChangedCard { id, name, is_new: false, members });
                }
                None => {
                    places.insert(id.clone(), cards.len());
                    cards.push(record.into());
                    changes.cards.push(ChangedCard { id, name, is_new: true, members });
                }
            }
        }
        changes.absent = places.into_keys().filter(|id| !named.contains(id)).collect();
        changes.after = after(source, game, &cards, &touched);
        changes
    }
}

/// The file with these cards. Those that were not touched are as they were written, in the order of their members.
fn after(source: &str, game: &Value, cards: &[Value], touched: &BTreeSet<usize>) -> String {
    let root = json::parse(source).ok();
    let members = root.map(Node::members).unwrap_or_default();
    let old = root.and_then(|root| root.member("cards")).map(Node::items).unwrap_or_default();
    let mut parts: Vec<String> = Vec::new();
    if members.is_empty() {
        parts.push(format!("\"format\": 2, \"game\": {game}"));
    }
    let card = |(at, card): (usize, &Value)| match old.get(at) {
        Some(node) if !touched.contains(&at) => node.raw().to_owned(),
        _ => card.to_string(),
    };
    let list = format!("\"cards\": [{}]", cards.iter().enumerate().map(card).collect::<Vec<_>>().join(", "));
    for member in &members {
        let is_list = &*member.key == "cards";
        let other = || format!("{}: {}", Value::from(&*member.key), member.value.raw());
        parts.push(if is_list { list.clone() } else { other() });
    }
    if members.iter().all(|member| &*member.key != "cards") {
        parts.push(list);
    }
    format!("{{{}}}", parts.join(", "))
}

/// Puts the members of a sheet into a card; returns those that change. Rows that say the same stay as they are written.
fn put(
    card: &mut Map<String, Value>,
    new: &Map<String, Value>,
    reader: &GameReader<'_>,
    card_type: &str,
) -> Vec<String> {
    let rows = |value: Option<&Value>| value.and_then(Value::as_array).cloned().unwrap_or_default();
    let mut changed = Vec::new();
    for (member, value) in new {
        let old = card.get(member);
        let is_same =
            old == Some(value) || member == "effects" && reader.is_same(card_type, &rows(old), &rows(Some(value)));
        if !is_same {
            card.insert(member.clone(), value.clone());
            changed.push(member.clone());
        }
    }
    changed
}
