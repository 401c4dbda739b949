//! The state of a game: plain data of fixed size, so that copying it is the fastest undo.
//!
//! A player's cards are in one array, zone after zone. Zones in play come first, so that the numbers of a card in play
//! have the same index as the card. A card is a handle; the [`Table`](super::Table), which never changes during a game,
//! holds what it is.

use serde::Serialize;

use crate::base::Generator;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_UNITS, MAX_ZONES};

/// The most cards that one player can have.
pub const MAX_CARDS: usize = 80;
/// The zone of the card that is being played, after all others.
pub const LIMBO: u8 = 7;
const _: () = assert!(LIMBO as usize == MAX_ZONES);

/// A card of a game, as an index in the [`Table`](super::Table).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handle(pub u8);

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Side {
    /// `self` on a board.
    #[serde(rename = "self")]
    First,
    /// `opponent` on a board.
    #[serde(rename = "opponent")]
    Second,
}

impl Side {
    /// Both players.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Returns the other player.
    #[must_use]
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Returns 0 or 1.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Side::First => 0,
            Side::Second => 1,
        }
    }
}

/// How much of a change of a card in play ends with the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The whole change, after clamping.
    All,
    /// This amount.
    By(i32),
}

/// The values that only a card in play has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// The current numbers.
    pub numbers: [i16; MAX_CARD_NUMBERS],
    /// The part of them that ends with the turn.
    pub this_turn: [i16; MAX_CARD_NUMBERS],
    /// Whether the card came into play this turn.
    pub arrived: bool,
}

impl Unit {
    /// A card that has just come into play.
    pub(super) fn printed(numbers: [i16; MAX_CARD_NUMBERS]) -> Self {
        Self { numbers, this_turn: [0; MAX_CARD_NUMBERS], arrived: true }
    }
}

/// A position in a zone. 0 is the bottom of a deck, the oldest card of a discard pile, the first of the cards in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The zone's owner.
    pub side: Side,
    /// The zone's index in the layout.
    pub zone: u8,
    /// The card's index in the zone.
    pub at: u8,
}

/// One player's part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The book, counters, hero numbers and sums of passives, by their indexes in the layout.
    pub numbers: [i32; MAX_PLAYER_NUMBERS],
    /// The numbers of the cards in play, by the cards' indexes.
    pub(super) units: [[i16; MAX_CARD_NUMBERS]; MAX_UNITS],
    /// The part of these numbers that ends with the turn.
    pub(super) this_turn: [[i16; MAX_CARD_NUMBERS]; MAX_UNITS],
    cards: [Handle; MAX_CARDS],
    /// The start of each zone; the last entry is the end of the last zone.
    pub(super) starts: [u8; MAX_ZONES + 2],
    /// The cards that came into play this turn, as a bit mask.
    pub(super) arrived: u8,
    /// The cards of which a part of a number ends with the turn, as a bit mask.
    pub(super) temporary: u8,
}

/// A game at one moment. Aligned to a cache line, so that a copy writes whole lines and a read right after it does not
/// wait for two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct State {
    /// The players.
    pub players: [Player; 2],
    /// The random number generator.
    pub generator: Generator,
    /// The cards that were revealed this turn, as a bit mask.
    revealed: [u64; 4],
    /// The number of the turn.
    pub turn: u16,
    /// The events that each player's hidden cards listen for, as bit masks. Most events match none, which saves a look
    /// at the cards.
    pub(super) listening: [u8; 2],
}

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The bits of the zones below a zone, a byte each.
#[inline]
fn below(zone: u8) -> u64 {
    (1 << (8 * (zone & 7))) - 1
}

impl Player {
    /// Creates a player without cards.
    pub fn empty() -> Self {
        Self {
            numbers: [0; MAX_PLAYER_NUMBERS],
            units: [[0; MAX_CARD_NUMBERS]; MAX_UNITS],
            this_turn: [[0; MAX_CARD_NUMBERS]; MAX_UNITS],
            cards: [Handle(0); MAX_CARDS],
            starts: [0; MAX_ZONES + 2],
            arrived: 0,
            temporary: 0,
        }
    }

    /// Returns a number by its index in the layout.
    #[inline]
    pub fn number(&self, at: u8) -> i32 {
        self.numbers[usize::from(at) % MAX_PLAYER_NUMBERS]
    }

    #[inline]
    pub(super) fn set_number(&mut self, at: u8, to: i32) {
        self.numbers[usize::from(at) % MAX_PLAYER_NUMBERS] = to;
    }

    #[inline]
    pub(super) fn start(&self, zone: u8) -> usize {
        usize::from(self.starts[usize::from(zone & 7)])
    }

    #[inline]
    pub(super) fn end(&self, zone: u8) -> usize {
        usize::from(self.starts[usize::from(zone & 7) + 1])
    }

    /// The ends of all zones, a byte each, the first in the lowest. One addition can change several of them.
    #[inline]
    fn ends(&self) -> u64 {
        let mut ends = [0; 8];
        ends.copy_from_slice(&self.starts[1..]);
        u64::from_le_bytes(ends)
    }

    #[inline]
    fn set_ends(&mut self, ends: u64) {
        self.starts[1..].copy_from_slice(&ends.to_le_bytes());
    }

    /// Returns the number of cards in a zone.
    #[inline]
    pub fn count(&self, zone: u8) -> u8 {
        let zone = usize::from(zone & 7);
        self.starts[zone + 1].wrapping_sub(self.starts[zone])
    }

    /// Returns the cards of a zone, from the bottom.
    #[inline]
    pub fn zone(&self, zone: u8) -> &[Handle] {
        self.cards.get(self.start(zone)..self.end(zone)).unwrap_or(&[])
    }

    pub(super) fn zone_mut(&mut self, zone: u8) -> &mut [Handle] {
        let (start, end) = (self.start(zone), self.end(zone));
        self.cards.get_mut(start..end).unwrap_or(&mut [])
    }

    /// Returns the number of all cards of the player.
    #[inline]
    pub fn total(&self) -> usize {
        self.end(LIMBO)
    }

    /// Returns the number of cards in the first `zones` zones; with the number of zones in play, the cards in play.
    #[inline]
    pub fn in_zones(&self, zones: u8) -> usize {
        self.start(zones)
    }

    /// Returns the index of a card in a zone.
    #[inline]
    pub fn find(&self, zone: u8, card: Handle) -> Option<u8> {
        self.zone(zone).iter().position(|&other| other == card).and_then(|at| u8::try_from(at).ok())
    }

    /// Inserts a card into a zone at an index, at most the zone's end. The caller checks that there is room.
    pub fn insert(&mut self, zone: u8, at: u8, card: Handle, unit: Option<Unit>) {
        let total = self.total();
        let place = self.start(zone) + usize::from(at.min(self.count(zone)));
        if total >= MAX_CARDS || place > total {
            return;
        }
        self.cards.copy_within(place..total, place + 1);
        self.cards[place] = card;
        if let Some(unit) = unit {
            self.put_unit(place, unit, MAX_UNITS);
        }
        self.set_ends(self.ends().wrapping_add(ONES & !below(zone)));
    }

    /// Moves a card from one zone to the end of another, and shifts only the cards between. The caller updates the
    /// numbers of cards in play.
    #[inline]
    pub fn relocate(&mut self, from: u8, at: u8, to: u8) -> Option<Handle> {
        let (from, to) = (from & 7, to & 7);
        if at >= self.count(from) {
            return None;
        }
        let place = self.start(from) + usize::from(at);
        let card = *self.cards.get(place)?;
        let (target, ends) = if to < from {
            let target = self.end(to);
            self.cards.get_mut(target..=place)?.copy_within(..place - target, 1);
            (target, self.ends().wrapping_add(ONES & below(from) & !below(to)))
        } else {
            // The end of the other zone after the card has left.
            let target = self.end(to).checked_sub(1)?;
            self.cards.get_mut(place..=target)?.copy_within(1.., 0);
            (target, self.ends().wrapping_sub(ONES & below(to) & !below(from)))
        };
        self.cards[target] = card;
        self.set_ends(ends);
        Some(card)
    }

    /// Removes a card from a zone; if the zone is in play, with its numbers there.
    pub fn remove(&mut self, zone: u8, at: u8, in_play: bool) -> Option<(Handle, Unit)> {
        if at >= self.count(zone) {
            return None;
        }
        let place = self.start(zone) + usize::from(at);
        let total = self.total();
        let card = *self.cards.get(place)?;
        self.cards.copy_within(place + 1..total, place);
        self.cards[total - 1] = Handle(0);
        let unit = if in_play { self.unit(zone, at) } else { Unit::default() };
        if in_play {
            self.drop_unit(place);
        }
        self.set_ends(self.ends().wrapping_sub(ONES & !below(zone)));
        Some((card, unit))
    }
}

impl State {
    /// Creates a game without cards.
    pub fn empty(seed: u64) -> Self {
        Self { players: [Player::empty(); 2], generator: Generator(seed), revealed: [0; 4], turn: 1, listening: [0; 2] }
    }

    /// Returns a player's part.
    #[inline]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Returns a player's part.
    #[inline]
    pub fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.index()]
    }

    /// Whether a card was revealed this turn.
    #[inline]
    pub fn is_revealed(&self, card: Handle) -> bool {
        self.revealed[usize::from(card.0 / 64) % 4] >> (card.0 % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn has_revealed(&self) -> bool {
        self.revealed != [0; 4]
    }

    /// Marks a card as revealed or hidden.
    #[inline]
    pub fn reveal(&mut self, card: Handle, revealed: bool) {
        let bits = &mut self.revealed[usize::from(card.0 / 64) % 4];
        *bits = *bits & !(1 << (card.0 % 64)) | u64::from(revealed) << (card.0 % 64);
    }

    /// Shuffles a zone with the game's generator (Fisher–Yates, Durstenfeld's version).
    pub fn shuffle(&mut self, side: Side, zone: u8) {
        let player = &mut self.players[side.index()];
        let (start, end) = (player.start(zone), player.end(zone));
        let Some(cards) = player.cards.get_mut(start..end) else { return };
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.generator.below(last + 1));
        }
    }

    /// Returns the card at a position.
    pub fn at(&self, spot: Spot) -> Option<Handle> {
        self.player(spot.side).zone(spot.zone).get(usize::from(spot.at)).copied()
    }

    /// Returns the position of a card.
    pub fn spot(&self, card: Handle) -> Option<Spot> {
        Side::BOTH.into_iter().find_map(|side| {
            (0..=LIMBO).find_map(|zone| self.player(side).find(zone, card).map(|at| Spot { side, zone, at }))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Handle, Player};

    /// Every move between every two zones, in both directions, with empty zones and others.
    #[test]
    fn relocating_is_removing_and_inserting() {
        for sizes in [[2_u8, 3, 1, 2], [1, 0, 0, 1], [0, 2, 0, 0], [3, 0, 2, 0]] {
            let mut player = Player::empty();
            let mut next = 0;
            for (zone, size) in (0_u8..).zip(sizes) {
                for at in 0..size {
                    player.insert(zone, at, Handle(next), None);
                    next += 1;
                }
            }
            for from in 0..4_u8 {
                for to in 0..4_u8 {
                    for at in 0..=sizes[usize::from(from)] {
                        let (mut short, mut long) = (player, player);
                        let moved = short.relocate(from, at, to);
                        let removed = long.remove(from, at, false).map(|(card, _)| card);
                        if let Some(card) = removed {
                            long.insert(to, long.count(to), card, None);
                        }
                        assert_eq!(moved, removed, "{sizes:?}: {from}/{at} to {to}");
                        assert!(short == long, "{sizes:?}: {from}/{at} to {to}");
                    }
                }
            }
        }
    }
}
