//! Steps of the history, as records before and after.

use std::sync::Arc;

use super::RecordPath;
use crate::card::{Card, Hero};
use crate::registry::{Book, Registry};
use crate::text::translation::FileChange;

/// The label of a step: the id of a message and its arguments, which the window formats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The id of the message, one of [`Label::MESSAGES`].
    pub message: &'static str,
    /// The names and values of the arguments.
    pub arguments: Vec<(&'static str, String)>,
}

impl Label {
    /// All messages of labels, with the names of their arguments.
    #[cfg(feature = "testing")]
    pub const MESSAGES: &'static [(&'static str, &'static [&'static str])] = &[
        ("undo-set-id", &["value", "count"]),
        ("undo-set-name", &["value", "count"]),
        ("undo-set-type", &["value", "count"]),
        ("undo-set-number", &["number", "value", "count"]),
        ("undo-set-subtype", &["value", "count"]),
        ("undo-set-trigger", &["value", "count"]),
        ("undo-set-hero", &["value", "count"]),
        ("undo-set-book", &["value", "count"]),
        ("undo-set-flavour", &["value", "count"]),
        ("undo-set-art", &["value", "count"]),
        ("undo-set-notes", &["value", "count"]),
        ("undo-set-status", &["value", "count"]),
        ("undo-set-wording", &["language", "value", "count"]),
        ("undo-set-all", &["count"]),
        ("undo-set-row", &["row", "name"]),
        ("undo-insert-rows", &["name", "count"]),
        ("undo-remove-row", &["row", "name"]),
        ("undo-move-row", &["row", "name"]),
        ("undo-duplicate-row", &["row", "name"]),
        ("undo-add-card", &["id"]),
        ("undo-add-hero", &["id"]),
        ("undo-add-book", &["name"]),
        ("undo-duplicate", &["name", "count"]),
        ("undo-delete", &["name", "count"]),
        ("undo-move-to-hero", &["hero", "count"]),
        ("undo-paste-cards", &["name", "count"]),
        ("undo-set-json", &["name"]),
        ("undo-replace", &["find", "with", "count"]),
        ("undo-fix", &["count"]),
        ("undo-set-deck", &["name"]),
        ("undo-set-levers", &["count"]),
        ("undo-set-ruleset", &[]),
        ("undo-write-message", &["id", "language"]),
        ("undo-remove-message", &["id", "language"]),
        ("undo-approve-messages", &["count", "language"]),
        ("undo-review-messages", &["count", "language"]),
        ("undo-new-language", &["language"]),
        ("undo-reload", &[]),
        ("undo-import", &[]),
        ("undo-merge", &[]),
        ("undo-recover", &[]),
        ("undo-restore", &[]),
    ];

    /// A label without arguments.
    pub fn new(message: &'static str) -> Self {
        Self { message, arguments: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "numbers and texts are given alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }
}

/// A record in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    Card(Arc<Card>),
    Hero(Arc<Hero>),
    Book(Arc<Book>),
    /// The whole project, after a change of the ruleset or a reload of the files.
    Project(Arc<ProjectState>),
}

/// A ruleset file and the registry that was read with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectState {
    /// The text of the ruleset file.
    pub ruleset: Arc<str>,
    /// All cards and heroes.
    pub registry: Registry,
}

/// One record before and after. Without `before` the record is inserted, without `after` it is removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    /// The position after the preceding changes of the step.
    pub place: RecordPath,
    pub before: Option<Record>,
    pub after: Option<Record>,
}

impl RecordChange {
    /// The change that undoes this one.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { place: self.place, before: self.after.clone(), after: self.before.clone() }
    }
}

/// One entry of the history.
#[derive(Clone, Debug)]
pub struct Step {
    pub label: Label,
    /// The changed records, in the order of the changes.
    pub changes: Vec<RecordChange>,
    /// The changed files of languages and decks.
    pub files: Vec<FileChange>,
    /// The gesture and its field, for merging the step with the next edit.
    pub gesture: Option<(u64, String)>,
}
