//! How a match begins.

use crate::base::Name;
use crate::kernel::Setup;
use crate::kernel::rules::Game;
use crate::kernel::state::Seat;

/// How a match begins: from two decks of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    pub decks: [Name; 2],
    pub seed: u64,
    /// Who begins; `None`: as the rules decide.
    pub first: Option<Seat>,
}

impl Opening {
    /// The first two decks of a game, or the only one twice.
    pub fn usual(game: &Game) -> Self {
        let deck = |at: usize| game.decks.get(at).or(game.decks.first()).map(|deck| deck.id.clone());
        Self { decks: [0, 1].map(|at| deck(at).unwrap_or_default()), seed: 1, first: None }
    }

    /// The set-up in a game; without decks of these names the table is empty.
    pub(super) fn setup(&self, game: &Game) -> Setup {
        let deck = |name: &Name| game.decks.iter().find(|deck| deck.id == *name);
        let setup = match (deck(&self.decks[0]), deck(&self.decks[1])) {
            (Some(one), Some(other)) => game.setup_of([one, other], self.seed),
            _ => Setup { seed: self.seed, ..Setup::default() },
        };
        Setup { first: self.first, ..setup }
    }
}
