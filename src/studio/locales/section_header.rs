//! The sections of the editor's column: their heads.

use egui::{Align2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::studio::theme::{self, Weight, colours};
use crate::studio::widgets::text_at;

/// A section's head of 34 points: its title and a note behind it; gives the room at its right.
pub fn section_head(ui: &mut Ui, title: &str, note: &str) -> Rect {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let name = if note.is_empty() { title.to_owned() } else { format!("{title}: {note}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
    let middle = rect.center().y + 1.0;
    let font = theme::body(Weight::Semibold);
    let drawn = text_at(ui.painter(), pos2(rect.left() + 12.0, middle), Align2::LEFT_CENTER, title, font, colours.text);
    let font = theme::small(Weight::Regular);
    let told = text_at(ui.painter(), pos2(drawn.right() + 8.0, middle), Align2::LEFT_CENTER, note, font, colours.label);
    Rect::from_min_max(pos2(told.right() + 8.0, rect.top() + 2.0), pos2(rect.right() - 12.0, rect.bottom()))
}
