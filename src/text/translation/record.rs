//! The review record of a message: decisions, suggestions, comments and history.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fingerprint::{Fingerprint, fingerprint, hash};
use super::timestamp::Timestamp;
use crate::base::Name;

/// A reviewer's decision about a translation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// No decision.
    #[default]
    Draft,
    /// The translation is good for the source as it was then.
    Approved,
    /// The translation must be improved; the reason says what.
    NeedsWork,
    /// The translation must not be used; the reason says why.
    Rejected,
}

/// The review record of a message in a language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The decision.
    pub state: Decision,
    /// The reason, if the translation needs work or is rejected.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The reviewer.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub by: Name,
    /// The time of the decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// The fingerprint of the source at that time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<Fingerprint>,
    /// The source at that time, so that the change can be shown.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub was: String,
    /// The fingerprint of the translation that was reviewed.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub target: Name,
    /// The fingerprint of the rows for which a text override was written.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub rows: Name,
    /// A typed source with syntax errors. The file keeps the text before the edit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<String>,
    /// Suggestions for the translation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
    /// Comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
    /// The history, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Event>,
    /// Unknown members of the file. They are kept, because a later version may have written them.
    #[serde(flatten)]
    pub rest: BTreeMap<String, Value>,
}

/// A suggestion for a translation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The author.
    pub by: Name,
    /// The time.
    pub at: Timestamp,
    /// The whole source of the message.
    pub text: String,
    /// The outcome of the suggestion.
    #[serde(default, skip_serializing_if = "Outcome::is_open")]
    pub outcome: Outcome,
    /// The reason of a refusal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// The outcome of a suggestion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Not decided yet.
    #[default]
    Open,
    /// The suggestion is in the file.
    Accepted,
    /// The suggestion was refused.
    Refused,
}

impl Outcome {
    /// Whether the suggestion is not decided yet.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    pub fn is_open(&self) -> bool {
        *self == Outcome::Open
    }
}

/// A comment on a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comment {
    /// The author.
    pub by: Name,
    /// The time.
    pub at: Timestamp,
    /// The text.
    pub text: String,
    /// Whether the discussion is finished.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resolved: bool,
}

/// An event in the history of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The author.
    pub by: Name,
    /// The time.
    pub at: Timestamp,
    /// What happened.
    pub did: EventKind,
    /// The source afterwards, if it was changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The reason.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// The text was changed.
    Edited,
    /// The message was removed from the file.
    Removed,
    /// The translation was approved.
    Approved,
    /// An earlier decision was withdrawn.
    Reopened,
    /// The translation was marked as needing work.
    NeedsWork,
    /// The translation was rejected.
    Rejected,
    /// A suggestion was accepted.
    Accepted,
}

/// Edits by the same author within this number of seconds are one event.
const ONE_EDIT: i64 = 15 * 60;

impl Record {
    /// Whether the record has no content, so that it is not written to the file.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The suggestions that are not decided yet, with their indices.
    pub fn open_suggestions(&self) -> impl Iterator<Item = (usize, &Suggestion)> {
        self.suggestions.iter().enumerate().filter(|(_, suggestion)| suggestion.outcome.is_open())
    }

    /// Adds an event to the history.
    pub(super) fn note(&mut self, by: &Name, at: Timestamp, did: EventKind, text: Option<&str>, reason: &str) {
        let event = Event { by: by.clone(), at, did, text: text.map(str::to_owned), reason: reason.to_owned() };
        match self.history.last_mut() {
            Some(last)
                if did == EventKind::Edited && last.did == did && last.by == *by && at.0 - last.at.0 <= ONE_EDIT =>
            {
                last.text = event.text;
            }
            _ => self.history.push(event),
        }
    }

    /// The record after the message got another id. `target` is the source under the old id; the decision about it is
    /// kept, because only the id changes.
    pub(super) fn renamed(mut self, from: &str, to: &str, target: Option<&str>) -> Self {
        let with_new_id = |text: &str| match text.strip_prefix(from) {
            Some(rest) => format!("{to}{rest}"),
            None => text.to_owned(),
        };
        if let Some(target) = target.filter(|target| self.target == hash(target)) {
            self.target = hash(&with_new_id(target));
        }
        let was = with_new_id(&self.was);
        if self.source.as_ref().is_some_and(|source| *source == fingerprint(&self.was)) {
            self.source = Some(fingerprint(&was));
        }
        self.was = was;
        self.unfinished = self.unfinished.as_deref().map(with_new_id);
        for suggestion in &mut self.suggestions {
            suggestion.text = with_new_id(&suggestion.text);
        }
        for event in &mut self.history {
            event.text = event.text.as_deref().map(with_new_id);
        }
        self
    }

    /// Merges two versions of a record that were both based on `base`. A value that only one side has changed is taken
    /// from that side, and no comment or suggestion is lost.
    pub(super) fn merged(base: &Self, mine: &Self, theirs: &Self) -> Self {
        let decided = |record: &Self| {
            let Self { state, reason, by, at, source, was, target, rows, .. } = record.clone();
            (state, reason, by, at, source, was, target, rows)
        };
        let decision = if decided(mine) == decided(base) { theirs } else { mine };
        let mut merged = decision.clone();
        merged.unfinished =
            if mine.unfinished == base.unfinished { theirs.unfinished.clone() } else { mine.unfinished.clone() };
        merged.suggestions = union(&base.suggestions, &mine.suggestions, &theirs.suggestions, |a, b| {
            (&a.by, a.at, &a.text) == (&b.by, b.at, &b.text)
        });
        merged.comments = union(&base.comments, &mine.comments, &theirs.comments, |a, b| {
            (&a.by, a.at, &a.text) == (&b.by, b.at, &b.text)
        });
        merged.history =
            union(&base.history, &mine.history, &theirs.history, |a, b| (&a.by, a.at, a.did) == (&b.by, b.at, b.did));
        merged.suggestions.sort_by_key(|item| item.at);
        merged.comments.sort_by_key(|item| item.at);
        merged.history.sort_by_key(|item| item.at);
        merged.rest.clone_from(&theirs.rest);
        merged.rest.extend(mine.rest.clone());
        merged
    }
}

/// The items of both sides. An item of both is taken from the side that has changed it, or from `mine` if both have.
fn union<T: Clone + PartialEq>(base: &[T], mine: &[T], theirs: &[T], same: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let in_list = |list: &[T], item: &T| list.iter().find(|other| same(item, other)).cloned();
    let mut all: Vec<T> = Vec::new();
    for item in mine {
        let theirs_of_it = in_list(theirs, item);
        let is_unchanged = in_list(base, item).as_ref() == Some(item);
        match theirs_of_it {
            Some(other) if is_unchanged => all.push(other),
            None if is_unchanged => {}
            _ => all.push(item.clone()),
        }
    }
    for item in theirs {
        let is_new = in_list(base, item).as_ref() != Some(item);
        if is_new && in_list(&all, item).is_none() {
            all.push(item.clone());
        }
    }
    all
}
