//! Abilities of cards: which a card has, whether they can be used, and their targets.

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use super::Machine;
use super::events::Abilities;
use super::frame::{Aimed, Aims, Frame, Happening};
use super::resolve::Effect;
use super::statements::ability;
use crate::kernel::ids::{KeywordId, TimingId};
use crate::kernel::lookup::Kernel;
use crate::kernel::question::{AbilityRef, Options, Question, Why};
use crate::kernel::rules::ability::{Row, Side};
use crate::kernel::rules::flow::Aim;
use crate::kernel::rules::term::Selector;
use crate::kernel::state::{CardId, NO_ORIGIN, RowKey, Seat, State, Things};

/// Why an ability cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unusable {
    NotNow,
    Used,
    Costs,
    NoTarget,
}

impl Unusable {
    pub fn reason(self) -> &'static str {
        match self {
            Unusable::NotNow => "not-now",
            Unusable::Used => "used",
            Unusable::Costs => "costs",
            Unusable::NoTarget => "no-target",
        }
    }
}

/// Nothing has happened.
const NOTHING: Happening = Happening { cards: Things::EMPTY, amount: 0, victim: Things::EMPTY };

/// The first slot of abilities of keywords.
const FIRST_KEYWORD: u8 = 200;

impl Machine<'_> {
    /// All abilities of a card now: printed, attached, and those of its keywords.
    pub(crate) fn abilities(&mut self, card: CardId) -> Abilities {
        let mut found = Abilities::new();
        self.add_abilities(card, &mut found);
        found
    }

    #[inline(never)]
    fn add_abilities(&mut self, card: CardId, found: &mut Abilities) {
        let kernel = self.kernel;
        if !self.is_silent(card) {
            let entry = self.state.card(card);
            for &id in kernel.game.definition(entry.definition).abilities.iter().take(16) {
                found.push(AbilityRef { id, slot: kernel.game.ability(id).slot, origin: entry.origin });
            }
            for grant in self.state.grants.iter().filter(|grant| grant.card == card) {
                let _ = found.try_push(AbilityRef { id: grant.ability, slot: grant.slot, origin: grant.origin });
            }
        }
        if kernel.has_keyword_abilities {
            let words = self.keywords(card);
            for (at, keyword) in kernel.game.keywords.values().enumerate() {
                let has = KeywordId::at(at).is_some_and(|id| words >> id.0 & 1 == 1);
                for &id in keyword.abilities.iter().filter(|_| has) {
                    let slot = FIRST_KEYWORD.saturating_add(u8::try_from(at).unwrap_or(0));
                    let _ = found.try_push(AbilityRef { id, slot, origin: NO_ORIGIN });
                }
            }
        }
    }

    /// Whether the abilities of a card are those that are printed on it.
    pub(super) fn has_printed_abilities(&mut self, card: CardId) -> bool {
        self.state.grants.is_empty() && !self.kernel.has_keyword_abilities && !self.is_silent(card)
    }

    /// Whether a card could have an ability of a timing now.
    pub(super) fn can_have(&self, card: CardId, timing: TimingId) -> bool {
        self.kernel.can_bear(self.state.card(card).definition, timing)
            || self.state.grants.iter().any(|grant| grant.card == card)
    }

    /// Whether a card has an ability of a timing now.
    pub(super) fn has_timing(&mut self, card: CardId, timing: TimingId) -> bool {
        let kernel = self.kernel;
        self.can_have(card, timing)
            && self.abilities(card).iter().any(|ability| kernel.game.ability(ability.id).timing == timing)
    }

    /// What the rows of a card are counted under: printed and attached ones.
    pub(super) fn rows_of(&self, card: CardId) -> SmallVec<[RowKey; 32]> {
        let kernel = self.kernel;
        let printed = printed_abilities(kernel, self.state, card);
        let granted = self.state.grants.iter().filter(|grant| grant.card == card);
        let granted = granted.map(|grant| AbilityRef { id: grant.ability, slot: grant.slot, origin: grant.origin });
        let rows = printed.into_iter().chain(granted).flat_map(|ability| {
            kernel.game.ability(ability.id).rows.iter().map(move |row| RowKey { origin: ability.origin, row: row.id })
        });
        rows.collect()
    }

    /// Whether players use an ability: it is neither continuous nor set off by itself.
    fn is_for_players(&self, ability: AbilityRef) -> bool {
        self.kernel.game.is_for_players(ability.id)
    }

    /// Whether the player declines an optional or costly ability.
    pub(super) fn is_declined(&mut self, by: Seat, ability: AbilityRef, may: bool) -> bool {
        let entry = self.kernel.game.ability(ability.id);
        if entry.costs.is_empty() && !entry.may && !may {
            return false;
        }
        let why = Why::Timing(entry.timing);
        let question = Question { by, options: Options::Yes, min: 1, max: 1, default: None, why };
        self.ask(&question).first() == Some(&1)
    }

    /// Why an ability cannot be used now. `event`: the event that triggered it, if any; `by_player`: a player wants to use it.
    pub(super) fn unusable(
        &mut self,
        card: CardId,
        ability: AbilityRef,
        own: Seat,
        event: Option<&Happening>,
        by_player: bool,
    ) -> Option<Unusable> {
        let kernel = self.kernel;
        let entry = kernel.game.ability(ability.id);
        let timing = kernel.game.timings.get_index(entry.timing.index()).map(|(_, timing)| timing);
        let way = self.way(ability);
        let mut answered = None;
        if by_player {
            // Whether it answers something is looked at below.
            if !kernel.is_used_in(ability.id, self.state.card(card).zone, true) {
                return Some(Unusable::NotNow);
            }
            if let Some(side) = way.and_then(|way| way.answers) {
                match self.answered(card, ability, own, side) {
                    Some(cards) => answered = Some(cards),
                    None => return Some(Unusable::NotNow),
                }
            }
        }
        let answering = answered.map(|cards| Happening { cards, ..event.copied().unwrap_or_default() });
        let happening = answering.as_ref().or(event).unwrap_or(&NOTHING);
        if self.is_used(card, ability) {
            return Some(Unusable::Used);
        }
        let frame = Frame {
            is_running: self.state.held.iter().any(|held| held.source == card && held.ability == ability.id),
            event: Some(happening),
            ..Frame::acting(own, card)
        };
        let tests = [
            timing.filter(|timing| timing.when.is_none()).and_then(|timing| timing.test.as_ref()),
            way.and_then(|way| way.test.as_ref()),
        ];
        if tests.into_iter().flatten().any(|test| !self.holds(test, &frame)) {
            return Some(Unusable::NotNow);
        }
        if !self.can_pay(card, ability, own) {
            return Some(Unusable::Costs);
        }
        self.idle(card, ability, own, &happening.cards)
    }

    /// The cards of the last link, if the answering ability refers to it.
    fn answered(&mut self, card: CardId, ability: AbilityRef, own: Seat, side: Side) -> Option<Things> {
        let kernel = self.kernel;
        let entry = kernel.game.ability(ability.id);
        let (_, timing) = kernel.game.timings.get_index(entry.timing.index())?;
        let top = self.work.chain.last()?;
        let (by, cards) = (top.by, top.cards);
        let is_about = top.event.is_some() && top.event == timing.when && side.is(by, own);
        (is_about && self.speaks_of(ability, timing, own, card, &cards, by)).then_some(cards)
    }

    /// Why an ability would do nothing.
    ///
    /// Where targets are named as it is used, the first row's condition is the ability's and every row must have its
    /// targets; else one row that would do something is enough.
    fn idle(&mut self, card: CardId, ability: AbilityRef, own: Seat, event: &Things) -> Option<Unusable> {
        let kernel = self.kernel;
        let rows = &kernel.game.ability(ability.id).rows;
        let happening = (!event.is_empty()).then(|| Happening { cards: *event, ..Happening::default() });
        let frame = Frame { event: Some(happening.as_ref().unwrap_or(&NOTHING)), ..Frame::acting(own, card) };
        if kernel.flat.flow.effects.aim == Aim::Whole {
            if rows.first().is_some_and(|row| !self.conditions_hold(row, &frame)) {
                return Some(Unusable::NotNow);
            }
            let all = rows.iter().all(|row| self.has_targets(row, &frame));
            return (!all).then_some(Unusable::NoTarget);
        }
        let mut why = Unusable::NotNow;
        for row in rows {
            if self.conditions_hold(row, &frame) {
                if self.has_targets(row, &frame) {
                    return None;
                }
                why = Unusable::NoTarget;
            }
        }
        Some(why)
    }

    fn has_targets(&mut self, row: &Row, frame: &Frame<'_>) -> bool {
        let Some(target) = self.open_target(row) else { return true };
        target.up_to.is_some()
            || !self.in_sight(target, frame.own)
            || self.candidates(row, &Frame { it: None, ..*frame }).len() >= usize::from(target.count)
    }

    /// The targets of an ability, named when it is used; what cannot be seen is picked later.
    pub(super) fn aims_of(&mut self, card: CardId, ability: AbilityRef, own: Seat, event: Option<&Happening>) -> Aims {
        let mut aims = Aims::default();
        let kernel = self.kernel;
        if kernel.flat.flow.effects.aim == Aim::No {
            return aims;
        }
        let happening = Happening { cards: event.map(|event| event.cards).unwrap_or_default(), ..Happening::default() };
        let frame = Frame { this: Some(card), event: Some(&happening), ..Frame::of(own) };
        for row in &kernel.game.ability(ability.id).rows {
            let Some(target) = self.open_target(row).filter(|target| self.in_sight(target, own)) else { continue };
            let things = self.candidates(row, &frame);
            let things = if target.up_to.is_none() && things.len() < usize::from(target.count) {
                None
            } else {
                let picked = self.picked(target, &things, &frame, Why::Operation(row.operation));
                Some(picked.iter().map(|thing| (thing, self.moves_of(thing))).collect::<SmallVec<[Aimed; 24]>>())
            };
            aims.name(row.at, things.as_deref());
        }
        aims
    }

    /// Where aims belong to the whole ability, it does nothing if its condition fails now or one of its targets is gone.
    pub(super) fn is_valid(
        &mut self,
        card: CardId,
        ability: AbilityRef,
        own: Seat,
        aims: &Aims,
        event: Option<&Happening>,
    ) -> bool {
        let kernel = self.kernel;
        if kernel.flat.flow.effects.aim != Aim::Whole {
            return true;
        }
        let happening = Happening { cards: event.map(|event| event.cards).unwrap_or_default(), ..Happening::default() };
        let frame = Frame { this: Some(card), event: Some(&happening), ..Frame::of(own) };
        let rows = &kernel.game.ability(ability.id).rows;
        if rows.first().is_some_and(|row| !self.conditions_hold(row, &frame.at(card))) {
            return false;
        }
        rows.iter().all(|row| match aims.row(row.at) {
            None => true,
            Some(None) => false,
            Some(Some(things)) => {
                let candidates = self.candidates(row, &frame);
                things.iter().all(|&(thing, moves)| self.moves_of(thing) == moves && candidates.contains(thing))
            }
        })
    }

    /// Named targets that have not moved since.
    pub(super) fn still_aimed(&self, things: &[Aimed]) -> Things {
        things.iter().filter(|&&(thing, moves)| self.moves_of(thing) == moves).map(|&(thing, _)| thing).collect()
    }

    /// `use(it)`: pays for the action's ability and does it.
    pub(super) fn use_ability(&mut self, card: &Selector, frame: &Frame<'_>) {
        let (Some(card), Some(ability)) = (self.first(card, frame), ability(frame)) else { return };
        self.pay(card, ability, frame.own);
        let effect = Effect::of_ability(self.kernel, card, ability, frame.own, self.state);
        self.effect(&effect, Some(frame));
    }

    /// `aim(it)`: the targets are named now, and `effects` is done with them.
    pub(super) fn name_aims(&mut self, card: &Selector, frame: &Frame<'_>) {
        let (Some(card), Some(ability)) = (self.first(card, frame), ability(frame)) else { return };
        let Some(action) = frame.action else { return };
        let link = action.link.map(|cards| Happening { cards, ..Happening::default() });
        let aims = self.aims_of(card, ability, frame.own, link.as_ref());
        for (thing, _) in aims.all() {
            self.learn_all(&Things::one(*thing), &Seat::BOTH);
        }
        action.aims.set(Some(aims));
    }

    /// `effects(it)`: does the action's ability with its aims.
    pub(super) fn do_effects(&mut self, card: &Selector, frame: &Frame<'_>) {
        let (Some(card), Some(ability)) = (self.first(card, frame), ability(frame)) else { return };
        let Some(action) = frame.action else { return };
        let aims = action.aims.get().unwrap_or_default();
        let link = action.link.map(|cards| Happening { cards, ..Happening::default() });
        if self.is_valid(card, ability, frame.own, &aims, link.as_ref()) {
            let effect = Effect {
                happening: link.as_ref(),
                aims: Some(&aims),
                ..Effect::of_ability(self.kernel, card, ability, frame.own, self.state)
            };
            self.effect(&effect, Some(frame));
        }
    }

    /// `perform(cards)`: one of a card's abilities that players use, without its cost; not inside another.
    pub(super) fn perform(&mut self, cards: &Selector, frame: &Frame<'_>) {
        for card in self.select(cards, frame).cards() {
            let mut can = Abilities::new();
            for ability in self.abilities(card) {
                let answers = self.way(ability).is_some_and(|way| way.answers.is_some());
                let is_free = !self.is_performing && self.is_for_players(ability) && !answers;
                if is_free && self.idle(card, ability, frame.own, &Things::EMPTY).is_none() {
                    let _ = can.try_push(ability);
                }
            }
            let slots: ArrayVec<u8, 32> = can.iter().map(|ability| ability.slot).collect();
            let question = Question {
                by: frame.own,
                options: Options::Numbers(&slots),
                min: 1,
                max: 1,
                default: None,
                why: Why::Perform,
            };
            for at in self.ask(&question) {
                let Some(&ability) = can.get(usize::from(at)) else { continue };
                self.is_performing = true;
                let aims = self.aims_of(card, ability, frame.own, None);
                let effect = Effect {
                    aims: Some(&aims),
                    ..Effect::of_ability(self.kernel, card, ability, frame.own, self.state)
                };
                self.effect(&effect, None);
                self.is_performing = false;
            }
        }
    }
}

/// The printed abilities of a card.
fn printed_abilities(kernel: &Kernel, state: &State, card: CardId) -> Abilities {
    let entry = state.card(card);
    let ids = kernel.game.definition(entry.definition).abilities.iter().take(16);
    ids.map(|&id| AbilityRef { id, slot: kernel.game.ability(id).slot, origin: entry.origin }).collect()
}
