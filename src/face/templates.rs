//! A project's own templates: the folder `faces/`, read whole and within limits before anything of it runs.

use std::fs;
use std::path::Path;

use super::stage::{Files, MAIN};
use crate::base::{Code, Diagnostic};

/// The name of the folder in a project.
const FOLDER: &str = "faces";
/// The most files and bytes that are read.
const MAX_FILES: usize = 1000;
const MAX_BYTES: usize = 32 << 20;

/// The files of a project's templates; none where it has no such folder. A symbolic link is not followed.
pub(super) fn of_project(project: &Path) -> Result<Option<Files>, Diagnostic> {
    let root = project.join(FOLDER);
    if !root.is_dir() {
        return Ok(None);
    }
    let problem = |message: String| Diagnostic::new(Code::FaceTemplate, "", message);
    let mut files = Files::new();
    let mut size = 0;
    let mut folders = vec![String::new()];
    while let Some(inside) = folders.pop() {
        let folder = root.join(&inside);
        let unreadable = |error| problem(format!("`{FOLDER}/{inside}` cannot be read: {error}"));
        let mut entries: Vec<_> = fs::read_dir(&folder).map_err(unreadable)?.flatten().collect();
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let (Ok(name), Ok(kind)) = (entry.file_name().into_string(), entry.file_type()) else { continue };
            let path = if inside.is_empty() { name } else { format!("{inside}/{name}") };
            if kind.is_dir() {
                folders.push(path);
            } else if kind.is_file() {
                let length = entry.metadata().map_or(0, |metadata| metadata.len());
                let length = usize::try_from(length).unwrap_or(usize::MAX);
                size = length.saturating_add(size);
                if size > MAX_BYTES || files.len() >= MAX_FILES {
                    let most = MAX_BYTES >> 20;
                    return Err(problem(format!(
                        "`{FOLDER}` holds too much: at most {MAX_FILES} files and {most} MiB are read"
                    )));
                }
                let bytes = fs::read(entry.path());
                let bytes = bytes.map_err(|error| problem(format!("`{FOLDER}/{path}` cannot be read: {error}")))?;
                files.push((path, bytes));
            }
        }
    }
    if files.iter().all(|(path, _)| path != MAIN) {
        let message =
            format!("`{FOLDER}` has no `{MAIN}`, with which every face begins; the bundled templates are used");
        return Err(problem(message));
    }
    Ok(Some(files))
}
