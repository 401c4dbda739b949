//! Traces as lines of text: of the engine's boards, and of matches on the kernel.

mod board;
pub mod match_log;
mod reasons;
mod trace;
mod writer;

use crate::base::Name;
use crate::engine::trace::RowOutcome;
use crate::engine::{Handle, Side};
use crate::kernel::state::Thing;
use crate::text::{Arg, Language, Texts};

pub use board::{Names, lines};
pub use reasons::{ConditionWords, Reasons};
pub use trace::{ChangeWords, PlainNames, TraceNames, TraceWords, thing_of};

/// One line of a narrated trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What the line is about.
    pub kind: Kind,
    /// The indentation.
    pub depth: u8,
    /// Index of the step in a list of several steps. [`lines`] narrates one step and sets 0.
    pub step: usize,
    /// How many events of the step have happened after this line.
    pub event: usize,
    /// The row of the step's own card to which the line belongs.
    pub row: Option<u8>,
    /// One line without a line break, in the language of `Names`.
    pub text: String,
    /// Details in small print.
    pub note: String,
    /// The result at the end of the line: the outcome of a row, the answer to a condition, a difference.
    pub end: String,
    /// What on the board the line is about.
    pub subject: Option<Subject>,
}

impl Line {
    /// The line of a panel as one text: text, values, note and end.
    pub fn whole(&self) -> String {
        let mut whole = self.text.clone();
        if let Kind::Change(before, after) = self.kind {
            whole = format!("{whole}: {before} → {after}");
        }
        for more in [&self.note, &self.end].into_iter().filter(|more| !more.is_empty()) {
            whole = format!("{whole}, {more}");
        }
        whole
    }

    /// The same with the indentation, to be copied.
    pub fn indented(&self) -> String {
        format!("{}{}", "  ".repeat(self.depth.into()), self.whole())
    }
}

/// The kind of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A step begins.
    Step,
    /// Rows of another card resolve: of a triggered, destroyed or repeated card.
    Head,
    /// Values that are fixed at the start of a resolution.
    Fixed,
    /// A row.
    Row {
        /// The number, from 1.
        number: u8,
        op: Name,
        outcome: RowOutcome,
        /// Whether a later row undid it.
        undone: bool,
    },
    /// A condition, and whether it holds.
    Condition(bool),
    /// The reason of something, or the steps of an amount.
    Reason,
    /// A row is undone.
    Undo,
    /// A number before and after.
    Change(i64, i64),
    /// A card moved.
    Moved,
    /// Anything else.
    Note,
}

/// What on a board a line is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A counter of a player, by its id.
    Counter(Side, Name),
    /// A card, by its identity in the match.
    Card(Handle),
    /// A card or a player of a match on the kernel.
    Thing(Thing),
}

/// How the lines are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Complete sentences for a terminal: each value has its own line, and rows are indented below their card.
    Text,
    /// Compact lines for a panel that draws text, note and end separately and names the step itself.
    Panel,
}

/// Returns a condition of a row as a text of its own: its short name (`.name`), or its clause in a language whose clause
/// can also be read alone.
pub fn condition(texts: &Texts, language: &Language, id: &str, number: Option<i64>, word: Option<&str>) -> String {
    let word = word.map(|word| format!("subtype-{word}"));
    let mut arguments = Vec::new();
    arguments.extend(number.map(|number| ("n", Arg::Number(number))));
    arguments.extend(word.as_deref().map(|word| ("sub", Arg::Word(word))));
    let name = format!("if-{id}.name");
    let message = if texts.has(language, &name) { name } else { format!("if-{id}") };
    texts.message(language, &message, &arguments)
}

/// Returns a difference with its sign.
pub fn signed(difference: i64) -> String {
    match difference {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}
