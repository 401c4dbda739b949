//! The rail at the left: the screens.

use egui::{Align2, Color32, Context, CornerRadius, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::studio::action::{Action, Screen};
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, icon_at, text_at};

const ITEM: f32 = 48.0;
/// The least and the most width of the rail, in points.
const LEAST: f32 = 60.0;
const MOST: f32 = 96.0;
/// What stands free beside a screen's field, in points.
const EDGE: f32 = 3.0;

/// Shows the rail.
pub fn rail_ui(ui: &mut Ui, view: &View<'_>) {
    let whole = ui.max_rect();
    ui.painter().vline(whole.right() - 0.5, whole.y_range(), Stroke::new(1.0, colours(ui).divider));
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.add_space(6.0);
    for screen in Screen::MAIN {
        item(ui, view, screen);
    }
    let gap = (ui.available_height() - ITEM - 8.0).max(0.0);
    ui.add_space(gap);
    item(ui, view, Screen::Settings);
}

/// How wide the rail is, in points: as its names need, which are longer in some languages than in others.
pub fn rail_width(ctx: &Context, i18n: &I18n) -> f32 {
    let screens = Screen::MAIN.into_iter().chain([Screen::Settings]);
    let wide = |screen: Screen| {
        let name = i18n.tr(screen.look().0).to_string();
        let font = theme::small(Weight::Medium);
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(name, font, Color32::PLACEHOLDER).size().x)
    };
    screens.map(wide).fold(LEAST, |least, wide| least.max(wide + 2.0 * EDGE + 5.0)).min(MOST)
}

fn item(ui: &mut Ui, view: &View<'_>, screen: Screen) {
    let colours = colours(ui);
    let (name, icon) = screen.look();
    let name = view.i18n.tr(name);
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), ITEM), Sense::hover());
    let rect = whole.shrink2(vec2(EDGE, 0.0));
    let on = view.settings.screen == screen;
    let response = ui.interact(rect, ui.scope_id().with(screen), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &*name));
    if on || response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::ITEM), colours.hover);
    }
    if on {
        let mark = Rect::from_center_size(pos2(whole.left() + 1.0, whole.center().y), vec2(2.0, 24.0));
        ui.painter().rect_filled(mark, CornerRadius::ZERO, colours.accent);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::ITEM);
    }
    let colour = if on || response.hovered() { colours.text } else { colours.label };
    icon_at(ui.painter(), pos2(rect.center().x, rect.top() + 17.0), icon, 18.0, colour);
    let at = pos2(rect.center().x, rect.bottom() - 12.0);
    text_at(ui.painter(), at, Align2::CENTER_CENTER, &name, theme::small(Weight::Medium), colour);
    let keys = Action::Go(screen).keys(ui.ctx()).join("+");
    if response.on_hover_text(format!("{name} · {keys}")).clicked() {
        view.send(Action::Go(screen));
    }
}
