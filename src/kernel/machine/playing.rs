//! Cards that are played, and the abilities that resolve with them.

use super::Machine;
use super::answers::Happened;
use super::counters::Change;
use super::events::Event;
use super::frame::Frame;
use super::moving::Shift;
use super::resolve::Effect;
use crate::kernel::ids::{CounterId, LIMBO, TimingId, ZoneId, event};
use crate::kernel::question::AbilityRef;
use crate::kernel::rules::ability::Once;
use crate::kernel::rules::flow::Check;
use crate::kernel::rules::term::Selector;
use crate::kernel::state::{CardId, Seat};

impl Machine<'_> {
    /// Whether an action that plays a card, and nothing else, can be done without its statements: nobody watches them, and
    /// they are within the budget.
    pub(super) fn can_play_plainly(&self) -> bool {
        self.watch.is_none() && self.statements > 1
    }

    /// Such an action: the card is paid for and played.
    pub(super) fn play_plainly(&mut self, card: CardId, by: Seat, counter: CounterId) {
        if self.is_stopped() {
            return;
        }
        let mark = self.work.pending.len();
        self.statements -= 1;
        let price = self.price(card, by);
        if price > 0 {
            self.change_player(by, counter, Change::Lose, price);
        }
        self.end_statement(mark);
        if self.is_stopped() {
            return;
        }
        let mark = self.work.pending.len();
        self.statements -= 1;
        self.play_card(card, by);
        self.end_statement(mark);
    }

    fn end_statement(&mut self, mark: usize) {
        self.look(Check::Statement);
        if !self.is_settled() {
            self.after_statement(mark);
        }
    }

    /// Plays a card without paying: to limbo, answers, then what its type says.
    pub(super) fn play_card(&mut self, card: CardId, by: Seat) {
        let kernel = self.kernel;
        let Some(card_type) = kernel.card_type(self.printed(card).card_type) else { return };
        let definition = self.state.card(card).definition;
        if let Some(watch) = &mut self.watch {
            watch.plays(definition);
        }
        let stays = card_type.to.filter(|&zone| kernel.in_play(zone));
        let before = Happened::Play { by, card_type: card_type.word, is_before: true };
        let mut is_negated = false;
        if let Some(zone) = self.goes_straight(card, by, before) {
            self.shift_through(card, by, zone);
        } else {
            self.shift(card, by, LIMBO, Shift::default());
            let outer = self.hidden.negated.replace(false);
            self.reveal_hidden(before);
            is_negated = self.hidden.negated == Some(true);
            self.hidden.negated = outer;
            if let Some(zone) = stays {
                self.leave_limbo(card, by, zone);
            }
        }
        if !is_negated && !card_type.waits {
            self.resolve_played(card, by);
        }
        if let (None, Some(zone)) = (stays, card_type.to) {
            self.leave_limbo(card, by, zone);
        }
        self.reveal_hidden(Happened::Play { by, card_type: card_type.word, is_before: false });
        if kernel.has_answers(event::PLAYED) {
            self.happens(&Event::about(event::PLAYED, card, by));
        }
    }

    /// Where a played card goes with nothing in between: from a place where it bears nothing, and nobody answers.
    fn goes_straight(&mut self, card: CardId, by: Seat, before: Happened) -> Option<ZoneId> {
        let kernel = self.kernel;
        let entry = self.state.card(card);
        let (from, zone) = (entry.zone, kernel.plays.get(entry.definition.index())?.straight?);
        let is_plain = kernel.quiet.contains(from) && from != zone && from != LIMBO;
        let is_seen = self.watch.is_some() || self.is_logging();
        (is_plain && !is_seen && self.has_room(by, zone) && !self.is_waited_for(before)).then_some(zone)
    }

    fn leave_limbo(&mut self, card: CardId, by: Seat, zone: ZoneId) {
        if self.state.card(card).zone != LIMBO {
            return;
        }
        let destroyed_to = self.kernel.game.units.as_ref().map(|units| units.destroyed_to);
        let zone = if self.has_room(by, zone) { zone } else { destroyed_to.unwrap_or(zone) };
        self.shift(card, by, zone, Shift::default());
    }

    /// Resolves the abilities of a card that happen when it is played.
    pub(super) fn resolve_played(&mut self, card: CardId, own: Seat) {
        let kernel = self.kernel;
        if self.has_printed_abilities(card) {
            // Of most cards, which of the printed ones these are is known.
            let entry = self.state.card(card);
            let origin = entry.origin;
            let printed = kernel.resolving(entry.definition).iter();
            let abilities = printed.map(move |&(id, slot)| AbilityRef { id, slot, origin });
            self.resolve_abilities(card, own, &abilities);
        } else if let Some(card_type) = kernel.card_type(self.printed(card).card_type) {
            let abilities = self.abilities(card);
            self.resolve_card(card, own, &card_type.resolves, &abilities);
        }
    }

    /// Resolves the abilities of a card of some timings.
    fn resolve_card(&mut self, card: CardId, own: Seat, timings: &[TimingId], abilities: &[AbilityRef]) {
        let kernel = self.kernel;
        let is_meant = |ability: &AbilityRef| timings.contains(&kernel.game.ability(ability.id).timing);
        self.resolve_abilities(card, own, &abilities.iter().copied().filter(is_meant));
    }

    fn resolve_abilities(&mut self, card: CardId, own: Seat, abilities: &(impl Iterator<Item = AbilityRef> + Clone)) {
        let kernel = self.kernel;
        let card_type = kernel.card_type(self.printed(card).card_type);
        let repeats = card_type.and_then(|card_type| card_type.repeats);
        let is_repeated = repeats.is_some_and(|counter| self.state.counter(own, counter) > 0);
        if let (true, Some(counter)) = (is_repeated, repeats) {
            self.set_counter(own, counter, 0);
        }
        for _ in 0..=u8::from(is_repeated) {
            let outer = self.begin_tallies();
            for ability in abilities.clone() {
                let entry = kernel.game.ability(ability.id);
                if !entry.costs.is_empty() || entry.once != Once::Always || entry.may {
                    if self.unusable(card, ability, own, None, false).is_some() || self.is_declined(own, ability, false)
                    {
                        continue;
                    }
                    self.pay(card, ability, own);
                }
                let effect = Effect::of_ability(kernel, card, ability, own, self.state);
                self.effect(&effect, None);
            }
            self.end_tallies(outer);
        }
        if let Some(counter) = card_type.and_then(|card_type| card_type.counts) {
            let count = self.state.counter(own, counter).saturating_add(1);
            self.set_counter(own, counter, count);
        }
    }

    /// `resolve(cards, timing, …)`: the abilities of these timings that work from where each card lies.
    pub(super) fn resolve_timings(&mut self, cards: &Selector, timings: &[TimingId], frame: &Frame<'_>) {
        for card in self.select(cards, frame).cards() {
            let mut abilities = self.abilities(card);
            let zone = self.state.card(card).zone;
            abilities.retain(|ability| self.works_in(*ability, zone));
            if !abilities.is_empty() {
                let side = self.state.card(card).side;
                self.resolve_card(card, side, timings, &abilities);
            }
        }
    }

    /// An ability works from where its way says, else its timing, else anywhere.
    fn works_in(&self, ability: AbilityRef, zone: ZoneId) -> bool {
        let kernel = self.kernel;
        let timing = kernel.game.timings.get_index(kernel.game.ability(ability.id).timing.index());
        let zones = self.way(ability).and_then(|way| way.zones.as_ref());
        let zones = zones.or(timing.and_then(|(_, timing)| timing.zones.as_ref()));
        zones.is_none_or(|zones| zones.contains(&zone))
    }

    /// The hero's ability (format 1).
    pub(super) fn resolve_hero(&mut self, own: Seat) {
        let kernel = self.kernel;
        let Some(hero) = self.state.player(own).hero_card else { return };
        for &id in &kernel.game.definition(hero).abilities {
            let outer = self.begin_tallies();
            let effect = Effect {
                definition: Some(hero),
                is_plain: kernel.is_plain(id),
                reads_fixed: kernel.reads_fixed(id),
                ..Effect::of_rules(&kernel.game.ability(id).rows, own)
            };
            self.effect(&effect, None);
            self.end_tallies(outer);
        }
    }
}
