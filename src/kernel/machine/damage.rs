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
        if self.kernel.game.units.is_some()
            && matches!(whom, Selector::It | Selector::This | Selector::Pick(_))
            && let Some(card) = self.first(whom, frame)
        {
            let source = self.source(source, is_plain, frame);
            let is_outermost = self.begin_batch();
            self.damage_card(card, amount, source.as_ref());
            self.end_batch(is_outermost, frame);
            return;
        }
        let whom = self.select(whom, frame);
        let source = self.source(source, is_plain, frame);
        for seat in whom.players() {
            self.damage_player(seat, amount);
        }
        if self.kernel.game.units.is_none() || whom.cards().next().is_none() {
            return;
        }
        let is_outermost = self.begin_batch();
        for card in whom.cards() {
            self.damage_card(card, amount, source.as_ref());
        }
        self.end_batch(is_outermost, frame);
    }

    /// Whose damage it is, where something answers that or somebody is asked.
    fn source(&mut self, source: Option<&Selector>, is_plain: bool, frame: &Frame<'_>) -> Option<Things> {
        match source {
            _ if is_plain && !self.kernel.has_answers(event::DEALT) => None,
            Some(source) => Some(self.select(source, frame)),
            None => Some(frame.this.map(Things::card).unwrap_or_default()),
        }
    }

    /// Cards that are hurt from now on die together. Says whether they did not before.
    fn begin_batch(&mut self) -> bool {
        let is_outermost = self.batch.is_none();
        self.batch.get_or_insert_default();
        is_outermost
    }

    fn end_batch(&mut self, is_outermost: bool, frame: &Frame<'_>) {
        if is_outermost {
            self.bury_batch(frame);
        }
    }

    /// Damage to a card: wounds or less health.
    fn damage_card(&mut self, card: CardId, asked: i32, source: Option<&Things>) {
        let kernel = self.kernel;
        let Some(units) = &kernel.game.units else { return };
        let mut amount = asked.max(0);
        if kernel.has_answers(event::WOULD_DAMAGE) {
            let outer = self.prevented.replace(0);
            let side = self.state.card(card).side;
            self.happens(&Event { amount: asked, ..Event::about(event::WOULD_DAMAGE, card, side) }.at_once());
            amount = asked.saturating_sub(self.prevented.unwrap_or(0)).max(0);
            self.prevented = outer;
        }
        let (side, zone) = (self.state.card(card).side, self.state.card(card).zone);
        match (units.wounds, units.health) {
            (Some(wounds), _) => {
                let wounded = self.state_of(card, wounds).saturating_add(amount);
                self.set_card_counter(card, wounds, wounded);
                if amount > 0 {
                    if kernel.has_answers(event::DAMAGED) {
                        self.happens(&Event { amount, ..Event::about(event::DAMAGED, card, side) });
                    }
                    if let Some((source, by)) = source.and_then(|source| Some((source, source.first_card()?)))
                        && kernel.has_answers(event::DEALT)
                    {
                        let dealer = self.state.card(by).side;
                        let victim = Things::card(card);
                        self.happens(&Event { amount, victim, ..Event::new(event::DEALT, *source, dealer) });
                    }
                }
            }
            (None, Some(health)) => self.change_number(card, health, amount.saturating_neg(), Until::NEVER, None),
            (None, None) => {}
        }
        self.hurt((side, zone));
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
        let (mut absorbed, mut held) = (0, 0);
        if let Some(once) = rule.once {
            let guard = self.state.counter(seat, once);
            if amount > 0 && guard > 0 {
                absorbed = guard;
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
            held = floor;
        }
        let taken = before.saturating_sub(after);
        if self.watch.is_some() {
            self.report_damage(rule, seat, [less, absorbed, held], taken);
        }
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
