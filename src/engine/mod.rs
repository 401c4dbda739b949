//! Resolution: executes the rows of cards on a game's state, explains each change, and can revert it.
//!
//! A [`Program`] is a compiled card, a [`Table`] holds all cards of a game, and a [`State`] is the game at one moment.
//! A [`Step`] advances a state. The same source compiles to two paths: with a [`Recorder`], which receives every
//! condition, value and change, and without one, at full speed. The engine knows no game by name.

#![warn(missing_docs)]

mod apply;
mod attack;
pub mod board;
mod change;
mod evaluate;
mod forecast;
mod hash;
mod moves;
mod play_card;
mod program;
pub mod record;
mod resolve;
mod rules;
pub mod scenario;
mod state;
mod table;
pub mod trace;
mod triggers;
mod units;

pub use crate::base::{Generator, mix};
pub use board::{Board, Game};
pub use change::StateChange;
pub use evaluate::{Numbers, View};
pub use hash::hash;
pub use play_card::PlayError;
pub use program::{Instruction, List, MoveCards, Order, Primitive, Printed, Program, Row, Target, compile};
pub use record::{Answers, Cause, Chooser, Event, NoEffectReason, PlayerZone, Question, Recorder, Source};
pub use resolve::{Step, Workspace};
pub use rules::Rules;
pub use state::{Handle, LIMBO, MAX_CARDS, Player, Side, Spot, State, Unit};
pub use table::{Hero, Library, Table};
pub use trace::Trace;
