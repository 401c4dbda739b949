//! Watches the files of an open project.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::registry::decks::FOLDER as DECKS;
use crate::text::translation::FOLDER;

/// The time without events after which the files are read, because other programs may write in several steps.
const QUIET: Duration = Duration::from_millis(200);

/// The watched folders of a project: languages, decks, templates of card faces, pictures.
const FOLDERS: [&str; 4] = [FOLDER, DECKS, "faces", "art"];

/// Called from another thread after an event in the folder.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// Watches the folder of a project.
pub(super) struct Watch {
    watcher: RecommendedWatcher,
    folders: [PathBuf; 4],
    /// The time of the last event that has not been handled.
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

    /// Also watches the inner folders, which may have been created after the start.
    fn watch_folders(&mut self) {
        for folder in self.folders.iter().filter(|folder| folder.is_dir()) {
            // If watching fails, changes are detected at the next save, or when the window gets focus.
            let _ = self.watcher.watch(folder, RecursiveMode::Recursive);
        }
    }

    /// Whether the files should be read now, or the remaining time after a recent event.
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
