//! Work in the background, one thing at a time: games of a run, a calibration, a card's rows; and one game to be told.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use egui::Context;

use super::replay::Replay;
use crate::base::{Diagnostic, Name};
use crate::sim::{
    Calibration, Part, Plan, Progress, Proposal, Roster, Round, Run, Sensitivity, SensitivityQuery, Shard, Task,
};

type Answer<T> = Result<T, Vec<Diagnostic>>;

/// Work that goes on.
pub enum Work {
    /// The games of a run.
    Run {
        /// The work.
        task: Task<Answer<()>>,
        /// The run, once it is ready to be played.
        run: Arc<OnceLock<Run>>,
        /// When its figures were last looked at, and how many games there were then.
        polled: (Instant, u64),
    },
    /// A calibration.
    Calibration {
        /// The work.
        task: Task<Answer<Proposal>>,
        /// The rounds so far.
        rounds: Arc<Mutex<Vec<Round>>>,
    },
    /// The rows of a card.
    Rows {
        /// The work.
        task: Task<Answer<Option<Sensitivity>>>,
        /// The card.
        card: Name,
    },
}

/// What has come of work.
pub enum WorkResult {
    /// All that a run has counted; whether it was stopped before its end.
    Run(Part, bool),
    /// A proposal.
    Calibration(Proposal),
    /// What a card's rows do; nothing if it was stopped.
    Rows(Option<Sensitivity>),
    /// It could not be done.
    Failed(Vec<Diagnostic>),
    /// It broke off by itself.
    Panicked,
}

/// How often the window looks at work.
const POLL: Duration = Duration::from_millis(100);
/// How often figures are read off a run that goes on.
const FIGURES: Duration = Duration::from_millis(400);

fn wake(ctx: &Context) -> impl Fn() + Clone + Send + Sync + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint_after(POLL)
}

impl Work {
    /// Plays a plan, or what an earlier result of it lacks.
    pub fn run(
        ctx: &Context,
        threads: usize,
        roster: Arc<Roster>,
        plan: Plan,
        earlier: Option<Part>,
    ) -> io::Result<Self> {
        let run = Arc::new(OnceLock::new());
        let own = Arc::clone(&run);
        let task = Task::start(Some(threads), wake(ctx), move |watch| {
            let new = Run::new(plan, Shard::WHOLE, &roster)?;
            if let Some(earlier) = earlier {
                // Of another run nothing is taken over, and all games are played.
                let _ = new.resume(&earlier);
            }
            own.get_or_init(|| new).play(watch);
            Ok(())
        })?;
        Ok(Work::Run { task, run, polled: (Instant::now(), 0) })
    }

    /// Calibrates.
    pub fn calibration(
        ctx: &Context,
        threads: usize,
        roster: Arc<Roster>,
        calibration: Calibration,
    ) -> io::Result<Self> {
        let rounds = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&rounds);
        let task = Task::start(Some(threads), wake(ctx), move |watch| {
            let tell = |round: &Round| told.lock().unwrap_or_else(PoisonError::into_inner).push(round.clone());
            calibration.run(&roster, watch, tell)
        })?;
        Ok(Work::Calibration { task, rounds })
    }

    /// Measures the rows of a card.
    pub fn rows(ctx: &Context, threads: usize, roster: Arc<Roster>, question: SensitivityQuery) -> io::Result<Self> {
        let card = question.card.clone();
        let task = Task::start(Some(threads), wake(ctx), move |watch| question.answer(&roster, watch))?;
        Ok(Work::Rows { task, card })
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        match self {
            Work::Run { task, .. } => task.progress(),
            Work::Calibration { task, .. } => task.progress(),
            Work::Rows { task, .. } => task.progress(),
        }
    }

    /// Asks it to stop.
    pub fn cancel(&self) {
        match self {
            Work::Run { task, .. } => task.cancel(),
            Work::Calibration { task, .. } => task.cancel(),
            Work::Rows { task, .. } => task.cancel(),
        }
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        match self {
            Work::Run { task, .. } => task.is_finished(),
            Work::Calibration { task, .. } => task.is_finished(),
            Work::Rows { task, .. } => task.is_finished(),
        }
    }

    /// What a run has counted since its figures were last looked at, if that is long enough ago.
    pub fn poll_figures(&mut self) -> Option<Part> {
        let Work::Run { task, run, polled } = self else { return None };
        let done = task.progress().done;
        if done == polled.1 || polled.0.elapsed() < FIGURES {
            return None;
        }
        *polled = (Instant::now(), done);
        run.get().map(Run::part)
    }

    /// What has come of it; waits until it is over.
    pub fn done(self) -> WorkResult {
        match self {
            Work::Run { task, run, .. } => match task.join() {
                Some(Ok(())) => {
                    let part = run.get().map(Run::part);
                    part.map_or(WorkResult::Panicked, |part| {
                        let is_stopped = !part.is_finished();
                        WorkResult::Run(part, is_stopped)
                    })
                }
                Some(Err(problems)) => WorkResult::Failed(problems),
                None => WorkResult::Panicked,
            },
            Work::Calibration { task, .. } => match task.join() {
                Some(Ok(proposal)) => WorkResult::Calibration(proposal),
                Some(Err(problems)) => WorkResult::Failed(problems),
                None => WorkResult::Panicked,
            },
            Work::Rows { task, .. } => match task.join() {
                Some(Ok(answer)) => WorkResult::Rows(answer),
                Some(Err(problems)) => WorkResult::Failed(problems),
                None => WorkResult::Panicked,
            },
        }
    }
}

/// A game that is being played to be told.
pub struct ReplayTask {
    task: Task<Answer<Replay>>,
    /// Whether it is to be watched in the sandbox then.
    pub watches: bool,
}

impl ReplayTask {
    /// Plays a game of a plan between two of its heroes.
    pub fn start(ctx: &Context, roster: Arc<Roster>, plan: Plan, heroes: [Name; 2], number: u64) -> io::Result<Self> {
        let task = Task::start(Some(1), wake(ctx), move |_| Replay::new(roster, &plan, &heroes, number))?;
        Ok(Self { task, watches: false })
    }

    /// Whether it is told.
    pub fn is_finished(&self) -> bool {
        self.task.is_finished()
    }

    /// The game.
    pub fn done(self) -> Option<Answer<Replay>> {
        self.task.join()
    }
}
