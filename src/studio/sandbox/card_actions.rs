//! What the user can do with a card on the board: by a click, by keys, from its menu, and as an action of a match.

use egui::{Key, Modifiers, Response, Ui};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::match_panel::refusal_text;
use super::names::zone_name;
use crate::base::Name;
use crate::document::RecordPath;
use crate::engine::{Handle, Spot};
use crate::play::Action;
use crate::ruleset::ZoneId;
use crate::sandbox::{BoardPosition, Command, Edit, Mark, Picked, Tree};
use crate::studio::command::{Pick, SelectionCommand, UiCommand};
use crate::studio::widgets::{Choice, Choices};

/// The legal actions of the match that begin at a card: playing it, or attacking with it.
pub fn legal_actions(board: &BoardView<'_>, spot: Spot) -> Vec<Action> {
    let (Some(session), Some(legal)) = (board.session, board.legal) else { return Vec::new() };
    if session.position().active != spot.side {
        return Vec::new();
    }
    let places = session.duel().places();
    let begins_here = |action: &&Action| match **action {
        Action::Play { at, .. } => spot.zone == places.hand && at == spot.at,
        Action::Attack { by, .. } => spot.zone == places.field && by == spot.at,
        _ => false,
    };
    legal.as_slice().iter().filter(begins_here).copied().collect()
}

/// The action that waits for its target and may have this card as the target.
pub fn action_on(board: &BoardView<'_>, spot: Spot) -> Option<Action> {
    let session = board.session?;
    if (spot.side, spot.zone) != (session.position().active.other(), session.duel().places().field) {
        return None;
    }
    let target_of = |action: &Action| match *action {
        Action::Play { target, .. } | Action::Ability { target } | Action::Attack { target, .. } => target,
        Action::End => None,
    };
    board.pending_targets.borrow().iter().find(|action| target_of(action) == Some(spot.at)).copied()
}

/// Why the active player cannot play or attack with a card now.
pub fn refusal(board: &BoardView<'_>, spot: Spot, legal: &[Action]) -> Option<String> {
    let session = board.session?;
    if !legal.is_empty() || session.position().active != spot.side {
        return None;
    }
    let places = session.duel().places();
    let action = match spot.zone {
        zone if zone == places.hand => Action::Play { at: spot.at, target: None },
        zone if zone == places.field => Action::Attack { by: spot.at, target: None },
        _ => return None,
    };
    session.refusal(action).map(|refusal| refusal_text(board.view, refusal))
}

pub fn on_click(board: &BoardView<'_>, spot: Spot, card: Handle, legal: &[Action]) {
    if board.is_candidate(spot) {
        return board.send(Command::Answer(Some(spot.at)));
    }
    if board.session.is_some() {
        let action = action_on(board, spot);
        let mut pending = board.pending_targets.borrow_mut();
        pending.clear();
        match (action, legal) {
            (Some(action), _) => board.send(Command::Act(action)),
            (None, []) => board.view.send_all(refusal(board, spot, legal).map(UiCommand::Notify)),
            // An attack always waits for its target, so that a single click never ends in damage by mistake.
            (None, [only]) if !matches!(only, Action::Attack { .. }) => board.send(Command::Act(*only)),
            (None, several) => pending.extend_from_slice(several),
        }
        return;
    }
    if let Some(picked) = picked(board, card) {
        board.send(Command::Pick(picked, spot.side));
        board.view.send_all(record_of(board, card).map(|record| SelectionCommand::Select(record, Pick::Only)));
    }
}

fn record_of(board: &BoardView<'_>, card: Handle) -> Option<RecordPath> {
    board.view.find(board.engine.card_id(card)?)
}

/// A card of the board as the card that resolves. A card without an id is one that the board's file writes out.
fn picked(board: &BoardView<'_>, card: Handle) -> Option<Picked> {
    if let Some(id) = board.engine.card_id(card) {
        return Some(Picked::Id(id.clone()));
    }
    let object = Tree::from(board.engine.card_object(card)?);
    let mut written = Tree::object();
    if let Some(card_type) = board.engine.table.card(card).card_type {
        written.set("type", Tree::text(board.view.rules().card_type(card_type).0));
    }
    for name in ["subtype", "trigger", "book", "effects"] {
        if let Some(value) = object.get(name) {
            written.set(name, value.clone());
        }
    }
    Some(Picked::Written(written))
}

/// Delete removes the focused card, Alt with an arrow key moves it within its zone.
pub fn keys(ui: &Ui, board: &BoardView<'_>, response: &Response, spot: Spot) {
    if !response.has_focus() {
        return;
    }
    let position = board.position(spot);
    let [delete, left, right] = ui.input_mut(|input| {
        [
            input.consume_key(Modifiers::NONE, Key::Delete),
            input.consume_key(Modifiers::ALT, Key::ArrowLeft),
            input.consume_key(Modifiers::ALT, Key::ArrowRight),
        ]
    });
    if delete {
        board.edit(Edit::Remove(position.clone()));
    }
    // A card goes before the card at the index, which still counts the moved card itself.
    let to = match (left, right) {
        (true, _) if position.at > 0 => Some(position.at - 1),
        (_, true) => Some(position.at + 2),
        _ => None,
    };
    if let Some(at) = to.filter(|&at| at <= board.cards(spot.side, spot.zone).len()) {
        board.edit(Edit::Move(position.clone(), BoardPosition { at, ..position }));
    }
}

/// The commands of an entry of the menu.
enum Entry {
    Resolve,
    Play,
    Move(BoardPosition),
    Mark(Mark, bool),
    Copy,
    Expect(Name, i64),
    Show(RecordPath),
    Remove,
}

/// The menu of a card, which a right click or Alt+Enter opens.
pub fn menu_ui(ui: &Ui, board: &BoardView<'_>, response: &Response, spot: Spot, card: Handle) {
    let i18n = &board.view.i18n;
    let is_opened = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::Enter));
    let entries = || entries(board, spot, card);
    let chosen = Choices::new(&i18n.tr("sandbox-card-menu"), &i18n.tr("search"))
        .context(is_opened)
        .show(response, || entries().into_iter().map(|(choice, _)| choice).collect());
    let Some((_, entry)) = chosen.and_then(|chosen| entries().into_iter().nth(chosen)) else { return };
    let position = board.position(spot);
    match entry {
        Entry::Resolve => {
            if let Some(picked) = picked(board, card) {
                board.send(Command::Pick(picked, spot.side));
                board.send(Command::Resolve);
            }
        }
        Entry::Play => board.send(Command::Play(position)),
        Entry::Move(to) => board.edit(Edit::Move(position, to)),
        Entry::Mark(mark, on) => board.edit(Edit::Mark(position, mark, on)),
        Entry::Copy => {
            let card = match (board.engine.card_id(card), board.engine.card_object(card)) {
                (Some(id), _) => Tree::text(id),
                (None, Some(object)) => Tree::from(object),
                (None, None) => Tree::object(),
            };
            board.edit(Edit::Insert(position, card));
        }
        Entry::Expect(number, value) => board.send(Command::ExpectCard(position, number, value)),
        Entry::Show(record) => board.view.send(SelectionCommand::GoTo(record, String::new())),
        Entry::Remove => board.edit(Edit::Remove(position)),
    }
}

fn entries(board: &BoardView<'_>, spot: Spot, card: Handle) -> Vec<(Choice, Entry)> {
    let (i18n, rules, layout) = (&board.view.i18n, board.view.rules(), board.layout());
    let mut entries = Vec::new();
    let mut push = |icon: Icon, text: String, entry: Entry| {
        entries.push((Choice { icon: Some(icon), text, ..Choice::default() }, entry));
    };
    let tr = |id: &'static str| i18n.tr(id).to_string();
    let (_, declared) = board.zone(spot.zone);
    if let Some(card_type) = board.engine.table.card(card).card_type {
        push(Icon::Play, tr("do-resolve"), Entry::Resolve);
        if rules.card_type(card_type).1.from.map(|id| layout.zone(id)) == Some(spot.zone) {
            push(Icon::Hand, tr("sandbox-play-card"), Entry::Play);
        }
    }
    if declared.units {
        let player = board.state.player(spot.side);
        let is_new = player.unit(spot.zone, spot.at).arrived;
        let text = tr(if is_new { "sandbox-not-arrived" } else { "sandbox-arrived" });
        push(Icon::Footprints, text, Entry::Mark(Mark::Arrived, !is_new));
        for (id, at) in rules.numbers.keys().zip(0_u8..) {
            if board.engine.table.rules.units.is_some_and(|units| units.attack == at || units.health == at) {
                let value = player.unit_number(spot.zone, spot.at, at);
                let number = i18n.name(&format!("number-{id}"), id);
                let text = format!("{}: {number} {value}", i18n.tr("sandbox-expect-this"));
                push(Icon::Target, text, Entry::Expect(id.clone(), value.into()));
            }
        }
    }
    if declared.reveals {
        let is_revealed = board.state.is_revealed(card);
        let text = tr(if is_revealed { "sandbox-hide" } else { "sandbox-reveal" });
        push(Icon::Eye, text, Entry::Mark(Mark::Revealed, !is_revealed));
    }
    push(Icon::Copy, tr("sandbox-copy-card"), Entry::Copy);
    if let Some(record) = record_of(board, card) {
        push(Icon::Spade, tr("do-go-cards"), Entry::Show(record));
    }
    push(Icon::Trash2, tr("sandbox-remove"), Entry::Remove);
    for side in [spot.side, spot.side.other()] {
        for (zone, id) in rules.zones.keys().zip(0_u8..) {
            let index = layout.zone(ZoneId(id));
            if (side, index) == (spot.side, spot.zone) {
                continue;
            }
            let to = BoardPosition { side, zone: zone.clone(), at: board.cards(side, index).len() };
            let choice = Choice {
                icon: Some(Icon::ArrowRight),
                text: zone_name(board.view, zone),
                about: board.player_name(side),
                group: tr("sandbox-move-to"),
                ..Choice::default()
            };
            entries.push((choice, Entry::Move(to)));
        }
    }
    entries
}
