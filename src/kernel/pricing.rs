//! What follows from the rules and printed cards alone, worked out once: prices, and what need not be looked at again.

use super::ids::{AbilityId, DefinitionId};
use super::lookup::{Kernel, SteadySum};
use super::rules::ability::{Ability, Row};
use super::rules::term::{Players, Selector, Term, Word};
use super::rules::{Definition, Game};
use crate::ruleset::term::{divide, round};

/// What a printed card costs as long as no sum adds to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price {
    pub usual: i32,
    /// The sums of continuous effects that it reads, one bit each.
    pub sums: u32,
}

/// Quantities inside quantities that are followed.
const DEPTH: u32 = 16;

impl Game {
    /// The price of a printed card if no sum adds to it; `None`: it depends on more than what is printed.
    pub(super) fn printed_price(&self, card: &Definition) -> Option<Price> {
        let (_, card_type) = self.card_types.get_index(card.card_type.index())?;
        let mut sums = 0;
        let usual = match &card_type.price {
            Some(price) => self.printed_value(price, card, DEPTH, &mut sums)?,
            None => 0,
        };
        Some(Price { usual, sums })
    }

    fn printed_value(&self, term: &Term, card: &Definition, depth: u32, sums: &mut u32) -> Option<i32> {
        let depth = depth.checked_sub(1)?;
        let mut value = |term: &Term| self.printed_value(term, card, depth, sums);
        Some(match term {
            Term::Constant(number) => *number,
            Term::Lever(id) => self.levers.get_index(id.index()).map_or(0, |(_, lever)| *lever),
            Term::OwnPrinted(id) | Term::Printed(Selector::It | Selector::This, id) => {
                card.numbers.get(id.index()).copied()?
            }
            Term::Quantity(Players::Own, id) => match &self.quantities.get_index(id.index())?.1.is {
                Some(is) => value(is)?,
                None => {
                    *sums |= 1 << id.index().min(31);
                    0
                }
            },
            Term::Arithmetic(operator, left, right) => operator.apply(value(left)?, value(right)?),
            Term::Divide(number, by) => divide(value(number)?, value(by)?),
            Term::Round(number, by) => round(value(number)?, value(by)?),
            Term::Compare(compare, left, right) => i32::from(compare.holds(value(left)?, value(right)?)),
            Term::And(left, right) => i32::from(value(left)? != 0 && value(right)? != 0),
            Term::Or(left, right) => i32::from(value(left)? != 0 || value(right)? != 0),
            Term::Not(test) => i32::from(value(test)? == 0),
            Term::If(test, yes, no) => {
                if value(test)? == 0 {
                    value(no)?
                } else {
                    value(yes)?
                }
            }
            Term::SameWord(Word::OwnType, Word::Constant(word)) => {
                let (_, card_type) = self.card_types.get_index(card.card_type.index())?;
                i32::from(card_type.word == *word)
            }
            _ => return None,
        })
    }

    /// Whether players use an ability.
    pub(super) fn is_for_players(&self, ability: AbilityId) -> bool {
        let ability = self.ability(ability);
        let Some((_, timing)) = self.timings.get_index(ability.timing.index()) else { return false };
        let way = ability.way.and_then(|way| self.ways.get_index(way.index())).map(|(_, way)| way);
        !timing.always && (timing.when.is_none() || way.is_some_and(|way| way.answers.is_some()))
    }

    /// Whether an ability that holds continuously adds the same to players as long as its card is in play.
    pub(super) fn is_steady(&self, ability: AbilityId) -> bool {
        let ability = self.ability(ability);
        let has_test = self.timings.get_index(ability.timing.index()).is_none_or(|(_, timing)| timing.test.is_some());
        let is_steady = |row: &Row| {
            let operation = self.operations.get_index(row.operation.index()).map(|(_, operation)| operation);
            row.conditions.is_empty()
                && row.target.is_none()
                && operation.is_some_and(|operation| {
                    let mut amounts = operation.adds_to_players.iter().map(|(_, amount)| amount);
                    operation.adds.is_empty()
                        && operation.gives.is_empty()
                        && amounts.all(|amount| matches!(amount, Term::Constant(_) | Term::Val))
                })
        };
        self.flow.silent.is_none() && !has_test && ability.rows.iter().all(is_steady)
    }

    /// What the steady abilities of a printed card add to players.
    pub(super) fn steady_sums(&self, card: &Definition) -> Box<[SteadySum]> {
        let is_always =
            |ability: &Ability| self.timings.get_index(ability.timing.index()).is_some_and(|(_, timing)| timing.always);
        let ids = card.abilities.iter().filter(|&&id| is_always(self.ability(id)) && self.is_steady(id));
        let rows = ids.flat_map(|&id| &self.ability(id).rows);
        let sums = rows.flat_map(|row| {
            let operation = self.operations.get_index(row.operation.index()).map(|(_, operation)| operation);
            let adds = operation.into_iter().flat_map(|operation| &operation.adds_to_players);
            adds.map(|(quantity, amount)| {
                let amount = if let Term::Constant(amount) = amount { *amount } else { row.val };
                SteadySum { who: row.who, quantity: *quantity, amount }
            })
        });
        sums.collect()
    }

    /// The counters that the ends of the match read, one bit each, and [`PILES`] if they read how many cards lie in zones;
    /// `None`: they read something else as well.
    pub(super) fn ending_counters(&self) -> Option<u32> {
        let mut mask = 0;
        let is_all = self.flow.ends.iter().all(|ending| reads_counters(&ending.test, DEPTH, &mut mask));
        is_all.then_some(mask)
    }

    /// The counters that ends or continuous effects read, one bit each.
    pub(super) fn watched_counters(&self) -> u32 {
        let of_ends = self.ending_counters().filter(|_| self.has_plain_ends());
        self.continuous_reads().counters | of_ends.unwrap_or(u32::MAX)
    }

    /// The states of cards that are counters, one bit each.
    pub(super) fn counting_states(&self) -> u32 {
        let counters = self.states.values().zip(0_u32..).filter(|(state, _)| state.counter);
        counters.fold(0, |mask, (_, at)| mask | 1_u32.checked_shl(at).unwrap_or(0))
    }

    /// What is left of a term in an effect of a printed card, where the card decides which of its branches counts.
    pub(super) fn of_card<'t>(&'t self, term: &'t Term, card: &Definition) -> &'t Term {
        let mut term = term;
        for _ in 0..DEPTH {
            let Term::If(test, yes, no) = term else { break };
            let mut sums = 0;
            term = match self.printed_value(test, card, DEPTH, &mut sums) {
                Some(_) if sums != 0 => break,
                Some(0) => no,
                Some(_) => yes,
                None => break,
            };
        }
        term
    }

    /// Whether the ends of the match are tests that [`is_plain`] describes.
    pub(super) fn has_plain_ends(&self) -> bool {
        self.flow.ends.iter().all(|ending| is_plain(&ending.test, DEPTH))
    }
}

impl Kernel {
    /// The price of a printed card if no sum adds to it; `None`: it depends on the position.
    pub(super) fn price(&self, card: DefinitionId) -> Option<Price> {
        self.plays.get(card.index())?.price()
    }
}

/// Beside the bits of counters: how many cards lie in zones.
pub(super) const PILES: u32 = 1 << 31;

/// Whether a test reads nothing but counters of players, whose bits are added to `mask`, and how many cards lie in zones.
fn reads_counters(term: &Term, depth: u32, mask: &mut u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    match term {
        Term::Constant(_) | Term::Lever(_) => true,
        Term::Counter(Players::Own | Players::Other, counter) => {
            *mask |= 1 << (counter.0 & 31);
            true
        }
        Term::Count(cards, None) | Term::Any(cards, None) => {
            *mask |= PILES;
            matches!(&**cards, Selector::Zones(Players::Own | Players::Other | Players::Both, _))
        }
        Term::Arithmetic(_, left, right)
        | Term::Compare(_, left, right)
        | Term::And(left, right)
        | Term::Or(left, right) => reads_counters(left, depth, mask) && reads_counters(right, depth, mask),
        Term::Not(test) => reads_counters(test, depth, mask),
        _ => false,
    }
}

/// Whether a test reads nothing but numbers of players, the turn, and how many cards lie in zones and what is on them, so
/// that it has the same value as long as the position is the same.
fn is_plain(term: &Term, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    let of = |players: &Players| !matches!(players, Players::Of(_));
    match term {
        Term::Constant(_)
        | Term::Turn
        | Term::Lever(_)
        | Term::Number(Selector::It, _)
        | Term::State(Selector::It, _)
        | Term::Arrived(Selector::It) => true,
        Term::IsActive(players)
        | Term::IsFirst(players)
        | Term::Turns(players)
        | Term::Counter(players, _)
        | Term::HeroNumber(players, _)
        | Term::Book(players) => of(players),
        Term::Count(cards, test) | Term::Any(cards, test) => {
            matches!(&**cards, Selector::Zones(players, _) if of(players))
                && test.as_ref().is_none_or(|test| is_plain(test, depth))
        }
        Term::Arithmetic(_, left, right)
        | Term::Divide(left, right)
        | Term::Round(left, right)
        | Term::Compare(_, left, right)
        | Term::And(left, right)
        | Term::Or(left, right) => is_plain(left, depth) && is_plain(right, depth),
        Term::Not(test) => is_plain(test, depth),
        Term::If(test, yes, no) => [test, yes, no].into_iter().all(|term| is_plain(term, depth)),
        _ => false,
    }
}
