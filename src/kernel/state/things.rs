//! Cards and players in order: what selectors yield and questions offer.

use serde::{Deserialize, Serialize};

use super::CARDS;

/// A player, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

    #[must_use]
    pub fn other(self) -> Self {
        Self(1 - (self.0 & 1))
    }

    pub fn index(self) -> usize {
        usize::from(self.0 & 1)
    }
}

/// A card of a match, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct CardId(pub u8);

impl CardId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A card or a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    Card(CardId),
    Player(Seat),
}

/// Numbers from here on are players.
const PLAYERS: u8 = u8::MAX - 1;

/// Things in order. At most all cards of a match and both players.
#[derive(Clone, Copy)]
pub struct Things {
    len: u8,
    items: [u8; CARDS + 2],
}

impl Default for Things {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Things {
    pub const EMPTY: Self = Self { len: 0, items: [0; CARDS + 2] };

    pub fn one(thing: Thing) -> Self {
        let mut things = Self::EMPTY;
        things.push(thing);
        things
    }

    pub fn card(card: CardId) -> Self {
        Self::one(Thing::Card(card))
    }

    /// Adds a thing. A list that is full stays as it is; it has room for every card and both players.
    pub fn push(&mut self, thing: Thing) {
        if let Some(item) = self.items.get_mut(usize::from(self.len)) {
            *item = match thing {
                Thing::Card(card) => card.0,
                Thing::Player(seat) => PLAYERS + (seat.0 & 1),
            };
            self.len += 1;
        }
    }

    /// Adds cards, as far as there is room.
    pub fn extend_cards(&mut self, cards: &[CardId]) {
        for (item, card) in self.items[usize::from(self.len)..].iter_mut().zip(cards) {
            *item = card.0;
            self.len += 1;
        }
    }

    pub fn push_card(&mut self, card: CardId) {
        self.push(Thing::Card(card));
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn get(&self, at: usize) -> Option<Thing> {
        self.raw().get(at).map(|&item| thing(item))
    }

    pub fn first_card(&self) -> Option<CardId> {
        self.cards().next()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Thing> + '_ {
        self.raw().iter().map(|&item| thing(item))
    }

    pub fn cards(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.raw().iter().filter(|&&item| item < PLAYERS).map(|&item| CardId(item))
    }

    pub fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        self.raw().iter().filter(|&&item| item >= PLAYERS).map(|&item| Seat(item - PLAYERS))
    }

    pub fn contains(&self, thing: Thing) -> bool {
        self.iter().any(|other| other == thing)
    }

    pub fn has_card(&self, card: CardId) -> bool {
        self.contains(Thing::Card(card))
    }

    pub fn remove(&mut self, at: usize) -> Option<Thing> {
        let found = self.get(at)?;
        let len = self.len();
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        Some(found)
    }

    pub fn reverse(&mut self) {
        let len = self.len();
        self.items[..len].reverse();
    }

    fn raw(&self) -> &[u8] {
        &self.items[..self.len()]
    }
}

impl PartialEq for Things {
    fn eq(&self, other: &Self) -> bool {
        self.raw() == other.raw()
    }
}

impl std::fmt::Debug for Things {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Thing> for Things {
    fn from_iter<I: IntoIterator<Item = Thing>>(items: I) -> Self {
        let mut things = Self::EMPTY;
        for item in items {
            things.push(item);
        }
        things
    }
}

impl FromIterator<CardId> for Things {
    fn from_iter<I: IntoIterator<Item = CardId>>(items: I) -> Self {
        items.into_iter().map(Thing::Card).collect()
    }
}

fn thing(item: u8) -> Thing {
    if item >= PLAYERS { Thing::Player(Seat(item - PLAYERS)) } else { Thing::Card(CardId(item)) }
}
