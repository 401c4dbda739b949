//! A guess of the hidden cards: every card that a player cannot see is dealt again.

use super::{CardUse, Duel, Match};
use ses_studio::engine::{Generator, Handle, Side};

/// Cards whose position is unknown, sorted so that their real order cannot leak.
struct Unknown {
    cards: [Handle; 128],
    count: usize,
}

impl Unknown {
    fn of(cards: impl Iterator<Item = Handle>) -> Self {
        let mut unknown = Self { cards: [Handle(0); 128], count: 0 };
        for (place, card) in unknown.cards.iter_mut().zip(cards) {
            *place = card;
            unknown.count += 1;
        }
        unknown.cards[..unknown.count].sort_unstable();
        unknown
    }

    fn shuffle(&mut self, chance: &mut Generator) {
        for last in (1..self.count).rev() {
            self.cards.swap(last, chance.below(last + 1));
        }
    }

    /// Takes the first card that fits.
    fn take(&mut self, fits: impl Fn(Handle) -> bool) -> Option<Handle> {
        let at = self.cards[..self.count].iter().position(|&card| fits(card))?;
        self.cards[..self.count].swap(at, self.count - 1);
        self.count -= 1;
        Some(self.cards[self.count])
    }
}

impl Match {
    /// Returns the position as `player` could imagine it. Known are both deck lists, all open cards, the player's own
    /// hand and hidden cards, and the size of every zone. The other cards and future chance are drawn from `chance`.
    /// Positions that look the same to the player give the same guess, so a search cannot cheat.
    #[must_use]
    pub fn guess(&self, duel: &Duel, player: Side, chance: &mut Generator) -> Match {
        let (places, other) = (duel.places(), player.other());
        let mut imagined = *self;
        imagined.state.generator = Generator(chance.bits());
        let own = self.state.player(player).zone(places.deck);
        let mut deck = Unknown::of(own.iter().copied());
        deck.shuffle(chance);
        imagined.state.recast(&duel.table, player, places.deck, |_| deck.take(|_| true));
        let zones = self.state.player(other);
        let face_down = |card: &Handle| !self.state.is_revealed(*card);
        let traps = zones.zone(places.traps).iter().filter(|card| face_down(card));
        let hidden = zones.zone(places.deck).iter().chain(zones.zone(places.hand)).chain(traps);
        let mut unknown = Unknown::of(hidden.copied());
        unknown.shuffle(chance);
        imagined.state.recast(&duel.table, other, places.traps, |card| {
            if face_down(&card) { unknown.take(|card| duel.card_info(card).kind == CardUse::Hidden) } else { None }
        });
        for zone in [places.hand, places.deck] {
            imagined.state.recast(&duel.table, other, zone, |_| unknown.take(|_| true));
        }
        imagined
    }
}
