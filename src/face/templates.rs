//! Reads a project's own templates: the folder `faces/`, completely and within limits before any of it runs.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::world::{Files, MAIN, bundled_files};
use crate::base::{Code, Diagnostic, Message};
use crate::message;

const FOLDER: &str = "faces";
/// Limits of a template folder.
const MAX_FILES: usize = 1000;
const MAX_BYTES: u64 = 32 << 20;

struct Entry {
    /// Relative path with `/` as the separator.
    path: String,
    place: PathBuf,
    length: u64,
    changed: Option<SystemTime>,
}

/// All files of the folder, ordered by path. Symbolic links are not followed.
fn entries(root: &Path) -> Result<Vec<Entry>, Diagnostic> {
    let mut found = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(inside) = folders.pop() {
        let unreadable = |error: io::Error| {
            let path = format!("{FOLDER}/{inside}");
            problem(message!("problem-path-unreadable", path = path, error = &error))
        };
        for entry in fs::read_dir(root.join(&inside)).map_err(unreadable)?.flatten() {
            let (Ok(name), Ok(kind)) = (entry.file_name().into_string(), entry.file_type()) else { continue };
            let path = if inside.is_empty() { name } else { format!("{inside}/{name}") };
            if kind.is_dir() && folders.len() <= MAX_FILES {
                folders.push(path);
            } else if kind.is_file() {
                let metadata = entry.metadata().ok();
                let length = metadata.as_ref().map_or(0, fs::Metadata::len);
                let changed = metadata.and_then(|metadata| metadata.modified().ok());
                found.push(Entry { path, place: entry.path(), length, changed });
                if found.len() > MAX_FILES {
                    return Err(too_much());
                }
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn problem(message: Message) -> Diagnostic {
    Diagnostic::new(Code::FaceTemplate, "", message)
}

fn too_much() -> Diagnostic {
    let most = MAX_BYTES >> 20;
    problem(message!("problem-template-folder", folder = FOLDER, files = MAX_FILES, most = most))
}

/// A number that changes when a template file is changed, added or removed.
pub(super) fn stamp(project: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    for entry in entries(&project.join(FOLDER)).unwrap_or_default() {
        (entry.path, entry.length, entry.changed).hash(&mut hasher);
    }
    hasher.finish()
}

/// The files of a project's templates, or `None` if it has no such folder.
pub(super) fn of_project(project: &Path) -> Result<Option<Files>, Diagnostic> {
    let root = project.join(FOLDER);
    if !root.is_dir() {
        return Ok(None);
    }
    let mut files = Files::new();
    let mut size = 0;
    for Entry { path, place, length, .. } in entries(&root)? {
        size += length.min(MAX_BYTES + 1);
        if size > MAX_BYTES {
            return Err(too_much());
        }
        let bytes = fs::read(place).map_err(|error| {
            let path = format!("{FOLDER}/{path}");
            problem(message!("problem-path-unreadable", path = path, error = &error))
        })?;
        files.push((path, bytes));
    }
    if files.iter().all(|(path, _)| path != MAIN) {
        let message = message!("problem-template-main", folder = FOLDER, main = MAIN);
        return Err(problem(message));
    }
    Ok(Some(files))
}

/// Copies the bundled templates of a game into a project's folder, where they can be changed. Either all files appear
/// or none. If the folder has templates already, the error is [`io::ErrorKind::AlreadyExists`].
pub fn copy_templates(project: &Path, game: &str) -> io::Result<PathBuf> {
    let to = project.join(FOLDER);
    if to.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let temporary = project.join(format!(".{FOLDER}.{}.part", std::process::id()));
    let write = || {
        for (path, bytes) in bundled_files(game) {
            let place = temporary.join(path);
            fs::create_dir_all(place.parent().unwrap_or(&temporary))?;
            fs::write(place, bytes)?;
        }
        fs::rename(&temporary, &to)
    };
    let written = write();
    if written.is_err() {
        // Cleaning up is best effort: the error of `write` is the one to report.
        let _ = fs::remove_dir_all(&temporary);
    }
    written.map(|()| to)
}
