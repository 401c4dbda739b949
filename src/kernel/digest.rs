//! The hash of a position: equal positions have equal hashes on every machine.

use super::state::{Bearing, Card, CardId, Lasting, Outcome, Piles, Player, RowKey, Seat, State, Until};
use crate::base::mix;

/// Combines numbers; their order counts.
struct Sum(u64);

impl Sum {
    fn add(&mut self, bits: u64) {
        self.0 = (self.0 ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    /// Numbers of 16 bits, four at a time.
    fn add_all(&mut self, numbers: &[i16]) {
        for four in numbers.chunks(4) {
            self.add(four.iter().fold(0, |bits, number| bits << 16 | u64::from(number.cast_unsigned())));
        }
    }

    /// Numbers of 8 bits, eight at a time.
    fn add_bytes(&mut self, bytes: impl ExactSizeIterator<Item = u8>) {
        self.add(bytes.len() as u64);
        let (mut word, mut count) = (0, 0);
        for byte in bytes {
            word = word << 8 | u64::from(byte);
            count += 1;
            if count == 8 {
                self.add(word);
                (word, count) = (0, 0);
            }
        }
        if count > 0 {
            self.add(word);
        }
    }

    fn add_player(&mut self, player: &Player) {
        let Player { counters, hero, book, hero_card, piles, turns, skips, taken } = player;
        for pair in counters.chunks(2).chain(hero.chunks(2)) {
            self.add(pair.iter().fold(0, |bits, number| bits << 32 | u64::from(number.cast_unsigned())));
        }
        self.add(u64::from(book.cast_unsigned()) | option(hero_card.map(|card| card.0)) << 32);
        self.add_piles(piles);
        self.add(u64::from(*turns));
        self.add_bytes(skips.iter().copied());
        for four in taken.chunks(4) {
            self.add(four.iter().fold(0, |bits, &taken| bits << 16 | u64::from(taken)));
        }
    }

    fn add_piles(&mut self, piles: &Piles) {
        for pile in piles.iter() {
            self.add_bytes(pile.as_slice().iter().map(|card| card.0));
        }
    }

    fn add_card(&mut self, card: &Card) {
        let Card { definition, owner, side, zone, is_made, is_revealed, known, moves, origin, host, subtype, .. } =
            card;
        let Card { numbers, counters, marks, given, lost, .. } = card;
        let flags = u64::from(owner.0 & 1)
            | u64::from(side.0 & 1) << 1
            | u64::from(*is_made) << 2
            | u64::from(*is_revealed) << 3
            | u64::from(*known) << 4;
        self.add(flags | u64::from(zone.0) << 16 | option(host.map(|card| u16::from(card.0))) << 32);
        self.add(u64::from(definition.0) | u64::from(*moves) << 16 | option(subtype.map(|word| word.0)) << 32);
        self.add(u64::from(*origin) | u64::from(*marks) << 32);
        self.add_all(numbers);
        self.add_all(counters);
        self.add(*given);
        self.add(*lost);
    }

    fn add_bearing(&mut self, bearing: &Bearing) {
        let Bearing { card, until: Until(until), what } = bearing;
        let what = match *what {
            Lasting::Part(number, part) => 1 | u64::from(number.0) << 8 | u64::from(part.cast_unsigned()) << 32,
            Lasting::Word(word) => 2 | u64::from(word.0) << 8,
            Lasting::Mark(state) => 3 | u64::from(state.0) << 8,
            Lasting::Arrived => 4,
            Lasting::Guard(word, row) => {
                let row = row.map_or(0, |(ability, row)| 1 << 24 | u64::from(ability.0) << 8 | u64::from(row));
                5 | u64::from(word.0) << 8 | row << 32
            }
        };
        self.add(u64::from(card.0) | u64::from(*until) << 8);
        self.add(what);
    }

    fn add_cards(&mut self, cards: &[(CardId, u16)]) {
        self.add(cards.len() as u64);
        for &(card, moves) in cards {
            self.add(u64::from(card.0) | u64::from(moves) << 8);
        }
    }
}

/// A number that may be missing; 17 bits.
fn option(number: Option<u16>) -> u64 {
    number.map_or(0, |number| 1 << 16 | u64::from(number))
}

fn row_key(key: RowKey) -> u64 {
    u64::from(key.origin) | u64::from(key.row.0) << 16
}

fn seat(seat: Option<Seat>) -> u64 {
    seat.map_or(0, |seat| 1 + u64::from(seat.0 & 1))
}

impl State {
    /// The hash of all that belongs to the position.
    pub fn hash(&self) -> u64 {
        let Self { chance, players, cards, bearing, held, held_cards, grants, used, row_states, origins, .. } = self;
        let mut sum = Sum(chance.0);
        for player in players {
            sum.add_player(player);
        }
        for count in [cards.len(), bearing.len(), held.len(), grants.len(), used.len(), row_states.len(), origins.len()]
        {
            sum.add(count as u64);
        }
        cards.iter().for_each(|card| sum.add_card(card));
        bearing.iter().for_each(|bearing| sum.add_bearing(bearing));
        for held in held {
            let chosen = held.chosen.map_or(0, |(from, to)| 1 << 16 | u64::from(from) << 8 | u64::from(to));
            let row = u64::from(held.source.0) | u64::from(held.row) << 8 | u64::from(held.ability.0) << 16;
            sum.add(row | chosen << 32);
        }
        sum.add_cards(held_cards);
        for grant in grants {
            let what = u64::from(grant.ability.0) << 16 | u64::from(grant.origin) << 32;
            sum.add(u64::from(grant.card.0) | u64::from(grant.slot) << 8 | what);
        }
        for used in used {
            sum.add(u64::from(used.card.0) | u64::from(used.slot) << 8 | u64::from(used.this_turn) << 16);
        }
        for states in row_states {
            sum.add(row_key(states.key));
            sum.add_all(&states.values);
        }
        origins.iter().for_each(|&key| sum.add(row_key(key)));
        let Self { next_origin, roles, turn, round, active, opener, phase, has_begun, .. } = self;
        for role in roles {
            sum.add_cards(role.cards());
        }
        sum.add(u64::from(*turn) | u64::from(*round) << 16 | u64::from(*next_origin) << 32);
        let Self { over, extra, left, done, winners, losers, .. } = self;
        let over = match over {
            None => 0,
            Some(Outcome::Draw) => 1,
            Some(Outcome::Won(winner)) => 2 + u64::from(winner.0 & 1),
        };
        let turn = u64::from(active.0 & 1) | u64::from(opener.0 & 1) << 1 | u64::from(*has_begun) << 2;
        sum.add(
            turn | seat(*extra) << 4 | over << 8 | u64::from(phase.0) << 16 | u64::from(left.cast_unsigned()) << 32,
        );
        sum.add(*done);
        sum.add(u64::from(*winners) | u64::from(*losers) << 8);
        mix(sum.0)
    }
}
