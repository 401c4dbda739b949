//! The deck files of an open project: as they were last read or written, saving them, and changes by other programs.
//!
//! Deck files change as those of languages do: as texts before and after, so that undo, journal and recovery need nothing
//! else.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::merge::pick;
use super::text_file::TextFile;
use super::{ChangeSet, Document, SaveError};
use crate::base::{Diagnostic, Name};
use crate::registry::decks::load_files;
use crate::registry::file::Version;
use crate::registry::{Deck, DeckFile};
use crate::text::translation::FileChange;

/// The deck files by their paths, as they were last read or written.
pub(super) type DeckFiles = BTreeMap<String, TextFile>;

/// The files of decks that have been read.
pub(super) fn tracked(files: &[DeckFile]) -> DeckFiles {
    files.iter().map(|file| (file.path.clone(), TextFile::of(Some(&*file.text)))).collect()
}

impl Document {
    /// The text of a deck file, with all edits.
    pub(super) fn deck_text(&self, path: &str) -> Option<&str> {
        self.registry.deck_files.iter().find(|file| file.path == path).map(|file| &*file.text)
    }

    /// The text of a deck file that was last read or written.
    pub(super) fn deck_base(&self, path: &str) -> Option<&str> {
        self.deck_files.get(path)?.text.as_deref()
    }

    /// Replaces deck files.
    pub(super) fn apply_deck_files(&mut self, changes: &[&FileChange]) {
        if changes.is_empty() {
            return;
        }
        let files = &mut self.registry.deck_files;
        for change in changes {
            files.retain(|file| file.path != change.path);
            let after = change.after.as_deref();
            files.extend(after.map(|text| DeckFile { path: change.path.clone(), text: text.into() }));
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        self.checks.decks_changed(&self.registry);
    }

    /// Writes the deck files that differ from those in the folder.
    pub(super) fn save_decks(&mut self, warnings: &mut Vec<Diagnostic>) -> Result<(), SaveError> {
        let Some(folder) = self.folder.clone() else { return Ok(()) };
        let mut paths: Vec<String> = self.registry.deck_files.iter().map(|file| file.path.clone()).collect();
        paths.extend(self.deck_files.keys().cloned());
        paths.sort();
        paths.dedup();
        for path in paths {
            let text = self.deck_text(&path).map(str::to_owned);
            let file = self.deck_files.entry(path.clone()).or_default();
            if file.text != text {
                warnings.extend(file.save(&folder, &path, text.as_deref(), self.storage.as_ref())?);
            }
        }
        Ok(())
    }

    /// Writes all deck files to the new folder of the project.
    pub(super) fn write_decks(&mut self, folder: &Path) -> io::Result<()> {
        let mut files = DeckFiles::new();
        for file in &self.registry.deck_files {
            let written = TextFile::create(&folder.join(&file.path), &file.text).map_err(io::Error::other)?;
            files.insert(file.path.clone(), written);
        }
        self.deck_files = files;
        Ok(())
    }

    /// Takes changes of the deck files by other programs, card by card, as a step that can be undone. Where both sides
    /// changed the same count, mine is kept.
    ///
    /// # Errors
    ///
    /// A file cannot be read.
    pub(super) fn merge_external_decks(&mut self) -> Result<Option<ChangeSet>, Diagnostic> {
        let Some(folder) = self.folder.clone().filter(|_| self.rules.is_whole_game()) else { return Ok(None) };
        let there = load_files(&folder).map_err(|(_, problem)| problem)?;
        let mut paths: Vec<&str> = there.iter().map(|file| file.path.as_str()).collect();
        paths.extend(self.deck_files.keys().map(String::as_str));
        paths.sort_unstable();
        paths.dedup();
        let mut theirs: Vec<(String, Option<String>)> = Vec::new();
        for path in paths {
            let text = there.iter().find(|file| file.path == path).map(|file| file.text.to_string());
            let is_known = self.deck_files.get(path).is_some_and(|file| match &text {
                Some(text) => file.known.contains(&Version::of(text.as_bytes())),
                None => file.text.is_none(),
            });
            if !is_known {
                theirs.push((path.to_owned(), text));
            }
        }
        if theirs.is_empty() {
            return Ok(None);
        }
        let mut files = Vec::new();
        let mut is_mixed = false;
        for (path, text) in theirs {
            let (before, base) = (self.deck_text(&path), self.deck_base(&path));
            let after = if before == base {
                text.clone()
            } else {
                is_mixed = true;
                merged(base, before, text.as_deref())
            };
            if before != after.as_deref() {
                files.push(FileChange { path: path.clone(), before: before.map(str::to_owned), after });
            }
            self.deck_files.insert(path, TextFile::of(text.as_deref()));
        }
        if files.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.take_over(files, is_mixed)))
    }
}

/// A deck file that both sides have changed. A deck that one side has removed is kept as the other has it.
pub(super) fn merged(base: Option<&str>, mine: Option<&str>, theirs: Option<&str>) -> Option<String> {
    let (Some(mine), Some(theirs)) = (mine, theirs) else { return mine.or(theirs).map(str::to_owned) };
    let read = |text: &str| Some(Deck::read(text)).filter(|(_, found)| !found.iter().any(|problem| problem.lost));
    let (Some((here, _)), Some((there, _))) = (read(mine), read(theirs)) else { return Some(mine.to_owned()) };
    let base = base.map(|base| Deck::read(base).0).unwrap_or_default();
    let mut deck = Deck {
        id: pick(&base.id, &here.id, &there.id),
        name: pick(&base.name, &here.name, &there.name),
        leader: pick(&base.leader, &here.leader, &there.leader),
        rest: pick(&base.rest, &here.rest, &there.rest),
        cards: here.cards.clone(),
    };
    let ids: Vec<&Name> = there.cards.iter().chain(&base.cards).map(|(id, _)| id).collect();
    for id in ids {
        deck.set(id, pick(&base.count(id), &here.count(id), &there.count(id)));
    }
    Some(deck.write())
}
