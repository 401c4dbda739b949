//! Targets without what goes without saying: which types of cards can lie in a zone, and what tests of the type say there.

use crate::kernel::ids::{CardTypeId, ZoneId};
use crate::kernel::rules::ability::{FilterUse, Pick, Target, Tests};
use crate::kernel::rules::term::{Selector, Term, Word};
use crate::kernel::rules::{Definition, Game};

impl Game {
    /// Whether cards of a type can lie in a zone: in play, those that are played there.
    pub fn can_lie(&self, card_type: CardTypeId, zone: ZoneId) -> bool {
        let Some((_, place)) = self.zones.get_index(zone.index()) else { return true };
        let Some((_, own)) = self.card_types.get_index(card_type.index()) else { return true };
        let is_takeable = place.takes.as_ref().is_none_or(|types| types.contains(&own.word));
        let is_played_to = self.card_types.values().any(|entry| entry.to == Some(zone));
        is_takeable && (!place.units || !is_played_to || own.to == Some(zone))
    }

    /// The same cards with fewer zones and filters: without zones whose cards cannot have the type that is asked for, and
    /// without tests of the type that all cards in the zones meet.
    pub fn narrowed(&self, target: &Target) -> Target {
        let filters = target.filters.flat();
        let is_placed = target.of.is_none() && !matches!(target.pick, Pick::This | Pick::Host | Pick::Same | Pick::Fit);
        let Some(zones) = target.zones.as_deref().filter(|_| is_placed) else {
            return Target { filters, ..target.clone() };
        };
        let opposite = filters.not.as_deref().and_then(Tests::single);
        let tests: Vec<(&FilterUse, bool)> =
            filters.members.iter().map(|one| (one, true)).chain(opposite.map(|one| (one, false))).collect();
        let fits = |(one, wanted): &(&FilterUse, bool), card_type| {
            self.fits_type(one, card_type).is_none_or(|fits| fits == *wanted)
        };
        let can_be = |zone: ZoneId| {
            let types = (0..self.card_types.len()).filter_map(CardTypeId::at);
            types.filter(move |card_type| self.can_lie(*card_type, zone))
        };
        let can_fit = |zone: &ZoneId| can_be(*zone).any(|card_type| tests.iter().all(|test| fits(test, card_type)));
        let zones: Box<[ZoneId]> = zones.iter().copied().filter(can_fit).collect();
        // Whether all cards in the zones meet a test, by their type.
        let is_met = |one: &FilterUse, wanted: bool| {
            let mut all = zones.iter().flat_map(|zone| can_be(*zone));
            all.all(|card_type| self.fits_type(one, card_type) == Some(wanted))
        };
        let members = filters.members.iter().copied().filter(|one| !is_met(one, true)).collect();
        let not = filters.not.clone().filter(|not| not.single().is_none_or(|one| !is_met(one, false)));
        let filters = Tests { members, not, ..filters };
        Target { zones: Some(zones), filters, ..target.clone() }
    }

    /// Whether no card can be what a target asks for.
    pub fn never_fits(&self, target: &Target) -> bool {
        let is_empty = |target: &Target| target.zones.as_ref().is_some_and(|zones| zones.is_empty());
        !is_empty(target) && is_empty(&self.narrowed(target))
    }

    /// Whether cards of a type fit a filter; `None` if it looks at more than the type.
    fn fits_type(&self, filter: &FilterUse, card_type: CardTypeId) -> Option<bool> {
        let (_, entry) = self.filters.get_index(filter.filter.index())?;
        let card = Definition { card_type, ..Definition::default() };
        let of_filter = Tests { members: Box::new([*filter]), ..Tests::default() };
        if is_of_type(&entry.holds) { self.fits(&card, &of_filter) } else { None }
    }
}

/// Whether a test looks at nothing but the type of a card.
fn is_of_type(test: &Term) -> bool {
    let is_type = |word: &Word| {
        matches!(word, Word::Constant(_) | Word::Param | Word::Type(Selector::It) | Word::Class(Selector::It))
    };
    match test {
        Term::SameWord(one, other) => is_type(one) && is_type(other),
        Term::OneOf(word, _) => is_type(word),
        Term::And(one, other) | Term::Or(one, other) => is_of_type(one) && is_of_type(other),
        Term::Not(test) => is_of_type(test),
        _ => false,
    }
}
