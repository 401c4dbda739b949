//! The file `design.json` of an open project: what its designers set for their tools. It changes as the files of decks do.

use std::io;
use std::path::Path;

use super::text_file::TextFile;
use super::{ChangeSet, Document, SaveError};
use crate::base::{Code, Diagnostic, json_edit};
use crate::message;
use crate::registry::file::Version;
use crate::registry::project::{DESIGN, beside};
use crate::text::translation::FileChange;

/// The text of the file, with all edits, and as it was last read or written.
#[derive(Debug, Default)]
pub(super) struct Design {
    text: Option<String>,
    pub(super) file: TextFile,
    /// Why the file cannot be read.
    problem: Option<Diagnostic>,
}

impl Design {
    /// Reads the file of a project, or of a bundled game.
    pub(super) fn open(folder: Option<&Path>, game: &str) -> Self {
        match beside(folder, game, DESIGN) {
            Ok(source) => {
                let text = source.map(|source| source.text);
                let file = TextFile::of(text.as_deref().filter(|_| folder.is_some()));
                Self { text, file, problem: None }
            }
            Err((_, problem)) => Self { problem: Some(problem), ..Self::default() },
        }
    }
}

impl Document {
    /// The text of `design.json`, with all edits; `None`: the project has none.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read.
    pub fn design_text(&self) -> Result<Option<&str>, &Diagnostic> {
        match &self.design.problem {
            Some(problem) => Err(problem),
            None => Ok(self.design.text.as_deref()),
        }
    }

    pub(super) fn apply_design(&mut self, change: &FileChange) {
        self.design.text.clone_from(&change.after);
    }

    /// Writes the file if it differs from that in the folder.
    pub(super) fn save_design(&mut self, warnings: &mut Vec<Diagnostic>) -> Result<(), SaveError> {
        let Some(folder) = self.folder.clone() else { return Ok(()) };
        let Design { text, file, problem } = &mut self.design;
        if problem.is_none() && file.text != *text {
            warnings.extend(file.save(&folder, DESIGN, text.as_deref(), self.storage.as_ref())?);
        }
        Ok(())
    }

    /// Writes the file to the new folder of the project.
    pub(super) fn write_design(&mut self, folder: &Path) -> io::Result<()> {
        let written = self.design.text.as_deref().map(|text| TextFile::create(&folder.join(DESIGN), text));
        self.design.file = written.transpose().map_err(io::Error::other)?.unwrap_or_default();
        Ok(())
    }

    /// Takes changes of the file by another program as a step that can be undone. What both sides have changed stays as it
    /// is here.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or not be merged because it is not JSON.
    pub(super) fn merge_external_design(&mut self) -> Result<Option<ChangeSet>, Diagnostic> {
        let Some(folder) = self.folder.clone() else { return Ok(None) };
        let theirs = beside(Some(&folder), &self.rules.game, DESIGN).map(|source| source.map(|source| source.text));
        let theirs = match theirs {
            Ok(theirs) => theirs,
            Err((_, problem)) if self.design.file.text == self.design.text => {
                self.design.problem = Some(problem);
                self.revision += 1;
                return Ok(None);
            }
            Err((_, problem)) => return Err(problem),
        };
        self.design.problem = None;
        let is_known = match &theirs {
            Some(text) => self.design.file.known.contains(&Version::of(text.as_bytes())),
            None => self.design.file.text.is_none(),
        };
        if is_known {
            return Ok(None);
        }
        let is_mixed = self.design.file.text != self.design.text;
        let after = match (&self.design.file.text, &self.design.text, &theirs) {
            _ if !is_mixed => theirs.clone(),
            (base, Some(mine), Some(there)) => Some(merged(base.as_deref(), mine, there)?),
            // Who removes the file has not seen the edits here.
            (_, mine, theirs) => mine.clone().or_else(|| theirs.clone()),
        };
        self.design.file = TextFile::of(theirs.as_deref());
        if after == self.design.text {
            return Ok(None);
        }
        let files = vec![FileChange { path: DESIGN.to_owned(), before: self.design.text.clone(), after }];
        Ok(Some(self.take_over(files, is_mixed)))
    }
}

/// A file that both sides have changed.
pub(super) fn merged(base: Option<&str>, mine: &str, theirs: &str) -> Result<String, Diagnostic> {
    json_edit::merged(base.unwrap_or("{}"), mine, theirs).map_err(|problem| {
        let message = message!("problem-changed-elsewhere", path = DESIGN, reason = problem.message);
        Diagnostic::new(Code::FileChanged, "", message)
    })
}
