//! Fields for whole numbers: typed, dragged, or stepped with the arrow keys.

use std::ops::RangeInclusive;

use egui::{CornerRadius, DragValue, Response, Stroke, Ui, vec2};

use super::paint::focus_ring;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// A number in a range. Returns the new number if the user changed it.
pub fn number_field(
    ui: &mut Ui,
    name: &str,
    value: i64,
    range: &RangeInclusive<i64>,
    width: f32,
) -> (Response, Option<i64>) {
    let colours = colours(ui);
    let mut number = value;
    let response = ui
        .scope(|ui| {
            let widgets = &mut ui.visuals_mut().widgets;
            for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
                widget.weak_bg_fill = colours.well;
                widget.bg_fill = colours.well;
                widget.corner_radius = CornerRadius::same(radius::CONTROL);
            }
            if !range.contains(&value) {
                widgets.inactive.bg_stroke = Stroke::new(1.0, colours.error.text);
            }
            ui.style_mut().override_font_id = Some(theme::body(Weight::Semibold));
            ui.spacing_mut().interact_size = vec2(width, height::CHIP);
            ui.spacing_mut().button_padding = vec2(8.0, 2.0);
            // A number of a file can be out of range. It is shown as it is, and clamped when the user changes it.
            let drag = DragValue::new(&mut number).range(range.clone()).clamp_existing_to_range(false).speed(0.2);
            ui.add_sized(vec2(width, height::CHIP), drag)
        })
        .inner
        .accessible_name(name);
    if response.has_focus() {
        focus_ring(ui, response.rect, radius::CONTROL);
    }
    let changed = (response.changed() && number != value).then_some(number);
    (response, changed)
}
