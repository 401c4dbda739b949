//! The kernel: plays any game whose ruleset describes a whole match (format 2).
//!
//! `rules` is the checked ruleset with its cards, `state` is a match at one moment, and `machine` does actions on it.

mod chance;
mod greedy;
pub mod ids;
mod lookup;
mod machine;
mod play;
pub mod question;
pub mod rules;
pub mod scenario;
pub mod state;
mod trial;

pub use lookup::Kernel;
pub use machine::{Budget, Machine, Position, Silent, Watch};
pub use play::{Progress, Setup, Step};
pub use trial::{RandomPlayer, Report};
