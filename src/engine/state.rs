//! The state of a game: plain, of fixed size, copied rather than undone.
//!
//! A player's cards stand in one array, zone after zone; the zones whose cards are in play come first, so that the
//! numbers of a card in play stand at the card's own place. A card is a handle; what the handle means stands in the
//! [`Table`](super::Table), which a game never changes.

use super::generator::Generator;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_UNITS, MAX_ZONES};

/// Cards that one player can have.
pub const MAX_CARDS: usize = 80;
/// The zone of the card that is being played, behind all others.
pub const LIMBO: u8 = 7;
const _: () = assert!(LIMBO as usize == MAX_ZONES);

/// A card of a game, whatever it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handle(pub u8);

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// `self` on a board.
    First,
    /// `opponent` on a board.
    Second,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other one.
    #[must_use]
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Its place.
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
    /// All that it really changed.
    All,
    /// So much.
    By(i32),
}

/// What a card in play has that a card elsewhere has not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// Its numbers now.
    pub numbers: [i16; MAX_CARD_NUMBERS],
    /// The part of them that ends with the turn.
    pub this_turn: [i16; MAX_CARD_NUMBERS],
    /// Whether it came this turn.
    pub arrived: bool,
}

impl Unit {
    /// A card that has just come into play, as printed.
    pub(super) fn printed(numbers: [i16; MAX_CARD_NUMBERS]) -> Self {
        Self { numbers, this_turn: [0; MAX_CARD_NUMBERS], arrived: true }
    }
}

/// A place in a zone; 0 is the bottom of a deck, the oldest of a discard, the first of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Whose zone.
    pub side: Side,
    /// Which zone, by its place in the layout.
    pub zone: u8,
    /// The card's place in it.
    pub at: u8,
}

/// One player's part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The book, counters, hero numbers and sums of passives, by the layout's places.
    pub numbers: [i32; MAX_PLAYER_NUMBERS],
    /// The numbers of the cards in play, at the cards' own places.
    pub(super) units: [[i16; MAX_CARD_NUMBERS]; MAX_UNITS],
    /// The part of them that ends with the turn.
    pub(super) this_turn: [[i16; MAX_CARD_NUMBERS]; MAX_UNITS],
    cards: [Handle; MAX_CARDS],
    /// Where each zone begins; the last entry is where the last one ends.
    pub(super) starts: [u8; MAX_ZONES + 2],
    /// Which cards in play came this turn, a bit for each place.
    pub(super) arrived: u8,
    /// Which of them have a number of which a part ends with the turn.
    pub(super) passing: u8,
}

/// A game at one moment. It begins where a line of the cache does, so that a copy is written in whole lines, and what is
/// read of it right afterwards need not wait for two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct State {
    /// The players.
    pub players: [Player; 2],
    /// Where chance stands.
    pub generator: Generator,
    /// The cards that have been revealed this turn, a bit each.
    revealed: [u64; 4],
    /// The number of the turn.
    pub turn: u16,
    /// What each player's cards that can answer wait for, a bit for each kind of thing: it saves looking at them.
    pub(super) waiting: [u8; 2],
}

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The bits below the byte of a zone.
#[inline]
fn below(zone: u8) -> u64 {
    (1 << (8 * (zone & 7))) - 1
}

impl Player {
    /// A player without cards.
    pub fn empty() -> Self {
        Self {
            numbers: [0; MAX_PLAYER_NUMBERS],
            units: [[0; MAX_CARD_NUMBERS]; MAX_UNITS],
            this_turn: [[0; MAX_CARD_NUMBERS]; MAX_UNITS],
            cards: [Handle(0); MAX_CARDS],
            starts: [0; MAX_ZONES + 2],
            arrived: 0,
            passing: 0,
        }
    }

    /// A number by its place in the layout.
    #[inline]
    pub fn number(&self, at: u8) -> i32 {
        self.numbers[usize::from(at) % MAX_PLAYER_NUMBERS]
    }

    /// Sets a number by its place in the layout.
    #[inline]
    pub(super) fn set_number(&mut self, at: u8, to: i32) {
        self.numbers[usize::from(at) % MAX_PLAYER_NUMBERS] = to;
    }

    /// Where a zone begins.
    #[inline]
    pub(super) fn start(&self, zone: u8) -> usize {
        usize::from(self.starts[usize::from(zone & 7)])
    }

    /// Where a zone ends.
    #[inline]
    pub(super) fn end(&self, zone: u8) -> usize {
        usize::from(self.starts[usize::from(zone & 7) + 1])
    }

    /// Where all zones end, a byte each, the first one's lowest: several of them change in one step.
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

    /// How many cards a zone has.
    #[inline]
    pub fn count(&self, zone: u8) -> u8 {
        let zone = usize::from(zone & 7);
        self.starts[zone + 1].wrapping_sub(self.starts[zone])
    }

    /// The cards of a zone, from its bottom.
    #[inline]
    pub fn zone(&self, zone: u8) -> &[Handle] {
        self.cards.get(self.start(zone)..self.end(zone)).unwrap_or(&[])
    }

    /// The same, to be changed.
    pub(super) fn zone_mut(&mut self, zone: u8) -> &mut [Handle] {
        let (start, end) = (self.start(zone), self.end(zone));
        self.cards.get_mut(start..end).unwrap_or(&mut [])
    }

    /// How many cards the player has in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.end(LIMBO)
    }

    /// How many cards stand in the first so many zones: with the zones in play, how many are in play.
    #[inline]
    pub fn in_zones(&self, zones: u8) -> usize {
        self.start(zones)
    }

    /// Where a card stands in a zone.
    #[inline]
    pub fn find(&self, zone: u8, card: Handle) -> Option<u8> {
        self.zone(zone).iter().position(|&other| other == card).and_then(|at| u8::try_from(at).ok())
    }

    /// Puts a card into a zone at a place, at most its end. Whether there is room is the caller's to see to.
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

    /// Moves a card from one zone to the end of another. Only what lies between is shifted; what cards in play have is the
    /// caller's to see to.
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
            // The end of the other zone, as it is once the card is gone.
            let target = self.end(to).checked_sub(1)?;
            self.cards.get_mut(place..=target)?.copy_within(1.., 0);
            (target, self.ends().wrapping_sub(ONES & below(to) & !below(from)))
        };
        self.cards[target] = card;
        self.set_ends(ends);
        Some(card)
    }

    /// Takes a card out of a zone; of a zone in play, with what it had there.
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
    /// A game without cards.
    pub fn empty(seed: u64) -> Self {
        Self { players: [Player::empty(); 2], generator: Generator(seed), revealed: [0; 4], turn: 1, waiting: [0; 2] }
    }

    /// A player's part.
    #[inline]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// A player's part, to be changed.
    #[inline]
    pub fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.index()]
    }

    /// Whether a card has been revealed this turn.
    #[inline]
    pub fn is_revealed(&self, card: Handle) -> bool {
        self.revealed[usize::from(card.0 / 64) % 4] >> (card.0 % 64) & 1 == 1
    }

    /// Whether any card has been revealed this turn.
    #[inline]
    pub(super) fn has_revealed(&self) -> bool {
        self.revealed != [0; 4]
    }

    /// Marks a card as revealed or not.
    #[inline]
    pub fn reveal(&mut self, card: Handle, revealed: bool) {
        let bits = &mut self.revealed[usize::from(card.0 / 64) % 4];
        *bits = *bits & !(1 << (card.0 % 64)) | u64::from(revealed) << (card.0 % 64);
    }

    /// Shuffles a zone by the game's own generator (Fisher and Yates, as Durstenfeld has it).
    pub fn shuffle(&mut self, side: Side, zone: u8) {
        let player = &mut self.players[side.index()];
        let (start, end) = (player.start(zone), player.end(zone));
        let Some(cards) = player.cards.get_mut(start..end) else { return };
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.generator.below(last + 1));
        }
    }

    /// The card at a place.
    pub fn at(&self, spot: Spot) -> Option<Handle> {
        self.player(spot.side).zone(spot.zone).get(usize::from(spot.at)).copied()
    }

    /// Where a card is.
    pub fn spot(&self, card: Handle) -> Option<Spot> {
        Side::BOTH.into_iter().find_map(|side| {
            (0..=LIMBO).find_map(|zone| self.player(side).find(zone, card).map(|at| Spot { side, zone, at }))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Handle, Player};

    /// Every move between every two zones, short way and long way round, with zones empty and not.
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
