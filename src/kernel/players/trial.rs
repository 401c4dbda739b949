//! Trying an answer out: on a guess of the position, from the step before it, with the answers so far.

use super::options::answers_into;
use super::worth::{worth, worth_after};
use super::{Given, Moment};
use crate::base::Generator;
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Position, Watch, Workspace};
use crate::kernel::play::Step;
use crate::kernel::question::{Chooser, Options, Places, Question};
use crate::kernel::state::{Seat, State};

/// Positions that are kept from decision to decision: a position is mostly room, so that a new one costs more than to
/// write into an old one what it uses.
pub struct Positions {
    pub imagined: State,
    pub tried: State,
}

impl Default for Positions {
    fn default() -> Self {
        Self { imagined: State::new(0), tried: State::new(0) }
    }
}

impl Positions {
    /// A copy of a position, to read it.
    pub fn copy_of(&mut self, state: &State) -> &mut State {
        self.tried.clone_from(state);
        &mut self.tried
    }
}

/// A position as a player imagines it, on which answers are tried.
pub struct Imagined<'m> {
    moment: &'m Moment<'m>,
    seat: Seat,
    positions: &'m mut Positions,
    /// The seed of the chance that lies ahead.
    ahead: u64,
}

/// The position before the question's step as its player could imagine it. Returns the seed of the chance that lies ahead.
pub fn imagine(imagined: &mut State, moment: &Moment<'_>, chance: &mut Generator) -> u64 {
    let seat = moment.question.by;
    match moment.step {
        None => moment.kernel.guess_into(imagined, moment.now, seat, chance),
        Some(_) => moment.kernel.guess_before(imagined, moment.before, moment.now, seat, chance),
    }
    chance.bits()
}

impl<'m> Imagined<'m> {
    pub fn new(moment: &'m Moment<'m>, chance: &mut Generator, positions: &'m mut Positions) -> Self {
        let ahead = imagine(&mut positions.imagined, moment, chance);
        Self::again(moment, ahead, positions)
    }

    /// The position that was imagined last.
    pub fn again(moment: &'m Moment<'m>, ahead: u64, positions: &'m mut Positions) -> Self {
        Self { moment, seat: moment.question.by, positions, ahead }
    }

    /// The seed of the chance that lies ahead.
    pub fn ahead(&self) -> u64 {
        self.ahead
    }

    /// What the position is worth before anything is done.
    pub fn before(&mut self, work: &mut Workspace) -> i32 {
        let Positions { imagined, tried } = &mut *self.positions;
        tried.clone_from(imagined);
        worth(self.moment.kernel, tried, self.seat, work)
    }

    /// What the position is worth after the player's answers; `next` gets the answers to the player's first question after
    /// them, if there is one. To pass in a phase changes nothing.
    pub fn after(&mut self, own: &[Places], next: &mut Vec<Places>, work: &mut Workspace) -> i32 {
        let (kernel, seat) = (self.moment.kernel, self.seat);
        // Where nothing is done, the lists are of another position.
        work.forget_position();
        worth_after(kernel, self.position_after(own, next, work).1, seat, work)
    }

    /// The position before and after the player's answers.
    pub fn position_after(
        &mut self,
        own: &[Places],
        next: &mut Vec<Places>,
        work: &mut Workspace,
    ) -> (&State, &mut State) {
        let (moment, kernel) = (self.moment, self.moment.kernel);
        next.clear();
        let Positions { imagined, tried: state } = &mut *self.positions;
        state.clone_from(imagined);
        let mut script = Script::new(moment.given, self.seat, own, self.ahead);
        let taken = match moment.step {
            Some(_) => None,
            None => {
                script.at_tried = 1;
                match taken(kernel, moment.question, own.first()) {
                    Some(step) => Some(step),
                    None => return (imagined, state),
                }
            }
        };
        script.next = Some(next);
        if let Some(step) = moment.step.or(taken.as_ref()) {
            kernel.run(state, step, &mut script, None::<&mut dyn Watch>, work);
        }
        (imagined, state)
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
