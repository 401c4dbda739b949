//! Which rows are applied in a game: heard from its events, since conditions are asked only while cards resolve.

use super::tally::{RowTally, Tally};
use crate::engine::{Event, Handle, Recorder, Side};

/// Hears a game and counts the rows that are applied.
#[derive(Debug)]
pub(super) struct Rows<'t> {
    tally: &'t mut Tally,
    /// The lists that have begun and not ended: whose rows, and the row that was asked last.
    open: Vec<(Owner, u8)>,
}

#[derive(Clone, Copy, Debug)]
enum Owner {
    Card(Handle),
    Ability(Side),
}

impl<'t> Rows<'t> {
    pub(super) fn new(tally: &'t mut Tally) -> Self {
        Self { tally, open: Vec::with_capacity(8) }
    }

    fn change(&mut self, by: fn(u64) -> u64) {
        let Some(&(owner, at)) = self.open.last() else { return };
        let rows: &mut [RowTally] = match owner {
            Owner::Card(card) => self.tally.cards.get_mut(usize::from(card.0)).map_or(&mut [], |card| &mut card.rows),
            Owner::Ability(side) => &mut self.tally.abilities[side.index()],
        };
        if let Some(row) = rows.iter_mut().find(|row| row.row == at) {
            row.applied = by(row.applied);
        }
    }
}

impl Recorder for Rows<'_> {
    const ON: bool = true;

    fn event(&mut self, event: Event) {
        match event {
            Event::Begin { by, card, .. } => self.open.push((card.map_or(Owner::Ability(by), Owner::Card), 0)),
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
