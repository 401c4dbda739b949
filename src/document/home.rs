//! The storage of a project outside its folder: a lock, unsaved edits, backups.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy as _;

use crate::base::Name;
use crate::registry::file::{Version, clean};
use crate::registry::project::BUNDLED;

/// The folder of the program's storage for projects.
#[derive(Clone, Debug)]
pub struct Home {
    root: PathBuf,
}

impl Home {
    /// The data folder of the user; `None` if the system has none.
    pub fn of_user() -> Option<Self> {
        let data = etcetera::choose_base_strategy().ok()?.data_dir();
        Some(Self { root: data.join("ses-studio") })
    }

    /// Another folder, e.g. for tests.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// The storage of the project in a folder; of a bundled game if `folder` is `None`.
    pub(super) fn of_project(&self, folder: Option<&Path>, game: &str) -> io::Result<ProjectStorage> {
        let name = match folder {
            None if game == BUNDLED => "bundled".to_owned(),
            None => format!("bundled-{game}"),
            Some(folder) => {
                // The parent of a file name without a folder is empty and means the current folder.
                let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
                let whole = fs::canonicalize(folder)?;
                let mut name: String = whole
                    .file_name()
                    .map(|name| name.to_string_lossy().into_owned())
                    .unwrap_or_default()
                    .chars()
                    .filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_'))
                    .take(40)
                    .collect();
                let hash = Version::of(whole.as_os_str().as_encoded_bytes()).hex();
                name.push('-');
                name.push_str(&hash[..16]);
                name
            }
        };
        let folder = self.root.join("projects").join(name);
        fs::create_dir_all(folder.join("backups"))?;
        Ok(ProjectStorage { folder })
    }
}

/// The storage of one project.
#[derive(Clone, Debug)]
pub(super) struct ProjectStorage {
    folder: PathBuf,
}

/// The lock of a project.
pub(super) enum Lock {
    /// Held by this instance as long as the file is open.
    Acquired(File),
    /// Held by another instance.
    HeldElsewhere,
}

impl ProjectStorage {
    pub(super) fn lock(&self) -> io::Result<Lock> {
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(self.folder.join("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock::Acquired(file)),
            Err(TryLockError::WouldBlock) => Ok(Lock::HeldElsewhere),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Removes temporary files of sessions that were killed.
    pub(super) fn clean(&self) {
        clean(&self.backups());
    }

    pub(super) fn backups(&self) -> PathBuf {
        self.folder.join("backups")
    }

    /// The file with the sandbox's board.
    pub(super) fn board(&self) -> PathBuf {
        self.folder.join("board.json")
    }

    /// The file with the sandbox's match.
    pub(super) fn played(&self) -> PathBuf {
        self.folder.join("match.json")
    }

    /// The file of this session's unsaved edits.
    pub(super) fn new_journal(&self) -> PathBuf {
        self.folder.join(format!("unsaved-{:015}-{}.jsonl", now().as_millis(), std::process::id()))
    }

    /// Unsaved edits of earlier sessions, the latest first.
    pub(super) fn journals(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let is_journal = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with("unsaved-") && path.extension().is_some_and(|end| end == "jsonl"))
        };
        let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_journal).collect();
        found.sort_unstable_by(|a, b| b.cmp(a));
        found
    }
}

/// The name of the user's account; empty if it is unknown.
pub(super) fn user_name() -> Name {
    let known = ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    Name::from(known.unwrap_or_default())
}

/// The time since 1970.
pub(super) fn now() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
