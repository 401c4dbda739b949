//! Counts the rows that apply in matches of any game.

use super::tally::{RowTally, Tally};
use crate::kernel::Watch;
use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::ability::{Ability, Row};
use crate::kernel::rules::{Deck, Game};
use crate::kernel::state::{Seat, State};

/// How often each row of a game applied, by seat and the number of the row.
#[derive(Debug)]
pub(super) struct RowCounts([Vec<u64>; 2]);

impl RowCounts {
    pub fn new(game: &Game) -> Self {
        let none = || vec![0; usize::from(game.rows) + 1];
        Self([none(), none()])
    }

    /// Adds the counts of these cards of each seat, and of the decks' heroes.
    pub fn add_to(&self, game: &Game, cards: &[Vec<DefinitionId>; 2], decks: &[Deck; 2], tally: &mut Tally) {
        let mut counts = tally.cards.iter_mut();
        for seat in Seat::BOTH {
            for (&card, counts) in cards[seat.index()].iter().zip(&mut counts) {
                self.add(game, card, seat, &mut counts.rows);
            }
            if let Some(hero) = decks[seat.index()].leader {
                self.add(game, hero, seat, &mut tally.abilities[seat.index()]);
            }
        }
    }

    fn add(&self, game: &Game, card: DefinitionId, seat: Seat, counts: &mut [RowTally]) {
        for row in counted(game, card) {
            let applied = self.0[seat.index()].get(row.id.index()).copied().unwrap_or(0);
            if let Some(count) = counts.iter_mut().find(|count| count.row == row.at) {
                count.applied = count.applied.saturating_add(applied);
            }
        }
    }
}

impl Watch for RowCounts {
    fn row(&mut self, row: &Row, by: Seat, _: &State) {
        if let Some(count) = self.0[by.index()].get_mut(row.id.index()) {
            *count += 1;
        }
    }
}

/// Empty counts for the rows of a card that resolve. Rows that hold continuously are not among them.
pub(super) fn rows_of(game: &Game, card: DefinitionId) -> Vec<RowTally> {
    let mut rows: Vec<RowTally> = counted(game, card).map(|row| RowTally { row: row.at, applied: 0 }).collect();
    rows.sort_unstable_by_key(|row| row.row);
    rows
}

/// The rows of a printed card that resolve.
fn counted(game: &Game, card: DefinitionId) -> impl Iterator<Item = &Row> {
    let is_counted =
        |ability: &&Ability| !game.timings.get_index(ability.timing.index()).is_some_and(|(_, timing)| timing.always);
    let abilities = game.definition(card).abilities.iter().map(|&id| game.ability(id));
    abilities.filter(is_counted).flat_map(|ability| &ability.rows)
}
