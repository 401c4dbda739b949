//! Fields for whole numbers: typed, dragged, or stepped with the arrow keys.

use std::ops::RangeInclusive;

use egui::{Color32, CornerRadius, DragValue, FontId, Label, Response, RichText, Stroke, Ui, Vec2, vec2};

use super::paint::focus_ring;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// A number in a range. Returns the new number if the user changed it.
pub fn number_field(
    ui: &mut Ui,
    name: &str,
    value: i64,
    range: &RangeInclusive<i64>,
    width: f32,
) -> (Response, Option<i64>) {
    let font = theme::body(Weight::Semibold);
    drag_number(ui, name, (value, range), (vec2(width, height::CHIP), font), false)
}

/// A number that looks like text until the pointer is over it. Returns the new number if the user changed it. Without a
/// range the number cannot be changed.
pub fn inline_number(
    ui: &mut Ui,
    name: &str,
    value: i64,
    range: Option<RangeInclusive<i64>>,
    (size, font): (Vec2, FontId),
) -> Option<i64> {
    if let Some(range) = range {
        return drag_number(ui, name, (value, &range), (size, font), true).1;
    }
    let text = RichText::new(value.to_string()).font(font).color(colours(ui).text);
    ui.add_sized(size, Label::new(text)).accessible_name(format!("{name}: {value}"));
    None
}

fn drag_number(
    ui: &mut Ui,
    name: &str,
    (value, range): (i64, &RangeInclusive<i64>),
    (size, font): (Vec2, FontId),
    is_inline: bool,
) -> (Response, Option<i64>) {
    let colours = colours(ui);
    let mut number = value;
    let add = |ui: &mut Ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            widget.corner_radius = CornerRadius::same(radius::CONTROL);
            if !is_inline {
                (widget.weak_bg_fill, widget.bg_fill) = (colours.well, colours.well);
            }
        }
        if is_inline {
            let inactive = &mut widgets.inactive;
            (inactive.weak_bg_fill, inactive.bg_stroke) = (Color32::TRANSPARENT, Stroke::NONE);
        } else if !range.contains(&value) {
            widgets.inactive.bg_stroke = Stroke::new(1.0, colours.error.text);
        }
        ui.style_mut().override_font_id = Some(font);
        ui.spacing_mut().interact_size = size;
        ui.spacing_mut().button_padding = if is_inline { vec2(2.0, 0.0) } else { vec2(8.0, 2.0) };
        // A number of a file can be out of range. It is shown as it is, and clamped when the user changes it.
        let drag = DragValue::new(&mut number).range(range.clone()).clamp_existing_to_range(false).speed(0.2);
        ui.add_sized(size, drag)
    };
    let response = mirror::kept(ui, |ui| ui.scope(add).inner).accessible_name(name);
    if response.has_focus() {
        focus_ring(ui, response.rect, radius::CONTROL);
    }
    let changed = (response.changed() && number != value).then_some(number);
    (response, changed)
}
