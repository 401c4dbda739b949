//! A dialog over the window, and the lines of a form in it.

use egui::{
    Align, Align2, Atom, ContainerAtom, Context, CornerRadius, FontId, Frame, Id, Layout, Margin, Modal, Role, Stroke,
    Ui, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::paint::{cell_label, label, wrapped_label};
use super::pressable::{Pressable, icon_atom, text_atom};
use crate::studio::fonts;
use crate::studio::theme::{self, Colours, Weight, colours, radius};

/// Shows a dialog. Returns whether the user closed the dialog with Escape or a click outside.
pub fn dialog(ctx: &Context, name: &str, title: &str, hint: &str, width: f32, add: impl FnOnce(&mut Ui)) -> bool {
    let colours = Colours::of(ctx.theme());
    let frame = Frame::new()
        .fill(colours.panel)
        .stroke(Stroke::new(1.0, colours.outline_hover))
        .corner_radius(CornerRadius::same(radius::POPUP))
        .shadow(ctx.global_style().visuals.window_shadow)
        .inner_margin(Margin::same(16));
    let modal = Modal::new(Id::unique(name)).frame(frame).backdrop_color(colours.scrim);
    let shown = modal.show(ctx, |ui| {
        ui.set_width(width.min(ctx.content_rect().width() - 64.0));
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        label(ui, title, FontId::new(15.0, fonts::family(Weight::Semibold)), colours.text);
        if !hint.is_empty() {
            paragraph(ui, hint);
        }
        add(ui);
    });
    shown.should_close()
}

/// A paragraph of text, wrapped at the available width.
pub fn paragraph(ui: &mut Ui, text: &str) {
    wrapped_label(ui, text, theme::body(Weight::Regular), colours(ui).secondary);
}

/// A checkbox. Returns whether the user clicked it.
pub fn tick(ui: &mut Ui, text: &str, on: &mut bool) -> bool {
    tick_of(ui, text, text, on)
}

/// A checkbox whose accessible name is longer than its text, because other checkboxes have the same text.
pub fn tick_of(ui: &mut Ui, name: &str, text: &str, on: &mut bool) -> bool {
    let colours = colours(ui);
    let (ground, line) =
        if *on { (colours.accent_fill, colours.accent_fill) } else { (colours.raised, colours.outline) };
    let frame = Frame::new().fill(ground).stroke(Stroke::new(1.0, line)).corner_radius(CornerRadius::same(4));
    let mark = on.then(|| icon_atom(Icon::Check, 12.0, colours.on_accent)).unwrap_or_default();
    let square = ContainerAtom::new(mark).frame(frame).min_size(vec2(16.0, 16.0)).align2(Align2::CENTER_CENTER);
    let text = text_atom(text, theme::body(Weight::Regular), colours.text);
    let response = Pressable::new(24.0, (Atom::container(square), text)).padding(2).show(ui);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *on, name));
    if response.clicked() {
        *on = !*on;
    }
    response.clicked()
}

/// A line of a form: the name at the left, the fields at a fixed distance, so that they are below each other.
pub fn form_line<R>(ui: &mut Ui, name: &str, label_width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(label_width, 26.0), layout, |ui| {
            // Before the label, because the width counts from the cursor.
            ui.set_min_width(label_width);
            cell_label(ui, name, theme::body(Weight::Regular), colours(ui).label);
        });
        add(ui)
    })
    .inner
}
