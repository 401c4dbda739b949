//! A match that other programs drive by calls: requests and answers as JSON, with the names that the ruleset has for them
//! (its `calls` and the members `wire`).
//!
//! Nothing is kept between two calls but positions: a call that is refused has changed nothing, and the same calls lead to
//! the same position.

mod answers;
mod events;
mod start;
mod view;

use std::collections::VecDeque;
use std::fmt;

use serde_json::{Map, Value, json};

use super::ids::ActionId;
use super::legal::Named;
use super::lookup::Kernel;
use super::machine::{Machine, Position, Workspace};
use super::play::{Setup, Step};
use super::question::{Choice, PICKS};
use super::rules::flow::Action;
use super::rules::wire::{Call, Called, camel};
use super::scenario::{self, Names};
use super::state::{CardId, Seat, State, Thing};
use crate::base::Name;
use answers::Answers;
pub use events::{Event, Recorded};

/// A player of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Participant {
    /// The id that requests use.
    pub id: String,
    pub name: String,
}

/// Why a call is refused: a code, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub code: String,
    pub what: String,
}

/// Describes an event in a language; `None`: it has no line.
pub type Describe<'d> = &'d dyn Fn(&Position<'_>, &[Participant; 2], &Event) -> Option<String>;

/// A position before a call, and how long the log was.
#[derive(Clone, Debug)]
struct Before {
    state: Option<State>,
    players: [Participant; 2],
    log: usize,
}

/// A match, and how it came to be.
#[derive(Clone, Debug)]
pub struct Session {
    kernel: Kernel,
    /// The set-up of requests that bring none.
    usual: Option<Value>,
    state: Option<State>,
    players: [Participant; 2],
    history: Vec<Before>,
    log: Vec<String>,
}

/// Calls that are taken back at most.
const HISTORY: usize = 2048;

fn refused<T>(code: impl Into<String>, what: impl Into<String>) -> Result<T, Refused> {
    Err(Refused { code: code.into(), what: what.into() })
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.what)
    }
}

impl Session {
    /// A session without a match. `usual` is the config of a start that brings no players.
    pub fn new(kernel: Kernel, usual: Option<Value>) -> Self {
        let players = Default::default();
        Self { kernel, usual, state: None, players, history: Vec::new(), log: Vec::new() }
    }

    /// The rules and the set-up of a start that brings nothing, for a match that is played without calls.
    ///
    /// # Errors
    ///
    /// Returns why that start is refused.
    pub fn into_usual(self) -> Result<(Kernel, Setup), Refused> {
        let start = self.calls().into_iter().map(|(_, call)| call).find(|call| matches!(call.does, Called::Start));
        let Some(start) = start else { return refused("no-call", "startGame") };
        let (setup, _) = self.setup(&start, None)?;
        Ok((self.kernel, setup))
    }

    /// Answers a request.
    ///
    /// # Errors
    ///
    /// Returns why the request is refused; then nothing has changed.
    pub fn answer(&mut self, request: &Value, describe: Describe<'_>) -> Result<Value, Refused> {
        let Some(members) = request.as_object() else { return refused("bad-request", "an object is needed") };
        let Some(name) = members.get("call").and_then(Value::as_str) else { return refused("bad-request", "call") };
        match name {
            "getState" => {
                let viewer = self.named_player(members.get("for"))?;
                return Ok(json!({ "ok": true, "events": [], "log": [], "state": self.view(viewer) }));
            }
            "getLog" => {
                let since = match members.get("since") {
                    None | Some(Value::Null) => 0,
                    Some(since) => match since.as_u64() {
                        Some(since) => usize::try_from(since).unwrap_or(usize::MAX),
                        None => return refused("bad-request", "since"),
                    },
                };
                let log = self.log.get(since..).unwrap_or_default();
                return Ok(json!({ "ok": true, "events": [], "log": log, "next": self.log.len() }));
            }
            "legalActions" => {
                let by = self.named_player(members.get("for"))?;
                let actions = self.legal_actions(by)?;
                return Ok(json!({ "ok": true, "events": [], "log": [], "actions": actions }));
            }
            "undo" => return self.undo(),
            _ => {}
        }
        let Some(call) = self.call(name) else { return refused("no-call", name) };
        let mut recorded = Recorded::default();
        let before = Before { state: self.state.clone(), players: self.players.clone(), log: self.log.len() };
        let (state, players) = match &call.does {
            Called::Start => self.start(&call, members, &mut recorded)?,
            _ => (self.go_on(&call, members, &mut recorded)?, self.players.clone()),
        };
        let was_over = before.state.as_ref().is_some_and(|state| state.over.is_some());
        let position = Position { kernel: &self.kernel, state: &state };
        let mut events = recorded.events;
        if let Some(outcome) = state.over.filter(|_| !was_over || matches!(call.does, Called::Start)) {
            let mut ended = state.clone();
            let reason = Machine::reading(&self.kernel, &mut ended, &mut Workspace::default()).reason().to_owned();
            events.push(Event::End { outcome, reason });
        }
        let shown: Vec<Value> = events.iter().map(|event| self.event(&state, &players, event)).collect();
        let lines: Vec<String> = events.iter().filter_map(|event| describe(&position, &players, event)).collect();
        if matches!(call.does, Called::Start) {
            self.log.clear();
        }
        self.log.extend(lines.iter().cloned());
        self.state = Some(state);
        self.players = players;
        self.history.push(before);
        if self.history.len() > HISTORY {
            self.history.remove(0);
        }
        Ok(json!({ "ok": true, "events": shown, "log": lines, "state": self.view(None), "hash": self.hash() }))
    }

    /// The hash of the position.
    fn hash(&self) -> Value {
        self.state.as_ref().map_or(Value::Null, |state| format!("{:016x}", state.hash()).into())
    }

    fn undo(&mut self) -> Result<Value, Refused> {
        let Some(before) = self.history.pop() else { return refused("nothing-to-undo", "") };
        self.log.truncate(before.log);
        self.state = before.state;
        self.players = before.players;
        Ok(json!({ "ok": true, "events": [], "log": [], "state": self.view(None), "hash": self.hash() }))
    }

    /// A call by its name. A ruleset without `calls` has those that every match needs, and one for each action.
    fn call(&self, name: &str) -> Option<Call> {
        self.calls().into_iter().find(|(id, _)| id == name).map(|(_, call)| call)
    }

    fn calls(&self) -> Vec<(Name, Call)> {
        let game = &self.kernel.game;
        if !game.calls.is_empty() {
            return game.calls.iter().map(|(id, call)| (id.clone(), call.clone())).collect();
        }
        let of = |does: Called, by: bool, card: bool| Call {
            does,
            by: by.then(|| "playerId".into()),
            card: card.then(|| "instanceId".into()),
            takes: crate::ruleset::Table::new(),
            counters: crate::ruleset::Table::new(),
        };
        let mut calls: Vec<(Name, Call)> = vec![
            ("startGame".into(), of(Called::Start, false, false)),
            ("advancePhase".into(), of(Called::EndPhase, false, false)),
        ];
        for (at, (id, action)) in game.flow.actions.iter().enumerate() {
            let does = Called::Action(ActionId::at(at).unwrap_or_default());
            calls.push((camel(id).into(), of(does, true, !action.cards.is_empty())));
        }
        calls
    }

    /// A call in a match that has begun.
    fn go_on(&self, call: &Call, request: &Map<String, Value>, recorded: &mut Recorded) -> Result<State, Refused> {
        let Some(state) = &self.state else { return refused("no-match", "") };
        if state.over.is_some() {
            return refused("over", "");
        }
        let by = match &call.by {
            None => state.active,
            Some(member) => match self.named_player(request.get(member.as_str()))? {
                Some(seat) => seat,
                None => return refused("bad-request", member.as_str()),
            },
        };
        let options = request.get("options").filter(|options| !options.is_null());
        if options.is_some_and(|options| !options.is_object()) {
            return refused("bad-request", "options");
        }
        let run = match &call.does {
            Called::Start => return refused("no-call", ""),
            Called::EndPhase => Run::Step(Step::EndPhase),
            Called::Action(id) => Run::Step(self.action(state, *id, call, request, by)?),
            Called::Statements(block) => Run::Statements(block.clone(), by, numbers(call, request)?),
        };
        let mut answers = Answers::new(self, options)?;
        let mut after = state.clone();
        let is_waiting = match &run {
            Run::Step(step) => {
                self.kernel.run(&mut after, step, &mut answers, Some(recorded), &mut Workspace::default())
            }
            Run::Statements(block, by, numbers) => {
                let mut work = Workspace::default();
                let mut machine = Machine::new(&self.kernel, &mut after, &mut answers, Some(recorded), &mut work);
                machine.call(block, *by, *numbers);
                machine.is_waiting()
            }
        };
        answers.finish()?;
        if is_waiting {
            return refused("bad-request", "options");
        }
        Ok(after)
    }

    /// The step of an action that a request names.
    fn action(
        &self,
        state: &State,
        id: ActionId,
        call: &Call,
        request: &Map<String, Value>,
        by: Seat,
    ) -> Result<Step, Refused> {
        let Some((name, action)) = self.kernel.game.flow.actions.get_index(id.index()) else {
            return refused("no-call", "");
        };
        let written = match &call.card {
            Some(member) if !action.cards.is_empty() => match request.get(member.as_str()) {
                Some(Value::String(named)) => Some(named.as_str()),
                _ => return refused("bad-request", member.as_str()),
            },
            _ => None,
        };
        let ability = match request.get("ability") {
            None | Some(Value::Null) => None,
            Some(number) => match number.as_u64() {
                Some(number) => Some(number),
                None => return refused("bad-request", "ability"),
            },
        };
        let labels = self.labels(state);
        let names = Names { kernel: &self.kernel, state, labels: &labels };
        let wanted = self.wanted(name, action, request, (written, ability));
        let named = Named { action: id, by, card: written.and_then(|id| self.card(state, id)), ability };
        let found = self.kernel.find_choice(state, named, |choice| scenario::matches(&names, choice, &wanted, by));
        match found {
            Ok(choice) if by == state.active => Ok(Step::Take(choice)),
            Ok(choice) => Ok(Step::Answer(choice, by)),
            Err(why) => refused(why, written.unwrap_or_default()),
        }
    }

    /// A request for an action as scenarios write it.
    fn wanted(
        &self,
        name: &Name,
        action: &Action,
        request: &Map<String, Value>,
        (card, ability): (Option<&str>, Option<u64>),
    ) -> Map<String, Value> {
        let mut wanted = Map::new();
        wanted.insert(name.to_string(), card.map_or(Value::Bool(true), Value::from));
        if let Some(ability) = ability {
            wanted.insert("ability".to_owned(), ability.into());
        }
        let picks = action.picks.keys().map(Name::as_str).chain(["aim"]);
        for pick in picks.filter(|pick| request.contains_key(*pick)) {
            wanted.insert(pick.to_owned(), self.as_scenario(&request[pick]));
        }
        wanted
    }

    /// A name of a request as scenarios write it: players are sides there.
    fn as_scenario(&self, value: &Value) -> Value {
        match value.as_str().and_then(|id| self.seat(id)) {
            Some(seat) => scenario::SIDES[seat.index()].into(),
            None => value.clone(),
        }
    }

    /// All cards with their ids.
    fn labels(&self, state: &State) -> Vec<(CardId, String)> {
        state.card_ids().map(|card| (card, self.instance(state, card))).collect()
    }

    /// What can be done now, as requests.
    fn legal_actions(&self, by: Option<Seat>) -> Result<Vec<Value>, Refused> {
        let Some(state) = &self.state else { return refused("no-match", "") };
        if state.over.is_some() {
            return Ok(Vec::new());
        }
        let by = by.unwrap_or(state.active);
        let choices = self.kernel.choices(state, by);
        let calls = self.calls();
        let mut found = Vec::new();
        for choice in &choices {
            let of_action =
                calls.iter().find(|(_, call)| matches!(call.does, Called::Action(id) if id == choice.action));
            let Some((id, call)) = of_action else { continue };
            let request = self.request(state, id, call, choice, by);
            if !found.contains(&request) {
                found.push(request);
            }
        }
        let phase = self.kernel.game.flow.phases.get_index(state.phase.index()).map(|(_, phase)| phase);
        let can_end = by == state.active && phase.is_none_or(|phase| !phase.must || choices.is_empty());
        let ends = calls.iter().find(|(_, call)| matches!(call.does, Called::EndPhase)).filter(|_| can_end);
        found.extend(ends.map(|(id, _)| json!({ "call": id.as_str() })));
        Ok(found)
    }

    /// An action as a request.
    fn request(&self, state: &State, id: &Name, call: &Call, choice: &Choice, by: Seat) -> Value {
        let labels = self.labels(state);
        let names = Names { kernel: &self.kernel, state, labels: &labels };
        let mut request = Map::from_iter([("call".to_owned(), json!(id.as_str()))]);
        if let Some(member) = &call.by {
            request.insert(member.to_string(), self.players[by.index()].id.as_str().into());
        }
        if let (Some(member), Some(card)) = (&call.card, choice.card) {
            request.insert(member.to_string(), self.instance(state, card).into());
        }
        if let Some(ability) = choice.ability {
            request.insert("ability".to_owned(), ability.slot.into());
        }
        let action = self.kernel.game.flow.actions.get_index(choice.action.index()).map(|(name, _)| name.as_str());
        for (name, value) in names.choice(choice).as_object().into_iter().flatten() {
            if Some(name.as_str()) != action {
                let player = value.as_str().and_then(scenario::side);
                let value = player.map_or(value.clone(), |seat| self.players[seat.index()].id.as_str().into());
                request.insert(name.clone(), value);
            }
        }
        request.into()
    }

    /// The seat of a player by id.
    fn seat(&self, id: &str) -> Option<Seat> {
        self.state.as_ref()?;
        let at = self.players.iter().position(|player| player.id == id)?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The player that a member names, if it is there.
    fn named_player(&self, value: Option<&Value>) -> Result<Option<Seat>, Refused> {
        match value {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(id)) => match self.seat(id) {
                Some(seat) => Ok(Some(seat)),
                None if self.state.is_none() => refused("no-match", ""),
                None => refused("no-player", id.as_str()),
            },
            Some(other) => refused("no-player", other.to_string()),
        }
    }

    /// The id of a card in the match: the id of its printed card, and its number in the match, from 1.
    fn instance(&self, state: &State, card: CardId) -> String {
        let game = &self.kernel.game;
        format!("{}#{}", game.word(game.definition(state.card(card).definition).id), card.index() + 1)
    }

    /// The card with an id.
    fn card(&self, state: &State, id: &str) -> Option<CardId> {
        let number: u8 = id.rsplit_once('#')?.1.parse().ok()?;
        let card = CardId(number.checked_sub(1)?);
        (card.index() < state.cards.len() && self.instance(state, card) == id).then_some(card)
    }

    /// A card or a player by id.
    fn thing(&self, state: &State, id: &str) -> Option<Thing> {
        self.seat(id).map(Thing::Player).or_else(|| self.card(state, id).map(Thing::Card))
    }

    /// Answers that a request brings, in order.
    fn brought(options: Option<&Value>) -> Result<VecDeque<Value>, Refused> {
        let Some(options) = options else { return Ok(VecDeque::new()) };
        match options.get("targets").or_else(|| options.get("answers")) {
            None | Some(Value::Null) => Ok(VecDeque::new()),
            Some(Value::Array(answers)) => Ok(answers.iter().cloned().collect()),
            Some(_) => refused("bad-request", "targets"),
        }
    }
}

/// What a call runs.
enum Run {
    Step(Step),
    Statements(super::rules::statement::Block, Seat, [i32; PICKS]),
}

/// The numbers of a call of statements.
fn numbers(call: &Call, request: &Map<String, Value>) -> Result<[i32; PICKS], Refused> {
    let mut numbers = [0; PICKS];
    for (number, (name, range)) in numbers.iter_mut().zip(&call.takes) {
        *number = start::number(request.get(name.as_str()), name, range)?;
    }
    Ok(numbers)
}

/// A value for a message.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
