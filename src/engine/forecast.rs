//! What a card's rows would do now, without doing it: enough for a player who thinks one step ahead.

use super::evaluate::{Numbers, View};
use super::program::{Does, List, Program, Row};
use super::state::{Side, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::layout::BOOK;
use crate::ruleset::limits::MAX_TALLIES;

impl Program {
    /// Tells each change that the card's rows would make if they resolved now, and its amount, as far as that can be
    /// seen without making the earlier ones. A row that another one replaces is left out.
    #[inline]
    pub fn forecast(&self, table: &Table, state: &State, own: Side, mut see: impl FnMut(&Does, i32)) {
        let list: &List = &self.plays;
        let mut numbers = Numbers::of_book(self.book.unwrap_or_else(|| state.player(own).number(BOOK)));
        for &(at, amount) in &*list.fixed {
            let value = look(table, state, own, &numbers).amount(&amount, &self.code);
            if let Some(number) = numbers.0.get_mut(usize::from(at)) {
                *number = value;
            }
        }
        for (at, row) in list.rows.iter().enumerate() {
            let view = look(table, state, own, &numbers);
            let holds = |row: &Row| row.tests.iter().all(|test| view.amount(&test.holds, &self.code) != 0);
            let replaces = |later: &Row| later.role == Role::Replace && later.slot == row.slot && holds(later);
            if !holds(row) || row.replaceable && list.rows[at + 1..].iter().any(replaces) {
                continue;
            }
            let value = view.amount(&row.value, &self.code);
            numbers.set_value(value);
            for act in &row.acts {
                let amount = look(table, state, own, &numbers).amount(&act.amount, &self.code);
                see(&act.does, amount);
            }
        }
    }
}

#[inline]
fn look<'v>(table: &'v Table, state: &'v State, own: Side, numbers: &'v Numbers) -> View<'v> {
    View { table, state, own, numbers, tallies: &[0; MAX_TALLIES] }
}
