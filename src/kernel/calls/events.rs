//! What happened in a call, for other programs.

use serde_json::{Value, json};

use super::{Participant, Session};
use crate::kernel::ids::{AbilityId, LIMBO, ZoneId};
use crate::kernel::machine::{Budget, Occurrence, Watch};
use crate::kernel::state::{CardId, Outcome, Seat, State, Thing};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Happened(Occurrence),
    /// An ability resolved.
    Trigger {
        ability: AbilityId,
        of: Option<CardId>,
    },
    /// A limit was reached, and what is over it did not happen.
    LeftOut(Budget),
    /// The match is over, by the end of this name.
    End {
        outcome: Outcome,
        reason: String,
    },
}

/// The events of a call, in order.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    pub events: Vec<Event>,
}

impl Watch for Recorded {
    fn ability(&mut self, ability: AbilityId, of: Option<CardId>, _state: &State) {
        self.events.push(Event::Trigger { ability, of });
    }

    fn occurs(&mut self, occurrence: Occurrence) {
        self.events.push(Event::Happened(occurrence));
    }

    fn over_budget(&mut self, budget: Budget) {
        let event = Event::LeftOut(budget);
        // A loop reaches the same limit again and again.
        if !self.events.contains(&event) {
            self.events.push(event);
        }
    }
}

impl Session {
    /// An event with the names of the ruleset.
    pub(super) fn event(&self, state: &State, players: &[Participant; 2], event: &Event) -> Value {
        let wire = &self.kernel.game.wire;
        let player = |seat: Seat| players[seat.index()].id.as_str();
        // A card that could not stay is no longer there.
        let card = |card: CardId| {
            if card.index() < state.cards.len() { self.instance(state, card).into() } else { Value::Null }
        };
        let zone = |zone: ZoneId| match wire.zones.get(zone.index()) {
            Some(name) if zone != LIMBO => name.as_str().into(),
            _ => Value::Null,
        };
        let number = |thing: Thing, name: &str, before: i32, after: i32| match thing {
            Thing::Player(seat) => {
                json!({ "type": "number", "playerId": player(seat), "name": name, "before": before, "after": after })
            }
            Thing::Card(of) => {
                json!({ "type": "number", "instanceId": card(of), "name": name, "before": before, "after": after })
            }
        };
        match event {
            Event::Happened(Occurrence::Counter { of, counter, before, after }) => {
                let name = wire.counters.get(counter.index()).map_or("", |counter| counter.name.as_str());
                number(Thing::Player(*of), name, *before, *after)
            }
            Event::Happened(Occurrence::State { of, state, before, after }) => {
                let name = wire.states.get(state.index()).map_or("", |name| name.as_str());
                number(Thing::Card(*of), name, *before, *after)
            }
            Event::Happened(Occurrence::Move { card: of, from, to }) => json!({
                "type": "move", "instanceId": card(*of), "from": zone(from.1), "to": zone(to.1),
                "fromPlayerId": player(from.0), "toPlayerId": player(to.0),
            }),
            Event::Happened(Occurrence::Flag { card: of, state, is }) => {
                let name = wire.states.get(state.index()).map_or("", |name| name.as_str());
                json!({ "type": "flag", "instanceId": card(*of), "name": name, "is": is })
            }
            Event::Happened(Occurrence::Modify { card: of, number, by }) => {
                let name = wire.numbers.get(number.index()).map_or("", |name| name.as_str());
                json!({ "type": "modify", "instanceId": card(*of), "name": name, "by": by })
            }
            Event::Happened(Occurrence::Phase { phase, by }) => {
                let name = wire.phases.get(phase.index()).map_or("", |name| name.as_str());
                json!({ "type": "phase", "phase": name, "playerId": player(*by) })
            }
            Event::Happened(Occurrence::Say { word, by }) => {
                json!({ "type": "say", "word": self.kernel.game.word(*word), "playerId": player(*by) })
            }
            Event::Happened(Occurrence::Nothing { of, operation, by }) => {
                let operations = &self.kernel.game.operations;
                let name = operations.get_index(operation.index()).map_or("", |(name, _)| name.as_str());
                json!({ "type": "nothing", "instanceId": of.map(card), "do": name, "playerId": player(*by) })
            }
            Event::Trigger { ability, of } => {
                let timing = self.kernel.game.ability(*ability).timing;
                let name = self.kernel.game.timings.get_index(timing.index()).map_or("", |(name, _)| name.as_str());
                json!({ "type": "trigger", "instanceId": of.map(card), "on": name })
            }
            Event::LeftOut(budget) => json!({ "type": "leftOut", "limit": budget.id() }),
            Event::End { outcome, reason } => {
                let winner = match outcome {
                    Outcome::Won(seat) => player(*seat).into(),
                    Outcome::Draw => Value::Null,
                };
                json!({ "type": "end", "winnerId": winner, "reason": reason })
            }
        }
    }
}
