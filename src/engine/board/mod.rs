//! Boards: the state of a game as a JSON file, which the sandbox saves, the command line reads and tests compare.
//!
//! The README of the bundled game's scenarios documents the format.

pub(super) mod cards;
pub(super) mod expect;
mod read;
mod write;

use std::sync::Arc;

use serde_json::Value;

use super::program::{Printed, Program, compile};
use super::state::{Handle, Side, State};
use super::table::{Library, Table};
use crate::base::json::Node;
use crate::base::reader::Reader;
use crate::base::{Diagnostic, Name};
use crate::card::read::rows;
use crate::card::{CheckedRow, Holder, check_rows};
use crate::ruleset::{CardTypeId, Ruleset};

pub use read::MEMBERS;

/// The largest number of a card on a board.
pub const MAX_STAT: i64 = 32_767;
/// The largest absolute value of a counter on a board.
pub const MAX_COUNTER: i64 = 999_999;
/// The names of the two players on a board.
pub const SIDES: [&str; 2] = ["self", "opponent"];

/// The rules and cards of a project.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// The checked ruleset.
    pub rules: &'a Ruleset,
    /// The compiled cards and heroes.
    pub library: &'a Library,
}

/// A board: a state, its cards, and how the file describes each card.
#[derive(Clone, Debug)]
pub struct Board {
    /// The cards by their handles.
    pub table: Table,
    /// The zones and numbers of both players.
    pub state: State,
    written: Vec<CardSource>,
    heroes: [Option<Name>; 2],
}

/// How the file describes a card.
#[derive(Clone, Debug)]
enum CardSource {
    /// By its id in the registry.
    Id(Name),
    /// In full.
    Object(Arc<Value>),
    /// Not at all: an unknown card.
    Unknown,
}

impl Board {
    /// Reads and checks the members of a board. Returns `None` if one of them has an error.
    pub fn read(file: &mut Reader<'_, '_>, game: Game<'_>) -> Option<Board> {
        read::board(file, game)
    }

    /// Creates a board whose cards are all described by their ids.
    pub fn of(table: Table, state: State, heroes: [Option<Name>; 2]) -> Board {
        let cards = (0..table.len()).filter_map(|at| u8::try_from(at).ok());
        let written = cards.map(|at| CardSource::Id(table.card(Handle(at)).id.clone())).collect();
        Board { table, state, written, heroes }
    }

    /// Writes a state of this board's game.
    pub fn write(&self, state: &State, game: Game<'_>) -> Value {
        write::board(self, state, game)
    }

    /// Returns the id of a card of the registry; `None` for a card that is written out or unknown.
    pub fn card_id(&self, card: Handle) -> Option<&Name> {
        match self.written.get(usize::from(card.0)) {
            Some(CardSource::Id(id)) => Some(id),
            _ => None,
        }
    }

    /// Returns the JSON of a card that is written out on the board.
    pub fn card_object(&self, card: Handle) -> Option<&Value> {
        match self.written.get(usize::from(card.0)) {
            Some(CardSource::Object(value)) => Some(value),
            _ => None,
        }
    }

    /// Returns a player's hero, if the board names one.
    pub fn hero(&self, side: Side) -> Option<&Name> {
        self.heroes[side.index()].as_ref()
    }
}

impl Game<'_> {
    /// Reads a list of effects and compiles it as a card. Rows without meaning are an error. A list that only breaks a
    /// design rule (Legacy bonuses, dead rows) resolves as written.
    pub fn effects(
        &self,
        items: &[Node<'_>],
        path: crate::base::reader::Path<'_>,
        printed: &Printed<'_>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Program> {
        let read = self.rows(items, path, printed.card_type, printed.book, problems)?;
        Some(compile(&Printed { rows: &read, ..*printed }, self.rules, &self.library.rules.layout))
    }

    fn rows(
        &self,
        items: &[Node<'_>],
        path: crate::base::reader::Path<'_>,
        card_type: CardTypeId,
        book: Option<i32>,
        problems: &mut Vec<Diagnostic>,
    ) -> Option<Vec<CheckedRow>> {
        let mut found = Vec::new();
        let rows = rows(items, path, self.rules, &mut found);
        let holder = Holder { card_type: Some(card_type), book: book.map(i64::from), crossover: false };
        let checked = check_rows(&rows, holder, self.rules, path, &mut found);
        let usable = checked.len() == rows.len() && rows.len() <= self.rules.max_rows;
        if usable {
            return Some(checked);
        }
        problems.extend(found.into_iter().filter(|problem| problem.severity == crate::base::Severity::Error));
        None
    }
}
