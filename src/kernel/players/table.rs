//! A match between players.

use super::{Given, Moment, Player};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Machine, Position, Watch, Workspace};
use crate::kernel::play::{Setup, Step};
use crate::kernel::question::{Act, Chooser, Options, Places, Question, Why, place};
use crate::kernel::state::State;

/// What was decided, for logs: the position at the question, the question, and the answer.
pub type Decision<'d> = dyn FnMut(&State, &Question<'_>, &Places) + 'd;

/// Whoever answers the questions of a match; `None`: nobody can, and the match stops.
pub trait Decides {
    fn decide(&mut self, moment: &Moment<'_>) -> Option<Places>;

    /// Answers a question for an action with the machine that asks, where nothing needs to be tried out.
    fn read(&mut self, _machine: &mut Machine<'_>, _question: &Question<'_>) -> Option<Act> {
        None
    }

    /// A phase waits, and there is only one answer.
    fn pass_over(&mut self, _state: &State, _question: &Question<'_>) {}
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

    fn read(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        let act = self.players[question.by.index()].read(machine, question)?;
        (self.decided)(machine.state, question, &act.places());
        Some(act)
    }

    fn pass_over(&mut self, state: &State, question: &Question<'_>) {
        self.players[question.by.index()].pass_over();
        (self.decided)(state, question, &place(0));
    }
}

/// Plays a match to its end. Where there is only one answer, nobody is asked.
pub fn play_match(kernel: &Kernel, setup: &Setup, players: &mut [Player; 2], decided: &mut Decision<'_>) -> State {
    let mut asked = |state: &State, question: &Question<'_>, places: &Places| {
        if question.count() > 1 || !question.is_action() {
            decided(state, question, places);
        }
    };
    let mut state = State::new(0);
    play_counted(kernel, &mut state, setup, players, &mut asked, None, &mut Workspace::new());
    state
}

/// The same on a table that is kept; where a phase waits and there is only one answer, it is reported as a decision.
pub fn play_counted(
    kernel: &Kernel,
    state: &mut State,
    setup: &Setup,
    players: &mut [Player; 2],
    decided: &mut Decision<'_>,
    watch: Option<&mut dyn Watch>,
    work: &mut Workspace,
) {
    let needs_start = players.iter().any(|player| player.needs_start(kernel));
    let mut seated = Seated { players, decided };
    kernel.lay_again(state, setup, work);
    let before = needs_start.then(|| work.position(state));
    let mut table = Table { before, step: Step::Begin, given: work.given(), decides: &mut seated };
    match watch {
        Some(watch) => kernel.play_out(state, &mut table, Some(watch), work),
        None => kernel.play_out(state, &mut table, None, work),
    };
    table.keep(work);
}

/// The active player acts until the turn is over.
pub fn play_turn(kernel: &Kernel, state: &mut State, players: &mut [Player; 2]) {
    let mut seated = Seated { players, decided: &mut |_, _, _| {} };
    let (turn, mut work) = (state.turn, Workspace::new());
    while state.over.is_none() && state.turn == turn {
        let step = decide_step(kernel, state, &mut seated, &mut work);
        do_step(kernel, state, &step, &mut seated, &mut work);
    }
}

/// Does a step; its questions are answered by `decides`.
pub fn do_step(kernel: &Kernel, state: &mut State, step: &Step, decides: &mut dyn Decides, work: &mut Workspace) {
    let before = Some(work.position(state));
    let mut table = Table { before, step: step.clone(), given: work.given(), decides };
    kernel.run(state, step, &mut table, None, work);
    table.keep(work);
}

fn decide_step(kernel: &Kernel, state: &State, decides: &mut dyn Decides, work: &mut Workspace) -> Step {
    next_step(kernel, state, work, |state, question| {
        let moment = Moment { kernel, before: state, step: None, given: &[], now: state, question };
        decides.decide(&moment).unwrap_or_else(|| question.usual())
    })
}

/// The next step of the player whose phase waits, who is asked if there is something to decide.
pub fn next_step(
    kernel: &Kernel,
    state: &State,
    work: &mut Workspace,
    decide: impl FnOnce(&State, &Question<'_>) -> Places,
) -> Step {
    let by = state.active;
    let mut choices = work.choices();
    kernel.choices_into(&mut choices, state, by, work);
    let must = kernel.game.flow.phases.get_index(state.phase.index()).is_some_and(|(_, phase)| phase.must);
    let pass = !must || choices.is_empty();
    let options = Options::Actions { choices: &choices, pass };
    let question = Question { by, options, min: 1, max: 1, default: None, why: Why::Phase(state.phase) };
    let places = if question.count() > 1 { decide(state, &question) } else { place(0) };
    let step = kernel.chosen(&choices, &places).map_or(Step::EndPhase, Step::Take);
    work.keep_choices(choices);
    step
}

/// Lets whoever decides answer the questions of a match, or of a step of it.
struct Table<'a> {
    /// The position before the step that is under way, if somebody needs it.
    before: Option<Box<State>>,
    step: Step,
    given: Vec<Given>,
    decides: &'a mut dyn Decides,
}

impl Table<'_> {
    /// Gives its lists back.
    fn keep(self, work: &mut Workspace) {
        work.keep_given(self.given);
        if let Some(before) = self.before {
            work.keep_position(before);
        }
    }

    /// The answer of whoever decides, with the step that is under way.
    fn ask(&mut self, position: &Position<'_>, question: &Question<'_>, is_phase: bool) -> Option<Places> {
        let now = position.state;
        self.decides.decide(&Moment {
            kernel: position.kernel,
            before: self.before.as_deref().filter(|_| !is_phase).unwrap_or(now),
            step: self.before.as_ref().filter(|_| !is_phase).map(|_| &self.step),
            given: if is_phase { &[] } else { &self.given },
            now,
            question,
        })
    }
}

impl Chooser for Table<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let places = self.ask(position, question, false)?;
        self.given.push(Given::new(question, &places));
        Some(places)
    }

    fn act(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        let is_phase = matches!(question.why, Why::Phase(_));
        let is_open = question.count() > 1;
        let act = if is_open {
            match self.decides.read(machine, question) {
                Some(act) => act,
                None => {
                    let position = Position { kernel: machine.kernel, state: &*machine.state };
                    Act::of(question, &self.ask(&position, question, is_phase)?)
                }
            }
        } else {
            if is_phase {
                self.decides.pass_over(machine.state, question);
            }
            Act::at(0)
        };
        if !is_phase {
            if is_open {
                self.given.push(Given::new(question, &act.places()));
            }
        } else if let (Some(before), Options::Actions { choices, .. }) = (&mut self.before, question.options) {
            // The next step begins here.
            (**before).clone_from(machine.state);
            self.given.clear();
            self.step = machine.kernel.taken(choices, act).map_or(Step::EndPhase, Step::Take);
        }
        Some(act)
    }
}
