//! The counts of many games of one matchup. They are whole numbers, so that parts can be added in any order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::interval::{Interval, wilson};
use crate::base::Name;

/// The counts of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTally {
    /// Games in which its player drew it.
    pub drawn: u64,
    /// Games in which its player played it.
    pub played: u64,
    /// Half wins of its player in games in which it was drawn: a win counts 2, a draw 1.
    pub score_drawn: u64,
    /// Half wins in games in which it was played.
    pub score_played: u64,
    /// Its rows that resolve. Rows that only count while the card is in play are not included.
    pub rows: Vec<RowTally>,
}

/// The counts of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowTally {
    /// The row's index in the effect, from 0.
    pub row: u8,
    /// How often it applied, that is, its conditions held.
    pub applied: u64,
}

/// The counts of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnTally {
    /// Turns.
    pub turns: u64,
    /// Turns in which the other player had something to decide, too.
    pub answered: u64,
    /// Games with a turn, before the last, in which its player had no legal act.
    pub stuck: u64,
}

/// The counts of a matchup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games that each hero won.
    pub wins: [u64; 2],
    /// Games without a winner.
    pub draws: u64,
    /// Half wins of the player who went first: a win counts 2, a draw 1.
    pub first_seat: u64,
    /// Actions of all games, including forced ones.
    pub choices: u64,
    /// The sum of the hashes of all final positions.
    pub hash: u64,
    /// The number of games of each length; the index is the number of turns of both players.
    pub lengths: Vec<u64>,
    /// Games by the end that decided them, where the rules name their ends.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ends: BTreeMap<Name, u64>,
    /// Turns by what is decided in them, where the rules describe the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<TurnTally>,
    /// Games in which rows were counted.
    pub watched: u64,
    /// The rows of the two heroes' abilities.
    pub abilities: [Vec<RowTally>; 2],
    /// The cards, the first hero's deck first.
    pub cards: Vec<CardTally>,
}

impl Tally {
    /// Adds other counts of the same matchup.
    pub fn add(&mut self, other: &Tally) {
        let more = |own: &mut u64, other: u64| *own = own.saturating_add(other);
        more(&mut self.games, other.games);
        more(&mut self.wins[0], other.wins[0]);
        more(&mut self.wins[1], other.wins[1]);
        more(&mut self.draws, other.draws);
        more(&mut self.first_seat, other.first_seat);
        more(&mut self.choices, other.choices);
        more(&mut self.watched, other.watched);
        self.hash = self.hash.wrapping_add(other.hash);
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(own, other)| more(own, *other));
        for (end, games) in &other.ends {
            more(self.ends.entry(end.clone()).or_default(), *games);
        }
        if let Some(more) = other.decided {
            let own = self.decided.get_or_insert_default();
            own.turns = own.turns.saturating_add(more.turns);
            own.answered = own.answered.saturating_add(more.answered);
            own.stuck = own.stuck.saturating_add(more.stuck);
        }
        let add_rows = |own: &mut [RowTally], other: &[RowTally]| {
            own.iter_mut().zip(other).for_each(|(own, other)| more(&mut own.applied, other.applied));
        };
        for (own, other) in self.abilities.iter_mut().zip(&other.abilities) {
            add_rows(own, other);
        }
        for (card, other) in self.cards.iter_mut().zip(&other.cards) {
            more(&mut card.drawn, other.drawn);
            more(&mut card.played, other.played);
            more(&mut card.score_drawn, other.score_drawn);
            more(&mut card.score_played, other.score_played);
            add_rows(&mut card.rows, &other.rows);
        }
    }

    /// Counts a game with this number of turns.
    pub(super) fn add_length(&mut self, turns: u16) {
        let turns = usize::from(turns);
        if self.lengths.len() <= turns {
            self.lengths.resize(turns + 1, 0);
        }
        if let Some(games) = self.lengths.get_mut(turns) {
            *games += 1;
        }
    }

    /// Returns how often the first hero wins; a draw counts one half.
    pub fn win_rate(&self) -> Interval {
        wilson(2 * self.wins[0] + self.draws, self.games)
    }

    /// Returns how often the player who goes first wins; above one half, going first is an advantage.
    pub fn first_seat_rate(&self) -> Interval {
        wilson(self.first_seat, self.games)
    }

    /// Returns the turns of all games.
    pub fn turns(&self) -> u64 {
        self.lengths.iter().zip(0..).map(|(games, turns): (&u64, u64)| games.saturating_mul(turns)).sum()
    }

    /// Returns the mean number of turns of a game, of both players together.
    #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
    pub fn mean_turns(&self) -> f64 {
        self.turns() as f64 / self.games.max(1) as f64
    }
}

impl CardTally {
    /// How often its player wins with the card drawn.
    pub fn win_rate_drawn(&self) -> Interval {
        wilson(self.score_drawn, self.drawn)
    }

    /// How often its player wins with the card played.
    pub fn win_rate_played(&self) -> Interval {
        wilson(self.score_played, self.played)
    }
}
