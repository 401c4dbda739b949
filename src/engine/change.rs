//! What happens to a state, as changes that can be taken back.

use super::generator::Generator;
use super::state::{Handle, Side, Spot, State, Unit};
use super::table::Table;
use crate::ruleset::code::Amount;
use crate::ruleset::limits::MAX_TALLIES;

use super::evaluate::{Numbers, View};

/// One change of a state. Everything that happens is a sequence of these; taken back in reverse order they give the
/// state before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A number of a player.
    Number {
        /// Whose.
        side: Side,
        /// Its place in the layout.
        at: u8,
        /// What it was.
        before: i32,
        /// What it is now.
        after: i32,
    },
    /// A number of a card in play.
    Unit {
        /// The card.
        card: Handle,
        /// Where it is in play.
        spot: Spot,
        /// The number's place in the ruleset.
        number: u8,
        /// What it was.
        before: i16,
        /// What it is now.
        after: i16,
        /// By how much the part changed that ends with the turn.
        this_turn: i16,
    },
    /// Whether a card in play came this turn.
    Arrived {
        /// The card.
        card: Handle,
        /// Where it is in play.
        spot: Spot,
        /// What it was.
        before: bool,
        /// What it is now.
        after: bool,
    },
    /// A card went from one place to another.
    Move {
        /// The card.
        card: Handle,
        /// Where it was.
        from: Spot,
        /// Where it is now.
        to: Spot,
        /// What it had in play where it was.
        was: Unit,
        /// Whether it had been revealed there.
        revealed: bool,
    },
    /// A card was revealed, or counts as hidden again.
    Reveal {
        /// The card.
        card: Handle,
        /// What it was.
        before: bool,
        /// What it is now.
        after: bool,
    },
    /// A count of the resolution.
    Tally {
        /// Its place.
        at: u8,
        /// By how much it changed.
        by: i32,
    },
    /// Chance was asked.
    Chance {
        /// The generator before.
        before: Generator,
        /// The generator after.
        after: Generator,
    },
    /// The turn's number.
    Turn {
        /// What it was.
        before: u16,
        /// What it is now.
        after: u16,
    },
}

impl Change {
    /// Takes the change back. The state must be the one right after it, which taking back all changes in reverse order
    /// ensures.
    pub fn take_back(&self, state: &mut State, table: &Table) {
        match *self {
            Change::Number { side, at, before, .. } => set_number(state, side, at, before),
            Change::Unit { spot, number, before, this_turn, .. } => {
                state.player_mut(spot.side).restore_unit((spot.zone, spot.at), number, before, this_turn);
            }
            Change::Arrived { spot, before, .. } => {
                state.player_mut(spot.side).set_arrived(spot.zone, spot.at, before);
            }
            Change::Move { card, from, to, was, revealed } => {
                take(state, table, to);
                put(state, table, from, card, was);
                state.reveal(card, revealed);
            }
            Change::Reveal { card, before, .. } => state.reveal(card, before),
            Change::Tally { .. } => {}
            Change::Chance { before, .. } => state.generator = before,
            Change::Turn { before, .. } => state.turn = before,
        }
    }
}

/// Sets a number of a player.
#[inline]
pub(super) fn set_number(state: &mut State, side: Side, at: u8, to: i32) {
    state.player_mut(side).set_number(at, to);
}

/// Takes a card from its place; one in play takes its passives with it.
pub(super) fn take(state: &mut State, table: &Table, spot: Spot) -> Option<(Handle, Unit)> {
    let in_play = spot.zone < table.rules.layout.unit_zones;
    let taken = state.player_mut(spot.side).remove(spot.zone, spot.at, in_play)?;
    if in_play {
        passives(state, table, spot.side, taken.0, -1);
    }
    if table.rules.answers_from(spot.zone) {
        watch(state, table, spot.side);
    }
    Some(taken)
}

/// Puts a card at a place; one in play brings its passives with it.
pub(super) fn put(state: &mut State, table: &Table, spot: Spot, card: Handle, unit: Unit) {
    let in_play = spot.zone < table.rules.layout.unit_zones;
    state.player_mut(spot.side).insert(spot.zone, spot.at, card, in_play.then_some(unit));
    if in_play {
        passives(state, table, spot.side, card, 1);
    }
    if table.rules.answers_from(spot.zone) {
        watch(state, table, spot.side);
    }
}

/// Moves a card to the end of a zone of the same player, where it is as printed and hidden. Gives the card.
pub(super) fn relocate(state: &mut State, table: &Table, from: Spot, zone: u8) -> Option<Handle> {
    let (side, rules) = (from.side, &table.rules);
    if rules.is_plain(from.zone) && rules.is_plain(zone) {
        return state.player_mut(side).relocate(from.zone, from.at, zone);
    }
    let unit_zones = rules.layout.unit_zones;
    let player = state.player_mut(side);
    let place = player.start(from.zone) + usize::from(from.at);
    let card = player.relocate(from.zone, from.at, zone)?;
    if from.zone < unit_zones {
        player.drop_unit(place);
        passives(state, table, side, card, -1);
    }
    if zone < unit_zones {
        let unit = Unit::printed(table.card(card).numbers);
        let player = state.player_mut(side);
        player.put_unit(player.in_zones(zone + 1) - 1, unit, player.in_zones(unit_zones));
        passives(state, table, side, card, 1);
    }
    // Cards are revealed only where they answer from.
    if rules.answers_from(from.zone) {
        state.reveal(card, false);
        watch(state, table, side);
    } else if rules.answers_from(zone) {
        state.waiting[side.index()] |= table.fact(card).waits;
    }
    Some(card)
}

impl State {
    /// Puts other cards in place of those of a zone whose cards are not in play; where `other` has none, the card stays.
    /// The cards must be ones that lie in such zones: it is for imagining how hidden cards could lie.
    pub fn recast(&mut self, table: &Table, side: Side, zone: u8, mut other: impl FnMut(Handle) -> Option<Handle>) {
        if zone < table.rules.layout.unit_zones {
            return;
        }
        for card in self.player_mut(side).zone_mut(zone) {
            *card = other(*card).unwrap_or(*card);
        }
        if table.rules.answers_from(zone) {
            watch(self, table, side);
        }
    }
}

/// Looks anew at what a player's cards that can answer wait for.
fn watch(state: &mut State, table: &Table, side: Side) {
    let player = state.player(side);
    let cards = table.rules.answering.iter().flat_map(|&zone| player.zone(zone));
    state.waiting[side.index()] = cards.fold(0, |bits, &card| bits | table.fact(card).waits);
}

/// What one passive can add at most: so many of them can never overflow a sum.
const MAX_PASSIVE: i32 = 1_000_000;

/// Adds what a card's passives give to the sums of its player (1), or takes it away (-1).
fn passives(state: &mut State, table: &Table, side: Side, card: Handle, sign: i32) {
    if !table.fact(card).passive {
        return;
    }
    let program = table.card(card);
    for (at, amount) in &program.passives {
        let at = *at;
        let amount = match amount {
            Amount::Constant(number) => *number,
            other => {
                let numbers = Numbers::default();
                let view = View { table, state, own: side, numbers: &numbers, tallies: &[0; MAX_TALLIES] };
                view.amount(other, &program.code)
            }
        };
        let before = state.player(side).number(at);
        set_number(state, side, at, before + sign * amount.clamp(-MAX_PASSIVE, MAX_PASSIVE));
    }
}
