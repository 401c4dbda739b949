//! One game of a run: found by its number, listed action by action, and replayed to the same end.

use serde::{Deserialize, Serialize};

use super::plan::{Plan, matchup_number};
use super::run::{GameRunner, game_seed, play};
use crate::base::Name;
use crate::engine::Side;
use crate::play::{Action, Duel, Match, Outcome};

/// A finished game. `Match::replay(duel, game.seed, Some(game.first()), &game.actions, …)` plays it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The heroes; the first one's player is `self` on a board.
    pub heroes: [Name; 2],
    /// The names of the players' kinds.
    pub players: [String; 2],
    /// The hash of the registry it was played with: see [`Roster::hash`](super::Roster::hash).
    pub registry: String,
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// The seed of the game.
    pub seed: u64,
    /// The index of the hero who goes first.
    pub first: u8,
    /// The index of the hero who won; `None` after a draw.
    pub winner: Option<u8>,
    /// The turns of both players together.
    pub turns: u16,
    /// All actions of both players.
    pub actions: Vec<Action>,
    /// The hash of the last position, as 16 hexadecimal digits.
    pub hash: String,
}

impl Game {
    /// Plays the game with a number (from 0) of a matchup, exactly as a run counts it. `duel` belongs to these two
    /// heroes.
    pub fn of(plan: &Plan, heroes: [&str; 2], duel: &Duel, number: u64) -> Self {
        let (seed, first) = game_seed(plan.seed, matchup_number(heroes), number);
        let mut actions = Vec::new();
        let mut runner = GameRunner::new(duel, plan.players);
        let end = play(duel, seed, first, &mut runner, |_, action| actions.push(action));
        Self {
            heroes: heroes.map(Name::from),
            players: plan.players.map(|kind| kind.name().to_owned()),
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

    /// Owner goes first.
    pub fn first(&self) -> Side {
        if self.first == 0 { Side::First } else { Side::Second }
    }

    /// Replays the game.
    ///
    /// # Errors
    ///
    /// Returns which action is refused, or that the game ends differently now.
    pub fn replay(&self, duel: &Duel) -> Result<Match, String> {
        let end = Match::replay(duel, self.seed, Some(self.first()), &self.actions, &mut ())
            .map_err(|(at, refusal)| format!("action {at} (counted from 0) cannot be done: {refusal:?}"))?;
        let hash = format!("{:016x}", end.hash(duel));
        if hash == self.hash { Ok(end) } else { Err(format!("the game ends at {hash} and no longer at {}", self.hash)) }
    }
}
