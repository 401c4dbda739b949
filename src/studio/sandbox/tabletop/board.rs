//! The two halves of the board: rows of zones, the players' heads, and the bar between them.

use egui::{
    Align2, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::arrows::arrows_ui;
use super::card::{CardStyle, WIDTH, card_ui};
use super::drag;
use super::player::player_ui;
use super::scene::{Scene, SeenBy};
use super::summary_bar::summary_bar_ui;
use crate::kernel::ids::ZoneId;
use crate::kernel::state::{CardId, Seat, Thing};
use crate::sandbox::tabletop::{BoardRow, Half, ZoneStyle};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{dashed_outline, elided, surface, text_at, text_width};

/// The space between parts of the board, in points.
const GAP: f32 = 8.0;
/// The space between cards of a hand, in points.
const HAND_GAP: f32 = 6.0;
/// The height of the bar between the halves, in points.
const BAR_HEIGHT: f32 = 76.0;
/// The head of a hand or a pile, in points.
const TITLE: std::ops::RangeInclusive<f32> = 18.0..=28.0;
/// The sizes of a slot, in points.
const SLOT: std::ops::RangeInclusive<f32> = 60.0..=300.0;
/// The width of a player's head, in points.
const HEAD: std::ops::RangeInclusive<f32> = 104.0..=240.0;
/// Empty slots that are drawn at most.
const MOST_SLOTS: usize = 8;

/// How wide a slot is with the space beside it, at most, in slots.
const SPREAD: f32 = 1.3;
/// A board that is not wider than this fills its room, in points.
const NARROW: f32 = 1000.0;
/// Cards in a hand that are lower than this get wider where there is room, so that their names can be read, in points.
const LOW: f32 = 80.0;
/// How wide they get, in the width of an upright card.
const WIDEST: f32 = 1.8;

/// The weight of a hand with few cards, in cards, and of slots in play.
const LEAST_WEIGHT: f32 = 2.0;
const FULL_WEIGHT: f32 = 6.0;

/// The sizes of a board.
#[derive(Clone, Copy, Debug)]
pub struct Metrics {
    pub slot: f32,
    pub head: f32,
    /// The head of a hand or a pile.
    title: f32,
    height: f32,
    /// How wide it is at most: on a wide screen it stays together.
    width: f32,
}

impl Metrics {
    /// The largest board that fits.
    pub fn new(room: Vec2, half: &Half, hands: [bool; 2]) -> Self {
        let head = (room.x * 0.15).clamp(*HEAD.start(), *HEAD.end());
        let shares: f32 =
            hands.iter().map(|&is_known| half.rows.iter().map(|row| share(row, is_known)).sum::<f32>()).sum();
        #[allow(clippy::cast_precision_loss, reason = "a few rows")]
        let rows = half.rows.len() as f32;
        let title = (room.y / 50.0).clamp(*TITLE.start(), *TITLE.end());
        let fixed = BAR_HEIGHT + GAP * (2.0 * rows + 3.0) + 2.0 * title;
        let fits = (room.y - fixed) / shares.max(1.0);
        let slots = half.rows.iter().map(|row| row.zones.len()).max().unwrap_or(1).max(5);
        #[allow(clippy::cast_precision_loss, reason = "a few slots")]
        let slots = slots as f32;
        let wide = (room.x - head - 2.0 * GAP) / slots;
        let slot = fits.min(wide).clamp(*SLOT.start(), *SLOT.end());
        let width = (head + slots * slot * SPREAD).max(NARROW);
        Self { slot, head, title, height: fixed + slot * shares, width }
    }

    /// The size of everything, relative to a slot of 116 points.
    pub fn scale(&self) -> f32 {
        self.slot / 116.0
    }

    fn row(&self, row: &BoardRow, is_known: bool) -> f32 {
        self.slot * share(row, is_known) + if row.has_cards() { 0.0 } else { self.title }
    }
}

/// The height of a row, of a slot.
fn share(row: &BoardRow, is_known: bool) -> f32 {
    match (row.has_cards(), row.has_hand(), is_known) {
        (true, ..) => 1.0,
        (false, true, true) => 0.9,
        (false, ..) => 0.42,
    }
}

/// Draws the board: the half of the second player, the bar, and the half of the first.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_>, half: &Half, metrics: Metrics) {
    let room = ui.available_rect_before_wrap();
    let hands = Seat::BOTH.map(|seat| hand_is_known(scene, half, seat));
    let spare = ((room.height() - metrics.height) / 4.0).max(0.0);
    let width = room.width().min(metrics.width);
    let size = vec2(width, room.height().max(metrics.height));
    let area = Rect::from_center_size(pos2(room.center().x, room.top() + size.y / 2.0), size).shrink(GAP);
    ui.allocate_rect(area, Sense::hover());
    let height =
        |seat: Seat| half.rows.iter().map(|row| metrics.row(row, hands[seat.index()]) + GAP).sum::<f32>() - GAP;
    let upper = area.with_max_y(area.top() + height(Seat(1)));
    let lower = area.with_min_y(area.bottom() - height(Seat(0)));
    let middle = Rect::from_min_max(pos2(area.left(), upper.bottom()), pos2(area.right(), lower.top()));
    half_ui(ui, scene, half, metrics, (Seat(1), upper.translate(vec2(0.0, spare.min(GAP))), hands[1]));
    half_ui(ui, scene, half, metrics, (Seat(0), lower, hands[0]));
    let bar = Rect::from_center_size(middle.center(), vec2(middle.width(), BAR_HEIGHT.min(middle.height())));
    ui.scope_builder(UiBuilder::new().max_rect(bar).id_salt("middle of the board"), |ui| summary_bar_ui(ui, scene));
    arrows_ui(ui, scene);
}

/// Whether the user sees the cards that a player holds.
pub fn hand_is_known(scene: &Scene<'_>, half: &Half, seat: Seat) -> bool {
    let hands = half.rows.iter().flat_map(|row| &row.zones).filter(|(_, style)| *style == ZoneStyle::Hand);
    let mut cards = hands.flat_map(|(zone, _)| scene.cards(seat, *zone)).peekable();
    let is_own = match scene.seen_by {
        SeenBy::Both => true,
        SeenBy::Seat(own) => own == seat,
        SeenBy::ByHand => scene.is_by_hand(seat) || !scene.is_by_hand(seat.other()),
    };
    if cards.peek().is_none() { is_own } else { cards.any(|&card| scene.is_known(card)) }
}

fn half_ui(ui: &mut Ui, scene: &Scene<'_>, half: &Half, metrics: Metrics, (seat, rect, is_known): (Seat, Rect, bool)) {
    let head = rect.with_max_x(rect.left() + metrics.head);
    ui.scope_builder(UiBuilder::new().max_rect(head).id_salt(("head", seat.0)), |ui| player_ui(ui, scene, seat));
    let zones = rect.with_min_x(head.right() + GAP);
    let mut top = zones.top();
    // The row at the middle of the board is the last one of the upper half.
    let rows: Vec<&BoardRow> =
        if seat == Seat(0) { half.rows.iter().collect() } else { half.rows.iter().rev().collect() };
    for row in rows {
        let height = metrics.row(row, is_known);
        row_ui(
            ui,
            scene,
            metrics,
            row,
            seat,
            Rect::from_min_size(pos2(zones.left(), top), vec2(zones.width(), height)),
        );
        top += height + GAP;
    }
}

fn row_ui(ui: &mut Ui, scene: &Scene<'_>, metrics: Metrics, row: &BoardRow, seat: Seat, rect: Rect) {
    let pile = (metrics.slot * 0.56).max(64.0);
    let fixed = |&(zone, style): &(ZoneId, ZoneStyle)| match style {
        ZoneStyle::Slots | ZoneStyle::Hand => None,
        ZoneStyle::Single => Some(metrics.slot),
        // A pile is as wide as its title, within limits.
        ZoneStyle::Pile | ZoneStyle::Hidden => {
            let title = text_width(ui, &scene.zone_title(zone), scene.small(Weight::Regular)) + 18.0;
            Some(title.clamp(pile, pile * 1.4))
        }
    };
    #[allow(clippy::cast_precision_loss, reason = "a few zones")]
    let gaps = GAP * row.zones.len().saturating_sub(1) as f32;
    let widths: Vec<Option<f32>> = row.zones.iter().map(fixed).collect();
    let taken: f32 = widths.iter().flatten().sum();
    let weights: Vec<f32> = row.zones.iter().map(|&(zone, style)| weight(scene, seat, zone, style)).collect();
    let flexible = widths.iter().zip(&weights).filter(|(width, _)| width.is_none());
    let all: f32 = flexible.map(|(_, weight)| weight).sum();
    let least = metrics.slot * WIDTH;
    let mut left = rect.left();
    for ((&(zone, style), width), weight) in row.zones.iter().zip(widths).zip(weights) {
        let width = width.unwrap_or_else(|| ((rect.width() - taken - gaps) * weight / all.max(1.0)).max(least));
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        ui.push_id((zone.0, seat.0), |ui| zone_ui(ui, scene, metrics, (seat, zone, style), place));
        left += width + GAP;
    }
}

/// How much of a row a zone without a width of its own gets, beside the others: hands by their cards, so that a full hand
/// beside an empty zone can be read.
fn weight(scene: &Scene<'_>, seat: Seat, zone: ZoneId, style: ZoneStyle) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "at most 200 cards")]
    let cards = scene.cards(seat, zone).len() as f32;
    if style == ZoneStyle::Hand { cards.max(LEAST_WEIGHT) } else { FULL_WEIGHT }
}

fn zone_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    metrics: Metrics,
    (seat, zone, style): (Seat, ZoneId, ZoneStyle),
    rect: Rect,
) {
    let cards = scene.cards(seat, zone);
    let response = ui.interact(rect, ui.scope_id().with("zone"), Sense::hover());
    let name = format!("{}, {}, {}", scene.zone_title(zone), scene.player_name(seat), cards.len());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    drag::accept_zone_drop(scene, &response, (seat, zone));
    let colours = colours(ui);
    let head = rect.with_max_y(rect.top() + metrics.title);
    match style {
        ZoneStyle::Slots | ZoneStyle::Single => {
            let limit = scene.look.capacity(seat, zone);
            let slots = limit.unwrap_or(cards.len().max(5)).min(MOST_SLOTS).max(cards.len());
            // A turned card gets narrower where slots are, so that it covers no other card.
            #[allow(clippy::cast_precision_loss, reason = "at most 200 cards")]
            let each = (rect.width() + 4.0) / slots.max(1) as f32 - 4.0;
            let width = each.clamp(rect.height() * WIDTH, metrics.slot);
            let places = places(rect, slots, width, 16.0);
            for place in places.iter().skip(cards.len()) {
                let empty = Rect::from_center_size(place.center(), vec2(rect.height() * WIDTH, rect.height()));
                dashed_outline(ui, empty.shrink(1.0), colours.outline);
            }
            for (place, &card) in places.iter().zip(cards) {
                card_ui(ui, scene, *place, card, CardStyle::Play);
            }
        }
        ZoneStyle::Hand => {
            surface(ui, rect, radius::ROW, colours.well, colours.divider);
            title_ui(ui, scene, head, &scene.zone_title(zone), &count(scene, seat, zone, cards));
            let inner = rect.with_min_y(rect.top() + metrics.title).shrink2(vec2(8.0, 4.0));
            #[allow(clippy::cast_precision_loss, reason = "at most 200 cards")]
            let each = inner.width() / cards.len().max(1) as f32 - HAND_GAP;
            let upright = inner.height() * WIDTH;
            let width = if inner.height() < LOW { each.clamp(upright, WIDEST * upright) } else { upright };
            let places = places(inner, cards.len(), width, HAND_GAP);
            let step = places.get(1).map_or(width, |next| (next.left() - inner.left()).min(width));
            for (at, (place, &card)) in places.iter().zip(cards).enumerate() {
                let seen = if at + 1 < cards.len() { step } else { width };
                let is_small = inner.height() < metrics.slot * 0.5;
                card_ui(ui, scene, *place, card, if is_small { CardStyle::Small } else { CardStyle::Held(seen) });
            }
        }
        ZoneStyle::Pile | ZoneStyle::Hidden => {
            surface(ui, rect, radius::ROW, colours.well, colours.divider);
            title_ui(ui, scene, head, &scene.zone_title(zone), "");
            let inner = rect.with_min_y(rect.top() + metrics.title).shrink2(vec2(8.0, 4.0));
            // The number is below the card where the row is high, else at its right.
            let is_high = inner.height() > 72.0;
            let number = scene.points(16.0).clamp(12.0, 22.0);
            let height = if is_high {
                (inner.height() - 24.0).min((inner.width() - 4.0) / WIDTH)
            } else {
                inner.height().min((inner.width() - 1.8 * number) / WIDTH)
            };
            let size = vec2(height * WIDTH, height);
            let left = if is_high { inner.center().x - size.x / 2.0 } else { inner.left() };
            let top = if is_high { inner.top() } else { inner.center().y - size.y / 2.0 };
            let card = Rect::from_min_size(pos2(left, top), size);
            pile_ui(ui, scene, card, cards);
            let at = if is_high {
                pos2(card.center().x, card.bottom() + 12.0)
            } else {
                pos2(f32::midpoint(card.right(), inner.right()), card.center().y)
            };
            let font = FontId { size: number, ..theme::body(Weight::Semibold) };
            text_at(ui.painter(), at, Align2::CENTER_CENTER, &cards.len().to_string(), font, colours.text);
        }
    }
}

/// How many cards there are, and how many there can be.
fn count(scene: &Scene<'_>, seat: Seat, zone: ZoneId, cards: &[CardId]) -> String {
    match scene.look.capacity(seat, zone) {
        Some(limit) => format!("{} / {limit}", cards.len()),
        None => cards.len().to_string(),
    }
}

fn title_ui(ui: &Ui, scene: &Scene<'_>, head: Rect, title: &str, note: &str) {
    let (colours, font) = (colours(ui), scene.small(Weight::Regular));
    let line = head.shrink2(vec2(8.0, 0.0));
    let galley = elided(ui, title, font.clone(), colours.label, line.width());
    ui.painter().galley(pos2(line.left(), line.center().y - galley.size().y / 2.0 + 1.0), galley, colours.label);
    text_at(ui.painter(), line.right_center() + vec2(0.0, 1.0), Align2::RIGHT_CENTER, note, font, colours.secondary);
}

/// The top of a pile, with a ring if one of its cards can be chosen.
fn pile_ui(ui: &mut Ui, scene: &Scene<'_>, rect: Rect, cards: &[CardId]) {
    let colours = colours(ui);
    let Some(&top) = cards.last() else { return dashed_outline(ui, rect.shrink(1.0), colours.outline) };
    for depth in (1..cards.len().min(3)).rev() {
        #[allow(clippy::cast_precision_loss, reason = "at most two")]
        let shift = depth as f32 * 2.0;
        let below = rect.translate(vec2(shift, -shift));
        surface(ui, below, radius::BADGE, colours.hover, colours.outline);
    }
    card_ui(ui, scene, rect, top, CardStyle::Small);
    let chosen = cards.iter().filter(|&&card| scene.line_of(Thing::Card(card)).is_some()).count();
    if chosen > 0 {
        ui.painter().rect_stroke(
            rect,
            CornerRadius::same(radius::CONTROL),
            Stroke::new(2.0, colours.accent),
            StrokeKind::Inside,
        );
    }
}

/// The places of `count` cards from the left of `rect`; they overlap if they do not fit.
fn places(rect: Rect, count: usize, width: f32, gap: f32) -> Vec<Rect> {
    if count == 0 {
        return Vec::new();
    }
    #[allow(clippy::cast_precision_loss, reason = "at most 200 cards")]
    let step = ((rect.width() - width) / (count - 1).max(1) as f32).min(width + gap).max(2.0);
    #[allow(clippy::cast_precision_loss, reason = "at most 200 cards")]
    let place =
        |at: usize| Rect::from_min_size(pos2(rect.left() + step * at as f32, rect.top()), vec2(width, rect.height()));
    (0..count).map(place).collect()
}
