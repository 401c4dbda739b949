//! The limits of a ruleset, which exist because the engine's state has a fixed size.

use super::vocabulary::{Capacity, Ruleset};
use crate::base::{Code, Diagnostic};
use crate::message;

/// Numbers that expressions read of one player: the book, counters, hero numbers and sums of passives.
pub const MAX_PLAYER_NUMBERS: usize = 32;
/// Zones of one player.
pub const MAX_ZONES: usize = 7;
/// Numbers of a card.
pub const MAX_CARD_NUMBERS: usize = 4;
/// Cards of one player that can be in play.
pub const MAX_UNITS: usize = 8;
/// Counts kept during one resolution.
pub const MAX_TALLIES: usize = 4;
/// Quantities that are fixed when a resolution starts.
pub const MAX_FIXED: usize = 8;

/// Reports the limits that a ruleset exceeds.
pub fn check(rules: &Ruleset, problems: &mut Vec<Diagnostic>) {
    let sums = rules.quantities.values().filter(|quantity| quantity.is.is_none()).count();
    let fixed = rules.quantities.values().filter(|quantity| quantity.is.is_some() && quantity.fixed).count();
    let numbers = 1 + rules.counters.len() + rules.hero_numbers.len() + sums;
    let limits = [
        ("/counters", "counters, hero_numbers, quantities", numbers - 1, MAX_PLAYER_NUMBERS - 1),
        ("/zones", "zones", rules.zones.len(), MAX_ZONES),
        ("/numbers", "numbers", rules.numbers.len(), MAX_CARD_NUMBERS),
        ("/tallies", "tallies", rules.tallies.len(), MAX_TALLIES),
        ("/quantities", "quantities", fixed, MAX_FIXED),
    ];
    for (pointer, tables, found, most) in limits {
        if found > most {
            let message = message!("problem-too-many-entries", tables = tables, count = found, most = most);
            problems.push(Diagnostic::new(Code::RulesetConflict, pointer, message));
        }
    }
    for (at, (name, zone)) in rules.zones.iter().enumerate() {
        let unbounded = zone.units && zone.capacity == Capacity::Unbounded;
        if unbounded {
            let message = message!("problem-zone-capacity", zone = name, most = MAX_UNITS);
            problems.push(Diagnostic::new(Code::RulesetConflict, format!("/zones/{at}"), message));
        }
        if zone.units && rules.units.is_none() {
            let message = message!("problem-zone-units", zone = name);
            problems.push(Diagnostic::new(Code::RulesetConflict, format!("/zones/{at}"), message));
        }
    }
}
