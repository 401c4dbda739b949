//! Commands that change the selection.

use crate::document::{Pick, RecordPath, RowPath};
use crate::face::Highlight;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectionCommand {
    /// Select a card or hero.
    Select(RecordPath, Pick),
    /// Select a row of the selected record.
    Row(Option<usize>),
    /// Select a row of the selected record, which may be inside another.
    Path(RowPath),
    /// Show the cards in the library that pass a filter.
    Filter(String),
    /// Show a record on the Cards screen, and select the row that a JSON pointer within the record leads to.
    GoTo(RecordPath, String),
}

/// The part of a card's text, or the chip of a row, that is under the pointer. The same part is highlighted in the row,
/// on the face and in the text of every language.
pub type Hover = Highlight;
