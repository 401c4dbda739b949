//! The hero that each card belongs to.

use std::collections::HashMap;

use crate::base::Name;
use crate::card::Card;
use crate::registry::Registry;
use crate::ruleset::Ruleset;
use crate::ruleset::ids::IdParts;

/// Finds the hero of a card, by the id of the card or by the id of the hero in the card.
#[derive(Default)]
pub struct Heroes {
    by_number: HashMap<(u32, u32), usize>,
    by_id: HashMap<Name, usize>,
}

impl Heroes {
    /// Indexes the heroes of a registry.
    pub fn new(registry: &Registry, rules: &Ruleset) -> Self {
        let mut heroes = Self::default();
        for (at, hero) in registry.heroes.iter().enumerate() {
            if let Some(IdParts { book: Some(book), hero: Some(number), .. }) =
                rules.ids.card.parse(&hero.id, &rules.card_types)
            {
                heroes.by_number.entry((book, number)).or_insert(at);
            }
            heroes.by_id.entry(hero.id.clone()).or_insert(at);
        }
        heroes
    }

    /// The index of a card's hero. `None` for a crossover card, or if the hero does not exist.
    pub fn of(&self, card: &Card, rules: &Ruleset) -> Option<usize> {
        match rules.ids.card.parse(&card.id, &rules.card_types) {
            Some(IdParts { book: Some(book), hero: Some(hero), .. }) => self.by_number.get(&(book, hero)).copied(),
            _ => card.hero.as_ref().and_then(|hero| self.by_id.get(hero).copied()),
        }
    }
}
