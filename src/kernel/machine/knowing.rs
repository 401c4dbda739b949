//! What players come to know while the machine acts (kernel.md, section 4, *Hidden*).

use super::Machine;
use crate::kernel::ids::ZoneId;
use crate::kernel::question::{Choice, Options, Pick, Question};
use crate::kernel::state::{CardId, Seat, State, Thing, Things};

impl Machine<'_> {
    fn learn(&mut self, card: CardId, seat: Seat) {
        self.state.card_mut(card).known |= 1 << (seat.0 & 1);
    }

    /// Players come to know cards.
    pub(super) fn learn_all(&mut self, things: &Things, seats: &[Seat]) {
        for card in things.cards() {
            for &seat in seats {
                self.learn(card, seat);
            }
        }
    }

    /// Whoever is asked about cards sees them.
    pub(super) fn learn_options(&mut self, question: &Question<'_>) {
        match question.options {
            Options::Things(things) | Options::Order(things) => self.learn_all(things, &[question.by]),
            Options::Actions { choices, .. } => {
                for card in choices.iter().filter_map(|choice| choice.card) {
                    self.learn(card, question.by);
                }
            }
            Options::Yes | Options::Numbers(_) => {}
        }
    }

    /// An action is done in front of both players.
    pub(super) fn show_choice(&mut self, choice: &Choice, has_picks: bool) {
        for pick in choice.picks.into_iter().filter(|_| has_picks) {
            if let Pick::Card(card) = pick {
                self.state.card_mut(card).known = KNOWN_TO_BOTH;
            }
        }
        if let Some(card) = choice.card {
            self.state.card_mut(card).known = KNOWN_TO_BOTH;
        }
        if let Some(Thing::Card(card)) = choice.aim {
            self.state.card_mut(card).known = KNOWN_TO_BOTH;
        }
    }

    /// Players who see neither where a card was nor where it is now lose sight of it, and of the cards among which it lay,
    /// unless it came from an end of a pile.
    #[allow(clippy::inline_always, reason = "a call would cost more than the test, and most cards come from an end")]
    #[inline(always)]
    pub(super) fn lose_sight(&mut self, card: CardId, (side, zone, place): (Seat, ZoneId, usize), seats: u8) {
        if self.kernel.held.contains(zone) || place != 0 && place != self.state.count(side, zone) {
            self.state.card_mut(card).known &= !seats;
            self.forget_pile(side, zone, seats);
        }
    }

    /// Players, one bit each, no longer know the cards of a pile.
    #[inline(never)]
    fn forget_pile(&mut self, side: Seat, zone: ZoneId, seats: u8) {
        let State { players, cards, .. } = &mut *self.state;
        for card in players[side.index()].piles.pile(zone).as_slice() {
            if cards[card.index()].known & seats != 0 {
                cards.get_mut(*card).known &= !seats;
            }
        }
    }

    /// The cards of a pile are mixed.
    pub(super) fn lose_track(&mut self, side: Seat, zone: ZoneId) {
        self.forget_pile(side, zone, KNOWN_TO_BOTH);
    }
}

/// Both seats of [`Card::known`].
pub(super) const KNOWN_TO_BOTH: u8 = 0b11;
