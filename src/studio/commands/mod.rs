//! The handlers of the commands: the only code of the window that changes the project.

mod actions;
pub(super) mod balance;
mod design;
pub(super) mod edit;
pub(super) mod files;
pub(super) mod print;
pub(super) mod sandbox;
mod shortcuts;
pub(super) mod tabletop;
pub(super) mod translate;

use egui::Context;

pub(super) use actions::ZOOM;
pub(super) use sandbox::SavedBoard;
pub(super) use shortcuts::send_shortcuts;

use super::app::Studio;
use super::command::{ClipboardCommand, SelectionCommand, SettingsCommand, UiCommand};
use super::frame::Palette;

/// Runs all commands of the frame, and the commands that these send.
pub(super) fn run(studio: &mut Studio, ctx: &Context) {
    loop {
        let commands = studio.model.commands.take();
        if commands.is_empty() {
            return;
        }
        for command in commands {
            if !matches!(command, UiCommand::Hover(_)) {
                // This frame is drawn already: another one must show the effect of the command.
                ctx.request_repaint();
            }
            run_command(studio, ctx, command);
        }
    }
}

fn run_command(studio: &mut Studio, ctx: &Context, command: UiCommand) {
    match command {
        UiCommand::Action(action) => actions::run(studio, ctx, action),
        UiCommand::Balance(command) => balance::run(studio, ctx, command),
        UiCommand::Board(command) => sandbox::apply(studio, command),
        UiCommand::Clipboard(ClipboardCommand::Copy { text, message }) => {
            ctx.copy_text(text);
            studio.info(message);
        }
        UiCommand::Clipboard(ClipboardCommand::Paste(text)) => edit::paste(studio, text),
        UiCommand::Design(command) => design::ask_or_run(studio, ctx, command),
        UiCommand::Edit(command) => {
            edit::apply(studio, command);
        }
        UiCommand::File(command) => files::run(studio, ctx, command),
        UiCommand::Hover(hover) => studio.set_hover(hover),
        UiCommand::Locales(command) => translate::run(studio, command),
        UiCommand::Notify(text) => studio.error(text),
        UiCommand::OpenPalette(query) => studio.screens.palette = Some(Palette::with_query(query)),
        UiCommand::Print(command) => print::run(studio, ctx, command),
        UiCommand::Scenario(command) => sandbox::run(studio, ctx, command),
        UiCommand::Selection(SelectionCommand::Select(place, pick)) => edit::select(studio, place, pick),
        UiCommand::Selection(SelectionCommand::Row(row)) => studio.model.select_row(row),
        UiCommand::Selection(SelectionCommand::Path(path)) => {
            studio.model.selection.set_path(&studio.model.document, Some(path));
        }
        UiCommand::Selection(SelectionCommand::Filter(filter)) => studio.screens.cards.filter(filter),
        UiCommand::Selection(SelectionCommand::GoTo(place, pointer)) => edit::go_to(studio, place, &pointer),
        UiCommand::Tabletop(command) => {
            tabletop::apply(studio, command);
        }
        UiCommand::Settings(SettingsCommand::Language(tag)) => studio.model.set_language(tag),
        UiCommand::Settings(SettingsCommand::CardLanguage(tag)) => {
            tag.clone_into(&mut studio.model.settings.card_language);
        }
        UiCommand::Settings(SettingsCommand::TagColumn(tag)) => studio.model.settings.toggle_tag(tag),
    }
}
