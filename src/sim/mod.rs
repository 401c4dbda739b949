//! Simulation: players, single games, Monte Carlo runs over all matchups, statistics, and calibration.
//!
//! A game depends only on its seed, and all counts are whole numbers that are added up. Therefore a run gives the same
//! result with any number of threads, in parts that are merged, and after stopping and resuming.
//!
//! An [`Arena`] holds who plays, [`Decks`] or the heroes of a [`Roster`]; a [`Plan`] says which games to play, and a [`Run`]
//! is both after checking. All games are played on the kernel.
//! A [`Task`] plays it in the background; [`Task::progress`] and [`Run::part`] report the progress and the counts at
//! any time.

mod arena;
mod calibrate;
mod compare;
mod csv;
mod deck_levers;
mod deck_match;
mod decks;
mod entrants;
mod erring;
mod evaluate;
mod evolve;
mod figures;
mod file;
mod form_1;
mod game;
mod identity;
mod interval;
mod levers;
mod matches;
mod monte_carlo;
mod plan;
mod player;
mod playouts;
mod replay;
mod result;
mod roster;
mod row_counts;
mod run;
mod sensitivity;
mod summary;
mod tally;
mod task;
mod turn_counts;

pub use arena::{Arena, Refusal, RowValue};
pub use calibrate::{BAND, Calibration, Proposal, Round, is_outside_band};
pub use compare::{CardChange, Comparison, MatchupChange, compare};
pub use deck_match::DeckMatch;
pub use decks::{Decks, deck_id, player as kernel_player};
pub use entrants::Entrants;
pub use evaluate::{Environment, Evaluation, Pool, Ranked, ranked};
pub use figures::{Cell, Figures, Lengths};
pub use form_1::Form1;
pub use game::Game;
pub use identity::Identity;
pub use interval::{Interval, difference, paired, wilson};
pub use monte_carlo::Run;
pub use plan::{Plan, Shard, VERSION, matchup_number};
pub use player::AgentKind;
pub use replay::{Asks, Replay, ReplayStep, StepKind, Target};
pub use result::{Matchup, Part};
pub use roster::{Roster, without_legacy};
pub use run::game_seed;
pub use sensitivity::{RowChange, Sensitivity, SensitivityQuery};
pub use summary::{CardSummary, HeroSummary, UnusedRow, cards, heroes, lengths, never_applied};
pub use tally::{CardTally, RowTally, Tally, TurnTally};
pub use task::{Progress, Task, TaskHandle};
