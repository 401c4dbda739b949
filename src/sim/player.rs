//! The kinds of players, and the agents that play for them.

use serde::{Deserialize, Serialize};

use super::greedy::Greedy;
use super::search::Search;
use crate::base::closest;
use crate::engine::Generator;
use crate::play::{Action, Actions, Duel, Match};

/// A kind of player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AgentKind {
    /// Plays any legal action.
    Random,
    /// Plays as the greedy one, and errs.
    Easy,
    /// Plays the action that looks best one step ahead.
    #[default]
    Greedy,
    /// Plays the action that wins most of the simulated continuations.
    Search,
}

impl AgentKind {
    /// All kinds with the names that the command line and result files use.
    pub const ALL: [(&'static str, AgentKind); 4] = [
        ("random", AgentKind::Random),
        ("easy", AgentKind::Easy),
        ("greedy", AgentKind::Greedy),
        ("search", AgentKind::Search),
    ];

    /// Returns the kind with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(other, _)| *other == name).map(|&(_, kind)| kind)
    }

    /// Parses one name for both players, or two names separated by a comma.
    ///
    /// # Errors
    ///
    /// Returns a message with the known names.
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

    /// Returns the name.
    pub fn name(self) -> &'static str {
        match self {
            AgentKind::Random => "random",
            AgentKind::Easy => "easy",
            AgentKind::Greedy => "greedy",
            AgentKind::Search => "search",
        }
    }

    /// Creates an agent for games of a duel.
    pub fn agent(self, duel: &Duel) -> Agent {
        match self {
            AgentKind::Random => Agent::Random(Generator(0)),
            AgentKind::Easy => Agent::Easy(Box::new(Greedy::new(duel)), Generator(0)),
            AgentKind::Greedy => Agent::Greedy(Box::new(Greedy::new(duel))),
            AgentKind::Search => Agent::Search(Box::new(Search::new(duel))),
        }
    }
}

/// How often the easy player errs, in percent.
pub(super) const NOISE: u8 = 40;

/// Any legal action.
fn any(chance: &mut Generator, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
    position.legal_actions(duel, legal);
    let actions = legal.as_slice();
    actions.get(chance.below(actions.len())).copied().unwrap_or_default()
}

/// A player with its working data.
#[derive(Clone, Debug)]
pub enum Agent {
    /// The player's own random numbers, separate from the game's.
    Random(Generator),
    /// A greedy player that takes any action now and then, and its chance.
    Easy(Box<Greedy>, Generator),
    /// The worths of the cards of the duel.
    Greedy(Box<Greedy>),
    /// The search tree.
    Search(Box<Search>),
}

impl Agent {
    /// Starts a game. All random numbers of the player derive from this seed.
    pub fn begin(&mut self, seed: u64) {
        match self {
            Agent::Random(generator) | Agent::Easy(_, generator) => *generator = Generator(seed),
            Agent::Greedy(_) => {}
            Agent::Search(search) => search.begin(seed),
        }
    }

    /// Chooses one of the legal actions, using `legal` as a buffer to list them.
    #[inline]
    pub fn choose(&mut self, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
        match self {
            Agent::Random(generator) => any(generator, duel, position, legal),
            Agent::Easy(greedy, generator) => {
                if generator.below(100) < usize::from(NOISE) {
                    any(generator, duel, position, legal)
                } else {
                    greedy.choose(duel, position)
                }
            }
            Agent::Greedy(greedy) => greedy.choose(duel, position),
            Agent::Search(search) => search.choose(duel, position, legal),
        }
    }
}
