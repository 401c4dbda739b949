//! The trace of a match: which rule has changed what. Positions before and after each statement are compared, so that
//! every change is found, whatever made it.

mod json;
mod recorder;

use super::ids::{
    AbilityId, CounterId, KeywordId, NumberId, OperationId, PhaseId, StateId, StatementId, WordId, ZoneId,
};
use super::machine::Budget;
use super::question::Choice;
use super::rules::ability::ConditionUse;
use super::state::{CardId, Outcome, Seat};

pub use json::json;
pub use recorder::{Recorder, Watcher};

/// A rule that does something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    Action(Seat, Choice),
    /// An ability of a card, or of the rules.
    Ability(AbilityId, Option<CardId>),
    Row {
        operation: OperationId,
        by: Seat,
        /// The card and the ability that it belongs to; nothing for rows of the rules.
        of: Option<CardId>,
        ability: Option<AbilityId>,
        /// The position among the rows of its card.
        at: u8,
        /// The number that is printed in the row; `None`: its operation takes none.
        val: Option<i32>,
    },
    /// A statement of the rules.
    Statement(StatementId),
}

/// What has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Counter {
        seat: Seat,
        counter: CounterId,
        from: i32,
        to: i32,
    },
    Moved {
        card: CardId,
        from: (Seat, ZoneId),
        to: (Seat, ZoneId),
    },
    Made {
        card: CardId,
    },
    Number {
        card: CardId,
        number: NumberId,
        from: i32,
        to: i32,
    },
    State {
        card: CardId,
        state: StateId,
        from: i32,
        to: i32,
    },
    Word {
        card: CardId,
        keyword: KeywordId,
        has: bool,
    },
    Phase(PhaseId),
    Turn(Seat),
    Over(Outcome),
    /// Words of a story were shown.
    Story(WordId),
    /// Something was left out, because a limit was reached.
    LeftOut(Budget),
}

/// Why a row has done nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// These of its conditions do not hold. Empty: one that must not hold does.
    Unmet(Vec<ConditionUse>),
    /// It was done as often as it can be.
    Used,
    /// There was nothing that it could be about.
    Aimless,
    /// All was already as it says.
    Nothing,
}

/// A rule with what it has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub rule: Rule,
    /// Each with the statement that made it.
    pub changes: Vec<(Change, Option<StatementId>)>,
    /// Of a row that has done nothing.
    pub reason: Option<Reason>,
}

impl Entry {
    fn new(rule: Rule) -> Self {
        Self { rule, changes: Vec::new(), reason: None }
    }
}
