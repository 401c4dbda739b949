//! Playing a match: the set-up, the position, legal actions, refusals and the end.
//!
//! This module is the only door to a game. `sim`, `sandbox`, `narration` and the screens name `play` and never `games`,
//! so that a game whose rules are data instead of Rust changes this folder alone. The types are the game's own, without
//! a wrapper, because the simulator calls them millions of times a second.
//!
//! A [`Setup`] names the heroes and decks; [`Setup::check`] turns it into a [`Duel`], which holds everything that no
//! match changes; [`Duel::start`] creates a [`Match`], a position of plain data. [`Match::legal_actions`] lists the
//! actions of the active player, [`Match::play`] executes one or returns a [`Refusal`], and [`Match::outcome`] reports
//! whether the match is over.

mod guess;
mod notation;

pub use notation::ParseActionError;

pub use crate::games::starfall::{
    Action, Actions, Allowance, CardInfo, CardUse, Duel, MAX_MATCH_CARDS, Match, Outcome, Phase, Places, Price,
    Refusal, Setup,
};
