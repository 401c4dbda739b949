//! The match of Starfall.
//!
//! **Turn.** Energy Phase: energy rises by the turn number and passives. Draw Phase: the player draws a card. Play
//! Phase: allies, actions, traps face down, and the hero's ability. Battle Phase, except in the first turn: each ally
//! that was in play before attacks once. End Phase: passives restore Shield, energy and hand are cut to their limits,
//! and changes that last a turn end.
//!
//! **End.** A player whose Shield is at 0 or below after an action has lost. If both have, or after the last turn, the
//! higher share of the starting Shield wins.

use super::{Action, Duel, Refusal};
use ses_studio::engine::{Recorder, Side, State, Workspace, hash};

/// A position of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Cards, numbers and the random number generator.
    pub state: State,
    /// The player whose turn it is.
    pub active: Side,
    /// The current phase.
    pub phase: Phase,
    /// For each player, the number of own turns until the ability is ready; 0 means ready.
    pub cooldowns: [u8; 2],
    /// The allies that have attacked this turn, a bit per card.
    pub(super) attacked: u128,
}

/// A phase in which the active player acts. The other phases run without actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Playing cards.
    Play,
    /// Attacking with allies.
    Battle,
    /// The match is over.
    Over(Outcome),
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This player has won.
    Won(Side),
    /// Nobody has won.
    Draw,
}

impl Match {
    /// Returns the result, if the match is over.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.phase { Some(outcome) } else { None }
    }

    /// Hashes the position. The value is the same for the same match in every version of the program.
    pub fn hash(&self, duel: &Duel) -> u64 {
        let phase = match self.phase {
            Phase::Play => 0,
            Phase::Battle => 1,
            Phase::Over(Outcome::Draw) => 2,
            Phase::Over(Outcome::Won(Side::First)) => 3,
            Phase::Over(Outcome::Won(Side::Second)) => 4,
        };
        let [first, second] = self.cooldowns.map(u64::from);
        let rest = phase | first << 8 | second << 16 | u64::from(self.active == Side::Second) << 24;
        hash(&self.state, &duel.table).rotate_left(17) ^ rest.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Replays actions from the start of a match, which also serves to undo actions and to read logs.
    ///
    /// # Errors
    ///
    /// Returns the index of the refused action, and why it is refused.
    pub fn replay<R: Recorder>(
        duel: &Duel,
        seed: u64,
        first: Option<Side>,
        actions: &[Action],
        recorder: &mut R,
    ) -> Result<Self, (usize, Refusal)> {
        let mut work = Workspace::default();
        let mut position = duel.start(seed, first, &mut work);
        for (at, &action) in actions.iter().enumerate() {
            position.play(duel, action, recorder, &mut work).map_err(|refusal| (at, refusal))?;
        }
        Ok(position)
    }
}
