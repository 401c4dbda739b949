//! Access to the state of the window for tests and benches.

use std::path::PathBuf;

use super::action::Screen;
use super::app::Studio;
use super::command::FileCommand;
use super::commands::{edit, sandbox, tabletop};
use super::dialogs::Dialog;
use crate::document::{Command, RecordPath};
use crate::sandbox::Sandbox;
use crate::sandbox::tabletop::{Tabletop, TabletopCommand};
use crate::sim::Part;
use crate::text::translation::{CardChange, Message};

impl Studio {
    /// The message that is selected on the Locales screen, once that was shown.
    pub fn chosen_message(&self) -> Option<&Message> {
        self.screens.locales.message()
    }

    /// The cards that the unsaved edits of the selected message change.
    pub fn changed_cards(&self) -> &[CardChange] {
        self.screens.locales.changed_cards()
    }

    /// Whether the faces on the Locales screen show the last edit.
    pub fn has_drawn_real_cards(&self) -> bool {
        self.screens.locales.is_refreshed(&self.model.document) && self.screens.faces.has_drawn_previews()
    }

    /// Whether work in the background is going to change what the window shows.
    pub fn is_busy(&self) -> bool {
        let is_screen_busy = match self.model.settings.screen {
            Screen::Start => self.screens.start.is_loading(),
            Screen::Cards => self.screens.cards.design.is_working() || self.screens.sandbox.card_trials.is_working(),
            Screen::Balance => self.screens.balance.is_loading_roster(),
            Screen::Locales => self.screens.locales.is_checking(),
            Screen::Generate => self.screens.generate.is_working(),
            _ => false,
        };
        is_screen_busy || self.screens.faces.is_drawing()
    }

    /// The row of a card to which the pointer points, and the row inside that.
    pub fn pointed_row(&self) -> Option<(usize, Vec<usize>)> {
        self.hover.map(|hover| (hover.row, hover.inside.places().collect()))
    }

    pub fn sandbox(&self) -> &Sandbox {
        &self.model.sandbox
    }

    /// Applies a command to the board of the sandbox.
    pub fn perform_on_board(&mut self, command: crate::sandbox::Command) {
        sandbox::apply(self, command);
    }

    /// The match of a whole game.
    pub fn tabletop(&self) -> &Tabletop {
        &self.model.tabletop
    }

    /// Applies a command to the match of a whole game.
    pub fn perform_on_table(&mut self, command: TabletopCommand) {
        tabletop::apply(self, command);
    }

    /// Applies an edit of the project. Returns whether it was possible.
    pub fn perform_edit(&mut self, command: Command) -> bool {
        edit::apply(self, command)
    }

    /// Answers an open file dialog. Returns `false` if there is none.
    pub fn choose_path(&mut self, path: PathBuf) -> bool {
        let Some(purpose) = self.screens.dialog.as_ref().and_then(Dialog::purpose) else { return false };
        self.screens.dialog = None;
        self.model.commands.send(FileCommand::Path(purpose, path));
        true
    }

    /// The card or hero that the editor shows.
    pub fn chosen(&self) -> Option<RecordPath> {
        self.model.selection.place
    }

    /// The number of lines in the trace of the sandbox.
    pub fn trace_lines(&self) -> usize {
        self.screens.sandbox.trace_lines()
    }

    /// The result that the Balance screen shows.
    pub fn balance_result(&self) -> Option<&Part> {
        self.screens.balance.result()
    }
}
