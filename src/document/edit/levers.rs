//! Changes several levers of balance in one step.

use super::{Document, card_change, hero_change, sorted_unique};
use crate::base::Diagnostic;
use crate::card::{LeverChange, LeverRecord, set_lever};
use crate::document::step::{Label, Step};

impl Document {
    pub(super) fn set_levers(&self, levers: &[LeverChange]) -> Result<Step, Diagnostic> {
        let (mut cards, mut heroes) = (self.registry.cards.clone(), self.registry.heroes.clone());
        let mut checked = self.checked().clone();
        let (mut of_cards, mut of_heroes) = (Vec::new(), Vec::new());
        for lever in levers {
            match set_lever(lever, &mut cards, &mut heroes, &mut checked, &self.rules)? {
                LeverRecord::Card(at) => of_cards.push(at),
                LeverRecord::Hero(at) => of_heroes.push(at),
            }
        }
        let mut changes = Vec::new();
        for at in sorted_unique(of_heroes) {
            changes.extend(hero_change(at, self.hero(at)?, heroes[at].clone()));
        }
        for at in sorted_unique(of_cards) {
            changes.extend(card_change(at, self.card(at)?, cards[at].clone()));
        }
        Ok(Step::new(Label::new("undo-set-levers").with("count", levers.len()), changes))
    }
}
