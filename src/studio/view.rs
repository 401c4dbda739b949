//! What every part of the window reads, and what it can ask for. Nothing here changes the project: what is asked for
//! in a frame is done at its end, in one place.

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::ThemePreference;

use super::action::{Action, Screen};
use super::balance::Doing as BalanceDoing;
use super::current::Current;
use super::dialogs::{After, Purpose};
use super::frame::words;
use super::sandbox::Doing;
use super::say::Say;
use super::settings::Settings;
use crate::base::Name;
use crate::document::{Backup, Command, Document, Place, Resolution};
use crate::registry::Registry;
use crate::ruleset::Ruleset;
use crate::sandbox::Sandbox;
use crate::text::translation::Edit;
use crate::text::{Part, Texts};

/// What is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The card or hero that the editor shows.
    pub place: Option<Place>,
    /// All chosen cards, that one among them if it is a card.
    pub cards: BTreeSet<usize>,
    /// The row that is chosen in the editor.
    pub row: Option<usize>,
}

/// A stretch of a card's text that is pointed at, in any language, or the chip that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The row.
    pub row: usize,
    /// What of it, and which condition if it is one; the whole row where there is none.
    pub part: Option<(Part, Option<usize>)>,
}

impl Hover {
    /// How strongly a span is marked: not, as part of the row, or as the very part.
    pub fn mark(self, row: usize, part: Part, condition: Option<usize>) -> u8 {
        if self.row != row {
            return 0;
        }
        match self.part {
            Some((wanted, at)) if group(wanted) == group(part) && (at.is_none() || at == condition) => 2,
            _ => 1,
        }
    }
}

/// A value is part of what the row does, a number or a name part of its condition.
fn group(part: Part) -> u8 {
    match part {
        Part::Operation | Part::Value | Part::Modifier => 0,
        Part::Condition | Part::ConditionNumber | Part::Target => 1,
        Part::Tag => 2,
    }
}

/// What the parts of the window read.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The open project.
    pub document: &'a Document,
    /// The messages of all languages.
    pub texts: &'a Texts,
    /// The words of the interface.
    pub say: &'a Say,
    /// What the window remembers.
    pub settings: &'a Settings,
    /// What is chosen.
    pub selection: &'a Selection,
    /// The chosen card with its texts and problems.
    pub current: Option<&'a Current>,
    /// What is pointed at.
    pub hover: Option<Hover>,
    /// The number of the burst of typing or the drag that goes on: edits of one burst are one step.
    pub gesture: Option<u64>,
    /// The sandbox.
    pub sandbox: &'a Sandbox,
}

impl<'a> View<'a> {
    /// The project's ruleset.
    pub fn rules(&self) -> &'a Ruleset {
        self.document.rules()
    }

    /// What the last step was that Undo takes back here: in the sandbox its own, elsewhere the project's.
    pub fn undo(&self) -> Option<String> {
        if self.settings.screen == Screen::Sandbox {
            return self.sandbox.undo_label().map(|label| self.say.t(label).to_string());
        }
        self.document.undo_label().map(|label| words(self.say, label))
    }

    /// What Redo makes again here.
    pub fn redo(&self) -> Option<String> {
        if self.settings.screen == Screen::Sandbox {
            return self.sandbox.redo_label().map(|label| self.say.t(label).to_string());
        }
        self.document.redo_label().map(|label| words(self.say, label))
    }

    /// The project's cards and heroes.
    pub fn registry(&self) -> &'a Registry {
        self.document.registry()
    }
}

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
pub enum Ask {
    /// An action.
    Do(Action),
    /// The palette, in which something was typed already.
    Find(String),
    /// A change of the project.
    Edit(Command),
    /// A card or hero to be chosen.
    Select(Place, Pick),
    /// A row to be chosen.
    Row(Option<usize>),
    /// A stretch that is pointed at.
    Hover(Hover),
    /// The place of a problem: a record and a pointer in it.
    GoTo(Place, String),
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
    Balance(BalanceDoing),
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
    Doing(Doing),
    /// Something to be said, such as why something cannot be done.
    Say(String),
    /// Text to the clipboard, and what to say about it.
    Copy(String, &'static str),
}

/// What was asked for in this frame.
pub type Asks = Vec<Ask>;

/// What the window's parts read of a studio, with nothing pointed at. A macro, as a function would borrow the whole
/// studio where one part of it is to change.
macro_rules! view {
    ($studio:expr) => {
        $crate::studio::view::View {
            document: &$studio.document,
            texts: &$studio.texts,
            say: &$studio.say,
            settings: &$studio.settings,
            selection: &$studio.selection,
            current: $studio.current.as_ref(),
            hover: None,
            gesture: None,
            sandbox: &$studio.sandbox,
        }
    };
}

pub(super) use view;
