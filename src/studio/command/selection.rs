//! Commands that change the selection.

use crate::document::RecordPath;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectionCommand {
    /// Select a card or hero.
    Select(RecordPath, Pick),
    /// Select a row of the selected record.
    Row(Option<usize>),
    /// Show a record on the Cards screen, and select the row that a JSON pointer within the record leads to.
    GoTo(RecordPath, String),
}

/// How a click changes the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Only,
    /// Add the card to the selection, or remove it.
    Toggle,
    /// Add all cards from the last one to this one, in the order shown.
    Range,
}
