//! Finds free ids.

use std::collections::HashSet;

use super::Registry;
use crate::base::Name;
use crate::ruleset::ids::{IdParts, IdPattern, lowest_free_of};
use crate::ruleset::{CardTypeId, Ruleset};

/// The lowest free id for a new card of a hero, or for a crossover card if `hero` is `None`. In a whole game cards have no
/// hero.
///
/// Returns `None` if the hero's id does not contain its book and number, if the game has no crossover cards, or if
/// every number is taken.
pub fn next_free(registry: &Registry, rules: &Ruleset, hero: Option<&str>, card_type: CardTypeId) -> Option<Name> {
    let heroes = registry.heroes.iter().map(|hero| &hero.id);
    let taken: HashSet<&Name> = heroes.chain(registry.cards.iter().map(|card| &card.id)).collect();
    next_free_except(rules, hero, card_type, |id| taken.contains(id))
}

/// As [`next_free`], for a caller that knows which ids are taken.
pub fn next_free_except(
    rules: &Ruleset,
    hero: Option<&str>,
    card_type: CardTypeId,
    is_taken: impl Fn(&Name) -> bool,
) -> Option<Name> {
    let types = &rules.card_types;
    if rules.is_whole_game() && rules.ids.card == IdPattern::default() {
        return lowest_free_of(&rules.game, is_taken);
    }
    let (pattern, parts) = match hero {
        None if rules.is_whole_game() => {
            (&rules.ids.card, IdParts { book: Some(1), hero: Some(1), ..IdParts::default() })
        }
        Some(hero) => (&rules.ids.card, rules.ids.card.parse(hero, types)?),
        None => (rules.ids.crossover.as_ref()?, IdParts::default()),
    };
    let codes = types.values().map(|card_type| card_type.code.as_str());
    pattern.lowest_free(IdParts { card_type: Some(card_type), ..parts }, &codes, is_taken)
}
