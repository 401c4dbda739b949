//! Edits of a board: the position becomes the board of a scenario, that is changed, and a match begins on it. Nothing is
//! paid, and no rule is set off.

use serde_json::{Map, Value, json};

use super::{Opening, Point, Prepared, Session};
use crate::base::Name;
use crate::kernel::Step;
use crate::kernel::ids::{CounterId, NumberId, StateId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::scenario::{self, label};
use crate::kernel::state::{CardId, Seat, State};

/// A zone of a player.
pub type Place = (Seat, ZoneId);

/// A change of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEdit {
    /// A card of the game, by its id, on top of a zone.
    Add(Name, Place),
    Move(CardId, Place),
    Remove(CardId),
    Counter(Seat, CounterId, i32),
    Number(CardId, NumberId, i32),
    /// A mark of a card (0 or 1), or its counter.
    State(CardId, StateId, i32),
}

/// Why a match cannot begin on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditFault {
    /// A board cannot say what this card bears.
    Unwritten(CardId),
    /// The fault of a file's board or chapter, as [`Session::new`] reports it.
    Board(String),
    /// The fault of the board after an edit.
    Edited(String),
    /// A simulated match has another course with the cards and rules as they are now.
    Changed,
}

/// The beginning of a match on the board of a position after an edit. In the middle of an action it is the position before
/// the action; in the middle of the set-up, the rest of it is left out.
///
/// # Errors
///
/// Why there is none.
pub(super) fn edited(session: &Session, point: &Point, edit: &BoardEdit) -> Result<Opening, EditFault> {
    let state = if matches!(point.step, None | Some(Step::Begin)) { &point.now } else { &point.before };
    let (kernel, opening) = (session.rules(), session.opening());
    let mut board = scenario::board(kernel, state).map_err(EditFault::Unwritten)?;
    let prepared = opening.prepared.as_ref();
    let [mut of_file, mut of_case] = prepared.map(Prepared::parts).unwrap_or_default();
    // The board has what the file's defaults say.
    of_file.retain(|(name, _)| name != "defaults");
    let before = of_case.iter().position(|(name, _)| name == "board").map(|at| of_case.remove(at).1);
    for name in ["levers", "settings"] {
        if let Some(value) = before.as_ref().and_then(|board| board.get(name)) {
            board[name] = value.clone();
        }
    }
    change(&kernel.game, state, &mut board, edit);
    without_labels(&mut board);
    let mut case: Map<String, Value> = of_case.into_iter().collect();
    case.insert("name".to_owned(), json!(""));
    case.insert("board".to_owned(), board);
    let mut file: Map<String, Value> = of_file.into_iter().collect();
    file.insert("cases".to_owned(), json!([case]));
    let prepared = Some(Prepared::edited(Value::Object(file)));
    let [one, other] = opening.decks.clone();
    // The cards of a file's board are of no deck.
    let is_of_decks = opening.prepared.as_ref().is_none_or(Prepared::is_edited);
    let decks = if is_of_decks { [one, other] } else { [one.clone(), one] };
    Ok(Opening { decks, prepared, ..opening.clone() })
}

fn change(game: &Game, state: &State, board: &mut Value, edit: &BoardEdit) {
    match edit {
        BoardEdit::Add(card, to) => put(game, board, *to, json!({ "card": card.as_str() })),
        BoardEdit::Move(card, to) => {
            if let Some(mut taken) = take(board, &label(*card)) {
                let (seat, zone) = *to;
                if let Some(members) = taken.as_object_mut() {
                    // In another zone it bears nothing, and lies on its own.
                    members.remove("on");
                    if state.card(*card).zone != zone {
                        members.retain(|name, _| scenario::STAYS.contains(&name.as_str()));
                    }
                    if state.card(*card).owner == seat {
                        members.remove("owner");
                    } else {
                        members.insert("owner".to_owned(), json!(scenario::side_name(seat.other())));
                    }
                }
                put(game, board, *to, taken);
            }
        }
        BoardEdit::Remove(card) => drop(take(board, &label(*card))),
        BoardEdit::Counter(seat, counter, to) => {
            if let Some((name, _)) = game.counters.get_index(counter.index()) {
                board[scenario::side_name(*seat)][name.as_str()] = json!(to);
            }
        }
        BoardEdit::Number(card, number, to) => {
            if let Some((name, _)) = game.numbers.get_index(number.index()) {
                with(board, &label(*card), |found| found[name.as_str()] = json!(to));
            }
        }
        BoardEdit::State(card, id, to) => {
            if let Some((name, rule)) = game.states.get_index(id.index()) {
                let value = if rule.counter { json!(to) } else { json!(*to != 0) };
                with(board, &label(*card), |found| found[name.as_str()] = value);
            }
        }
    }
}

/// Adds a card on top of a zone.
fn put(game: &Game, board: &mut Value, (seat, zone): Place, card: Value) {
    let Some((zone, _)) = game.zones.get_index(zone.index()) else { return };
    let cards = &mut board[scenario::side_name(seat)][zone.as_str()];
    match cards.as_array_mut() {
        Some(cards) => cards.push(card),
        None => *cards = json!([card]),
    }
}

/// Takes a card with a label out of the board, with those beneath it.
fn take(value: &mut Value, label: &str) -> Option<Value> {
    match value {
        Value::Array(items) => match items.iter().position(|item| item["as"] == label) {
            Some(at) => Some(items.remove(at)),
            None => items.iter_mut().find_map(|item| take(item, label)),
        },
        Value::Object(members) => members.values_mut().find_map(|value| take(value, label)),
        _ => None,
    }
}

/// Changes the card with a label.
fn with(value: &mut Value, label: &str, change: impl FnOnce(&mut Value)) {
    if let Some(card) = find(value, label) {
        change(card);
    }
}

fn find<'v>(value: &'v mut Value, label: &str) -> Option<&'v mut Value> {
    if value.get("as").is_some_and(|own| own == label) {
        return Some(value);
    }
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| find(item, label)),
        Value::Object(members) => members.values_mut().find_map(|value| find(value, label)),
        _ => None,
    }
}

/// Keeps only the labels that something on the board names.
fn without_labels(board: &mut Value) {
    let mut named = Vec::new();
    names(board, &mut named);
    strip(board, &named);
}

fn names(value: &Value, named: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| names(item, named)),
        Value::Object(members) => {
            named.extend(members.get("on").and_then(Value::as_str).map(str::to_owned));
            for row in members.get("in_force").and_then(Value::as_array).into_iter().flatten() {
                let cards = row["cards"].as_array().into_iter().flatten();
                named.extend(cards.filter_map(Value::as_str).map(str::to_owned));
            }
            members.values().for_each(|value| names(value, named));
        }
        _ => {}
    }
}

fn strip(value: &mut Value, named: &[String]) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| strip(item, named)),
        Value::Object(members) => {
            let is_named = |label: &Value| label.as_str().is_some_and(|label| named.iter().any(|name| name == label));
            if members.get("as").is_some_and(|label| !is_named(label)) {
                members.remove("as");
            }
            members.values_mut().for_each(|value| strip(value, named));
            // A card of which nothing else is said is written by its id.
            if let [Some(Value::String(id)), None] = [members.get("card"), members.values().nth(1)] {
                *value = Value::from(id.clone());
            }
        }
        _ => {}
    }
}
