//! Ids of a registry: which are taken, which is next.

use std::collections::HashSet;

use super::Registry;
use crate::base::Name;
use crate::ruleset::ids::IdParts;
use crate::ruleset::{CardTypeId, Ruleset};

/// The lowest free id for a new card of a type: of a hero, or a crossover card where no hero is given.
///
/// `None` if the hero's id does not say its book and number, or the game has no crossover cards.
pub fn next_free(registry: &Registry, rules: &Ruleset, hero: Option<&str>, card_type: CardTypeId) -> Option<Name> {
    let taken: HashSet<&str> = registry
        .heroes
        .iter()
        .map(|hero| hero.id.as_str())
        .chain(registry.cards.iter().map(|card| card.id.as_str()))
        .collect();
    let (pattern, parts) = match hero {
        Some(hero) => {
            let parts = rules.ids.card.parse(hero, &rules.card_types)?;
            (&rules.ids.card, IdParts { card_type: Some(card_type), ..parts })
        }
        None => (rules.ids.crossover.as_ref()?, IdParts { card_type: Some(card_type), ..IdParts::default() }),
    };
    let mut number = 0;
    loop {
        number += 1;
        let id = pattern.write(IdParts { number: Some(number), ..parts }, &rules.card_types);
        if !taken.contains(id.as_str()) {
            return Some(id);
        }
    }
}
