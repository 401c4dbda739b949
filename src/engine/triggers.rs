//! Hidden cards respond to events: each once a turn, in the order in which they were set. Nothing responds to a
//! response.

use super::apply::Selection;
use super::record::{Cause, Chooser, Recorder};
use super::resolve::{Response, Step};
use super::state::{Handle, Side};
use super::table::{event_bit, of_opponent, type_bit};
use crate::ruleset::term::Owner;
use crate::ruleset::{CardTypeId, When};

/// An event that hidden cards can respond to.
#[derive(Clone, Copy, Debug)]
pub(super) enum TriggerEvent {
    /// A player plays a card.
    Play {
        /// The player.
        by: Side,
        /// The card's type.
        card_type: CardTypeId,
        /// Whether this is the moment before the card resolves; otherwise the one after.
        before: bool,
    },
    /// A player lost at least 1 to damage.
    Damage {
        /// The player.
        to: Side,
        /// Whether the counter that damage reduces is at 0 or below.
        lethal: bool,
    },
}

impl TriggerEvent {
    /// The player who causes or suffers the event, and its bits for that player's own cards.
    #[inline]
    fn event_mask(self) -> (Side, u8) {
        match self {
            TriggerEvent::Play { by, before, .. } => (by, event_bit(When::Play, before, Owner::Own)),
            TriggerEvent::Damage { to, lethal } => {
                let lethal = if lethal { event_bit(When::Lethal, false, Owner::Own) } else { 0 };
                (to, event_bit(When::Damaged, false, Owner::Own) | lethal)
            }
        }
    }
}

impl<R: Recorder, C: Chooser> Step<'_, R, C> {
    /// Lets each hidden card that listens for the event respond, the active player's cards first.
    #[inline]
    pub(super) fn respond(&mut self, event: TriggerEvent) {
        if self.has_listener(event) {
            self.respond_all(event);
        }
    }

    /// Whether a hidden card may listen for the event.
    #[inline]
    pub(super) fn has_listener(&self, event: TriggerEvent) -> bool {
        let (doer, event_mask) = event.event_mask();
        let listening = |side: Side| self.state.listening[side.index()];
        (listening(doer) & event_mask | listening(doer.other()) & of_opponent(event_mask)) != 0 && !self.responding
    }

    fn respond_all(&mut self, event: TriggerEvent) {
        for owner in [self.active, self.active.other()] {
            for place in 0..self.table.rules.response_zones.len() {
                self.respond_from(owner, self.table.rules.response_zones[place], event);
            }
        }
    }

    fn respond_from(&mut self, owner: Side, zone: u8, event: TriggerEvent) {
        let (doer, event_mask) = event.event_mask();
        let event_mask = if owner == doer { event_mask } else { of_opponent(event_mask) };
        if self.state.listening[owner.index()] & event_mask == 0 {
            return;
        }
        let types = if let TriggerEvent::Play { card_type, .. } = event { type_bit(card_type) } else { u64::MAX };
        let mut listening = Selection::none();
        for &card in self.state.player(owner).zone(zone) {
            let fact = self.table.fact(card);
            if fact.listens_for & event_mask != 0 && fact.types & types != 0 && !self.state.is_revealed(card) {
                listening.push(card);
            }
        }
        for card in listening.iter() {
            // An earlier response may have moved or revealed the card.
            if self.state.player(owner).find(zone, card).is_some() && self.fires(card, owner, event) {
                self.trigger(card, owner, event);
            }
        }
    }

    /// Reveals and resolves a hidden card. Its changes are its own: replacing the row that triggered it does not undo
    /// them, and the card does not respond again.
    fn trigger(&mut self, card: Handle, owner: Side, event: TriggerEvent) {
        let response = match event {
            TriggerEvent::Play { before: true, .. } => self.response,
            _ => Response::None,
        };
        let outer = std::mem::replace(&mut self.response, response);
        let undo_depth = std::mem::take(&mut self.undo_depth);
        self.set_revealed(card, true);
        self.responding = true;
        self.resolve_card(self.table.card(card), Some(card), owner, Cause::Trigger);
        self.responding = false;
        self.undo_depth = undo_depth;
        if response == Response::None {
            self.response = outer;
        }
    }

    /// Whether the event fires the trigger of a hidden card.
    fn fires(&self, card: Handle, owner: Side, event: TriggerEvent) -> bool {
        let trigger = self.table.card(card).trigger.and_then(|id| self.table.rules.triggers.get(id.index()));
        let Some(trigger) = trigger else { return false };
        let (doer, fits) = match event {
            TriggerEvent::Play { by, card_type, before } => {
                let fits = trigger.types.is_empty() || trigger.types.contains(&card_type);
                (by, trigger.when == When::Play && trigger.before == before && fits)
            }
            TriggerEvent::Damage { to, lethal } => {
                (to, trigger.when == When::Damaged || trigger.when == When::Lethal && lethal)
            }
        };
        let doer_fits = (trigger.of == Owner::Own) == (doer == owner);
        fits && doer_fits && !self.state.is_revealed(card)
    }
}
