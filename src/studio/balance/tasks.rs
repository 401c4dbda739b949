//! Starts work in the background, and takes over its results.

use std::io;
use std::sync::Arc;

use egui::Context;

use super::figures::Figures;
use super::replay::Replay;
use super::setup::most_threads;
use super::work::{Work, WorkResult};
use super::{Balance, PendingWork, ResultTitle, Side, StoredResult};
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;
use crate::document::Document;
use crate::sim::{Calibration, Game, Part, SensitivityQuery};
use crate::studio::background::{Background, Progress};

/// Games of each change of a row and each opponent, at most, because more games add little information.
const ROW_GAMES: i64 = 2_000;

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
    /// A game is ready to be watched in the sandbox.
    Watch(Game),
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
            work.cancel();
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
        if let Some(part) = self.work.as_mut().and_then(Work::poll_figures) {
            self.count(part);
        }
        if let Some(work) = self.work.take_if(|work| work.is_finished()) {
            events.extend(match work.join() {
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
                    let watched = watches.then(|| TaskEvent::Watch(replay.game.clone()));
                    self.game.replay = Some(replay);
                    watched
                }
                Progress::Done(Err(problems)) => Some(TaskEvent::Failed(problems)),
                Progress::Failed => Some(TaskEvent::Broken),
            };
            self.game.task = None;
            events.extend(ended);
        }
        events
    }

    fn start(&mut self, ctx: &Context, work: PendingWork) -> io::Result<Option<Work>> {
        let Some(ready) = &self.roster.ready else { return Ok(None) };
        let (roster, plan) = (Arc::clone(&ready.roster), self.setup.plan(ready));
        let threads = self.setup.threads.clamp(1, most_threads());
        let work = match work {
            PendingWork::Run => Work::run(ctx, threads, roster, plan, None),
            PendingWork::Rest => {
                let Some(part) = self.result().cloned() else { return Ok(None) };
                self.playing = self.shown;
                Work::run(ctx, threads, roster, part.plan.clone(), Some(part))
            }
            PendingWork::Calibration => {
                self.calibration.proposal = None;
                let form = &self.calibration;
                let (rounds, shields, legacy) = (form.rounds, form.shields, form.legacy);
                Work::calibration(ctx, threads, roster, Calibration { plan, rounds, shields, legacy })
            }
            PendingWork::Rows(card) => {
                let mut setup = self.setup.clone();
                setup.games = setup.games.min(ROW_GAMES);
                Work::rows(ctx, threads, roster, SensitivityQuery { card, plan: setup.plan(ready) })
            }
        };
        work.map(Some)
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
        }
        None
    }

    /// Plays a game of the shown result again, for the list of its actions or to be watched in the sandbox. Returns the
    /// game if it is to be watched and was played already.
    pub fn replay(&mut self, ctx: &Context, heroes: [Name; 2], number: u64, watches: bool) -> io::Result<Option<Game>> {
        let Some(ready) = &self.roster.ready else { return Ok(None) };
        let roster = Arc::clone(&ready.roster);
        let is_same = |replay: &&Replay| {
            replay.number == number && replay.game.heroes == heroes && Arc::ptr_eq(&replay.roster, &roster)
        };
        if watches && let Some(replay) = self.game.replay.as_ref().filter(is_same) {
            return Ok(Some(replay.game.clone()));
        }
        if let Some(plan) = self.result().map(|part| part.plan.clone()) {
            let play = move || Replay::new(roster, &plan, &heroes, number);
            self.game.task = Some((Background::start(ctx, "replay", play)?, watches));
        }
        Ok(None)
    }

    /// Shows a result.
    pub(super) fn show(&mut self, at: usize) {
        self.shown = Some(at);
        self.side = Side::Overview;
        self.game = super::GamePanel::default();
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
