//! Rows of lists and tables: background, accent bar, focus ring, accessible name, and the arrow keys.

use egui::{
    Align, EventFilter, Id, Key, Layout, Modifiers, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::paint::focus_ring;
use crate::studio::theme::{colours, radius};

/// The part of a row that does not depend on its contents.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct RowInfo<'a> {
    /// The row's id. An id made from the record, not from the index, keeps the focus on the record when rows move.
    pub id: Id,
    pub name: &'a str,
    pub role: Role,
    /// Whether the row is part of the selection.
    pub selected: bool,
    /// Whether the row is the one that the rest of the screen shows: the accent bar at its left.
    pub current: bool,
    /// Whether Tab stops at the row. A list in which the arrow keys move the focus needs one stop only.
    pub tab_stop: bool,
}

impl<'a> RowInfo<'a> {
    /// A row that is not selected.
    pub fn new(id: Id, name: &'a str) -> Self {
        Self { id, name, role: Role::ListBoxOption, selected: false, current: false, tab_stop: true }
    }

    setters! {
        role: Role;
        /// Sets whether the row has the accent bar, where a selection can have several rows.
        current: bool;
        tab_stop: bool;
    }

    /// Sets whether the row is selected and shown by the rest of the screen.
    pub fn selected(self, selected: bool) -> Self {
        Self { selected, current: selected, ..self }
    }

    /// Makes `rect` a row: senses clicks, reports the name, and paints background, accent bar and focus ring. The
    /// contents come afterwards, so that they are on top.
    pub fn place(self, ui: &Ui, rect: Rect) -> Response {
        let colours = colours(ui);
        let sense = if self.tab_stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, self.id, sense);
        let RowInfo { name, role, selected, .. } = self;
        response.widget_info(|| match role {
            Role::Button => WidgetInfo::labeled(role, true, name),
            _ => WidgetInfo::selected(role, true, selected, name),
        });
        // Tab goes through the visible rows only, otherwise it would have to pass every row of a long list.
        if response.gained_focus() && !ui.input(|input| input.key_pressed(Key::Tab)) {
            response.scroll_to_me(None);
        }
        let painter = ui.painter();
        if selected {
            painter.rect_filled(rect, 0.0, colours.selected);
        } else if response.hovered() {
            painter.rect_filled(rect, 0.0, colours.hover);
        }
        if self.current {
            painter.rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0.0, colours.accent);
        }
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
        }
        response
    }
}

/// A row of a list over the whole width, with its contents from left to right.
pub fn list_row(ui: &mut Ui, info: RowInfo<'_>, height: f32, add: impl FnOnce(&mut Ui)) -> Response {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
    let response = info.place(ui, rect);
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        add(ui);
    });
    response
}

/// A line of a list that cannot be clicked, with its contents from left to right. Screen readers read `name` as one label,
/// unless it is empty.
pub fn line(ui: &mut Ui, name: &str, height: f32, add: impl FnOnce(&mut Ui)) -> Response {
    let size = vec2(ui.available_width(), height);
    let shown = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = 8.0;
        add(ui);
    });
    if !name.is_empty() {
        shown.response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    }
    shown.response
}

/// A part of a line with a fixed width, so that the parts of several lines are below each other.
pub fn column(ui: &mut Ui, width: f32, align: Align, add: impl FnOnce(&mut Ui)) {
    let layout = match align {
        Align::Max => Layout::right_to_left(Align::Center),
        _ => Layout::left_to_right(Align::Center),
    };
    ui.allocate_ui_with_layout(vec2(width, ui.available_height()), layout, |ui| {
        // Before the contents, because the width counts from the cursor.
        ui.set_min_width(width);
        add(ui);
    });
}

/// The rest of a line: contents at the left, which give way to those at the right. Those follow from right to left.
pub fn sides(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        right(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), left);
    });
}

/// The arrow key that is pressed while a row or a cell has the focus. The key is consumed: otherwise the row that gets
/// the focus because of the key, and is drawn later in the same frame, would react to the key as well.
pub fn arrow(response: &Response) -> Option<Key> {
    if !response.has_focus() {
        return None;
    }
    let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    response.ctx.input_mut(|input| {
        let is_plain = input.modifiers.is_none();
        keys.into_iter().find(|&key| is_plain && input.consume_key(Modifiers::NONE, key))
    })
}

/// The index of the row that the pressed arrow key leads to, while the row at `index` of `count` has the focus.
pub fn row_step(response: &Response, index: usize, count: usize) -> Option<usize> {
    match arrow(response)? {
        Key::ArrowUp => index.checked_sub(1),
        Key::ArrowDown => Some(index + 1).filter(|&next| next < count),
        _ => None,
    }
}

/// Moves the cursor of a menu of `count` rows with the arrow keys, from the last row on to the first. Returns whether the
/// cursor has moved, and whether Enter was pressed.
pub fn list_keys(ui: &Ui, cursor: &mut usize, count: usize) -> (bool, bool) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (up, down, enter) = (pressed(Key::ArrowUp), pressed(Key::ArrowDown), pressed(Key::Enter));
    let last = count.saturating_sub(1);
    if up {
        *cursor = cursor.checked_sub(1).unwrap_or(last);
    }
    if down {
        *cursor = if *cursor >= last { 0 } else { *cursor + 1 };
    }
    (up || down, enter)
}
