//! The steps of a scenario.

use std::collections::VecDeque;

use serde_json::{Map, Value};

use super::answers::{Script, matches};
use super::naming::{place_in_zone, side};
use super::{Open, Stop, Table, list};
use crate::kernel::ids::{ActionId, LIMBO, PhaseId};
use crate::kernel::legal::Named;
use crate::kernel::machine::{Machine, Position, Watch, Workspace};
use crate::kernel::play::{Step, Usual};
use crate::kernel::players::{self, Given, Greedy, Moment, Player};
use crate::kernel::question::{Choice, Places, Question};
use crate::kernel::state::{Card, CardId, Seat, State, Thing};

/// Members of a step that do not say what it does.
pub(super) const BESIDES: [&str; 9] =
    ["expect", "refused", "answers", "choices", "stop", "by", "about", "player", "until"];

/// Collects the cards whose abilities resolve.
#[derive(Default)]
struct Resolved(Vec<CardId>);

impl Watch for Resolved {
    fn ability(&mut self, _: crate::kernel::ids::AbilityId, of: Option<CardId>, _: &State) {
        self.0.extend(of);
    }
}

/// What a step says, apart from what is expected.
pub struct StepParts {
    /// What it does; empty: nothing.
    pub own: Map<String, Value>,
    pub answers: Vec<Value>,
    /// The question at which it stops.
    pub stop: Option<usize>,
    /// Whether a player of the program answers, or takes the turn.
    pub has_player: bool,
}

impl StepParts {
    /// The parts of a step; `None`: it is no object.
    pub fn of(step: &Value) -> Option<Self> {
        let members = step.as_object()?;
        let own = members.iter().filter(|(name, _)| !BESIDES.contains(&name.as_str()));
        Some(Self {
            own: own.map(|(name, value)| (name.clone(), value.clone())).collect(),
            answers: list(members.get("answers").or(members.get("choices"))),
            stop: members.get("stop").and_then(Value::as_u64).and_then(|stop| usize::try_from(stop).ok()),
            has_player: members.contains_key("player"),
        })
    }
}

/// Why a step must be refused, `true` for any reason; `None`: it is taken.
pub fn refusal(step: &Value) -> Option<&Value> {
    step.get("refused").filter(|refused| **refused != Value::Bool(false))
}

fn refused<T>(why: &str) -> Result<T, Stop> {
    Err(Stop::Refused(why.to_owned()))
}

impl Table {
    /// Takes one step.
    pub(super) fn take(&mut self, step: &Value) -> Result<(), Stop> {
        let parts = StepParts::of(step).ok_or_else(|| Stop::Fault(format!("{step} is no step")))?;
        let StepParts { own, answers, stop, has_player } = parts;
        self.spelled_step(step)?;
        if own.is_empty() && !has_player {
            return Ok(());
        }
        if own.contains_key("save_load") {
            return self.save_load();
        }
        if let Some(answer) = own.get("answer") {
            let Some(open) = self.open.take() else { return refused("nothing is asked") };
            let base = open.answers.len() + 1;
            let answers = [std::slice::from_ref(answer), &answers].concat();
            return self.go(&open.run, open.before, open.answers, answers, stop.map(|stop| stop + base), has_player);
        }
        if self.open.is_some() {
            return refused("a question is open");
        }
        if self.state.over.is_some() {
            return refused("over");
        }
        let by = match step.get("by").and_then(Value::as_str) {
            None if self.is_outside() => Seat(0),
            None => self.state.active,
            Some(by) => side(by).ok_or_else(|| Stop::Fault(format!("no side `{by}`")))?,
        };
        if has_player && own.is_empty() {
            // Who does not act is not asked: its answers are the usual ones.
            let mut players = Seat::BOTH.map(|_| Player::Other(Box::new(Usual)));
            players[self.state.active.index()] = Player::Greedy(Greedy::new(0));
            players::play_turn(&self.kernel, &mut self.state, &mut players);
            return Ok(());
        }
        if self.is_outside() {
            // Without a match, whoever takes a step is active.
            self.state.active = by;
        }
        let run = self.run_of(&own, by)?;
        let before = self.state.clone();
        self.go(&run, before, Vec::new(), answers, stop, has_player)
    }

    /// Whether the board is not part of a match.
    fn is_outside(&self) -> bool {
        self.kernel.game.flow.is_outside
    }

    /// What a step does, or why it cannot be done.
    fn run_of(&mut self, own: &Map<String, Value>, by: Seat) -> Result<Step, Stop> {
        if self.is_outside() {
            if let Some(card) = own.get("play") {
                return Ok(Step::Play(self.to_play(card, by)?, by));
            }
            if own.contains_key("end_turn") {
                return Ok(Step::Pass);
            }
            if !own.contains_key("resolve") {
                return Err(Stop::Fault(format!("no step outside of a match: {}", Value::Object(own.clone()))));
            }
        }
        let Some((name, value)) = own.iter().find(|(name, _)| ORDERS.contains(&name.as_str())) else {
            return self.chosen(own, by);
        };
        if ["end_phase", "end_turn", "to_phase"].contains(&name.as_str()) && by != self.state.active {
            return refused("not-your-turn");
        }
        Ok(match name.as_str() {
            "end_phase" => Step::EndPhase,
            "end_turn" => Step::EndTurn,
            "to_phase" => {
                let name = value.as_str().unwrap_or_default();
                let phase = self.kernel.game.flow.phases.get_index_of(name).and_then(PhaseId::at);
                let phase = phase.ok_or_else(|| Stop::Fault(format!("no phase `{name}`")))?;
                if phase <= self.state.phase {
                    return refused("no way back");
                }
                Step::ToPhase(phase)
            }
            "concede" => Step::Concede(by),
            "resolve" => {
                let is_written =
                    value.is_object() || value.as_str().is_some_and(|id| self.kernel.game.record(id).is_some());
                let definition = if is_written {
                    let record = self.record(value, None)?;
                    self.define(&record)?
                } else {
                    let card = self.names().card(value, by)?;
                    self.state.card(card).definition
                };
                Step::Resolve(definition, by)
            }
            _ => Step::Start(Box::new(self.setup(value)?)),
        })
    }

    /// The card that a step plays outside of a match: by its label or place, or the first copy of an id.
    fn to_play(&self, value: &Value, by: Seat) -> Result<CardId, Stop> {
        let kernel = &self.kernel;
        let type_of = |definition| kernel.card_type(kernel.game.definition(definition).card_type);
        let card = match value.as_str().and_then(|id| kernel.game.cards.get(id)) {
            Some(&definition) => {
                let pile = type_of(definition).and_then(|card_type| card_type.from);
                let pile = pile.map(|zone| self.state.pile(by, zone).as_slice()).unwrap_or_default();
                // Each copy on a board has a definition of its own.
                let id_of = |definition| kernel.game.definition(definition).id;
                let is_copy = |card: &&CardId| id_of(self.state.card(**card).definition) == id_of(definition);
                let copy = pile.iter().find(is_copy);
                *copy.ok_or_else(|| Stop::Refused("no-card".to_owned()))?
            }
            None => self.names().card(value, by)?,
        };
        let entry = self.state.card(card);
        let Some(card_type) = type_of(entry.definition).filter(|card_type| card_type.from == Some(entry.zone)) else {
            return refused("not-from-here");
        };
        let mut state = self.state.clone();
        let mut work = Workspace::default();
        let mut machine = Machine::reading(kernel, &mut state, &mut work);
        match card_type.to {
            Some(to) if to != entry.zone && !machine.has_room(by, to) => refused("full"),
            _ => Ok(card),
        }
    }

    /// The first legal action that a step names, or why there is none.
    fn chosen(&self, own: &Map<String, Value>, by: Seat) -> Result<Step, Stop> {
        let flow = &self.kernel.game.flow;
        let found = flow.actions.iter().enumerate().find(|(_, (id, _))| own.contains_key(id.as_str()));
        let Some((at, (id, _))) = found else {
            return Err(Stop::Fault(format!("no such step: {}", Value::Object(own.clone()))));
        };
        let names = self.names();
        let ability = own.get("ability").and_then(Value::as_u64);
        let named = |card| Named { action: ActionId::at(at).unwrap_or_default(), by, card, ability };
        if let Some(place) = place_in_zone(&own[id.as_str()]) {
            let choices = self.kernel.choices(&self.state, by).into_iter();
            let choice = choices.filter(|choice| choice.card.is_some_and(|card| names.is_at(card, place)));
            let choice = choice.into_iter().find(|choice| matches(&names, choice, own, by));
            let choice = choice.ok_or_else(|| Stop::Refused("no-card".to_owned()))?;
            return Ok(if by == self.state.active { Step::Take(aimed(choice, own)) } else { Step::Answer(choice, by) });
        }
        // An action that cannot be taken now is refused before its card is looked at.
        let card = match names.find(&own[id.as_str()], by) {
            Ok(Some(Thing::Card(card))) => Some(card),
            Ok(_) => None,
            Err(stop) => match self.kernel.find_choice(&self.state, named(None), |_| false) {
                Err(why) if ["not-now", "not-your-turn"].contains(&&*why) => return refused(&why),
                _ => return Err(stop),
            },
        };
        match self.kernel.find_choice(&self.state, named(card), |choice| matches(&names, choice, own, by)) {
            Ok(choice) if by == self.state.active => Ok(Step::Take(aimed(choice, own))),
            Ok(choice) => Ok(Step::Answer(choice, by)),
            Err(why) => refused(&why),
        }
    }

    /// Does a step from a state, with the answers so far and new ones.
    fn go(
        &mut self,
        run: &Step,
        before: State,
        given: Vec<Places>,
        answers: Vec<Value>,
        stop: Option<usize>,
        has_player: bool,
    ) -> Result<(), Stop> {
        let turn = before.turn;
        let kernel = &self.kernel;
        let labels = &self.labels;
        let mut greedy = Greedy::new(0);
        let mut player = |position: &Position<'_>, question: &Question<'_>, given: &[Given]| {
            greedy.decide(&Moment { kernel, before: &before, step: Some(run), given, now: position.state, question })
        };
        let mut script = Script {
            labels,
            given: VecDeque::from(given),
            answers: VecDeque::from(answers),
            stop,
            places: Vec::new(),
            so_far: Vec::new(),
            asked: None,
            refused: None,
            player: if has_player { Some(&mut player) } else { None },
        };
        let mut resolved = Resolved::default();
        let mut state = before.clone();
        let is_waiting = kernel.run(&mut state, run, &mut script, Some(&mut resolved), &mut Workspace::default());
        let Script { answers, places, asked, refused: why, .. } = script;
        if let Some(why) = why {
            return Err(why);
        }
        if let (true, Some((asked, at_question))) = (is_waiting, asked) {
            self.open = Some(Open { before, run: run.clone(), answers: places, asked });
            // What is under way is finished somehow, so that the state afterwards means nothing.
            self.state = at_question;
            self.note_resolved(&resolved);
            return Ok(());
        }
        if !answers.is_empty() {
            let left = Value::from(answers.into_iter().collect::<Vec<_>>());
            return refused(&format!("nobody asks for {left}"));
        }
        if stop.is_some() && state.over.is_none() {
            return refused("it did not stop");
        }
        if let Step::ToPhase(phase) = run
            && (state.turn != turn || state.phase != *phase)
            && state.over.is_none()
        {
            return refused("that phase does not come");
        }
        self.open = None;
        self.state = state;
        self.note_resolved(&resolved);
        Ok(())
    }

    fn note_resolved(&mut self, resolved: &Resolved) {
        let names = self.names();
        let label = |&card: &CardId| {
            let is_in_limbo = |entry: &Card| self.state.pile(entry.side, LIMBO).position(card).is_some();
            let is_here = self.state.cards.get(card.index());
            let is_here = is_here.is_some_and(|entry| entry.zone != LIMBO || is_in_limbo(entry));
            if is_here { names.name(Thing::Card(card)) } else { "(resolved)".to_owned() }
        };
        self.resolved = resolved.0.iter().map(label).collect();
    }

    /// Writes the state and the open question, and reads them again.
    fn save_load(&mut self) -> Result<(), Stop> {
        match self.open.take() {
            None => {
                self.state = saved(&self.state)?;
                Ok(())
            }
            Some(open) => {
                let stop = open.answers.len();
                self.go(&open.run, saved(&open.before)?, open.answers, Vec::new(), Some(stop), false)
            }
        }
    }
}

/// An action without its aim, if a step says `"aim": false`.
pub(super) fn aimed(choice: Choice, wanted: &Map<String, Value>) -> Choice {
    let is_unaimed = wanted.get("aim") == Some(&Value::Bool(false));
    Choice { aim: choice.aim.filter(|_| !is_unaimed), ..choice }
}

/// Steps that are no actions.
pub(super) const ORDERS: [&str; 6] = ["start", "end_phase", "end_turn", "to_phase", "concede", "resolve"];

/// A state that was written and read again.
fn saved(state: &State) -> Result<State, Stop> {
    let fault = |error: serde_json::Error| Stop::Fault(error.to_string());
    let text = serde_json::to_string(state).map_err(fault)?;
    serde_json::from_str(&text).map_err(fault)
}
