//! Watching the files of an open project.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::text::translation::FOLDER;

/// How long a folder must have been quiet before its files are looked at: others may write in several steps.
const QUIET: Duration = Duration::from_millis(200);

/// Called when something has happened in the folder, from another thread.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// Watches the folder of a project.
pub(super) struct Watch {
    _watcher: RecommendedWatcher,
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
        let languages = folder.join(FOLDER);
        if languages.is_dir() {
            watcher.watch(&languages, RecursiveMode::Recursive)?;
        }
        Ok(Self { _watcher: watcher, last })
    }

    /// Whether it is time to look; if something has happened but just now, how long until then.
    pub(super) fn due(&self, now: Instant) -> Result<bool, Duration> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(at) = *last else { return Ok(false) };
        match QUIET.checked_sub(now.saturating_duration_since(at)) {
            Some(left) if !left.is_zero() => Err(left),
            _ => {
                *last = None;
                Ok(true)
            }
        }
    }
}
