//! Choosing one of several: segmented controls and searchable menus.

use egui::{
    Align2, CornerRadius, Id, InputState, Key, Modifiers, Popup, PopupCloseBehavior, Pos2, Rect, Response, Role,
    ScrollArea, Sense, SetOpenCommand, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::field::Field;
use super::paint::{elided, focus_ring, icon_at, text_at};
use crate::studio::theme::{self, Tint, Weight, colours, height, radius};

/// A few alternatives beside each other; gives the one that was clicked. A segment that has a reason cannot be chosen.
pub fn segmented(ui: &mut Ui, name: &str, segments: &[(&str, Option<&str>)], current: usize) -> Option<usize> {
    let colours = colours(ui);
    let font = theme::small(Weight::Medium);
    let widths: Vec<f32> = segments.iter().map(|(text, _)| segment_width(ui, text)).collect();
    let (rect, _) = ui.allocate_exact_size(vec2(widths.iter().sum::<f32>() + EDGES, height::CHIP), Sense::hover());
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, colours.well, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    let id = ui.scope_id().with(name).with(rect.left().to_bits());
    let mut left = rect.left() + 2.0;
    let mut chosen = None;
    for (at, ((text, reason), width)) in segments.iter().zip(widths).enumerate() {
        let segment = Rect::from_min_size(Pos2::new(left, rect.top() + 2.0), vec2(width, rect.height() - 4.0));
        left += width;
        let on = at == current;
        let sense = if reason.is_none() { Sense::click() } else { Sense::hover() };
        let response = ui.interact(segment, id.with(at), sense);
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, reason.is_none(), on, format!("{name}: {text}")));
        let corner = radius::TOKEN;
        let colour = match (on, reason.is_some(), response.hovered()) {
            (true, ..) => colours.text,
            (_, true, _) => colours.disabled,
            (_, _, true) => colours.text,
            _ => colours.label,
        };
        if on {
            ui.painter().rect_filled(segment, CornerRadius::same(corner), colours.pressed);
        }
        if response.has_focus() {
            focus_ring(ui, segment, corner);
        }
        text_at(ui.painter(), segment.center(), Align2::CENTER_CENTER, text, font.clone(), colour);
        let response = if let Some(reason) = reason { response.on_hover_text(*reason) } else { response };
        if response.clicked() && !on {
            chosen = Some(at);
        }
    }
    chosen
}

/// How wide alternatives with these names are, in points.
pub fn segmented_width(ui: &Ui, names: &[&str]) -> f32 {
    names.iter().map(|name| segment_width(ui, name)).sum::<f32>() + EDGES
}

/// What stands left and right of all segments, in points.
const EDGES: f32 = 4.0;

fn segment_width(ui: &Ui, name: &str) -> f32 {
    ui.painter().layout_no_wrap(name.to_owned(), theme::small(Weight::Medium), colours(ui).text).size().x + 9.0
}

/// One line of a menu.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Its icon.
    pub icon: Option<Icon>,
    /// The colours of its icon.
    pub tint: Option<Tint>,
    /// What it is called.
    pub text: String,
    /// What it is, in a few words behind its name.
    pub about: String,
    /// The head under which it stands; it is shown when it changes.
    pub group: String,
    /// Why it cannot be chosen now.
    pub reason: Option<String>,
}

/// A menu below a widget, with a field to search in it when it is long.
pub struct Choices<'a> {
    name: &'a str,
    search: &'a str,
    width: f32,
    current: Option<usize>,
    context: Option<bool>,
}

/// What a menu remembers while it is open.
#[derive(Clone, Default)]
struct Open {
    query: String,
    cursor: usize,
    begun: bool,
}

const SEARCHED: usize = 8;
const MOST_HIGH: f32 = 360.0;

impl<'a> Choices<'a> {
    /// A menu; its name is what a screen reader says, `search` stands in the empty search field.
    pub fn new(name: &'a str, search: &'a str) -> Self {
        Self { name, search, width: 240.0, current: None, context: None }
    }

    /// Its width in points.
    #[must_use]
    pub fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// The one that is chosen now.
    #[must_use]
    pub fn current(mut self, current: Option<usize>) -> Self {
        self.current = current;
        self
    }

    /// A menu of what can be done with the widget: a click with the other button opens it, or a key, when `opened`.
    #[must_use]
    pub fn context(mut self, opened: bool) -> Self {
        self.context = Some(opened);
        self
    }

    /// Shows it while it is open, which a click on the widget changes; gives what was chosen.
    pub fn show(self, button: &Response, choices: impl FnOnce() -> Vec<Choice>) -> Option<usize> {
        let mut chosen = None;
        let id = button.id.with("choices");
        // A menu that a key has opened stands at the widget, not where the pointer happens to be.
        let by_key = id.with("by key");
        if self.context == Some(true) {
            button.ctx.data_mut(|data| data.insert_temp(by_key, true));
        } else if button.secondary_clicked() {
            button.ctx.data_mut(|data| data.insert_temp(by_key, false));
        }
        let at_widget = button.ctx.data(|data| data.get_temp(by_key)).unwrap_or(false);
        let popup = match self.context {
            None => Popup::menu(button),
            Some(true) => Popup::context_menu(button).anchor(button.rect).open_memory(SetOpenCommand::Bool(true)),
            Some(_) if at_widget => Popup::context_menu(button).anchor(button.rect),
            Some(_) => Popup::context_menu(button),
        };
        let was_open = Popup::is_id_open(&button.ctx, id);
        let shown = popup
            .id(id)
            .accessible_name(self.name)
            .width(self.width)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| {
                chosen = self.list(ui, id, &choices());
                if chosen.is_some() {
                    ui.close();
                }
            });
        if shown.is_none() {
            button.ctx.data_mut(|data| data.remove::<Open>(id));
        }
        if chosen.is_some() {
            button.request_focus();
        }
        focus_again(button, was_open, id);
        chosen
    }

    fn list(&self, ui: &mut Ui, id: Id, choices: &[Choice]) -> Option<usize> {
        let mut open: Open = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
        ui.set_width(self.width);
        let searched = choices.len() > SEARCHED;
        let before = open.query.clone();
        if searched {
            let field = Field::new(self.search).hint(self.search).icon(Icon::Search).id(id.with("query"));
            let response = field.show(ui, &mut open.query);
            if !open.begun {
                response.request_focus();
            }
        }
        let query = open.query.to_lowercase();
        let fits = |choice: &Choice| {
            query
                .split_whitespace()
                .all(|word| choice.text.to_lowercase().contains(word) || choice.about.to_lowercase().contains(word))
        };
        let shown: Vec<usize> = (0..choices.len()).filter(|&at| fits(&choices[at])).collect();
        // The key that opens it does not choose from it.
        let opens = !open.begun;
        if opens {
            open.begun = true;
            open.cursor = self.current.and_then(|now| shown.iter().position(|&at| at == now)).unwrap_or(0);
        } else if before != open.query {
            open.cursor = 0;
        }
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter) && !opens,
            )
        });
        let last = shown.len().saturating_sub(1);
        let moved = up || down;
        if up {
            open.cursor = open.cursor.checked_sub(1).unwrap_or(last);
        }
        if down {
            open.cursor = if open.cursor >= last { 0 } else { open.cursor + 1 };
        }
        let mut chosen = None;
        ScrollArea::vertical().max_height(MOST_HIGH).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_width(self.width);
            let mut group = "";
            for (place, &at) in shown.iter().enumerate() {
                let choice = &choices[at];
                if choice.group != group {
                    group = &choice.group;
                    head(ui, group);
                }
                let is_cursor = place == open.cursor;
                let response = line(ui, id.with(at), choice, is_cursor, self.current == Some(at));
                if is_cursor
                    && (moved || ui.input(|input| input.events.iter().any(|e| matches!(e, egui::Event::Text(_)))))
                {
                    response.scroll_to_me(None);
                }
                if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
                    open.cursor = place;
                }
                if choice.reason.is_none() && (response.clicked() || (enter && is_cursor)) {
                    chosen = Some(at);
                }
            }
        });
        ui.data_mut(|data| data.insert_temp(id, open));
        chosen
    }
}

/// Gives the keyboard back to what opened a menu that was shut with a key.
pub fn focus_again(button: &Response, was_open: bool, menu: Id) {
    let by_key = |input: &InputState| input.key_pressed(Key::Escape) || input.key_pressed(Key::Enter);
    if was_open && !Popup::is_id_open(&button.ctx, menu) && button.ctx.input(by_key) {
        button.request_focus();
    }
}

fn head(ui: &mut Ui, text: &str) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let at = Pos2::new(rect.left() + 8.0, rect.center().y + 2.0);
    text_at(ui.painter(), at, Align2::LEFT_CENTER, text, theme::small(Weight::Medium), colours(ui).label);
}

fn line(ui: &mut Ui, id: Id, choice: &Choice, is_cursor: bool, is_current: bool) -> Response {
    let colours = colours(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height::MENU_ROW));
    let response = ui.interact(rect, id, Sense::click());
    let enabled = choice.reason.is_none();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, is_current, &choice.text));
    if is_cursor {
        let corner = CornerRadius::same(radius::CONTROL);
        ui.painter().rect_filled(rect, corner, if enabled { colours.selected } else { colours.hover });
    }
    let middle = rect.center().y;
    let mut left = rect.left() + 8.0;
    if let Some(icon) = choice.icon {
        let colour = choice.tint.map_or(colours.secondary, |tint| tint.text);
        icon_at(
            ui.painter(),
            Pos2::new(left + 7.0, middle),
            icon,
            14.0,
            if enabled { colour } else { colours.disabled },
        );
        left += 22.0;
    }
    let colour = if enabled { colours.text } else { colours.disabled };
    let weight = if is_current { Weight::Semibold } else { Weight::Regular };
    let room = rect.right() - 8.0 - left;
    let text = elided(ui, &choice.text, theme::body(weight), colour, room);
    let width = text.size().x;
    ui.painter().galley(Pos2::new(left, middle - text.size().y / 2.0), text, colour);
    let about = choice.reason.as_deref().unwrap_or(&choice.about);
    if !about.is_empty() && room - width > 40.0 {
        let about = elided(ui, about, theme::small(Weight::Regular), colours.label, room - width - 12.0);
        let at = Pos2::new(rect.right() - 8.0 - about.size().x, middle - about.size().y / 2.0);
        ui.painter().galley(at, about, colours.label);
    }
    match &choice.reason {
        Some(reason) => response.on_hover_text(reason),
        None => response,
    }
}
