//! Which printed cards an action can never be done with, and from where abilities are used, worked out once: that
//! `it.type == character` needs not be looked at again for every event in a hand, nor an ability of the board there.

use super::ids::{AbilityId, ActionId, DefinitionId, ZoneId};
use super::lookup::Kernel;
use super::rules::Game;
use super::rules::term::{Selector, Term, Word};
use super::zone_set::ZoneSet;

/// How players use an ability.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// From where; from nowhere, if it is not for them.
    from: ZoneSet,
    /// Only in answer to something.
    answers: bool,
}

impl Game {
    /// How players use an ability; `units`: the zones of cards in play.
    pub(super) fn usage(&self, id: AbilityId, units: ZoneSet) -> Usage {
        if !self.is_for_players(id) {
            return Usage { from: ZoneSet::NONE, answers: false };
        }
        let ability = self.ability(id);
        let costs = ability.costs.iter().filter_map(|cost| self.costs.get_index(cost.cost.index()));
        // Where its costs say, else in play.
        let mut zones = costs.flat_map(|(_, cost)| cost.from.iter().flatten()).copied().peekable();
        let from = if zones.peek().is_none() { units } else { zones.collect() };
        let way = ability.way.and_then(|way| self.ways.get_index(way.index()));
        Usage { from, answers: way.is_some_and(|(_, way)| way.answers.is_some()) }
    }

    /// The zones where players use abilities of keywords.
    pub(super) fn keyword_uses(&self, units: ZoneSet) -> ZoneSet {
        let abilities = self.keywords.values().flat_map(|keyword| &keyword.abilities);
        abilities.fold(ZoneSet::NONE, |zones, &id| zones.with(self.usage(id, units).from))
    }
}

impl Kernel {
    /// Whether players can use an ability of a card in a zone, if something waits for an answer or not.
    pub(super) fn is_used_in(&self, ability: AbilityId, zone: ZoneId, can_answer: bool) -> bool {
        let usage = self.usages.get(ability.index());
        usage.is_some_and(|usage| usage.from.contains(zone) && (can_answer || !usage.answers))
    }
}

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
