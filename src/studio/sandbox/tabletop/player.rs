//! The head of a player: the name, whose turn it is, and the numbers.

use egui::{Frame, Margin, Role, Sense, Ui, WidgetInfo};
use lucide_icons::Icon;

use super::drag;
use super::edit::player_menu;
use super::options::choose;
use super::scene::Scene;
use crate::kernel::ids::CounterId;
use crate::kernel::state::{Seat, Thing};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{
    cell_label, galley_label, icon_label, in_lines, line, sides, struck_label, surface, text_width,
};
use crate::text::Arg;

/// The height of a line, in points.
const LINE: f32 = 18.0;

/// The player's head, over the whole height of the player's half.
pub fn player_ui(ui: &mut Ui, scene: &Scene<'_>, seat: Seat) {
    let (colours, rect) = (colours(ui), ui.max_rect());
    let thing = Thing::Player(seat);
    scene.placed(thing, rect);
    let option = scene.line_of(thing);
    let is_asked = scene.point.asked.as_ref().is_some_and(|asked| asked.by == seat);
    let outline = match (scene.is_highlighted(thing) || option.is_some(), is_asked) {
        (true, _) => colours.accent,
        (_, true) => colours.selected_outline,
        _ => colours.divider,
    };
    surface(ui, rect, radius::ROW, colours.raised, outline);
    let response = ui.interact(rect, ui.scope_id().with("head"), Sense::click());
    let name = scene.player_name(seat);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(scene, seat, &name)));
    if response.hovered() || response.has_focus() {
        scene.highlight([thing]);
        scene.memory.next_highlight.borrow_mut().line = option;
    }
    if let (true, Some(option)) = (response.clicked(), option) {
        choose(scene, option);
    }
    drag::accept_drop(scene, &response, thing);
    player_menu(scene, &response, seat);
    Frame::new().inner_margin(Margin::symmetric(10, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
        let is_active = scene.state().active == seat && scene.state().over.is_none();
        let width = ui.available_width() - if is_active { 16.0 } else { 0.0 };
        let title = in_lines(ui, &name, theme::body(Weight::Semibold), colours.text, width, 2);
        let height = title.size().y.max(LINE);
        line(ui, "", height, |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if is_active {
                icon_label(ui, Icon::Play, 11.0, colours.accent);
            }
            galley_label(ui, title, egui::vec2(width, height), colours.text);
        });
        ui.add_space(4.0);
        let before = scene.session.before(scene.session.at().saturating_sub(1)).now.players[seat.index()].counters;
        for (at, id) in scene.game().counters.keys().enumerate() {
            let Some(counter) = CounterId::at(at) else { continue };
            let value = scene.state().counter(seat, counter);
            let was = before.get(at).copied().unwrap_or(value);
            if (value, was) != (0, 0) || is_always_shown(scene, id) {
                counter_ui(ui, scene, id, value, was);
            }
        }
        hero_ui(ui, scene, seat);
    });
}

/// Whether a counter is shown though it is 0: one that is no flag, and not of the course of the match alone.
fn is_always_shown(scene: &Scene<'_>, id: &str) -> bool {
    scene.view.rules().counters.get(id).is_some_and(|counter| !counter.is_flag)
}

/// The numbers of a player's hero and its book, where games have heroes (format 1).
fn hero_ui(ui: &mut Ui, scene: &Scene<'_>, seat: Seat) {
    let player = scene.state().player(seat);
    let numbers = scene.game().hero_numbers.keys().zip(player.hero).filter(|(id, _)| id.chars().count() <= 2);
    if player.hero_card.is_none() || ui.available_height() < LINE {
        return;
    }
    let colours = colours(ui);
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(3.0, 2.0);
        for (id, value) in numbers {
            cell_label(ui, id, theme::small(Weight::Regular), colours.label);
            cell_label(ui, &value.to_string(), theme::small(Weight::Medium), colours.text);
            ui.add_space(3.0);
        }
        let book = scene.view.i18n.tr_with("line-book", &[("n", Arg::Number(player.book.into()))]);
        cell_label(ui, &book, theme::small(Weight::Regular), colours.secondary);
    });
}

/// A counter: its name, its value, and the value before the last decision if that is another one.
fn counter_ui(ui: &mut Ui, scene: &Scene<'_>, id: &str, value: i32, was: i32) {
    let colours = colours(ui);
    let name = scene.title("counter-", id);
    let icon = scene.icon("counters", id);
    let number = value.to_string();
    let before = if value == was { String::new() } else { was.to_string() };
    let wide = |text: &str, font| if text.is_empty() { 0.0 } else { text_width(ui, text, font) + 4.0 };
    let figures = wide(&number, theme::body(Weight::Semibold)) + wide(&before, theme::small(Weight::Regular));
    let room = ui.available_width() - figures - icon.map_or(0.0, |_| 16.0);
    let title = in_lines(ui, &name, theme::small(Weight::Regular), colours.label, room.max(20.0), 3);
    let height = title.size().y.max(LINE);
    if ui.available_height() < height {
        return;
    }
    line(ui, "", height, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if let Some(icon) = icon {
            icon_label(ui, icon, 12.0, colours.label);
        }
        let end = |ui: &mut Ui| {
            let colour = match value.cmp(&was) {
                std::cmp::Ordering::Less => colours.error.text,
                std::cmp::Ordering::Equal => colours.text,
                std::cmp::Ordering::Greater => colours.good,
            };
            cell_label(ui, &number, theme::body(Weight::Semibold), colour);
            if !before.is_empty() {
                struck_label(ui, &before, theme::small(Weight::Regular), colours.label);
            }
        };
        let size = title.size();
        sides(ui, |ui| galley_label(ui, title, size, colours.label), end);
    });
}

/// The accessible name: the player with all numbers.
fn spoken(scene: &Scene<'_>, seat: Seat, name: &str) -> String {
    let counters = scene.game().counters.keys().enumerate().filter_map(|(at, id)| Some((CounterId::at(at)?, id)));
    counters.fold(name.to_owned(), |text, (counter, id)| {
        format!("{text}, {} {}", scene.word("counter-", id), scene.state().counter(seat, counter))
    })
}
