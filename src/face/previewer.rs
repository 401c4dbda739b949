//! Draws faces in the background. Each slot draws only its newest request, and visible slots are drawn first.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Faces, Paragraph, Rendered, Request};
use crate::base::Diagnostic;

#[derive(Clone, Debug)]
pub enum Job {
    Face(Box<Request>),
    Paragraph(Box<Paragraph>),
}

#[derive(Debug)]
pub struct Delivery<S> {
    pub slot: S,
    /// The number of the request.
    pub number: u64,
    pub rendered: Rendered,
}

/// A background thread that draws. Dropping it ends the thread. A slot is a place where a picture is shown; lower slots
/// are drawn first.
pub struct Previewer<S> {
    queue: Arc<Queue<S>>,
    delivered: Receiver<Delivery<S>>,
}

struct Queue<S> {
    pending: Mutex<Pending<S>>,
    changed: Condvar,
}

struct Pending<S> {
    jobs: BTreeMap<S, (u64, Job)>,
    last: u64,
    /// `None` until the fonts and templates are read.
    faces: Option<Faces>,
    /// The problems of the templates, until they are taken.
    problems: Vec<Diagnostic>,
    is_at_work: bool,
    is_over: bool,
}

impl<S: Ord> Queue<S> {
    fn lock(&self) -> MutexGuard<'_, Pending<S>> {
        // The queue is complete even after a panic, because nothing in between leaves it half changed.
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job. Returns `None` when the previewer is dropped.
    fn next(&self) -> Option<(S, u64, Job)> {
        let mut pending = self.lock();
        pending.is_at_work = false;
        loop {
            if pending.is_over {
                return None;
            }
            if let Some((slot, (number, job))) = pending.jobs.pop_first() {
                pending.is_at_work = true;
                return Some((slot, number, job));
            }
            pending = self.changed.wait(pending).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<S: Ord + Send + 'static> Previewer<S> {
    /// Starts the thread, which first loads the faces. It calls `wake` after that and after each delivery.
    ///
    /// # Errors
    ///
    /// The system cannot start a thread.
    pub fn new(
        load: impl FnOnce() -> (Faces, Vec<Diagnostic>) + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let jobs = BTreeMap::new();
        let pending = Pending { jobs, last: 0, faces: None, problems: Vec::new(), is_at_work: true, is_over: false };
        let queue = Arc::new(Queue { pending: Mutex::new(pending), changed: Condvar::new() });
        let (sender, delivered) = channel();
        let jobs = Arc::clone(&queue);
        let draw = move || {
            let (faces, problems) = load();
            let mut pending = jobs.lock();
            (pending.faces, pending.problems) = (Some(faces.clone()), problems);
            drop(pending);
            wake();
            work(&faces, &jobs, &sender, &wake);
        };
        thread::Builder::new().name("card faces".to_owned()).spawn(draw)?;
        Ok(Self { queue, delivered })
    }

    /// Requests a picture and returns the number of the request. It replaces a request for the same slot that has not
    /// started.
    pub fn request(&self, slot: S, job: Job) -> u64 {
        let mut pending = self.queue.lock();
        pending.last += 1;
        let number = pending.last;
        pending.jobs.insert(slot, (number, job));
        self.queue.changed.notify_one();
        number
    }

    /// Cancels a request that has not started, for example of a thumbnail that was scrolled out of view.
    pub fn cancel(&self, slot: &S) {
        self.queue.lock().jobs.remove(slot);
    }

    /// Whether requests are still being drawn. Deliveries may be waiting even if not.
    pub fn is_busy(&self) -> bool {
        let pending = self.queue.lock();
        pending.is_at_work || !pending.jobs.is_empty()
    }

    /// Whether the project's own templates have changed on disk since they were read.
    pub fn is_outdated(&self) -> bool {
        let faces = self.queue.lock().faces.clone();
        faces.is_some_and(|faces| faces.are_outdated())
    }

    /// The problems of the project's templates, once.
    pub fn take_problems(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.queue.lock().problems)
    }

    /// Everything that was drawn since the last call, oldest first.
    pub fn deliveries(&self) -> impl Iterator<Item = Delivery<S>> + '_ {
        self.delivered.try_iter()
    }
}

impl<S> Drop for Previewer<S> {
    fn drop(&mut self) {
        self.queue.pending.lock().unwrap_or_else(PoisonError::into_inner).is_over = true;
        self.queue.changed.notify_one();
    }
}

fn work<S: Ord>(faces: &Faces, queue: &Queue<S>, sender: &Sender<Delivery<S>>, wake: &dyn Fn()) {
    while let Some((slot, number, job)) = queue.next() {
        let rendered = match job {
            Job::Face(request) => faces.render(&request),
            Job::Paragraph(paragraph) => faces.paragraph(&paragraph),
        };
        if sender.send(Delivery { slot, number, rendered }).is_err() {
            return;
        }
        wake();
    }
}
