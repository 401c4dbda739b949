//! Printing in the background.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use egui::Context;

use crate::base::{Code, Diagnostic, Name};
use crate::card::CheckedRecords;
use crate::design::exhibit::{Exhibit, Source};
use crate::design::project::{DesignFile, FILE};
use crate::design::serials::{LEDGER, OWNERS, numbers_of, unlock};
use crate::document::RecordPath;
use crate::face::export::{Batch, Export, ExportControl, Form, Order, export};
use crate::face::{Faces, Words};
use crate::message;
use crate::registry::file::ReplaceError;
use crate::registry::project::beside;
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::studio::background::{Background, Progress};
use crate::studio::view::View;
use crate::text::{Language, Texts};

/// The resolution of a gallery's pictures.
pub const GALLERY_DPI: f64 = 150.0;

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
    /// The gallery that is written instead of single files; whether it shows only unlocked cards.
    gallery: Option<OnlyUnlocked>,
}

/// Whether a gallery shows only cards that their owners have unlocked.
pub type OnlyUnlocked = bool;

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
        Self { rules, registry, texts, checked, folder, places, languages, form, to, gallery: None }
    }

    /// Writes a gallery of the cards instead of single files.
    pub fn into_gallery(self, only_unlocked: OnlyUnlocked) -> Self {
        Self { gallery: Some(only_unlocked), ..self }
    }

    pub fn faces(&self) -> usize {
        self.places.len() * self.languages.len()
    }

    fn run(&self, watch: &ExportControl<'_>) -> Result<Ended, Diagnostic> {
        let project = Project { folder: self.folder.clone(), ..Project::bundled() };
        // Problems of the project's templates are reported when the preview reads them.
        let (faces, _) = Faces::of(&project, &self.rules.game);
        let words = Words { rules: &self.rules, texts: &self.texts, registry: &self.registry };
        if let Some(only_unlocked) = self.gallery {
            return self.run_gallery(&faces, words, only_unlocked, watch);
        }
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
            problems: self.group_problems(export, &self.places),
            page: None,
        }))
    }

    fn run_gallery(
        &self,
        faces: &Faces,
        words: Words<'_>,
        only_unlocked: bool,
        watch: &ExportControl<'_>,
    ) -> Result<Ended, Diagnostic> {
        let file = self.file(FILE)?;
        let design = DesignFile::read(file.as_deref().unwrap_or("{}")).map_err(|why| unusable(FILE, &why))?;
        let progress = match design.unlock.filter(|_| only_unlocked) {
            Some(rule) => {
                let ledger = numbers_of(&self.file(LEDGER)?.unwrap_or_default());
                let owners = self.file(OWNERS)?.unwrap_or_default();
                let cards = &self.registry.cards;
                let names = cards.iter().map(|card| (card.id.to_string(), card.name.to_string())).collect();
                let rarities = design.run.as_ref().map_or(0, |run| run.rarities.len());
                unlock(&owners, &ledger, &names, rarities, rule).0
            }
            None => BTreeMap::new(),
        };
        let (places, languages) = (self.places.as_slice(), self.languages.as_slice());
        let source = Source { checked: &self.checked, words, places, languages, design: &design, progress: &progress };
        let dpi = if let Form::Png { dpi, .. } = self.form { dpi } else { GALLERY_DPI };
        let gallery = Exhibit::new(&self.to, dpi, &source).map_err(|why| unusable(FILE, &why))?;
        let pictures = gallery.pictures();
        let orders: Vec<Order<'_>> = gallery.cards().into_iter().chain([gallery.back(&pictures)]).collect();
        let written = export(faces, &orders, &self.rules.name, watch).map_err(|error| unwritten(&self.to, &error))?;
        if written.is_cancelled {
            return Ok(Ended::Stopped);
        }
        let unsaved =
            |(path, error): (PathBuf, ReplaceError)| unusable(&path.display().to_string(), &error.to_string());
        gallery.save_page().map_err(unsaved)?;
        // The last order is the back.
        let printed = written.faces.iter().rev().skip(1).sum();
        Ok(Ended::Printed(Report {
            to: self.to.clone(),
            printed,
            all: gallery.places.len() * languages.len(),
            problems: self.group_problems(written, &gallery.places),
            page: Some(gallery.page()),
        }))
    }

    /// A file beside the ruleset.
    fn file(&self, name: &str) -> Result<Option<String>, Diagnostic> {
        let found = beside(self.folder.as_deref(), &self.rules.game, name).map_err(|(_, problem)| problem)?;
        Ok(found.map(|source| source.text))
    }

    /// Each problem once, with its cards. `places`: where the faces are from.
    fn group_problems(&self, export: Export, places: &[RecordPath]) -> Vec<FaceProblem> {
        let mut problems: Vec<FaceProblem> = Vec::new();
        let mut known = HashMap::new();
        for (at, problem) in export.problems {
            let index = *known.entry(problem.message.clone()).or_insert_with(|| {
                problems.push(FaceProblem { problem, cards: Vec::new() });
                problems.len() - 1
            });
            let cards = &mut problems[index].cards;
            if let Some((id, name)) = places.get(at).and_then(|place| self.registry.id_and_name(*place))
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

/// A file that cannot be used.
fn unusable(file: &str, words: &str) -> Diagnostic {
    Diagnostic::new(Code::FileUnreadable, "", message!("print-unusable", path = file, words = words))
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
    /// The page of a gallery, which a browser opens.
    pub page: Option<PathBuf>,
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
