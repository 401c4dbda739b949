//! The report of the last print task: the folder, and the problems of cards.

use std::fmt::Write as _;
use std::path::Path;

use egui::{Color32, CursorIcon, Frame, Margin, OpenUrl, Role, Sense, Ui, UiBuilder, WidgetInfo};
use lucide_icons::Icon;

use super::{FaceProblem, Print};
use crate::document::RecordPath;
use crate::studio::command::SelectionCommand;
use crate::studio::problem_text;
use crate::studio::theme::{self, Tint, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, focus_ring, galley_label, icon_label, paragraph, wrapped};
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
            if let Some(page) = &report.page
                && ui.add(Button::new(&i18n.tr("print-open")).icon(Icon::ExternalLink)).clicked()
            {
                ui.ctx().open_url(OpenUrl::new_tab(file_url(page)));
            }
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

/// The address of a file for browsers.
fn file_url(path: &Path) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).to_string_lossy().replace('\\', "/");
    let mut url = if path.starts_with('/') { "file://".to_owned() } else { "file:///".to_owned() };
    for byte in path.bytes() {
        match byte {
            b'/' | b':' | b'-' | b'.' | b'_' | b'~' => url.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => url.push(char::from(byte)),
            _ => _ = write!(url, "%{byte:02X}"),
        }
    }
    url
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
    let is_button = place.is_some();
    let sense = if is_button { Sense::click() } else { Sense::hover() };
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        icon_label(ui, Icon::TriangleAlert, 14.0, tint.text);
        let text = wrapped(ui, text, theme::small(Weight::Regular), tint.text, ui.available_width());
        let size = text.size();
        galley_label(ui, text, size, tint.text);
    };
    let response = ui.scope_builder(UiBuilder::new().sense(sense), |ui| {
        let fill = if is_button && ui.response().hovered() { colours(ui).hover } else { Color32::TRANSPARENT };
        let frame = Frame::new().fill(fill).corner_radius(radius::ITEM).inner_margin(Margin::symmetric(2, 3));
        frame.show(ui, |ui| ui.horizontal_top(contents));
    });
    let response = response.response;
    let role = if is_button { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, text));
    if response.has_focus() {
        focus_ring(ui, response.rect, radius::ITEM);
    }
    is_button && response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}
