//! The rail at the left: the screens.

use egui::{Align2, Color32, Context, Id, Rect, Role, Ui, pos2, vec2};

use crate::studio::action::{Action, Screen};
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, background, divider, icon_atom, text_atom};

const ITEM: f32 = 48.0;
/// The least and the greatest width of the rail, in points.
const LEAST: f32 = 60.0;
const MOST: f32 = 96.0;
/// The space at both sides of an item, in points.
const EDGE: f32 = 3.0;

pub fn rail_ui(ui: &mut Ui, view: &View<'_>) {
    divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.add_space(6.0);
    for screen in Screen::MAIN {
        item(ui, view, screen);
    }
    let gap = (ui.available_height() - ITEM - 8.0).max(0.0);
    ui.add_space(gap);
    item(ui, view, Screen::Settings);
}

/// The width of the rail in points. It depends on the names of the screens, which are longer in some languages.
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
    let on = view.settings.screen == screen;
    let id = Id::unique("rail").with(screen);
    let is_hovered = ui.ctx().read_response(id).is_some_and(|last| last.hovered());
    let colour = if on || is_hovered { colours.text } else { colours.label };
    let text = text_atom(&name, theme::small(Weight::Medium), colour);
    let fill = if on { colours.hover } else { Color32::TRANSPARENT };
    let item = Pressable::new(ITEM, (icon_atom(icon, 18.0, colour), text)).below().id(id).gap(3.0).padding(2);
    let item = item.fill(fill, fill).hover(colours.hover, Color32::TRANSPARENT).corner(radius::ITEM);
    let left = ui.max_rect().left();
    let response = ui.vertical_centered(|ui| {
        item.width(ui.available_width() - 2.0 * EDGE).role(Role::Button, &name).selected(on).show(ui)
    });
    let response = response.inner;
    if on {
        let bar = Rect::from_center_size(pos2(left + 1.0, response.rect.center().y), vec2(2.0, 24.0));
        background(ui, bar, colours.accent);
    }
    let action = Action::Go(screen);
    view.on_click(&response.on_hover_text(action.tip(ui.ctx(), &name)), action);
}
