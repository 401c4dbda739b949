//! Which printed cards an action can never be done with, worked out once: `it.type == character` needs not be looked at
//! again for every event in a hand.

use super::ids::{ActionId, DefinitionId};
use super::lookup::Kernel;
use super::rules::term::{Selector, Term, Word};

impl Kernel {
    /// By action and printed card, whether the card's print alone breaks one of the action's needs.
    pub(super) fn hopeless_cards(&self) -> Box<[Box<[bool]>]> {
        let cards = || (0..self.game.definitions.len()).filter_map(DefinitionId::at);
        let actions = self.game.flow.actions.values();
        let breaks = |card, test: &Term| self.decided(test, card) == Some(false);
        actions
            .map(|action| cards().map(|card| action.needs.iter().any(|(_, test)| breaks(card, test))).collect())
            .collect()
    }

    /// Whether an action can never be done with a printed card to which nothing is attached.
    pub(super) fn is_hopeless(&self, action: ActionId, card: DefinitionId) -> bool {
        self.hopeless.get(action.index()).and_then(|cards| cards.get(card.index())).copied().unwrap_or(false)
    }

    /// Whether a test holds for a card as it is printed; `None`: that depends on more.
    fn decided(&self, test: &Term, card: DefinitionId) -> Option<bool> {
        match test {
            Term::Constant(value) => Some(*value != 0),
            Term::SameWord(Word::Type(Selector::It), Word::Constant(word)) => {
                Some(self.card_type(self.game.definition(card).card_type)?.word == *word)
            }
            // An ability that is printed may be silent.
            Term::Bears(of, timing) if **of == Selector::It => (!self.can_bear(card, *timing)).then_some(false),
            Term::Not(test) => self.decided(test, card).map(|holds| !holds),
            Term::And(left, right) => match (self.decided(left, card), self.decided(right, card)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            Term::Or(left, right) => match (self.decided(left, card), self.decided(right, card)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            _ => None,
        }
    }
}
