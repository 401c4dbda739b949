//! Where the numbers and zones of a game stand in the engine's state: every name becomes a place once, ahead of the game.

use super::limits::{MAX_PLAYER_NUMBERS, MAX_TALLIES};
use super::vocabulary::{CounterId, HeroNumberId, QuantityId, Ruleset, TallyId, ZoneId};

/// The place of the book of a player's hero among the player's numbers.
pub const BOOK: u8 = 0;
/// The place of the row's value among the numbers of a resolution.
pub const VAL: u8 = 0;
/// The place of the card's book among the numbers of a resolution.
pub const CARD_BOOK: u8 = 1;
/// Where the fixed quantities begin among the numbers of a resolution.
const FIXED: u8 = 2;

/// The places of a game's names.
#[derive(Clone, Debug)]
pub struct Layout {
    heroes: u8,
    quantities: Vec<u8>,
    zones: Vec<u8>,
    /// The zones whose cards are in play; their places come first.
    pub unit_zones: u8,
    /// What stands at each place of a player's numbers.
    pub numbers: Vec<PlayerNumber>,
    /// The zone at each place.
    pub zone_at: Vec<ZoneId>,
    /// The quantity at each place of the fixed ones.
    pub fixed: Vec<QuantityId>,
}

/// What a number of a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerNumber {
    /// The book of the hero.
    Book,
    /// A counter.
    Counter(CounterId),
    /// A number of the hero.
    Hero(HeroNumberId),
    /// What the passives add up to.
    Sum(QuantityId),
}

impl Layout {
    /// Lays out a ruleset that keeps to the limits.
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

    /// The place of a counter among a player's numbers.
    pub fn counter(&self, id: CounterId) -> u8 {
        1 + id.0
    }

    /// The place of a hero number among a player's numbers.
    pub fn hero(&self, id: HeroNumberId) -> u8 {
        self.heroes + id.0
    }

    /// The place of a sum of passives among a player's numbers, or of a fixed quantity among those of a resolution.
    pub fn quantity(&self, id: QuantityId) -> u8 {
        self.quantities.get(id.index()).copied().unwrap_or_default()
    }

    /// The place of a zone.
    pub fn zone(&self, id: ZoneId) -> u8 {
        self.zones.get(id.index()).copied().unwrap_or_default()
    }

    /// The place of a tally.
    pub fn tally(&self, id: TallyId) -> u8 {
        id.0.min(place(MAX_TALLIES - 1))
    }

    /// The fixed quantity at a place among the numbers of a resolution.
    pub fn fixed_at(&self, place: u8) -> Option<QuantityId> {
        self.fixed.get(usize::from(place.checked_sub(FIXED)?)).copied()
    }
}

/// The indices of a table.
fn indices(entries: usize) -> impl Iterator<Item = u8> {
    0..place(entries)
}

/// A place as a byte; the limits keep every table far below 256.
fn place(at: usize) -> u8 {
    debug_assert!(at <= 250.max(MAX_PLAYER_NUMBERS), "the limits are checked when a ruleset is read");
    u8::try_from(at).unwrap_or(u8::MAX)
}
