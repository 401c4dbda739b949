//! The log of one game of heroes, as results of format 1 had it before all games were played on the kernel.

use serde::{Deserialize, Serialize};

use crate::base::Name;
use crate::engine::Side;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The heroes; the first one's player is `self` on a board.
    pub heroes: [Name; 2],
    /// The names of the players' kinds.
    pub players: [String; 2],
    /// The hash of the registry it was played with: see [`Roster::hash`](super::Roster::hash).
    pub registry: String,
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// The seed of the game.
    pub seed: u64,
    /// The index of the hero who goes first.
    pub first: u8,
    /// The index of the hero who won; `None` after a draw.
    pub winner: Option<u8>,
    /// The turns of both players together.
    pub turns: u16,
    /// All actions of both players, such as `play 3`, `play 3 target 0`, `ability`, `attack 1 target 2`, `end`.
    pub actions: Vec<String>,
    /// The hash of the last position, as 16 hexadecimal digits.
    pub hash: String,
}

impl Game {
    /// Who goes first.
    pub fn first(&self) -> Side {
        if self.first == 0 { Side::First } else { Side::Second }
    }
}
