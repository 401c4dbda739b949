//! A ruleset with every name a place: what a resolution looks up besides the cards.

use super::state::LIMBO;
use crate::ruleset::code::{Amount, Coder, Op};
use crate::ruleset::layout::{BOOK, Layout, PlayerNumber};
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_ZONES};
use crate::ruleset::term::{Owner, Term};
use crate::ruleset::{Capacity, CardTypeId, HeroNumberId, Ruleset, When, ZoneId};

/// Places of zones, with the one of the card that is being played.
const ZONES: usize = MAX_ZONES + 1;

/// A ruleset ready for the engine.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Where everything stands.
    pub layout: Layout,
    /// Counters by their place in the ruleset.
    pub counters: Vec<Counter>,
    /// The counters that start anew each turn: the place, and with what they start.
    pub(super) passing: Vec<(u8, Amount)>,
    /// The least and the most of each number of a player, by its place.
    pub(super) bounds: [(i32, i32); MAX_PLAYER_NUMBERS],
    /// How damage to a player works.
    pub damage: Option<Damage>,
    /// How cards in play live and die.
    pub units: Option<Units>,
    /// Triggers by their place in the ruleset.
    pub triggers: Vec<Trigger>,
    /// The zones, by their places, whose cards can answer: they remember what was revealed.
    pub answering: Vec<u8>,
    /// The same, a bit each.
    answers_from: u8,
    /// How many cards fit into each zone, by its place.
    capacities: [Option<Amount>; ZONES],
    /// The zones that nothing looks at but for their cards: not in play, not answering, without a limit; a bit each.
    plain: u8,
    /// The least that each number of a card can become, by its place in the ruleset; the health has none.
    pub(super) least: [i16; MAX_CARD_NUMBERS],
    /// Card types by their place in the ruleset.
    pub types: Vec<Type>,
    /// The hero number at each place, least value first, then the most where it bounds a zone: a player without a hero.
    pub heroless: Vec<(HeroNumberId, i32)>,
    /// The steps of the rules' own terms.
    pub code: Box<[Op]>,
}

/// A counter's bounds.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// Its place among a player's numbers.
    pub at: u8,
    /// It does not fall below this.
    pub min: i32,
    /// It does not rise above this.
    pub max: i32,
    /// Its value at the start.
    pub start: Amount,
    /// Whether it starts anew each turn.
    pub this_turn: bool,
}

/// How damage to a player works, by places among the player's numbers.
#[derive(Clone, Copy, Debug)]
pub struct Damage {
    /// The counter that falls.
    pub to: u8,
    /// What takes from each damage.
    pub less: Option<u8>,
    /// What takes from one damage, and is then used up.
    pub once: Option<u8>,
    /// While above 0, damage does not bring the counter below it.
    pub floor: Option<u8>,
    /// Adds up what was lost.
    pub taken: Option<u8>,
}

/// How cards in play live and die.
#[derive(Clone, Copy, Debug)]
pub struct Units {
    /// The place of the number that an attack deals.
    pub attack: u8,
    /// The place of the number that damage takes from.
    pub health: u8,
    /// The place of the zone of destroyed cards.
    pub destroyed_to: u8,
}

/// What a hidden card waits for.
#[derive(Clone, Debug)]
pub struct Trigger {
    /// What sets it off.
    pub when: When,
    /// Who does or suffers it.
    pub of: Owner,
    /// The types of cards whose play sets it off; empty for all.
    pub types: Vec<CardTypeId>,
    /// Whether the answer comes before the played card resolves.
    pub before: bool,
}

/// Where cards of a type come from and go to, by places of zones.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Where they are played from.
    pub from: Option<u8>,
    /// Where they go when played.
    pub to: Option<u8>,
    /// Where they go when the turn in which they were revealed ends.
    pub spent_to: Option<u8>,
    /// Whether they wait instead of resolving when played.
    pub waits: bool,
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
                waits: card_type.has_trigger,
            })
            .collect();
        let answering: Vec<u8> =
            layout.zone_at.iter().filter(|&&id| rules.zone(id).1.reveals).map(|&id| layout.zone(id)).collect();
        let bits = |zones: &mut dyn Iterator<Item = u8>| zones.fold(0, |bits, zone| bits | 1 << (zone & 7));
        Self {
            answers_from: bits(&mut answering.iter().copied()),
            plain: 1 << LIMBO
                | bits(&mut (0..).zip(&layout.zone_at).filter(|(_, id)| is_plain(rules, **id)).map(|(zone, _)| zone)),
            layout,
            passing: counters
                .iter()
                .filter(|counter| counter.this_turn)
                .map(|counter| (counter.at, counter.start))
                .collect(),
            counters,
            bounds,
            damage,
            units,
            triggers,
            answering,
            capacities,
            least,
            types,
            heroless: heroless(rules),
            code: coder.code.into(),
        }
    }

    /// Whether cards answer from a zone.
    #[inline]
    pub(super) fn answers_from(&self, zone: u8) -> bool {
        self.answers_from >> (zone & 7) & 1 == 1
    }

    /// Whether nothing looks at a zone but for its cards: not in play, not answering, without a limit.
    #[inline]
    pub(super) fn is_plain(&self, zone: u8) -> bool {
        self.plain >> (zone & 7) & 1 == 1
    }

    /// How many cards fit into a zone, if there is a limit.
    #[inline]
    pub(super) fn capacity(&self, zone: u8) -> Option<Amount> {
        self.capacities[usize::from(zone) % ZONES]
    }

    /// The least that a number of a card can become.
    #[inline]
    pub(super) fn least(&self, number: u8) -> i16 {
        self.least[usize::from(number) % MAX_CARD_NUMBERS]
    }

    /// The numbers of a player before a game: the book, the hero's numbers in the ruleset's order, nothing else yet.
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

/// Whether nothing looks at a zone but for its cards: not in play, not answering, without a limit.
pub(super) fn is_plain(rules: &Ruleset, zone: ZoneId) -> bool {
    let zone = rules.zone(zone).1;
    !zone.units && !zone.reveals && zone.capacity == Capacity::Unbounded
}

/// A player without a hero has the least of every number, but zones as wide as any hero's.
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
