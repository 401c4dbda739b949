//! Fields for whole numbers: typed, dragged, or stepped with the arrow keys.

use std::cell::Cell;
use std::ops::RangeInclusive;

use egui::style::HandleShape;
use egui::{
    Color32, CornerRadius, DragValue, FontId, Label, Response, RichText, Slider, Stroke, TextStyle, Tooltip, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::paint::{focus_ring, icon_label, label, surface};
use super::state_badge::severity_mark;
use crate::base::Severity;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// The height of the handle of a slider with its ring, in points.
const HANDLE: f32 = 12.0;

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
    let (mut number, typed) = (value, Cell::new(None));
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
        let parse = |text: &str| {
            let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            let number = text.replace('−', "-").parse::<f64>().ok();
            typed.set(number);
            number
        };
        ui.add_sized(size, drag.custom_parser(parse))
    };
    let response = mirror::kept(ui, |ui| ui.scope(add).inner).accessible_name(name);
    judge_typed(ui, &response, typed.get(), range);
    if response.has_focus() {
        focus_ring(ui, response.rect, radius::CONTROL);
    }
    let changed = (response.changed() && number != value).then_some(number);
    (response, changed)
}

/// Says beside a field what is legal while another number is typed into it.
#[allow(clippy::cast_precision_loss, reason = "bounds of numbers that people type")]
fn judge_typed(ui: &Ui, response: &Response, typed: Option<f64>, range: &RangeInclusive<i64>) {
    let id = response.id.with("typed");
    if !response.has_focus() {
        ui.data_mut(|data| data.remove::<f64>(id));
        return;
    }
    if let Some(typed) = typed {
        ui.data_mut(|data| data.insert_temp(id, typed));
    }
    let typed = ui.data(|data| data.get_temp::<f64>(id));
    if typed.is_none_or(|typed| (*range.start() as f64..=*range.end() as f64).contains(&typed)) {
        return;
    }
    let colours = colours(ui);
    surface(ui, response.rect, radius::CONTROL, Color32::TRANSPARENT, colours.error.text);
    let tip = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id, response.rect).gap(6.0);
    tip.show(|ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (icon, colour) = severity_mark(colours, Severity::Error);
            icon_label(ui, icon, 14.0, colour);
            let bounds = format!("{}–{}", range.start(), range.end());
            label(ui, &bounds, theme::small(Weight::Medium), colours.text);
        });
    });
}

/// A slider for a whole number from 0 up, on a logarithmic scale: small numbers are as far apart as large ones.
pub fn log_slider(ui: &mut Ui, name: &str, number: &mut i64, most: i64, width: f32) -> Response {
    let colours = colours(ui);
    let add = |ui: &mut Ui| {
        let spacing = ui.spacing_mut();
        (spacing.slider_width, spacing.slider_rail_height, spacing.interact_size.y) = (width, 4.0, HANDLE);
        ui.style_mut().text_styles.insert(TextStyle::Body, FontId::proportional(1.0));
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = colours.accent;
        let widgets = &mut visuals.widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
            (widget.bg_fill, widget.expansion) = (colours.hover, 0.0);
            widget.fg_stroke = Stroke::new(2.5, colours.text);
        }
        let slider = Slider::new(number, 0..=most).logarithmic(true).smallest_positive(1.0).show_value(false);
        ui.add(slider.handle_shape(HandleShape::Circle).trailing_fill(true))
    };
    let response = ui.scope(add).inner;
    let value = f64::from(u32::try_from(*number).unwrap_or(0));
    response.widget_info(|| WidgetInfo::slider(true, value, name));
    if response.has_focus() {
        focus_ring(ui, response.rect, radius::CONTROL);
    }
    response
}
