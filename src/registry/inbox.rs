//! The folder of a project with what players have sent: `ID.sescard`, and `ID.review.json` with what was decided.

use std::fs;
use std::path::{Path, PathBuf};

use super::file::ReplaceError;
use super::project::{load, save};
use crate::base::{Diagnostic, Source};

/// The name of the folder.
pub const FOLDER: &str = "inbox";
/// How the name of a submission's file ends.
const END: &str = "sescard";

/// The inbox of a project.
#[derive(Clone, Debug)]
pub struct InboxFolder(PathBuf);

impl InboxFolder {
    /// The inbox of the project in a folder.
    pub fn of(project: &Path) -> Self {
        Self(project.join(FOLDER))
    }

    /// The ids of all submissions, in order.
    pub fn ids(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == END));
        let mut ids: Vec<String> = paths.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
        ids.sort();
        ids
    }

    /// The file of a submission, by one of [`InboxFolder::ids`].
    ///
    /// # Errors
    ///
    /// As [`load`].
    pub fn submission(&self, id: &str) -> Result<Source, (String, Diagnostic)> {
        load(&self.path(id, END))
    }

    /// What was decided about a submission; `None`: nothing yet.
    ///
    /// # Errors
    ///
    /// As [`load`].
    pub fn review(&self, id: &str) -> Result<Option<Source>, (String, Diagnostic)> {
        let path = self.path(id, "review.json");
        if path.exists() { load(&path).map(Some) } else { Ok(None) }
    }

    /// Puts the file of a submission into the folder, which is made where it is missing.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn put(&self, id: &str, text: &str) -> Result<(), ReplaceError> {
        fs::create_dir_all(&self.0).map_err(ReplaceError::Failed)?;
        save(&self.path(id, END), text)
    }

    /// Writes what was decided about a submission.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn decide(&self, id: &str, text: &str) -> Result<(), ReplaceError> {
        save(&self.path(id, "review.json"), text)
    }

    fn path(&self, id: &str, end: &str) -> PathBuf {
        self.0.join(format!("{id}.{end}"))
    }
}
