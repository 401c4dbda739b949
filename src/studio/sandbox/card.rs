//! A card on the board: how it is drawn. What the user can do with it is in `card_actions`.

use std::cmp::Ordering;

use egui::{Align2, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::board_view::{BoardView, DragPayload, InlineNumber};
use super::card_actions;
use super::emblem::{emblem, seed};
use super::names::{icon, operation_mark, type_icon};
use crate::base::Name;
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

pub fn card_ui(ui: &mut Ui, board: &BoardView<'_>, rect: Rect, spot: Spot, card: Handle, style: CardStyle) {
    let placed = PlacedCard { board, rect, spot, card, name: board.card_name(card) };
    let id = ui.scope_id().with(("card", spot.side.index(), spot.zone, spot.at));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    let position = board.position(spot);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, placed.spoken()));
    let is_over = board.accept_drop(&response, &position);
    let legal = card_actions::legal_actions(board, spot);
    let is_target = is_over || board.is_candidate(spot) || card_actions::action_on(board, spot).is_some();
    placed.background(ui, &response, is_target, !legal.is_empty());
    match style {
        CardStyle::Unit => placed.unit_ui(ui),
        CardStyle::Compact => {
            let cost = board.engine.table.card(card).numbers.first().copied().unwrap_or(0);
            if let Some(inner) = placed.small_ui(ui, None) {
                let at = pos2(inner.right(), inner.bottom() - board.points(7.0));
                let (font, colour) = (board.small(Weight::Semibold), colours(ui).secondary);
                text_at(ui.painter(), at, Align2::RIGHT_CENTER, &cost.to_string(), font, colour);
            }
        }
        CardStyle::FaceDown => {
            let trigger = board.engine.table.card(card).trigger;
            let trigger = trigger.map_or(Icon::Crosshair, |id| icon(&board.view.rules().trigger(id).1.icon));
            let inner = placed.small_ui(ui, Some(trigger));
            if let (Some(inner), true) = (inner, board.state.is_revealed(card)) {
                let at = inner.max - vec2(6.0, 7.0) * board.scale;
                icon_at(ui.painter(), at, Icon::Eye, board.points(12.0), colours(ui).warning.text);
            }
        }
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    // Tab can lead to a card that is scrolled out of its zone.
    if response.gained_focus() {
        response.scroll_to_me(None);
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
    let refusal = card_actions::refusal(board, spot, &legal).map(|why| format!("\n{why}"));
    response.on_hover_text(placed.name + refusal.as_deref().unwrap_or_default());
}

/// A card at its place on the board.
struct PlacedCard<'a> {
    board: &'a BoardView<'a>,
    rect: Rect,
    spot: Spot,
    card: Handle,
    name: String,
}

impl PlacedCard<'_> {
    /// The accessible name of the card: its name, its zone, its numbers.
    fn spoken(&self) -> String {
        let Self { board, spot, name, .. } = self;
        let i18n = &board.view.i18n;
        let (zone, declared) = board.zone(spot.zone);
        let mut label = format!("{name}, {}", board.zone_label(spot.side, zone));
        if declared.units {
            for (id, at) in board.view.rules().numbers.keys().zip(0_u8..) {
                let number = board.state.player(spot.side).unit_number(spot.zone, spot.at, at);
                label = format!("{label}, {} {number}", i18n.name(&format!("number-{id}"), id));
            }
        }
        if board.state.is_revealed(self.card) {
            label = format!("{label}, {}", i18n.tr("sandbox-revealed"));
        }
        label
    }

    fn background(&self, ui: &Ui, response: &Response, is_target: bool, is_legal: bool) {
        let (colours, board) = (colours(ui), self.board);
        let is_picked = match (board.view.sandbox.picked(), board.engine.card_id(self.card)) {
            (Some((Picked::Id(picked), by)), Some(id)) => picked == id && *by == self.spot.side && board.is_editable(),
            _ => false,
        };
        let is_marked = is_picked || board.is_hovered(&Subject::Card(self.card));
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
        ui.painter().rect(self.rect, CornerRadius::same(radius::CONTROL), fill, line, StrokeKind::Inside);
    }

    /// A card in play: picture, name, subtype, the first row that lasts, and the numbers.
    fn unit_ui(&self, ui: &mut Ui) {
        let Self { board, rect, spot, card, .. } = self;
        let colours = colours(ui);
        let id = board.engine.card_id(*card).map_or("", Name::as_str);
        let hero = board.engine.hero(spot.side).map_or("", Name::as_str);
        let art = rect.with_max_y(rect.top() + rect.height() * 0.32 + 1.0).shrink(1.0);
        emblem(ui.painter(), art, seed(hero), seed(id));
        let inner = rect.shrink2(vec2(board.points(7.0), 0.0)).with_min_y(art.bottom());
        let title = in_lines(ui, &self.name, board.small(Weight::Semibold), colours.text, inner.width(), 2);
        let clip = inner.with_max_y(inner.top() + board.points(36.0));
        let corner = pos2(inner.left(), inner.top() + board.points(5.0));
        ui.painter().with_clip_rect(clip).galley(corner, title, colours.text);
        let line = |y: f32, indent: f32, text: &str, colour| {
            let galley = elided(ui, text, board.small(Weight::Regular), colour, inner.width() - indent);
            ui.painter().galley(pos2(inner.left() + indent, inner.top() + board.points(y)), galley, colour);
        };
        let subtype = usize::try_from(board.engine.table.card(*card).subtype).ok();
        if let Some((id, _)) = subtype.and_then(|at| board.view.rules().subtypes.get_index(at)) {
            line(38.0, 0.0, &board.view.i18n.name(&format!("subtype-{id}"), id), colours.label);
        }
        if let Some((op, value)) = self.lasting_row() {
            let name = board.view.i18n.name(&format!("op-{op}.name"), op);
            line(53.0, board.points(16.0), format!("{name} {value}").trim_end(), colours.secondary);
            let (mark, tint) = operation_mark(board.view, colours, op);
            let at = inner.min + vec2(6.0, 60.0) * board.scale;
            icon_at(ui.painter(), at, mark, board.points(12.0), tint);
        }
        let Some(units) = board.engine.table.rules.units else { return };
        let low = inner.with_max_y(rect.bottom() - board.points(4.0)).with_min_y(rect.bottom() - board.points(24.0));
        let (left, right) = low.split_left_right_at_fraction(0.5);
        self.unit_number(ui, left, units.attack, Icon::Sword);
        self.unit_number(ui, right, units.health, Icon::Heart);
    }

    /// A number of a card in play. Its icon is red below the printed number and green above.
    fn unit_number(&self, ui: &mut Ui, rect: Rect, number: u8, mark: Icon) {
        let Self { board, spot, card, name, .. } = self;
        let colours = colours(ui);
        let Some((id, _)) = board.view.rules().numbers.get_index(usize::from(number)) else { return };
        let value = i64::from(board.state.player(spot.side).unit_number(spot.zone, spot.at, number));
        let printed = board.engine.table.card(*card).numbers.get(usize::from(number)).copied();
        let colour = match value.cmp(&printed.map_or(value, i64::from)) {
            Ordering::Less => colours.error.text,
            Ordering::Equal => colours.label,
            Ordering::Greater => colours.good,
        };
        let [icon_width, width] = [13.0, 34.0].map(|length| board.points(length));
        icon_at(ui.painter(), rect.left_center() + vec2(icon_width / 2.0, 0.0), mark, icon_width - 1.0, colour);
        let left = rect.left() + icon_width;
        let title = board.view.i18n.name(&format!("number-{id}"), id);
        let is_health = board.engine.table.rules.units.is_some_and(|units| units.health == number);
        let number = InlineNumber {
            rect: rect.with_min_x(left).with_max_x((left + width).min(rect.right() - 2.0)),
            name: &format!("{title}, {name}, {}", spot.at + 1),
            value,
            range: i64::from(is_health)..=MAX_STAT,
            font: board.body(Weight::Semibold),
            enabled: board.is_editable(),
        };
        if let Some(value) = number.show(ui) {
            board.edit_number(Edit::CardNumber(board.position(*spot), id.clone(), value));
        }
    }

    /// The operation and value of the first row that counts while the card is in play or when it is destroyed.
    fn lasting_row(&self) -> Option<(&str, String)> {
        let view = self.board.view;
        let is_lasting = |op: &str| view.rules().operations.get(op).is_some_and(|op| op.timing != Timing::Play);
        let card = view.card(self.board.engine.card_id(self.card)?)?;
        let row = card.effects.iter().find(|row| is_lasting(&row.op))?;
        Some((&row.op, row.val.map(|val| val.to_string()).unwrap_or_default()))
    }

    /// A card that is not in play: its name above its mark, which is the icon of its type if `mark` is `None`. Returns
    /// the place of the contents; `None` if nobody knows which card it is.
    fn small_ui(&self, ui: &Ui, mark: Option<Icon>) -> Option<Rect> {
        let Self { board, rect, card, name, .. } = self;
        let colours = colours(ui);
        if board.engine.table.card(*card).card_type.is_none() {
            let mark = mark.unwrap_or(Icon::Star);
            icon_at(ui.painter(), rect.center(), mark, board.points(14.0), colours.disabled);
            return None;
        }
        let inner = rect.shrink2(vec2(5.0, 4.0) * board.scale);
        let room = inner.with_max_y(inner.bottom() - board.points(16.0));
        let font = board.small(Weight::Medium);
        let lines = |most| in_lines(ui, name, font.clone(), colours.text, inner.width(), most);
        // A line that the mark below would cut is left out.
        let fitting = [3, 2].into_iter().map(lines).find(|title| title.size().y <= room.height());
        let title = fitting.unwrap_or_else(|| lines(1));
        ui.painter().with_clip_rect(room).galley(inner.min, title, colours.text);
        let mark = mark.unwrap_or_else(|| type_icon(board.view, board.engine, *card));
        let at = inner.left_bottom() + vec2(6.0, -7.0) * board.scale;
        icon_at(ui.painter(), at, mark, board.points(12.0), colours.label);
        Some(inner)
    }
}

/// The back of a card.
pub fn back(ui: &Ui, rect: Rect, mark: Icon, size: f32) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(rect, corner, colours.hover, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    icon_at(ui.painter(), rect.center(), mark, size, colours.disabled);
}
