//! Recovers unsaved edits of a session that ended before they were saved.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use super::backups::{REGISTRY, RULESET};
use super::conflict::parse_lossless;
use super::decks::merged as merged_deck;
use super::design::merged as merged_design;
use super::home::ProjectStorage;
use super::journal::{self, Base, Entry, Journal, Splice, Start};
use super::merge::merge;
use super::step::{Label, ProjectState, Record, RecordChange, Step};
use super::{ChangeSet, Document, RecordPath, backups};
use crate::base::{Code, Diagnostic, Message, Source};
use crate::message;
use crate::registry::file::Version;
use crate::registry::project::DESIGN;
use crate::registry::{DeckFile, Registry, insert_all, read_book, read_card, read_hero, remove_all, write};
use crate::ruleset::Ruleset;
use crate::text::entries::entries;
use crate::text::translation::{self, FileChange, REVIEW_FILE, ReviewFile, Timestamp, merge_files, merge_reviews};

/// Unsaved edits of a session that ended before they were saved.
#[derive(Clone, Debug)]
pub struct Recovery {
    /// The time of the last edit in milliseconds since 1970.
    pub when: u64,
    /// The number of changed records and messages, at least 1.
    pub records: usize,
    /// Whether the file has changed since, so that the edits will be merged into it.
    pub is_merged: bool,
    whole: ProjectState,
    files: Vec<UnsavedFile>,
}

/// A file of a language or deck with unsaved edits.
#[derive(Clone, Debug)]
struct UnsavedFile {
    path: String,
    /// The text before the edits.
    base: Option<String>,
    /// The text after the edits.
    text: Option<String>,
}

impl Document {
    /// Unsaved edits of an earlier session.
    pub fn recovery(&self) -> Option<&Recovery> {
        self.recovery.as_ref()
    }

    /// Applies the unsaved edits of an earlier session, as one step.
    pub fn recover(&mut self) -> Result<ChangeSet, Diagnostic> {
        if let Some(reason) = &self.read_only {
            return Err(reason.clone());
        }
        let Some(recovery) = self.recovery.take() else { return Ok(ChangeSet::default()) };
        let files = recovery.files.iter().map(|file| FileChange {
            path: file.path.clone(),
            before: self.text_now(&file.path).map(str::to_owned),
            after: self.recovered_file(file),
        });
        let files = files.filter(|change| change.before != change.after).collect();
        let after = Some(Record::Project(Arc::new(recovery.whole)));
        let changes = vec![RecordChange { place: RecordPath::File, before: Some(self.project_state()), after }];
        let changed = self.commit(Step { files, ..Step::new(Label::new("undo-recover"), changes) });
        if let Some(journal) = &self.journal {
            journal.flush();
            // The edits are now in the journal of this session.
            if journal.take_failure().is_none() {
                self.discard_recovery();
            }
        }
        Ok(changed)
    }

    /// Discards the unsaved edits of earlier sessions.
    pub fn discard_recovery(&mut self) {
        self.recovery = None;
        for path in self.old_journals.drain(..) {
            let _ = fs::remove_file(path);
        }
    }

    /// Discards the unsaved edits of this session. Call this when the project is closed without saving.
    pub fn discard_unsaved(&mut self) {
        self.history.mark_saved();
        self.drop_journal();
    }

    /// Waits until all unsaved edits are in the journal.
    #[cfg(feature = "testing")]
    pub fn flush_journal(&self) {
        if let Some(journal) = &self.journal {
            journal.flush();
        }
    }

    /// Finds unsaved edits of earlier sessions, and starts the journal of this session.
    pub(super) fn start_journal(&mut self) {
        let Some(storage) = self.storage.clone() else { return };
        for path in storage.journals() {
            let found = if self.recovery.is_none() { self.recovery_from(&path) } else { None };
            match found {
                Some(recovery) => self.recovery = Some(recovery),
                // The journal contains nothing that is not in the files.
                None if self.is_redundant(&path) => {
                    let _ = fs::remove_file(&path);
                    continue;
                }
                // Another journal is offered first, or the text that this one applies to is not stored any more.
                None if self.recovery.is_none() => {
                    self.warn(message!("problem-not-recoverable", path = &path.display()));
                }
                None => {}
            }
            self.old_journals.push(path);
        }
        match Journal::new(storage.new_journal(), self.base(storage)) {
            Ok(journal) => self.journal = Some(journal),
            Err(error) => self.warn(message!("problem-no-journal", error = &error)),
        }
    }

    /// Restarts the journal, because the files have changed.
    pub(super) fn restart_journal(&self) {
        if let (Some(journal), Some(storage)) = (&self.journal, &self.storage) {
            journal.restart(self.base(storage.clone()));
        }
    }

    /// The versions of the files that unsaved edits apply to.
    fn base(&self, storage: ProjectStorage) -> Base {
        let (registry, ruleset) = (Arc::clone(&self.registry_file.text), Arc::clone(&self.ruleset_file.text));
        Base { storage, registry, ruleset }
    }

    /// Ends the journal and removes it.
    pub(super) fn drop_journal(&mut self) {
        self.restart_journal();
        self.journal = None;
    }

    /// The edits of a journal that the files do not contain; `None` if there are none.
    fn recovery_from(&self, path: &Path) -> Option<Recovery> {
        let Replayed { whole, is_base_current, files } = self.replay_journal(path)?;
        let rules = Ruleset::read(&Source::new("ruleset.json", &*whole.ruleset)).0?;
        let (whole, is_merged) = if is_base_current {
            (whole, false)
        } else {
            let start = journal::read(path)?.0;
            let base = backups::find(self.storage.as_ref()?, Version::from_hex(&start.registry)?, REGISTRY)?;
            let base = parse_lossless(&base, &rules).ok()?;
            let here = parse_lossless(&write(&self.registry, &self.rules), &rules).ok()?;
            let merged = merge(&base, &whole.registry, &here, &rules).ok()?;
            (ProjectState { ruleset: whole.ruleset, registry: merged.registry }, true)
        };
        let files: Vec<UnsavedFile> = files.into_iter().filter(|file| self.has_unsaved_edits(file)).collect();
        let messages: BTreeSet<(&str, String)> = files.iter().flat_map(UnsavedFile::messages).collect();
        let records = count_differences(&self.registry, &whole.registry) + messages.len();
        if records == 0 && files.is_empty() && *whole.ruleset == *self.ruleset {
            return None;
        }
        // Comments of a file and the ruleset count as one change.
        let records = records.max(1);
        let when = fs::metadata(path).and_then(|file| file.modified()).ok()?.duration_since(UNIX_EPOCH).ok()?;
        let is_merged = is_merged || files.iter().any(|file| self.text_now(&file.path) != file.base.as_deref());
        Some(Recovery { when: u64::try_from(when.as_millis()).ok()?, records, is_merged, whole, files })
    }

    /// Whether a journal can be read and contains only what is in the files.
    fn is_redundant(&self, path: &Path) -> bool {
        match journal::read(path) {
            // The session ended before anything was written.
            None => fs::metadata(path).is_ok_and(|file| file.len() == 0),
            Some((_, changes)) if changes.is_empty() => true,
            Some(_) => self.replay_journal(path).is_some_and(|Replayed { whole, files, .. }| {
                *whole.ruleset == *self.ruleset
                    && count_differences(&self.registry, &whole.registry) == 0
                    && !files.iter().any(|file| self.has_unsaved_edits(file))
            }),
        }
    }

    /// Applies the edits of a journal to the versions that it starts from.
    fn replay_journal(&self, path: &Path) -> Option<Replayed> {
        let (start, changes) = journal::read(path)?;
        let is_base_current = start == Start::new(&self.base(self.storage.clone()?));
        let old = |hex: &str, is_ruleset| {
            let version = Version::from_hex(hex)?;
            let file = if is_ruleset { &self.ruleset_file } else { &self.registry_file };
            if version == file.version() {
                return Some(file.text.to_string());
            }
            backups::find(self.storage.as_ref()?, version, if is_ruleset { RULESET } else { REGISTRY })
        };
        let mut whole = ProjectState { ruleset: old(&start.ruleset, true)?.into(), registry: Registry::default() };
        let mut rules = Ruleset::read(&Source::new("ruleset.json", &*whole.ruleset)).0?;
        let base = Source::new("registry.json", old(&start.registry, false)?);
        whole.registry = crate::registry::read(&base, &rules).0?;
        let mut files = Vec::new();
        for line in changes.lines() {
            let Ok(mut entries) = serde_json::from_str::<Vec<Entry<'_>>>(line) else { break };
            for splice in entries.iter_mut().filter_map(|entry| entry.file.take()) {
                self.replay_file(&splice, &mut files)?;
            }
            replay_line(&entries, &mut whole, &mut rules);
        }
        Some(Replayed { whole, is_base_current, files })
    }

    /// Applies the change of a file of a language or deck; `None` if the text that it applies to is not stored any more.
    fn replay_file(&self, splice: &Splice, files: &mut Vec<UnsavedFile>) -> Option<()> {
        if let Some(file) = files.iter_mut().find(|file| file.path == splice.path) {
            file.text = splice.apply_to(file.text.as_deref())?;
            return Some(());
        }
        let now = match &*splice.path {
            DESIGN => self.design.file.text.as_deref(),
            path if DeckFile::is_path(path) => self.deck_base(path),
            path => self.translations().base(path),
        };
        let now = now.map(str::to_owned);
        let base = match (&splice.from, now) {
            (None, _) => None,
            (Some(hex), Some(now)) if Version::of(now.as_bytes()).hex() == *hex => Some(now),
            (Some(hex), _) => Some(backups::find(self.storage.as_ref()?, Version::from_hex(hex)?, &splice.path)?),
        };
        let text = splice.apply_to(base.as_deref())?;
        files.push(UnsavedFile { path: splice.path.clone(), base, text });
        Some(())
    }

    /// Merges unsaved edits of a file with its current content.
    fn recovered_file(&self, file: &UnsavedFile) -> Option<String> {
        let now = self.text_now(&file.path).map(str::to_owned);
        if now == file.base {
            return file.text.clone();
        }
        if file.path == DESIGN {
            let (Some(mine), Some(now)) = (&file.text, &now) else { return file.text.clone().or(now) };
            return Some(merged_design(file.base.as_deref(), mine, now).unwrap_or_else(|_| mine.clone()));
        }
        if DeckFile::is_path(&file.path) {
            return merged_deck(file.base.as_deref(), file.text.as_deref(), now.as_deref());
        }
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let (base, mine, theirs) = (text(&file.base), text(&file.text), text(&now));
        let both = if file.path.ends_with(REVIEW_FILE) {
            merge_reviews(&base, &mine, &theirs, &[], Timestamp::now()).unwrap_or(mine)
        } else {
            merge_files(&base, &mine, &theirs).text
        };
        Some(both).filter(|text| !text.is_empty())
    }

    fn has_unsaved_edits(&self, file: &UnsavedFile) -> bool {
        self.recovered_file(file).as_deref() != self.text_now(&file.path)
    }

    /// The text of a file of a language or deck, with all edits.
    fn text_now(&self, path: &str) -> Option<&str> {
        match path {
            DESIGN => self.design_text().ok().flatten(),
            path if DeckFile::is_path(path) => self.deck_text(path),
            path => self.locales().text(path),
        }
    }
}

impl UnsavedFile {
    /// The messages whose text or review record has changed, as the folder of the language and the id.
    fn messages(&self) -> BTreeSet<(&str, String)> {
        let (base, text) = (self.base.as_deref().unwrap_or_default(), self.text.as_deref().unwrap_or_default());
        let folder = self.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let now = self.messages_in(text);
        let mut before = self.messages_in(base);
        let mut ids: Vec<String> =
            now.into_iter().filter(|(id, what)| before.remove(id).as_ref() != Some(what)).map(|(id, _)| id).collect();
        ids.extend(before.into_keys());
        ids.into_iter().map(|id| (folder, id)).collect()
    }

    /// The entry of each message in a text of this file.
    fn messages_in(&self, text: &str) -> BTreeMap<String, MessageState> {
        if DeckFile::is_path(&self.path) || self.path == DESIGN {
            return BTreeMap::from([(self.path.clone(), MessageState::Source(text.to_owned()))]);
        }
        if self.path.ends_with(REVIEW_FILE) {
            let review = ReviewFile::read(text).map(|(review, _)| review).unwrap_or_default();
            return review
                .iter()
                .map(|(id, record)| (id.to_owned(), MessageState::Record(Box::new(record.clone()))))
                .collect();
        }
        entries(text).into_iter().map(|entry| (entry.id, MessageState::Source(text[entry.body].to_owned()))).collect()
    }
}

/// The entry of a message in a file.
#[derive(PartialEq)]
enum MessageState {
    /// The source of the message.
    Source(String),
    /// The review record.
    Record(Box<translation::Record>),
}

/// The result of applying a journal to the versions that it starts from.
struct Replayed {
    whole: ProjectState,
    /// Whether these versions are the current registry and ruleset.
    is_base_current: bool,
    files: Vec<UnsavedFile>,
}

/// Applies the changes of one line.
fn replay_line(entries: &[Entry<'_>], whole: &mut ProjectState, rules: &mut Ruleset) {
    let registry = &mut whole.registry;
    let card_at = |entry: &Entry<'_>| if let RecordPath::Card(at) = entry.at { Some(at) } else { None };
    let read = |entry: &Entry<'_>, rules: &Ruleset| {
        entry.is.and_then(|json| read_card(&Source::new("", json.get()), rules).0).unwrap_or_default()
    };
    // Insert or remove many cards in one pass, because moving the list for each card would be slow.
    let all_cards: Option<Vec<usize>> = entries.iter().map(card_at).collect();
    if let Some(places) = all_cards.filter(|places| places.len() > 1) {
        if entries.iter().all(|entry| entry.new) && places.is_sorted() {
            let cards = places.into_iter().zip(entries).map(|(at, entry)| (at, read(entry, rules))).collect();
            return insert_all(&mut registry.cards, cards);
        }
        if entries.iter().all(|entry| entry.is.is_none()) && places.iter().rev().is_sorted() {
            let rising: Vec<usize> = places.into_iter().rev().collect();
            return drop(remove_all(&mut registry.cards, &rising));
        }
    }
    for entry in entries {
        let text = entry.is.map(|json| Source::new("", json.get()));
        match (entry.at, text) {
            (RecordPath::Card(at), text) => {
                put_record(&mut registry.cards, at, entry.new, text.and_then(|text| read_card(&text, rules).0));
            }
            (RecordPath::Hero(at), text) => {
                put_record(&mut registry.heroes, at, entry.new, text.and_then(|text| read_hero(&text, rules).0));
            }
            (RecordPath::Book(at), text) => {
                put_record(&mut registry.books, at, entry.new, text.and_then(|text| read_book(&text).0));
            }
            (RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_), Some(text)) => {
                if let Some(ruleset) = &entry.ruleset
                    && let (Some(new), _) = Ruleset::read(&Source::new("ruleset.json", ruleset.as_str()))
                {
                    *rules = new;
                    whole.ruleset = ruleset.as_str().into();
                }
                if let (Some(read), _) = crate::registry::read(&text, rules) {
                    *registry = read;
                }
            }
            (RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_), None) => {}
        }
    }
}

/// Inserts, replaces or removes a record of a list.
fn put_record<T>(list: &mut Vec<T>, at: usize, is_new: bool, record: Option<T>) {
    match record {
        Some(record) if is_new => list.insert(at.min(list.len()), record),
        Some(record) => {
            if let Some(there) = list.get_mut(at) {
                *there = record;
            }
        }
        None if at < list.len() => drop(list.remove(at)),
        None => {}
    }
}

/// The number of records that differ between two registries.
fn count_differences(one: &Registry, other: &Registry) -> usize {
    fn differing<T: PartialEq>(one: &[T], other: &[T]) -> usize {
        let here = one.iter().zip(other).filter(|(one, other)| one != other).count();
        here + one.len().abs_diff(other.len())
    }
    let file =
        (&one.schema, one.format, &one.game, &one.rest) != (&other.schema, other.format, &other.game, &other.rest);
    usize::from(file)
        + differing(&one.books, &other.books)
        + differing(&one.heroes, &other.heroes)
        + differing(&one.cards, &other.cards)
}

impl Document {
    /// Stores a warning for the next [`Document::tick`].
    pub(super) fn warn(&mut self, message: Message) {
        let mut problem = Diagnostic::new(Code::FileUnwritable, "", message);
        problem.severity = crate::base::Severity::Warning;
        self.warnings.push(problem);
    }
}
