//! Players of any game (kernel.md, section 6). They see what their player knows, and decide the same in positions that
//! look the same.

mod equals;
mod estimate;
mod greedy;
mod options;
mod random;
mod reading;
mod record;
mod search;
mod table;
mod trial;
mod value;
mod why;
mod worth;

pub use estimate::Estimates;
pub use greedy::Greedy;
pub use random::RandomPlayer;
pub(super) use reading::Valuation;
pub use record::{NoReplay, replay};
pub use search::Search;
pub use table::{Decision, play_counted, play_match, play_turn};
pub use why::{Reason, Shown, Why};

use std::fmt::Debug;

use super::lookup::Kernel;
use super::machine::Machine;
use super::play::Step;
use super::question::{Act, Places, Question};
use super::state::{Seat, State};

/// An answer that was given earlier in an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub by: Seat,
    pub places: Places,
    /// An action of a window was passed over.
    pub is_pass: bool,
}

impl Given {
    pub fn new(question: &Question<'_>, places: &Places) -> Self {
        let is_pass = question.is_action() && *places == question.usual();
        Self { by: question.by, places: places.clone(), is_pass }
    }
}

/// A question, and how the match came to it.
#[derive(Clone, Copy)]
pub struct Moment<'m> {
    pub kernel: &'m Kernel,
    /// The position before the step that is under way; for a question of a phase, the position itself.
    pub before: &'m State,
    /// The step that is under way; `None`: a phase waits for an action.
    pub step: Option<&'m Step>,
    /// The answers of this step so far.
    pub given: &'m [Given],
    pub now: &'m State,
    pub question: &'m Question<'m>,
}

/// Bytes of the stack for a decision.
const STACK: usize = 8 << 20;

/// A player that is not of the kernel.
pub trait OtherPlayer: Debug + Send + Sync {
    /// Begins another match of the same game.
    fn begin(&mut self, seed: u64);

    /// An answer that the question accepts.
    fn decide(&mut self, moment: &Moment<'_>) -> Places;

    /// A phase waits, and there is only one answer, which is not asked.
    fn pass_over(&mut self) {}

    /// The same player once more.
    fn copy(&self) -> Box<dyn OtherPlayer>;
}

/// Whoever decides for a seat.
#[derive(Debug)]
pub enum Player {
    Random(RandomPlayer),
    Greedy(Greedy),
    Search(Search),
    Other(Box<dyn OtherPlayer>),
}

impl Clone for Player {
    fn clone(&self) -> Self {
        match self {
            Player::Random(player) => Player::Random(player.clone()),
            Player::Greedy(player) => Player::Greedy(player.clone()),
            Player::Search(player) => Player::Search(player.clone()),
            Player::Other(player) => Player::Other(player.copy()),
        }
    }
}

impl Player {
    /// Begins another match of the same game.
    pub fn begin(&mut self, seed: u64) {
        match self {
            Player::Random(player) => player.begin(seed),
            Player::Greedy(player) => player.begin(seed),
            Player::Search(player) => player.begin(seed),
            Player::Other(player) => player.begin(seed),
        }
    }

    /// A phase waits, and there is only one answer, which is not asked.
    fn pass_over(&mut self) {
        match self {
            Player::Random(player) => player.pass_over(),
            Player::Other(player) => player.pass_over(),
            Player::Greedy(_) | Player::Search(_) => {}
        }
    }

    /// The action of a player that reads what actions are worth; `None`: it must try answers out.
    pub fn read(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        match self {
            Player::Random(player) => Some(player.act(question)),
            Player::Greedy(player) => player.read(machine, question),
            Player::Search(_) | Player::Other(_) => None,
        }
    }

    /// Whether the player does actions again from their start to decide.
    fn needs_start(&self, kernel: &Kernel) -> bool {
        match self {
            Player::Random(_) | Player::Other(_) => false,
            Player::Greedy(player) => !(player.is_exact() && kernel.is_all_written()),
            Player::Search(_) => true,
        }
    }

    /// An answer that the question accepts.
    pub fn decide(&mut self, moment: &Moment<'_>) -> Places {
        // A question may come deep inside an action, and a player tries whole actions out.
        stacker::maybe_grow(STACK / 4, STACK, || match self {
            Player::Random(player) => player.answer(moment.question),
            Player::Greedy(player) => player.decide(moment),
            Player::Search(player) => player.decide(moment),
            Player::Other(player) => player.decide(moment),
        })
    }
}
