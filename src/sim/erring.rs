//! The easy player of games whose effects ask nothing: a greedy one that takes any action now and then.

use super::player::NOISE;
use crate::base::Generator;
use crate::kernel::players::{Greedy, Moment, OtherPlayer};
use crate::kernel::question::{Places, place};

/// A greedy player that errs, and its chance.
#[derive(Clone, Debug)]
pub struct Erring {
    greedy: Greedy,
    chance: Generator,
}

impl Erring {
    pub fn new(seed: u64) -> Self {
        Self { greedy: Greedy::new(seed), chance: Generator(seed) }
    }

    /// The place of any of so many answers, if it errs.
    fn error(&mut self, count: usize) -> Option<usize> {
        (self.chance.below(100) < usize::from(NOISE)).then(|| self.chance.below(count))
    }
}

impl OtherPlayer for Erring {
    fn begin(&mut self, seed: u64) {
        self.chance = Generator(seed);
        self.greedy.begin(seed);
    }

    fn decide(&mut self, moment: &Moment<'_>) -> Places {
        match self.error(moment.question.count()) {
            Some(at) if moment.question.is_action() => place(at),
            _ => self.greedy.decide(moment),
        }
    }

    fn pass_over(&mut self) {
        self.error(1);
    }

    fn copy(&self) -> Box<dyn OtherPlayer> {
        Box::new(self.clone())
    }
}
