//! The numbers of cards, as the type of a card has them.

use std::ops::RangeInclusive;

use crate::base::Name;
use crate::document::Document;
use crate::kernel::ids::CardTypeId;
use crate::ruleset::term::Term;

/// A number of the cards of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardNumber<'a> {
    pub name: &'a Name,
    pub range: RangeInclusive<i64>,
    /// What a card has that does not say it, if the ruleset says so.
    pub usual: Option<i64>,
    /// Whether a card can be without it.
    pub can_be_blank: bool,
}

impl Document {
    /// The numbers that cards of a type have, in the order of the ruleset; none for an unknown type.
    pub fn card_numbers(&self, card_type: &str) -> Vec<CardNumber<'_>> {
        let rules = self.rules();
        let of_game = self.game().and_then(|game| {
            let id = game.card_types.get_index_of(card_type).and_then(CardTypeId::at)?;
            Some((game, id))
        });
        let of_type = rules.card_types.get(card_type).map_or(&[][..], |kind| &kind.numbers);
        let number = |name: &Name, range: &RangeInclusive<i64>| {
            let Some((game, id)) = of_game else { return Some((range.clone(), None, false)) };
            match rules.leader_numbers.get(name).map(|number| number.default.as_ref()) {
                Some(Some(Term::Constant(usual))) => return Some((range.clone(), Some(i64::from(*usual)), false)),
                Some(derived) => return Some((range.clone(), None, derived.is_some())),
                None => {}
            }
            let at = game.numbers.get_index_of(name.as_str())?;
            let own = game.number_on(id, at)?.range;
            let (_, number) = game.numbers.get_index(at)?;
            let usual = (number.has_default && !number.blank).then(|| number.default.into());
            Some((own.unwrap_or_else(|| range.clone()), usual, number.blank))
        };
        let found = of_type.iter().filter_map(|id| {
            let (name, rule) = rules.number(*id);
            let (range, usual, can_be_blank) = number(name, &rule.range)?;
            Some(CardNumber { name, range, usual, can_be_blank })
        });
        found.collect()
    }
}
