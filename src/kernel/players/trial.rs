//! Trying an answer out: on a guess of the position, from the step before it, with the answers so far.

use super::options::answers;
use super::worth::worth;
use super::{Given, Moment};
use crate::base::Generator;
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::{Position, Watch};
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

/// The first question after the answer that is tried.
pub struct Next {
    pub options: Vec<Places>,
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
    pub fn before(&self) -> i32 {
        worth(self.moment.kernel, &mut self.state.clone(), self.seat)
    }

    /// What the position is worth after the player's answers, and the player's first question after them. To pass in a
    /// phase changes nothing.
    pub fn after(&self, own: &[Places]) -> (i32, Option<Next>) {
        let (moment, kernel) = (self.moment, self.moment.kernel);
        let mut state = self.state.clone();
        let mut script = Script::new(moment.given, self.seat, own, self.ahead);
        let step = match moment.step {
            Some(step) => step.clone(),
            None => {
                script.at_own = 1;
                match taken(kernel, moment.question, own.first()) {
                    Some(step) => step,
                    None => return (worth(kernel, &mut state, self.seat), None),
                }
            }
        };
        kernel.run(&mut state, &step, &mut script, None::<&mut dyn Watch>);
        (worth(kernel, &mut state, self.seat), script.next)
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
    theirs: Vec<&'s Places>,
    at_theirs: usize,
    own: Vec<&'s Places>,
    at_own: usize,
    /// How many of the own answers were given; after the first of the others, chance is another one.
    known: usize,
    ahead: Option<u64>,
    next: Option<Next>,
    reseed: Option<u64>,
}

impl<'s> Script<'s> {
    pub fn new(given: &'s [Given], seat: Seat, tried: &'s [Places], ahead: u64) -> Self {
        let of = |own: bool| given.iter().filter(move |given| (given.by == seat) == own);
        let mut own: Vec<&Places> = of(true).map(|given| &given.places).collect();
        let known = own.len();
        own.extend(tried);
        // That the other player was asked and passed is no information that may be used.
        let theirs = of(false).filter(|given| !given.is_pass).map(|given| &given.places).collect();
        Self { seat, theirs, at_theirs: 0, own, at_own: 0, known, ahead: Some(ahead), next: None, reseed: None }
    }

    /// The known answer to a question; `None`: there is none left.
    pub fn known(&mut self, question: &Question<'_>) -> Option<Places> {
        if question.by != self.seat {
            let places = self.theirs.get(self.at_theirs).copied()?;
            self.at_theirs += 1;
            return Some(if question.accepts(places) { places.clone() } else { question.usual() });
        }
        let places = self.own.get(self.at_own).copied()?;
        if self.at_own == self.known {
            self.reseed = self.ahead.take();
        }
        self.at_own += 1;
        Some(if question.accepts(places) { places.clone() } else { question.usual() })
    }
}

impl Chooser for Script<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if let Some(places) = self.known(question) {
            return Some(places);
        }
        if question.by == self.seat && self.next.is_none() {
            self.next = Some(Next { options: answers(question) });
        }
        Some(question.usual())
    }

    fn reseed(&mut self) -> Option<u64> {
        self.reseed.take()
    }
}
