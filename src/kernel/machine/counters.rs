//! Counters of players, cards and rows.

use super::frame::Frame;
use super::{Machine, Occurrence};
use crate::kernel::ids::{CounterId, StateId};
use crate::kernel::rules::statement::Path;
use crate::kernel::rules::term::{Players, Selector};
use crate::kernel::state::{ROW_STATES, RowKey, RowStates, Seat, Thing};

/// How a counter changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::kernel) enum Change {
    Gain,
    Lose,
    Set,
}

impl Change {
    /// What becomes of a value, within its bounds. What is beyond them already is not brought further.
    #[inline]
    fn of(self, before: i32, by: i32, least: i32, most: i32) -> i32 {
        match self {
            Self::Gain => before.saturating_add(by.max(0)).min(most.max(before)),
            Self::Lose => before.saturating_sub(by.max(0)).max(least.min(before)),
            Self::Set => by.min(most).max(least),
        }
    }
}

impl Machine<'_> {
    /// Changes counters within their bounds.
    #[inline]
    pub(super) fn change_counter(&mut self, path: &Path, change: Change, by: i32, frame: &Frame<'_>) {
        let Path::Of { selector: Selector::Players(players), counter: Some(counter), .. } = path else {
            return self.change_counters(path, change, by, frame);
        };
        let seat = match players {
            Players::Own => frame.own,
            Players::Other => frame.own.other(),
            _ => return self.change_counters(path, change, by, frame),
        };
        // A counter of a player that neither rises nor falls stays where it is, even beyond its bounds.
        if by > 0 || change == Change::Set {
            self.change_player(seat, *counter, change, by);
        }
    }

    #[inline(never)]
    fn change_counters(&mut self, path: &Path, change: Change, by: i32, frame: &Frame<'_>) {
        match path {
            Path::Of { selector: Selector::Players(players), counter: Some(counter), .. } => {
                for seat in self.players(players, frame) {
                    self.change_player(seat, *counter, change, by);
                }
            }
            Path::Of { selector, counter, state } => {
                let things = self.select(selector, frame);
                for thing in things.iter() {
                    match (thing, counter, state) {
                        (Thing::Player(seat), Some(counter), _) => self.change_player(seat, *counter, change, by),
                        (Thing::Card(card), _, Some(state)) => {
                            let before = self.state_of(card, *state);
                            let (least, most) = self.bounds(*state, frame);
                            self.set_card_counter(card, *state, change.of(before, by, least, most));
                        }
                        _ => {}
                    }
                }
            }
            Path::Rows(selector, state) => {
                let cards = self.select(selector, frame);
                for card in cards.cards() {
                    for key in self.rows_of(card) {
                        self.change_row(key, *state, change, by, frame);
                    }
                }
            }
            Path::Row(state) => {
                if let Some(key) = frame.row.and_then(|row| row.key) {
                    self.change_row(key, *state, change, by, frame);
                }
            }
        }
    }

    #[allow(clippy::inline_always, reason = "where one counter changes, a call costs more than what it does")]
    #[inline(always)]
    pub(super) fn change_player(&mut self, seat: Seat, counter: CounterId, change: Change, by: i32) {
        let Some(bounds) = self.kernel.bounds.get(counter.index()).copied() else { return };
        let most = bounds.most.unwrap_or_else(|| self.most(seat, counter));
        let before = self.state.counter(seat, counter);
        self.set_counter(seat, counter, change.of(before, by, bounds.least, most));
    }

    /// The bounds of a state.
    fn bounds(&mut self, state: StateId, frame: &Frame<'_>) -> (i32, i32) {
        let kernel = self.kernel;
        let Some((_, entry)) = kernel.game.states.get_index(state.index()) else { return (0, i32::MAX) };
        let most = entry.max.as_ref().map_or(i32::from(i16::MAX), |max| self.term(max, frame));
        (entry.min, most)
    }

    /// Sets a counter of a player.
    #[inline]
    pub(super) fn set_counter(&mut self, seat: Seat, counter: CounterId, after: i32) {
        let entry = &mut self.state.players[seat.index()].counters[counter.index()];
        let before = std::mem::replace(entry, after);
        if before != after {
            self.changes = self.changes.wrapping_add(1);
            let is_watched = self.kernel.watched_counters >> (counter.0 & 31) & 1 == 1;
            if is_watched || self.is_logging() || self.watch.is_some() {
                self.counter_changed(seat, counter, before, after);
            }
        }
    }

    /// A counter of a player has changed, and something may depend on it.
    #[inline(never)]
    fn counter_changed(&mut self, seat: Seat, counter: CounterId, before: i32, after: i32) {
        let kernel = self.kernel;
        if kernel.continuous_reads.counter(counter) {
            self.position_changed();
        }
        self.is_judged &= kernel.ends_by_counters && kernel.ending_counters >> (counter.0 & 31) & 1 == 0;
        self.note_counter(seat, counter, before, after);
        self.occurs(|| Occurrence::Counter { of: seat, counter, before, after });
    }

    pub(super) fn set_card_counter(&mut self, card: crate::kernel::state::CardId, state: StateId, after: i32) {
        let after = i16::try_from(after).unwrap_or(if after < 0 { i16::MIN } else { i16::MAX });
        let entry = &mut self.state.card_mut(card).counters[state.index()];
        let before = std::mem::replace(entry, after);
        if before != after {
            self.states_changed(1 << (state.0 & 31));
            let (before, after) = (before.into(), after.into());
            self.occurs(|| Occurrence::State { of: card, state, before, after });
        }
    }

    fn change_row(&mut self, key: RowKey, state: StateId, change: Change, by: i32, frame: &Frame<'_>) {
        let Some(at) = self.kernel.row_states.iter().position(|&other| other == state).filter(|&at| at < ROW_STATES)
        else {
            return;
        };
        let before = self.row_state(key, state);
        let (least, most) = self.bounds(state, frame);
        let after = change.of(before, by, least, most);
        if after == before {
            return;
        }
        self.changed();
        let after = i16::try_from(after).unwrap_or(if after < 0 { i16::MIN } else { i16::MAX });
        if let Some(states) = self.state.row_states.iter_mut().find(|states| states.key == key) {
            states.values[at] = after;
            return;
        }
        let mut values = self.kernel.first_row_states();
        values[at] = after;
        // A match with more rows than fit keeps the states of the first ones.
        let _ = self.state.row_states.try_push(RowStates { key, values });
    }
}

impl crate::kernel::lookup::Kernel {
    /// The states of a row at the start.
    pub(super) fn first_row_states(&self) -> [i16; ROW_STATES] {
        let mut values = [0; ROW_STATES];
        for (value, state) in values.iter_mut().zip(&self.row_states) {
            let start = self.game.states.get_index(state.index()).map_or(0, |(_, entry)| entry.start);
            *value = i16::try_from(start).unwrap_or(0);
        }
        values
    }
}
