//! Printing in the background.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use egui::Context;

use crate::base::{Code, Diagnostic, Name};
use crate::card::CheckedRecords;
use crate::document::RecordPath;
use crate::face::export::{Batch, Export, ExportControl, Form, export};
use crate::face::{Faces, Words};
use crate::message;
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::studio::background::{Background, Progress};
use crate::studio::view::View;
use crate::text::{Language, Texts};

/// A print task with everything that a thread needs to run the task.
pub struct Task {
    rules: Ruleset,
    /// The cards at the start of the task.
    registry: Registry,
    texts: Arc<Texts>,
    checked: CheckedRecords,
    folder: Option<PathBuf>,
    places: Vec<RecordPath>,
    /// The languages. If there are several, each gets its own folder or file.
    languages: Vec<&'static Language>,
    form: Form,
    /// The folder or file to write.
    to: PathBuf,
}

impl Task {
    pub fn new(
        view: &View<'_>,
        places: Vec<RecordPath>,
        languages: Vec<&'static Language>,
        form: Form,
        to: PathBuf,
    ) -> Self {
        let (rules, registry, texts) = (view.rules().clone(), view.registry().clone(), view.texts.clone());
        let (checked, folder) = (view.document.checked().clone(), view.document.path().map(Path::to_owned));
        Self { rules, registry, texts, checked, folder, places, languages, form, to }
    }

    pub fn faces(&self) -> usize {
        self.places.len() * self.languages.len()
    }

    fn run(&self, watch: &ExportControl<'_>) -> Result<Ended, Diagnostic> {
        let project = Project { folder: self.folder.clone(), ..Project::bundled() };
        // Problems of the project's templates are reported when the preview reads them.
        let (faces, _) = Faces::of(&project, &self.rules.game);
        let words = Words { rules: &self.rules, texts: &self.texts, registry: &self.registry };
        let forms = [(self.form, self.to.as_path())];
        let batch = Batch::new(words, &self.checked, &self.places, &self.languages, &forms);
        let export =
            export(&faces, &batch.orders(), &self.rules.name, watch).map_err(|error| unwritten(&self.to, &error))?;
        if export.is_cancelled {
            return Ok(Ended::Stopped);
        }
        Ok(Ended::Printed(Report {
            to: self.to.clone(),
            printed: export.faces.iter().sum(),
            all: self.faces(),
            problems: self.group_problems(export),
        }))
    }

    /// Each problem once, with its cards.
    fn group_problems(&self, export: Export) -> Vec<FaceProblem> {
        let mut problems: Vec<FaceProblem> = Vec::new();
        let mut known = HashMap::new();
        for (at, problem) in export.problems {
            let index = *known.entry(problem.message.clone()).or_insert_with(|| {
                problems.push(FaceProblem { problem, cards: Vec::new() });
                problems.len() - 1
            });
            let cards = &mut problems[index].cards;
            if let Some((id, name)) = self.places.get(at).and_then(|place| self.registry.id_and_name(*place))
                && cards.iter().all(|(known, _)| known != id)
            {
                cards.push((id.clone(), name.clone()));
            }
        }
        problems
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
    Diagnostic::new(Code::FileUnwritable, "", message!(message, path = &to.display(), words = error))
}

/// How often the window updates the progress.
const UPDATE_INTERVAL: Duration = Duration::from_millis(100);

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
    pub problems: Vec<FaceProblem>,
}

/// A problem, and the cards that have it.
#[derive(Clone)]
pub struct FaceProblem {
    pub problem: Diagnostic,
    /// Ids and names, because another project can be open when the user reads the report.
    pub cards: Vec<(Name, Name)>,
}

/// A running print task. Dropping the job cancels the task and waits for its end, so that no file is left incomplete.
pub struct Job {
    done: Arc<AtomicUsize>,
    all: usize,
    cancelled: Arc<AtomicBool>,
    work: Background<Ended>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel();
        self.work.wait();
    }
}

impl Job {
    /// Starts a task on another thread.
    pub fn start(ctx: &Context, task: Task) -> io::Result<Self> {
        let (done, cancelled) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let all = task.faces();
        let (counted, stop, wake) = (done.clone(), cancelled.clone(), ctx.clone());
        let work = move || {
            let progress = |number: usize| {
                counted.store(number, Ordering::Relaxed);
                wake.request_repaint_after(UPDATE_INTERVAL);
            };
            task.run(&ExportControl { progress: &progress, cancelled: &stop }).unwrap_or_else(Ended::Failed)
        };
        Ok(Self { done, all, cancelled, work: Background::start(ctx, "print", work)? })
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
    pub fn ended(&mut self) -> Option<Ended> {
        match self.work.poll() {
            Progress::Pending => None,
            Progress::Done(ended) => Some(ended),
            // A panic of the thread has been reported on standard error.
            Progress::Failed => Some(Ended::Stopped),
        }
    }
}
