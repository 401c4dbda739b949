//! A card on the board: how it is drawn. What the user can do with it is in `card_actions`.

use std::cmp::Ordering;

use egui::{
    Align, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::board_view::{BoardView, DragPayload};
use super::card_actions;
use super::emblem::{emblem, seed};
use crate::base::Name;
use crate::engine::board::MAX_STAT;
use crate::engine::{Handle, Spot};
use crate::narration::Subject;
use crate::ruleset::Timing;
use crate::sandbox::{Edit, Picked};
use crate::studio::theme::{Tint, Weight, colours, radius};
use crate::studio::widgets::{
    cell_label, column, focus_ring, galley_label, icon_at, icon_label, icon_named, in_lines, inline_number, line,
    operation_mark, sides, type_icon,
};

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
    placed.background(ui, &response, is_over || board.is_candidate(spot));
    match style {
        CardStyle::Unit => placed.unit_ui(ui),
        CardStyle::Compact => {
            let cost = board.engine.table.card(card).numbers.first().copied().unwrap_or(0).to_string();
            let font = board.small(Weight::Semibold);
            placed.small_ui(ui, None, |ui| _ = cell_label(ui, &cost, font, colours(ui).secondary));
        }
        CardStyle::FaceDown => {
            let trigger = board.engine.table.card(card).trigger;
            let trigger = trigger.and_then(|id| icon_named(&board.view.rules().trigger(id).1.icon));
            let trigger = trigger.unwrap_or(Icon::Crosshair);
            placed.small_ui(ui, Some(trigger), |ui| {
                if board.state.is_revealed(card) {
                    icon_label(ui, Icon::Eye, board.points(12.0), colours(ui).warning.text);
                }
            });
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
        card_actions::on_click(board, spot, card);
    }
    response.dnd_set_drag_payload(DragPayload::Placed(position));
    card_actions::keys(ui, board, &response, spot);
    card_actions::menu_ui(board, &response, spot, card);
    response.on_hover_text(placed.name);
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

    fn background(&self, ui: &Ui, response: &Response, is_target: bool) {
        let (colours, board) = (colours(ui), self.board);
        let is_picked = match (board.view.sandbox.picked(), board.engine.card_id(self.card)) {
            (Some((Picked::Id(picked), by)), Some(id)) => picked == id && *by == self.spot.side,
            _ => false,
        };
        let is_marked = is_picked || board.is_hovered(&Subject::Card(self.card));
        let fill = match (is_marked, response.hovered()) {
            (true, _) => colours.selected,
            (_, true) => colours.hover,
            _ => colours.raised,
        };
        let line = match (is_target, is_marked) {
            (true, _) => Stroke::new(2.0, colours.accent),
            (_, true) => Stroke::new(1.0, colours.selected_outline),
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
        let inner = rect.shrink2(vec2(board.points(7.0), board.points(4.0))).with_min_y(art.bottom());
        let small = board.small(Weight::Regular);
        let subtype = usize::try_from(board.engine.table.card(*card).subtype).ok();
        let subtype = subtype.and_then(|at| board.view.rules().subtypes.get_index(at));
        let contents = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.add_space(board.points(5.0));
            let title = in_lines(ui, &self.name, board.small(Weight::Semibold), colours.text, inner.width(), 2);
            galley_label(ui, title, vec2(inner.width(), board.points(31.0)), colours.text);
            line(ui, "", board.points(15.0), |ui| {
                let name = |(id, _): (&Name, _)| board.view.i18n.name(&format!("subtype-{id}"), id);
                cell_label(ui, &subtype.map(name).unwrap_or_default(), small.clone(), colours.label);
            });
            line(ui, "", board.points(15.0), |ui| {
                let Some((op, value)) = self.lasting_row() else { return };
                let (mark, Tint { text: tint, .. }) = operation_mark(board.view.rules(), colours, op);
                ui.spacing_mut().item_spacing.x = board.points(4.0);
                icon_label(ui, mark, board.points(12.0), tint);
                let name = board.view.i18n.name(&format!("op-{op}.name"), op);
                cell_label(ui, format!("{name} {value}").trim_end(), small, colours.secondary);
            });
        };
        ui.scope_builder(UiBuilder::new().max_rect(inner), contents);
        let Some(units) = board.engine.table.rules.units else { return };
        let low = inner.with_min_y(inner.bottom() - board.points(20.0));
        let numbers = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (number, mark) in [(units.attack, Icon::Sword), (units.health, Icon::Heart)] {
                column(ui, inner.width() / 2.0, Align::Min, |ui| self.unit_number(ui, number, mark));
            }
        };
        ui.scope_builder(UiBuilder::new().max_rect(low), |ui| line(ui, "", low.height(), numbers));
    }

    /// A number of a card in play. Its icon is red below the printed number and green above.
    fn unit_number(&self, ui: &mut Ui, number: u8, mark: Icon) {
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
        icon_label(ui, mark, board.points(12.0), colour);
        let title = board.view.i18n.name(&format!("number-{id}"), id);
        let title = format!("{title}, {name}, {}", spot.at + 1);
        let is_health = board.engine.table.rules.units.is_some_and(|units| units.health == number);
        let range = Some(i64::from(is_health)..=MAX_STAT);
        let room = vec2(board.points(34.0).min(ui.available_width() - 2.0), board.points(20.0));
        if let Some(value) = inline_number(ui, &title, value, range, (room, board.body(Weight::Semibold))) {
            board.edit_number(Edit::CardNumber(board.position(*spot), id.clone(), value));
        }
    }

    /// The operation and value of the first row that counts while the card is in play or when it is destroyed.
    fn lasting_row(&self) -> Option<(&str, String)> {
        let view = self.board.view;
        let is_lasting = |op: &str| view.rules().operations.get(op).is_some_and(|op| op.timing != Timing::Play);
        let place = view.document.find(self.board.engine.card_id(self.card)?)?;
        let row = view.registry().rows(place).iter().find(|row| is_lasting(&row.op))?;
        Some((&row.op, row.val.map(|val| val.to_string()).unwrap_or_default()))
    }

    /// A card that is not in play: its name above its mark, which is the icon of its type if `mark` is `None`. `note` adds
    /// to the right of the mark, unless nobody knows which card it is.
    fn small_ui(&self, ui: &mut Ui, mark: Option<Icon>, note: impl FnOnce(&mut Ui)) {
        let Self { board, rect, card, name, .. } = self;
        let colours = colours(ui);
        let Some(card_type) = board.engine.table.card(*card).card_type else {
            return icon_at(
                ui.painter(),
                rect.center(),
                mark.unwrap_or(Icon::Star),
                board.points(14.0),
                colours.disabled,
            );
        };
        let inner = rect.shrink2(vec2(5.0, 4.0) * board.scale);
        let room = vec2(inner.width(), inner.height() - board.points(16.0));
        let font = board.small(Weight::Medium);
        let lines = |most| in_lines(ui, name, font.clone(), colours.text, room.x, most);
        // A line that the mark below would cut is left out.
        let fitting = [3, 2].into_iter().map(lines).find(|title| title.size().y <= room.y);
        let title = fitting.unwrap_or_else(|| lines(1));
        let rules = board.view.rules();
        let mark = mark.unwrap_or_else(|| type_icon(rules, rules.card_type(card_type).0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            galley_label(ui, title, room, colours.text);
            line(ui, "", board.points(16.0), |ui| {
                icon_label(ui, mark, board.points(12.0), colours.label);
                sides(ui, |_| {}, note);
            });
        });
    }
}

/// The back of a card.
pub fn back(ui: &Ui, rect: Rect, mark: Icon, size: f32) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(rect, corner, colours.hover, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    icon_at(ui.painter(), rect.center(), mark, size, colours.disabled);
}
