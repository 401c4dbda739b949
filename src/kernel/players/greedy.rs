//! A greedy player: takes the action that is worth most as it is written. Actions whose value cannot be read off are
//! simulated on a sampled position, with the usual answers for the rest, and valued by the position that they lead to
//! (kernel.md, section 6).

use super::options::{answers_into, different_answers_into};
use super::trial::{Imagined, Positions};
use super::{Estimates, Moment};
use crate::base::{Generator, mix};
use crate::kernel::machine::{Machine, Workspace};
use crate::kernel::question::{Act, Options, Places, Question};

/// Trials for one decision; what comes after is answered in the usual way.
const TRIALS: usize = 400;
/// Questions after an answer that are looked at, too.
const AHEAD: usize = 3;

/// Takes what is worth most at once. Of one game only, because it keeps what the cards are worth.
#[derive(Clone, Debug)]
pub struct Greedy {
    pub(super) chance: Generator,
    /// In percent: how often it takes any answer that is worth the best one but this share.
    noise: u8,
    pub(super) estimates: Option<Box<Estimates>>,
    lists: Box<Lists>,
}

/// Lists that are kept from decision to decision. What is in them between two has no meaning.
#[derive(Default)]
struct Lists {
    work: Workspace,
    positions: Positions,
    weighed: Vec<Weighed>,
    written: Vec<Option<i32>>,
    options: Vec<Places>,
    own: Vec<Places>,
    next: Vec<Places>,
    /// The answers after the one that is tried now, and after the best one so far.
    after: Vec<Places>,
    after_best: Vec<Places>,
}

impl Clone for Lists {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl std::fmt::Debug for Lists {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Lists")
    }
}

/// An answer and what it is worth.
#[derive(Clone, Debug)]
pub struct Weighed {
    pub places: Places,
    pub worth: i32,
}

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self { chance: Generator(mix(seed)), noise: 0, estimates: None, lists: Box::default() }
    }

    /// A player that errs: with this probability in percent it takes any of the answers that gain at most this share of
    /// the best one's gain less than that one.
    pub fn erring(seed: u64, noise: u8) -> Self {
        Self { noise: noise.min(100), ..Self::new(seed) }
    }

    /// Whether it never needs to try out what it can read.
    pub(super) fn is_exact(&self) -> bool {
        self.noise == 0
    }

    /// Begins another match.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(mix(seed));
    }

    /// The action that is worth most as it is written; `None`: one must be tried out, or the question is another one.
    pub fn read(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        if !self.is_exact() {
            return None;
        }
        let outer = std::mem::replace(&mut machine.estimates, self.estimates.take());
        let act = machine.best_as_written(question);
        self.estimates = std::mem::replace(&mut machine.estimates, outer);
        act
    }

    pub fn decide(&mut self, moment: &Moment<'_>) -> Places {
        if !self.is_exact() && self.chance.below(100) < usize::from(self.noise) {
            return self.err(moment);
        }
        if moment.is_written() {
            let Lists { work, positions, .. } = &mut *self.lists;
            let mut machine = Machine::reading(moment.kernel, positions.copy_of(moment.now), work);
            machine.estimates = self.estimates.take();
            let act = machine.best_as_written(moment.question);
            self.estimates = machine.estimates.take();
            if let Some(act) = act {
                return act.places();
            }
        }
        self.decide_by_trial(moment)
    }

    /// Any of the answers whose gain over the usual one is near enough to that of the best one.
    fn err(&mut self, moment: &Moment<'_>) -> Places {
        let mut weighed = Vec::new();
        self.weigh(moment, &mut weighed);
        let usual = weighed.first().map_or(0, |answer| i64::from(answer.worth));
        let best = weighed.iter().map(|answer| i64::from(answer.worth)).max().unwrap_or(usual);
        let least = best - (best - usual) * i64::from(self.noise) / 100;
        weighed.retain(|answer| i64::from(answer.worth) >= least);
        let at = self.chance.below(weighed.len().max(1));
        weighed.get(at).map_or_else(|| moment.question.usual(), |answer| answer.places.clone())
    }

    /// Tries the answers out.
    pub fn decide_by_trial(&mut self, moment: &Moment<'_>) -> Places {
        let mut weighed = std::mem::take(&mut self.lists.weighed);
        self.weigh(moment, &mut weighed);
        let mut best: Option<&Weighed> = None;
        for answer in &weighed {
            if best.is_none_or(|best| answer.worth > best.worth) {
                best = Some(answer);
            }
        }
        let places = best.map_or_else(|| moment.question.usual(), |best| best.places.clone());
        self.lists.weighed = weighed;
        places
    }

    /// The answers that are tried, the usual one first, each with what it is worth; of equal ones the first.
    pub fn weigh(&mut self, moment: &Moment<'_>, weighed: &mut Vec<Weighed>) {
        different_answers_into(&mut self.lists.options, moment.kernel, moment.now, moment.question);
        self.weigh_options(moment, weighed, |_| {});
    }

    /// The same of all answers. What was tried is shown: an answer, and those that follow it. Returns the seed of the
    /// chance that was imagined.
    pub(super) fn weigh_all(
        &mut self,
        moment: &Moment<'_>,
        weighed: &mut Vec<Weighed>,
        tried: impl FnMut(&[Places]),
    ) -> u64 {
        answers_into(&mut self.lists.options, moment.question);
        self.weigh_options(moment, weighed, tried)
    }

    fn weigh_options(
        &mut self,
        moment: &Moment<'_>,
        weighed: &mut Vec<Weighed>,
        mut tried: impl FnMut(&[Places]),
    ) -> u64 {
        weighed.clear();
        self.write(moment);
        let Lists { work, positions, written, options, own, next, after, after_best, .. } = &mut *self.lists;
        let mut imagined = Imagined::new(moment, &mut self.chance, positions);
        let mut left = TRIALS.saturating_sub(options.len());
        let base = written.iter().any(Option::is_some).then(|| imagined.before(work));
        for places in options.drain(..) {
            let value = places.first().and_then(|&at| written.get(usize::from(at)).copied().flatten());
            if let (Some(value), Some(base)) = (value, base) {
                weighed.push(Weighed { places, worth: base.saturating_add(value) });
                continue;
            }
            own.clear();
            own.push(places.clone());
            let mut worth = imagined.after(own, next, work);
            for _ in 0..AHEAD {
                if next.is_empty() || next.len() > left {
                    break;
                }
                left -= next.len();
                let mut best: Option<(i32, Places)> = None;
                for option in next.drain(..) {
                    own.push(option);
                    let value = imagined.after(own, after, work);
                    if let Some(option) = own.pop()
                        && best.as_ref().is_none_or(|(known, _)| value > *known)
                    {
                        best = Some((value, option));
                        std::mem::swap(after, after_best);
                    }
                }
                let Some((value, option)) = best else { break };
                own.push(option);
                worth = value;
                std::mem::swap(next, after_best);
            }
            tried(own);
            weighed.push(Weighed { places, worth });
        }
        imagined.ahead()
    }

    /// The position that was imagined last, with this chance ahead.
    pub(super) fn imagined<'m>(&'m mut self, moment: &'m Moment<'m>, ahead: u64) -> Imagined<'m> {
        Imagined::again(moment, ahead, &mut self.lists.positions)
    }

    /// Works out what actions are worth for which the rules have a term.
    fn write(&mut self, moment: &Moment<'_>) {
        self.lists.written.clear();
        let Options::Actions { choices, .. } = moment.question.options else { return };
        if moment.kernel.game.players.values.is_empty() {
            return;
        }
        let Lists { work, positions, written, .. } = &mut *self.lists;
        let mut machine = Machine::reading(moment.kernel, positions.copy_of(moment.now), work);
        machine.estimates = self.estimates.take();
        written.extend(choices.iter().map(|choice| machine.value_by_term(choice, moment.question)));
        self.estimates = machine.estimates.take();
    }
}
