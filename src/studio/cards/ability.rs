//! The abilities of a card of a whole game (format 2): a bracket around the rows of each, from the row that says when it is
//! used to the next. Rows that a row gives are brackets inside it.

use egui::{Align2, CursorIcon, Frame, Id, Key, Margin, Modifiers, Pos2, Rect, Role, Sense, Ui, pos2, vec2};
use lucide_icons::Icon;

use super::context::RowContext;
use super::row::{Focus, operation_ui, problem_strip, sentence_ui, value};
use super::slots::{add, head_chips, row_chips};
use crate::card::{Row, Slot};
use crate::document::{Arrange, Command, RecordPath, RowPath, Side, rows_inside, takes_rows_inside};
use crate::studio::action::Action;
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Pressable, bracket, claim_delete, edge_line, icon_atom, icon_button, label, text_atom,
};

/// The room of the handle of an ability, and of its bracket, in points.
const HANDLE: f32 = 18.0;
const BRACKET: f32 = 12.0;
/// The room of the number of a row.
const NUMBER: f32 = 22.0;
/// The room of the button that adds to a row.
const ADD: f32 = 30.0;

/// What the menu of a row's number has.
const ENTRIES: [Action; 7] = [
    Action::DuplicateRow,
    Action::RowUp,
    Action::RowDown,
    Action::RowIn,
    Action::RowOut,
    Action::AddAbility,
    Action::DeleteRow,
];

/// A row or an ability that is dragged.
#[derive(Clone, Debug, PartialEq)]
enum Dragged {
    Row(RowPath),
    Ability(RowPath),
}

/// Shows all abilities of a record.
pub fn abilities_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath, rows: &[Row], focus: Option<(&RowPath, Focus)>) {
    let now = ui.memory(egui::Memory::focused);
    let key = Id::unique("ability focus");
    let last = ui.data(|data| data.get_temp::<Option<Id>>(key)).flatten();
    ui.data_mut(|data| data.insert_temp(key, now));
    // A menu is on top of rows, but not part of them.
    let entered = now.filter(|_| now != last).and_then(|id| ui.ctx().read_response(id));
    let entered = entered.filter(|response| response.layer_id == ui.layer_id()).map(|response| response.rect.center());
    list_ui(ui, &List { view, place, rows, outer: None, focus, entered });
}

/// The first rows of the abilities of a list, each with the end of its rows.
pub fn groups(rows: &[Row]) -> Vec<std::ops::Range<usize>> {
    let mut starts: Vec<usize> =
        (0..rows.len()).filter(|at| *at == 0 || Slot::Timing.of(&rows[*at]).is_some()).collect();
    starts.push(rows.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// A list of rows: that of a card, or those that a row gives.
#[derive(Clone, Copy)]
struct List<'a> {
    view: &'a View<'a>,
    place: RecordPath,
    rows: &'a [Row],
    outer: Option<&'a RowContext<'a>>,
    focus: Option<(&'a RowPath, Focus)>,
    /// Where the focus has just come.
    entered: Option<Pos2>,
}

impl<'a> List<'a> {
    fn context(&self, at: usize) -> RowContext<'a> {
        let inside = self.outer.map(|outer| (outer, self.rows));
        RowContext { view: self.view, place: self.place, at, row: &self.rows[at], inside }
    }
}

fn list_ui(ui: &mut Ui, list: &List<'_>) {
    for range in groups(list.rows) {
        ability_ui(ui, list, &range);
    }
}

/// Arranges the row of a context.
pub fn arrange(context: &RowContext<'_>, how: Arrange) {
    context.view.send(SelectionCommand::Path(context.path()));
    context.view.send(Command::Arrange { at: context.place, row: context.path(), how });
}

fn ability_ui(ui: &mut Ui, list: &List<'_>, range: &std::ops::Range<usize>) {
    let first = list.context(range.start);
    let view = list.view;
    let colours = colours(ui);
    let is_nested = list.outer.is_some();
    let is_chosen = view.selection.path().is_some_and(|path| {
        let (last, around) = path.split_last().map_or((usize::MAX, &[][..]), |(last, around)| (*last, around));
        let own = first.path();
        around == &own[..own.len() - 1] && range.contains(&last)
    });
    let line = if is_chosen { colours.selected_outline } else { colours.divider };
    let fill = if is_nested { colours.panel } else { colours.raised };
    let frame = theme::surface(fill, line, radius::ROW).inner_margin(Margin { left: 2, ..Margin::same(8) });
    let width = ui.available_width();
    // The buttons are shown where the pointer or the selection is; their room is kept.
    let id = Id::unique("ability").with(first.path());
    let last_rect: Option<Rect> = ui.data(|data| data.get_temp(id));
    let is_active = is_chosen || last_rect.is_some_and(|rect| ui.rect_contains_pointer(rect));
    let shown = frame.show(ui, |ui| {
        ui.set_width((width - 12.0).max(100.0));
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.push_id(("ability", range.start), |ui| {
            let top = ui.cursor().top();
            let mut last = top;
            indented(ui, HANDLE + BRACKET, |ui| {
                header(ui, list, &first, range.len(), is_active);
                for at in range.clone() {
                    let context = list.context(at);
                    last = row_line(ui, list, &context, at == range.start);
                }
                if !is_nested {
                    indented(ui, NUMBER, |ui| printed(ui, view, range.clone()));
                }
                for at in range.clone() {
                    let context = list.context(at);
                    for problem in view.problems().iter().filter(|problem| context.is_of_row(&problem.pointer)) {
                        problem_strip(ui, view, context.place, problem);
                    }
                }
            });
            let left = ui.min_rect().left();
            handle(ui, &first, Rect::from_min_size(pos2(left, top), vec2(HANDLE, height::CHIP)));
            let rect = Rect::from_min_max(
                pos2(left + HANDLE, top + height::CHIP / 2.0),
                pos2(left + HANDLE + BRACKET - 4.0, last),
            );
            bracket(ui, rect, if is_chosen { colours.accent } else { colours.outline_hover });
        });
    });
    ui.data_mut(|data| data.insert_temp(id, shown.response.rect));
    drop_ability(ui, &first, shown.response.rect);
}

/// What an ability prints.
fn printed(ui: &mut Ui, view: &View<'_>, rows: std::ops::Range<usize>) {
    let language = view.settings.card_language();
    let hot = view.hover.is_some_and(|hover| rows.contains(&hover.row));
    let of_card = view.current.as_ref().and_then(|current| current.texts.iter().find(|(of, _)| *of == language));
    let text = of_card.map(|(_, text)| text.rules.of_rows(rows)).filter(|text| !text.text.is_empty());
    sentence_ui(ui, view, text.as_ref(), hot);
}

fn indented<R>(ui: &mut Ui, by: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    #[allow(clippy::cast_possible_truncation, reason = "a few points")]
    let left = by as i8;
    Frame::new().inner_margin(Margin { left, ..Margin::ZERO }).show(ui, add).inner
}

/// A line with a place for buttons at its right, which is kept whether they are shown or not.
fn line_with(ui: &mut Ui, room: f32, chips: impl FnOnce(&mut Ui), buttons: impl FnOnce(&mut Ui)) -> Rect {
    let top = ui.cursor().min;
    let whole = ui.available_width();
    let left = ui.allocate_ui(vec2((whole - room).max(80.0), height::CHIP), |ui| {
        ui.set_min_width((whole - room).max(80.0));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            ui.set_min_height(height::CHIP);
            chips(ui);
        });
    });
    let rect = Rect::from_min_size(pos2(top.x + whole - room, top.y), vec2(room, height::CHIP));
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut right = ui.new_child(egui::UiBuilder::new().id_salt("buttons").max_rect(rect).layout(layout));
    right.spacing_mut().item_spacing.x = 2.0;
    buttons(&mut right);
    left.response.rect.union(rect)
}

/// When and how the ability is used, and the buttons for all of it.
fn header(ui: &mut Ui, list: &List<'_>, first: &RowContext<'_>, rows: usize, is_active: bool) {
    let view = list.view;
    let i18n = &view.i18n;
    let chips = |ui: &mut Ui| {
        if Slot::Timing.of(first.row).is_none() {
            let text = i18n.tr("ability-plain");
            let plain = Pressable::new(height::CHIP, text_atom(&text, theme::body(Weight::Medium), colours(ui).label));
            plain
                .fill(colours(ui).pressed, colours(ui).outline)
                .sense(Sense::hover())
                .role(Role::Label, &text)
                .show(ui);
        }
        head_chips(ui, first);
    };
    let buttons = |ui: &mut Ui| {
        let number = first.number();
        let names = ["do-add-row", "do-delete-ability", "do-duplicate-ability"];
        let [add, delete, duplicate] = names.map(|name| format!("{}: {number}", i18n.tr(name)));
        if icon_button(ui, Icon::Plus, &add, true).clicked() {
            let last = RowContext { at: first.at + rows - 1, row: &list.rows[first.at + rows - 1], ..*first };
            view.send(SelectionCommand::Path(last.path()));
            view.send(Action::AddRow);
        }
        if !is_active {
            return;
        }
        if icon_button(ui, Icon::Trash2, &delete, true).clicked() {
            arrange(first, Arrange::RemoveAbility);
        }
        if icon_button(ui, Icon::Copy, &duplicate, true).clicked() {
            arrange(first, Arrange::DuplicateAbility);
        }
    };
    let rect = line_with(ui, 3.0 * height::CHIP + 8.0, chips, buttons);
    if list.entered.is_some_and(|at| rect.contains(at)) {
        view.send(SelectionCommand::Path(first.path()));
    }
}

/// One row: its number, what it does, its parts, what it gives. Returns the middle of its first line.
fn row_line(ui: &mut Ui, list: &List<'_>, context: &RowContext<'_>, is_first: bool) -> f32 {
    let RowContext { view, row, .. } = *context;
    let colours = colours(ui);
    let path = context.path();
    let focus = list.focus.filter(|(wanted, _)| **wanted == path).map(|(_, focus)| focus);
    let is_chosen = view.selection.path().as_ref() == Some(&path);
    let is_hot = view.hover.is_some_and(|hover| context.is_pointed(hover));
    let (ground, line) = match (is_hot || is_chosen, is_chosen) {
        (true, true) => (colours.selected, colours.selected_outline),
        (true, false) => (colours.selected, colours.selected),
        _ => (egui::Color32::TRANSPARENT, egui::Color32::TRANSPARENT),
    };
    let frame = theme::surface(ground, line, radius::CONTROL).inner_margin(Margin::symmetric(1, 1));
    let shown = frame.show(ui, |ui| {
        ui.push_id(("row", context.at), |ui| {
            let chips = |ui: &mut Ui| {
                number(ui, context);
                operation_ui(ui, context, focus == Some(Focus::Operation));
                value(ui, context, focus == Some(Focus::Value));
                row_chips(ui, context);
            };
            line_with(ui, ADD, chips, |ui| add(ui, context, is_first)).center().y
        })
        .inner
    });
    let response = ui.interact(shown.response.rect, Id::unique("ability row").with(&path), Sense::hover());
    if focus.is_some() {
        response.scroll_to_me(None);
    }
    drop_row(ui, context, response.rect);
    let is_entered = list.entered.is_some_and(|at| response.rect.contains(at));
    if is_entered || response.contains_pointer() && ui.input(|input| input.pointer.any_pressed()) {
        view.send(SelectionCommand::Path(path.clone()));
    }
    if response.contains_pointer() && !view.commands.has_hover() {
        view.send_all(context.pointed(None));
    }
    if view.document.game().is_some_and(|game| takes_rows_inside(game, row)) {
        nested_ui(ui, list, context);
    }
    shown.inner
}

/// The rows that a row gives, and a button that adds one.
fn nested_ui(ui: &mut Ui, list: &List<'_>, context: &RowContext<'_>) {
    let view = context.view;
    let rows = rows_inside(view.rules(), context.row);
    indented(ui, NUMBER, |ui| {
        list_ui(ui, &List { rows: &rows, outer: Some(context), ..*list });
        let name = context.named("effects-add");
        let text = text_atom(&name, theme::small(Weight::Medium), colours(ui).label);
        let button = Pressable::ghost(ui, height::SMALL_BUTTON, (icon_atom(Icon::Plus, 12.0, colours(ui).label), text));
        if button.gap(4.0).padding(6).role(Role::Button, &name).show(ui).clicked()
            && let Some(what) = view.document.row_to_add_inside(context.place, &context.path())
        {
            arrange(context, Arrange::AddInside(what));
        }
    });
}

/// The number of a row, by which it is dragged; its menu has what is done with rows.
fn number(ui: &mut Ui, context: &RowContext<'_>) {
    let view = context.view;
    let colours = colours(ui);
    let text = (context.at + 1).to_string();
    let id = Id::unique("row number").with(context.path());
    let handle = Pressable::new(height::CHIP, text_atom(&text, theme::small(Weight::Regular), colours.label)).id(id);
    let handle = handle.width(NUMBER - 6.0).padding(1).corner(radius::TOKEN).sense(Sense::click_and_drag());
    let response = handle.role(Role::Button, &context.named("row-handle")).show(ui);
    view.on_click(&response, SelectionCommand::Path(context.path()));
    response.dnd_set_drag_payload(Dragged::Row(context.path()));
    if response.has_focus() {
        claim_delete(ui.ctx(), response.id);
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete)) {
            arrange(context, Arrange::Remove);
        }
    }
    let (name, search) = (context.named("row-number"), view.i18n.tr("search"));
    let entries = || ENTRIES.map(|action| (Choice::action(&response.ctx, view, action), action)).into();
    let menu = Choices::new(&name, &search).width(280.0).context();
    if let Some(action) = menu.pick(&response, entries) {
        view.send(SelectionCommand::Path(context.path()));
        view.send(action);
    }
    response.on_hover_cursor(CursorIcon::Grab);
}

/// The handle of an ability.
fn handle(ui: &mut Ui, first: &RowContext<'_>, rect: Rect) {
    let colours = colours(ui);
    let mut child = ui.new_child(egui::UiBuilder::new().id_salt("handle").max_rect(rect));
    let id = Id::unique("ability handle").with(first.path());
    let is_active = ui.ctx().read_response(id).is_some_and(|last| last.hovered() || last.dragged());
    let colour = if is_active { colours.text } else { colours.label };
    let handle = Pressable::new(height::CHIP, icon_atom(Icon::GripVertical, 14.0, colour)).id(id).width(HANDLE - 2.0);
    let handle = handle.padding(1).corner(radius::TOKEN).sense(Sense::click_and_drag());
    let response = handle.role(Role::Button, &first.named("ability-handle")).show(&mut child);
    first.view.on_click(&response, SelectionCommand::Path(first.path()));
    response.dnd_set_drag_payload(Dragged::Ability(first.path()));
    response.on_hover_cursor(CursorIcon::Grab);
}

/// The side of a rectangle on which the pointer is, while something is dragged over it.
fn dragged_over(ui: &Ui, rect: Rect) -> Option<Side> {
    let pointer = ui.ctx().pointer_interact_pos().filter(|at| rect.contains(*at))?;
    Some(if pointer.y < rect.center().y { Side::Before } else { Side::After })
}

fn drop_line(ui: &Ui, rect: Rect, side: Side) {
    let edge = if side == Side::Before { Align2::CENTER_TOP } else { Align2::CENTER_BOTTOM };
    edge_line(ui, rect.expand(1.0), edge, colours(ui).accent);
}

/// Whether what is dragged stays where it is and a copy is dropped: with Ctrl, or the command key.
pub fn is_copying(ui: &Ui) -> bool {
    let is_copying = ui.input(|input| input.modifiers.command);
    if is_copying {
        ui.ctx().set_cursor_icon(CursorIcon::Copy);
    }
    is_copying
}

fn released(ui: &Ui) -> Option<std::sync::Arc<Dragged>> {
    let is_released = ui.input(|input| input.pointer.any_released());
    if is_released { egui::DragAndDrop::take_payload::<Dragged>(ui.ctx()) } else { None }
}

/// A row that is dropped on another takes its place.
fn drop_row(ui: &Ui, context: &RowContext<'_>, rect: Rect) {
    let dragged = egui::DragAndDrop::payload::<Dragged>(ui.ctx());
    let (Some(Dragged::Row(from)), Some(side)) = (dragged.as_deref(), dragged_over(ui, rect)) else { return };
    drop_line(ui, rect, side);
    if released(ui).is_some() {
        let how = Arrange::To { row: context.path(), side, is_apart: false, is_copy: is_copying(ui) };
        context.view.send(Command::Arrange { at: context.place, row: from.clone(), how });
    }
}

/// An ability that is dropped on another takes its place; a row that is dropped between two becomes one of its own.
fn drop_ability(ui: &Ui, first: &RowContext<'_>, rect: Rect) {
    let Some(dragged) = egui::DragAndDrop::payload::<Dragged>(ui.ctx()) else { return };
    let edge = 8.0;
    let how = match &*dragged {
        Dragged::Ability(_) => {
            let Some(side) = dragged_over(ui, rect) else { return };
            drop_line(ui, rect, side);
            Arrange::AbilityTo { row: first.path(), side, is_copy: is_copying(ui) }
        }
        Dragged::Row(_) => {
            let near = [(rect.top(), Side::Before), (rect.bottom(), Side::After)];
            let strip = |(y, side): (f32, Side)| {
                let strip = Rect::from_x_y_ranges(rect.x_range(), y - edge..=y + edge);
                dragged_over(ui, strip).map(|_| side)
            };
            let Some(side) = near.into_iter().find_map(strip) else { return };
            drop_line(ui, rect, side);
            Arrange::To { row: first.path(), side, is_apart: true, is_copy: is_copying(ui) }
        }
    };
    if let Some(dragged) = released(ui) {
        let (Dragged::Row(from) | Dragged::Ability(from)) = &*dragged;
        first.view.send(Command::Arrange { at: first.place, row: from.clone(), how });
    }
}

/// The label above the abilities: how many abilities and rows there are.
pub fn counts(rows: &[Row]) -> (usize, usize) {
    (groups(rows).len(), rows.len())
}

/// Words for a card that has no rows yet.
pub fn no_rows(ui: &mut Ui, view: &View<'_>) {
    label(ui, &view.i18n.tr("rows-empty"), theme::body(Weight::Regular), colours(ui).label);
}
