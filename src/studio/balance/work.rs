//! The work in the background: a run, a calibration, the sensitivity of a card's rows, or the replay of a game.

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

/// Running work.
pub enum Work {
    Run {
        task: Task<Answer<()>>,
        /// The run, as soon as its games can be counted.
        run: Arc<OnceLock<Run>>,
        /// When the figures were last read, and the number of games at that time.
        polled: (Instant, u64),
    },
    Calibration {
        task: Task<Answer<Proposal>>,
        rounds: Arc<Mutex<Vec<Round>>>,
    },
    Rows {
        task: Task<Answer<Option<Sensitivity>>>,
        card: Name,
    },
}

/// The result of work.
pub enum WorkResult {
    /// The figures of a run, and whether it was stopped.
    Run(Part, bool),
    Calibration(Proposal),
    /// `None` if the work was stopped.
    Rows(Option<Sensitivity>),
    /// The problems that prevent the games.
    Failed(Vec<Diagnostic>),
    /// The thread panicked.
    Panicked,
}

/// How often the window reads the progress.
const POLL: Duration = Duration::from_millis(100);
/// How often the window reads the figures of a running run.
const FIGURES: Duration = Duration::from_millis(400);

fn wake(ctx: &Context) -> impl Fn() + Clone + Send + Sync + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint_after(POLL)
}

impl Work {
    /// Plays the games of a plan, without those of an earlier result of the same plan.
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
                // The result of another plan is ignored, so that all games are played.
                let _ = new.resume(&earlier);
            }
            own.get_or_init(|| new).play(watch);
            Ok(())
        })?;
        Ok(Work::Run { task, run, polled: (Instant::now(), 0) })
    }

    pub fn calibration(
        ctx: &Context,
        threads: usize,
        roster: Arc<Roster>,
        calibration: Calibration,
    ) -> io::Result<Self> {
        let rounds = Arc::new(Mutex::new(Vec::new()));
        let own = Arc::clone(&rounds);
        let task = Task::start(Some(threads), wake(ctx), move |watch| {
            let report = |round: &Round| own.lock().unwrap_or_else(PoisonError::into_inner).push(round.clone());
            calibration.run(&roster, watch, report)
        })?;
        Ok(Work::Calibration { task, rounds })
    }

    pub fn rows(ctx: &Context, threads: usize, roster: Arc<Roster>, question: SensitivityQuery) -> io::Result<Self> {
        let card = question.card.clone();
        let task = Task::start(Some(threads), wake(ctx), move |watch| question.answer(&roster, watch))?;
        Ok(Work::Rows { task, card })
    }

    pub fn progress(&self) -> Progress {
        match self {
            Work::Run { task, .. } => task.progress(),
            Work::Calibration { task, .. } => task.progress(),
            Work::Rows { task, .. } => task.progress(),
        }
    }

    /// Asks the work to stop. It ends a little later.
    pub fn cancel(&self) {
        match self {
            Work::Run { task, .. } => task.cancel(),
            Work::Calibration { task, .. } => task.cancel(),
            Work::Rows { task, .. } => task.cancel(),
        }
    }

    pub fn is_finished(&self) -> bool {
        match self {
            Work::Run { task, .. } => task.is_finished(),
            Work::Calibration { task, .. } => task.is_finished(),
            Work::Rows { task, .. } => task.is_finished(),
        }
    }

    /// The figures of a run, if there are new ones and the last reading is long enough ago.
    pub fn poll_figures(&mut self) -> Option<Part> {
        let Work::Run { task, run, polled } = self else { return None };
        let done = task.progress().done;
        if done == polled.1 || polled.0.elapsed() < FIGURES {
            return None;
        }
        *polled = (Instant::now(), done);
        run.get().map(Run::part)
    }

    /// Waits for the end of the work and returns its result.
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

/// A game that is being replayed.
pub struct ReplayTask {
    task: Task<Answer<Replay>>,
    /// Whether the game is opened in the sandbox afterwards.
    pub watches: bool,
}

impl ReplayTask {
    pub fn start(ctx: &Context, roster: Arc<Roster>, plan: Plan, heroes: [Name; 2], number: u64) -> io::Result<Self> {
        let task = Task::start(Some(1), wake(ctx), move |_| Replay::new(roster, &plan, &heroes, number))?;
        Ok(Self { task, watches: false })
    }

    pub fn is_finished(&self) -> bool {
        self.task.is_finished()
    }

    pub fn done(self) -> Option<Answer<Replay>> {
        self.task.join()
    }
}
