//! The open project. Only its commands change the records; problems are updated, and steps can be undone.
//!
//! This module does not need a window. See [`Document::save`] for how files are replaced without losing anything.

mod apply;
mod approvals;
mod arrange;
mod backups;
mod begin;
mod board;
mod card_list;
mod command;
mod conflict;
mod decks;
mod design;
mod edit;
mod files;
mod folders;
mod history;
mod home;
mod import;
mod journal;
pub mod made;
pub mod menus;
mod merge;
mod recent;
mod record_view;
mod recovery;
mod selection;
mod step;
mod text_file;
mod translations;
#[cfg(feature = "gui")]
mod watch;

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

pub use approvals::Approvals;
pub use arrange::{Arrange, RowPath, Side, arrange, row_at, rows_inside, takes_rows_inside, with_rows_inside};
pub use backups::Backup;
pub use begin::Begin;
pub use card_list::{CardLine, CardList, CardOrder, CardQuery};
pub use command::{Command, Field, Replace};
pub use conflict::{Conflict, Resolution};
pub use edit::is_rows;
pub use folders::{FolderEntry, import_picture, is_taken, keep_picture, list_folder, picture_bytes};
pub use home::Home;
pub use import::{ImportedCard, SheetImport};
pub use merge::{ChangedBy, DiffLine, Difference, Merged, merge};
pub use recent::{RecentProject, recent_project};
pub use record_view::RecordView;
pub use recovery::Recovery;
pub use selection::{Pick, Selection};
pub use step::{Label, ProjectState, Record, RecordChange, Step};

pub use crate::registry::RecordPath;

use crate::base::{Code, Diagnostic, Name, Source};
use crate::card::{Card, CheckedRecords};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::decks::of_heroes as decks_of_heroes;
use crate::registry::{Checks, Deck, Project, Registry, read, whole_game, write};
use crate::ruleset::Ruleset;
use crate::text::problem_text::english;
use decks::DeckFiles;
use design::Design;
use files::{Tracked, loss};
use history::History;
use home::{Lock, ProjectStorage};
use journal::Journal;
use translations::Translations;

/// An open project.
pub struct Document {
    folder: Option<PathBuf>,
    ruleset_name: String,
    ruleset: Arc<str>,
    ruleset_problems: Vec<Diagnostic>,
    rules: Arc<Ruleset>,
    registry: Registry,
    checks: Checks,
    /// Cards and heroes by their ids, collected when one is looked up for the first time after an edit.
    by_id: OnceLock<HashMap<Name, RecordPath>>,
    /// The decks, read when they are asked for the first time after an edit.
    decks: OnceLock<Vec<Deck>>,
    history: History,
    revision: u64,
    read_only: Option<Diagnostic>,
    registry_file: Tracked,
    ruleset_file: Tracked,
    deck_files: DeckFiles,
    design: Design,
    is_unformatted: bool,
    settings: StorageConfig,
    storage: Option<ProjectStorage>,
    /// The lock, held while the project is open.
    lock: Option<File>,
    journal: Option<Journal>,
    old_journals: Vec<PathBuf>,
    recovery: Option<Recovery>,
    conflict: Option<Conflict>,
    warnings: Vec<Diagnostic>,
    /// The languages, read when they are first needed.
    translations: OnceLock<Translations>,
    author: Name,
    suggests_only: bool,
    /// A record whose new id another record has too, and the id that its translated names still have.
    pending_rename: Option<(RecordPath, Name)>,
    #[cfg(feature = "gui")]
    watch: Option<watch::Watch>,
    #[cfg(feature = "gui")]
    wake: Option<watch::Wake>,
}

/// The options for opening a project.
#[derive(Clone, Debug)]
pub struct StorageConfig {
    /// The storage of backups and unsaved edits; `None` stores nothing.
    pub home: Option<Home>,
    /// Whether unsaved edits are written to a journal. A command that edits and saves at once does not need one.
    pub has_journal: bool,
}

impl StorageConfig {
    /// Stores nothing outside the project.
    #[cfg(feature = "testing")]
    pub fn without_home() -> Self {
        Self { home: None, has_journal: false }
    }
}

impl Default for StorageConfig {
    fn default() -> Self {
        Self { home: Home::of_user(), has_journal: true }
    }
}

/// A project that could not be opened, with all problems of the responsible file.
#[derive(Debug, thiserror::Error)]
pub struct OpenError {
    pub file: Source,
    /// The problems, ordered by position.
    pub problems: Vec<Diagnostic>,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.problems.first().map(|problem| english(&problem.message));
        write!(f, "{}: {}", self.file.name, first.as_deref().unwrap_or("it cannot be read"))
    }
}

/// The effect of an edit on the records, for updating caches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangeSet {
    /// The new and changed records, by their current positions.
    pub places: Vec<RecordPath>,
    /// Whether records were inserted or removed, so that indices have changed.
    pub moved: bool,
    /// Whether everything may have changed, because the ruleset was changed or a file was reloaded.
    pub everything: bool,
    /// The tags of the languages whose files have changed.
    pub languages: Vec<String>,
    /// Whether the glossary of one of these languages has changed.
    pub glossaries: bool,
}

/// The result of a save.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// Whether the file was not in canonical form before, so that more lines have changed than were edited.
    pub formatted: bool,
    /// Problems of side tasks such as backups. The save itself succeeded.
    pub warnings: Vec<Diagnostic>,
}

/// The reason why a project was not saved. The unsaved edits are kept.
#[derive(Debug)]
pub enum SaveError {
    /// The project has no folder yet.
    NoFolder,
    /// Another program has changed the file; see [`Document::conflict`].
    Conflict,
    Failed(Diagnostic),
}

impl Document {
    /// Opens the bundled project. It can be saved only in another folder.
    pub fn bundled() -> Result<Self, Box<OpenError>> {
        Self::of_project(Project::bundled(), StorageConfig::default())
    }

    /// Opens a project folder, or its registry or ruleset file.
    pub fn open(path: &Path) -> Result<Self, Box<OpenError>> {
        Self::open_with(path, StorageConfig::default())
    }

    /// As [`Document::open`], with other storage.
    pub fn open_with(path: &Path, settings: StorageConfig) -> Result<Self, Box<OpenError>> {
        match Project::open(path) {
            Ok(project) => Self::of_project(project, settings),
            Err((file, problem)) => Err(Box::new(OpenError { file: Source::new(file, ""), problems: vec![problem] })),
        }
    }

    /// A project whose files have been read.
    pub fn of_project(project: Project, settings: StorageConfig) -> Result<Self, Box<OpenError>> {
        let (rules, mut ruleset_problems) = Ruleset::read(&project.ruleset);
        let Some(rules) = rules else {
            return Err(Box::new(OpenError { file: project.ruleset, problems: ruleset_problems }));
        };
        let (game, of_game) = whole_game(&rules, &project.ruleset);
        ruleset_problems.extend(of_game);
        if rules.is_whole_game() && game.is_none() {
            return Err(Box::new(OpenError { file: project.ruleset, problems: ruleset_problems }));
        }
        let (registry, problems) = read(&project.registry, &rules);
        let Some(mut registry) = registry else {
            return Err(Box::new(OpenError { file: project.registry, problems }));
        };
        if rules.is_whole_game() {
            registry.deck_files.clone_from(&project.decks);
        }
        let registry_path = project.registry_path().unwrap_or_else(|| PathBuf::from(&project.registry.name));
        let mut document = Self {
            ruleset_file: Tracked::new(registry_path.with_file_name("ruleset.json"), &project.ruleset.text),
            registry_file: Tracked::new(registry_path, &project.registry.text),
            deck_files: decks::tracked(&registry.deck_files),
            design: Design::open(project.folder.as_deref(), &rules.game),
            is_unformatted: write(&registry, &rules) != project.registry.text,
            read_only: loss(&registry, &problems),
            folder: project.folder,
            ruleset_name: project.ruleset.name,
            ruleset: project.ruleset.text.into(),
            checks: Checks::new(&registry, &rules, game, problems),
            rules: Arc::new(rules),
            ruleset_problems,
            registry,
            by_id: OnceLock::new(),
            decks: OnceLock::new(),
            history: History::default(),
            revision: 0,
            settings,
            storage: None,
            lock: None,
            journal: None,
            old_journals: Vec::new(),
            recovery: None,
            conflict: None,
            warnings: Vec::new(),
            translations: OnceLock::new(),
            author: home::user_name(),
            suggests_only: false,
            pending_rename: None,
            #[cfg(feature = "gui")]
            watch: None,
            #[cfg(feature = "gui")]
            wake: None,
        };
        document.lock_and_recover();
        Ok(document)
    }

    /// Opens the project's storage, locks the project, and starts the journal.
    fn lock_and_recover(&mut self) {
        (self.storage, self.lock) = (None, None);
        let Some(home) = &self.settings.home else { return };
        let kept = match home.of_project(self.folder.as_deref(), &self.rules.game) {
            Ok(kept) => kept,
            Err(error) => return self.warn(message!("problem-no-storage", error = error.to_string())),
        };
        match kept.lock() {
            Ok(Lock::Acquired(file)) => self.lock = Some(file),
            Ok(Lock::HeldElsewhere) => {
                // The bundled project cannot be overwritten, so that two instances may open it.
                if self.folder.is_some() {
                    let message = message!("problem-open-elsewhere");
                    self.read_only = Some(Diagnostic::new(Code::ReadOnly, "", message));
                }
                return;
            }
            // If files cannot be locked, changes by another instance are detected when saving.
            Err(_) => {}
        }
        self.storage = Some(kept);
        self.remove_stale_files();
        if self.settings.has_journal {
            self.start_journal();
        }
        #[cfg(feature = "gui")]
        self.start_watch();
    }

    /// The current cards and heroes.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// The decks: those of the project, or those that follow from its heroes. Their places are those of
    /// [`RecordPath::Deck`].
    pub fn decks(&self) -> &[Deck] {
        self.decks.get_or_init(|| {
            if self.rules.is_whole_game() {
                self.registry.decks()
            } else {
                decks_of_heroes(&self.registry, &self.rules)
            }
        })
    }

    /// The game's vocabulary.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The game with the project's cards, if the ruleset describes the whole game.
    pub fn game(&self) -> Option<&Arc<Game>> {
        self.checks.game()
    }

    /// The text of the ruleset file.
    pub fn ruleset_text(&self) -> &str {
        &self.ruleset
    }

    /// The project's folder; `None` for the bundled one.
    pub fn path(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// A number that increases with every change.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether there is something to save.
    pub fn is_dirty(&self) -> bool {
        !self.history.is_saved()
    }

    /// The reason why the project cannot be changed, if any.
    pub fn read_only(&self) -> Option<&Diagnostic> {
        self.read_only.as_ref()
    }

    /// Allows editing although saving would lose repeated or unreadable members. The original file is stored in the
    /// backups. No other reason for being read-only can be waived.
    #[cfg(feature = "testing")]
    pub fn allow_lossy_edits(&mut self) {
        let is_loss = self.checks.all().any(|(_, problem)| problem.lost);
        let is_ours = self.folder.is_none() || self.storage.is_some() || self.settings.home.is_none();
        let is_newer = self.checks.all().any(|(_, problem)| problem.code == Code::FormatTooNew);
        if is_loss && is_ours && !is_newer {
            self.read_only = None;
        }
    }

    /// Whether the file is not in canonical form, so that the first save changes more lines than were edited.
    pub fn is_unformatted(&self) -> bool {
        self.is_unformatted
    }

    /// All problems, record by record. Pointers and fixes are relative to the record.
    pub fn problems(&self) -> impl Iterator<Item = (RecordPath, &Diagnostic)> {
        self.ruleset_problems.iter().map(|problem| (RecordPath::Ruleset, problem)).chain(self.checks.all())
    }

    /// The problems of one record, with pointers and fixes relative to it.
    pub fn problems_of(&self, place: RecordPath) -> impl Iterator<Item = &Diagnostic> {
        let ruleset = if place == RecordPath::Ruleset { &self.ruleset_problems[..] } else { &[] };
        ruleset.iter().chain(self.checks.of(place))
    }

    /// The numbers of errors and of warnings.
    pub fn tally(&self) -> (usize, usize) {
        let (errors, warnings) = self.checks.tally();
        // A project whose ruleset has errors cannot be opened, so the ruleset has only warnings.
        (errors, warnings + self.ruleset_problems.len())
    }

    /// The checked form of every card and hero, by index.
    pub fn checked(&self) -> &CheckedRecords {
        self.checks.checked()
    }

    /// The id of the hero that a card belongs to, if the registry has this hero.
    pub fn hero_of(&self, card: &Card) -> Option<&Name> {
        self.checks.hero_of(card, &self.rules)
    }

    /// Makes an edit.
    ///
    /// # Errors
    ///
    /// The reason why the edit is refused. Nothing is changed then.
    pub fn apply(&mut self, command: Command) -> Result<ChangeSet, Diagnostic> {
        if let Some(reason) = &self.read_only {
            return Err(reason.clone());
        }
        let mut step = self.step_of(command)?;
        if step.changes.is_empty() && step.files.is_empty() {
            return Ok(ChangeSet::default());
        }
        if let Some(renames) = self.renames(&step)? {
            step.files.extend(renames.files);
            step.changes.extend(renames.listed);
            self.pending_rename = renames.pending_rename;
        }
        Ok(self.commit(step))
    }

    /// Applies a step and adds it to the history.
    fn commit(&mut self, step: Step) -> ChangeSet {
        let changed = self.apply_changes(&step.changes, &step.files);
        self.history.push(step);
        changed
    }

    /// Undoes the last step; `None` if there is none.
    pub fn undo(&mut self) -> Option<ChangeSet> {
        let (changes, files) = self.history.undo()?;
        Some(self.apply_changes(&changes, &files))
    }

    /// Redoes the last undone step; `None` if there is none.
    pub fn redo(&mut self) -> Option<ChangeSet> {
        let (changes, files) = self.history.redo()?;
        Some(self.apply_changes(&changes, &files))
    }

    /// The label of the step that [`Document::undo`] would undo.
    pub fn undo_label(&self) -> Option<&Label> {
        self.history.undo_label()
    }

    /// The label of the step that [`Document::redo`] would redo.
    pub fn redo_label(&self) -> Option<&Label> {
        self.history.redo_label()
    }

    /// Performs the tasks that are due, such as checking the watched files. Call this regularly, and after the waker of
    /// [`Document::watch`] was called.
    pub fn tick(&mut self, now: Instant) -> Tick {
        let mut tick = Tick { warnings: std::mem::take(&mut self.warnings), ..Tick::default() };
        if let Some(error) = self.journal.as_ref().and_then(Journal::take_failure) {
            self.warn(message!("problem-no-journal", error = error));
            tick.warnings.append(&mut self.warnings);
        }
        #[cfg(feature = "gui")]
        match self.watch.as_mut().map(|watch| watch.due(now)) {
            Some(Ok(true)) => {
                tick.folder_changed = true;
                match self.check_for_external_changes() {
                    Ok(changed) => tick.changed = changed,
                    Err(problem) => tick.warnings.push(problem),
                }
            }
            Some(Err(left)) => tick.again = Some(left),
            Some(Ok(false)) | None => {}
        }
        #[cfg(not(feature = "gui"))]
        let _ = now;
        tick
    }

    /// Watches the files; `wake` is called from another thread when [`Document::tick`] may have something to do.
    #[cfg(feature = "gui")]
    pub fn watch(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.wake = Some(Arc::new(wake));
        self.start_watch();
    }

    #[cfg(feature = "gui")]
    fn start_watch(&mut self) {
        let (Some(wake), Some(folder)) = (&self.wake, &self.folder) else { return };
        match watch::Watch::new(folder, Arc::clone(wake)) {
            Ok(watch) => self.watch = Some(watch),
            Err(error) => self.warn(message!("problem-not-watched", error = error.to_string())),
        }
    }
}

/// The results of [`Document::tick`].
#[derive(Clone, Debug, Default)]
pub struct Tick {
    /// The records that were reloaded because another program has changed the file.
    pub changed: Option<ChangeSet>,
    /// Whether a file in the project's folder has changed, e.g. a template or picture of card faces.
    pub folder_changed: bool,
    /// Problems of background tasks.
    pub warnings: Vec<Diagnostic>,
    /// The time of the next task.
    pub again: Option<Duration>,
}
