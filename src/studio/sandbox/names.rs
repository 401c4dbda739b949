//! Names of the cards, players and zones on a board.

use crate::engine::{Board, Event, Handle, Side, Trace};
use crate::narration::{self, Layout, Line, Names};
use crate::studio::view::View;

/// The name of a player: of the hero, or of the side without a hero.
pub fn player_name(view: &View<'_>, board: &Board, side: Side) -> String {
    match board.hero(side) {
        Some(id) => view.name_of(id),
        None => view.i18n.tr(if side == Side::First { "player-self" } else { "player-opponent" }).to_string(),
    }
}

/// The name of a card on a board. A card without an id has the name of its type.
pub fn card_name(view: &View<'_>, board: &Board, card: Handle) -> String {
    if let Some(id) = board.card_id(card) {
        return view.name_of(id);
    }
    match board.table.card(card).card_type.map(|id| view.rules().card_type(id).0) {
        Some(card_type) => view.i18n.name(&format!("type-{card_type}"), card_type),
        None => view.i18n.tr("card-unknown").to_string(),
    }
}

/// The name of a zone as a title, with a capital letter.
pub fn zone_name(view: &View<'_>, zone: &str) -> String {
    let name = view.i18n.name(&format!("zone-{zone}"), zone);
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Narrates the events of one step for the trace panel.
pub fn trace_lines(view: &View<'_>, board: &Board, step: usize, events: &[Event]) -> Vec<Line> {
    let trace = Trace { events: events.to_vec() };
    let names = Names {
        texts: view.i18n.texts(),
        language: view.i18n.language(),
        record: &|id| view.name_of(id),
        player: Some(&|side| player_name(view, board, side)),
    };
    let mut lines = narration::lines(&trace.tree(board, view.rules()), names, Layout::Panel);
    for line in &mut lines {
        line.step = step;
    }
    lines
}
