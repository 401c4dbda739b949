//! What panels have in common: a head, dividers, and what stands in an empty one.

use egui::{Align, Layout, Rect, Sense, Stroke, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use super::paint::{icon_at, layout, put_text};
use crate::studio::theme::{self, Weight, colours, height};

/// A longer note is not shown in less room, in points.
const LEAST_NOTE: f32 = 72.0;

/// The head of a panel: its title and a note at the left, and what `right` puts at the right, from right to left.
pub fn panel_head(ui: &mut Ui, title: &str, note: &str, right: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::PANEL_HEAD), Sense::hover());
    let colours = colours(ui);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut row = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    row.spacing_mut().item_spacing.x = 6.0;
    right(&mut row);
    let left = Rect::from_min_max(inner.min, egui::pos2(row.min_rect().left().max(inner.left()), inner.bottom()));
    let mut row = ui.new_child(UiBuilder::new().max_rect(left).layout(Layout::left_to_right(Align::Center)));
    row.spacing_mut().item_spacing.x = 8.0;
    put_text(&mut row, title, theme::body(Weight::Semibold), colours.text);
    // A note is cut where it must be, but what is left has to say something.
    let font = theme::small(Weight::Regular);
    let wide = row.painter().layout_no_wrap(note.to_owned(), font.clone(), colours.label).size().x;
    if !note.is_empty() && row.available_width() >= wide.min(LEAST_NOTE) {
        put_text(&mut row, note, font, colours.label);
    }
}

/// What an empty place says, and what to do there.
pub fn empty_state(ui: &mut Ui, icon: Icon, title: &str, hint: &str, actions: impl FnOnce(&mut Ui)) {
    let colours = colours(ui);
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.28).clamp(12.0, 200.0));
        let (rect, _) = ui.allocate_exact_size(vec2(32.0, 32.0), Sense::hover());
        icon_at(ui.painter(), rect.center(), icon, 28.0, colours.disabled);
        ui.add_space(4.0);
        put_text(ui, title, theme::body(Weight::Semibold), colours.text);
        let width = (ui.available_width() - 32.0).min(320.0);
        let font = theme::body(Weight::Regular);
        let mut job = egui::text::LayoutJob::simple(hint.to_owned(), font, colours.label, width.max(1.0));
        job.halign = Align::Center;
        let galley = layout(ui, job);
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        // Centred lines stand around the middle.
        ui.painter().galley(rect.center_top(), galley, colours.label);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, hint));
        ui.add_space(8.0);
        actions(ui);
    });
}
