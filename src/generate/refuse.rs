//! Cards that are refused: the same as an earlier one, or in nothing better and in something worse.

use std::collections::BTreeMap;

use super::card::{Card, Row};
use super::run::Maker;

/// Why a card is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Same,
    Worse,
}

/// The cards so far, by what they are apart from numbers and values.
pub struct Seen {
    same: bool,
    worse: bool,
    cards: BTreeMap<u64, Vec<(Card, Vec<i64>)>>,
}

impl Seen {
    pub fn new(same: bool, worse: bool) -> Self {
        Self { same, worse, cards: BTreeMap::new() }
    }

    pub fn add(&mut self, maker: &Maker<'_>, card: &Card) {
        if self.same || self.worse {
            let form = form(card);
            let worth = worth(maker, card);
            self.cards.entry(key(&form)).or_default().push((card.clone(), worth));
        }
    }

    /// Whether one of the cards so far refuses a card.
    pub fn refuses(&self, maker: &Maker<'_>, card: &Card) -> Option<Refusal> {
        if !(self.same || self.worse) {
            return None;
        }
        let own_form = form(card);
        let known = self.cards.get(&key(&own_form))?;
        let own = worth(maker, card);
        for (other, worth) in known {
            if form(other) != own_form {
                continue;
            }
            if self.same && other == card {
                return Some(Refusal::Same);
            }
            let is_worse = own.iter().zip(worth).all(|(own, other)| own <= other) && own != *worth;
            if self.worse && own.len() == worth.len() && is_worse {
                return Some(Refusal::Worse);
            }
        }
        None
    }
}

/// A card without its numbers and values.
fn form(card: &Card) -> Card {
    let mut form = card.clone();
    for number in &mut form.numbers {
        *number = number.map(|_| 0);
    }
    for row in &mut form.rows {
        blank(row);
    }
    form
}

fn blank(row: &mut Row) {
    row.val = row.val.map(i32::signum);
    row.effects.iter_mut().for_each(blank);
}

/// What the numbers and rows of a card are worth to its owner, each for itself; a lower cost is worth more.
fn worth(maker: &Maker<'_>, card: &Card) -> Vec<i64> {
    let numbers = card.numbers.iter().enumerate();
    let numbers = numbers.filter_map(|(at, number)| number.map(|n| if at == 0 { -i64::from(n) } else { i64::from(n) }));
    numbers.chain(card.rows.iter().map(|row| maker.prices.row(&maker.grammar, row, 0))).collect()
}

/// A number of a form; different forms can share one.
fn key(form: &Card) -> u64 {
    let mut key = number(form.card_type) ^ form.keywords.rotate_left(7);
    let mut add = |part: u64| key = crate::base::mix(key ^ part);
    add(form.subtype.map_or(0, |at| number(at) + 1));
    for row in &form.rows {
        add(number(row.operation));
        add(row.timing.map_or(0, |at| number(at) + 1));
        add(row.to.as_ref().map_or(0, |aim| number(aim.preset) + 1));
    }
    key
}

fn number(at: usize) -> u64 {
    u64::try_from(at).unwrap_or(u64::MAX)
}
