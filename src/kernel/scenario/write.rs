//! Writes a match as the steps of a scenario, and what is so now as facts that it can expect.

use std::collections::VecDeque;

use serde_json::{Map, Value, json};

use super::naming::{Names, SIDES};
use crate::kernel::Setup;
use crate::kernel::ids::{CounterId, ZoneId};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Machine, Position, Workspace};
use crate::kernel::play::Step;
use crate::kernel::question::{Chooser, Options, Places, Question, place};
use crate::kernel::state::{Outcome, Seat, State, Thing};

/// A step of a match, with the answers to its questions.
#[derive(Clone, Copy, Debug)]
pub struct Taken<'t> {
    pub before: &'t State,
    pub step: &'t Step,
    /// In the order of the questions, those left out that have one answer only.
    pub answers: &'t [Places],
}

/// A step as a scenario writes it. If a question is left without an answer, the step stops there.
pub fn step(kernel: &Kernel, taken: Taken<'_>, setup: Option<&Setup>) -> Value {
    let mut state = taken.before.clone();
    let names = Names { kernel, state: taken.before, labels: &[] };
    let mut members = match taken.step {
        Step::Take(choice) => names.chosen(choice, taken.before.active),
        Step::EndPhase => Map::from_iter([("end_phase".to_owned(), json!(true))]),
        _ => Map::from_iter([("start".to_owned(), setup.map_or(Value::Null, |setup| start(kernel, setup)))]),
    };
    let given = taken.answers.iter().cloned().collect();
    let mut writer = Writer { given, answers: Vec::new(), asked: 0, stops: false };
    kernel.step(&mut state, taken.step, &mut writer, None);
    if !writer.stops {
        // What is not answered is passed.
        let needed = writer.answers.iter().rposition(|answer| answer != "pass").map_or(0, |last| last + 1);
        writer.answers.truncate(needed);
    }
    if !writer.answers.is_empty() {
        members.insert("answers".to_owned(), Value::Array(writer.answers));
    }
    if writer.stops {
        members.insert("stop".to_owned(), json!(writer.asked));
    }
    Value::Object(members)
}

/// The heroes, cards and counters with which a match begins.
fn start(kernel: &Kernel, setup: &Setup) -> Value {
    let game = &kernel.game;
    let side = |seat: Seat| {
        let mut members = Map::new();
        for (zone, (name, _)) in (0..).map_while(ZoneId::at).zip(&game.zones) {
            let here = setup.cards[seat.index()].iter().filter(|(_, at)| *at == zone);
            let cards: Vec<&str> = here.map(|(card, _)| game.word(game.definition(*card).id)).collect();
            if !cards.is_empty() {
                members.insert(name.to_string(), json!(cards));
            }
        }
        if let Some(hero) = setup.heroes[seat.index()] {
            members.insert("hero".to_owned(), json!(game.word(game.definition(hero).id)));
        }
        for &(counter, value) in &setup.counters[seat.index()] {
            if let Some((name, _)) = game.counters.get_index(counter.index()) {
                members.insert(name.to_string(), json!(value));
            }
        }
        Value::Object(members)
    };
    let [own, other] = Seat::BOTH.map(side);
    let mut members = Map::from_iter([("decks".to_owned(), json!({ SIDES[0]: own, SIDES[1]: other }))]);
    if let Some(first) = setup.first {
        members.insert("first".to_owned(), json!(SIDES[first.index()]));
    }
    Value::Object(members)
}

/// What is so in a position, by the path under which a scenario expects it: counters and sizes of zones, the turn, who won.
pub fn facts(kernel: &Kernel, state: &State) -> Vec<(Vec<String>, Value)> {
    let game = &kernel.game;
    let mut facts = Vec::new();
    for seat in Seat::BOTH {
        let path = |name: &str| vec![SIDES[seat.index()].to_owned(), name.to_owned()];
        for (counter, name) in (0..).map_while(CounterId::at).zip(game.counters.keys()) {
            facts.push((path(name), json!(state.counter(seat, counter))));
        }
        for (zone, (name, _)) in (0..).map_while(ZoneId::at).zip(&game.zones) {
            facts.push((path(name), json!(state.pile(seat, zone).as_slice().len())));
        }
    }
    let mut copy = state.clone();
    let turn = Machine::reading(kernel, &mut copy, &mut Workspace::default()).turn_number();
    let winner = match state.over {
        None => Value::Null,
        Some(Outcome::Draw) => json!("draw"),
        Some(Outcome::Won(seat)) => json!(SIDES[seat.index()]),
    };
    facts.push((vec!["turn".to_owned()], json!(turn)));
    facts.push((vec!["active".to_owned()], json!(SIDES[state.active.index()])));
    facts.push((vec!["winner".to_owned()], winner));
    facts
}

/// Answers a step again, and writes each answer down.
struct Writer {
    given: VecDeque<Places>,
    answers: Vec<Value>,
    /// How many questions there were.
    asked: usize,
    /// Whether one has no answer.
    stops: bool,
}

impl Chooser for Writer {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let only = (question.is_action() && question.count() < 2).then(|| place(0));
        let Some(places) = only.or_else(|| self.given.pop_front()) else {
            self.stops = true;
            return None;
        };
        self.asked += 1;
        let names = Names { kernel: position.kernel, state: position.state, labels: &[] };
        self.answers.push(answer(names, question, &places));
        Some(places)
    }
}

fn answer(names: Names<'_>, question: &Question<'_>, places: &Places) -> Value {
    let first = places.first().map_or(0, |&at| usize::from(at));
    match question.options {
        Options::Actions { choices, .. } => match choices.get(first) {
            Some(choice) => {
                let mut members = names.chosen(choice, question.by);
                members.insert("by".to_owned(), json!(SIDES[question.by.index()]));
                Value::Object(members)
            }
            None => json!("pass"),
        },
        Options::Yes => json!(first == 0),
        Options::Numbers(numbers) => json!(numbers.get(first)),
        Options::Things(things) | Options::Order(things) => {
            let chosen = places.iter().filter_map(|&at| things.iter().nth(usize::from(at)));
            Value::Array(chosen.map(|thing: Thing| json!(names.name(thing))).collect())
        }
    }
}
