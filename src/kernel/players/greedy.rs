//! A greedy player: takes the action that is worth most as it is written. What cannot be read so it tries on a guess of
//! the position, with the usual answers for the rest, and takes what leads to the position that is worth most to it
//! (kernel.md, section 6).

use super::options::answers;
use super::trial::Imagined;
use super::{Estimates, Moment};
use crate::base::{Generator, mix};
use crate::kernel::machine::Machine;
use crate::kernel::question::{Act, Choice, Options, Places, Question};

/// Trials for one decision; what comes after is answered in the usual way.
const TRIALS: usize = 400;
/// Questions after an answer that are looked at, too.
const AHEAD: usize = 3;

/// Takes what is worth most at once. Of one game only, because it keeps what the cards are worth.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Generator,
    estimates: Option<Box<Estimates>>,
}

/// An answer and what it is worth.
#[derive(Clone, Debug)]
pub struct Weighed {
    pub places: Places,
    pub worth: i32,
}

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self { chance: Generator(mix(seed)), estimates: None }
    }

    /// Begins another match.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(mix(seed));
    }

    /// The action that is worth most as it is written; `None`: one must be tried out, or the question is another one.
    pub fn read(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        let outer = std::mem::replace(&mut machine.estimates, self.estimates.take());
        let act = machine.best_as_written(question);
        self.estimates = std::mem::replace(&mut machine.estimates, outer);
        act
    }

    pub fn decide(&mut self, moment: &Moment<'_>) -> Places {
        if moment.question.is_action() {
            let mut now = moment.now.clone();
            if let Some(act) = self.read(&mut Machine::reading(moment.kernel, &mut now), moment.question) {
                return act.places();
            }
        }
        self.decide_by_trial(moment)
    }

    /// Tries the answers out.
    pub fn decide_by_trial(&mut self, moment: &Moment<'_>) -> Places {
        let weighed = self.weigh(moment);
        let mut best: Option<&Weighed> = None;
        for answer in &weighed {
            if best.is_none_or(|best| answer.worth > best.worth) {
                best = Some(answer);
            }
        }
        best.map_or_else(|| moment.question.usual(), |best| best.places.clone())
    }

    /// The answers that are tried, the usual one first, each with what it is worth.
    pub fn weigh(&mut self, moment: &Moment<'_>) -> Vec<Weighed> {
        let imagined = Imagined::new(moment, &mut self.chance);
        let written = self.written(moment);
        let options = answers(moment.question);
        let mut left = TRIALS.saturating_sub(options.len());
        let mut weighed = Vec::with_capacity(options.len());
        let base = written.iter().any(Option::is_some).then(|| imagined.before());
        for places in options {
            let value = places.first().and_then(|&at| written.get(usize::from(at)).copied().flatten());
            if let (Some(value), Some(base)) = (value, base) {
                weighed.push(Weighed { places, worth: base.saturating_add(value) });
                continue;
            }
            let mut own = vec![places.clone()];
            let (mut worth, mut next) = imagined.after(&own);
            for _ in 0..AHEAD {
                let Some(question) = next.take() else { break };
                if question.options.len() > left {
                    break;
                }
                left -= question.options.len();
                let mut best: Option<(i32, Places, _)> = None;
                for option in question.options {
                    own.push(option);
                    let (value, after) = imagined.after(&own);
                    if let Some(option) = own.pop()
                        && best.as_ref().is_none_or(|(known, ..)| value > *known)
                    {
                        best = Some((value, option, after));
                    }
                }
                let Some((value, option, after)) = best else { break };
                own.push(option);
                (worth, next) = (value, after);
            }
            weighed.push(Weighed { places, worth });
        }
        weighed
    }

    /// What actions are worth for which the rules have a term.
    fn written(&mut self, moment: &Moment<'_>) -> Vec<Option<i32>> {
        let Options::Actions { choices, .. } = moment.question.options else { return Vec::new() };
        if moment.kernel.game.players.values.is_empty() {
            return Vec::new();
        }
        let mut now = moment.now.clone();
        let mut machine = Machine::reading(moment.kernel, &mut now);
        machine.estimates = self.estimates.take();
        let mut value = |choice: &Choice| machine.value_by_term(choice, moment.question);
        let values = choices.iter().map(&mut value).collect();
        self.estimates = machine.estimates.take();
        values
    }
}
