//! Faces drawn in the background: of each slot only the newest request counts, and what is on the screen comes first.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Faces, Paragraph, Rendered, Request};

/// What is to be drawn.
#[derive(Clone, Debug)]
pub enum Job {
    /// A card.
    Face(Box<Request>),
    /// A text.
    Paragraph(Box<Paragraph>),
}

/// What has been drawn.
#[derive(Debug)]
pub struct Delivery<S> {
    /// The slot that it was asked for.
    pub slot: S,
    /// The number that the request was given.
    pub number: u64,
    /// The picture.
    pub rendered: Rendered,
}

/// A thread that draws. It ends when this is dropped. A slot is a place where a picture is shown; the order of slots is
/// the order in which they are drawn.
pub struct Previewer<S> {
    queue: Arc<Queue<S>>,
    delivered: Receiver<Delivery<S>>,
}

struct Queue<S> {
    waiting: Mutex<Waiting<S>>,
    changed: Condvar,
}

struct Waiting<S> {
    jobs: BTreeMap<S, (u64, Job)>,
    last: u64,
    is_at_work: bool,
    is_over: bool,
}

impl<S: Ord> Queue<S> {
    fn lock(&self) -> MutexGuard<'_, Waiting<S>> {
        // A lock is poisoned only by a panic in between; the list is whole all the same.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, once there is one; none when all is over.
    fn next(&self) -> Option<(S, u64, Job)> {
        let mut waiting = self.lock();
        waiting.is_at_work = false;
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some((slot, (number, job))) = waiting.jobs.pop_first() {
                waiting.is_at_work = true;
                return Some((slot, number, job));
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<S: Ord + Send + 'static> Previewer<S> {
    /// Begins to wait for requests; `wake` is called after each delivery, in the background thread.
    pub fn new(faces: Faces, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let waiting = Waiting { jobs: BTreeMap::new(), last: 0, is_at_work: false, is_over: false };
        let queue = Arc::new(Queue { waiting: Mutex::new(waiting), changed: Condvar::new() });
        let (sender, delivered) = channel();
        let jobs = Arc::clone(&queue);
        thread::Builder::new().name("card faces".to_owned()).spawn(move || work(&faces, &jobs, &sender, &wake))?;
        Ok(Self { queue, delivered })
    }

    /// Asks for a picture; a request for the same slot that has not begun is forgotten. Lower slots are drawn first.
    /// The answer is the number that the delivery will have.
    pub fn request(&self, slot: S, job: Job) -> u64 {
        let mut waiting = self.queue.lock();
        waiting.last += 1;
        let number = waiting.last;
        waiting.jobs.insert(slot, (number, job));
        self.queue.changed.notify_one();
        number
    }

    /// Forgets a request that has not begun: a thumbnail that has been scrolled out of sight.
    pub fn forget(&self, slot: &S) {
        self.queue.lock().jobs.remove(slot);
    }

    /// Whether something is still to be drawn; what has been drawn may be waiting to be fetched all the same.
    pub fn is_busy(&self) -> bool {
        let waiting = self.queue.lock();
        waiting.is_at_work || !waiting.jobs.is_empty()
    }

    /// What has been drawn since the last time, oldest first.
    pub fn deliveries(&self) -> impl Iterator<Item = Delivery<S>> + '_ {
        self.delivered.try_iter()
    }
}

impl<S> Drop for Previewer<S> {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_over = true;
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
