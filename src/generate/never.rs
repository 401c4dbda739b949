//! Rows that have no effect at their position: patterns of the settings (`never`) that no row fulfils.

use serde_json::Value;

use super::grammar::{Grammar, Mask};

/// The members of a row that patterns look at, in the order in which they are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    Type,
    Timing,
    Way,
    Condition,
    Target,
    Operation,
}

const MEMBERS: [(&str, Of); 6] = [
    ("type", Of::Type),
    ("on", Of::Timing),
    ("as", Of::Way),
    ("if", Of::Condition),
    ("to", Of::Target),
    ("do", Of::Operation),
];

/// What a row is so far: the position of each member's entry plus 1; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facts([u8; 6]);

impl Facts {
    pub fn with(mut self, of: Of, at: Option<usize>) -> Self {
        self.0[of as usize] = at.and_then(|at| u8::try_from(at + 1).ok()).unwrap_or(0);
        self
    }

    /// The position of the entry of a member.
    pub fn get(self, of: Of) -> Option<usize> {
        usize::from(self.0[of as usize]).checked_sub(1)
    }
}

/// The entries of each member, one bit each; bit 0 is none. `None`: the pattern does not look at it.
#[derive(Clone, Debug)]
pub struct Pattern([Option<u128>; 6]);

impl Pattern {
    /// Whether it looks at a member, and at none after it.
    fn ends_with(&self, last: Of) -> bool {
        self.0.iter().rposition(Option::is_some) == Some(last as usize)
    }

    /// Whether a row that has its members up to `last` is one of these, whatever its others are.
    pub fn holds(&self, facts: Facts, last: Of) -> bool {
        let fits = |(mask, at): (&Option<u128>, &u8)| mask.is_none_or(|mask| mask >> (*at).min(127) & 1 == 1);
        self.ends_with(last) && self.0.iter().zip(&facts.0).all(fits)
    }
}

/// The patterns of the settings. What names nothing that the ruleset has is left out.
pub fn read(grammar: &Grammar<'_>) -> Vec<Pattern> {
    let patterns = grammar.settings["never"].as_array().into_iter().flatten();
    patterns.filter_map(|pattern| of(grammar, pattern)).collect()
}

fn of(grammar: &Grammar<'_>, pattern: &Value) -> Option<Pattern> {
    let mut masks = [None; 6];
    for (member, of) in MEMBERS {
        let value = &pattern[member];
        let names: Vec<&Value> = match value {
            Value::Null => continue,
            Value::Array(list) => list.iter().collect(),
            one => vec![one],
        };
        let mut mask = 0;
        for name in names {
            mask |= match name {
                Value::Bool(false) => 1,
                Value::String(name) => entries(grammar, of, name)?,
                _ => return None,
            };
        }
        masks[of as usize] = Some(mask);
    }
    Some(Pattern(masks))
}

/// The bits of an entry, or of all entries of a family.
fn entries(grammar: &Grammar<'_>, of: Of, name: &str) -> Option<u128> {
    let game = grammar.game;
    let bit = |at: usize| 1_u128 << (at + 1).min(127);
    let one = match of {
        Of::Type => game.card_types.get_index_of(name),
        Of::Timing => game.timings.get_index_of(name),
        Of::Way => game.ways.get_index_of(name),
        Of::Condition => game.conditions.get_index_of(name),
        Of::Target => game.targets.get_index_of(name),
        Of::Operation => game.operations.get_index_of(name),
    };
    let family = || -> Option<u128> {
        let table = match of {
            Of::Timing => "timings",
            Of::Condition => "conditions",
            Of::Target => "targets",
            _ => return None,
        };
        let all = grammar.rules[table].as_array().into_iter().flatten().enumerate();
        let members = all.filter(|(_, entry)| entry["family"] == name);
        Some(members.fold(0, |mask, (at, _)| mask | bit(at))).filter(|mask| *mask > 0)
    };
    one.map(bit).or_else(family)
}

/// Whether none of the patterns holds.
fn allows(patterns: &[Pattern], facts: Facts, last: Of) -> bool {
    !patterns.iter().any(|pattern| pattern.holds(facts, last))
}

/// Whether all the types of a mask are allowed, each for itself.
pub fn allows_types(patterns: &[Pattern], types: Mask, facts: Facts, last: Of) -> bool {
    if !patterns.iter().any(|pattern| pattern.ends_with(last)) {
        return true;
    }
    (0..32).filter(|at| types >> at & 1 == 1).all(|at| allows(patterns, facts.with(Of::Type, Some(at)), last))
}
