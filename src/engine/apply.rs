//! The primitives: what a row's changes do to a state.

use super::change::{self, Change};
use super::evaluate::side;
use super::program::{Act, Does, Pick};
use super::record::{Cause, Chooser, Event, Nothing, Question, Recorder, Source};
use super::resolve::{Context, Step};
use super::state::{Ending, Handle, MAX_CARDS, Side, Spot};
use super::traps::Happened;
use crate::ruleset::code::Operand;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_TALLIES};
use crate::ruleset::term::{Duration, Owner};

/// Cards picked from a zone.
pub(super) struct Picked {
    cards: [Handle; MAX_CARDS],
    count: usize,
}

impl Picked {
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
    /// Makes one change of a row.
    #[inline]
    pub(super) fn act(&mut self, act: &Act, context: &Context<'_>) {
        if R::ON {
            self.tell_parts(act, context);
        }
        let own = context.own;
        let amount = self.amount(&act.amount, context);
        match &act.does {
            Does::Gain(who, at) => {
                self.counter(side(own, *who), *at, |before, (_, most)| {
                    before.saturating_add(amount.max(0)).min(most.max(before))
                });
            }
            Does::Lose(who, at) => {
                self.counter(side(own, *who), *at, |before, (least, _)| {
                    before.saturating_sub(amount.max(0)).max(least.min(before))
                });
            }
            Does::Set(who, at) => {
                self.counter(side(own, *who), *at, |_, (least, most)| amount.max(least).min(most));
            }
            Does::DamagePlayer(who) => self.damage_player(side(own, *who), amount, own),
            Does::DamageCards(pick) => {
                if let Some(units) = self.table.rules.units {
                    let by = amount.max(0).saturating_neg();
                    self.change_units(pick, units.health, by, Duration::WhileInPlay, context);
                }
            }
            Does::Modify(pick, number, duration) => self.change_units(pick, number.0, amount, *duration, context),
            Does::Move(pick, who, zone) => self.move_cards(pick, side(own, *who), *zone, context),
            Does::Shift(shift) => self.shift(*shift, amount, own),
            Does::Destroy(pick) => self.destroy_picked(pick, context),
            Does::Negate => {
                if self.answered.is_some() {
                    self.answered = Some(true);
                    self.tell(Event::Cancel);
                } else {
                    self.tell(Event::Nothing(Nothing::NothingToCancel));
                }
            }
            Does::ResolveAgain(who, zone) => self.resolve_again(side(own, *who), *zone, context),
        }
    }

    /// Changes a counter within its bounds (least, most).
    fn counter(&mut self, owner: Side, at: u8, change: impl FnOnce(i32, (i32, i32)) -> i32) {
        let before = self.state.player(owner).number(at);
        let after = change(before, self.table.rules.bounds(at));
        if after == before {
            self.tell(Event::Nothing(Nothing::Same));
        }
        self.set_number(owner, at, after);
    }

    /// Damage to a player: less what passives take from it, held by the floor; a loss of at least 1 sets off traps.
    pub(super) fn damage_player(&mut self, target: Side, amount: i32, own: Side) {
        let Some(rule) = self.table.rules.damage else { return };
        let who = if own == target { Owner::Own } else { Owner::Other };
        let player = self.state.player(target);
        let less = rule.less.map_or(0, |at| player.number(at));
        let mut reduced = amount.saturating_sub(less).max(0);
        if R::ON && less != 0 {
            self.tell_part(reduced, Source::Reduction, rule.less.unwrap_or(0), who, own, less);
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
                self.tell_part(before.saturating_sub(after), Source::Floor, rule.floor.unwrap_or(0), who, own, floor);
            }
        }
        let lost = before.saturating_sub(after);
        if lost < 1 {
            self.tell(Event::Nothing(Nothing::Same));
            return;
        }
        self.set_number(target, rule.to, after);
        if let Some(at) = rule.taken {
            let taken = self.state.player(target).number(at);
            self.set_number(target, at, taken.saturating_add(lost));
        }
        if before > 0 && after <= 0 {
            self.tell(Event::Lethal { side: target });
        }
        self.answer(Happened::Damage { to: target, lethal: after <= 0 });
    }

    /// What takes from one damage takes from this one, and is used up.
    fn spend_once(&mut self, target: Side, at: u8, damage: i32, who: Owner, own: Side) -> i32 {
        let once = self.state.player(target).number(at);
        let left = damage.saturating_sub(once).max(0);
        if R::ON {
            self.tell_part(left, Source::Reduction, at, who, own, once);
        }
        self.set_number(target, at, 0);
        left
    }

    fn tell_part(&mut self, value: i32, source: Source, at: u8, who: Owner, own: Side, read: i32) {
        self.tell(Event::Part { value, source });
        self.tell(Event::Read { what: Operand::Player(who, at), own, value: read });
    }

    /// Changes a number of cards in play; those without health left are destroyed, in the order of their zone.
    fn change_units(&mut self, pick: &Pick, number: u8, by: i32, duration: Duration, context: &Context<'_>) {
        let ending = if duration == Duration::ThisTurn { Ending::All } else { Ending::By(0) };
        let (owner, zone) = match *pick {
            // All of them, or one: no need to write down which.
            Pick::All(who, zone, None) => {
                let owner = side(context.own, who);
                let cards = self.state.player(owner).count(zone);
                if cards == 0 {
                    self.tell(Event::Nothing(Nothing::NoTarget { side: owner, zone }));
                }
                if self.is_noted() {
                    for at in 0..cards {
                        self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                    }
                } else {
                    let least = self.table.rules.least(number);
                    self.state.player_mut(owner).change_units(zone, number, by, least, ending);
                }
                (owner, zone)
            }
            Pick::Choose(who, zone) => {
                let owner = side(context.own, who);
                if let Some(at) = self.choose(owner, zone, context) {
                    self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                }
                (owner, zone)
            }
            _ => self.change_picked(pick, number, by, ending, context),
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

    /// Changes a number of picked cards. Gives the zone they stand in. Apart, because it is seldom and long.
    #[inline(never)]
    fn change_picked(&mut self, pick: &Pick, number: u8, by: i32, ending: Ending, context: &Context<'_>) -> (Side, u8) {
        let (picked, owner, zone) = self.pick(pick, context);
        for card in picked.iter() {
            if let Some(at) = self.state.player(owner).find(zone, card) {
                self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
            }
        }
        (owner, zone)
    }

    /// Destroys picked cards. Apart, because it is seldom and long.
    #[inline(never)]
    fn destroy_picked(&mut self, pick: &Pick, context: &Context<'_>) {
        let (picked, owner, zone) = self.pick(pick, context);
        for card in picked.iter() {
            if let Some(at) = self.state.player(owner).find(zone, card) {
                self.destroy(Spot { side: owner, zone, at }, card, context);
            }
        }
    }

    /// Destroys the cards of a zone in play that have no health left, in their order.
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
            // The next ones have moved up, unless there was no room for this one to go.
            at += u8::from(self.state.player(side).count(zone) == before);
            spent = spent >> living >> 1;
        }
    }

    /// A card in play leaves it destroyed; its own rows resolve after the row that destroyed it.
    fn destroy(&mut self, spot: Spot, card: Handle, context: &Context<'_>) {
        let Some(units) = self.table.rules.units else { return };
        self.tell(Event::Destroyed { side: spot.side, card });
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

    /// The cards of a pick, and the zone they stand in.
    pub(super) fn pick(&mut self, pick: &Pick, context: &Context<'_>) -> (Picked, Side, u8) {
        let mut picked = Picked::none();
        let (who, zone) = match *pick {
            Pick::All(who, zone, _)
            | Pick::Choose(who, zone)
            | Pick::Top(who, zone, _)
            | Pick::Bottom(who, zone, _)
            | Pick::Random(who, zone, _) => (side(context.own, who), zone),
            Pick::This => return self.pick_this(context),
        };
        let cards = self.state.player(who).count(zone);
        if cards == 0 {
            self.tell(Event::Nothing(Nothing::NoTarget { side: who, zone }));
            return (picked, who, zone);
        }
        match pick {
            Pick::All(_, _, test) => {
                for at in 0..cards {
                    let card = self.state.player(who).zone(zone)[usize::from(at)];
                    let passes = test
                        .as_ref()
                        .is_none_or(|test| self.view(context).passes(test, &context.program.code, who, zone, at, card));
                    if passes {
                        picked.push(card);
                    }
                }
            }
            Pick::Choose(..) => {
                let at = self.choose(who, zone, context);
                if let Some(card) = at.and_then(|at| self.state.at(Spot { side: who, zone, at })) {
                    picked.push(card);
                }
            }
            Pick::Top(_, _, count) => {
                let count = usize::try_from(self.amount(count, context)).unwrap_or(0);
                self.state.player(who).zone(zone).iter().rev().take(count).for_each(|&card| picked.push(card));
            }
            Pick::Bottom(_, _, count) => {
                let count = usize::try_from(self.amount(count, context)).unwrap_or(0);
                self.state.player(who).zone(zone).iter().take(count).for_each(|&card| picked.push(card));
            }
            Pick::Random(_, _, count) => {
                let mut left = Picked::none();
                self.state.player(who).zone(zone).iter().for_each(|&card| left.push(card));
                for _ in 0..self.amount(count, context).min(i32::from(cards)) {
                    let at = usize::from(self.random(u8::try_from(left.count).unwrap_or(0)));
                    picked.push(left.cards[at]);
                    left.cards.copy_within(at + 1..left.count, at);
                    left.count -= 1;
                }
            }
            Pick::This => {}
        }
        (picked, who, zone)
    }

    /// The place of a card of a zone that the player chooses whose rows these are.
    fn choose(&mut self, who: Side, zone: u8, context: &Context<'_>) -> Option<u8> {
        let cards = self.state.player(who).count(zone);
        if cards == 0 {
            self.tell(Event::Nothing(Nothing::NoTarget { side: who, zone }));
            return None;
        }
        let question = Question { by: context.own, side: who, zone, cards };
        let chosen = self.chooser.choose(self.table, self.state, question).filter(|&at| at < cards);
        let at = chosen.unwrap_or_else(|| self.default_choice(who, zone));
        if R::ON
            && let Some(card) = self.state.at(Spot { side: who, zone, at })
        {
            self.tell(Event::Chosen { card, by_player: chosen.is_some() });
        }
        Some(at)
    }

    /// The card whose rows these are, wherever it is; a destroyed one, as long as it lies where destroyed cards go.
    fn pick_this(&mut self, context: &Context<'_>) -> (Picked, Side, u8) {
        let mut picked = Picked::none();
        let found = context.this.and_then(|card| self.state.spot(card).map(|spot| (card, spot)));
        let grave = self.table.rules.units.map(|units| units.destroyed_to).filter(|_| context.destroyed);
        if let Some((card, spot)) = found.filter(|(_, spot)| grave.is_none_or(|zone| zone == spot.zone)) {
            picked.push(card);
            return (picked, spot.side, spot.zone);
        }
        self.tell(Event::Nothing(Nothing::NoTarget { side: context.own, zone: super::state::LIMBO }));
        (picked, context.own, super::state::LIMBO)
    }

    /// The highest attack, then the lowest place.
    fn default_choice(&self, who: Side, zone: u8) -> u8 {
        let Some(units) = self.table.rules.units.filter(|_| zone < self.table.rules.layout.unit_zones) else {
            return 0;
        };
        let attack = usize::from(units.attack) % MAX_CARD_NUMBERS;
        let cards = (0..).zip(self.state.player(who).units(zone)).map(|(at, unit)| (unit[attack], at));
        cards.reduce(|best, card| if card.0 > best.0 { card } else { best }).map_or(0, |(_, at)| at)
    }

    /// The cards of a zone that were revealed this turn resolve once more; what resolves so does not do this again.
    #[inline(never)]
    fn resolve_again(&mut self, owner: Side, zone: u8, context: &Context<'_>) {
        let mut picked = Picked::none();
        if !self.again {
            for &card in self.state.player(owner).zone(zone) {
                if self.state.is_revealed(card) && Some(card) != context.this {
                    picked.push(card);
                }
            }
        }
        if picked.count == 0 {
            self.tell(Event::Nothing(Nothing::NothingAgain));
            return;
        }
        let (again, answering, answered) = (self.again, self.answering, self.answered.take());
        (self.again, self.answering) = (true, true);
        for card in picked.iter() {
            if self.state.player(owner).find(zone, card).is_some() {
                self.card(self.table.card(card), Some(card), owner, Cause::Again);
            }
        }
        (self.again, self.answering, self.answered) = (again, answering, answered);
    }

    /// Sets a number of a player.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "most changes of a game are of this kind")]
    pub(super) fn set_number(&mut self, owner: Side, at: u8, after: i32) {
        let before = self.state.player(owner).number(at);
        change::set_number(self.state, owner, at, after);
        if self.is_noted() && before != after {
            self.note(Change::Number { side: owner, at, before, after });
        }
    }

    /// Changes a number of a card in play, not below its least.
    pub(super) fn change_unit(&mut self, spot: Spot, number: u8, by: i32, ending: Ending) {
        let least = self.table.rules.least(number);
        let player = self.state.player_mut(spot.side);
        let changed = player.change_unit((spot.zone, spot.at), number, by, least, ending);
        let Some((before, after, this_turn)) = changed else { return };
        if before == after && this_turn == 0 {
            self.tell(Event::Nothing(Nothing::Same));
        } else if self.is_noted() {
            let card = self.state.at(spot).unwrap_or_default();
            self.note(Change::Unit { card, spot, number, before, after, this_turn });
        }
    }

    pub(super) fn change_tally(&mut self, at: u8, by: i32) {
        let tally = &mut self.tallies[usize::from(at) % MAX_TALLIES];
        *tally = tally.saturating_add(by);
        self.note(Change::Tally { at, by });
    }

    /// Whether anybody wants to know of a change.
    #[inline]
    pub(super) fn is_noted(&self) -> bool {
        R::ON || self.logging > 0
    }

    /// Notes a change for those who may want it back.
    #[inline]
    pub(super) fn note(&mut self, change: Change) {
        if R::ON {
            self.recorder.event(Event::Change(change));
        }
        if self.logging > 0 {
            self.log(change);
        }
    }

    /// Remembers a change. Apart, so that the many places that note one stay short.
    #[inline(never)]
    fn log(&mut self, change: Change) {
        self.work.log.push(change);
    }

    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        if R::ON {
            self.recorder.event(event);
        }
    }
}
