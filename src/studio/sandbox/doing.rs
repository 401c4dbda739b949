//! Doing what the screen of the sandbox asks for: its commands, and its files.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::Context;

use super::naming::file_name;
use super::{Naming, match_panel};
use crate::base::Source;
use crate::document::Document;
use crate::engine::Side;
use crate::registry::project::load;
use crate::registry::scenarios;
use crate::sandbox::{Command, Moment, Sandbox, SandboxError, SaveError, Suite, Tree};
use crate::studio::app::Studio;
use crate::studio::dialogs::{Dialog, Purpose};
use crate::studio::problem_text;
use crate::studio::view::view;

/// Something with files.
#[derive(Clone, Debug)]
pub enum ScenarioCommand {
    /// Looks which scenarios the project has.
    ListScenarios,
    /// Opens a scenario of the list, and shows a part of it.
    Open(Source, Shows),
    /// Asks for a file to open.
    OpenFile,
    /// Saves the board as a scenario.
    Save,
    /// Saves it under a name.
    SaveAs(Naming),
    /// Saves the log of the match.
    SaveLog,
    /// Runs all scenarios.
    Run,
}

/// Where a scenario that was opened is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// At its start.
    Start,
    /// After a step.
    Step(usize),
    /// At its end.
    End,
}

/// The project as the sandbox reads it.
pub fn source(document: &Document) -> crate::sandbox::Source<'_> {
    crate::sandbox::Source {
        rules: document.rules(),
        ruleset: document.ruleset_text(),
        registry: document.registry(),
        revision: document.revision(),
    }
}

/// The sandbox of a project: with the board of the last session, where one is kept.
pub fn resumed(document: &Document) -> Sandbox {
    let mut sandbox = Sandbox::new(source(document));
    if let Some(board) = document.saved_board() {
        sandbox.resume(&board, source(document));
    }
    sandbox
}

/// What of the board was written down.
#[derive(Debug, Default)]
pub struct KeptBoard {
    /// The version that was written down last.
    kept: u64,
    /// The version that was seen last, and since when.
    changed: Option<(u64, Instant)>,
}

/// The board is written down when it has not changed for so long.
const PAUSE: Duration = Duration::from_secs(1);

impl Studio {
    /// Writes down what lies on the board, if that has changed.
    pub(in crate::studio) fn keep_board(&mut self) {
        let version = self.sandbox.version();
        if self.kept_board.kept == version {
            return;
        }
        self.kept_board.kept = version;
        if let Err(error) = self.document.save_board(&self.sandbox.text(source(&self.document))) {
            self.toasts.failed(error.to_string());
        }
    }

    /// The same, a moment after the last change.
    pub(in crate::studio) fn keep_board_by_and_by(&mut self, ctx: &Context) {
        let version = self.sandbox.version();
        if self.kept_board.kept == version {
            return;
        }
        if self.kept_board.changed.is_none_or(|(seen, _)| seen != version) {
            self.kept_board.changed = Some((version, Instant::now()));
        }
        if self.kept_board.changed.is_some_and(|(_, when)| when.elapsed() >= PAUSE) {
            self.keep_board();
        } else {
            ctx.request_repaint_after(PAUSE);
        }
    }

    /// Does something on the board; why it cannot be done is said.
    pub(in crate::studio) fn command(&mut self, command: Command) {
        let done = self.sandbox.apply(command, source(&self.document));
        if let Err(refused) = done {
            let why = self.refusal(&refused);
            self.toasts.failed(why);
        }
    }

    /// Why something was not done, in words.
    pub(in crate::studio) fn refusal(&self, refused: &SandboxError) -> String {
        match refused {
            SandboxError::Problem(problem) => problem_text::problem(&self.i18n, problem),
            SandboxError::Rule(refusal) => match_panel::refusal_text(&view!(self), *refusal),
            SandboxError::NothingPicked => self.i18n.tr("sandbox-pick-hint").to_string(),
        }
    }

    /// Asks for the heroes of a new match.
    pub(in crate::studio) fn ask_match(&mut self) {
        let heroes = Side::BOTH.map(|side| self.sandbox.shown().and_then(|(board, _)| board.hero(side).cloned()));
        self.sandbox_screen.ask_match(heroes);
    }

    /// Does something with files.
    pub(in crate::studio) fn doing(&mut self, ctx: &Context, doing: ScenarioCommand) {
        match doing {
            ScenarioCommand::ListScenarios => self.sandbox_screen.scenarios = self.scenarios(),
            ScenarioCommand::Open(source, shows) => self.open_scenario(&source, shows),
            ScenarioCommand::OpenFile => self.ask_path(ctx, Purpose::Scenario),
            ScenarioCommand::Save => {
                let own = self.sandbox.file().and_then(|file| file.path.clone());
                match own.filter(|_| self.sandbox.play().is_none()) {
                    Some(path) => self.save_scenario(&path),
                    None => self.ask_name(),
                }
            }
            ScenarioCommand::SaveAs(naming) => {
                if self.sandbox.play().is_some() {
                    self.command(Command::ToBoard);
                }
                let name = file_name(&naming.name);
                self.command(Command::Name(naming.name, naming.about));
                match self.document.path() {
                    Some(folder) => {
                        let path = folder.join(scenarios::FOLDER).join(format!("{name}.json"));
                        self.save_scenario(&path);
                    }
                    None => self.ask_path(ctx, Purpose::ScenarioFolder),
                }
            }
            ScenarioCommand::SaveLog => match self.document.path().map(Path::to_owned) {
                Some(folder) => self.save_log(&folder.join("matches")),
                None => self.ask_path(ctx, Purpose::LogFolder),
            },
            ScenarioCommand::Run => {
                let scenarios = self.scenarios();
                if scenarios.is_empty() {
                    self.toasts.said(self.i18n.tr("sandbox-no-scenarios").to_string());
                }
                self.sandbox.suite = Suite::new(scenarios);
                ctx.request_repaint();
            }
        }
    }

    fn ask_name(&mut self) {
        let text = |name: &str| self.sandbox.tree().get(name).and_then(Tree::as_text).unwrap_or_default();
        self.dialog = Some(Dialog::Naming(Naming { name: text("name"), about: text("about") }));
    }

    /// The scenarios of the project, or the bundled ones.
    fn scenarios(&mut self) -> Vec<Source> {
        let Some(folder) = self.document.path() else { return scenarios::bundled() };
        let folder = folder.join(scenarios::FOLDER);
        if !folder.is_dir() {
            return Vec::new();
        }
        let files = match scenarios::files_in(&folder) {
            Ok(files) => files,
            Err(error) => {
                self.toasts.failed(error.to_string());
                return Vec::new();
            }
        };
        let mut sources = Vec::new();
        for file in files {
            match load(&file) {
                Ok(source) => sources.push(source),
                Err((name, problem)) => {
                    self.toasts.failed(format!("{name}: {}", problem_text::problem(&self.i18n, &problem)))
                }
            }
        }
        sources
    }

    fn open_scenario(&mut self, file: &Source, shows: Shows) {
        let path = Path::new(&file.name);
        let opened = if self.document.path().is_some() && path.is_file() {
            self.sandbox.open(path, source(&self.document))
        } else {
            self.sandbox.open_bundled(file, source(&self.document))
        };
        self.report_problems(opened);
        let end = self.sandbox.walk().end();
        match shows {
            Shows::Start => {}
            Shows::Step(step) => self.command(Command::GoTo(end.min(Moment { step: step + 1, event: 0 }))),
            Shows::End => self.command(Command::GoTo(end)),
        }
    }

    fn report_problems(&mut self, opened: Result<Vec<crate::base::Diagnostic>, crate::base::Diagnostic>) {
        match opened {
            Ok(problems) => {
                for problem in problems.iter().take(2) {
                    self.toasts.failed(problem_text::problem(&self.i18n, problem));
                }
            }
            Err(problem) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
        }
    }

    /// Opens the scenario or log that was chosen from the disk.
    pub(in crate::studio) fn open_scenario_file(&mut self, path: &Path) {
        let opened = self.sandbox.open(path, source(&self.document));
        self.report_problems(opened);
    }

    /// Saves under the name that was asked for, in a folder that was chosen.
    pub(in crate::studio) fn save_scenario_in(&mut self, folder: &Path) {
        let name = self.sandbox.tree().get("name").and_then(Tree::as_text).unwrap_or_default();
        self.save_scenario(&folder.join(format!("{}.json", file_name(&name))));
    }

    fn save_scenario(&mut self, path: &Path) {
        match self.sandbox.save(path) {
            Ok(()) => self.toasts.said(self.i18n.tr("toast-saved").to_string()),
            Err(SaveError::Taken) => self.toasts.failed(self.i18n.tr("sandbox-taken").to_string()),
            Err(SaveError::Failed(why)) => self.toasts.failed(why),
        }
    }

    /// Saves the log under the first number that is free.
    pub(in crate::studio) fn save_log(&mut self, folder: &Path) {
        let path =
            (1_u32..10_000).map(|number| folder.join(format!("match-{number}.json"))).find(|path| !path.exists());
        let Some(path): Option<PathBuf> = path else { return };
        match self.sandbox.save_log(&path, source(&self.document)) {
            Ok(()) => self.toasts.said(self.i18n.tr("toast-saved").to_string()),
            Err(SaveError::Taken) => self.toasts.failed(self.i18n.tr("sandbox-taken").to_string()),
            Err(SaveError::Failed(why)) => self.toasts.failed(why),
        }
    }

    /// Runs scenarios that are still to be run, for a few milliseconds of a frame.
    pub(in crate::studio) fn run_scenarios(&mut self, ctx: &Context) {
        let begun = std::time::Instant::now();
        while !self.sandbox.suite.is_done() && begun.elapsed().as_millis() < 6 {
            let (rules, registry) = (self.document.rules(), self.document.registry());
            self.sandbox.suite.advance(rules, self.document.ruleset_text(), registry);
        }
        if !self.sandbox.suite.is_done() {
            ctx.request_repaint();
        }
    }
}
