//! Half of the board: a player's plate, the cards in play, and the zones behind them.

use egui::{Align2, Color32, CornerRadius, Popup, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardResponse, BoardView, dashed_outline, inline_number, zone_ground};
use super::card::{CardStyle, back, card_ui};
use super::names::{icon, zone_name};
use super::player_panel::{WIDTH, player_panel_ui};
use crate::engine::{MAX_CARDS, Side, Spot};
use crate::ruleset::SeenBy;
use crate::sandbox::{BoardPosition, Command, Edit, Tree};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{Choice, Choices, elided, focus_ring, icon_at, text_at};

/// The height of a row of zones, and of cards in play.
pub const ZONES: f32 = 92.0;
/// See [`ZONES`].
pub const UNITS: f32 = 154.0;
const GAP: f32 = 8.0;
/// The width of the count of a zone, in points.
const COUNT: f32 = 20.0;
/// As many cards are offered in a menu at most.
const OFFERED: usize = 3000;

/// Shows a player's half; the opponent's stands upside down.
pub fn player_side_ui(ui: &mut Ui, table: &BoardView<'_>, side: Side, out: &mut BoardResponse<'_>) {
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), ZONES + GAP + UNITS), Sense::hover());
    let (units, zones) = if side == Side::First {
        (whole.with_max_y(whole.top() + UNITS), whole.with_min_y(whole.bottom() - ZONES))
    } else {
        (whole.with_min_y(whole.bottom() - UNITS), whole.with_max_y(whole.top() + ZONES))
    };
    ui.push_id(("player side", side.index()), |ui| {
        let plate = |ui: &mut Ui, out: &mut BoardResponse<'_>| {
            player_panel_ui(ui, table, Rect::from_min_size(units.min, vec2(WIDTH, UNITS)), side, out);
            units_ui(ui, table, units.with_min_x(units.left() + WIDTH + GAP), side, out);
        };
        if side == Side::First {
            plate(ui, out);
            zones_ui(ui, table, zones, side, out);
        } else {
            zones_ui(ui, table, zones, side, out);
            plate(ui, out);
        }
    });
}

/// The cards in play, in slots that share the width.
fn units_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    for zone in 0..table.board.table.rules.layout.unit_zones {
        let cards = table.cards(side, zone);
        let slots = table.capacity(side, zone).unwrap_or(cards.len() + 1).max(cards.len()).max(1);
        for at in 0..slots {
            let place = part(rect, at, slots, GAP, WIDTH);
            let spot = Spot { side, zone, at: u8::try_from(at).unwrap_or(u8::MAX) };
            match cards.get(at) {
                Some(&card) => card_ui(ui, table, place, spot, card, CardStyle::Unit, out),
                None => empty_ui(ui, table, place, spot, at == cards.len(), out),
            }
        }
    }
}

/// One of so many equal parts of a width, none wider than `most`.
fn part(rect: Rect, at: usize, parts: usize, gap: f32, most: f32) -> Rect {
    #[allow(clippy::cast_precision_loss, reason = "a handful of cards")]
    let (at, parts) = (at as f32, parts as f32);
    let width = ((rect.width() + gap) / parts - gap).min(most);
    Rect::from_min_size(pos2(rect.left() + at * (width + gap), rect.top()), vec2(width, rect.height()))
}

/// An empty place: a card can be dropped on it, or chosen for it.
fn empty_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, spot: Spot, first: bool, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    if !first || table.play.is_some() {
        dashed_outline(ui, rect, colours.divider);
        return;
    }
    let place = table.place(spot);
    let response = ui.interact(rect, ui.scope_id().with(("empty", spot.zone, spot.at)), Sense::click());
    let name = format!("{}: {}", table.view.i18n.tr("sandbox-add-card"), table.zone_of(spot.side, &place.zone));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let over = table.drop_at(&response, &place, out);
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::ROW), colours.hover);
    }
    dashed_outline(ui, rect, if over { colours.accent } else { colours.outline });
    if response.has_focus() {
        focus_ring(ui, rect, radius::ROW);
    }
    icon_at(ui.painter(), rect.center(), Icon::Plus, 14.0, colours.label);
    add_menu(table, &response, &place, out);
    response.on_hover_text(name);
}

/// The menu of cards that can come to a place.
fn add_menu(table: &BoardView<'_>, button: &egui::Response, place: &BoardPosition, out: &mut BoardResponse<'_>) {
    if !Popup::is_id_open(&button.ctx, button.id.with("choices")) && !button.clicked() {
        return;
    }
    let i18n = &table.view.i18n;
    let rules = table.view.rules();
    let zone = rules.zone_id(&place.zone);
    let fits = |card_type: &str| {
        let Some(zone) = zone else { return false };
        let declared = rules.zone(zone).1;
        let kind = rules.card_types.get(card_type);
        kind.is_some_and(|kind| !kind.is_hero && (!(declared.units || declared.reveals) || kind.to == Some(zone)))
    };
    let cards: Vec<usize> = {
        let cards = table.view.registry().cards.iter().enumerate();
        cards.filter(|(_, card)| fits(&card.card_type)).map(|(at, _)| at).take(OFFERED).collect()
    };
    let make = || {
        let line = |&at: &usize| {
            let card = &table.view.registry().cards[at];
            let kind = rules.card_types.get(&card.card_type);
            Choice {
                icon: kind.map(|kind| icon(&kind.icon)),
                text: table.index.name(table.view, &card.id),
                about: card.id.to_string(),
                ..Choice::default()
            }
        };
        cards.iter().map(line).collect()
    };
    let name = i18n.tr("sandbox-add-card");
    if let Some(at) = Choices::new(&name, &i18n.tr("search")).width(300.0).show(button, make) {
        let id = table.view.registry().cards[cards[at]].id.clone();
        out.ask(Command::Edit(Edit::Insert(place.clone(), Tree::text(&id)), None));
    }
}

/// The zones that are not in play: those that their owner sees side by side, the others as piles.
fn zones_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, out: &mut BoardResponse<'_>) {
    let layout = &table.board.table.rules.layout;
    let zones: Vec<u8> = (layout.unit_zones..).take(layout.zone_at.len() - usize::from(layout.unit_zones)).collect();
    let is_pile = |zone: &&u8| {
        let declared = table.zone(**zone).1;
        declared.seen_by != SeenBy::Owner
    };
    let piles: Vec<u8> = zones.iter().filter(is_pile).copied().collect();
    let rows: Vec<u8> = zones.iter().filter(|zone| !is_pile(zone)).copied().collect();
    let is_narrow = rect.width() < 740.0;
    // A pile is as wide as its name needs, beside its count.
    let wide = |zone: &u8| {
        let title = zone_name(table.view, table.zone(*zone).0);
        let font = theme::small(Weight::Medium);
        let title = ui.painter().layout_no_wrap(title, font, Color32::PLACEHOLDER).size().x.ceil();
        (title + 8.0 + 2.0 + COUNT + 6.0).clamp(if is_narrow { 64.0 } else { 86.0 }, 112.0)
    };
    let pile_widths: Vec<f32> = piles.iter().map(wide).collect();
    let piles_wide: f32 = pile_widths.iter().map(|wide| wide + GAP).sum();
    let (bounded, open): (Vec<u8>, Vec<u8>) = rows.iter().partition(|zone| table.capacity(side, **zone).is_some());
    let mut right = rect.right() - piles_wide;
    let mut places = Vec::new();
    for &zone in &bounded {
        let count = table.cards(side, zone).len();
        let slots = table.capacity(side, zone).unwrap_or(1).max(count).max(1);
        #[allow(clippy::cast_precision_loss, reason = "a handful of cards")]
        let wide = count as f32 * 65.0 + (slots - count) as f32 * 17.0 + 32.0;
        let most = (rect.width() - piles_wide) * if is_narrow { 0.36 } else { 0.45 };
        let wide = wide.min(most).max(104.0);
        places.push((
            zone,
            Rect::from_min_max(pos2(right - wide, rect.top()), pos2(right, rect.bottom())),
            Some(slots),
        ));
        right -= wide + GAP;
    }
    for (at, &zone) in open.iter().enumerate() {
        let all = Rect::from_min_max(rect.min, pos2(right, rect.bottom()));
        places.push((zone, part(all, at, open.len(), GAP, f32::INFINITY), None));
    }
    places.sort_by(|(_, a, _), (_, b, _)| a.left().total_cmp(&b.left()));
    for (zone, place, slots) in places {
        row_ui(ui, table, place, side, zone, slots, out);
    }
    let mut left = rect.right() - piles_wide + GAP;
    for (&zone, wide) in piles.iter().zip(pile_widths) {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        pile_ui(ui, table, place, side, zone, out);
        left += wide + GAP;
    }
}

/// The head of a zone: its name, and how many cards it has, which can be set.
fn head(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    side: Side,
    zone: u8,
    most: Option<usize>,
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let (name, declared) = table.zone(zone);
    let count = table.cards(side, zone).len();
    let middle = rect.top() + 13.0;
    let title = zone_name(table.view, name);
    let mut right = rect.right() - 6.0;
    if let Some(most) = most {
        let of = format!("/ {most}");
        right = text_at(
            ui.painter(),
            pos2(right, middle),
            Align2::RIGHT_CENTER,
            &of,
            theme::small(Weight::Regular),
            colours.label,
        )
        .left()
            - 1.0;
    }
    let number = Rect::from_min_max(pos2(right - COUNT, middle - 9.0), pos2(right, middle + 9.0));
    let title = elided(ui, &title, theme::small(Weight::Medium), colours.label, number.left() - rect.left() - 9.0);
    ui.painter().galley(pos2(rect.left() + 8.0, middle - title.size().y / 2.0), title, colours.label);
    let label = format!("{}: {}", table.view.i18n.tr("sandbox-count"), table.zone_of(side, name));
    let most = i64::try_from(most.unwrap_or(MAX_CARDS)).unwrap_or(80);
    let enabled = table.play.is_none() && !declared.units;
    let font = theme::small(Weight::Semibold);
    let now = i64::try_from(count).unwrap_or(0);
    if let Some(count) = inline_number(ui, number, &label, now, 0..=most, font, enabled) {
        let count = usize::try_from(count).unwrap_or(0);
        out.ask(Command::Edit(Edit::Count(side, name.clone(), count), table.view.gesture));
    }
}

/// A zone whose cards lie side by side.
fn row_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    side: Side,
    zone: u8,
    slots: Option<usize>,
    out: &mut BoardResponse<'_>,
) {
    let (name, declared) = table.zone(zone);
    let cards = table.cards(side, zone);
    let end = BoardPosition { side, zone: name.clone(), at: cards.len() };
    ui.push_id(("zone", zone), |ui| {
        let ground = ui.interact(rect, ui.scope_id().with("ground"), Sense::hover());
        let over = table.drop_at(&ground, &end, out);
        zone_ground(ui, rect, over);
        head(ui, table, rect, side, zone, slots, out);
        let inner = Rect::from_min_max(pos2(rect.left() + 8.0, rect.top() + 24.0), rect.max - vec2(8.0, 7.0));
        let free = slots.map_or(1, |slots| slots.saturating_sub(cards.len()));
        let free = if table.play.is_some() && slots.is_none() { 0 } else { free };
        let look = if declared.reveals { CardStyle::FaceDown } else { CardStyle::Compact };
        let empty = |at: usize| if at == cards.len() { 28.0 } else { 12.0 };
        let free_wide: f32 = (cards.len()..cards.len() + free).map(|at| empty(at) + 5.0).sum();
        #[allow(clippy::cast_precision_loss, reason = "a handful of cards")]
        let each = ((inner.width() - free_wide) / cards.len().max(1) as f32 - 5.0).clamp(12.0, 74.0);
        let mut left = inner.left();
        for at in 0..cards.len() + free {
            let wide = if at < cards.len() { each } else { empty(at) };
            let place = Rect::from_min_size(pos2(left, inner.top()), vec2(wide, inner.height()));
            left += wide + 5.0;
            let spot = Spot { side, zone, at: u8::try_from(at).unwrap_or(u8::MAX) };
            match cards.get(at) {
                Some(&card) => card_ui(ui, table, place, spot, card, look, out),
                None => empty_ui(ui, table, place, spot, at == cards.len(), out),
            }
        }
    });
}

/// A zone whose cards lie on one another.
fn pile_ui(ui: &mut Ui, table: &BoardView<'_>, rect: Rect, side: Side, zone: u8, out: &mut BoardResponse<'_>) {
    let colours = colours(ui);
    let (name, declared) = table.zone(zone);
    let cards = table.cards(side, zone);
    let top = BoardPosition { side, zone: name.clone(), at: cards.len() };
    ui.push_id(("zone", zone), |ui| {
        let ground = ui.interact(rect, ui.scope_id().with("ground"), Sense::hover());
        let over = table.drop_at(&ground, &top, out);
        zone_ground(ui, rect, over);
        head(ui, table, rect, side, zone, None, out);
        let place = Rect::from_min_size(pos2(rect.left() + 8.0, rect.top() + 26.0), vec2(42.0, rect.height() - 33.0));
        let mark = if declared.seen_by == SeenBy::Nobody { Icon::Star } else { Icon::Archive };
        let known = cards.iter().filter(|card| table.board.table.card(**card).card_type.is_some()).count();
        if let Some(&card) = cards.last() {
            if declared.seen_by == SeenBy::All && table.board.table.card(card).card_type.is_some() {
                let spot = Spot { side, zone, at: u8::try_from(cards.len() - 1).unwrap_or(0) };
                card_ui(ui, table, place.with_max_x(rect.right() - 8.0), spot, card, CardStyle::Compact, out);
            } else {
                back(ui, place, mark);
            }
        } else {
            dashed_outline(ui, place, colours.divider);
        }
        if table.play.is_some() && declared.seen_by == SeenBy::Nobody {
            return;
        }
        let corner = Rect::from_min_size(rect.max - vec2(24.0, 24.0), vec2(20.0, 20.0));
        pile_menu(ui, table, corner, side, zone, known, out);
    });
}

/// All cards of a pile, from the top; and a card for its top.
fn pile_menu(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    side: Side,
    zone: u8,
    known: usize,
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let (name, _) = table.zone(zone);
    let cards = table.cards(side, zone);
    let response = ui.interact(rect, ui.scope_id().with("pile"), Sense::click());
    let i18n = &table.view.i18n;
    let is_edited = table.play.is_none();
    let mark = if known > 0 { Icon::Ellipsis } else { Icon::Plus };
    if known == 0 && !is_edited {
        return;
    }
    let what = if known > 0 { "sandbox-pile" } else { "sandbox-add-card" };
    let label = format!("{}: {}", i18n.tr(what), table.zone_of(side, name));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    icon_at(ui.painter(), rect.center(), mark, 13.0, colours.label);
    if known == 0 {
        let place = BoardPosition { side, zone: name.clone(), at: cards.len() };
        add_menu(table, &response, &place, out);
        return;
    }
    let hands: Vec<_> = table.view.rules().card_types.values().filter_map(|kind| kind.from).collect();
    let hand = hands.first().map(|&id| table.view.rules().zone(id).0.clone());
    let make = || {
        let line = |(at, card): (usize, &crate::engine::Handle)| Choice {
            text: table.card(*card),
            about: (at + 1).to_string(),
            group: i18n.tr("sandbox-pile-hint").to_string(),
            reason: (!is_edited).then(String::new),
            ..Choice::default()
        };
        cards.iter().enumerate().rev().map(line).collect()
    };
    if let Some(chosen) = Choices::new(&label, &i18n.tr("search")).show(&response, make)
        && let Some(hand) = hand
    {
        let from = BoardPosition { side, zone: name.clone(), at: cards.len() - 1 - chosen };
        let layout = table.layout(&hand);
        let to = BoardPosition { side, at: table.cards(side, layout).len(), zone: hand };
        out.ask(Command::Edit(Edit::Move(from, to), None));
    }
}
