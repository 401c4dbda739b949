//! Scenarios as files. A file with problems is opened too, and saving keeps everything that the program does
//! not know.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::tree::Tree;
use super::{Picked, Sandbox, Source};
use crate::base::Diagnostic;
use crate::engine::Side;
use crate::registry::file::{ReplaceError, Version};
use crate::registry::project::load;
use crate::registry::scenarios;

/// The member of the session file that holds the picked card. No scenario has it.
const PICKED: &str = "$picked";

/// The file from which the board was opened, or to which it was saved.
#[derive(Clone, Debug)]
pub struct OpenedFile {
    /// The path; `None` for a bundled scenario, which cannot be saved.
    pub path: Option<PathBuf>,
    /// The name to show.
    pub name: String,
    version: Option<Version>,
    /// The content of the file.
    saved: Arc<Tree>,
}

/// Why a scenario was not saved.
#[derive(Debug)]
pub enum SaveError {
    /// There is another file already, or this one was changed by another program.
    Conflict,
    /// Writing failed, with the system's message.
    Failed(String),
}

impl Sandbox {
    /// Returns the board's file.
    pub fn file(&self) -> Option<&OpenedFile> {
        self.snapshot.file.and_then(|at| self.files.get(at))
    }

    /// Whether the board differs from its file.
    pub fn is_dirty(&self) -> bool {
        self.file().is_some_and(|file| file.saved != self.snapshot.tree)
    }

    /// Opens a scenario. Its problems are in the timeline.
    ///
    /// # Errors
    ///
    /// Returns why the file cannot be read at all; nothing has changed then.
    pub fn open(&mut self, path: &Path, source: Source<'_>) -> Result<(), Diagnostic> {
        let file = load(path).map_err(|(_, problem)| problem)?;
        let version = Version::of(file.text.as_bytes());
        self.open_source(&file, Some((path.to_owned(), version)), source)
    }

    /// Opens a bundled scenario.
    ///
    /// # Errors
    ///
    /// As [`Sandbox::open`].
    pub fn open_bundled(&mut self, file: &crate::base::Source, source: Source<'_>) -> Result<(), Diagnostic> {
        self.open_source(file, None, source)
    }

    fn open_source(
        &mut self,
        file: &crate::base::Source,
        place: Option<(PathBuf, Version)>,
        source: Source<'_>,
    ) -> Result<(), Diagnostic> {
        self.refresh(source);
        let tree = Tree::read(&file.text).map_err(|problem| *problem)?;
        let name = file.file_name().to_owned();
        let saved = Arc::new(tree.clone());
        self.begin(tree, "do-open", source);
        let (path, version) = place.unzip();
        self.files.push(OpenedFile { path, name, version, saved });
        self.snapshot.file = Some(self.files.len() - 1);
        Ok(())
    }

    /// Saves the board as a scenario: to its own file, or to a new one.
    ///
    /// # Errors
    ///
    /// Returns why it was not saved.
    pub fn save(&mut self, path: &Path) -> Result<(), SaveError> {
        let own = self
            .files
            .iter()
            .position(|file| file.path.as_deref() == Some(path))
            .filter(|at| self.snapshot.file == Some(*at));
        let over = own.and_then(|at| self.files[at].version);
        let text = self.snapshot.tree.write();
        let version = scenarios::save(path, &text, over).map_err(|error| match error {
            ReplaceError::Changed => SaveError::Conflict,
            other => SaveError::Failed(other.to_string()),
        })?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let saved = Arc::clone(&self.snapshot.tree);
        let file = OpenedFile { path: Some(path.to_owned()), name, version: Some(version), saved };
        let at = own.unwrap_or(self.files.len());
        match own {
            Some(at) => self.files[at] = file,
            None => self.files.push(file),
        }
        self.snapshot.file = Some(at);
        self.version += 1;
        Ok(())
    }

    /// Returns the board with the picked card as the text of a session file.
    pub fn text(&self) -> String {
        let mut tree = (*self.snapshot.tree).clone();
        if let Some((picked, by)) = &self.snapshot.picked {
            let mut saved_pick = Tree::object();
            saved_pick.set(
                "card",
                match picked {
                    Picked::Id(id) => Tree::text(id),
                    Picked::Written(card) => card.clone(),
                },
            );
            saved_pick.set("by", Tree::number(if *by == Side::First { 1 } else { 2 }));
            saved_pick.set("new", Tree::flag(self.snapshot.is_new_pick));
            tree.set(PICKED, saved_pick);
        }
        tree.write()
    }

    /// Restores the board of the last session. Does nothing if the file cannot be read.
    pub fn resume(&mut self, file: &crate::base::Source, source: Source<'_>) {
        let mut file = file.clone();
        let mut saved_pick = None;
        if let Ok(mut tree) = Tree::read(&file.text) {
            saved_pick = tree.remove(PICKED);
            file.text = tree.write();
        }
        if self.open_bundled(&file, source).is_ok() {
            self.undo.clear();
            self.snapshot.file = None;
            self.snapshot.at = self.timeline.end();
            if let Some(saved_pick) = saved_pick {
                self.pick_again(&saved_pick, source);
            }
        }
    }

    /// Picks the card of the last session again, if it still exists.
    fn pick_again(&mut self, saved_pick: &Tree, source: Source<'_>) {
        let registry = source.registry;
        let is_there = |id: &str| {
            registry.cards.iter().any(|card| card.id == *id) || registry.heroes.iter().any(|hero| hero.id == *id)
        };
        let picked = match saved_pick.get("card") {
            Some(card @ Tree::Object(_)) => Some(Picked::Written(card.clone())),
            Some(card) => card.as_text().filter(|id| is_there(id)).map(|id| Picked::Id(id.into())),
            None => None,
        };
        let by = if saved_pick.get("by").and_then(Tree::as_number) == Some(2) { Side::Second } else { Side::First };
        self.snapshot.is_new_pick = saved_pick.get("new") == Some(&Tree::flag(true));
        self.snapshot.picked = picked.map(|picked| (picked, by));
    }
}
