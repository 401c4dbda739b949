//! Actions: which are legal, why others are not, and how they are executed.

use std::cell::RefCell;

use super::frame::{ActionFrame, Aims, Frame, PickedNow};
use super::{ActionAim, Budget, Machine};
use crate::kernel::ids::{ActionId, PickId};
use crate::kernel::question::{AbilityRef, Choice, MAX_CHOICES, PICKS, Pick};
use crate::kernel::rules::ability::{Pick as TargetPick, Row};
use crate::kernel::rules::flow::{Action, Aims as AimRule, PickRule, UsedAbility};
use crate::kernel::rules::statement::{Moved, Place, StatementKind};
use crate::kernel::rules::term::{Selector, Term};
use crate::kernel::state::{CardId, Seat, Thing, Things};

impl Machine<'_> {
    /// The actions that a player can take, in the order of the ruleset, the cards and the picks.
    pub(crate) fn legal(&mut self, actions: &[ActionId], by: Seat) -> Vec<Choice> {
        let kernel = self.kernel;
        let mut found = Vec::new();
        for &id in actions {
            let Some((_, action)) = kernel.game.flow.actions.get_index(id.index()) else { continue };
            if self.is_taken(id, action, by) {
                continue;
            }
            for (card, ability) in self.sources(action, by) {
                let shown = shown(ability);
                if self.refusal(action, by, card, &shown).is_none() {
                    self.with_picks(id, action, by, card, ability, &mut found);
                }
            }
        }
        if found.len() > MAX_CHOICES {
            self.report(Budget::Actions);
            found.truncate(MAX_CHOICES);
        }
        found
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
                        let is_used = |ability: &AbilityRef| match used {
                            UsedAbility::Any => true,
                            UsedAbility::Of(timings) => timings.contains(&kernel.game.ability(ability.id).timing),
                        };
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
        action: &Action,
        by: Seat,
        card: Option<CardId>,
        shown: &ActionFrame,
    ) -> Option<Box<str>> {
        let kernel = self.kernel;
        let frame = Frame { this: card, it: card, action: Some(shown), ..Frame::of(by) };
        for (reason, test) in &action.needs {
            if !self.holds(test, &frame) {
                return Some(reason.clone());
            }
        }
        if let (Some(card), Some(ability)) = (card, shown.ability)
            && let Some(why) = self.unusable(card, ability, by, None, true)
        {
            return Some(why.reason().into());
        }
        if let Some(card) = card.filter(|_| action.plays && action.room)
            && let Some(card_type) = kernel.card_type(self.printed(card).card_type)
        {
            if card_type.from.is_some_and(|from| from != self.state.card(card).zone) {
                return Some("not-from-here".into());
            }
            if card_type.to.is_some_and(|to| !self.has_room(by, to)) {
                return Some("full".into());
            }
        }
        (!self.is_payable(&action.pays, &frame)).then(|| "costs".into())
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
        let first = Choice { action: id, card, ability, picks: [Pick::None; PICKS], aim: None };
        let mut choices = vec![first];
        for (at, (_, rule)) in action.picks.iter().enumerate().take(PICKS) {
            let mut next = Vec::new();
            for choice in choices {
                let shown = self.action_frame(&choice);
                let frame = Frame { this: card, it: card, action: Some(&shown), ..Frame::of(by) };
                for pick in self.options(rule, card, &frame) {
                    let mut picks = choice.picks;
                    picks[at] = pick;
                    next.push(Choice { picks, ..choice });
                }
            }
            choices = next;
        }
        if let Some(rule) = &action.aims {
            match self.aims(rule, by, card) {
                Some(aims) if aims.is_empty() => {
                    let shown = shown(ability);
                    let frame = Frame { this: card, it: card, action: Some(&shown), ..Frame::of(by) };
                    if rule.must.as_ref().is_some_and(|must| self.holds(must, &frame)) {
                        return;
                    }
                }
                Some(aims) => {
                    let mut next = Vec::with_capacity(choices.len() * aims.len());
                    for choice in choices {
                        for aim in aims.iter() {
                            let mut choice = choice;
                            choice.aim = Some(aim);
                            next.push(choice);
                        }
                    }
                    choices = next;
                }
                None => {}
            }
        }
        found.extend(choices);
    }

    /// What can be named for one pick.
    fn options(&mut self, rule: &PickRule, card: Option<CardId>, frame: &Frame<'_>) -> Vec<Pick> {
        match rule {
            PickRule::Number { from, to } => {
                let (from, to) = (self.term(from, frame), self.term(to, frame));
                (from..=to).take(MAX_CHOICES).map(Pick::Number).collect()
            }
            PickRule::Card { of, test, or_player, or_if, may, itself } => {
                let mut options = Vec::new();
                if *or_player && or_if.as_ref().is_none_or(|test| self.holds(test, frame)) {
                    options.push(Pick::None);
                }
                let is_player = options.len();
                for selector in of {
                    for option in self.select(selector, frame).cards() {
                        let fits = test.as_ref().is_none_or(|test| self.holds(test, &frame.at(option)));
                        if (*itself || Some(option) != card) && fits {
                            options.push(Pick::Card(option));
                        }
                    }
                }
                if options.is_empty() && *may && is_player == 0 {
                    options.push(Pick::None);
                }
                options
            }
        }
    }

    /// The targets that a card's rows ask for, named with the action; `None`: nothing asks.
    fn aims(&mut self, rule: &AimRule, by: Seat, card: Option<CardId>) -> Option<Things> {
        let kernel = self.kernel;
        let definition = match card {
            Some(card) => self.state.card(card).definition,
            None => self.state.player(by).hero_card?,
        };
        let printed = kernel.game.definition(definition);
        if card.is_some() && kernel.card_type(printed.card_type).is_some_and(|card_type| card_type.waits) {
            return None;
        }
        let origin = card.map_or(crate::kernel::state::NO_ORIGIN, |card| self.state.card(card).origin);
        for &id in &printed.abilities {
            let ability = kernel.game.ability(id);
            if !rule.on.contains(&ability.timing) {
                continue;
            }
            for row in &ability.rows {
                if let Some(place) = &rule.zone {
                    match self.chooses(row, place) {
                        Some(true) => return Some(self.aims_in(place, by)),
                        Some(false) => return None,
                        None => {}
                    }
                } else if self.asks_for_target(row, by, card, origin) {
                    let frame = Frame { this: card, it: card, ..Frame::of(by) };
                    return Some(self.candidates(row, &frame));
                }
            }
        }
        None
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

    /// Whether a row's operation lets its player choose in the zone of aims; `None`: it does not choose at all.
    fn chooses(&self, row: &Row, place: &Place) -> Option<bool> {
        let operation = self.operation(row.operation)?;
        operation.does.iter().find_map(|statement| {
            let (StatementKind::Damage { whom: cards, .. }
            | StatementKind::Modify { cards, .. }
            | StatementKind::Destroy(cards, _)
            | StatementKind::Move { cards: Moved::Cards(cards), .. }) = &statement.kind
            else {
                return None;
            };
            let Selector::Choose(choose) = cards else { return None };
            let (Selector::Zones(players, zones), Place::Of(of, zone)) = (&choose.from, place) else {
                return Some(false);
            };
            Some(players == of && zones.contains(zone))
        })
    }

    fn aims_in(&mut self, place: &Place, by: Seat) -> Things {
        let mut things = Things::EMPTY;
        for (seat, zone) in self.places(place, None, &Frame::of(by)) {
            self.add_zones(&mut things, seat, &[zone]);
        }
        things
    }

    fn action_frame(&self, choice: &Choice) -> ActionFrame {
        ActionFrame {
            picks: choice.picks.map(|pick| PickedNow::new(pick, |card| self.state.card(card).moves)),
            ability: choice.ability,
            aims: RefCell::new(Aims::default()),
            link: None,
        }
    }

    /// Does an action: pays for it, and does what it says.
    pub(in crate::kernel) fn act(&mut self, choice: &Choice, by: Seat) {
        let kernel = self.kernel;
        let Some((_, action)) = kernel.game.flow.actions.get_index(choice.action.index()) else { return };
        if let Some(watch) = &mut self.watch {
            watch.action(by, choice);
        }
        self.show_choice(choice);
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
        let shown = ActionFrame { link: self.chain.last().map(|link| link.cards), ..self.action_frame(choice) };
        let frame = Frame { this: choice.card, it: choice.card, action: Some(&shown), ..Frame::of(by) };
        // What an answer sets off comes before what it answers goes on.
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
    ActionFrame { picks: [PickedNow::None; PICKS], ability, aims: RefCell::new(Aims::default()), link: None }
}
