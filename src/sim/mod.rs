//! Games by the thousand: players, single games, Monte Carlo over all matchups, what can be read off them, and what
//! follows for balance.
//!
//! A game is its seed's and nobody else's, and all counts are whole numbers that are added up: the same run gives the
//! same result at any number of threads, in parts that are merged, and stopped and resumed.
//!
//! A [`Roster`] is what games are played with, a [`Plan`] what is to be played, a [`Run`] both, checked. [`Task`] plays
//! it in the background: [`Task::progress`] and [`Run::part`] tell how far it is and what is counted, at any time.

mod calibrate;
mod compare;
mod csv;
mod estimate;
mod file;
mod game;
mod greedy;
mod interval;
mod levers;
mod monte_carlo;
mod plan;
mod player;
mod result;
mod roster;
mod rows;
mod run;
mod search;
mod sensitivity;
mod summary;
mod tally;
mod task;

pub use calibrate::{BAND, Calibration, Proposal, Round};
pub use compare::{CardChange, Comparison, MatchupChange, compare};
pub use game::Game;
pub use greedy::Greedy;
pub use interval::{Interval, difference, paired, wilson};
pub use monte_carlo::Run;
pub use plan::{Plan, Shard, VERSION, matchup_number};
pub use player::{Brain, Style};
pub use result::{Matchup, Part};
pub use roster::{Roster, without_legacy};
pub use run::{Seat, game_seed, play};
pub use search::Search;
pub use sensitivity::{Question, RowChange, Sensitivity};
pub use summary::{CardSummary, HeroSummary, Silent, cards, heroes, lengths, never_applied};
pub use tally::{CardTally, RowTally, Tally};
pub use task::{Progress, Task, Watch};
