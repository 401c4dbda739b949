//! The timeline of a scenario: the board, the events of each step, and the state at any moment.

use crate::base::json;
use crate::base::{Code, Diagnostic, Severity, Source};
use crate::engine::board::SIDES;
use crate::engine::record::Question;
use crate::engine::{Answers, Board, Event, Game, Recorder, Side, State, scenario};

use super::tree::Tree;

/// A moment: a number of whole steps, and of events of the next step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// Finished steps.
    pub step: usize,
    /// Events of the next step that have happened.
    pub event: usize,
}

/// The result of a step.
#[derive(Clone, Debug)]
pub struct StepResult {
    /// The player who took it.
    pub by: Side,
    /// The events.
    pub events: Vec<Event>,
    /// The state after it.
    pub after: State,
    /// The questions that came up.
    pub asked: Vec<Question>,
    /// The number of questions with an answer.
    pub answered: usize,
}

impl StepResult {
    /// Returns the event counts at which stepping stops: after each row, and at the end.
    pub fn stops(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let is_row = |event: &Event| matches!(event, Event::Row { .. });
        let first = self.events.iter().position(is_row);
        let rows = self.events.iter().enumerate().filter(move |(at, event)| is_row(event) && Some(*at) != first);
        rows.map(|(at, _)| at).chain([self.events.len()])
    }

    /// Returns the first choice that was made by default without asking.
    pub fn open_choice(&self) -> Option<(usize, Question)> {
        let question = self.asked.get(self.answered)?;
        let is_open = |event: &Event| matches!(event, Event::Chosen { by_player: false, .. });
        Some((self.events.iter().position(is_open)?, *question))
    }
}

/// The timeline of a scenario.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// The board at the start. If the file has errors, the board without the wrong parts; `None` if the file is no
    /// board at all.
    pub board: Option<Board>,
    /// The steps that could be taken.
    pub steps: Vec<StepResult>,
    /// The errors of the file and the unmet expectations.
    pub problems: Vec<Diagnostic>,
}

#[derive(Default)]
struct StepRecorder {
    events: Vec<Event>,
    taken: Vec<StepResult>,
}

impl Recorder for StepRecorder {
    const ON: bool = true;

    fn event(&mut self, event: Event) {
        self.events.push(event);
    }

    fn on_step(&mut self, by: Side, after: &State, answers: &Answers) {
        let events = std::mem::take(&mut self.events);
        let answered = answers.given.len();
        self.taken.push(StepResult { by, events, after: *after, asked: answers.asked.clone(), answered });
    }
}

impl Timeline {
    /// Takes all steps of a scenario.
    pub fn new(tree: &Tree, name: &str, game: Game<'_>) -> Self {
        let (board, steps, problems) = run(tree, name, game);
        if board.is_some() {
            return Self { board, steps, problems };
        }
        let mut repaired = tree.clone();
        let mut wrong = problems.clone();
        // Each round removes at least one wrong part, so this ends.
        for _ in 0..1000 {
            for problem in wrong.iter().rev().filter(|problem| problem.severity == Severity::Error) {
                repair(&mut repaired, problem, game);
            }
            let (board, steps, left) = run(&repaired, name, game);
            if board.is_some() {
                let mut all = problems;
                let is_new = |problem: &Diagnostic| !all.iter().any(|known| known.pointer == problem.pointer);
                let more: Vec<_> = left.into_iter().filter(is_new).collect();
                all.extend(more);
                return Self { board, steps, problems: all };
            }
            let is_stuck = left.iter().all(|problem| problem.severity == Severity::Warning);
            wrong = left;
            if is_stuck {
                break;
            }
        }
        Self { board: None, steps: Vec::new(), problems }
    }

    /// Returns the last moment.
    pub fn end(&self) -> Moment {
        Moment { step: self.steps.len(), event: 0 }
    }

    /// Returns the nearest existing moment at or before `at`.
    pub fn clamp(&self, at: Moment) -> Moment {
        match self.steps.get(at.step) {
            None => self.end(),
            Some(step) if at.event >= step.events.len() && at.event > 0 => Moment { step: at.step + 1, event: 0 },
            Some(_) => at,
        }
    }

    /// Returns the state at a moment.
    pub fn state(&self, at: Moment) -> Option<State> {
        let board = self.board.as_ref()?;
        let at = self.clamp(at);
        match self.steps.get(at.step) {
            Some(step) if at.event > 0 => {
                let mut state = step.after;
                for event in step.events[at.event..].iter().rev() {
                    if let Event::Change(change) = event {
                        change.revert(&mut state, &board.table);
                    }
                }
                Some(state)
            }
            _ => Some(at.step.checked_sub(1).and_then(|last| self.steps.get(last)).map_or(board.state, |s| s.after)),
        }
    }

    /// Returns the moment one row later.
    pub fn next(&self, at: Moment) -> Option<Moment> {
        let at = self.clamp(at);
        let step = self.steps.get(at.step)?;
        let stop = step.stops().find(|&stop| stop > at.event).filter(|&stop| stop < step.events.len());
        Some(stop.map_or(Moment { step: at.step + 1, event: 0 }, |event| Moment { step: at.step, event }))
    }

    /// Returns the moment one row earlier.
    pub fn back(&self, at: Moment) -> Option<Moment> {
        let at = self.clamp(at);
        if at.event > 0 {
            let stops = self.steps.get(at.step)?.stops().rev();
            let event = stops.into_iter().find(|&stop| stop < at.event).unwrap_or(0);
            return Some(Moment { step: at.step, event });
        }
        let step = at.step.checked_sub(1)?;
        let taken = self.steps.get(step)?;
        let event = taken.stops().rev().find(|&stop| stop < taken.events.len()).unwrap_or(0);
        Some(Moment { step, event })
    }
}

fn run(tree: &Tree, name: &str, game: Game<'_>) -> (Option<Board>, Vec<StepResult>, Vec<Diagnostic>) {
    let mut steps = StepRecorder::default();
    let (run, problems) = scenario::run(&Source::new(name, tree.write()), game, &mut steps);
    (run.map(|run| run.board), steps.taken, problems)
}

/// Removes the part of the file that a problem is about, or replaces it by a placeholder.
fn repair(tree: &mut Tree, problem: &Diagnostic, game: Game<'_>) {
    let steps: Vec<String> = json::steps(&problem.pointer).collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    match steps.as_slice() {
        ["game"] => tree.set("game", Tree::text(&game.rules.game)),
        [side, zone, at, ..] if SIDES.contains(side) && game.rules.zones.contains_key(*zone) => {
            let Some(card) = at.parse::<usize>().ok().and_then(|_| tree.at_mut([*side, *zone, *at])) else { return };
            *card = Tree::object();
            let units = game.rules.zones.get(*zone).is_some_and(|zone| zone.units);
            if let (true, Some(rule)) = (units, &game.rules.units) {
                card.set(game.rules.number(rule.health).0, Tree::number(1));
            }
        }
        [side, zone] if problem.code == Code::ZoneFull => {
            if let Some(Tree::List(cards)) = tree.at_mut([*side, *zone]) {
                cards.pop();
            } else {
                remove(tree, &steps);
            }
        }
        [] => {}
        _ => remove(tree, &steps),
    }
}

fn remove(tree: &mut Tree, steps: &[&str]) {
    let Some((last, above)) = steps.split_last() else { return };
    match tree.at_mut(above.iter().copied()) {
        Some(Tree::List(items)) => {
            if let Some(at) = last.parse().ok().filter(|&at: &usize| at < items.len()) {
                items.remove(at);
            }
        }
        Some(Tree::Object(members)) => members.retain(|(name, _)| &**name != *last),
        _ => {}
    }
}
