//! The board of the sandbox between sessions. It is stored outside the project, next to the journal of unsaved edits.

use std::io;

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
        let Some(kept) = &self.storage else { return Ok(()) };
        match replace(&kept.board(), text.as_bytes(), Expected::Anything) {
            Ok(_) | Err(ReplaceError::Changed) => Ok(()),
            Err(ReplaceError::Failed(error) | ReplaceError::Unconfirmed(error)) => Err(error),
        }
    }

    /// The board at the end of the last session.
    pub fn saved_board(&self) -> Option<Source> {
        load(&self.storage.as_ref()?.board()).ok()
    }
}
