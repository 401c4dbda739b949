//! Edits effect rows of cards and heroes.

use super::fields::remove_unread;
use super::{Document, RecordPath, card_change, hero_change, refused};
use crate::base::{Diagnostic, Source};
use crate::card::{Row, order};
use crate::document::step::{Label, Step};
use crate::message;
use crate::registry::{is_lossless, read_rows};
use crate::ruleset::CardTypeId;

impl Document {
    /// A new row for a record, with the first operation that its card type allows.
    pub fn first_row(&self, at: RecordPath) -> Option<Row> {
        let card_type = match at {
            RecordPath::Card(at) => self.rules.card_type_id(&self.registry.cards.get(at)?.card_type),
            _ => self.rules.hero_type(),
        };
        let fits = |types: &[CardTypeId]| types.is_empty() || card_type.is_none_or(|id| types.contains(&id));
        let (op, operation) = self.rules.operations.iter().find(|(_, operation)| fits(&operation.types))?;
        Some(Row { op: op.clone(), val: operation.val.as_ref().map(|range| *range.start()), ..Row::default() })
    }

    pub(super) fn set_row(
        &self,
        at: RecordPath,
        row: usize,
        to: Row,
        gesture: Option<u64>,
    ) -> Result<Step, Diagnostic> {
        let label = self.row_label("undo-set-row", at, row);
        let to = self.canonical(to);
        let step = self.with_rows(at, label, |rows| {
            *rows.get_mut(row).ok_or_else(|| no_row(row))? = to;
            Ok(())
        })?;
        Ok(step.in_gesture(gesture, || format!("row {row} of {at:?}")))
    }

    pub(super) fn insert_rows(&self, at: RecordPath, row: usize, what: Vec<Row>) -> Result<Step, Diagnostic> {
        let label = Label::new("undo-insert-rows").with("name", self.name_of(at)).with("count", what.len());
        let what: Vec<Row> = what.into_iter().map(|row| self.canonical(row)).collect();
        self.with_rows(at, label, |rows| {
            let row = row.min(rows.len());
            rows.splice(row..row, what);
            Ok(())
        })
    }

    pub(super) fn remove_row(&self, at: RecordPath, row: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-remove-row", at, row), |rows| {
            if row >= rows.len() {
                return Err(no_row(row));
            }
            rows.remove(row);
            Ok(())
        })
    }

    pub(super) fn move_row(&self, at: RecordPath, row: usize, to: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-move-row", at, row), |rows| {
            if row >= rows.len() {
                return Err(no_row(row));
            }
            let moved = rows.remove(row);
            rows.insert(to.min(rows.len()), moved);
            Ok(())
        })
    }

    pub(super) fn duplicate_row(&self, at: RecordPath, row: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-duplicate-row", at, row), |rows| {
            let copy = rows.get(row).ok_or_else(|| no_row(row))?.clone();
            rows.insert(row + 1, copy);
            Ok(())
        })
    }

    pub(super) fn paste_rows(&self, at: RecordPath, row: usize, json: &str) -> Result<Step, Diagnostic> {
        // A single row may be given without the brackets of a list.
        let list = if json.trim_start().starts_with('{') { format!("[{json}]") } else { json.to_owned() };
        let (rows, problems) = read_rows(&Source::new("", list), &self.rules);
        match problems.into_iter().find(|problem| !is_lossless(std::slice::from_ref(problem))) {
            Some(problem) => Err(problem),
            None => self.insert_rows(at, row, rows),
        }
    }

    /// The step that changes the effect list of a card or hero.
    fn with_rows(
        &self,
        at: RecordPath,
        label: Label,
        edit: impl FnOnce(&mut Vec<Row>) -> Result<(), Diagnostic>,
    ) -> Result<Step, Diagnostic> {
        let change = match at {
            RecordPath::Card(at) => {
                let before = self.card(at)?;
                let mut after = before.clone();
                edit(&mut after.effects)?;
                remove_unread(&mut after.rest, "effects");
                card_change(at, before, after)
            }
            RecordPath::Hero(at) => {
                let before = self.hero(at)?;
                let mut after = before.clone();
                edit(&mut after.ability)?;
                remove_unread(&mut after.rest, "ability");
                hero_change(at, before, after)
            }
            RecordPath::File | RecordPath::Ruleset | RecordPath::Book(_) => return Err(super::no_record(at)),
        };
        Ok(Step::new(label, change.into_iter().collect()))
    }

    /// A row in canonical form: conditions in the ruleset's order, and no duplicate members.
    fn canonical(&self, mut row: Row) -> Row {
        row.conditions.sort_by_key(|condition| order(condition, &self.rules));
        let there = [
            ("do", !row.op.is_empty()),
            ("val", row.val.is_some()),
            ("if", !row.conditions.is_empty()),
            ("replace", row.replace),
            ("bonus", row.bonus),
        ];
        row.rest.retain(|(name, _)| !there.iter().any(|&(member, there)| there && name == member));
        row
    }

    fn row_label(&self, message: &'static str, at: RecordPath, row: usize) -> Label {
        Label::new(message).with("row", row + 1).with("name", self.name_of(at))
    }
}

fn no_row(row: usize) -> Diagnostic {
    refused(message!("problem-no-row", row = row + 1))
}
