//! The set-up of a step that begins a match.

use serde_json::Value;

use super::board::members;
use super::naming::{SIDES, side};
use super::{Stop, Table, number};
use crate::kernel::ids::CounterId;
use crate::kernel::state::Seat;

impl Table {
    /// The set-up of a `start` step.
    pub(super) fn setup(&mut self, say: &Value) -> Result<crate::kernel::Setup, Stop> {
        let mut setup = crate::kernel::Setup { seed: self.state.chance.0, ..Default::default() };
        if let Some(first) = say.get("first").and_then(Value::as_str) {
            setup.first = side(first);
        }
        for seat in Seat::BOTH {
            let own = say.get("decks").and_then(|decks| decks.get(SIDES[seat.index()])).cloned().unwrap_or_default();
            if let Some(name) = own.as_str() {
                let decks = &self.kernel.game.decks;
                let deck = decks.iter().find(|deck| deck.id == name);
                let deck = deck.ok_or_else(|| Stop::Fault(format!("no deck `{name}`")))?;
                let dealt = self.kernel.game.setup_of([deck, deck], setup.seed);
                setup.cards[seat.index()].clone_from(&dealt.cards[0]);
                setup.heroes[seat.index()] = dealt.heroes[0];
                continue;
            }
            let own = if own.is_object() { own } else { serde_json::json!({ "deck": own }) };
            setup.heroes[seat.index()] = self.hero(own.get("hero"))?;
            for (zone, card) in self.in_zones(&own) {
                let record = self.record(&card, Some(zone))?;
                setup.cards[seat.index()].push((self.read(&record)?, zone));
            }
            for (name, value) in members(Some(&own)) {
                let counter = self.kernel.game.counters.get_index_of(name).and_then(CounterId::at);
                if let (Some(counter), Some(value)) = (counter, number(value)) {
                    setup.counters[seat.index()].push((counter, value));
                }
            }
        }
        self.compile();
        Ok(setup)
    }
}

/// Where the generator is: a number, or a text, because programs round large numbers.
pub(super) fn seed(value: Option<&Value>) -> Option<u64> {
    match value {
        None => Some(0),
        Some(Value::String(text)) => text.parse().ok(),
        Some(value) => value.as_u64(),
    }
}
