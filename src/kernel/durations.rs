//! Durations: when what lasts for a time ends, and what ends then.

use super::ids::{CounterId, DurationId, LASTING};
use super::lookup::{Kernel, ids};
use super::rules::Game;
use super::rules::tables::DurationOf;
use super::rules::term::Term;
use super::state::{Seat, Until};

/// What ends with a duration, besides what cards bear.
#[derive(Clone, Debug)]
pub(super) struct Ends {
    /// Counters of players that get their start; `None`: it must be worked out.
    pub counters: Box<[(CounterId, Option<i32>)]>,
    /// Whether all of these are constants.
    pub has_plain_counters: bool,
    /// Whether counters of cards end with it.
    pub has_states: bool,
    /// When changes of this duration end that each player makes.
    until: [Until; 2],
}

impl Game {
    /// What ends with a duration.
    pub(super) fn ends(&self, duration: DurationId) -> Ends {
        // Whether two durations are one does not depend on whose they are.
        let is_it = |other: DurationId| self.until(other, Seat(0)) == self.until(duration, Seat(0));
        let counters = ids(&self.counters, CounterId::at, |counter| counter.until.is_some_and(is_it));
        let start = |id: &CounterId| match self.counters.get_index(id.index()).map(|(_, counter)| &counter.start) {
            Some(Term::Constant(start)) => Some(*start),
            _ => None,
        };
        let counters: Box<[_]> = counters.iter().map(|id| (*id, start(id))).collect();
        let has_plain_counters = counters.iter().all(|(_, start)| start.is_some());
        let has_states = self.states.values().any(|state| state.counter && state.until.is_some_and(is_it));
        Ends { counters, has_plain_counters, has_states, until: Seat::BOTH.map(|maker| self.until(duration, maker)) }
    }

    /// When a change of this duration ends that `maker` makes.
    fn until(&self, duration: DurationId, maker: Seat) -> Until {
        match self.durations.get_index(duration.index()) {
            Some((_, entry)) if duration != LASTING && entry.ends => {
                Until(duration.0 * 2 + if entry.of == DurationOf::Maker { maker.0 } else { 0 })
            }
            _ => Until::NEVER,
        }
    }
}

impl Kernel {
    /// The end of the turn.
    pub fn this_turn(&self) -> Until {
        self.this_turn
    }

    /// What ends with a duration.
    pub(super) fn ends(&self, duration: DurationId) -> Option<&Ends> {
        self.endings.get(duration.index())
    }

    /// When a change of this duration ends that `maker` makes.
    pub fn until(&self, duration: DurationId, maker: Seat) -> Until {
        self.ends(duration).map_or(Until::NEVER, |ends| ends.until[maker.index()])
    }
}
