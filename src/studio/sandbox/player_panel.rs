//! A player's plate: hero, what damage takes from, other counters, what else is true of the player.

use egui::{
    Align2, CornerRadius, Popup, PopupCloseBehavior, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::{BoardResponse, BoardView, badge, inline_number};
use super::emblem::{emblem, seed};
use super::names::icon;
use super::told::{Subject, signed};
use crate::base::Name;
use crate::engine::Side;
use crate::engine::board::MAX_COUNTER;
use crate::play::Action;
use crate::ruleset::layout::BOOK;
use crate::ruleset::term::{Effect, Owner};
use crate::ruleset::{CounterId, HeroNumberId};
use crate::sandbox::{Command, Edit};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{
    Choice, Choices, elided, focus_ring, form_line, icon_at, icon_button, number_field, text_at,
};

/// The width of a plate.
pub const WIDTH: f32 = 152.0;
/// Energy and the like stand as so many small bars at most.
const PIPS: i32 = 10;

/// Shows a player's plate.
pub fn player_panel_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let active = table.play.is_some_and(|play| play.position().active == side);
    let aimed = table.play.is_some_and(|play| play.position().active != side)
        && out.pending_targets.iter().any(|action| matches!(action, Action::Attack { target: None, .. }));
    let line = if active || aimed { colours.accent } else { colours.divider };
    let corner = CornerRadius::same(8);
    ui.painter().rect(rect, corner, colours.raised, Stroke::new(1.0, line), StrokeKind::Inside);
    if aimed {
        target(ui, table, rect, side, out);
    }
    let inner = rect.shrink2(vec2(10.0, 9.0));
    ui.push_id(("plate", side.index()), |ui| {
        hero_ui(ui, table, Rect::from_min_size(inner.min, vec2(inner.width(), 34.0)), side, out);
        let mut top = inner.top() + 40.0;
        let damaged = table.view.rules().damage.as_ref().map(|damage| damage.to);
        if let Some(id) = damaged {
            let line = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 28.0));
            big_ui(ui, table, line, side, id, out);
            top += 31.0;
        }
        for at in 0..table.view.rules().counters.len() {
            let id = CounterId(u8::try_from(at).unwrap_or(0));
            let counter = table.view.rules().counter(id).1;
            if counter.is_flag || Some(id) == damaged || top > rect.bottom() - 56.0 {
                continue;
            }
            let line = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 20.0));
            counter_ui(ui, table, line, side, id, out);
            top += 22.0;
        }
        let rest = Rect::from_min_max(pos2(inner.left() - 4.0, top), pos2(inner.right() + 4.0, rect.bottom() - 5.0));
        rest_ui(ui, table, rest, side, out);
    });
}

fn target(ui: &Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let response = ui.interact(rect, ui.scope_id().with(("target", side.index())), Sense::click());
    let name = format!("{}: {}", table.view.i18n.tr("sandbox-attack"), table.player(side));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let attack =
        out.pending_targets.iter().copied().find(|action| matches!(action, Action::Attack { target: None, .. }));
    if let (true, Some(action)) = (response.clicked(), attack) {
        out.pending_targets.clear();
        out.ask(Command::Act(action));
    }
}

fn hero_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let hero = table.board.hero(side);
    let id = hero.map_or("", |id| id.as_str());
    emblem(ui.painter(), Rect::from_min_size(rect.min, vec2(34.0, 34.0)), seed(id), seed(id) >> 7);
    let enabled = table.play.is_none();
    let response = ui.interact(rect, ui.scope_id().with("hero"), Sense::click());
    let name = table.player(side);
    response.widget_info(|| {
        let mut info =
            WidgetInfo::labeled(Role::ComboBox, enabled, format!("{}: {name}", table.view.i18n.tr("field-hero")));
        info.current_text_value = Some(name.clone());
        info
    });
    let left = rect.left() + 42.0;
    if enabled && (response.hovered() || response.has_focus()) {
        let ground = Rect::from_min_max(pos2(left - 4.0, rect.top() - 1.0), rect.max);
        ui.painter().rect_filled(ground, CornerRadius::same(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    let width = rect.right() - left;
    let title = elided(ui, &name, theme::body(Weight::Semibold), colours.text, width);
    ui.painter().galley(pos2(left, rect.top() + 1.0), title, colours.text);
    let small = elided(ui, id.trim_end_matches("-X01"), theme::mono(11.0), colours.label, width);
    ui.painter().galley(pos2(left, rect.top() + 19.0), small, colours.label);
    if !enabled {
        return;
    }
    let heroes: Vec<&Name> = table.view.registry().heroes.iter().map(|hero| &hero.id).collect();
    let current = hero.and_then(|id| heroes.iter().position(|known| *known == id));
    let i18n = &table.view.i18n;
    let make = || {
        let line =
            |id: &&Name| Choice { text: table.index.name(table.view, id), about: id.to_string(), ..Choice::default() };
        let none = Choice { text: i18n.tr("sandbox-no-hero").to_string(), ..Choice::default() };
        heroes.iter().map(line).chain([none]).collect()
    };
    let field = i18n.tr("field-hero");
    if let Some(at) = Choices::new(&field, &i18n.tr("search")).current(current).show(&response, make) {
        out.ask(Command::Edit(Edit::Hero(side, heroes.get(at).map(|id| (*id).clone())), None));
    }
}

/// What damage takes from: large, with what it was and the difference.
fn big_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, id: CounterId, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let (name, _) = table.view.rules().counter(id);
    let place = table.board.table.rules.layout.counter(id);
    let now = table.state.player(side).number(place);
    let was = table.before.player(side).number(place);
    let pointed = table.pointed.subject == Some(Subject::Counter(side, name.clone()));
    if pointed {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), CornerRadius::same(radius::BADGE), colours.selected);
    }
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 9.0, middle), Icon::Shield, 18.0, colours.label);
    let figures = u8::try_from(now.to_string().len()).unwrap_or(3).max(2);
    let wide = f32::from(figures) * 15.0 + 8.0;
    let number = Rect::from_min_size(pos2(rect.left() + 22.0, rect.top()), vec2(wide, rect.height()));
    counter_number(ui, table, number, side, id, theme::body(Weight::Semibold), 24.0, out);
    if now != was {
        let mut left = number.right() + 4.0;
        let old = ui.painter().layout_no_wrap(was.to_string(), theme::small(Weight::Regular), colours.label);
        let old_rect = Rect::from_min_size(pos2(left, middle - old.size().y / 2.0), old.size());
        ui.painter().galley(old_rect.min, old, colours.label);
        ui.painter().hline(old_rect.x_range(), middle, Stroke::new(1.0, colours.label));
        left = old_rect.right() + 6.0;
        let tint = if now < was { colours.error } else { colours.kinds[1] };
        badge(ui, pos2(left, middle), &signed(i64::from(now) - i64::from(was)), tint);
    }
    hovered(ui, rect, side, name, out);
}

fn hovered(ui: &Ui, rect: Rect, side: Side, name: &Name, out: &mut BoardResponse<'_>) {
    if ui.rect_contains_pointer(rect) {
        out.pointed.subject = Some(Subject::Counter(side, name.clone()));
    }
}

#[allow(clippy::too_many_arguments, reason = "a counter, its place and its type")]
fn counter_number(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    side: Side,
    id: CounterId,
    font: egui::FontId,
    size: f32,
    out: &mut BoardResponse<'_>,
) {
    let (name, counter) = table.view.rules().counter(id);
    let now = table.state.player(side).number(table.board.table.rules.layout.counter(id));
    let word = table.view.i18n.name(&format!("counter-{name}"), name);
    let label = format!("{word}, {}", table.player(side));
    let least = counter.min.map_or(-MAX_COUNTER, i64::from).max(-MAX_COUNTER);
    let most = counter.max.map_or(MAX_COUNTER, i64::from).min(MAX_COUNTER);
    let font = egui::FontId { size, ..font };
    if let Some(value) = inline_number(ui, rect, &label, now.into(), least..=most, font, table.play.is_none()) {
        out.ask(Command::Edit(Edit::Number(side, name.clone(), value), table.view.gesture));
    }
}

/// Another counter: its icon, small bars, its number.
fn counter_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, id: CounterId, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let rules = table.view.rules();
    let (name, _) = rules.counter(id);
    let now = table.state.player(side).number(table.board.table.rules.layout.counter(id));
    // The operation that gives it lends its icon and colour.
    let gives = |effect: &Effect| matches!(effect, Effect::Gain(Owner::Own, counter, _) if *counter == id);
    let giver = rules.operations.values().find(|operation| operation.does.iter().any(gives));
    let tint = colours.kind(giver.map_or(usize::MAX, |operation| operation.kind));
    let mark = giver.map_or(Icon::Hash, |operation| icon(&operation.icon));
    if table.pointed.subject == Some(Subject::Counter(side, name.clone())) {
        ui.painter().rect_filled(rect.expand2(vec2(4.0, 0.0)), CornerRadius::same(radius::BADGE), colours.selected);
    }
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 9.0, middle), mark, 14.0, tint.text);
    for pip in 0..PIPS {
        #[allow(clippy::cast_precision_loss, reason = "one of ten")]
        let left = rect.left() + 22.0 + 8.0 * pip as f32;
        let bar = Rect::from_min_size(pos2(left, middle - 5.0), vec2(6.0, 10.0));
        let colour = if pip < now { tint.text } else { colours.pressed };
        ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    }
    let number = Rect::from_min_max(pos2(rect.right() - 30.0, rect.top()), rect.max);
    counter_number(ui, table, number, side, id, theme::body(Weight::Semibold), 13.0, out);
    hovered(ui, rect, side, name, out);
}

/// The hero's numbers, the book and what is true of this turn; a click opens all of it to be set.
fn rest_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let rules = table.view.rules();
    let layout = &table.board.table.rules.layout;
    let player = table.state.player(side);
    let mut rect = rect;
    if table.play.is_some() {
        ability_ui(ui, table, rect, side, out);
        rect.max.y -= 26.0;
    }
    let response = ui.interact(rect, ui.scope_id().with("rest"), Sense::click());
    let title = format!("{}, {}", table.view.i18n.tr("sandbox-more-numbers"), table.player(side));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    let mut left = rect.left() + 4.0;
    let top = rect.top() + 9.0;
    for ((id, _), at) in rules.hero_numbers.iter().zip(0_u8..).filter(|((id, _), _)| id.chars().count() <= 2) {
        let value = player.number(layout.hero(HeroNumberId(at)));
        let letter = text_at(
            ui.painter(),
            pos2(left, top),
            Align2::LEFT_CENTER,
            id,
            theme::small(Weight::Regular),
            colours.label,
        );
        let figure = pos2(letter.right() + 3.0, top);
        left = text_at(
            ui.painter(),
            figure,
            Align2::LEFT_CENTER,
            &value.to_string(),
            theme::small(Weight::Medium),
            colours.text,
        )
        .right()
            + 6.0;
    }
    let book = table.view.i18n.tr_with("line-book", &[("n", crate::text::Arg::Number(player.number(BOOK).into()))]);
    let galley = elided(ui, &book, theme::small(Weight::Regular), colours.secondary, rect.right() - 4.0 - left);
    ui.painter().galley(
        pos2(rect.right() - 4.0 - galley.size().x, top - galley.size().y / 2.0),
        galley,
        colours.secondary,
    );
    if rect.height() > 34.0 && table.play.is_none() {
        let y = rect.top() + 18.0;
        ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, colours.divider));
        let flags = rules.counters.iter().zip(0_u8..).filter(|((_, counter), _)| counter.is_flag);
        let mut flags = flags.map(|((name, _), at)| (name, player.number(layout.counter(CounterId(at)))));
        let first = flags.clone().find(|(_, value)| *value != 0).or_else(|| flags.next());
        if let Some((name, value)) = first {
            let word = table.view.i18n.name(&format!("counter-{name}"), name);
            let y = y + 10.0;
            let galley = elided(ui, &word, theme::small(Weight::Regular), colours.label, rect.width() - 34.0);
            ui.painter().galley(pos2(rect.left() + 4.0, y - galley.size().y / 2.0), galley, colours.label);
            let at = pos2(rect.right() - 4.0, y);
            text_at(
                ui.painter(),
                at,
                Align2::RIGHT_CENTER,
                &value.to_string(),
                theme::small(Weight::Semibold),
                colours.text,
            );
        }
    }
    Popup::menu(&response)
        .accessible_name(title)
        .width(270.0)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            ui.set_width(270.0);
            all_numbers(ui, table, side, out);
        });
}

/// Every number of a player that a board can set, each with a mark to expect it.
fn all_numbers(ui: &mut Ui, table: &BoardView<'_>, side: Side, out: &mut BoardResponse<'_>) {
    let rules = table.view.rules();
    let layout = &table.board.table.rules.layout;
    let player = table.state.player(side);
    let who = crate::engine::board::SIDES[side.index()];
    let gesture = table.view.gesture;
    let mut line = |ui: &mut Ui, word: &str, path: &[&str], value: i32, range, edit: &dyn Fn(i64) -> Edit| {
        form_line(ui, word, 140.0, |ui| {
            let (_, changed) = number_field(ui, word, value.into(), &range, 70.0);
            if let Some(value) = changed {
                out.ask(Command::Edit(edit(value), gesture));
            }
            let tip = format!("{}: {word} {value}", table.view.i18n.tr("sandbox-expect-this"));
            if table.play.is_none() && icon_button(ui, Icon::Target, &tip, true).clicked() {
                let path = std::iter::once(who).chain(path.iter().copied()).map(str::to_owned).collect();
                out.ask(Command::Expect(path, crate::sandbox::Tree::number(value.into())));
            }
        });
    };
    let book = player.number(BOOK);
    line(ui, &table.view.i18n.tr("trace-book"), &["book"], book, 0..=999, &|value| Edit::Book(side, value));
    for ((id, number), at) in rules.hero_numbers.iter().zip(0_u8..) {
        let Some(name) = &number.board else { continue };
        let word = table.view.i18n.name(&format!("number-{id}"), id);
        let value = player.number(layout.hero(HeroNumberId(at)));
        line(ui, &word, &[name.as_str()], value, number.range.clone(), &|value| {
            Edit::Number(side, name.clone(), value)
        });
    }
    for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
        let word = table.view.i18n.name(&format!("counter-{name}"), name);
        let value = player.number(layout.counter(CounterId(at)));
        let range = counter.min.map_or(-MAX_COUNTER, i64::from)..=counter.max.map_or(MAX_COUNTER, i64::from);
        let path: &[&str] = if counter.is_flag { &["flags", name.as_str()] } else { &[name.as_str()] };
        line(ui, &word, path, value, range, &|value| {
            if counter.is_flag {
                Edit::Flag(side, name.clone(), value)
            } else {
                Edit::Number(side, name.clone(), value)
            }
        });
    }
}

/// The hero's ability, while a match is played.
fn ability_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let (Some(play), Some(legal)) = (table.play, table.legal) else { return };
    if play.position().active != side {
        return;
    }
    let actions: Vec<Action> =
        legal.as_slice().iter().filter(|action| matches!(action, Action::Ability { .. })).copied().collect();
    let button =
        Rect::from_min_max(pos2(rect.left() + 2.0, rect.bottom() - 24.0), pos2(rect.right() - 2.0, rect.bottom()));
    let text = table.view.i18n.tr("line-ability");
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button));
    let response =
        child.add(crate::studio::widgets::Button::new(&text).small().icon(Icon::Sparkle).enabled(!actions.is_empty()));
    if actions.is_empty() {
        if let Some(refusal) = play.refusal(Action::Ability { target: None }) {
            response.on_hover_text(super::match_panel::refusal_text(table.view, refusal));
        }
        return;
    }
    if response.clicked() {
        match actions.as_slice() {
            [only] => out.ask(Command::Act(*only)),
            several => *out.pending_targets = several.to_vec(),
        }
    }
}
