//! The selected records and the part of a text under the pointer.

use std::collections::BTreeSet;

use crate::base::Diagnostic;
use crate::document::RecordPath;
use crate::text::Part;

/// The selected records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The card or hero that the editor shows.
    pub place: Option<RecordPath>,
    /// The indices of all selected cards, including `place` if it is a card.
    pub cards: BTreeSet<usize>,
    /// The index of the row that is selected in the editor.
    pub row: Option<usize>,
}

/// The part of a card's text, or the chip of a row, that is under the pointer. The same part is highlighted in the
/// row, on the face and in the text of every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hover {
    pub row: usize,
    /// The part of the row, and the index of the condition if the part belongs to one. `None` is the whole row.
    pub part: Option<(Part, Option<usize>)>,
}

impl Hover {
    /// Whether a span of a text belongs to the hovered part. Of a hovered row, no span does: the row is highlighted as a
    /// whole.
    pub fn is_part(self, row: usize, part: Part, condition: Option<usize>) -> bool {
        let Some((hovered, at)) = self.part else { return false };
        self.row == row && group(hovered) == group(part) && (at.is_none() || at == condition)
    }
}

#[derive(PartialEq, Eq)]
enum Group {
    Operation,
    Condition,
    Tag,
}

/// Parts that are highlighted together: a value belongs to its operation, a number or a name to its condition.
fn group(part: Part) -> Group {
    match part {
        Part::Operation | Part::Value | Part::Modifier => Group::Operation,
        Part::Condition | Part::ConditionNumber | Part::Target => Group::Condition,
        Part::Tag => Group::Tag,
    }
}

/// The row that a JSON pointer within a record leads into, e.g. 2 for `/effects/2/val`.
pub fn row_of(pointer: &str) -> Option<usize> {
    let rows = ["/effects/", "/ability/"].iter().find_map(|list| pointer.strip_prefix(list))?;
    rows.split('/').next()?.parse().ok()
}

/// Whether a problem is within a row.
pub fn is_in_row(problem: &Diagnostic, row: usize) -> bool {
    row_of(&problem.pointer) == Some(row)
}
