//! A card on the board: how it looks, what a click on it means, its menu, and how it is dragged.

use egui::{
    Align2, CornerRadius, Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::board_view::{BoardResponse, BoardView, DragPayload, inline_number};
use super::emblem::{emblem, seed};
use super::names::{icon, type_icon, zone_name};
use super::told::Subject;
use crate::engine::board::MAX_STAT;
use crate::engine::{Handle, Side, Spot};
use crate::play::Action;
use crate::sandbox::{Command, Edit, Mark, Picked, Tree};
use crate::studio::command::{Pick, SelectionCommand, UiCommand};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{Choice, Choices, elided, focus_ring, icon_at, in_lines, text_at};

/// In less room than this, in points, no name is written.
const LEAST_TITLE: f32 = 20.0;

/// How a card is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum CardStyle {
    /// In play, with its picture and numbers.
    Unit,
    /// In a hand: name, type, cost.
    Compact,
    /// Known only to its owner: name and what it waits for.
    FaceDown,
}

/// Shows a card at its place.
pub fn card_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    spot: Spot,
    card: Handle,
    look: CardStyle,
    out: &mut BoardResponse<'_>,
) {
    let name = table.card(card);
    let id = ui.scope_id().with(("card", spot.side.index(), spot.zone, spot.at));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    let place = table.place(spot);
    let label = spoken(table, spot, card, &name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let over = table.drop_at(&response, &place, out);
    let legal = legal_of(table, spot);
    let is_target = table.is_candidate(spot) || action_on(table, out, spot).is_some();
    paint_ground(ui, table, rect, (spot.side, card), &response, over || is_target, !legal.is_empty());
    match look {
        CardStyle::Unit => unit_ui(ui, table, rect, spot, card, &name, out),
        CardStyle::Compact => compact_ui(ui, table, rect, card, &name),
        CardStyle::FaceDown => face_down_ui(ui, table, rect, card, &name),
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::CONTROL);
    }
    if response.hovered() || response.has_focus() {
        out.pointed.subject = Some(Subject::Card(card));
    }
    if response.clicked() {
        click(table, spot, card, &legal, out);
    }
    if table.play.is_none() {
        response.dnd_set_drag_payload(DragPayload::Placed(place.clone()));
        keys(ui, table, &response, spot, out);
        menu(ui, table, &response, spot, card, out);
    }
    let refusal = refusal(table, spot, &legal);
    let tip = refusal.map_or_else(|| name.clone(), |why| format!("{name}\n{why}"));
    response.on_hover_text(tip);
}

/// What is said of a card: its name, where it is, its numbers.
fn spoken(table: &BoardView<'_>, spot: Spot, card: Handle, name: &str) -> String {
    let (zone, declared) = table.zone(spot.zone);
    let mut label = format!("{name}, {}", table.zone_of(spot.side, zone));
    if declared.units {
        for ((id, _), at) in table.view.rules().numbers.iter().zip(0_u8..) {
            let number = table.state.player(spot.side).unit_number(spot.zone, spot.at, at);
            let word = table.view.i18n.name(&format!("number-{id}"), id);
            label = format!("{label}, {word} {number}");
        }
    }
    if table.state.is_revealed(card) {
        label = format!("{label}, {}", table.view.i18n.tr("sandbox-revealed"));
    }
    label
}

fn paint_ground(
    ui: &Ui,
    table: &BoardView<'_>,
    rect: Rect,
    (side, card): (Side, Handle),
    response: &Response,
    is_target: bool,
    is_legal: bool,
) {
    let colours = colours(ui);
    let picked = match (table.view.sandbox.picked(), table.board.card_id(card)) {
        (Some((Picked::Id(picked), by)), Some(id)) => picked == id && *by == side && table.play.is_none(),
        _ => false,
    };
    let pointed = table.is_pointed(card);
    let ground = match (picked || pointed, response.hovered()) {
        (true, _) => colours.selected,
        (_, true) => colours.hover,
        _ => colours.raised,
    };
    let line = match (is_target, picked || pointed, is_legal) {
        (true, ..) => Stroke::new(2.0, colours.accent),
        (_, true, _) => Stroke::new(1.0, colours.selected_outline),
        (_, _, true) => Stroke::new(1.0, colours.good),
        _ => Stroke::new(1.0, colours.outline),
    };
    ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), ground, line, StrokeKind::Inside);
}

fn unit_ui(
    ui: &mut Ui,
    table: &BoardView<'_>,
    rect: Rect,
    spot: Spot,
    card: Handle,
    name: &str,
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let program = table.board.table.card(card);
    let own = table.board.card_id(card).map_or("", |id| id.as_str());
    let house = table.board.hero(spot.side).map_or("", |id| id.as_str());
    let art_high = (rect.height() * 0.32).min(50.0);
    let art = Rect::from_min_max(rect.min + vec2(1.0, 1.0), pos2(rect.right() - 1.0, rect.top() + art_high));
    emblem(ui.painter(), art, seed(house), seed(own));
    let inner = rect.shrink2(vec2(7.0, 0.0));
    let title = in_lines(ui, name, theme::small(Weight::Semibold), colours.text, inner.width(), 2);
    let clip = Rect::from_min_max(pos2(inner.left(), art.bottom()), pos2(inner.right(), art.bottom() + 36.0));
    ui.painter().with_clip_rect(clip).galley(pos2(inner.left(), art.bottom() + 5.0), title, colours.text);
    let mut y = art.bottom() + 38.0;
    if let Some((id, _)) =
        usize::try_from(program.subtype).ok().and_then(|at| table.view.rules().subtypes.get_index(at))
    {
        let subtype = table.view.i18n.name(&format!("subtype-{id}"), id);
        let galley = elided(ui, &subtype, theme::small(Weight::Regular), colours.label, inner.width());
        ui.painter().galley(pos2(inner.left(), y), galley, colours.label);
    }
    y += 15.0;
    if let Some((op, value)) = standing(table, card) {
        let operation = table.view.rules().operations.get(op.as_str());
        let tint = colours.kind(operation.map_or(usize::MAX, |operation| operation.kind));
        let mark = operation.map_or(Icon::Circle, |operation| icon(&operation.icon));
        icon_at(ui.painter(), pos2(inner.left() + 6.0, y + 7.0), mark, 12.0, tint.text);
        let words = format!("{} {value}", table.view.i18n.name(&format!("op-{op}.name"), &op));
        let galley = elided(ui, &words, theme::small(Weight::Regular), colours.secondary, inner.width() - 16.0);
        ui.painter().galley(pos2(inner.left() + 16.0, y), galley, colours.secondary);
    }
    let Some(units) = table.board.table.rules.units else { return };
    let low = rect.bottom() - 14.0;
    let half = inner.width() / 2.0;
    for (at, mark, left) in
        [(units.attack, Icon::Sword, inner.left()), (units.health, Icon::Heart, inner.left() + half)]
    {
        number_of(ui, table, spot, at, mark, pos2(left, low), half, out);
    }
}

#[allow(clippy::too_many_arguments, reason = "a number of a card, its mark and its place")]
fn number_of(
    ui: &mut Ui,
    table: &BoardView<'_>,
    spot: Spot,
    at: u8,
    mark: Icon,
    left_middle: egui::Pos2,
    width: f32,
    out: &mut BoardResponse<'_>,
) {
    let colours = colours(ui);
    let now = i64::from(table.state.player(spot.side).unit_number(spot.zone, spot.at, at));
    let printed = table.state.at(spot).map(|card| table.board.table.card(card).numbers);
    let printed = printed.map_or(now, |numbers| i64::from(numbers[usize::from(at) % numbers.len()]));
    let colour = match now.cmp(&printed) {
        std::cmp::Ordering::Less => colours.error.text,
        std::cmp::Ordering::Equal => colours.label,
        std::cmp::Ordering::Greater => colours.good,
    };
    icon_at(ui.painter(), pos2(left_middle.x + 6.0, left_middle.y), mark, 12.0, colour);
    let rect =
        Rect::from_min_size(pos2(left_middle.x + 13.0, left_middle.y - 10.0), vec2((width - 15.0).min(34.0), 20.0));
    let Some((id, _)) = table.view.rules().numbers.get_index(usize::from(at)) else { return };
    let word = table.view.i18n.name(&format!("number-{id}"), id);
    let card = table.state.at(spot).map(|card| table.card(card)).unwrap_or_default();
    let name = format!("{word}, {card}, {}", spot.at + 1);
    let font = theme::body(Weight::Semibold);
    let is_health = table.board.table.rules.units.is_some_and(|units| units.health == at);
    let range = i64::from(is_health)..=MAX_STAT;
    if let Some(value) = inline_number(ui, rect, &name, now, range, font, table.play.is_none()) {
        let edit = Edit::CardNumber(table.place(spot), id.clone(), value);
        out.ask(Command::Edit(edit, table.view.gesture));
    }
}

/// The first of a card's rows that counts while it is in play or when it is destroyed, and its value.
fn standing(table: &BoardView<'_>, card: Handle) -> Option<(crate::base::Name, String)> {
    let id = table.board.card_id(card)?;
    let crate::document::RecordPath::Card(at) = table.index.place(id)? else { return None };
    let rules = table.view.rules();
    let row = table.view.registry().cards.get(at)?.effects.iter().find(|row| {
        let operation = rules.operations.get(row.op.as_str());
        operation.is_some_and(|operation| operation.timing != crate::ruleset::Timing::Play)
    })?;
    Some((row.op.clone(), row.val.map(|val| val.to_string()).unwrap_or_default()))
}

/// The name of a card that lies in a row, above its mark; where not even a syllable fits, its tooltip tells it.
fn title_ui(ui: &Ui, inner: Rect, name: &str) {
    if inner.width() < LEAST_TITLE {
        return;
    }
    let colour = colours(ui).text;
    let room = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - 16.0));
    let lines = |most| in_lines(ui, name, theme::small(Weight::Medium), colour, inner.width(), most);
    // A line that would be cut by the mark below is left out.
    let title =
        [3, 2, 1].into_iter().map(lines).find(|title| title.size().y <= room.height()).unwrap_or_else(|| lines(1));
    ui.painter().with_clip_rect(room).galley(inner.min, title, colour);
}

fn compact_ui(ui: &Ui, table: &BoardView<'_>, rect: Rect, card: Handle, name: &str) {
    let colours = colours(ui);
    let program = table.board.table.card(card);
    if program.card_type.is_none() {
        icon_at(ui.painter(), rect.center(), Icon::Star, 14.0, colours.disabled);
        return;
    }
    let inner = rect.shrink2(vec2(5.0, 4.0));
    title_ui(ui, inner, name);
    let low = inner.bottom() - 7.0;
    icon_at(ui.painter(), pos2(inner.left() + 6.0, low), type_icon(table.view, table.board, card), 12.0, colours.label);
    let cost = program.numbers.first().copied().unwrap_or(0);
    let at = pos2(inner.right(), low);
    text_at(
        ui.painter(),
        at,
        Align2::RIGHT_CENTER,
        &cost.to_string(),
        theme::small(Weight::Semibold),
        colours.secondary,
    );
}

fn face_down_ui(ui: &Ui, table: &BoardView<'_>, rect: Rect, card: Handle, name: &str) {
    let colours = colours(ui);
    let program = table.board.table.card(card);
    let trigger = program.trigger.map(|id| table.view.rules().trigger(id).1.icon.clone());
    let mark = trigger.map_or(Icon::Crosshair, |name| icon(&name));
    if program.card_type.is_none() {
        icon_at(ui.painter(), rect.center(), mark, 14.0, colours.disabled);
        return;
    }
    let inner = rect.shrink2(vec2(5.0, 4.0));
    title_ui(ui, inner, name);
    icon_at(ui.painter(), pos2(inner.left() + 6.0, inner.bottom() - 7.0), mark, 12.0, colours.label);
    if table.state.is_revealed(card) {
        let at = pos2(inner.right() - 6.0, inner.bottom() - 7.0);
        icon_at(ui.painter(), at, Icon::Eye, 12.0, colours.warning.text);
    }
}

/// The legal actions that begin at a card.
fn legal_of(table: &BoardView<'_>, spot: Spot) -> Vec<Action> {
    let (Some(play), Some(legal)) = (table.play, table.legal) else { return Vec::new() };
    if play.position().active != spot.side {
        return Vec::new();
    }
    let places = play.duel().places();
    let begins = |action: &&Action| match **action {
        Action::Play { at, .. } => spot.zone == places.hand && at == spot.at,
        Action::Attack { by, .. } => spot.zone == places.field && by == spot.at,
        _ => false,
    };
    legal.as_slice().iter().filter(begins).copied().collect()
}

/// The action that waits for a target, with this card as its target.
fn action_on(table: &BoardView<'_>, out: &BoardResponse<'_>, spot: Spot) -> Option<Action> {
    let play = table.play?;
    let field = (play.position().active.other(), play.duel().places().field);
    let target_of = |action: &&Action| match **action {
        Action::Play { target, .. } | Action::Ability { target } | Action::Attack { target, .. } => target,
        Action::End => None,
    };
    let is_there = (spot.side, spot.zone) == field;
    out.pending_targets.iter().find(|action| is_there && target_of(action) == Some(spot.at)).copied()
}

/// Why a card cannot be played now, for who points at it.
fn refusal(table: &BoardView<'_>, spot: Spot, legal: &[Action]) -> Option<String> {
    let play = table.play?;
    if !legal.is_empty() || play.position().active != spot.side {
        return None;
    }
    let places = play.duel().places();
    let action = match spot.zone {
        zone if zone == places.hand => Action::Play { at: spot.at, target: None },
        zone if zone == places.field => Action::Attack { by: spot.at, target: None },
        _ => return None,
    };
    play.refusal(action).map(|refusal| super::match_panel::refusal_text(table.view, refusal))
}

fn click(table: &BoardView<'_>, spot: Spot, card: Handle, legal: &[Action], out: &mut BoardResponse<'_>) {
    if table.is_candidate(spot) {
        return out.ask(Command::Answer(Some(spot.at)));
    }
    if let Some(play) = table.play {
        if let Some(action) = action_on(table, out, spot) {
            out.pending_targets.clear();
            return out.ask(Command::Act(action));
        }
        out.pending_targets.clear();
        match legal {
            [] if play.position().active == spot.side => {
                if let Some(why) = refusal(table, spot, legal) {
                    out.commands.send(UiCommand::Notify(why));
                }
            }
            [] => {}
            [only] if !matches!(only, Action::Attack { .. }) => out.ask(Command::Act(*only)),
            several => *out.pending_targets = several.to_vec(),
        }
        return;
    }
    if let Some(picked) = picked(table, card) {
        out.ask(Command::Pick(picked, spot.side));
        if let Some(place) = table.board.card_id(card).and_then(|id| table.index.place(id)) {
            out.commands.send(SelectionCommand::Select(place, Pick::Only));
        }
    }
}

/// A card as it can be picked.
fn picked(table: &BoardView<'_>, card: Handle) -> Option<Picked> {
    match table.board.card_id(card) {
        Some(id) => Some(Picked::Id(id.clone())),
        None => {
            let object = Tree::from(table.board.card_object(card)?);
            let mut written = Tree::object();
            let program = table.board.table.card(card);
            if let Some(card_type) = program.card_type {
                written.set("type", Tree::text(table.view.rules().card_type(card_type).0));
            }
            for name in ["subtype", "trigger", "book", "effects"] {
                if let Some(value) = object.get(name) {
                    written.set(name, value.clone());
                }
            }
            Some(Picked::Written(written))
        }
    }
}

fn keys(ui: &Ui, table: &BoardView<'_>, response: &Response, spot: Spot, out: &mut BoardResponse<'_>) {
    if !response.has_focus() {
        return;
    }
    let place = table.place(spot);
    let (delete, left, right) = ui.input_mut(|input| {
        (
            input.consume_key(Modifiers::NONE, Key::Delete),
            input.consume_key(Modifiers::ALT, Key::ArrowLeft),
            input.consume_key(Modifiers::ALT, Key::ArrowRight),
        )
    });
    if delete {
        out.ask(Command::Edit(Edit::Remove(place.clone()), None));
    }
    let step = match (left, right) {
        (true, _) if place.at > 0 => Some(place.at - 1),
        (_, true) => Some(place.at + 2),
        _ => None,
    };
    if let Some(at) = step.filter(|&at| at <= table.cards(spot.side, spot.zone).len()) {
        let to = crate::sandbox::BoardPosition { at, ..place.clone() };
        out.ask(Command::Edit(Edit::Move(place, to), None));
    }
}

enum Entry {
    Resolve,
    Play,
    Move(crate::sandbox::BoardPosition),
    Mark(Mark, bool),
    Copy,
    Expect(crate::base::Name, i64),
    Show(crate::document::RecordPath),
    Remove,
}

fn menu(ui: &Ui, table: &BoardView<'_>, response: &Response, spot: Spot, card: Handle, out: &mut BoardResponse<'_>) {
    let i18n = &table.view.i18n;
    let opened = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::Enter));
    let name = i18n.tr("sandbox-card-menu");
    let entries = || entries(table, spot, card);
    let shown = Choices::new(&name, &i18n.tr("search"))
        .context(opened)
        .show(response, || entries().into_iter().map(|(choice, _)| choice).collect());
    let Some(chosen) = shown else { return };
    let Some((_, entry)) = entries().into_iter().nth(chosen) else { return };
    let place = table.place(spot);
    match entry {
        Entry::Resolve => {
            if let Some(picked) = picked(table, card) {
                out.ask(Command::Pick(picked, spot.side));
                out.ask(Command::Resolve);
            }
        }
        Entry::Play => out.ask(Command::Play(place)),
        Entry::Move(to) => out.ask(Command::Edit(Edit::Move(place, to), None)),
        Entry::Mark(mark, on) => out.ask(Command::Edit(Edit::Mark(place, mark, on), None)),
        Entry::Copy => {
            let card = match (table.board.card_id(card), table.board.card_object(card)) {
                (Some(id), _) => Tree::text(id),
                (None, Some(object)) => Tree::from(object),
                (None, None) => Tree::object(),
            };
            out.ask(Command::Edit(Edit::Insert(place, card), None));
        }
        Entry::Expect(number, value) => out.ask(Command::ExpectCard(place, number, value)),
        Entry::Show(record) => out.commands.send(SelectionCommand::GoTo(record, String::new())),
        Entry::Remove => out.ask(Command::Edit(Edit::Remove(place), None)),
    }
}

fn entries(table: &BoardView<'_>, spot: Spot, card: Handle) -> Vec<(Choice, Entry)> {
    let i18n = &table.view.i18n;
    let rules = table.view.rules();
    let line = |icon: Icon, text: String| Choice { icon: Some(icon), text, ..Choice::default() };
    let mut entries = Vec::new();
    let program = table.board.table.card(card);
    let (_, declared) = table.zone(spot.zone);
    if let Some(card_type) = program.card_type {
        entries.push((line(Icon::Play, i18n.tr("do-resolve").to_string()), Entry::Resolve));
        let from = rules.card_type(card_type).1.from.map(|id| table.board.table.rules.layout.zone(id));
        if from == Some(spot.zone) {
            entries.push((line(Icon::Hand, i18n.tr("sandbox-play-card").to_string()), Entry::Play));
        }
    }
    if declared.units {
        let unit = table.state.player(spot.side).unit(spot.zone, spot.at);
        let text = i18n.tr(if unit.arrived { "sandbox-not-arrived" } else { "sandbox-arrived" }).to_string();
        entries.push((line(Icon::Footprints, text), Entry::Mark(Mark::Arrived, !unit.arrived)));
        for (id, at) in rules.numbers.keys().zip(0_u8..) {
            let is_of_units =
                table.board.table.rules.units.is_some_and(|units| units.attack == at || units.health == at);
            if is_of_units {
                let value = table.state.player(spot.side).unit_number(spot.zone, spot.at, at);
                let number = i18n.name(&format!("number-{id}"), id);
                let text = format!("{}: {number} {value}", i18n.tr("sandbox-expect-this"));
                entries.push((line(Icon::Target, text), Entry::Expect(id.clone(), value.into())));
            }
        }
    }
    if declared.reveals {
        let revealed = table.state.is_revealed(card);
        let text = i18n.tr(if revealed { "sandbox-hide" } else { "sandbox-reveal" }).to_string();
        entries.push((line(Icon::Eye, text), Entry::Mark(Mark::Revealed, !revealed)));
    }
    entries.push((line(Icon::Copy, i18n.tr("sandbox-copy-card").to_string()), Entry::Copy));
    if let Some(record) = table.board.card_id(card).and_then(|id| table.index.place(id)) {
        entries.push((line(Icon::Spade, i18n.tr("do-go-cards").to_string()), Entry::Show(record)));
    }
    entries.push((line(Icon::Trash2, i18n.tr("sandbox-remove").to_string()), Entry::Remove));
    for side in [spot.side, spot.side.other()] {
        for (zone, id) in rules.zones.keys().zip(0_u8..) {
            let place = table.board.table.rules.layout.zone(crate::ruleset::ZoneId(id));
            if side == spot.side && place == spot.zone {
                continue;
            }
            let at = table.cards(side, place).len();
            let to = crate::sandbox::BoardPosition { side, zone: zone.clone(), at };
            let choice = Choice {
                icon: Some(Icon::ArrowRight),
                text: zone_name(table.view, zone),
                about: table.player(side),
                group: i18n.tr("sandbox-move-to").to_string(),
                ..Choice::default()
            };
            entries.push((choice, Entry::Move(to)));
        }
    }
    entries
}

/// The back of a card that nobody knows.
pub fn back(ui: &Ui, rect: Rect, mark: Icon) {
    let colours = colours(ui);
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(rect, corner, colours.hover, Stroke::new(1.0, colours.outline), StrokeKind::Inside);
    icon_at(ui.painter(), rect.center(), mark, 14.0, colours.disabled);
}
