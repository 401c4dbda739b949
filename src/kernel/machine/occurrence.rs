//! What happens in a match, for whoever watches it.

use super::Machine;
use super::frame::Frame;
use crate::kernel::ids::{CounterId, NumberId, OperationId, PhaseId, StateId, WordId, ZoneId};
use crate::kernel::rules::ability::Row;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// Its conditions do not hold.
    Unmet,
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
        if self.wants_reasons() {
            self.report_idle(row, frame, if holds { Idle::Used } else { Idle::Unmet });
        }
    }

    /// Reports a row that is not done.
    pub(super) fn report_idle(&mut self, row: &Row, frame: &Frame<'_>, why: Idle) {
        if let Some(watch) = &mut self.watch {
            watch.idle(row, frame.own, why, self.state);
        }
    }
}
