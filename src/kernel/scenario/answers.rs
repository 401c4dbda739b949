//! The answers of a step: those given so far, those that the scenario writes, and the usual ones.

use std::collections::VecDeque;

use serde_json::{Map, Value};

use super::naming::{Names, place_in_zone, side};
use super::{Labels, Stop};
use crate::kernel::ids::PickId;
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Machine, Position, Workspace};
use crate::kernel::players::Given;
use crate::kernel::question::{Act, Choice, Chooser, Options, Pick, Places, Question, place};
use crate::kernel::state::{CardId, Seat, State, Thing, Things};

/// A question that was asked, kept for what is expected of it.
#[derive(Clone)]
pub(super) struct Asked {
    pub by: Seat,
    pub kind: &'static str,
    pub why: String,
    pub min: usize,
    pub max: usize,
    pub from: Vec<Value>,
}

/// Who answers in place of the scenario.
pub(super) type Player<'s> = &'s mut dyn FnMut(&Position<'_>, &Question<'_>, &[Given]) -> Places;

/// Answers the questions of one step.
pub(super) struct Script<'s> {
    pub labels: &'s [(CardId, String)],
    /// Answers that were given before the step was done again.
    pub given: VecDeque<Places>,
    pub answers: VecDeque<Value>,
    /// The question at which the step stops.
    pub stop: Option<usize>,
    /// Answers so far.
    pub places: Vec<Places>,
    /// The same for players that answer in place of the scenario.
    pub so_far: Vec<Given>,
    /// The question at which it has stopped, and the position then.
    pub asked: Option<(Asked, State)>,
    pub refused: Option<Stop>,
    pub player: Option<Player<'s>>,
}

impl Chooser for Script<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let at = self.places.len();
        let places = match self.given.pop_front() {
            Some(places) => places,
            None => match self.answer(position, question) {
                Err(stop) => {
                    self.refused.get_or_insert(stop);
                    return None;
                }
                Ok(Some(places)) => places,
                Ok(None) if self.stop == Some(at) => {
                    self.asked = Some((asked(self.names(position), question), position.state.clone()));
                    return None;
                }
                Ok(None) => match &mut self.player {
                    Some(player) => player(position, question, &self.so_far),
                    None => question.usual(),
                },
            },
        };
        self.places.push(places.clone());
        self.so_far.push(Given::new(question, &places));
        Some(places)
    }

    /// A choice that is forced may be named, if it is that choice.
    fn forced(&mut self, position: &Position<'_>, question: &Question<'_>) {
        if question.is_action() || question.min == 0 || question.min != question.count() {
            return;
        }
        let (Options::Things(things), Some(answer)) = (question.options, self.answers.front()) else { return };
        let named: Vec<Value> = match answer {
            Value::String(_) => vec![answer.clone()],
            Value::Array(items) => items.clone(),
            _ => return,
        };
        let names = self.names(position);
        let found: Option<Vec<Thing>> = named.iter().map(|name| names.find_among(name, things, question.by)).collect();
        if found.is_some_and(|found| found.len() == things.len() && found.iter().all(|&thing| things.contains(thing))) {
            self.answers.pop_front();
        }
    }
}

impl Script<'_> {
    fn names<'p>(&'p self, position: &Position<'p>) -> Names<'p> {
        Names { kernel: position.kernel, state: position.state, labels: self.labels }
    }

    /// The next answer, if it is one to this question; `None` leaves it for a later one.
    fn answer(&mut self, position: &Position<'_>, question: &Question<'_>) -> Result<Option<Places>, Stop> {
        let Some(answer) = self.answers.front().cloned() else { return Ok(None) };
        if let Options::Actions { choices, pass } = question.options {
            return self.action(position, &answer, choices, pass, question.by);
        }
        if answer.is_object() {
            return Ok(None);
        }
        self.answers.pop_front();
        let wrong = || Stop::Refused(format!("{answer} is not an answer"));
        let places: Places = match question.options {
            Options::Yes => place(usize::from(!answer.as_bool().ok_or_else(wrong)?)),
            Options::Numbers(numbers) => {
                let at = numbers.iter().position(|&number| answer == number);
                place(at.ok_or_else(wrong)?)
            }
            Options::Things(things) | Options::Order(things) => {
                self.places_of(position, &answer, things, question.by).ok_or_else(wrong)?
            }
            Options::Actions { .. } => return Ok(None),
        };
        if question.accepts(&places) { Ok(Some(places)) } else { Err(wrong()) }
    }

    fn places_of(&self, position: &Position<'_>, answer: &Value, things: &Things, by: Seat) -> Option<Places> {
        let named: Vec<Value> = match answer {
            Value::Array(items) => items.clone(),
            Value::String(text) if text == "pass" || text == "none" => Vec::new(),
            other => vec![other.clone()],
        };
        let names = self.names(position);
        let mut places = Places::new();
        for name in &named {
            let thing = names.find_among(name, things, by)?;
            let at = things.iter().position(|other| other == thing)?;
            places.try_push(u16::try_from(at).ok()?).ok()?;
        }
        Some(places)
    }

    /// An action in answer. One of the other player is kept: this player passes.
    fn action(
        &mut self,
        position: &Position<'_>,
        answer: &Value,
        choices: &[Choice],
        pass: bool,
        by: Seat,
    ) -> Result<Option<Places>, Stop> {
        if answer == "pass" {
            self.answers.pop_front();
            return if pass { Ok(Some(place(choices.len()))) } else { Err(Stop::Refused("must".to_owned())) };
        }
        let Value::Object(answer) = answer else { return Ok(None) };
        let names = self.names(position);
        let action = names.kernel.game.flow.actions.keys().find(|id| answer.contains_key(id.as_str()));
        let action = action.ok_or_else(|| Stop::Refused(format!("{} is no action", Value::Object(answer.clone()))))?;
        let card = names.find(&answer[action.as_str()], by)?;
        let of = match (answer.get("by").and_then(Value::as_str).and_then(side), card) {
            (Some(seat), _) => seat,
            (None, Some(Thing::Card(card))) => position.state.card(card).side,
            _ => by,
        };
        if of != by {
            return Ok(Some(place(choices.len())));
        }
        let mut wanted = answer.clone();
        let answers = wanted.remove("answers");
        wanted.remove("by");
        let at = choices.iter().position(|choice| matches(&names, choice, &wanted, by));
        let at = at.ok_or_else(|| Stop::Refused(format!("{} is not legal", Value::Object(wanted.clone()))))?;
        self.answers.pop_front();
        for nested in super::list(answers.as_ref()).into_iter().rev() {
            self.answers.push_front(nested);
        }
        Ok(Some(place(at)))
    }
}

/// The answer to a question for an action that a step of a scenario names by what it does; `None`: there is no such action.
pub fn answer_of(
    position: Position<'_>,
    labels: Labels<'_>,
    choices: &[Choice],
    wanted: &Map<String, Value>,
) -> Option<Places> {
    let names = Names { kernel: position.kernel, state: position.state, labels };
    let at = choices.iter().position(|choice| matches(&names, choice, wanted, position.state.active))?;
    let has_aim = choices.get(at).is_some_and(|choice| choice.aim.is_some());
    let is_unaimed = has_aim && wanted.get("aim") == Some(&Value::Bool(false));
    Some(Act { is_unaimed, ..Act::at(at) }.places())
}

/// What the answers of a step say to a question, the first of which are used up; the usual answer, if none of them is one
/// to it.
///
/// # Errors
///
/// An answer that the question does not accept.
pub fn next_answer(
    position: Position<'_>,
    labels: Labels<'_>,
    question: &Question<'_>,
    answers: &mut VecDeque<Value>,
) -> Result<Places, String> {
    let mut script = Script {
        labels,
        given: VecDeque::new(),
        answers: std::mem::take(answers),
        stop: None,
        places: Vec::new(),
        so_far: Vec::new(),
        asked: None,
        refused: None,
        player: None,
    };
    let found = script.answer(&position, question);
    *answers = script.answers;
    Ok(found.map_err(|stop| stop.text())?.unwrap_or_else(|| question.usual()))
}

/// A question as scenarios write it.
fn asked(names: Names<'_>, question: &Question<'_>) -> Asked {
    let thing = |thing| Value::from(names.name(thing));
    let (kind, from) = match question.options {
        Options::Actions { choices, .. } => ("action", choices.iter().map(|choice| names.choice(choice)).collect()),
        Options::Things(things) => ("cards", things.iter().map(thing).collect()),
        Options::Order(things) => ("order", things.iter().map(thing).collect()),
        Options::Yes => ("yes", vec![Value::from("use"), Value::from("leave")]),
        Options::Numbers(numbers) => ("number", numbers.iter().map(|&number| Value::from(number)).collect()),
    };
    let why = question.why.name(&names.kernel.game).to_owned();
    Asked { by: question.by, kind, why, min: question.min, max: question.max, from }
}

/// Whether an action is the one that a scenario names. What is left out may be anything; of numbers it is the least.
pub(in crate::kernel) fn matches(names: &Names<'_>, choice: &Choice, wanted: &Map<String, Value>, by: Seat) -> bool {
    let Some((id, action)) = names.kernel.game.flow.actions.get_index(choice.action.index()) else { return false };
    let Some(card) = wanted.get(id.as_str()) else { return false };
    let is_known = |key: &String| {
        key == id.as_str()
            || key == "ability"
            || action.picks.contains_key(key.as_str())
            || key == "aim" && (choice.aim.is_some() || wanted.get("aim") == Some(&Value::Bool(false)))
    };
    if !wanted.keys().all(is_known) {
        return false;
    }
    let is_card = |value: &Value, card: CardId| match place_in_zone(value) {
        Some(place) => names.is_at(card, place),
        None => matches!(names.find(value, by), Ok(Some(Thing::Card(found))) if found == card),
    };
    if choice.card.is_some_and(|own| *card != Value::Bool(true) && !is_card(card, own)) {
        return false;
    }
    if let (Some(ability), Some(wanted)) = (choice.ability, wanted.get("ability"))
        && *wanted != ability.slot
    {
        return false;
    }
    let picks = action.picks.keys().zip(choice.picks).enumerate().all(|(at, (name, pick))| {
        match (pick, wanted.get(name.as_str())) {
            (Pick::Number(number), Some(wanted)) => *wanted == number,
            (Pick::Number(number), None) => {
                PickId::at(at).is_some_and(|pick| least(names.kernel, names.state, choice, pick, by) == number)
            }
            (_, None) => true,
            (Pick::Card(card), Some(wanted)) => is_card(wanted, card),
            (Pick::None, Some(wanted)) => wanted.as_str().and_then(side).is_some(),
        }
    });
    let aim = match (choice.aim, wanted.get("aim")) {
        (Some(Thing::Card(aim)), Some(wanted)) if place_in_zone(wanted).is_some() => is_card(wanted, aim),
        // None is named; what is found loses its own.
        (Some(_), Some(Value::Bool(false))) => names.kernel.has_optional_aim(choice),
        (Some(aim), Some(wanted)) => names.find(wanted, by) == Ok(Some(aim)),
        _ => true,
    };
    picks && aim
}

/// The least number of a pick.
fn least(kernel: &Kernel, state: &State, choice: &Choice, pick: PickId, by: Seat) -> i32 {
    let mut state = state.clone();
    let Some((_, action)) = kernel.game.flow.actions.get_index(choice.action.index()) else { return 0 };
    Machine::reading(kernel, &mut state, &mut Workspace::default()).least_pick(action, pick, by, choice.card)
}
