//! What becomes of two values: arithmetic and comparisons as one list, so that flat code takes one step for each.

use super::rules::term::{Arithmetic, Compare};
use crate::ruleset::term::{divide, round};

/// What becomes of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair {
    Add,
    Subtract,
    Multiply,
    Least,
    Most,
    Divide,
    Round,
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl From<Arithmetic> for Pair {
    fn from(operator: Arithmetic) -> Self {
        match operator {
            Arithmetic::Add => Pair::Add,
            Arithmetic::Subtract => Pair::Subtract,
            Arithmetic::Multiply => Pair::Multiply,
            Arithmetic::Least => Pair::Least,
            Arithmetic::Most => Pair::Most,
        }
    }
}

impl From<Compare> for Pair {
    fn from(compare: Compare) -> Self {
        match compare {
            Compare::Equal => Pair::Equal,
            Compare::NotEqual => Pair::NotEqual,
            Compare::Less => Pair::Less,
            Compare::AtMost => Pair::AtMost,
            Compare::More => Pair::More,
            Compare::AtLeast => Pair::AtLeast,
        }
    }
}

impl Pair {
    /// What the operator of a term makes of them; truth is 1 and 0.
    #[inline]
    pub(super) fn of(self, left: i32, right: i32) -> i32 {
        let compare = |compare: Compare| i32::from(compare.holds(left, right));
        match self {
            Pair::Add => Arithmetic::Add.apply(left, right),
            Pair::Subtract => Arithmetic::Subtract.apply(left, right),
            Pair::Multiply => Arithmetic::Multiply.apply(left, right),
            Pair::Least => Arithmetic::Least.apply(left, right),
            Pair::Most => Arithmetic::Most.apply(left, right),
            Pair::Divide => divide(left, right),
            Pair::Round => round(left, right),
            Pair::Equal => compare(Compare::Equal),
            Pair::NotEqual => compare(Compare::NotEqual),
            Pair::Less => compare(Compare::Less),
            Pair::AtMost => compare(Compare::AtMost),
            Pair::More => compare(Compare::More),
            Pair::AtLeast => compare(Compare::AtLeast),
        }
    }

    /// The same for the two values in the other order, where there is that.
    pub(super) fn turned(self) -> Option<Self> {
        Some(match self {
            Pair::Subtract | Pair::Divide | Pair::Round => return None,
            Pair::Less => Pair::More,
            Pair::AtMost => Pair::AtLeast,
            Pair::More => Pair::Less,
            Pair::AtLeast => Pair::AtMost,
            same => same,
        })
    }
}
