//! Long work in the background: how far it is, and how it is stopped.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

/// Follows long work and stops it. Whoever works tells it what is done; whoever waits looks at it.
pub struct Watch {
    done: AtomicU64,
    all: AtomicU64,
    cancelled: AtomicBool,
    begun: Instant,
    wake: Box<dyn Fn() + Send + Sync>,
}

/// How far work is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Games that have been played.
    pub done: u64,
    /// Games in all; it grows when work turns out to be more than was thought.
    pub all: u64,
    /// Since it began.
    pub elapsed: Duration,
}

impl Progress {
    /// What is done, from 0 to 1.
    #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
    pub fn share(&self) -> f64 {
        if self.all == 0 { 0.0 } else { (self.done as f64 / self.all as f64).min(1.0) }
    }

    /// How long the rest will take at the speed so far; not told while too little is done to know.
    pub fn left(&self) -> Option<Duration> {
        let share = self.share();
        let known = share >= 0.005 && self.elapsed >= Duration::from_millis(500);
        known.then(|| self.elapsed.mul_f64((1.0 - share) / share))
    }
}

impl Watch {
    /// Work that begins now. `wake` is called, from any thread, whenever there is something new to see.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            done: AtomicU64::new(0),
            all: AtomicU64::new(0),
            cancelled: AtomicBool::new(false),
            begun: Instant::now(),
            wake: Box::new(wake),
        }
    }

    /// Asks the work to stop; it does so within a few games.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// How far the work is.
    pub fn progress(&self) -> Progress {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Progress { done: read(&self.done), all: read(&self.all), elapsed: self.begun.elapsed() }
    }

    /// So many games more will be played.
    pub(super) fn expect(&self, games: u64) {
        self.all.fetch_add(games, Ordering::Relaxed);
    }

    /// So many games more have been played.
    pub(super) fn done(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
        (self.wake)();
    }
}

impl Default for Watch {
    /// Work that nobody waits for.
    fn default() -> Self {
        Self::new(|| {})
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("progress", &self.progress()).field("cancelled", &self.is_cancelled()).finish()
    }
}

/// Work on threads of its own. Dropping it asks it to stop and does not wait.
#[derive(Debug)]
pub struct Task<T> {
    watch: Arc<Watch>,
    thread: Option<JoinHandle<T>>,
}

impl<T: Send + 'static> Task<T> {
    /// Starts work on so many threads (one for each core if `None`). `wake` is called, from any thread, whenever there
    /// is something new to see, and when the work is over. Fails only if the system gives no threads.
    pub fn start(
        threads: Option<usize>,
        wake: impl Fn() + Clone + Send + Sync + 'static,
        work: impl FnOnce(&Watch) -> T + Send + 'static,
    ) -> io::Result<Self> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.unwrap_or(0))
            .thread_name(|at| format!("simulation {at}"))
            .build()
            .map_err(io::Error::other)?;
        let watch = Arc::new(Watch::new(wake.clone()));
        let own = Arc::clone(&watch);
        let thread = Builder::new().name("simulation".to_owned()).spawn(move || {
            let result = pool.install(|| work(&own));
            wake();
            result
        })?;
        Ok(Self { watch, thread: Some(thread) })
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        self.watch.progress()
    }

    /// Asks it to stop; what was done so far comes with [`Task::result`].
    pub fn cancel(&self) {
        self.watch.cancel();
    }

    /// Whether it was asked to stop.
    pub fn is_cancelled(&self) -> bool {
        self.watch.is_cancelled()
    }

    /// Whether its result is there.
    pub fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the result; `None` if the work broke off by itself.
    pub fn result(mut self) -> Option<T> {
        self.thread.take()?.join().ok()
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.watch.cancel();
    }
}
