//! The start of a match from a config.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::events::Recorded;
use super::{Participant, Refused, Session, refused};
use crate::base::Name;
use crate::kernel::ids::{CounterId, DefinitionId};
use crate::kernel::machine::Workspace;
use crate::kernel::play::{Setup, Step, Usual};
use crate::kernel::rules::Deck;
use crate::kernel::rules::wire::Call;
use crate::kernel::state::{CARDS, Seat, State};

/// Who plays, with which deck and which counters.
type Joined = (Participant, Deck, Vec<(CounterId, i32)>);

impl Session {
    /// Begins a match.
    pub(super) fn start(
        &self,
        call: &Call,
        request: &Map<String, Value>,
        recorded: &mut Recorded,
    ) -> Result<(State, [Participant; 2]), Refused> {
        let (setup, players) = self.setup(call, request.get("config"))?;
        let mut state = State::new(setup.seed);
        self.kernel.run(
            &mut state,
            &Step::Start(Box::new(setup)),
            &mut Usual,
            Some(recorded),
            &mut Workspace::default(),
        );
        Ok((state, players))
    }

    /// The set-up that a config says.
    pub(super) fn setup(&self, call: &Call, config: Option<&Value>) -> Result<(Setup, [Participant; 2]), Refused> {
        let brought = match config {
            None | Some(Value::Null) => Map::new(),
            Some(Value::Object(members)) => members.clone(),
            Some(_) => return refused("bad-request", "config"),
        };
        // What a config does not say, the usual one does.
        let mut config = self.usual.as_ref().and_then(Value::as_object).cloned().unwrap_or_default();
        config.extend(brought);
        let players = config.get("players").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let [first, second] = players else { return refused("players", "") };
        let (one, deck, counters) = self.player(call, first)?;
        let (other, other_deck, other_counters) = self.player(call, second)?;
        if one.id == other.id {
            return refused("players", one.id);
        }
        let seed = match config.get("seed") {
            None | Some(Value::Null) => 0,
            Some(seed) => match seed.as_u64() {
                Some(seed) => seed,
                None => return refused("bad-request", "seed"),
            },
        };
        let first = match config.get("startingPlayerId") {
            None | Some(Value::Null) => None,
            Some(id) if *id == one.id => Some(Seat(0)),
            Some(id) if *id == other.id => Some(Seat(1)),
            Some(id) => return refused("no-player", super::text(id)),
        };
        let setup = self.kernel.game.setup_of([&deck, &other_deck], seed);
        Ok((Setup { first, counters: [counters, other_counters], ..setup }, [one, other]))
    }

    /// A player of a config: who, with which deck and which counters.
    fn player(&self, call: &Call, player: &Value) -> Result<Joined, Refused> {
        let Some(player) = player.as_object() else { return refused("players", "") };
        let Some(id) = player.get("id").and_then(Value::as_str).filter(|id| !id.is_empty()) else {
            return refused("players", "id");
        };
        let name = player.get("name").and_then(Value::as_str).unwrap_or(id).to_owned();
        let deck = self.deck(player)?;
        let mut counters: Vec<(CounterId, i32)> = Vec::new();
        for (member, &counter) in &call.counters {
            if let Some(value) = player.get(member.as_str()).filter(|value| !value.is_null()) {
                let any = 0..=i32::MAX;
                let range = call.takes.get(member).unwrap_or(&any);
                counters.push((counter, number(Some(value), member, range)?));
            }
        }
        for (name, value) in player {
            if let Some(group) = self.group(name) {
                self.resources(&group, value, &mut counters)?;
            }
        }
        Ok((Participant { id: id.to_owned(), name }, deck, counters))
    }

    /// The group of counters whose start a member says, e.g. `startingResources`.
    fn group(&self, member: &str) -> Option<Name> {
        let mut counters = self.kernel.game.wire.counters.iter();
        let found = counters.find(|counter| counter.start_member().as_deref() == Some(member));
        found.and_then(|counter| counter.group.clone())
    }

    /// The counters of a group, by their names.
    fn resources(&self, group: &Name, value: &Value, counters: &mut Vec<(CounterId, i32)>) -> Result<(), Refused> {
        if value.is_null() {
            return Ok(());
        }
        let Some(members) = value.as_object() else { return refused("bad-request", group.as_str()) };
        for (name, value) in members {
            let known = self.kernel.game.wire.counters.iter();
            let at =
                known.enumerate().find(|(_, counter)| counter.group.as_ref() == Some(group) && counter.name == *name);
            let Some(id) = at.and_then(|(at, _)| CounterId::at(at)) else { return refused("unknown-resource", name) };
            let least = self.kernel.game.counters.get_index(id.index()).and_then(|(_, counter)| counter.min);
            counters.push((id, number(Some(value), name, &(least.unwrap_or(0)..=MOST))?));
        }
        Ok(())
    }

    /// The cards of a player: a list of ids, counts by id, or a deck of the game.
    fn deck(&self, player: &Map<String, Value>) -> Result<Deck, Refused> {
        let game = &self.kernel.game;
        let rule = game.printed.deck.as_ref();
        let leader_type = rule.and_then(|rule| rule.leader_type);
        let type_name = game.leader_type().map(|(name, _)| name.clone());
        let listed = player.get("deckList");
        let known = listed.and_then(Value::as_str).and_then(|id| game.decks.iter().find(|deck| deck.id == *id));
        let leader_member = game.leader_member();
        let leader = match leader_member.as_ref().map(|member| player.get(member.as_str())) {
            None => game.usual_leader,
            Some(None | Some(Value::Null)) => known.and_then(|deck| deck.leader),
            Some(Some(id)) => Some(self.printed(id)?),
        };
        let is_leader = |card: DefinitionId| Some(game.definition(card).card_type) == leader_type;
        if let Some(name) = &type_name {
            match leader {
                None => return refused("unknown-card", leader_member.unwrap_or_default()),
                Some(card) if !is_leader(card) => {
                    return refused(format!("not-a-{name}"), game.word(game.definition(card).id));
                }
                Some(_) => {}
            }
        }
        let mut cards: Vec<DefinitionId> = Vec::new();
        match listed {
            None | Some(Value::Null) => {}
            Some(Value::Array(ids)) => {
                for id in ids {
                    cards.push(self.printed(id)?);
                }
            }
            Some(Value::Object(counts)) => {
                for (id, count) in counts {
                    let card = self.printed(&Value::from(id.as_str()))?;
                    let count = usize::try_from(number(Some(count), id, &(0..=MOST))?).unwrap_or(0);
                    cards.extend(std::iter::repeat_n(card, count.min(CARDS)));
                }
            }
            Some(id) => match known {
                Some(deck) => cards.clone_from(&deck.cards),
                None => return refused("unknown-card", super::text(id)),
            },
        }
        if let (Some(name), Some(&card)) = (&type_name, cards.iter().find(|&&card| is_leader(card))) {
            return refused(format!("{name}-in-deck"), game.word(game.definition(card).id));
        }
        let room = usize::from(game.limits.cards).min(CARDS) / 2;
        if cards.len() + usize::from(leader.is_some()) > room {
            return refused("too-many-cards", cards.len().to_string());
        }
        Ok(Deck { id: Name::default(), leader, cards, any: None })
    }

    /// A printed card by id.
    fn printed(&self, id: &Value) -> Result<DefinitionId, Refused> {
        match id.as_str().and_then(|id| self.kernel.game.cards.get(id)) {
            Some(&card) => Ok(card),
            None => refused("unknown-card", id.as_str().map_or_else(|| id.to_string(), ToOwned::to_owned)),
        }
    }
}

/// The most of a counter or of copies that a config says.
const MOST: i32 = 1_000_000;

/// A number of a request within its range.
pub(super) fn number(value: Option<&Value>, name: &str, range: &RangeInclusive<i32>) -> Result<i32, Refused> {
    let Some(number) = value.filter(|value| value.is_i64() || value.is_u64()) else {
        return refused("bad-request", name);
    };
    match number.as_i64().and_then(|number| i32::try_from(number).ok()).filter(|number| range.contains(number)) {
        Some(number) => Ok(number),
        None => refused("amount", name),
    }
}
