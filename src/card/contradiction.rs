//! Finds conditions that can never hold together, from their definitions in the ruleset.
//!
//! Each condition becomes bounds on the terms that it compares with a number, such as `self.energy` or
//! `count(opponent.field)`. If the bounds of a term exclude every value, the conditions can never hold together.
//! Conditions that have no such form (an `or`, two terms compared with each other) are ignored, so that a possible
//! combination is never reported.

use std::collections::HashMap;

use crate::ruleset::Ruleset;
use crate::ruleset::term::{Compare, Term};

/// Whether these tests can never all hold.
pub fn never_holds(tests: &[Term], rules: &Ruleset) -> bool {
    let mut bounds = Bounds { rules, of: HashMap::new(), impossible: false };
    for test in tests {
        bounds.require(test);
    }
    bounds.impossible
}

struct Bounds<'a> {
    rules: &'a Ruleset,
    of: HashMap<Term, (i64, i64)>,
    impossible: bool,
}

impl Bounds<'_> {
    fn require(&mut self, test: &Term) {
        match test {
            Term::Constant(0) => self.impossible = true,
            Term::And(left, right) => {
                self.require(left);
                self.require(right);
            }
            Term::Any(who, zone, _) => self.narrow(&Term::Count(*who, *zone, None), 1, i64::MAX),
            Term::Compare(compare, left, right) => match (&**left, &**right) {
                (thing, Term::Constant(number)) => self.compare(thing, *compare, i64::from(*number)),
                (Term::Constant(number), thing) => self.compare(thing, mirror(*compare), i64::from(*number)),
                _ => {}
            },
            _ => {}
        }
    }

    fn compare(&mut self, thing: &Term, compare: Compare, number: i64) {
        match compare {
            Compare::Equal => self.narrow(thing, number, number),
            Compare::Less => self.narrow(thing, i64::MIN, number - 1),
            Compare::AtMost => self.narrow(thing, i64::MIN, number),
            Compare::More => self.narrow(thing, number + 1, i64::MAX),
            Compare::AtLeast => self.narrow(thing, number, i64::MAX),
            Compare::NotEqual => {}
        }
    }

    fn narrow(&mut self, thing: &Term, least: i64, most: i64) {
        let possible_range = self.possible_range(thing);
        let bounds = self.of.entry(thing.clone()).or_insert(possible_range);
        *bounds = (bounds.0.max(least), bounds.1.min(most));
        self.impossible |= bounds.0 > bounds.1;
    }

    /// The values that a term can have in any game.
    fn possible_range(&self, thing: &Term) -> (i64, i64) {
        match thing {
            Term::Count(..) | Term::Tally(_) => (0, i64::MAX),
            Term::Counter(_, id) => {
                let (_, counter) = self.rules.counter(*id);
                (counter.min.map_or(i64::MIN, i64::from), counter.max.map_or(i64::MAX, i64::from))
            }
            _ => (i64::MIN, i64::MAX),
        }
    }
}

fn mirror(compare: Compare) -> Compare {
    match compare {
        Compare::Less => Compare::More,
        Compare::AtMost => Compare::AtLeast,
        Compare::More => Compare::Less,
        Compare::AtLeast => Compare::AtMost,
        same => same,
    }
}

#[cfg(test)]
mod tests {
    use super::never_holds;
    use crate::ruleset::starfall;
    use crate::ruleset::term::{Known, Term};

    fn test(id: &str, param: i32) -> Term {
        let known = Known { param: Some(param), ..Known::default() };
        starfall().conditions[id].holds.fold(&known)
    }

    #[track_caller]
    fn check(conditions: &[(&str, i32)], impossible: bool) {
        let tests: Vec<Term> = conditions.iter().map(|&(id, param)| test(id, param)).collect();
        assert_eq!(never_holds(&tests, &starfall()), impossible, "{conditions:?}");
    }

    #[test]
    fn what_excludes_what_follows_from_the_ruleset() {
        check(&[("first_action", 0), ("played_action", 0)], true);
        check(&[("o_no_allies", 0), ("o_allies", 1)], true);
        check(&[("o_no_allies", 0), ("ctrl_n", 1)], false);
        check(&[("ctrl", 1), ("ctrl_n", 3)], false);
        check(&[("shield_below", 0)], false);
        check(&[("shield_below", 5), ("o_shield_below", 5), ("o_zero_nrg", 0), ("first_action", 0)], false);
    }
}
