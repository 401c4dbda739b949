//! Counts the rows that apply in a game. It reads them from the events, because conditions are checked only while cards
//! resolve.

use super::tally::{RowTally, Tally};
use crate::engine::{Event, Handle, Recorder, Side};

/// A recorder that counts the rows that apply.
#[derive(Debug)]
pub(super) struct RowCounter<'t> {
    tally: &'t mut Tally,
    /// The lists that have begun and not ended: the source of the rows, and the latest row.
    open: Vec<(RowSource, u8)>,
}

#[derive(Clone, Copy, Debug)]
enum RowSource {
    Card(Handle),
    Ability(Side),
}

impl<'t> RowCounter<'t> {
    pub(super) fn new(tally: &'t mut Tally) -> Self {
        Self { tally, open: Vec::with_capacity(8) }
    }

    fn change(&mut self, by: fn(u64) -> u64) {
        let Some(&(owner, at)) = self.open.last() else { return };
        let rows: &mut [RowTally] = match owner {
            RowSource::Card(card) => {
                self.tally.cards.get_mut(usize::from(card.0)).map_or(&mut [], |card| &mut card.rows)
            }
            RowSource::Ability(side) => &mut self.tally.abilities[side.index()],
        };
        if let Some(row) = rows.iter_mut().find(|row| row.row == at) {
            row.applied = by(row.applied);
        }
    }
}

impl Recorder for RowCounter<'_> {
    const ON: bool = true;

    fn event(&mut self, event: Event) {
        match event {
            Event::Begin { by, card, .. } => self.open.push((card.map_or(RowSource::Ability(by), RowSource::Card), 0)),
            Event::Row { at, .. } => {
                if let Some((_, row)) = self.open.last_mut() {
                    *row = at;
                }
                self.change(|applied| applied.saturating_add(1));
            }
            Event::Skip => self.change(|applied| applied.saturating_sub(1)),
            Event::End => {
                self.open.pop();
            }
            _ => {}
        }
    }
}
