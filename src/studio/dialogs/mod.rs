//! Dialogs: each asks one thing and is shut by Escape. One is open at a time.

mod bulk;
mod files;
mod language;
mod questions;
mod replace;
mod shortcuts;
mod system;

use std::path::PathBuf;

use egui::Context;

use super::sandbox::Naming;
use super::view::View;
use crate::document::Backup;

pub use bulk::Bulk;
pub use files::Files;
pub use language::NewLanguage;
pub use replace::ReplaceForm;
use system::{Next, System};

/// What a chosen path is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A project to open.
    Open,
    /// A folder for a new project.
    New,
    /// A folder to save the project in.
    SaveAs,
    /// A picture for the chosen card.
    Picture,
    /// A folder for what is printed.
    Print,
    /// A folder for the picture of the chosen card's face.
    Face,
    /// A scenario or the log of a match.
    Scenario,
    /// A folder for a scenario.
    ScenarioFolder,
    /// A folder for the log of a match.
    LogFolder,
    /// A result of a simulation.
    Result,
    /// A folder for a result.
    ResultFolder,
    /// A folder for the cards' figures.
    CsvFolder,
}

impl Purpose {
    /// The message that says what is asked for.
    pub fn title(self) -> &'static str {
        match self {
            Purpose::Open => "files-open",
            Purpose::New => "files-new",
            Purpose::SaveAs => "files-save-as",
            Purpose::Picture => "files-picture",
            Purpose::Print
            | Purpose::Face
            | Purpose::ScenarioFolder
            | Purpose::LogFolder
            | Purpose::ResultFolder
            | Purpose::CsvFolder => "print-to",
            Purpose::Scenario => "sandbox-open-file",
            Purpose::Result => "do-open-result",
        }
    }

    /// Whether a file is asked for, not a folder.
    pub fn is_file(self) -> bool {
        matches!(self, Purpose::Picture | Purpose::Scenario | Purpose::Result)
    }

    /// The files that can be chosen: what they are called together, and how they end.
    pub fn files(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Purpose::Scenario | Purpose::Result => ("JSON", &["json"]),
            _ => ("PNG, JPEG, WebP", &["png", "jpg", "jpeg", "webp"]),
        }
    }

    /// Whether a new folder may be named.
    pub fn makes_folder(self) -> bool {
        !matches!(self, Purpose::Open | Purpose::Picture | Purpose::Scenario | Purpose::Result)
    }
}

/// What is to happen once unsaved edits are dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum After {
    /// The window is shut.
    Quit,
    /// Another project is opened.
    Open(PathBuf),
    /// The bundled project is opened.
    Bundled,
}

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
    /// Unsaved edits before something that would end them.
    Leaving(After),
    /// Another language.
    Language(NewLanguage),
    /// The sheet of shortcuts.
    Shortcuts,
    /// What a scenario is called.
    Naming(Naming),
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
            Dialog::Leaving(after) => questions::leaving(ctx, view, after),
            Dialog::Language(form) => form.ui(ctx, view),
            Dialog::Shortcuts => shortcuts::shortcuts(ctx, view),
            Dialog::Naming(naming) => naming.ui(ctx, view),
        }
    }
}
