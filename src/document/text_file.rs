//! A file of the project that may come and go: of a language, or of a deck.

use std::path::Path;

use super::SaveError;
use super::backups;
use super::files::{backup_failed, failed};
use super::home::ProjectStorage;
use crate::base::{Code, Diagnostic};
use crate::message;
use crate::registry::file::{Expected, ReplaceError, Version, replace};

/// The last known content of a file in the project's folder.
#[derive(Debug, Default)]
pub(super) struct TextFile {
    /// The text that was last read or written; `None` if there was no file.
    pub(super) text: Option<String>,
    /// The versions that this program may have written.
    pub(super) known: Vec<Version>,
}

impl TextFile {
    pub(super) fn of(text: Option<&str>) -> Self {
        let known = text.iter().map(|text| Version::of(text.as_bytes())).collect();
        Self { text: text.map(str::to_owned), known }
    }

    /// Writes a new file, over one that a copy of the project has brought.
    pub(super) fn create(target: &Path, text: &str) -> Result<Self, ReplaceError> {
        let mut file = Self::default();
        if let Ok(there) = std::fs::read(target) {
            file.known.push(Version::of(&there));
        }
        file.write(target, text)?;
        Ok(file)
    }

    /// Writes or deletes the file, unless another program has changed it. Both versions are stored in the backups; what
    /// failed there is returned.
    pub(super) fn save(
        &mut self,
        folder: &Path,
        path: &str,
        text: Option<&str>,
        kept: Option<&ProjectStorage>,
    ) -> Result<Vec<Diagnostic>, SaveError> {
        let target = folder.join(path);
        let mut warnings = Vec::new();
        let mut store = |text: &str| {
            let failed = kept.and_then(|kept| backups::store(kept, text, path).err());
            warnings.extend(failed.map(|error| backup_failed(&error)));
        };
        if let Ok(there) = std::fs::read_to_string(&target) {
            store(&there);
        }
        let done = match text {
            Some(text) => self.write(&target, text),
            None => self.remove(&target),
        };
        match done {
            Ok(()) => {}
            Err(ReplaceError::Changed) => {
                let message = message!("problem-save-again", path = path);
                return Err(SaveError::Failed(Diagnostic::new(Code::FileChanged, "", message)));
            }
            Err(ReplaceError::Failed(error) | ReplaceError::Unconfirmed(error)) => return Err(failed(&target, &error)),
        }
        if let Some(text) = text {
            store(text);
        }
        Ok(warnings)
    }

    fn write(&mut self, target: &Path, text: &str) -> Result<(), ReplaceError> {
        if let Some(folder) = target.parent() {
            std::fs::create_dir_all(folder).map_err(ReplaceError::Failed)?;
        }
        match replace(target, text.as_bytes(), Expected::OneOf(&self.known)) {
            Ok(version) => {
                *self = Self { text: Some(text.to_owned()), known: vec![version] };
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

    /// Deletes a file that has become empty. Its last version is in the backups.
    fn remove(&mut self, target: &Path) -> Result<(), ReplaceError> {
        match Version::at(target).map_err(ReplaceError::Failed)? {
            Some(there) if !self.known.contains(&there) => return Err(ReplaceError::Changed),
            Some(_) => std::fs::remove_file(target).map_err(ReplaceError::Failed)?,
            None => {}
        }
        *self = Self::default();
        Ok(())
    }
}
