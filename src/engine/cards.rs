//! A player's cards side by side. One that is taken elsewhere moves all between by a place: eight at a time, as one number,
//! which waits neither for a call nor for what was written just before.

use super::state::{Handle, MAX_CARDS};

/// Cards in a number.
const WORD: usize = 8;

/// The cards of all zones of a player, one zone after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cards([[Handle; WORD]; MAX_CARDS / WORD]);

/// The bytes of a number that stand before a place of it.
#[inline]
fn before(place: usize) -> u64 {
    (1 << (8 * (place % WORD))) - 1
}

/// The bytes of a number that stand behind a place of it.
#[inline]
fn behind(place: usize) -> u64 {
    (u64::MAX << (8 * (place % WORD))) << 8
}

/// A card at a place of a number.
#[inline]
fn put(card: Handle, place: usize) -> u64 {
    u64::from(card.0) << (8 * (place % WORD))
}

#[inline]
fn bits(cards: [Handle; WORD]) -> u64 {
    u64::from_le_bytes(cards.map(|card| card.0))
}

#[inline]
fn cards(bits: u64) -> [Handle; WORD] {
    bits.to_le_bytes().map(Handle)
}

impl Cards {
    /// None.
    pub fn none() -> Self {
        Self([[Handle(0); WORD]; MAX_CARDS / WORD])
    }

    /// All places, empty ones too.
    #[inline]
    pub fn all(&self) -> &[Handle] {
        self.0.as_flattened()
    }

    /// The same, to be changed.
    #[inline]
    pub fn all_mut(&mut self) -> &mut [Handle] {
        self.0.as_flattened_mut()
    }

    /// Takes the card at a place down to another; those between move up. Gives the card.
    #[inline]
    pub fn lower(&mut self, from: usize, to: usize) -> Option<Handle> {
        let card = *self.all().get(from)?;
        let words = self.0.get_mut(to / WORD..=from / WORD)?;
        let (first, last) = (bits(*words.first()?), bits(*words.last()?));
        // What stands behind the card stays: it goes down here and up with the others.
        let mut above = last & before(from) | (last & behind(from)) >> 8;
        for at in (1..words.len()).rev() {
            let word = bits(words[at - 1]);
            words[at] = cards(above << 8 | word >> 56);
            above = word;
        }
        words[0] = cards(above << 8 & behind(to) | put(card, to) | first & before(to));
        Some(card)
    }

    /// Takes the card at a place up to another; those between move down. Gives the card.
    #[inline]
    pub fn raise(&mut self, from: usize, to: usize) -> Option<Handle> {
        let card = *self.all().get(from)?;
        let words = self.0.get_mut(from / WORD..=to / WORD)?;
        let (first, last) = (bits(*words.first()?), bits(*words.last()?));
        // What stands before the card stays: it goes up here and down with the others.
        let mut below = first & behind(from) | (first & before(from)) << 8;
        for at in 1..words.len() {
            let word = bits(words[at]);
            words[at - 1] = cards(below >> 8 | word << 56);
            below = word;
        }
        *words.last_mut()? = cards(below >> 8 & before(to) | put(card, to) | last & behind(to));
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cards, Handle, MAX_CARDS};

    /// From every place to every other one.
    #[test]
    fn what_lies_between_moves_by_a_place() {
        let mut cards = Cards::none();
        for (card, at) in cards.all_mut().iter_mut().zip(0..) {
            *card = Handle(at);
        }
        for from in 0..MAX_CARDS {
            for to in 0..MAX_CARDS {
                let (mut short, mut long) = (cards, cards.all().to_vec());
                let taken = if to <= from { short.lower(from, to) } else { short.raise(from, to) };
                let card = long.remove(from);
                long.insert(to, card);
                assert_eq!((taken, short.all()), (Some(card), &long[..]), "{from} to {to}");
            }
        }
        assert_eq!([cards.lower(MAX_CARDS, 0), cards.raise(0, MAX_CARDS)], [None, None]);
    }
}
