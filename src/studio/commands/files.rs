//! Opening, saving and closing projects, and pictures for cards.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};

use super::{balance, design, edit, print, sandbox};
use crate::base::Diagnostic;
use crate::document::{ChangeSet, Command, Document, Field, OpenError, RecordPath, SaveError, Saved, import_picture};
use crate::face::check_picture;
use crate::registry::project::save_numbered;
use crate::studio::action::{Action, Screen};
use crate::studio::app::Studio;
use crate::studio::command::{DesignCommand, FileCommand, Purpose, Then};
use crate::studio::dialogs::{BeginForm, Dialog, ImportForm};
use crate::studio::faces::faces_of;
use crate::studio::problem_text;

pub fn run(studio: &mut Studio, ctx: &Context, command: FileCommand) {
    let document = &mut studio.model.document;
    match command {
        FileCommand::OpenFolder(folder) => guard_unsaved(studio, ctx, Then::Open(folder)),
        FileCommand::OpenBundled(game) => guard_unsaved(studio, ctx, Then::OpenBundled(game)),
        FileCommand::Begin(begin, folder) => guard_unsaved(studio, ctx, Then::Begin(begin, folder)),
        FileCommand::AskBegin(game) => ask_begin(studio, Some(&game)),
        FileCommand::AskOutline => studio.screens.dialog = Some(Dialog::Outline(Box::default())),
        FileCommand::BeginOutline(outline) => {
            studio.screens.imports_next = false;
            studio.screens.dialog = Some(Dialog::Begin(BeginForm::of_outline(outline, &studio.model.i18n)));
        }
        FileCommand::Forget(folder) => studio.model.settings.recent.retain(|known| *known != folder),
        FileCommand::Import(plan) => {
            let changes = document.import(&plan);
            after_reload(studio, changes);
            studio.on_edited();
        }
        FileCommand::SaveFiles(files) => {
            studio.screens.files_to_save = files;
            ask_path(studio, ctx, Purpose::ExportFolder);
        }
        FileCommand::Path(purpose, path) => on_path_chosen(studio, ctx, purpose, path),
        FileCommand::Dropped(path) if path.is_dir() || path.extension().is_some_and(|end| end == "json") => {
            guard_unsaved(studio, ctx, Then::Open(path));
        }
        FileCommand::Dropped(path) if path.extension().is_some_and(|end| end == "csv" || end == "xlsx") => {
            plan_import(studio, &path);
        }
        FileCommand::Dropped(path) if path.extension().is_some_and(|end| end == "sescard") => {
            design::run(studio, DesignCommand::Receive(path));
        }
        FileCommand::Dropped(path) => set_art(studio, ctx, &path),
        FileCommand::ChooseArt => ask_path(studio, ctx, Purpose::Art),
        FileCommand::Resolve(resolution) => {
            let changes = document.resolve(resolution);
            after_reload(studio, changes);
        }
        FileCommand::Recover(true) => {
            let changes = document.recover();
            after_reload(studio, changes);
        }
        FileCommand::Recover(false) => document.discard_recovery(),
        FileCommand::Restore(backup) => {
            let changes = document.restore(&backup);
            after_reload(studio, changes);
        }
        FileCommand::ConfirmClose { then, save: true } => {
            save(studio);
            // Saving may have failed, or have asked for a folder. Then the project stays open.
            if !studio.model.document.is_dirty() {
                run_then(studio, ctx, then);
            }
        }
        FileCommand::ConfirmClose { then, save: false } => {
            document.discard_unsaved();
            run_then(studio, ctx, then);
        }
    }
}

/// Opens a dialog that asks for a path.
pub fn ask_path(studio: &mut Studio, ctx: &Context, purpose: Purpose) {
    let title = studio.model.i18n.tr(purpose.title());
    studio.screens.dialog = Some(Dialog::path(purpose, ctx, &title));
}

/// Asks for a card sheet for the open project. On the start screen of a bundled game a new project is begun for it.
pub fn ask_import(studio: &mut Studio, ctx: &Context) {
    let is_start = studio.model.settings.screen == Screen::Start && studio.model.document.path().is_none();
    if is_start {
        ask_begin(studio, None);
        studio.screens.imports_next = true;
    } else {
        ask_path(studio, ctx, Purpose::Sheet);
    }
}

/// Shows what a card sheet would change.
fn plan_import(studio: &mut Studio, path: &Path) {
    match studio.model.document.plan_import(path) {
        Ok(plan) => {
            studio.model.settings.screen = Screen::Cards;
            studio.screens.dialog = Some(Dialog::Import(ImportForm::new(plan)));
        }
        Err(problem) => studio.problem(&problem),
    }
}

/// Opens the dialog for a new project, which begins with a bundled game: by default with the small one.
pub fn ask_begin(studio: &mut Studio, game: Option<&str>) {
    studio.screens.imports_next = false;
    studio.screens.dialog = Some(Dialog::Begin(BeginForm::new(game, &studio.model.i18n)));
}

fn on_path_chosen(studio: &mut Studio, ctx: &Context, purpose: Purpose, path: PathBuf) {
    match purpose {
        Purpose::OpenProject => guard_unsaved(studio, ctx, Then::Open(path)),
        Purpose::SaveAs => save_as(studio, ctx, &path),
        Purpose::Art => set_art(studio, ctx, &path),
        Purpose::Print => print::start(studio, ctx, path),
        Purpose::Face => print::export_face(studio, ctx, path),
        Purpose::Scenario => sandbox::open_file(studio, &path),
        Purpose::ScenarioFolder => sandbox::save_in(studio, &path),
        Purpose::Sheet => plan_import(studio, &path),
        Purpose::ExportFolder => save_files(studio, &path),
        Purpose::Submission => design::run(studio, DesignCommand::Receive(path)),
        Purpose::Result => balance::open_result(studio, &path),
        Purpose::ResultFolder => balance::save_result(studio, &path, false),
        Purpose::CsvFolder => balance::save_result(studio, &path, true),
    }
}

/// Writes files under free names of a folder.
fn save_files(studio: &mut Studio, folder: &Path) {
    for (stem, end, content) in std::mem::take(&mut studio.screens.files_to_save) {
        match save_numbered(folder, &stem, end, content) {
            Ok(path) => studio.info_text(path.display().to_string()),
            Err(error) => studio.error(error.to_string()),
        }
    }
}

pub fn save(studio: &mut Studio) {
    match studio.model.document.save() {
        Ok(saved) => report_saved(studio, &saved),
        Err(SaveError::NoFolder) => studio.model.commands.send(Action::SaveAs),
        Err(SaveError::Conflict) => studio.screens.dialog = Some(Dialog::Conflict),
        Err(SaveError::Failed(problem)) => studio.problem(&problem),
    }
}

fn save_as(studio: &mut Studio, ctx: &Context, folder: &Path) {
    match studio.model.document.save_as(folder) {
        Ok(saved) => {
            let Studio { model, screens, .. } = studio;
            model.settings.opened(model.document.path().map(Path::to_owned), &model.document.rules().game);
            screens.faces = faces_of(ctx, &model.document);
            report_saved(studio, &saved);
            on_opened(studio, ctx);
        }
        Err(SaveError::Failed(problem)) => studio.problem(&problem),
        Err(SaveError::NoFolder | SaveError::Conflict) => ask_path(studio, ctx, Purpose::SaveAs),
    }
}

fn report_saved(studio: &mut Studio, saved: &Saved) {
    studio.info(if saved.formatted { "toast-saved-formatted" } else { "toast-saved" });
    for warning in &saved.warnings {
        studio.problem(warning);
    }
}

/// Runs something that closes the project. If there are unsaved edits, the user is asked about them first.
pub fn guard_unsaved(studio: &mut Studio, ctx: &Context, then: Then) {
    if studio.model.document.is_dirty() {
        studio.screens.dialog = Some(Dialog::UnsavedChanges(then));
    } else {
        run_then(studio, ctx, then);
    }
}

pub fn run_then(studio: &mut Studio, ctx: &Context, then: Then) {
    let storage = studio.model.storage.clone();
    match then {
        Then::Quit => {
            studio.is_closing = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        Then::Open(folder) => open(studio, ctx, Document::open_with(&folder, storage)),
        Then::OpenBundled(game) => open(studio, ctx, Document::bundled_with(&game, storage)),
        Then::Begin(begin, folder) => {
            open(studio, ctx, Document::begin(&begin, &folder, storage));
            if std::mem::take(&mut studio.screens.imports_next) && studio.model.document.path() == Some(&folder) {
                ask_path(studio, ctx, Purpose::Sheet);
            }
        }
    }
}

/// Replaces the open project. Its unsaved edits, if any, stay in its journal and are offered when it is opened again.
fn open(studio: &mut Studio, ctx: &Context, document: Result<Document, Box<OpenError>>) {
    match document {
        Ok(document) => {
            sandbox::save_board(studio);
            studio.saved_board = sandbox::SavedBoard::default();
            studio.model.open(document);
            studio.screens.reset(ctx, &studio.model);
            if studio.model.settings.screen == Screen::Start {
                studio.model.settings.screen = Screen::Cards;
            }
            on_opened(studio, ctx);
        }
        Err(error) => studio.error(problem_text::unopened(&studio.model.i18n, &error)),
    }
}

/// Starts to watch the files of a project that was opened or saved elsewhere, and offers to recover unsaved edits.
pub fn on_opened(studio: &mut Studio, ctx: &Context) {
    let wake = ctx.clone();
    studio.model.document.watch(move || wake.request_repaint());
    studio.screens.dialog = studio.model.document.recovery().map(|_| Dialog::Recovery);
    edit::scroll_to_selected(studio);
}

/// Updates the window after files were read again, or shows why they were not.
fn after_reload(studio: &mut Studio, changes: Result<ChangeSet, Diagnostic>) {
    match changes {
        Ok(changes) => edit::on_changed(studio, &changes),
        Err(problem) => studio.problem(&problem),
    }
}

/// Copies a picture into the project, for the selected card or hero.
fn set_art(studio: &mut Studio, ctx: &Context, picture: &Path) {
    let model = &studio.model;
    let Some(place @ (RecordPath::Card(_) | RecordPath::Hero(_))) = model.selection.place else { return };
    let Some(folder) = model.document.path() else {
        // The bundled project has no folder that could hold the picture.
        return ask_path(studio, ctx, Purpose::SaveAs);
    };
    match check_picture(picture).and_then(|()| import_picture(folder, picture)) {
        Ok(art) => {
            edit::apply(studio, Command::Set { at: vec![place], field: Field::Art(Some(art)), gesture: None });
        }
        Err(problem) => studio.problem(&problem),
    }
}
