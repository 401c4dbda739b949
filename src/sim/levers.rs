//! The balance levers of a roster and their values.

use std::ops::RangeInclusive;

use super::roster::Roster;
use crate::base::Name;
use crate::card::{LeverChange, legacy_range};

/// The values of all levers.
#[derive(Clone, Debug)]
pub struct Levers {
    /// The number that balances, e.g. the starting Shield, and the records that have it: one for each side of the plan.
    pub number: Name,
    pub owners: Vec<Name>,
    /// Its value of each.
    pub shields: Vec<i64>,
    /// Its legal values.
    pub shield_range: RangeInclusive<i64>,
    /// The Legacy rows of each hero's deck against each later book.
    pub legacy: Vec<LegacyGroup>,
}

/// Legacy rows of one deck against one book.
#[derive(Clone, Debug)]
pub struct LegacyGroup {
    /// The hero's index in the plan.
    pub hero: usize,
    /// The book against which they count.
    pub book: i64,
    pub rows: Vec<LegacyRow>,
}

/// A Legacy row whose value may change.
#[derive(Clone, Debug)]
pub struct LegacyRow {
    card: Name,
    row: usize,
    value: i64,
    range: RangeInclusive<i64>,
}

impl LegacyGroup {
    /// Returns the sum of the values.
    pub fn total(&self) -> i64 {
        self.rows.iter().map(|row| row.value).sum()
    }

    /// Returns the range of possible sums.
    pub fn range(&self) -> RangeInclusive<i64> {
        let sum = |end: fn(&RangeInclusive<i64>) -> &i64| self.rows.iter().map(|row| *end(&row.range)).sum();
        sum(RangeInclusive::start)..=sum(RangeInclusive::end)
    }

    /// Changes the sum to `total`, one point at a time: a point is added where most room is left and removed where most
    /// is used.
    pub fn set_total(&mut self, total: i64) {
        let total = total.clamp(*self.range().start(), *self.range().end());
        while self.total() != total {
            let up = self.total() < total;
            let room = |row: &LegacyRow| if up { row.range.end() - row.value } else { row.value - row.range.start() };
            // Among equals, the first.
            let Some(row) = self.rows.iter_mut().rev().max_by_key(|row| room(row)) else { return };
            row.value += if up { 1 } else { -1 };
        }
    }
}

impl Levers {
    /// Nothing that could be moved, for so many sides.
    pub fn none(sides: usize) -> Self {
        Self {
            number: Name::default(),
            owners: Vec::new(),
            shields: vec![1; sides],
            shield_range: 1..=1,
            legacy: Vec::new(),
        }
    }

    /// Whether there is nothing to move.
    pub fn is_empty(&self) -> bool {
        self.owners.is_empty() && self.legacy.is_empty()
    }

    /// Reads the levers of these heroes.
    pub fn of(roster: &Roster, heroes: &[Name]) -> Self {
        let rules = roster.rules();
        let number = rules.balance_number().and_then(|(name, _)| rules.hero_numbers.get_full(name));
        let mut levers = Self {
            number: number.map(|(_, name, _)| name.clone()).unwrap_or_default(),
            owners: heroes.to_vec(),
            shields: Vec::new(),
            shield_range: number.map_or(1..=1, |(_, _, number)| number.range.clone()),
            legacy: Vec::new(),
        };
        for (place, id) in heroes.iter().enumerate() {
            // Of two heroes with the same id the first one counts, whether or not it has errors.
            let hero = roster.heroes().iter().position(|hero| hero.id == *id);
            let checked = hero.and_then(|at| roster.checked().heroes.get(at)?.valid());
            let shield = checked.zip(number).and_then(|(hero, (at, ..))| hero.numbers.get(at).copied());
            levers.shields.push(shield.map_or(1, i64::from));
            let deck = roster.deck(id);
            let cards = roster.checked().valid_cards(roster.cards());
            for (card, checked) in cards.filter(|(card, _)| deck.contains(&card.id)) {
                let mut moving = Vec::new();
                for row in &checked.rows {
                    let Some((book, range)) = legacy_range(&checked.rows, row, rules) else { continue };
                    // Only the first of several bonuses of one operation changes, because together they have one limit.
                    if moving.contains(&row.op) {
                        continue;
                    }
                    moving.push(row.op);
                    let (book, value) = (i64::from(book), i64::from(row.val));
                    if !range.contains(&value) {
                        continue;
                    }
                    let row = LegacyRow { card: card.id.clone(), row: row.at, value, range };
                    match levers.legacy.iter_mut().find(|group| group.hero == place && group.book == book) {
                        Some(group) => group.rows.push(row),
                        None => levers.legacy.push(LegacyGroup { hero: place, book, rows: vec![row] }),
                    }
                }
            }
        }
        levers
    }

    /// Returns the changes that lead from these values to others.
    pub fn changes_to(&self, to: &Levers) -> Vec<LeverChange> {
        let shields = self.owners.iter().zip(&self.shields).zip(&to.shields).map(|((owner, &from), &to)| {
            LeverChange::Number { hero: owner.clone(), number: self.number.clone(), from, to }
        });
        let rows = |levers: &Levers| levers.legacy.iter().flat_map(|group| group.rows.clone()).collect::<Vec<_>>();
        let values = rows(self).into_iter().zip(rows(to)).map(|(from, to)| LeverChange::Value {
            card: from.card,
            row: from.row,
            from: from.value,
            to: to.value,
        });
        let moved = |change: &LeverChange| match change {
            LeverChange::Number { from, to, .. } | LeverChange::Value { from, to, .. } => from != to,
        };
        shields.chain(values).filter(moved).collect()
    }
}
