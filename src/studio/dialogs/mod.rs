//! Dialogs: each asks one thing and is shut by Escape. One is open at a time.

mod bulk;
mod files;
mod language;
mod questions;
mod replace;
mod save_scenario;
mod shortcuts;
mod system;

use super::command::{Purpose, Then};
use egui::Context;

use super::view::View;
use crate::document::Backup;

pub use bulk::Bulk;
pub use files::Files;
pub use language::NewLanguage;
pub use replace::ReplaceForm;
pub use save_scenario::{SaveScenario, file_name};
use system::{Next, System};

/// The dialog that is open.
pub enum Dialog {
    /// The studio's own choice of files.
    Files(Files),
    /// The system's choice of files, which answers by and by.
    System(System),
    /// Find and replace.
    Replace(ReplaceForm),
    /// Several cards at once.
    Bulk(Bulk),
    /// The file was changed elsewhere.
    Conflict,
    /// Unsaved edits of an earlier session.
    Recovery,
    /// Earlier versions.
    Backups(Vec<Backup>),
    /// Unsaved edits, before something that closes the project.
    UnsavedChanges(Then),
    /// Another language.
    Language(NewLanguage),
    /// The sheet of shortcuts.
    Shortcuts,
    /// The name of a scenario.
    SaveScenario(SaveScenario),
}

impl Dialog {
    /// Asks for a path: by the system's dialog where it has one, by the studio's own otherwise.
    pub fn path(purpose: Purpose, ctx: &Context, title: &str) -> Self {
        match System::ask(purpose, ctx, title) {
            Some(system) => Dialog::System(system),
            None => Dialog::Files(Files::new(purpose)),
        }
    }

    /// What a path is asked for, if one is.
    #[cfg(feature = "testing")]
    pub fn purpose(&self) -> Option<Purpose> {
        match self {
            Dialog::Files(files) => Some(files.purpose()),
            Dialog::System(system) => Some(system.purpose()),
            _ => None,
        }
    }

    /// Shows it; false when it is shut.
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
