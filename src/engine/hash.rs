//! A number for a whole state, pinned: two runs that agree in it have played the same game.

use super::generator::mix;
use super::state::{LIMBO, Side, State};
use super::table::Table;

/// The hash of a state: all that can matter to what happens next, cards by what they are.
pub fn hash(state: &State, table: &Table) -> u64 {
    let mut hash = 0x5345_535F_5354_4154_u64;
    let mut add = |bits: u64| hash = mix(hash ^ bits).wrapping_add(0x9E37_79B9_7F4A_7C15);
    add(state.generator.0);
    add(u64::from(state.turn));
    for side in Side::BOTH {
        let player = state.player(side);
        for &number in &player.numbers {
            add(u64::from(number.cast_unsigned()));
        }
        for zone in 0..=LIMBO {
            add(u64::from(player.count(zone)) << 8 | u64::from(zone));
            for (&card, at) in player.zone(zone).iter().zip(0_u8..) {
                add(table.card(card).fingerprint ^ u64::from(state.is_revealed(card)));
                if zone < table.rules.layout.unit_zones {
                    let unit = player.unit(zone, at);
                    for (&number, &this_turn) in unit.numbers.iter().zip(&unit.this_turn) {
                        add(u64::from(number.cast_unsigned()) << 16 | u64::from(this_turn.cast_unsigned()));
                    }
                    add(u64::from(unit.arrived));
                }
            }
        }
    }
    hash
}
