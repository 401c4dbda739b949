//! Who plays: a style, and the mind that it gives a seat for one game.

use super::greedy::Greedy;
use crate::engine::Generator;
use crate::games::starfall::{Action, Actions, Duel, Match};

/// A way of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Any legal action.
    Random,
    /// The action that looks best one step ahead.
    #[default]
    Greedy,
}

impl Style {
    /// All, by the names that the command line and result files use.
    pub const ALL: [(&'static str, Style); 2] = [("random", Style::Random), ("greedy", Style::Greedy)];

    /// The one of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(other, _)| *other == name).map(|&(_, style)| style)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Style::Random => "random",
            Style::Greedy => "greedy",
        }
    }

    /// A player of this style for games of a duel.
    pub fn brain(self, duel: &Duel) -> Brain {
        match self {
            Style::Random => Brain::Random(Generator(0)),
            Style::Greedy => Brain::Greedy(Box::new(Greedy::new(duel))),
        }
    }
}

/// A player at work.
#[derive(Clone, Debug)]
pub enum Brain {
    /// Chance of its own, not the game's.
    Random(Generator),
    /// What the cards of the duel are worth.
    Greedy(Box<Greedy>),
}

impl Brain {
    /// Begins a game: all chance that the player uses comes from this seed.
    pub fn begin(&mut self, seed: u64) {
        if let Brain::Random(generator) = self {
            *generator = Generator(seed);
        }
    }

    /// Chooses one of the legal actions; `legal` is space to list them in.
    #[inline]
    pub fn choose(&mut self, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
        match self {
            Brain::Random(generator) => {
                position.legal_actions(duel, legal);
                let actions = legal.as_slice();
                actions.get(generator.below(actions.len())).copied().unwrap_or_default()
            }
            Brain::Greedy(greedy) => greedy.choose(duel, position),
        }
    }
}
