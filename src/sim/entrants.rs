//! Who plays in a project: the heroes of its registry, or the decks of a game that is data.

use std::sync::Arc;

use super::arena::{Arena, Refusal, RowValue};
use super::decks::Decks;
use super::identity::Identity;
use super::levers::Levers;
use super::matches::Matches;
use super::plan::Plan;
use super::replay::Replay;
use super::roster::Roster;
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;

/// Heroes or decks; which of the two a project has depends on the format of its ruleset.
#[derive(Clone, Debug)]
pub enum Entrants {
    /// Format 1: each hero has a locked deck.
    Heroes(Arc<Roster>),
    /// Format 2.
    Decks(Decks),
}

/// The same of both.
macro_rules! of {
    ($entrants:expr, $arena:ident => $value:expr) => {
        match $entrants {
            Entrants::Heroes(roster) => {
                let $arena = &**roster;
                $value
            }
            Entrants::Decks($arena) => $value,
        }
    };
}

impl Arena for Entrants {
    fn what(&self) -> &'static str {
        of!(self, arena => arena.what())
    }

    fn identity(&self) -> &Identity {
        of!(self, arena => arena.identity())
    }

    fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, Refusal> {
        of!(self, arena => Arena::chosen(arena, ids))
    }

    fn matches(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Matches, Vec<Diagnostic>> {
        of!(self, arena => arena.matches(pairs, legacy))
    }

    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Replay, Refusal> {
        of!(self, arena => Arena::game(arena, plan, ids, number))
    }

    fn replay(&self, file: &str) -> Result<String, Refusal> {
        of!(self, arena => arena.replay(file))
    }

    fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        Ok(match self {
            Entrants::Heroes(roster) => Entrants::Heroes(Arc::new(Arena::with(&**roster, changes)?)),
            Entrants::Decks(decks) => Entrants::Decks(Arena::with(decks, changes)?),
        })
    }

    fn owner_of(&self, card: &str) -> Result<Name, Diagnostic> {
        of!(self, arena => arena.owner_of(card))
    }

    fn values_of(&self, card: &str) -> Vec<RowValue> {
        of!(self, arena => arena.values_of(card))
    }

    fn levers(&self, ids: &[Name]) -> Levers {
        of!(self, arena => arena.levers(ids))
    }

    fn book_of(&self, id: &str) -> i64 {
        of!(self, arena => arena.book_of(id))
    }
}
