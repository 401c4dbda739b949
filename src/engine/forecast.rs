//! What a card's rows would do now, without doing it: enough for a player who thinks one step ahead.

use super::evaluate::{Numbers, View};
use super::program::{Does, Program, Row};
use super::state::{Side, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::layout::BOOK;
use crate::ruleset::limits::MAX_TALLIES;

impl Program {
    /// Tells each change that the rows would make if they all resolved now, and its amount, as far as that can be seen
    /// without making the earlier ones: the row's place among [`plays`](Self::plays), the change, the amount.
    pub fn forecast(&self, table: &Table, state: &State, own: Side, mut see: impl FnMut(usize, &Does, i32)) {
        let mut numbers = Numbers::of_book(self.book.unwrap_or_else(|| state.player(own).number(BOOK)));
        for &(at, amount) in &*self.plays.fixed {
            let value = look(table, state, own, &numbers).amount(&amount, &self.code);
            if let Some(number) = numbers.0.get_mut(usize::from(at)) {
                *number = value;
            }
        }
        for (at, row) in self.plays.rows.iter().enumerate() {
            let value = look(table, state, own, &numbers).amount(&row.value, &self.code);
            numbers.set_value(value);
            for act in &row.acts {
                let amount = look(table, state, own, &numbers).amount(&act.amount, &self.code);
                see(at, &act.does, amount);
            }
        }
    }

    /// Whether a row would be applied now and stay so: its conditions hold, and those of no row that replaces it do.
    pub fn applies(&self, at: usize, table: &Table, state: &State, own: Side) -> bool {
        let numbers = Numbers::of_book(self.book.unwrap_or_else(|| state.player(own).number(BOOK)));
        let view = look(table, state, own, &numbers);
        let holds = |row: &Row| row.tests.iter().all(|test| view.amount(&test.holds, &self.code) != 0);
        let rows = &self.plays.rows;
        rows.get(at).is_some_and(holds)
            && !(at + 1..rows.len()).any(|later| self.replaces(later, at) && holds(&rows[later]))
    }

    /// Whether a row replaces an earlier one.
    pub fn replaces(&self, later: usize, earlier: usize) -> bool {
        let rows = &self.plays.rows;
        match (rows.get(later), rows.get(earlier)) {
            (Some(later), Some(row)) => row.replaceable && later.role == Role::Replace && later.slot == row.slot,
            _ => false,
        }
    }
}

#[inline]
fn look<'v>(table: &'v Table, state: &'v State, own: Side, numbers: &'v Numbers) -> View<'v> {
    View { table, state, own, numbers, tallies: &[0; MAX_TALLIES] }
}
