//! Actions that differ only by which of equal cards they are done with: one of them is tried for all.

use crate::kernel::known::nature;
use crate::kernel::lookup::Kernel;
use crate::kernel::question::{Choice, Places};
use crate::kernel::state::{Card, CardId, State};

impl Kernel {
    /// Leaves out of the answers to a question for an action those that are like an earlier action.
    pub(super) fn drop_equals(&self, state: &State, choices: &[Choice], answers: &mut Vec<Places>) {
        answers.retain(|places| {
            let Some(&at) = places.first() else { return true };
            let Some((choice, earlier)) = choices.get(..=usize::from(at)).and_then(<[Choice]>::split_last) else {
                return true;
            };
            let is_like = |other: &Choice| {
                (choice.action, choice.ability, choice.picks, choice.aim)
                    == (other.action, other.ability, other.picks, other.aim)
                    && choice.card.zip(other.card).is_some_and(|(one, other)| self.are_equal(state, one, other))
            };
            !earlier.iter().rev().take_while(|other| other.action == choice.action).any(is_like)
        });
    }

    /// Whether two cards that a player holds, and nobody has named, are the same but for where in the hand they are.
    fn are_equal(&self, state: &State, one: CardId, other: CardId) -> bool {
        let (a, b) = (state.card(one), state.card(other));
        a.definition == b.definition
            && (a.zone, a.side, a.owner, a.host) == (b.zone, b.side, b.owner, b.host)
            && self.held.contains(a.zone)
            && nature(&Card { origin: a.origin, ..*b }) == nature(a)
            && ![one, other].into_iter().any(|card| is_referred_to(state, card))
    }
}

/// Whether anything in a position is about this very card.
fn is_referred_to(state: &State, card: CardId) -> bool {
    let origin = state.card(card).origin;
    state.row_states.iter().any(|states| states.key.origin == origin)
        || state.bearing.iter().any(|bearing| bearing.card == card)
        || state.grants.iter().any(|grant| grant.card == card)
        || state.used.iter().any(|used| used.card == card)
        || state.held.iter().any(|held| held.source == card)
        || state.held_cards.iter().any(|(held, _)| *held == card)
        || state.cards.iter().any(|other| other.host == Some(card))
        || state.roles.iter().any(|role| role.cards().iter().any(|(named, _)| *named == card))
}
