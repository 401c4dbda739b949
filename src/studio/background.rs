//! Work on another thread, whose result the window picks up in a later frame.

use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::Context;

/// A computation on another thread. Dropping it discards the result, but does not stop the thread.
#[derive(Debug)]
pub struct Background<T>(Receiver<T>);

/// How far a computation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<T> {
    Pending,
    Done(T),
    /// The thread ended without a result because it panicked.
    Failed,
}

impl<T: Send + 'static> Background<T> {
    /// Starts `work` on a thread named `name`. The window is redrawn when the work ends, so that it polls the result.
    ///
    /// # Errors
    ///
    /// The system cannot start another thread.
    pub fn start(ctx: &Context, name: &str, work: impl FnOnce() -> T + Send + 'static) -> io::Result<Self> {
        let (sender, receiver) = channel();
        let repaint = RepaintOnDrop(ctx.clone());
        let run = move || {
            let _repaint = repaint;
            // The receiver is gone if the result is no longer wanted.
            let _ = sender.send(work());
        };
        thread::Builder::new().name(name.to_owned()).spawn(run)?;
        Ok(Self(receiver))
    }

    /// Returns the result once, as soon as it is there.
    pub fn poll(&mut self) -> Progress<T> {
        match self.0.try_recv() {
            Ok(result) => Progress::Done(result),
            Err(TryRecvError::Empty) => Progress::Pending,
            Err(TryRecvError::Disconnected) => Progress::Failed,
        }
    }
}

impl<T> Background<T> {
    /// Blocks until the work has ended. A result that was not polled is discarded.
    pub fn wait(&self) {
        // The sender is gone if the result was polled already, or if the thread panicked.
        let _ = self.0.recv();
    }
}

/// A value that is worked out in the background for a key.
pub struct Loaded<K, V> {
    work: Option<(K, Background<V>)>,
    value: Option<(K, V)>,
}

impl<K, V> Default for Loaded<K, V> {
    fn default() -> Self {
        Self { work: None, value: None }
    }
}

impl<K, V> Loaded<K, V> {
    /// Whether it is being worked out.
    #[cfg(feature = "testing")]
    pub fn is_loading(&self) -> bool {
        self.work.is_some()
    }

    /// Whether it was worked out once.
    #[cfg(feature = "testing")]
    pub fn is_loaded(&self) -> bool {
        self.value.is_some()
    }
}

impl<K: PartialEq + Clone, V: Send + 'static> Loaded<K, V> {
    /// The value for a key, or that of the last key while it is worked out, with the key that it is for. `prepare` makes
    /// the work for this key when it is needed, for a thread named `name`.
    pub fn get<W: FnOnce() -> V + Send + 'static>(
        &mut self,
        ctx: &Context,
        name: &str,
        key: &K,
        prepare: impl FnOnce() -> W,
    ) -> Option<&mut (K, V)> {
        if let Some((key, work)) = &mut self.work {
            match work.poll() {
                Progress::Done(value) => {
                    self.value = Some((key.clone(), value));
                    self.work = None;
                }
                Progress::Failed => self.work = None,
                Progress::Pending => {}
            }
        }
        let is_known = self.value.as_ref().is_some_and(|(known, _)| known == key);
        if !is_known && self.work.is_none() {
            self.work = Background::start(ctx, name, prepare()).ok().map(|work| (key.clone(), work));
        }
        self.value.as_mut()
    }
}

/// Redraws the window when the thread ends, even by a panic: otherwise a resting window would never see the failure.
struct RepaintOnDrop(Context);

impl Drop for RepaintOnDrop {
    fn drop(&mut self) {
        self.0.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::{Background, Progress};

    fn wait(mut work: Background<u8>) -> Progress<u8> {
        loop {
            match work.poll() {
                Progress::Pending => std::thread::yield_now(),
                ended => return ended,
            }
        }
    }

    #[test]
    fn a_result_or_a_panic_ends_the_work() {
        let ctx = egui::Context::default();
        let start = |work: fn() -> u8| Background::start(&ctx, "test", work).expect("a thread can be started");
        assert_eq!(wait(start(|| 7)), Progress::Done(7));
        assert_eq!(wait(start(|| panic!("on purpose"))), Progress::Failed);
    }
}
