//! Moves cards between zones.

use super::change::{self, StateChange};
use super::evaluate::side;
use super::program::{MoveCards, Order, Target};
use super::record::{Chooser, Event, NoEffectReason, PlayerZone, Recorder};
use super::resolve::{Context, Step};
use super::state::{Handle, MAX_CARDS, Side, Spot, Unit};

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Moves the cards of a target. Not inlined, because it is long and rarely called.
    #[inline(never)]
    pub(super) fn move_targets(&mut self, target: &Target, to: Side, zone: u8, context: &Context<'_>) {
        match *target {
            Target::Top(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), |_, cards| cards - 1);
            }
            Target::Bottom(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), |_, _| 0);
            }
            Target::Random(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), Self::random);
            }
            Target::All(..) | Target::Choose(..) | Target::This => {
                let (selected, owner, from) = self.select(target, context);
                for card in selected.iter() {
                    if let Some(at) = self.state.player(owner).find(from, card) {
                        self.move_to(Spot { side: owner, zone: from, at }, to, zone);
                    }
                }
            }
        }
    }

    /// Moves `count` cards one after another. `place` picks the index of each among the cards that are left.
    pub(super) fn draw(&mut self, owner: Side, from: u8, count: i32, to: (Side, u8), place: fn(&mut Self, u8) -> u8) {
        for _ in 0..count {
            let cards = self.state.player(owner).count(from);
            if cards == 0 {
                self.emit(Event::NoEffect(NoEffectReason::Empty(PlayerZone { side: owner, zone: from })));
                return;
            }
            let at = place(self, cards);
            self.move_to(Spot { side: owner, zone: from, at }, to.0, to.1);
            if self.state.player(owner).count(from) >= cards {
                return;
            }
        }
    }

    /// Moves cards between two plain zones of a player, where only the order changes. Most moves of a game are of this
    /// kind.
    pub(super) fn move_cards(&mut self, move_cards: MoveCards, count: i32, own: Side) {
        let (owner, zone) = (side(own, move_cards.of), move_cards.from);
        for _ in 0..count {
            let cards = self.state.player(owner).count(zone);
            if cards == 0 {
                self.emit(Event::NoEffect(NoEffectReason::Empty(PlayerZone { side: owner, zone })));
                return;
            }
            let at = match move_cards.order {
                Order::Top => cards - 1,
                Order::Bottom => 0,
                Order::Random => self.random(cards),
            };
            let Some(card) = self.state.player_mut(owner).relocate(zone, at, move_cards.to) else { return };
            if self.is_recorded() {
                let to =
                    Spot { side: owner, zone: move_cards.to, at: self.state.player(owner).count(move_cards.to) - 1 };
                let from = Spot { side: owner, zone, at };
                self.record_change(StateChange::Move { card, from, to, was: Unit::default(), revealed: false });
            }
        }
    }

    /// Draws an index below `cards` from the game's generator.
    pub(super) fn random(&mut self, cards: u8) -> u8 {
        let before = self.state.generator;
        let at = self.state.generator.below(usize::from(cards));
        self.record_change(StateChange::Chance { before, after: self.state.generator });
        u8::try_from(at).unwrap_or(0)
    }

    /// Whether a zone has room for one more card.
    #[inline]
    pub(super) fn has_room(&self, owner: Side, zone: u8) -> bool {
        self.table.has_room(self.state, owner, zone)
    }

    /// Moves a card to the top of a zone, if there is room.
    pub(super) fn move_to(&mut self, from: Spot, owner: Side, zone: u8) {
        let same = from.side == owner && from.zone == zone;
        let room = self.has_room(owner, zone) && (from.side == owner || self.state.player(owner).total() < MAX_CARDS);
        if !same && !room {
            self.emit(Event::NoEffect(NoEffectReason::Full(PlayerZone { side: owner, zone })));
            return;
        }
        let at = self.state.player(owner).count(zone) - u8::from(same);
        self.move_card(from, Spot { side: owner, zone, at }, None);
    }

    /// Moves a card to a position. In play it has its printed numbers, unless `was` gives others to restore.
    pub(super) fn move_card(&mut self, from: Spot, to: Spot, was: Option<Unit>) {
        if was.is_none() && from.side == to.side {
            self.relocate(from, to.zone);
            return;
        }
        let Some((card, before)) = change::take(self.state, self.table, from) else { return };
        let revealed = self.state.is_revealed(card);
        self.state.reveal(card, false);
        let unit = was.unwrap_or_else(|| Unit::printed(self.table.card(card).numbers));
        let to = Spot { at: to.at.min(self.state.player(to.side).count(to.zone)), ..to };
        change::put(self.state, self.table, to, card, unit);
        self.record_change(StateChange::Move { card, from, to, was: before, revealed });
    }

    /// Moves a card to the end of a zone of the same player.
    #[inline]
    pub(super) fn relocate(&mut self, from: Spot, zone: u8) {
        if !self.is_recorded() {
            change::relocate(self.state, self.table, from, zone);
            return;
        }
        let revealed = self.state.at(from).is_some_and(|card| self.state.is_revealed(card));
        let in_play = from.zone < self.table.rules.layout.unit_zones;
        let was = if in_play { self.state.player(from.side).unit(from.zone, from.at) } else { Unit::default() };
        if let Some(card) = change::relocate(self.state, self.table, from, zone) {
            let to = Spot { side: from.side, zone, at: self.state.player(from.side).count(zone) - 1 };
            self.record_change(StateChange::Move { card, from, to, was, revealed });
        }
    }

    pub(super) fn set_revealed(&mut self, card: Handle, after: bool) {
        let before = self.state.is_revealed(card);
        if before != after {
            self.state.reveal(card, after);
            self.record_change(StateChange::Reveal { card, before, after });
        }
    }
}
