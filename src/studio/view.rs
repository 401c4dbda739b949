//! The state that every part of the window reads while a frame is drawn. Nothing here changes the project: changes are
//! sent as commands, which run at the end of the frame.

use std::collections::BTreeSet;

use super::action::Screen;
use super::command::{Commands, UiCommand};
use super::current::Current;
use super::frame::words;
use super::i18n::I18n;
use super::settings::Settings;
use crate::document::{Document, RecordPath};
use crate::registry::Registry;
use crate::ruleset::Ruleset;
use crate::sandbox::Sandbox;
use crate::text::{Part, Texts};

/// What is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The card or hero that the editor shows.
    pub place: Option<RecordPath>,
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
    pub i18n: &'a I18n,
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
    /// The commands of this frame.
    pub commands: &'a Commands,
}

impl<'a> View<'a> {
    /// Asks the studio to run a command at the end of the frame.
    pub fn send(&self, command: UiCommand) {
        self.commands.send(command);
    }

    /// Sends the commands of an iterator, for example of an `Option`.
    pub fn send_all(&self, commands: impl IntoIterator<Item = UiCommand>) {
        self.commands.send_all(commands);
    }

    /// The project's ruleset.
    pub fn rules(&self) -> &'a Ruleset {
        self.document.rules()
    }

    /// What the last step was that Undo takes back here: in the sandbox its own, elsewhere the project's.
    pub fn undo(&self) -> Option<String> {
        if self.settings.screen == Screen::Sandbox {
            return self.sandbox.undo_label().map(|label| self.i18n.tr(label).to_string());
        }
        self.document.undo_label().map(|label| words(self.i18n, label))
    }

    /// What Redo makes again here.
    pub fn redo(&self) -> Option<String> {
        if self.settings.screen == Screen::Sandbox {
            return self.sandbox.redo_label().map(|label| self.i18n.tr(label).to_string());
        }
        self.document.redo_label().map(|label| words(self.i18n, label))
    }

    /// The project's cards and heroes.
    pub fn registry(&self) -> &'a Registry {
        self.document.registry()
    }
}

/// What the window's parts read of a studio, with nothing pointed at. A macro, as a function would borrow the whole
/// studio where one part of it is to change.
macro_rules! view {
    ($studio:expr) => {
        $crate::studio::view::View {
            document: &$studio.document,
            texts: &$studio.texts,
            i18n: &$studio.i18n,
            settings: &$studio.settings,
            selection: &$studio.selection,
            current: $studio.current.as_ref(),
            hover: None,
            gesture: None,
            sandbox: &$studio.sandbox,
            commands: &$studio.commands,
        }
    };
}

pub(super) use view;
