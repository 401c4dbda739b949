//! The board of the sandbox between sessions: kept outside the project, where unsaved edits are kept too.

use std::io;

use super::Document;
use crate::base::Source;
use crate::registry::file::{Expected, ReplaceError, replace};
use crate::registry::project::load;

impl Document {
    /// Writes down what lies on the board, so that the next session begins with it. Nothing is kept where the project
    /// keeps nothing.
    ///
    /// # Errors
    ///
    /// The system's, when the file cannot be written.
    pub fn save_board(&self, text: &str) -> io::Result<()> {
        let Some(kept) = &self.storage else { return Ok(()) };
        match replace(&kept.board(), text.as_bytes(), Expected::Anything) {
            Ok(_) | Err(ReplaceError::Changed) => Ok(()),
            Err(ReplaceError::Failed(error) | ReplaceError::Unconfirmed(error)) => Err(error),
        }
    }

    /// What lay on the board when the last session ended.
    pub fn saved_board(&self) -> Option<Source> {
        load(&self.storage.as_ref()?.board()).ok()
    }
}
