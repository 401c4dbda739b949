//! Playing a card, and the end of a turn. Costs, and whose turn it is, belong to the match.

use super::change::{self, Change};
use super::evaluate::{Numbers, View};
use super::record::{Cause, Chooser, Event, Recorder};
use super::resolve::Step;
use super::rules::Rules;
use super::state::{Ending, LIMBO, Side, Spot, State};
use super::table::Table;
use super::traps::Happened;
use crate::ruleset::code::{Amount, Operand};
use crate::ruleset::layout::{BOOK, PlayerNumber};
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_PLAYER_NUMBERS, MAX_TALLIES, MAX_UNITS};
use crate::ruleset::term::Owner;

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no card at this place.
    NoCard,
    /// Nobody knows what the card is.
    Unknown,
    /// Cards of its type are not played from there.
    NotFromHere,
    /// The zone, by its place, where it would go has no room.
    Full(u8),
}

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Plays a card: the other player's hidden cards may answer before it resolves; then it resolves, unless it was
    /// cancelled or waits for a trigger itself, and goes where its type goes.
    pub fn play(mut self, spot: Spot) -> Result<(), Refusal> {
        let by = spot.side;
        let card = self.state.at(spot).ok_or(Refusal::NoCard)?;
        let program = self.table.card(card);
        let card_type = program.card_type.ok_or(Refusal::Unknown)?;
        let places = self.table.rules.types.get(card_type.index()).copied().ok_or(Refusal::Unknown)?;
        let to = places.to.filter(|_| places.from == Some(spot.zone)).ok_or(Refusal::NotFromHere)?;
        if to != spot.zone && !self.has_room(by, to) {
            return Err(Refusal::Full(to));
        }
        self.tell(Event::Play { by, card });
        let in_play = to < self.table.rules.layout.unit_zones;
        let (before, after) =
            (Happened::Play { by, card_type, before: true }, Happened::Play { by, card_type, before: false });
        // Where nothing can see the card on its way, it goes there at once.
        if (in_play || places.waits) && !self.is_noted() && !self.is_awaited(before) {
            self.relocate(spot, to);
            if !places.waits {
                self.card(program, Some(card), by, Cause::Step);
            }
            self.answer(after);
            self.finish();
            return Ok(());
        }
        self.move_card(spot, Spot { side: by, zone: LIMBO, at: 0 }, None);
        self.answered = Some(false);
        self.answer(before);
        let cancelled = self.answered.take() == Some(true);
        if cancelled {
            self.tell(Event::Cancelled { card });
        }
        if in_play {
            self.leave_limbo(by, to);
        }
        if !cancelled && !places.waits {
            self.card(program, Some(card), by, Cause::Step);
        }
        if !in_play {
            self.leave_limbo(by, to);
        }
        self.answer(after);
        self.finish();
        Ok(())
    }

    /// The played card goes to its zone; if that has been filled meanwhile, to where destroyed cards go.
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

    /// What lasts a turn ends, for both players; revealed cards go where their type is spent; the turn's number rises.
    pub fn end_turn(mut self) {
        for side in [self.active, self.active.other()] {
            self.end_counters(side);
            self.end_units(side);
            self.end_revealed(side);
        }
        let before = self.state.turn;
        let after = before.saturating_add(1);
        self.state.turn = after;
        self.note(Change::Turn { before, after });
        self.finish();
    }

    fn end_counters(&mut self, side: Side) {
        let rules = &self.table.rules;
        for &(at, start) in &rules.passing {
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
        if !self.is_noted() {
            return self.state.player_mut(side).end_turn(self.table.rules.least);
        }
        let mut passing = self.state.player(side).passing();
        while passing != 0 {
            let place = u8::try_from(passing.trailing_zeros()).unwrap_or(0);
            passing &= passing - 1;
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
                self.note(Change::Arrived { card, spot, before: true, after: false });
            }
        }
    }

    fn end_revealed(&mut self, side: Side) {
        if !self.state.has_revealed() {
            return;
        }
        for place in 0..self.table.rules.answering.len() {
            let zone = self.table.rules.answering[place];
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
    /// Whether a card more fits into a zone of a player.
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

    /// How many cards fit into a zone of a player, if there is a limit that no game changes.
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

    /// How many cards fit into a zone of a player, if there is a limit.
    pub fn capacity(&self, state: &State, owner: Side, zone: u8) -> Option<i32> {
        let amount = self.rules.capacity(zone)?;
        Some(View::at_rest(self, state, owner).amount(&amount, &self.rules.code))
    }
}

impl Rules {
    /// The least and the most that the number at a place can become.
    #[inline]
    pub fn bounds(&self, at: u8) -> (i32, i32) {
        self.bounds[usize::from(at) % MAX_PLAYER_NUMBERS]
    }

    /// What a counter is at the start, for a player's hero.
    pub fn start(&self, start: Amount, table: &Table, state: &State, side: Side) -> i32 {
        let numbers = Numbers::of_book(state.player(side).number(BOOK));
        let view = View { table, state, own: side, numbers: &numbers, tallies: &[0; MAX_TALLIES] };
        view.amount(&start, &self.code)
    }
}
