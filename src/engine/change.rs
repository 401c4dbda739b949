//! Changes of a state, which can be reverted.

use super::state::{Handle, Side, Spot, State, Unit};
use super::table::Table;
use crate::base::Generator;
use crate::ruleset::code::Amount;
use crate::ruleset::limits::MAX_TALLIES;

use super::evaluate::{Numbers, View};

/// One change of a state. A step is a sequence of changes; reverting them from the last to the first restores the state
/// before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateChange {
    /// A number of a player changed.
    Number {
        /// The player.
        side: Side,
        /// The number's index in the layout.
        at: u8,
        /// The value before.
        before: i32,
        /// The value after.
        after: i32,
    },
    /// A number of a card in play changed.
    Unit {
        /// The card's identity in the match.
        card: Handle,
        /// Its position in play.
        spot: Spot,
        /// The number's index in the ruleset.
        number: u8,
        /// The value before.
        before: i16,
        /// The value after.
        after: i16,
        /// The change of the part that ends with the turn.
        this_turn: i16,
    },
    /// A card in play started or stopped counting as summoned this turn.
    SummonedThisTurn {
        /// The card's identity in the match.
        card: Handle,
        /// Its position in play.
        spot: Spot,
        /// The value before.
        before: bool,
        /// The value after.
        after: bool,
    },
    /// A card moved.
    Move {
        /// The card's identity in the match.
        card: Handle,
        /// The position before.
        from: Spot,
        /// The position after.
        to: Spot,
        /// The numbers that the card had in play before it moved.
        was: Unit,
        /// Whether the card was revealed before it moved.
        revealed: bool,
    },
    /// A card was revealed or hidden.
    Reveal {
        /// The card's identity in the match.
        card: Handle,
        /// Whether it was revealed before.
        before: bool,
        /// Whether it is revealed after.
        after: bool,
    },
    /// A tally of the resolution changed.
    Tally {
        /// The tally's index.
        at: u8,
        /// The difference.
        by: i32,
    },
    /// A random number was drawn.
    Chance {
        /// The generator before.
        before: Generator,
        /// The generator after.
        after: Generator,
    },
    /// The number of the turn changed.
    Turn {
        /// The number before.
        before: u16,
        /// The number after.
        after: u16,
    },
}

impl StateChange {
    /// Reverts the change. The state must be the one right after the change, so revert changes from the last to the
    /// first.
    pub fn revert(&self, state: &mut State, table: &Table) {
        match *self {
            StateChange::Number { side, at, before, .. } => set_number(state, side, at, before),
            StateChange::Unit { spot, number, before, this_turn, .. } => {
                state.player_mut(spot.side).restore_unit((spot.zone, spot.at), number, before, this_turn);
            }
            StateChange::SummonedThisTurn { spot, before, .. } => {
                state.player_mut(spot.side).set_arrived(spot.zone, spot.at, before);
            }
            StateChange::Move { card, from, to, was, revealed } => {
                take(state, table, to);
                put(state, table, from, card, was);
                state.reveal(card, revealed);
            }
            StateChange::Reveal { card, before, .. } => state.reveal(card, before),
            StateChange::Tally { .. } => {}
            StateChange::Chance { before, .. } => state.generator = before,
            StateChange::Turn { before, .. } => state.turn = before,
        }
    }
}

#[inline]
pub(super) fn set_number(state: &mut State, side: Side, at: u8, to: i32) {
    state.player_mut(side).set_number(at, to);
}

/// Removes a card from its position. A card in play loses its passives.
pub(super) fn take(state: &mut State, table: &Table, spot: Spot) -> Option<(Handle, Unit)> {
    let in_play = spot.zone < table.rules.layout.unit_zones;
    let taken = state.player_mut(spot.side).remove(spot.zone, spot.at, in_play)?;
    if in_play {
        passives(state, table, spot.side, taken.0, -1);
    }
    if table.rules.is_response_zone(spot.zone) {
        update_listening(state, table, spot.side);
    }
    Some(taken)
}

/// Inserts a card at a position. A card in play adds its passives.
pub(super) fn put(state: &mut State, table: &Table, spot: Spot, card: Handle, unit: Unit) {
    let in_play = spot.zone < table.rules.layout.unit_zones;
    state.player_mut(spot.side).insert(spot.zone, spot.at, card, in_play.then_some(unit));
    if in_play {
        passives(state, table, spot.side, card, 1);
    }
    if table.rules.is_response_zone(spot.zone) {
        update_listening(state, table, spot.side);
    }
}

/// Moves a card to the end of another zone of the same player, where it is as printed and hidden. Returns the card.
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
    // Only cards in a response zone can be revealed.
    if rules.is_response_zone(from.zone) {
        state.reveal(card, false);
        update_listening(state, table, side);
    } else if rules.is_response_zone(zone) {
        state.listening[side.index()] |= table.fact(card).listens_for;
    }
    Some(card)
}

impl State {
    /// Replaces the cards of a zone out of play by `other`; a card for which `other` returns `None` stays. A guess of
    /// the hidden cards uses this; every card must lie in such a zone, because numbers in play and passives are not
    /// updated.
    pub fn recast(&mut self, table: &Table, side: Side, zone: u8, mut other: impl FnMut(Handle) -> Option<Handle>) {
        if zone < table.rules.layout.unit_zones {
            return;
        }
        for card in self.player_mut(side).zone_mut(zone) {
            *card = other(*card).unwrap_or(*card);
        }
        if table.rules.is_response_zone(zone) {
            update_listening(self, table, side);
        }
    }
}

/// Recomputes the events that a player's hidden cards listen for.
fn update_listening(state: &mut State, table: &Table, side: Side) {
    let player = state.player(side);
    let cards = table.rules.response_zones.iter().flat_map(|&zone| player.zone(zone));
    state.listening[side.index()] = cards.fold(0, |bits, &card| bits | table.fact(card).listens_for);
}

/// The most that one passive adds. The sum of all passives of a player cannot overflow.
const MAX_PASSIVE: i32 = 1_000_000;

/// Adds the passives of a card to its player's sums (`sign` 1) or removes them (-1).
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
