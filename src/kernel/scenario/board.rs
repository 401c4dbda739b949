//! The board of a scenario: players, zones and cards with all that they bear.

use std::collections::VecDeque;

use serde_json::{Map, Value};

use super::naming::{SIDES, side};
use super::start::seed;
use super::{Stop, Table, items, list, number, spelling, under};
use crate::base::{Name, Source};
use crate::kernel::ids::{AbilityId, DefinitionId, DurationId, KeywordId, NumberId, PhaseId, StateId, ZoneId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Machine, Workspace};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Pick;
use crate::kernel::state::{Bearing, CardId, Held, Lasting, PHASES, Seat, Until, Used};

/// What a card on a board says beside what is printed on it.
pub(super) const BESIDE_PRINTED: [&str; 14] = [
    "as",
    "under",
    "on",
    "attached",
    "owner",
    "printed",
    "arrived",
    "revealed",
    "face",
    "this_turn",
    "until",
    "once",
    "in_force",
    "card",
];

/// What names other cards of the board, which may be laid later.
#[derive(Default)]
struct Later {
    /// Cards that are attached to others.
    worn: Vec<(CardId, String)>,
    /// Cards with what they say of their rows that are in force.
    in_force: Vec<(CardId, Value)>,
}

/// A card that will be laid: what is printed on it, and the rows that are attached to it.
struct Printed {
    record: Value,
    definition: DefinitionId,
    attached: Vec<AbilityId>,
}

/// The cards of a board in the order in which they are laid. They are all known before the kernel is made of them.
type ToLay = VecDeque<Printed>;

impl Table {
    /// Lays the board of a case.
    pub(super) fn lay(game: &Game, defaults: &Value, cards: &[Value], case: &Value) -> Result<Self, Stop> {
        spelling::case(case)?;
        let mut game = game.clone();
        let nothing = Value::Object(Map::new());
        if let Some(chapter) = case.get("chapter") {
            let (chapter, problems) = game.add_chapter(&Source::new("chapter", chapter.to_string()));
            if chapter.is_none() {
                return Err(Stop::Fault(format!("the chapter: {problems:?}")));
            }
        }
        let board = under(defaults.get("board").unwrap_or(&nothing), case.get("board").unwrap_or(&nothing));
        spelling::board(&board)?;
        for (name, value) in members(board.get("levers")) {
            if !number(value).is_some_and(|value| game.set_lever(name, value)) {
                return Err(Stop::Fault(format!("the game has no lever `{name}`")));
            }
        }
        if board.get("legacy") == Some(&Value::Bool(false)) {
            game.drop_legacy();
        }
        game.flow.is_outside = board.get("match") == Some(&Value::Bool(false));
        for (name, value) in members(board.get("settings")) {
            if !value.as_str().is_some_and(|value| game.set_setting(name, value)) {
                return Err(Stop::Fault(format!("the game has no setting `{name}` that can be {value}")));
            }
        }
        let own: Vec<Value> = list(case.get("cards"));
        let problems = game.add_cards(&[cards, &own].concat(), "/cards");
        if let Some(problem) = problems.iter().find(|problem| problem.severity == crate::base::Severity::Error) {
            return Err(Stop::Fault(format!("{problem:?}")));
        }
        let kernel = Kernel::new(game);
        let state = kernel.table(0);
        let mut table =
            Self { kernel, state, defaults: defaults.clone(), labels: Vec::new(), open: None, resolved: Vec::new() };
        table.begin(&board)?;
        let players = Seat::BOTH.map(|seat| {
            let player = table.defaults.get("player").unwrap_or(&nothing);
            under(player, board.get(SIDES[seat.index()]).unwrap_or(&nothing))
        });
        let mut to_lay = ToLay::new();
        let cards: Vec<_> = players.iter().flat_map(|say| table.in_zones(say)).collect();
        for (zone, card) in cards {
            table.print(zone, &card, &mut to_lay)?;
        }
        table.compile();
        let mut later = Later::default();
        for (seat, say) in Seat::BOTH.into_iter().zip(&players) {
            table.player(seat, say)?;
            for (zone, card) in table.in_zones(say) {
                table.place(seat, zone, &card, &mut to_lay, &mut later)?;
            }
        }
        for (card, label) in later.worn {
            table.wear(card, &label)?;
        }
        for (card, row) in later.in_force {
            table.put_in_force(card, &row)?;
        }
        Ok(table)
    }

    /// The turn, whose it is, the phase.
    fn begin(&mut self, board: &Value) -> Result<(), Stop> {
        let fault = |what: &str| Stop::Fault(format!("the board's `{what}` is not known"));
        let seat = |name: &str| board.get(name).and_then(Value::as_str).and_then(side).unwrap_or(Seat(0));
        let flow = &self.kernel.game.flow;
        let phase = match board.get("phase").and_then(Value::as_str) {
            Some(name) => flow.phases.get_index_of(name).ok_or_else(|| fault("phase"))?,
            None => flow.phases.values().position(|phase| phase.actions.is_some()).unwrap_or(0),
        };
        let state = &mut self.state;
        state.chance = crate::base::Generator(seed(board.get("seed")).ok_or_else(|| fault("seed"))?);
        state.opener = seat("first");
        state.active = seat("active");
        state.phase = PhaseId::at(phase).unwrap_or_default();
        state.has_begun = true;
        let turn = board.get("turn").map_or(Some(1), number).ok_or_else(|| fault("turn"))?;
        let turn = turn.saturating_sub(flow.turns_from);
        let turn = u16::try_from(turn).map_err(|_| fault("turn"))?;
        state.turn = turn;
        state.round = turn;
        if flow.turns_are_rounds {
            state.turn = turn.saturating_mul(2) + u16::from(state.active != state.opener);
        }
        for player in &mut state.players {
            player.turns = state.turn / 2;
        }
        Machine::reading(&self.kernel, &mut self.state, &mut Workspace::default()).new_turn();
        Ok(())
    }

    fn player(&mut self, seat: Seat, say: &Value) -> Result<(), Stop> {
        let mut members: Map<String, Value> = say.as_object().cloned().unwrap_or_default();
        if let Some(Value::Object(flags)) = members.remove("flags") {
            members.extend(flags);
        }
        self.heroic(seat, &mut members)?;
        for (name, value) in &members {
            let game = &self.kernel.game;
            if let Some(counter) = game.counters.get_index_of(name.as_str()) {
                let value = number(value).ok_or_else(|| Stop::Fault(format!("`{name}` needs a number")))?;
                self.state.players[seat.index()].counters[counter] = value;
            } else if name == "skip" {
                for phase in list(Some(value)) {
                    let phase = phase.as_str().unwrap_or_default();
                    let at = if phase == "turn" { Some(PHASES) } else { game.flow.phases.get_index_of(phase) };
                    let skip = at.and_then(|at| self.state.players[seat.index()].skips.get_mut(at));
                    *skip.ok_or_else(|| Stop::Fault(format!("no phase `{phase}`")))? += 1;
                }
            } else if !game.zones.contains_key(name.as_str()) {
                return Err(Stop::Fault(format!("a player has no `{name}`")));
            }
        }
        Ok(())
    }

    /// A player's hero, book and numbers of heroes, in games that have them (format 1). They come before the counters, which
    /// may start from them.
    fn heroic(&mut self, seat: Seat, members: &mut Map<String, Value>) -> Result<(), Stop> {
        if !self.kernel.game.has_heroes() {
            return Ok(());
        }
        match self.hero(members.remove("hero").as_ref())? {
            Some(hero) => self.kernel.set_hero(&mut self.state, seat, hero),
            None => self.kernel.set_heroless(&mut self.state, seat),
        }
        if let Some(book) = members.remove("book") {
            let book = number(&book).ok_or_else(|| Stop::Fault("`book` needs a number".to_owned()))?;
            self.state.players[seat.index()].book = book;
        }
        let names: Vec<String> = members.keys().cloned().collect();
        for name in names {
            let is_counter = self.kernel.game.counters.contains_key(name.as_str());
            let Some(id) = self.kernel.game.hero_number(&name).filter(|_| !is_counter) else { continue };
            let value = members.remove(&name).as_ref().and_then(number);
            let value = value.ok_or_else(|| Stop::Fault(format!("`{name}` needs a number")))?;
            self.kernel.set_hero_number(&mut self.state, seat, id, value);
        }
        Ok(())
    }

    /// The cards that a player has, by their zones. Zones are in the order of the ruleset, so that cards have the same numbers
    /// however the board is written.
    pub(super) fn in_zones(&self, say: &Value) -> Vec<(ZoneId, Value)> {
        let zones = self.kernel.game.zones.keys().enumerate();
        let of_zone = |(at, name): (usize, &Name)| {
            let cards = say.get(name.as_str()).map(cards_of).unwrap_or_default();
            cards.into_iter().filter_map(move |card| Some((ZoneId::at(at)?, card)))
        };
        zones.flat_map(of_zone).collect()
    }

    /// The hero that a player's `hero` names, in games that have heroes (format 1).
    pub(super) fn hero(&self, name: Option<&Value>) -> Result<Option<DefinitionId>, Stop> {
        let game = &self.kernel.game;
        let Some(name) = name.filter(|_| game.has_heroes()) else {
            return Ok(None);
        };
        let is_hero = |id: &DefinitionId| {
            self.kernel.card_type(game.definition(*id).card_type).is_some_and(|card_type| card_type.is_hero)
        };
        let found = name.as_str().and_then(|id| game.cards.get(id)).copied().filter(is_hero);
        found.map(Some).ok_or_else(|| Stop::Fault(format!("no hero {name}")))
    }

    /// Reads what is printed on a card and on those under it.
    fn print(&mut self, zone: ZoneId, card: &Value, to_lay: &mut ToLay) -> Result<(), Stop> {
        self.spelled_card(card)?;
        let record = self.record(card, Some(zone))?;
        let definition = self.read(&record)?;
        let attached = list(card.get("attached"));
        // As of rows that are printed, what cannot be read is left out.
        let (attached, _) = self.kernel.game.define_rows(&attached, "");
        to_lay.push_back(Printed { record, definition, attached });
        for below in list(card.get("under")) {
            let beneath = self.zone_beneath()?;
            self.print(beneath, &below, to_lay)?;
        }
        Ok(())
    }

    fn zone_beneath(&self) -> Result<ZoneId, Stop> {
        self.kernel.game.beneath.ok_or_else(|| Stop::Fault("no zone lies beneath".to_owned()))
    }

    /// Lays the next card of those that were read.
    fn place(
        &mut self,
        seat: Seat,
        zone: ZoneId,
        card: &Value,
        to_lay: &mut ToLay,
        later: &mut Later,
    ) -> Result<CardId, Stop> {
        let next = to_lay.pop_front().ok_or_else(|| Stop::Fault("the card was not read".to_owned()))?;
        let Printed { record, definition, attached } = next;
        let id = self.kernel.add_card(&mut self.state, definition, seat, zone);
        let id = id.ok_or_else(|| Stop::Fault("there are too many cards".to_owned()))?;
        let nothing = Map::new();
        let members = card.as_object().unwrap_or(&nothing);
        if let Some(label) = members.get("as").and_then(Value::as_str) {
            if side(label).is_some() || self.labels.iter().any(|(_, known)| known == label) {
                return Err(Stop::Fault(format!("two things are called `{label}`")));
            }
            self.labels.push((id, label.to_owned()));
        }
        self.bear(id, members, &record, &attached)?;
        if let Some(host) = members.get("on").and_then(Value::as_str) {
            later.worn.push((id, host.to_owned()));
        }
        later.in_force.extend(list(members.get("in_force")).into_iter().map(|row| (id, row)));
        for below in list(members.get("under")) {
            let beneath = self.zone_beneath()?;
            let below = self.place(seat, beneath, &below, to_lay, later)?;
            self.state.cards.set_host(below, Some(id));
        }
        Ok(id)
    }

    /// A card for the match that goes on.
    pub(super) fn define(&mut self, record: &Value) -> Result<DefinitionId, Stop> {
        let definition = self.read(record)?;
        self.compile();
        Ok(definition)
    }

    /// Reads a card into the game. The kernel knows it after [`Self::compile`].
    pub(super) fn read(&mut self, record: &Value) -> Result<DefinitionId, Stop> {
        let (definition, problems) = self.kernel.game.define(record, "");
        definition.ok_or_else(|| Stop::Fault(format!("{record}: {problems:?}")))
    }

    pub(super) fn compile(&mut self) {
        self.kernel = Kernel::new(self.kernel.game.clone());
    }

    /// A card as it is printed: of the library, or written out over the defaults of its type.
    pub(super) fn record(&self, card: &Value, zone: Option<ZoneId>) -> Result<Value, Stop> {
        let nothing = Value::Object(Map::new());
        let card = match card {
            Value::String(id) => serde_json::json!({ "card": id }),
            other => other.clone(),
        };
        let printed = card.get("printed").unwrap_or(&nothing);
        if let Some(id) = card.get("card").and_then(Value::as_str) {
            let known = self.kernel.game.record(id).ok_or_else(|| Stop::Fault(format!("no card `{id}`")))?;
            return Ok(under(&known, printed));
        }
        let kind = match card.get("type").and_then(Value::as_str) {
            Some(kind) => kind.to_owned(),
            None => self.usual_type(zone).ok_or_else(|| Stop::Fault(format!("{card} has no type")))?,
        };
        let states = &self.kernel.game.states;
        let written: Map<String, Value> = members(Some(&card))
            .filter(|(name, _)| !states.contains_key(*name))
            .map(|(name, value)| (name.to_owned(), value.clone()))
            .collect();
        let default = self.defaults.get("card").and_then(|card| card.get(&kind)).unwrap_or(&nothing);
        let mut record = under(&under(default, &Value::Object(written)), printed);
        let temporary: Vec<Value> = parts(&card).map(|(_, part)| part.clone()).collect();
        let Value::Object(members) = &mut record else { return Ok(record) };
        members.insert("type".to_owned(), Value::from(kind));
        if !members.contains_key("id") {
            members.insert("id".to_owned(), card.get("as").cloned().unwrap_or_else(|| Value::from("")));
        }
        // What is printed is what the number is now, less the part that ends.
        for part in &temporary {
            let is_number = |name: &str| self.kernel.game.numbers.contains_key(name) && printed.get(name).is_none();
            for (name, value) in self::members(Some(part)).filter(|(name, _)| is_number(name)) {
                let before = members.get(name).and_then(number).unwrap_or(0);
                members.insert(name.to_owned(), Value::from(before - number(value).unwrap_or(0)));
            }
        }
        for member in BESIDE_PRINTED {
            members.remove(member);
        }
        Ok(record)
    }

    /// The type of a card that says none: by the zone in play where it lies, else the file's unknown type.
    fn usual_type(&self, zone: Option<ZoneId>) -> Option<String> {
        let game = &self.kernel.game;
        let by_zone = || {
            let zone = zone.filter(|&zone| self.kernel.in_play(zone))?;
            game.card_types.iter().find(|(_, card_type)| card_type.to == Some(zone)).map(|(name, _)| name.to_string())
        };
        let unknown = || self.defaults.get("unknown").and_then(Value::as_str).map(str::to_owned);
        let first = || game.card_types.iter().find(|(_, entry)| entry.from.is_some()).map(|(name, _)| name.to_string());
        by_zone().or_else(unknown).or_else(first)
    }

    /// What a card bears beside what is printed.
    fn bear(
        &mut self,
        card: CardId,
        say: &Map<String, Value>,
        record: &Value,
        attached: &[AbilityId],
    ) -> Result<(), Stop> {
        if let Some(owner) = say.get("owner").and_then(Value::as_str).and_then(side) {
            self.state.card_mut(card).owner = owner;
        }
        let flag = |name: &str| say.get(name).is_some_and(|value| *value == Value::Bool(true));
        self.state.card_mut(card).is_revealed = flag("revealed");
        self.numbers(card, say, record)?;
        self.words(card, say, record)?;
        self.states(card, say)?;
        if flag("arrived") {
            Machine::reading(&self.kernel, &mut self.state, &mut Workspace::default()).arrive(card);
        }
        for slot in list(say.get("once")) {
            let slot = slot.as_u64().and_then(|slot| u8::try_from(slot).ok());
            let slot = slot.ok_or_else(|| Stop::Fault("`once` lists numbers of abilities".to_owned()))?;
            let _ = self.state.used.try_push(Used { card, slot, this_turn: true });
        }
        let mut work = Workspace::default();
        let mut machine = Machine::reading(&self.kernel, &mut self.state, &mut work);
        for ability in attached {
            let origin = machine.next_origin();
            machine.attach_ability(card, *ability, origin);
        }
        Ok(())
    }

    fn numbers(&mut self, card: CardId, say: &Map<String, Value>, record: &Value) -> Result<(), Stop> {
        let kernel = &self.kernel;
        for (at, name) in kernel.game.numbers.keys().enumerate() {
            let parts: i32 = parts(&Value::Object(say.clone()))
                .filter_map(|(_, part)| part.get(name.as_str()).and_then(number))
                .sum();
            let now = match say.get(name.as_str()) {
                Some(now) => number(now).unwrap_or(0),
                None => match record.get(name.as_str()).and_then(number) {
                    Some(printed) => printed.saturating_add(parts),
                    None => continue,
                },
            };
            let zone = self.state.card(card).zone;
            if kernel.in_play(zone) || kernel.keeps(zone) {
                self.state.card_mut(card).numbers[at] = crate::kernel::machine::narrow(now);
            }
        }
        let own = Value::Object(say.clone());
        for (duration, part) in parts(&own) {
            let until = self.until(&duration, self.state.card(card).side)?;
            for (name, value) in members(Some(part)) {
                let number_id = kernel.game.numbers.get_index_of(name).and_then(NumberId::at);
                if let (Some(id), Some(value)) = (number_id, number(value)) {
                    let what = Lasting::Part(id, crate::kernel::machine::narrow(value));
                    let _ = self.state.bearing.try_push(Bearing { card, until, what });
                }
            }
            for word in self.keyword_ids(part.get("keywords"))? {
                let guards = kernel.game.keywords.get_index(word.index()).is_some_and(|(_, word)| word.spares);
                let what = if guards { Lasting::Guard(word, None) } else { Lasting::Word(word) };
                let _ = self.state.bearing.try_push(Bearing { card, until, what });
            }
        }
        Ok(())
    }

    /// Until a duration ends; where that is its maker's, the maker is whoever has the card.
    fn until(&self, duration: &str, maker: Seat) -> Result<Until, Stop> {
        let id = self.kernel.game.durations.get_index_of(duration).and_then(DurationId::at);
        let id = id.ok_or_else(|| Stop::Fault(format!("the game has no duration `{duration}`")))?;
        Ok(self.kernel.until(id, maker))
    }

    pub(super) fn keyword_ids(&self, names: Option<&Value>) -> Result<Vec<KeywordId>, Stop> {
        let find = |name: &Value| self.kernel.game.keywords.get_index_of(name.as_str()?).and_then(KeywordId::at);
        let id = |name: &Value| find(name).ok_or_else(|| Stop::Fault(format!("the game has no keyword {name}")));
        items(names).iter().map(id).collect()
    }

    fn words(&mut self, card: CardId, say: &Map<String, Value>, record: &Value) -> Result<(), Stop> {
        let game = &self.kernel.game;
        if let Some(subtype) = say.get("subtype").filter(|subtype| record.get("subtype") != Some(*subtype)) {
            self.state.card_mut(card).subtype = subtype.as_str().and_then(|subtype| game.word_of(subtype));
        }
        if let Some(keywords) = say.get("keywords") {
            let mask = self.keyword_ids(Some(keywords))?.iter().fold(0_u64, |mask, id| mask | 1 << id.0);
            let printed = game.definition(self.state.card(card).definition).keywords;
            let entry = self.state.card_mut(card);
            entry.given = mask & !printed;
            entry.lost = printed & !mask;
        }
        Ok(())
    }

    fn states(&mut self, card: CardId, say: &Map<String, Value>) -> Result<(), Stop> {
        for (at, (name, state)) in self.kernel.game.states.iter().enumerate() {
            let (Some(value), Some(id)) = (say.get(name.as_str()), StateId::at(at)) else { continue };
            let value = number(value).ok_or_else(|| Stop::Fault(format!("`{name}` needs a number, or true")))?;
            if state.counter {
                self.state.card_mut(card).counters[at] = crate::kernel::machine::narrow(value);
            } else if value != 0 {
                let until = state.until.map_or(Until::NEVER, |duration| self.kernel.until(duration, Seat(0)));
                self.state.card_mut(card).marks |= 1 << id.0;
                let _ = self.state.bearing.try_push(Bearing { card, until, what: Lasting::Mark(id) });
            }
        }
        Ok(())
    }

    /// A card on another: the rows that speak of its bearer are in force.
    fn wear(&mut self, card: CardId, host: &str) -> Result<(), Stop> {
        let host = self.names().card(&Value::from(host), Seat(0))?;
        self.state.cards.set_host(card, Some(host));
        let game = &self.kernel.game;
        for &id in &game.definition(self.state.card(card).definition).abilities {
            for (at, row) in game.ability(id).rows.iter().enumerate() {
                let is_of_host = row.target.is_some_and(|target| game.target(target).pick == Pick::Host);
                if let (true, Ok(row)) = (is_of_host, u8::try_from(at)) {
                    let _ = self.state.held.try_push(Held { source: card, ability: id, row, chosen: None });
                }
            }
        }
        Ok(())
    }
}

/// The cards of a zone: so many unknown ones, a list, or a single one.
fn cards_of(value: &Value) -> Vec<Value> {
    match value.as_u64() {
        Some(count) => (0..count.min(200)).map(|_| Value::Object(Map::new())).collect(),
        None => list(Some(value)),
    }
}

/// The members of an object.
pub(super) fn members(value: Option<&Value>) -> impl Iterator<Item = (&str, &Value)> {
    value.and_then(Value::as_object).into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

/// The parts of a card's numbers that end, by their duration.
fn parts(card: &Value) -> impl Iterator<Item = (String, &Value)> {
    let this_turn = card.get("this_turn").map(|part| ("this_turn".to_owned(), part));
    this_turn.into_iter().chain(members(card.get("until")).map(|(duration, part)| (duration.to_owned(), part)))
}
