//! Starting and ending a print job.

use std::path::PathBuf;

use egui::Context;

use super::files;
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::command::{PrintCommand, Purpose};
use crate::studio::print::{Ended, FaceProblem};
use crate::studio::view::View;

pub fn run(studio: &mut Studio, ctx: &Context, command: PrintCommand) {
    match command {
        PrintCommand::Start => files::ask_path(studio, ctx, Purpose::Print),
        PrintCommand::Stop => studio.screens.print.cancel(),
        PrintCommand::ExportFace => files::ask_path(studio, ctx, Purpose::Face),
    }
}

pub fn start(studio: &mut Studio, ctx: &Context, folder: PathBuf) {
    let Studio { model, screens, .. } = studio;
    let shown = screens.cards.list().cards().collect();
    screens.print.start(ctx, &View::new(model), shown, folder);
}

pub fn export_face(studio: &mut Studio, ctx: &Context, folder: PathBuf) {
    let Studio { model, screens, .. } = studio;
    screens.print.start_picture(ctx, &View::new(model), folder);
}

/// Shows how a print job ended, once.
pub fn report_end(studio: &mut Studio) {
    match studio.screens.print.ended() {
        Some(Ended::Printed(report)) => {
            if report.printed > 0 {
                studio.info_text(studio.model.i18n.tr_count("print-done", report.printed));
            } else {
                studio.error_message("print-failed");
            }
            // The Print screen lists all problems itself.
            let is_listed = studio.model.settings.screen == Screen::Print;
            for FaceProblem { problem, .. } in report.problems.iter().filter(|_| !is_listed).take(2) {
                studio.problem(problem);
            }
        }
        Some(Ended::Stopped) => studio.info("print-stopped"),
        Some(Ended::Failed(problem)) => studio.problem(&problem),
        None => {}
    }
}
