//! Hidden cards answer what happens: each once a turn, in the order in which they were set, and none answers an answer.

use super::apply::Picked;
use super::record::{Cause, Chooser, Recorder};
use super::resolve::Step;
use super::state::{Handle, Side};
use super::table::{others, type_bit, waits};
use crate::ruleset::term::Owner;
use crate::ruleset::{CardTypeId, TriggerId, When};

/// Something that hidden cards wait for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happened {
    /// A player plays a card.
    Play {
        /// Who.
        by: Side,
        /// What type of card.
        card_type: CardTypeId,
        /// Whether this is the moment before it resolves, or the one after.
        before: bool,
    },
    /// A player has lost at least 1 to damage.
    Damage {
        /// Who.
        to: Side,
        /// Whether the counter that damage takes from is at 0 or below.
        lethal: bool,
    },
}

impl Happened {
    /// Who does or suffers it, and its bits for that player's own cards.
    #[inline]
    fn things(self) -> (Side, u8) {
        match self {
            Happened::Play { by, before, .. } => (by, waits(When::Play, before, Owner::Own)),
            Happened::Damage { to, lethal } => {
                let lethal = if lethal { waits(When::Lethal, false, Owner::Own) } else { 0 };
                (to, waits(When::Damaged, false, Owner::Own) | lethal)
            }
        }
    }
}

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Lets every hidden card answer that waits for this: the player's who is affected first by being the other one.
    #[inline]
    pub(super) fn answer(&mut self, happened: Happened) {
        if self.is_awaited(happened) {
            self.answer_all(happened);
        }
    }

    /// Whether a hidden card may wait for this.
    #[inline]
    pub(super) fn is_awaited(&self, happened: Happened) -> bool {
        let (doer, things) = happened.things();
        let waiting = |side: Side| self.state.waiting[side.index()];
        (waiting(doer) & things | waiting(doer.other()) & others(things)) != 0 && !self.answering
    }

    fn answer_all(&mut self, happened: Happened) {
        for owner in [self.active, self.active.other()] {
            for place in 0..self.table.rules.answering.len() {
                self.answer_from(owner, self.table.rules.answering[place], happened);
            }
        }
    }

    fn answer_from(&mut self, owner: Side, zone: u8, happened: Happened) {
        let (doer, things) = happened.things();
        let things = if owner == doer { things } else { others(things) };
        if self.state.waiting[owner.index()] & things == 0 {
            return;
        }
        let types = if let Happened::Play { card_type, .. } = happened { type_bit(card_type) } else { u64::MAX };
        let mut waiting = Picked::none();
        for &card in self.state.player(owner).zone(zone) {
            let fact = self.table.fact(card);
            if fact.waits & things != 0 && fact.types & types != 0 && !self.state.is_revealed(card) {
                waiting.push(card);
            }
        }
        for card in waiting.iter() {
            // An earlier answer may have moved or revealed it.
            if self.state.player(owner).find(zone, card).is_some()
                && let Some(trigger) = self.waits_for(card, owner, happened)
            {
                self.spring(card, owner, trigger, happened);
            }
        }
    }

    /// A hidden card is revealed and resolves. What it changes is its own: a row that set it off and is replaced takes
    /// nothing of it back, nor does it answer again.
    fn spring(&mut self, card: Handle, owner: Side, trigger: TriggerId, happened: Happened) {
        let answered = match happened {
            Happened::Play { before: true, .. } => self.answered,
            _ => None,
        };
        let outer = std::mem::replace(&mut self.answered, answered);
        let logging = std::mem::take(&mut self.logging);
        self.set_revealed(card, true);
        self.answering = true;
        self.card(self.table.card(card), Some(card), owner, Cause::Trigger(trigger));
        self.answering = false;
        self.logging = logging;
        if answered.is_none() {
            self.answered = outer;
        }
    }

    /// The trigger of a hidden card, if this sets it off.
    fn waits_for(&self, card: Handle, owner: Side, happened: Happened) -> Option<TriggerId> {
        let id = self.table.card(card).trigger?;
        let trigger = self.table.rules.triggers.get(id.index())?;
        let (doer, fits) = match happened {
            Happened::Play { by, card_type, before } => {
                let fits = trigger.types.is_empty() || trigger.types.contains(&card_type);
                (by, trigger.when == When::Play && trigger.before == before && fits)
            }
            Happened::Damage { to, lethal } => {
                (to, trigger.when == When::Damaged || trigger.when == When::Lethal && lethal)
            }
        };
        let doer_fits = (trigger.of == Owner::Own) == (doer == owner);
        (fits && doer_fits && !self.state.is_revealed(card)).then_some(id)
    }
}
