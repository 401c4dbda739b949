//! What of a ruleset's tests its settings decide: worked out once, when a game is made ready to be played. In
//! `life_rule == at_zero and count(self.life) == 0`, nothing is left to look at where the rule is another one.

use super::ids::WordId;
use super::rules::Game;
use super::rules::flow::PickRule;
use super::rules::term::{Term, Word};

impl Game {
    /// Replaces the tests of the match by what is left of them.
    pub(super) fn fold_settings(&mut self) {
        let settings: Box<[WordId]> = self.settings.values().map(|setting| setting.is).collect();
        let fold = |test: &mut Term| fold(test, &settings);
        let flow = &mut self.flow;
        flow.ends.iter_mut().for_each(|ending| fold(&mut ending.test));
        flow.always.iter_mut().filter_map(|rule| rule.test.as_mut()).for_each(fold);
        flow.phases.values_mut().filter_map(|phase| phase.test.as_mut()).for_each(fold);
        flow.windows.values_mut().filter_map(|window| window.opens.as_mut()).for_each(fold);
        for action in flow.actions.values_mut() {
            action.needs.iter_mut().for_each(|(_, test)| fold(test));
            action.needs.retain(|(_, test)| !matches!(test, Term::Constant(value) if *value != 0));
            for pick in action.picks.values_mut() {
                if let PickRule::Card { test, or_if, .. } = pick {
                    test.iter_mut().chain(or_if).for_each(fold);
                }
            }
        }
    }
}

/// Replaces a test by what is left of it once the settings are known.
pub(super) fn fold(term: &mut Term, settings: &[WordId]) {
    term.each_part(&mut |part| fold(part, settings));
    if let Some(left) = left_of(term, settings) {
        *term = left;
    }
}

/// What a term with folded parts comes to; `None`: it stays as it is.
fn left_of(term: &mut Term, settings: &[WordId]) -> Option<Term> {
    let word = |word: &Word| match word {
        Word::Constant(word) => Some(*word),
        Word::Setting(id) => settings.get(id.index()).copied(),
        _ => None,
    };
    let truth = |holds: bool| Some(Term::Constant(i32::from(holds)));
    let value = |term: &Term| match term {
        Term::Constant(value) => Some(*value),
        _ => None,
    };
    match term {
        Term::SameWord(left, right) => truth(word(left)? == word(right)?),
        Term::OneOf(of, words) => truth(words.contains(&word(of)?)),
        Term::Compare(compare, left, right) => truth(compare.holds(value(left)?, value(right)?)),
        Term::Not(test) => truth(value(test)? == 0),
        Term::And(left, right) => match (value(left), value(right)) {
            (Some(0), _) => truth(false),
            (Some(_), _) => Some(as_truth(right)),
            (None, Some(right)) if right != 0 => Some(as_truth(left)),
            _ => None,
        },
        Term::Or(left, right) => match (value(left), value(right)) {
            (Some(0), _) => Some(as_truth(right)),
            (Some(_), _) => truth(true),
            (None, Some(0)) => Some(as_truth(left)),
            _ => None,
        },
        Term::If(test, yes, no) => {
            let branch = if value(test)? == 0 { no } else { yes };
            Some(std::mem::replace(branch, Term::Constant(0)))
        }
        _ => None,
    }
}

/// The term as 1 or 0.
fn as_truth(term: &mut Term) -> Term {
    let term = std::mem::replace(term, Term::Constant(0));
    let is_truth = matches!(
        term,
        Term::Compare(..) | Term::And(..) | Term::Or(..) | Term::Not(_) | Term::SameWord(..) | Term::OneOf(..)
    );
    if is_truth { term } else { Term::Not(Box::new(Term::Not(Box::new(term)))) }
}
