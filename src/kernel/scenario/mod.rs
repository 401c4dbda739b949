//! Scenarios of form 2: a board, steps, and what must be so afterwards, for any game (scenario.md).
//!
//! Whenever a question lacks its answer, the step is done again from the state before it with one answer more; so every
//! step can be refused, stopped at a question, saved and loaded.

mod answers;
mod board;
mod checks;
mod expect;
mod naming;
mod position;
mod start;
mod steps;
mod write;

use serde_json::{Map, Value};

use super::lookup::Kernel;
use super::machine::{Fault, Position};
use super::play::{Setup, Step};
use super::question::Places;
use super::rules::Game;
use super::state::{CardId, State};
use crate::base::Code;
use answers::Asked;
pub use answers::answer_of;
pub(in crate::kernel) use answers::matches;
pub use naming::side_name;
pub(in crate::kernel) use naming::{Names, SIDES, side};
pub use position::{STAYS, board, label};
pub use write::{Taken, facts, step};

/// The result of one case of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub name: String,
    pub kind: Kind,
    /// What differs from what the case says. Empty: it holds.
    pub differs: Vec<String>,
}

/// The kinds of cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Case,
    Check,
    /// A kind that cannot be run, by the member that lists its cases.
    Other(Box<str>),
}

impl Kind {
    /// The word in reports.
    pub fn as_str(&self) -> &str {
        match self {
            Kind::Case => "case",
            Kind::Check => "check",
            Kind::Other(kind) => kind.as_ref(),
        }
    }
}

/// Why a case cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stop {
    /// The rules do not allow it, for this reason.
    Refused(String),
    /// The scenario says something that has no meaning.
    Fault(String),
}

/// Runs the cases and checks of a file; cases of kinds that cannot be run are reported as such. A file may also be a
/// single scenario.
pub fn run(game: &Game, file: &Value) -> Vec<Outcome> {
    // Positions are large and lie on the stack, and threads of tests and pools have little of it.
    stacker::maybe_grow(STACK / 2, STACK, || run_here(game, file))
}

/// Bytes of the stack for the steps of a case.
const STACK: usize = 16 << 20;

/// The names of the cases of a file, in order.
pub fn names(file: &Value) -> Vec<String> {
    cases(file).iter().map(name).collect()
}

/// The board of the case at an index of a file before its first step, and the game with the cards of the file and the
/// case.
///
/// # Errors
///
/// The fault of the board, also if the rules do not allow such a position.
pub fn lay(game: &Game, file: &Value, at: usize) -> Result<(Kernel, State), String> {
    stacker::maybe_grow(STACK / 2, STACK, || {
        let defaults = file.get("defaults").cloned().unwrap_or_default();
        let mut case = cases(file).into_iter().nth(at).ok_or_else(|| format!("no case {at}"))?;
        // Whoever lays a board begins a match with it.
        case.get_mut("board").and_then(Value::as_object_mut).map(|board| board.remove("match"));
        let table = Table::lay(game, &defaults, &list(file.get("cards")), &case).map_err(|stop| stop.text())?;
        match table.fault() {
            Some(place) => Err(format!("{place}: {}", Code::StateInvalid.as_str())),
            None => Ok((table.kernel, table.state)),
        }
    })
}

/// The board of a file with a single case before its first step, and the set-up if that step begins a match.
///
/// # Errors
///
/// As [`lay`], or the fault of the set-up.
pub fn begin(game: &Game, file: &Value) -> Result<(Kernel, State, Option<Setup>), String> {
    stacker::maybe_grow(STACK / 2, STACK, || {
        let mut table = Table::lay(game, &Value::Null, &[], file).map_err(|stop| stop.text())?;
        let first = file.get("steps").and_then(|steps| steps.get(0)).and_then(|step| step.get("start"));
        let setup = first.map(|start| table.setup(start)).transpose().map_err(|stop| stop.text())?;
        Ok((table.kernel, table.state, setup))
    })
}

/// The cases of a file, which may also be a single one.
fn cases(file: &Value) -> Vec<Value> {
    match file.get("cases") {
        Some(cases) => list(Some(cases)),
        None if file.get("board").is_some() || file.get("steps").is_some() => vec![file.clone()],
        None => Vec::new(),
    }
}

fn run_here(game: &Game, file: &Value) -> Vec<Outcome> {
    let defaults = file.get("defaults").cloned().unwrap_or_default();
    let cards = list(file.get("cards"));
    let cases = cases(file);
    let mut outcomes: Vec<Outcome> = Vec::new();
    for case in &cases {
        let differs = match Table::lay(game, &defaults, &cards, case) {
            Ok(mut table) => table.run(case),
            Err(stop) => vec![stop.text()],
        };
        outcomes.push(Outcome { name: name(case), kind: Kind::Case, differs });
    }
    for check in &list(file.get("checks")) {
        let differs = checks::run(game, &defaults, &cards, check);
        outcomes.push(Outcome { name: name(check), kind: Kind::Check, differs });
    }
    outcomes.extend(not_yet(file));
    outcomes
}

/// Members of a file that are no cases.
const OTHERS: [&str; 17] = [
    "game", "form", "about", "defaults", "cases", "checks", "cards", "prelude", "name", "source", "why", "decided",
    "board", "steps", "expect", "unknown", "$schema",
];

/// Cases of kinds that cannot run, such as texts, each with a sentence that says so.
fn not_yet(file: &Value) -> Vec<Outcome> {
    let members = file.as_object().into_iter().flatten();
    let kinds = members.filter(|(kind, value)| !OTHERS.contains(&kind.as_str()) && !list(Some(value)).is_empty());
    let outcome = |kind: &str, at: usize, case: &Value| {
        let name = Some(name(case)).filter(|name| !name.is_empty()).unwrap_or_else(|| format!("{kind} {at}"));
        let differs = vec![format!("cases of the kind `{kind}` cannot be run")];
        Outcome { name, kind: Kind::Other(kind.into()), differs }
    };
    let each = kinds.flat_map(|(kind, value)| {
        let cases = list(Some(value)).into_iter().enumerate();
        cases.map(|(at, case)| outcome(kind, at, &case)).collect::<Vec<_>>()
    });
    each.collect()
}

fn name(case: &Value) -> String {
    case.get("name").and_then(Value::as_str).unwrap_or_default().to_owned()
}

impl Stop {
    fn text(&self) -> String {
        match self {
            Stop::Refused(why) => format!("refused: {why}"),
            Stop::Fault(what) => what.clone(),
        }
    }
}

/// A question that is open, and how the action came to it.
#[derive(Clone)]
struct Open {
    before: State,
    run: Step,
    answers: Vec<Places>,
    asked: Asked,
}

/// The board of a case, on which its steps are taken.
struct Table {
    kernel: Kernel,
    state: State,
    defaults: Value,
    labels: Vec<(CardId, String)>,
    open: Option<Open>,
    /// The labels of the cards whose abilities resolved in the last step.
    resolved: Vec<String>,
}

impl Table {
    fn position(&self) -> Position<'_> {
        Position { kernel: &self.kernel, state: &self.state }
    }

    /// The place on the board of the first thing that the rules do not allow: a zone, or a player.
    fn fault(&self) -> Option<String> {
        let (seat, fault) = self.position().fault()?;
        let side = SIDES[seat.index()];
        let zone = match fault {
            Fault::Zone(zone) => self.kernel.game.zones.get_index(zone.index()).map(|(name, _)| name),
            Fault::Law => None,
        };
        Some(zone.map_or_else(|| format!("/board/{side}"), |zone| format!("/board/{side}/{zone}")))
    }

    /// Takes the steps of a case, and returns what differs.
    fn run(&mut self, case: &Value) -> Vec<String> {
        let mut differs = Vec::new();
        for (at, step) in list(case.get("steps")).iter().enumerate() {
            let refused = step.get("refused").filter(|refused| **refused != Value::Bool(false));
            let (state, open) = (self.state.clone(), self.open.clone());
            match (self.take(step), refused) {
                (Ok(()), None) => {}
                (Ok(()), Some(_)) => {
                    differs.push(format!("step {at} was accepted: {step}"));
                    return differs;
                }
                (Err(Stop::Refused(why)), Some(refused)) if *refused == Value::Bool(true) || *refused == *why => {
                    (self.state, self.open) = (state, open);
                }
                (Err(Stop::Refused(why)), _) => {
                    differs.push(format!("step {at} was refused: {why}"));
                    return differs;
                }
                (Err(Stop::Fault(what)), _) => {
                    differs.push(format!("step {at}: {what}"));
                    return differs;
                }
            }
            if let Some(expect) = step.get("expect") {
                self.check(expect, &format!("step {at}: "), &mut differs);
            }
        }
        if let Some(expect) = case.get("expect") {
            self.check(expect, "", &mut differs);
        }
        differs
    }
}

/// A default is under what a case says itself, deeply.
fn under(default: &Value, own: &Value) -> Value {
    match (default, own) {
        (Value::Object(default), Value::Object(own)) => {
            let mut merged: Map<String, Value> = default.clone();
            for (key, value) in own {
                let value = merged.get(key).map_or_else(|| value.clone(), |default| under(default, value));
                merged.insert(key.clone(), value);
            }
            Value::Object(merged)
        }
        (default, Value::Null) => default.clone(),
        (_, own) => own.clone(),
    }
}

/// The items of a list; nothing has none, and a single value is one.
fn list(value: Option<&Value>) -> Vec<Value> {
    match value {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(items)) => items.clone(),
        Some(other) => vec![other.clone()],
    }
}

/// A whole number.
fn number(value: &Value) -> Option<i32> {
    match value {
        Value::Bool(flag) => Some(i32::from(*flag)),
        other => other.as_i64().and_then(|number| i32::try_from(number).ok()),
    }
}
