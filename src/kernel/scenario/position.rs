//! Writes a position as the board of a scenario, so that it can be changed and begun with.

use serde_json::{Map, Value, json};

use super::naming::SIDES;
use super::{Stop, Table, list};
use crate::base::Name;
use crate::kernel::ids::{AbilityId, CounterId, DurationId, KeywordId, NumberId, StateId, ZoneId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Machine, Workspace};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Row, RowCard};
use crate::kernel::state::{Bearing, CardId, Held, Lasting, Seat, State};

/// The members of a card on a board that stay when it comes to another zone: what is printed, and what lies beneath it.
pub const STAYS: [&str; 6] = ["card", "type", "printed", "as", "under", "effects"];

/// The label of a card on a board that [`board`] has written.
pub fn label(card: CardId) -> String {
    format!("card{}", card.0)
}

/// A position between two steps as a board (scenario.md). Every card has its [`label`]. What was used up for the whole match,
/// and who has one more turn, are not on a board.
///
/// # Errors
///
/// A card that a board cannot say: it was written out in a row and has rows, rows of it are in force that it does not have
/// any more, or it is kept from certain effects only.
pub fn board(kernel: &Kernel, state: &State) -> Result<Value, CardId> {
    let game = &kernel.game;
    let mut copy = state.clone();
    let turn = Machine::reading(kernel, &mut copy, &mut Workspace::default()).turn_number();
    let phase = game.flow.phases.get_index(state.phase.index()).map_or("", |(name, _)| name.as_str());
    let mut board = Map::new();
    let side = |seat: Seat| SIDES[seat.index()];
    board.insert("turn".to_owned(), json!(turn));
    board.insert("active".to_owned(), json!(side(state.active)));
    board.insert("first".to_owned(), json!(side(state.opener)));
    board.insert("phase".to_owned(), json!(phase));
    board.insert("seed".to_owned(), json!(state.chance.0));
    let writer = Writer { kernel, state };
    for seat in Seat::BOTH {
        board.insert(side(seat).to_owned(), writer.player(seat)?);
    }
    Ok(Value::Object(board))
}

struct Writer<'s> {
    kernel: &'s Kernel,
    state: &'s State,
}

impl Writer<'_> {
    fn player(&self, seat: Seat) -> Result<Value, CardId> {
        let (game, player) = (&self.kernel.game, &self.state.players[seat.index()]);
        let mut members = Map::new();
        for (counter, name) in (0..).map_while(CounterId::at).zip(game.counters.keys()) {
            members.insert(name.to_string(), json!(self.state.counter(seat, counter)));
        }
        self.heroic(seat, &mut members);
        let phases = game.flow.phases.keys().map(Name::as_str);
        let skips = phases.zip(player.skips).chain([("turn", player.skips[player.skips.len() - 1])]);
        let skips: Vec<&str> = skips.flat_map(|(name, times)| vec![name; times.into()]).collect();
        if !skips.is_empty() {
            members.insert("skip".to_owned(), json!(skips));
        }
        for (zone, (name, rule)) in (0..).map_while(ZoneId::at).zip(&game.zones) {
            let cards = self.state.pile(seat, zone).as_slice();
            if rule.stack {
                continue;
            }
            let cards: Result<Vec<Value>, CardId> = cards.iter().map(|&card| self.card(card)).collect();
            members.insert(name.to_string(), Value::Array(cards?));
        }
        Ok(Value::Object(members))
    }

    /// The hero, its numbers and its book, in games that have heroes (format 1).
    fn heroic(&self, seat: Seat, members: &mut Map<String, Value>) {
        let (game, player) = (&self.kernel.game, self.state.player(seat));
        if !game.has_heroes() {
            return;
        }
        if let Some(hero) = player.hero_card {
            members.insert("hero".to_owned(), json!(game.word(game.definition(hero).id)));
        }
        members.insert("book".to_owned(), json!(player.book));
        for (name, value) in game.hero_numbers.keys().zip(player.hero) {
            // A counter of the same name is written by itself.
            members.entry(name.as_str()).or_insert_with(|| json!(value));
        }
    }

    fn card(&self, card: CardId) -> Result<Value, CardId> {
        let entry = self.state.card(card);
        let mut members = self.printed(card)?;
        members.insert("as".to_owned(), json!(label(card)));
        if entry.owner != entry.side {
            members.insert("owner".to_owned(), json!(SIDES[entry.owner.index()]));
        }
        for (name, flag) in [("revealed", entry.is_revealed), ("arrived", entry.has_arrived())] {
            if flag {
                members.insert(name.to_owned(), json!(true));
            }
        }
        self.numbers(card, &mut members)?;
        self.words(card, &mut members);
        for (state, (name, rule)) in (0..).map_while(StateId::at).zip(&self.kernel.game.states) {
            let value = self.kernel.state_in(entry, state);
            if value != 0 && !rule.of_row {
                members.insert(name.to_string(), if rule.counter { json!(value) } else { json!(true) });
            }
        }
        let used = self.state.used.iter().filter(|used| used.card == card && used.this_turn);
        let used: Vec<u8> = used.map(|used| used.slot).collect();
        if !used.is_empty() {
            members.insert("once".to_owned(), json!(used));
        }
        let mut attached = Vec::new();
        for grant in self.state.grants.iter().filter(|grant| grant.card == card) {
            attached.extend(self.kernel.game.written_rows(grant.ability).ok_or(card)?);
        }
        if !attached.is_empty() {
            members.insert("attached".to_owned(), Value::Array(attached));
        }
        let in_force = self.in_force(card)?;
        if !in_force.is_empty() {
            members.insert("in_force".to_owned(), Value::Array(in_force));
        }
        let beneath: Result<Vec<Value>, CardId> = self.beneath(card).into_iter().map(|card| self.card(card)).collect();
        let beneath = beneath?;
        if !beneath.is_empty() {
            members.insert("under".to_owned(), Value::Array(beneath));
        }
        if let Some(host) = entry.host.filter(|_| !self.kernel.is_stack(entry.zone)) {
            members.insert("on".to_owned(), json!(label(host)));
        }
        Ok(Value::Object(members))
    }

    /// The rows of a card that last as long as it is in play, but for those of its bearer, which follow from that.
    fn in_force(&self, card: CardId) -> Result<Vec<Value>, CardId> {
        let game = &self.kernel.game;
        let abilities = &game.definition(self.state.card(card).definition).abilities;
        let is_worn = self.state.card(card).host.is_some();
        let mut rows = Vec::new();
        for held in self.state.held.iter().filter(|held| held.source == card) {
            let ability = abilities.iter().position(|ability| *ability == held.ability).ok_or(card)?;
            let row = game.ability(held.ability).rows.get(usize::from(held.row)).ok_or(card)?;
            if is_worn && row.target.is_some_and(|target| game.target(target).pick == Pick::Host) {
                continue;
            }
            let mut say = Map::from_iter([("ability".to_owned(), json!(ability)), ("row".to_owned(), json!(held.row))]);
            if let Some((start, end)) = held.chosen {
                let cards = self.state.held_cards.get(usize::from(start)..usize::from(end)).unwrap_or_default();
                let is_there = |(card, moves): &&(CardId, u16)| self.state.card(*card).moves == *moves;
                let cards: Vec<String> = cards.iter().filter(is_there).map(|(card, _)| label(*card)).collect();
                say.insert("cards".to_owned(), json!(cards));
            }
            rows.push(Value::Object(say));
        }
        Ok(rows)
    }

    /// The cards beneath a card, from the lowest up.
    fn beneath(&self, card: CardId) -> Vec<CardId> {
        let is_beneath = |&other: &CardId| {
            let entry = self.state.card(other);
            entry.host == Some(card) && self.kernel.is_stack(entry.zone)
        };
        let mut beneath: Vec<CardId> = self.state.card_ids().filter(is_beneath).collect();
        beneath.sort_by_key(|&other| {
            let entry = self.state.card(other);
            self.state.pile(entry.side, entry.zone).position(other)
        });
        beneath
    }

    /// What is printed: the card's id, or what a card without one is.
    fn printed(&self, card: CardId) -> Result<Map<String, Value>, CardId> {
        let game = &self.kernel.game;
        let printed = game.definition(self.state.card(card).definition);
        let id = game.word(printed.id);
        let known =
            game.cards.get(id).or_else(|| game.tokens.values().find(|token| game.definition(**token).id == printed.id));
        if let Some(known) = known.filter(|_| game.record(id).is_some()) {
            // A board that was laid has cards of its own, which may be printed with other numbers.
            let known = game.definition(*known);
            let names = game.numbers.keys().enumerate();
            let other = names.filter(|(at, _)| known.numbers.get(*at) != printed.numbers.get(*at));
            let other: Map<String, Value> =
                other.map(|(at, name)| (name.to_string(), json!(printed.numbers.get(at)))).collect();
            let mut members = Map::from_iter([("card".to_owned(), json!(id))]);
            if !other.is_empty() {
                members.insert("printed".to_owned(), Value::Object(other));
            }
            return Ok(members);
        }
        if !printed.abilities.is_empty() {
            let definition = self.state.card(card).definition;
            let written = game.written.iter().find(|(known, _)| *known == definition);
            let Some((_, Value::Object(record))) = written else { return Err(card) };
            let members =
                record.iter().filter(|(name, _)| *name != "id").map(|(name, value)| (name.clone(), value.clone()));
            let (numbers, mut members): (Map<_, _>, Map<_, _>) =
                members.partition(|(name, _)| game.numbers.contains_key(name.as_str()));
            members.insert("printed".to_owned(), Value::Object(numbers));
            return Ok(members);
        }
        let mut members = Map::new();
        let kind = game.card_types.get_index(printed.card_type.index());
        members.insert("type".to_owned(), json!(kind.map_or("", |(name, _)| name.as_str())));
        let mut numbers = Map::new();
        for (at, name) in game.numbers.keys().enumerate().filter(|(at, _)| printed.has >> at & 1 == 1) {
            numbers.insert(name.to_string(), json!(printed.numbers.get(at)));
        }
        members.insert("printed".to_owned(), Value::Object(numbers));
        if let Some(subtype) = printed.subtype {
            members.insert("subtype".to_owned(), json!(game.word(subtype)));
        }
        for (set, words) in game.word_sets.keys().zip(&printed.words).filter(|(_, words)| !words.is_empty()) {
            let words: Vec<&str> = words.iter().map(|&word| game.word(word)).collect();
            members.insert(set.to_string(), json!(words));
        }
        Ok(members)
    }

    /// Numbers that are not as printed, and the parts of them and the words that end.
    fn numbers(&self, card: CardId, members: &mut Map<String, Value>) -> Result<(), CardId> {
        let game = &self.kernel.game;
        let entry = self.state.card(card);
        let printed = game.definition(entry.definition);
        let mut until: Map<String, Value> = Map::new();
        let mut parts = vec![0; game.numbers.len()];
        for Bearing { until: end, what, .. } in self.state.bearing.iter().filter(|bearing| bearing.card == card) {
            let ends = |(id, _): &(DurationId, _)| Seat::BOTH.iter().any(|&seat| self.kernel.until(*id, seat) == *end);
            let mut durations = (0..).map_while(DurationId::at).zip(game.durations.keys());
            let Some((_, duration)) = durations.find(ends) else { continue };
            let of_duration = until.entry(duration.to_string()).or_insert_with(|| json!({}));
            match what {
                Lasting::Part(number, part) => {
                    let name = game.numbers.get_index(number.index()).map_or("", |(name, _)| name.as_str());
                    if let Some(sum) = parts.get_mut(number.index()) {
                        *sum += i32::from(*part);
                    }
                    let before = of_duration[name].as_i64().unwrap_or(0);
                    of_duration[name] = json!(before + i64::from(*part));
                }
                Lasting::Word(word) | Lasting::Guard(word, None) => {
                    let name = game.keywords.get_index(word.index()).map_or("", |(name, _)| name.as_str());
                    let mut words = list(of_duration.get("keywords"));
                    words.push(json!(name));
                    of_duration["keywords"] = Value::Array(words);
                }
                // Marks and what has arrived are said by themselves.
                Lasting::Mark(_) | Lasting::Arrived => {}
                Lasting::Guard(_, Some(_)) => return Err(card),
            }
        }
        until.retain(|_, of_duration| of_duration.as_object().is_some_and(|members| !members.is_empty()));
        if !until.is_empty() {
            members.insert("until".to_owned(), Value::Object(until));
        }
        if !self.kernel.in_play(entry.zone) && !self.kernel.keeps(entry.zone) {
            return Ok(());
        }
        for (number, name) in (0..).map_while(NumberId::at).zip(game.numbers.keys()) {
            let at = number.index();
            let now = entry.numbers.get(at).map_or(0, |&now| i32::from(now));
            let usual = printed.numbers.get(at).copied().unwrap_or(0).saturating_add(parts[at]);
            if now != usual {
                members.insert(name.to_string(), json!(now));
            }
        }
        Ok(())
    }

    fn words(&self, card: CardId, members: &mut Map<String, Value>) {
        let game = &self.kernel.game;
        let entry = self.state.card(card);
        if let Some(subtype) = entry.subtype {
            members.insert("subtype".to_owned(), json!(game.word(subtype)));
        }
        let printed = game.definition(entry.definition).keywords;
        let is_named = members.contains_key("card");
        if entry.given == 0 && entry.lost == 0 && (is_named || printed == 0) {
            return;
        }
        let now = (printed | entry.given) & !entry.lost;
        let keywords = (0..).map_while(KeywordId::at).zip(game.keywords.keys());
        let keywords: Vec<&str> =
            keywords.filter(|(id, _)| now >> id.0 & 1 == 1).map(|(_, name)| name.as_str()).collect();
        members.insert("keywords".to_owned(), json!(keywords));
    }
}

impl Table {
    /// A row of a card that lasts as long as the card is in play: `{ "ability": 0, "row": 1, "cards": ["x"] }`. Without cards
    /// those that it is about are looked up each time.
    pub(super) fn put_in_force(&mut self, card: CardId, say: &Value) -> Result<(), Stop> {
        let place = |name: &str| say.get(name).and_then(Value::as_u64).and_then(|at| u8::try_from(at).ok());
        let abilities = &self.kernel.game.definition(self.state.card(card).definition).abilities;
        let ability = place("ability").and_then(|at| abilities.get(usize::from(at))).copied();
        let is_row =
            |row: &u8| ability.is_some_and(|ability| usize::from(*row) < self.kernel.game.ability(ability).rows.len());
        let fault = || Stop::Fault(format!("{say} is no row of the card"));
        let (ability, row) = ability.zip(place("row").filter(is_row)).ok_or_else(fault)?;
        let chosen = match say.get("cards") {
            None => None,
            Some(cards) => {
                let cards: Result<Vec<CardId>, Stop> =
                    list(Some(cards)).iter().map(|name| self.names().card(name, Seat(0))).collect();
                let start = self.state.held_cards.len();
                for card in cards? {
                    let bound = (card, self.state.card(card).moves);
                    self.state.held_cards.try_push(bound).map_err(|_| fault())?;
                }
                let end = self.state.held_cards.len();
                Some(u8::try_from(start).ok().zip(u8::try_from(end).ok()).ok_or_else(fault)?)
            }
        };
        self.state.held.try_push(Held { source: card, ability, row, chosen }).map_err(|_| fault())
    }
}

impl Game {
    /// The rows of an ability as the file of the card has them in which it is written.
    fn written_rows(&self, wanted: AbilityId) -> Option<Vec<Value>> {
        let attached = || self.attached.iter().find_map(|(ids, rows)| self.rows_among(ids, rows, wanted));
        let printed = self.definitions.iter().find_map(|card| {
            let rows = self.records.get(self.word(card.id))?.get("effects")?.as_array()?;
            self.rows_among(&card.abilities, rows, wanted)
        });
        printed.or_else(attached)
    }

    /// The same among the rows of a card, or inside of a row.
    fn rows_among(&self, abilities: &[AbilityId], written: &[Value], wanted: AbilityId) -> Option<Vec<Value>> {
        let of_row = |row: &Row| written.get(usize::from(row.at));
        if abilities.contains(&wanted) {
            return self.ability(wanted).rows.iter().map(|row| of_row(row).cloned()).collect();
        }
        let mut rows = abilities.iter().flat_map(|ability| &self.ability(*ability).rows);
        rows.find_map(|row| {
            let inside = |value: Option<&Value>| value?.get("effects")?.as_array().cloned();
            let json = of_row(row);
            let of_card = match row.card {
                Some(RowCard::Written(card)) => Some((&self.definition(card).abilities, json?.get("card"))),
                _ => None,
            };
            let (abilities, written) = of_card.unwrap_or((&row.effects, json));
            self.rows_among(abilities, &inside(written)?, wanted)
        })
    }
}
