//! Below the editor: the selected card resolves on the sandbox's board, again after each edit of its rows.

use egui::Ui;
use lucide_icons::Icon;

use super::board_view::BoardHover;
use super::names::trace_lines;
use super::trace::trace_ui;
use crate::base::{Name, Severity};
use crate::narration::Line;
use crate::sandbox::{Command, Trial};
use crate::studio::action::{Action, Screen};
use crate::studio::problem_text;
use crate::studio::selection::Hover;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, empty_state, icon_button, label, panel_head};

/// The initial height of the panel, in points.
pub const HEIGHT: f32 = 250.0;

/// The lines of the trace, and what they were built from: card, version of the board, revision of the project, language.
#[derive(Default)]
pub struct Trials {
    key: Option<(Name, u64, u64, &'static str)>,
    lines: Vec<Line>,
}

impl Trials {
    /// Shows the trace of the card as it is now.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, trial: Option<&Trial>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let i18n = &view.i18n;
        let name = trial.map(|trial| view.name_of(&trial.id)).unwrap_or_default();
        panel_head(ui, &i18n.tr("do-try"), &name, |ui| {
            if icon_button(ui, Icon::X, &i18n.tr("close"), true).clicked() {
                view.send(Action::Try);
            }
            let text = i18n.tr("do-go-sandbox");
            if let Some(trial) = trial
                && ui.add(Button::new(&text).small().icon(Icon::FlaskConical)).clicked()
            {
                view.send(Command::Try(trial.id.clone()));
                view.send(Action::Go(Screen::Sandbox));
            }
        });
        let Some(trial) = trial else {
            return empty_state(
                ui,
                Icon::FlaskConical,
                &i18n.tr("sandbox-nothing"),
                &i18n.tr("editor-empty-hint"),
                |_| {},
            );
        };
        if trial.timeline.steps.is_empty() {
            let why = trial.timeline.problems.iter().find(|problem| problem.severity == Severity::Error);
            let why = why.map(|problem| problem_text::problem(i18n, problem)).unwrap_or_default();
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                ui.add_space(12.0);
                label(ui, &why, theme::body(Weight::Regular), colours(ui).secondary);
            });
            return;
        }
        let key = (trial.id.clone(), view.sandbox.version(), view.document.revision(), i18n.language().tag);
        if self.key.as_ref() != Some(&key) {
            self.lines.clear();
            if let (Some(board), Some(step)) = (&trial.timeline.board, trial.timeline.steps.first()) {
                self.lines = trace_lines(view, board, 0, &step.events);
            }
            self.key = Some(key);
        }
        let marked = BoardHover { row: view.hover.and_then(|hover| u8::try_from(hover.row).ok()), subject: None };
        let hovered = trace_ui(ui, view, &self.lines, None, &marked);
        if let Some(row) = hovered.and_then(|hover| hover.row) {
            view.send(Hover { row: usize::from(row), part: None });
        }
    }
}
