//! Lists of legal actions.

use super::flat::on;
use super::frame::Frame;
use super::{Budget, Machine, shown};
use crate::kernel::compiled::{Listing, Playing, Targets};
use crate::kernel::ids::{AbilityId, ActionId, CounterId, ZoneId};
use crate::kernel::question::{AbilityRef, Choice, MAX_CHOICES, PICKS, Pick};
use crate::kernel::rules::flow::{Action, PickRule};
use crate::kernel::rules::statement::Place;
use crate::kernel::rules::term::{Players, Selector};
use crate::kernel::state::{CardId, Seat, State, Thing};
use crate::kernel::zone_set::ZoneSet;

impl<'m> Machine<'m> {
    /// The actions that a player can take, in the order of the ruleset, the cards and the picks.
    pub(crate) fn legal(&mut self, actions: &[ActionId], by: Seat) -> Vec<Choice> {
        let mut found = self.work.choices();
        self.list_legal(actions, by, &mut found);
        found
    }

    /// Lists them.
    #[inline]
    pub(super) fn list_legal(&mut self, actions: &[ActionId], by: Seat, found: &mut Vec<Choice>) {
        let kernel = self.kernel;
        for &id in actions {
            let Some((_, action)) = kernel.flat.flow.actions.get_index(id.index()) else { continue };
            if self.is_taken(id, action, by) {
                continue;
            }
            match kernel.listings.get(id.index()) {
                Some(&Listing::Plays { from, counter, targets }) => {
                    self.list_plays(id, action, (by, from), (counter, targets), found);
                }
                Some(&Listing::Marked { zone, needed, forbidden }) => {
                    self.list_marked(id, action, (by, zone), (needed, forbidden), found);
                }
                // Without cards, nothing is named before the needs are read.
                _ if action.cards.is_empty() => self.list_uncarded(id, action, by, found),
                _ => {
                    for selector in &action.cards {
                        self.list_cards(id, action, by, selector, found);
                    }
                }
            }
        }
        if found.len() > MAX_CHOICES {
            self.report(Budget::Actions);
            found.truncate(MAX_CHOICES);
        }
    }

    /// Adds an action that no card is named with.
    #[inline(never)]
    fn list_uncarded(&mut self, id: ActionId, action: &'m Action, by: Seat, found: &mut Vec<Choice>) {
        if self.needs_hold(action, by) {
            self.list_open(id, action, by, (None, None), found);
        }
    }

    /// Adds an action with each of the cards of a selector, and each of their abilities that it uses.
    #[inline(never)]
    fn list_cards(&mut self, id: ActionId, action: &'m Action, by: Seat, selector: &Selector, found: &mut Vec<Choice>) {
        let kernel = self.kernel;
        let cards = self.select(selector, &Frame::of(by));
        let can_answer = !self.work.chain.is_empty();
        for card in cards.cards() {
            if self.state.grants.is_empty() && kernel.is_hopeless(id, self.state.card(card).definition) {
                continue;
            }
            let Some(used) = &action.ability else {
                self.list(id, action, by, (Some(card), None), found);
                continue;
            };
            let (definition, zone) = (self.state.card(card).definition, self.state.card(card).zone);
            let is_used =
                |id: AbilityId| used.is(kernel.game.ability(id).timing) && kernel.is_used_in(id, zone, can_answer);
            let has_uses = kernel.keyword_uses.contains(zone)
                || kernel.game.definition(definition).abilities.iter().any(|&id| is_used(id))
                || self.state.grants.iter().any(|grant| grant.card == card);
            if !has_uses {
                continue;
            }
            for ability in self.abilities(card) {
                if is_used(ability.id) {
                    self.list(id, action, by, (Some(card), Some(ability)), found);
                }
            }
        }
    }

    /// Adds the plays of the cards of a player's zone that can be paid for with a counter and have room.
    #[inline(never)]
    fn list_plays(
        &mut self,
        id: ActionId,
        action: &'m Action,
        (by, from): (Seat, ZoneId),
        (counter, targets): (CounterId, Targets),
        found: &mut Vec<Choice>,
    ) {
        let kernel = self.kernel;
        let has = self.state.counter(by, counter);
        // Nothing moves while plays are listed.
        let bars = if action.room { Playing::bars(self.closed(by), ZoneSet::one(from)) } else { 0 };
        let sums = self.sums(by);
        let state = &*self.state;
        // Where the targets of cards that have some are listed at once, and else what must be worked out.
        let aim = Playing::aim(id);
        let (aim, odd, targets) = match targets {
            Targets::None => (0, 0, &[][..]),
            Targets::In(side, zone) => (aim, 0, state.pile(on(side, by), zone).as_slice()),
            Targets::Worked => (0, aim, &[][..]),
        };
        let odd = odd | Playing::WORKED | u64::from(sums);
        let aim = if targets.is_empty() { 0 } else { aim };
        let before = found.len();
        let offer = Offer { action: id, has, odd, bars, aim, targets };
        if !offer.list(state, &kernel.plays, state.pile(by, from).as_slice(), found) {
            found.truncate(before);
            self.list_priced(id, action, (by, from), (has, sums), bars, found);
        }
    }

    /// The same where a price or a target must be worked out.
    #[inline(never)]
    fn list_priced(
        &mut self,
        id: ActionId,
        action: &'m Action,
        (by, from): (Seat, ZoneId),
        (has, sums): (i32, u32),
        bars: u64,
        found: &mut Vec<Choice>,
    ) {
        let kernel = self.kernel;
        let plain = Choice { action: id, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        for &card in &self.cards_of(by, from) {
            let definition = self.state.card(card).definition;
            let Some(playing) = kernel.plays.get(definition.index()) else { continue };
            if self.price_beside(playing.price(), sums, card, by) > has || playing.barred & bars != 0 {
                continue;
            }
            if action.aims.is_some() && kernel.can_aim(id, definition) {
                self.with_picks(id, action, by, Some(card), None, found);
            } else {
                found.push(Choice { card: Some(card), ..plain });
            }
        }
    }

    /// The zones of a player to which cards are played that have no room.
    fn closed(&mut self, by: Seat) -> ZoneSet {
        let mut closed = ZoneSet::NONE;
        for &(zone, room) in &self.kernel.goals {
            if !self.has_room_of(room, by, zone) {
                closed.add(zone);
            }
        }
        closed
    }

    /// Adds an action with each of the cards of a player's zone that have some marks and lack others.
    #[inline(never)]
    fn list_marked(
        &mut self,
        id: ActionId,
        action: &'m Action,
        (by, zone): (Seat, ZoneId),
        (needed, forbidden): (u32, u32),
        found: &mut Vec<Choice>,
    ) {
        let state = &*self.state;
        let plain = Choice { action: id, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        let rule = action.picks.first().map(|(_, rule)| rule);
        for &card in state.pile(by, zone).as_slice() {
            let marks = state.card(card).marks;
            if marks & forbidden != 0 || marks & needed != needed {
                continue;
            }
            let choice = Choice { card: Some(card), ..plain };
            let Some(PickRule::Card { of, or_player, may, itself, .. }) = rule else {
                found.push(choice);
                continue;
            };
            let start = found.len();
            if *or_player {
                found.push(choice);
            }
            for selector in of {
                let Selector::Zones(players, zones) = selector else { continue };
                for seat in [by, by.other()] {
                    if *players == Players::Own && seat != by || *players == Players::Other && seat == by {
                        continue;
                    }
                    for &zone in zones {
                        for &option in state.pile(seat, zone).as_slice() {
                            if *itself || option != card {
                                let mut picks = choice.picks;
                                picks[0] = Pick::Card(option);
                                found.push(Choice { picks, ..choice });
                            }
                        }
                    }
                }
            }
            if *may && found.len() == start {
                found.push(choice);
            }
        }
    }

    /// Adds an action with a card, if it can be done.
    fn list(
        &mut self,
        id: ActionId,
        action: &'m Action,
        by: Seat,
        (card, ability): (Option<CardId>, Option<AbilityRef>),
        found: &mut Vec<Choice>,
    ) {
        if self.refusal(action, by, card, &shown(ability)).is_none() {
            self.list_open(id, action, by, (card, ability), found);
        }
    }

    /// Whether the needs of an action without a card hold and it can be paid for.
    fn needs_hold(&mut self, action: &'m Action, by: Seat) -> bool {
        action.needs.iter().all(|(_, test)| self.holds_for(test, by))
            && (action.pays.is_empty() || self.is_payable(&action.pays, &Frame::of(by)))
    }

    /// Adds an action that can be done with a card.
    #[inline]
    fn list_open(
        &mut self,
        id: ActionId,
        action: &'m Action,
        by: Seat,
        (card, ability): (Option<CardId>, Option<AbilityRef>),
        found: &mut Vec<Choice>,
    ) {
        let definition = self.definition_of(by, card);
        let can_aim = action.aims.is_some() && definition.is_none_or(|definition| self.kernel.can_aim(id, definition));
        if action.picks.is_empty() && !can_aim {
            found.push(Choice { action: id, card, ability, picks: [Pick::None; PICKS], aim: None });
        } else {
            self.with_picks(id, action, by, card, ability, found);
        }
    }

    /// Adds an action with each combination of what is named with it.
    fn with_picks(
        &mut self,
        id: ActionId,
        action: &Action,
        by: Seat,
        card: Option<CardId>,
        ability: Option<AbilityRef>,
        found: &mut Vec<Choice>,
    ) {
        let kernel = self.kernel;
        let first = Choice { action: id, card, ability, picks: [Pick::None; PICKS], aim: None };
        let start = found.len();
        if let (true, Some(rule)) = (action.picks.is_empty(), &action.aims) {
            // All that is named is an aim.
            if let Some(Place::Of(players @ (Players::Own | Players::Other), zone)) = &rule.zone {
                let side = if *players == Players::Own { by } else { by.other() };
                let targets = self.state.pile(side, *zone).as_slice();
                let can_aim = self.definition_of(by, card).is_some_and(|definition| kernel.can_aim(id, definition));
                if can_aim && !targets.is_empty() {
                    found.extend(targets.iter().map(|&aim| Choice { aim: Some(Thing::Card(aim)), ..first }));
                } else if !can_aim || !self.must_aim(rule, by, card, ability) {
                    found.push(first);
                }
                return;
            }
            match self.aims(id, rule, by, card) {
                Some(aims) if !aims.is_empty() => {
                    found.extend(aims.iter().map(|aim| Choice { aim: Some(aim), ..first }));
                }
                Some(_) if self.must_aim(rule, by, card, ability) => {}
                _ => found.push(first),
            }
            return;
        }
        found.push(first);
        for (at, (_, rule)) in action.picks.iter().enumerate().take(PICKS) {
            let end = found.len();
            for place in start..end {
                let choice = found[place];
                let shown = self.action_frame(&choice);
                let frame = Frame { this: card, it: card, action: Some(&shown), ..Frame::of(by) };
                let mut add = |pick: Pick| {
                    let mut picks = choice.picks;
                    picks[at] = pick;
                    found.push(Choice { picks, ..choice });
                };
                self.options(rule, card, &frame, &mut add);
            }
            found.drain(start..end);
        }
        if let Some(rule) = &action.aims {
            match self.aims(id, rule, by, card) {
                Some(aims) if aims.is_empty() && self.must_aim(rule, by, card, ability) => found.truncate(start),
                Some(aims) if !aims.is_empty() => {
                    let end = found.len();
                    for place in start..end {
                        let choice = found[place];
                        found.extend(aims.iter().map(|aim| Choice { aim: Some(aim), ..choice }));
                    }
                    found.drain(start..end);
                }
                _ => {}
            }
        }
    }
}

/// Plays of cards that need not be worked out.
struct Offer<'s> {
    action: ActionId,
    /// What the player can pay.
    has: i32,
    /// As [`Playing`] has them: what must be worked out, what keeps cards from being played, and which have targets.
    odd: u64,
    bars: u64,
    aim: u64,
    targets: &'s [CardId],
}

impl Offer<'_> {
    /// Adds the plays of cards. Says whether nothing had to be worked out.
    #[inline(never)]
    fn list(&self, state: &State, plays: &[Playing], cards: &[CardId], found: &mut Vec<Choice>) -> bool {
        let plain = Choice { action: self.action, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        for &card in cards {
            let Some(playing) = plays.get(state.card(card).definition.index()) else { continue };
            if playing.reads & self.odd != 0 {
                return false;
            }
            if playing.costs_more_than(self.has) || playing.barred & self.bars != 0 {
                continue;
            }
            let choice = Choice { card: Some(card), ..plain };
            if playing.reads & self.aim == 0 {
                found.push(choice);
            } else {
                found.extend(self.targets.iter().map(|&aim| Choice { aim: Some(Thing::Card(aim)), ..choice }));
            }
        }
        true
    }
}
