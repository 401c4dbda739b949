//! A position as other programs see it.

use serde_json::{Map, Value, json};

use super::Session;
use crate::base::Name;
use crate::kernel::ids::{CounterId, DurationId, LIMBO, NumberId, StateId, ZoneId};
use crate::kernel::machine::{Machine, Workspace};
use crate::kernel::rules::wire::camel;
use crate::kernel::state::{CardId, Lasting, Outcome, Seat, State};

impl Session {
    /// The position; without what a player does not see, if it is for one.
    pub(super) fn view(&self, viewer: Option<Seat>) -> Value {
        let Some(state) = &self.state else { return Value::Null };
        let mut looked = state.clone();
        let turn = Machine::reading(&self.kernel, &mut looked, &mut Workspace::default()).turn_number();
        let id = |seat: Seat| Value::from(self.players[seat.index()].id.as_str());
        let winner = match state.over {
            Some(Outcome::Won(seat)) => id(seat),
            _ => Value::Null,
        };
        let sees = |card: CardId| viewer.is_none_or(|seat| self.kernel.sight(state.card(card)) >> seat.0 & 1 == 1);
        let instances = state.card_ids().filter(|&card| sees(card) && is_somewhere(state, card));
        let instances: Map<String, Value> =
            instances.map(|card| (self.instance(state, card), self.card_view(state, card))).collect();
        json!({
            "currentTurnNumber": turn,
            "currentPlayerId": id(state.active),
            "currentPhase": self.kernel.game.wire.phases.get(state.phase.index()).map(Name::as_str),
            "gameOver": state.over.is_some(),
            "winnerId": winner,
            "players": Seat::BOTH.map(|seat| self.player_view(state, seat, &sees)),
            "instances": instances,
        })
    }

    fn player_view(&self, state: &State, seat: Seat, sees: &dyn Fn(CardId) -> bool) -> Value {
        let game = &self.kernel.game;
        let player = &self.players[seat.index()];
        let mut members =
            Map::from_iter([("id".to_owned(), json!(player.id)), ("name".to_owned(), json!(player.name))]);
        for (at, counter) in game.wire.counters.iter().enumerate() {
            let Some(id) = CounterId::at(at) else { continue };
            let value = json!(state.counter(seat, id));
            match &counter.group {
                None => drop(members.insert(counter.name.to_string(), value)),
                Some(group) => {
                    let group = members.entry(group.to_string()).or_insert_with(|| Map::new().into());
                    if let Some(group) = group.as_object_mut() {
                        group.insert(counter.name.to_string(), value);
                    }
                }
            }
        }
        let mut zones = Map::new();
        for (at, name) in game.wire.zones.iter().enumerate() {
            let Some(zone) = ZoneId::at(at) else { continue };
            let cards = state.pile(seat, zone).as_slice().iter();
            let cards = cards.map(|&card| if sees(card) { self.instance(state, card).into() } else { Value::Null });
            zones.insert(name.to_string(), cards.collect());
        }
        if let Some((name, entry)) = game.leader_type() {
            let leader = entry.to.and_then(|zone| state.pile(seat, zone).as_slice().first().copied());
            let leader = leader.map(|card| self.instance(state, card));
            members.insert(camel(&format!("{name}_instance_id")), json!(leader));
        }
        members.insert("zones".to_owned(), zones.into());
        members.into()
    }

    fn card_view(&self, state: &State, card: CardId) -> Value {
        let game = &self.kernel.game;
        let entry = state.card(card);
        let player = |seat: Seat| self.players[seat.index()].id.as_str();
        let mut members = Map::from_iter([
            ("cardId".to_owned(), json!(game.word(game.definition(entry.definition).id))),
            ("ownerId".to_owned(), json!(player(entry.owner))),
            ("zone".to_owned(), json!(game.wire.zones.get(entry.zone.index()).map(Name::as_str))),
        ]);
        if entry.side != entry.owner {
            members.insert("controllerId".to_owned(), json!(player(entry.side)));
        }
        if let Some(host) = entry.host {
            members.insert("on".to_owned(), json!(self.instance(state, host)));
        }
        for (at, (_, rule)) in game.states.iter().enumerate().filter(|(_, (_, rule))| !rule.of_row) {
            if let (Some(id), Some(name)) = (StateId::at(at), game.wire.states.get(at)) {
                let value = self.kernel.state_in(entry, id);
                members.insert(name.to_string(), if rule.counter { json!(value) } else { json!(value != 0) });
            }
        }
        for (at, name) in game.wire.durations.iter().enumerate() {
            if let (Some(id), Some(name)) = (DurationId::at(at), name) {
                members.insert(name.to_string(), self.parts(state, card, id));
            }
        }
        members.into()
    }

    /// The parts of a card's numbers that last so long; those of units are always there.
    fn parts(&self, state: &State, card: CardId, duration: DurationId) -> Value {
        let game = &self.kernel.game;
        let until = Seat::BOTH.map(|seat| self.kernel.until(duration, seat));
        let mut parts = Map::new();
        let units = game.units.as_ref().map(|units| [units.attack, units.health]).unwrap_or_default();
        for number in units.into_iter().flatten() {
            parts.insert(self.number_name(number), 0.into());
        }
        for bearing in state.bearing.iter().filter(|bearing| bearing.card == card && until.contains(&bearing.until)) {
            if let Lasting::Part(number, part) = bearing.what {
                let name = self.number_name(number);
                let known = parts.get(&name).and_then(Value::as_i64).unwrap_or(0);
                parts.insert(name, (known + i64::from(part)).into());
            }
        }
        parts.into()
    }

    fn number_name(&self, number: NumberId) -> String {
        self.kernel.game.wire.numbers.get(number.index()).map(ToString::to_string).unwrap_or_default()
    }
}

/// Whether a card is in a zone.
fn is_somewhere(state: &State, card: CardId) -> bool {
    let entry = state.card(card);
    entry.zone != LIMBO && state.pile(entry.side, entry.zone).position(card).is_some()
}
