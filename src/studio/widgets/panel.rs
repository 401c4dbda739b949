//! The parts that all panels share: the head, and the hint in an empty panel.

use egui::{Align, Align2, Frame, Margin, RichText, Sides, Ui, vec2};
use lucide_icons::Icon;

use super::paint::{divider, icon_label, label, text_width};
use crate::studio::theme::{self, Weight, colours, height};

/// A note that is longer than this is omitted where there is less room than this, in points.
const LEAST_NOTE: f32 = 72.0;

/// The head of a panel: title and note at the left, and what `right` adds at the right, from right to left.
pub fn panel_head(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    let left = |ui: &mut Ui| {
        let colours = colours(ui);
        label(ui, title, theme::body(Weight::Semibold), colours.text);
        // A note is cut where there is no room for all of it, but a cut note needs enough room to be of use.
        let font = theme::small(Weight::Regular);
        if !note.is_empty() && ui.available_width() >= text_width(ui, note, font.clone()).min(LEAST_NOTE) {
            label(ui, note, font, colours.label);
        }
    };
    sides_head(ui, left, right);
}

/// The head of a panel with any widgets at the left and, from right to left, at the right. The left side gives way.
pub fn sides_head(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    bar_ui(ui, height::PANEL_HEAD, left, right);
}

/// A bar over the whole width, like [`sides_head`].
pub fn bar_ui(ui: &mut Ui, height: f32, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    let head = Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
        let sides = Sides::new().height(height).spacing(8.0).shrink_left();
        let left = |ui: &mut Ui| {
            // Widgets that do not fit at all are clipped, so that they never cover the right side.
            ui.set_clip_rect(ui.max_rect().expand2(vec2(3.0, 0.0)).intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing.x = 8.0;
            left(ui);
        };
        let right = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            right(ui);
        };
        sides.show(ui, left, right);
    });
    divider(ui, head.response.rect, Align2::CENTER_BOTTOM);
}

/// An empty place: an icon, a title, a hint, and buttons for what the user can do there.
pub fn empty_state(ui: &mut Ui, icon: Icon, title: &str, hint: &str, actions: impl FnOnce(&mut Ui)) {
    let colours = colours(ui);
    let contents = |ui: &mut Ui| {
        ui.add_space((ui.available_height() * 0.28).clamp(12.0, 200.0));
        icon_label(ui, icon, 28.0, colours.disabled);
        ui.add_space(8.0);
        label(ui, title, theme::body(Weight::Semibold), colours.text);
        if !hint.is_empty() {
            let text = RichText::new(hint).font(theme::body(Weight::Regular)).color(colours.label);
            ui.add(egui::Label::new(text).wrap().halign(Align::Center));
        }
        ui.add_space(8.0);
        actions(ui);
    };
    Frame::new().inner_margin(Margin::symmetric(16, 0)).show(ui, |ui| ui.vertical_centered(contents));
}
