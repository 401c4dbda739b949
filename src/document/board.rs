//! The board and the match of the sandbox between sessions. They are stored outside the project, next to the journal of
//! unsaved edits.

use std::io;
use std::path::Path;

use super::Document;
use crate::base::Source;
use crate::registry::file::{Expected, ReplaceError, replace};
use crate::registry::project::load;

impl Document {
    /// Stores the board for the next session, if the project has storage outside its folder.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn save_board(&self, text: &str) -> io::Result<()> {
        self.storage.as_ref().map_or(Ok(()), |kept| write(&kept.board(), text))
    }

    /// The board at the end of the last session.
    pub fn saved_board(&self) -> Option<Source> {
        load(&self.storage.as_ref()?.board()).ok()
    }

    /// Stores the match for the next session, as [`Self::save_board`] does.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn save_match(&self, text: &str) -> io::Result<()> {
        self.storage.as_ref().map_or(Ok(()), |kept| write(&kept.played(), text))
    }

    /// The match at the end of the last session.
    pub fn saved_match(&self) -> Option<Source> {
        load(&self.storage.as_ref()?.played()).ok()
    }
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    match replace(path, text.as_bytes(), Expected::Anything) {
        Ok(_) | Err(ReplaceError::Changed) => Ok(()),
        Err(ReplaceError::Failed(error) | ReplaceError::Unconfirmed(error)) => Err(error),
    }
}
