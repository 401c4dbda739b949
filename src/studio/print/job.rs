//! Printing in the background.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use egui::Context;

use crate::base::{Code, Diagnostic, Name};
use crate::card::CheckedRecords;
use crate::document::RecordPath;
use crate::face::export::{Export, ExportControl, Form, Order, export, of_language};
use crate::face::{Faces, Printed, Words};
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::text::{Language, Texts};

/// A print task with everything that a thread needs to run the task.
pub struct Task {
    /// The game's rules.
    pub rules: Ruleset,
    /// The cards at the start of the task.
    pub registry: Registry,
    /// The messages of all languages.
    pub texts: Arc<Texts>,
    /// The checked form of the cards and heroes.
    pub checked: CheckedRecords,
    /// The project's folder.
    pub folder: Option<PathBuf>,
    /// The cards and heroes.
    pub places: Vec<RecordPath>,
    /// The languages. If there are several, each gets a folder or file of its own.
    pub languages: Vec<&'static Language>,
    /// The form of the files.
    pub form: Form,
    /// The folder or file.
    pub to: PathBuf,
}

impl Task {
    /// The number of faces.
    pub fn faces(&self) -> usize {
        self.places.len() * self.languages.len()
    }

    fn run(&self, watch: &ExportControl<'_>) -> Result<Ended, Diagnostic> {
        let project = Project { folder: self.folder.clone(), ..Project::bundled() };
        // Problems of the project's templates are reported when the preview reads them.
        let (faces, _) = Faces::of(&project, &self.rules.game);
        let words = Words { rules: &self.rules, texts: &self.texts, registry: &self.registry };
        let several = self.languages.len() > 1;
        let mut printed: Vec<(PathBuf, Vec<Printed>)> = Vec::new();
        for language in &self.languages {
            let to = if several { of_language(&self.to, self.form, language.tag) } else { self.to.clone() };
            let mut cards = Vec::new();
            for place in &self.places {
                if watch.cancelled.load(Ordering::Relaxed) {
                    return Ok(Ended::Stopped);
                }
                cards.extend(words.face(language, *place, &self.checked));
            }
            printed.push((to, cards));
        }
        let orders: Vec<Order<'_>> = printed.iter().map(|(to, cards)| Order { cards, form: self.form, to }).collect();
        let export = export(&faces, &orders, &self.rules.name, watch).map_err(|error| unwritten(&self.to, &error))?;
        if export.is_cancelled {
            return Ok(Ended::Stopped);
        }
        Ok(Ended::Printed(Report {
            to: self.to.clone(),
            printed: export.faces.iter().sum(),
            all: self.faces(),
            problems: self.told(export),
        }))
    }

    /// Groups the problems: each problem once, with its cards.
    fn told(&self, export: Export) -> Vec<Trouble> {
        let mut told: Vec<Trouble> = Vec::new();
        let mut known = HashMap::new();
        for (at, problem) in export.problems {
            let place = *known.entry(problem.message.clone()).or_insert_with(|| {
                told.push(Trouble { problem, cards: Vec::new() });
                told.len() - 1
            });
            let card = self.places.get(at).and_then(|place| self.name_of(*place));
            if let Some(card) = card.filter(|(id, _)| told[place].cards.iter().all(|(known, _)| known != id)) {
                told[place].cards.push(card);
            }
        }
        told
    }

    fn name_of(&self, place: RecordPath) -> Option<(Name, Name)> {
        match place {
            RecordPath::Card(at) => self.registry.cards.get(at).map(|card| (card.id.clone(), card.name.clone())),
            RecordPath::Hero(at) => self.registry.heroes.get(at).map(|hero| (hero.id.clone(), hero.name.clone())),
            _ => None,
        }
    }
}

/// The reason why nothing was written.
fn unwritten(to: &Path, error: &std::io::Error) -> Diagnostic {
    let message = match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "print-denied",
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "print-no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "print-full",
        _ => "print-unwritable",
    };
    let path = to.display();
    Diagnostic::new(Code::FileUnwritable, "", format!("`{path}` cannot be written: {error}"))
        .worded(message, &[("path", &path), ("words", error)])
}

/// How often the window updates the progress.
const LOOK: Duration = Duration::from_millis(100);

/// The end of a print task.
pub enum Ended {
    /// The task ran to its end. The report says whether anything was printed.
    Printed(Report),
    /// The user cancelled the task.
    Stopped,
    /// Nothing could be written.
    Failed(Diagnostic),
}

/// The result of a print task.
#[derive(Clone)]
pub struct Report {
    /// The folder or file.
    pub to: PathBuf,
    /// The number of printed faces.
    pub printed: usize,
    /// The number of faces in the task.
    pub all: usize,
    /// The problems of single faces or of all.
    pub problems: Vec<Trouble>,
}

/// A problem, and the cards that have it.
#[derive(Clone)]
pub struct Trouble {
    pub problem: Diagnostic,
    /// Ids and names, because another project can be open when the user reads the report.
    pub cards: Vec<(Name, Name)>,
}

/// A running print task. Dropping the job cancels the task, so that no file is left incomplete.
pub struct Job {
    done: Arc<AtomicUsize>,
    all: usize,
    cancelled: Arc<AtomicBool>,
    ended: Receiver<Ended>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been reported on standard error.
            let _ = thread.join();
        }
    }
}

impl Job {
    /// Starts a task on a thread of its own.
    pub fn start(ctx: &Context, task: Task) -> std::io::Result<Self> {
        let (done, cancelled) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let (sender, ended) = channel();
        let all = task.faces();
        let (counted, stop, ctx) = (done.clone(), cancelled.clone(), ctx.clone());
        let work = move || {
            let progress = |number: usize| {
                counted.store(number, Ordering::Relaxed);
                ctx.request_repaint_after(LOOK);
            };
            let made = task.run(&ExportControl { progress: &progress, cancelled: &stop });
            // Nobody listens any more where the window was shut.
            let _ = sender.send(made.unwrap_or_else(Ended::Failed));
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name("print".to_owned()).spawn(work)?;
        Ok(Self { done, all, cancelled, ended, thread: Some(thread) })
    }

    /// The number of finished faces, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all)
    }

    /// Cancels the task. The thread ends after the current face.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the task was cancelled but has not ended yet.
    pub fn is_stopping(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    /// The end of the task, once the task has ended.
    pub fn ended(&self) -> Option<Ended> {
        match self.ended.try_recv() {
            Ok(ended) => Some(ended),
            Err(TryRecvError::Empty) => None,
            // A panic of the thread has been reported on standard error.
            Err(TryRecvError::Disconnected) => Some(Ended::Stopped),
        }
    }
}
