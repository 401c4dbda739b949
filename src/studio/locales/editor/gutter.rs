//! Fluent source with line numbers.

use egui::{Align2, Galley, Pos2, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::highlight::{Marks, SourceStyle, lay_out_source};
use crate::studio::locales::bidi;
use crate::studio::theme::{self, colours};
use crate::studio::widgets::text_at;
use crate::text::Language;

/// The width of the line numbers, in points.
pub const GUTTER: f32 = 28.0;
/// The height of a line, in points.
pub const LINE: f32 = 20.0;

/// The style of source in a column with `width` points for the text.
pub fn source_style(language: &Language, width: f32) -> SourceStyle {
    SourceStyle { font: bidi::mono_of(language, 12.0), line_height: LINE, width }
}

/// Numbers the lines of a galley that is drawn at `at`. A line that is broken into rows has one number.
pub fn line_numbers(ui: &Ui, galley: &Galley, at: Pos2) {
    let (font, colour) = (theme::mono(11.0), colours(ui).label);
    let (mut number, mut is_start) = (1, true);
    for row in &galley.rows {
        if is_start {
            let middle = pos2(at.x - 10.0, at.y + row.pos.y + LINE / 2.0);
            text_at(ui.painter(), middle, Align2::RIGHT_CENTER, &number.to_string(), font.clone(), colour);
            number += 1;
        }
        is_start = row.ends_with_newline;
    }
}

/// Source that cannot be edited; `name` is the first part of its accessible name.
pub fn read_only(ui: &mut Ui, salt: &str, name: &str, text: &str, language: &Language, marks: &Marks) {
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
        let width = ui.available_width() - GUTTER - 8.0;
        let galley = lay_out_source(ui, text, language, &source_style(language, width), marks);
        let size = vec2(ui.available_width(), galley.size().y + 4.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {text}")));
        let at = rect.min + vec2(GUTTER, 2.0);
        line_numbers(ui, &galley, at);
        ui.painter().galley(at, galley, colours(ui).text);
    });
}
