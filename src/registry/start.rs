//! The game that a new project begins with: small, complete, and explained entry by entry.

use std::fs;
use std::path::Path;

use super::bundled;
use super::file::{Expected, ReplaceError, replace};

/// The bundled game that a new project is a copy of.
const START: &str = "tiny/";

/// Writes a new project: rules, cards, scenarios, names in every language, and a page that explains them. A file that
/// is there already is an error and stays as it is.
pub fn start(folder: &Path) -> Result<(), ReplaceError> {
    for file in bundled::files(START.trim_end_matches('/')) {
        let to = folder.join(file.name.strip_prefix(START).unwrap_or(&file.name));
        if let Some(above) = to.parent() {
            fs::create_dir_all(above).map_err(ReplaceError::Failed)?;
        }
        replace(&to, file.text.as_bytes(), Expected::OneOf(&[]))?;
    }
    Ok(())
}
