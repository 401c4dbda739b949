//! What cards bear: changed numbers, given words, marks, attached abilities.

use super::frame::Frame;
use super::{Machine, Occurrence};
use crate::kernel::ids::{KeywordId, NumberId, StateId};
use crate::kernel::rules::statement::Lasting as For;
use crate::kernel::rules::term::{Selector, Term, Word};
use crate::kernel::state::{ARRIVED, Bearing, CardId, Grant, Lasting, NO_ORIGIN, STATES, Until};

/// The slot of the first attached ability of a card.
pub(super) const FIRST_GRANT: u8 = 100;

impl Machine<'_> {
    /// When a change of a statement ends.
    fn until(&self, lasting: Option<For>, frame: &Frame<'_>) -> Until {
        match lasting {
            None => Until::NEVER,
            Some(For::Row) => frame.during.unwrap_or(Until::NEVER),
            Some(For::For(duration)) => self.kernel.until(duration, frame.own),
        }
    }

    #[inline(never)]
    pub(super) fn modify(
        &mut self,
        cards: &Selector,
        number: NumberId,
        amount: &Term,
        lasting: For,
        frame: &Frame<'_>,
    ) {
        let amount = self.term(amount, frame);
        let until = self.until(Some(lasting), frame);
        let cards = self.select(cards, frame);
        for card in cards.cards() {
            self.change_number(card, number, amount, until, None);
        }
        if self.kernel.game.units.as_ref().and_then(|units| units.health) == Some(number) {
            let mut places = super::Batch::new();
            for card in cards.cards() {
                let place = (self.state.card(card).side, self.state.card(card).zone);
                if !places.contains(&place) {
                    let _ = places.try_push(place);
                }
            }
            for (seat, zone) in places {
                self.bury(seat, zone, frame);
            }
        }
    }

    /// Changes a number of a card, not below its floor. `ending` is by how much the part that ends changes when a change
    /// is taken back.
    pub(super) fn change_number(&mut self, card: CardId, number: NumberId, by: i32, until: Until, ending: Option<i32>) {
        if !self.can_bear(card) {
            return;
        }
        let floor = self.kernel.floor(number);
        let before = i32::from(self.state.card(card).numbers[number.index()]);
        let after = before.saturating_add(by).clamp(i32::from(i16::MIN), i32::from(i16::MAX)).max(before.min(floor));
        self.state.card_mut(card).numbers[number.index()] = narrow(after);
        let part = ending.unwrap_or(if until == Until::NEVER { 0 } else { after - before });
        if part != 0 {
            self.add_part(card, number, until, part);
        }
        if before != after || part != 0 {
            self.changed();
            self.note_number(card, number, before, after, until, part);
            self.occurs(|| Occurrence::Modify { card, number, by: after - before });
        }
    }

    fn add_part(&mut self, card: CardId, number: NumberId, until: Until, part: i32) {
        let known = self.state.bearing.iter_mut().find(|bearing| {
            bearing.card == card
                && bearing.until == until
                && matches!(bearing.what, Lasting::Part(other, _) if other == number)
        });
        match known {
            Some(Bearing { what: Lasting::Part(_, known), .. }) => {
                *known = narrow(i32::from(*known).saturating_add(part));
            }
            _ => self.bear(Bearing { card, until, what: Lasting::Part(number, narrow(part)) }),
        }
    }

    /// Adds to what cards bear. A match in which cards bear more than fits leaves it out.
    fn bear(&mut self, bearing: Bearing) {
        if self.state.bearing.try_push(bearing).is_err() {
            self.report(super::Budget::Room);
        }
    }

    pub(super) fn give(&mut self, cards: &Selector, word: &Word, lasting: Option<For>, frame: &Frame<'_>) {
        let until = self.until(lasting, frame);
        let word = self.word(word, frame);
        let Some(keyword) = word.and_then(|word| self.kernel.keyword(word)) else { return };
        let kernel = self.kernel;
        let spares = kernel.game.keywords.get_index(keyword.index()).is_some_and(|(_, entry)| entry.spares);
        for card in self.bearers(cards, frame) {
            self.changed();
            if spares {
                let row = frame.row.and_then(|row| self.kernel.place_of_row(row.row.id));
                self.bear(Bearing { card, until, what: Lasting::Guard(keyword, row) });
            } else if until == Until::NEVER {
                let entry = self.state.card_mut(card);
                entry.given |= 1 << keyword.0;
                entry.lost &= !(1 << keyword.0);
            } else if !self.bears(card, |what, ends| what == Lasting::Word(keyword) && ends == until) {
                self.bear(Bearing { card, until, what: Lasting::Word(keyword) });
            }
        }
    }

    fn bears(&self, card: CardId, test: impl Fn(Lasting, Until) -> bool) -> bool {
        self.state.bearing.iter().any(|bearing| bearing.card == card && test(bearing.what, bearing.until))
    }

    pub(super) fn remove(&mut self, cards: &Selector, word: Option<&Word>, frame: &Frame<'_>) {
        let mask = match word {
            None => u64::MAX,
            Some(word) => {
                let word = self.word(word, frame);
                word.and_then(|word| self.kernel.keyword(word)).map_or(0, |keyword| 1 << keyword.0)
            }
        };
        let all = (1_u64 << self.kernel.game.keywords.len().min(63)) - 1;
        let has = |keyword: KeywordId| mask >> keyword.0 & 1 == 1;
        for card in self.select(cards, frame).cards() {
            let entry = self.state.card_mut(card);
            entry.given &= !mask;
            entry.lost |= mask & all;
            self.state.bearing.retain(|bearing| {
                let taken = match bearing.what {
                    Lasting::Word(keyword) | Lasting::Guard(keyword, _) => has(keyword),
                    _ => false,
                };
                bearing.card != card || !taken
            });
            self.stale();
        }
    }

    #[inline(never)]
    pub(super) fn mark(&mut self, cards: &Selector, state: StateId, lasting: Option<For>, frame: &Frame<'_>) {
        let usual = self.kernel.game.states.get_index(state.index()).and_then(|(_, entry)| entry.until);
        let until = match lasting {
            Some(_) => self.until(lasting, frame),
            None => usual.map_or(Until::NEVER, |duration| self.kernel.until(duration, frame.own)),
        };
        for card in self.bearers(cards, frame) {
            if !self.state.has_mark(card, state) {
                self.states_changed(Self::mark_bit(state));
                self.state.card_mut(card).marks |= Self::mark_bit(state);
                self.occurs(|| Occurrence::Flag { card, state, is: true });
            }
            if !self.bears(card, |what, ends| what == Lasting::Mark(state) && ends == until) {
                self.bear(Bearing { card, until, what: Lasting::Mark(state) });
            }
        }
    }

    pub(super) fn unmark(&mut self, cards: &Selector, state: StateId, frame: &Frame<'_>) {
        for card in self.select(cards, frame).cards() {
            if self.state.has_mark(card, state) {
                self.states_changed(Self::mark_bit(state));
                self.state.card_mut(card).marks &= !Self::mark_bit(state);
                self.state.bearing.retain(|bearing| bearing.card != card || bearing.what != Lasting::Mark(state));
                self.occurs(|| Occurrence::Flag { card, state, is: false });
            }
        }
    }

    pub(super) fn mark_arrived(&mut self, cards: &Selector, frame: &Frame<'_>) {
        for card in self.bearers(cards, frame) {
            self.arrive(card);
        }
    }

    /// Marks a card as one that has come into play this turn.
    pub(crate) fn arrive(&mut self, card: CardId) {
        if self.state.card(card).has_arrived() {
            return;
        }
        self.states_changed(ARRIVED);
        self.state.card_mut(card).marks |= ARRIVED;
        let until = self.kernel.this_turn();
        self.bear(Bearing { card, until, what: Lasting::Arrived });
    }

    pub(super) fn unmark_arrived(&mut self, cards: &Selector, frame: &Frame<'_>) {
        for card in self.select(cards, frame).cards() {
            self.has_been_here(card);
        }
    }

    /// Takes the mark of arrival away.
    pub(super) fn has_been_here(&mut self, card: CardId) {
        if self.state.card(card).has_arrived() {
            self.states_changed(ARRIVED);
            self.state.card_mut(card).marks &= !ARRIVED;
            self.state.bearing.retain(|bearing| bearing.card != card || bearing.what != Lasting::Arrived);
        }
    }

    /// As printed, but for the states that `reset` leaves.
    pub(super) fn reset(&mut self, cards: &Selector, frame: &Frame<'_>) {
        let states = &self.kernel.game.states;
        let stays = |at: usize| states.get_index(at).is_some_and(|(_, entry)| !entry.reset);
        let kept = (0..STATES).filter(|&at| stays(at)).fold(ARRIVED, |mask, at| mask | 1 << at);
        for card in self.select(cards, frame).cards() {
            let before = *self.state.card(card);
            let rows = self.rows_of(card);
            let mut is_reset = self.state.grants.iter().any(|grant| grant.card == card);
            self.clear(card, |what| match what {
                Lasting::Mark(state) => kept >> state.0 & 1 == 1,
                Lasting::Arrived => true,
                _ => false,
            });
            let entry = self.state.card_mut(card);
            entry.marks = before.marks & kept;
            for at in (0..STATES).filter(|&at| stays(at)) {
                entry.counters[at] = before.counters[at];
            }
            is_reset |= *entry != before;
            let starts = self.kernel.first_row_states();
            for key in rows {
                let Some(row) = self.state.row_states.iter_mut().find(|row| row.key == key) else { continue };
                for (at, state) in self.kernel.row_states.iter().enumerate().take(row.values.len()) {
                    if !stays(state.index()) {
                        is_reset |= row.values[at] != starts[at];
                        row.values[at] = starts[at];
                    }
                }
            }
            self.changes = self.changes.wrapping_add(u32::from(is_reset));
        }
    }

    /// Takes everything off a card that was done to it, but for what `keeps` says.
    pub(super) fn clear(&mut self, card: CardId, keeps: impl Fn(Lasting) -> bool) {
        let entry = self.state.card_mut(card);
        entry.strip();
        self.kernel.print_numbers(entry.definition, &mut entry.numbers);
        self.drop_borne(card, keeps);
        let entry = self.state.card(card);
        if self.kernel.in_play(entry.zone) {
            self.board_changed(entry.definition);
        } else {
            self.position_changed();
        }
    }

    /// Ends what a card bears, but for what `keeps` says, what it was used for, and what holds because of it.
    #[inline]
    pub(super) fn drop_borne(&mut self, card: CardId, keeps: impl Fn(Lasting) -> bool) {
        if self.state.bearing.iter().any(|bearing| bearing.card == card) {
            self.state.bearing.retain(|bearing| bearing.card != card || keeps(bearing.what));
        }
        if !self.state.used.is_empty() {
            self.state.used.retain(|used| used.card != card);
        }
        if !self.state.grants.is_empty() {
            self.state.grants.retain(|grant| grant.card != card);
        }
        self.release(card);
    }

    /// Ends the rows that hold because of a card.
    fn release(&mut self, card: CardId) {
        if self.state.held.is_empty() {
            return;
        }
        self.state.held.retain(|held| held.source != card);
        if self.state.held.is_empty() {
            self.state.held_cards.clear();
        }
    }

    pub(super) fn become_subtype(&mut self, cards: &Selector, word: &Word, frame: &Frame<'_>) {
        let word = self.word(word, frame);
        for card in self.select(cards, frame).cards() {
            self.state.card_mut(card).subtype = word;
            self.stale();
        }
    }

    /// Attaches the row's nested effects.
    pub(super) fn grant(&mut self, cards: &Selector, frame: &Frame<'_>) {
        let Some(row) = frame.row else { return };
        let origin = row.key.map_or(NO_ORIGIN - 1, |key| key.origin);
        for card in self.select(cards, frame).cards() {
            for &ability in &row.row.effects {
                self.attach_ability(card, ability, origin);
            }
        }
    }

    /// Attaches an ability, up to the limit of the rules.
    pub(crate) fn attach_ability(&mut self, card: CardId, ability: crate::kernel::ids::AbilityId, origin: u16) {
        let count = self.state.grants.iter().filter(|grant| grant.card == card).count();
        let limit = usize::from(self.kernel.game.limits.attached);
        let Ok(slot) = u8::try_from(count) else { return };
        if count < limit {
            let slot = FIRST_GRANT.saturating_add(slot);
            if self.state.grants.try_push(Grant { card, ability, slot, origin }).is_err() {
                self.report(super::Budget::Room);
            }
            self.stale();
        }
    }
}

/// The mark that a card bears; 0: it bears something else.
pub(super) fn mark_of(what: Lasting) -> u32 {
    match what {
        Lasting::Mark(state) => 1 << (state.0 & 31),
        Lasting::Arrived => ARRIVED,
        Lasting::Part(..) | Lasting::Word(_) | Lasting::Guard(..) => 0,
    }
}

/// A number of a card: 16 bits.
pub(crate) fn narrow(number: i32) -> i16 {
    i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX })
}
