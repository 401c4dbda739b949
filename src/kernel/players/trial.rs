//! Trying an answer out: on a guess of the position, from the step before it, with the answers so far.

use super::options::answers_into;
use super::worth::worth;
use super::{Given, Moment};
use crate::base::Generator;
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Position, Watch, Workspace};
use crate::kernel::play::Step;
use crate::kernel::question::{Chooser, Options, Places, Question};
use crate::kernel::state::{Seat, State};

/// A position as a player imagines it, on which answers are tried.
pub struct Imagined<'m> {
    moment: &'m Moment<'m>,
    seat: Seat,
    state: State,
    /// The seed of the chance that lies ahead.
    ahead: u64,
}

/// The position before the question's step as its player could imagine it, and the seed of the chance that lies ahead.
pub fn imagine(moment: &Moment<'_>, chance: &mut Generator) -> (State, u64) {
    let seat = moment.question.by;
    let state = match moment.step {
        None => moment.kernel.guess(moment.now, seat, chance),
        Some(_) => moment.kernel.guess_before(moment.before, moment.now, seat, chance),
    };
    (state, chance.bits())
}

impl<'m> Imagined<'m> {
    pub fn new(moment: &'m Moment<'m>, chance: &mut Generator) -> Self {
        let seat = moment.question.by;
        let (state, ahead) = imagine(moment, chance);
        Self { moment, seat, state, ahead }
    }

    /// What the position is worth before anything is done.
    pub fn before(&self, work: &mut Workspace) -> i32 {
        worth(self.moment.kernel, &mut self.state.clone(), self.seat, work)
    }

    /// What the position is worth after the player's answers; `next` gets the answers to the player's first question after
    /// them, if there is one. To pass in a phase changes nothing.
    pub fn after(&self, own: &[Places], next: &mut Vec<Places>, work: &mut Workspace) -> i32 {
        worth(self.moment.kernel, &mut self.position_after(own, next, work), self.seat, work)
    }

    /// That position.
    pub fn position_after(&self, own: &[Places], next: &mut Vec<Places>, work: &mut Workspace) -> State {
        let (moment, kernel) = (self.moment, self.moment.kernel);
        next.clear();
        let mut state = self.state.clone();
        let mut script = Script::new(moment.given, self.seat, own, self.ahead);
        let taken = match moment.step {
            Some(_) => None,
            None => {
                script.at_tried = 1;
                match taken(kernel, moment.question, own.first()) {
                    Some(step) => Some(step),
                    None => return state,
                }
            }
        };
        script.next = Some(next);
        if let Some(step) = moment.step.or(taken.as_ref()) {
            kernel.run(&mut state, step, &mut script, None::<&mut dyn Watch>, work);
        }
        state
    }

    /// The position before anything is done.
    pub fn position(&self) -> &State {
        &self.state
    }
}

/// The step of an answer to the question of a phase; `None`: to pass.
pub fn taken(kernel: &Kernel, question: &Question<'_>, places: Option<&Places>) -> Option<Step> {
    let Options::Actions { choices, .. } = question.options else { return None };
    kernel.chosen(choices, places?).map(Step::Take)
}

/// Gives the answers so far again, then those that are tried; whatever comes after is answered in the usual way.
pub struct Script<'s> {
    seat: Seat,
    given: &'s [Given],
    /// How many of the answers before were gone through, by whether they are the player's own.
    at: [usize; 2],
    tried: &'s [Places],
    at_tried: usize,
    /// The chance after the first of the answers that are tried.
    ahead: Option<u64>,
    /// Where the answers to the first question go that has none.
    next: Option<&'s mut Vec<Places>>,
    reseed: Option<u64>,
}

impl<'s> Script<'s> {
    pub fn new(given: &'s [Given], seat: Seat, tried: &'s [Places], ahead: u64) -> Self {
        Self { seat, given, at: [0; 2], tried, at_tried: 0, ahead: Some(ahead), next: None, reseed: None }
    }

    /// The next answer of one side. That the other player was asked and passed is no information that may be used.
    fn next_given(&mut self, is_own: bool) -> Option<&'s Places> {
        let at = &mut self.at[usize::from(is_own)];
        let seat = self.seat;
        let is_next = |given: &Given| (given.by == seat) == is_own && (is_own || !given.is_pass);
        let found = self.given.iter().enumerate().skip(*at).find(|(_, given)| is_next(given));
        *at = found.map_or(self.given.len(), |(place, _)| place + 1);
        found.map(|(_, given)| &given.places)
    }

    /// The known answer to a question; `None`: there is none left.
    pub fn known(&mut self, question: &Question<'_>) -> Option<Places> {
        let is_own = question.by == self.seat;
        let places = match self.next_given(is_own) {
            Some(places) => places,
            None if is_own => {
                let places = self.tried.get(self.at_tried)?;
                if self.at_tried == 0 {
                    self.reseed = self.ahead.take();
                }
                self.at_tried += 1;
                places
            }
            None => return None,
        };
        Some(if question.accepts(places) { places.clone() } else { question.usual() })
    }
}

impl Chooser for Script<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if let Some(places) = self.known(question) {
            return Some(places);
        }
        if question.by == self.seat
            && let Some(next) = self.next.take()
        {
            answers_into(next, question);
        }
        Some(question.usual())
    }

    fn reseed(&mut self) -> Option<u64> {
        self.reseed.take()
    }
}
