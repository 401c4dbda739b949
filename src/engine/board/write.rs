//! Writes a state as a board.

use serde_json::{Map, Value, json};

use super::{Board, CardSource, Game, SIDES};
use crate::engine::state::{Side, Spot, State};
use crate::ruleset::ZoneId;
use crate::ruleset::layout::BOOK;

/// The largest whole number that every JSON reader keeps exactly.
const MAX_SAFE: u64 = 1 << 53;

/// Writes a state of a board's game.
pub fn board(board: &Board, state: &State, game: Game<'_>) -> Value {
    let seed = state.generator.0;
    let mut file = Map::new();
    file.insert("game".into(), game.rules.game.as_str().into());
    file.insert("seed".into(), if seed < MAX_SAFE { seed.into() } else { seed.to_string().into() });
    file.insert("turn".into(), state.turn.into());
    for side in Side::BOTH {
        file.insert(SIDES[side.index()].into(), player(board, state, side, game));
    }
    Value::Object(file)
}

fn player(board: &Board, state: &State, side: Side, game: Game<'_>) -> Value {
    let rules = game.rules;
    let layout = &board.table.rules.layout;
    let player = state.player(side);
    let mut object = Map::new();
    if let Some(hero) = board.hero(side) {
        object.insert("hero".into(), hero.as_str().into());
    }
    object.insert("book".into(), player.number(BOOK).into());
    for ((_, number), at) in rules.hero_numbers.iter().zip(0_u8..) {
        if let Some(name) = &number.board {
            object.insert(name.to_string(), player.number(layout.hero(crate::ruleset::HeroNumberId(at))).into());
        }
    }
    let mut flags = Map::new();
    for ((name, counter), at) in rules.counters.iter().zip(0_u8..) {
        let value = player.number(layout.counter(crate::ruleset::CounterId(at)));
        let into = if counter.is_flag { &mut flags } else { &mut object };
        into.insert(name.to_string(), value.into());
    }
    object.insert("flags".into(), Value::Object(flags));
    for (name, at) in rules.zones.keys().zip(0_u8..) {
        object.insert(name.to_string(), zone(board, state, side, ZoneId(at), game));
    }
    Value::Object(object)
}

fn zone(board: &Board, state: &State, side: Side, id: ZoneId, game: Game<'_>) -> Value {
    let place = board.table.rules.layout.zone(id);
    let cards = state.player(side).zone(place);
    let units = game.rules.zone(id).1.units;
    let unknown = cards.iter().all(|card| matches!(board.written.get(usize::from(card.0)), Some(CardSource::Unknown)));
    if unknown && !units {
        return cards.len().into();
    }
    (0_u8..).take(cards.len()).map(|at| card(board, state, Spot { side, zone: place, at }, id, game)).collect()
}

fn card(board: &Board, state: &State, spot: Spot, id: ZoneId, game: Game<'_>) -> Value {
    let Some(handle) = state.at(spot) else { return Value::Null };
    let zone = game.rules.zone(id).1;
    let program = board.table.card(handle);
    let (mut object, by_id) = match board.written.get(usize::from(handle.0)) {
        Some(CardSource::Id(id)) => (Map::from_iter([("card".to_owned(), Value::from(id.as_str()))]), Some(id)),
        Some(CardSource::Object(value)) => (value.as_object().cloned().unwrap_or_default(), None),
        _ => return json!({}),
    };
    for name in ["this_turn", "arrived", "revealed", "printed"] {
        object.remove(name);
    }
    let mut differs = Map::new();
    let unit = state.player(spot.side).unit(spot.zone, spot.at);
    for ((name, _), at) in game.rules.numbers.iter().zip(0_usize..) {
        let printed = program.numbers.get(at).copied().unwrap_or(0);
        if !zone.units {
            if by_id.is_none() && object.contains_key(name.as_str()) {
                object.insert(name.to_string(), printed.into());
            }
            continue;
        }
        let now = unit.numbers.get(at).copied().unwrap_or(0);
        let of_units = game
            .library
            .rules
            .units
            .is_some_and(|units| usize::from(units.attack) == at || usize::from(units.health) == at);
        if of_units || now != printed {
            object.insert(name.to_string(), now.into());
        }
        if now != printed && by_id.is_none() {
            differs.insert(name.to_string(), printed.into());
        }
    }
    if zone.units {
        let this_turn: Map<String, Value> = game
            .rules
            .numbers
            .keys()
            .zip(unit.this_turn)
            .filter(|(_, part)| *part != 0)
            .map(|(name, part)| (name.to_string(), part.into()))
            .collect();
        if !this_turn.is_empty() {
            object.insert("this_turn".into(), Value::Object(this_turn));
        }
        if unit.arrived {
            object.insert("arrived".into(), true.into());
        }
        if !differs.is_empty() {
            object.insert("printed".into(), Value::Object(differs));
        }
    } else if by_id.is_none() && !object.contains_key("type") {
        // In another zone, the type can no longer be inferred from the zone.
        if let Some(card_type) = program.card_type {
            object.insert("type".into(), game.rules.card_type(card_type).0.as_str().into());
        }
    }
    if zone.reveals && state.is_revealed(handle) {
        object.insert("revealed".into(), true.into());
    }
    match by_id {
        Some(id) if object.len() == 1 && !zone.units => id.as_str().into(),
        _ => Value::Object(object),
    }
}
