//! A player's panel on the board: hero, counters, and the other numbers of the player.

use egui::{CornerRadius, Popup, PopupCloseBehavior, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardView, badge, hotspot};
use super::emblem::{emblem, seed};
use crate::base::Name;
use crate::engine::Side;
use crate::narration::{Subject, signed};
use crate::ruleset::layout::{BOOK, PlayerNumber};
use crate::ruleset::term::{Effect, Owner};
use crate::ruleset::{CounterId, HeroNumberId};
use crate::sandbox::Edit;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{
    Choice, Choices, cell_label, divider_here, focus_ring, form_line, icon_button, icon_label, icon_named,
    inline_number, line, number_field, sides, struck_label, surface,
};
use crate::text::Arg;

/// The greatest number of pips in front of a counter.
const PIPS: u8 = 10;

pub fn player_panel_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side) {
    let colours = colours(ui);
    surface(ui, rect, 8, colours.raised, colours.divider);
    let inner = rect.shrink2(vec2(10.0, 9.0) * board.scale);
    let builder = UiBuilder::new().max_rect(inner).id_salt(("player panel", side.index()));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0) * board.scale;
        hero_ui(ui, board, side);
        let damaged = board.view.rules().damage.as_ref().map(|damage| damage.to);
        if let Some(id) = damaged {
            ui.add_space(board.points(4.0));
            counter_line(ui, board, side, (id, 28.0), |ui| damaged_counter_ui(ui, board, side, id));
        }
        for (at, counter) in (0_u8..).zip(board.view.rules().counters.values()) {
            let (id, is_full) = (CounterId(at), ui.cursor().top() > rect.bottom() - board.points(56.0));
            if !counter.is_flag && Some(id) != damaged && !is_full {
                counter_line(ui, board, side, (id, 20.0), |ui| counter_ui(ui, board, side, id));
            }
        }
        let rest = Rect::from_min_max(ui.cursor().min, inner.max).expand2(vec2(4.0, 3.0));
        rest_ui(ui, board, side, rest);
    });
}

fn hero_ui(ui: &mut Ui, board: &BoardView<'_>, side: Side) {
    let (colours, i18n) = (colours(ui), &board.view.i18n);
    let hero = board.engine.hero(side);
    let id = hero.map_or("", Name::as_str);
    let name = board.player_name(side);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), board.points(34.0)), Sense::click());
    let field = i18n.tr("field-hero");
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, format!("{field}: {name}"));
        info.current_text_value = Some(name.clone());
        info
    });
    if response.hovered() || response.has_focus() {
        let fill = rect.with_min_x(rect.left() + board.points(38.0));
        ui.painter().rect_filled(fill, CornerRadius::same(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    let art = Rect::from_min_size(rect.min, vec2(rect.height(), rect.height()));
    emblem(ui.painter(), art, seed(id), seed(id) >> 7);
    let text = rect.with_min_x(art.right() + board.points(8.0));
    ui.scope_builder(UiBuilder::new().max_rect(text), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        cell_label(ui, &name, board.body(Weight::Semibold), colours.text);
        cell_label(ui, id.trim_end_matches("-X01"), board.font(theme::mono(11.0)), colours.label);
    });
    let heroes = &board.view.registry().heroes;
    let entry = |id: &Name| {
        let choice = Choice { about: id.to_string(), ..Choice::new(board.view.name_of(id)) };
        (choice, Edit::Hero(side, Some(id.clone())))
    };
    let none = || (Choice::new(&*i18n.tr("sandbox-no-hero")), Edit::Hero(side, None));
    let current = heroes.iter().position(|known| Some(&known.id) == hero);
    let entries = || heroes.iter().map(|hero| entry(&hero.id)).chain([none()]).collect();
    let chosen = Choices::new(&field, &i18n.tr("search")).current(current).pick(&response, entries);
    board.edit_chosen(chosen);
}

/// A line of a counter, which is highlighted together with the lines of the trace that are about the counter.
fn counter_line(
    ui: &mut Ui,
    board: &BoardView<'_>,
    side: Side,
    (id, height): (CounterId, f32),
    add: impl FnOnce(&mut Ui),
) {
    let subject = Subject::Counter(side, board.view.rules().counter(id).0.clone());
    let height = board.points(height);
    if board.is_hovered(&subject) {
        let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
        let corner = CornerRadius::same(radius::BADGE);
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), corner, colours(ui).selected);
    }
    let shown = line(ui, "", height, |ui| {
        ui.spacing_mut().item_spacing.x = board.points(6.0);
        add(ui);
    });
    if ui.rect_contains_pointer(shown.rect) {
        board.set_hover(subject);
    }
}

/// The counter that damage reduces, in large figures, with its old value and the difference.
fn damaged_counter_ui(ui: &mut Ui, board: &BoardView<'_>, side: Side, id: CounterId) {
    let colours = colours(ui);
    let slot = board.layout().counter(id);
    let [now, before] = [&board.state, &board.before].map(|state| state.player(side).number(slot));
    icon_label(ui, Icon::Shield, board.points(18.0), colours.label);
    let figures = u8::try_from(now.to_string().len()).unwrap_or(3).max(2);
    counter_number(ui, board, vec2(f32::from(figures) * 15.0 + 8.0, 28.0), side, (id, 24.0));
    if now == before {
        return;
    }
    struck_label(ui, &before.to_string(), board.small(Weight::Regular), colours.label);
    let tint = if now < before { colours.error } else { colours.kinds[1] };
    let difference = signed(i64::from(now) - i64::from(before));
    badge(ui, &difference, board.small(Weight::Semibold), [tint.ground, tint.text]);
}

/// Another counter: icon, pips, number.
fn counter_ui(ui: &mut Ui, board: &BoardView<'_>, side: Side, id: CounterId) {
    let colours = colours(ui);
    let now = board.state.player(side).number(board.layout().counter(id));
    // A ruleset has no icon and colour for a counter, so the counter has those of the operation that raises it.
    let raises = |effect: &Effect| matches!(effect, Effect::Gain(Owner::Own, counter, _) if *counter == id);
    let mut operations = board.view.rules().operations.values();
    let operation = operations.find(|operation| operation.does.iter().any(raises));
    let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
    let mark = operation.and_then(|operation| icon_named(&operation.icon)).unwrap_or(Icon::Hash);
    icon_label(ui, mark, board.points(15.0), tint.text);
    let (_, pips) = ui.allocate_space(vec2(8.0 * f32::from(PIPS), 10.0) * board.scale);
    for pip in 0..PIPS {
        let corner = pos2(pips.left() + board.points(8.0 * f32::from(pip)), pips.top());
        let colour = if i32::from(pip) < now { tint.text } else { colours.pressed };
        let bar = Rect::from_min_size(corner, vec2(6.0, 10.0) * board.scale);
        ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    }
    sides(ui, |_| {}, |ui| counter_number(ui, board, vec2(30.0, 20.0), side, (id, 13.0)));
}

/// A counter's number in a field of `room`, in points at scale 1.
fn counter_number(ui: &mut Ui, board: &BoardView<'_>, room: Vec2, side: Side, (id, size): (CounterId, f32)) {
    let Some(counter) = board.number(side, PlayerNumber::Counter(id)) else { return };
    let name = format!("{}, {}", board.number_name(counter.number), board.player_name(side));
    let font = board.font(egui::FontId { size, ..theme::body(Weight::Semibold) });
    let range = Some(counter.range.clone());
    if let Some(value) = inline_number(ui, &name, counter.value.into(), range, (room * board.scale, font)) {
        board.edit_number(counter.edit(value));
    }
}

/// The hero's numbers, the book, and the first flag that is set. A click opens all numbers of the player.
fn rest_ui(ui: &mut Ui, board: &BoardView<'_>, side: Side, rect: Rect) {
    let (colours, i18n, rules) = (colours(ui), &board.view.i18n, board.view.rules());
    let player = board.state.player(side);
    let title = format!("{}, {}", i18n.tr("sandbox-more-numbers"), board.player_name(side));
    let response = hotspot(ui, rect, "more numbers", &title);
    let small = board.small(Weight::Regular);
    ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(vec2(4.0, 0.0))), |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 0.0;
        line(ui, "", board.points(18.0), |ui| {
            ui.spacing_mut().item_spacing.x = board.points(3.0);
            for (id, at) in rules.hero_numbers.keys().zip(0_u8..).filter(|(id, _)| id.chars().count() <= 2) {
                let value = player.number(board.layout().hero(HeroNumberId(at)));
                cell_label(ui, id, small.clone(), colours.label);
                cell_label(ui, &value.to_string(), board.small(Weight::Medium), colours.text);
                ui.add_space(if board.scale < 1.0 { 0.0 } else { board.points(3.0) });
            }
            let book = i18n.tr_with("line-book", &[("n", Arg::Number(player.number(BOOK).into()))]);
            sides(ui, |_| {}, |ui| _ = cell_label(ui, &book, small.clone(), colours.secondary));
        });
        let mut flags = board.numbers(side);
        flags.retain(|number| number.is_flag);
        let flag = flags.iter().find(|flag| flag.value != 0).or(flags.first());
        let Some(flag) = flag else { return };
        divider_here(ui);
        line(ui, "", board.points(19.0), |ui| {
            let value = flag.value.to_string();
            let value = |ui: &mut Ui| _ = cell_label(ui, &value, board.small(Weight::Semibold), colours.text);
            let name = board.number_name(flag.number);
            sides(ui, |ui| _ = cell_label(ui, &name, small, colours.label), value);
        });
    });
    let popup = Popup::menu(&response).accessible_name(title).width(270.0);
    popup.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_width(270.0);
        all_numbers(ui, board, side);
    });
}

/// All numbers of the player that a board can set. Each has a button that expects its value.
fn all_numbers(ui: &mut Ui, board: &BoardView<'_>, side: Side) {
    for number in board.numbers(side) {
        let name = board.number_name(number.number);
        form_line(ui, &name, 140.0, |ui| {
            let (_, changed) = number_field(ui, &name, number.value.into(), &number.range, 70.0);
            if let Some(value) = changed {
                board.edit_number(number.edit(value));
            }
            let expect = board.view.i18n.tr("sandbox-expect-this");
            let tip = format!("{expect}: {name} {}", number.value);
            if icon_button(ui, Icon::Target, &tip, true).clicked() {
                board.send(number.expect());
            }
        });
    }
}
