//! Long work in the background, with progress and cancellation.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

/// Shared between long work, which reports its progress, and whoever waits for it or cancels it.
pub struct TaskHandle {
    done: AtomicU64,
    all: AtomicU64,
    cancelled: AtomicBool,
    begun: Instant,
    wake: Box<dyn Fn() + Send + Sync>,
}

/// The progress of work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Games that were played.
    pub done: u64,
    /// Games in total; the number grows if more work turns up.
    pub all: u64,
    /// The time since the start.
    pub elapsed: Duration,
}

impl Progress {
    /// Returns the share that is done, from 0 to 1.
    #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
    pub fn share(&self) -> f64 {
        if self.all == 0 { 0.0 } else { (self.done as f64 / self.all as f64).min(1.0) }
    }

    /// Estimates the remaining time from the speed so far; `None` while too little is done.
    pub fn left(&self) -> Option<Duration> {
        let share = self.share();
        let known = share >= 0.005 && self.elapsed >= Duration::from_millis(500);
        known.then(|| self.elapsed.mul_f64((1.0 - share) / share))
    }
}

impl TaskHandle {
    /// Starts the clock. `wake` is called, from any thread, whenever the progress changes.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            done: AtomicU64::new(0),
            all: AtomicU64::new(0),
            cancelled: AtomicBool::new(false),
            begun: Instant::now(),
            wake: Box::new(wake),
        }
    }

    /// Cancels the work, which then stops within a few games.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// Returns the progress.
    pub fn progress(&self) -> Progress {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Progress { done: read(&self.done), all: read(&self.all), elapsed: self.begun.elapsed() }
    }

    /// Adds games to the total.
    pub(super) fn add_total(&self, games: u64) {
        self.all.fetch_add(games, Ordering::Relaxed);
    }

    /// Adds games to those that were played.
    pub(super) fn done(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
        (self.wake)();
    }
}

impl Default for TaskHandle {
    /// Creates a handle that wakes nobody.
    fn default() -> Self {
        Self::new(|| {})
    }
}

impl fmt::Debug for TaskHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("progress", &self.progress()).field("cancelled", &self.is_cancelled()).finish()
    }
}

/// Work on its own threads. Dropping it cancels the work without waiting.
#[derive(Debug)]
pub struct Task<T> {
    handle: Arc<TaskHandle>,
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts work on this number of threads (one per core if `None`). `wake` is called, from any thread, whenever the
    /// progress changes and when the work has finished.
    ///
    /// # Errors
    ///
    /// Returns an error if the system cannot start threads.
    pub fn start(
        threads: Option<usize>,
        wake: impl Fn() + Clone + Send + Sync + 'static,
        work: impl FnOnce(&TaskHandle) -> T + Send + 'static,
    ) -> io::Result<Self> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.unwrap_or(0))
            .thread_name(|at| format!("simulation {at}"))
            .build()
            .map_err(io::Error::other)?;
        let handle = Arc::new(TaskHandle::new(wake.clone()));
        let own = Arc::clone(&handle);
        let thread = Builder::new().name("simulation".to_owned()).spawn(move || {
            let result = pool.install(|| work(&own));
            wake();
            result
        })?;
        Ok(Self { handle, thread: Some(thread) })
    }

    /// Returns the progress.
    pub fn progress(&self) -> Progress {
        self.handle.progress()
    }

    /// Cancels the work; [`Task::join`] returns what was done so far.
    pub fn cancel(&self) {
        self.handle.cancel();
    }

    /// Whether it was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.handle.is_cancelled()
    }

    /// Whether the work has finished.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the result; `None` if the work panicked.
    pub fn join(mut self) -> Option<T> {
        self.thread.take()?.join().ok()
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.handle.cancel();
    }
}
