//! Boards: a game's state as a JSON file, which the sandbox saves, the command line reads and tests assert on.
//!
//! How a board is written stands in the README of the bundled game's scenarios.

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
/// The largest counter on a board, and the least.
pub const MAX_COUNTER: i64 = 999_999;
/// The names of the two players on a board.
pub const SIDES: [&str; 2] = ["self", "opponent"];

/// A game as a project has it: its rules and its cards.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// The ruleset.
    pub rules: &'a Ruleset,
    /// The cards and heroes, compiled.
    pub library: &'a Library,
}

/// A board: a state, what its cards are, and how they were written.
#[derive(Clone, Debug)]
pub struct Board {
    /// The cards.
    pub table: Table,
    /// The state.
    pub state: State,
    written: Vec<Written>,
    heroes: [Option<Name>; 2],
}

/// How a card was written.
#[derive(Clone, Debug)]
enum Written {
    /// As an id of the registry.
    Id(Name),
    /// Written out.
    Object(Arc<Value>),
    /// Not at all: an unknown card.
    Unknown,
}

impl Board {
    /// Takes a board's members from a file and checks them. With an error among the problems there is no board.
    pub fn read(file: &mut Reader<'_, '_>, game: Game<'_>) -> Option<Board> {
        read::board(file, game)
    }

    /// A board of cards of the registry, each written as its id.
    pub fn of(table: Table, state: State, heroes: [Option<Name>; 2]) -> Board {
        let cards = (0..table.len()).filter_map(|at| u8::try_from(at).ok());
        let written = cards.map(|at| Written::Id(table.card(Handle(at)).id.clone())).collect();
        Board { table, state, written, heroes }
    }

    /// The board of a state of the same game, for saving and comparing.
    pub fn write(&self, state: &State, game: Game<'_>) -> Value {
        write::board(self, state, game)
    }

    /// The id of a card that is in the registry.
    pub fn card_id(&self, card: Handle) -> Option<&Name> {
        match self.written.get(usize::from(card.0)) {
            Some(Written::Id(id)) => Some(id),
            _ => None,
        }
    }

    /// A card that is written out on the board, as it was written.
    pub fn card_object(&self, card: Handle) -> Option<&Value> {
        match self.written.get(usize::from(card.0)) {
            Some(Written::Object(value)) => Some(value),
            _ => None,
        }
    }

    /// The hero of a player, if the board names one.
    pub fn hero(&self, side: Side) -> Option<&Name> {
        self.heroes[side.index()].as_ref()
    }
}

impl Game<'_> {
    /// Reads a list of effects and compiles it as a card of a type. Rows that mean nothing are an error; a list that
    /// only breaks a rule of design (Legacy bonuses, dead rows) is resolved as it stands.
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
