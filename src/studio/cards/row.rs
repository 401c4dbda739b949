//! One row of an effect: a line of chips, its conditions, its sentence, its problems.

use egui::{
    Align, Color32, CursorIcon, Id, Layout, Margin, Popup, Rect, Response, Role, Sense, Sides, Stroke, TextWrapMode,
    Ui, UiBuilder, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::ability::is_copying;
use super::conditions::conditions_ui;
use super::context::RowContext;
use super::editor::DraggedRow;
use super::offers::{OfferMenu, offer_segments};
use super::phrases::{TextStyle, phrases};
use crate::base::{Diagnostic, Name, Severity};
use crate::card::{self, Row};
use crate::document::{Command, RecordPath};
use crate::registry::row_of;
use crate::ruleset::{CardTypeId, Operation};
use crate::studio::action::Action;
use crate::studio::command::Hover;
use crate::studio::command::SelectionCommand;
use crate::studio::fonts;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Pressable, action_button, fix_button, icon_atom, icon_label, icon_named, label, number_field,
    operation_mark, segmented, segmented_width, select_all, severity_mark, surface, text_atom, wrapped_label,
};
use crate::text::{Arg, ENGLISH, Part, Text};

/// The room that is kept for the value of a row, in points.
const VALUE: f32 = 46.0;
/// The least width of the chip of an operation, in points.
const CHIP: f32 = 70.0;

/// The room for the two buttons behind the role, in points.
const TOOLS: f32 = 2.0 * height::CHIP + 8.0;

/// The part of a row that gets the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The operation, with its menu open.
    Operation,
    /// The value, ready to be typed over.
    Value,
}

/// Shows a row and returns its rectangle.
pub fn row_ui(ui: &mut Ui, context: &RowContext<'_>, focus: Option<Focus>) -> Rect {
    let RowContext { view, at, .. } = *context;
    let colours = colours(ui);
    let hot = view.hover.is_some_and(|hover| hover.row == at);
    let chosen = view.selection.row == Some(at);
    let (ground, line) = match (hot, chosen) {
        (true, _) => (colours.selected, colours.selected_outline),
        (_, true) => (colours.raised, colours.selected_outline),
        _ => (colours.raised, colours.divider),
    };
    let frame = theme::surface(ground, line, radius::ROW).inner_margin(Margin { left: 4, ..Margin::same(8) });
    let width = ui.available_width();
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let right = first_line(ui, context, focus);
        conditions_ui(ui, context);
        // After the conditions, because the role depends on them: Tab reaches the role after adding a condition.
        role_and_tools(ui, right, context);
        sentence(ui, view, at);
        for problem in view.problems().iter().filter(|problem| row_of(&problem.pointer) == Some(at)) {
            problem_strip(ui, view, context.place, problem);
        }
    };
    let shown = frame.show(ui, |ui| {
        ui.set_width(width - 14.0);
        ui.push_id(("row", at), |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 6.0);
                handle(ui, view, at);
                ui.vertical(contents);
            });
        });
    });
    let response = ui.interact(shown.response.rect, Id::unique("row").with(at), Sense::hover());
    if focus.is_some() {
        response.scroll_to_me(None);
    }
    drop_target(ui, context, &response);
    if response.contains_pointer() && ui.input(|input| input.pointer.any_pressed()) {
        view.send(SelectionCommand::Row(Some(at)));
    }
    // A phrase or a chip under the pointer has sent a more precise command already.
    if response.contains_pointer() && !view.commands.has_hover() {
        view.send(Hover::row(at));
    }
    response.rect
}

fn handle(ui: &mut Ui, view: &View<'_>, at: usize) {
    let colours = colours(ui);
    let id = Id::unique("row handle").with(at);
    let is_active = ui.ctx().read_response(id).is_some_and(|last| last.hovered() || last.dragged());
    let colour = if is_active { colours.text } else { colours.label };
    let number = text_atom(&(at + 1).to_string(), theme::small(Weight::Regular), colours.label);
    let handle = Pressable::new(height::CHIP, (icon_atom(Icon::GripVertical, 14.0, colour), number));
    let handle = handle.id(id).width(28.0).padding(1).gap(3.0).corner(radius::TOKEN).sense(Sense::click_and_drag());
    let response = handle.role(Role::Button, &view.i18n.tr_count("row-handle", at + 1)).show(ui);
    view.on_click(&response, SelectionCommand::Row(Some(at)));
    response.dnd_set_drag_payload(DraggedRow(at));
    response.on_hover_cursor(CursorIcon::Grab);
}

fn row_at<'v>(view: &View<'v>, place: RecordPath, row: usize) -> Option<&'v Row> {
    let registry = view.registry();
    match place {
        RecordPath::Card(at) => registry.cards.get(at)?.effects.get(row),
        RecordPath::Hero(at) => registry.heroes.get(at)?.ability.get(row),
        _ => None,
    }
}

fn drop_target(ui: &Ui, context: &RowContext<'_>, response: &Response) {
    let RowContext { view, place, at, .. } = *context;
    let Some(dragged) = response.dnd_hover_payload::<DraggedRow>() else { return };
    let Some(pointer) = ui.ctx().pointer_interact_pos() else { return };
    let rect = response.rect;
    let before = pointer.y < rect.center().y;
    let edge = if before { rect.top() - 3.0 } else { rect.bottom() + 3.0 };
    ui.painter().hline(rect.x_range(), edge, Stroke::new(2.0, colours(ui).accent));
    let is_copy = is_copying(ui);
    if response.dnd_release_payload::<DraggedRow>().is_some() {
        let gap = if before { at } else { at + 1 };
        if let (true, Some(what)) = (is_copy, row_at(view, place, dragged.0)) {
            view.send(Command::InsertRow { at: place, row: gap, what: what.clone() });
            view.send(SelectionCommand::Row(Some(gap)));
            return;
        }
        let to = if gap > dragged.0 { gap - 1 } else { gap };
        if to != dragged.0 {
            view.send(Command::MoveRow { at: place, row: dragged.0, to });
            view.send(SelectionCommand::Row(Some(to)));
        }
    }
}

/// Shows operation and value. Returns the room that is left for the role and the tools.
fn first_line(ui: &mut Ui, context: &RowContext<'_>, focus: Option<Focus>) -> Rect {
    let names = [card::Role::Base, card::Role::Replace, card::Role::Bonus].map(|role| role_name(context.view, role));
    let roles = segmented_width(ui, names.iter().map(String::as_str));
    let tools = if has_roles(context.view) { roles + TOOLS } else { TOOLS };
    let line = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height::CHIP));
    let (left, right) = line.split_left_right_at_x((line.right() - tools).max(line.left()));
    let size = vec2((left.width() - 6.0).max(0.0), height::CHIP);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.set_min_size(size);
        operation_ui(ui, context, focus == Some(Focus::Operation));
        value(ui, context, focus == Some(Focus::Value));
    });
    right
}

fn role_and_tools(ui: &mut Ui, rect: Rect, context: &RowContext<'_>) {
    let layout = Layout::left_to_right(Align::Center);
    let mut line = ui.new_child(UiBuilder::new().id_salt("role and tools").max_rect(rect).layout(layout));
    line.spacing_mut().item_spacing.x = 2.0;
    if has_roles(context.view) {
        roles(&mut line, context);
        line.add_space(4.0);
    }
    for action in [Action::DuplicateRow, Action::DeleteRow] {
        if action_button(&mut line, context.view, action).clicked() {
            context.view.send(SelectionCommand::Row(Some(context.at)));
            context.view.send(action);
        }
    }
}

/// Whether rows of the game may replace others or add to them.
fn has_roles(view: &View<'_>) -> bool {
    let rules = view.rules();
    !rules.is_whole_game() || rules.row_members.iter().any(|member| matches!(member.as_str(), "replace" | "bonus"))
}

/// The name of what a row is to those before it.
pub fn role_name(view: &View<'_>, role: card::Role) -> String {
    let part = match role {
        card::Role::Base => "part-base",
        card::Role::Replace => "part-replace",
        card::Role::Bonus => "part-bonus",
    };
    view.i18n.tr(part).to_string()
}

fn roles(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let offers = view.document.offered_roles(row);
    let judged = context.judge(&offers);
    let names = offers.each_ref().map(|offer| role_name(view, offer.what));
    let now = offers.iter().position(|offer| offer.what == row.role()).unwrap_or(0);
    let mut segments = offer_segments(&names, &judged);
    // What the row is already stays as it is.
    segments[now].1 = None;
    if let Some(chosen) = segmented(ui, &view.i18n.tr("part"), &segments, now)
        && let Some(Ok(row)) = judged.into_iter().nth(chosen)
    {
        context.set(row);
    }
}

/// The chip of the operation, with its menu.
pub fn operation_ui(ui: &mut Ui, context: &RowContext<'_>, focus: bool) {
    let RowContext { view, place, row, .. } = *context;
    let rules = view.rules();
    let text = view.i18n.entry(&format!("op-{}", row.op), &row.op);
    let response = operation_chip(ui, context, &text);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, context.named("operation-of-row"));
        info.current_text_value = Some(text.clone());
        info
    });
    if focus {
        response.request_focus();
        Popup::open_id(ui.ctx(), response.id.with("choices"));
    }
    let card_type = match place {
        RecordPath::Card(at) => view.registry().cards.get(at).and_then(|card| rules.card_type_id(&card.card_type)),
        _ => rules.hero_type(),
    };
    let choice = |id: &Name| {
        let Some(operation) = rules.operations.get(id) else { return Choice::new(id.as_str()) };
        let kind = rules.kinds.get_index(operation.kind).map(|(kind, _)| kind.as_str()).unwrap_or_default();
        Choice {
            icon: icon_named(&operation.icon),
            tint: Some(colours(ui).kind(operation.kind)),
            text: view.i18n.entry(&format!("op-{id}"), id),
            about: words(view, id, operation),
            id: id.to_string(),
            group: view.i18n.name(&format!("kind-{kind}"), kind),
            reason: (!fits(operation, card_type)).then(|| not_on(view, operation)),
            ..Choice::default()
        }
    };
    let (name, search) = (view.i18n.tr("operation"), view.i18n.tr("operation-search"));
    let menu = OfferMenu::new(context, &name, &search).width(420.0);
    if let Some(row) = menu.show(&response, || view.document.offered_operations(row), |id| *id == row.op, choice) {
        context.set(row);
    }
    if let Some(operation) = context.operation() {
        let about = Some(&operation.about).filter(|_| view.i18n.language() == ENGLISH);
        let words = Some(words(view, &row.op, operation)).filter(|words| Some(words) != about);
        let lines = [Some(text), words, about.cloned()].into_iter().flatten().filter(|line| !line.is_empty());
        response.on_hover_text(lines.collect::<Vec<_>>().join("\n"));
    }
}

/// The words of an operation on a card.
fn words(view: &View<'_>, id: &str, operation: &Operation) -> String {
    // In a whole game they speak of a target, which a menu does not have. Rulesets describe their operations in English
    // only.
    if view.rules().is_whole_game() {
        return if view.i18n.language() == ENGLISH { operation.about.clone() } else { String::new() };
    }
    let value = operation.val.as_ref().map_or(1, |range| (*range.start()).max(3.min(*range.end())));
    view.texts.message(view.i18n.language(), &format!("op-{id}"), &[("val", Arg::Number(value))])
}

fn fits(operation: &Operation, card_type: Option<CardTypeId>) -> bool {
    operation.types.is_empty()
        || operation.elsewhere == Severity::Warning
        || card_type.is_none_or(|id| operation.types.contains(&id))
}

/// The reason why an operation cannot be on a card of another type.
fn not_on(view: &View<'_>, operation: &Operation) -> String {
    let names = operation.types.iter().map(|id| view.rules().card_type(*id).0);
    let types: Vec<String> = names.map(|name| view.i18n.name(&format!("type-{name}"), name)).collect();
    view.i18n.tr_with("only-on", &[("types", Arg::Text(&types.join(", ")))])
}

fn operation_chip(ui: &mut Ui, context: &RowContext<'_>, text: &str) -> Response {
    let colours = colours(ui);
    let (icon, tint) = operation_mark(context.view.rules(), colours, &context.row.op);
    let line = if context.is_hovered(Part::Operation, None) { colours.accent } else { tint.line };
    let atoms = (
        icon_atom(icon, 14.0, tint.text),
        text_atom(text, theme::body(Weight::Medium), tint.text),
        icon_atom(Icon::ChevronDown, 12.0, tint.text.gamma_multiply(0.8)),
    );
    // A long name gives way to the value next to the chip.
    let room = (ui.available_width().min(ui.max_rect().width()) - VALUE).max(CHIP);
    let chip = Pressable::new(height::CHIP, atoms).id(Id::unique("row operation").with(context.path()));
    chip.max_width(room).gap(5.0).padding(7).fill(tint.ground, line).show(ui)
}

/// The field of the value.
pub fn value(ui: &mut Ui, context: &RowContext<'_>, focus: bool) {
    let row = context.row;
    let range = match (context.operation().and_then(|operation| operation.val.clone()), row.val) {
        (Some(range), _) => range,
        // A value that the operation does not take is shown, so that the user can see and remove it.
        (None, Some(value)) => value..=value,
        (None, None) => return,
    };
    let name = context.named("value-of-row");
    let digits = row.val.unwrap_or(0).to_string().len();
    #[allow(clippy::cast_precision_loss, reason = "a handful of digits")]
    let width = (22.0 + 8.0 * digits as f32).max(38.0);
    let (response, changed) = number_field(ui, &name, row.val.unwrap_or(*range.start()), &range, width);
    if focus {
        response.request_focus();
        select_all(ui.ctx(), response.id, digits);
    }
    if context.is_hovered(Part::Value, None) {
        surface(ui, response.rect, radius::CONTROL, Color32::TRANSPARENT, colours(ui).accent);
    }
    if response.hovered() {
        context.hover(Part::Value, None);
    }
    if let Some(number) = changed {
        context.set(Row { val: Some(number), ..row.clone() });
    }
}

fn sentence(ui: &mut Ui, view: &View<'_>, at: usize) {
    let hot = view.hover.is_some_and(|hover| hover.row == at);
    sentence_ui(ui, view, view.current.as_ref().and_then(|current| current.sentence(at)), hot);
}

/// What rows print, or that they print nothing.
pub fn sentence_ui(ui: &mut Ui, view: &View<'_>, text: Option<&Text>, hot: bool) {
    let colours = colours(ui);
    let Some(text) = text else {
        label(ui, &view.i18n.tr("row-no-text"), theme::body(Weight::Regular), colours.label);
        return;
    };
    let language = view.settings.card_language();
    let set = TextStyle {
        font: egui::FontId::new(13.0, fonts::family_of(language)),
        line: 18.0,
        colour: if hot { colours.text } else { colours.secondary },
        width: ui.available_width(),
    };
    phrases(ui, text, &set, view.hover, &view.commands);
}

/// A problem with its fix as a button.
pub fn problem_strip(ui: &mut Ui, view: &View<'_>, place: RecordPath, problem: &Diagnostic) {
    let colours = colours(ui);
    let tint = if problem.severity == Severity::Error { colours.error } else { colours.warning };
    let frame = theme::surface(tint.ground, tint.line, radius::CONTROL).inner_margin(Margin::symmetric(7, 6));
    let left = |ui: &mut Ui| {
        let (icon, colour) = severity_mark(colours, problem.severity);
        icon_label(ui, icon, 14.0, colour);
        let message = problem_text::problem(&view.i18n, problem);
        wrapped_label(ui, &message, theme::small(Weight::Regular), colours.text);
    };
    let right = |ui: &mut Ui| fix_button(ui, view, place, problem);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.x = 8.0;
        let height = if problem.fix.is_some() { height::SMALL_BUTTON } else { 14.0 };
        Sides::new().height(height).shrink_left().wrap_mode(TextWrapMode::Wrap).show(ui, left, right);
    });
}
