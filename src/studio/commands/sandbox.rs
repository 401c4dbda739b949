//! Steps of the sandbox's board, and its files: scenarios, logs of matches, and the board of the last session.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::Context;

use super::{files, tabletop};
use crate::base::Source;
use crate::registry::project::load;
use crate::registry::scenarios::{self, file_name};
use crate::sandbox::{Command, Moment, SandboxError, SaveError, ScenarioRun, Tree, is_of_match};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::command::{Purpose, ScenarioCommand, ScenarioPosition};
use crate::studio::dialogs::{Dialog, SaveScenario};
use crate::studio::model::{Model, sandbox_source};
use crate::studio::problem_text;

/// Which version of the board is on the disk.
#[derive(Debug, Default)]
pub struct SavedBoard {
    saved: Versions,
    /// The version that was seen last, and since when.
    seen: Option<(Versions, Instant)>,
}

/// The board is saved when it has not changed for this long.
const AUTOSAVE_PAUSE: Duration = Duration::from_secs(1);
/// How long scenarios run within one frame.
const RUN_BUDGET: Duration = Duration::from_millis(6);

pub fn run(studio: &mut Studio, ctx: &Context, command: ScenarioCommand) {
    match command {
        ScenarioCommand::List => {
            let scenarios = project_files(studio, scenarios::FOLDER);
            studio.screens.sandbox.set_scenarios(scenarios);
        }
        ScenarioCommand::Open(source, position) => open_scenario(studio, &source, position),
        ScenarioCommand::OpenCase(source, at) => tabletop::begin_case(studio, &source, at, true),
        ScenarioCommand::OpenFile => files::ask_path(studio, ctx, Purpose::Scenario),
        ScenarioCommand::SaveAs { name, about } if studio.model.shows_match() => {
            match studio.model.document.path().map(|folder| folder.join(scenarios::FOLDER)) {
                Some(folder) => tabletop::save_scenario(studio, &folder, &name, &about),
                None => {
                    studio.model.tabletop.name_scenario(name, about);
                    files::ask_path(studio, ctx, Purpose::ScenarioFolder);
                }
            }
        }
        ScenarioCommand::SaveAs { name, about } => {
            let file = format!("{}.json", file_name(&name));
            apply(studio, Command::Name(name, about));
            match studio.model.document.path().map(|folder| folder.join(scenarios::FOLDER)) {
                Some(folder) => save(studio, |model| model.sandbox.save(&folder.join(file))),
                None => files::ask_path(studio, ctx, Purpose::ScenarioFolder),
            }
        }
        ScenarioCommand::ShowMatch(is_shown) => {
            studio.model.match_is_shown = is_shown;
            // The keys are those of the match or the board, and not of the switch.
            ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
        }
        ScenarioCommand::PlayOn => {
            let Model { sandbox, document, i18n, .. } = &studio.model;
            let mut board = sandbox.board_now(document.rules());
            board.set("name", Tree::text(&i18n.tr("sandbox-board")));
            tabletop::begin_on(studio, &Source::new("board.json", board.write()));
        }
    }
}

/// Runs a step or an edit of the board, or shows why that is not possible.
pub fn apply(studio: &mut Studio, command: Command) {
    if studio.model.shows_match() && tabletop::apply_step(studio, &command)
        || studio.model.document.rules().is_whole_game()
    {
        return;
    }
    studio.model.match_is_shown = false;
    let Model { sandbox, document, .. } = &mut studio.model;
    if let Err(error) = sandbox.apply(command, sandbox_source(document)) {
        report(studio, &error);
    }
}

fn report(studio: &mut Studio, error: &SandboxError) {
    match error {
        SandboxError::Problem(problem) => studio.problem(problem),
        SandboxError::NothingPicked => studio.error_message("sandbox-pick-hint"),
    }
}

/// Asks for the decks of a new match.
pub fn new_match(studio: &mut Studio) {
    let Studio { model, screens, .. } = studio;
    model.settings.screen = Screen::Sandbox;
    model.match_is_shown = true;
    model.refresh_sandbox();
    screens.sandbox.tabletop.ask_match(model.tabletop.session());
}

/// Saves the board to the file that it was opened from. If it has none, asks for a name.
pub fn save_scenario(studio: &mut Studio) {
    if studio.model.shows_match() {
        let session = studio.model.tabletop.session();
        let prepared = session.and_then(|session| session.opening().prepared.as_ref());
        let name = prepared.map(|prepared| prepared.name.clone()).unwrap_or_default();
        studio.screens.dialog = Some(Dialog::SaveScenario(SaveScenario { name, about: String::new() }));
        return;
    }
    let sandbox = &studio.model.sandbox;
    let path = sandbox.file().and_then(|file| file.path.clone());
    match path {
        Some(path) => save(studio, |model| model.sandbox.save(&path)),
        None => {
            let text = |name: &str| sandbox.tree().get(name).and_then(Tree::as_text).unwrap_or_default();
            let form = SaveScenario { name: text("name"), about: text("about") };
            studio.screens.dialog = Some(Dialog::SaveScenario(form));
        }
    }
}

/// Saves a scenario that has a name already in a folder.
pub fn save_in(studio: &mut Studio, folder: &Path) {
    if let Some((name, about)) = studio.model.tabletop.take_scenario_name() {
        return tabletop::save_scenario(studio, folder, &name, &about);
    }
    let name = studio.model.sandbox.tree().get("name").and_then(Tree::as_text).unwrap_or_default();
    let path = folder.join(format!("{}.json", file_name(&name)));
    save(studio, |model| model.sandbox.save(&path));
}

fn save(studio: &mut Studio, save: impl FnOnce(&mut Model) -> Result<(), SaveError>) {
    match save(&mut studio.model) {
        Ok(()) => studio.info("toast-saved"),
        Err(SaveError::Conflict) => studio.error_message("sandbox-taken"),
        Err(SaveError::Failed(error)) => studio.error(error),
    }
}

/// The JSON files in a folder of the project. A bundled game has its own.
pub(super) fn project_files(studio: &mut Studio, folder: &str) -> Vec<Source> {
    let document = &studio.model.document;
    let Some(project) = document.path() else { return scenarios::of_bundled(&document.rules().game, folder) };
    let mut sources = Vec::new();
    for read in scenarios::of_project(project, folder) {
        match read {
            Ok(source) => sources.push(source),
            Err((name, problem)) => {
                studio.error(format!("{name}: {}", problem_text::problem(&studio.model.i18n, &problem)));
            }
        }
    }
    sources
}

fn open_scenario(studio: &mut Studio, file: &Source, position: ScenarioPosition) {
    if is_of_match(&file.text) {
        return tabletop::begin_on(studio, file);
    }
    studio.model.match_is_shown = false;
    let Model { sandbox, document, .. } = &mut studio.model;
    let path = Path::new(&file.name);
    let opened = if document.path().is_some() && path.is_file() {
        sandbox.open(path, sandbox_source(document))
    } else {
        sandbox.open_bundled(file, sandbox_source(document))
    };
    if let Err(problem) = opened {
        studio.problem(&problem);
    }
    let end = studio.model.sandbox.timeline().end();
    match position {
        ScenarioPosition::Start => {}
        ScenarioPosition::Step(step) => {
            apply(studio, Command::GoTo(end.min(Moment { step: step + 1, event: 0 })));
        }
        ScenarioPosition::End => apply(studio, Command::GoTo(end)),
    }
}

/// Opens a scenario, or a match: the log of one of format 1, or a scenario of form 2.
pub fn open_file(studio: &mut Studio, path: &Path) {
    match load(path) {
        Ok(file) if studio.model.document.rules().is_whole_game() || is_of_match(&file.text) => {
            tabletop::begin_on(studio, &file);
        }
        Ok(_) => {
            studio.model.match_is_shown = false;
            let Model { sandbox, document, .. } = &mut studio.model;
            if let Err(problem) = sandbox.open(path, sandbox_source(document)) {
                studio.problem(&problem);
            }
        }
        Err((_, problem)) => studio.problem(&problem),
    }
}

/// Starts to run all scenarios of the project.
pub fn start_scenarios(studio: &mut Studio, ctx: &Context) {
    let scenarios = project_files(studio, scenarios::FOLDER);
    if scenarios.is_empty() {
        studio.info("sandbox-no-scenarios");
    }
    let game = studio.model.match_game();
    let document = &studio.model.document;
    let rules = document.rules().is_whole_game().then(|| document.ruleset_source());
    if game.is_none() && scenarios.iter().any(|source| rules.is_some() || is_of_match(&source.text)) {
        return studio.error_message("design-no-match");
    }
    studio.model.sandbox.scenario_run = ScenarioRun::new(scenarios, game.as_ref(), rules.as_ref());
    ctx.request_repaint();
}

/// Runs the next scenarios, for a few milliseconds of a frame.
pub fn run_scenarios(studio: &mut Studio, ctx: &Context) {
    let started = Instant::now();
    let Model { sandbox, document, .. } = &mut studio.model;
    while !sandbox.scenario_run.is_done() && started.elapsed() < RUN_BUDGET {
        sandbox.scenario_run.advance(sandbox_source(document));
    }
    if !sandbox.scenario_run.is_done() {
        ctx.request_repaint();
    }
}

/// What of the sandbox is saved between sessions: the version of the board, of the match, and which of them is shown.
type Versions = (u64, u64, bool);

fn versions(model: &Model) -> Versions {
    (model.sandbox.version(), model.tabletop.version(), model.match_is_shown)
}

/// Saves the board and the match for the next session, if they have changed.
pub fn save_board(studio: &mut Studio) {
    let now = versions(&studio.model);
    let before = std::mem::replace(&mut studio.saved_board.saved, now);
    let Model { sandbox, tabletop, document, match_is_shown, .. } = &studio.model;
    let has_board = now.0 != before.0 && !document.rules().is_whole_game();
    let board = if has_board { document.save_board(&sandbox.text()) } else { Ok(()) };
    let kept = ((now.1, now.2) != (before.1, before.2)).then(|| tabletop.kept(*match_is_shown)).flatten();
    let played = kept.map_or(Ok(()), |text| document.save_match(&text));
    if let Err(error) = board.and(played) {
        studio.error(error.to_string());
    }
}

/// Saves the board a moment after its last change.
pub fn autosave_board(studio: &mut Studio, ctx: &Context) {
    let version = versions(&studio.model);
    let SavedBoard { saved, seen } = &mut studio.saved_board;
    if *saved == version {
        return;
    }
    let (_, since) = seen.filter(|(last, _)| *last == version).unwrap_or((version, Instant::now()));
    *seen = Some((version, since));
    if since.elapsed() >= AUTOSAVE_PAUSE {
        save_board(studio);
    } else {
        ctx.request_repaint_after(AUTOSAVE_PAUSE);
    }
}
