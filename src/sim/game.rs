//! One game of a run by itself: found by its number, told action by action, played again to the same end.

use serde::{Deserialize, Serialize};

use super::plan::{Plan, matchup_number};
use super::run::{Seat, game_seed, play};
use crate::base::Name;
use crate::engine::Side;
use crate::games::starfall::{Action, Duel, Match, Outcome};

/// A game that was played. [`Match::replay`] plays it again: `Match::replay(duel, game.seed, Some(game.first()),
/// &game.actions, …)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The heroes; the first one's player is `self` on a board.
    pub heroes: [Name; 2],
    /// The names of the players' styles.
    pub players: [String; 2],
    /// The hash of what it was played with: see [`Roster::hash`](super::Roster::hash).
    pub registry: String,
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// Its own seed: chance in the game.
    pub seed: u64,
    /// Which of the heroes goes first: 0 or 1.
    pub first: u8,
    /// The hero that has won: 0 or 1; none after a draw.
    pub winner: Option<u8>,
    /// Turns, both players' together.
    pub turns: u16,
    /// All actions of both players.
    pub actions: Vec<Action>,
    /// The hash of the position at its end, as 16 hexadecimal digits.
    pub hash: String,
}

impl Game {
    /// Plays a game of a plan, by its number from 0, between two of its heroes: the very game that a run counts.
    /// `duel` is these two heroes'.
    pub fn of(plan: &Plan, heroes: [&str; 2], duel: &Duel, number: u64) -> Self {
        let (seed, first) = game_seed(plan.seed, matchup_number(heroes), number);
        let mut actions = Vec::new();
        let mut seat = Seat::new(duel, plan.players);
        let end = play(duel, seed, first, &mut seat, |_, action| actions.push(action));
        Self {
            heroes: heroes.map(Name::from),
            players: plan.players.map(|style| style.name().to_owned()),
            registry: plan.registry.clone(),
            legacy: plan.legacy,
            seed,
            first: u8::from(first == Side::Second),
            winner: match end.outcome() {
                Some(Outcome::Won(side)) => Some(u8::from(side == Side::Second)),
                Some(Outcome::Draw) | None => None,
            },
            turns: end.state.turn,
            actions,
            hash: format!("{:016x}", end.hash(duel)),
        }
    }

    /// Who goes first.
    pub fn first(&self) -> Side {
        if self.first == 0 { Side::First } else { Side::Second }
    }

    /// Plays it again. The error says which action is refused, or that it ends otherwise than before.
    pub fn replay(&self, duel: &Duel) -> Result<Match, String> {
        let end = Match::replay(duel, self.seed, Some(self.first()), &self.actions, &mut ())
            .map_err(|(at, refusal)| format!("action {at} (counted from 0) cannot be done: {refusal:?}"))?;
        let hash = format!("{:016x}", end.hash(duel));
        if hash == self.hash { Ok(end) } else { Err(format!("the game ends at {hash} and no longer at {}", self.hash)) }
    }
}
