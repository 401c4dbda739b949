//! Buttons.

use egui::{
    Color32, CornerRadius, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::paint::{focus_ring, icon_at, key};
use crate::studio::theme::{self, Weight, colours, height, radius};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Primary,
    Ghost,
}

/// A button with a text, and perhaps an icon and its shortcut.
pub struct Button<'a> {
    text: &'a str,
    icon: Option<Icon>,
    keys: Vec<String>,
    width: f32,
    look: Look,
    small: bool,
    enabled: bool,
}

impl<'a> Button<'a> {
    /// A plain button.
    pub fn new(text: &'a str) -> Self {
        Self { text, icon: None, keys: Vec::new(), width: 0.0, look: Look::Plain, small: false, enabled: true }
    }

    /// With an icon before its text.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With the keys that do the same behind its text.
    #[must_use]
    pub fn keys(mut self, keys: Vec<String>) -> Self {
        self.keys = keys;
        self
    }

    /// At least so wide, in points, so that buttons below each other end together.
    #[must_use]
    pub fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// The one filled button of a place.
    #[must_use]
    pub fn primary(mut self) -> Self {
        self.look = Look::Primary;
        self
    }

    /// Without a frame until it is pointed at.
    #[must_use]
    pub fn ghost(mut self) -> Self {
        self.look = Look::Ghost;
        self
    }

    /// Lower, in small type.
    #[must_use]
    pub fn small(mut self) -> Self {
        self.small = true;
        self
    }

    /// Whether it can be pressed.
    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    fn colours(&self, ui: &Ui, response: &Response) -> (Color32, Color32, Color32) {
        let colours = colours(ui);
        let (hovered, pressed) = (response.hovered(), response.is_pointer_button_down_on());
        if !self.enabled {
            let line = if self.look == Look::Ghost { Color32::TRANSPARENT } else { colours.divider };
            return (Color32::TRANSPARENT, line, colours.disabled);
        }
        match self.look {
            Look::Primary if hovered => (colours.accent_fill_hover, colours.accent_fill_hover, colours.on_accent),
            Look::Primary => (colours.accent_fill, colours.accent_fill, colours.on_accent),
            Look::Plain if pressed => (colours.pressed, colours.outline_hover, colours.text),
            Look::Plain if hovered => (colours.hover, colours.outline_hover, colours.text),
            Look::Plain => (colours.raised, colours.outline, colours.text),
            Look::Ghost if pressed => (colours.pressed, Color32::TRANSPARENT, colours.text),
            Look::Ghost if hovered => (colours.hover, Color32::TRANSPARENT, colours.text),
            Look::Ghost => (Color32::TRANSPARENT, Color32::TRANSPARENT, colours.secondary),
        }
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let font = if self.small { theme::small(Weight::Medium) } else { theme::body(Weight::Medium) };
        let high = if self.small { height::SMALL_BUTTON } else { height::FIELD };
        let icon_size = if self.small { 13.0 } else { 14.0 };
        let galley = ui.painter().layout_no_wrap(self.text.to_owned(), font, Color32::PLACEHOLDER);
        let before = if self.icon.is_some() { icon_size + 6.0 } else { 0.0 };
        let keys: Vec<(String, f32)> = self
            .keys
            .iter()
            .map(|name| {
                let size =
                    ui.painter().layout_no_wrap(name.clone(), theme::small(Weight::Medium), Color32::PLACEHOLDER);
                (name.clone(), (size.size().x + 10.0).max(height::KEY))
            })
            .collect();
        let padding = if self.small { 7.0 } else { 9.0 };
        let of_keys = |keys: &[(String, f32)]| -> f32 { keys.iter().map(|(_, width)| width + 4.0).sum() };
        // Where there is no room for the keys, the tooltip tells them.
        let needed = galley.size().x + before + of_keys(&keys) + 4.0 + 2.0 * padding;
        let keys = if needed > ui.available_width() { Vec::new() } else { keys };
        let after = of_keys(&keys);
        let wide = galley.size().x + before + after + if after > 0.0 { 4.0 } else { 0.0 } + 2.0 * padding;
        let wide = wide.max(self.width);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(wide, high), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.text));
        if response.gained_focus() {
            // Tab may lead to a button that is out of sight.
            response.scroll_to_me(None);
        }
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (ground, line, text) = self.colours(ui, &response);
        let corner = if self.small { radius::BADGE } else { radius::CONTROL };
        ui.painter().rect(rect, CornerRadius::same(corner), ground, Stroke::new(1.0, line), StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect, corner);
        }
        let middle = rect.center().y;
        if let Some(icon) = self.icon {
            icon_at(ui.painter(), Pos2::new(rect.left() + padding + icon_size / 2.0, middle), icon, icon_size, text);
        }
        let at = Pos2::new(rect.left() + padding + before, middle - galley.size().y / 2.0);
        let mut right = at.x + galley.size().x + 8.0;
        ui.painter().galley(at, galley, text);
        for (name, _) in keys {
            right = key(ui, Pos2::new(right, middle), &name) + 4.0;
        }
        response
    }
}

/// A button that is only an icon; its name is its tooltip and what a screen reader says.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(height::CHIP, height::CHIP), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name.lines().next().unwrap_or(name)));
    paint_icon_button(ui, rect, &response, icon, enabled);
    response.on_hover_text(name)
}

fn paint_icon_button(ui: &Ui, rect: Rect, response: &Response, icon: Icon, enabled: bool) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::CONTROL);
    let colour = match (enabled, response.hovered()) {
        (false, _) => colours.disabled,
        (true, true) => colours.text,
        (true, false) => colours.label,
    };
    if enabled && response.is_pointer_button_down_on() {
        ui.painter().rect_filled(rect, corner, colours.pressed);
    } else if enabled && response.hovered() {
        ui.painter().rect_filled(rect, corner, colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    icon_at(ui.painter(), rect.center(), icon, 15.0, colour);
}
