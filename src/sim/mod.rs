//! Games by the thousand: players, single games, Monte Carlo over all matchups, and what can be read off them.
//!
//! A game is its seed's and nobody else's, and all counts are whole numbers that are added up: the same run gives the
//! same result at any number of threads, and in parts that are merged.

mod estimate;
mod greedy;
mod player;
mod result;
mod run;
mod tally;

pub use greedy::Greedy;
pub use player::{Brain, Style};
pub use result::{Interval, Matchup, Part, Plan, VERSION, wilson};
pub use run::{Seat, game_seed, matchup, play};
pub use tally::{CardTally, Tally};
