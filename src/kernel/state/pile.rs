//! The cards of a zone in order; the last one is the top.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CARDS;
use super::things::CardId;

/// The cards of one player's zone.
#[derive(Clone, Copy)]
pub struct Pile {
    len: u8,
    cards: [CardId; CARDS],
}

impl Default for Pile {
    fn default() -> Self {
        Self { len: 0, cards: [CardId(0); CARDS] }
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Pile {
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn position(&self, card: CardId) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == card)
    }

    /// Puts a card at a position, or on top where there are fewer cards.
    pub fn insert(&mut self, at: usize, card: CardId) {
        let len = self.len();
        if len < CARDS {
            let at = at.min(len);
            self.cards.copy_within(at..len, at + 1);
            self.cards[at] = card;
            self.len += 1;
        }
    }

    /// Takes a card out, and says where it was.
    pub fn remove(&mut self, card: CardId) -> Option<usize> {
        let at = self.position(card)?;
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        Some(at)
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut pile = Pile::default();
        for card in Vec::<CardId>::deserialize(from)? {
            pile.insert(pile.len(), card);
        }
        Ok(pile)
    }
}
