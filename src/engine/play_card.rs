//! Playing a card and ending a turn. Costs and the order of turns belong to the match.

use super::change::{self, StateChange};
use super::evaluate::{Numbers, View};
use super::record::{Cause, Chooser, Event, Recorder};
use super::resolve::{Response, Step};
use super::rules::Rules;
use super::state::{Ending, LIMBO, Side, Spot, State};
use super::table::Table;
use super::triggers::TriggerEvent;
use crate::ruleset::code::{Amount, Operand};
use crate::ruleset::layout::{BOOK, PlayerNumber};
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_TALLIES, MAX_UNITS};
use crate::ruleset::term::Owner;

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// There is no card at this position.
    NoCard,
    /// The card is unknown.
    Unknown,
    /// Cards of its type are not played from this zone.
    NotFromHere,
    /// The destination has no room; the zone's index in the layout.
    Full(u8),
}

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Plays a card. The opponent's hidden cards may respond first. Then the card resolves, unless it was cancelled or
    /// waits for a trigger itself, and goes to the zone of its type.
    ///
    /// # Errors
    ///
    /// Returns why the card cannot be played; the state is unchanged then.
    pub fn play(mut self, spot: Spot) -> Result<(), PlayError> {
        let by = spot.side;
        let card = self.state.at(spot).ok_or(PlayError::NoCard)?;
        let program = self.table.card(card);
        let card_type = program.card_type.ok_or(PlayError::Unknown)?;
        let places = self.table.rules.types.get(card_type.index()).copied().ok_or(PlayError::Unknown)?;
        let to = places.to.filter(|_| places.from == Some(spot.zone)).ok_or(PlayError::NotFromHere)?;
        if to != spot.zone && !self.has_room(by, to) {
            return Err(PlayError::Full(to));
        }
        self.emit(Event::Play { by, card });
        let in_play = to < self.table.rules.layout.unit_zones;
        let (before, after) =
            (TriggerEvent::Play { by, card_type, before: true }, TriggerEvent::Play { by, card_type, before: false });
        // If nothing can observe the card on its way, skip limbo and move it once instead of twice.
        if (in_play || places.waits_for_trigger) && !self.is_recorded() && !self.has_listener(before) {
            self.relocate(spot, to);
            if !places.waits_for_trigger {
                self.resolve_card(program, Some(card), by, Cause::Step);
            }
            self.respond(after);
            self.finish();
            return Ok(());
        }
        self.move_card(spot, Spot { side: by, zone: LIMBO, at: 0 }, None);
        self.response = Response::Pending;
        self.respond(before);
        let cancelled = std::mem::take(&mut self.response) == Response::Cancelled;
        if cancelled {
            self.emit(Event::Cancelled { card });
        }
        if in_play {
            self.leave_limbo(by, to);
        }
        if !cancelled && !places.waits_for_trigger {
            self.resolve_card(program, Some(card), by, Cause::Step);
        }
        if !in_play {
            self.leave_limbo(by, to);
        }
        self.respond(after);
        self.finish();
        Ok(())
    }

    /// Moves the played card to its zone. If that zone has been filled meanwhile, the card goes where destroyed cards
    /// go.
    fn leave_limbo(&mut self, by: Side, to: u8) {
        if self.state.player(by).count(LIMBO) == 0 {
            return;
        }
        let from = Spot { side: by, zone: LIMBO, at: 0 };
        let fallback = self.table.rules.units.map(|units| units.destroyed_to);
        let to = if self.has_room(by, to) { to } else { fallback.unwrap_or(to) };
        let at = self.state.player(by).count(to);
        self.move_card(from, Spot { side: by, zone: to, at }, None);
    }

    /// Ends the turn for both players: changes that last a turn end, revealed cards leave if their type says so, and
    /// the turn number rises.
    pub fn end_turn(mut self) {
        for side in [self.active, self.active.other()] {
            self.end_counters(side);
            self.end_units(side);
            self.end_revealed(side);
        }
        let before = self.state.turn;
        let after = before.saturating_add(1);
        self.state.turn = after;
        self.record_change(StateChange::Turn { before, after });
        self.finish();
    }

    fn end_counters(&mut self, side: Side) {
        let rules = &self.table.rules;
        for &(at, start) in &rules.reset_each_turn {
            let start = match start {
                Amount::Constant(start) => start,
                start => rules.start(start, self.table, self.state, side),
            };
            if R::ON {
                self.set_number(side, at, start);
            } else {
                change::set_number(self.state, side, at, start);
            }
        }
    }

    fn end_units(&mut self, side: Side) {
        if !self.is_recorded() {
            return self.state.player_mut(side).end_turn(self.table.rules.least);
        }
        let mut temporary = self.state.player(side).temporary();
        while temporary != 0 {
            let place = u8::try_from(temporary.trailing_zeros()).unwrap_or(0);
            temporary &= temporary - 1;
            let (zone, at) = self.state.player(side).unit_at(place, self.table.rules.layout.unit_zones);
            let spot = Spot { side, zone, at };
            let unit = self.state.player(side).unit(zone, at);
            if unit.this_turn != [0; MAX_CARD_NUMBERS] {
                for (part, number) in unit.this_turn.into_iter().zip(0_u8..).filter(|(part, _)| *part != 0) {
                    let over = i32::from(part);
                    self.change_unit(spot, number, -over, Ending::By(-over));
                }
            }
            if self.state.player_mut(side).set_arrived(zone, at, false)
                && let Some(card) = self.state.at(spot)
            {
                self.record_change(StateChange::SummonedThisTurn { card, spot, before: true, after: false });
            }
        }
    }

    fn end_revealed(&mut self, side: Side) {
        if !self.state.has_revealed() {
            return;
        }
        for place in 0..self.table.rules.response_zones.len() {
            let zone = self.table.rules.response_zones[place];
            let mut at = 0;
            while let Some(card) = self.state.at(Spot { side, zone, at }) {
                let card_type = self.table.card(card).card_type;
                let spent = card_type.and_then(|id| self.table.rules.types.get(id.index())).and_then(|t| t.spent_to);
                let revealed = self.state.is_revealed(card);
                match spent.filter(|&to| revealed && to != zone && self.has_room(side, to)) {
                    Some(to) => self.move_to(Spot { side, zone, at }, side, to),
                    None => {
                        self.set_revealed(card, false);
                        at += 1;
                    }
                }
            }
        }
    }
}

impl Table {
    /// Whether a player's zone has room for one more card.
    #[inline]
    pub fn has_room(&self, state: &State, owner: Side, zone: u8) -> bool {
        let (rules, player) = (&self.rules, state.player(owner));
        if rules.is_plain(zone) {
            return true;
        }
        let unit_zones = rules.layout.unit_zones;
        if zone < unit_zones && player.in_zones(unit_zones) >= MAX_UNITS {
            return false;
        }
        let most = match rules.capacity(zone) {
            None => return true,
            Some(Amount::Constant(most)) => most,
            Some(Amount::Read(Operand::Player(Owner::Own, at))) => player.number(at),
            Some(other) => View::at_rest(self, state, owner).amount(&other, &rules.code),
        };
        i32::from(player.count(zone)) < most
    }

    /// Returns the capacity of a player's zone, if it has one that stays the same for a whole game.
    pub fn fixed_capacity(&self, state: &State, owner: Side, zone: u8) -> Option<i32> {
        let is_fixed = match self.rules.capacity(zone)? {
            Amount::Constant(_) => zone >= self.rules.layout.unit_zones || self.rules.layout.unit_zones == 1,
            Amount::Read(Operand::Player(Owner::Own, at)) => {
                let number = self.rules.layout.numbers.get(usize::from(at));
                zone >= self.rules.layout.unit_zones && matches!(number, Some(PlayerNumber::Hero(_)))
            }
            _ => false,
        };
        let limit = self.capacity(state, owner, zone).filter(|_| is_fixed)?;
        Some(if zone < self.rules.layout.unit_zones {
            limit.min(i32::try_from(MAX_UNITS).unwrap_or(limit))
        } else {
            limit
        })
    }

    /// Returns the capacity of a player's zone, if it has one.
    pub fn capacity(&self, state: &State, owner: Side, zone: u8) -> Option<i32> {
        let amount = self.rules.capacity(zone)?;
        Some(View::at_rest(self, state, owner).amount(&amount, &self.rules.code))
    }
}

impl Rules {
    /// Returns the least and the greatest value of a player's number.
    #[inline]
    pub fn bounds(&self, at: u8) -> (i32, i32) {
        self.bounds[usize::from(at) % MAX_PLAYER_NUMBERS]
    }

    /// Returns the start value of a counter for a player's hero.
    pub fn start(&self, start: Amount, table: &Table, state: &State, side: Side) -> i32 {
        let numbers = Numbers::of_book(state.player(side).number(BOOK));
        let view = View { table, state, own: side, numbers: &numbers, tallies: &[0; MAX_TALLIES] };
        view.amount(&start, &self.code)
    }
}
