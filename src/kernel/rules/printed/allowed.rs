//! What cards may say: the questions that `check` asks of a card and the generator before it makes one.

use super::{Check, Looked, OperationRule, evaluate};
use crate::base::Severity;
use crate::kernel::ids::{CardTypeId, TimingId, WayId};
use crate::kernel::rules::tables::Way;
use crate::kernel::rules::{Definition, Game};

impl Game {
    /// Whether cards of a type may have a keyword, by its position.
    pub fn may_have_keyword(&self, card_type: CardTypeId, keyword: usize) -> bool {
        let printed = &self.printed;
        let says = printed.card_types.iter().any(|rule| rule.keywords.is_some());
        let own = printed.card_types.get(card_type.index()).and_then(|rule| rule.keywords);
        let allowed = printed.keywords.get(keyword).and_then(Option::as_ref);
        allowed.is_none_or(|types| types.contains(&card_type)) && (own == Some(true) || own.is_none() && !says)
    }

    /// Whether cards of a type have a way of using abilities.
    pub fn has_way(&self, card_type: CardTypeId, way: &Way) -> bool {
        let own = self.card_types.get_index(card_type.index()).map(|(_, entry)| entry.class);
        way.class.is_none_or(|class| Some(class) == own)
    }

    /// The first of the ruleset's own checks that is an error and does not hold for a card with so many abilities and rows.
    pub fn failed_check(&self, card: &Definition, counts: (usize, usize)) -> Option<&Check> {
        let looked = Looked { game: self, card, leader: None, counts: Some(counts) };
        let errors = self.printed.checks.iter().filter(|check| check.severity == Severity::Error);
        errors.into_iter().find(|check| check.fails(&looked))
    }
}

impl OperationRule {
    /// Whether its rows can be of abilities of a timing.
    pub fn has_timing(&self, timing: TimingId) -> bool {
        self.timings.as_ref().is_none_or(|timings| timings.contains(&timing))
    }

    /// Whether its rows can be of abilities that are used in a way.
    pub fn has_way(&self, way: WayId) -> bool {
        self.ways.as_ref().is_none_or(|ways| ways.contains(&way))
    }
}

impl Check {
    /// Whether a card is checked, and the check does not hold.
    pub(super) fn fails(&self, looked: &Looked<'_>) -> bool {
        let applies = self.test.as_ref().is_none_or(|test| evaluate(looked, test).unwrap_or(false));
        // That the expression can be evaluated was checked as the ruleset was read.
        applies && !evaluate(looked, &self.holds).unwrap_or(true)
    }
}
