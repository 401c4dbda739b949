//! The kernel: plays any game whose ruleset describes a whole match (format 2).
//!
//! `rules` is the checked ruleset with its cards, `state` is a match at one moment, and `machine` does actions on it.

mod aiming;
mod answers_text;
pub mod calls;
pub mod choices;
mod compiled;
mod deeds;
mod depends;
mod digest;
mod durations;
pub mod explain;
mod flat;
mod flattening;
mod folding;
pub mod form;
pub mod ids;
mod known;
mod legal;
mod lookup;
mod machine;
mod needs;
mod pair;
mod play;
pub mod players;
mod pricing;
pub mod question;
pub mod rules;
pub mod scenario;
pub mod schema;
mod standing;
pub mod state;
pub mod trace;
mod trial;
mod tried;
mod zone_set;

pub use lookup::Kernel;
pub use machine::{
    Audit, Budget, Fault, Idle, Machine, Occurrence, Position, Silent, TURN_LIMIT, Waiting, Watch, Workspace,
};
pub use play::{Progress, Setup, Step, Usual};
pub use players::RandomPlayer;
pub use trial::Report;
pub use tried::{Tried, Willing};
