//! The source of a message; where it has changed since the translation was approved, as it was then and as it is now.

use egui::{Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::gutter::{column_head, shown};
use super::highlight::Marks;
use crate::studio::locales::difference::difference;
use crate::studio::theme::{self, Tint, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{icon_at, wrapped};
use crate::text::ENGLISH;
use crate::text::translation::Message;

/// Shows the column.
pub fn source_ui(ui: &mut Ui, view: &View<'_>, message: &Message) {
    let colours = colours(ui);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    column_head(ui, ENGLISH.name, &view.i18n.tr("locale-source"));
    if !message.note.is_empty() {
        note(ui, &message.note);
    }
    let Some(before) = message.old_source.as_deref().filter(|before| *before != message.source) else {
        shown(ui, "source", ENGLISH.name, &message.source, ENGLISH, &Marks::default());
        return;
    };
    let tint = if message.is_signature_changed { colours.error } else { colours.warning };
    let why = view.i18n.tr(if message.is_signature_changed { "source-signature" } else { "source-changed" });
    strip(ui, &why, tint);
    let room = ui.available_rect_before_wrap();
    let half = (room.height() / 2.0).max(48.0);
    let changed = difference(before, &message.source, true);
    let parts = [
        ("source before", "source-before", before, Marks { new: Vec::new(), wrong: changed.gone }),
        ("source now", "source-now", message.source.as_str(), Marks { new: changed.new, wrong: Vec::new() }),
    ];
    for (at, (salt, name, text, marks)) in parts.into_iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "one of two")]
        let top = room.top() + half * at as f32;
        let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), half));
        let mut child = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(rect));
        child.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if at > 0 {
            child.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
        }
        let name = view.i18n.tr(name);
        let (line, response) = child.allocate_exact_size(vec2(rect.width(), 20.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &*name));
        let at = pos2(line.left() + 12.0, line.center().y);
        let font = theme::small(Weight::Medium);
        crate::studio::widgets::text_at(child.painter(), at, egui::Align2::LEFT_CENTER, &name, font, colours.label);
        shown(&mut child, salt, &name, text, ENGLISH, &marks);
    }
}

/// What the file says to translators above the message.
fn note(ui: &mut Ui, text: &str) {
    let colour = colours(ui).label;
    let width = ui.available_width() - 24.0;
    let galley = wrapped(ui, text, theme::small(Weight::Regular), colour, width);
    let (rect, response) = ui.allocate_exact_size(vec2(width + 24.0, galley.size().y + 6.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    ui.painter().galley(rect.min + vec2(12.0, 0.0), galley, colour);
}

/// A strip that says what is the matter.
pub fn strip(ui: &mut Ui, text: &str, tint: Tint) {
    let width = ui.available_width() - 16.0;
    let galley = wrapped(ui, text, theme::small(Weight::Regular), colours(ui).text, width - 34.0);
    let (whole, response) = ui.allocate_exact_size(vec2(width + 16.0, galley.size().y + 14.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    let rect = Rect::from_min_size(whole.min + vec2(8.0, 0.0), vec2(width, galley.size().y + 8.0));
    ui.painter().rect(rect, 5.0, tint.ground, Stroke::new(1.0, tint.line), egui::StrokeKind::Inside);
    icon_at(ui.painter(), pos2(rect.left() + 14.0, rect.center().y), Icon::TriangleAlert, 13.0, tint.text);
    ui.painter().galley(pos2(rect.left() + 28.0, rect.center().y - galley.size().y / 2.0), galley, colours(ui).text);
}
