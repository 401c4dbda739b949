//! The compiled cards of the open project. Editing a card recompiles only that card.

use std::sync::Arc;

use crate::base::{Name, Source};
use crate::card::CheckedRecords;
use crate::engine::{Game, Library};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::Ruleset;

/// The cards, compiled under some settings.
pub struct CardPool {
    settings: Vec<(Name, Name)>,
    /// The ruleset under these settings, if they differ from the project's.
    own_rules: Option<Ruleset>,
    library: Library,
    ids: Vec<Name>,
}

impl CardPool {
    /// Compiles all cards.
    pub fn new(source: super::Source<'_>, settings: Vec<(Name, Name)>) -> Self {
        let super::Source { rules, ruleset, registry, checked, .. } = source;
        let own_rules = if settings.is_empty() {
            None
        } else {
            Ruleset::read_with(&Source::new("ruleset.json", ruleset), &settings).0
        };
        let Registry { cards, heroes, .. } = registry;
        let library = match &own_rules {
            // Other rules may allow other rows.
            Some(rules) => Library::of(rules, cards, heroes, &CheckedRecords::check(cards, heroes, rules).0),
            None => Library::of(rules, cards, heroes, checked),
        };
        let ids = registry.cards.iter().map(|card| card.id.clone()).collect();
        Self { settings, own_rules, library, ids }
    }

    /// Returns the settings.
    pub fn settings(&self) -> &[(Name, Name)] {
        &self.settings
    }

    /// Returns the rules and cards.
    pub fn game<'a>(&'a self, rules: &'a Ruleset) -> Game<'a> {
        Game { rules: self.own_rules.as_ref().unwrap_or(rules), library: &self.library }
    }

    /// Recompiles edited cards. Returns false if that is not enough, because cards were added, removed or got other
    /// ids.
    pub fn touch(&mut self, source: super::Source<'_>, places: &[RecordPath]) -> bool {
        let super::Source { rules, registry, checked, .. } = source;
        if self.ids.len() != registry.cards.len() {
            return false;
        }
        for place in places {
            let RecordPath::Card(at) = place else { return false };
            let Some(card) = registry.cards.get(*at) else { return false };
            if self.ids.get(*at) != Some(&card.id) {
                return false;
            }
            // The first of several cards with the same id counts.
            if self.ids.iter().position(|id| *id == card.id) != Some(*at) {
                continue;
            }
            let cards = std::slice::from_ref(card);
            let mut alone = match &self.own_rules {
                Some(rules) => Library::of(rules, cards, &[], &CheckedRecords::check(cards, &[], rules).0),
                None => {
                    let Some(outcome) = checked.cards.get(*at) else { return false };
                    let checked = CheckedRecords { cards: vec![outcome.clone()], heroes: Vec::new() };
                    Library::of(rules, cards, &[], &checked)
                }
            };
            match alone.cards.swap_remove(&card.id) {
                Some(program) => drop(self.library.cards.insert(card.id.clone(), Arc::clone(&program))),
                None => drop(self.library.cards.shift_remove(&card.id)),
            }
        }
        true
    }
}
