//! A card on the board: how it is drawn. What the user can do with it is in `card_actions`.

use std::cmp::Ordering;

use egui::{Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardView, DragPayload, InlineNumber};
use super::card_actions;
use super::emblem::{emblem, seed};
use super::names::{icon, type_icon};
use crate::base::Name;
use crate::document::RecordPath;
use crate::engine::board::MAX_STAT;
use crate::engine::{Handle, Spot};
use crate::narration::Subject;
use crate::ruleset::Timing;
use crate::sandbox::{Edit, Picked};
use crate::studio::theme::{Weight, colours, radius};
use crate::studio::widgets::{elided, focus_ring, icon_at, in_lines, text_at};

/// How a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum CardStyle {
    /// In play: picture, name, numbers that can be edited.
    Unit,
    /// In a hand: name, type, cost.
    Compact,
    /// Known only to its owner: name and trigger.
    FaceDown,
}

/// Shows a card at its place.
pub fn card_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, spot: Spot, card: Handle, style: CardStyle) {
    let name = board.card_name(card);
    let id = ui.scope_id().with(("card", spot.side.index(), spot.zone, spot.at));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    let position = board.position(spot);
    let label = spoken(board, spot, card, &name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let is_over = board.accept_drop(&response, &position);
    let legal = card_actions::legal_actions(board, spot);
    let is_target = is_over || board.is_candidate(spot) || card_actions::action_on(board, spot).is_some();
    background(ui, board, spot, card, &response, [is_target, !legal.is_empty()]);
    match style {
        CardStyle::Unit => unit_ui(ui, board, rect, spot, card, &name),
        CardStyle::Compact => {
            let cost = board.engine.table.card(card).numbers.first().copied().unwrap_or(0);
            if let Some(inner) = small_card(ui, board, rect, card, &name, None) {
                let at = pos2(inner.right(), inner.bottom() - board.points(7.0));
                let (font, colour) = (board.small(Weight::Semibold), colours(ui).secondary);
                text_at(ui.painter(), at, Align2::RIGHT_CENTER, &cost.to_string(), font, colour);
            }
        }
        CardStyle::FaceDown => {
            let trigger = board.engine.table.card(card).trigger;
            let trigger = trigger.map_or(Icon::Crosshair, |id| icon(&board.view.rules().trigger(id).1.icon));
            let inner = small_card(ui, board, rect, card, &name, Some(trigger));
            if let (Some(inner), true) = (inner, board.state.is_revealed(card)) {
                let at = inner.max - vec2(6.0, 7.0) * board.scale;
                icon_at(ui.painter(), at, Icon::Eye, board.points(12.0), colours(ui).warning.text);
            }
        }
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
        // Tab can lead to a card that is scrolled out of its zone.
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
    }
    if response.hovered() || response.has_focus() {
        board.set_hover(Subject::Card(card));
    }
    if response.clicked() {
        card_actions::on_click(board, spot, card, &legal);
    }
    if board.is_editable() {
        response.dnd_set_drag_payload(DragPayload::Placed(position));
        card_actions::keys(ui, board, &response, spot);
        card_actions::menu_ui(ui, board, &response, spot, card);
    }
    let refusal = card_actions::refusal(board, spot, &legal);
    response.on_hover_text(refusal.map_or_else(|| name.clone(), |why| format!("{name}\n{why}")));
}

/// The accessible name of a card: its name, its zone, its numbers.
fn spoken(board: &BoardView<'_>, spot: Spot, card: Handle, name: &str) -> String {
    let (zone, declared) = board.zone(spot.zone);
    let mut label = format!("{name}, {}", board.zone_label(spot.side, zone));
    if declared.units {
        for ((id, _), at) in board.view.rules().numbers.iter().zip(0_u8..) {
            let number = board.state.player(spot.side).unit_number(spot.zone, spot.at, at);
            let title = board.view.i18n.name(&format!("number-{id}"), id);
            label = format!("{label}, {title} {number}");
        }
    }
    if board.state.is_revealed(card) {
        label = format!("{label}, {}", board.view.i18n.tr("sandbox-revealed"));
    }
    label
}

fn background(
    ui: &Ui,
    board: &BoardView<'_>,
    spot: Spot,
    card: Handle,
    response: &Response,
    [is_target, is_legal]: [bool; 2],
) {
    let colours = colours(ui);
    let is_picked = match (board.view.sandbox.picked(), board.engine.card_id(card)) {
        (Some((Picked::Id(picked), by)), Some(id)) => picked == id && *by == spot.side && board.is_editable(),
        _ => false,
    };
    let is_marked = is_picked || board.is_hovered(&Subject::Card(card));
    let fill = match (is_marked, response.hovered()) {
        (true, _) => colours.selected,
        (_, true) => colours.hover,
        _ => colours.raised,
    };
    let line = match (is_target, is_marked, is_legal) {
        (true, ..) => Stroke::new(2.0, colours.accent),
        (_, true, _) => Stroke::new(1.0, colours.selected_outline),
        (_, _, true) => Stroke::new(1.0, colours.good),
        _ => Stroke::new(1.0, colours.outline),
    };
    ui.painter().rect(response.rect, CornerRadius::same(radius::CONTROL), fill, line, StrokeKind::Inside);
}

fn unit_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, spot: Spot, card: Handle, name: &str) {
    let colours = colours(ui);
    let rules = board.view.rules();
    let id = board.engine.card_id(card).map_or("", |id| id.as_str());
    let hero = board.engine.hero(spot.side).map_or("", |id| id.as_str());
    let art =
        Rect::from_min_max(rect.min + vec2(1.0, 1.0), pos2(rect.right() - 1.0, rect.top() + rect.height() * 0.32));
    emblem(ui.painter(), art, seed(hero), seed(id));
    let inner = rect.shrink2(vec2(board.points(7.0), 0.0));
    let font = board.small(Weight::Semibold);
    let title = in_lines(ui, name, font, colours.text, inner.width(), 2);
    let clip =
        Rect::from_min_max(pos2(inner.left(), art.bottom()), pos2(inner.right(), art.bottom() + board.points(36.0)));
    ui.painter().with_clip_rect(clip).galley(pos2(inner.left(), art.bottom() + board.points(5.0)), title, colours.text);
    let line = |y: f32, indent: f32, text: &str, colour| {
        let galley = elided(ui, text, board.small(Weight::Regular), colour, inner.width() - board.points(indent));
        ui.painter().galley(pos2(inner.left() + board.points(indent), y), galley, colour);
    };
    let y = art.bottom() + board.points(38.0);
    let subtype = usize::try_from(board.engine.table.card(card).subtype).ok();
    if let Some((id, _)) = subtype.and_then(|at| rules.subtypes.get_index(at)) {
        line(y, 0.0, &board.view.i18n.name(&format!("subtype-{id}"), id), colours.label);
    }
    let y = y + board.points(15.0);
    if let Some((op, value)) = lasting_row(board, card) {
        line(y, 16.0, &format!("{} {value}", board.view.i18n.name(&format!("op-{op}.name"), &op)), colours.secondary);
        let operation = rules.operations.get(op.as_str());
        let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
        let mark = operation.map_or(Icon::Circle, |operation| icon(&operation.icon));
        let at = pos2(inner.left() + board.points(6.0), y + board.points(7.0));
        icon_at(ui.painter(), at, mark, board.points(12.0), tint.text);
    }
    let Some(units) = board.engine.table.rules.units else { return };
    let (half, low) = (inner.width() / 2.0, rect.bottom() - board.points(14.0));
    for (number, mark, left) in [(units.attack, Icon::Sword, 0.0), (units.health, Icon::Heart, half)] {
        let corner = pos2(inner.left() + left, low - board.points(10.0));
        let place = Rect::from_min_size(corner, vec2(half, board.points(20.0)));
        unit_number(ui, board, place, spot, number, mark);
    }
}

/// A number of a card in play. Its icon is red below the printed number and green above.
fn unit_number(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, spot: Spot, number: u8, mark: Icon) {
    let colours = colours(ui);
    let Some((id, _)) = board.view.rules().numbers.get_index(usize::from(number)) else { return };
    let value = i64::from(board.state.player(spot.side).unit_number(spot.zone, spot.at, number));
    let card = board.state.at(spot);
    let printed = card.and_then(|card| board.engine.table.card(card).numbers.get(usize::from(number)).copied());
    let colour = match value.cmp(&printed.map_or(value, i64::from)) {
        Ordering::Less => colours.error.text,
        Ordering::Equal => colours.label,
        Ordering::Greater => colours.good,
    };
    let [icon_width, width] = [13.0, 34.0].map(|length| board.points(length));
    icon_at(ui.painter(), pos2(rect.left() + icon_width / 2.0, rect.center().y), mark, icon_width - 1.0, colour);
    let left = rect.left() + icon_width;
    let card = card.map(|card| board.card_name(card)).unwrap_or_default();
    let name = format!("{}, {card}, {}", board.view.i18n.name(&format!("number-{id}"), id), spot.at + 1);
    let is_health = board.engine.table.rules.units.is_some_and(|units| units.health == number);
    let number = InlineNumber {
        rect: rect.with_min_x(left).with_max_x((left + width).min(rect.right() - 2.0)),
        name: &name,
        value,
        range: i64::from(is_health)..=MAX_STAT,
        font: board.body(Weight::Semibold),
        enabled: board.is_editable(),
    };
    if let Some(value) = number.show(ui) {
        board.edit_number(Edit::CardNumber(board.position(spot), id.clone(), value));
    }
}

/// The operation and value of the first row that counts while the card is in play or when it is destroyed.
fn lasting_row(board: &BoardView<'_>, card: Handle) -> Option<(Name, String)> {
    let id = board.engine.card_id(card)?;
    let RecordPath::Card(at) = board.view.find(id)? else { return None };
    let operations = &board.view.rules().operations;
    let row = board
        .view
        .registry()
        .cards
        .get(at)?
        .effects
        .iter()
        .find(|row| operations.get(row.op.as_str()).is_some_and(|operation| operation.timing != Timing::Play))?;
    Some((row.op.clone(), row.val.map(|val| val.to_string()).unwrap_or_default()))
}

/// A card that is not in play: its name above its mark, which is the icon of its type if `mark` is `None`. Returns the
/// place of the contents; `None` if nobody knows which card it is.
fn small_card(
    ui: &Ui,
    board: &BoardView<'_>,
    rect: Rect,
    card: Handle,
    name: &str,
    mark: Option<Icon>,
) -> Option<Rect> {
    let colours = colours(ui);
    if board.engine.table.card(card).card_type.is_none() {
        let mark = mark.unwrap_or(Icon::Star);
        icon_at(ui.painter(), rect.center(), mark, board.points(14.0), colours.disabled);
        return None;
    }
    let inner = rect.shrink2(vec2(5.0, 4.0) * board.scale);
    let room = inner.with_max_y(inner.bottom() - board.points(16.0));
    let font = board.small(Weight::Medium);
    let lines = |most| in_lines(ui, name, font.clone(), colours.text, inner.width(), most);
    // A line that the mark below would cut is left out.
    let title = [3, 2].into_iter().map(lines).find(|title| title.size().y <= room.height()).unwrap_or_else(|| lines(1));
    ui.painter().with_clip_rect(room).galley(inner.min, title, colours.text);
    let mark = mark.unwrap_or_else(|| type_icon(board.view, board.engine, card));
    let at = inner.left_bottom() + vec2(6.0, -7.0) * board.scale;
    icon_at(ui.painter(), at, mark, board.points(12.0), colours.label);
    Some(inner)
}

/// The back of a card.
pub fn back(ui: &Ui, rect: Rect, mark: Icon, size: f32) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(rect, corner, colours.hover, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    icon_at(ui.painter(), rect.center(), mark, size, colours.disabled);
}
