//! Lists of legal actions.

use super::frame::Frame;
use super::{Budget, Machine, shown};
use crate::kernel::compiled::Listing;
use crate::kernel::ids::{AbilityId, ActionId, CounterId, ZoneId};
use crate::kernel::question::{AbilityRef, Choice, MAX_CHOICES, PICKS, Pick};
use crate::kernel::rules::flow::{Action, Aims, PickRule};
use crate::kernel::rules::statement::Place;
use crate::kernel::rules::term::{Players, Selector};
use crate::kernel::state::{CardId, Seat, Thing};
use crate::kernel::zone_set::ZoneSet;

impl<'m> Machine<'m> {
    /// The actions that a player can take, in the order of the ruleset, the cards and the picks.
    pub(crate) fn legal(&mut self, actions: &[ActionId], by: Seat) -> Vec<Choice> {
        let kernel = self.kernel;
        let mut found = self.work.choices();
        for &id in actions {
            let Some((_, action)) = kernel.flat.flow.actions.get_index(id.index()) else { continue };
            if self.is_taken(id, action, by) {
                continue;
            }
            // Without cards, nothing is named before the needs are read.
            if action.cards.is_empty() {
                self.list_uncarded(id, action, by, &mut found);
                continue;
            }
            let listing = kernel.listings.get(id.index()).copied().unwrap_or(Listing::Usual);
            for selector in &action.cards {
                match (listing, selector) {
                    (Listing::Plays(counter), Selector::Zones(Players::Own, zones)) => {
                        for &zone in zones {
                            self.list_plays(id, action, (by, zone), counter, &mut found);
                        }
                    }
                    (Listing::Marked { needed, forbidden }, Selector::Zones(Players::Own, zones)) => {
                        self.list_marked(id, action, by, zones, (needed, forbidden), &mut found);
                    }
                    _ => self.list_cards(id, action, by, selector, &mut found),
                }
            }
        }
        if found.len() > MAX_CHOICES {
            self.report(Budget::Actions);
            found.truncate(MAX_CHOICES);
        }
        found
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
        counter: CounterId,
        found: &mut Vec<Choice>,
    ) {
        let kernel = self.kernel;
        let has = self.state.counter(by, counter);
        // Nothing moves while plays are listed.
        let (start, closed) =
            if action.room { (ZoneSet::one(from), self.closed(by)) } else { (ZoneSet::ALL, ZoneSet::NONE) };
        let sums = self.sums(by);
        let plain = Choice { action: id, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        let state = &*self.state;
        let (aims, targets) = match &action.aims {
            None => (0, &[][..]),
            Some(Aims { zone: Some(Place::Of(Players::Own, zone)), must: None, .. }) => {
                (1 << (id.0 & 31), state.pile(by, *zone).as_slice())
            }
            Some(Aims { zone: Some(Place::Of(Players::Other, zone)), must: None, .. }) => {
                (1 << (id.0 & 31), state.pile(by.other(), *zone).as_slice())
            }
            Some(_) => (u32::MAX, &[][..]),
        };
        let before = found.len();
        for &card in state.pile(by, from).as_slice() {
            let Some(playing) = kernel.plays.get(state.card(card).definition.index()) else { continue };
            let price = playing.price.filter(|price| price.sums & sums == 0);
            let (Some(price), true) = (price, aims != u32::MAX || playing.aims == 0) else {
                found.truncate(before);
                return self.list_priced(id, action, (by, from), (has, sums), (start, closed), found);
            };
            if price.usual > has || !playing.from.meets(start) || playing.to.meets(closed) {
                continue;
            }
            let choice = Choice { card: Some(card), ..plain };
            if playing.aims & aims == 0 || targets.is_empty() {
                found.push(choice);
            } else {
                found.extend(targets.iter().map(|&aim| Choice { aim: Some(Thing::Card(aim)), ..choice }));
            }
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
        (start, closed): (ZoneSet, ZoneSet),
        found: &mut Vec<Choice>,
    ) {
        let kernel = self.kernel;
        let plain = Choice { action: id, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        for &card in &self.cards_of(by, from) {
            let definition = self.state.card(card).definition;
            let Some(playing) = kernel.plays.get(definition.index()) else { continue };
            if self.price_beside(playing.price, sums, card, by) > has
                || !playing.from.meets(start)
                || playing.to.meets(closed)
            {
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

    /// Adds an action with each of the cards of a player's zones that have some marks and lack others.
    #[inline(never)]
    fn list_marked(
        &mut self,
        id: ActionId,
        action: &'m Action,
        by: Seat,
        zones: &[ZoneId],
        (needed, forbidden): (u32, u32),
        found: &mut Vec<Choice>,
    ) {
        let state = &*self.state;
        let plain = Choice { action: id, card: None, ability: None, picks: [Pick::None; PICKS], aim: None };
        let rule = action.picks.first().map(|(_, rule)| rule);
        for &zone in zones {
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
