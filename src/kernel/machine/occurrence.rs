//! What happens in a match, for whoever watches it.

use super::Machine;
use super::frame::Frame;
use crate::kernel::ids::{CounterId, NumberId, OperationId, PhaseId, StateId, WordId, ZoneId};
use crate::kernel::rules::ability::{ConditionUse, Row, Tests};
use crate::kernel::state::{CardId, Seat};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// A counter of a player rose or fell.
    Counter { of: Seat, counter: CounterId, before: i32, after: i32 },
    /// A counter of a card rose or fell.
    State { of: CardId, state: StateId, before: i32, after: i32 },
    /// A card moved.
    Move { card: CardId, from: (Seat, ZoneId), to: (Seat, ZoneId) },
    /// A mark of a card was set or removed.
    Flag { card: CardId, state: StateId, is: bool },
    /// A number of a card changed, for a time or for good.
    Modify { card: CardId, number: NumberId, by: i32 },
    /// A phase began.
    Phase { phase: PhaseId, by: Seat },
    /// Words of a story.
    Say { word: WordId, by: Seat },
    /// A row changed nothing.
    Nothing { of: Option<CardId>, operation: OperationId, by: Seat },
}

/// Why a row is not done, or has nothing to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Idle<'r> {
    /// These of its conditions do not hold. Empty: one that must not hold does.
    Unmet(&'r [ConditionUse]),
    /// It was done as often as it can be.
    Used,
    /// There is nothing that it can be about.
    Aimless,
}

impl Machine<'_> {
    /// Reports to whoever watches.
    #[inline]
    pub(super) fn occurs(&mut self, occurrence: impl FnOnce() -> Occurrence) {
        if let Some(watch) = &mut self.watch {
            watch.occurs(occurrence());
        }
    }

    /// Reports to the watch why a row is not done.
    #[cold]
    pub(super) fn row_idles(&mut self, row: &Row, frame: &Frame<'_>, holds: bool) {
        if !self.watch.as_ref().is_some_and(|watch| watch.wants_reasons()) {
            return;
        }
        let mut unmet = Vec::new();
        if !holds {
            // Conditions that are tried once more draw nothing.
            let chance = self.state.chance;
            self.unmet(&row.conditions, frame, &mut unmet);
            self.state.chance = chance;
        }
        self.report_idle(row, frame, if holds { Idle::Used } else { Idle::Unmet(&unmet) });
    }

    /// Reports a row that is not done.
    pub(super) fn report_idle(&mut self, row: &Row, frame: &Frame<'_>, why: Idle<'_>) {
        if let Some(watch) = &mut self.watch {
            watch.idle(row, frame.own, why, self.state);
        }
    }

    /// The conditions that would have to hold.
    fn unmet(&mut self, tests: &Tests<ConditionUse>, frame: &Frame<'_>, found: &mut Vec<ConditionUse>) {
        for one in &tests.members {
            if !self.condition_holds(one, frame) {
                found.push(one.clone());
            }
        }
        if !tests.any.iter().any(|any| any.hold(&mut |one| self.condition_holds(one, frame))) {
            for any in &tests.any {
                self.unmet(any, frame, found);
            }
        }
        for all in &tests.all {
            self.unmet(all, frame, found);
        }
    }
}
