//! Dialogs: each asks one thing and is shut by Escape. One is open at a time.

mod begin;
mod bulk;
mod files;
mod import;
mod language;
mod outline;
mod questions;
mod replace;
mod save_scenario;
mod shortcuts;
mod system;

use egui::Context;

use super::command::{Purpose, Then};
use super::view::View;
use crate::document::Backup;

pub use begin::BeginForm;
pub use bulk::Bulk;
pub use files::Files;
pub use import::ImportForm;
pub use language::NewLanguage;
use outline::OutlineForm;
pub use replace::ReplaceForm;
pub use save_scenario::SaveScenario;
use system::{Next, System};

/// The dialog that is open.
pub enum Dialog {
    /// The studio's own file dialog.
    Files(Files),
    /// The file dialog of the system, which answers in a later frame.
    System(System),
    /// A new project, which begins with a bundled game.
    Begin(BeginForm),
    /// What a game without cards begins with.
    Outline(Box<OutlineForm>),
    /// What a card sheet would change.
    Import(ImportForm),
    Replace(ReplaceForm),
    Bulk(Bulk),
    /// Another program has changed the file.
    Conflict,
    /// There are unsaved edits of an earlier session.
    Recovery,
    Backups(Vec<Backup>),
    /// There are unsaved edits, before something that closes the project.
    UnsavedChanges(Then),
    Language(NewLanguage),
    Shortcuts,
    SaveScenario(SaveScenario),
}

impl Dialog {
    /// Asks for a path, with the dialog of the system if there is one.
    pub fn path(purpose: Purpose, ctx: &Context, title: &str) -> Self {
        match System::ask(purpose, ctx, title) {
            Some(system) => Dialog::System(system),
            None => Dialog::Files(Files::new(purpose)),
        }
    }

    /// The purpose of the path, if the dialog asks for one.
    #[cfg(feature = "testing")]
    pub fn purpose(&self) -> Option<Purpose> {
        match self {
            Dialog::Files(files) => Some(files.purpose()),
            Dialog::System(system) => Some(system.purpose()),
            _ => None,
        }
    }

    /// Shows the dialog. Returns whether it stays open, as all dialogs do.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        match self {
            Dialog::Files(files) => files.ui(ctx, view),
            Dialog::System(system) => match system.ui(ctx, view) {
                Next::Wait => true,
                Next::Done(_) => false,
                Next::Own => {
                    *self = Dialog::Files(Files::new(system.purpose()));
                    ctx.request_repaint();
                    true
                }
            },
            Dialog::Begin(form) => form.ui(ctx, view),
            Dialog::Outline(form) => form.ui(ctx, view),
            Dialog::Import(form) => form.ui(ctx, view),
            Dialog::Replace(form) => form.ui(ctx, view),
            Dialog::Bulk(form) => form.ui(ctx, view),
            Dialog::Conflict => questions::conflict(ctx, view),
            Dialog::Recovery => questions::recovery(ctx, view),
            Dialog::Backups(backups) => questions::backups(ctx, view, backups),
            Dialog::UnsavedChanges(then) => questions::unsaved_changes(ctx, view, then),
            Dialog::Language(form) => form.ui(ctx, view),
            Dialog::Shortcuts => shortcuts::shortcuts(ctx, view),
            Dialog::SaveScenario(form) => form.ui(ctx, view),
        }
    }
}
