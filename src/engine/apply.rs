//! The primitives: what a row's changes do to a state.

use super::change::{self, Change};
use super::evaluate::side;
use super::program::{Act, Does, Pick};
use super::record::{Cause, Chooser, Event, Nothing, Question, Recorder, Source};
use super::resolve::{Context, Step};
use super::state::{Handle, MAX_CARDS, Side, Spot, Unit};
use super::traps::Happened;
use crate::ruleset::code::Place;
use crate::ruleset::limits::{MAX_CARD_NUMBERS, MAX_TALLIES, MAX_UNITS};
use crate::ruleset::term::{Duration, Who};

/// How much of a change of a card in play ends with the turn.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    /// All that it really changed.
    All,
    /// So much.
    By(i32),
}

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
    pub(super) fn act(&mut self, act: &Act, context: &Context<'_>) {
        if R::ON {
            self.tell_parts(act, context);
        }
        let own = context.own;
        match &act.does {
            Does::Gain(who, at, amount) => {
                let amount = self.amount(amount, context).max(0);
                self.counter(side(own, *who), *at, |before, counter| {
                    before.saturating_add(amount).min(counter.1.max(before))
                });
            }
            Does::Lose(who, at, amount) => {
                let amount = self.amount(amount, context).max(0);
                self.counter(side(own, *who), *at, |before, counter| {
                    before.saturating_sub(amount).max(counter.0.min(before))
                });
            }
            Does::Set(who, at, amount) => {
                let amount = self.amount(amount, context);
                self.counter(side(own, *who), *at, |_, counter| amount.max(counter.0).min(counter.1));
            }
            Does::DamagePlayer(who, amount) => {
                let amount = self.amount(amount, context);
                self.damage_player(side(own, *who), amount, own);
            }
            Does::DamageCards(pick, amount) => {
                let amount = self.amount(amount, context).max(0);
                if let Some(units) = self.table.rules.units {
                    self.change_units(pick, units.health, amount.saturating_neg(), Duration::WhileInPlay, context);
                }
            }
            Does::Modify(pick, number, amount, duration) => {
                let amount = self.amount(amount, context);
                self.change_units(pick, number.0, amount, *duration, context);
            }
            Does::Move(pick, who, zone) => self.move_cards(pick, side(own, *who), *zone, context),
            Does::Destroy(pick) => {
                let (picked, owner, zone) = self.pick(pick, context);
                for card in picked.iter() {
                    if let Some(at) = self.state.player(owner).find(zone, card) {
                        self.destroy(Spot { side: owner, zone, at }, card, context);
                    }
                }
            }
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
        let who = if own == target { Who::Own } else { Who::Other };
        let player = self.state.player(target);
        let less = rule.less.map_or(0, |at| player.number(at));
        let reduced = amount.saturating_sub(less).max(0);
        if R::ON && less != 0 {
            self.tell_part(reduced, Source::Reduction, rule.less.unwrap_or(0), who, own, less);
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

    fn tell_part(&mut self, value: i32, source: Source, at: u8, who: Who, own: Side, read: i32) {
        self.tell(Event::Part { value, source });
        self.tell(Event::Read { what: Place::Player(who, at), own, value: read });
    }

    /// Changes a number of cards in play; those without health left are destroyed, in the order of their zone.
    fn change_units(&mut self, pick: &Pick, number: u8, by: i32, duration: Duration, context: &Context<'_>) {
        let ending = if duration == Duration::ThisTurn { Ending::All } else { Ending::By(0) };
        let (owner, zone) = match *pick {
            // All of them: no need to write down which.
            Pick::All(who, zone, None) if self.state.player(side(context.own, who)).count(zone) > 0 => {
                let owner = side(context.own, who);
                for at in 0..self.state.player(owner).count(zone) {
                    self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                }
                (owner, zone)
            }
            _ => {
                let (picked, owner, zone) = self.pick(pick, context);
                for card in picked.iter() {
                    if let Some(at) = self.state.player(owner).find(zone, card) {
                        self.change_unit(Spot { side: owner, zone, at }, number, by, ending);
                    }
                }
                (owner, zone)
            }
        };
        let Some(units) = self.table.rules.units.filter(|units| units.health == number && by < 0) else { return };
        let mut at = 0;
        while let Some(&card) = self.state.player(owner).zone(zone).get(usize::from(at)) {
            let health = self.state.player(owner).unit(zone, at).numbers;
            if zone < self.table.rules.layout.unit_zones && health[usize::from(units.health) % MAX_CARD_NUMBERS] <= 0 {
                let before = self.state.player(owner).count(zone);
                self.destroy(Spot { side: owner, zone, at }, card, context);
                if self.state.player(owner).count(zone) < before {
                    continue;
                }
            }
            at += 1;
        }
    }

    /// A card in play leaves it destroyed; its own rows resolve after the row that destroyed it.
    fn destroy(&mut self, spot: Spot, card: Handle, context: &Context<'_>) {
        let Some(units) = self.table.rules.units else { return };
        self.tell(Event::Destroyed { side: spot.side, card });
        self.move_to(spot, spot.side, units.destroyed_to);
        if let Some(tally) = context.tally {
            self.change_tally(tally.0, 1);
        }
        self.work.deaths.push((spot.side, card));
    }

    fn move_cards(&mut self, pick: &Pick, to: Side, zone: u8, context: &Context<'_>) {
        match *pick {
            Pick::Top(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), |_, cards| cards - 1);
            }
            Pick::Bottom(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), |_, _| 0);
            }
            Pick::Random(who, from, ref count) => {
                let count = self.amount(count, context);
                self.draw(side(context.own, who), from, count, (to, zone), Self::random);
            }
            Pick::All(..) | Pick::Choose(..) | Pick::This => {
                let (picked, owner, from) = self.pick(pick, context);
                for card in picked.iter() {
                    if let Some(at) = self.state.player(owner).find(from, card) {
                        self.move_to(Spot { side: owner, zone: from, at }, to, zone);
                    }
                }
            }
        }
    }

    /// Moves so many cards one after another, each from the place that is asked for among those left.
    fn draw(&mut self, owner: Side, from: u8, count: i32, to: (Side, u8), place: fn(&mut Self, u8) -> u8) {
        for _ in 0..count {
            let cards = self.state.player(owner).count(from);
            if cards == 0 {
                self.tell(Event::Nothing(Nothing::Empty { side: owner, zone: from }));
                return;
            }
            let at = place(self, cards);
            self.move_to(Spot { side: owner, zone: from, at }, to.0, to.1);
            if self.state.player(owner).count(from) >= cards {
                return;
            }
        }
    }

    /// A place among so many cards, by the game's generator.
    fn random(&mut self, cards: u8) -> u8 {
        let before = self.state.generator;
        let at = self.state.generator.below(usize::from(cards));
        self.note(Change::Chance { before, after: self.state.generator });
        u8::try_from(at).unwrap_or(0)
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
                let question = Question { by: context.own, side: who, zone, cards };
                let chosen = self.chooser.choose(self.table, self.state, question).filter(|&at| at < cards);
                let at = chosen.unwrap_or_else(|| self.default_choice(who, zone));
                if let Some(card) = self.state.at(Spot { side: who, zone, at }) {
                    picked.push(card);
                    self.tell(Event::Chosen { card, by_player: chosen.is_some() });
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
        let player = self.state.player(who);
        let attack = |at: u8| player.unit(zone, at).numbers[usize::from(units.attack) % MAX_CARD_NUMBERS];
        (1..player.count(zone)).fold(0, |best, at| if attack(at) > attack(best) { at } else { best })
    }

    /// The cards of a zone that were revealed this turn resolve once more; what resolves so does not do this again.
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

    /// Whether a card more fits into a zone.
    pub(super) fn has_room(&self, owner: Side, zone: u8) -> bool {
        let player = self.state.player(owner);
        if zone < self.table.rules.layout.unit_zones && player.in_zones(self.table.rules.layout.unit_zones) >= MAX_UNITS
        {
            return false;
        }
        match self.table.rules.capacity(zone, self.table, self.state, owner) {
            Some(most) => i32::from(player.count(zone)) < most,
            None => true,
        }
    }

    /// Moves a card to the top of a zone, if it fits.
    pub(super) fn move_to(&mut self, from: Spot, owner: Side, zone: u8) {
        let same = from.side == owner && from.zone == zone;
        let room = self.has_room(owner, zone) && (from.side == owner || self.state.player(owner).total() < MAX_CARDS);
        if !same && !room {
            self.tell(Event::Nothing(Nothing::Full { side: owner, zone }));
            return;
        }
        let at = self.state.player(owner).count(zone) - u8::from(same);
        self.move_card(from, Spot { side: owner, zone, at }, None);
    }

    /// Moves a card to a place. In play it is as printed, unless it comes back as it was.
    pub(super) fn move_card(&mut self, from: Spot, to: Spot, was: Option<Unit>) {
        let unit_zones = self.table.rules.layout.unit_zones;
        // Most moves are of one player's cards that are not in play: they change nothing but the order of the cards.
        if was.is_none() && from.side == to.side && from.zone >= unit_zones && to.zone >= unit_zones {
            let Some(card) = self.state.player_mut(from.side).relocate(from.zone, from.at, to.zone) else { return };
            let revealed = self.state.is_revealed(card);
            self.state.reveal(card, false);
            let to = Spot { at: self.state.player(to.side).count(to.zone) - 1, ..to };
            self.note(Change::Move { card, from, to, was: Unit::default(), revealed });
            return;
        }
        let Some((card, before)) = change::take(self.state, self.table, from) else { return };
        let revealed = self.state.is_revealed(card);
        self.state.reveal(card, false);
        let unit = was.unwrap_or_else(|| Unit {
            numbers: self.table.card(card).numbers,
            this_turn: [0; MAX_CARD_NUMBERS],
            arrived: true,
        });
        let to = Spot { at: to.at.min(self.state.player(to.side).count(to.zone)), ..to };
        change::put(self.state, self.table, to, card, unit);
        self.note(Change::Move { card, from, to, was: before, revealed });
    }

    pub(super) fn set_revealed(&mut self, card: Handle, after: bool) {
        let before = self.state.is_revealed(card);
        if before != after {
            self.state.reveal(card, after);
            self.note(Change::Reveal { card, before, after });
        }
    }

    /// Sets a number of a player.
    #[inline]
    pub(super) fn set_number(&mut self, owner: Side, at: u8, after: i32) {
        let before = self.state.player(owner).number(at);
        if before != after {
            change::set_number(self.state, owner, at, after);
            self.note(Change::Number { side: owner, at, before, after });
        }
    }

    /// Changes a number of a card in play, not below its least.
    pub(super) fn change_unit(&mut self, spot: Spot, number: u8, by: i32, ending: Ending) {
        let Some(card) = self.state.at(spot) else { return };
        let least = self.table.rules.least.get(usize::from(number)).copied().unwrap_or(i16::MIN);
        let Some(unit) = self.state.player_mut(spot.side).unit_mut(spot.zone, spot.at) else { return };
        let at = usize::from(number) % MAX_CARD_NUMBERS;
        let before = unit.numbers[at];
        let after = short(i32::from(before).saturating_add(by)).max(least.min(before));
        let really = i32::from(after) - i32::from(before);
        let turn = match ending {
            Ending::All => really,
            Ending::By(by) => by,
        };
        let turn = i32::from(short(i32::from(unit.this_turn[at]).saturating_add(turn))) - i32::from(unit.this_turn[at]);
        unit.numbers[at] = after;
        unit.this_turn[at] = short(i32::from(unit.this_turn[at]) + turn);
        if really == 0 && turn == 0 {
            self.tell(Event::Nothing(Nothing::Same));
        } else {
            self.note(Change::Unit { card, spot, number, before, after, this_turn: short(turn) });
        }
    }

    pub(super) fn change_tally(&mut self, at: u8, by: i32) {
        let tally = &mut self.tallies[usize::from(at) % MAX_TALLIES];
        *tally = tally.saturating_add(by);
        self.note(Change::Tally { at, by });
    }

    /// Notes a change for those who may want it back.
    #[inline]
    pub(super) fn note(&mut self, change: Change) {
        if R::ON {
            self.recorder.event(Event::Change(change));
        }
        if self.logging > 0 {
            self.work.log.push(change);
        }
    }

    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        if R::ON {
            self.recorder.event(event);
        }
    }
}

fn short(number: i32) -> i16 {
    i16::try_from(number).unwrap_or(if number < 0 { i16::MIN } else { i16::MAX })
}
