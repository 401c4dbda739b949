//! The languages of an open project: the last read or written versions of their files, and changes by other programs.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::text_file::TextFile;
use super::{ChangeSet, Document, SaveError};
use crate::base::{Code, Diagnostic, Message, Name};
use crate::message;
use crate::registry::DeckFile;
use crate::registry::file::Version;
use crate::registry::project::DESIGN;
use crate::text::translation::{
    FOLDER, FileChange, Locales, REVIEW_FILE, Subject, Timestamp, merge_files, merge_reviews,
};

/// The languages, and the files that they were read from.
pub(super) struct Translations {
    locales: Locales,
    files: BTreeMap<String, TextFile>,
}

/// The content of a file that another program has changed.
enum Theirs {
    /// The text; `None` if the file was deleted.
    Text(Option<String>),
    /// The reason why the file cannot be read.
    Unreadable(Diagnostic),
}

impl Document {
    /// The languages of the project, with all edits.
    pub fn locales(&self) -> &Locales {
        &self.translations().locales
    }

    /// The languages, rules and cards, for working on a language.
    pub fn subject(&self) -> Subject<'_> {
        Subject { locales: self.locales(), rules: &self.rules, registry: &self.registry, checked: self.checked() }
    }

    /// The author's name for edits of languages.
    pub fn author(&self) -> &Name {
        &self.author
    }

    /// Sets the author's name for edits of languages.
    pub fn set_author(&mut self, name: impl Into<Name>) {
        self.author = name.into();
    }

    /// Whether edits of messages only become suggestions, on which others decide.
    pub fn suggests_only(&self) -> bool {
        self.suggests_only
    }

    /// Sets whether edits of messages become suggestions.
    pub fn set_suggests_only(&mut self, suggests_only: bool) {
        self.suggests_only = suggests_only;
    }

    pub(super) fn translations(&self) -> &Translations {
        self.translations.get_or_init(|| {
            let locales = Locales::load(&self.rules, self.folder.as_deref());
            let files = locales.project_paths().into_iter().map(|path| {
                let file = TextFile::of(locales.text(&path));
                (path, file)
            });
            Translations { files: files.collect(), locales }
        })
    }

    /// Replaces files of languages and decks and that of the designers, and returns the tags of the languages.
    pub(super) fn apply_files(&mut self, files: &[FileChange]) -> Vec<String> {
        let (design, files): (Vec<&FileChange>, Vec<&FileChange>) =
            files.iter().partition(|change| change.path == DESIGN);
        for change in design {
            self.apply_design(change);
        }
        let (decks, files): (Vec<&FileChange>, Vec<&FileChange>) =
            files.into_iter().partition(|change| DeckFile::is_path(&change.path));
        self.apply_deck_files(&decks);
        if files.is_empty() {
            return Vec::new();
        }
        self.translations();
        let mut languages: Vec<String> = Vec::new();
        if let Some(translations) = self.translations.get_mut() {
            for change in files {
                translations.locales.set_file(&change.path, change.after.as_deref());
                let tag = change.path.split('/').nth(1).unwrap_or_default();
                if !languages.iter().any(|known| known == tag) {
                    languages.push(tag.to_owned());
                }
            }
        }
        languages
    }

    /// Merges changes of the language files by other programs, message by message, as a step that can be undone. If
    /// both sides changed a message, mine is kept and theirs becomes a candidate, so that merging never has to ask.
    pub(super) fn merge_external_languages(&mut self) -> Result<Option<ChangeSet>, Diagnostic> {
        let Some(folder) = self.folder.clone() else { return Ok(None) };
        if self.translations.get().is_none() {
            return Ok(None);
        }
        let theirs = self.translations().external_changes(&folder);
        if theirs.is_empty() {
            return Ok(None);
        }
        let mut changes: Vec<FileChange> = Vec::new();
        let mut others: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        let mut is_mixed = false;
        let mut unreadable: Vec<(String, Diagnostic)> = Vec::new();
        // Merge the Fluent files first, because their conflicts are added to the review files.
        for (path, theirs) in &theirs {
            let mine = self.locales().text(path).map(str::to_owned);
            let base = self.translations().files.get(path).and_then(|file| file.text.clone());
            let theirs = match theirs {
                Theirs::Text(theirs) => theirs.clone(),
                Theirs::Unreadable(problem) if mine == base => {
                    unreadable.push((path.clone(), problem.clone()));
                    continue;
                }
                Theirs::Unreadable(problem) => return Err(problem.clone()),
            };
            let after = if mine == base {
                theirs.clone()
            } else {
                is_mixed = true;
                let text = |text: &Option<String>| text.clone().unwrap_or_default();
                let (base, mine, there) = (text(&base), text(&mine), text(&theirs));
                let text = if path.ends_with(REVIEW_FILE) {
                    merge_reviews(&base, &mine, &there, &[], Timestamp::now()).map_err(|problem| {
                        let message = message!(
                            "problem-changed-elsewhere",
                            path = path.as_str(),
                            reason = problem.message.clone()
                        );
                        Diagnostic { message, ..problem }
                    })?
                } else {
                    let done = merge_files(&base, &mine, &there);
                    let tag = path.split('/').nth(1).unwrap_or_default();
                    others.entry(format!("{FOLDER}/{tag}/{REVIEW_FILE}")).or_default().extend(done.others);
                    done.text
                };
                Some(text).filter(|text| !text.is_empty())
            };
            changes.push(FileChange { path: path.clone(), before: mine, after });
        }
        for (path, others) in others.into_iter().filter(|(_, others)| !others.is_empty()) {
            let at = changes.iter().position(|change| change.path == path);
            let before = self.locales().text(&path).map(str::to_owned);
            let now = at.map_or_else(|| before.clone(), |at| changes[at].after.clone()).unwrap_or_default();
            let after = Some(merge_reviews(&now, &now, &now, &others, Timestamp::now())?);
            match at {
                Some(at) => changes[at].after = after,
                None => changes.push(FileChange { path, before, after }),
            }
        }
        if let Some(translations) = self.translations.get_mut() {
            for (path, problem) in unreadable {
                translations.locales.mark_unreadable(&path, problem);
            }
            for (path, theirs) in theirs {
                if let Theirs::Text(text) = theirs {
                    translations.files.insert(path, TextFile::of(text.as_deref()));
                }
            }
        }
        changes.retain(|change| change.before != change.after);
        if changes.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.take_over(changes, is_mixed)))
    }

    /// Reloads changed glossaries. The studio never writes them, so there is nothing to undo.
    pub(super) fn reload_glossaries(&mut self) -> Option<ChangeSet> {
        let folder = self.folder.clone()?;
        let changed = self.translations.get_mut()?.locales.reload_glossaries(&folder);
        if changed.is_empty() {
            return None;
        }
        self.revision += 1;
        let languages = changed.into_iter().map(str::to_owned).collect();
        Some(ChangeSet { languages, glossaries: true, ..ChangeSet::default() })
    }

    /// Writes the language files that differ from those in the folder.
    pub(super) fn save_languages(&mut self, warnings: &mut Vec<Diagnostic>) -> Result<(), SaveError> {
        let Some(folder) = self.folder.clone() else { return Ok(()) };
        let Some(translations) = self.translations.get_mut() else { return Ok(()) };
        for path in translations.changed() {
            let text = translations.locales.text(&path).map(str::to_owned);
            let file = translations.files.entry(path.clone()).or_default();
            warnings.extend(file.save(&folder, &path, text.as_deref(), self.storage.as_ref())?);
        }
        Ok(())
    }

    /// Writes all language files to the new folder of the project.
    pub(super) fn write_languages(&mut self, folder: &Path) -> io::Result<()> {
        let Some(translations) = self.translations.get_mut() else { return Ok(()) };
        let mut files = BTreeMap::new();
        for path in translations.locales.project_paths() {
            let text = translations.locales.text(&path).unwrap_or_default();
            let file = TextFile::create(&folder.join(&path), text).map_err(io::Error::other)?;
            files.insert(path, file);
        }
        for (path, _) in translations.files.iter().filter(|(path, _)| !files.contains_key(*path)) {
            match std::fs::remove_file(folder.join(path)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        translations.files = files;
        Ok(())
    }
}

impl Translations {
    /// The last read or written text of a file.
    pub(super) fn base(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.text.as_deref()
    }

    /// The files with unsaved edits.
    fn changed(&self) -> Vec<String> {
        let mut paths = self.locales.project_paths();
        paths.extend(self.files.keys().cloned());
        paths.sort();
        paths.dedup();
        paths.retain(|path| self.base(path) != self.locales.text(path));
        paths
    }

    /// The language files that another program has changed.
    fn external_changes(&self, folder: &Path) -> Vec<(String, Theirs)> {
        let mut paths = language_files(folder);
        paths.extend(self.files.iter().filter(|(_, file)| file.text.is_some()).map(|(path, _)| path.clone()));
        paths.sort();
        paths.dedup();
        let mut found = Vec::new();
        for path in paths {
            let file = self.files.get(&path);
            let bytes = match std::fs::read(folder.join(&path)) {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    if file.is_some_and(|file| file.text.is_some()) {
                        found.push((path, Theirs::Text(None)));
                    }
                    continue;
                }
                Err(error) => {
                    let problem = unreadable_file(&path, message!("problem-words", words = &error));
                    found.push((path, Theirs::Unreadable(problem)));
                    continue;
                }
            };
            if file.is_some_and(|file| file.known.contains(&Version::of(&bytes))) {
                continue;
            }
            let is_known_to_be_blocked = self.locales.blocked(&path).is_some();
            match String::from_utf8(bytes) {
                Ok(text) if text.len() <= crate::text::guard::MAX_FILE || path.ends_with(REVIEW_FILE) => {
                    found.push((path, Theirs::Text(Some(text))));
                }
                _ if is_known_to_be_blocked => {}
                Ok(_) => {
                    let problem = unreadable_file(&path, message!("problem-larger-than-read"));
                    found.push((path, Theirs::Unreadable(problem)));
                }
                Err(_) => {
                    let problem = unreadable_file(&path, message!("problem-it-is-not-utf-8"));
                    found.push((path, Theirs::Unreadable(problem)));
                }
            }
        }
        found
    }
}

/// The language files in a project's folder, as paths relative to it.
fn language_files(folder: &Path) -> Vec<String> {
    let names = |path: &Path| -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(path) else { return Vec::new() };
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect()
    };
    let mut found = Vec::new();
    for tag in names(&folder.join(FOLDER)) {
        if crate::text::Language::of_tag(&tag).is_none_or(|language| language.tag != tag) {
            continue;
        }
        let files = names(&folder.join(FOLDER).join(&tag)).into_iter();
        let is_ours =
            |name: &String| name == REVIEW_FILE || Path::new(name).extension().is_some_and(|end| end == "ftl");
        found.extend(files.filter(is_ours).map(|name| format!("{FOLDER}/{tag}/{name}")));
    }
    found
}

fn unreadable_file(path: &str, reason: Message) -> Diagnostic {
    let message = message!("problem-changed-unreadable", path = path, reason = reason);
    Diagnostic::new(Code::FileUnreadable, "", message)
}
