//! A card of a match and what it bears.

use serde::{Deserialize, Serialize};

use crate::kernel::ids::{AbilityId, DefinitionId, KeywordId, NumberId, RowId, StateId, WordId, ZoneId};
use crate::kernel::state::{CardId, Seat};

/// Numbers of a card.
pub const NUMBERS: usize = 8;
/// Marks and counters of a card.
pub const STATES: usize = 16;
/// The mark of a card that has come into play this turn. It is in no table.
pub const ARRIVED: u32 = 1 << 31;
/// The origin of rows that are not counted.
pub const NO_ORIGIN: u16 = u16::MAX;

/// What the states of a row are counted under: copies of a card have the origin of their original.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RowKey {
    pub origin: u16,
    pub row: RowId,
}

/// A card of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub definition: DefinitionId,
    pub owner: Seat,
    /// On whose side it lies.
    pub side: Seat,
    pub zone: ZoneId,
    /// Made in the match.
    pub is_made: bool,
    pub is_revealed: bool,
    /// Which players know it where they do not see it, one bit a seat.
    pub known: u8,
    /// How often it has moved: names forget a card that has moved since.
    pub moves: u16,
    pub origin: u16,
    /// The card on which, or under which, it lies.
    pub host: Option<CardId>,
    /// Its subtype, where that is not the printed one.
    pub subtype: Option<WordId>,
    pub numbers: [i16; NUMBERS],
    pub counters: [i16; STATES],
    /// One bit a mark, and [`ARRIVED`].
    pub marks: u32,
    /// Keywords that it was given for good, and that were taken away.
    pub given: u64,
    pub lost: u64,
}

impl Card {
    pub fn has_arrived(&self) -> bool {
        self.marks & ARRIVED != 0
    }

    /// Takes off what was done to it, but for its numbers.
    pub(in crate::kernel) fn strip(&mut self) {
        self.counters = [0; STATES];
        self.marks = 0;
        self.given = 0;
        self.lost = 0;
        self.subtype = None;
        self.host = None;
        self.is_revealed = false;
    }
}

/// When something ends: a duration, and whose where a duration is its maker's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Until(pub u8);

impl Until {
    /// It has no end.
    pub const NEVER: Self = Self(u8::MAX);
}

/// Something that a card bears until a duration ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bearing {
    pub card: CardId,
    pub until: Until,
    pub what: Lasting,
}

/// What a card bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasting {
    /// The part of a number that ends.
    Part(NumberId, i16),
    Word(KeywordId),
    /// A mark is gone with the last duration that it was set for.
    Mark(StateId),
    Arrived,
    /// A word that keeps off effects; the row says from which cards.
    Guard(KeywordId, Option<(AbilityId, u8)>),
}

/// A row that holds because of a card, as long as that card is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub source: CardId,
    pub ability: AbilityId,
    /// The position of the row in its ability.
    pub row: u8,
    /// The cards that were chosen, as a range of `State::held_cards`; `None`: looked up each time.
    pub chosen: Option<(u8, u8)>,
}

/// An ability that is attached to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    pub card: CardId,
    pub ability: AbilityId,
    pub slot: u8,
    pub origin: u16,
}

/// An ability with `once` that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    pub card: CardId,
    pub slot: u8,
    /// Else for the whole match.
    pub this_turn: bool,
}
