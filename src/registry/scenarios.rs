//! Files of scenarios, chapters and match logs, in a folder of the project or bundled with the program.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::file::{Expected, ReplaceError, Version, replace};
use super::project::{BUNDLED, load, unreadable};
use crate::base::{Code, Diagnostic, Source};

/// The folder of a project's scenarios.
pub const FOLDER: &str = "scenarios";
/// The folder of a project's chapters.
pub const CHAPTERS: &str = "chapters";

/// The scenarios of the bundled project, ordered by name.
pub fn bundled() -> Vec<Source> {
    of_bundled(BUNDLED, FOLDER)
}

/// The JSON files in a folder of a bundled game, ordered by name.
pub fn of_bundled(game: &str, folder: &str) -> Vec<Source> {
    let files = super::bundled::files(&format!("{game}/{folder}"));
    files.into_iter().filter(|file| Path::new(&file.name).extension().is_some_and(|end| end == "json")).collect()
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

/// Reads the JSON files in a folder of a project, ordered by name. The errors are those of [`load`].
pub fn of_project(project: &Path, folder: &str) -> Vec<Result<Source, (String, Diagnostic)>> {
    let folder = project.join(folder);
    if !folder.is_dir() {
        return Vec::new();
    }
    match files_in(&folder) {
        Ok(files) => files.iter().map(|file| load(file)).collect(),
        Err(error) => {
            let problem = Diagnostic::new(Code::FileUnreadable, "", unreadable(&error));
            vec![Err((folder.display().to_string(), problem))]
        }
    }
}

/// The file name of a scenario without its extension: the words of its name in small letters, joined by hyphens.
pub fn file_name(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
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
