//! Fluent source in a column: numbered lines, in its colours.

use egui::{Align2, Galley, Pos2, Rect, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::highlight::{Marks, Set, lay_out_source};
use crate::studio::locales::bidi;
use crate::studio::theme::{self, colours};
use crate::studio::widgets::text_at;
use crate::text::Language;

/// The width of the line numbers, in points.
pub const GUTTER: f32 = 28.0;
/// The distance of two lines, in points.
pub const LINE: f32 = 20.0;
const SIZE: f32 = 12.0;

/// How source is set in a column of a width.
pub fn set(language: &Language, width: f32) -> Set {
    Set { font: bidi::mono_of(language, SIZE), line: LINE, width }
}

/// Numbers the lines of a text that is drawn at a place.
pub fn numbers(ui: &Ui, galley: &Galley, at: Pos2) {
    let (font, colour) = (theme::mono(11.0), colours(ui).label);
    let (mut number, mut begins) = (1, true);
    for row in &galley.rows {
        if begins {
            let middle = pos2(at.x - 10.0, at.y + row.pos.y + LINE / 2.0);
            text_at(ui.painter(), middle, Align2::RIGHT_CENTER, &number.to_string(), font.clone(), colour);
            number += 1;
        }
        begins = row.ends_with_newline;
    }
}

/// Source that is only read; its name is what a screen reader says.
pub fn shown(ui: &mut Ui, salt: &str, name: &str, text: &str, language: &Language, marks: &Marks) {
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
        let width = ui.available_width() - GUTTER - 8.0;
        let galley = lay_out_source(ui, text, language, &set(language, width), marks);
        let size = vec2(ui.available_width(), galley.size().y + 4.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {text}")));
        let at = rect.min + vec2(GUTTER, 2.0);
        numbers(ui, &galley, at);
        ui.painter().galley(at, galley, colours(ui).text);
    });
}

/// A column's head of 32 points: its title and a note behind it; gives the room at its right.
pub fn column_head(ui: &mut Ui, title: &str, note: &str) -> Rect {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, title));
    let middle = rect.center().y;
    let font = theme::body(theme::Weight::Medium);
    let drawn = text_at(ui.painter(), pos2(rect.left() + 12.0, middle), Align2::LEFT_CENTER, title, font, colours.text);
    let mut right = drawn.right();
    if !note.is_empty() {
        let at = pos2(right + 8.0, middle);
        let font = theme::small(theme::Weight::Regular);
        right = text_at(ui.painter(), at, Align2::LEFT_CENTER, note, font, colours.label).right();
    }
    Rect::from_min_max(pos2(right + 8.0, rect.top()), pos2(rect.right() - 8.0, rect.bottom()))
}
