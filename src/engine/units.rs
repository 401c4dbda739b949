//! The numbers of cards in play, which are stored at the cards' own indexes and move with them.

use super::state::{Ending, Player, Unit};
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_UNITS};

impl Player {
    /// Returns the numbers of a card in play, by its index in its zone.
    #[inline]
    pub fn unit(&self, zone: u8, at: u8) -> Unit {
        let place = self.start(zone) + usize::from(at);
        match (self.units.get(place), self.this_turn.get(place)) {
            (Some(&numbers), Some(&this_turn)) => Unit { numbers, this_turn, arrived: self.arrived >> place & 1 == 1 },
            _ => Unit::default(),
        }
    }

    /// Returns a number of a card in play.
    #[inline]
    pub fn unit_number(&self, zone: u8, at: u8, number: u8) -> i16 {
        let unit = self.units.get(self.start(zone) + usize::from(at));
        unit.map_or(0, |numbers| numbers[usize::from(number) % MAX_CARD_NUMBERS])
    }

    /// Returns the numbers of all cards of a zone in play.
    #[inline]
    pub fn units(&self, zone: u8) -> &[[i16; MAX_CARD_NUMBERS]] {
        self.units.get(self.start(zone)..self.end(zone)).unwrap_or(&[])
    }

    /// Returns a bit mask of the cards of a zone that came into play this turn.
    #[inline]
    pub fn arrived(&self, zone: u8) -> u8 {
        let bits = (1_u32 << (self.count(zone) & 31)) - 1;
        u8::try_from(u32::from(self.arrived) >> (self.start(zone) & 31) & bits).unwrap_or(u8::MAX)
    }

    /// Returns a bit mask of the cards of a zone that were in play before this turn.
    #[inline]
    pub fn ready(&self, zone: u8) -> u8 {
        let bits = (1_u32 << (self.count(zone) & 31)) - 1;
        u8::try_from(!(u32::from(self.arrived) >> (self.start(zone) & 31)) & bits).unwrap_or(u8::MAX)
    }

    /// Sets whether a card came into play this turn. Returns whether that changed.
    pub(super) fn set_arrived(&mut self, zone: u8, at: u8, arrived: bool) -> bool {
        let place = self.start(zone) + usize::from(at);
        if place >= MAX_UNITS {
            return false;
        }
        let before = self.arrived;
        self.arrived = before & !(1 << place) | u8::from(arrived) << place;
        self.arrived != before
    }

    /// Changes a number of a card in play, clamped to its least value. Returns the value before, the value after, and
    /// the change of the part that ends with the turn.
    #[inline]
    pub(super) fn change_unit(
        &mut self,
        (zone, at): (u8, u8),
        number: u8,
        by: i32,
        least: i16,
        ending: Ending,
    ) -> Option<(i16, i16, i16)> {
        let (place, number) = (self.start(zone) + usize::from(at), usize::from(number) % MAX_CARD_NUMBERS);
        let unit = self.units.get_mut(place)?;
        let before = unit[number];
        let after = short(i32::from(before).saturating_add(by)).max(least.min(before));
        unit[number] = after;
        let turn = match ending {
            Ending::All => i32::from(after) - i32::from(before),
            Ending::By(by) => by,
        };
        if turn == 0 {
            return Some((before, after, 0));
        }
        let part = &mut self.this_turn.get_mut(place)?[number];
        let was = *part;
        let now = short(i32::from(was).saturating_add(turn));
        *part = now;
        self.update_temporary(place);
        Some((before, after, short(i32::from(now) - i32::from(was))))
    }

    /// Changes a number of all cards of a zone in play.
    #[inline]
    pub(super) fn change_units(&mut self, zone: u8, number: u8, by: i32, least: i16, ending: Ending) {
        if ending != Ending::By(0) {
            for at in 0..self.count(zone) {
                self.change_unit((zone, at), number, by, least, ending);
            }
            return;
        }
        let (start, end, number) = (self.start(zone), self.end(zone), usize::from(number) % MAX_CARD_NUMBERS);
        for unit in self.units.get_mut(start..end).unwrap_or_default() {
            let before = unit[number];
            unit[number] = short(i32::from(before).saturating_add(by)).max(least.min(before));
        }
    }

    /// Restores a number of a card in play, and the part of it that ends with the turn.
    pub(super) fn restore_unit(&mut self, (zone, at): (u8, u8), number: u8, to: i16, this_turn: i16) {
        let (place, number) = (self.start(zone) + usize::from(at), usize::from(number) % MAX_CARD_NUMBERS);
        if let (Some(unit), Some(part)) = (self.units.get_mut(place), self.this_turn.get_mut(place)) {
            unit[number] = to;
            part[number] = part[number].wrapping_sub(this_turn);
            self.update_temporary(place);
        }
    }

    /// Updates whether the card at index `place` has a part that ends with the turn.
    fn update_temporary(&mut self, place: usize) {
        let temporary = self.this_turn.get(place).is_some_and(|part| *part != [0; MAX_CARD_NUMBERS]);
        self.temporary = self.temporary & !(1 << (place & 7)) | u8::from(temporary) << (place & 7);
    }

    /// Returns a bit mask of the cards that change when the turn ends: a part of a number ends, or they no longer count
    /// as having come this turn.
    #[inline]
    pub(super) fn temporary(&self) -> u8 {
        self.arrived | self.temporary
    }

    /// Ends the turn for the cards in play.
    pub(super) fn end_turn(&mut self, least: [i16; MAX_CARD_NUMBERS]) {
        self.arrived = 0;
        while self.temporary != 0 {
            let place = self.temporary.trailing_zeros() as usize % MAX_UNITS;
            self.temporary &= self.temporary - 1;
            for ((number, part), least) in self.units[place].iter_mut().zip(&mut self.this_turn[place]).zip(least) {
                let before = *number;
                if *part != 0 {
                    *number = short(i32::from(before) - i32::from(*part)).max(least.min(before));
                }
                *part = 0;
            }
        }
    }

    /// Returns the zone, and the index in it, of the card in play at index `place`.
    pub(super) fn unit_at(&self, place: u8, unit_zones: u8) -> (u8, u8) {
        let zone = (0..unit_zones).rev().find(|&zone| self.start(zone) <= usize::from(place)).unwrap_or(0);
        (zone, place.saturating_sub(self.starts[usize::from(zone & 7)]))
    }

    /// Removes the numbers of the card in play at index `place`.
    pub(super) fn drop_unit(&mut self, place: usize) {
        if place >= MAX_UNITS {
            return;
        }
        self.units.copy_within(place + 1.., place);
        self.units[MAX_UNITS - 1] = [0; MAX_CARD_NUMBERS];
        if self.temporary != 0 {
            self.this_turn.copy_within(place + 1.., place);
            self.this_turn[MAX_UNITS - 1] = [0; MAX_CARD_NUMBERS];
        }
        let below = (1_u8 << place) - 1;
        self.arrived = self.arrived & below | self.arrived >> 1 & !below;
        self.temporary = self.temporary & below | self.temporary >> 1 & !below;
    }

    /// Inserts the numbers of the card in play at index `place`; `units` cards are in play including this one.
    #[inline]
    pub(super) fn put_unit(&mut self, place: usize, unit: Unit, units: usize) {
        if place >= MAX_UNITS {
            return;
        }
        let units = units.min(MAX_UNITS);
        let below = (1_u8 << place) - 1;
        // Nearly always the card is the last one.
        if place + 1 < units {
            self.units.copy_within(place..units - 1, place + 1);
            self.this_turn.copy_within(place..units - 1, place + 1);
        }
        self.units[place] = unit.numbers;
        self.this_turn[place] = unit.this_turn;
        self.arrived = self.arrived & below | (self.arrived & !below) << 1 | u8::from(unit.arrived) << place;
        let temporary = unit.this_turn != [0; MAX_CARD_NUMBERS];
        self.temporary = self.temporary & below | (self.temporary & !below) << 1 | u8::from(temporary) << place;
    }
}

fn short(number: i32) -> i16 {
    i16::try_from(number.clamp(i16::MIN.into(), i16::MAX.into())).unwrap_or_default()
}
