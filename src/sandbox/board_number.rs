//! The numbers of a player that a board's file can set and expect: the book, the hero's numbers, counters and flags.

use std::ops::RangeInclusive;

use super::command::Command;
use super::edit::Edit;
use super::tree::Tree;
use crate::base::Name;
use crate::engine::board::{MAX_COUNTER, SIDES};
use crate::engine::{Side, State};
use crate::ruleset::Ruleset;
use crate::ruleset::layout::{Layout, PlayerNumber};

/// A number of a player on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardNumber {
    /// What the number means.
    pub number: PlayerNumber,
    /// The value in the state of the board.
    pub value: i32,
    /// The values that the file can have.
    pub range: RangeInclusive<i64>,
    /// Whether it is a flag, which the file has in a list of its own.
    pub is_flag: bool,
    side: Side,
    /// The name in the file.
    name: Name,
}

impl BoardNumber {
    /// A number of a player. `None` for a number that a file cannot set.
    pub fn new(rules: &Ruleset, layout: &Layout, state: &State, side: Side, number: PlayerNumber) -> Option<Self> {
        let player = state.player(side);
        let index = layout.numbers.iter().position(|known| *known == number)?;
        let value = player.number(u8::try_from(index).ok()?);
        let (name, range, is_flag) = match number {
            PlayerNumber::Book => (Name::new("book"), 0..=999, false),
            PlayerNumber::Hero(id) => {
                let (_, number) = rules.hero_numbers.get_index(usize::from(id.0))?;
                (number.board.clone()?, number.range.clone(), false)
            }
            PlayerNumber::Counter(id) => {
                let (name, counter) = rules.counter(id);
                let limit =
                    |bound: Option<i32>, most: i64| bound.map_or(most, i64::from).clamp(-MAX_COUNTER, MAX_COUNTER);
                let range = limit(counter.min, -MAX_COUNTER)..=limit(counter.max, MAX_COUNTER);
                (name.clone(), range, counter.is_flag)
            }
            PlayerNumber::Sum(_) => return None,
        };
        Some(Self { number, value, range, is_flag, side, name })
    }

    /// The edit that sets the number.
    pub fn edit(&self, value: i64) -> Edit {
        match self.number {
            PlayerNumber::Book => Edit::Book(self.side, value),
            _ if self.is_flag => Edit::Flag(self.side, self.name.clone(), value),
            _ => Edit::Number(self.side, self.name.clone(), value),
        }
    }

    /// The command that expects the number to be as it is now.
    pub fn expect(&self) -> Command {
        let list: &[&str] = if self.is_flag { &["flags"] } else { &[] };
        Command::expect_of(self.side, &[list, &[self.name.as_str()]].concat(), self.value.into())
    }
}

impl Command {
    /// The command that expects a value of a player, by its path from the player.
    pub fn expect_of(side: Side, path: &[&str], value: i64) -> Self {
        let path = [&[SIDES[side.index()]], path].concat().into_iter().map(str::to_owned).collect();
        Self::Expect(path, Tree::number(value))
    }
}
