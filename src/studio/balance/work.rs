//! The work in the background: a run, a calibration, or the sensitivity of a card's rows.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use egui::Context;

use crate::base::{Diagnostic, Name};
use crate::sim::{
    Calibration, Part, Plan, Progress, Proposal, Roster, Round, Run, Sensitivity, SensitivityQuery, Shard, Task,
    TaskHandle,
};

/// The result of work, or the problems that prevent the games.
pub type Answer = Result<WorkResult, Vec<Diagnostic>>;

/// Running work.
pub struct Work {
    task: Task<Answer>,
    pub kind: WorkKind,
    /// When the figures of a run were last read, and the number of games at that time.
    polled: (Instant, u64),
}

#[derive(Clone)]
pub enum WorkKind {
    /// The run is set as soon as its games can be counted.
    Run(Arc<OnceLock<Run>>),
    /// The rounds that have ended.
    Calibration(Arc<Mutex<Vec<Round>>>),
    /// The card whose rows are measured.
    Rows(Name),
}

pub enum WorkResult {
    Run(Part),
    Calibration(Proposal),
    /// `None` if the work was stopped.
    Rows(Option<Sensitivity>),
}

/// How often the window reads the progress.
const POLL: Duration = Duration::from_millis(100);
/// How often the window reads the figures of a running run.
const FIGURES: Duration = Duration::from_millis(400);

impl Work {
    fn start(
        ctx: &Context,
        threads: usize,
        kind: WorkKind,
        work: impl FnOnce(&TaskHandle) -> Answer + Send + 'static,
    ) -> io::Result<Self> {
        let ctx = ctx.clone();
        let task = Task::start(Some(threads), move || ctx.request_repaint_after(POLL), work)?;
        Ok(Self { task, kind, polled: (Instant::now(), 0) })
    }

    /// Plays the games of a plan, without those of an earlier result of the same plan.
    pub fn run(
        ctx: &Context,
        threads: usize,
        roster: Arc<Roster>,
        plan: Plan,
        earlier: Option<Part>,
    ) -> io::Result<Self> {
        let shared = Arc::new(OnceLock::new());
        Self::start(ctx, threads, WorkKind::Run(Arc::clone(&shared)), move |handle| {
            let run = Run::new(plan, Shard::WHOLE, &roster)?;
            if let Some(earlier) = earlier {
                // The result of another plan is ignored, so that all games are played.
                let _ = run.resume(&earlier);
            }
            let run = shared.get_or_init(|| run);
            run.play(handle);
            Ok(WorkResult::Run(run.part()))
        })
    }

    pub fn calibration(
        ctx: &Context,
        threads: usize,
        roster: Arc<Roster>,
        calibration: Calibration,
    ) -> io::Result<Self> {
        let rounds = Arc::new(Mutex::new(Vec::new()));
        Self::start(ctx, threads, WorkKind::Calibration(Arc::clone(&rounds)), move |handle| {
            let report = |round: &Round| rounds.lock().unwrap_or_else(PoisonError::into_inner).push(round.clone());
            calibration.run(&roster, handle, report).map(WorkResult::Calibration)
        })
    }

    pub fn rows(ctx: &Context, threads: usize, roster: Arc<Roster>, query: SensitivityQuery) -> io::Result<Self> {
        let kind = WorkKind::Rows(query.card.clone());
        Self::start(ctx, threads, kind, move |handle| query.answer(&roster, handle).map(WorkResult::Rows))
    }

    pub fn progress(&self) -> Progress {
        self.task.progress()
    }

    /// Asks the work to stop. It ends a little later.
    pub fn cancel(&self) {
        self.task.cancel();
    }

    pub fn is_finished(&self) -> bool {
        self.task.is_finished()
    }

    /// The figures of a run, if there are new ones and the last reading is long enough ago.
    pub fn poll_figures(&mut self) -> Option<Part> {
        let WorkKind::Run(run) = &self.kind else { return None };
        let done = self.task.progress().done;
        if done == self.polled.1 || self.polled.0.elapsed() < FIGURES {
            return None;
        }
        self.polled = (Instant::now(), done);
        run.get().map(Run::part)
    }

    /// Waits for the end of the work. Returns `None` if the thread panicked.
    pub fn join(self) -> Option<Answer> {
        self.task.join()
    }
}
