//! Actions: which are legal, why others are not, and how they are executed.

use std::cell::Cell;

use super::frame::{ActionFrame, Frame, PickedNow};
use super::{ActionAim, Machine};
use crate::kernel::ids::{ActionId, DefinitionId, PickId};
use crate::kernel::question::{AbilityRef, Choice, MAX_CHOICES, PICKS, Pick};
use crate::kernel::rules::ability::{Pick as TargetPick, Row};
use crate::kernel::rules::flow::{Action, Aims as AimRule, PickRule};
use crate::kernel::rules::statement::Place;
use crate::kernel::rules::term::Term;
use crate::kernel::state::{CardId, Seat, Thing, Things};

impl<'m> Machine<'m> {
    /// Whether an action was taken as often as it can be in a turn.
    #[inline]
    pub(crate) fn is_taken(&mut self, id: ActionId, action: &Action, by: Seat) -> bool {
        action.times.as_ref().is_some_and(|times| self.is_taken_so_often(id, times, by))
    }

    #[inline(never)]
    fn is_taken_so_often(&mut self, id: ActionId, times: &Term, by: Seat) -> bool {
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

    /// Whether an action cannot be done without a target.
    pub(super) fn must_aim(
        &mut self,
        rule: &AimRule,
        by: Seat,
        card: Option<CardId>,
        ability: Option<AbilityRef>,
    ) -> bool {
        let Some(must) = &rule.must else { return false };
        let shown = shown(ability);
        self.holds(must, &Frame { this: card, it: card, action: Some(&shown), ..Frame::of(by) })
    }

    /// What can be named for one pick.
    pub(super) fn options(
        &mut self,
        rule: &PickRule,
        card: Option<CardId>,
        frame: &Frame<'_>,
        add: &mut impl FnMut(Pick),
    ) {
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
    pub(super) fn aims(&mut self, id: ActionId, rule: &AimRule, by: Seat, card: Option<CardId>) -> Option<Things> {
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
    pub(super) fn definition_of(&self, by: Seat, card: Option<CardId>) -> Option<DefinitionId> {
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
        // Triggers of an answer resolve before the answered action continues.
        let settling = std::mem::take(&mut self.settling);
        match (kernel.plain_plays.get(choice.action.index()), choice.card) {
            (Some(Some(counter)), Some(card)) if self.can_play_plainly() => self.play_plainly(card, by, *counter),
            _ => self.act_as_written(choice, action, by),
        }
        self.settling = settling;
        self.aim = outer;
    }

    #[inline(never)]
    fn act_as_written(&mut self, choice: &Choice, action: &Action, by: Seat) {
        let mut shown = if action.picks.is_empty() { shown(choice.ability) } else { self.action_frame(choice) };
        if let Some(link) = self.work.chain.last() {
            shown.link = Some(link.cards);
        }
        let frame = Frame { this: choice.card, it: choice.card, action: Some(&shown), ..Frame::of(by) };
        self.block(&action.pays, &frame);
        self.block(&action.does, &frame);
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
