//! The report of the last print task: the folder, and the problems of cards.

use egui::{CornerRadius, CursorIcon, Role, Sense, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::{FaceProblem, Print};
use crate::document::RecordPath;
use crate::studio::command::SelectionCommand;
use crate::studio::problem_text;
use crate::studio::theme::{self, Tint, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, icon_at, paragraph, wrapped};
use crate::text::Arg;

/// The most problems that are listed.
const MOST: usize = 6;

impl Print {
    pub(super) fn report_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let report = match &self.report {
            None => return,
            Some(Err(problem)) => {
                failed_ui(ui, view);
                line_ui(ui, &problem_text::problem(i18n, problem), colours(ui).error, None);
                return;
            }
            Some(Ok(report)) => report,
        };
        if report.printed == 0 {
            failed_ui(ui, view);
        } else {
            ui.add_space(4.0);
            let path = report.to.display().to_string();
            paragraph(ui, &i18n.tr_with("print-written", &[("path", Arg::Text(&path))]));
            if let Some(left_out) = report.all.checked_sub(report.printed).filter(|left_out| *left_out > 0) {
                line_ui(ui, &i18n.tr_count("print-not-made", left_out), colours(ui).warning, None);
            }
        }
        ui.spacing_mut().item_spacing.y = 2.0;
        let tint = if report.printed == 0 { colours(ui).error } else { colours(ui).warning };
        for problem in report.problems.iter().take(MOST) {
            let place = problem.cards.first().and_then(|(id, _)| view.document.find(id));
            let pointer = if problem.problem.code.as_str().starts_with("art-") { "/art" } else { "" };
            if line_ui(ui, &words(view, problem), tint, place) {
                view.send_all(place.map(|place| SelectionCommand::GoTo(place, pointer.to_owned())));
            }
        }
        if let Some(more) = report.problems.len().checked_sub(MOST).filter(|more| *more > 0) {
            paragraph(ui, &i18n.tr_count("print-more-problems", more));
        }
    }
}

fn failed_ui(ui: &mut Ui, view: &View<'_>) {
    ui.add_space(4.0);
    paragraph(ui, &view.i18n.tr("print-failed"));
}

/// A problem with the name of its first card and the number of further cards.
fn words(view: &View<'_>, problem: &FaceProblem) -> String {
    let text = problem_text::problem(&view.i18n, &problem.problem);
    match &problem.cards[..] {
        [] => text,
        [(_, name)] => format!("{name}: {text}"),
        [(_, name), more @ ..] => format!("{name} +{}: {text}", more.len()),
    }
}

/// A problem. If its card still exists, the problem is a button that opens the card.
fn line_ui(ui: &mut Ui, text: &str, tint: Tint, place: Option<RecordPath>) -> bool {
    const ICON: f32 = 22.0;
    let galley = wrapped(ui, text, theme::small(Weight::Regular), tint.text, ui.available_width() - ICON - 4.0);
    let size = vec2(ui.available_width(), galley.size().y + 6.0);
    let is_button = place.is_some();
    let (rect, response) = ui.allocate_exact_size(size, if is_button { Sense::click() } else { Sense::hover() });
    let role = if is_button { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
    if is_button && response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::ITEM), colours(ui).hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::ITEM);
    }
    let top = rect.min + vec2(0.0, 3.0);
    icon_at(ui.painter(), top + vec2(9.0, 7.0), Icon::TriangleAlert, 14.0, tint.text);
    ui.painter().galley(top + vec2(ICON, 0.0), galley, tint.text);
    is_button && response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}
