//! What players come to know while the machine acts (kernel.md, section 4, *Hidden*).

use super::Machine;
use crate::kernel::ids::{LIMBO, ZoneId};
use crate::kernel::question::{Choice, Options, Pick, Question};
use crate::kernel::state::{Card, CardId, Seat, State, Thing, Things};

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
    pub(super) fn show_choice(&mut self, choice: &Choice) {
        let picks = choice.picks.iter().filter_map(|pick| match pick {
            Pick::Card(card) => Some(*card),
            Pick::None | Pick::Number(_) => None,
        });
        let aim = choice.aim.and_then(|aim| match aim {
            Thing::Card(card) => Some(card),
            Thing::Player(_) => None,
        });
        for card in picks.chain(choice.card).chain(aim) {
            self.state.card_mut(card).known = KNOWN_TO_BOTH;
        }
    }

    /// A card has moved: who saw it knows it where it lies now. Who sees neither place loses sight of it, and of the cards
    /// among which it lay, unless it came from an end of a pile.
    pub(super) fn track(&mut self, card: CardId, before: &Card, place: usize) {
        let kernel = self.kernel;
        let saw = kernel.sight(before);
        let entry = self.state.card_mut(card);
        entry.known |= saw;
        let lost = KNOWN_TO_BOTH & !(saw | kernel.sight(entry));
        if lost == 0 {
            return;
        }
        let is_held = before.zone != LIMBO && kernel.held >> (before.zone.0 & 15) & 1 == 1;
        if is_held || place != 0 && place != self.state.pile(before.side, before.zone).len() {
            self.state.card_mut(card).known &= !lost;
            self.forget_pile(before.side, before.zone, lost);
        }
    }

    /// Players, one bit each, no longer know the cards of a pile.
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
const KNOWN_TO_BOTH: u8 = 0b11;
