//! The answers to a question that players try.

use crate::kernel::lookup::Kernel;
use crate::kernel::question::{Options, Places, Question, place};
use crate::kernel::state::State;

/// Sets of cards that are tried at most for one question.
pub const MOST_TRIED: usize = 64;

/// The answers that are tried for a question: the usual one first.
pub fn answers(question: &Question<'_>) -> Vec<Places> {
    let mut found = Vec::new();
    answers_into(&mut found, question);
    found
}

/// The same in a list that is kept.
pub fn answers_into(found: &mut Vec<Places>, question: &Question<'_>) {
    let len = question.count();
    found.clear();
    found.push(question.usual());
    match question.options {
        Options::Actions { .. } | Options::Yes => found.extend((0..len).map(place)),
        Options::Order(_) => found.push((0..len).filter_map(|at| u16::try_from(at).ok()).collect()),
        Options::Things(_) | Options::Numbers(_) => {
            for size in question.min..=question.max.min(len) {
                combinations(len, size, &mut Places::new(), 0, found);
            }
        }
    }
    let usual = found[0].clone();
    let mut is_first = true;
    found.retain(|places| *places != usual || std::mem::take(&mut is_first));
    found.retain(|places| question.accepts(places));
}

/// The same without those that are like an earlier one.
pub fn different_answers_into(found: &mut Vec<Places>, kernel: &Kernel, state: &State, question: &Question<'_>) {
    answers_into(found, question);
    if let Options::Actions { choices, .. } = question.options {
        kernel.drop_equals(state, choices, found);
    }
}

/// The combinations of `size` places below `len`, in order, up to the limit.
fn combinations(len: usize, size: usize, chosen: &mut Places, first: usize, found: &mut Vec<Places>) {
    if found.len() >= MOST_TRIED {
        return;
    }
    if chosen.len() == size {
        found.push(chosen.clone());
        return;
    }
    for at in first..len {
        if let Ok(place) = u16::try_from(at) {
            chosen.push(place);
            combinations(len, size, chosen, at + 1, found);
            chosen.pop();
        }
    }
}
