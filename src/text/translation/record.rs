//! What people have said about a message: decisions, suggestions, comments, and who did what when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fingerprint::{Fingerprint, fingerprint, hash};
use super::timestamp::Timestamp;
use crate::base::Name;

/// What was decided about a translation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Nothing yet.
    #[default]
    Draft,
    /// It is good, for the source as it was then.
    Approved,
    /// It must be worked on; the reason says at what.
    NeedsWork,
    /// It must not be used; the reason says why.
    Rejected,
}

/// Everything that is kept about one message of a language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// What was decided.
    pub state: Decision,
    /// Why, where it needs work or is rejected.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// Who decided.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub by: Name,
    /// When.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// The source that it was decided for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<Fingerprint>,
    /// That source itself, to be shown beside the present one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub was: String,
    /// The fingerprint of the translation that it was decided about.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub target: Name,
    /// The fingerprint of the rows that a card's own wording was written for.
    #[serde(skip_serializing_if = "Name::is_empty")]
    pub rows: Name,
    /// What was typed and is not Fluent yet; the file keeps what stood there before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unfinished: Option<String>,
    /// Candidates for the translation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
    /// What people have to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
    /// What was done, the first first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Event>,
    /// Members that the studio does not read; they are kept.
    #[serde(flatten)]
    pub rest: BTreeMap<String, Value>,
}

/// A candidate for a translation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// Who made it.
    pub by: Name,
    /// When.
    pub at: Timestamp,
    /// The message as it would stand in the file.
    pub text: String,
    /// What became of it.
    #[serde(default, skip_serializing_if = "Outcome::is_open")]
    pub outcome: Outcome,
    /// Why it was refused.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// What became of a candidate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Nothing yet.
    #[default]
    Open,
    /// It was taken.
    Accepted,
    /// It was not.
    Refused,
}

impl Outcome {
    /// Whether it is still to be decided.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    pub fn is_open(&self) -> bool {
        *self == Outcome::Open
    }
}

/// A remark about a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comment {
    /// Who made it.
    pub by: Name,
    /// When.
    pub at: Timestamp,
    /// What it says.
    pub text: String,
    /// Whether nothing is left to be said about it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resolved: bool,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Who did it.
    pub by: Name,
    /// When.
    pub at: Timestamp,
    /// What.
    pub did: EventKind,
    /// The message as it stood afterwards, where it was changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// Its text was changed.
    Edited,
    /// It was taken out of the file.
    Removed,
    /// It was approved.
    Approved,
    /// An earlier decision was taken back.
    Reopened,
    /// It was said to need work.
    NeedsWork,
    /// It was rejected.
    Rejected,
    /// A candidate was accepted.
    Accepted,
}

/// Edits of one person that follow each other within so many seconds are one event.
const ONE_EDIT: i64 = 15 * 60;

impl Record {
    /// Whether there is nothing to be kept.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The candidates that are still to be decided, with their places.
    pub fn open_suggestions(&self) -> impl Iterator<Item = (usize, &Suggestion)> {
        self.suggestions.iter().enumerate().filter(|(_, suggestion)| suggestion.outcome.is_open())
    }

    /// Takes note of what was done.
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

    /// The same of a message with another id, that has stood there as `target`: what was decided about it stands.
    pub(super) fn renamed(mut self, from: &str, to: &str, target: Option<&str>) -> Self {
        let anew = |text: &str| match text.strip_prefix(from) {
            Some(rest) => format!("{to}{rest}"),
            None => text.to_owned(),
        };
        if let Some(target) = target.filter(|target| self.target == hash(target)) {
            self.target = hash(&anew(target));
        }
        let was = anew(&self.was);
        if self.source.as_ref().is_some_and(|source| *source == fingerprint(&self.was)) {
            self.source = Some(fingerprint(&was));
        }
        self.was = was;
        self.unfinished = self.unfinished.as_deref().map(anew);
        for suggestion in &mut self.suggestions {
            suggestion.text = anew(&suggestion.text);
        }
        for event in &mut self.history {
            event.text = event.text.as_deref().map(anew);
        }
        self
    }

    /// Mine and theirs as one, both begun with `base`: what only one of them changed is as that one has it, and nothing
    /// that either has said is lost.
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

/// All items of both sides; one that both have is as the side has it that changed it, mine first.
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
