//! Replacing files atomically: after a crash either the old or the new file is complete.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

/// A version of a file's content, identified by its BLAKE3 hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(blake3::Hash);

impl Version {
    /// The version of these bytes.
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

    /// The hash as 64 hexadecimal digits.
    pub fn hex(self) -> String {
        self.0.to_hex().to_string()
    }

    /// Parses 64 hexadecimal digits.
    pub fn from_hex(hex: &str) -> Option<Self> {
        blake3::Hash::from_hex(hex).ok().map(Self)
    }
}

/// The versions that may be replaced.
#[derive(Clone, Copy, Debug)]
pub enum Expected<'v> {
    /// Any version.
    Anything,
    /// One of these versions, or no file.
    OneOf(&'v [Version]),
}

/// Why a file was not replaced.
#[derive(Debug, thiserror::Error)]
pub enum ReplaceError {
    /// Another program has changed the file.
    #[error("it was changed by someone else")]
    Changed,
    /// An operation failed; the old file is unchanged.
    #[error("{0}")]
    Failed(io::Error),
    /// The new file is in place, but it may be lost if the power fails now.
    #[error("the system did not confirm it: {0}")]
    Unconfirmed(io::Error),
}

/// The number of attempts to flush a file. Each one writes a new file, because after a failed flush the system may have
/// dropped the unwritten data, and a second flush of the same file would succeed without it.
const ATTEMPTS: usize = 3;
/// The prefix and suffix of temporary files' names, by which [`clean`] recognises them.
const TEMPORARY: (&str, &str) = (".ses-", ".tmp");

/// Replaces a file, so that at every moment either the old or the new one is complete.
///
/// Writes and flushes a temporary file in the same folder, checks that the target still has one of the expected versions,
/// renames the temporary file to the target, flushes the folder, and reads the file back.
///
/// # Errors
///
/// See [`ReplaceError`].
pub fn replace(path: &Path, bytes: &[u8], expected: Expected<'_>) -> Result<Version, ReplaceError> {
    // A symbolic link is kept, and its target replaced.
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
    let temporary = write_temporary(folder, bytes, permissions.as_ref()).map_err(ReplaceError::Failed)?;
    let version = Version::of(bytes);
    if let Expected::OneOf(versions) = expected {
        let there = Version::at(&target).map_err(ReplaceError::Failed)?;
        if there.is_some_and(|there| there != version && !versions.contains(&there)) {
            return Err(ReplaceError::Changed);
        }
    }
    drop(temporary.persist(&target).map_err(|error| ReplaceError::Failed(error.error))?);
    flush_folder(folder).map_err(ReplaceError::Unconfirmed)?;
    match Version::at(&target) {
        Ok(Some(there)) if there == version => Ok(version),
        Ok(_) => Err(ReplaceError::Unconfirmed(io::Error::other("what was read back is something else"))),
        Err(error) => Err(ReplaceError::Unconfirmed(error)),
    }
}

/// Removes the temporary files that killed sessions have left in a folder.
pub fn clean(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|name| name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1));
        // A session that is still writing the file holds its lock.
        if is_ours && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes and flushes a temporary file, which is removed when it is dropped before it gets its final name.
fn write_temporary(folder: &Path, bytes: &[u8], permissions: Option<&fs::Permissions>) -> io::Result<NamedTempFile> {
    let mut attempt = 0;
    loop {
        attempt += 1;
        let mut temporary = new_temporary(folder)?;
        // The lock keeps `clean` from removing the file. On a file system without locks, only files left by a crash
        // are not cleaned up.
        let _ = temporary.as_file().try_lock();
        temporary.write_all(bytes)?;
        if let Some(permissions) = permissions {
            temporary.as_file().set_permissions(permissions.clone())?;
        }
        match temporary.as_file().sync_all() {
            Ok(()) => return Ok(temporary),
            Err(error) if attempt == ATTEMPTS => return Err(error),
            Err(_) => {}
        }
    }
}

fn new_temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    // By default only the user can read a temporary file. This one becomes the real file, so that it gets the
    // permissions of any new file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Flushes a folder, so that a rename in it survives a power failure.
fn flush_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        // Windows cannot flush folders; NTFS records renames in its own journal.
        return Ok(());
    }
    let mut result = Ok(());
    for _ in 0..ATTEMPTS {
        result = File::open(folder).and_then(|folder| folder.sync_all());
        match &result {
            // Some network file systems cannot flush folders.
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
        // A file that already has the new content is no conflict.
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
    fn a_new_file_has_the_permissions_of_any_other() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let (replaced, written) = (folder.path().join("a.json"), folder.path().join("b.json"));
        replace(&replaced, b"one", Expected::OneOf(&[])).expect("no file is there");
        fs::write(&written, "one").expect("written");
        let mode = |path| fs::metadata(path).expect("there").permissions().mode();
        assert_eq!(mode(&replaced), mode(&written));
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
