//! Buttons.

use egui::{Atoms, Color32, Response, Role, Ui, Widget};
use lucide_icons::Icon;

use super::paint::text_width;
use super::pressable::{Pressable, icon_atom, key_atom, text_atom};
use crate::base::Diagnostic;
use crate::document::{Command, RecordPath};
use crate::studio::action::Action;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Primary,
    Ghost,
}

/// A button with a text, and optionally an icon and its shortcut.
#[must_use]
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
    pub fn new(text: &'a str) -> Self {
        Self { text, icon: None, keys: Vec::new(), width: 0.0, look: Look::Plain, small: false, enabled: true }
    }

    setters! {
        icon: Icon;
        /// Adds the keys of the shortcut behind the text, where there is room for them.
        keys: Vec<String>;
        /// Sets the least width in points, so that buttons in a column end at the same edge.
        width: f32;
        enabled: bool;
    }

    /// Fills the button with the accent colour. A place has one such button.
    pub fn primary(self) -> Self {
        Self { look: Look::Primary, ..self }
    }

    /// Hides background and outline until the pointer is on the button.
    pub fn ghost(self) -> Self {
        Self { look: Look::Ghost, ..self }
    }

    /// Makes the button lower, with small type.
    pub fn small(self) -> Self {
        Self { small: true, ..self }
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let colours = colours(ui);
        let text_colour = match (self.enabled, self.look) {
            (false, _) => colours.disabled,
            (true, Look::Primary) => colours.on_accent,
            (true, Look::Plain) => colours.text,
            (true, Look::Ghost) => colours.secondary,
        };
        let font = if self.small { theme::small(Weight::Medium) } else { theme::body(Weight::Medium) };
        let icon_size = if self.small { 13.0 } else { 14.0 };
        let mut atoms = Atoms::default();
        if let Some(icon) = self.icon {
            atoms.push_right(icon_atom(icon, icon_size, text_colour));
        }
        atoms.push_right(text_atom(self.text, font.clone(), text_colour));
        let key_width =
            |key: &String| (text_width(ui, key, theme::small(Weight::Medium)) + 10.0).max(height::KEY) + 6.0;
        // The keys give way to the text, otherwise the text would be cut.
        if text_width(ui, self.text, font) + self.keys.iter().map(key_width).sum::<f32>() + 40.0 <= ui.available_width()
        {
            for name in &self.keys {
                atoms.push_right(key_atom(ui, name));
            }
        }
        let (high, padding, corner) =
            if self.small { (height::SMALL_BUTTON, 7, radius::BADGE) } else { (height::FIELD, 9, radius::CONTROL) };
        let clear = Color32::TRANSPARENT;
        let mut button = Pressable::new(high, atoms).padding(padding).corner(corner).min_width(self.width);
        button = match (self.enabled, self.look) {
            (false, Look::Ghost) => button,
            (false, _) => button.fill(clear, colours.divider),
            (true, Look::Primary) => button
                .fill(colours.accent_fill, colours.accent_fill)
                .hover(colours.accent_fill_hover, colours.accent_fill_hover),
            (true, Look::Plain) => button
                .fill(colours.raised, colours.outline)
                .hover(colours.hover, colours.outline_hover)
                .press(colours.pressed),
            (true, Look::Ghost) => button.hover(colours.hover, clear).press(colours.pressed),
        };
        button.enabled(self.enabled).role(Role::Button, self.text).show(ui)
    }
}

/// A button that is only an icon. The first line of `name` is the accessible name, all of it is the tooltip.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let colours = colours(ui);
    let is_hovered = ui.ctx().read_response(ui.next_auto_id()).is_some_and(|last| last.hovered());
    let colour = match (enabled, is_hovered) {
        (false, _) => colours.disabled,
        (true, true) => colours.text,
        (true, false) => colours.label,
    };
    let atom = icon_atom(icon, 15.0, colour);
    let button = if enabled { Pressable::ghost(ui, height::CHIP, atom) } else { Pressable::new(height::CHIP, atom) };
    let button = button.width(height::CHIP).padding(4).enabled(enabled);
    button.role(Role::Button, name.lines().next().unwrap_or(name)).show(ui).on_hover_text(name)
}

/// A button that applies the fix of a problem, if the problem has one.
pub fn fix_button(ui: &mut Ui, view: &View<'_>, place: RecordPath, problem: &Diagnostic) {
    let Some(fix) = problem.fix.as_ref().filter(|_| place.takes_fixes()) else { return };
    let text = problem_text::fix_label(&view.i18n, &fix.change);
    if ui.add(Button::new(&text).icon(Icon::Wrench).small()).clicked() {
        view.send(Command::Fix { fixes: vec![(place, fix.change.clone())] });
    }
}

/// An icon button for an action. The tooltip shows its shortcut. The caller sends the action.
pub fn action_button(ui: &mut Ui, view: &View<'_>, action: Action) -> Response {
    let tip = action.tip(ui.ctx(), &view.i18n.tr(action.entry().name));
    icon_button(ui, action.entry().icon, &tip, true)
}
