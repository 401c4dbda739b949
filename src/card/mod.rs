//! Cards and heroes as plain data, and what becomes of them once they are checked.
//!
//! A [`Card`] is what a file says, errors and all: the editor shows it as it is. [`CheckedCard`] and [`CheckedRow`] are
//! what text and engine work with; they exist only for what the ruleset allows.

pub mod check;
mod checked;
mod contradiction;
pub mod legacy;
mod lever;
pub mod read;
mod rows;

use smallvec::SmallVec;

pub use check::{CheckedCard, CheckedHero, CheckedRow, Holder, Role, check_card, check_hero};
pub use checked::{CheckOutcome, CheckedRecords, Partial};
pub use contradiction::never_holds;
pub use legacy::{LegacyOption, LegacyShare, legacy_range, legacy_shares, legal_legacy};
pub use lever::{LeverChange, LeverRecord, set_lever};
pub use read::order;
pub use rows::check_rows;

use crate::base::Name;
use crate::ruleset::Ruleset;

/// Members that the studio does not read, in order, their values as JSON: they are kept and written back.
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
    /// Takes the place of the latest row of the same operation (Definition 3.3).
    pub replace: bool,
    /// Adds to what came before (Definition 3.4).
    pub bonus: bool,
    /// Everything else that the row has.
    pub rest: Rest,
}

/// One condition of a row: its id and parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The condition's id; of `vs_book2` it is `vs_book`.
    pub id: Name,
    /// Its parameter.
    pub is: Parameter,
}

/// What a condition is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// `true`
    True,
    /// A number.
    Number(i64),
    /// A word.
    Word(Name),
    /// Anything else, as JSON: an error that is kept until it is mended.
    Other(Box<str>),
}

impl Condition {
    /// The name under which the condition is written: `vs_book2`, where the ruleset spells it so.
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
    /// Its id.
    pub id: Name,
    /// Its name in English.
    pub name: Name,
    /// Its type's id (`type`).
    pub card_type: Name,
    /// Its printed numbers.
    pub numbers: Numbers,
    /// Its subtype's id.
    pub subtype: Option<Name>,
    /// Its trigger's id.
    pub trigger: Option<Name>,
    /// Its hero's id, where its own id does not say it.
    pub hero: Option<Name>,
    /// Its book.
    pub book: Option<i64>,
    /// The books of a crossover card.
    pub books: Vec<i64>,
    /// Its effect.
    pub effects: Vec<Row>,
    /// Flavour text in English.
    pub flavour: Option<Name>,
    /// Its picture, relative to the project's folder.
    pub art: Option<Name>,
    /// Notes of its designer; never printed.
    pub notes: Option<Name>,
    /// How far its design is.
    pub status: Option<Name>,
    /// Wordings by language that stand in for the generated text.
    pub text_override: Vec<(Name, Name)>,
    /// Everything else that the card has.
    pub rest: Rest,
}

/// A hero of the registry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hero {
    /// Its id.
    pub id: Name,
    /// Its name in English.
    pub name: Name,
    /// Its book.
    pub book: Option<i64>,
    /// Its numbers.
    pub numbers: Numbers,
    /// Its ability.
    pub ability: Vec<Row>,
    /// Flavour text in English.
    pub flavour: Option<Name>,
    /// Its picture, relative to the project's folder.
    pub art: Option<Name>,
    /// Notes of its designer; never printed.
    pub notes: Option<Name>,
    /// Everything else that the hero has.
    pub rest: Rest,
}

/// The number under a name.
pub fn number(numbers: &Numbers, name: &str) -> Option<i64> {
    numbers.iter().find(|(known, _)| known == name).map(|&(_, number)| number)
}
