//! Scenarios of form 2: a board, steps, and what must be so afterwards, for any game (scenario.md).
//!
//! Whenever a question lacks its answer, the step is done again from the state before it with one answer more; so every
//! step can be refused, stopped at a question, saved and loaded.

mod answers;
mod board;
mod checks;
mod difference;
mod expect;
mod naming;
mod position;
mod shape;
mod spelling;
mod start;
mod steps;
mod trial;
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
pub(in crate::kernel) use answers::matches;
pub use answers::{answer_of, next_answer};
pub use difference::Difference;
use difference::Differences;
pub use naming::side_name;
pub(in crate::kernel) use naming::{Names, SIDES, side};
pub use position::{STAYS, board, label};
pub use steps::{StepParts, refusal};
pub use trial::{BoardTrial, BoardTry};
pub use write::{Taken, facts, step};

/// The result of one case of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub name: String,
    pub kind: Kind,
    /// What differs from what the case says. Empty: it holds.
    pub differs: Vec<Difference>,
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

/// A case before its first step.
pub struct Begun {
    /// The game with the cards of the file and the case.
    pub kernel: Kernel,
    pub state: State,
    /// The set-up, if the first step begins a match.
    pub setup: Option<Setup>,
    /// The names by which the steps call cards.
    pub labels: Vec<(CardId, String)>,
}

/// The names of cards.
pub type Labels<'l> = &'l [(CardId, String)];

/// The case at an index of a file before its first step; its board is part of a match.
///
/// # Errors
///
/// The fault of the file, of the board or of the set-up, also if the rules do not allow such a position.
pub fn begin(game: &Game, file: &Value, at: usize) -> Result<Begun, String> {
    stacker::maybe_grow(STACK / 2, STACK, || {
        let mut case = well_shaped(file, at)?.clone();
        // Whoever lays a board begins a match with it.
        case.get_mut("board").and_then(Value::as_object_mut).map(|board| board.remove("match"));
        let mut table =
            Table::lay(game, defaults(file), items(file.get("cards")), &case).map_err(|stop| stop.text())?;
        let start = items(case.get("steps")).first().and_then(|step| step.get("start"));
        let setup = start.map(|start| table.setup(start)).transpose().map_err(|stop| stop.text())?;
        // The laws of a game hold once a match has begun.
        if let Some(place) = table.fault().filter(|_| setup.is_none()) {
            return Err(format!("{place}: {}", Code::StateInvalid.as_str()));
        }
        Ok(Begun { kernel: table.kernel, state: table.state, setup, labels: table.labels })
    })
}

/// The case at an index of a file.
pub fn case(file: &Value, at: usize) -> Option<&Value> {
    cases(file).get(at)
}

/// The case at an index of a file, or the first member of it or of the file that is not what it must be.
fn well_shaped(file: &Value, at: usize) -> Result<&Value, String> {
    let case = case(file, at).ok_or_else(|| format!("no case {at}"))?;
    let mut differs = Differences::at("");
    shape::case(case, &mut differs);
    let first = shape::file(file).into_iter().chain(differs.finish()).next();
    first.map_or(Ok(case), |difference| Err(difference.text))
}

/// The steps of the case at an index of a file.
pub fn steps(file: &Value, at: usize) -> &[Value] {
    items(case(file, at).and_then(|case| case.get("steps")))
}

/// What the cases of a file say unless they say something else.
fn defaults(file: &Value) -> &Value {
    file.get("defaults").unwrap_or(&Value::Null)
}

/// The cases of a file, which may also be a single one.
fn cases(file: &Value) -> &[Value] {
    match file.get("cases") {
        None if file.get("board").is_some() || file.get("steps").is_some() => std::slice::from_ref(file),
        cases => items(cases),
    }
}

fn run_here(game: &Game, file: &Value) -> Vec<Outcome> {
    let mut outcomes = match file_fault(file) {
        Some(fault) => vec![fault],
        None => (0..).map_while(|at| run_one(game, file, at)).collect(),
    };
    outcomes.extend(not_yet(file));
    outcomes
}

/// Runs the case or check at an index of a file: the cases come first. `None`: there are no more.
pub fn run_at(game: &Game, file: &Value, at: usize) -> Option<Outcome> {
    match file_fault(file) {
        Some(fault) => Some(fault).filter(|_| at == 0),
        None => stacker::maybe_grow(STACK / 2, STACK, || run_one(game, file, at)),
    }
}

/// What a file says beside its cases, as an outcome in place of theirs, if that is not what it must be.
fn file_fault(file: &Value) -> Option<Outcome> {
    let differs = shape::file(file);
    if differs.is_empty() { None } else { Some(Outcome { name: "file".to_owned(), kind: Kind::Check, differs }) }
}

fn run_one(game: &Game, file: &Value, at: usize) -> Option<Outcome> {
    let (defaults, cards, cases) = (defaults(file), items(file.get("cards")), cases(file));
    if let Some(case) = cases.get(at) {
        let pointer = if file.get("cases").is_some() { format!("/cases/{at}") } else { String::new() };
        let mut differs = Differences::at(pointer);
        shape::case(case, &mut differs);
        if differs.is_empty() {
            match Table::lay(game, defaults, cards, case) {
                Ok(mut table) => table.run(case, &mut differs),
                Err(stop) => differs.within("board", |differs| differs.push(stop.text())),
            }
        }
        return Some(Outcome { name: name(case), kind: Kind::Case, differs: differs.finish() });
    }
    let at = at - cases.len();
    let check = items(file.get("checks")).get(at)?;
    let mut differs = Differences::at(format!("/checks/{at}"));
    shape::check(check, &mut differs);
    if differs.is_empty() {
        for text in checks::run(game, defaults, cards, check) {
            differs.push(text);
        }
    }
    Some(Outcome { name: name(check), kind: Kind::Check, differs: differs.finish() })
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
        let text = format!("cases of the kind `{kind}` cannot be run");
        let differs = vec![Difference { pointer: format!("/{kind}/{at}"), text }];
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
            Fault::Law(_) => None,
        };
        Some(zone.map_or_else(|| format!("/board/{side}"), |zone| format!("/board/{side}/{zone}")))
    }

    /// Takes the steps of a case, and returns what differs.
    fn run(&mut self, case: &Value, differs: &mut Differences) {
        for (at, step) in items(case.get("steps")).iter().enumerate() {
            let mut is_taken = false;
            differs.within("steps", |differs| {
                differs.within(&at.to_string(), |differs| is_taken = self.take_checked(at, step, differs));
            });
            if !is_taken {
                return;
            }
        }
        if let Some(expect) = case.get("expect") {
            differs.within("expect", |differs| self.check(expect, "", differs));
        }
    }

    /// Takes a step, or is refused as the step says, and compares what it expects. Returns whether the case goes on.
    fn take_checked(&mut self, at: usize, step: &Value, differs: &mut Differences) -> bool {
        let refused = refusal(step);
        let (state, open) = (self.state.clone(), self.open.clone());
        let text = match (self.take(step), refused) {
            (Ok(()), None) => None,
            (Ok(()), Some(_)) => Some(format!("step {at} was accepted: {step}")),
            (Err(Stop::Refused(why)), Some(refused)) if *refused == Value::Bool(true) || *refused == *why => {
                (self.state, self.open) = (state, open);
                None
            }
            (Err(Stop::Refused(why)), wanted) => {
                let wanted = wanted.map(|wanted| format!(", not {wanted}")).unwrap_or_default();
                Some(format!("step {at} was refused: {why}{wanted}"))
            }
            (Err(Stop::Fault(what)), _) => Some(format!("step {at}: {what}")),
        };
        if let Some(text) = text {
            differs.push(text);
            return false;
        }
        if let Some(expect) = step.get("expect") {
            differs.within("expect", |differs| self.check(expect, &format!("step {at}: "), differs));
        }
        true
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
fn items(value: Option<&Value>) -> &[Value] {
    match value {
        None | Some(Value::Null) => &[],
        Some(Value::Array(items)) => items,
        Some(other) => std::slice::from_ref(other),
    }
}

/// The same as values of their own.
fn list(value: Option<&Value>) -> Vec<Value> {
    items(value).to_vec()
}

/// A whole number.
fn number(value: &Value) -> Option<i32> {
    match value {
        Value::Bool(flag) => Some(i32::from(*flag)),
        other => other.as_i64().and_then(|number| i32::try_from(number).ok()),
    }
}
