//! The report of the last print task: the folder, and the problems of cards.

use egui::{CornerRadius, CursorIcon, Role, Sense, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::{Print, Trouble};
use crate::base::Diagnostic;
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
        for trouble in report.problems.iter().take(MOST) {
            let place = trouble.cards.first().and_then(|(id, _)| place_of(view, id));
            let tint = if report.printed == 0 { colours(ui).error } else { colours(ui).warning };
            if line_ui(ui, &words(view, trouble), tint, place) {
                view.send_all(place.map(|place| SelectionCommand::GoTo(place, pointer(&trouble.problem))));
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
fn words(view: &View<'_>, trouble: &Trouble) -> String {
    let told = problem_text::problem(&view.i18n, &trouble.problem);
    match &trouble.cards[..] {
        [] => told,
        [(_, name)] => format!("{name}: {told}"),
        [(_, name), more @ ..] => format!("{name} +{}: {told}", more.len()),
    }
}

/// The current path of a card or hero, by id.
fn place_of(view: &View<'_>, id: &str) -> Option<RecordPath> {
    let registry = view.registry();
    let card = registry.cards.iter().position(|card| card.id == *id).map(RecordPath::Card);
    card.or_else(|| registry.heroes.iter().position(|hero| hero.id == *id).map(RecordPath::Hero))
}

/// The field of a problem of a face.
fn pointer(problem: &Diagnostic) -> String {
    if problem.code.as_str().starts_with("art-") { "/art".to_owned() } else { String::new() }
}

/// A problem. If its card still exists, the problem is a button that opens the card.
fn line_ui(ui: &mut Ui, text: &str, tint: Tint, place: Option<RecordPath>) -> bool {
    const ICON: f32 = 22.0;
    let galley = wrapped(ui, text, theme::small(Weight::Regular), tint.text, ui.available_width() - ICON - 4.0);
    let size = vec2(ui.available_width(), galley.size().y + 6.0);
    let sense = if place.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let role = if place.is_some() { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
    if place.is_some() && response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::ITEM), colours(ui).hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::ITEM);
    }
    let top = rect.min + vec2(0.0, 3.0);
    icon_at(ui.painter(), top + vec2(9.0, 7.0), Icon::TriangleAlert, 14.0, tint.text);
    ui.painter().galley(top + vec2(ICON, 0.0), galley, tint.text);
    response.on_hover_cursor(if place.is_some() { CursorIcon::PointingHand } else { CursorIcon::Default }).clicked()
}
