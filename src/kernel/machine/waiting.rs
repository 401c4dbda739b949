//! What waits to resolve while a question is open: links of a chain, and abilities that were set off.

use super::Machine;
use super::chain::Link;
use crate::kernel::ids::{AbilityId, EventId};
use crate::kernel::state::{CardId, Seat};

/// Something that resolves after the question that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub by: Seat,
    pub card: Option<CardId>,
    pub ability: Option<AbilityId>,
    /// What others may answer before it is done.
    pub event: Option<EventId>,
    pub is_negated: bool,
}

impl Machine<'_> {
    /// What waits, what resolves next first.
    pub fn waiting(&self) -> Vec<Waiting> {
        let links = self.work.chain.iter().rev().map(Link::waiting);
        // What has just been set off is sorted as it will be when it is taken into the queue.
        let of = |is_active: bool| {
            self.work.pending.iter().filter(move |entry| (entry.seat == self.state.active) == is_active)
        };
        let (queue, pending) = (self.work.queue.iter(), of(true).chain(of(false)));
        let is_newest_first = self.kernel.flat.flow.effects.newest_first;
        let first = pending.clone().filter(move |_| is_newest_first);
        let last = pending.filter(move |_| !is_newest_first);
        let entries = first.chain(queue).chain(last).map(|entry| Waiting {
            by: entry.seat,
            card: Some(entry.card),
            ability: Some(entry.ability.id),
            event: None,
            is_negated: false,
        });
        links.chain(entries).collect()
    }
}
