//! The English source of a message. If the source has changed since the translation was approved, the column shows the
//! source then and now.

use egui::{Align2, Galley, Pos2, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::highlight::{Marks, SourceStyle, lay_out_source};
use crate::studio::bidi;
use crate::studio::locales::parts::{column_header, indented, strip};
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{divider_here, label, text_at, wrapped_label};
use crate::text::translation::{Message, difference};
use crate::text::{ENGLISH, Language};

/// The width of the line numbers, in points.
pub const GUTTER: f32 = 28.0;
/// The height of a line, in points.
pub const LINE: f32 = 20.0;

pub fn source_ui(ui: &mut Ui, view: &View<'_>, message: &Message) {
    column_header(ui, ENGLISH.name, &view.i18n.tr("locale-source"), |_| {});
    if !message.note.is_empty() {
        // The comment that the English file has for translators above the message.
        let font = theme::small(Weight::Regular);
        indented(ui, 6, |ui| wrapped_label(ui, &message.note, font, colours(ui).label));
    }
    let Some(before) = message.old_source.as_deref().filter(|before| *before != message.source) else {
        read_only(ui, "source", ENGLISH.name, &message.source, &Marks::default());
        return;
    };
    let (reason, tint) = if message.is_signature_changed {
        ("source-signature", colours(ui).error)
    } else {
        ("source-changed", colours(ui).warning)
    };
    strip(ui, &view.i18n.tr(reason), tint);
    let size = vec2(ui.available_width(), (ui.available_height() / 2.0).max(48.0));
    let changed = difference(before, &message.source, true);
    let parts = [
        ("source-before", before, Marks { wrong: changed.removed, ..Marks::default() }),
        ("source-now", message.source.as_str(), Marks { new: changed.added, ..Marks::default() }),
    ];
    for (name, text, marks) in parts {
        divider_here(ui);
        ui.allocate_ui(size, |ui| {
            let title = view.i18n.tr(name);
            ui.add_space(3.0);
            indented(ui, 1, |ui| label(ui, &title, theme::small(Weight::Medium), colours(ui).label));
            read_only(ui, name, &title, text, &marks);
        });
    }
}

/// English source; `name` is the first part of its accessible name.
fn read_only(ui: &mut Ui, salt: &str, name: &str, text: &str, marks: &Marks) {
    let source = |ui: &mut Ui| {
        let style = source_style(ENGLISH, ui.available_width());
        let galley = lay_out_source(ui, text, ENGLISH, &style, marks);
        let size = vec2(ui.available_width(), galley.size().y + 4.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {text}")));
        let at = rect.min + vec2(GUTTER, 2.0);
        line_numbers(ui, &galley, at);
        ui.painter().galley(at, galley, colours(ui).text);
    };
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| mirror::kept(ui, source));
}

/// The style of source in a column that is `width` points wide.
pub fn source_style(language: &Language, width: f32) -> SourceStyle {
    SourceStyle { font: bidi::mono_of(language, 12.0), line_height: LINE, width: width - GUTTER - 8.0 }
}

/// Numbers the lines of a galley that is drawn at `at`. A line that is broken into rows has one number.
pub fn line_numbers(ui: &Ui, galley: &Galley, at: Pos2) {
    let (mut number, mut is_start) = (1, true);
    for row in &galley.rows {
        if is_start {
            let middle = pos2(at.x - 10.0, at.y + row.pos.y + LINE / 2.0);
            let (font, colour) = (theme::mono(11.0), colours(ui).label);
            text_at(ui.painter(), middle, Align2::RIGHT_CENTER, &number.to_string(), font, colour);
            number += 1;
        }
        is_start = row.ends_with_newline;
    }
}
