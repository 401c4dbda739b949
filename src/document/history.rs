//! The undo history: done steps, undone steps, and the position that is saved in the file.

use super::step::{Label, RecordChange, Step};
use crate::text::translation::FileChange;

#[derive(Debug, Default)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
    saved: SavedAt,
}

/// The position in the history that the file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SavedAt {
    /// After this number of steps.
    Step(usize),
    /// In undone steps that new steps have replaced, so that undo and redo cannot reach it.
    Unreachable,
}

impl Default for SavedAt {
    fn default() -> Self {
        SavedAt::Step(0)
    }
}

impl History {
    /// Adds a step. It is merged into the last step if both belong to the same gesture on the same field.
    pub fn push(&mut self, step: Step) {
        if let SavedAt::Step(steps) = self.saved
            && steps > self.done.len()
        {
            self.saved = SavedAt::Unreachable;
        }
        self.undone.clear();
        let is_saved = self.is_saved();
        match self.done.last_mut() {
            Some(last) if !is_saved && last.gesture.is_some() && last.gesture == step.gesture => last.merge(step),
            _ => self.done.push(step),
        }
    }

    /// The changes that undo the last step.
    pub fn undo(&mut self) -> Option<(Vec<RecordChange>, Vec<FileChange>)> {
        let step = self.done.pop()?;
        let changes = step.changes.iter().rev().map(RecordChange::reversed).collect();
        let files = step.files.iter().rev().map(FileChange::reversed).collect();
        self.undone.push(step);
        Some((changes, files))
    }

    /// The changes that redo the last undone step.
    pub fn redo(&mut self) -> Option<(Vec<RecordChange>, Vec<FileChange>)> {
        let step = self.undone.pop()?;
        let changes = (step.changes.clone(), step.files.clone());
        self.done.push(step);
        Some(changes)
    }

    /// The label of the step that [`History::undo`] would undo.
    pub fn undo_label(&self) -> Option<&Label> {
        self.done.last().map(|step| &step.label)
    }

    /// The label of the step that [`History::redo`] would redo.
    pub fn redo_label(&self) -> Option<&Label> {
        self.undone.last().map(|step| &step.label)
    }

    /// Whether the file contains the current records.
    pub fn is_saved(&self) -> bool {
        self.saved == SavedAt::Step(self.done.len())
    }

    /// Marks the current position as saved.
    pub fn mark_saved(&mut self) {
        self.saved = SavedAt::Step(self.done.len());
    }

    /// Marks the file as different from every position of the history.
    pub fn mark_unsaved(&mut self) {
        self.saved = SavedAt::Unreachable;
    }
}

impl Step {
    /// Merges a later step of the same gesture: keeps the records before this step and takes the records after the
    /// later one.
    fn merge(&mut self, later: Step) {
        for change in later.changes {
            match self.changes.iter_mut().find(|mine| mine.place == change.place) {
                Some(mine) => mine.after = change.after,
                None => self.changes.push(change),
            }
        }
        for change in later.files {
            match self.files.iter_mut().find(|mine| mine.path == change.path) {
                Some(mine) => mine.after = change.after,
                None => self.files.push(change),
            }
        }
        self.label = later.label;
    }
}
