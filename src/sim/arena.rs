//! Who can play each other: the heroes of a registry, or the decks of a game that is data. Runs, single games, sensitivity
//! and calibration are the same for both.

use std::fmt::Debug;

use super::identity::Identity;
use super::levers::Levers;
use super::matches::Matches;
use super::plan::Plan;
use super::replay::Replay;
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;

/// Why something cannot be played.
#[derive(Clone, Debug)]
pub enum Refusal {
    Problems(Vec<Diagnostic>),
    Words(String),
}

impl From<Vec<Diagnostic>> for Refusal {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Problems(problems)
    }
}

impl From<String> for Refusal {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

/// A row of a card whose value can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowValue {
    /// The row's index in the effect, from 0.
    pub row: usize,
    /// Its operation's id.
    pub op: Name,
    pub val: i64,
}

/// Heroes or decks that can play each other.
pub trait Arena: Clone + Debug + Send + Sync + 'static {
    /// What they are called in messages and options.
    fn what(&self) -> &'static str;

    /// Identifies everything that play depends on.
    fn identity(&self) -> &Identity;

    /// What results are marked with: 64 hexadecimal digits.
    fn hash(&self) -> &str {
        self.identity().as_str()
    }

    /// Those with these ids, in order; all that can play if `ids` is empty.
    ///
    /// # Errors
    ///
    /// Returns why some cannot play.
    fn chosen(&self, ids: &[String]) -> Result<Vec<Name>, Refusal>;

    /// What is played between pairs, with or without the rows that Legacy adds.
    ///
    /// # Errors
    ///
    /// Returns why some pair cannot play.
    fn matches(&self, pairs: &[[&str; 2]], legacy: bool) -> Result<Matches, Vec<Diagnostic>>;

    /// The game with a number (from 0) of the matchup of two ids, exactly as a run counts it.
    ///
    /// # Errors
    ///
    /// Returns why the two cannot play.
    fn game(&self, plan: &Plan, ids: [&str; 2], number: u64) -> Result<Replay, Refusal>;

    /// Replays the file of a game, and returns how it ended.
    ///
    /// # Errors
    ///
    /// Returns why it cannot be replayed, or that it ends differently now.
    fn replay(&self, file: &str) -> Result<String, Refusal>;

    /// The same with other values of levers.
    ///
    /// # Errors
    ///
    /// Returns why a value is not allowed.
    fn with(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic>;

    /// Whose deck has a card.
    ///
    /// # Errors
    ///
    /// Returns that nobody's has.
    fn owner_of(&self, card: &str) -> Result<Name, Diagnostic>;

    /// The rows of a card that have a value.
    fn values_of(&self, card: &str) -> Vec<RowValue>;

    /// The levers of these.
    fn levers(&self, ids: &[Name]) -> Levers;

    /// From which book one is; 0 in games without books.
    fn book_of(&self, id: &str) -> i64;
}

/// "1 turn" or "3 turns".
pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
