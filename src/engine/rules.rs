//! The compiled ruleset: what a resolution looks up besides the cards, with every name replaced by its index.

use super::state::LIMBO;
use crate::ruleset::code::{Amount, Coder, Op};
use crate::ruleset::layout::{BOOK, Layout, PlayerNumber};
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_ZONES};
use crate::ruleset::term::{Owner, Term};
use crate::ruleset::{Capacity, CardTypeId, HeroNumberId, Ruleset, When, ZoneId};

/// The number of zones, including limbo.
const ZONES: usize = MAX_ZONES + 1;

/// A ruleset compiled for the engine.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The indexes of numbers and zones.
    pub layout: Layout,
    /// Counters by their index in the ruleset.
    pub counters: Vec<Counter>,
    /// The counters that are reset each turn: index and start value.
    pub(super) reset_each_turn: Vec<(u8, Amount)>,
    /// The least and greatest value of each number of a player, by its index.
    pub(super) bounds: [(i32, i32); MAX_PLAYER_NUMBERS],
    /// The rule for damage to a player.
    pub damage: Option<Damage>,
    /// The rule for cards in play.
    pub units: Option<Units>,
    /// Triggers by their index in the ruleset.
    pub triggers: Vec<Trigger>,
    /// The zones whose hidden cards can respond, by their indexes. Only there cards can be revealed.
    pub response_zones: Vec<u8>,
    /// The same zones as a bit mask.
    response_mask: u8,
    /// The capacity of each zone, by its index.
    capacities: [Option<Amount>; ZONES],
    /// A bit mask of plain zones: not in play, no responses, no limit. Moves between them need no further work.
    plain: u8,
    /// The least value of each number of a card, by its index in the ruleset. Health has none, because it falls below
    /// 0.
    pub(super) least: [i16; MAX_CARD_NUMBERS],
    /// Card types by their index in the ruleset.
    pub types: Vec<Type>,
    /// The hero numbers of a player without a hero: the greatest value if the number limits a zone, otherwise the
    /// least.
    pub heroless: Vec<(HeroNumberId, i32)>,
    /// The code of the ruleset's own terms.
    pub code: Box<[Op]>,
}

/// A counter and its bounds.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// Its index among a player's numbers.
    pub at: u8,
    /// The least value.
    pub min: i32,
    /// The greatest value.
    pub max: i32,
    /// The value at the start of a game.
    pub start: Amount,
    /// Whether it is reset each turn.
    pub this_turn: bool,
}

/// The rule for damage to a player; all fields are indexes of a player's numbers.
#[derive(Clone, Copy, Debug)]
pub struct Damage {
    /// The counter that damage reduces.
    pub to: u8,
    /// A number that reduces each damage.
    pub less: Option<u8>,
    /// A counter that reduces one damage and is then reset.
    pub once: Option<u8>,
    /// While this number is above 0, damage does not bring the counter below it.
    pub floor: Option<u8>,
    /// A counter that adds up the losses.
    pub taken: Option<u8>,
}

/// The rule for cards in play.
#[derive(Clone, Copy, Debug)]
pub struct Units {
    /// Index of the number that an attack deals.
    pub attack: u8,
    /// Index of the number that damage reduces.
    pub health: u8,
    /// Index of the zone of destroyed cards.
    pub destroyed_to: u8,
}

/// The event that a hidden card waits for.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// The kind of event.
    pub when: When,
    /// Whether the card's own player or the opponent causes or suffers it.
    pub of: Owner,
    /// The types of played cards that fire it; empty means all.
    pub types: Vec<CardTypeId>,
    /// Whether it fires before the played card resolves.
    pub before: bool,
}

/// The zones of a card type, by their indexes.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// The zone from which cards are played.
    pub from: Option<u8>,
    /// The zone to which played cards go.
    pub to: Option<u8>,
    /// The zone to which revealed cards go at the end of the turn.
    pub spent_to: Option<u8>,
    /// Whether played cards wait for a trigger instead of resolving.
    pub waits_for_trigger: bool,
}

impl Rules {
    /// Compiles a ruleset.
    pub fn new(rules: &Ruleset) -> Self {
        let layout = Layout::new(rules);
        let mut coder = Coder::default();
        let counters: Vec<Counter> = rules
            .counters
            .values()
            .zip(0_u8..)
            .map(|(counter, at)| Counter {
                at: layout.counter(crate::ruleset::CounterId(at)),
                min: counter.min.unwrap_or(i32::MIN),
                max: counter.max.unwrap_or(i32::MAX),
                start: coder.amount(&counter.start, &layout),
                this_turn: counter.this_turn,
            })
            .collect();
        let mut bounds = [(i32::MIN, i32::MAX); MAX_PLAYER_NUMBERS];
        for counter in &counters {
            if let Some(bound) = bounds.get_mut(usize::from(counter.at)) {
                *bound = (counter.min, counter.max);
            }
        }
        let mut capacities = [None; ZONES];
        for (capacity, &id) in capacities.iter_mut().zip(&layout.zone_at) {
            if let Capacity::AtMost(term) = &rules.zone(id).1.capacity {
                *capacity = Some(coder.amount(term, &layout));
            }
        }
        let damage = rules.damage.as_ref().map(|rule| Damage {
            to: layout.counter(rule.to),
            less: rule.less.map(|id| layout.quantity(id)),
            once: rule.once.map(|id| layout.counter(id)),
            floor: rule.floor.map(|id| layout.counter(id)),
            taken: rule.taken.map(|id| layout.counter(id)),
        });
        let units = rules.units.as_ref().map(|rule| Units {
            attack: rule.attack.0,
            health: rule.health.0,
            destroyed_to: layout.zone(rule.destroyed_to),
        });
        let mut least = [i16::MIN; MAX_CARD_NUMBERS];
        for ((least, number), at) in least.iter_mut().zip(rules.numbers.values()).zip(0_u8..) {
            if units.is_none_or(|units| units.health != at) {
                *least = i16::try_from((*number.range.start()).min(0)).unwrap_or(i16::MIN);
            }
        }
        let triggers = rules
            .triggers
            .values()
            .map(|trigger| Trigger {
                when: trigger.when,
                of: trigger.of,
                types: trigger.types.clone(),
                before: trigger.before,
            })
            .collect();
        let types = rules
            .card_types
            .values()
            .map(|card_type| Type {
                from: card_type.from.map(|id| layout.zone(id)),
                to: card_type.to.map(|id| layout.zone(id)),
                spent_to: card_type.spent_to.map(|id| layout.zone(id)),
                waits_for_trigger: card_type.has_trigger,
            })
            .collect();
        let response_zones: Vec<u8> =
            layout.zone_at.iter().filter(|&&id| rules.zone(id).1.reveals).map(|&id| layout.zone(id)).collect();
        let bits = |zones: &mut dyn Iterator<Item = u8>| zones.fold(0, |bits, zone| bits | 1 << (zone & 7));
        Self {
            response_mask: bits(&mut response_zones.iter().copied()),
            plain: 1 << LIMBO
                | bits(&mut (0..).zip(&layout.zone_at).filter(|(_, id)| is_plain(rules, **id)).map(|(zone, _)| zone)),
            layout,
            reset_each_turn: counters
                .iter()
                .filter(|counter| counter.this_turn)
                .map(|counter| (counter.at, counter.start))
                .collect(),
            counters,
            bounds,
            damage,
            units,
            triggers,
            response_zones,
            capacities,
            least,
            types,
            heroless: heroless(rules),
            code: coder.code.into(),
        }
    }

    /// Whether hidden cards respond from a zone.
    #[inline]
    pub(super) fn is_response_zone(&self, zone: u8) -> bool {
        self.response_mask >> (zone & 7) & 1 == 1
    }

    /// Whether a zone is plain: not in play, no responses, no limit.
    #[inline]
    pub(super) fn is_plain(&self, zone: u8) -> bool {
        self.plain >> (zone & 7) & 1 == 1
    }

    /// Returns the capacity of a zone, if it has one.
    #[inline]
    pub(super) fn capacity(&self, zone: u8) -> Option<Amount> {
        self.capacities[usize::from(zone) % ZONES]
    }

    /// Returns the least value of a card's number.
    #[inline]
    pub(super) fn least(&self, number: u8) -> i16 {
        self.least[usize::from(number) % MAX_CARD_NUMBERS]
    }

    /// Returns the numbers of a player before a game: the book and the hero's numbers. All others are 0.
    pub fn player_numbers(&self, book: i32, hero: &[i32]) -> [i32; MAX_PLAYER_NUMBERS] {
        let mut numbers = [0; MAX_PLAYER_NUMBERS];
        numbers[usize::from(BOOK)] = book;
        for (at, what) in self.layout.numbers.iter().enumerate() {
            if let PlayerNumber::Hero(id) = what {
                numbers[at] = hero.get(id.index()).copied().unwrap_or(0);
            }
        }
        numbers
    }
}

/// Whether a zone is plain: not in play, no responses, no limit.
pub(super) fn is_plain(rules: &Ruleset, zone: ZoneId) -> bool {
    let zone = rules.zone(zone).1;
    !zone.units && !zone.reveals && zone.capacity == Capacity::Unbounded
}

/// A player without a hero has the least value of each number, except that zones are as large as any hero's.
fn heroless(rules: &Ruleset) -> Vec<(HeroNumberId, i32)> {
    let mut bounds = Vec::new();
    for zone in rules.zones.values() {
        if let Capacity::AtMost(term) = &zone.capacity {
            term.visit(&mut |part| {
                if let Term::Hero(_, id) = part {
                    bounds.push(*id);
                }
            });
        }
    }
    rules
        .hero_numbers
        .values()
        .zip(0_u8..)
        .map(|(number, at)| {
            let id = HeroNumberId(at);
            let value = if bounds.contains(&id) { number.range.end() } else { number.range.start() };
            (id, i32::try_from(*value).unwrap_or(0))
        })
        .collect()
}
