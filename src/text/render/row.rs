//! Rows as their sentences need them, whichever format their game is of: names instead of positions.

use compact_str::format_compact;
use smallvec::SmallVec;

use super::facts::Facts;
use super::sentence::legacy_of;
use crate::base::Name;
use crate::card::{CheckedRow, Role};
use crate::ruleset::{Ruleset, Takes, Timing};

/// A row that is one sentence: what it does, and its conditions.
#[derive(Clone, Debug)]
pub(in crate::text) struct TextRow<'r> {
    /// The position in its list.
    pub(in crate::text) at: usize,
    /// The id of the operation.
    pub(in crate::text) operation: &'r str,
    /// The value, if the operation takes one.
    pub(in crate::text) val: Option<i32>,
    pub(in crate::text) role: Role,
    pub(in crate::text) timing: Timing,
    /// The id of the timing.
    pub(in crate::text) on: &'r str,
    pub(in crate::text) conditions: SmallVec<[TextCondition<'r>; 2]>,
    /// The condition that begins the sentence of an adding row (section 6 of the paper).
    pub(in crate::text) legacy: Option<usize>,
    /// What its messages can select on.
    pub(in crate::text) facts: Facts<'r>,
    /// How often it is done.
    pub(in crate::text) times: u32,
    /// Where its timing is printed.
    pub(in crate::text) timing_in: TimingIn,
}

/// Where the timing of a row is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum TimingIn {
    /// Nowhere, or by the operation itself.
    Nothing,
    /// In its sentence.
    Sentence,
    /// Once before the sentences of several rows.
    Head,
}

impl TimingIn {
    /// Where it is printed for a row without others.
    pub(in crate::text) fn alone(timing: Timing) -> Self {
        if timing == Timing::Death { Self::Sentence } else { Self::Nothing }
    }
}

/// A condition of a row.
#[derive(Clone, Debug)]
pub(in crate::text) struct TextCondition<'r> {
    /// The id of the condition.
    pub(in crate::text) name: &'r str,
    pub(in crate::text) is: TextParameter,
}

/// The parameter of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) enum TextParameter {
    Nothing,
    Number(i32),
    /// A word, by the id of its message.
    Word(Name),
}

impl<'r> TextRow<'r> {
    /// A row of format 1.
    pub(in crate::text) fn of(rules: &'r Ruleset, row: &CheckedRow, facts: Facts<'r>) -> Self {
        let (name, operation) = rules.operation(row.op);
        let condition = |&(id, param): &(_, i32)| {
            let (name, condition) = rules.condition(id);
            let word = || usize::try_from(param).ok().and_then(|at| rules.subtypes.get_index(at));
            let is = match condition.takes {
                Takes::Nothing | Takes::Other => TextParameter::Nothing,
                Takes::Number(_) => TextParameter::Number(param),
                Takes::Subtype => TextParameter::Word(subtype_word(word().map_or("", |(word, _)| word))),
            };
            TextCondition { name, is }
        };
        Self {
            at: row.at,
            operation: name,
            val: operation.val.is_some().then_some(row.val),
            role: row.role,
            timing: operation.timing,
            on: timing_id(operation.timing),
            conditions: row.conditions.iter().map(condition).collect(),
            legacy: legacy_of(row, rules),
            facts,
            times: 1,
            timing_in: TimingIn::alone(operation.timing),
        }
    }

    /// The timing whose frames the sentence has: that of death is for all whose sentence says when.
    pub(in crate::text) fn framed(&self) -> Timing {
        match (self.timing, self.timing_in) {
            (Timing::Passive, _) => Timing::Passive,
            (_, TimingIn::Sentence) => Timing::Death,
            _ => Timing::Play,
        }
    }

    /// The condition that the sentence begins with, if it does.
    pub(in crate::text) fn versus(&self) -> Option<usize> {
        self.legacy.filter(|_| self.framed() == Timing::Play)
    }

    /// Whether a number in the text of the row, or of one of its conditions, is the one that the row shows.
    pub(in crate::text) fn shows(&self, condition: Option<usize>, number: &str) -> bool {
        let meant = match condition {
            None => self.val,
            Some(place) => match self.conditions.get(place).map(|condition| &condition.is) {
                Some(TextParameter::Number(number)) => Some(*number),
                _ => None,
            },
        };
        meant.is_some_and(|meant| number.parse() == Ok(meant))
    }
}

impl TextCondition<'_> {
    pub(in crate::text) fn number(&self) -> Option<i32> {
        match self.is {
            TextParameter::Number(number) => Some(number),
            _ => None,
        }
    }

    pub(in crate::text) fn word(&self) -> Option<&Name> {
        match &self.is {
            TextParameter::Word(word) => Some(word),
            _ => None,
        }
    }
}

/// The message of a subtype.
pub(in crate::text) fn subtype_word(subtype: &str) -> Name {
    format_compact!("subtype-{subtype}")
}

/// The id of a timing in rulesets of format 1.
fn timing_id(timing: Timing) -> &'static str {
    match timing {
        Timing::Play => "play",
        Timing::Passive => "passive",
        Timing::Death => "death",
    }
}
