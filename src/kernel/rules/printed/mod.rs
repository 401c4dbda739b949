//! What may be printed on cards and what decks hold. No match reads this; `check`, the schema and the editor do.

mod allowed;
mod card;
mod deck;
mod fits;
mod narrowed;
mod partners;
mod value;

use std::ops::RangeInclusive;

use crate::base::{Name, Severity};
use crate::kernel::ids::{CardTypeId, ConditionId, NumberId, TimingId, WayId, WordSetId};
use crate::kernel::rules::term::Term;
use crate::ruleset::ids::IdPattern;
use crate::ruleset::syntax::Ast;

pub use allowed::NumberOn;
pub(in crate::kernel) use card::MEMBERS;
pub use deck::DeckList;
pub(super) use value::{Looked, evaluate, is_across};

/// The rules of print. Each list is parallel to the game's table of that name.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    pub numbers: Vec<NumberRule>,
    /// What levers may be.
    pub levers: Vec<Option<RangeInclusive<i32>>>,
    pub card_types: Vec<TypeRule>,
    pub sets: Vec<SetRule>,
    /// The types whose cards may have a keyword; `None`: all.
    pub keywords: Vec<Option<Vec<CardTypeId>>>,
    /// Keywords that cards which do not come into play have only beside a row that deals damage, one bit each.
    pub of_damage: u64,
    /// The types whose cards may have abilities of a timing; `None`: all.
    pub timings: Vec<Option<Vec<CardTypeId>>>,
    /// The timings of abilities in which a target refers to something; none: all.
    pub targets: Vec<Vec<TimingId>>,
    pub operations: Vec<OperationRule>,
    /// The forms of card ids; none: any id.
    pub ids: Vec<IdPattern>,
    /// The letters of card types in ids.
    pub codes: Vec<Name>,
    /// Members of cards that sheets have columns for.
    pub columns: Vec<Name>,
    /// The names of families of timings.
    pub families: Vec<Name>,
    pub most: Most,
    /// The condition whose adding rows are marked as such (format 1).
    pub legacy: Option<ConditionId>,
    pub deck: Option<DeckRule>,
    pub checks: Vec<Check>,
}

/// What a number may be.
#[derive(Clone, Debug, Default)]
pub struct NumberRule {
    pub range: Option<RangeInclusive<i64>>,
    /// It is a multiple of this.
    pub step: Option<i64>,
    pub types: Option<Vec<CardTypeId>>,
    /// Cards need not say it: it may be blank or has a default.
    pub optional: bool,
    /// Its name for other programs.
    pub wire: Option<Name>,
}

/// What cards of a type have.
#[derive(Clone, Debug, Default)]
pub struct TypeRule {
    /// The numbers, each with a range of its own if it has one; `None`: the ruleset does not say.
    pub numbers: Option<Vec<(NumberId, Option<RangeInclusive<i64>>)>>,
    pub sets: Option<Vec<WordSetId>>,
    /// `None`: the ruleset does not say.
    pub keywords: Option<bool>,
    pub subtype: Option<bool>,
    /// How many rows.
    pub rows: Option<RangeInclusive<i64>>,
}

/// What rows of an operation say, and what they go together with.
#[derive(Clone, Debug, Default)]
pub struct OperationRule {
    /// How long it lasts must be written.
    pub needs_duration: bool,
    /// The timings of its abilities; `None`: all.
    pub timings: Option<Vec<TimingId>>,
    /// The ways to use them; `None`: all.
    pub ways: Option<Vec<WayId>>,
    /// The types of cards on which they belong; `None`: all.
    pub types: Option<Vec<CardTypeId>>,
    /// How bad they are on others; `None`: an error.
    pub elsewhere: Option<Severity>,
    /// What the numbers of a row must fulfil so that it does something.
    pub needs: Vec<Term>,
    /// A value that does nothing.
    pub not: Option<i64>,
    /// Values are multiples of this.
    pub step: Option<i64>,
}

/// How many words of a set cards have.
#[derive(Clone, Debug, Default)]
pub struct SetRule {
    pub least: usize,
    pub most: Option<usize>,
    pub types: Option<Vec<CardTypeId>>,
}

/// How much a card may say.
#[derive(Clone, Copy, Debug, Default)]
pub struct Most {
    pub rows: Option<usize>,
    pub abilities: Option<usize>,
    /// Rows whose target is chosen.
    pub aimed: Option<usize>,
    /// Conditions of a row.
    pub conditions: Option<usize>,
}

/// What a deck holds.
#[derive(Clone, Debug, Default)]
pub struct DeckRule {
    /// Cards besides the leader.
    pub size: Option<Bound>,
    /// Copies of one card.
    pub copies: Option<Bound>,
    /// Leaders that are in the list of a deck.
    pub leaders: Option<i64>,
    pub leader_type: Option<CardTypeId>,
    /// What each card besides the leader must be.
    pub tests: Vec<Check>,
    /// Cards of which there may be any number.
    pub any_number: Option<Ast>,
    /// The members of which only a warning is made.
    pub warns: Vec<Name>,
}

/// A number of cards, or a range; a lever says it at the moment.
#[derive(Clone, Debug, PartialEq)]
pub enum Bound {
    Range(RangeInclusive<i64>),
    Lever(Name),
}

/// A check that a ruleset declares.
#[derive(Clone, Debug)]
pub struct Check {
    /// The code of its problem.
    pub id: Name,
    pub about: String,
    pub severity: Severity,
    /// Cards for which this does not hold are not checked.
    pub test: Option<Ast>,
    pub holds: Ast,
    /// Whether it depends on other cards of the registry.
    pub is_across: bool,
}
