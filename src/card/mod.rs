//! Cards and heroes as plain data, and their checked forms.
//!
//! A [`Card`] holds whatever its file says, including errors, so that the editor can show it. [`CheckedCard`] and
//! [`CheckedRow`] exist only for what the ruleset allows; text and engine work with these.

pub mod check;
mod checked;
mod choices;
mod contradiction;
pub mod legacy;
mod lever;
pub mod read;
mod rows;

use smallvec::SmallVec;

pub use check::{CheckedCard, CheckedHero, CheckedRow, Holder, Role, check_card, check_hero, leader_numbers};
pub use checked::{CheckOutcome, CheckedRecords, Partial};
pub use choices::{Alternative, Slot};
pub use contradiction::never_holds;
pub use legacy::{LegacyOption, LegacyShare, legacy_offers, legacy_range, legacy_shares};
pub use lever::{LeverChange, LeverRecord, set_lever};
pub use read::order;
pub use rows::check_rows;

use crate::base::Name;
use crate::ruleset::Ruleset;

/// Members that the studio does not read, in order, with their values as JSON, so that they can be written back.
pub type Rest = Vec<(Name, Box<str>)>;

/// Numbers by name: a card's cost, a hero's attributes.
pub type Numbers = SmallVec<[(Name, i64); 3]>;

/// One row of an effect: the paper's atomic operation (op, val, cond, mod) of section 3.1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The operation's id (`do`).
    pub op: Name,
    /// The value (`val`), if it has one.
    pub val: Option<i64>,
    /// The conditions (`if`); all must hold.
    pub conditions: SmallVec<[Condition; 1]>,
    /// Whether the row replaces the latest row of the same operation (Definition 3.3).
    pub replace: bool,
    /// Whether the row adds to the earlier rows (Definition 3.4).
    pub bonus: bool,
    /// The members that the studio does not read.
    pub rest: Rest,
}

impl Row {
    /// The relation to the earlier rows of its list that is written.
    pub fn role(&self) -> Role {
        match (self.replace, self.bonus) {
            (true, _) => Role::Replace,
            (false, true) => Role::Bonus,
            (false, false) => Role::Base,
        }
    }

    /// The row with a member among `rest` that is this JSON, or without it.
    #[must_use]
    pub fn with_member(&self, name: &Name, json: Option<&str>) -> Self {
        let mut row = self.clone();
        let at = row.rest.iter().position(|(known, _)| known == name);
        match (at, json) {
            (Some(at), Some(json)) => row.rest[at].1 = json.into(),
            (Some(at), None) => drop(row.rest.remove(at)),
            (None, Some(json)) => row.rest.push((name.clone(), json.into())),
            (None, None) => {}
        }
        row
    }
}

/// One condition of a row: its id and parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The id; for `vs_book2` this is `vs_book`.
    pub id: Name,
    pub is: Parameter,
}

/// The parameter of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// `true`
    True,
    Number(i64),
    /// A subtype's id.
    Word(Name),
    /// Anything else, as JSON. This is an error, which is kept until the user fixes it.
    Other(Box<str>),
}

impl Parameter {
    /// The parameter that is written so.
    pub fn from_json(value: &serde_json::Value) -> Self {
        match value {
            serde_json::Value::Bool(true) => Parameter::True,
            serde_json::Value::String(word) => Parameter::Word(word.as_str().into()),
            value => value.as_i64().map_or_else(|| Parameter::Other(value.to_string().into()), Parameter::Number),
        }
    }

    pub fn to_json(&self) -> serde_json::Value {
        match self {
            Parameter::True => true.into(),
            Parameter::Number(number) => (*number).into(),
            Parameter::Word(word) => word.as_str().into(),
            Parameter::Other(json) => serde_json::from_str(json).unwrap_or_default(),
        }
    }
}

impl Condition {
    /// The name of the condition in the file, e.g. `vs_book2` if the ruleset spells the parameter in the name.
    pub fn key(&self, rules: &Ruleset) -> Name {
        let spelled = rules.conditions.get(&self.id).and_then(|condition| condition.spelled.as_ref());
        match (spelled, &self.is) {
            (Some((before, after)), Parameter::Number(number)) if *number >= 0 => {
                compact_str::format_compact!("{before}{number}{after}")
            }
            _ => self.id.clone(),
        }
    }
}

/// A card of the registry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    pub id: Name,
    /// The name in English.
    pub name: Name,
    /// The id of the type (`type`).
    pub card_type: Name,
    /// The printed numbers.
    pub numbers: Numbers,
    pub subtype: Option<Name>,
    pub trigger: Option<Name>,
    /// The id of the hero, if the card's id does not contain it.
    pub hero: Option<Name>,
    pub book: Option<i64>,
    /// The books of a crossover card.
    pub books: Vec<i64>,
    pub effects: Vec<Row>,
    /// Flavour text in English.
    pub flavour: Option<Name>,
    /// The path of the picture, relative to the project's folder.
    pub art: Option<Name>,
    /// Notes of the designer; never printed.
    pub notes: Option<Name>,
    /// The progress of the design.
    pub status: Option<Name>,
    /// Wordings by language that replace the generated text.
    pub text_override: Vec<(Name, Name)>,
    /// The members that the studio does not read.
    pub rest: Rest,
}

/// A hero of the registry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hero {
    pub id: Name,
    /// The name in English.
    pub name: Name,
    pub book: Option<i64>,
    pub numbers: Numbers,
    pub ability: Vec<Row>,
    /// Flavour text in English.
    pub flavour: Option<Name>,
    /// The path of the picture, relative to the project's folder.
    pub art: Option<Name>,
    /// Notes of the designer; never printed.
    pub notes: Option<Name>,
    /// The members that the studio does not read.
    pub rest: Rest,
}

pub fn number(numbers: &Numbers, name: &str) -> Option<i64> {
    numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number)
}
