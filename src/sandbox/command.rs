//! The commands of the sandbox as data, which the window and tests send.

use super::edit::{BoardPosition, Edit};
use super::presets::Preset;
use super::timeline::Moment;
use super::tree::Tree;
use crate::base::{Diagnostic, Name};
use crate::engine::{Board, Handle, Side};
use crate::ruleset::Ruleset;

/// The card to resolve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A card of the registry, or a hero for the ability, by its id.
    Id(Name),
    /// A card that is written out on the board.
    Written(Tree),
}

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Edits the board. Edits of the same value within one gesture are one undo step.
    Edit(Edit, Option<u64>),
    /// Starts a preset board, with the current heroes.
    Preset(Preset),
    /// Picks the card to resolve, and the player who resolves it.
    Pick(Picked, Side),
    /// Resolves the picked card, or continues to the end of the current step.
    Resolve,
    /// Resolves one row.
    Step,
    /// Goes back one row.
    Back,
    /// Goes back to the start.
    Restart,
    /// Goes to a moment.
    GoTo(Moment),
    /// Plays a card of the hand: it leaves the hand, and hidden cards may respond.
    Play(BoardPosition),
    /// Ends the turn.
    EndTurn,
    /// Answers the open question with an index, or with the default.
    Answer(Option<u8>),
    /// Resolves a card alone on the board as it was at the start.
    Try(Picked),
    /// Sets the expected value at a path.
    Expect(Vec<String>, Tree),
    /// Sets the expected number of a card. The other cards of its zone are only expected to be there.
    ExpectCard(BoardPosition, Name, i64),
    /// Removes the expectation at a path.
    RemoveExpectation(Vec<String>),
    /// Sets the name and the description of the scenario.
    Name(String, String),
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
}

/// The members of a card that is written out, beside its type and its numbers.
const WRITTEN: [&str; 4] = ["subtype", "trigger", "book", "effects"];

impl Picked {
    /// A card that is not in the registry, as a registry would have it: what it does, without its id and names.
    pub fn of_record(record: &Tree, rules: &Ruleset) -> Self {
        let mut written = Tree::object();
        for name in ["type"].into_iter().chain(WRITTEN).chain(rules.numbers.keys().map(Name::as_str)) {
            if let Some(value) = record.get(name) {
                written.set(name, value.clone());
            }
        }
        Self::Written(written)
    }

    /// A card of a board. A card without an id is one that the board's file writes out.
    pub fn of_card(board: &Board, rules: &Ruleset, card: Handle) -> Option<Self> {
        if let Some(id) = board.card_id(card) {
            return Some(Self::Id(id.clone()));
        }
        let object = Tree::from(board.card_object(card)?);
        let mut written = Tree::object();
        if let Some(card_type) = board.table.card(card).card_type {
            written.set("type", Tree::text(rules.card_type(card_type).0));
        }
        for name in WRITTEN {
            if let Some(value) = object.get(name) {
                written.set(name, value.clone());
            }
        }
        Some(Self::Written(written))
    }
}

/// Why a command was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum SandboxError {
    /// It would break the board, or a file cannot be read.
    Problem(Box<Diagnostic>),
    /// No card is picked.
    NothingPicked,
}

impl From<Diagnostic> for SandboxError {
    fn from(problem: Diagnostic) -> Self {
        SandboxError::Problem(Box::new(problem))
    }
}
