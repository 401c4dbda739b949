//! Damage, healing, and cards that are destroyed.

use super::Machine;
use super::events::Event;
use super::frame::Frame;
use crate::kernel::ids::{ZoneId, event};
use crate::kernel::rules::statement::Fate;
use crate::kernel::rules::term::{Players, Selector};
use crate::kernel::state::{CardId, Seat, Thing, Things, Until};

impl Machine<'_> {
    /// Damage to players by the damage rule, and to cards: wounds or less health, then deaths together.
    #[inline(never)]
    pub(super) fn damage(&mut self, whom: &Selector, amount: i32, source: Option<&Selector>, frame: &Frame<'_>) {
        // Nothing is drawn or asked to find out whose damage it is.
        let is_plain = matches!(source, None | Some(Selector::It | Selector::This | Selector::Pick(_)));
        match whom {
            Selector::Players(Players::Own) if is_plain => return self.damage_player(frame.own, amount),
            Selector::Players(Players::Other) if is_plain => return self.damage_player(frame.own.other(), amount),
            _ => {}
        }
        let whom = self.select(whom, frame);
        let source = match source {
            _ if is_plain && !self.kernel.has_answers(event::DEALT) => Things::EMPTY,
            Some(source) => self.select(source, frame),
            None => frame.this.map(Things::card).unwrap_or_default(),
        };
        for seat in whom.players() {
            self.damage_player(seat, amount);
        }
        let Some(units) = &self.kernel.game.units else { return };
        if whom.cards().next().is_none() {
            return;
        }
        let is_outermost = self.batch.is_none();
        self.batch.get_or_insert_default();
        let (answers_before, answers_damage) =
            (self.kernel.has_answers(event::WOULD_DAMAGE), self.kernel.has_answers(event::DAMAGED));
        let answers_dealt = self.kernel.has_answers(event::DEALT);
        for card in whom.cards() {
            let outer = self.prevented.replace(0);
            if answers_before {
                let side = self.state.card(card).side;
                self.happens(&Event { amount, ..Event::about(event::WOULD_DAMAGE, card, side) }.at_once());
            }
            let amount = amount.saturating_sub(self.prevented.unwrap_or(0)).max(0);
            self.prevented = outer;
            let (side, zone) = (self.state.card(card).side, self.state.card(card).zone);
            match (units.wounds, units.health) {
                (Some(wounds), _) => {
                    let wounded = self.state_of(card, wounds).saturating_add(amount);
                    self.set_card_counter(card, wounds, wounded);
                    if amount > 0 {
                        if answers_damage {
                            self.happens(&Event { amount, ..Event::about(event::DAMAGED, card, side) });
                        }
                        if let Some(by) = source.first_card().filter(|_| answers_dealt) {
                            let dealer = self.state.card(by).side;
                            let victim = Things::card(card);
                            self.happens(&Event { amount, victim, ..Event::new(event::DEALT, source, dealer) });
                        }
                    }
                }
                (None, Some(health)) => self.change_number(card, health, amount.saturating_neg(), Until::NEVER, None),
                (None, None) => {}
            }
            self.hurt((side, zone));
        }
        if is_outermost {
            self.bury_batch(frame);
        }
    }

    /// Gives back wounds.
    pub(super) fn heal(&mut self, cards: &Selector, amount: i32, frame: &Frame<'_>) {
        let cards = self.select(cards, frame);
        let Some(wounds) = self.kernel.game.units.as_ref().and_then(|units| units.wounds) else { return };
        for card in cards.cards() {
            let healed = self.state_of(card, wounds).saturating_sub(amount.max(0)).max(0);
            self.set_card_counter(card, wounds, healed);
        }
    }

    /// Damage to a player by the ruleset's damage rule.
    pub(super) fn damage_player(&mut self, seat: Seat, amount: i32) {
        let kernel = self.kernel;
        let Some(rule) = &kernel.game.damage else { return };
        let less = rule.less.map_or(0, |less| self.sum_of_effects(seat, less));
        let mut amount = amount.saturating_sub(less).max(0);
        if let Some(once) = rule.once {
            let guard = self.state.counter(seat, once);
            if amount > 0 && guard > 0 {
                amount = amount.saturating_sub(guard).max(0);
                self.set_counter(seat, once, 0);
            }
        }
        let before = self.state.counter(seat, rule.to);
        let least = kernel.bounds.get(rule.to.index()).map_or(i32::MIN, |bounds| bounds.least);
        let mut after = before.saturating_sub(amount).max(before.min(least));
        let floor = rule.floor.map_or(0, |floor| self.state.counter(seat, floor));
        if floor > 0 && after < floor {
            after = floor.min(before);
        }
        let taken = before.saturating_sub(after);
        if taken < 1 {
            return;
        }
        self.set_counter(seat, rule.to, after);
        if let Some(counter) = rule.taken {
            let total = self.state.counter(seat, counter).saturating_add(taken);
            self.set_counter(seat, counter, total);
        }
        self.reveal_hidden(super::answers::Happened::Damage { of: seat, is_lethal: after <= 0 });
        if self.kernel.has_answers(event::PLAYER_DAMAGED) {
            self.happens(&Event::new(event::PLAYER_DAMAGED, Things::EMPTY, seat));
        }
    }

    /// `destroy(cards)`: each may be saved by what answers `would_destroy`.
    pub(super) fn destroy_cards(&mut self, cards: &Selector, fate: Fate, frame: &Frame<'_>) {
        let cards = self.select(cards, frame);
        for card in cards.cards() {
            if self.stays(card) {
                continue;
            }
            let outer = self.prevented.replace(0);
            if self.kernel.has_answers(event::WOULD_DESTROY) {
                self.happens(&Event::about(event::WOULD_DESTROY, card, self.state.card(card).side).at_once());
            }
            let is_saved = self.prevented.unwrap_or(0) > 0;
            self.prevented = outer;
            if is_saved {
                continue;
            }
            let place = (self.state.card(card).side, self.state.card(card).zone);
            if self.batch.is_some() {
                // It leaves with the others.
                self.hurt(place);
                self.work.doomed.push(card);
            } else {
                self.destroy(card, fate, frame);
            }
        }
    }

    /// Notes where cards were hurt together, each place once.
    fn hurt(&mut self, place: (Seat, ZoneId)) {
        if let Some(batch) = &mut self.batch
            && !batch.contains(&place)
        {
            let _ = batch.try_push(place);
        }
    }

    /// Deaths of what has happened at once, the active player's first.
    pub(super) fn bury_batch(&mut self, frame: &Frame<'_>) {
        let Some(batch) = self.batch.take() else { return };
        for seat in [self.state.active, self.state.active.other()] {
            for &(side, zone) in &batch {
                if side == seat {
                    self.bury(seat, zone, frame);
                }
            }
        }
        self.work.doomed.clear();
    }

    /// Destroys the cards of a zone that have no health left.
    pub(super) fn bury(&mut self, seat: Seat, zone: ZoneId, frame: &Frame<'_>) {
        let Some(units) = &self.kernel.game.units else { return };
        let Some(health) = units.health else { return };
        if !self.kernel.in_play(zone) {
            return;
        }
        let cards = self.cards_of(seat, zone);
        for card in cards {
            if self.state.card(card).zone != zone || self.state.card(card).side != seat {
                continue;
            }
            let wounds = units.wounds.map_or(0, |wounds| self.state_of(card, wounds));
            let left = self.number(card, health).saturating_sub(wounds);
            let has_health = self.printed(card).has >> health.0 & 1 == 1;
            if self.work.doomed.contains(&card) || left <= 0 && has_health && !self.stays(card) {
                self.destroy(card, Fate::Zone, frame);
            }
        }
    }

    /// Whether nothing destroys a card.
    fn stays(&self, card: CardId) -> bool {
        let card_type = self.kernel.card_type(self.printed(card).card_type);
        self.kernel.in_play(self.state.card(card).zone) && card_type.is_some_and(|card_type| card_type.stays)
    }

    fn destroy(&mut self, card: CardId, fate: Fate, frame: &Frame<'_>) {
        let Some(units) = &self.kernel.game.units else { return };
        let was = *self.state.card(card);
        let abilities = self.can_set_off(event::DESTROYED, card).then(|| self.abilities(card));
        self.shift(
            card,
            was.owner,
            units.destroyed_to,
            super::moving::Shift { fate: Some(fate), ..Default::default() },
        );
        if let Some(tally) = frame.tally {
            self.count(tally, 1);
        }
        let Some(abilities) = abilities else { return };
        self.happens(&Event {
            was: Some(was),
            before: Some(was.zone),
            abilities: Some(abilities),
            ..Event::new(event::DESTROYED, Things::one(Thing::Card(card)), was.side)
        });
    }
}
