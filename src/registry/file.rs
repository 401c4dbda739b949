//! Files that are never half there and never lost: how one is put in place of another.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a file holds, told apart by its BLAKE3 hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(blake3::Hash);

impl Version {
    /// The version of a text.
    pub fn of(bytes: &[u8]) -> Self {
        Self(blake3::hash(bytes))
    }

    /// The version of the file at a path; `None` if there is none.
    pub fn at(path: &Path) -> io::Result<Option<Self>> {
        match fs::read(path) {
            Ok(bytes) => Ok(Some(Self::of(&bytes))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// As 64 hexadecimal digits.
    pub fn hex(self) -> String {
        self.0.to_hex().to_string()
    }

    /// From 64 hexadecimal digits.
    pub fn from_hex(hex: &str) -> Option<Self> {
        blake3::Hash::from_hex(hex).ok().map(Self)
    }
}

/// What may stand where a file is put.
#[derive(Clone, Copy, Debug)]
pub enum Expected<'v> {
    /// Whatever is there.
    Anything,
    /// One of these versions, or nothing.
    OneOf(&'v [Version]),
}

/// Why a file was not replaced.
#[derive(Debug, thiserror::Error)]
pub enum ReplaceError {
    /// Someone else has changed it.
    #[error("it was changed by someone else")]
    Changed,
    /// It did not work; the file is as it was.
    #[error("{0}")]
    Failed(io::Error),
    /// The new file is in its place, but whether it would survive a failure of power is not known.
    #[error("the system did not confirm it: {0}")]
    Unconfirmed(io::Error),
}

/// How often a flush that failed is tried again, each time with a new file: after a failed flush the system may have
/// thrown away what it should have written, and says so only once.
const ATTEMPTS: usize = 3;
/// What the names of temporary files begin and end with.
const TEMPORARY: (&str, &str) = (".ses-", ".tmp");

/// Puts a file in place of another, so that at every moment either the old or the new one is whole.
///
/// A temporary file beside it is written and flushed; the target is read again and must be one of the expected versions;
/// then the temporary takes its name, the folder is flushed, and the file is read back.
pub fn replace(path: &Path, bytes: &[u8], expected: Expected<'_>) -> Result<Version, ReplaceError> {
    // A link stays a link: what it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let permissions = match fs::metadata(&target) {
        Ok(there) if there.permissions().readonly() => {
            let error = io::Error::new(io::ErrorKind::PermissionDenied, "the file is write-protected");
            return Err(ReplaceError::Failed(error));
        }
        Ok(there) => Some(there.permissions()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(ReplaceError::Failed(error)),
    };
    let temporary = Temporary::write(folder, bytes, permissions.as_ref()).map_err(ReplaceError::Failed)?;
    let version = Version::of(bytes);
    if let Expected::OneOf(versions) = expected {
        let there = Version::at(&target).map_err(ReplaceError::Failed)?;
        if there.is_some_and(|there| there != version && !versions.contains(&there)) {
            return Err(ReplaceError::Changed);
        }
    }
    temporary.rename(&target).map_err(ReplaceError::Failed)?;
    flush_folder(folder).map_err(ReplaceError::Unconfirmed)?;
    match Version::at(&target) {
        Ok(Some(there)) if there == version => Ok(version),
        Ok(_) => Err(ReplaceError::Unconfirmed(io::Error::other("what was read back is something else"))),
        Err(error) => Err(ReplaceError::Unconfirmed(error)),
    }
}

/// Removes temporary files that a session left behind when it ended before its time.
pub fn clean(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|name| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1));
        // Whoever still writes to one holds its lock.
        if is_ours && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A file that is being written, and is removed unless it gets its name.
struct Temporary {
    path: PathBuf,
    /// Kept open for its lock.
    file: Option<File>,
}

impl Temporary {
    fn write(folder: &Path, bytes: &[u8], permissions: Option<&fs::Permissions>) -> io::Result<Self> {
        let mut attempt = 0;
        loop {
            attempt += 1;
            let mut temporary = Self::new(folder)?;
            if let Some(file) = &mut temporary.file {
                // Where files cannot be locked, the temporary is only not cleaned up after a crash.
                let _ = file.try_lock();
                file.write_all(bytes)?;
                if let Some(permissions) = permissions {
                    file.set_permissions(permissions.clone())?;
                }
                match file.sync_all() {
                    Err(error) if attempt == ATTEMPTS => return Err(error),
                    Err(_) => continue,
                    Ok(()) => {}
                }
            }
            return Ok(temporary);
        }
    }

    fn new(folder: &Path) -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let mut taken = 0;
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = folder.join(format!("{}{}-{number}{}", TEMPORARY.0, std::process::id(), TEMPORARY.1));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Self { path, file: Some(file) }),
                // Left behind by an earlier process of the same number.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && taken < 1000 => taken += 1,
                Err(error) => return Err(error),
            }
        }
    }

    fn rename(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.path, target)?;
        self.file = None;
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Makes sure that names in a folder survive a failure of power.
fn flush_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        // There a folder cannot be flushed; the rename itself is kept in the file system's own journal.
        return Ok(());
    }
    let mut result = Ok(());
    for _ in 0..ATTEMPTS {
        result = File::open(folder).and_then(|folder| folder.sync_all());
        match &result {
            // Some network file systems have no flush for folders.
            Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
                return Ok(());
            }
            Err(_) => {}
            Ok(()) => break,
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Expected, ReplaceError, Version, clean, replace};

    #[test]
    fn a_file_changed_by_someone_else_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.json");
        let first = replace(&path, b"one", Expected::OneOf(&[])).expect("nothing is there");
        fs::write(&path, "two").expect("written");
        assert!(matches!(replace(&path, b"three", Expected::OneOf(&[first])), Err(ReplaceError::Changed)));
        assert_eq!(fs::read(&path).expect("there"), b"two");
        replace(&path, b"three", Expected::OneOf(&[Version::of(b"two")])).expect("as expected");
        // What is there already as it should be is no conflict.
        replace(&path, b"three", Expected::OneOf(&[])).expect("the same");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn strays_are_removed_and_living_temporaries_are_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let (stray, alive, other) = (".ses-1-0.tmp", ".ses-2-0.tmp", "ses.tmp");
        for name in [stray, alive, other] {
            fs::write(folder.path().join(name), "x").expect("written");
        }
        let held = fs::File::open(folder.path().join(alive)).expect("there");
        held.try_lock().expect("nobody holds it");
        clean(folder.path());
        let left = |name: &str| folder.path().join(name).exists();
        assert_eq!((left(stray), left(alive), left(other)), (false, true, true));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let (path, link) = (folder.path().join("a.json"), folder.path().join("link.json"));
        fs::write(&path, "one").expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
        symlink(&path, &link).expect("linked");
        replace(&link, b"two", Expected::Anything).expect("replaced");
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
        assert_eq!(fs::read(&path).expect("there"), b"two");
        assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o640);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o440)).expect("set");
        assert!(matches!(replace(&path, b"three", Expected::Anything), Err(ReplaceError::Failed(_))));
    }
}
