//! The state that every part of the window reads while a frame is drawn. A view cannot change the model: changes are sent
//! as commands, which run at the end of the frame.

use std::ops::Deref;

use egui::Response;

use super::command::Hover;
use super::command::UiCommand;
use super::model::Model;
use crate::base::{Diagnostic, Severity};
use crate::registry::Registry;
use crate::ruleset::Ruleset;

/// The model in one frame. Its fields can be read through the view, e.g. `view.document`.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub model: &'a Model,
    /// The part of a text that was under the pointer in the last frame.
    pub hover: Option<Hover>,
    /// The number of the current burst of typing or drag. Edits with the same number are undone together.
    pub gesture: Option<u64>,
}

impl<'a> View<'a> {
    /// A view outside of a frame.
    pub fn new(model: &'a Model) -> Self {
        Self { model, hover: None, gesture: None }
    }

    /// Asks the studio to run a command at the end of the frame.
    pub fn send(&self, command: impl Into<UiCommand>) {
        self.commands.send(command);
    }

    /// Sends a command if the user clicked a widget.
    pub fn on_click(&self, widget: &Response, command: impl Into<UiCommand>) {
        if widget.clicked() {
            self.send(command);
        }
    }

    /// Sends the commands of an iterator, e.g. of an `Option`.
    pub fn send_all(&self, commands: impl IntoIterator<Item = impl Into<UiCommand>>) {
        self.commands.send_all(commands);
    }

    /// The problems of the selected record.
    pub fn problems(&self) -> &'a [Diagnostic] {
        self.model.current.as_ref().map_or(&[], |current| &current.problems)
    }

    /// The problems of `design.json`.
    pub fn design_problems(&self) -> &'a [Diagnostic] {
        self.model.design_problems.value().map_or(&[], Vec::as_slice)
    }

    /// The numbers of errors and of warnings, in the project and in `design.json`.
    pub fn tally(&self) -> (usize, usize) {
        let (errors, warnings) = self.model.document.tally();
        let design = self.design_problems();
        let wrong = design.iter().filter(|problem| problem.severity == Severity::Error).count();
        (errors + wrong, warnings + design.len() - wrong)
    }

    pub fn rules(&self) -> &'a Ruleset {
        self.model.document.rules()
    }

    pub fn registry(&self) -> &'a Registry {
        self.model.document.registry()
    }
}

impl Deref for View<'_> {
    type Target = Model;

    fn deref(&self) -> &Model {
        self.model
    }
}
