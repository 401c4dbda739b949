//! A player's side of the board: the player panel, the cards in play, and the zones behind them.

use egui::{Popup, Rangef, Rect, Response, Sense, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardView, hotspot, zone_background};
use super::card::{CardStyle, back, card_ui};
use super::layout::{GAP, MIN_CARD, MIN_UNIT, PANEL_WIDTH, UNIT_HEIGHT, ZONE_HEIGHT, card_row, shared_width};
use super::names::zone_name;
use super::player_panel::player_panel_ui;
use crate::base::Name;
use crate::card::Card;
use crate::engine::{Handle, MAX_CARDS, Side, Spot};
use crate::ruleset::{SeenBy, Zone};
use crate::sandbox::{BoardPosition, Edit, Tree};
use crate::studio::theme::{Weight, colours};
use crate::studio::widgets::{
    Choice, Choices, cell_label, dashed_outline, icon_at, inline_number, sides, text_width, type_icon,
};

/// The width of a zone's count, in points at scale 1.
const COUNT: f32 = 20.0;
/// The greatest number of cards in the menu that adds a card.
const MAX_CHOICES: usize = 3000;

/// Shows a player's side. The second player's side is upside down, so that the cards in play face each other.
pub fn player_side_ui(ui: &mut Ui, board: &BoardView<'_>, side: Side) {
    let [zone_height, gap, unit_height] = [ZONE_HEIGHT, GAP, UNIT_HEIGHT].map(|length| board.points(length));
    let size = vec2(ui.available_width(), zone_height + gap + unit_height);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    // The parts have fixed places, so that they must not move the cursor of the column.
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(whole));
    let (units, zones) = if side == Side::First {
        (whole.with_max_y(whole.top() + unit_height), whole.with_min_y(whole.bottom() - zone_height))
    } else {
        (whole.with_min_y(whole.bottom() - unit_height), whole.with_max_y(whole.top() + zone_height))
    };
    ui.push_id(("player side", side.index()), |ui| {
        let panel = units.with_max_x(units.left() + board.points(PANEL_WIDTH));
        // Tab goes from the top of the board to the bottom.
        if side == Side::Second {
            zones_ui(ui, board, zones, side);
        }
        player_panel_ui(ui, board, panel, side);
        units_ui(ui, board, units.with_min_x(panel.right() + gap), side);
        if side == Side::First {
            zones_ui(ui, board, zones, side);
        }
    });
}

/// The cards in play, in slots that share the width.
fn units_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side) {
    let gap = board.points(GAP);
    for zone in 0..board.layout().unit_zones {
        let cards = board.cards(side, zone);
        let slots = board.capacity(side, zone).unwrap_or(cards.len() + 1).max(cards.len()).max(1);
        let range = Rangef::new(MIN_UNIT, board.points(PANEL_WIDTH).max(MIN_UNIT));
        let widths = vec![shared_width(rect.width(), slots, gap, range); slots];
        card_row(ui, rect, gap, &widths, |ui, at, place| {
            let spot = Spot { side, zone, at: u8::try_from(at).unwrap_or(u8::MAX) };
            match cards.get(at) {
                Some(&card) => card_ui(ui, board, place, spot, card, CardStyle::Unit),
                None => empty_ui(ui, board, place, spot, at == cards.len()),
            }
        });
    }
}

/// An empty slot. A card can be dropped on the first one, or chosen for it from a menu.
fn empty_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, spot: Spot, is_first: bool) {
    let colours = colours(ui);
    if !is_first {
        return dashed_outline(ui, rect, colours.divider);
    }
    let position = board.position(spot);
    let name = format!("{}: {}", board.view.i18n.tr("sandbox-add-card"), board.zone_label(spot.side, &position.zone));
    let response = hotspot(ui, rect, ("empty", spot.zone, spot.at), &name);
    let is_over = board.accept_drop(&response, &position);
    dashed_outline(ui, rect, if is_over { colours.accent } else { colours.outline });
    icon_at(ui.painter(), rect.center(), Icon::Plus, board.points(14.0), colours.label);
    add_menu(board, &response, &position);
    response.on_hover_text(name);
}

/// The menu of the cards that can come to a place.
fn add_menu(board: &BoardView<'_>, button: &Response, position: &BoardPosition) {
    // The list of cards is built only for a menu that is open, because a project can have 100,000 cards.
    if !Popup::is_id_open(&button.ctx, button.id.with("choices")) && !button.clicked() {
        return;
    }
    let (i18n, rules) = (&board.view.i18n, board.view.rules());
    let zone = rules.zone_id(&position.zone);
    let fits = |card_type: &str| {
        let Some(zone) = zone else { return false };
        let declared = rules.zone(zone).1;
        let kind = rules.card_types.get(card_type);
        kind.is_some_and(|kind| !kind.is_hero && (!(declared.units || declared.reveals) || kind.to == Some(zone)))
    };
    let cards = board.view.registry().cards.iter().filter(|card| fits(&card.card_type)).take(MAX_CHOICES);
    let entry = |card: &Card| {
        let choice = Choice {
            icon: Some(type_icon(rules, &card.card_type)),
            about: card.id.to_string(),
            ..Choice::new(board.view.name_of(&card.id))
        };
        (choice, Edit::Insert(position.clone(), Tree::text(&card.id)))
    };
    let entries = || cards.map(entry).collect();
    let (name, search) = (i18n.tr("sandbox-add-card"), i18n.tr("search"));
    board.edit_chosen(Choices::new(&name, &search).width(300.0).pick(button, entries));
}

/// The zones behind the cards in play. Zones that their owner sees are rows of cards, the others are piles at the right.
fn zones_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side) {
    let layout = board.layout();
    let gap = board.points(GAP);
    let zones = (layout.unit_zones..).take(layout.zone_at.len() - usize::from(layout.unit_zones));
    let (rows, piles): (Vec<u8>, Vec<u8>) = zones.partition(|&zone| board.zone(zone).1.seen_by == SeenBy::Owner);
    let is_narrow = rect.width() < board.points(740.0);
    // A pile is as wide as its title and count.
    let pile_width = |zone: u8| {
        let title = zone_name(board.view, board.zone(zone).0);
        let font = board.small(Weight::Medium);
        let title = text_width(ui, &title, font).ceil();
        let range = Rangef::new(board.points(if is_narrow { 64.0 } else { 86.0 }), board.points(112.0));
        range.clamp(title + board.points(COUNT) + 16.0)
    };
    // Places are taken from the right, so that rows without a limit share the rest.
    let mut rest = rect;
    let mut take = |zone: u8, width: f32| {
        let place = rest.with_min_x(rest.right() - width);
        rest.max.x = place.left() - gap;
        (zone, place, rest.width())
    };
    let mut places: Vec<(u8, Rect, f32)> = piles.iter().rev().map(|&zone| take(zone, pile_width(zone))).collect();
    // Rows with a limit are as wide as their slots.
    let (bounded, open): (Vec<u8>, Vec<u8>) = rows.iter().partition(|zone| board.capacity(side, **zone).is_some());
    let room = places.last().map_or(rect.width(), |(.., room)| *room);
    for &zone in bounded.iter().rev() {
        let count = board.cards(side, zone).len();
        let slots = board.capacity(side, zone).unwrap_or(1).max(count).max(1);
        #[allow(clippy::cast_precision_loss, reason = "at most 80 cards")]
        let needed = board.points(count as f32 * 65.0 + (slots - count) as f32 * 17.0 + 32.0);
        let width = needed.min(room * if is_narrow { 0.36 } else { 0.45 }).max(board.points(104.0));
        places.push(take(zone, width));
    }
    let room = places.last().map_or(rect.width(), |(.., room)| *room);
    let width = shared_width(room, open.len(), gap, Rangef::new(MIN_CARD, f32::INFINITY));
    places.extend(open.iter().rev().map(|&zone| take(zone, width)));
    for (zone, rect, _) in places.into_iter().rev() {
        let (name, declared) = board.zone(zone);
        let place = ZonePlace { board, side, zone, name, declared, cards: board.cards(side, zone), rect };
        ui.push_id(("zone", zone), |ui| if piles.contains(&zone) { place.pile_ui(ui) } else { place.row_ui(ui) });
    }
}

/// A zone of a player at its place on the board.
struct ZonePlace<'a> {
    board: &'a BoardView<'a>,
    side: Side,
    zone: u8,
    name: &'a Name,
    declared: &'a Zone,
    cards: &'a [Handle],
    rect: Rect,
}

impl ZonePlace<'_> {
    /// The position behind the last card, and on top of a pile.
    fn end(&self) -> BoardPosition {
        BoardPosition { side: self.side, zone: self.name.clone(), at: self.cards.len() }
    }

    /// Background and head: the title, and the number of cards, which the user can change.
    fn frame_ui(&self, ui: &mut Ui, limit: Option<usize>) {
        let Self { board, side, name, rect, .. } = self;
        let background = ui.interact(*rect, ui.scope_id().with("background"), Sense::hover());
        zone_background(ui, *rect, board.accept_drop(&background, &self.end()));
        let colour = colours(ui).label;
        let number = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 1.0;
            if let Some(limit) = limit {
                cell_label(ui, &format!("/ {limit}"), board.small(Weight::Regular), colour);
            }
            let limit = i64::try_from(limit.unwrap_or(MAX_CARDS)).unwrap_or(i64::MAX);
            let range = (!self.declared.units).then_some(0..=limit);
            let count = i64::try_from(self.cards.len()).unwrap_or(0);
            let title = format!("{}: {}", board.view.i18n.tr("sandbox-count"), board.zone_label(*side, name));
            let look = (vec2(COUNT, 18.0) * board.scale, board.small(Weight::Semibold));
            if let Some(count) = inline_number(ui, &title, count, range, look) {
                board.edit_number(Edit::Count(*side, (*name).clone(), usize::try_from(count).unwrap_or(0)));
            }
        };
        let head =
            Rect::from_min_max(rect.min + vec2(8.0, 0.0), pos2(rect.right() - 6.0, rect.top() + board.points(26.0)));
        let title = zone_name(board.view, name);
        ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
            sides(ui, |ui| _ = cell_label(ui, &title, board.small(Weight::Medium), colour), number);
        });
    }

    /// A zone whose cards are next to each other.
    fn row_ui(&self, ui: &mut Ui) {
        let Self { board, side, zone, cards, rect, .. } = *self;
        let slots = board.capacity(side, zone).map(|capacity| capacity.max(cards.len()).max(1));
        self.frame_ui(ui, slots);
        let margin = board.points(8.0);
        let inner = Rect::from_min_max(rect.min + vec2(margin, board.points(24.0)), rect.max - vec2(margin, margin));
        let empty = slots.map_or(1, |slots| slots - cards.len());
        let style = if self.declared.reveals { CardStyle::FaceDown } else { CardStyle::Compact };
        let gap = board.points(5.0);
        let empty_width = |at: usize| board.points(if at == 0 { 28.0 } else { 12.0 });
        let empty_total: f32 = (0..empty).map(|at| empty_width(at) + gap).sum();
        let range = Rangef::new(MIN_CARD, board.points(74.0));
        let width = shared_width(inner.width() - empty_total, cards.len(), gap, range);
        let widths = cards.iter().map(|_| width).chain((0..empty).map(empty_width));
        card_row(ui, inner, gap, &widths.collect::<Vec<_>>(), |ui, at, place| {
            let spot = Spot { side, zone, at: u8::try_from(at).unwrap_or(u8::MAX) };
            match cards.get(at) {
                Some(&card) => card_ui(ui, board, place, spot, card, style),
                None => empty_ui(ui, board, place, spot, at == cards.len()),
            }
        });
    }

    /// A zone whose cards are on top of each other.
    fn pile_ui(&self, ui: &mut Ui) {
        let Self { board, side, zone, declared, cards, rect, .. } = *self;
        self.frame_ui(ui, None);
        let is_known = |card: &Handle| board.engine.table.card(*card).card_type.is_some();
        let margin = board.points(8.0);
        let corner = rect.min + vec2(margin, board.points(26.0));
        let place = Rect::from_min_max(corner, pos2(corner.x + board.points(42.0), rect.bottom() - margin));
        let mark = if declared.seen_by == SeenBy::Nobody { Icon::Star } else { Icon::Archive };
        match cards.last() {
            Some(&card) if declared.seen_by == SeenBy::All && is_known(&card) => {
                let spot = Spot { side, zone, at: u8::try_from(cards.len() - 1).unwrap_or(0) };
                card_ui(ui, board, place.with_max_x(rect.right() - margin), spot, card, CardStyle::Compact);
            }
            Some(_) => back(ui, place, mark, board.points(14.0)),
            None => dashed_outline(ui, place, colours(ui).divider),
        }
        self.pile_menu(ui, cards.iter().any(is_known));
    }

    /// The menu of a pile: lists all cards, from the top, and moves the chosen one to the hand. A pile without known
    /// cards has the menu that adds a card instead.
    fn pile_menu(&self, ui: &mut Ui, is_known: bool) {
        let board = self.board;
        let i18n = &board.view.i18n;
        let (title, mark) = if is_known { ("sandbox-pile", Icon::Ellipsis) } else { ("sandbox-add-card", Icon::Plus) };
        let label = format!("{}: {}", i18n.tr(title), board.zone_label(self.side, self.name));
        let corner = Rect::from_min_size(self.rect.max - vec2(24.0, 24.0), vec2(20.0, 20.0));
        let response = hotspot(ui, corner, "pile-menu", &label);
        icon_at(ui.painter(), corner.center(), mark, 13.0, colours(ui).label);
        if !is_known {
            return add_menu(board, &response, &self.end());
        }
        let entry = |(at, card): (usize, &Handle)| {
            let choice = Choice {
                about: (at + 1).to_string(),
                group: i18n.tr("sandbox-pile-hint").to_string(),
                ..Choice::new(board.card_name(*card))
            };
            (choice, BoardPosition { at, ..self.end() })
        };
        let entries = || self.cards.iter().enumerate().rev().map(entry).collect();
        let chosen = Choices::new(&label, &i18n.tr("search")).pick(&response, entries);
        let hand = board.view.rules().card_types.values().find_map(|kind| kind.from);
        if let (Some(from), Some(hand)) = (chosen, hand) {
            let zone = board.view.rules().zone(hand).0.clone();
            let at = board.cards(self.side, board.zone_index(&zone)).len();
            board.edit(Edit::Move(from, BoardPosition { side: self.side, zone, at }));
        }
    }
}
