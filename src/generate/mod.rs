//! Cards from a grammar: the menus of the editor, walked at random (*Chaos Cards*, section 6, for any game).
//!
//! `Grammar` is what a ruleset's tables allow, with the weights of its `generator`. A `Walk` goes through it; who answers
//! (`Choose`) draws, keeps what a card already has, or reads a finished card back. So a card is legal by construction,
//! and the probability of each is known.

pub mod card;
mod cards;
pub mod cells;
mod checks;
pub mod choose;
mod conditions;
mod explain;
mod formula;
pub mod grammar;
mod guide;
mod head;
pub mod learn;
mod legal;
mod memo;
mod menus;
pub mod names;
pub mod nearest;
mod never;
mod open;
mod operation;
mod parameters;
pub mod predicate;
mod price;
pub mod refit;
mod refuse;
mod role;
mod row;
pub mod run;
mod shape;
mod sides;
pub mod stats;
mod trim;
mod walk;
pub mod weights;
mod written;

pub use card::Card;
pub use choose::Impossible;
pub use explain::Fraction;
pub use grammar::Grammar;
pub use run::{Maker, Order, Run, derive};
pub use shape::Options;
pub use stats::Stats;
