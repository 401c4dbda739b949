//! Changes that a row which replaces another takes back (format 1, and `replace` rows).

use super::Machine;
use super::moving::Shift;
use crate::kernel::ids::{CounterId, LIMBO, NumberId, TALLIES, TallyId, ZoneId};
use crate::kernel::state::{Bearing, Card, CardId, Grant, Seat, Until, Used};

/// A change that can be taken back.
#[derive(Clone)]
pub(super) enum Change {
    Counter { seat: Seat, counter: CounterId, before: i32, after: i32 },
    Number { card: CardId, moves: u16, number: NumberId, before: i32, after: i32, until: Until, part: i32 },
    Move { card: CardId, place: usize, to: (Seat, ZoneId), was: Box<Snapshot> },
    Tally(TallyId, i32),
}

/// A card with all that it bears.
#[derive(Clone)]
pub(super) struct Snapshot {
    card: Card,
    bearing: Vec<Bearing>,
    grants: Vec<Grant>,
    used: Vec<Used>,
}

/// The changes of the rows that may be replaced.
#[derive(Clone, Default)]
pub(super) struct Log {
    /// How many rows that may be replaced are under way; without one nothing is noted.
    depth: u32,
    changes: Vec<Change>,
}

impl Machine<'_> {
    pub(super) fn begin_log(&mut self) {
        self.log.depth += 1;
    }

    pub(super) fn log_len(&self) -> usize {
        self.log.changes.len()
    }

    /// The changes since a position.
    pub(super) fn end_log(&mut self, start: usize) -> Vec<Change> {
        self.log.depth = self.log.depth.saturating_sub(1);
        self.log.changes.get(start..).map(<[Change]>::to_vec).unwrap_or_default()
    }

    pub(super) fn clear_log(&mut self) {
        if self.log.depth == 0 {
            self.log.changes.clear();
        }
    }

    /// What is set off by an effect is not part of its changes.
    pub(super) fn suspend_log(&mut self) -> Log {
        std::mem::take(&mut self.log)
    }

    pub(super) fn resume_log(&mut self, log: Log) {
        self.log = log;
    }

    fn note(&mut self, change: impl FnOnce(&Self) -> Change) {
        if self.log.depth > 0 {
            let change = change(self);
            self.log.changes.push(change);
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
        self.note(|machine| Change::Move { card, place, to: (seat, zone), was: Box::new(machine.snapshot(card)) });
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

    /// Takes changes back, the last first.
    pub(super) fn undo(&mut self, changes: Vec<Change>) {
        for change in changes.into_iter().rev() {
            match change {
                Change::Counter { seat, counter, before, after } => {
                    let least = self.kernel.game.counters.get_index(counter.index()).and_then(|(_, entry)| entry.min);
                    let now = self.state.counter(seat, counter);
                    let back = now.saturating_add(before).saturating_sub(after);
                    self.set_counter(seat, counter, back.max(least.unwrap_or(i32::MIN).min(now)));
                }
                Change::Number { card, moves, number, before, after, until, part } => {
                    if self.state.card(card).moves == moves {
                        self.change_number(card, number, before - after, until, Some(-part));
                    }
                }
                Change::Move { card, place, to, was } => {
                    let entry = self.state.card(card);
                    let (side, zone) = (was.card.side, was.card.zone);
                    if (entry.side, entry.zone) == to && (zone == LIMBO || self.has_room(side, zone)) {
                        self.shift(card, side, zone, Shift { at: Some(place), was: Some(*was), ..Shift::default() });
                    }
                }
                Change::Tally(tally, by) => self.count(tally, -by),
            }
        }
    }

    /// Counts start from 0 with each card that resolves.
    pub(super) fn begin_tallies(&mut self) -> ([i32; TALLIES], usize) {
        (std::mem::take(&mut self.tallies), self.log.changes.len())
    }

    pub(super) fn end_tallies(&mut self, (outer, start): ([i32; TALLIES], usize)) {
        self.tallies = outer;
        for change in self.log.changes.iter_mut().skip(start) {
            if let Change::Tally(_, by) = change {
                *by = 0;
            }
        }
    }
}
