//! The history: steps that were made, steps that were taken back, and which of them is in the file.

use super::step::{Label, RecordChange, Step};
use crate::text::translation::FileChange;

/// Steps in the order in which they were made.
#[derive(Debug, Default)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
    saved: SavedAt,
}

/// Where in the history the file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SavedAt {
    /// After so many steps.
    Step(usize),
    /// In steps that were given up for others.
    Unreachable,
}

impl Default for SavedAt {
    fn default() -> Self {
        SavedAt::Step(0)
    }
}

impl History {
    /// Adds a step that was just made; it becomes one with the last where both are of one gesture on the same thing.
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

    /// The changes that take the last step back.
    pub fn undo(&mut self) -> Option<(Vec<RecordChange>, Vec<FileChange>)> {
        let step = self.done.pop()?;
        let changes = step.changes.iter().rev().map(RecordChange::reversed).collect();
        let files = step.files.iter().rev().map(FileChange::reversed).collect();
        self.undone.push(step);
        Some((changes, files))
    }

    /// The changes that make the step anew that was taken back last.
    pub fn redo(&mut self) -> Option<(Vec<RecordChange>, Vec<FileChange>)> {
        let step = self.undone.pop()?;
        let changes = (step.changes.clone(), step.files.clone());
        self.done.push(step);
        Some(changes)
    }

    /// What [`History::undo`] would take back.
    pub fn undo_label(&self) -> Option<&Label> {
        self.done.last().map(|step| &step.label)
    }

    /// What [`History::redo`] would make anew.
    pub fn redo_label(&self) -> Option<&Label> {
        self.undone.last().map(|step| &step.label)
    }

    /// Whether the file is as the records are.
    pub fn is_saved(&self) -> bool {
        self.saved == SavedAt::Step(self.done.len())
    }

    /// The file is now as the records are.
    pub fn mark_saved(&mut self) {
        self.saved = SavedAt::Step(self.done.len());
    }

    /// The file is no longer as the records have ever been.
    pub fn mark_unsaved(&mut self) {
        self.saved = SavedAt::Unreachable;
    }
}

impl Step {
    /// Takes a later step of the same gesture in: the records were as before this one, and are as after that one.
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
