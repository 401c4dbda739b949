//! The changes that a card's rows would make now, without executing them, for a player that looks one step ahead.

use super::evaluate::{Numbers, View};
use super::program::{Primitive, Program, Row};
use super::state::{Side, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::layout::BOOK;
use crate::ruleset::limits::MAX_TALLIES;

impl Program {
    /// Calls `visit` with each primitive that the rows would execute if they all resolved now: the row's index in
    /// [`plays`](Self::plays), the primitive and its amount. Effects of earlier rows on later ones are not simulated.
    pub fn forecast(&self, table: &Table, state: &State, own: Side, mut visit: impl FnMut(usize, &Primitive, i32)) {
        let mut numbers = Numbers::of_book(self.book.unwrap_or_else(|| state.player(own).number(BOOK)));
        for &(at, amount) in &*self.plays.fixed {
            let value = view_at(table, state, own, &numbers).amount(&amount, &self.code);
            if let Some(number) = numbers.0.get_mut(usize::from(at)) {
                *number = value;
            }
        }
        for (at, row) in self.plays.rows.iter().enumerate() {
            let value = view_at(table, state, own, &numbers).amount(&row.value, &self.code);
            numbers.set_value(value);
            for instruction in &row.instructions {
                let amount = view_at(table, state, own, &numbers).amount(&instruction.amount, &self.code);
                visit(at, &instruction.primitive, amount);
            }
        }
    }

    /// Whether a row would apply now and stay applied: its conditions hold, and no later row that replaces it has its
    /// conditions met.
    pub fn applies(&self, at: usize, table: &Table, state: &State, own: Side) -> bool {
        let numbers = Numbers::of_book(self.book.unwrap_or_else(|| state.player(own).number(BOOK)));
        let view = view_at(table, state, own, &numbers);
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
fn view_at<'v>(table: &'v Table, state: &'v State, own: Side, numbers: &'v Numbers) -> View<'v> {
    View { table, state, own, numbers, tallies: &[0; MAX_TALLIES] }
}
