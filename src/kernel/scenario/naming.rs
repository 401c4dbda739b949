//! How scenarios name cards and players: by a label, or by a place such as `self.field.2`.

use serde_json::{Value, json};

use super::{Stop, Table};
use crate::kernel::ids::ZoneId;
use crate::kernel::lookup::Kernel;
use crate::kernel::question::{Choice, Pick};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::rules::tables::{SeenBy, Zone};
use crate::kernel::rules::term::Term;
use crate::kernel::state::{CardId, Seat, State, Thing, Things};

pub(in crate::kernel) const SIDES: [&str; 2] = ["self", "opponent"];

/// Names of the cards of a position.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Names<'n> {
    pub kernel: &'n Kernel,
    pub state: &'n State,
    pub labels: &'n [(CardId, String)],
}

impl Table {
    pub(super) fn names(&self) -> Names<'_> {
        Names { kernel: &self.kernel, state: &self.state, labels: &self.labels }
    }
}

/// The side of a seat, as scenarios name it.
pub fn side_name(seat: Seat) -> &'static str {
    SIDES[seat.index()]
}

/// The place in a zone that is chosen from, such as `.2`.
pub(in crate::kernel) fn place_in_zone(value: &Value) -> Option<usize> {
    value.as_str()?.strip_prefix('.')?.parse().ok()
}

/// The seat of a side.
pub(in crate::kernel) fn side(name: &str) -> Option<Seat> {
    SIDES.iter().position(|side| *side == name).and_then(|at| u8::try_from(at).ok()).map(Seat)
}

impl Names<'_> {
    pub fn label(&self, card: CardId) -> Option<&str> {
        self.labels.iter().find(|(labelled, _)| *labelled == card).map(|(_, label)| label.as_str())
    }

    /// The name of a card or a player.
    pub fn name(&self, thing: Thing) -> String {
        let card = match thing {
            Thing::Player(seat) => return SIDES[seat.index()].to_owned(),
            Thing::Card(card) => card,
        };
        if let Some(label) = self.label(card) {
            return label.to_owned();
        }
        let entry = self.state.card(card);
        let side = SIDES[entry.side.index()];
        let pile = self.state.pile(entry.side, entry.zone);
        let zone = self.kernel.game.zones.get_index(entry.zone.index());
        let Some((zone, rules)) = zone else { return "(being played)".to_owned() };
        let is_single = matches!(rules.capacity, Some(Term::Constant(1)));
        match pile.position(card) {
            Some(_) if is_single && pile.len() == 1 => format!("{side}.{zone}"),
            Some(at) => format!("{side}.{zone}.{at}"),
            None => format!("{side}.{zone}.?"),
        }
    }

    /// What a scenario names: a card by its label or place, in the hand (the zone that only its owner sees) by its place
    /// alone, or a player.
    pub(super) fn find(&self, value: &Value, by: Seat) -> Result<Option<Thing>, Stop> {
        let text = match value {
            Value::Bool(_) | Value::Null => return Ok(None),
            Value::Number(_) => {
                let is_hand = |zone: &Zone| zone.seen_by == SeenBy::Owner;
                let zone = self.kernel.game.zones.values().position(is_hand).and_then(ZoneId::at);
                let at = value.as_u64().and_then(|at| usize::try_from(at).ok());
                let card = zone.zip(at).and_then(|(zone, at)| self.state.pile(by, zone).as_slice().get(at).copied());
                return card.map(|card| Some(Thing::Card(card))).ok_or_else(|| Stop::Refused("no-card".to_owned()));
            }
            Value::String(text) => text.as_str(),
            _ => return Err(Stop::Fault(format!("{value} names no card"))),
        };
        if let Some(seat) = side(text) {
            return Ok(Some(Thing::Player(seat)));
        }
        if let Some((card, _)) = self.labels.iter().find(|(_, label)| label == text) {
            return Ok(Some(Thing::Card(*card)));
        }
        let unknown = || Stop::Refused(format!("{text} names nothing"));
        let mut parts = text.split('.');
        let seat = parts.next().and_then(side).ok_or_else(unknown)?;
        let zone = parts.next().and_then(|zone| self.kernel.game.zones.get_index_of(zone)).and_then(ZoneId::at);
        let zone = zone.ok_or_else(unknown)?;
        let at: usize = match parts.next() {
            None => 0,
            Some(at) => at.parse().map_err(|_| unknown())?,
        };
        let card = self.state.pile(seat, zone).as_slice().get(at).copied();
        card.map(|card| Some(Thing::Card(card))).ok_or_else(|| Stop::Refused("no-card".to_owned()))
    }

    /// One of these things: as [`Self::find`], or by the place in its zone alone (`.2`).
    pub(super) fn find_among(&self, value: &Value, things: &Things, by: Seat) -> Option<Thing> {
        let Some(place) = place_in_zone(value) else { return self.find(value, by).ok().flatten() };
        things.cards().find(|&card| self.is_at(card, place)).map(Thing::Card)
    }

    /// Whether a card lies at a place of its zone.
    pub fn is_at(&self, card: CardId, place: usize) -> bool {
        let entry = self.state.card(card);
        self.state.pile(entry.side, entry.zone).position(card) == Some(place)
    }

    /// A card that a scenario names.
    pub(super) fn card(&self, value: &Value, by: Seat) -> Result<CardId, Stop> {
        match self.find(value, by)? {
            Some(Thing::Card(card)) => Ok(card),
            _ => Err(Stop::Fault(format!("{value} is no card"))),
        }
    }

    /// An action of a player with all that distinguishes it from others, as a step of a scenario.
    pub(super) fn chosen(&self, choice: &Choice, by: Seat) -> serde_json::Map<String, Value> {
        let Value::Object(mut members) = self.choice(choice) else { return serde_json::Map::new() };
        let action = self.kernel.game.flow.actions.get_index(choice.action.index());
        for ((name, rule), pick) in action.into_iter().flat_map(|(_, action)| &action.picks).zip(choice.picks) {
            if let (PickRule::Card { or_player: true, .. }, Pick::None) = (rule, pick) {
                members.insert(name.to_string(), json!(SIDES[by.other().index()]));
            }
        }
        if let Some(ability) = choice.ability {
            members.insert("ability".to_owned(), json!(ability.slot));
        }
        members
    }

    /// An action as scenarios write it.
    pub fn choice(&self, choice: &Choice) -> Value {
        let Some((id, action)) = self.kernel.game.flow.actions.get_index(choice.action.index()) else {
            return Value::Null;
        };
        let card = choice.card.map_or(Value::Bool(true), |card| json!(self.name(Thing::Card(card))));
        let mut members = serde_json::Map::from_iter([(id.to_string(), card)]);
        for ((name, _), pick) in action.picks.iter().zip(choice.picks) {
            match pick {
                Pick::None => {}
                Pick::Card(card) => drop(members.insert(name.to_string(), json!(self.name(Thing::Card(card))))),
                Pick::Number(number) => drop(members.insert(name.to_string(), json!(number))),
            }
        }
        if let Some(aim) = choice.aim {
            members.insert("aim".to_owned(), json!(self.name(aim)));
        }
        Value::Object(members)
    }
}
