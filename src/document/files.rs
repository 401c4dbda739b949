//! The files of an open project: their last read or written versions, saving, and changes by other programs.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::backups::{self, Backup, REGISTRY, RULESET};
use super::conflict::parse_lossless;
use super::step::{Label, ProjectState, Step};
use super::{ChangeSet, Command, Document, SaveError, Saved};
use crate::base::{Code, Diagnostic, Source};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::file::{Expected, ReplaceError, Version, clean, replace};
use crate::registry::project::create;
use crate::registry::{Registry, decks, game_of_heroes, is_lossless, write};
use crate::text::translation::{FOLDER, FileChange};

/// A file of the project.
#[derive(Debug)]
pub(super) struct Tracked {
    pub(super) path: PathBuf,
    /// The text that was last read or written, which is the common base for merging.
    pub(super) text: Arc<str>,
    /// The versions that this program may have written. Usually one; more after a save whose result is unknown.
    known: Vec<Version>,
}

impl Tracked {
    pub(super) fn new(path: PathBuf, text: &str) -> Self {
        Self { path, text: text.into(), known: vec![Version::of(text.as_bytes())] }
    }

    /// The version that was last read or written.
    pub(super) fn version(&self) -> Version {
        Version::of(self.text.as_bytes())
    }

    /// The text of the file if another program has changed it. A deleted file is not a change, because it can be
    /// written again without loss.
    pub(super) fn changed(&self) -> io::Result<Option<String>> {
        match std::fs::read(&self.path) {
            Ok(bytes) if self.known.contains(&Version::of(&bytes)) => Ok(None),
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Accepts the current content of the file, so that it may be replaced.
    pub(super) fn accept(&mut self, text: &str) {
        self.known.push(Version::of(text.as_bytes()));
    }

    fn replace(&mut self, text: &str) -> Result<(), ReplaceError> {
        match replace(&self.path, text.as_bytes(), Expected::OneOf(&self.known)) {
            Ok(version) => {
                self.known = vec![version];
                self.text = text.into();
                Ok(())
            }
            Err(error) => {
                if matches!(error, ReplaceError::Unconfirmed(_)) {
                    self.known.push(Version::of(text.as_bytes()));
                }
                Err(error)
            }
        }
    }
}

impl Document {
    /// The ruleset file.
    pub fn ruleset_source(&self) -> Source {
        Source::new(RULESET, self.ruleset_text())
    }

    /// The game of a project of format 1 whose ruleset has a match, with its cards, heroes and decks. It is read each time.
    pub fn game_of_heroes(&self) -> Option<Game> {
        game_of_heroes(&self.rules, &self.ruleset_source(), self.registry())
    }

    /// Saves the project in its folder.
    ///
    /// Each file is written to a temporary file, flushed, and renamed only if no other program has changed the target
    /// since it was read; then it is read back. The replaced version is stored in [`Document::backups`].
    pub fn save(&mut self) -> Result<Saved, SaveError> {
        if self.folder.is_none() {
            return Err(SaveError::NoFolder);
        }
        if let Some(reason) = &self.read_only {
            return Err(SaveError::Failed(reason.clone()));
        }
        if let Some(theirs) = self.external_changes().map_err(|error| failed(&self.registry_file.path, &error))? {
            self.record_conflict(theirs);
            return Err(SaveError::Conflict);
        }
        self.merge_external_languages().map_err(SaveError::Failed)?;
        self.merge_external_decks().map_err(SaveError::Failed)?;
        self.merge_external_design().map_err(SaveError::Failed)?;
        let registry = write(&self.registry, &self.rules);
        let ruleset = Arc::clone(&self.ruleset);
        let mut saved = Saved { formatted: self.is_unformatted, warnings: Vec::new() };
        // Write the ruleset first, because the registry cannot be read without it.
        for (is_ruleset, text) in [(true, &*ruleset), (false, registry.as_str())] {
            let name = if is_ruleset { RULESET } else { REGISTRY };
            let file = if is_ruleset { &mut self.ruleset_file } else { &mut self.registry_file };
            let is_there = file.path.is_file();
            if *file.text == *text && (is_there || is_ruleset) {
                continue;
            }
            if is_there && let Some(kept) = &self.storage {
                // Back up the replaced version first.
                let there = std::fs::read_to_string(&file.path).unwrap_or_else(|_| file.text.to_string());
                saved.warnings.extend(backups::store(kept, &there, name).err().map(|error| backup_failed(&error)));
            }
            match file.replace(text) {
                Ok(()) => {}
                Err(ReplaceError::Failed(error)) => return Err(failed(&file.path, &error)),
                Err(error @ ReplaceError::Unconfirmed(_)) => {
                    let message = message!("problem-save-unconfirmed", path = &file.path.display(), error = &error);
                    return Err(SaveError::Failed(Diagnostic::new(Code::FileUnwritable, "", message)));
                }
                // The file was changed since it was checked above.
                Err(ReplaceError::Changed) => return self.save(),
            }
            if let Some(kept) = &self.storage {
                saved.warnings.extend(backups::store(kept, text, name).err().map(|error| backup_failed(&error)));
            }
        }
        self.save_languages(&mut saved.warnings)?;
        self.save_decks(&mut saved.warnings)?;
        self.save_design(&mut saved.warnings)?;
        self.is_unformatted = false;
        self.after_save();
        Ok(saved)
    }

    /// Saves the project in another folder, which must not contain a project, and continues there. The folder is
    /// created if needed.
    pub fn save_as(&mut self, folder: &Path) -> Result<Saved, SaveError> {
        let there = ["registry.json", "ruleset.json"].iter().map(|name| folder.join(name)).find(|path| path.exists());
        if let Some(there) = there {
            let message = message!("problem-project-exists", path = &there.display());
            return Err(SaveError::Failed(Diagnostic::new(Code::FileUnwritable, "", message)));
        }
        if self.checks.all().any(|(_, problem)| problem.lost || problem.code == Code::FormatTooNew)
            && let Some(reason) = &self.read_only
        {
            return Err(SaveError::Failed(reason.clone()));
        }
        let registry = write(&self.registry, &self.rules);
        if let Some(old) = &self.folder {
            copy_folders(old, folder).map_err(|error| failed(folder, &error))?;
        }
        create(folder, &self.ruleset, &registry, &self.rules).map_err(|error| match error {
            ReplaceError::Failed(error) | ReplaceError::Unconfirmed(error) => failed(folder, &error),
            ReplaceError::Changed => SaveError::Conflict,
        })?;
        self.write_languages(folder).map_err(|error| failed(folder, &error))?;
        self.write_decks(folder).map_err(|error| failed(folder, &error))?;
        self.write_design(folder).map_err(|error| failed(folder, &error))?;
        // The unsaved edits are now saved in the new folder, so that the old journal can be removed.
        self.drop_journal();
        self.folder = Some(folder.to_owned());
        self.ruleset_name = folder.join("ruleset.json").display().to_string();
        self.registry_file = Tracked::new(folder.join("registry.json"), &registry);
        self.ruleset_file = Tracked::new(folder.join("ruleset.json"), &self.ruleset);
        self.read_only = None;
        self.conflict = None;
        self.is_unformatted = false;
        self.lock_and_recover();
        self.after_save();
        let mut saved = Saved::default();
        if let Some(kept) = &self.storage {
            saved.warnings.extend(backups::store(kept, &registry, REGISTRY).err().map(|error| backup_failed(&error)));
        }
        Ok(saved)
    }

    /// Takes changes of files by another program as a step that can be undone. `is_mixed`: they are merged with edits here.
    pub(super) fn take_over(&mut self, files: Vec<FileChange>, is_mixed: bool) -> ChangeSet {
        let was_dirty = self.is_dirty();
        let label = Label::new(if is_mixed { "undo-merge" } else { "undo-reload" });
        let changed = self.commit(Step { files, ..Step::new(label, Vec::new()) });
        if was_dirty {
            self.mark_unsaved();
        } else {
            self.mark_reloaded();
        }
        changed
    }

    pub(super) fn mark_unsaved(&mut self) {
        self.history.mark_unsaved();
    }

    pub(super) fn mark_reloaded(&mut self) {
        self.history.mark_saved();
        self.restart_journal();
    }

    /// Records that the files contain the current records.
    fn after_save(&mut self) {
        self.history.mark_saved();
        self.conflict = None;
        self.restart_journal();
    }

    /// The changes of the files by other programs, if any.
    pub(super) fn external_changes(&self) -> io::Result<Option<Theirs>> {
        if self.folder.is_none() {
            return Ok(None);
        }
        let (registry, ruleset) = (self.registry_file.changed()?, self.ruleset_file.changed()?);
        Ok((registry.is_some() || ruleset.is_some()).then_some(Theirs { registry, ruleset }))
    }

    /// Removes temporary files that an earlier session has left in the folder.
    pub(super) fn remove_stale_files(&self) {
        if let Some(folder) = &self.folder {
            clean(folder);
            let languages = std::fs::read_dir(folder.join(FOLDER));
            languages.into_iter().flatten().flatten().for_each(|language| clean(&language.path()));
            clean(&folder.join(decks::FOLDER));
        }
        if let Some(kept) = &self.storage {
            kept.clean();
        }
    }

    /// Earlier versions of registry and ruleset, the latest first.
    pub fn backups(&self) -> Vec<Backup> {
        let all = self.storage.as_ref().map(backups::list).unwrap_or_default();
        all.into_iter().filter(|backup| matches!(backup.file.as_str(), REGISTRY | RULESET)).collect()
    }

    /// Earlier versions of a language's file (`locales/de/core.ftl`), the latest first.
    #[cfg(feature = "testing")]
    pub fn backups_of(&self, file: &str) -> Vec<Backup> {
        let all = self.storage.as_ref().map(backups::list).unwrap_or_default();
        all.into_iter().filter(|backup| backup.file == file).collect()
    }

    /// Restores an earlier version, as a step that can be undone.
    pub fn restore(&mut self, backup: &Backup) -> Result<ChangeSet, Diagnostic> {
        let text = std::fs::read_to_string(&backup.path).map_err(|error| {
            let message = message!("problem-path-unreadable", path = &backup.path.display(), error = &error);
            Diagnostic::new(Code::FileUnreadable, "", message)
        })?;
        if backup.file == RULESET {
            return self.apply(Command::SetRuleset { text });
        }
        if let Some(reason) = &self.read_only {
            return Err(reason.clone());
        }
        if backup.file != REGISTRY {
            let before = self.locales().text(&backup.file).map(str::to_owned);
            let files = vec![FileChange { path: backup.file.clone(), before, after: Some(text) }];
            return Ok(self.commit(Step { files, ..Step::new(Label::new("undo-restore"), Vec::new()) }));
        }
        let whole = ProjectState { ruleset: Arc::clone(&self.ruleset), registry: parse_lossless(&text, &self.rules)? };
        Ok(self.replace_project("undo-restore", whole))
    }
}

/// The files that another program has changed; `None` for unchanged ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Theirs {
    pub(super) registry: Option<String>,
    pub(super) ruleset: Option<String>,
}

/// The folders of a project.
const FOLDERS: [&str; 7] = ["art", "chapters", "effects", "faces", "inbox", "locales", "scenarios"];

/// Copies the folders of a project into another, and the files beside its ruleset, which the tools of designers read.
fn copy_folders(from: &Path, to: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        let is_ours =
            Path::new(&name).extension().is_some_and(|end| ["json", "txt", "md"].iter().any(|known| end == *known));
        if is_ours && entry.file_type()?.is_file() && !name.to_string_lossy().starts_with('.') {
            std::fs::create_dir_all(to)?;
            std::fs::copy(entry.path(), to.join(name))?;
        }
    }
    let mut open: Vec<PathBuf> = FOLDERS.iter().map(PathBuf::from).filter(|name| from.join(name).is_dir()).collect();
    while let Some(within) = open.pop() {
        std::fs::create_dir_all(to.join(&within))?;
        for entry in std::fs::read_dir(from.join(&within))? {
            let entry = entry?;
            let path = within.join(entry.file_name());
            let kind = entry.file_type()?;
            if kind.is_dir() {
                open.push(path);
            } else if kind.is_file() {
                std::fs::copy(entry.path(), to.join(path))?;
            }
        }
    }
    Ok(())
}

pub(super) fn failed(path: &Path, error: &io::Error) -> SaveError {
    let message = message!("problem-not-saved", path = &path.display(), error = &error);
    SaveError::Failed(Diagnostic::new(Code::FileUnwritable, "", message))
}

pub(super) fn backup_failed(error: &ReplaceError) -> Diagnostic {
    let mut problem = Diagnostic::new(Code::FileUnwritable, "", message!("problem-no-backup", error = &error));
    problem.severity = crate::base::Severity::Warning;
    problem
}

/// The reason why a registry must not overwrite its file, if any.
pub(super) fn loss(registry: &Registry, problems: &[Diagnostic]) -> Option<Diagnostic> {
    let lost = problems.iter().find(|problem| !is_lossless(std::slice::from_ref(problem)));
    let message = match lost {
        Some(problem) if problem.code == Code::FormatTooNew => problem.message.clone(),
        Some(problem) => {
            message!("problem-saving-loses", reason = problem.message.clone())
        }
        // Records cannot be added to a member that should be a list but has another type.
        None => {
            let (name, _) = registry.rest.iter().find(|(name, _)| LISTS.contains(&name.as_str()))?;
            message!("problem-not-a-list", name = name)
        }
    };
    Some(Diagnostic::new(Code::ReadOnly, lost.map(|problem| problem.pointer.clone()).unwrap_or_default(), message))
}

/// The lists of a registry file.
const LISTS: [&str; 3] = ["books", "heroes", "cards"];
