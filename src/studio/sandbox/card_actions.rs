//! What the user can do with a card on the board: by a click, by keys, and from its menu.

use egui::{Key, Modifiers, Response, Ui};
use lucide_icons::Icon;

use super::board_view::BoardView;
use super::names::zone_name;
use crate::document::{Pick, RecordPath};
use crate::engine::{Handle, Spot};
use crate::sandbox::{BoardPosition, Command, Edit, Mark, Picked, Tree};
use crate::studio::command::{SelectionCommand, UiCommand};
use crate::studio::widgets::{Choice, Choices};

pub fn on_click(board: &BoardView<'_>, spot: Spot, card: Handle) {
    if board.is_candidate(spot) {
        return board.send(Command::Answer(Some(spot.at)));
    }
    if let Some(picked) = Picked::of_card(board.engine, board.view.rules(), card) {
        board.send(Command::Pick(picked, spot.side));
        board.view.send_all(record_of(board, card).map(|record| SelectionCommand::Select(record, Pick::Only)));
    }
}

fn record_of(board: &BoardView<'_>, card: Handle) -> Option<RecordPath> {
    board.view.document.find(board.engine.card_id(card)?)
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

/// The menu of a card, which a right click or Alt+Enter opens.
pub fn menu_ui(board: &BoardView<'_>, response: &Response, spot: Spot, card: Handle) {
    let i18n = &board.view.i18n;
    let (name, search) = (i18n.tr("sandbox-card-menu"), i18n.tr("search"));
    let commands = Choices::new(&name, &search).context().pick(response, || entries(board, spot, card));
    board.view.send_all(commands.into_iter().flatten());
}

/// The entries of the menu with their commands.
fn entries(board: &BoardView<'_>, spot: Spot, card: Handle) -> Vec<(Choice, Vec<UiCommand>)> {
    let (i18n, rules, layout) = (&board.view.i18n, board.view.rules(), board.layout());
    let position = board.position(spot);
    let edit = |edit: Edit| vec![Command::Edit(edit, None).into()];
    let mut entries = Vec::new();
    let mut push = |icon: Icon, text: String, commands: Vec<UiCommand>| {
        entries.push((Choice { icon: Some(icon), ..Choice::new(text) }, commands));
    };
    let tr = |id: &'static str| i18n.tr(id).to_string();
    let (_, declared) = board.zone(spot.zone);
    if let Some(card_type) = board.engine.table.card(card).card_type {
        let resolve = |picked| [Command::Pick(picked, spot.side).into(), Command::Resolve.into()];
        push(
            Icon::Play,
            tr("do-resolve"),
            Picked::of_card(board.engine, board.view.rules(), card).into_iter().flat_map(resolve).collect(),
        );
        if rules.card_type(card_type).1.from.map(|id| layout.zone(id)) == Some(spot.zone) {
            push(Icon::Hand, tr("sandbox-play-card"), vec![Command::Play(position.clone()).into()]);
        }
    }
    if declared.units {
        let player = board.state.player(spot.side);
        let is_new = player.unit(spot.zone, spot.at).arrived;
        let text = tr(if is_new { "sandbox-not-arrived" } else { "sandbox-arrived" });
        push(Icon::Footprints, text, edit(Edit::Mark(position.clone(), Mark::Arrived, !is_new)));
        let units = board.engine.table.rules.units;
        for at in units.iter().flat_map(|units| [units.attack, units.health]) {
            let Some((id, _)) = rules.numbers.get_index(at.into()) else { continue };
            let value = player.unit_number(spot.zone, spot.at, at);
            let number = i18n.name(&format!("number-{id}"), id);
            let text = format!("{}: {number} {value}", i18n.tr("sandbox-expect-this"));
            let expect = Command::ExpectCard(position.clone(), id.clone(), value.into());
            push(Icon::Target, text, vec![expect.into()]);
        }
    }
    if declared.reveals {
        let is_revealed = board.state.is_revealed(card);
        let text = tr(if is_revealed { "sandbox-hide" } else { "sandbox-reveal" });
        push(Icon::Eye, text, edit(Edit::Mark(position.clone(), Mark::Revealed, !is_revealed)));
    }
    let copy = match (board.engine.card_id(card), board.engine.card_object(card)) {
        (Some(id), _) => Tree::text(id),
        (None, Some(object)) => Tree::from(object),
        (None, None) => Tree::object(),
    };
    push(Icon::Copy, tr("sandbox-copy-card"), edit(Edit::Insert(position.clone(), copy)));
    if let Some(record) = record_of(board, card) {
        push(Icon::Spade, tr("do-go-cards"), vec![SelectionCommand::GoTo(record, String::new()).into()]);
    }
    push(Icon::Trash2, tr("sandbox-remove"), edit(Edit::Remove(position.clone())));
    for side in [spot.side, spot.side.other()] {
        for zone in rules.zones.keys() {
            let index = board.zone_index(zone);
            if (side, index) == (spot.side, spot.zone) {
                continue;
            }
            let to = BoardPosition { side, zone: zone.clone(), at: board.cards(side, index).len() };
            let choice = Choice {
                icon: Some(Icon::ArrowRight),
                about: board.player_name(side),
                group: tr("sandbox-move-to"),
                ..Choice::new(zone_name(board.view, zone))
            };
            entries.push((choice, edit(Edit::Move(position.clone(), to))));
        }
    }
    entries
}
