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
    /// Whether a card was ever on or under another.
    has_hosts: bool,
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

    /// A card is on or under another from now on, or no more.
    pub(in crate::kernel) fn set_host(&mut self, card: CardId, host: Option<CardId>) {
        self.has_hosts |= host.is_some();
        self.get_mut(card).host = host;
    }

    /// The cards on and under another, in the order in which they were made.
    pub(in crate::kernel) fn hosted_by(&self, card: CardId) -> impl Iterator<Item = CardId> {
        let cards = if self.has_hosts { &self.list[..] } else { &[] };
        let cards = cards.iter().zip(0_u8..);
        cards.filter(move |(entry, _)| entry.host == Some(card)).map(|(_, at)| CardId(at))
    }

    /// Adds a card; `None`: there is no room.
    pub(in crate::kernel) fn push(&mut self, card: Card) -> Option<CardId> {
        self.has_hosts |= card.host.is_some();
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
        self.has_hosts = false;
    }

    /// Copies all cards.
    pub(super) fn copy(&mut self, from: &Self) {
        lists::copy(&mut self.list, &from.list);
        self.touched = Default::default();
        self.has_hosts = from.has_hosts;
    }

    /// Copies the cards that were written since the list was a copy of this one.
    pub(super) fn copy_touched(&mut self, from: &Self) {
        self.list.truncate(from.list.len());
        self.has_hosts = from.has_hosts;
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
        let list: ArrayVec<Card, CARDS> = lists::deserialize(from)?;
        let has_hosts = list.iter().any(|card| card.host.is_some());
        Ok(Self { list, has_hosts, ..Self::default() })
    }
}
