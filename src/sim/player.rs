//! Who plays: a style, and the mind that it gives a seat for one game.

use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use super::search::Search;
use crate::base::closest;
use crate::engine::Generator;
use crate::games::starfall::{Action, Actions, Duel, Match};

/// A way of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Any legal action.
    Random,
    /// The action that looks best one step ahead.
    #[default]
    Greedy,
    /// The action that wins most of the games that are imagined from here on.
    Search,
}

impl Style {
    /// All, by the names that the command line and result files use.
    pub const ALL: [(&'static str, Style); 3] =
        [("random", Style::Random), ("greedy", Style::Greedy), ("search", Style::Search)];

    /// The one of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(other, _)| *other == name).map(|&(_, style)| style)
    }

    /// Both players' styles: one name for both, or two that are parted by a comma. The error says what would be right.
    pub fn pair(names: &str) -> Result<[Self; 2], String> {
        let one = |name: &str| {
            Self::named(name.trim()).ok_or_else(|| {
                let known = Self::ALL.map(|(name, _)| name);
                let meant = closest(name.trim(), known).map(|meant| format!("; did you mean `{meant}`?"));
                format!("a player is one of {}, not `{name}`{}", known.join(", "), meant.unwrap_or_default())
            })
        };
        match names.split_once(',') {
            Some((first, second)) => Ok([one(first)?, one(second)?]),
            None => Ok([one(names)?; 2]),
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Style::Random => "random",
            Style::Greedy => "greedy",
            Style::Search => "search",
        }
    }

    /// A player of this style for games of a duel.
    pub fn brain(self, duel: &Duel) -> Brain {
        match self {
            Style::Random => Brain::Random(Generator(0)),
            Style::Greedy => Brain::Greedy(Box::new(Greedy::new(duel))),
            Style::Search => Brain::Search(Box::new(Search::new(duel))),
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
    /// Games that it imagines.
    Search(Box<Search>),
}

impl Brain {
    /// Begins a game: all chance that the player uses comes from this seed.
    pub fn begin(&mut self, seed: u64) {
        match self {
            Brain::Random(generator) => *generator = Generator(seed),
            Brain::Greedy(_) => {}
            Brain::Search(search) => search.begin(seed),
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
            Brain::Search(search) => search.choose(duel, position, legal),
        }
    }
}
