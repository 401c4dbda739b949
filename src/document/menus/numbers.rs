//! The numbers of cards, as the type of a card has them.

use std::ops::RangeInclusive;

use crate::base::Name;
use crate::document::Document;
use crate::kernel::ids::CardTypeId;

/// A number of the cards of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardNumber<'a> {
    pub name: &'a Name,
    pub range: RangeInclusive<i64>,
    /// What a card has that does not say it, if the ruleset says so.
    pub usual: Option<i64>,
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
        let number = |(name, range): (&'_ Name, &RangeInclusive<i64>)| {
            let Some((game, id)) = of_game else { return Some((range.clone(), None)) };
            let at = game.numbers.get_index_of(name.as_str())?;
            let own = game.number_on(id, at)?.range;
            let number = game.numbers.get_index(at).map(|(_, number)| number);
            let usual = number.filter(|number| number.has_default && !number.blank);
            Some((own.unwrap_or_else(|| range.clone()), usual.map(|number| number.default.into())))
        };
        let found = of_type.iter().map(|id| rules.number(*id)).filter_map(|(name, rule)| {
            number((name, &rule.range)).map(|(range, usual)| CardNumber { name, range, usual })
        });
        found.collect()
    }
}
