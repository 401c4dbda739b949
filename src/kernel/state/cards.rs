//! The cards of a match, with which of them were written since they were copied: whoever tries many actions on a position
//! copies the same cards again and again, of which an action changes a few.

use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{CARDS, Card, CardId, lists};

/// The cards, by id.
#[derive(Clone, Debug, Default)]
pub struct CardList {
    list: ArrayVec<Card, CARDS>,
    /// The cards that were written since the list was copied, one bit each.
    touched: [u64; CARDS.div_ceil(64)],
}

impl Deref for CardList {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.list
    }
}

impl CardList {
    #[inline]
    pub(in crate::kernel) fn get_mut(&mut self, card: CardId) -> &mut Card {
        let at = card.index();
        self.touched[at / 64] |= 1 << (at % 64);
        &mut self.list[at]
    }

    /// Adds a card; `None`: there is no room.
    pub(in crate::kernel) fn push(&mut self, card: Card) -> Option<CardId> {
        let id = CardId(u8::try_from(self.list.len()).ok()?);
        self.list.try_push(card).ok()?;
        self.touched[id.index() / 64] |= 1 << (id.index() % 64);
        Some(id)
    }

    /// Takes the last card away.
    pub(in crate::kernel) fn pop(&mut self) {
        if let Some(last) = self.list.len().checked_sub(1) {
            self.touched[last / 64] |= 1 << (last % 64);
            self.list.truncate(last);
        }
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.touched = Default::default();
    }

    /// Copies all cards.
    pub(super) fn copy(&mut self, from: &Self) {
        lists::copy(&mut self.list, &from.list);
        self.touched = Default::default();
    }

    /// Copies the cards that were written since the list was a copy of this one.
    pub(super) fn copy_touched(&mut self, from: &Self) {
        self.list.truncate(from.list.len());
        for (word, bits) in self.touched.iter_mut().enumerate() {
            while *bits != 0 {
                let at = word * 64 + usize::try_from(bits.trailing_zeros()).unwrap_or(0);
                *bits &= *bits - 1;
                match (self.list.get_mut(at), from.list.get(at)) {
                    (Some(card), Some(was)) => *card = *was,
                    (None, Some(was)) => _ = self.list.try_push(*was),
                    _ => {}
                }
            }
        }
    }
}

impl PartialEq for CardList {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Eq for CardList {}

impl Serialize for CardList {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        lists::serialize(&self.list, to)
    }
}

impl<'de> Deserialize<'de> for CardList {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { list: lists::deserialize(from)?, ..Self::default() })
    }
}
