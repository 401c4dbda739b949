//! The trace: what happened, why, and what it changed. Hovering a line highlights its row and the card or counter.

use egui::{Align, Align2, Color32, Role, ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardHover, badge};
use super::names::trace_lines;
use crate::base::{Name, Severity};
use crate::engine::trace::RowOutcome;
use crate::narration::{Kind, Line};
use crate::sandbox::{Command, Moment, Picked, Trial};
use crate::studio::action::{Action, Screen};
use crate::studio::command::Hover;
use crate::studio::memo::Memo;
use crate::studio::problem_text;
use crate::studio::theme::{self, Tint, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, RowInfo, cell_label, column, divider, empty_state, icon_button, icon_label, label, line, list_row,
    operation_mark, panel_head, round_badge, sides, struck_label, surface,
};

/// The height of a line, in points.
const LINE: f32 = 22.0;
/// The initial height of the panel below the editor, in points.
pub const TRIAL_HEIGHT: f32 = 250.0;
/// The greatest width of a line, in points: the eye does not find the end of a longer line.
const MAX_WIDTH: f32 = 760.0;
/// The width of the difference of a change, in points.
const DIFFERENCE: f32 = 34.0;

/// Shows the lines. `now` is the moment that the board shows: a click goes to the moment of a line, and later lines are
/// faint. Without `now` lines cannot be clicked, as in a match. Returns what is hovered.
pub fn trace_ui(
    ui: &mut Ui,
    view: &View<'_>,
    lines: &[Line],
    now: Option<Moment>,
    hover: &BoardHover,
) -> Option<BoardHover> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let next = now.filter(|now| now.event > 0).and_then(|now| {
        let is_after = |line: &Line| line.step == now.step && line.event > now.event;
        lines.iter().position(|line| is_after(line) && matches!(line.kind, Kind::Row { .. }))
    });
    let mut hovered = None;
    ScrollArea::vertical().id_salt("trace").auto_shrink(false).show_rows(ui, LINE, lines.len(), |ui, range| {
        ui.set_max_width(ui.available_width().min(MAX_WIDTH));
        for at in range {
            let line = &lines[at];
            let name = line.whole();
            let role = if now.is_some() { Role::Button } else { Role::Label };
            let is_marked = line.row.is_some() && hover.row == line.row;
            let id = ui.scope_id().with(("line", at));
            let info = RowInfo::new(id, &name).role(role).selected(is_marked).tab_stop(now.is_some());
            let response = list_row(ui, info, LINE, |ui| {
                let is_later = |now: Moment| moment(line) > now && (now.event > 0 || line.step >= now.step);
                if now.is_some_and(is_later) {
                    ui.multiply_opacity(0.55);
                }
                line_ui(ui, view, line, next == Some(at));
            });
            if matches!(line.kind, Kind::Step | Kind::Row { .. }) && line.depth == 0 && at > 0 {
                divider(ui, response.rect, Align2::CENTER_TOP);
            }
            if response.hovered() || response.has_focus() {
                hovered = Some(BoardHover { row: line.row, subject: line.subject.clone() });
            }
            if response.clicked() && now.is_some() {
                view.send(Command::GoTo(moment(line)));
            }
        }
    });
    hovered
}

/// The moment right after a line.
pub fn moment(line: &Line) -> Moment {
    Moment { step: line.step, event: line.event }
}

/// The contents of a line: an icon and text at the left, the result at the right.
fn line_ui(ui: &mut Ui, view: &View<'_>, line: &Line, is_next: bool) {
    let colours = colours(ui);
    let (small, body) = (theme::small(Weight::Regular), theme::body(Weight::Regular));
    ui.spacing_mut().item_spacing.x = 6.0;
    ui.add_space(14.0 * f32::from(line.depth) + if line.depth == 0 { 0.0 } else { 8.0 });
    let text = |ui: &mut Ui, mark: Icon, colour: Color32| {
        icon_label(ui, mark, 13.0, colours.label);
        cell_label(ui, &line.text, body.clone(), colour);
    };
    match &line.kind {
        Kind::Step => _ = cell_label(ui, &line.text, theme::body(Weight::Semibold), colours.text),
        Kind::Head => text(ui, Icon::CornerDownRight, colours.text),
        Kind::Fixed => {
            icon_label(ui, Icon::Lock, 13.0, colours.label);
            cell_label(ui, &line.text, theme::small(Weight::Medium), colours.secondary);
            cell_label(ui, &line.note, small, colours.label);
        }
        Kind::Row { .. } => row_ui(ui, view, line, is_next),
        Kind::Condition(holds) => {
            let (mark, colour) =
                if *holds { (Icon::CircleCheck, colours.good) } else { (Icon::CircleX, colours.label) };
            icon_label(ui, mark, 13.0, colour);
            let end = |ui: &mut Ui| _ = cell_label(ui, &line.end, theme::small(Weight::Medium), colour);
            sides(ui, |ui| _ = cell_label(ui, &line.text, body, colours.secondary), end);
        }
        Kind::Reason => {
            ui.add_space(19.0);
            cell_label(ui, &line.text, small, colours.label);
        }
        Kind::Undo => {
            let fill = ui.max_rect().with_min_x(ui.cursor().left() - 4.0).expand2(vec2(4.0, -1.0));
            surface(ui, fill, radius::BADGE, colours.hover, Color32::TRANSPARENT);
            icon_label(ui, Icon::Undo2, 13.0, colours.accent);
            cell_label(ui, &line.text, theme::body(Weight::Medium), colours.accent);
        }
        Kind::Change(before, after) => {
            icon_label(ui, Icon::Equal, 13.0, colours.label);
            let change = |ui: &mut Ui| {
                column(ui, DIFFERENCE, Align::Max, |ui| _ = cell_label(ui, &line.end, small, colours.label));
                cell_label(ui, &after.to_string(), theme::body(Weight::Semibold), colours.text);
                cell_label(ui, &format!("{before} →"), body.clone(), colours.label);
            };
            sides(ui, |ui| _ = cell_label(ui, &line.text, body.clone(), colours.secondary), change);
        }
        Kind::Moved => text(ui, Icon::ArrowRight, colours.secondary),
        Kind::Note => text(ui, Icon::Dot, colours.secondary),
    }
}

/// A row of an operation: its number, operation, role and result.
fn row_ui(ui: &mut Ui, view: &View<'_>, line: &Line, is_next: bool) {
    let Kind::Row { number, op, outcome, undone: is_undone } = &line.kind else { return };
    let (is_undone, outcome) = (*is_undone, *outcome);
    let colours = colours(ui);
    let ring = if is_next { colours.accent } else { colours.outline };
    let font = theme::small(Weight::Semibold);
    round_badge(ui, [16.0, LINE], &number.to_string(), (font, colours.secondary), [Color32::TRANSPARENT, ring]);
    let (mark, Tint { text: tint, .. }) = operation_mark(view.rules(), colours, op);
    let is_faint = is_undone || outcome == RowOutcome::Skipped;
    let colour = if is_faint { tint.gamma_multiply(0.75) } else { tint };
    icon_label(ui, mark, 13.0, colour);
    let next = view.i18n.tr("sandbox-next");
    let (text, fill, ink) = match (is_next, is_undone, outcome) {
        (true, ..) => (&*next, colours.info.ground, colours.info.text),
        (_, true, _) => (line.end.as_str(), colours.hover, colours.text),
        (_, _, RowOutcome::Applied) => (line.end.as_str(), colours.kinds[1].ground, colours.good),
        _ => (line.end.as_str(), colours.hover, colours.secondary),
    };
    let title = |ui: &mut Ui| {
        let label = if is_undone { struck_label } else { cell_label };
        label(ui, &line.text, theme::body(Weight::Semibold), colour);
        if ui.available_width() > 16.0 {
            cell_label(ui, &line.note, theme::small(Weight::Regular), colours.label);
        }
    };
    sides(ui, title, |ui| badge(ui, text, theme::small(Weight::Semibold), [fill, ink]));
}

/// The panel below the editor: the selected card resolves on the sandbox's board, again after each edit of its rows. The
/// lines are kept by card, version of the board, revision of the project, and language.
#[derive(Default)]
pub struct Trials(Memo<(Name, u64, u64, &'static str), Vec<Line>>);

impl Trials {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, trial: Option<&Trial>) {
        ui.spacing_mut().item_spacing.y = 0.0;
        let i18n = &view.i18n;
        let name = trial.map(|trial| view.name_of(&trial.id)).unwrap_or_default();
        panel_head(ui, &i18n.tr("do-try"), &name, |ui| {
            view.on_click(&icon_button(ui, Icon::X, &i18n.tr("close"), true), Action::Try);
            let text = i18n.tr("do-go-sandbox");
            if let Some(trial) = trial
                && ui.add(Button::new(&text).small().icon(Icon::FlaskConical)).clicked()
            {
                view.send(Command::Try(Picked::Id(trial.id.clone())));
                view.send(Action::Go(Screen::Sandbox));
            }
        });
        let Some(trial) = trial else {
            let (title, hint) = (i18n.tr("sandbox-nothing"), i18n.tr("editor-empty-hint"));
            return empty_state(ui, Icon::FlaskConical, &title, &hint, |_| {});
        };
        if trial.timeline.steps.is_empty() {
            let why = trial.timeline.problems.iter().find(|problem| problem.severity == Severity::Error);
            let why = why.map(|problem| problem_text::problem(i18n, problem)).unwrap_or_default();
            line(ui, "", 34.0, |ui| {
                ui.add_space(12.0);
                label(ui, &why, theme::body(Weight::Regular), colours(ui).secondary);
            });
            return;
        }
        let key = (trial.id.clone(), view.sandbox.version(), view.document.revision(), i18n.language().tag);
        let lines = self.0.get(key, || match (&trial.timeline.board, trial.timeline.steps.first()) {
            (Some(board), Some(step)) => trace_lines(view, board, 0, &step.events),
            _ => Vec::new(),
        });
        let marked = BoardHover { row: view.hover.and_then(|hover| u8::try_from(hover.row).ok()), subject: None };
        let hovered = trace_ui(ui, view, lines, None, &marked).and_then(|hover| hover.row);
        view.send_all(hovered.map(|row| Hover::row(row.into())));
    }
}
