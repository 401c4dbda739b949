//! Starfall: the match.
//!
//! A [`Setup`] says who plays with what; checked, it is a [`Duel`], which no game changes; [`Duel::start`] gives a
//! [`Match`], a position that is plain and copied. [`Match::legal_actions`] lists what may be done, [`Match::play`] does
//! it or says why not.
//!
//! **Turn.** Energy Phase: energy by the turn's number and passives. Draw Phase: a card. Play Phase: allies, actions,
//! traps face down, the hero's ability. Battle Phase, except in the very first turn: each ally that was here before
//! attacks once. End Phase: passives restore, energy and hand are cut to their limits, what lasts a turn ends.
//!
//! **End.** When an action is done and a Shield stands at 0 or less, its player has lost; if both do, or after the last
//! turn, the higher share of the starting Shield wins.

mod action;
mod duel;
mod guess;
mod log;
mod resume;
mod turn;

pub use action::{Action, Actions, Allowance, Refusal};
pub use duel::{Duel, Face, Kind, MAX_DUEL, Places, Price, Setup};
pub use log::NotAnAction;

use crate::engine::{Recorder, Side, State, Workspace, hash};

/// The hero number that balance is tuned by: the Shield that the engine starts with, never printed (section 7 of the
/// paper).
pub const SHIELD_LEVER: &str = "sim_shield";
/// The Shield that a hero prints; the lever has its value where it has none of its own.
pub const SHIELD_PRINTED: &str = "shield";

/// A position of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// Cards, numbers and chance.
    pub state: State,
    /// Whose turn it is.
    pub active: Side,
    /// What may be done now.
    pub phase: Phase,
    /// For each side, in how many of its turns it can use its ability again; 0 for now.
    pub cooldowns: [u8; 2],
    /// The allies that have attacked this turn, a bit for each card.
    attacked: u128,
}

/// A part of a turn in which its player acts; the others happen by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Cards are played.
    Play,
    /// Allies attack.
    Battle,
    /// The match is over.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side has won.
    Won(Side),
    /// Neither has.
    Draw,
}

impl Match {
    /// How the match ended, if it has.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Phase::Over(outcome) = self.phase { Some(outcome) } else { None }
    }

    /// A number for the whole position, the same for the same game in every version of the studio.
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

    /// The position after these actions from the start of a match: how actions are taken back, and logs replayed.
    /// Otherwise, which action is refused, and why.
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
