//! Work in the background: runs, calibrations, measurements of a card's rows, and replays of games.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use egui::Context;

use super::pool::{Evaluated, Question};
use super::setup::most_threads;
use super::{Balance, GamePanel, PendingWork, ResultTitle, Side, StoredResult};
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;
use crate::document::Document;
use crate::sim::{
    Arena as _, Calibration, DeckMatch, Evaluation, Figures, Part, Proposal, Refusal, Round, Run, Sensitivity,
    SensitivityQuery, Shard, Task, TaskHandle,
};
use crate::studio::background::{Background, Progress};

/// The result of work, or the problems that prevent the games.
type Answer = Result<WorkResult, Vec<Diagnostic>>;

/// Running work.
pub struct Work {
    pub task: Task<Answer>,
    pub kind: WorkKind,
    /// When the figures of a run were last read, and the number of games at that time.
    polled: (Instant, u64),
}

pub enum WorkKind {
    /// The run is set as soon as its games can be counted.
    Run(Arc<OnceLock<Run>>),
    /// The rounds that have ended.
    Calibration(Arc<Mutex<Vec<Round>>>),
    /// The card whose rows are measured.
    Rows(Name),
    /// What was played so far, and the revision of the project.
    Evaluation { so_far: Arc<Mutex<Option<Evaluation>>>, revision: u64 },
}

pub enum WorkResult {
    Run(Part),
    Calibration(Proposal),
    /// `None` if the work was stopped.
    Rows(Option<Sensitivity>),
    Evaluation(Box<Evaluated>),
}

/// The end of work that the studio reports or handles.
pub enum TaskEvent {
    /// Show a message.
    Info(&'static str),
    /// The problems that prevent the games.
    Failed(Vec<Diagnostic>),
    /// The thread panicked.
    Broken,
    /// The system could not start a thread.
    NotStarted(io::Error),
    /// A game cannot be played because its decks are not in the project.
    Changed,
    /// A game is ready to be watched in the sandbox.
    Watch(Box<DeckMatch>),
}

/// How often the window reads the progress.
const POLL: Duration = Duration::from_millis(100);
/// How often the window reads the figures of a running run.
const FIGURES: Duration = Duration::from_millis(400);
/// Games of each change of a row and each opponent, at most, because more games add little information.
const ROW_GAMES: i64 = 2_000;

/// What a background task does.
type WorkFn = Box<dyn FnOnce(&TaskHandle) -> Answer + Send>;

impl Work {
    /// Whether there is something new, and the last reading is long enough ago.
    fn has_news(&mut self) -> bool {
        let done = self.task.progress().done;
        if done == self.polled.1 || self.polled.0.elapsed() < FIGURES {
            return false;
        }
        self.polled = (Instant::now(), done);
        true
    }
}

impl Balance {
    /// Whether work is running or about to start. There is never more than one task.
    pub fn is_busy(&self) -> bool {
        self.work.is_some() || self.pending.is_some()
    }

    /// Starts work as soon as the current cards are ready to be played.
    pub fn request(&mut self, work: PendingWork) {
        if matches!(work, PendingWork::Rows(_)) {
            (self.side, self.rows) = (Side::Rows, None);
        }
        self.pending = Some(work);
    }

    pub fn stop(&mut self) {
        self.pending = None;
        if let Some(work) = &self.work {
            work.task.cancel();
        }
    }

    /// Opens or closes the form of calibrations.
    pub fn toggle_calibration(&mut self) {
        self.side = Side::Overview;
        self.calibration.is_open ^= true;
    }

    /// The changes that the calibration proposes.
    pub fn proposed_changes(&self) -> Vec<LeverChange> {
        self.calibration.proposal.as_ref().map(|proposal| proposal.changes.clone()).unwrap_or_default()
    }

    /// Starts requested work and takes over results. To be called once a frame, whichever screen is shown.
    pub fn poll(&mut self, ctx: &Context, document: &Document, is_shown: bool) -> Vec<TaskEvent> {
        let mut events = Vec::new();
        if is_shown {
            self.roster.update(ctx, document);
        }
        if self.roster.current().is_some()
            && let Some(work) = self.pending.take()
        {
            match self.start(ctx, work) {
                Ok(work) => self.work = work,
                Err(error) => events.push(TaskEvent::NotStarted(error)),
            }
        }
        self.poll_figures();
        if let Some(work) = self.work.take_if(|work| work.task.is_finished()) {
            events.extend(match work.task.join() {
                Some(Ok(result)) => self.finish(result),
                Some(Err(problems)) => Some(TaskEvent::Failed(problems)),
                None => Some(TaskEvent::Broken),
            });
            self.playing = None;
        }
        if let Some((task, watches)) = &mut self.game.task {
            let ended = match task.poll() {
                Progress::Pending => return events,
                Progress::Done(Ok(replay)) => {
                    let watched = watches.then(|| TaskEvent::Watch(Box::new(replay.game.clone())));
                    self.game.replay = Some(replay);
                    watched
                }
                Progress::Done(Err(Refusal::Problems(problems))) => Some(TaskEvent::Failed(problems)),
                Progress::Done(Err(Refusal::Words(_))) => Some(TaskEvent::Changed),
                Progress::Failed => Some(TaskEvent::Broken),
            };
            self.game.task = None;
            events.extend(ended);
        }
        events
    }

    /// Takes over what work has counted so far.
    fn poll_figures(&mut self) {
        let Some(work) = &mut self.work else { return };
        if !work.has_news() {
            return;
        }
        match &work.kind {
            WorkKind::Run(run) => {
                if let Some(part) = run.get().map(Run::part) {
                    self.count(part);
                }
            }
            WorkKind::Evaluation { so_far, revision } => {
                let so_far = so_far.lock().unwrap_or_else(PoisonError::into_inner).take();
                if let Some(evaluation) = so_far {
                    self.strength.show(Evaluated::partly(evaluation, Some(*revision)));
                }
            }
            WorkKind::Calibration(_) | WorkKind::Rows(_) => {}
        }
    }

    /// Shows the strengths of the cards.
    pub fn show_strengths(&mut self) {
        self.side = Side::Strength;
    }

    /// Shows an evaluation.
    pub fn add_evaluation(&mut self, evaluated: Evaluated) {
        self.strength.show(evaluated);
        self.show_strengths();
    }

    /// The evaluation that is shown.
    pub fn evaluated(&self) -> Option<&Evaluated> {
        self.strength.shown.as_ref()
    }

    /// Plays the cards in decks of their own, or goes on if that was stopped.
    pub fn evaluate(&mut self, ctx: &Context, question: Question) -> io::Result<()> {
        let environment = question.environment(self.strength.pairs, self.setup.seed, self.strength.players);
        let earlier = self.strength.shown.take().map(|shown| shown.evaluation);
        let so_far = Arc::new(Mutex::new(None));
        let kind = WorkKind::Evaluation { so_far: Arc::clone(&so_far), revision: question.revision };
        let play = move |handle: &TaskHandle| {
            let (pool, mut evaluation) = question.clone().begin(environment, earlier);
            let keep = |now: &Evaluation| *so_far.lock().unwrap_or_else(PoisonError::into_inner) = Some(now.clone());
            evaluation.play(&pool, Shard::WHOLE, handle, keep);
            Ok(WorkResult::Evaluation(Box::new(Evaluated::new(evaluation, &question, true))))
        };
        self.show_strengths();
        self.work = Some(self.begin(ctx, kind, Box::new(play))?);
        Ok(())
    }

    fn begin(&self, ctx: &Context, kind: WorkKind, work: WorkFn) -> io::Result<Work> {
        let threads = self.setup.threads.clamp(1, most_threads());
        let ctx = ctx.clone();
        let task = Task::start(Some(threads), move || ctx.request_repaint_after(POLL), work)?;
        Ok(Work { task, kind, polled: (Instant::now(), 0) })
    }

    fn start(&mut self, ctx: &Context, pending: PendingWork) -> io::Result<Option<Work>> {
        let Some(ready) = &self.roster.ready else { return Ok(None) };
        let (entrants, mut plan) = (ready.entrants.clone(), self.setup.plan(ready));
        let earlier = self.result().filter(|_| pending == PendingWork::Rest).cloned();
        let (kind, work): (WorkKind, WorkFn) = match pending {
            PendingWork::Rest if earlier.is_none() => return Ok(None),
            PendingWork::Run | PendingWork::Rest => {
                if let Some(earlier) = &earlier {
                    self.playing = self.shown;
                    plan = earlier.plan.clone();
                }
                let shared = Arc::new(OnceLock::new());
                let kind = WorkKind::Run(Arc::clone(&shared));
                let play = move |handle: &TaskHandle| {
                    let run = Run::new(plan, Shard::WHOLE, &entrants)?;
                    if let Some(earlier) = earlier {
                        // The result of another plan is ignored, so that all games are played.
                        let _ = run.resume(&earlier);
                    }
                    let run = shared.get_or_init(|| run);
                    run.play(handle);
                    Ok(WorkResult::Run(run.part()))
                };
                (kind, Box::new(play))
            }
            PendingWork::Calibration => {
                self.calibration.proposal = None;
                let form = &self.calibration;
                let calibration = Calibration { plan, rounds: form.rounds, shields: form.shields, legacy: form.legacy };
                let rounds = Arc::new(Mutex::new(Vec::new()));
                let kind = WorkKind::Calibration(Arc::clone(&rounds));
                let calibrate = move |handle: &TaskHandle| {
                    let report =
                        |round: &Round| rounds.lock().unwrap_or_else(PoisonError::into_inner).push(round.clone());
                    calibration.run(&entrants, handle, report).map(WorkResult::Calibration)
                };
                (kind, Box::new(calibrate))
            }
            PendingWork::Rows(card) => {
                let mut setup = self.setup.clone();
                setup.games = setup.games.min(ROW_GAMES);
                let query = SensitivityQuery { card: card.clone(), plan: setup.plan(ready) };
                let measure = move |handle: &TaskHandle| query.answer(&entrants, handle).map(WorkResult::Rows);
                (WorkKind::Rows(card), Box::new(measure))
            }
        };
        self.begin(ctx, kind, work).map(Some)
    }

    fn finish(&mut self, result: WorkResult) -> Option<TaskEvent> {
        match result {
            WorkResult::Run(part) => {
                let message = if part.is_finished() { "balance-done" } else { "balance-stopped" };
                self.count(part);
                return Some(TaskEvent::Info(message));
            }
            WorkResult::Calibration(proposal) => self.calibration.proposal = Some(proposal),
            WorkResult::Rows(None) => return Some(TaskEvent::Info("balance-stopped")),
            WorkResult::Rows(answer) => self.rows = answer,
            WorkResult::Evaluation(evaluated) => {
                let is_finished = evaluated.evaluation.is_finished();
                self.strength.show(*evaluated);
                return Some(TaskEvent::Info(if is_finished { "balance-evaluated" } else { "balance-stopped" }));
            }
        }
        None
    }

    /// Plays a game of the shown result again, for the list of its decisions, or to be watched in the sandbox, too.
    pub fn replay(&mut self, ctx: &Context, heroes: [Name; 2], number: u64, watches: bool) -> io::Result<()> {
        let (Some(ready), Some(part)) = (&self.roster.ready, self.result()) else { return Ok(()) };
        let (entrants, plan) = (ready.entrants.clone(), part.plan.clone());
        let play = move || {
            let pair = [heroes[0].as_str(), heroes[1].as_str()];
            entrants.game(&plan, pair, number)
        };
        self.game.task = Some((Background::start(ctx, "replay", play)?, watches));
        Ok(())
    }

    pub(super) fn show(&mut self, at: usize) {
        self.shown = Some(at);
        self.side = Side::Overview;
        self.game = GamePanel::default();
    }

    /// Adds a result from a file, and shows it.
    pub fn add_file(&mut self, name: String, part: Part) {
        self.add(ResultTitle::File(name), Figures::new(part));
    }

    fn add(&mut self, title: ResultTitle, figures: Figures) {
        self.results.push(StoredResult { title, figures: Arc::new(figures) });
        self.show(self.results.len() - 1);
    }

    /// Takes over what a run has counted so far.
    fn count(&mut self, part: Part) {
        if part.matchups.iter().all(|matchup| matchup.tally.games == 0) {
            return;
        }
        if let Some(result) = self.playing.and_then(|at| self.results.get_mut(at)) {
            result.figures = Arc::new(Figures::new(part));
            return;
        }
        self.run_count += 1;
        self.add(ResultTitle::Run(self.run_count), Figures::new(part));
        self.playing = self.shown;
    }
}
