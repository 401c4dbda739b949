//! Doing what the screen of balance asks for: work in the background, its end, and its files.

use std::path::Path;
use std::sync::Arc;

use egui::Context;

use super::figures::Figures;
use super::replay::Replay;
use super::setup::most_threads;
use super::work::{ReplayTask, Work, WorkResult};
use super::{Balance, PendingWork, ResultTitle, Side, StoredResult};
use crate::base::{Code, Diagnostic, Name};
use crate::document::{Command, RecordPath};
use crate::registry::project::{load, save_as_new};
use crate::sandbox::{Command as SandboxCommand, SandboxError};
use crate::sim::{Calibration, Game, Part, Question};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::dialogs::Purpose;
use crate::studio::problem_text;
use crate::studio::sandbox::source;

/// Something that the screen of balance asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BalanceCommand {
    /// A run of what is set up.
    Run,
    /// The rest of a run that was stopped.
    Rest,
    /// The form of calibrations, open or shut.
    Calibration,
    /// A calibration.
    Calibrate,
    /// The proposal of the calibration as an edit.
    Apply,
    /// What a point in each row of a card does.
    Rows(Name),
    /// One game of the matchup that is open, by its number from 0.
    Tell([Name; 2], u64),
    /// The same game in the sandbox.
    Watch([Name; 2], u64),
    /// The work is to stop.
    Stop,
    /// A folder for the result that is shown.
    Save,
    /// A file with a result.
    Open,
    /// A folder for the cards' figures.
    Export,
}

/// Games of each change of a row and each opponent, at most: more tell little that is new.
const ROW_GAMES: i64 = 2_000;

impl Studio {
    /// The result that the screen of balance shows.
    pub fn balance_result(&self) -> Option<&Part> {
        self.balance.result()
    }

    /// Does what the screen of balance asks for.
    pub(in crate::studio) fn balance_do(&mut self, ctx: &Context, doing: BalanceCommand) {
        match doing {
            BalanceCommand::Run => self.want(ctx, PendingWork::Run),
            BalanceCommand::Rest => self.want(ctx, PendingWork::Rest),
            BalanceCommand::Calibrate => self.want(ctx, PendingWork::Calibration),
            BalanceCommand::Rows(card) => self.want(ctx, PendingWork::Rows(card)),
            BalanceCommand::Calibration => {
                self.settings.screen = Screen::Balance;
                self.balance.side = Side::Overview;
                self.balance.calibration.is_open ^= true;
            }
            BalanceCommand::Apply => {
                let Some(proposal) = &self.balance.calibration.proposal else { return };
                let changes = proposal.changes.clone();
                if !changes.is_empty() {
                    self.edit(Command::SetLevers { changes });
                }
            }
            BalanceCommand::Tell(heroes, number) => self.tell(ctx, heroes, number, false),
            BalanceCommand::Watch(heroes, number) => self.tell(ctx, heroes, number, true),
            BalanceCommand::Stop => {
                self.balance.pending = None;
                if let Some(work) = &self.balance.work {
                    work.cancel();
                }
            }
            BalanceCommand::Save if self.balance.result().is_some() => self.ask_path(ctx, Purpose::ResultFolder),
            BalanceCommand::Export if self.balance.result().is_some() => self.ask_path(ctx, Purpose::CsvFolder),
            BalanceCommand::Save | BalanceCommand::Export => {
                self.toasts.failed(self.i18n.tr("balance-empty").to_string())
            }
            BalanceCommand::Open => self.ask_path(ctx, Purpose::Result),
        }
    }

    /// The chosen card, for the action that measures its rows.
    pub(in crate::studio) fn rows_of_chosen(&mut self, ctx: &Context) {
        let Some(RecordPath::Card(at)) = self.selection.place else { return };
        if let Some(card) = self.document.registry().cards.get(at) {
            let id = card.id.clone();
            self.balance_do(ctx, BalanceCommand::Rows(id));
        }
    }

    /// Work that begins as soon as games can be played.
    fn want(&mut self, ctx: &Context, wanted: PendingWork) {
        self.settings.screen = Screen::Balance;
        if self.balance.work.is_some() || self.balance.pending.is_some() {
            return self.toasts.failed(self.i18n.tr("balance-busy").to_string());
        }
        if self.document.tally().0 > 0 {
            return self.toasts.failed(self.i18n.tr("balance-errors").to_string());
        }
        if matches!(wanted, PendingWork::Rows(_)) {
            (self.balance.side, self.balance.rows) = (Side::Rows, None);
        }
        self.balance.pending = Some(wanted);
        ctx.request_repaint();
    }

    /// Looks after work in the background; once a frame.
    pub(in crate::studio) fn balance_tick(&mut self, ctx: &Context) {
        if self.settings.screen == Screen::Balance {
            self.balance.roster.update(ctx, &self.document);
        }
        if self.balance.roster.is_fresh()
            && let Some(wanted) = self.balance.pending.take()
        {
            self.begin_work(ctx, wanted);
        }
        if let Some(part) = self.balance.work.as_mut().and_then(Work::poll_figures) {
            self.balance.count(part);
        }
        if self.balance.work.as_ref().is_some_and(Work::is_over)
            && let Some(work) = self.balance.work.take()
        {
            self.work_done(work.done());
        }
        if let Some(task) = self.balance.game.take_finished() {
            let watches = task.watches;
            match task.done() {
                Some(Ok(told)) => {
                    let watched = watches.then(|| told.game.clone());
                    self.balance.game.replay = Some(told);
                    if let Some(game) = watched {
                        self.watch(game);
                    }
                }
                Some(Err(problems)) => self.refused(&problems),
                None => self.toasts.failed(self.i18n.tr("balance-broken").to_string()),
            }
        }
    }

    fn begin_work(&mut self, ctx: &Context, wanted: PendingWork) {
        let balance = &mut self.balance;
        let Some(ready) = balance.roster.ready() else { return };
        let (roster, plan) = (Arc::clone(&ready.roster), balance.setup.plan(ready));
        let threads = balance.setup.threads.clamp(1, most_threads());
        let begun = match wanted {
            PendingWork::Run => Work::run(ctx, threads, roster, plan, None),
            PendingWork::Rest => {
                let Some(part) = balance.result().cloned() else { return };
                balance.playing = balance.shown;
                Work::run(ctx, threads, roster, part.plan.clone(), Some(part))
            }
            PendingWork::Calibration => {
                balance.calibration.proposal = None;
                let form = &balance.calibration;
                let (rounds, shields, legacy) = (form.rounds, form.shields, form.legacy);
                Work::calibration(ctx, threads, roster, Calibration { plan, rounds, shields, legacy })
            }
            PendingWork::Rows(card) => {
                let mut setup = balance.setup.clone();
                setup.games = setup.games.min(ROW_GAMES);
                Work::rows(ctx, threads, roster, Question { card, plan: setup.plan(ready) })
            }
        };
        match begun {
            Ok(work) => balance.work = Some(work),
            Err(error) => self.toasts.failed(error.to_string()),
        }
    }

    fn work_done(&mut self, done: WorkResult) {
        match done {
            WorkResult::Run(part, is_stopped) => {
                self.balance.count(part);
                self.balance.playing = None;
                let said = if is_stopped { "balance-stopped" } else { "balance-done" };
                self.toasts.said(self.i18n.tr(said).to_string());
            }
            WorkResult::Calibration(proposal) => self.balance.calibration.proposal = Some(proposal),
            WorkResult::Rows(Some(answer)) => self.balance.rows = Some(answer),
            WorkResult::Rows(None) => self.toasts.said(self.i18n.tr("balance-stopped").to_string()),
            WorkResult::Failed(problems) => self.refused(&problems),
            WorkResult::Panicked => self.toasts.failed(self.i18n.tr("balance-broken").to_string()),
        }
    }

    fn refused(&mut self, problems: &[Diagnostic]) {
        self.balance.playing = None;
        for problem in problems.iter().take(2) {
            self.toasts.failed(problem_text::problem(&self.i18n, problem));
        }
    }

    /// Tells a game of the result that is shown, and shows it in the sandbox if it is to be watched.
    fn tell(&mut self, ctx: &Context, heroes: [Name; 2], number: u64, watches: bool) {
        let Some(ready) = self.balance.roster.ready() else { return };
        let roster = Arc::clone(&ready.roster);
        let is_it =
            |told: &&Replay| told.number == number && told.game.heroes == heroes && Arc::ptr_eq(&told.roster, &roster);
        if watches && let Some(told) = self.balance.game.replay.as_ref().filter(is_it) {
            return self.watch(told.game.clone());
        }
        let Some(plan) = self.balance.result().map(|part| part.plan.clone()) else { return };
        match ReplayTask::start(ctx, roster, plan, heroes, number) {
            Ok(mut task) => {
                task.watches = watches;
                self.balance.game.task = Some(task);
            }
            Err(error) => self.toasts.failed(error.to_string()),
        }
    }

    /// A game stands in the sandbox at its start.
    fn watch(&mut self, game: Game) {
        let done = self.sandbox.apply(SandboxCommand::Watch(Box::new(game)), source(&self.document));
        match done {
            Ok(()) => self.settings.screen = Screen::Sandbox,
            Err(SandboxError::Problem(problem)) if problem.code == Code::MatchNotPlayable => {
                self.toasts.failed(self.i18n.tr("balance-watch-changed").to_string());
            }
            Err(refused) => {
                let why = self.refusal(&refused);
                self.toasts.failed(why);
            }
        }
    }

    /// Writes the result that is shown, or the cards' figures, in a folder; no file is replaced.
    pub(in crate::studio) fn save_result(&mut self, folder: &Path, as_csv: bool) {
        let Some(part) = self.balance.result() else { return };
        let plan = &part.plan;
        let stem = format!("balance-seed{}-{}", plan.seed, plan.games);
        let text = if as_csv { part.cards_csv().map_err(|error| error.to_string()) } else { written(part) };
        let end = if as_csv { "csv" } else { "json" };
        match text.and_then(|text| save_as_new(folder, &stem, end, &text).map_err(|error| error.to_string())) {
            Ok(path) => {
                let path = path.display().to_string();
                let said = self.i18n.tr_with("balance-saved", &[("path", crate::text::Arg::Text(&path))]);
                self.toasts.said(said);
            }
            Err(why) => self.toasts.failed(why),
        }
    }

    /// Opens a file with a result and shows it.
    pub(in crate::studio) fn open_result(&mut self, path: &Path) {
        let read =
            load(path).map_err(|(name, problem)| format!("{name}: {}", problem_text::problem(&self.i18n, &problem)));
        match read.and_then(|source| Part::read(&source.text).map_err(|why| format!("{}: {why}", source.name))) {
            Ok(part) => {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                self.settings.screen = Screen::Balance;
                let balance = &mut self.balance;
                balance
                    .results
                    .push(StoredResult { title: ResultTitle::File(name), figures: Arc::new(Figures::new(part)) });
                balance.show(balance.results.len() - 1);
            }
            Err(why) => self.toasts.failed(why),
        }
    }
}

fn written(part: &Part) -> Result<String, String> {
    part.write().map_err(|error| error.to_string())
}

impl Balance {
    /// Shows a result that is kept.
    pub(super) fn show(&mut self, at: usize) {
        self.shown = Some(at);
        self.side = Side::Overview;
        self.game.forget();
    }

    /// Takes over what a run has counted.
    fn count(&mut self, part: Part) {
        if part.matchups.iter().all(|matchup| matchup.tally.games == 0) {
            return;
        }
        let figures = Arc::new(Figures::new(part));
        if let Some(kept) = self.playing.and_then(|at| self.results.get_mut(at)) {
            kept.figures = figures;
            return;
        }
        self.run_count += 1;
        self.results.push(StoredResult { title: ResultTitle::Run(self.run_count), figures });
        let at = self.results.len() - 1;
        self.playing = Some(at);
        self.show(at);
    }
}
