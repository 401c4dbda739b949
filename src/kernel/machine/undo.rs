//! Changes that a row which replaces another takes back (format 1, and `replace` rows).

use std::ops::Range;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use super::Machine;
use super::moving::Shift;
use crate::kernel::ids::{CounterId, LIMBO, NumberId, TALLIES, TallyId, ZoneId};
use crate::kernel::state::{Bearing, CARDS, Card, CardId, Grant, Seat, Until, Used};

/// A change that can be taken back.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "a box would ask for memory in a match")]
pub(super) enum Change {
    Counter { seat: Seat, counter: CounterId, before: i32, after: i32 },
    Number { card: CardId, moves: u16, number: NumberId, before: i32, after: i32, until: Until, part: i32 },
    Move { card: CardId, place: usize, to: (Seat, ZoneId), was: Snapshot },
    Tally(TallyId, i32),
}

/// A card with all that it bears.
#[derive(Clone)]
pub(super) struct Snapshot {
    card: Card,
    bearing: SmallVec<[Bearing; 8]>,
    grants: SmallVec<[Grant; 8]>,
    used: SmallVec<[Used; 4]>,
}

/// The changes of the rows that may be replaced.
#[derive(Default)]
pub(super) struct Log {
    /// How many rows that may be replaced are under way; without one nothing is noted.
    depth: u32,
    changes: Vec<Change>,
    /// What came before belongs to effects that are interrupted.
    start: usize,
    /// The changes of rows that are done and may still be replaced.
    kept: Vec<Change>,
}

/// The part of a log that an interrupted effect goes on with.
#[derive(Clone, Copy)]
pub(super) struct Suspended {
    depth: u32,
    start: usize,
}

impl Log {
    pub fn with_room() -> Self {
        Self { changes: Vec::with_capacity(ROOM), kept: Vec::with_capacity(ROOM), ..Self::default() }
    }

    pub fn reset(&mut self) {
        self.depth = 0;
        self.start = 0;
        self.changes.clear();
        self.kept.clear();
    }
}

/// Changes that usual effects note.
const ROOM: usize = 64;

impl Machine<'_> {
    pub(super) fn begin_log(&mut self) {
        self.work.log.depth += 1;
    }

    /// Whether changes are noted.
    #[inline]
    pub(super) fn is_logging(&self) -> bool {
        self.work.log.depth > 0
    }

    pub(super) fn log_len(&self) -> usize {
        self.work.log.changes.len()
    }

    /// Keeps the changes since a position, and says where they are kept.
    pub(super) fn end_log(&mut self, start: usize) -> Range<usize> {
        let log = &mut self.work.log;
        log.depth = log.depth.saturating_sub(1);
        let first = log.kept.len();
        log.kept.extend_from_slice(log.changes.get(start..).unwrap_or_default());
        first..log.kept.len()
    }

    /// How many changes are kept.
    pub(super) fn kept_changes(&self) -> usize {
        self.work.log.kept.len()
    }

    /// Forgets the changes that an effect has kept.
    pub(super) fn forget_changes(&mut self, start: usize) {
        self.work.log.kept.truncate(start);
    }

    pub(super) fn clear_log(&mut self) {
        let log = &mut self.work.log;
        if log.depth == 0 {
            log.changes.truncate(log.start);
        }
    }

    /// What is set off by an effect is not part of its changes.
    pub(super) fn suspend_log(&mut self) -> Suspended {
        let log = &mut self.work.log;
        let suspended = Suspended { depth: log.depth, start: log.start };
        log.depth = 0;
        log.start = log.changes.len();
        suspended
    }

    pub(super) fn resume_log(&mut self, suspended: Suspended) {
        let log = &mut self.work.log;
        log.changes.truncate(log.start);
        log.depth = suspended.depth;
        log.start = suspended.start;
    }

    fn note(&mut self, change: impl FnOnce(&Self) -> Change) {
        if self.is_logging() {
            let change = change(self);
            self.work.log.changes.push(change);
        }
    }

    pub(super) fn note_counter(&mut self, seat: Seat, counter: CounterId, before: i32, after: i32) {
        self.note(|_| Change::Counter { seat, counter, before, after });
    }

    pub(super) fn note_number(
        &mut self,
        card: CardId,
        number: NumberId,
        before: i32,
        after: i32,
        until: Until,
        part: i32,
    ) {
        self.note(|machine| {
            let moves = machine.state.card(card).moves;
            Change::Number { card, moves, number, before, after, until, part }
        });
    }

    /// Notes a move before it changes the card; `place` is where the card was.
    pub(super) fn note_move(&mut self, card: CardId, place: usize, seat: Seat, zone: ZoneId) {
        self.note(|machine| Change::Move { card, place, to: (seat, zone), was: machine.snapshot(card) });
    }

    pub(super) fn note_tally(&mut self, tally: TallyId, by: i32) {
        self.note(|_| Change::Tally(tally, by));
    }

    fn snapshot(&self, card: CardId) -> Snapshot {
        Snapshot {
            card: *self.state.card(card),
            bearing: self.state.bearing.iter().filter(|bearing| bearing.card == card).copied().collect(),
            grants: self.state.grants.iter().filter(|grant| grant.card == card).copied().collect(),
            used: self.state.used.iter().filter(|used| used.card == card).copied().collect(),
        }
    }

    /// Gives a card back what it bore.
    pub(super) fn restore(&mut self, card: CardId, was: &Snapshot) {
        self.clear(card, |_| false);
        let entry = self.state.card_mut(card);
        *entry = Card { owner: entry.owner, moves: entry.moves, ..was.card };
        for bearing in &was.bearing {
            let _ = self.state.bearing.try_push(*bearing);
        }
        for grant in &was.grants {
            let _ = self.state.grants.try_push(*grant);
        }
        for used in &was.used {
            let _ = self.state.used.try_push(*used);
        }
    }

    /// Takes changes back that were kept, the last first.
    pub(super) fn undo(&mut self, kept: Range<usize>) {
        // Cards that have come back, with their numbers of moves before they went and now.
        let mut back: ArrayVec<(CardId, u16, u16), CARDS> = ArrayVec::new();
        for at in kept.rev() {
            let Some(change) = self.work.log.kept.get(at).cloned() else { continue };
            match change {
                Change::Counter { seat, counter, before, after } => {
                    let least = self.kernel.game.counters.get_index(counter.index()).and_then(|(_, entry)| entry.min);
                    let now = self.state.counter(seat, counter);
                    let back = now.saturating_add(before).saturating_sub(after);
                    self.set_counter(seat, counter, back.max(least.unwrap_or(i32::MIN).min(now)));
                }
                Change::Number { card, moves, number, before, after, until, part } => {
                    let now = self.state.card(card).moves;
                    if now == moves || back.contains(&(card, moves, now)) {
                        self.change_number(card, number, before - after, until, Some(-part));
                    }
                }
                Change::Move { card, place, to, was } => {
                    let entry = self.state.card(card);
                    let (side, zone) = (was.card.side, was.card.zone);
                    if (entry.side, entry.zone) == to && (zone == LIMBO || self.has_room(side, zone)) {
                        self.shift(card, side, zone, Shift { at: Some(place), was: Some(&was), ..Shift::default() });
                        let _ = back.try_push((card, was.card.moves, self.state.card(card).moves));
                    }
                }
                Change::Tally(tally, by) => self.count(tally, -by),
            }
        }
    }

    /// Counts start from 0 with each card that resolves.
    pub(super) fn begin_tallies(&mut self) -> ([i32; TALLIES], usize) {
        (std::mem::take(&mut self.tallies), self.work.log.changes.len())
    }

    pub(super) fn end_tallies(&mut self, (outer, start): ([i32; TALLIES], usize)) {
        self.tallies = outer;
        for change in self.work.log.changes.iter_mut().skip(start) {
            if let Change::Tally(_, by) = change {
                *by = 0;
            }
        }
    }
}
