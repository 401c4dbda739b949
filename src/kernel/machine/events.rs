//! Events: what they set off, and when that resolves.

use arrayvec::ArrayVec;

use super::frame::{Frame, Happening};
use super::{Budget, Machine};
use crate::kernel::ids::{EventId, TimingId, ZoneId, event};
use crate::kernel::question::AbilityRef;
use crate::kernel::rules::ability::{About, Once};
use crate::kernel::rules::flow::{ResolveAt, When};
use crate::kernel::rules::tables::Timing;
use crate::kernel::state::{CARDS, Card, CardId, Seat, Things};

/// Abilities of a card.
pub(super) type Abilities = ArrayVec<AbilityRef, 32>;

/// Something that happens.
#[derive(Clone)]
pub(super) struct Event {
    pub id: EventId,
    pub cards: Things,
    pub amount: i32,
    pub victim: Things,
    /// Whose event it is.
    pub player: Seat,
    /// What its card was before it left, where it was, and its abilities then.
    pub was: Option<Card>,
    pub before: Option<ZoneId>,
    pub abilities: Option<Abilities>,
    /// Resolves before what would happen.
    pub is_before: bool,
}

impl Event {
    pub fn new(id: EventId, cards: Things, player: Seat) -> Self {
        Self {
            id,
            cards,
            amount: 0,
            victim: Things::EMPTY,
            player,
            was: None,
            before: None,
            abilities: None,
            is_before: false,
        }
    }

    pub fn about(id: EventId, card: CardId, player: Seat) -> Self {
        Self::new(id, Things::card(card), player)
    }

    #[must_use]
    pub fn at_once(self) -> Self {
        Self { is_before: true, ..self }
    }

    fn happening(&self) -> Happening {
        Happening { cards: self.cards, amount: self.amount, victim: self.victim }
    }
}

/// An ability that was set off and waits.
#[derive(Clone)]
pub(super) struct Entry {
    pub seat: Seat,
    pub card: CardId,
    pub ability: AbilityRef,
    pub timing: TimingId,
    pub event: EventId,
    pub happening: Happening,
    /// The moves of a card that only watched: if it has moved since, it is passed over.
    pub moves: Option<u16>,
}

impl Machine<'_> {
    /// Does the game's own rules for an event, and collects the abilities that it sets off: the active player's first,
    /// in the order of their zones.
    pub(super) fn happens(&mut self, event: &Event) {
        let kernel = self.kernel;
        for &at in kernel.rules(event.id) {
            let rule = &kernel.flat.flow.when[usize::from(at)];
            if event.cards.is_empty() {
                self.rule(at, rule, event, None);
            }
            for card in event.cards.cards() {
                self.rule(at, rule, event, Some(card));
            }
        }
        if kernel.timings(event.id).is_empty() {
            return;
        }
        let mut found = self.work.entries();
        for seat in [self.state.active, self.state.active.other()] {
            for &timing in kernel.timings(event.id) {
                if let Some((_, rules)) = kernel.game.timings.get_index(timing.index()) {
                    self.collect(seat, timing, rules, event, &mut found);
                }
            }
        }
        if event.is_before {
            for entry in &found {
                self.spring(entry);
            }
        } else {
            self.work.pending.append(&mut found);
        }
        self.work.keep_entries(found);
    }

    /// Whether an event about a card can set something off: where only the card itself answers, by its own timings.
    pub(super) fn can_set_off(&self, event: EventId, card: CardId) -> bool {
        let kernel = self.kernel;
        let is_own = |timing: &TimingId| {
            kernel.game.timings.get_index(timing.index()).is_some_and(|(_, rules)| rules.card == About::This)
        };
        !kernel.rules(event).is_empty()
            || kernel.timings(event).iter().any(|timing| !is_own(timing) || self.can_have(card, *timing))
    }

    /// Does a rule of `match.when`.
    fn rule(&mut self, at: u8, rule: &When, event: &Event, card: Option<CardId>) {
        if rule.seat.is_some_and(|seat| Seat(seat) != event.player) || rule.once && self.state.done >> at & 1 == 1 {
            return;
        }
        let happening = event.happening();
        let frame = Frame {
            this: card,
            it: card,
            event: Some(&happening),
            was: event.was.as_ref(),
            before: event.before,
            ..Frame::of(event.player)
        };
        if rule.test.as_ref().is_some_and(|test| !self.holds(test, &frame)) {
            return;
        }
        let own = rule.rows_of.map_or(event.player, Seat);
        if rule.once {
            // What happens once waits until it can.
            let of_rows = Frame::of(own);
            if !rule.rows.is_empty() && !rule.rows.iter().any(|row| self.conditions_hold(row, &of_rows)) {
                return;
            }
            self.state.done |= 1 << at;
        }
        self.block(&rule.body, &frame);
        if !rule.rows.is_empty() {
            self.effect(&super::resolve::Effect::of_rules(&rule.rows, own), None);
        }
    }

    /// Collects the abilities of a timing that an event sets off on one side.
    fn collect(&mut self, seat: Seat, timing: TimingId, rules: &Timing, event: &Event, found: &mut Vec<Entry>) {
        let kernel = self.kernel;
        let watchers: ArrayVec<CardId, CARDS> = if rules.card == About::This {
            let is_watcher = |card: &CardId| {
                let entry = self.state.card(*card);
                entry.side == seat || entry.owner == seat && event.player == seat
            };
            event.cards.cards().filter(is_watcher).collect()
        } else {
            let zones = rules.zones.as_ref().unwrap_or(&kernel.play);
            let mut cards = Things::EMPTY;
            self.add_zones(&mut cards, seat, zones);
            cards.cards().filter(|&card| rules.card != About::Other || !event.cards.has_card(card)).collect()
        };
        if watchers.is_empty() {
            return;
        }
        let happening = event.happening();
        for card in watchers {
            let is_remembered = event.abilities.is_some() && rules.card == About::This;
            if !is_remembered && !self.can_have(card, timing) {
                continue;
            }
            let abilities = match &event.abilities {
                Some(abilities) if rules.card == About::This => abilities.clone(),
                _ => self.abilities(card),
            };
            for ability in abilities {
                let entry = kernel.game.ability(ability.id);
                if entry.timing != timing || self.way(ability).is_some_and(|way| way.answers.is_some()) {
                    continue;
                }
                let frame = Frame {
                    this: Some(card),
                    it: event.cards.first_card(),
                    event: Some(&happening),
                    was: event.was.as_ref(),
                    before: event.before,
                    ..Frame::of(seat)
                };
                if rules.test.as_ref().is_some_and(|test| !self.holds(test, &frame))
                    || !self.speaks_of(ability, rules, seat, card, &event.cards, event.player)
                {
                    continue;
                }
                let moves = (rules.card != About::This).then(|| self.state.card(card).moves);
                found.push(Entry { seat, card, ability, timing, event: event.id, happening, moves });
            }
        }
    }

    /// Whether an event of `by` about `cards` is one that a timing, as the ability refines it, is about.
    pub(super) fn speaks_of(
        &mut self,
        ability: AbilityRef,
        timing: &Timing,
        seat: Seat,
        card: CardId,
        cards: &Things,
        by: Seat,
    ) -> bool {
        let kernel = self.kernel;
        let refinement = &kernel.game.ability(ability.id).refinement;
        let is_of = refinement.of.unwrap_or(timing.of).is(by, seat);
        let is_about = match refinement.card.unwrap_or(timing.card) {
            About::Any => true,
            About::Other => !cards.has_card(card),
            About::This => cards.is_empty() || cards.has_card(card),
        };
        let frame = Frame { this: Some(card), ..Frame::of(seat) };
        is_of
            && is_about
            && refinement
                .filters
                .as_ref()
                .is_none_or(|filters| cards.cards().all(|card| self.passes(filters, card, &frame)))
    }

    /// Resolves an ability that was set off.
    fn spring(&mut self, entry: &Entry) {
        if self.is_stopped() || entry.moves.is_some_and(|moves| moves != self.state.card(entry.card).moves) {
            return;
        }
        if self.fuel == 0 {
            self.report(Budget::Abilities);
            return;
        }
        let kernel = self.kernel;
        let ability = kernel.game.ability(entry.ability.id);
        let may = kernel.game.timings.get_index(entry.timing.index()).is_some_and(|(_, timing)| timing.may);
        let is_used = ability.once != Once::Always || !ability.costs.is_empty() || ability.way.is_some();
        if is_used || ability.may || may {
            if self.unusable(entry.card, entry.ability, entry.seat, None, false).is_some()
                || self.is_declined(entry.seat, entry.ability, may)
            {
                return;
            }
            self.pay(entry.card, entry.ability, entry.seat);
        }
        self.fuel -= 1;
        let log = self.suspend_log();
        let changes = self.changes;
        let effect = super::resolve::Effect {
            is_grave: entry.event == event::DESTROYED,
            happening: Some(&entry.happening),
            ..super::resolve::Effect::of_ability(kernel, entry.card, entry.ability, entry.seat, self.state)
        };
        self.effect(&effect, None);
        self.changes = changes;
        self.resume_log(log);
    }

    /// What was set off resolves: at once after the row, or one after another when the effect is done.
    #[inline]
    pub(super) fn settle(&mut self, mark: usize) {
        if self.work.pending.len() > mark || !self.work.queue.is_empty() {
            self.settle_all(mark);
        }
    }

    fn settle_all(&mut self, mark: usize) {
        let effects = &self.kernel.flat.flow.effects;
        let (at_row, oldest_first) = (effects.at == ResolveAt::Row, !effects.newest_first);
        if effects.at == ResolveAt::Chain {
            return;
        }
        if self.settling > 0 {
            if at_row && oldest_first {
                let at = self.work.queue.len();
                self.queue_pending(mark, at);
                return;
            }
            if !at_row {
                return;
            }
        }
        self.settling += 1;
        let list = self.work.entries();
        let outer = std::mem::replace(&mut self.work.queue, list);
        loop {
            // The newest first, or the oldest; of those that came up together the active player's first.
            let at = if oldest_first { self.work.queue.len() } else { 0 };
            self.queue_pending(mark, at);
            if self.work.queue.is_empty() {
                break;
            }
            let entry = self.work.queue.remove(0);
            self.spring(&entry);
        }
        let list = std::mem::replace(&mut self.work.queue, outer);
        self.work.keep_entries(list);
        self.settling -= 1;
    }

    /// Puts what was set off since a mark at a place of the queue, the active player's first.
    fn queue_pending(&mut self, mark: usize, at: usize) {
        let super::Workspace { pending, queue, .. } = &mut *self.work;
        let mark = mark.min(pending.len());
        let active = self.state.active;
        let mut at = at;
        for of_active in [true, false] {
            for entry in pending[mark..].iter().filter(|entry| (entry.seat == active) == of_active) {
                queue.insert(at, entry.clone());
                at += 1;
            }
        }
        pending.truncate(mark);
    }
}
