//! Files: opening, saving elsewhere, leaving with unsaved edits, pictures for cards.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};

use super::action::Screen;
use super::app::{Studio, bundled};
use super::command::UiCommand;
use super::dialogs::{After, Dialog, Purpose};
use super::print::{Ended, Trouble};
use super::problem_text;
use super::view::view;
use crate::base::Diagnostic;
use crate::document::{ChangeSet, Command, Document, Field, RecordPath, SaveError, import_picture};
use crate::face::check_picture;

impl Studio {
    /// Asks for a path.
    pub(super) fn ask_path(&mut self, ctx: &Context, purpose: Purpose) {
        let title = self.i18n.tr(purpose.title());
        self.dialog = Some(Dialog::path(purpose, ctx, &title));
    }

    /// Does what a path was asked for.
    pub(super) fn path_chosen(&mut self, ctx: &Context, purpose: Purpose, path: PathBuf) {
        match purpose {
            Purpose::Open => self.go_on(ctx, After::Open(path)),
            Purpose::New => match Document::new_project_with(&path, self.keep.clone()) {
                Ok(document) => self.opened(ctx, document),
                Err(unopened) => self.toasts.failed(problem_text::unopened(&self.i18n, &unopened)),
            },
            Purpose::SaveAs => self.save_as(ctx, &path),
            Purpose::Picture => self.take_picture(ctx, &path),
            Purpose::Scenario => self.open_scenario_file(&path),
            Purpose::ScenarioFolder => self.save_scenario_in(&path),
            Purpose::LogFolder => self.save_log(&path),
            Purpose::Result => self.open_result(&path),
            Purpose::ResultFolder => self.save_result(&path, false),
            Purpose::CsvFolder => self.save_result(&path, true),
            Purpose::Print | Purpose::Face => {
                let shown = self.cards.shown_cards().collect();
                let view = view!(self);
                if purpose == Purpose::Print {
                    self.print.start(ctx, &view, self.texts.clone(), shown, path);
                } else {
                    self.print.start_picture(ctx, &view, self.texts.clone(), path);
                }
            }
        }
    }

    fn save_as(&mut self, ctx: &Context, folder: &Path) {
        match self.document.save_as(folder) {
            Ok(saved) => {
                self.settings.opened(self.document.path().map(Path::to_owned));
                self.faces = super::faces::FaceCache::new(ctx, Some(folder.to_owned()), &self.document.rules().game);
                self.toasts.said(self.i18n.tr("toast-saved").to_string());
                for warning in saved.warnings {
                    self.toasts.failed(problem_text::problem(&self.i18n, &warning));
                }
                self.settle(ctx);
            }
            Err(SaveError::Failed(problem)) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
            Err(SaveError::NoFolder | SaveError::Conflict) => self.ask_path(ctx, Purpose::SaveAs),
        }
    }

    /// Goes on to something that ends this project; unsaved edits are asked about first.
    pub(super) fn go_on(&mut self, ctx: &Context, after: After) {
        if self.document.is_dirty() {
            self.dialog = Some(Dialog::Leaving(after));
        } else {
            self.end(ctx, after);
        }
    }

    /// Unsaved edits are saved or thrown away, then what was waiting goes on.
    pub(super) fn leave(&mut self, ctx: &Context, after: After, save: bool) {
        if save {
            self.save_now();
            if self.document.is_dirty() {
                // Saving asked for a folder, or failed and said so: nothing is ended.
                return;
            }
        } else {
            self.document.discard_unsaved();
        }
        self.end(ctx, after);
    }

    /// Says what came of a printing, once it has ended.
    pub(super) fn tell_how_printing_ended(&mut self) {
        match self.print.ended() {
            Some(Ended::Printed(report)) => {
                if report.printed > 0 {
                    self.toasts.said(self.i18n.tr_count("print-done", report.printed));
                } else {
                    self.toasts.failed(self.i18n.tr("print-failed").to_string());
                }
                // The screen for printing lists them all.
                let elsewhere = self.settings.screen != Screen::Print;
                for Trouble { problem, .. } in report.problems.iter().filter(|_| elsewhere).take(2) {
                    self.toasts.failed(problem_text::problem(&self.i18n, problem));
                }
            }
            Some(Ended::Stopped) => self.toasts.said(self.i18n.tr("print-stopped").to_string()),
            Some(Ended::Failed(problem)) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
            None => {}
        }
    }

    /// Shuts the window where the system has asked for it. Nothing is asked then, as nobody may be there: unsaved edits
    /// are in the journal and are offered when the project is opened again.
    pub(super) fn end_if_asked(&mut self, ctx: &Context) {
        if self.is_asked_to_end() && !self.leaving {
            self.print.cancel();
            self.end(ctx, After::Quit);
        }
    }

    fn end(&mut self, ctx: &Context, after: After) {
        match after {
            After::Quit => {
                self.leaving = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            After::Open(folder) => self.open(ctx, &folder),
            After::Bundled => {
                let document = bundled(&self.keep);
                self.opened(ctx, document);
            }
        }
    }

    /// Keeps the window true after the files were read anew, or says why they were not.
    pub(super) fn took(&mut self, done: Result<ChangeSet, Diagnostic>) {
        match done {
            Ok(touched) => self.touched(&touched),
            Err(problem) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
        }
    }

    /// Gives the chosen card or hero a picture, which is copied into the project.
    pub(super) fn take_picture(&mut self, ctx: &Context, picture: &Path) {
        let Some(place @ (RecordPath::Card(_) | RecordPath::Hero(_))) = self.selection.place else { return };
        let Some(folder) = self.document.path().map(Path::to_owned) else {
            // The bundled project has no folder that a picture could be put in.
            return self.ask_path(ctx, Purpose::SaveAs);
        };
        match check_picture(picture).and_then(|()| import_picture(&folder, picture)) {
            Ok(art) => {
                self.edit(Command::Set { at: vec![place], field: Field::Art(Some(art)), gesture: None });
            }
            Err(problem) => self.toasts.failed(problem_text::problem(&self.i18n, &problem)),
        }
    }

    /// Shows the next problem.
    pub(super) fn next_problem(&mut self) {
        let view = view!(self);
        let next = self.problems.next(&view);
        if let Some((place, pointer)) = next {
            self.settings.problems_open = true;
            self.commands.send(UiCommand::GoTo(place, pointer));
        }
    }

    /// Mends all problems of the kind of the chosen one.
    pub(super) fn fix_all(&mut self) {
        let view = view!(self);
        let code = self.problems.code(&view);
        if code.is_some() {
            self.edit(Command::FixAll { code });
        }
    }
}
