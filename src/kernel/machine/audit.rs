//! What a machine keeps, compared with what it would work out now, and what the rules promise of every position: for
//! trials of rules.

use super::Machine;
use crate::kernel::ids::LIMBO;
use crate::kernel::state::{Pile, Seat, State};

/// What was looked at, and how often it was wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// Reads of what holds continuously, each compared with what would be worked out now.
    pub reads: u64,
    pub stale: u64,
    /// Positions in which the laws of the rules and the places of the cards were looked at.
    pub positions: u64,
    pub unlawful: u64,
}

impl Machine<'_> {
    /// Works out again what is kept of continuous effects, and notes whether it was right.
    #[cold]
    pub(super) fn audit_kept(&mut self) {
        let cards = self.state.cards.len();
        let kept = &self.work.continuous;
        let (adds, gives) = (kept.adds.clone(), kept.gives.clone());
        let (players, guards) = (kept.players, kept.guards.clone());
        self.work_out();
        let now = &self.work.continuous;
        let is_right = (0..cards)
            .all(|card| adds.get(card) == now.adds.get(card) && gives.get(card) == now.gives.get(card))
            && (players, &guards) == (now.players, &now.guards);
        if let Some(audit) = &mut self.work.audit {
            audit.reads += 1;
            audit.stale += u64::from(!is_right);
        }
    }

    /// Notes whether the position, in which nothing is under way, is one that the rules allow.
    pub fn audit_position(&mut self) {
        if self.work.audit.is_none() {
            return;
        }
        let is_lawful = is_laid(self.state) && Seat::BOTH.into_iter().all(|seat| self.is_lawful(seat));
        if let Some(audit) = &mut self.work.audit {
            audit.positions += 1;
            audit.unlawful += u64::from(!is_lawful);
        }
    }
}

/// Whether every card lies in one place, and in the one that it says, and none is still being played.
fn is_laid(state: &State) -> bool {
    let is_there = |card| {
        let entry = state.card(card);
        state.pile(entry.side, entry.zone).as_slice().contains(&card)
    };
    let lying: usize = state.players.iter().map(|player| player.piles.iter().map(Pile::len).sum::<usize>()).sum();
    let is_done = Seat::BOTH.into_iter().all(|seat| state.pile(seat, LIMBO).is_empty());
    is_done && lying == state.cards.len() && state.card_ids().all(is_there)
}
