//! Actions: which are legal, why others are not, and how they are executed.

use std::cell::Cell;

use super::frame::{ActionFrame, Frame, PickedNow};
use super::{ActionAim, Budget, Machine};
use crate::kernel::ids::{ActionId, CounterId, DefinitionId, PickId, ZoneId};
use crate::kernel::lookup::Listing;
use crate::kernel::question::{AbilityRef, Choice, MAX_CHOICES, PICKS, Pick};
use crate::kernel::rules::ability::{Pick as TargetPick, Row};
use crate::kernel::rules::flow::{Action, Aims as AimRule, PickRule};
use crate::kernel::rules::statement::Place;
use crate::kernel::rules::term::{Players, Selector, Term};
use crate::kernel::state::{CardId, Seat, Thing, Things};
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
        if self.needs_hold(action, &Frame::of(by)) {
            self.list_open(id, action, by, (None, None), found);
        }
    }

    /// Adds an action with each of the cards of a selector, and each of their abilities that it uses.
    #[inline(never)]
    fn list_cards(&mut self, id: ActionId, action: &'m Action, by: Seat, selector: &Selector, found: &mut Vec<Choice>) {
        let kernel = self.kernel;
        let cards = self.select(selector, &Frame::of(by));
        for card in cards.cards() {
            if self.state.grants.is_empty() && kernel.is_hopeless(id, self.state.card(card).definition) {
                continue;
            }
            let Some(used) = &action.ability else {
                self.list(id, action, by, (Some(card), None), found);
                continue;
            };
            let has_uses = kernel.has_keyword_uses
                || kernel.has_uses(self.state.card(card).definition)
                || self.state.grants.iter().any(|grant| grant.card == card);
            if !has_uses {
                continue;
            }
            for ability in self.abilities(card) {
                if used.is(kernel.game.ability(ability.id).timing) {
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
        let aiming = action.aims.as_ref().and_then(|_| kernel.aiming.get(id.index()));
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
            if aiming.is_some_and(|cards| cards.get(definition.index()).copied().unwrap_or(true)) {
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

    /// Whether the needs of an action hold and it can be paid for.
    fn needs_hold(&mut self, action: &'m Action, frame: &Frame<'_>) -> bool {
        action.needs.iter().all(|(_, test)| self.holds(test, frame)) && self.is_payable(&action.pays, frame)
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

    /// Whether an action was taken as often as it can be in a turn.
    pub(crate) fn is_taken(&mut self, id: ActionId, action: &Action, by: Seat) -> bool {
        let Some(times) = &action.times else { return false };
        let taken = self.state.player(by).taken.get(id.index()).copied().unwrap_or(0);
        i32::from(taken) >= self.term(times, &Frame::of(by))
    }

    /// The cards, and their abilities, with which an action can be tried.
    pub(crate) fn sources(&mut self, action: &Action, by: Seat) -> Vec<(Option<CardId>, Option<AbilityRef>)> {
        if action.cards.is_empty() {
            return vec![(None, None)];
        }
        let kernel = self.kernel;
        let mut found = Vec::new();
        for selector in &action.cards {
            for card in self.select(selector, &Frame::of(by)).cards() {
                match &action.ability {
                    None => found.push((Some(card), None)),
                    Some(used) => {
                        let is_used = |ability: &AbilityRef| used.is(kernel.game.ability(ability.id).timing);
                        let abilities = self.abilities(card);
                        found.extend(abilities.into_iter().filter(is_used).map(|ability| (Some(card), Some(ability))));
                    }
                }
            }
        }
        found
    }

    /// Whether a card is where an action takes its cards from.
    pub(crate) fn is_source(&mut self, action: &Action, card: Option<CardId>, by: Seat) -> bool {
        let Some(card) = card else { return false };
        action.cards.iter().any(|selector| self.select(selector, &Frame::of(by)).has_card(card))
    }

    /// Why an action cannot be done with a card: the first reason.
    pub(crate) fn refusal(
        &mut self,
        action: &'m Action,
        by: Seat,
        card: Option<CardId>,
        shown: &ActionFrame,
    ) -> Option<&'m str> {
        let kernel = self.kernel;
        let frame = Frame { this: card, it: card, action: Some(shown), ..Frame::of(by) };
        for (reason, test) in &action.needs {
            if !self.holds(test, &frame) {
                return Some(reason);
            }
        }
        if let (Some(card), Some(ability)) = (card, shown.ability)
            && let Some(why) = self.unusable(card, ability, by, None, true)
        {
            return Some(why.reason());
        }
        if let Some(card) = card.filter(|_| action.plays && action.room)
            && let Some(card_type) = kernel.card_type(self.printed(card).card_type)
        {
            if card_type.from.is_some_and(|from| from != self.state.card(card).zone) {
                return Some("not-from-here");
            }
            if card_type.to.is_some_and(|to| !self.has_room(by, to)) {
                return Some("full");
            }
        }
        (!self.is_payable(&action.pays, &frame)).then_some("costs")
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

    /// Whether an action cannot be done without a target.
    fn must_aim(&mut self, rule: &AimRule, by: Seat, card: Option<CardId>, ability: Option<AbilityRef>) -> bool {
        let Some(must) = &rule.must else { return false };
        let shown = shown(ability);
        self.holds(must, &Frame { this: card, it: card, action: Some(&shown), ..Frame::of(by) })
    }

    /// What can be named for one pick.
    fn options(&mut self, rule: &PickRule, card: Option<CardId>, frame: &Frame<'_>, add: &mut impl FnMut(Pick)) {
        match rule {
            PickRule::Number { from, to } => {
                let (from, to) = (self.term(from, frame), self.term(to, frame));
                (from..=to).take(MAX_CHOICES).map(Pick::Number).for_each(add);
            }
            PickRule::Card { of, test, or_player, or_if, may, itself } => {
                let mut is_any = false;
                if *or_player && or_if.as_ref().is_none_or(|test| self.holds(test, frame)) {
                    add(Pick::None);
                    is_any = true;
                }
                for selector in of {
                    for option in self.select(selector, frame).cards() {
                        let fits = test.as_ref().is_none_or(|test| self.holds(test, &frame.at(option)));
                        if (*itself || Some(option) != card) && fits {
                            add(Pick::Card(option));
                            is_any = true;
                        }
                    }
                }
                if !is_any && *may {
                    add(Pick::None);
                }
            }
        }
    }

    /// The targets that a card's rows ask for, named with the action; `None`: nothing asks.
    fn aims(&mut self, id: ActionId, rule: &AimRule, by: Seat, card: Option<CardId>) -> Option<Things> {
        let kernel = self.kernel;
        let definition = self.definition_of(by, card)?;
        if !kernel.can_aim(id, definition) {
            return None;
        }
        if let Some(place) = &rule.zone {
            return Some(self.aims_in(place, by));
        }
        let origin = card.map_or(crate::kernel::state::NO_ORIGIN, |card| self.state.card(card).origin);
        for &id in &kernel.game.definition(definition).abilities {
            let ability = kernel.game.ability(id);
            if !rule.on.contains(&ability.timing) {
                continue;
            }
            for row in &ability.rows {
                if self.asks_for_target(row, by, card, origin) {
                    let frame = Frame { this: card, it: card, ..Frame::of(by) };
                    return Some(self.candidates(row, &frame));
                }
            }
        }
        None
    }

    /// The printed card that an action is about: the card's, or else that of the player's hero.
    fn definition_of(&self, by: Seat, card: Option<CardId>) -> Option<DefinitionId> {
        card.map_or(self.state.player(by).hero_card, |card| Some(self.state.card(card).definition))
    }

    fn asks_for_target(&mut self, row: &Row, by: Seat, card: Option<CardId>, origin: u16) -> bool {
        let is_target = self.target(row.target).is_some_and(|target| target.pick == TargetPick::Target);
        if !is_target {
            return false;
        }
        let frame = Frame { this: card, it: card, ..Frame::of(by) };
        let key =
            (origin != crate::kernel::state::NO_ORIGIN).then_some(crate::kernel::state::RowKey { origin, row: row.id });
        let of_row = super::frame::RowFrame { row, key };
        self.conditions_hold(row, &frame) && self.fires(key, &Frame { row: Some(of_row), ..frame })
    }

    fn aims_in(&mut self, place: &Place, by: Seat) -> Things {
        let mut things = Things::EMPTY;
        for (seat, zone) in self.places(place, None, &Frame::of(by)) {
            self.add_zones(&mut things, seat, &[zone]);
        }
        things
    }

    #[inline]
    pub(in crate::kernel) fn action_frame(&self, choice: &Choice) -> ActionFrame {
        ActionFrame {
            picks: choice.picks.map(|pick| PickedNow::new(pick, |card| self.state.card(card).moves)),
            ability: choice.ability,
            aims: Cell::new(None),
            link: None,
        }
    }

    /// Does an action: pays for it, and does what it says.
    pub(in crate::kernel) fn act(&mut self, choice: &Choice, by: Seat) {
        let kernel = self.kernel;
        let Some((_, action)) = kernel.flat.flow.actions.get_index(choice.action.index()) else { return };
        if let Some(watch) = &mut self.watch {
            watch.action(by, choice, self.state);
        }
        self.show_choice(choice, !action.picks.is_empty());
        if let Some(taken) = self.state.players[by.index()].taken.get_mut(choice.action.index()) {
            *taken = taken.saturating_add(1);
        }
        let aim = action.aims.is_some().then(|| ActionAim {
            by,
            target: choice.aim,
            moves: choice.aim.map_or(0, |aim| self.moves_of(aim)),
            place: choice.aim.and_then(|aim| self.place_of(aim)),
        });
        let outer = std::mem::replace(&mut self.aim, aim);
        let mut shown = if action.picks.is_empty() { shown(choice.ability) } else { self.action_frame(choice) };
        if let Some(link) = self.work.chain.last() {
            shown.link = Some(link.cards);
        }
        let frame = Frame { this: choice.card, it: choice.card, action: Some(&shown), ..Frame::of(by) };
        // Triggers of an answer resolve before the answered action continues.
        let settling = std::mem::take(&mut self.settling);
        self.block(&action.pays, &frame);
        self.block(&action.does, &frame);
        self.settling = settling;
        self.aim = outer;
    }

    fn place_of(&self, thing: Thing) -> Option<usize> {
        let Thing::Card(card) = thing else { return None };
        let entry = self.state.card(card);
        self.state.pile(entry.side, entry.zone).position(card)
    }

    /// The value that a pick of numbers has if it is left out.
    pub(crate) fn least_pick(&mut self, action: &Action, pick: PickId, by: Seat, card: Option<CardId>) -> i32 {
        match action.picks.get_index(pick.index()) {
            Some((_, PickRule::Number { from, .. })) => {
                let from: &Term = from;
                self.term(from, &Frame { this: card, it: card, ..Frame::of(by) })
            }
            _ => 0,
        }
    }
}

/// The names of an action before anything is picked.
pub(crate) fn shown(ability: Option<AbilityRef>) -> ActionFrame {
    ActionFrame { picks: [PickedNow::None; PICKS], ability, aims: Cell::new(None), link: None }
}
