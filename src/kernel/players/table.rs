//! A match between players.

use super::{Given, Moment, Player};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::Position;
use crate::kernel::play::{Setup, Step};
use crate::kernel::question::{Chooser, Options, Places, Question, Why, place};
use crate::kernel::state::State;

/// What was decided, for logs: the position at the question, the question, and the answer.
pub type Decision<'d> = dyn FnMut(&State, &Question<'_>, &Places) + 'd;

/// Whoever answers the questions of a match; `None`: nobody can, and the match stops.
pub trait Decides {
    fn decide(&mut self, moment: &Moment<'_>) -> Option<Places>;
}

/// Two players, and who is informed of their decisions.
struct Seated<'a, 'd> {
    players: &'a mut [Player; 2],
    decided: &'a mut Decision<'d>,
}

impl Decides for Seated<'_, '_> {
    fn decide(&mut self, moment: &Moment<'_>) -> Option<Places> {
        let places = self.players[moment.question.by.index()].decide(moment);
        (self.decided)(moment.now, moment.question, &places);
        Some(places)
    }
}

/// Plays a match to its end. Where there is only one answer, nobody is asked.
pub fn play_match(kernel: &Kernel, setup: &Setup, players: &mut [Player; 2], decided: &mut Decision<'_>) -> State {
    let mut seated = Seated { players, decided };
    let mut state = kernel.lay(setup);
    let mut step = Step::Begin;
    loop {
        do_step(kernel, &mut state, &step, &mut seated);
        if state.over.is_some() {
            return state;
        }
        step = decide_step(kernel, &state, &mut seated);
    }
}

/// The active player acts until the turn is over.
pub fn play_turn(kernel: &Kernel, state: &mut State, players: &mut [Player; 2]) {
    let mut seated = Seated { players, decided: &mut |_, _, _| {} };
    let turn = state.turn;
    while state.over.is_none() && state.turn == turn {
        let step = decide_step(kernel, state, &mut seated);
        do_step(kernel, state, &step, &mut seated);
    }
}

/// Does a step; its questions are answered by `decides`.
pub fn do_step(kernel: &Kernel, state: &mut State, step: &Step, decides: &mut dyn Decides) {
    let before = state.clone();
    let mut asked = Asked { before: &before, step, given: Vec::new(), decides };
    kernel.run(state, step, &mut asked, None);
}

fn decide_step(kernel: &Kernel, state: &State, decides: &mut dyn Decides) -> Step {
    next_step(kernel, state, |state, question| {
        let moment = Moment { kernel, before: state, step: None, given: &[], now: state, question };
        decides.decide(&moment).unwrap_or_else(|| question.usual())
    })
}

/// The next step of the player whose phase waits, who is asked if there is something to decide.
pub fn next_step(kernel: &Kernel, state: &State, decide: impl FnOnce(&State, &Question<'_>) -> Places) -> Step {
    let by = state.active;
    let choices = kernel.choices(state, by);
    let must = kernel.game.flow.phases.get_index(state.phase.index()).is_some_and(|(_, phase)| phase.must);
    let pass = !must || choices.is_empty();
    let options = Options::Actions { choices: &choices, pass };
    let question = Question { by, options, min: 1, max: 1, default: None, why: Why::Phase(state.phase) };
    let places = if question.count() > 1 { decide(state, &question) } else { place(0) };
    let at = places.first().map_or(usize::MAX, |&at| usize::from(at));
    choices.get(at).map_or(Step::EndPhase, |choice| Step::Take(*choice))
}

/// Lets whoever decides answer the questions of a step.
struct Asked<'a> {
    before: &'a State,
    step: &'a Step,
    given: Vec<Given>,
    decides: &'a mut dyn Decides,
}

impl Chooser for Asked<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if question.count() < 2 && question.is_action() {
            return Some(place(0));
        }
        let places = self.decides.decide(&Moment {
            kernel: position.kernel,
            before: self.before,
            step: Some(self.step),
            given: &self.given,
            now: position.state,
            question,
        })?;
        self.given.push(Given::new(question, &places));
        Some(places)
    }
}
