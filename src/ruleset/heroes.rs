//! What a ruleset says of heroes.

use super::term::Term;
use super::{CardTypeId, Ruleset};
use crate::base::Name;

impl Ruleset {
    /// The type of hero records, if the game has heroes.
    pub fn hero_type(&self) -> Option<CardTypeId> {
        let at = self.card_types.values().position(|card_type| card_type.is_hero)?;
        u8::try_from(at).ok().map(CardTypeId)
    }

    /// The number by which heroes are balanced, and the printed one that it is where none is given.
    pub fn balance_number(&self) -> Option<(&Name, &Name)> {
        self.hero_numbers.iter().find_map(|(name, number)| match number.default {
            Some(Term::Hero(_, printed)) => Some((name, self.hero_number(printed).0)),
            _ => None,
        })
    }
}
