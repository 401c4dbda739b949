//! A field that opens a menu.

use egui::{CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::paint::{elided, focus_ring, icon_at};
use crate::studio::theme::{self, Weight, colours, height, radius};

/// A field that shows what is chosen; the menu is the caller's. `wrong` marks what the ruleset does not know.
pub fn combo(ui: &mut Ui, name: &str, icon: Option<Icon>, text: &str, wrong: bool, width: f32) -> Response {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height::FIELD), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(text.to_owned());
        info
    });
    let (ground, line) = match (wrong, response.hovered()) {
        (true, _) => (colours.raised, colours.error.text),
        (false, true) => (colours.hover, colours.outline_hover),
        (false, false) => (colours.raised, colours.outline),
    };
    let corner = CornerRadius::same(radius::CONTROL);
    ui.painter().rect(rect, corner, ground, Stroke::new(1.0, line), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    let mut left = rect.left() + 8.0;
    if let Some(icon) = icon {
        icon_at(ui.painter(), pos2(left + 7.0, rect.center().y), icon, 14.0, colours.secondary);
        left += 20.0;
    }
    let galley = elided(ui, text, theme::body(Weight::Regular), colours.text, rect.right() - 24.0 - left);
    ui.painter().galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    icon_at(ui.painter(), pos2(rect.right() - 13.0, rect.center().y), Icon::ChevronDown, 13.0, colours.label);
    response
}
