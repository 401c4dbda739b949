//! The trace of a match: which rule has changed what. Positions before and after each statement are compared, so that
//! every change is found, whatever made it.

mod json;
mod recorder;

use super::ids::{
    AbilityId, CounterId, KeywordId, NumberId, OperationId, PhaseId, StateId, StatementId, WordId, ZoneId,
};
use super::machine::Budget;
use super::question::Choice;
use super::state::{CardId, Outcome, Seat};

pub use super::machine::{Amount, Checked, Read, ReadKind};
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

impl Change {
    /// Whether it is a number or a counter of a card.
    fn is_of(&self, card: CardId) -> bool {
        matches!(*self, Self::Number { card: of, .. } | Self::State { card: of, .. } if of == card)
    }
}

/// Why a row has done nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its conditions do not hold.
    Unmet,
    /// It was done as often as it can be.
    Used,
    /// There was nothing that it could be about.
    Aimless,
    /// All was already as it says.
    Nothing,
}

/// What a row has taken back of an earlier one that it replaces.
#[derive(Clone, Debug, PartialEq)]
pub struct Undone {
    /// The earlier row's position among the rows of its card.
    pub at: u8,
    /// What has changed by that.
    pub changes: Vec<Change>,
}

/// A detail of what a rule has done.
#[derive(Clone, Debug, PartialEq)]
pub enum Detail {
    /// How the amount of what comes next was worked out.
    Amount(Amount),
    /// What has changed, and the statement that made it.
    Change(Change, Option<StatementId>),
}

/// A rule with what it has changed, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub rule: Rule,
    /// Of an ability: the quantities that were fixed for it.
    pub fixed: Vec<Read>,
    /// Of a row: all its conditions.
    pub conditions: Vec<Checked>,
    /// Of a row that replaces another.
    pub undone: Option<Undone>,
    /// Of a row that was replaced: the position of the row that has taken back what it had done.
    pub undone_by: Option<u8>,
    /// What it has done, in order.
    pub details: Vec<Detail>,
    /// Of a row that has done nothing.
    pub reason: Option<Reason>,
}

impl Entry {
    pub(super) fn new(rule: Rule) -> Self {
        Self {
            rule,
            fixed: Vec::new(),
            conditions: Vec::new(),
            undone: None,
            undone_by: None,
            details: Vec::new(),
            reason: None,
        }
    }

    /// What has changed, each with the statement that made it.
    pub fn changes(&self) -> impl Iterator<Item = (Change, Option<StatementId>)> {
        self.details.iter().filter_map(|detail| match *detail {
            Detail::Change(change, by) => Some((change, by)),
            Detail::Amount(_) => None,
        })
    }

    /// Whether it is shown in a list of what happened: an ability or a rule of the match that has changed nothing is not.
    pub fn is_listed(&self) -> bool {
        !self.is_idle() || matches!(self.rule, Rule::Action(..) | Rule::Row { .. })
    }

    /// Whether nothing has changed.
    pub fn is_idle(&self) -> bool {
        self.changes().next().is_none()
    }
}
