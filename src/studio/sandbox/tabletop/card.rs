//! A card on the board of a whole game: how it is drawn, and what a click and a drag do.

use std::cmp::Ordering;

use egui::{
    Align2, Area, Color32, CornerRadius, Id, Order, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use lucide_icons::Icon;

use super::super::emblem::{emblem, seed};
use super::drag::{self, Dragged, refuse};
use super::edit::card_menu;
use super::options::{choose, line_state};
use super::scene::Scene;
use crate::kernel::ids::{NumberId, StateId};
use crate::kernel::state::{CardId, Thing};
use crate::sandbox::tabletop::CardLook;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{focus_ring, icon_at, in_lines, text_at, text_width, wrapped_label};

/// The width of a card in play, of its height.
pub const WIDTH: f32 = 84.0 / 116.0;

/// How much of a card is shown.
#[derive(Clone, Copy, PartialEq)]
pub enum CardStyle {
    /// In play, in its slot.
    Play,
    /// Held, with its price; so many points of its width are not covered by the next card.
    Held(f32),
    /// The top of a pile.
    Small,
}

/// Whether a card is drawn turned: the first mark of the ruleset that does not end by itself turns it.
pub fn is_turned(scene: &Scene<'_>, look: &CardLook) -> bool {
    turning(scene).is_some_and(|turning| look.states.iter().any(|&(state, _)| state == turning))
}

fn turning(scene: &Scene<'_>) -> Option<StateId> {
    let turns = scene.game().states.values().position(|state| !state.counter && state.until.is_none());
    turns.and_then(StateId::at)
}

/// Draws a card in a slot and handles the pointer. A turned card lies on its side, its text stays upright.
pub fn card_ui(ui: &mut Ui, scene: &Scene<'_>, slot: Rect, card: CardId, style: CardStyle) {
    let look = scene.look_of(card);
    let is_known = scene.is_known(card);
    let turned = style == CardStyle::Play && is_known && is_turned(scene, &look);
    let upright = vec2(slot.height() * WIDTH, slot.height());
    let size = match style {
        _ if turned => vec2(slot.height(), slot.height() * WIDTH).min(slot.size().max(upright)),
        // As wide as the hand has room for it.
        CardStyle::Held(_) => slot.size().max(upright),
        _ => upright,
    };
    let rect = Rect::from_center_size(slot.center(), size.min(vec2(slot.width().max(size.x), slot.height())));
    let response = ui.interact(rect, ui.scope_id().with(("card", card.0)), Sense::click_and_drag());
    scene.placed(Thing::Card(card), rect);
    let name = scene.card_name(card);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(scene, card, &look, &name)));
    for beneath in (1..=look.beneath.min(3)).rev() {
        let shift = scene.points(3.0) * f32::from(beneath);
        frame(ui, rect.translate(vec2(shift, -shift)), colours(ui).well, Stroke::new(1.0, colours(ui).outline));
    }
    let picture = Picture { scene, rect, card, look: &look, name: &name };
    picture.background(ui, &response, is_known);
    if is_known {
        match (style, turned) {
            (CardStyle::Small, _) => picture.small(ui),
            (_, true) => picture.turned(ui),
            (style, false) => picture.upright(ui, style),
        }
    } else {
        icon_at(ui.painter(), rect.center(), Icon::Star, rect.width() * 0.3, colours(ui).disabled);
    }
    if look.beneath > 0 && is_known {
        picture.corner(ui, Icon::Layers, &(look.beneath + 1).to_string());
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    if response.dragged() && is_known {
        picture.carried(ui);
    }
    react(scene, &response, card, is_known);
    if is_known {
        card_menu(ui, scene, &response, card, &look);
    }
    if is_known && !ui.input(|input| input.pointer.any_down()) {
        response.on_hover_ui(|ui| tip(ui, scene, card, &look, &name));
    }
}

/// What the pointer does with a card.
fn react(scene: &Scene<'_>, response: &Response, card: CardId, is_known: bool) {
    let thing = Thing::Card(card);
    let line = scene.line_of(thing);
    if response.hovered() || response.has_focus() {
        let things =
            line.and_then(|line| scene.lines.get(line)).map_or_else(|| vec![thing], |line| line.things.clone());
        scene.highlight(things);
        scene.memory.next_highlight.borrow_mut().line = line;
    }
    if is_known {
        response.dnd_set_drag_payload(Dragged::Card(card));
    }
    if response.dragged() {
        scene.highlight(drag::aims(scene, card));
    }
    if response.clicked() {
        match line {
            Some(line) => choose(scene, line),
            None => refuse(scene, &response.ctx, card),
        }
    }
    drag::accept_drop(scene, response, thing);
}

/// The accessible name: the card, its zone, its numbers and states.
fn spoken(scene: &Scene<'_>, card: CardId, look: &CardLook, name: &str) -> String {
    let zone = scene.zone_title(scene.card(card).zone);
    let mut text = format!("{name}, {zone}, {}", scene.player_name(scene.card(card).side));
    if !scene.is_known(card) {
        return text;
    }
    for (at, id) in scene.game().numbers.keys().enumerate().filter(|(at, _)| look.has >> at & 1 == 1) {
        let value = look.numbers.get(at).copied().unwrap_or(0);
        text = format!("{text}, {} {value}", scene.word("number-", id));
    }
    for (state, value) in &look.states {
        let Some((id, rule)) = scene.game().states.get_index(state.index()) else { continue };
        let word = scene.word("state-", id);
        text = if rule.counter { format!("{text}, {word} {value}") } else { format!("{text}, {word}") };
    }
    text
}

/// What a tooltip explains: the card's text, its states and its keywords.
fn tip(ui: &mut Ui, scene: &Scene<'_>, card: CardId, look: &CardLook, name: &str) {
    ui.set_max_width(300.0);
    let colours = colours(ui);
    let line = |ui: &mut Ui, text: &str, weight, colour: Color32| {
        wrapped_label(ui, text, theme::small(weight), colour);
    };
    line(ui, name, Weight::Semibold, colours.text);
    let spoken = spoken(scene, card, look, "");
    line(ui, spoken.trim_start_matches(", "), Weight::Regular, colours.label);
    let game = scene.game();
    let definition = game.definition(scene.card(card).definition);
    if !game.word(definition.id).is_empty() {
        let i18n = &scene.view.i18n;
        let text = i18n.texts().printed(i18n.language(), game, definition).text;
        line(ui, &text, Weight::Regular, colours.secondary);
    }
}

struct Picture<'a> {
    scene: &'a Scene<'a>,
    rect: Rect,
    card: CardId,
    look: &'a CardLook,
    name: &'a str,
}

impl Picture<'_> {
    fn background(&self, ui: &Ui, response: &Response, is_known: bool) {
        let (scene, colours) = (self.scene, colours(ui));
        let thing = Thing::Card(self.card);
        let line = scene.line_of(thing);
        let state = line_state(scene, thing);
        let fill = match (is_known, response.hovered() || scene.is_highlighted(thing)) {
            (_, true) => colours.selected,
            (true, false) => colours.raised,
            (false, false) => colours.hover,
        };
        let stroke = match (state.is_chosen, scene.is_highlighted(thing), line) {
            (true, ..) => Stroke::new(2.5, colours.accent),
            (_, true, _) => Stroke::new(2.0, colours.accent),
            (_, _, Some(_)) => Stroke::new(1.5, colours.selected_outline),
            _ if state.is_acting => Stroke::new(2.0, colours.kinds[0].text),
            _ => Stroke::new(1.0, colours.outline),
        };
        frame(ui, self.rect, fill, stroke);
    }

    /// The card under the pointer while it is dragged; in its place it is faint.
    fn carried(&self, ui: &Ui) {
        let colours = colours(ui);
        let Some(pointer) = ui.ctx().pointer_latest_pos() else { return };
        ui.painter().rect_filled(self.rect, CornerRadius::same(radius::CONTROL), colours.window.gamma_multiply(0.6));
        let size = vec2(self.rect.width().min(self.rect.height() * WIDTH), self.rect.height());
        let area = Area::new(Id::unique("carried card")).order(Order::Tooltip).fixed_pos(pointer - size / 2.0);
        area.constrain(false).interactable(false).show(ui.ctx(), |ui| {
            let (_, rect) = ui.allocate_space(size);
            frame(ui, rect, colours.raised, Stroke::new(2.0, colours.accent));
            Picture { rect, ..*self }.upright(ui, CardStyle::Play);
        });
    }

    fn picture(&self, ui: &Ui, art: Rect) {
        let game = self.scene.game();
        let definition = game.definition(self.scene.card(self.card).definition);
        let house = definition.words.iter().flatten().next().map_or("", |&word| game.word(word));
        emblem(ui.painter(), art, seed(house), seed(game.word(definition.id)));
    }

    fn upright(&self, ui: &Ui, style: CardStyle) {
        let (scene, rect) = (self.scene, self.rect);
        let points = |length: f32| length * rect.height() / 116.0;
        let art = rect.shrink(1.0).with_max_y(rect.top() + rect.height() * 0.34);
        self.picture(ui, art);
        let inner = rect.shrink2(vec2(points(6.0), points(4.0))).with_min_y(art.bottom() + points(3.0));
        let numbers = points(18.0).max(13.0);
        let lines = if inner.height() - numbers >= scene.small(Weight::Regular).size * 2.5 { 2 } else { 1 };
        // The next card of a hand covers the rest.
        let inner = match style {
            CardStyle::Held(seen) => inner.with_max_x(inner.right().min(rect.left() + seen - points(2.0))),
            _ => inner,
        };
        let title = inner.with_max_y(inner.bottom() - numbers);
        self.title(ui, title, lines);
        self.states(ui, title, Align2::LEFT_BOTTOM);
        self.numbers(ui, inner.with_min_y(inner.bottom() - numbers));
        self.badge(ui, style);
    }

    fn turned(&self, ui: &Ui) {
        let rect = self.rect;
        let art = rect.shrink(1.0).with_max_x(rect.left() + rect.width() * 0.3);
        self.picture(ui, art);
        let inner = rect.shrink2(vec2(4.0, 3.0)).with_min_x(art.right() + 5.0);
        let numbers = (rect.height() * 0.21).max(13.0);
        // The number in the corner stays free.
        let title = inner.with_max_y(inner.bottom() - numbers).with_max_x(inner.right() - 14.0);
        let is_high = title.height() >= self.scene.small(Weight::Regular).size * 2.5;
        self.title(ui, title, if is_high { 2 } else { 1 });
        self.states(ui, inner.with_max_y(inner.bottom() - numbers), Align2::LEFT_BOTTOM);
        self.numbers(ui, inner.with_min_y(inner.bottom() - numbers));
        self.badge(ui, CardStyle::Play);
    }

    fn small(&self, ui: &Ui) {
        self.picture(ui, self.rect.shrink(2.0));
    }

    fn title(&self, ui: &Ui, rect: Rect, lines: usize) {
        let colour = colours(ui).text;
        let font = self.scene.small(Weight::Semibold);
        let title = in_lines(ui, self.name, font, colour, rect.width(), lines);
        ui.painter().with_clip_rect(rect.expand(2.0).intersect(ui.clip_rect())).galley(rect.min, title, colour);
    }

    /// Marks as icons, counters with their value. The mark that turns a card is not repeated.
    fn states(&self, ui: &Ui, rect: Rect, align: Align2) {
        let (scene, colours) = (self.scene, colours(ui));
        let size = scene.points(11.0).clamp(10.0, 14.0);
        let mut right = rect.left();
        for &(state, value) in &self.look.states {
            let Some((id, rule)) = scene.game().states.get_index(state.index()) else { continue };
            if Some(state) == turning(scene) {
                continue;
            }
            let icon = scene.icon("states", id).unwrap_or(if rule.counter { Icon::Hash } else { Icon::CircleDot });
            let at = pos2(right, align.y().align_size_within_range(size, rect.y_range()).min);
            icon_at(ui.painter(), at + vec2(size / 2.0, size / 2.0), icon, size, colours.warning.text);
            right += size + 2.0;
            if rule.counter {
                let (at, font) = (pos2(right, at.y + size / 2.0), scene.small(Weight::Semibold));
                let text =
                    text_at(ui.painter(), at, Align2::LEFT_CENTER, &value.to_string(), font, colours.warning.text);
                right = text.right() + 4.0;
            }
        }
        for keyword in &self.look.keywords {
            if right + size > rect.right() {
                break;
            }
            let Some((id, _)) = scene.game().keywords.get_index(keyword.index()) else { continue };
            let icon = scene.icon("keywords", id).unwrap_or(Icon::Sparkle);
            let top = align.y().align_size_within_range(size, rect.y_range()).min;
            icon_at(ui.painter(), pos2(right + size / 2.0, top + size / 2.0), icon, size, colours.label);
            right += size + 2.0;
        }
        if self.look.attached > 0 && right + size <= rect.right() {
            let top = align.y().align_size_within_range(size, rect.y_range()).min;
            icon_at(ui.painter(), pos2(right + size / 2.0, top + size / 2.0), Icon::Link, size, colours.accent);
        }
    }

    /// Attack at the left, and at the right health or, in games without it, another number if there is room.
    fn numbers(&self, ui: &Ui, rect: Rect) {
        let Some(units) = &self.scene.game().units else { return };
        let is_had = |number: &NumberId| self.look.has >> number.0 & 1 == 1;
        let attack = units.attack.filter(is_had);
        let left =
            attack.map_or(rect.left(), |attack| self.number(ui, rect, attack, (Icon::Sword, Align2::LEFT_CENTER, 0)));
        let free = rect.with_min_x(left + 4.0);
        let fits = |number| self.number_width(ui, number) <= free.width();
        if let Some(health) = units.health {
            let wounds = units.wounds.and_then(|wounds| self.look.states.iter().find(|(state, _)| *state == wounds));
            let wounds = wounds.map_or(0, |&(_, value)| value);
            if is_had(&health) {
                let rect = if fits(health) { free } else { rect };
                self.number(ui, rect, health, (Icon::Heart, Align2::RIGHT_CENTER, wounds));
            }
        } else if let Some(number) = self.non_combat_numbers().nth(1).filter(is_had)
            && self.look.numbers.get(number.index()).is_some_and(|value| *value != 0)
            && fits(number)
        {
            self.number(ui, free, number, (Icon::Hash, Align2::RIGHT_CENTER, 0));
        }
    }

    /// The numbers that are neither attack nor health. The first is in the corner of a card.
    fn non_combat_numbers(&self) -> impl Iterator<Item = NumberId> + use<'_> {
        let game = self.scene.game();
        let fights = |number: NumberId| {
            game.units.as_ref().is_some_and(|units| units.attack == Some(number) || units.health == Some(number))
        };
        (0..game.numbers.len()).filter_map(NumberId::at).filter(move |&number| !fights(number))
    }

    /// How wide a number is without its icon, in points.
    fn number_width(&self, ui: &Ui, number: NumberId) -> f32 {
        let value = self.look.numbers.get(number.index()).copied().unwrap_or(0);
        text_width(ui, &value.to_string(), self.scene.font(theme::body(Weight::Semibold)))
    }

    /// Green above what is printed, red below. Returns where it ends.
    fn number(&self, ui: &Ui, rect: Rect, number: NumberId, (mark, align, less): (Icon, Align2, i32)) -> f32 {
        let colours = colours(ui);
        let at = number.index();
        let (value, printed) = (self.look.numbers.get(at), self.look.printed.get(at));
        let (Some(&value), Some(&printed)) = (value, printed) else { return rect.left() };
        let value = value - less;
        let colour = match value.cmp(&printed) {
            Ordering::Less => colours.error.text,
            Ordering::Equal => colours.text,
            Ordering::Greater => colours.good,
        };
        let size = self.scene.points(11.0).clamp(10.0, 14.0);
        let font = self.scene.font(theme::body(Weight::Semibold));
        let text = ui.painter().layout_no_wrap(value.to_string(), font, colour);
        // On a small card there is room for the number alone.
        let room = if size + 3.0 + text.size().x <= rect.width() { size + 3.0 } else { 0.0 };
        let width = room + text.size().x;
        let left = if align == Align2::LEFT_CENTER { rect.left() } else { rect.right() - width };
        let id = self.scene.game().numbers.get_index(at).map_or("", |(id, _)| id.as_str());
        let mark = self.scene.icon("numbers", id).unwrap_or(mark);
        if room > 0.0 {
            icon_at(ui.painter(), pos2(left + size / 2.0, rect.center().y), mark, size, colours.label);
        }
        ui.painter().galley(pos2(left + room, rect.center().y - text.size().y / 2.0), text, colour);
        left + width
    }

    /// The price of a held card, or the number of a card in play that neither fights nor is health.
    fn badge(&self, ui: &Ui, style: CardStyle) {
        let colours = colours(ui);
        let first = self.non_combat_numbers().next();
        let Some(number) = first.filter(|number| self.look.has >> number.0 & 1 == 1) else { return };
        let printed = self.look.printed.get(number.index()).copied().unwrap_or(0);
        let value = match style {
            CardStyle::Held(_) if self.look.price > 0 => self.look.price,
            _ => self.look.numbers.get(number.index()).copied().unwrap_or(printed),
        };
        let text = value.to_string();
        let font = self.scene.small(Weight::Semibold);
        let galley = ui.painter().layout_no_wrap(text, font, colours.text);
        let size = vec2((galley.size().x + 8.0).max(galley.size().y + 2.0), galley.size().y + 2.0);
        // Cards of a hand overlap from the right.
        let corner = if matches!(style, CardStyle::Held(_)) { Align2::LEFT_TOP } else { Align2::RIGHT_TOP };
        let rect = corner.align_size_within_rect(size, self.rect.shrink(3.0));
        ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.window);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colours.text);
    }

    /// A mark at the upper left corner, e.g. how many cards lie here.
    fn corner(&self, ui: &Ui, icon: Icon, text: &str) {
        let colours = colours(ui);
        let galley =
            ui.painter().layout_no_wrap(text.to_owned(), self.scene.small(Weight::Semibold), colours.on_accent);
        let size = vec2(galley.size().x + 20.0, galley.size().y + 2.0);
        let rect = Rect::from_min_size(self.rect.min + vec2(-3.0, -3.0), size);
        ui.painter().rect_filled(rect, CornerRadius::same(8), colours.accent_fill);
        icon_at(ui.painter(), pos2(rect.left() + 9.0, rect.center().y), icon, 10.0, colours.on_accent);
        ui.painter().galley(pos2(rect.left() + 16.0, rect.top() + 1.0), galley, colours.on_accent);
    }
}

fn frame(ui: &Ui, rect: Rect, fill: Color32, stroke: Stroke) {
    ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), fill, stroke, StrokeKind::Inside);
}
