//! A greedy player: tries each answer on a guess of the position, with the usual answers for the rest, and takes what leads
//! to the position that is worth most to it (kernel.md, section 6).

use super::Moment;
use super::options::answers;
use super::trial::Imagined;
use crate::base::{Generator, mix};
use crate::kernel::question::Places;

/// Trials for one decision; what comes after is answered in the usual way.
const TRIALS: usize = 400;
/// Questions after an answer that are looked at, too.
const AHEAD: usize = 3;

/// Takes what is worth most at once.
#[derive(Clone, Debug)]
pub struct Greedy(Generator);

/// An answer and what it is worth.
#[derive(Clone, Debug)]
pub struct Weighed {
    pub places: Places,
    pub worth: i32,
}

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self(Generator(mix(seed)))
    }

    pub fn decide(&mut self, moment: &Moment<'_>) -> Places {
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
        let imagined = Imagined::new(moment, &mut self.0);
        let options = answers(moment.question);
        let mut left = TRIALS.saturating_sub(options.len());
        let mut weighed = Vec::with_capacity(options.len());
        for places in options {
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
}
