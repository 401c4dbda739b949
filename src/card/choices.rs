//! What a row of a whole game (format 2) can have besides its operation, value and conditions: its slots, and what each may
//! be by the ruleset's tables. Which of it is legal on a card the kernel decides.

use super::Row;
use crate::base::Name;
use crate::ruleset::{ONCE, PLAYERS, Ruleset};

/// A member of a row that is chosen from a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// When the ability happens (`on`).
    Timing,
    /// How the ability is used (`as`).
    Way,
    /// How often (`once`).
    Once,
    /// Whether its player may leave it (`may`).
    May,
    /// What the ability costs (`cost`), several at once.
    Cost,
    /// The word that the operation gives or looks for (`word`).
    Word,
    /// Whose player it is about (`who`).
    Who,
    /// What it is done to (`to`).
    Target,
    /// How long it lasts (`for`).
    Duration,
}

/// What a slot may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The id of the entry in its table.
    pub id: Name,
    /// The value of the member, as JSON.
    pub json: Box<str>,
}

impl Slot {
    /// The slots of a whole ability, which are written on its first row.
    pub const OF_ABILITY: [Slot; 5] = [Slot::Timing, Slot::Way, Slot::Once, Slot::May, Slot::Cost];
    /// The slots of each row.
    pub const OF_ROW: [Slot; 4] = [Slot::Word, Slot::Who, Slot::Target, Slot::Duration];

    /// The member of the row.
    pub fn member(self) -> &'static str {
        match self {
            Slot::Timing => "on",
            Slot::Way => "as",
            Slot::Once => "once",
            Slot::May => "may",
            Slot::Cost => "cost",
            Slot::Word => "word",
            Slot::Who => "who",
            Slot::Target => "to",
            Slot::Duration => "for",
        }
    }

    /// What is in the slot, as JSON.
    pub fn of(self, row: &Row) -> Option<&str> {
        row.rest.iter().find(|(name, _)| name == self.member()).map(|(_, json)| &**json)
    }

    /// The row with something else in the slot, or nothing.
    #[must_use]
    pub fn set(self, row: &Row, json: Option<&str>) -> Row {
        row.with_member(&Name::const_new(self.member()), json)
    }

    /// The id of the entry that is in the slot: of a refined one (`{ "like": … }`) that which it refines.
    pub fn id(self, row: &Row) -> Option<Name> {
        match serde_json::from_str(self.of(row)?).ok()? {
            serde_json::Value::String(id) => Some(id.into()),
            serde_json::Value::Bool(true) => Some(Name::const_new("true")),
            serde_json::Value::Object(members) => members.get("like").and_then(|id| id.as_str()).map(Name::new),
            _ => None,
        }
    }

    /// What the slot may be by the ruleset's tables, in their order. A cost is one member of `cost`.
    pub fn alternatives(self, rules: &Ruleset, row: &Row) -> Vec<Alternative> {
        let operation = rules.operations.get(&row.op);
        let named = |id: &Name| Alternative { id: id.clone(), json: format!("\"{id}\"").into() };
        let fixed = |ids: &[&'static str]| ids.iter().map(|id| named(&Name::const_new(id))).collect();
        match self {
            Slot::Timing => rules.timings.keys().map(named).collect(),
            Slot::Way => rules.ways.keys().map(named).collect(),
            Slot::Once => fixed(&ONCE),
            Slot::May => vec![Alternative { id: Name::const_new("true"), json: "true".into() }],
            Slot::Cost => {
                let cost = |(id, least): (&Name, &Option<i64>)| {
                    let json = least.map_or_else(|| "true".to_owned(), |least| least.to_string());
                    Alternative { id: id.clone(), json: json.into() }
                };
                rules.costs.iter().map(cost).collect()
            }
            Slot::Word => operation.map(|operation| operation.words.iter().map(named).collect()).unwrap_or_default(),
            Slot::Who => fixed(&PLAYERS),
            Slot::Target => {
                let own = operation.map_or(&[][..], |operation| &operation.targets);
                usual_first(own, rules.targets.keys()).map(named).collect()
            }
            // One duration is the usual one; several are those that rows can say.
            Slot::Duration => match operation.map_or(&[][..], |operation| &operation.durations) {
                several @ [_, _, ..] => several.iter().map(named).collect(),
                own => usual_first(own, rules.durations.keys()).map(named).collect(),
            },
        }
    }
}

/// The entries of a table, those of a list first.
fn usual_first<'n>(list: &'n [Name], table: impl Iterator<Item = &'n Name>) -> impl Iterator<Item = &'n Name> {
    list.iter().chain(table.filter(move |id| !list.contains(id)))
}
