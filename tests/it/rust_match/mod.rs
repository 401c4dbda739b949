//! A second implementation of the bundled game's match, in Rust: set-up, phases, legal actions, refusals, the end, and
//! players. The match as data is held against it.

mod action;
mod agents;
mod duel;
mod estimate;
mod game;
mod greedy;
mod guess;
mod log;
mod notation;
mod position;
mod resume;
mod search;
mod session;
mod turn;

pub use action::{Action, Actions, Refusal};
pub use agents::{Agent, GameRunner, play};
pub use duel::{CardUse, Duel, MAX_MATCH_CARDS, Setup};
pub use game::game_of;
pub use greedy::Greedy;
pub use position::{Match, Outcome, Phase};
pub use search::Search;
pub use session::{Opening, RustMatch};

use ses_studio::base::Diagnostic;
use ses_studio::engine::Library;
use ses_studio::sim::{Roster, without_legacy};

/// The duels of pairs of heroes, with or without the rows that Legacy adds.
pub fn duels(roster: &Roster, pairs: &[[&str; 2]], legacy: bool) -> Result<Vec<Duel>, Vec<Diagnostic>> {
    let (rules, cards, heroes) = (roster.rules(), roster.cards(), roster.heroes());
    let library = if legacy {
        Library::of(rules, cards, heroes, roster.checked())
    } else {
        without_legacy(rules, cards, heroes, roster.checked())
    };
    pairs.iter().map(|&pair| Setup::locked(pair, rules, &library).check(rules, &library)).collect()
}
