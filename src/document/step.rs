//! Steps of the history: what was done, as records before and after.

use std::sync::Arc;

use super::RecordPath;
use crate::card::{Card, Hero};
use crate::registry::{Book, Registry};
use crate::text::translation::FileChange;

/// What a step did, to be worded by the window: the id of a message and what it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The message's id, one of [`Label::MESSAGES`].
    pub message: &'static str,
    /// What the message is given, name and value.
    pub arguments: Vec<(&'static str, String)>,
}

impl Label {
    /// Every message that a label may ask for, with the names of what it is given.
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
        ("undo-set-levers", &["count"]),
        ("undo-set-ruleset", &[]),
        ("undo-write-message", &["id", "language"]),
        ("undo-remove-message", &["id", "language"]),
        ("undo-approve-messages", &["count", "language"]),
        ("undo-review-messages", &["count", "language"]),
        ("undo-new-language", &["language"]),
        ("undo-reload", &[]),
        ("undo-merge", &[]),
        ("undo-recover", &[]),
        ("undo-restore", &[]),
    ];

    /// A label without arguments.
    pub fn new(message: &'static str) -> Self {
        Self { message, arguments: Vec::new() }
    }

    /// The same with an argument.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "numbers and texts are given alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name, value.to_string()));
        self
    }
}

/// A record as it is kept in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// A card.
    Card(Arc<Card>),
    /// A hero.
    Hero(Arc<Hero>),
    /// A book.
    Book(Arc<Book>),
    /// The whole project: after its ruleset was changed, or its files were read anew.
    Project(Arc<ProjectState>),
}

/// A ruleset file and the registry that was read by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectState {
    /// The text of the ruleset file.
    pub ruleset: Arc<str>,
    /// All cards and heroes.
    pub registry: Registry,
}

/// One record before and after: put in where there was none before, taken out where there is none after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    /// Where it stands, once the changes before it in the step are made.
    pub place: RecordPath,
    /// As it was.
    pub before: Option<Record>,
    /// As it is.
    pub after: Option<Record>,
}

impl RecordChange {
    /// The change that takes this one back.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { place: self.place, before: self.after.clone(), after: self.before.clone() }
    }
}

/// One entry of the history.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it did.
    pub label: Label,
    /// The records that it changed, in the order in which they are changed.
    pub changes: Vec<RecordChange>,
    /// The files of the languages that it changed.
    pub files: Vec<FileChange>,
    /// What makes it one with the next edit: the gesture and what it is about.
    pub gesture: Option<(u64, String)>,
}
