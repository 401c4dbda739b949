//! Resolution: what a card's rows do to a game, why, and how to take it back.
//!
//! A [`Program`] is a card compiled, a [`Table`] all cards of a game, a [`State`] the game at one moment. A [`Step`]
//! takes it on. One source gives two paths: with a [`Recorder`], which hears every condition, value and change, and
//! without. Nothing here knows a game by name.

mod apply;
mod attack;
pub mod board;
mod change;
mod evaluate;
mod forecast;
mod generator;
mod hash;
mod moves;
mod play;
mod program;
pub mod record;
mod resolve;
mod rules;
pub mod scenario;
mod state;
mod table;
pub mod trace;
mod traps;
mod units;

pub use board::{Board, Game};
pub use change::Change;
pub use evaluate::{Numbers, View};
pub use generator::{Generator, mix};
pub use hash::hash;
pub use play::Refusal;
pub use program::{Act, Does, List, Order, Pick, Printed, Program, Row, Shift, compile};
pub use record::{Answers, Cause, Chooser, Event, Nothing, Question, Recorder, Source};
pub use resolve::{Step, Workspace};
pub use rules::Rules;
pub use state::{Handle, LIMBO, MAX_CARDS, Player, Side, Spot, State, Unit};
pub use table::{Hero, Library, Table};
pub use trace::Trace;
