//! A player that answers by chance.

use crate::base::{Generator, mix};
use crate::kernel::machine::{Machine, Position};
use crate::kernel::question::{Act, Chooser, Options, Places, Question, Why};
use crate::kernel::state::CARDS;

/// Answers by chance. It ends phases seldom, so that matches have many actions and still end.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    chance: Generator,
    /// Every answer is as likely as any other.
    is_even: bool,
}

impl RandomPlayer {
    pub fn new(seed: u64) -> Self {
        Self { chance: Generator(mix(seed)), is_even: false }
    }

    /// A player for whom every action, and the end of a phase, is as likely as any other.
    pub fn even(seed: u64) -> Self {
        Self { chance: Generator(seed), is_even: true }
    }

    /// Begins another match.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(if self.is_even { seed } else { mix(seed) });
    }

    /// A question with one answer, which is not asked.
    pub fn pass_over(&mut self) {
        if self.is_even {
            self.chance.bits();
        }
    }

    /// An action, or to pass.
    pub fn act(&mut self, question: &Question<'_>) -> Act {
        let count = question.count();
        let Options::Actions { choices, pass } = question.options else { return Act::at(0) };
        if self.is_even {
            return Act::at(self.chance.below(count));
        }
        let is_phase = matches!(question.why, Why::Phase(_));
        let passes = pass && (choices.is_empty() || self.chance.below(if is_phase { 6 } else { 2 }) == 0);
        Act::at(if passes { count.saturating_sub(1) } else { self.chance.below(choices.len()) })
    }

    /// An answer to a question.
    pub fn answer(&mut self, question: &Question<'_>) -> Places {
        if question.is_action() {
            return self.act(question).places();
        }
        let count = question.count();
        let size = question.min + self.chance.below(question.max.saturating_sub(question.min) + 1);
        let mut left: Places = (0..count.min(CARDS)).filter_map(|at| u16::try_from(at).ok()).collect();
        (0..size.min(left.len())).map(|_| left.remove(self.chance.below(left.len()))).collect()
    }
}

impl Chooser for RandomPlayer {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.answer(question))
    }

    fn act(&mut self, _: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        Some(RandomPlayer::act(self, question))
    }
}
