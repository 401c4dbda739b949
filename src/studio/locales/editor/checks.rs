//! The checks of a message: first its problems, each with a fix if there is one, then the checks that it passes.

use egui::{Frame, Margin, Sides, Stroke, Ui};
use lucide_icons::Icon;

use crate::base::{Diagnostic, Severity};
use crate::studio::locales::parts::{caret_text, indented, line_and_column, section_header, send_edit, write};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, icon_label, label, severity_mark, wrapped_label};
use crate::text::Arg;
use crate::text::review::{is_syntax_error, passed_checks};
use crate::text::translation::{FixKind, Message, QuickFix};

fn label_of(view: &View<'_>, kind: &FixKind) -> String {
    let text = |message: &str, name: &str, text: &str| view.i18n.tr_with(message, &[(name, Arg::Text(text))]);
    match kind {
        FixKind::Remove => view.i18n.tr("mend-remove").to_string(),
        FixKind::Insert(letters) if letters.trim().is_empty() => view.i18n.tr("mend-space").to_string(),
        FixKind::Insert(letters) => text("mend-put", "text", letters.trim()),
        FixKind::AddPluralForm(form) => text("mend-add-form", "form", form),
        FixKind::CopyAttribute(name) => text("mend-copy-attribute", "name", name),
    }
}

pub fn checks_ui(ui: &mut Ui, view: &View<'_>, fixes: &[Option<QuickFix>], message: &Message) {
    // A message that cannot be parsed is not checked any further.
    let is_checked = message.target.is_some() && !message.problems.iter().any(is_syntax_error);
    let passed: Vec<&str> = if is_checked { passed_checks(&message.problems).collect() } else { Vec::new() };
    let counts = [("pass", Arg::count(passed.len())), ("look", Arg::count(message.problems.len()))];
    section_header(ui, &view.i18n.tr("checks"), &view.i18n.tr_with("checks-count", &counts), |_| {});
    let mut problems: Vec<(usize, &Diagnostic)> = message.problems.iter().enumerate().collect();
    problems.sort_by_key(|(_, problem)| std::cmp::Reverse(problem.severity));
    for (at, problem) in problems {
        problem_ui(ui, view, message, problem, fixes.get(at).and_then(Option::as_ref));
    }
    // Three checks to a line, or two where three would be cut.
    let count = if ui.available_width() < 400.0 { 2 } else { 3 };
    indented(ui, 8, |ui| {
        ui.spacing_mut().interact_size.y = 24.0;
        ui.columns(count, |columns| {
            for (at, name) in passed.iter().enumerate() {
                columns[at % count].horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    icon_label(ui, Icon::Check, 13.0, colours(ui).good);
                    label(ui, &view.i18n.tr(name), theme::body(Weight::Regular), colours(ui).secondary);
                });
            }
        });
    });
}

/// Line and column of a syntax error.
fn place_of(view: &View<'_>, message: &Message, problem: &Diagnostic) -> Option<String> {
    let span = problem.span.filter(|_| is_syntax_error(problem))?;
    Some(caret_text(view, line_and_column(message.target.as_ref()?.get(..span.start())?)))
}

fn problem_ui(ui: &mut Ui, view: &View<'_>, message: &Message, problem: &Diagnostic, fix: Option<&QuickFix>) {
    let colours = colours(ui);
    let (icon, colour) = severity_mark(colours, problem.severity);
    let tint = if problem.severity == Severity::Error { colours.error } else { colours.warning };
    let frame = Frame::new()
        .fill(tint.ground)
        .stroke(Stroke::new(1.0, tint.line))
        .corner_radius(radius::CONTROL)
        .inner_margin(Margin { left: 8, right: 3, top: 2, bottom: 2 })
        .outer_margin(Margin { left: 12, right: 12, top: 0, bottom: 5 });
    let left = |ui: &mut Ui| {
        icon_label(ui, icon, 13.0, colour);
        let text = problem_text::problem(&view.i18n, problem);
        wrapped_label(ui, &text, theme::body(Weight::Regular), colours.text);
    };
    let right = |ui: &mut Ui| {
        if let Some(fix) = fix
            && ui.add(Button::new(&label_of(view, &fix.kind)).icon(Icon::Wrench).small()).clicked()
        {
            send_edit(view, write(message, fix.source.clone()), None);
        }
        if let Some(place) = place_of(view, message, problem) {
            label(ui, &place, theme::small(Weight::Medium), colours.secondary);
        }
    };
    let row = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        Sides::new().height(24.0).spacing(8.0).shrink_left().show(ui, left, right);
    });
    let mut tip = problem_text::hints(&view.i18n, problem);
    tip.insert(0, problem.code.about().to_owned());
    row.response.on_hover_text(tip.join("\n"));
}
