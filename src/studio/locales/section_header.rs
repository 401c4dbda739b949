//! The heads of the sections and columns of the editor.

use egui::{Frame, Margin, Sides, Stroke, Ui};

use crate::studio::theme::{self, Weight, colours};
use crate::studio::widgets::label;

/// The head of a section: a title with a note, and what `right` adds at the right, from right to left.
pub fn section_header(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    let line = Stroke::new(1.0, colours(ui).divider);
    ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top() + 0.5, line);
    header(ui, 34.0, Weight::Semibold, title, note, right);
}

/// The head of a column of source.
pub fn column_header(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    header(ui, 32.0, Weight::Medium, title, note, right);
}

fn header(ui: &mut Ui, height: f32, weight: Weight, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    let left = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let colours = colours(ui);
        label(ui, title, theme::body(weight), colours.text);
        if !note.is_empty() && ui.available_width() > 24.0 {
            label(ui, note, theme::small(Weight::Regular), colours.label);
        }
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        right(ui);
    };
    Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
        Sides::new().height(height).spacing(8.0).shrink_left().show(ui, left, right);
    });
}
