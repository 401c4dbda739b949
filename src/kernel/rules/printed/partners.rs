//! How many cards of the registry the filters of a card fit, as they are printed.

use serde_json::Value;

use super::{Looked, card::failed};
use crate::base::Diagnostic;
use crate::kernel::ids::AbilityId;
use crate::kernel::rules::ability::{FilterUse, Row, Tests};
use crate::kernel::rules::{Definition, Game};

/// More cards than these are not counted, because no check asks for more.
const MOST: usize = 99;

impl Game {
    /// The cards that fit the filter of a card that the fewest fit, at most 99; without filters 99. A filter that print
    /// does not decide, or that names a card or a keyword, counts for nothing.
    pub fn partners(&self, card: &Definition) -> usize {
        let mut filters = Vec::new();
        for ability in &card.abilities {
            self.filters_of(*ability, &mut filters);
        }
        // Cards get keywords in play, too.
        let keywords: Vec<_> = self.keywords.values().map(|keyword| keyword.word).collect();
        let is_known = |tests: &&Tests<FilterUse>| {
            let (mut is_known, mut is_apart) = (false, false);
            tests.each(&mut |filter| {
                let name = self.filters.get_index(filter.filter.index()).map_or("", |(name, _)| name.as_str());
                is_known |= self.is_known_in_print(name);
                let named = |word| self.cards.values().any(|id| self.definition(*id).id == word);
                is_apart |= filter.word.is_some_and(|word| named(word) || keywords.contains(&word));
            });
            is_known && !is_apart
        };
        let fitting = |tests: &Tests<FilterUse>| {
            let fits = |id: &&_| self.fits(self.definition(**id), tests) != Some(false);
            self.cards.values().filter(fits).take(MOST).count()
        };
        filters.into_iter().filter(is_known).map(fitting).min().unwrap_or(MOST)
    }

    fn filters_of<'g>(&'g self, ability: AbilityId, filters: &mut Vec<&'g Tests<FilterUse>>) {
        let ability = self.ability(ability);
        filters.extend(ability.refinement.filters.as_deref());
        filters.extend(ability.costs.iter().map(|cost| &cost.filters));
        for row in &ability.rows {
            self.filters_of_row(row, filters);
        }
    }

    fn filters_of_row<'g>(&'g self, row: &'g Row, filters: &mut Vec<&'g Tests<FilterUse>>) {
        filters.extend(row.target.map(|target| &self.target(target).filters));
        filters.extend(row.against.as_deref().map(|against| &against.filters));
        row.conditions.each_ref(&mut |condition| {
            filters.push(&condition.filters);
            filters.extend(condition.cards.map(|cards| &self.target(cards).filters));
        });
        for inner in &row.effects {
            self.filters_of(*inner, filters);
        }
    }

    /// Checks cards against the others of the registry, which are all known.
    pub fn check_partners<'v>(&self, cards: impl IntoIterator<Item = &'v Value>, pointer: &str) -> Vec<Diagnostic> {
        let across = || self.printed.checks.iter().filter(|check| check.is_across);
        if across().next().is_none() {
            return Vec::new();
        }
        let mut problems = Vec::new();
        for (at, record) in cards.into_iter().enumerate() {
            let id = record.get("id").and_then(Value::as_str).and_then(|id| self.cards.get(id));
            let Some(card) = id.map(|id| self.definition(*id)) else { continue };
            let looked = Looked::of(self, card);
            problems.extend(across().filter_map(|check| failed(check, &looked, &format!("{pointer}/{at}"))));
        }
        problems
    }
}
