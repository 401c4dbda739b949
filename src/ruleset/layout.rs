//! The indices of a game's numbers and zones in the engine's state. Names are replaced by indices once, before any
//! game.

use super::limits::{MAX_PLAYER_NUMBERS, MAX_TALLIES};
use super::vocabulary::{CounterId, HeroNumberId, QuantityId, Ruleset, TallyId, ZoneId};

/// The index of the hero's book in a player's numbers.
pub const BOOK: u8 = 0;
/// The index of the row's value in the numbers of a resolution.
pub const VAL: u8 = 0;
/// The index of the card's book in the numbers of a resolution.
pub const CARD_BOOK: u8 = 1;
/// The index of the first fixed quantity in the numbers of a resolution.
const FIXED: u8 = 2;

/// The indices of a game's names.
#[derive(Clone, Debug)]
pub struct Layout {
    heroes: u8,
    quantities: Vec<u8>,
    zones: Vec<u8>,
    /// The number of zones whose cards are in play; their indices come first.
    pub unit_zones: u8,
    /// The meaning of each of a player's numbers.
    pub numbers: Vec<PlayerNumber>,
    /// The zones in the order of their indices.
    pub zone_at: Vec<ZoneId>,
    /// The fixed quantities in the order of their indices.
    pub fixed: Vec<QuantityId>,
}

/// The meaning of a number of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerNumber {
    /// The book of the hero.
    Book,
    /// A counter.
    Counter(CounterId),
    /// A number of the hero.
    Hero(HeroNumberId),
    /// The sum of passives.
    Sum(QuantityId),
}

impl Layout {
    /// Computes the indices for a ruleset that is within the limits.
    pub fn new(rules: &Ruleset) -> Self {
        let mut numbers = vec![PlayerNumber::Book];
        numbers.extend(indices(rules.counters.len()).map(|at| PlayerNumber::Counter(CounterId(at))));
        let heroes = place(numbers.len());
        numbers.extend(indices(rules.hero_numbers.len()).map(|at| PlayerNumber::Hero(HeroNumberId(at))));
        let mut fixed = Vec::new();
        let quantities = indices(rules.quantities.len())
            .zip(rules.quantities.values())
            .map(|(at, quantity)| match &quantity.is {
                None => {
                    numbers.push(PlayerNumber::Sum(QuantityId(at)));
                    place(numbers.len() - 1)
                }
                Some(_) if quantity.fixed => {
                    fixed.push(QuantityId(at));
                    FIXED + place(fixed.len() - 1)
                }
                Some(_) => 0,
            })
            .collect();
        let mut zone_at: Vec<ZoneId> = indices(rules.zones.len()).map(ZoneId).collect();
        zone_at.sort_by_key(|&id| !rules.zone(id).1.units);
        let zones = indices(rules.zones.len())
            .map(|at| place(zone_at.iter().position(|id| id.0 == at).unwrap_or_default()))
            .collect();
        let unit_zones = place(rules.zones.values().filter(|zone| zone.units).count());
        Self { heroes, quantities, zones, unit_zones, numbers, zone_at, fixed }
    }

    /// The index of a counter in a player's numbers.
    pub fn counter(&self, id: CounterId) -> u8 {
        1 + id.0
    }

    /// The index of a hero number in a player's numbers.
    pub fn hero(&self, id: HeroNumberId) -> u8 {
        self.heroes + id.0
    }

    /// The index of a sum of passives in a player's numbers, or of a fixed quantity in those of a resolution.
    pub fn quantity(&self, id: QuantityId) -> u8 {
        self.quantities.get(id.index()).copied().unwrap_or_default()
    }

    /// The index of a zone.
    pub fn zone(&self, id: ZoneId) -> u8 {
        self.zones.get(id.index()).copied().unwrap_or_default()
    }

    /// The index of a tally.
    pub fn tally(&self, id: TallyId) -> u8 {
        id.0.min(place(MAX_TALLIES - 1))
    }

    /// The fixed quantity at an index of the numbers of a resolution.
    pub fn fixed_at(&self, place: u8) -> Option<QuantityId> {
        self.fixed.get(usize::from(place.checked_sub(FIXED)?)).copied()
    }
}

/// The indices of a table.
fn indices(entries: usize) -> impl Iterator<Item = u8> {
    0..place(entries)
}

/// An index as a byte; the limits keep every table below 256.
fn place(at: usize) -> u8 {
    debug_assert!(at <= 250.max(MAX_PLAYER_NUMBERS), "the limits are checked when a ruleset is read");
    u8::try_from(at).unwrap_or(u8::MAX)
}
