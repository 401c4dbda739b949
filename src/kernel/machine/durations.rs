//! What ends with a duration: what cards bear for so long, counters of players, revealed cards.

use super::bearing::{mark_of, narrow};
use super::frame::Frame;
use super::{Cards, Machine, Occurrence};
use crate::kernel::durations::Ends;
use crate::kernel::ids::{CounterId, DurationId, LIMBO, NumberId, ZoneId, event};
use crate::kernel::state::{Bearing, CardId, Lasting, NUMBERS, Seat, State, Until};

impl Machine<'_> {
    /// Ends what lasts so long, the active player's first.
    #[inline(never)]
    pub(super) fn end(&mut self, duration: DurationId, own: Seat) {
        let kernel = self.kernel;
        let Some(plan) = kernel.ends(duration) else { return };
        let until = kernel.until(duration, own);
        let is_turn = until == kernel.this_turn();
        let are_marks_over = plan.has_plain_counters && !kernel.has_answers(event::MOVED) && self.end_marks(until);
        if !are_marks_over || plan.has_states || !self.state.used.is_empty() {
            return self.end_all(plan, (until, is_turn), own, are_marks_over);
        }
        for seat in [own, own.other()] {
            self.restart_counters(plan, seat);
            if is_turn {
                self.spend_revealed(seat);
            }
        }
        self.position_changed();
    }

    /// The same where more ends than marks and counters of players.
    #[inline(never)]
    fn end_all(&mut self, plan: &Ends, (until, is_turn): (Until, bool), own: Seat, are_marks_over: bool) {
        let mut weaker = super::Batch::new();
        let mut ending = Cards::new();
        if !are_marks_over {
            for bearing in self.state.bearing.iter().filter(|bearing| bearing.until == until) {
                if !ending.contains(&bearing.card) {
                    let _ = ending.try_push(bearing.card);
                }
            }
        }
        if is_turn && !self.state.used.is_empty() {
            let State { used, cards, .. } = &mut *self.state;
            used.retain(|used| !used.this_turn || cards[used.card.index()].zone == LIMBO);
        }
        for seat in [own, own.other()] {
            self.restart_counters(plan, seat);
            if plan.has_states {
                self.end_counters(seat, until);
            }
            for &card in &ending {
                let entry = self.state.card(card);
                if entry.side == seat && entry.zone != LIMBO {
                    self.end_on(card, until, &mut weaker);
                }
            }
            if is_turn {
                self.spend_revealed(seat);
            }
        }
        if !weaker.is_empty() {
            // What has lost health now may die of what it bears, zone by zone.
            weaker.sort_unstable_by_key(|&(seat, zone)| (seat != own, zone));
            for &(seat, zone) in &weaker {
                self.bury(seat, zone, &Frame::of(own));
            }
        }
        self.position_changed();
    }

    /// Counters of a player that end get their starts.
    #[inline]
    fn restart_counters(&mut self, plan: &Ends, seat: Seat) {
        for &(id, start) in &plan.counters {
            match start {
                Some(start) => self.set_counter(seat, id, start),
                None => self.restart_counter(seat, id),
            }
        }
    }

    /// The same where the start must be worked out.
    #[inline(never)]
    fn restart_counter(&mut self, seat: Seat, id: CounterId) {
        let kernel = self.kernel;
        if let Some((_, counter)) = kernel.game.counters.get_index(id.index()) {
            let start = self.term(&counter.start, &Frame::of(seat));
            self.set_counter(seat, id, start);
        }
    }

    /// Ends the marks and words that last so long, if nothing else does and no mark is set for longer: then nobody can see
    /// in which order they end. Says whether that is so.
    fn end_marks(&mut self, until: Until) -> bool {
        let State { bearing: all, cards, .. } = &mut *self.state;
        if all.is_empty() {
            return true;
        }
        let is_plain = |bearing: &Bearing| match bearing.what {
            Lasting::Part(..) => bearing.until != until,
            Lasting::Mark(_) | Lasting::Arrived => bearing.until == until && cards[bearing.card.index()].zone != LIMBO,
            Lasting::Word(_) | Lasting::Guard(..) => {
                bearing.until != until || cards[bearing.card.index()].zone != LIMBO
            }
        };
        if !all.iter().all(is_plain) {
            return false;
        }
        for bearing in all.iter().filter(|bearing| bearing.until == until) {
            cards.get_mut(bearing.card).marks &= !mark_of(bearing.what);
        }
        if all.iter().all(|bearing| bearing.until == until) {
            all.clear();
        } else {
            all.retain(|bearing| bearing.until != until);
        }
        true
    }

    /// Ends the counters of a player's cards that last so long.
    fn end_counters(&mut self, seat: Seat, until: Until) {
        let kernel = self.kernel;
        for (at, state) in kernel.game.states.values().enumerate() {
            if state.counter && state.until.is_some_and(|ends| kernel.until(ends, Seat(until.0 & 1)) == until) {
                for card in self.state.card_ids() {
                    let entry = self.state.card(card);
                    if entry.side == seat && entry.zone != LIMBO && entry.counters[at] != 0 {
                        self.state.card_mut(card).counters[at] = 0;
                    }
                }
            }
        }
    }

    fn end_on(&mut self, card: CardId, until: Until, weaker: &mut super::Batch) {
        let kernel = self.kernel;
        let health = kernel.game.units.as_ref().and_then(|units| units.health);
        let mut parts: arrayvec::ArrayVec<(NumberId, i16), NUMBERS> = arrayvec::ArrayVec::new();
        let mut marks = 0_u32;
        if self.state.bearing.iter().any(|bearing| bearing.card == card && bearing.until == until) {
            self.state.bearing.retain(|bearing| {
                if bearing.card != card || bearing.until != until {
                    return true;
                }
                match bearing.what {
                    Lasting::Part(number, part) => {
                        let _ = parts.try_push((number, part));
                    }
                    what => marks |= mark_of(what),
                }
                false
            });
        }
        for (number, part) in parts {
            let floor = kernel.floor(number);
            let entry = &mut self.state.card_mut(card).numbers[number.index()];
            let before = i32::from(*entry);
            *entry = narrow((before - i32::from(part)).max(before.min(floor)));
            let by = i32::from(*entry) - before;
            self.occurs(|| Occurrence::Modify { card, number, by });
            let place = (self.state.card(card).side, self.state.card(card).zone);
            if health == Some(number) && !weaker.contains(&place) {
                let _ = weaker.try_push(place);
            }
        }
        if marks != 0 {
            // A mark is gone with the last duration that it was set for.
            let left = self.state.bearing.iter().filter(|bearing| bearing.card == card);
            let kept = left.fold(0_u32, |mask, bearing| mask | mark_of(bearing.what));
            self.state.card_mut(card).marks &= !(marks & !kept);
        }
    }

    /// Revealed cards that are spent at the end of a turn (format 1).
    #[inline]
    fn spend_revealed(&mut self, seat: Seat) {
        for &id in &self.kernel.reveals {
            let mut pile = self.state.pile(seat, id).as_slice().iter();
            if pile.any(|&card| self.state.card(card).is_revealed) {
                self.spend_revealed_in(seat, id);
            }
        }
    }

    #[inline(never)]
    fn spend_revealed_in(&mut self, seat: Seat, id: ZoneId) {
        let kernel = self.kernel;
        for card in self.cards_of(seat, id) {
            let spent = kernel.card_type(self.printed(card).card_type).and_then(|card_type| card_type.spent_to);
            match spent {
                Some(spent) if self.state.card(card).is_revealed && self.has_room(seat, spent) => {
                    self.move_to(card, seat, spent, None);
                }
                _ => self.state.card_mut(card).is_revealed = false,
            }
        }
    }
}
