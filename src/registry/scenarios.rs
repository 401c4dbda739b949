//! Files of scenarios and match logs, in a folder of the project or bundled with the program.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::file::{Expected, ReplaceError, Version, replace};
use crate::base::Source;

/// The folder of a project's scenarios.
pub const FOLDER: &str = "scenarios";

/// The bundled scenarios.
#[derive(rust_embed::Embed)]
#[folder = "data/starfall/scenarios"]
struct Bundled;

/// The bundled scenarios, ordered by name.
pub fn bundled() -> Vec<Source> {
    let mut names: Vec<_> = Bundled::iter().filter(|name| name.ends_with(".json")).collect();
    names.sort();
    names
        .into_iter()
        .filter_map(|name| {
            let file = Bundled::get(&name)?;
            let text = String::from_utf8(file.data.into_owned()).ok()?;
            Some(Source::new(format!("starfall/scenarios/{name}"), text))
        })
        .collect()
}

/// The scenario files of a folder, ordered by name.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Writes a scenario or a log. `over` is the version that may be replaced; without it, there must be no file. Creates
/// the folder if needed.
///
/// # Errors
///
/// [`ReplaceError::Changed`] if there is another version.
pub fn save(path: &Path, text: &str, over: Option<Version>) -> Result<Version, ReplaceError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(ReplaceError::Failed)?;
    }
    replace(path, text.as_bytes(), Expected::OneOf(over.as_slice()))
}
