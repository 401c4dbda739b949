//! Edits of a language as plain data, and the changes of files that follow from them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::fingerprint::{fingerprint, hash};
use super::locales::{Locale, Locales, LocatedMessage};
use super::record::{Comment, Decision, EventKind, Outcome, Record, Suggestion};
use super::review_file::{MAX_REVIEW, REVIEW_FILE, ReviewFile};
use super::timestamp::Timestamp;
use crate::base::{Code, Diagnostic, Message, Name};
use crate::message;
use crate::registry::Registry;
use crate::text::fluent::entries::{entries, inserted, removed, replaced, source_of};
use crate::text::fluent::guard::{MAX_FILE, MAX_MESSAGE};
use crate::text::{ENGLISH, Language};

/// The longest unfinished text that is stored, in bytes.
const MAX_SOURCE: usize = 16 * MAX_MESSAGE;

/// An edit of a message by a translator.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    /// Sets the source of the message (`op-draw = …`, with its attributes). A source with syntax errors is stored as
    /// unfinished and the file stays as it is, because otherwise the message would disappear from the cards.
    Write {
        /// The id of the message.
        id: Name,
        /// The whole source.
        source: String,
    },
    /// Removes the message from the project's file. The program's message or English is used again.
    Remove {
        /// The id of the message.
        id: Name,
    },
    /// Deletes the unfinished source.
    Discard {
        /// The id of the message.
        id: Name,
    },
    /// Sets the review state of the translation.
    Decide {
        /// The id of the message.
        id: Name,
        /// The new state.
        decision: Decision,
        /// The reason, which is required for a rejection.
        #[serde(default)]
        reason: String,
    },
    /// Adds a suggestion. The file stays as it is.
    Suggest {
        /// The id of the message.
        id: Name,
        /// The whole source.
        source: String,
    },
    /// Accepts a suggestion: its source becomes the message.
    Accept {
        /// The id of the message.
        id: Name,
        /// The index in [`Record::suggestions`].
        suggestion: usize,
    },
    /// Refuses a suggestion.
    Refuse {
        /// The id of the message.
        id: Name,
        /// The index in [`Record::suggestions`].
        suggestion: usize,
        /// The reason.
        #[serde(default)]
        reason: String,
    },
    /// Adds a comment.
    Comment {
        /// The id of the message.
        id: Name,
        /// The text of the comment.
        text: String,
    },
    /// Stores the fingerprint of the rows for which a text override was written. An empty fingerprint removes it.
    #[serde(skip)]
    SetRows {
        /// The id of the record.
        id: Name,
        /// The fingerprint of the rows.
        rows: Name,
    },
    /// Marks a comment as resolved or as open.
    Resolve {
        /// The id of the message.
        id: Name,
        /// The index in [`Record::comments`].
        comment: usize,
        /// Whether the comment is resolved.
        resolved: bool,
    },
}

impl Edit {
    /// The id of the edited message.
    pub fn id(&self) -> &Name {
        match self {
            Edit::Write { id, .. }
            | Edit::Remove { id }
            | Edit::Discard { id }
            | Edit::Decide { id, .. }
            | Edit::Suggest { id, .. }
            | Edit::Accept { id, .. }
            | Edit::Refuse { id, .. }
            | Edit::Comment { id, .. }
            | Edit::SetRows { id, .. }
            | Edit::Resolve { id, .. } => id,
        }
    }
}

/// The author of an edit.
#[derive(Clone, Debug, Default)]
pub struct Author {
    /// The name of the author.
    pub name: Name,
    /// The time of the edit.
    pub at: Timestamp,
    /// Whether the author may only suggest and comment. Then written sources become suggestions.
    pub suggests_only: bool,
}

/// A change of one file in a project's `locales`. `None` means that the file does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileChange {
    /// The path in the project: `locales/de/core.ftl`.
    pub path: String,
    /// The text before.
    pub before: Option<String>,
    /// The text afterwards.
    pub after: Option<String>,
}

impl FileChange {
    /// The change that reverts this one.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self { path: self.path.clone(), before: self.after.clone(), after: self.before.clone() }
    }
}

impl Locales {
    /// The changes of files that follow from edits of a language. Nothing is written.
    ///
    /// # Errors
    ///
    /// An edit is not possible, or a file must not be overwritten because it could not be read.
    pub fn plan_edits(
        &self,
        registry: &Registry,
        language: &Language,
        edits: &[Edit],
        author: &Author,
    ) -> Result<Vec<FileChange>, Diagnostic> {
        let locale = self.get(language).ok_or_else(|| refused(message!("problem-no-language", tag = language.tag)))?;
        let mut work = EditSession {
            locales: self,
            registry,
            locale,
            author,
            files: BTreeMap::new(),
            review: locale.review().clone(),
        };
        for edit in edits {
            work.edit(edit)?;
        }
        work.finish()
    }
}

/// The files of a language while edits are applied to them.
struct EditSession<'a> {
    locales: &'a Locales,
    registry: &'a Registry,
    locale: &'a Locale,
    author: &'a Author,
    /// Changed files of the project by name.
    files: BTreeMap<String, Option<String>>,
    review: ReviewFile,
}

impl EditSession<'_> {
    fn edit(&mut self, edit: &Edit) -> Result<(), Diagnostic> {
        let id = edit.id().as_str();
        let only_suggests = self.author.suggests_only;
        match edit {
            Edit::Write { source, .. } | Edit::Suggest { source, .. } if only_suggests => self.suggest(id, source),
            Edit::Suggest { source, .. } => self.suggest(id, source),
            Edit::Comment { text, .. } => self.comment(id, text),
            Edit::Resolve { comment, resolved, .. } => {
                let record = self.record(id)?;
                let found = record.comments.get_mut(*comment).ok_or_else(|| refused(message!("problem-no-comment")))?;
                found.resolved = *resolved;
                Ok(())
            }
            Edit::SetRows { rows, .. } => {
                self.record(id)?.rows.clone_from(rows);
                Ok(())
            }
            _ if only_suggests => Err(refused(message!("problem-suggest-only"))),
            Edit::Write { source, .. } => self.write(id, source),
            Edit::Remove { .. } => self.remove(id),
            Edit::Discard { .. } => {
                self.record(id)?.unfinished = None;
                Ok(())
            }
            Edit::Decide { decision, reason, .. } => self.decide(id, *decision, reason),
            Edit::Accept { suggestion, .. } => {
                let text = self.open_suggestion(id, *suggestion)?.text.clone();
                self.put(id, &text);
                let author = self.author;
                let record = self.record(id)?;
                record.suggestions[*suggestion].outcome = Outcome::Accepted;
                record.unfinished = None;
                record.note(&author.name, author.at, EventKind::Accepted, Some(&text), "");
                Ok(())
            }
            Edit::Refuse { suggestion, reason, .. } => {
                let found = self.open_suggestion(id, *suggestion)?;
                found.outcome = Outcome::Refused;
                found.reason.clone_from(reason);
                Ok(())
            }
        }
    }

    fn record(&mut self, id: &str) -> Result<&mut Record, Diagnostic> {
        let path = self.locale.path(REVIEW_FILE);
        let message = message!("problem-review-record", path = path, id = id);
        self.review.record(id).ok_or_else(|| refused(message))
    }

    fn open_suggestion(&mut self, id: &str, at: usize) -> Result<&mut Suggestion, Diagnostic> {
        let found = self.record(id)?.suggestions.get_mut(at).filter(|found| found.outcome.is_open());
        found.ok_or_else(|| refused(message!("problem-no-suggestion")))
    }

    fn write(&mut self, id: &str, source: &str) -> Result<(), Diagnostic> {
        let source = source.trim_end();
        if source.len() > MAX_SOURCE {
            return Err(refused(message!("problem-message-bytes", most = MAX_MESSAGE, size = source.len())));
        }
        if !self.locales.parse_cache().get(id, source).problems().is_empty() {
            self.record(id)?.unfinished = Some(source.to_owned());
            return Ok(());
        }
        if self.record(id)?.unfinished.take().is_none() && self.current(id).as_deref() == Some(source) {
            return Ok(());
        }
        self.put(id, source);
        let author = self.author;
        self.record(id)?.note(&author.name, author.at, EventKind::Edited, Some(source), "");
        Ok(())
    }

    fn suggest(&mut self, id: &str, source: &str) -> Result<(), Diagnostic> {
        let source = source.trim_end();
        if let Some(problem) = self.locales.parse_cache().get(id, source).problems().first() {
            return Err(problem.clone());
        }
        let (by, at) = (self.author.name.clone(), self.author.at);
        let record = self.record(id)?;
        // If the author keeps typing, the last suggestion is updated, because otherwise every key would add one.
        let own = record.suggestions.last_mut().filter(|last| last.by == by && last.outcome.is_open());
        match own.filter(|last| at.0 - last.at.0 <= 15 * 60) {
            Some(last) => source.clone_into(&mut last.text),
            None => {
                let (text, outcome) = (source.to_owned(), Outcome::Open);
                record.suggestions.push(Suggestion { by, at, text, outcome, reason: String::new() });
            }
        }
        Ok(())
    }

    fn comment(&mut self, id: &str, text: &str) -> Result<(), Diagnostic> {
        let text = text.trim();
        if text.is_empty() {
            return Err(refused(message!("problem-comment-empty")));
        }
        let comment = Comment { by: self.author.name.clone(), at: self.author.at, text: text.into(), resolved: false };
        self.record(id)?.comments.push(comment);
        Ok(())
    }

    fn decide(&mut self, id: &str, decision: Decision, reason: &str) -> Result<(), Diagnostic> {
        let Some(target) = self.current(id) else {
            return Err(refused(message!("problem-nothing-to-decide", id = id, tag = self.locale.language.tag)));
        };
        if decision == Decision::Rejected && reason.trim().is_empty() {
            return Err(refused(message!("problem-reason-needed")));
        }
        let source = self.locales.source(self.registry, id);
        let author = self.author;
        let record = self.record(id)?;
        if decision == Decision::Approved && record.unfinished.is_some() {
            return Err(refused(message!("problem-unfinished", id = id)));
        }
        record.state = decision;
        reason.trim().clone_into(&mut record.reason);
        record.by.clone_from(&author.name);
        record.at = Some(author.at);
        record.source = source.as_deref().map(fingerprint);
        record.was = source.unwrap_or_default();
        record.target = hash(&target);
        let did = match decision {
            Decision::Draft => EventKind::Reopened,
            Decision::Approved => EventKind::Approved,
            Decision::NeedsWork => EventKind::NeedsWork,
            Decision::Rejected => EventKind::Rejected,
        };
        record.note(&author.name, author.at, did, None, reason.trim());
        Ok(())
    }

    fn remove(&mut self, id: &str) -> Result<(), Diagnostic> {
        let found = self.own(id).and_then(|(name, text)| Some((name, removed(&text, id)?)));
        let Some((name, text)) = found else {
            return Err(refused(message!("problem-no-own-message", id = id, tag = self.locale.language.tag)));
        };
        self.files.insert(name, Some(text));
        let author = self.author;
        self.record(id)?.note(&author.name, author.at, EventKind::Removed, None, "");
        Ok(())
    }

    /// Puts a message into the project's file.
    fn put(&mut self, id: &str, source: &str) {
        if let Some((name, text)) = self.own(id)
            && let Some(text) = replaced(&text, id, source)
        {
            self.files.insert(name, Some(text));
            return;
        }
        let name = self.home(id);
        let order = self.order(&name);
        let order: Vec<&str> = order.iter().map(String::as_str).collect();
        let text = self.text(&name).unwrap_or_default();
        self.files.insert(name, Some(inserted(&text, id, source, &order)));
    }

    /// The current source of a message.
    fn current(&self, id: &str) -> Option<String> {
        let edited = self.files.values().flatten().find_map(|text| source_of(text, id));
        let found = self.locale.found(id);
        let is_edited = |found: &LocatedMessage<'_>| {
            let file = &self.locale.files()[found.file];
            file.is_project && self.files.contains_key(file.name())
        };
        edited.or_else(|| found.filter(|found| !is_edited(found)).map(|found| found.source)).map(str::to_owned)
    }

    /// The project's file that contains a message, with its text.
    fn own(&self, id: &str) -> Option<(String, String)> {
        let edited = self.files.iter().filter_map(|(name, text)| Some((name.as_str(), text.as_deref()?)));
        for (name, text) in edited {
            if source_of(text, id).is_some() {
                return Some((name.to_owned(), text.to_owned()));
            }
        }
        let (file, _) = self.locale.entry(id).filter(|(file, _)| file.is_project)?;
        let text = self.text(file.name())?;
        Some((file.name().to_owned(), text))
    }

    /// The current text of a project's file.
    fn text(&self, name: &str) -> Option<String> {
        match self.files.get(name) {
            Some(text) => text.clone(),
            None => self.locale.project_file(name).map(|file| file.source.text.clone()),
        }
    }

    /// The name of the file for a new message: the same as in English.
    fn home(&self, id: &str) -> String {
        let game = self.locales.game();
        if id.starts_with("card-") || id.starts_with("book-") {
            return format!("{game}-cards.ftl");
        }
        let found = self.locales.get(ENGLISH).and_then(|english| english.entry(id));
        found.map_or_else(|| format!("{game}.ftl"), |(file, _)| file.name().to_owned())
    }

    /// The ids of the English file, in order.
    fn order(&self, name: &str) -> Vec<String> {
        if name == format!("{}-cards.ftl", self.locales.game()) {
            let books = self.registry.books.iter().map(|book| format!("book-{}", book.id));
            let heroes = self.registry.heroes.iter().map(|hero| format!("card-{}", hero.id));
            let cards = self.registry.cards.iter().map(|card| format!("card-{}", card.id));
            return books.chain(heroes).chain(cards).collect();
        }
        let Some(english) = self.locales.get(ENGLISH) else { return Vec::new() };
        let of = |file: Option<&crate::text::LocaleFile>| -> Vec<String> {
            file.map(|file| entries(&file.source.text).into_iter().map(|entry| entry.id).collect()).unwrap_or_default()
        };
        let mut order = of(english.program_file(name));
        for id in of(english.project_file(name)) {
            if !order.contains(&id) {
                order.push(id);
            }
        }
        order
    }

    fn finish(self) -> Result<Vec<FileChange>, Diagnostic> {
        let mut changes = Vec::new();
        let review = if self.review == *self.locale.review() {
            None
        } else {
            let written = self.review.write();
            self.locales.cache_review(&written, self.review);
            Some((REVIEW_FILE.to_owned(), Some(written).filter(|text| !text.is_empty())))
        };
        for (name, after) in self.files.into_iter().chain(review) {
            let path = self.locale.path(&name);
            if let Some(problem) = self.locales.blocked(&path) {
                return Err(blocked(&path, problem));
            }
            let most = if name == REVIEW_FILE { MAX_REVIEW } else { MAX_FILE };
            if after.as_ref().is_some_and(|text| text.len() > most) {
                let message = message!("problem-file-would-be-large", path = path, most = most);
                return Err(Diagnostic::new(Code::FileTooLarge, "", message));
            }
            let before = self.locales.text(&path).map(str::to_owned);
            if before != after {
                changes.push(FileChange { path, before, after });
            }
        }
        Ok(changes)
    }
}

pub(super) fn blocked(path: &str, problem: &Diagnostic) -> Diagnostic {
    let message = message!("problem-fix-first", path = path, reason = problem.message.clone());
    Diagnostic { message, ..problem.clone() }
}

fn refused(message: Message) -> Diagnostic {
    Diagnostic::new(Code::EditRefused, "", message)
}
