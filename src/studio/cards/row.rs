//! One row of an effect: a line of chips, its conditions, its sentence, its problems.

use egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Id, Layout, Margin, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::conditions::conditions_ui;
use super::editor::DraggedRow;
use super::phrases::{Set, phrases};
use crate::base::{Diagnostic, Severity};
use crate::card::Row;
use crate::document::{Command, RecordPath};
use crate::ruleset::{CardTypeId, Operation, Ruleset, Timing};
use crate::studio::action::Action;
use crate::studio::command::{Commands, SelectionCommand, UiCommand};
use crate::studio::problem_text;
use crate::studio::selection::Hover;
use crate::studio::selection::is_in_row;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, elided, focus_ring, icon_at, icon_button, number_field, put_text, segmented,
    segmented_width, select_all, severity_mark, wrapped,
};
use crate::text::{ENGLISH, Part};

/// Room that is kept for a row's value, in points.
const VALUE: f32 = 46.0;
/// Room that an operation's chip needs beside its name, in points.
const CHIP: f32 = 46.0;

/// The roles of a row.
const PARTS: [&str; 3] = ["part-base", "part-replace", "part-bonus"];
/// Room beside the role for the two buttons behind it, in points.
const TOOLS: f32 = 2.0 * height::CHIP + 8.0;

/// A part of a row that is to get the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The operation, with its menu open.
    Operation,
    /// The value, ready to be typed over.
    Value,
}

/// The id of a row's operation.
pub fn operation_id(at: usize) -> Id {
    Id::unique("row operation").with(at)
}

/// Shows a row; gives where it stands.
pub fn row_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath, (at, row): (usize, &Row), focus: Option<Focus>) -> Rect {
    let colours = colours(ui);
    let hot = view.hover.is_some_and(|hover| hover.row == at);
    let chosen = view.selection.row == Some(at);
    let (ground, line) = match (hot, chosen) {
        (true, _) => (colours.selected, colours.selected_outline),
        (_, true) => (colours.raised, colours.selected_outline),
        _ => (colours.raised, colours.divider),
    };
    let frame = Frame::new()
        .fill(ground)
        .stroke(Stroke::new(1.0, line))
        .corner_radius(CornerRadius::same(radius::ROW))
        .inner_margin(Margin { left: 4, right: 8, top: 8, bottom: 8 });
    let width = ui.available_width();
    let shown = frame.show(ui, |ui| {
        ui.set_width(width - 14.0);
        ui.push_id(("row", at), |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 6.0);
                handle(ui, view, at);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                    let right = first_line(ui, view, place, at, row, focus);
                    conditions_ui(ui, view, place, at, row);
                    // After the conditions, so that Tab comes to the role once there is one that it needs.
                    role_and_tools(ui, right, view, place, at, row);
                    sentence(ui, view, at);
                    problems(ui, view, place, at);
                });
            });
        });
    });
    let response = ui.interact(shown.response.rect, Id::unique("row").with(at), Sense::hover());
    if focus.is_some() {
        response.scroll_to_me(None);
    }
    drop_target(ui, place, at, &response, &view.commands);
    let pressed = ui.input(|input| input.pointer.any_pressed());
    if response.contains_pointer() && pressed {
        view.send(SelectionCommand::Row(Some(at)));
    }
    // A phrase or a chip that is pointed at has already said so, and says more.
    let more_is_known = view.commands.has_hover();
    if response.contains_pointer() && !more_is_known {
        view.send(Hover { row: at, part: None });
    }
    response.rect
}

fn handle(ui: &mut Ui, view: &View<'_>, at: usize) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(28.0, height::CHIP), Sense::hover());
    let response = ui.interact(rect, Id::unique("row handle").with(at), Sense::click_and_drag());
    let name = view.i18n.tr_count("row-handle", at + 1);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let colour = if response.hovered() || response.dragged() { colours.text } else { colours.label };
    icon_at(ui.painter(), pos2(rect.left() + 8.0, rect.center().y), Icon::GripVertical, 14.0, colour);
    let number = (at + 1).to_string();
    let at_number = pos2(rect.left() + 18.0, rect.center().y);
    crate::studio::widgets::text_at(
        ui.painter(),
        at_number,
        egui::Align2::LEFT_CENTER,
        &number,
        theme::small(Weight::Regular),
        colours.label,
    );
    if response.has_focus() {
        focus_ring(ui, rect, radius::TOKEN);
    }
    if response.clicked() {
        view.send(SelectionCommand::Row(Some(at)));
    }
    response.dnd_set_drag_payload(DraggedRow(at));
    response.on_hover_cursor(CursorIcon::Grab);
}

fn drop_target(ui: &Ui, place: RecordPath, at: usize, response: &Response, commands: &Commands) {
    let Some(dragged) = response.dnd_hover_payload::<DraggedRow>() else { return };
    let Some(pointer) = ui.ctx().pointer_interact_pos() else { return };
    let rect = response.rect;
    let before = pointer.y < rect.center().y;
    let edge = if before { rect.top() - 3.0 } else { rect.bottom() + 3.0 };
    ui.painter().hline(rect.x_range(), edge, Stroke::new(2.0, colours(ui).accent));
    if response.dnd_release_payload::<DraggedRow>().is_some() {
        let gap = if before { at } else { at + 1 };
        let to = if gap > dragged.0 { gap - 1 } else { gap };
        if to != dragged.0 {
            commands.send(Command::MoveRow { at: place, row: dragged.0, to });
            commands.send(SelectionCommand::Row(Some(to)));
        }
    }
}

/// The operation and its value; gives the place that is left for the role and what can be done with the row.
fn first_line(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row, focus: Option<Focus>) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::CHIP), Sense::hover());
    let names = PARTS.map(|part| view.i18n.tr(part));
    let right = segmented_width(ui, &names.each_ref().map(|name| &**name)) + TOOLS;
    let (left, right) = rect.split_left_right_at_x((rect.right() - right).max(rect.left()));
    let room = left.with_max_x((left.right() - 6.0).max(left.left()));
    let mut left = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
    left.spacing_mut().item_spacing.x = 6.0;
    operation(&mut left, view, place, at, row, focus == Some(Focus::Operation));
    value(&mut left, view, place, at, row, focus == Some(Focus::Value));
    right
}

fn role_and_tools(ui: &mut Ui, rect: Rect, view: &View<'_>, place: RecordPath, at: usize, row: &Row) {
    let layout = Layout::left_to_right(Align::Center);
    let mut line = ui.new_child(UiBuilder::new().id_salt("role and tools").max_rect(rect).layout(layout));
    line.spacing_mut().item_spacing.x = 2.0;
    roles(&mut line, view, place, at, row);
    line.add_space(4.0);
    for action in [Action::DuplicateRow, Action::DeleteRow] {
        let entry = action.entry();
        let tip = format!("{} · {}", view.i18n.tr(entry.name), action.keys(line.ctx()).join("+"));
        if icon_button(&mut line, entry.icon, &tip, true).clicked() {
            view.send(SelectionCommand::Row(Some(at)));
            view.send(action);
        }
    }
}

fn set_row(view: &View<'_>, place: RecordPath, at: usize, to: Row) -> UiCommand {
    UiCommand::Edit(Command::SetRow { at: place, row: at, to, gesture: view.gesture })
}

fn roles(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row) {
    let i18n = &view.i18n;
    let now = if row.replace { 1 } else { usize::from(row.bonus) * 2 };
    let needs_condition = row.conditions.is_empty().then(|| i18n.tr("part-needs-condition"));
    let needs_base = (!earlier_base(view, place, at, row)).then(|| i18n.tr("replace-needs-base"));
    let passive = view.rules().operations.get(&row.op).is_some_and(|operation| operation.timing == Timing::Passive);
    let never = passive.then(|| i18n.tr("part-not-on-passive"));
    let reason = |now: bool, reasons: [&Option<std::sync::Arc<str>>; 3]| {
        if now { None } else { reasons.into_iter().flatten().next().cloned() }
    };
    let replace = reason(now == 1, [&never, &needs_condition, &needs_base]);
    let bonus = reason(now == 2, [&never, &needs_condition, &None]);
    let names = PARTS.map(|part| i18n.tr(part));
    let segments = [(&*names[0], None), (&*names[1], replace.as_deref()), (&*names[2], bonus.as_deref())];
    if let Some(chosen) = segmented(ui, &i18n.tr("part"), &segments, now) {
        view.send(set_row(view, place, at, Row { replace: chosen == 1, bonus: chosen == 2, ..row.clone() }));
    }
}

fn earlier_base(view: &View<'_>, place: RecordPath, at: usize, row: &Row) -> bool {
    crate::studio::current::rows_of(&view.document, place)
        .iter()
        .take(at)
        .any(|earlier| earlier.op == row.op && !earlier.bonus)
}

fn operation(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row, focus: bool) {
    let rules = view.rules();
    let known = rules.operations.get(&row.op);
    let text = view.i18n.name(&format!("op-{}.name", row.op), &row.op);
    let pair = view.hover.is_some_and(|hover| hover.is_part(at, Part::Operation, None));
    let response = operation_chip(ui, view, known, &text, at, pair);
    if focus {
        response.request_focus();
        egui::Popup::open_id(ui.ctx(), response.id.with("choices"));
    }
    let card_type = card_type_of(view, place);
    let operations: Vec<_> = rules.operations.iter().collect();
    let mut order: Vec<usize> = (0..operations.len()).collect();
    order.sort_by_key(|&at| operations[at].1.kind);
    let make = || {
        let line = |&at: &usize| {
            let (id, operation) = operations[at];
            let kind = rules.kinds.get_index(operation.kind).map(|(kind, _)| kind.as_str()).unwrap_or_default();
            Choice {
                icon: Icon::try_from(operation.icon.as_str()).ok(),
                tint: Some(colours(ui).kind(operation.kind)),
                text: view.i18n.name(&format!("op-{id}.name"), id),
                about: reads_as(view, id, operation),
                group: view.i18n.name(&format!("kind-{kind}"), kind),
                reason: (!fits(operation, card_type)).then(|| not_on(view, rules, operation)),
            }
        };
        order.iter().map(line).collect()
    };
    let current = order.iter().position(|&at| *operations[at].0 == row.op);
    let (name, search) = (view.i18n.tr("operation"), view.i18n.tr("operation-search"));
    let menu = Choices::new(&name, &search).width(420.0).current(current);
    if let Some(chosen) = menu.show(&response, make) {
        let (id, operation) = operations[order[chosen]];
        let val =
            operation.val.as_ref().map(|range| row.val.unwrap_or(*range.start()).clamp(*range.start(), *range.end()));
        let mut to = Row { op: id.clone(), val, ..row.clone() };
        if operation.timing == Timing::Passive {
            to.conditions.clear();
            (to.replace, to.bonus) = (false, false);
        }
        view.send(set_row(view, place, at, to));
    }
    if let Some((id, operation)) = rules.operations.get_key_value(&row.op) {
        let mut tip = format!("{text}\n{}", reads_as(view, id, operation));
        // What a ruleset says about its operations is English.
        if *view.i18n.language() == *ENGLISH {
            tip = format!("{tip}\n{}", operation.about);
        }
        response.on_hover_text(tip);
    }
}

/// What an operation reads as on a card.
fn reads_as(view: &View<'_>, id: &str, operation: &Operation) -> String {
    use crate::text::Arg;
    let value = operation.val.as_ref().map_or(1, |range| (*range.start()).max(3.min(*range.end())));
    view.texts.message(view.i18n.language(), &format!("op-{id}"), &[("val", Arg::Number(value))])
}

fn card_type_of(view: &View<'_>, place: RecordPath) -> Option<CardTypeId> {
    match place {
        RecordPath::Card(at) => {
            view.registry().cards.get(at).and_then(|card| view.rules().card_type_id(&card.card_type))
        }
        _ => view.rules().hero_type(),
    }
}

fn fits(operation: &Operation, card_type: Option<CardTypeId>) -> bool {
    operation.types.is_empty()
        || operation.elsewhere == Severity::Warning
        || card_type.is_none_or(|id| operation.types.contains(&id))
}

fn not_on(view: &View<'_>, rules: &Ruleset, operation: &Operation) -> String {
    let word = |id: &CardTypeId| {
        let name = rules.card_type(*id).0;
        view.i18n.name(&format!("type-{name}"), name)
    };
    let types: Vec<String> = operation.types.iter().map(word).collect();
    view.i18n.tr_with("only-on", &[("types", crate::text::Arg::Text(&types.join(", ")))])
}

fn operation_chip(
    ui: &mut Ui,
    view: &View<'_>,
    known: Option<&Operation>,
    text: &str,
    at: usize,
    pair: bool,
) -> Response {
    let colours = colours(ui);
    let tint = known.map_or(colours.error, |operation| colours.kind(operation.kind));
    let icon = known.and_then(|operation| Icon::try_from(operation.icon.as_str()).ok());
    let icon = icon.unwrap_or(if known.is_some() { Icon::Circle } else { Icon::CircleQuestionMark });
    // A long name gives way to the value beside it.
    let room = (ui.available_width() - CHIP - VALUE).max(24.0);
    let galley = elided(ui, text, theme::body(Weight::Medium), tint.text, room);
    let (_, rect) = ui.allocate_space(vec2(galley.size().x + CHIP, height::CHIP));
    let response = ui.interact(rect, operation_id(at), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, view.i18n.tr_count("operation-of-row", at + 1));
        info.current_text_value = Some(text.to_owned());
        info
    });
    chip_ground(ui, rect, tint.ground, if pair { colours.accent } else { tint.line }, &response);
    icon_at(ui.painter(), pos2(rect.left() + 14.0, rect.center().y), icon, 14.0, tint.text);
    ui.painter().galley(pos2(rect.left() + 26.0, rect.center().y - galley.size().y / 2.0), galley, tint.text);
    icon_at(
        ui.painter(),
        pos2(rect.right() - 11.0, rect.center().y),
        Icon::ChevronDown,
        12.0,
        tint.text.gamma_multiply(0.8),
    );
    response
}

/// The ground and the outline of a chip.
pub fn chip_ground(ui: &Ui, rect: Rect, ground: Color32, line: Color32, response: &Response) {
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, ground, Stroke::new(1.0, line), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
}

fn value(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row, focus: bool) {
    let range = view.rules().operations.get(&row.op).and_then(|operation| operation.val.clone());
    let range = match (range, row.val) {
        (Some(range), _) => range,
        // A value that should not be there is shown, so that it can be seen and taken out.
        (None, Some(value)) => value..=value,
        (None, None) => return,
    };
    let name = view.i18n.tr_count("value-of-row", at + 1);
    let digits = row.val.unwrap_or(0).to_string().len();
    #[allow(clippy::cast_precision_loss, reason = "a handful of digits")]
    let width = (22.0 + 8.0 * digits as f32).max(38.0);
    let (response, changed) = number_field(ui, &name, row.val.unwrap_or(*range.start()), &range, width);
    if focus {
        response.request_focus();
        select_all(ui.ctx(), response.id, digits);
    }
    if view.hover.is_some_and(|hover| hover.is_part(at, Part::Value, None)) {
        let corner = CornerRadius::same(radius::CONTROL);
        ui.painter().rect_stroke(response.rect, corner, Stroke::new(1.0, colours(ui).accent), StrokeKind::Inside);
    }
    if response.hovered() {
        view.send(Hover { row: at, part: Some((Part::Value, None)) });
    }
    if let Some(number) = changed {
        view.send(set_row(view, place, at, Row { val: Some(number), ..row.clone() }));
    }
}

fn sentence(ui: &mut Ui, view: &View<'_>, at: usize) {
    let Some(text) = view.current.as_ref().and_then(|current| current.sentence(at)) else {
        put_text(ui, &view.i18n.tr("row-no-text"), theme::body(Weight::Regular), colours(ui).label);
        return;
    };
    let colours = colours(ui);
    let hot = view.hover.is_some_and(|hover| hover.row == at);
    let language = view.settings.card_language();
    let set = Set {
        font: egui::FontId::new(13.0, crate::studio::fonts::family_of(language)),
        line: 18.0,
        colour: if hot { colours.text } else { colours.secondary },
        width: ui.available_width(),
    };
    phrases(ui, text, &set, view.hover, &view.commands);
}

fn problems(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize) {
    let Some(current) = view.current.as_ref() else { return };
    for problem in current.problems.iter().filter(|problem| is_in_row(problem, at)) {
        problem_strip(ui, view, place, problem);
    }
}

/// A problem with its fix as a button.
pub fn problem_strip(ui: &mut Ui, view: &View<'_>, place: RecordPath, problem: &Diagnostic) {
    let colours = colours(ui);
    let message = problem_text::problem(&view.i18n, problem);
    let remedy = problem.fix.as_ref().map(|fix| (problem_text::fix_label(&view.i18n, &fix.change), fix));
    let tint = if problem.severity == Severity::Error { colours.error } else { colours.warning };
    let frame = Frame::new()
        .fill(tint.ground)
        .stroke(Stroke::new(1.0, tint.line))
        .corner_radius(CornerRadius::same(radius::CONTROL))
        .inner_margin(Margin::symmetric(7, 6));
    frame.show(ui, |ui| {
        let width = ui.available_width();
        let fix_width = remedy.as_ref().map_or(0.0, |(label, _)| {
            ui.painter().layout_no_wrap(label.clone(), theme::small(Weight::Medium), colours.text).size().x + 42.0
        });
        let text_width = (width - 22.0 - fix_width).max(80.0);
        let galley = wrapped(ui, &message, theme::small(Weight::Regular), colours.text, text_width);
        let high = galley.size().y.max(if remedy.is_some() { height::SMALL_BUTTON } else { 0.0 });
        let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &message));
        let (icon, colour) = severity_mark(colours, problem.severity);
        icon_at(ui.painter(), pos2(rect.left() + 7.0, rect.top() + 8.0), icon, 14.0, colour);
        let text_top = rect.center().y - galley.size().y / 2.0;
        ui.painter().galley(pos2(rect.left() + 22.0, text_top), galley, colours.text);
        if let Some((label, fix)) = &remedy {
            let place_of_fix = Rect::from_min_max(pos2(rect.right() - fix_width + 8.0, rect.top()), rect.max);
            let mut child =
                ui.new_child(UiBuilder::new().max_rect(place_of_fix).layout(Layout::right_to_left(Align::Center)));
            if child.add(Button::new(label).icon(Icon::Wrench).small()).clicked() {
                view.send(Command::Fix { fixes: vec![(place, fix.change.clone())] });
            }
        }
    });
}
