//! Steps that a match takes besides playing cards: attacks, drawing, and changing counters between phases.

use super::evaluate::Numbers;
use super::play_card::PlayError;
use super::program::{MoveCards, Order};
use super::record::{Chooser, Event, Recorder};
use super::resolve::{Context, Step};
use super::state::{Ending, Side, Spot};
use crate::ruleset::term::Owner;

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Attacks the opponent with a card in play, or the opponent's card at index `target` of the same zone; then both
    /// strike each other at once. The match decides who may attack and when.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no card at one of the positions.
    pub fn attack(mut self, by: Spot, target: Option<u8>) -> Result<(), PlayError> {
        let rules = &self.table.rules;
        let units = rules.units.filter(|_| by.zone < rules.layout.unit_zones).ok_or(PlayError::NoCard)?;
        let card = self.state.at(by).ok_or(PlayError::NoCard)?;
        let strike = |spot: Spot| i32::from(self.state.player(spot.side).unit_number(spot.zone, spot.at, units.attack));
        match target {
            None => {
                let damage = strike(by);
                self.emit(Event::Attack { by: by.side, card, strike: damage, target: None, back: 0 });
                self.damage_player(by.side.other(), damage, by.side);
            }
            Some(at) => {
                let target = Spot { side: by.side.other(), at, ..by };
                let attacked = self.state.at(target).ok_or(PlayError::NoCard)?;
                let (given, taken) = (strike(by), strike(target));
                self.emit(Event::Attack { by: by.side, card, strike: given, target: Some(attacked), back: taken });
                self.change_unit(target, units.health, given.saturating_neg(), Ending::By(0));
                self.change_unit(by, units.health, taken.saturating_neg(), Ending::By(0));
                let context = Context {
                    own: by.side,
                    this: Some(card),
                    destroyed: false,
                    program: self.table.card(card),
                    numbers: Numbers::default(),
                    tally: None,
                };
                for side in [self.active, self.active.other()] {
                    self.destroy_spent(side, by.zone, usize::from(units.health), &context);
                }
                self.resolve_deaths(0);
            }
        }
        self.emit(Event::End);
        self.finish();
        Ok(())
    }

    /// Returns a number of a player, by its index in the layout.
    #[inline]
    pub fn number(&self, side: Side, at: u8) -> i32 {
        self.state.player(side).number(at)
    }

    /// Returns the number of cards in a player's zone.
    #[inline]
    pub fn count(&self, side: Side, zone: u8) -> i32 {
        i32::from(self.state.player(side).count(zone))
    }

    /// Adds `by` to a counter, within its bounds.
    pub fn change(&mut self, side: Side, at: u8, by: i32) {
        let (least, most) = self.table.rules.bounds(at);
        let before = self.state.player(side).number(at);
        self.set_number(side, at, before.saturating_add(by).clamp(least.min(before), most.max(before)));
    }

    /// Moves `cards` cards, one after another, from the top of one of a player's zones to another.
    pub fn draw_top(&mut self, side: Side, from: u8, to: u8, cards: i32) {
        self.draw_from(side, from, to, cards, Order::Top);
    }

    /// Moves `cards` cards, one after another, from the bottom of one of a player's zones to another.
    pub fn draw_bottom(&mut self, side: Side, from: u8, to: u8, cards: i32) {
        self.draw_from(side, from, to, cards, Order::Bottom);
    }

    #[inline]
    fn draw_from(&mut self, side: Side, from: u8, to: u8, cards: i32, order: Order) {
        let rules = &self.table.rules;
        if from != to && rules.is_plain(from) && rules.is_plain(to) {
            self.move_cards(MoveCards { of: Owner::Own, order, from, to }, cards, side);
        } else if let Order::Bottom = order {
            self.draw(side, from, cards, (side, to), |_, _| 0);
        } else {
            self.draw(side, from, cards, (side, to), |_, left| left - 1);
        }
    }
}
