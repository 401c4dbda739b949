//! A player's side of the board: the player panel, the cards in play, and the zones behind them.

use egui::{Align2, Color32, Popup, Rangef, Rect, Response, Sense, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardView, InlineNumber, dashed_outline, hotspot, zone_background};
use super::card::{CardStyle, back, card_ui};
use super::layout::{GAP, MIN_CARD, MIN_UNIT, PANEL_WIDTH, UNIT_HEIGHT, ZONE_HEIGHT, card_row, shared_width};
use super::names::{icon, zone_name};
use super::player_panel::player_panel_ui;
use crate::engine::{Handle, MAX_CARDS, Side, Spot};
use crate::ruleset::SeenBy;
use crate::sandbox::{BoardPosition, Edit, Tree};
use crate::studio::theme::{Weight, colours};
use crate::studio::widgets::{Choice, Choices, elided, icon_at, text_at};

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
    if !is_first || !board.is_editable() {
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
    let cards = &board.view.registry().cards;
    let fitting: Vec<usize> = (0..cards.len()).filter(|&at| fits(&cards[at].card_type)).take(MAX_CHOICES).collect();
    let choice = |&at: &usize| Choice {
        icon: rules.card_types.get(&cards[at].card_type).map(|kind| icon(&kind.icon)),
        text: board.view.name_of(&cards[at].id),
        about: cards[at].id.to_string(),
        ..Choice::default()
    };
    let (name, search) = (i18n.tr("sandbox-add-card"), i18n.tr("search"));
    if let Some(at) = Choices::new(&name, &search).width(300.0).show(button, || fitting.iter().map(choice).collect()) {
        board.edit(Edit::Insert(position.clone(), Tree::text(&cards[fitting[at]].id)));
    }
}

/// The zones behind the cards in play. Zones that their owner sees are rows of cards, the others are piles at the right.
fn zones_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side) {
    let layout = board.layout();
    let gap = board.points(GAP);
    let zones = (layout.unit_zones..).take(layout.zone_at.len() - usize::from(layout.unit_zones));
    let (rows, piles): (Vec<u8>, Vec<u8>) = zones.partition(|&zone| board.zone(zone).1.seen_by == SeenBy::Owner);
    let is_narrow = rect.width() < board.points(740.0);
    // A pile is as wide as its title and count.
    let pile_width = |zone: &u8| {
        let title = zone_name(board.view, board.zone(*zone).0);
        let font = board.small(Weight::Medium);
        let title = ui.painter().layout_no_wrap(title, font, Color32::PLACEHOLDER).size().x.ceil();
        let range = Rangef::new(board.points(if is_narrow { 64.0 } else { 86.0 }), board.points(112.0));
        range.clamp(title + board.points(COUNT) + 16.0)
    };
    let mut right = rect.right();
    let mut piles: Vec<(u8, Rect)> = piles
        .iter()
        .rev()
        .map(|zone| {
            let place = rect.with_max_x(right).with_min_x(right - pile_width(zone));
            right = place.left() - gap;
            (*zone, place)
        })
        .collect();
    piles.reverse();
    // Rows with a limit are as wide as their slots, the others share the rest.
    let (bounded, open): (Vec<u8>, Vec<u8>) = rows.iter().partition(|zone| board.capacity(side, **zone).is_some());
    let room = right - rect.left();
    let mut places: Vec<(u8, Rect)> = Vec::new();
    for &zone in bounded.iter().rev() {
        let count = board.cards(side, zone).len();
        let slots = board.capacity(side, zone).unwrap_or(1).max(count).max(1);
        #[allow(clippy::cast_precision_loss, reason = "at most 80 cards")]
        let needed = board.points(count as f32 * 65.0 + (slots - count) as f32 * 17.0 + 32.0);
        let width = needed.min(room * if is_narrow { 0.36 } else { 0.45 }).max(board.points(104.0));
        places.push((zone, rect.with_max_x(right).with_min_x(right - width)));
        right -= width + gap;
    }
    let width = shared_width(right - rect.left(), open.len(), gap, Rangef::new(MIN_CARD, f32::INFINITY));
    for &zone in open.iter().rev() {
        places.push((zone, rect.with_max_x(right).with_min_x(right - width)));
        right -= width + gap;
    }
    for (zone, place) in places.into_iter().rev() {
        row_ui(ui, board, place, side, zone);
    }
    for (zone, place) in piles {
        pile_ui(ui, board, place, side, zone);
    }
}

/// The head of a zone: its title, and the number of its cards, which the user can change.
fn head(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side, zone: u8, limit: Option<usize>) {
    let label_colour = colours(ui).label;
    let (name, declared) = board.zone(zone);
    let count = board.cards(side, zone).len();
    let middle = rect.top() + board.points(13.0);
    let mut right = rect.right() - 6.0;
    if let Some(limit) = limit {
        let (at, font) = (pos2(right, middle), board.small(Weight::Regular));
        let shown = text_at(ui.painter(), at, Align2::RIGHT_CENTER, &format!("/ {limit}"), font, label_colour);
        right = shown.left() - 1.0;
    }
    let size = vec2(board.points(COUNT), board.points(18.0));
    let number = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    let room = number.left() - rect.left() - 9.0;
    let title = elided(ui, &zone_name(board.view, name), board.small(Weight::Medium), label_colour, room);
    ui.painter().galley(pos2(rect.left() + 8.0, middle - title.size().y / 2.0), title, label_colour);
    let label = format!("{}: {}", board.view.i18n.tr("sandbox-count"), board.zone_label(side, name));
    let limit = i64::try_from(limit.unwrap_or(MAX_CARDS)).unwrap_or(i64::MAX);
    let number = InlineNumber {
        rect: number,
        name: &label,
        value: i64::try_from(count).unwrap_or(0),
        range: 0..=limit,
        font: board.small(Weight::Semibold),
        enabled: board.is_editable() && !declared.units,
    };
    if let Some(count) = number.show(ui) {
        board.edit_number(Edit::Count(side, name.clone(), usize::try_from(count).unwrap_or(0)));
    }
}

/// A zone whose cards are next to each other.
fn row_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side, zone: u8) {
    let (name, declared) = board.zone(zone);
    let cards = board.cards(side, zone);
    let end = BoardPosition { side, zone: name.clone(), at: cards.len() };
    let slots = board.capacity(side, zone).map(|capacity| capacity.max(cards.len()).max(1));
    ui.push_id(("zone", zone), |ui| {
        let background = ui.interact(rect, ui.scope_id().with("background"), Sense::hover());
        zone_background(ui, rect, board.accept_drop(&background, &end));
        head(ui, board, rect, side, zone, slots);
        let margin = board.points(8.0);
        let inner = Rect::from_min_max(rect.min + vec2(margin, board.points(24.0)), rect.max - vec2(margin, margin));
        let empty = match slots {
            Some(slots) => slots - cards.len(),
            None => usize::from(board.is_editable()),
        };
        let style = if declared.reveals { CardStyle::FaceDown } else { CardStyle::Compact };
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
    });
}

/// A zone whose cards are on top of each other.
fn pile_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, side: Side, zone: u8) {
    let (name, declared) = board.zone(zone);
    let cards = board.cards(side, zone);
    let is_known = |card: &Handle| board.engine.table.card(*card).card_type.is_some();
    let top = BoardPosition { side, zone: name.clone(), at: cards.len() };
    ui.push_id(("zone", zone), |ui| {
        let background = ui.interact(rect, ui.scope_id().with("background"), Sense::hover());
        zone_background(ui, rect, board.accept_drop(&background, &top));
        head(ui, board, rect, side, zone, None);
        let margin = board.points(8.0);
        let corner = rect.min + vec2(margin, board.points(26.0));
        let place = Rect::from_min_max(corner, pos2(corner.x + board.points(42.0), rect.bottom() - margin));
        match cards.last() {
            Some(&card) if declared.seen_by == SeenBy::All && is_known(&card) => {
                let spot = Spot { side, zone, at: u8::try_from(cards.len() - 1).unwrap_or(0) };
                card_ui(ui, board, place.with_max_x(rect.right() - margin), spot, card, CardStyle::Compact);
            }
            Some(_) => back(
                ui,
                place,
                if declared.seen_by == SeenBy::Nobody { Icon::Star } else { Icon::Archive },
                board.points(14.0),
            ),
            None => dashed_outline(ui, place, colours(ui).divider),
        }
        // The order of a deck is hidden during a match.
        if board.is_editable() || declared.seen_by != SeenBy::Nobody {
            let corner = Rect::from_min_size(rect.max - vec2(24.0, 24.0), vec2(20.0, 20.0));
            pile_menu(ui, board, corner, top, cards.iter().any(is_known));
        }
    });
}

/// The menu of a pile: lists all cards, from the top, and moves the chosen one to the hand. A pile without known cards
/// has the menu that adds a card instead.
fn pile_menu(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, top: BoardPosition, is_known: bool) {
    if !is_known && !board.is_editable() {
        return;
    }
    let i18n = &board.view.i18n;
    let title = i18n.tr(if is_known { "sandbox-pile" } else { "sandbox-add-card" });
    let label = format!("{title}: {}", board.zone_label(top.side, &top.zone));
    let response = hotspot(ui, rect, "pile", &label);
    let mark = if is_known { Icon::Ellipsis } else { Icon::Plus };
    icon_at(ui.painter(), rect.center(), mark, 13.0, colours(ui).label);
    if !is_known {
        return add_menu(board, &response, &top);
    }
    let cards = board.cards(top.side, board.zone_index(&top.zone));
    let choice = |(at, card): (usize, &Handle)| Choice {
        text: board.card_name(*card),
        about: (at + 1).to_string(),
        group: i18n.tr("sandbox-pile-hint").to_string(),
        reason: (!board.is_editable()).then(String::new),
        ..Choice::default()
    };
    let search = i18n.tr("search");
    let Some(chosen) =
        Choices::new(&label, &search).show(&response, || cards.iter().enumerate().rev().map(choice).collect())
    else {
        return;
    };
    let hand = board.view.rules().card_types.values().find_map(|kind| kind.from);
    if let Some(hand) = hand {
        let zone = board.view.rules().zone(hand).0.clone();
        let at = board.cards(top.side, board.zone_index(&zone)).len();
        let to = BoardPosition { zone, at, ..top };
        board.edit(Edit::Move(BoardPosition { at: cards.len() - 1 - chosen, ..top }, to));
    }
}
