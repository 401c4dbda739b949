//! The hash of a state. Do not change it: equal hashes show that two runs played the same game.

use super::state::{LIMBO, Side, State};
use super::table::Table;
use crate::base::mix;

/// Combines numbers: the multiplication carries each bit upwards, the rotation brings the upper bits down, and [`mix`]
/// finishes the sum.
struct Sum(u64);

impl Sum {
    #[inline]
    fn add(&mut self, bits: u64) {
        self.0 = (self.0 ^ bits).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}

/// Hashes everything that can influence the rest of the game. Cards count by their fingerprints.
pub fn hash(state: &State, table: &Table) -> u64 {
    let mut sum = Sum(0x5345_535F_5354_4154);
    sum.add(state.generator.0);
    sum.add(u64::from(state.turn));
    let revealed = state.has_revealed();
    for side in Side::BOTH {
        let player = state.player(side);
        for pair in player.numbers.as_chunks::<2>().0 {
            let [one, other] = pair.map(|number| u64::from(number.cast_unsigned()));
            sum.add(one << 32 | other);
        }
        for zone in 0..=LIMBO {
            sum.add(u64::from(player.count(zone)) << 8 | u64::from(zone));
            for &card in player.zone(zone) {
                sum.add(table.fact(card).fingerprint ^ u64::from(revealed && state.is_revealed(card)));
            }
            for at in (0..player.count(zone)).filter(|_| zone < table.rules.layout.unit_zones) {
                let unit = player.unit(zone, at);
                for (&number, &this_turn) in unit.numbers.iter().zip(&unit.this_turn) {
                    sum.add(u64::from(number.cast_unsigned()) << 16 | u64::from(this_turn.cast_unsigned()));
                }
                sum.add(u64::from(unit.arrived));
            }
        }
    }
    mix(sum.0)
}
