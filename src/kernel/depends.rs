//! Which counters and states continuous effects read: what they add is worked out again only when one of those changes.

use super::ids::CounterId;
use super::rules::Game;
use super::rules::ability::{Ability, ConditionUse, FilterUse, Row, Target, Tests};
use super::rules::term::{Players, Selector, Term, Word};
use super::state::ARRIVED;

/// Quantities within quantities.
const DEPTH: u32 = 16;

/// What continuous effects read, besides what always counts: where cards lie, their numbers and words, and the turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reads {
    /// Counters of players, one bit each.
    pub counters: u32,
    /// Marks and counters of cards by the number of the state, one bit each, and [`ARRIVED`].
    pub states: u32,
}

impl Reads {
    const ALL: Self = Self { counters: u32::MAX, states: u32::MAX };

    /// Whether a counter of players is read.
    pub fn counter(self, counter: CounterId) -> bool {
        self.counters >> (counter.0 & 31) & 1 == 1
    }
}

impl Game {
    /// What continuous effects read.
    pub(super) fn continuous_reads(&self) -> Reads {
        let mut reads = Reads::default();
        for rule in &self.flow.always {
            let amounts = rule.adds.iter().map(|(_, amount)| amount);
            let of_players = rule.adds_to_players.iter().map(|(_, amount)| amount);
            amounts.chain(of_players).chain(&rule.test).for_each(|term| self.note_reads(term, DEPTH, &mut reads));
        }
        let tests = self.timings.values().filter(|timing| timing.always).filter_map(|timing| timing.test.as_ref());
        tests.chain(&self.flow.silent).for_each(|term| self.note_reads(term, DEPTH, &mut reads));
        for ability in &self.abilities {
            ability.rows.iter().for_each(|row| self.read_row(ability, row, &mut reads));
        }
        reads
    }

    /// What a row of an ability reads if it can hold continuously.
    fn read_row(&self, ability: &Ability, row: &Row, reads: &mut Reads) {
        let operation = self.operations.get_index(row.operation.index()).map(|(_, operation)| operation);
        let Some(operation) = operation.filter(|operation| operation.is_continuous()) else { return };
        // Where an ability aims as a whole, the conditions of its first row decide for all.
        if let Some(first) = ability.rows.first() {
            self.read_conditions(&first.conditions, reads);
        }
        let amounts = operation.adds.iter().map(|(_, amount)| amount);
        let of_players = operation.adds_to_players.iter().map(|(_, amount)| amount);
        let terms = amounts.chain(of_players).chain(&operation.fits);
        terms.for_each(|term| self.note_reads(term, DEPTH, reads));
        self.read_conditions(&row.conditions, reads);
        if let Some(target) = row.target {
            self.read_target(self.target(target), reads);
        }
        if let Some(against) = &row.against {
            self.read_filters(&against.filters, reads);
        }
    }

    fn read_conditions(&self, tests: &Tests<ConditionUse>, reads: &mut Reads) {
        tests.each(&mut |condition| {
            self.read_filters(&condition.filters, reads);
            let entry = self.conditions.get_index(condition.condition.index()).map(|(_, entry)| entry);
            if let Some(holds) = entry.and_then(|entry| entry.holds.as_ref()) {
                self.note_reads(holds, DEPTH, reads);
            }
            let targets = entry.and_then(|entry| entry.to.as_deref()).into_iter();
            for target in targets.chain(condition.cards.map(|cards| self.target(cards))) {
                self.read_target(target, reads);
            }
        });
    }

    fn read_target(&self, target: &Target, reads: &mut Reads) {
        self.read_filters(&target.filters, reads);
        if target.of.as_ref().is_some_and(|of| !is_plain(of)) || target.default.is_some() {
            *reads = Reads::ALL;
        }
    }

    fn read_filters(&self, tests: &Tests<FilterUse>, reads: &mut Reads) {
        tests.each(&mut |filter| {
            if let Some((_, entry)) = self.filters.get_index(filter.filter.index()) {
                self.note_reads(&entry.holds, DEPTH, reads);
            }
        });
    }

    /// What a term reads; everything, where that is not easily seen.
    fn note_reads(&self, term: &Term, depth: u32, reads: &mut Reads) {
        let Some(depth) = depth.checked_sub(1) else {
            *reads = Reads::ALL;
            return;
        };
        let mut read = |terms: &[&Term]| terms.iter().for_each(|term| self.note_reads(term, depth, reads));
        let is_known = match term {
            Term::Constant(_)
            | Term::Val
            | Term::Param
            | Term::Turn
            | Term::Did
            | Term::Lever(_)
            | Term::OwnPrinted(_)
            | Term::RowParameter(_) => true,
            Term::IsActive(players) | Term::IsFirst(players) | Term::Turns(players) => is_player(players),
            Term::Counter(players, counter) => {
                reads.counters |= 1 << (counter.0 & 31);
                is_player(players)
            }
            Term::State(of, state) => {
                reads.states |= 1 << (state.0 & 31);
                is_plain(of)
            }
            Term::Arrived(of) => {
                reads.states |= ARRIVED;
                is_plain(of)
            }
            Term::Number(of, _) | Term::Printed(of, _) => is_plain(of),
            Term::Has(of, word) => is_plain(of) && is_word(word),
            Term::SameWord(left, right) => is_word(left) && is_word(right),
            Term::CardsIn(left, right) | Term::SameCards(left, right) => is_plain(left) && is_plain(right),
            Term::WordIn(word, of, _) => is_word(word) && is_plain(of),
            Term::OneOf(word, _) => is_word(word),
            Term::Quantity(Players::Own, id) => {
                let quantity = self.quantities.get_index(id.index()).map(|(_, quantity)| quantity);
                quantity.and_then(|quantity| quantity.is.as_ref()).into_iter().for_each(|is| read(&[is]));
                true
            }
            Term::Count(of, test) | Term::Any(of, test) => {
                if let Some(test) = test {
                    read(&[test]);
                }
                is_plain(of)
            }
            Term::Sum(of, term) => {
                read(&[term]);
                is_plain(of)
            }
            Term::Not(test) => {
                read(&[test]);
                true
            }
            Term::And(left, right)
            | Term::Or(left, right)
            | Term::Compare(_, left, right)
            | Term::Arithmetic(_, left, right)
            | Term::Divide(left, right)
            | Term::Round(left, right) => {
                read(&[left, right]);
                true
            }
            Term::If(test, yes, no) => {
                read(&[test, yes, no]);
                true
            }
            _ => false,
        };
        if !is_known {
            *reads = Reads::ALL;
        }
    }
}

/// Whether a selector reads nothing but where cards lie.
fn is_plain(of: &Selector) -> bool {
    match of {
        // The filters at hand are those of the row or the condition, which are counted.
        Selector::None | Selector::It | Selector::This | Selector::Param | Selector::Role(_) => true,
        Selector::Players(players) | Selector::Zones(players, _) => is_player(players),
        Selector::Fitting(of) | Selector::Under(of) | Selector::Worn(of) | Selector::HostOf(of) => is_plain(of),
        _ => false,
    }
}

fn is_player(players: &Players) -> bool {
    !matches!(players, Players::Of(_))
}

fn is_word(word: &Word) -> bool {
    match word {
        Word::Constant(_) | Word::OfRow | Word::Param | Word::Setting(_) => true,
        Word::Type(of) | Word::Class(of) | Word::Id(of) | Word::Zone(of) => is_plain(of),
        _ => false,
    }
}
