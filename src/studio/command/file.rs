//! Commands for the project's files.

use std::path::PathBuf;

use crate::document::{Backup, Begin, Resolution, SheetImport};
use crate::registry::outline::Outline;

/// A file to be written under a free name: the stem of its name, its end, and what is in it.
pub type NewFile = (String, &'static str, Vec<u8>);

#[derive(Clone, Debug)]
pub enum FileCommand {
    /// Open the project in a folder.
    OpenFolder(PathBuf),
    /// Open a bundled game, by its id.
    OpenBundled(String),
    /// Make a project in a folder and open it.
    Begin(Begin, PathBuf),
    /// Ask for the folder of a new project, which begins with a bundled game.
    AskBegin(String),
    /// Ask what a game without cards begins with.
    AskOutline,
    /// Ask for the folder of a game without cards.
    BeginOutline(Outline),
    /// Forget a project that was open before.
    Forget(PathBuf),
    /// Import a card sheet, as its report has announced.
    Import(Box<SheetImport>),
    /// Ask for a folder, then write new files there.
    SaveFiles(Vec<NewFile>),
    /// The path that the user chose in a dialog.
    Path(Purpose, PathBuf),
    /// A file was dropped on the window: a picture for the selected card, or a project.
    Dropped(PathBuf),
    /// Ask for a picture for the selected card.
    ChooseArt,
    /// How to resolve a conflict with changes that another program made.
    Resolve(Resolution),
    /// Redo the unsaved edits of an earlier session, or discard them.
    Recover(bool),
    /// Replace the project by an earlier version.
    Restore(Backup),
    /// The user's answer to the "unsaved edits" dialog: save or discard them, then run `then`.
    ConfirmClose { then: Then, save: bool },
}

/// What to do once unsaved edits are saved or discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    Quit,
    Open(PathBuf),
    OpenBundled(String),
    Begin(Begin, PathBuf),
}

/// What a path is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    OpenProject,
    SaveAs,
    /// A picture for the selected card.
    Art,
    /// A folder for printed cards.
    Print,
    /// A folder for the picture of the selected card's face.
    Face,
    /// A scenario, or the log of a match.
    Scenario,
    ScenarioFolder,
    /// A card sheet.
    Sheet,
    /// A folder for texts.
    ExportFolder,
    /// What a player has sent.
    Submission,
    /// The result of a simulation.
    Result,
    ResultFolder,
    /// A folder for the cards' figures.
    CsvFolder,
}

impl Purpose {
    /// The title of the dialog, as a message.
    pub fn title(self) -> &'static str {
        match self {
            Purpose::OpenProject => "files-open",
            Purpose::SaveAs => "files-save-as",
            Purpose::Art => "files-picture",
            Purpose::Print
            | Purpose::Face
            | Purpose::ScenarioFolder
            | Purpose::ExportFolder
            | Purpose::ResultFolder
            | Purpose::CsvFolder => "print-to",
            Purpose::Scenario => "sandbox-open-file",
            Purpose::Result => "do-open-result",
            Purpose::Sheet => "do-import",
            Purpose::Submission => "design-receive",
        }
    }

    /// Whether a file is asked for instead of a folder.
    pub fn is_file(self) -> bool {
        matches!(self, Purpose::Art | Purpose::Scenario | Purpose::Result | Purpose::Sheet | Purpose::Submission)
    }

    /// The files that can be chosen: the name of the filter, and their extensions.
    pub fn files(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Purpose::Scenario | Purpose::Result => ("JSON", &["json"]),
            Purpose::Submission => ("SESCARD", &["sescard"]),
            Purpose::Sheet => ("CSV, XLSX, JSON", &["csv", "tsv", "txt", "xlsx", "json"]),
            _ => ("PNG, JPEG, WebP", &["png", "jpg", "jpeg", "webp"]),
        }
    }

    /// Whether the path may be a new folder.
    pub fn can_be_new(self) -> bool {
        self != Purpose::OpenProject && !self.is_file()
    }
}
