//! A dialog over the window, and the lines of a form in it.

use egui::{
    Context, CornerRadius, Frame, Id, Margin, Modal, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::paint::{focus_ring, icon_at, label, wrapped};
use crate::studio::theme::{self, Colours, Weight, colours, radius};

/// Shows a dialog; true when it is to be shut by Escape or a click beside it.
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
        label(ui, title, egui::FontId::new(15.0, crate::studio::fonts::family(Weight::Semibold)), colours.text);
        if !hint.is_empty() {
            paragraph(ui, hint);
        }
        add(ui);
    });
    shown.should_close()
}

/// A few lines of text.
pub fn paragraph(ui: &mut Ui, text: &str) {
    let colour = colours(ui).secondary;
    let galley = wrapped(ui, text, theme::body(Weight::Regular), colour, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().galley(rect.min, galley, colour);
}

/// A box to tick.
pub fn tick(ui: &mut Ui, text: &str, on: &mut bool) -> bool {
    tick_of(ui, text, text, on)
}

/// A box to tick, one of several with the same text; its name is what a screen reader says.
pub fn tick_of(ui: &mut Ui, name: &str, text: &str, on: &mut bool) -> bool {
    let colours = colours(ui);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::body(Weight::Regular), colours.text);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 26.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *on, name));
    let square = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), vec2(16.0, 16.0));
    let (ground, line) =
        if *on { (colours.accent_fill, colours.accent_fill) } else { (colours.raised, colours.outline) };
    ui.painter().rect(square, 4.0, ground, Stroke::new(1.0, line), StrokeKind::Inside);
    if *on {
        icon_at(ui.painter(), square.center(), Icon::Check, 12.0, colours.on_accent);
    }
    if response.has_focus() {
        focus_ring(ui, square, 4);
    }
    ui.painter().galley(pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    if response.clicked() {
        *on = !*on;
    }
    response.clicked()
}

/// A line of a form: its name at the left, the rest at a fixed distance.
pub fn form_line<R>(ui: &mut Ui, name: &str, label_width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        let colour = colours(ui).label;
        let galley = super::paint::elided(ui, name, theme::body(Weight::Regular), colour, label_width - 8.0);
        let (rect, _) = ui.allocate_exact_size(vec2(label_width, 26.0), Sense::hover());
        ui.painter().galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, colour);
        add(ui)
    })
    .inner
}
