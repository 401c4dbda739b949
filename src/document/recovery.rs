//! Unsaved edits of a session that ended before they were saved.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use super::conflict::sound;
use super::home::Kept;
use super::journal::{self, Base, Entry, Journal, Start};
use super::merge::merge;
use super::step::Whole;
use super::{Document, Place, Touched, backups};
use crate::base::{Code, Diagnostic, Source};
use crate::registry::file::Version;
use crate::registry::{Registry, insert_all, read_book, read_card, read_hero, remove_all, write};
use crate::ruleset::Ruleset;

/// Unsaved edits of a session that ended before they were saved.
#[derive(Clone, Debug)]
pub struct Recovery {
    /// When the last of them was written down, in milliseconds since 1970.
    pub when: u64,
    /// How many records they change.
    pub records: usize,
    /// Whether the file has changed since, so that the edits are merged into it.
    pub is_merged: bool,
    whole: Whole,
}

impl Document {
    /// Unsaved edits of an earlier session.
    pub fn recovery(&self) -> Option<&Recovery> {
        self.recovery.as_ref()
    }

    /// Makes the unsaved edits of an earlier session anew, as one step.
    pub fn recover(&mut self) -> Result<Touched, Diagnostic> {
        if let Some(reason) = &self.read_only {
            return Err(reason.clone());
        }
        let Some(recovery) = self.recovery.take() else { return Ok(Touched::default()) };
        let touched = self.replace_all("undo-recover", recovery.whole);
        if let Some(journal) = &self.journal {
            journal.flush();
            // Now this session's journal has them.
            if journal.take_failure().is_none() {
                self.discard_recovery();
            }
        }
        Ok(touched)
    }

    /// Throws the unsaved edits of earlier sessions away.
    pub fn discard_recovery(&mut self) {
        self.recovery = None;
        for path in self.old_journals.drain(..) {
            let _ = fs::remove_file(path);
        }
    }

    /// Throws the unsaved edits of this session away: to be called when the project is closed without saving.
    pub fn discard_unsaved(&mut self) {
        self.history.mark_saved();
        self.drop_journal();
    }

    /// Waits until all unsaved edits are written down.
    pub fn flush_journal(&self) {
        if let Some(journal) = &self.journal {
            journal.flush();
        }
    }

    /// Looks for unsaved edits of earlier sessions, and begins to write down this one's.
    pub(super) fn start_journal(&mut self) {
        let Some(kept) = self.kept.clone() else { return };
        for path in kept.journals() {
            let found = if self.recovery.is_none() { self.recovered(&path) } else { None };
            match found {
                Some(recovery) => self.recovery = Some(recovery),
                // It says nothing that is not in the file.
                None if self.says_nothing_new(&path) => {
                    let _ = fs::remove_file(&path);
                    continue;
                }
                // Another one is offered first, or what it was made to is nowhere to be found.
                None if self.recovery.is_none() => {
                    self.warn(&format!("unsaved edits in `{}` cannot be made anew", path.display()));
                }
                None => {}
            }
            self.old_journals.push(path);
        }
        match Journal::new(kept.new_journal(), self.base(kept)) {
            Ok(journal) => self.journal = Some(journal),
            Err(error) => self.warn(&format!("unsaved edits are not written down: {error}")),
        }
    }

    /// Begins the journal anew: the files are other than before.
    pub(super) fn restart_journal(&self) {
        if let (Some(journal), Some(kept)) = (&self.journal, &self.kept) {
            journal.restart(self.base(kept.clone()));
        }
    }

    /// What unsaved edits are on top of.
    fn base(&self, kept: Kept) -> Base {
        let (registry, ruleset) = (Arc::clone(&self.registry_file.text), Arc::clone(&self.ruleset_file.text));
        Base { kept, registry, ruleset }
    }

    /// Ends the journal and removes it.
    pub(super) fn drop_journal(&mut self) {
        self.restart_journal();
        self.journal = None;
    }

    /// What a journal adds to the project as it is in the files; `None` if nothing.
    fn recovered(&self, path: &Path) -> Option<Recovery> {
        let (whole, is_based_here) = self.replayed(path)?;
        let rules = Ruleset::read(&Source::new("ruleset.json", &*whole.ruleset)).0?;
        let (whole, is_merged) = if is_based_here {
            (whole, false)
        } else {
            let start = journal::read(path)?.0;
            let base = backups::find(self.kept.as_ref()?, Version::from_hex(&start.registry)?, false)?;
            let base = sound(&base, &rules).ok()?;
            let here = sound(&write(&self.registry, &self.rules), &rules).ok()?;
            let merged = merge(&base, &whole.registry, &here, &rules).ok()?;
            (Whole { ruleset: whole.ruleset, registry: merged.registry }, true)
        };
        let records = different(&self.registry, &whole.registry);
        if records == 0 && *whole.ruleset == *self.ruleset {
            return None;
        }
        let when = fs::metadata(path).and_then(|file| file.modified()).ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(Recovery { when: u64::try_from(when.as_millis()).ok()?, records, is_merged, whole })
    }

    /// Whether a journal can be read, and gives what is in the files.
    fn says_nothing_new(&self, path: &Path) -> bool {
        match journal::read(path) {
            // Nothing was written down before the session ended.
            None => fs::metadata(path).is_ok_and(|file| file.len() == 0),
            Some((_, changes)) if changes.is_empty() => true,
            Some(_) => self.replayed(path).is_some_and(|(whole, _)| {
                *whole.ruleset == *self.ruleset && different(&self.registry, &whole.registry) == 0
            }),
        }
    }

    /// A journal's edits made to what it started from; whether that is what is now in the files.
    fn replayed(&self, path: &Path) -> Option<(Whole, bool)> {
        let (start, changes) = journal::read(path)?;
        let is_based_here = start == Start::new(&self.base(self.kept.clone()?));
        let old = |hex: &str, is_ruleset| {
            let version = Version::from_hex(hex)?;
            let file = if is_ruleset { &self.ruleset_file } else { &self.registry_file };
            if version == file.version() {
                return Some(file.text.to_string());
            }
            backups::find(self.kept.as_ref()?, version, is_ruleset)
        };
        let mut whole = Whole { ruleset: old(&start.ruleset, true)?.into(), registry: Registry::default() };
        let mut rules = Ruleset::read(&Source::new("ruleset.json", &*whole.ruleset)).0?;
        let base = Source::new("registry.json", old(&start.registry, false)?);
        whole.registry = crate::registry::read(&base, &rules).0?;
        for line in changes.lines() {
            let Ok(entries) = serde_json::from_str::<Vec<Entry<'_>>>(line) else { break };
            replay(&entries, &mut whole, &mut rules);
        }
        Some((whole, is_based_here))
    }
}

/// Makes the changes of one line.
fn replay(entries: &[Entry<'_>], whole: &mut Whole, rules: &mut Ruleset) {
    let registry = &mut whole.registry;
    let card_at = |entry: &Entry<'_>| if let Place::Card(at) = entry.at { Some(at) } else { None };
    let read = |entry: &Entry<'_>, rules: &Ruleset| {
        entry.is.and_then(|json| read_card(&Source::new("", json.get()), rules).0).unwrap_or_default()
    };
    // Many cards that come or go are moved in one pass.
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
            (Place::Card(at), text) => {
                put(&mut registry.cards, at, entry.new, text.and_then(|text| read_card(&text, rules).0));
            }
            (Place::Hero(at), text) => {
                put(&mut registry.heroes, at, entry.new, text.and_then(|text| read_hero(&text, rules).0));
            }
            (Place::Book(at), text) => {
                put(&mut registry.books, at, entry.new, text.and_then(|text| read_book(&text).0));
            }
            (Place::File | Place::Ruleset, Some(text)) => {
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
            (Place::File | Place::Ruleset, None) => {}
        }
    }
}

/// Puts a record in a list, in place of another, or takes one out.
fn put<T>(list: &mut Vec<T>, at: usize, is_new: bool, record: Option<T>) {
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

/// How many records are other in two registries.
fn different(one: &Registry, other: &Registry) -> usize {
    fn in_lists<T: PartialEq>(one: &[T], other: &[T]) -> usize {
        let here = one.iter().zip(other).filter(|(one, other)| one != other).count();
        here + one.len().abs_diff(other.len())
    }
    let file =
        (&one.schema, one.format, &one.game, &one.rest) != (&other.schema, other.format, &other.game, &other.rest);
    usize::from(file)
        + in_lists(&one.books, &other.books)
        + in_lists(&one.heroes, &other.heroes)
        + in_lists(&one.cards, &other.cards)
}

impl Document {
    /// Keeps a warning until the window asks.
    pub(super) fn warn(&mut self, message: &str) {
        let mut problem = Diagnostic::new(Code::FileUnwritable, "", message);
        problem.severity = crate::base::Severity::Warning;
        self.warnings.push(problem);
    }
}
