//! Hidden cards answer what happens: each once a turn, in the order in which they were set, and none answers an answer.

use super::apply::Picked;
use super::record::{Cause, Chooser, Recorder};
use super::resolve::Step;
use super::state::{Handle, Side};
use super::table::{others, waits};
use crate::ruleset::term::Who;
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

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Lets every hidden card answer that waits for this: the player's who is affected first by being the other one.
    #[inline]
    pub(super) fn answer(&mut self, happened: Happened) {
        let (doer, things) = match happened {
            Happened::Play { by, .. } => (by, waits(When::Play, Who::Own)),
            Happened::Damage { to, lethal: false } => (to, waits(When::Damaged, Who::Own)),
            Happened::Damage { to, lethal: true } => {
                (to, waits(When::Damaged, Who::Own) | waits(When::Lethal, Who::Own))
            }
        };
        let waiting = |side: Side| self.state.waiting[side.index()];
        if (waiting(doer) & things | waiting(doer.other()) & others(things)) != 0 && !self.answering {
            self.answer_all(happened);
        }
    }

    fn answer_all(&mut self, happened: Happened) {
        for owner in [self.active, self.active.other()] {
            for place in 0..self.table.rules.answering.len() {
                self.answer_from(owner, self.table.rules.answering[place], happened);
            }
        }
    }

    fn answer_from(&mut self, owner: Side, zone: u8, happened: Happened) {
        let mut waiting = Picked::none();
        for &card in self.state.player(owner).zone(zone) {
            if self.waits_for(card, owner, happened).is_some() {
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
        let doer_fits = (trigger.of == Who::Own) == (doer == owner);
        (fits && doer_fits && !self.state.is_revealed(card)).then_some(id)
    }
}
