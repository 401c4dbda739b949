//! The cards of a player, zone after zone; the last card of a zone is its top.

use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::things::CardId;
use super::{CARDS, ZONES};
use crate::kernel::ids::{LIMBO, ZoneId};

/// All cards of one player in one list, those of the first zone first and those in limbo last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piles {
    /// Where each zone begins; the last of `ZONES + 2` entries is the end of limbo.
    starts: [u8; STARTS],
    /// Unused places are 0, so that equal piles are equal here.
    cards: [CardId; CARDS],
}

/// Where zones begin, as the bytes of one number: a card that comes or goes is one addition.
const STARTS: usize = size_of::<u128>();
const _: () = assert!(ZONES + 2 <= STARTS);

/// By place, 1 for each place after it.
const AFTER: [u128; ZONES + 1] = {
    let mut after = [0; ZONES + 1];
    let mut place = 0;
    while place <= ZONES {
        let mut later = place + 1;
        while later < ZONES + 2 {
            after[place] |= 1 << (8 * later);
            later += 1;
        }
        place += 1;
    }
    after
};

/// The cards of one zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile<'s>(&'s [CardId]);

impl Default for Piles {
    fn default() -> Self {
        Self { starts: [0; STARTS], cards: [CardId(0); CARDS] }
    }
}

impl std::fmt::Debug for Piles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'s> Pile<'s> {
    pub fn as_slice(self) -> &'s [CardId] {
        self.0
    }

    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub fn len(self) -> usize {
        self.0.len()
    }

    pub fn position(self, card: CardId) -> Option<usize> {
        self.0.iter().position(|&other| other == card)
    }
}

/// The place of a zone among the piles.
#[inline]
fn place(zone: ZoneId) -> usize {
    if zone == LIMBO { ZONES } else { zone.index().min(ZONES) }
}

impl Piles {
    #[inline]
    fn range(&self, place: usize) -> std::ops::Range<usize> {
        usize::from(self.starts[place])..usize::from(self.starts[place + 1])
    }

    #[inline]
    pub fn pile(&self, zone: ZoneId) -> Pile<'_> {
        Pile(&self.cards[self.range(place(zone))])
    }

    /// How many cards lie in a zone.
    #[inline]
    pub fn count(&self, zone: ZoneId) -> usize {
        let place = place(zone);
        usize::from(self.starts[place + 1].wrapping_sub(self.starts[place]))
    }

    /// All zones, limbo last.
    pub(in crate::kernel) fn iter(&self) -> impl Iterator<Item = Pile<'_>> {
        (0..=ZONES).map(|place| Pile(&self.cards[self.range(place)]))
    }

    pub(in crate::kernel) fn pile_mut(&mut self, zone: ZoneId) -> &mut [CardId] {
        let range = self.range(place(zone));
        &mut self.cards[range]
    }

    /// Puts a card at a position of a zone, or on top where there are fewer cards.
    pub fn insert(&mut self, zone: ZoneId, at: usize, card: CardId) {
        let place = place(zone);
        let end = usize::from(self.starts[ZONES + 1]);
        if end < CARDS {
            let range = self.range(place);
            let at = range.start + at.min(range.len());
            self.cards.copy_within(at..end, at + 1);
            self.cards[at] = card;
            self.shift_starts(AFTER[place], 0);
        }
    }

    /// Moves where zones begin. No entry leaves its byte: a player has at most [`CARDS`] cards, and what is taken was there.
    #[inline]
    fn shift_starts(&mut self, up: u128, down: u128) {
        self.starts = u128::from_le_bytes(self.starts).wrapping_add(up).wrapping_sub(down).to_le_bytes();
    }

    /// Puts a card on top of a zone.
    pub fn push(&mut self, zone: ZoneId, card: CardId) {
        self.insert(zone, CARDS, card);
    }

    /// Adds cards on top of a zone, as far as there is room.
    pub(in crate::kernel) fn extend(&mut self, zone: ZoneId, cards: impl ExactSizeIterator<Item = CardId>) {
        let end = usize::from(self.starts[ZONES + 1]);
        let count = cards.len().min(CARDS - end.min(CARDS));
        let place = place(zone);
        let at = usize::from(self.starts[place + 1]);
        self.cards.copy_within(at..end, at + count);
        for (entry, card) in self.cards[at..at + count].iter_mut().zip(cards) {
            *entry = card;
        }
        self.shift_starts(AFTER[place].wrapping_mul(count as u128), 0);
    }

    /// Takes a card out of one zone and puts it at a position of another, or on top where there are fewer cards. Says
    /// where it was. Only the cards between both places are moved.
    #[allow(clippy::inline_always, reason = "few callers, and nearly every card that moves does so here")]
    #[inline(always)]
    pub(in crate::kernel) fn relocate(&mut self, card: CardId, from: ZoneId, to: ZoneId, at: usize) -> Option<usize> {
        // Most cards leave from the top.
        let was = self.pile(from).as_slice().iter().rposition(|&other| other == card)?;
        let (from, to) = (place(from), place(to));
        let old = self.range(from).start + was;
        let range = self.range(to);
        if to > from {
            // The zones in between move down by one.
            let new = range.end.min(range.start + at) - 1;
            self.cards.copy_within(old + 1..=new, old);
            self.cards[new] = card;
        } else {
            let end = range.end - usize::from(to == from);
            let new = end.min(range.start + at);
            if new <= old {
                self.cards.copy_within(new..old, new + 1);
            } else {
                self.cards.copy_within(old + 1..=new, old);
            }
            self.cards[new] = card;
        }
        self.shift_starts(AFTER[to], AFTER[from]);
        Some(was)
    }

    /// Takes a card out of a zone, and says where it was.
    pub fn remove(&mut self, zone: ZoneId, card: CardId) -> Option<usize> {
        // Most cards leave from the top.
        let at = self.pile(zone).as_slice().iter().rposition(|&other| other == card)?;
        let place = place(zone);
        let from = self.range(place).start + at;
        let end = usize::from(self.starts[ZONES + 1]);
        self.cards.copy_within(from + 1..end, from);
        self.cards[end - 1] = CardId(0);
        self.shift_starts(0, AFTER[place]);
        Some(at)
    }
}

impl Serialize for Piles {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(ZONES + 1))?;
        for pile in self.iter() {
            list.serialize_element(pile.as_slice())?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Piles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut piles = Piles::default();
        for (at, pile) in Vec::<Vec<CardId>>::deserialize(from)?.into_iter().enumerate().take(ZONES + 1) {
            let zone = if at == ZONES { LIMBO } else { ZoneId::at(at).unwrap_or(LIMBO) };
            for card in pile {
                piles.push(zone, card);
            }
        }
        Ok(piles)
    }
}
