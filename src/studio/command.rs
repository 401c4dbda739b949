//! What the user interface asks the studio to do. Widgets send commands while a frame is drawn; the studio runs them at
//! the end of the frame, in one place, so that every part of one frame shows the same state.

use std::cell::RefCell;
use std::path::PathBuf;

use egui::ThemePreference;

use super::action::{Action, Screen};
use super::balance::BalanceCommand;
use super::dialogs::{After, Purpose};
use super::sandbox::ScenarioCommand;
use super::view::Hover;
use crate::base::Name;
use crate::document::{Backup, Command, RecordPath, Resolution};
use crate::text::translation::Edit;

/// How a click changes what is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// This alone.
    Only,
    /// This too, or no longer.
    Toggle,
    /// All from the last one to this, in the order shown.
    Range,
}

/// Something that a part of the window wants done.
#[derive(Clone, Debug)]
pub enum UiCommand {
    /// An action.
    Run(Action),
    /// The palette, in which something was typed already.
    Find(String),
    /// A change of the project.
    Edit(Command),
    /// A card or hero to be chosen.
    Select(RecordPath, Pick),
    /// A row to be chosen.
    Row(Option<usize>),
    /// A stretch that is pointed at.
    Hover(Hover),
    /// The place of a problem: a record and a pointer in it.
    GoTo(RecordPath, String),
    /// The interface's language, by its tag.
    Language(&'static str),
    /// The language of face and rows, by its tag.
    CardLanguage(&'static str),
    /// The language that is translated into, by its tag.
    TranslationLanguage(&'static str),
    /// Edits of the language that is translated into, and the burst of typing that they are part of.
    Translate(Vec<Edit>, Option<u64>),
    /// A message to be rejected, and why.
    Reject(Name, String),
    /// A message of the screen of the languages.
    Message(String),
    /// A new language, by its tag.
    NewLanguage(String),
    /// Under whose name translations are noted.
    Author(String),
    /// The theme.
    Theme(ThemePreference),
    /// A screen.
    Go(Screen),
    /// A project's folder.
    OpenFolder(PathBuf),
    /// Cards or rows from the clipboard, as JSON.
    Paste(String),
    /// A file that was dropped on the window: a picture for the chosen card, or a project.
    Dropped(PathBuf),
    /// The printing is to begin: where to?
    PrintTo,
    /// The printing to be stopped.
    StopPrinting,
    /// A path that was asked for.
    Path(Purpose, PathBuf),
    /// Something of the screen of balance.
    Balance(BalanceCommand),
    /// What to do about a conflict.
    Resolve(Resolution),
    /// Whether unsaved edits of an earlier session are made anew.
    Recover(bool),
    /// An earlier version to be put in place.
    Restore(Backup),
    /// What was waiting for unsaved edits; whether they are saved.
    Leave(After, bool),
    /// The face of the chosen card as a picture.
    ExportPicture,
    /// A picture to be chosen from the disk.
    ChooseArt,
    /// Something on the board of the sandbox.
    Sandbox(crate::sandbox::Command),
    /// Something with the files of the sandbox.
    ScenarioCommand(ScenarioCommand),
    /// Something to be said, such as why something cannot be done.
    Notify(String),
    /// Text to the clipboard, and what to say about it.
    Copy(String, &'static str),
}

/// The commands of one frame. Sending needs only a shared reference, so that a [`super::view::View`] can carry the queue.
#[derive(Debug, Default)]
pub struct Commands(RefCell<Vec<UiCommand>>);

impl Commands {
    /// Adds a command.
    pub fn send(&self, command: UiCommand) {
        self.0.borrow_mut().push(command);
    }

    /// Adds the commands of an iterator, for example of an `Option`.
    pub fn send_all(&self, commands: impl IntoIterator<Item = UiCommand>) {
        self.0.borrow_mut().extend(commands);
    }

    /// Takes all commands out of the queue, in the order in which they were sent.
    pub fn take(&self) -> Vec<UiCommand> {
        self.0.take()
    }

    /// Whether something under the pointer was reported in this frame.
    pub fn has_hover(&self) -> bool {
        self.0.borrow().iter().any(|command| matches!(command, UiCommand::Hover(_)))
    }
}
