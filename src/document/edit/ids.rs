//! Ids for new and changed records.

use std::collections::HashSet;

use super::{Document, refused};
use crate::base::{Argument, Diagnostic, Name};
use crate::message;
use crate::registry::next_free_except;
use crate::ruleset::CardTypeId;

/// Assigns free ids, each once.
pub(super) struct FreeIds<'d> {
    document: &'d Document,
    given: HashSet<Name>,
}

impl<'d> FreeIds<'d> {
    pub(super) fn new(document: &'d Document) -> Self {
        Self { document, given: HashSet::new() }
    }

    /// Reserves an id if it is free.
    pub(super) fn take(&mut self, id: &Name) -> bool {
        !id.is_empty() && !self.document.checks.is_taken(id) && self.given.insert(id.clone())
    }

    /// The next free id for a card of a hero and type, or for a crossover card if `hero` is `None`.
    pub(super) fn next(&mut self, hero: Option<&Name>, card_type: CardTypeId) -> Result<Name, Diagnostic> {
        let is_taken = |id: &Name| self.document.checks.is_taken(id) || self.given.contains(id);
        let rules = &self.document.rules;
        let found = next_free_except(rules, hero.map(Name::as_str), card_type, is_taken).ok_or_else(|| {
            let card_type = rules.card_type(card_type).0;
            refused(match hero {
                Some(hero) => message!("problem-no-free-id", hero = hero, type = Argument::card_type(card_type)),
                None => message!("problem-no-free-crossover-id"),
            })
        })?;
        self.given.insert(found.clone());
        Ok(found)
    }
}
