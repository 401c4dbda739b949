//! The English source of a message. If the source has changed since the translation was approved, the column shows the
//! source then and now.

use egui::{Align, Frame, Label, Layout, Margin, RichText, Stroke, Ui, vec2};
use lucide_icons::Icon;

use super::gutter::read_only;
use super::highlight::Marks;
use crate::studio::locales::difference::difference;
use crate::studio::locales::section_header::column_header;
use crate::studio::theme::{self, Tint, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{icon_label, label};
use crate::text::ENGLISH;
use crate::text::translation::Message;

pub fn source_ui(ui: &mut Ui, view: &View<'_>, message: &Message) {
    column_header(ui, ENGLISH.name, &view.i18n.tr("locale-source"), |_| {});
    if !message.note.is_empty() {
        note(ui, &message.note);
    }
    let Some(before) = message.old_source.as_deref().filter(|before| *before != message.source) else {
        read_only(ui, "source", ENGLISH.name, &message.source, ENGLISH, &Marks::default());
        return;
    };
    let colours = colours(ui);
    let tint = if message.is_signature_changed { colours.error } else { colours.warning };
    let reason = view.i18n.tr(if message.is_signature_changed { "source-signature" } else { "source-changed" });
    strip(ui, &reason, tint);
    let height = (ui.available_height() / 2.0).max(48.0);
    let changed = difference(before, &message.source, true);
    let parts = [
        ("source-before", before, Marks { wrong: changed.removed, ..Marks::default() }),
        ("source-now", message.source.as_str(), Marks { new: changed.added, ..Marks::default() }),
    ];
    for (name, text, marks) in parts {
        let line = Stroke::new(1.0, colours.divider);
        ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top() + 0.5, line);
        let size = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            let title = view.i18n.tr(name);
            Frame::new().inner_margin(Margin { left: 12, right: 12, top: 3, bottom: 1 }).show(ui, |ui| {
                label(ui, &title, theme::small(Weight::Medium), colours.label);
            });
            read_only(ui, name, &title, text, ENGLISH, &marks);
        });
    }
}

/// The comment that the English file has for translators above the message.
fn note(ui: &mut Ui, text: &str) {
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 6 }).show(ui, |ui| {
        let text = RichText::new(text).font(theme::small(Weight::Regular)).color(colours(ui).label);
        ui.add(Label::new(text).wrap());
    });
}

/// A warning over the whole width, in as many lines as its text needs.
pub fn strip(ui: &mut Ui, text: &str, tint: Tint) {
    let frame = Frame::new()
        .fill(tint.ground)
        .stroke(Stroke::new(1.0, tint.line))
        .corner_radius(radius::CONTROL)
        .inner_margin(Margin::symmetric(7, 3))
        .outer_margin(Margin { left: 8, right: 8, top: 0, bottom: 6 });
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            icon_label(ui, Icon::TriangleAlert, 13.0, tint.text);
            let text = RichText::new(text).font(theme::small(Weight::Regular)).color(colours(ui).text);
            ui.add(Label::new(text).wrap());
        });
    });
}
