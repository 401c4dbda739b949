//! The primitives: how an instruction of a row changes the state.

use super::change::{self, StateChange};
use super::evaluate::side;
use super::program::{Instruction, Primitive, Target};
use super::record::{Cause, Chooser, Event, NoEffectReason, PlayerZone, Question, Recorder, Source};
use super::resolve::{Context, Response, Step};
use super::state::{Ending, Handle, MAX_CARDS, Side, Spot};
use super::triggers::TriggerEvent;
use crate::ruleset::code::Operand;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_TALLIES};
use crate::ruleset::term::{Duration, Owner};

/// The cards of a zone that a target selects, copied because resolving one of them may move the others.
pub(super) struct Selection {
    cards: [Handle; MAX_CARDS],
    count: usize,
}

impl Selection {
    pub(super) fn none() -> Self {
        Self { cards: [Handle(0); MAX_CARDS], count: 0 }
    }

    pub(super) fn push(&mut self, card: Handle) {
        if let Some(place) = self.cards.get_mut(self.count) {
            *place = card;
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Handle> + '_ {
        self.cards[..self.count].iter().copied()
    }
}

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Executes one instruction of a row.
    #[inline]
    pub(super) fn execute(&mut self, instruction: &Instruction, context: &Context<'_>) {
        if R::ON {
            self.record_parts(instruction, context);
        }
        let own = context.own;
        let amount = self.amount(&instruction.amount, context);
        match &instruction.primitive {
            Primitive::Gain(who, at) => {
                self.counter(side(own, *who), *at, |before, (_, most)| {
                    before.saturating_add(amount.max(0)).min(most.max(before))
                });
            }
            Primitive::Lose(who, at) => {
                self.counter(side(own, *who), *at, |before, (least, _)| {
                    before.saturating_sub(amount.max(0)).max(least.min(before))
                });
            }
            Primitive::Set(who, at) => {
                self.counter(side(own, *who), *at, |_, (least, most)| amount.max(least).min(most));
            }
            Primitive::DamagePlayer(who) => self.damage_player(side(own, *who), amount, own),
            Primitive::DamageCards(target) => {
                if let Some(units) = self.table.rules.units {
                    let by = amount.max(0).saturating_neg();
                    self.change_units(target, units.health, by, Duration::WhileInPlay, context);
                }
            }
            Primitive::Modify(target, number, duration) => {
                self.change_units(target, number.0, amount, *duration, context);
            }
            Primitive::Move(target, who, zone) => self.move_targets(target, side(own, *who), *zone, context),
            Primitive::MoveCards(move_cards) => self.move_cards(*move_cards, amount, own),
            Primitive::Destroy(target) => self.destroy_selected(target, context),
            Primitive::Negate => {
                if self.response == Response::None {
                    self.emit(Event::NoEffect(NoEffectReason::NothingToCancel));
                } else {
                    self.response = Response::Cancelled;
                    self.emit(Event::Cancel);
                }
            }
            Primitive::ResolveAgain(who, zone) => self.resolve_again(side(own, *who), *zone, context),
        }
    }

    /// Changes a counter. `change` gets the value and its bounds (least, most).
    fn counter(&mut self, owner: Side, at: u8, change: impl FnOnce(i32, (i32, i32)) -> i32) {
        let before = self.state.player(owner).number(at);
        let after = change(before, self.table.rules.bounds(at));
        if after == before {
            self.emit(Event::NoEffect(NoEffectReason::Same));
        }
        self.set_number(owner, at, after);
    }

    /// Damages a player: passives reduce the damage and a floor stops it. A loss of at least 1 can trigger hidden
    /// cards.
    pub(super) fn damage_player(&mut self, target: Side, amount: i32, own: Side) {
        let Some(rule) = self.table.rules.damage else { return };
        let who = if own == target { Owner::Own } else { Owner::Other };
        let player = self.state.player(target);
        let less = rule.less.map_or(0, |at| player.number(at));
        let mut reduced = amount.saturating_sub(less).max(0);
        if R::ON && less != 0 {
            self.record_part(reduced, Source::Reduction, rule.less.unwrap_or(0), who, own, less);
        }
        if let Some(at) = rule.once
            && reduced > 0
            && self.state.player(target).number(at) > 0
        {
            reduced = self.spend_once(target, at, reduced, who, own);
        }
        let player = self.state.player(target);
        let before = player.number(rule.to);
        let mut after = before.saturating_sub(reduced);
        let floor = rule.floor.map_or(0, |at| player.number(at));
        if floor > 0 && after < floor {
            after = floor.min(before);
            if R::ON {
                self.record_part(before.saturating_sub(after), Source::Floor, rule.floor.unwrap_or(0), who, own, floor);
            }
        }
        let lost = before.saturating_sub(after);
        if lost < 1 {
            self.emit(Event::NoEffect(NoEffectReason::Same));
            return;
        }
        self.set_number(target, rule.to, after);
        if let Some(at) = rule.taken {
            let taken = self.state.player(target).number(at);
            self.set_number(target, at, taken.saturating_add(lost));
        }
        if before > 0 && after <= 0 {
            self.emit(Event::Lethal { side: target });
        }
        self.respond(TriggerEvent::Damage { to: target, lethal: after <= 0 });
    }

    /// Reduces one damage by a counter that protects once and is then reset. Returns the damage that is left.
    fn spend_once(&mut self, target: Side, at: u8, damage: i32, who: Owner, own: Side) -> i32 {
        let once = self.state.player(target).number(at);
        let left = damage.saturating_sub(once).max(0);
        if R::ON {
            self.record_part(left, Source::Reduction, at, who, own, once);
        }
        self.set_number(target, at, 0);
        left
    }

    fn record_part(&mut self, value: i32, source: Source, at: u8, who: Owner, own: Side, read: i32) {
        self.emit(Event::Part { value, source });
        self.emit(Event::Read { what: Operand::Player(who, at), own, value: read });
    }

    /// Changes a number of cards in play, then destroys those without health, in the order of their zone.
    fn change_units(&mut self, target: &Target, number: u8, by: i32, duration: Duration, context: &Context<'_>) {
        let ending = if duration == Duration::ThisTurn { Ending::All } else { Ending::By(0) };
        let (owner, zone) = match *target {
            // No list of selected cards is needed for a whole zone or a single card.
            Target::All(who, zone, None) => {
                let owner = side(context.own, who);
                let cards = self.state.player(owner).count(zone);
                if cards == 0 {
                    self.emit(Event::NoEffect(NoEffectReason::NoTarget(PlayerZone { side: owner, zone })));
                }
                if self.is_recorded() {
                    for at in 0..cards {
                        self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                    }
                } else {
                    let least = self.table.rules.least(number);
                    self.state.player_mut(owner).change_units(zone, number, by, least, ending);
                }
                (owner, zone)
            }
            Target::Choose(who, zone) => {
                let owner = side(context.own, who);
                if let Some(at) = self.choose(owner, zone, context) {
                    self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                }
                (owner, zone)
            }
            _ => self.change_selected(target, number, by, ending, context),
        };
        let rules = &self.table.rules;
        if let Some(units) = rules.units
            && units.health == number
            && by < 0
            && zone < rules.layout.unit_zones
        {
            self.destroy_spent(owner, zone, usize::from(units.health) % MAX_CARD_NUMBERS, context);
        }
    }

    /// Changes a number of the selected cards and returns their zone. Not inlined, because it is long and rarely
    /// called.
    #[inline(never)]
    fn change_selected(
        &mut self,
        target: &Target,
        number: u8,
        by: i32,
        ending: Ending,
        context: &Context<'_>,
    ) -> (Side, u8) {
        let (selected, owner, zone) = self.select(target, context);
        for card in selected.iter() {
            if let Some(at) = self.state.player(owner).find(zone, card) {
                self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
            }
        }
        (owner, zone)
    }

    /// Destroys the selected cards. Not inlined, because it is long and rarely called.
    #[inline(never)]
    fn destroy_selected(&mut self, target: &Target, context: &Context<'_>) {
        let (selected, owner, zone) = self.select(target, context);
        for card in selected.iter() {
            if let Some(at) = self.state.player(owner).find(zone, card) {
                self.destroy(Spot { side: owner, zone, at }, card, context);
            }
        }
    }

    /// Destroys the cards of a zone in play that have no health left, in order.
    pub(super) fn destroy_spent(&mut self, side: Side, zone: u8, health: usize, context: &Context<'_>) {
        let units = self.state.player(side).units(zone).iter().rev();
        let mut spent = units.fold(0_u8, |spent, unit| spent << 1 | u8::from(unit[health % MAX_CARD_NUMBERS] <= 0));
        let mut at = 0;
        while spent != 0 {
            let living = spent.trailing_zeros();
            at += u8::try_from(living).unwrap_or(0);
            let before = self.state.player(side).count(zone);
            if let Some(card) = self.state.at(Spot { side, zone, at }) {
                self.destroy(Spot { side, zone, at }, card, context);
            }
            // Destroying a card moves the next ones up, unless its destination was full and the card stayed.
            at += u8::from(self.state.player(side).count(zone) == before);
            spent = spent >> living >> 1;
        }
    }

    /// Destroys a card in play. Its own death rows resolve after the row that destroyed it, because that row may
    /// destroy more cards at once.
    fn destroy(&mut self, spot: Spot, card: Handle, context: &Context<'_>) {
        let Some(units) = self.table.rules.units else { return };
        self.emit(Event::Destroyed { side: spot.side, card });
        let to = units.destroyed_to;
        if to != spot.zone && self.has_room(spot.side, to) {
            self.relocate(spot, to);
        } else {
            self.move_to(spot, spot.side, to);
        }
        if let Some(tally) = context.tally {
            self.change_tally(tally.0, 1);
        }
        if self.table.fact(card).dies {
            self.work.deaths.push((spot.side, card));
        }
    }

    /// Returns the cards that a target selects, and their zone.
    pub(super) fn select(&mut self, target: &Target, context: &Context<'_>) -> (Selection, Side, u8) {
        let mut selected = Selection::none();
        let (who, zone) = match *target {
            Target::All(who, zone, _)
            | Target::Choose(who, zone)
            | Target::Top(who, zone, _)
            | Target::Bottom(who, zone, _)
            | Target::Random(who, zone, _) => (side(context.own, who), zone),
            Target::This => return self.select_this(context),
        };
        let cards = self.state.player(who).count(zone);
        if cards == 0 {
            self.emit(Event::NoEffect(NoEffectReason::NoTarget(PlayerZone { side: who, zone })));
            return (selected, who, zone);
        }
        match target {
            Target::All(_, _, test) => {
                for at in 0..cards {
                    let card = self.state.player(who).zone(zone)[usize::from(at)];
                    let passes = test
                        .as_ref()
                        .is_none_or(|test| self.view(context).passes(test, &context.program.code, who, zone, at, card));
                    if passes {
                        selected.push(card);
                    }
                }
            }
            Target::Choose(..) => {
                let at = self.choose(who, zone, context);
                if let Some(card) = at.and_then(|at| self.state.at(Spot { side: who, zone, at })) {
                    selected.push(card);
                }
            }
            Target::Top(_, _, count) => {
                let count = usize::try_from(self.amount(count, context)).unwrap_or(0);
                self.state.player(who).zone(zone).iter().rev().take(count).for_each(|&card| selected.push(card));
            }
            Target::Bottom(_, _, count) => {
                let count = usize::try_from(self.amount(count, context)).unwrap_or(0);
                self.state.player(who).zone(zone).iter().take(count).for_each(|&card| selected.push(card));
            }
            Target::Random(_, _, count) => {
                let mut left = Selection::none();
                self.state.player(who).zone(zone).iter().for_each(|&card| left.push(card));
                for _ in 0..self.amount(count, context).min(i32::from(cards)) {
                    let at = usize::from(self.random(u8::try_from(left.count).unwrap_or(0)));
                    selected.push(left.cards[at]);
                    left.cards.copy_within(at + 1..left.count, at);
                    left.count -= 1;
                }
            }
            Target::This => {}
        }
        (selected, who, zone)
    }

    /// Asks the player who resolves the rows for a card of a zone. Returns its index in the zone.
    fn choose(&mut self, who: Side, zone: u8, context: &Context<'_>) -> Option<u8> {
        let cards = self.state.player(who).count(zone);
        if cards == 0 {
            self.emit(Event::NoEffect(NoEffectReason::NoTarget(PlayerZone { side: who, zone })));
            return None;
        }
        let question = Question { by: context.own, side: who, zone, cards };
        let chosen = self.chooser.choose(self.table, self.state, question).filter(|&at| at < cards);
        let at = chosen.unwrap_or_else(|| self.default_choice(who, zone));
        if R::ON
            && let Some(card) = self.state.at(Spot { side: who, zone, at })
        {
            self.emit(Event::Chosen { card, by_player: chosen.is_some() });
        }
        Some(at)
    }

    /// Selects the card whose rows resolve, wherever it is. The rows of a destroyed card find it only in the zone of
    /// destroyed cards, because elsewhere it would be a card that has come back.
    fn select_this(&mut self, context: &Context<'_>) -> (Selection, Side, u8) {
        let mut selected = Selection::none();
        let found = context.this.and_then(|card| self.state.spot(card).map(|spot| (card, spot)));
        let grave = self.table.rules.units.map(|units| units.destroyed_to).filter(|_| context.destroyed);
        if let Some((card, spot)) = found.filter(|(_, spot)| grave.is_none_or(|zone| zone == spot.zone)) {
            selected.push(card);
            return (selected, spot.side, spot.zone);
        }
        self.emit(Event::NoEffect(NoEffectReason::NoTarget(PlayerZone {
            side: context.own,
            zone: super::state::LIMBO,
        })));
        (selected, context.own, super::state::LIMBO)
    }

    /// The card with the highest attack; among equals, the one with the lowest index.
    fn default_choice(&self, who: Side, zone: u8) -> u8 {
        let Some(units) = self.table.rules.units.filter(|_| zone < self.table.rules.layout.unit_zones) else {
            return 0;
        };
        let attack = usize::from(units.attack) % MAX_CARD_NUMBERS;
        let cards = (0..).zip(self.state.player(who).units(zone)).map(|(at, unit)| (unit[attack], at));
        cards.reduce(|best, card| if card.0 > best.0 { card } else { best }).map_or(0, |(_, at)| at)
    }

    /// Resolves the revealed cards of a zone once more. Cards that resolve this way cannot do the same, otherwise two
    /// of them would loop.
    #[inline(never)]
    fn resolve_again(&mut self, owner: Side, zone: u8, context: &Context<'_>) {
        let mut selected = Selection::none();
        if !self.resolving_again {
            for &card in self.state.player(owner).zone(zone) {
                if self.state.is_revealed(card) && Some(card) != context.this {
                    selected.push(card);
                }
            }
        }
        if selected.count == 0 {
            self.emit(Event::NoEffect(NoEffectReason::NothingAgain));
            return;
        }
        let (again, responding, response) = (self.resolving_again, self.responding, std::mem::take(&mut self.response));
        (self.resolving_again, self.responding) = (true, true);
        for card in selected.iter() {
            if self.state.player(owner).find(zone, card).is_some() {
                self.resolve_card(self.table.card(card), Some(card), owner, Cause::Again);
            }
        }
        (self.resolving_again, self.responding, self.response) = (again, responding, response);
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "most changes of a game are of this kind")]
    pub(super) fn set_number(&mut self, owner: Side, at: u8, after: i32) {
        let before = self.state.player(owner).number(at);
        change::set_number(self.state, owner, at, after);
        if self.is_recorded() && before != after {
            self.record_change(StateChange::Number { side: owner, at, before, after });
        }
    }

    /// Changes a number of a card in play, clamped to the number's least value.
    pub(super) fn change_unit(&mut self, spot: Spot, number: u8, by: i32, ending: Ending) {
        let least = self.table.rules.least(number);
        let player = self.state.player_mut(spot.side);
        let changed = player.change_unit((spot.zone, spot.at), number, by, least, ending);
        let Some((before, after, this_turn)) = changed else { return };
        if before == after && this_turn == 0 {
            self.emit(Event::NoEffect(NoEffectReason::Same));
        } else if self.is_recorded() {
            let card = self.state.at(spot).unwrap_or_default();
            self.record_change(StateChange::Unit { card, spot, number, before, after, this_turn });
        }
    }

    pub(super) fn change_tally(&mut self, at: u8, by: i32) {
        let tally = &mut self.tallies[usize::from(at) % MAX_TALLIES];
        *tally = tally.saturating_add(by);
        self.record_change(StateChange::Tally { at, by });
    }

    /// Whether a change must be recorded: for a recorder or because the row may be undone.
    #[inline]
    pub(super) fn is_recorded(&self) -> bool {
        R::ON || self.undo_depth > 0
    }

    /// Passes a change to the recorder and to the undo log.
    #[inline]
    pub(super) fn record_change(&mut self, change: StateChange) {
        if R::ON {
            self.recorder.event(Event::Change(change));
        }
        if self.undo_depth > 0 {
            self.push_undo(change);
        }
    }

    /// Appends a change to the undo log. Not inlined, so that its many callers stay short.
    #[inline(never)]
    fn push_undo(&mut self, change: StateChange) {
        self.work.undo_log.push(change);
    }

    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        if R::ON {
            self.recorder.event(event);
        }
    }
}
