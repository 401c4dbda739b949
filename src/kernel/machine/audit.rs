//! What a machine keeps, compared with what it would work out now, and what the rules promise of every position: for
//! trials of rules.

use super::{Frame, Machine};
use crate::kernel::ids::{LIMBO, ZoneId};
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
    /// The laws that were broken, a bit for each of the first 64, by its position in the rules.
    pub laws: u64,
    /// The zones that were over their capacity, a bit for each.
    pub zones: u64,
}

/// What of a player the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// This zone is over its capacity.
    Zone(ZoneId),
    /// The law at this position in the rules is broken.
    Law(usize),
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

    /// What of a player the rules do not allow, if anything.
    pub(crate) fn fault(&mut self, seat: Seat) -> Option<Fault> {
        let kernel = self.kernel;
        let frame = Frame::of(seat);
        for (id, zone) in (0..).map_while(ZoneId::at).zip(kernel.game.zones.values()) {
            let Some(capacity) = &zone.capacity else { continue };
            let capacity = self.term(capacity, &frame);
            if !i32::try_from(self.state.count(seat, id)).is_ok_and(|len| len <= capacity) {
                return Some(Fault::Zone(id));
            }
        }
        kernel.flat.flow.laws.iter().position(|law| !self.holds(law, &frame)).map(Fault::Law)
    }

    /// Notes whether the position, in which nothing is under way, is one that the rules allow.
    pub fn audit_position(&mut self) {
        if self.work.audit.is_none() {
            return;
        }
        let faults = Seat::BOTH.map(|seat| self.fault(seat));
        let is_lawful = is_laid(self.state) && faults == [None, None];
        if let Some(audit) = &mut self.work.audit {
            audit.positions += 1;
            audit.unlawful += u64::from(!is_lawful);
            for fault in faults.into_iter().flatten() {
                match fault {
                    Fault::Zone(zone) => audit.zones |= bit(zone.index()),
                    Fault::Law(law) => audit.laws |= bit(law),
                }
            }
        }
    }
}

/// The bit of a position, if it has one.
fn bit(at: usize) -> u64 {
    u32::try_from(at).ok().and_then(|at| 1_u64.checked_shl(at)).unwrap_or(0)
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
