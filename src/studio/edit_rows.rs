//! Edits of the chosen card's rows, and what stays chosen after them.

use super::app::Studio;
use super::current::rows_of;
use crate::card::Row;
use crate::document::{Command, RecordPath};
use crate::ruleset::CardTypeId;

impl Studio {
    /// A new row below the chosen one.
    pub(super) fn add_row(&mut self) {
        let Some(at) = self.selection.place else { return };
        let rows = rows_of(&self.document, at);
        let row = self.selection.row.map_or(rows.len(), |row| row + 1);
        let Some(what) = self.first_row(at) else { return };
        if self.edit(Command::InsertRow { at, row, what }) {
            self.selection.row = Some(row);
            self.cards.focus_operation(row);
        }
    }

    /// A row to begin with: the first operation that fits the card.
    fn first_row(&self, at: RecordPath) -> Option<Row> {
        let rules = self.document.rules();
        let card_type = match at {
            RecordPath::Card(at) => self.document.registry().cards.get(at).map(|card| card.card_type.clone()),
            _ => rules.hero_type().map(|id| rules.card_type(id).0.clone()),
        };
        let card_type = card_type.and_then(|id| rules.card_type_id(&id));
        let fits = |types: &[CardTypeId]| types.is_empty() || card_type.is_none_or(|id| types.contains(&id));
        let (op, operation) = rules.operations.iter().find(|(_, operation)| fits(&operation.types))?;
        Some(Row { op: op.clone(), val: operation.val.as_ref().map(|range| *range.start()), ..Row::default() })
    }

    /// An edit of the chosen row; the row so many places on is chosen then.
    pub(super) fn row_edit(&mut self, command: impl FnOnce(RecordPath, usize) -> Command, step: usize) {
        let (Some(at), Some(row)) = (self.selection.place, self.selection.row) else { return };
        if self.edit(command(at, row)) {
            self.selection.row = Some(row + step);
            self.keep_row();
        }
    }

    /// Moves the chosen row so many places.
    pub(super) fn move_row(&mut self, step: isize) {
        let (Some(at), Some(row)) = (self.selection.place, self.selection.row) else { return };
        let rows = rows_of(&self.document, at).len();
        let Some(to) = row.checked_add_signed(step).filter(|&to| to < rows) else { return };
        if self.edit(Command::MoveRow { at, row, to }) {
            self.selection.row = Some(to);
        }
    }
}
