//! The kinds of players.

use serde::{Deserialize, Serialize};

use crate::base::closest;

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
}

/// How often the easy player errs, in percent.
pub(super) const NOISE: u8 = 40;
