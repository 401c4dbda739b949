//! Hidden cards that answer by themselves (format 1): each once a turn, and none answers an answer.

use super::frame::Frame;
use super::{Cards, Machine};
use crate::kernel::ids::{WordId, ZoneId};
use crate::kernel::lookup::Kernel;
use crate::kernel::rules::tables::TriggerWhen;
use crate::kernel::state::{CardId, Seat};

/// The hidden cards that answer.
#[derive(Clone, Copy, Default)]
pub(super) struct HiddenAnswers {
    answering: bool,
    resolving_again: bool,
    /// Whether the card that is answered was negated; `None`: nothing can be negated.
    pub negated: Option<bool>,
}

/// Something that hidden cards wait for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Happened {
    Play { by: Seat, card_type: WordId, is_before: bool },
    Damage { of: Seat, is_lethal: bool },
}

impl Happened {
    /// What it is for cards that wait, and who has done it or has it done to them.
    #[inline]
    fn what(self) -> (u8, Seat) {
        match self {
            Self::Play { is_before: true, by, .. } => (Kernel::WAITS_PLAY, by),
            Self::Play { is_before: false, by, .. } => (Kernel::WAITS_PLAYED, by),
            Self::Damage { of, .. } => (Kernel::WAITS_DAMAGE, of),
        }
    }
}

impl Machine<'_> {
    /// Reveals and resolves the hidden cards that wait for this, the active player's first.
    #[inline]
    pub(super) fn reveal_hidden(&mut self, happened: Happened) {
        if !self.hidden.answering && self.kernel.is_awaited(happened.what().0) {
            self.reveal_waiting(happened);
        }
    }

    /// Whether a hidden card would answer.
    pub(super) fn is_waited_for(&self, happened: Happened) -> bool {
        let is_awaited = !self.hidden.answering && self.kernel.is_awaited(happened.what().0);
        let mut zones = Seat::BOTH.into_iter().flat_map(|owner| self.kernel.reveals.iter().map(move |&id| (owner, id)));
        is_awaited && zones.any(|(owner, zone)| self.waits_in(owner, zone, happened))
    }

    #[inline(never)]
    fn reveal_waiting(&mut self, happened: Happened) {
        let kernel = self.kernel;
        let active = self.state.active;
        for owner in [active, active.other()] {
            for &id in &kernel.reveals {
                if self.waits_in(owner, id, happened) {
                    self.reveal_in(owner, id, happened);
                }
            }
        }
    }

    /// Whether a hidden card of a zone waits for this.
    #[inline]
    fn waits_in(&self, owner: Seat, zone: ZoneId, happened: Happened) -> bool {
        let kernel = self.kernel;
        let (what, by) = happened.what();
        kernel.is_awaited_by(what, by == owner)
            && self.state.pile(owner, zone).as_slice().iter().any(|&card| {
                kernel.can_wait(self.state.card(card).definition, what, by == owner)
                    && self.waits_for(card, owner, happened)
            })
    }

    /// The hidden cards of a zone that wait for this.
    #[inline(never)]
    fn reveal_in(&mut self, owner: Seat, zone: ZoneId, happened: Happened) {
        let pile = self.state.pile(owner, zone).as_slice().iter().copied();
        for card in pile.filter(|&card| self.waits_for(card, owner, happened)).collect::<Cards>() {
            let entry = self.state.card(card);
            if (entry.side, entry.zone) == (owner, zone) && self.waits_for(card, owner, happened) {
                self.answer_hidden(card, owner, happened);
            }
        }
    }

    fn answer_hidden(&mut self, card: CardId, owner: Seat, happened: Happened) {
        let can_negate = matches!(happened, Happened::Play { is_before: true, .. });
        let outer = self.hidden.negated;
        if !can_negate {
            self.hidden.negated = None;
        }
        let log = self.suspend_log();
        self.state.card_mut(card).is_revealed = true;
        self.hidden.answering = true;
        self.resolve_played(card, owner);
        self.hidden.answering = false;
        self.resume_log(log);
        if !can_negate {
            self.hidden.negated = outer;
        }
    }

    fn waits_for(&self, card: CardId, owner: Seat, happened: Happened) -> bool {
        let Some(trigger) = self.printed(card).trigger else { return false };
        let Some((_, trigger)) = self.kernel.game.triggers.get_index(trigger.index()) else { return false };
        let (fits, by) = match (&trigger.when, happened) {
            (TriggerWhen::Play { before, types }, Happened::Play { by, card_type, is_before }) => {
                (*before == is_before && (types.is_empty() || types.contains(&card_type)), by)
            }
            (TriggerWhen::Damaged, Happened::Damage { of, .. }) => (true, of),
            (TriggerWhen::Lethal, Happened::Damage { of, is_lethal }) => (is_lethal, of),
            _ => return false,
        };
        fits && trigger.of.is(by, owner) && !self.state.card(card).is_revealed
    }

    /// The revealed cards of a zone resolve once more; not inside that again.
    pub(super) fn resolve_again(&mut self, seat: Seat, zone: ZoneId, frame: &Frame<'_>) {
        if self.hidden.resolving_again {
            return;
        }
        let pile = self.cards_of(seat, zone);
        let again = (self.hidden.answering, self.hidden.negated);
        self.hidden.resolving_again = true;
        self.hidden.answering = true;
        self.hidden.negated = None;
        for card in pile {
            let entry = self.state.card(card);
            if entry.is_revealed && frame.this != Some(card) && (entry.side, entry.zone) == (seat, zone) {
                self.resolve_played(card, seat);
            }
        }
        self.hidden.resolving_again = false;
        (self.hidden.answering, self.hidden.negated) = again;
    }
}
