//! Printing in the background.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use egui::Context;

use crate::base::Diagnostic;
use crate::document::Place;
use crate::face::export::{Export, Form, Order, Watch, export, of_language};
use crate::face::{Faces, Printed, Words};
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::text::{Language, Texts};

/// What is to be printed, and everything that is needed for it.
pub struct Task {
    /// The game's rules.
    pub rules: Ruleset,
    /// The cards, as they are now.
    pub registry: Registry,
    /// The messages of all languages.
    pub texts: Arc<Texts>,
    /// The project's folder.
    pub folder: Option<PathBuf>,
    /// The cards and heroes.
    pub places: Vec<Place>,
    /// The languages: several have a folder or file each.
    pub languages: Vec<&'static Language>,
    /// The form of the files.
    pub form: Form,
    /// The folder or file.
    pub to: PathBuf,
}

impl Task {
    /// How many faces there are.
    pub fn faces(&self) -> usize {
        self.places.len() * self.languages.len()
    }

    fn run(&self, watch: &Watch<'_>) -> Result<Export, String> {
        let project = Project { folder: self.folder.clone(), ..Project::bundled() };
        // What is wrong with the project's templates is told when they are read for the preview.
        let (faces, _) = Faces::of(&project, &self.rules.game);
        let words = Words { rules: &self.rules, texts: &self.texts, registry: &self.registry };
        let of = |language: &&'static Language| -> (PathBuf, Vec<Printed>) {
            let several = self.languages.len() > 1;
            let to = if several { of_language(&self.to, self.form, language.tag) } else { self.to.clone() };
            (to, self.places.iter().filter_map(|place| words.face(language, *place)).collect())
        };
        let printed: Vec<(PathBuf, Vec<Printed>)> = self.languages.iter().map(of).collect();
        let orders: Vec<Order<'_>> = printed.iter().map(|(to, cards)| Order { cards, form: self.form, to }).collect();
        export(&faces, &orders, &self.rules.name, watch).map_err(|error| format!("{}: {error}", self.to.display()))
    }
}

/// How often the window looks how far it is.
const LOOK: Duration = Duration::from_millis(100);

/// How a printing ended.
pub enum Ended {
    /// So many faces are in this folder or file; what is wrong with some of them.
    Printed(usize, PathBuf, Vec<Diagnostic>),
    /// It was stopped.
    Stopped,
    /// It failed.
    Failed(String),
}

/// A printing that goes on. It is stopped when this is dropped, so that it leaves nothing half.
pub struct Job {
    done: Arc<AtomicUsize>,
    all: usize,
    to: PathBuf,
    cancelled: Arc<AtomicBool>,
    ended: Receiver<Result<Export, String>>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            // A panic in it has been told on standard error.
            let _ = thread.join();
        }
    }
}

impl Job {
    /// Begins.
    pub fn start(ctx: &Context, task: Task) -> std::io::Result<Self> {
        let (done, cancelled) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let (sender, ended) = channel();
        let (all, to) = (task.faces(), task.to.clone());
        let (counted, stop, ctx) = (done.clone(), cancelled.clone(), ctx.clone());
        let work = move || {
            let progress = |number: usize| {
                counted.store(number, Ordering::Relaxed);
                ctx.request_repaint_after(LOOK);
            };
            let made = task.run(&Watch { progress: &progress, cancelled: &stop });
            // Nobody listens any more where the window was shut.
            let _ = sender.send(made);
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name("print".to_owned()).spawn(work)?;
        Ok(Self { done, all, to, cancelled, ended, thread: Some(thread) })
    }

    /// How many faces are done, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all)
    }

    /// Stops it.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether it has been stopped, and only has to end.
    pub fn is_stopping(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// How it ended, once it has.
    pub fn ended(&self) -> Option<Ended> {
        Some(match self.ended.try_recv() {
            Ok(Ok(export)) if export.is_cancelled => Ended::Stopped,
            Ok(Ok(export)) => {
                let mut problems: Vec<Diagnostic> = export.problems.into_iter().map(|(_, problem)| problem).collect();
                let mut seen = std::collections::HashSet::new();
                problems.retain(|problem| seen.insert(problem.message.clone()));
                Ended::Printed(self.all, self.to.clone(), problems)
            }
            Ok(Err(why)) => Ended::Failed(why),
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Ended::Stopped,
        })
    }
}
