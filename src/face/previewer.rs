//! Draws faces in the background. Each slot draws only its newest request, and visible slots are drawn first.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Faces, Paragraph, Rendered, Request};

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
    /// Starts the thread. It calls `wake` after each delivery.
    pub fn new(faces: Faces, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let pending = Pending { jobs: BTreeMap::new(), last: 0, is_at_work: false, is_over: false };
        let queue = Arc::new(Queue { pending: Mutex::new(pending), changed: Condvar::new() });
        let (sender, delivered) = channel();
        let jobs = Arc::clone(&queue);
        thread::Builder::new().name("card faces".to_owned()).spawn(move || work(&faces, &jobs, &sender, &wake))?;
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
