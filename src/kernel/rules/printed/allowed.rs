//! What cards may say: the questions that `check` asks of a card and the generator before it makes one.

use std::ops::RangeInclusive;

use super::{Check, Looked, OperationRule, evaluate};
use crate::base::Severity;
use crate::kernel::ids::{CardTypeId, TimingId, WayId};
use crate::kernel::rules::ability::{Pick, Side, Target};
use crate::kernel::rules::statement::{Block, RowPlace, RowPlaceOf, StatementKind};
use crate::kernel::rules::tables::{Operation, Way};
use crate::kernel::rules::{Definition, Game};

/// What a number may be on cards of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberOn {
    pub range: Option<RangeInclusive<i64>>,
    /// It is a multiple of this.
    pub step: Option<i64>,
    /// A card without it gets a warning.
    pub is_needed: bool,
}

impl Game {
    /// What a number may be on cards of a type, by its position; `None`: cards of the type do not have it.
    pub fn number_on(&self, card_type: CardTypeId, number: usize) -> Option<NumberOn> {
        let rule = self.printed.numbers.get(number).cloned().unwrap_or_default();
        let of_type = self.printed.card_types.get(card_type.index()).and_then(|rule| rule.numbers.as_ref());
        let own = of_type.map(|numbers| numbers.iter().find(|(id, _)| id.index() == number));
        let is_had = match (&own, &rule.types) {
            (Some(own), _) => own.is_some(),
            (None, Some(types)) => types.contains(&card_type),
            (None, None) => true,
        };
        let own = own.flatten();
        let range = own.and_then(|(_, range)| range.clone()).or(rule.range);
        is_had.then(|| NumberOn { range, step: rule.step, is_needed: own.is_some() && !rule.optional })
    }

    /// Whether cards of a type may have a keyword, by its position.
    pub fn may_have_keyword(&self, card_type: CardTypeId, keyword: usize) -> bool {
        let printed = &self.printed;
        let says = printed.card_types.iter().any(|rule| rule.keywords.is_some());
        let own = printed.card_types.get(card_type.index()).and_then(|rule| rule.keywords);
        let allowed = printed.keywords.get(keyword).and_then(Option::as_ref);
        allowed.is_none_or(|types| types.contains(&card_type)) && (own == Some(true) || own.is_none() && !says)
    }

    /// Whether cards of a type have a subtype.
    pub fn has_subtype(&self, card_type: CardTypeId) -> bool {
        let rules = &self.printed.card_types;
        let own = rules.get(card_type.index()).and_then(|rule| rule.subtype);
        !self.subtypes.is_empty() && (own == Some(true) || rules.iter().all(|rule| rule.subtype.is_none()))
    }

    /// Whether cards of a type have a way of using abilities.
    pub fn has_way(&self, card_type: CardTypeId, way: &Way) -> bool {
        let own = self.card_types.get_index(card_type.index()).map(|(_, entry)| entry.class);
        way.class.is_none_or(|class| Some(class) == own)
    }

    /// Whether a target refers to something in abilities of a timing, by the position of its preset.
    pub fn is_known_at(&self, preset: usize, timing: TimingId) -> bool {
        self.printed.targets.get(preset).is_none_or(|timings| timings.is_empty() || timings.contains(&timing))
    }

    /// The first of the ruleset's own checks that is an error and does not hold for a card with so many abilities and rows.
    pub fn failed_check(&self, card: &Definition, counts: (usize, usize)) -> Option<&Check> {
        let looked = Looked { counts: Some(counts), ..Looked::of(self, card) };
        let errors = self.printed.checks.iter().filter(|check| check.severity == Severity::Error);
        errors.into_iter().find(|check| check.fails(&looked))
    }
}

impl Operation {
    /// Whether it deals damage.
    pub fn deals_damage(&self) -> bool {
        deals(&self.does)
    }
}

fn deals(block: &Block) -> bool {
    block.iter().any(|statement| match &statement.kind {
        StatementKind::Damage { .. } => true,
        StatementKind::If { then, otherwise, .. } => deals(then) || deals(otherwise),
        StatementKind::Each { body, .. } | StatementKind::Times(_, body) | StatementKind::AtOnce(body) => deals(body),
        _ => false,
    })
}

impl RowPlace {
    /// Whether cards of a target can be in the place already.
    pub fn meets(&self, target: &Target) -> bool {
        let is_side = match self.of {
            RowPlaceOf::Own => !matches!(&*target.who, [Side::Other]),
            RowPlaceOf::Other => !matches!(&*target.who, [Side::Own]),
            RowPlaceOf::Both | RowPlaceOf::Owner => true,
        };
        is_side && target.zones.as_ref().is_some_and(|zones| zones.contains(&self.zone)) && target.pick != Pick::This
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
