//! What a person can do in the sandbox, as data: the window sends it, and so can a test.

use super::edit::{BoardPosition, Edit};
use super::presets::Preset;
use super::timeline::Moment;
use super::tree::Tree;
use crate::base::{Diagnostic, Name};
use crate::engine::Side;
use crate::play::{Action, Refusal};
use crate::sim::{AgentKind, Game};

use super::match_session::Opening;

/// The card that is to resolve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// One of the registry, or a hero for its ability, by its id.
    Id(Name),
    /// One that is written out on the board.
    Written(Tree),
}

/// Something that is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A change of the board; of one gesture, changes of the same thing are one step.
    Edit(Edit, Option<u64>),
    /// A board to begin with, for the heroes that are there.
    Preset(Preset),
    /// The card that is to resolve, and who plays it.
    Pick(Picked, Side),
    /// Resolves the picked card, or goes on to the end of what is resolving, or of what was done in a match.
    Resolve,
    /// The same, row by row; in a match, action by action.
    Step,
    /// A row back; in a match, an action.
    Back,
    /// To the start.
    Restart,
    /// To a moment.
    GoTo(Moment),
    /// A card of the hand is played: its id leaves the hand, hidden cards answer.
    Play(BoardPosition),
    /// The turn ends.
    EndTurn,
    /// The answer to the question that is open: a place, or what the rules choose.
    Answer(Option<u8>),
    /// Resolves a card alone on the board as it was at the start.
    Try(Name),
    /// What is expected of a value.
    Expect(Vec<String>, Tree),
    /// What is expected of a number of a card: of the others nothing but that they are there.
    ExpectCard(BoardPosition, Name, i64),
    /// Nothing is expected of a value any more.
    RemoveExpectation(Vec<String>),
    /// What the scenario is called, and what it shows.
    Name(String, String),
    /// A match begins.
    Begin(Opening),
    /// A game of a simulation is there to be watched, from its start on.
    Watch(Box<Game>),
    /// A match goes on from the board.
    PlayOn(Side),
    /// An action of the match.
    Act(Action),
    /// Back, or forth again, to where so many actions of the match count.
    ActionsTo(usize),
    /// A player of this style does one action, or plays until the other one is to move or the match is over.
    Autoplay(AgentKind, AutoplayScope),
    /// The position of the match becomes a board.
    ToBoard,
    /// Takes the last step back.
    Undo,
    /// Makes it again.
    Redo,
}

/// How far a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoplayScope {
    /// One action.
    Action,
    /// To the end of its turn.
    Turn,
    /// To the end of the match, for both.
    Match,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum SandboxError {
    /// It would break the board, or cannot be read.
    Problem(Box<Diagnostic>),
    /// The rules of play are against it.
    Rule(Refusal),
    /// No card is picked.
    NothingPicked,
}

impl From<Diagnostic> for SandboxError {
    fn from(problem: Diagnostic) -> Self {
        SandboxError::Problem(Box::new(problem))
    }
}
