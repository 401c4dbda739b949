//! A match as a list of decisions, each with the position to which it led. A position in the middle of a step is kept as
//! the kernel has it: the position before the step, the answers so far, and the open question (kernel.md, section 4).

use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};

use super::asked::Asked;
use super::kept::Logged;
use super::opening::{Laid, Opening};

use crate::kernel::ids::AbilityId;
use crate::kernel::players::Given;
use crate::kernel::question::{Chooser, Places, Question, Why, place};
use crate::kernel::rules::flow::Phase;
use crate::kernel::scenario::{self, Taken};
use crate::kernel::state::{CardId, Seat, State};
use crate::kernel::trace::{Entry, Recorder, Watcher};
use crate::kernel::{Kernel, Machine, Position, Progress, Setup, Step, Waiting, Workspace};

/// Bytes of the stack for a step.
pub(super) const STACK: usize = 16 << 20;
/// Phases in which nothing can ever be done that are passed over after a decision.
const PASSED_OVER: usize = 64;

/// A position at which somebody is asked, or the end.
#[derive(Clone, Debug)]
pub struct Point {
    /// The position before the step that is under way.
    pub before: State,
    /// The step that is under way; `None`: a phase waits for an action, or the match is over.
    pub step: Option<Step>,
    /// Its answers so far.
    pub given: Vec<Given>,
    pub now: State,
    /// `None`: the match is over.
    pub asked: Option<Asked>,
    /// What resolves after the question, the next first.
    pub waiting: Vec<Waiting>,
    /// The ability that asks, and its card.
    pub source: Option<(AbilityId, Option<CardId>)>,
}

/// An answer to a question.
#[derive(Clone, Debug)]
pub struct Decision {
    pub by: Seat,
    pub turn: u16,
    /// The places among the options of the question before.
    pub places: Vec<u16>,
    /// The answer as logs have it.
    words: String,
    /// A player of the program has decided.
    pub is_automatic: bool,
    pub trace: Vec<Entry>,
    after: Arc<Point>,
    /// Phases that were passed over behind it.
    pub(super) passed: usize,
}

/// A match with its decisions.
#[derive(Clone)]
pub struct Session {
    kernel: Arc<Kernel>,
    opening: Opening,
    /// The cards and counters that it began with; `None`: it began on a board.
    setup: Option<Setup>,
    /// The names by which the steps of a scenario call the cards of its board.
    pub(super) labels: Vec<(CardId, String)>,
    start: Arc<Point>,
    /// What happened before the first question.
    start_trace: Vec<Entry>,
    decisions: Vec<Decision>,
    at: usize,
}

impl Point {
    /// A position in which nobody is asked, in the middle of what happens.
    fn passing(now: Box<State>) -> Self {
        Self {
            before: (*now).clone(),
            step: None,
            given: Vec::new(),
            now: *now,
            asked: None,
            waiting: Vec::new(),
            source: None,
        }
    }
}

impl Session {
    /// Begins a match.
    ///
    /// # Errors
    ///
    /// The fault of the scenario's board or of the chapter; empty if the rules do not come to a question.
    pub fn new(kernel: &Arc<Kernel>, opening: Opening) -> Result<Self, String> {
        let laid = match &opening.prepared {
            None => {
                let kernel = opening.kernel(kernel);
                let setup = opening.setup(&kernel.game);
                Laid::Start(kernel, setup)
            }
            Some(prepared) => prepared.lay(&kernel.game, opening.seed)?,
        };
        let mut labels = Vec::new();
        let (kernel, setup, (start, start_trace)) = match laid {
            Laid::Board(kernel, state, named) => {
                let start = resting(&kernel, *state);
                labels = named;
                (kernel, None, (start, Vec::new()))
            }
            Laid::Start(kernel, setup) => {
                let begun = run(&kernel, kernel.lay(&setup), &Step::Begin, &[]).ok_or_else(String::new)?;
                (kernel, Some(setup), begun)
            }
        };
        let start = Arc::new(start);
        Ok(Self { kernel, opening, setup, labels, start, start_trace, decisions: Vec::new(), at: 0 })
    }

    /// The same decisions in a changed game, as far as they are legal in it.
    pub(super) fn replayed(&self, kernel: &Arc<Kernel>) -> Option<Self> {
        Some(Self::new(kernel, self.opening.clone()).ok()?.with_decisions(&self.logged(), self.at))
    }

    /// All decisions in words.
    pub(super) fn logged(&self) -> Vec<Logged> {
        let logged = |decision: &Decision| Logged { words: decision.words.clone(), automatic: decision.is_automatic };
        self.decisions.iter().map(logged).collect()
    }

    /// Takes decisions as far as they are legal, and goes to the position after so many of them.
    pub(super) fn with_decisions(mut self, decisions: &[Logged], at: usize) -> Self {
        for Logged { words, automatic } in decisions {
            let point = Arc::clone(self.shared_point());
            let Some(asked) = &point.asked else { break };
            let Ok(places) = self.kernel.read_words(&point.now, &asked.question(), words) else { break };
            if !self.answer(&places, *automatic) {
                break;
            }
        }
        let at = at.min(self.decisions.len());
        self.go(at);
        self
    }

    pub(super) fn kernel(&self) -> &Arc<Kernel> {
        &self.kernel
    }

    /// The rules and the cards of the match.
    pub fn rules(&self) -> &Kernel {
        &self.kernel
    }

    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// All decisions, also those that are undone until another one is made.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// How many decisions were made up to the position that is shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The position that is shown.
    pub fn point(&self) -> &Point {
        self.shared_point()
    }

    pub(super) fn shared_point(&self) -> &Arc<Point> {
        self.point_after(self.at)
    }

    fn point_after(&self, decisions: usize) -> &Arc<Point> {
        decisions.checked_sub(1).and_then(|last| self.decisions.get(last)).map_or(&self.start, |last| &last.after)
    }

    /// The id of the end by which the match is over at the position that is shown.
    pub fn reason(&self) -> String {
        let mut state = self.point().now.clone();
        Machine::reading(&self.kernel, &mut state, &mut Workspace::default()).reason().to_owned()
    }

    /// The position before a decision.
    pub fn before(&self, decision: usize) -> &Point {
        self.point_after(decision)
    }

    /// What happened because of a decision; of those before the first one, the set-up.
    pub fn trace(&self, decisions: usize) -> &[Entry] {
        match decisions.checked_sub(1) {
            None => &self.start_trace,
            Some(last) => self.decisions.get(last).map_or(&[], |decision| &decision.trace),
        }
    }

    /// Answers the open question. Decisions that were undone are forgotten. Returns whether the question accepts it.
    pub fn answer(&mut self, places: &[u16], is_automatic: bool) -> bool {
        let point = Arc::clone(self.shared_point());
        let Some(asked) = &point.asked else { return false };
        let question = asked.question();
        if !question.accepts(places) {
            return false;
        }
        let chosen: Places = places.iter().copied().collect();
        let words = self.kernel.words(&point.now, &question, &chosen);
        let (before, step, given) = self.step_of(&point, asked, &chosen);
        let Some((mut after, mut trace)) = run(&self.kernel, before, &step, &given) else { return false };
        let mut passed = 0;
        for _ in 0..PASSED_OVER {
            if !self.is_idle(&after) {
                break;
            }
            let Some((next, more)) = run(&self.kernel, after.now.clone(), &Step::EndPhase, &[]) else { break };
            after = next;
            passed += 1;
            trace.extend(more);
        }
        self.decisions.truncate(self.at);
        let (by, turn) = (asked.by, point.now.turn);
        let after = Arc::new(after);
        self.decisions.push(Decision { by, turn, places: places.to_vec(), words, is_automatic, trace, after, passed });
        self.at += 1;
        true
    }

    /// The step that an answer takes or goes on with, where it begins, and its answers so far.
    fn step_of(&self, point: &Point, asked: &Asked, chosen: &Places) -> (State, Step, Vec<Given>) {
        match &point.step {
            Some(step) => {
                let mut given = point.given.clone();
                given.push(Given::new(&asked.question(), chosen));
                (point.before.clone(), step.clone(), given)
            }
            None => {
                let step = self.kernel.chosen(asked.choices(), chosen).map_or(Step::EndPhase, Step::Take);
                (point.now.clone(), step, Vec::new())
            }
        }
    }

    /// The position after an entry of the trace that leads to the position that is shown: what happened is done again
    /// until then. `None`: the trace has no such entry.
    pub(super) fn after_entry(&self, entry: usize) -> Option<Point> {
        let Some(last) = self.at.checked_sub(1) else {
            let laid = self.kernel.lay(self.setup.as_ref()?);
            return run_to(&self.kernel, laid, &Step::Begin, &[], entry)?.position();
        };
        let (point, decision) = (self.point_after(last), self.decisions.get(last)?);
        let places = decision.places.iter().copied().collect();
        let (before, step, given) = self.step_of(point, point.asked.as_ref()?, &places);
        let mut position = run_to(&self.kernel, before, &step, &given, entry)?;
        // Phases that were passed over have entries of their own.
        let mut left = entry;
        for _ in 0..decision.passed {
            let Reached::End(after, count) = position else { break };
            left = left.checked_sub(count)?;
            position = run_to(&self.kernel, *after, &Step::EndPhase, &[], left)?;
        }
        position.position()
    }

    /// Whether a phase waits in which nothing can ever be done.
    fn is_idle(&self, point: &Point) -> bool {
        let phase = self.kernel.game.flow.phases.get_index(point.now.phase.index());
        let is_empty = |phase: &Phase| phase.actions.as_ref().is_some_and(|actions| actions.is_empty());
        point.asked.is_some() && point.step.is_none() && phase.is_some_and(|(_, phase)| is_empty(phase))
    }

    /// Passes until the turn is over or something else is asked.
    pub(super) fn end_turn(&mut self) -> bool {
        let turn = self.point().now.turn;
        let mut has_passed = false;
        while self.point().step.is_none() && self.point().now.turn == turn {
            let Some(pass) = self.point().asked.as_ref().and_then(Asked::pass) else { break };
            if !self.answer(&pass, false) {
                break;
            }
            has_passed = true;
        }
        has_passed
    }

    /// To the last decision that was made by hand; without one, to the start.
    pub(super) fn back(&mut self) -> bool {
        let made = self.decisions[..self.at].iter().rposition(|decision| !decision.is_automatic);
        self.at > 0 && self.go(made.unwrap_or(0))
    }

    /// To the position after this number of decisions.
    pub(super) fn go(&mut self, at: usize) -> bool {
        let is_there = at <= self.decisions.len();
        if is_there {
            self.at = at;
        }
        is_there
    }

    /// The cards and counters that the match began with; `None`: it began on a board.
    pub(super) fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// The steps up to the position that is shown, as a scenario writes them.
    pub(super) fn steps(&self) -> Vec<Value> {
        let mut begin = self.setup.as_ref().map(|setup| (self.kernel.lay(setup), setup));
        let mut steps = Vec::new();
        let mut at = 0;
        while begin.is_some() || at < self.at {
            let point = self.point_after(at);
            let first_step = begin.take();
            let (before, step) = match (&first_step, &point.step) {
                (Some((laid, _)), _) => (laid, Step::Begin),
                (None, Some(step)) => (&point.before, step.clone()),
                (None, None) => {
                    let Some(asked) = &point.asked else { break };
                    let choice = self.kernel.chosen(asked.choices(), &self.decisions[at].places);
                    at += 1;
                    (&point.now, choice.map_or(Step::EndPhase, Step::Take))
                }
            };
            // The decisions in the middle of the step answer its questions.
            let first = at;
            while at < self.at && self.point_after(at).step.is_some() {
                at += 1;
            }
            let answers: Vec<Places> =
                self.decisions[first..at].iter().map(|decision| decision.places.iter().copied().collect()).collect();
            let taken = Taken { before, step: &step, answers: &answers };
            steps.push(scenario::step(&self.kernel, taken, first_step.as_ref().map(|(_, setup)| *setup)));
            let passed = at.checked_sub(1).and_then(|last| self.decisions.get(last)).map_or(0, |last| last.passed);
            steps.extend((0..passed).map(|_| json!({ "end_phase": true })));
        }
        steps
    }

    /// The number of decisions before the step that is under way.
    pub fn step_start(&self) -> usize {
        let mut at = self.at;
        while at > 0 && self.point_after(at).step.is_some() {
            at -= 1;
        }
        at
    }
}

/// Gives the answers so far, and then keeps the question.
struct Asker<'a, 'g> {
    given: VecDeque<Places>,
    asked: Option<Waits>,
    recorder: &'a RefCell<Recorder<'g>>,
}

impl Chooser for Asker<'_, '_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(question.usual())
    }

    fn decide(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Places> {
        if question.is_action() && question.count() < 2 {
            return Some(place(0));
        }
        if let Some(places) = self.given.pop_front() {
            if self.given.is_empty() {
                self.recorder.borrow_mut().restart(machine.state);
            }
            return Some(places);
        }
        self.asked = Some((Asked::of(question), machine.state.clone(), machine.waiting()));
        None
    }
}

/// Does a step with the answers so far. Returns where it stops, and what happened since the last answer.
fn run(kernel: &Kernel, before: State, step: &Step, given: &[Given]) -> Option<(Point, Vec<Entry>)> {
    stacker::maybe_grow(STACK / 2, STACK, || run_here(kernel, before, step, given))
}

fn run_here(kernel: &Kernel, before: State, step: &Step, given: &[Given]) -> Option<(Point, Vec<Entry>)> {
    let recorder = RefCell::new(Recorder::new(&kernel.game, &before));
    let mut now = before.clone();
    match record(kernel, &mut now, step, given, &recorder) {
        Recorded::Refused => None,
        Recorded::Waits(waits) => {
            let (asked, now, waiting) = *waits;
            let recorder = recorder.into_inner();
            let source = recorder.ability();
            let trace = recorder.finish(&now);
            let (step, given) = (Some(step.clone()), given.to_vec());
            Some((Point { before, step, given, now, asked: Some(asked), waiting, source }, trace))
        }
        Recorded::Done => {
            let trace = recorder.into_inner().finish(&now);
            Some((resting(kernel, now), trace))
        }
    }
}

/// How far a step came that was done up to an entry of its trace.
enum Reached {
    /// The position after the entry.
    Entry(Box<State>),
    /// There are so many entries, and no more; where the step stops.
    End(Box<State>, usize),
}

impl Reached {
    /// The position after the entry; `None`: there is no such entry.
    fn position(self) -> Option<Point> {
        match self {
            Self::Entry(position) => Some(Point::passing(position)),
            Self::End(..) => None,
        }
    }
}

/// Does a step with the answers so far, up to the position after an entry of its trace. `None`: it is refused.
fn run_to(kernel: &Kernel, before: State, step: &Step, given: &[Given], entry: usize) -> Option<Reached> {
    stacker::maybe_grow(STACK / 2, STACK, || {
        let recorder = RefCell::new(Recorder::new(&kernel.game, &before).keeping(entry));
        let mut now = Box::new(before);
        match record(kernel, &mut now, step, given, &recorder) {
            Recorded::Refused => return None,
            Recorded::Done => {}
            Recorded::Waits(waits) => *now = waits.1,
        }
        Some(match recorder.into_inner().position(&now) {
            Ok(position) => Reached::Entry(position),
            Err(count) => Reached::End(now, count),
        })
    })
}

/// Where a step waits: the question, the position, and what resolves after it.
type Waits = (Asked, State, Vec<Waiting>);

/// What became of a step.
enum Recorded {
    Refused,
    Done,
    Waits(Box<Waits>),
}

/// Does a step with the answers so far.
fn record<'g>(
    kernel: &'g Kernel,
    now: &mut State,
    step: &Step,
    given: &[Given],
    recorder: &RefCell<Recorder<'g>>,
) -> Recorded {
    let places = given.iter().map(|given| given.places.clone()).collect();
    let mut asker = Asker { given: places, asked: None, recorder };
    match (kernel.step(now, step, &mut asker, Some(&mut Watcher(recorder))), asker.asked) {
        (Progress::Refused, _) => Recorded::Refused,
        (Progress::Waiting, Some(waits)) => Recorded::Waits(Box::new(waits)),
        _ => Recorded::Done,
    }
}

/// A position between steps: a phase waits, or the match is over.
fn resting(kernel: &Kernel, now: State) -> Point {
    let asked = now.over.is_none().then(|| phase_question(kernel, &now));
    Point { before: now.clone(), step: None, given: Vec::new(), now, asked, waiting: Vec::new(), source: None }
}

/// What the active player can do in the phase that waits.
fn phase_question(kernel: &Kernel, state: &State) -> Asked {
    let by = state.active;
    let choices = kernel.choices(state, by);
    let must = kernel.game.flow.phases.get_index(state.phase.index()).is_some_and(|(_, phase)| phase.must);
    let pass = !must || choices.is_empty();
    Asked::actions(by, choices, pass, Why::Phase(state.phase))
}
