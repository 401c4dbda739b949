//! The commands that the user interface sends to the studio. Widgets send them while a frame is drawn. The studio runs
//! them at the end of the frame, in one place, so that every part of one frame shows the same state.

mod balance;
mod design;
mod file;
mod locales;
mod scenario;
mod selection;

use std::cell::RefCell;

pub use balance::BalanceCommand;
pub use design::{About, DesignCommand};
pub use file::{FileCommand, NewFile, Purpose, Then};
pub use locales::LocalesCommand;
pub use scenario::{ScenarioCommand, ScenarioPosition};
pub use selection::{Hover, SelectionCommand};

use super::action::Action;
use crate::{document, sandbox};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClipboardCommand {
    /// Copy a text, and confirm it with a message.
    Copy { text: String, message: &'static str },
    /// Paste cards or rows, as JSON.
    Paste(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintCommand {
    /// Ask for a folder, then print.
    Start,
    Stop,
    /// Ask for a folder, then write the selected card's face as a picture.
    ExportFace,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsCommand {
    /// The language of the interface, by its tag.
    Language(&'static str),
    /// The language of face and rows, by its tag.
    CardLanguage(&'static str),
    /// Show a tag as a column of the library, or no longer, by its id.
    TagColumn(String),
}

/// A command, by its subject.
#[derive(Clone, Debug)]
pub enum UiCommand {
    /// A command without data, as menus, palette and shortcuts send it.
    Action(Action),
    Balance(BalanceCommand),
    /// A step or an edit of the sandbox's board.
    Board(sandbox::Command),
    Clipboard(ClipboardCommand),
    Design(DesignCommand),
    /// An edit of the project.
    Edit(document::Command),
    File(FileCommand),
    /// The part of a text that is under the pointer in this frame.
    Hover(Hover),
    Locales(LocalesCommand),
    /// Show a message for something that cannot be done.
    Notify(String),
    /// Open the palette with a query.
    OpenPalette(String),
    Print(PrintCommand),
    Scenario(ScenarioCommand),
    Selection(SelectionCommand),
    Settings(SettingsCommand),
    /// A decision of a match of a whole game, or a step through it.
    Tabletop(sandbox::tabletop::TabletopCommand),
}

macro_rules! from {
    ($($command:ty => $variant:ident,)*) => {
        $(impl From<$command> for UiCommand {
            fn from(command: $command) -> Self {
                UiCommand::$variant(command)
            }
        })*
    };
}

from! {
    Action => Action,
    BalanceCommand => Balance,
    ClipboardCommand => Clipboard,
    DesignCommand => Design,
    FileCommand => File,
    Hover => Hover,
    LocalesCommand => Locales,
    PrintCommand => Print,
    ScenarioCommand => Scenario,
    SelectionCommand => Selection,
    SettingsCommand => Settings,
    document::Command => Edit,
    sandbox::Command => Board,
    sandbox::tabletop::TabletopCommand => Tabletop,
}

/// The commands of one frame. Sending needs only a shared reference, so that a `View` can carry the queue.
#[derive(Debug, Default)]
pub struct Commands(RefCell<Vec<UiCommand>>);

impl Commands {
    pub fn send(&self, command: impl Into<UiCommand>) {
        self.0.borrow_mut().push(command.into());
    }

    /// Sends the commands of an iterator, e.g. of an `Option`.
    pub fn send_all(&self, commands: impl IntoIterator<Item = impl Into<UiCommand>>) {
        self.0.borrow_mut().extend(commands.into_iter().map(Into::into));
    }

    /// Takes all commands out of the queue, in the order in which they were sent.
    pub fn take(&self) -> Vec<UiCommand> {
        self.0.take()
    }

    /// Whether a widget has reported the part under the pointer in this frame. A row reports itself only if none of the
    /// widgets in it has.
    pub fn has_hover(&self) -> bool {
        self.0.borrow().iter().any(|command| matches!(command, UiCommand::Hover(_)))
    }
}
