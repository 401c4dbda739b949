//! The numbers of a player that the user can set and expect: the book, the hero's numbers, counters and flags.

use std::ops::RangeInclusive;

use super::board_view::BoardView;
use crate::base::Name;
use crate::engine::Side;
use crate::engine::board::{MAX_COUNTER, SIDES};
use crate::ruleset::layout::BOOK;
use crate::ruleset::{CounterId, HeroNumberId};
use crate::sandbox::{Command, Edit, Tree};

/// A number of a player.
pub struct PlayerNumber {
    side: Side,
    kind: Kind,
    pub title: String,
    pub value: i32,
    pub range: RangeInclusive<i64>,
}

enum Kind {
    Book,
    /// A counter or a number of the hero, by its name on the board.
    Number(Name),
    Flag(Name),
}

impl PlayerNumber {
    pub fn is_flag(&self) -> bool {
        matches!(self.kind, Kind::Flag(_))
    }

    pub fn edit(&self, value: i64) -> Edit {
        match &self.kind {
            Kind::Book => Edit::Book(self.side, value),
            Kind::Number(name) => Edit::Number(self.side, name.clone(), value),
            Kind::Flag(name) => Edit::Flag(self.side, name.clone(), value),
        }
    }

    /// The command that expects the number to be as it is now.
    pub fn expect(&self) -> Command {
        let path: &[&str] = match &self.kind {
            Kind::Book => &["book"],
            Kind::Number(name) => &[name.as_str()],
            Kind::Flag(name) => &["flags", name.as_str()],
        };
        expect(self.side, path, self.value.into())
    }
}

/// The command that expects a value of a player.
pub fn expect(side: Side, path: &[&str], value: i64) -> Command {
    let path = [&[SIDES[side.index()]], path].concat().into_iter().map(str::to_owned).collect();
    Command::Expect(path, Tree::number(value))
}

impl BoardView<'_> {
    pub fn counter(&self, side: Side, id: CounterId) -> PlayerNumber {
        let (name, counter) = self.view.rules().counter(id);
        let limit = |bound: Option<i32>, most: i64| bound.map_or(most, i64::from).clamp(-MAX_COUNTER, MAX_COUNTER);
        PlayerNumber {
            side,
            kind: if counter.is_flag { Kind::Flag(name.clone()) } else { Kind::Number(name.clone()) },
            title: self.view.i18n.name(&format!("counter-{name}"), name),
            value: self.state.player(side).number(self.layout().counter(id)),
            range: limit(counter.min, -MAX_COUNTER)..=limit(counter.max, MAX_COUNTER),
        }
    }

    /// All counters of the ruleset.
    pub fn counters(&self, side: Side) -> impl Iterator<Item = PlayerNumber> {
        let ids = (0_u8..).take(self.view.rules().counters.len());
        ids.map(move |id| self.counter(side, CounterId(id)))
    }

    /// All numbers of a player that a board can set.
    pub fn player_numbers(&self, side: Side) -> Vec<PlayerNumber> {
        let (i18n, player) = (&self.view.i18n, self.state.player(side));
        let (title, value) = (i18n.tr("trace-book").to_string(), player.number(BOOK));
        let mut numbers = vec![PlayerNumber { side, kind: Kind::Book, title, value, range: 0..=999 }];
        for ((id, number), at) in self.view.rules().hero_numbers.iter().zip(0_u8..) {
            let Some(name) = &number.board else { continue };
            let value = player.number(self.layout().hero(HeroNumberId(at)));
            let (kind, title) = (Kind::Number(name.clone()), i18n.name(&format!("number-{id}"), id));
            numbers.push(PlayerNumber { side, kind, title, value, range: number.range.clone() });
        }
        numbers.extend(self.counters(side));
        numbers
    }
}
