//! Trying an answer out: on a guess of the position, from the step before it, with the answers so far.

use super::options::different_answers_into;
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
    /// Whether the tried one was made from the imagined one as it is.
    is_copied: bool,
}

impl Default for Positions {
    fn default() -> Self {
        Self { imagined: State::new(0), tried: State::new(0), is_copied: false }
    }
}

impl Positions {
    /// A copy of a position, to read it.
    pub fn copy_of(&mut self, state: &State) -> &mut State {
        self.is_copied = false;
        self.tried.clone_from(state);
        &mut self.tried
    }

    /// The imagined position, and a copy of it to try something out on.
    fn again(&mut self) -> (&State, &mut State) {
        if std::mem::replace(&mut self.is_copied, true) {
            self.tried.copy_again(&self.imagined);
        } else {
            self.tried.clone_from(&self.imagined);
        }
        (&self.imagined, &mut self.tried)
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
        positions.is_copied = false;
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
        worth(self.moment.kernel, self.positions.again().1, self.seat, work)
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
        let (imagined, state) = self.positions.again();
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

    /// Where the next answer of one side is. That the other player was asked and passed is no information that may be
    /// used.
    fn place_of_next(&self, is_own: bool) -> Option<usize> {
        let is_next = |given: &Given| (given.by == self.seat) == is_own && (is_own || !given.is_pass);
        let at = self.at[usize::from(is_own)];
        self.given.get(at..)?.iter().position(is_next).map(|place| at + place)
    }

    /// The next answer of one side.
    fn next_given(&mut self, is_own: bool) -> Option<&'s Places> {
        let found = self.place_of_next(is_own);
        self.at[usize::from(is_own)] = found.map_or(self.given.len(), |place| place + 1);
        found.map(|place| &self.given[place].places)
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
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if let Some(places) = self.known(question) {
            return Some(places);
        }
        if question.by == self.seat
            && let Some(next) = self.next.take()
        {
            different_answers_into(next, position.kernel, position.state, question);
        }
        Some(question.usual())
    }

    fn only_passes(&self, by: Seat) -> bool {
        let is_own = by == self.seat;
        let is_done = !is_own || (self.at_tried >= self.tried.len() && self.next.is_none());
        is_done && self.place_of_next(is_own).is_none()
    }

    fn reseed(&mut self) -> Option<u64> {
        self.reseed.take()
    }
}
