//! Watching the files of an open project.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::text::translation::FOLDER;

/// How long a folder must have been quiet before its files are looked at: others may write in several steps.
const QUIET: Duration = Duration::from_millis(200);

/// The folders in a project that are watched with it: its languages, its templates of card faces, its pictures.
const FOLDERS: [&str; 3] = [FOLDER, "faces", "art"];

/// Called when something has happened in the folder, from another thread.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// Watches the folder of a project.
pub(super) struct Watch {
    watcher: RecommendedWatcher,
    folders: [PathBuf; 3],
    /// When something last happened, until it was looked at.
    last: Arc<Mutex<Option<Instant>>>,
}

impl Watch {
    pub(super) fn new(folder: &Path, wake: Wake) -> notify::Result<Self> {
        let last = Arc::new(Mutex::new(None));
        let seen = Arc::clone(&last);
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            let is_change = event.is_ok_and(|event| !event.kind.is_access());
            if is_change {
                *seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                wake();
            }
        })?;
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
        let mut watch = Self { watcher, folders: FOLDERS.map(|name| folder.join(name)), last };
        watch.watch_folders();
        Ok(watch)
    }

    /// Watches the folders in it too, which may have come only now.
    fn watch_folders(&mut self) {
        for folder in self.folders.iter().filter(|folder| folder.is_dir()) {
            // Without it changes are seen at the next save, or when the window is come back to.
            let _ = self.watcher.watch(folder, RecursiveMode::Recursive);
        }
    }

    /// Whether it is time to look; if something has happened but just now, how long until then.
    pub(super) fn due(&mut self, now: Instant) -> Result<bool, Duration> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(at) = *last else { return Ok(false) };
        if let Some(left) = QUIET.checked_sub(now.saturating_duration_since(at)).filter(|left| !left.is_zero()) {
            return Err(left);
        }
        *last = None;
        drop(last);
        self.watch_folders();
        Ok(true)
    }
}
