//! The checks of a message: what is wrong first, each with its fix, then the kinds of checks that it passes.

use egui::{Align, Align2, Layout, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::base::{Code, Diagnostic, Name, Severity};
use crate::studio::command::LocalesCommand;
use crate::studio::locales::section_header::section_head;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, icon_at, text_at, wrapped};
use crate::text::Arg;
use crate::text::translation::{Edit, FixKind, Message, QuickFix};

/// The kinds of checks, each with its name's message and the codes that it finds.
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

const STRIP: f32 = 30.0;

/// The edit that mends the first problem of a message that a machine can mend.
pub fn first_fix(fixes: &[Option<QuickFix>], message: &Message) -> Option<Edit> {
    let fix = fixes.iter().flatten().next()?;
    Some(Edit::Write { id: Name::from(message.id.as_str()), source: fix.source.clone() })
}

/// What a remedy does, in words.
fn words(view: &View<'_>, does: &FixKind) -> String {
    let text = |message: &str, name: &str, text: &str| view.i18n.tr_with(message, &[(name, Arg::Text(text))]);
    match does {
        FixKind::Remove => view.i18n.tr("mend-remove").to_string(),
        FixKind::Insert(letters) if letters.trim().is_empty() => view.i18n.tr("mend-space").to_string(),
        FixKind::Insert(letters) => text("mend-put", "text", letters.trim()),
        FixKind::AddPluralForm(form) => text("mend-add-form", "form", form),
        FixKind::CopyAttribute(name) => text("mend-copy-attribute", "name", name),
    }
}

/// Shows the section.
pub fn checks_ui(ui: &mut Ui, view: &View<'_>, fixes: &[Option<QuickFix>], message: &Message) {
    let colours = colours(ui);
    // What is not Fluent is not checked any further.
    let is_checked = message.target.is_some() && !message.problems.iter().any(is_syntax_error);
    let passed: Vec<&str> = KINDS
        .iter()
        .filter(|_| is_checked)
        .filter(|(_, codes)| !message.problems.iter().any(|problem| codes.contains(&problem.code)))
        .map(|(name, _)| *name)
        .collect();
    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let counts = [("pass", number(passed.len())), ("look", number(message.problems.len()))];
    section_head(ui, &view.i18n.tr("checks"), &view.i18n.tr_with("checks-count", &counts));
    let mut problems: Vec<(usize, &Diagnostic)> = message.problems.iter().enumerate().collect();
    problems.sort_by_key(|(_, problem)| std::cmp::Reverse(problem.severity));
    for (at, problem) in problems {
        let fix = fixes.get(at).and_then(Option::as_ref);
        problem_ui(ui, view, message, problem, fix);
    }
    let width = (ui.available_width() - 24.0) / 3.0;
    for line in passed.chunks(3) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
        for (at, name) in line.iter().enumerate() {
            let name = view.i18n.tr_with(name, &[]);
            #[allow(clippy::cast_precision_loss, reason = "one of three")]
            let left = rect.left() + 12.0 + width * at as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, 24.0));
            let response = ui.interact(place, ui.scope_id().with(("check", &name)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            icon_at(ui.painter(), pos2(left + 7.0, rect.center().y), Icon::Check, 13.0, colours.good);
            let at = pos2(left + 22.0, rect.center().y);
            text_at(ui.painter(), at, Align2::LEFT_CENTER, &name, theme::body(Weight::Regular), colours.secondary);
        }
    }
    ui.add_space(8.0);
}

/// Whether a problem is one of syntax or of size, so that the message is not read.
fn is_syntax_error(problem: &Diagnostic) -> bool {
    KINDS[0].1.contains(&problem.code)
}

/// Where a slip of syntax stands in the text, in words.
fn place_of(view: &View<'_>, message: &Message, problem: &Diagnostic) -> Option<String> {
    let span = problem.span.filter(|_| is_syntax_error(problem))?;
    let before = message.target.as_ref()?.get(..span.start())?;
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or(before).chars().count() + 1;
    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    Some(view.i18n.tr_with("caret-place", &[("line", number(line)), ("column", number(column))]))
}

fn problem_ui(ui: &mut Ui, view: &View<'_>, message: &Message, problem: &Diagnostic, fix: Option<&QuickFix>) {
    let colours = colours(ui);
    let (tint, icon) = match problem.severity {
        Severity::Error => (colours.error, Icon::CircleX),
        Severity::Warning => (colours.warning, Icon::TriangleAlert),
    };
    let width = ui.available_width() - 24.0;
    let words = fix.map(|fix| words(view, &fix.kind));
    let place = place_of(view, message, problem);
    let small = |ui: &Ui, text: &str| {
        ui.painter().layout_no_wrap(text.to_owned(), theme::small(Weight::Medium), colours.secondary)
    };
    let place = place.map(|place| small(ui, &place));
    let for_fix = words.as_ref().map_or(0.0, |words| small(ui, words).size().x + 48.0);
    let for_place = place.as_ref().map_or(0.0, |place| place.size().x + 12.0);
    let told = problem_text::problem(&view.i18n, problem);
    let galley = wrapped(ui, &told, theme::body(Weight::Regular), colours.text, width - 44.0 - for_fix - for_place);
    let high = (galley.size().y + 10.0).max(STRIP);
    let (whole, response) = ui.allocate_exact_size(vec2(ui.available_width(), high + 5.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    let rect = Rect::from_min_size(whole.min + vec2(12.0, 0.0), vec2(width, high));
    ui.painter().rect(rect, f32::from(radius::CONTROL), tint.ground, Stroke::new(1.0, tint.line), StrokeKind::Inside);
    icon_at(ui.painter(), pos2(rect.left() + 16.0, rect.center().y), icon, 13.0, tint.text);
    ui.painter().galley(pos2(rect.left() + 32.0, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    if let Some(place) = place {
        let at = pos2(rect.right() - for_fix - for_place, rect.center().y - place.size().y / 2.0);
        ui.painter().galley(at, place, colours.secondary);
    }
    if let Some((QuickFix { source, .. }, words)) = fix.zip(words) {
        let room = rect.shrink2(vec2(4.0, 2.0));
        let mut right = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::right_to_left(Align::Center)));
        if right.add(Button::new(&words).icon(Icon::Wrench).small()).clicked() {
            let edit = Edit::Write { id: Name::from(message.id.as_str()), source: source.clone() };
            view.send(LocalesCommand::Translate(vec![edit], None));
        }
    }
    let hints = problem_text::hints(&view.i18n, problem);
    let hints: Vec<&str> = std::iter::once(problem.code.about()).chain(hints.iter().map(String::as_str)).collect();
    response.on_hover_text(hints.join("\n"));
}
