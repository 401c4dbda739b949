//! Opens the bundled games, and begins projects as copies of one.

use std::path::Path;

use super::{Document, OpenError, StorageConfig, is_taken};
use crate::base::{Code, Diagnostic, Source};
use crate::message;
use crate::registry::Project;
use crate::registry::outline::Outline;
use crate::registry::start::{start, start_rules};

/// What a new project begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begin {
    /// The id of a bundled game.
    pub game: String,
    /// Whether its cards and scenarios are copied too, and not only its rules.
    pub has_cards: bool,
    /// A game without cards that begins with these answers instead.
    pub outline: Option<Outline>,
}

impl Document {
    /// Opens a bundled game. It can be saved only in another folder.
    ///
    /// # Errors
    ///
    /// There is no such game.
    pub fn bundled_with(game: &str, settings: StorageConfig) -> Result<Self, Box<OpenError>> {
        let unknown = || Diagnostic::new(Code::FileUnreadable, "", message!("problem-no-file"));
        let error = || Box::new(OpenError { file: Source::new(game, ""), problems: vec![unknown()] });
        Self::of_project(Project::of_bundled(game).ok_or_else(error)?, settings)
    }

    /// Begins a project: a copy of a bundled game, or of its rules alone, in a folder that does not exist or is empty.
    ///
    /// # Errors
    ///
    /// The folder is not empty or cannot be written.
    pub fn begin(begin: &Begin, folder: &Path, settings: StorageConfig) -> Result<Self, Box<OpenError>> {
        let refused = |message| {
            let problems = vec![Diagnostic::new(Code::FileUnwritable, "", message)];
            Box::new(OpenError { file: Source::new(folder.display().to_string(), ""), problems })
        };
        if is_taken(folder) {
            return Err(refused(message!("problem-folder-not-empty")));
        }
        let made = match &begin.outline {
            Some(outline) => outline.begin(folder),
            None if begin.has_cards => start(&begin.game, folder),
            None => start_rules(&begin.game, folder),
        };
        made.map_err(|error| refused(message!("problem-words", words = error.to_string())))?;
        Self::open_with(folder, settings)
    }
}
