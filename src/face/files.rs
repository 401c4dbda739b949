//! Writes files so that all of them appear together: first to temporary names in the same folders, then renamed. If the
//! process stops early, nothing is left.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Files that are written but not yet renamed.
#[derive(Default)]
pub(super) struct Files {
    parts: Vec<Part>,
    /// Folders that were created, outer folders first.
    output: Vec<PathBuf>,
}

/// A file under its temporary name. Dropping it before the rename deletes the file.
pub(super) struct Part {
    temporary: PathBuf,
    place: PathBuf,
}

impl Drop for Part {
    fn drop(&mut self) {
        // This fails if the file was renamed, which is expected.
        let _ = fs::remove_file(&self.temporary);
    }
}

impl Files {
    /// Creates the target folder and its missing parents.
    pub(super) fn folder(&mut self, folder: &Path) -> io::Result<()> {
        let is_new = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        let mut missing: Vec<PathBuf> = folder.ancestors().take_while(is_new).map(Path::to_owned).collect();
        missing.reverse();
        for folder in missing {
            match fs::create_dir(&folder) {
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
                Err(_) => {}
                Ok(()) => self.output.push(folder),
            }
        }
        Ok(())
    }

    /// Writes a file under a temporary name next to its target.
    pub(super) fn part(place: &Path, bytes: &[u8]) -> io::Result<Part> {
        let name = place.file_name().unwrap_or_default().to_string_lossy();
        let temporary = place.with_file_name(format!(".{name}.{}.part", std::process::id()));
        let part = Part { temporary, place: place.to_owned() };
        let mut file = fs::File::create(&part.temporary)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(part)
    }

    pub(super) fn count(&self) -> usize {
        self.parts.len()
    }

    pub(super) fn push(&mut self, part: Part) {
        self.parts.push(part);
    }

    pub(super) fn extend(&mut self, parts: Vec<Part>) {
        self.parts.extend(parts);
    }

    /// Renames all files to their final names.
    pub(super) fn commit(mut self) -> io::Result<Vec<PathBuf>> {
        let parts = std::mem::take(&mut self.parts);
        for part in &parts {
            fs::rename(&part.temporary, &part.place)?;
        }
        Ok(parts.iter().map(|part| part.place.clone()).collect())
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.parts.clear();
        for folder in self.output.iter().rev() {
            // This removes only empty folders, so that files that somebody else has put there are kept.
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Files;

    #[test]
    fn files_appear_together_or_not_at_all() {
        let outer = std::env::temp_dir().join(format!("ses-studio-files-{}", std::process::id()));
        let folder = outer.join("inner");
        let (one, two) = (folder.join("one"), folder.join("two"));
        let write = || {
            let mut files = Files::default();
            files.folder(&folder).expect("a folder can be made");
            files.push(Files::part(&one, b"1").expect("a file can be written"));
            files.push(Files::part(&two, b"2").expect("a file can be written"));
            files
        };
        drop(write());
        assert!(!outer.exists());
        assert_eq!(write().commit().expect("files can be moved"), [one.clone(), two.clone()]);
        assert_eq!(std::fs::read_dir(&folder).expect("it is there").count(), 2);
        std::fs::remove_dir_all(&outer).expect("it can be taken away");
    }
}
