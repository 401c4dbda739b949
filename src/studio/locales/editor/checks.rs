//! The checks of a message: first its problems, each with a fix if there is one, then the checks that it passes.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Stroke, Ui};
use lucide_icons::Icon;

use crate::base::{Code, Diagnostic, Name, Severity};
use crate::studio::command::LocalesCommand;
use crate::studio::locales::number;
use crate::studio::locales::section_header::section_header;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, icon_label, label};
use crate::text::Arg;
use crate::text::translation::{Edit, FixKind, Message, QuickFix};

/// The checks: the message with the check's name, and the codes of the problems that the check finds.
const KINDS: [(&str, &[Code]); 9] = [
    (
        "check-syntax",
        &[
            Code::LocaleSyntax,
            Code::MessageTooLong,
            Code::NestingTooDeep,
            Code::TooManyPlaceables,
            Code::PlaceableLiteral,
        ],
    ),
    ("check-variables", &[Code::VariableUnknown, Code::VariableMissing, Code::FigureMissing, Code::FramePiece]),
    ("check-plurals", &[Code::PluralMissing, Code::PluralUnreachable, Code::VariantDuplicate, Code::VariantUnknown]),
    ("check-attributes", &[Code::AttributeMissing, Code::AttributeObsolete, Code::MessageEmpty]),
    (
        "check-references",
        &[
            Code::ReferenceMissing,
            Code::ReferenceCycle,
            Code::FunctionUnknown,
            Code::FunctionArguments,
            Code::TermArguments,
        ],
    ),
    (
        "check-typography",
        &[
            Code::ClauseStop,
            Code::DoubleSpace,
            Code::TrailingSpace,
            Code::SpaceBeforeMark,
            Code::NarrowSpaceMissing,
            Code::SpaceBetweenWords,
            Code::LineBreak,
            Code::ForeignMark,
            Code::TypewriterMark,
            Code::BidiControl,
        ],
    ),
    ("check-terms", &[Code::TermInconsistent]),
    ("check-forms", &[Code::FormMissing, Code::PropertyMissing, Code::PropertyUncovered]),
    ("check-fidelity", &[Code::TextUnfaithful]),
];

/// The edit that applies the first fix of a message.
pub fn first_fix(fixes: &[Option<QuickFix>], message: &Message) -> Option<Edit> {
    let fix = fixes.iter().flatten().next()?;
    Some(Edit::Write { id: Name::from(message.id.as_str()), source: fix.source.clone() })
}

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
    let passed: Vec<&str> = KINDS
        .iter()
        .filter(|_| is_checked)
        .filter(|(_, codes)| !message.problems.iter().any(|problem| codes.contains(&problem.code)))
        .map(|(name, _)| *name)
        .collect();
    let counts = [("pass", number(passed.len())), ("look", number(message.problems.len()))];
    section_header(ui, &view.i18n.tr("checks"), &view.i18n.tr_with("checks-count", &counts), |_| {});
    let mut problems: Vec<(usize, &Diagnostic)> = message.problems.iter().enumerate().collect();
    problems.sort_by_key(|(_, problem)| std::cmp::Reverse(problem.severity));
    for (at, problem) in problems {
        problem_ui(ui, view, message, problem, fixes.get(at).and_then(Option::as_ref));
    }
    // Three checks to a line, or two where three would be cut.
    let count = if ui.available_width() < 400.0 { 2 } else { 3 };
    for line in passed.chunks(count) {
        Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 24.0;
            ui.columns(count, |columns| {
                for (ui, name) in columns.iter_mut().zip(line) {
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 8.0;
                        icon_label(ui, Icon::Check, 13.0, colours(ui).good);
                        let name = view.i18n.tr(name);
                        label(ui, &name, theme::body(Weight::Regular), colours(ui).secondary);
                    });
                }
            });
        });
    }
    ui.add_space(8.0);
}

/// Whether the problem is one of syntax or of size, so that the message was not parsed.
fn is_syntax_error(problem: &Diagnostic) -> bool {
    KINDS[0].1.contains(&problem.code)
}

/// Line and column of a syntax error.
fn place_of(view: &View<'_>, message: &Message, problem: &Diagnostic) -> Option<String> {
    let span = problem.span.filter(|_| is_syntax_error(problem))?;
    let before = message.target.as_ref()?.get(..span.start())?;
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
    Some(view.i18n.tr_with("caret-place", &[("line", number(line)), ("column", number(column))]))
}

fn problem_ui(ui: &mut Ui, view: &View<'_>, message: &Message, problem: &Diagnostic, fix: Option<&QuickFix>) {
    let colours = colours(ui);
    let (tint, icon) = match problem.severity {
        Severity::Error => (colours.error, Icon::CircleX),
        Severity::Warning => (colours.warning, Icon::TriangleAlert),
    };
    let frame = Frame::new()
        .fill(tint.ground)
        .stroke(Stroke::new(1.0, tint.line))
        .corner_radius(radius::CONTROL)
        .inner_margin(Margin { left: 8, right: 3, top: 2, bottom: 2 })
        .outer_margin(Margin { left: 12, right: 12, top: 0, bottom: 5 });
    let fix = fix.map(|fix| (fix, label_of(view, &fix.kind)));
    let place = place_of(view, message, problem);
    let width = |text: &str| {
        let font = theme::small(Weight::Medium);
        ui.painter().layout_no_wrap(text.to_owned(), font, colours.secondary).size().x
    };
    let right = fix.as_ref().map_or(0.0, |(_, label)| width(label) + 44.0)
        + place.as_ref().map_or(0.0, |place| width(place) + 12.0);
    let row = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.set_min_height(24.0);
            ui.spacing_mut().item_spacing.x = 8.0;
            icon_label(ui, icon, 13.0, tint.text);
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - right).max(80.0));
                let text = RichText::new(problem_text::problem(&view.i18n, problem));
                ui.add(Label::new(text.font(theme::body(Weight::Regular)).color(colours.text)).wrap());
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some((fix, label)) = &fix
                    && ui.add(Button::new(label).icon(Icon::Wrench).small()).clicked()
                {
                    let edit = Edit::Write { id: Name::from(message.id.as_str()), source: fix.source.clone() };
                    view.send(LocalesCommand::Translate(vec![edit], None));
                }
                if let Some(place) = &place {
                    label(ui, place, theme::small(Weight::Medium), colours.secondary);
                }
            });
        });
    });
    let hints = problem_text::hints(&view.i18n, problem);
    let hints = hints.iter().map(String::as_str);
    row.response.on_hover_text(std::iter::once(problem.code.about()).chain(hints).collect::<Vec<_>>().join("\n"));
}
