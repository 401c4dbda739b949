//! A player that answers by chance.

use crate::base::{Generator, mix};
use crate::kernel::machine::Position;
use crate::kernel::question::{Chooser, Options, Places, Question, Why, place};
use crate::kernel::state::CARDS;

/// Answers by chance. It ends phases seldom, so that matches have many actions and still end.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Generator);

impl RandomPlayer {
    pub fn new(seed: u64) -> Self {
        Self(Generator(mix(seed)))
    }

    /// An answer to a question.
    pub fn answer(&mut self, question: &Question<'_>) -> Places {
        let count = question.count();
        if let Options::Actions { choices, pass } = question.options {
            let is_phase = matches!(question.why, Why::Phase(_));
            let passes = pass && (choices.is_empty() || self.0.below(if is_phase { 6 } else { 2 }) == 0);
            return place(if passes { count.saturating_sub(1) } else { self.0.below(choices.len()) });
        }
        let size = question.min + self.0.below(question.max.saturating_sub(question.min) + 1);
        let mut left: Places = (0..count.min(CARDS)).filter_map(|at| u16::try_from(at).ok()).collect();
        (0..size.min(left.len())).map(|_| left.remove(self.0.below(left.len()))).collect()
    }
}

impl Chooser for RandomPlayer {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.answer(question))
    }
}
