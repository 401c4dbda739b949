//! What results of games of format 1 keep from when their match was written in Rust: the hash of a position, by which games
//! of any version are compared. Do not change it.

use crate::base::mix;
use crate::engine::Library;
use crate::kernel::ids::{CounterId, LIMBO, NumberId, PhaseId, QuantityId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::term::{Players, Term};
use crate::kernel::state::{CardId, Lasting, Outcome, Seat, State};
use crate::kernel::{Kernel, Workspace};
use crate::ruleset::Ruleset;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS};

/// Zones in the hash, limbo last.
const ZONES: usize = 8;
const PRIME: u64 = 0x9E37_79B9_7F4A_7C15;

/// The hash of positions of one game.
#[derive(Clone, Debug)]
pub struct Form1 {
    /// What identifies a card, by definition: with the rows that Legacy adds, and without them.
    fingerprints: [Vec<u64>; 2],
    /// The counters of players.
    counters: Vec<CounterId>,
    /// How many numbers heroes have.
    heroes: usize,
    /// The sums of continuous effects.
    sums: Vec<Term>,
    /// The zones, those in play first.
    zones: Vec<ZoneId>,
    /// The counter that only the match has: until when the hero's ability waits.
    waits: Option<CounterId>,
    /// The phases in which players act.
    phases: Vec<PhaseId>,
}

impl Form1 {
    /// Of a game, and its cards with and without the rows that Legacy adds.
    pub fn new(rules: &Ruleset, game: &Game, libraries: [&Library; 2]) -> Self {
        let fingerprints = libraries.map(|library| {
            let of = |id| library.cards.get(game.word(id)).map_or(0, |card| card.fingerprint);
            game.definitions.iter().map(|definition| of(definition.id)).collect()
        });
        let (counters, others): (Vec<CounterId>, Vec<CounterId>) = (0..game.counters.len())
            .filter_map(CounterId::at)
            .partition(|id| game.counters.get_index(id.index()).is_some_and(|(id, _)| rules.counters.contains_key(id)));
        let quantities = game.quantities.values().enumerate().filter(|(_, quantity)| quantity.is.is_none());
        let sums = quantities.filter_map(|(at, _)| Some(Term::Quantity(Players::Own, QuantityId::at(at)?)));
        let is_in_play = |zone: &ZoneId| game.zones.get_index(zone.index()).is_some_and(|(_, zone)| zone.units);
        let mut zones: Vec<ZoneId> = (0..game.zones.len()).filter_map(ZoneId::at).collect();
        zones.sort_by_key(|zone| !is_in_play(zone));
        let phases = game.flow.phases.values().enumerate().filter(|(_, phase)| phase.actions.is_some());
        Self {
            fingerprints,
            counters,
            heroes: game.hero_numbers.len(),
            sums: sums.collect(),
            zones,
            waits: others.first().copied(),
            phases: phases.filter_map(|(at, _)| PhaseId::at(at)).collect(),
        }
    }

    /// The hash of a position, which stays as it is. `legacy`: whether the rows of Legacy count.
    pub fn hash(&self, kernel: &Kernel, state: &mut State, legacy: bool, work: &mut Workspace) -> u64 {
        let numbers = self.numbers(kernel, state, work);
        let mut sum = Sum(0x5345_535F_5354_4154);
        sum.add(state.chance.0);
        sum.add(u64::from(state.turn));
        let is_revealed = state.cards.iter().any(|card| card.is_revealed);
        for seat in Seat::BOTH {
            for [one, other] in numbers[seat.index()].as_chunks::<2>().0 {
                sum.add(bits(*one) << 32 | bits(*other));
            }
            for at in 0..ZONES {
                self.add_zone(&mut sum, kernel, state, (seat, at), legacy, is_revealed);
            }
        }
        let phase = match state.over {
            None => self.phases.iter().position(|phase| *phase == state.phase).unwrap_or(0) as u64,
            Some(Outcome::Draw) => 2,
            Some(Outcome::Won(seat)) => 3 + u64::from(seat.0),
        };
        let wait = |seat| self.waits.map_or(0, |counter| bits(state.counter(seat, counter)));
        let rest = phase | wait(Seat(0)) << 8 | wait(Seat(1)) << 16 | u64::from(state.active.0) << 24;
        mix(sum.0).rotate_left(17) ^ rest.wrapping_mul(PRIME)
    }

    /// The numbers of both players in the order of the hash: the book, counters, the hero's, and sums.
    pub fn numbers(&self, kernel: &Kernel, state: &mut State, work: &mut Workspace) -> [[i32; MAX_PLAYER_NUMBERS]; 2] {
        let mut numbers = [[0; MAX_PLAYER_NUMBERS]; 2];
        let sums = 1 + self.counters.len() + self.heroes;
        for (seat, numbers) in Seat::BOTH.into_iter().zip(&mut numbers) {
            let player = state.player(seat);
            let counters = self.counters.iter().map(|counter| state.counter(seat, *counter));
            let heroes = player.hero.iter().take(self.heroes).copied();
            for (number, value) in numbers.iter_mut().zip(std::iter::once(player.book).chain(counters).chain(heroes)) {
                *number = value;
            }
        }
        kernel.values(state, &self.sums, work, |seat, at, value| {
            if let Some(number) = numbers[seat.index()].get_mut(sums + at) {
                *number = value;
            }
        });
        numbers
    }

    fn add_zone(
        &self,
        sum: &mut Sum,
        kernel: &Kernel,
        state: &State,
        (seat, at): (Seat, usize),
        legacy: bool,
        is_revealed: bool,
    ) {
        let cards = match self.zones.get(at) {
            Some(&zone) => state.pile(seat, zone).as_slice(),
            None if at == ZONES - 1 => state.pile(seat, LIMBO).as_slice(),
            None => &[],
        };
        sum.add((cards.len() << 8 | at) as u64);
        for &card in cards {
            let entry = state.card(card);
            let fingerprints = &self.fingerprints[usize::from(!legacy)];
            let fingerprint = fingerprints.get(entry.definition.index()).copied().unwrap_or(0);
            sum.add(fingerprint ^ u64::from(is_revealed && entry.is_revealed));
        }
        if self.zones.get(at).is_some_and(|&zone| kernel.in_play(zone)) {
            for &card in cards {
                add_unit(sum, kernel, state, card);
            }
        }
    }
}

/// The hash of a position as results have it: that of format 1 for its games, else the kernel's.
pub(super) fn hash(of: Option<&Form1>, kernel: &Kernel, state: &mut State, legacy: bool, work: &mut Workspace) -> u64 {
    match of {
        Some(form_1) => form_1.hash(kernel, state, legacy, work),
        None => state.hash(),
    }
}

/// A card in play: its numbers, and the parts of them that end with the turn.
fn add_unit(sum: &mut Sum, kernel: &Kernel, state: &State, card: CardId) {
    let known = kernel.game.numbers.len();
    for at in 0..MAX_CARD_NUMBERS {
        let now = if at < known { state.card(card).numbers[at] } else { 0 };
        let ending = state.bearing.iter().find_map(|bearing| match bearing.what {
            Lasting::Part(number, part)
                if bearing.card == card && Some(number) == NumberId::at(at) && bearing.until == kernel.this_turn() =>
            {
                Some(part)
            }
            _ => None,
        });
        sum.add(u64::from(now.cast_unsigned()) << 16 | u64::from(ending.unwrap_or(0).cast_unsigned()));
    }
    sum.add(u64::from(state.card(card).has_arrived()));
}

fn bits(number: i32) -> u64 {
    u64::from(number.cast_unsigned())
}

/// Combines numbers; their order counts.
struct Sum(u64);

impl Sum {
    fn add(&mut self, bits: u64) {
        self.0 = (self.0 ^ bits).wrapping_mul(PRIME).rotate_left(29);
    }
}
