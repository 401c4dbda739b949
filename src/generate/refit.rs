//! Prices that fit what cards were worth in play: least squares of their strengths on what they do, in whole numbers.
//!
//! The model: strength = a + k · (price − budget) + Σ d · (price of the rows of an operation). By the price list alone, every
//! d is 0. What an operation is worth more or less than its price says is 1 + d / k; few cards say little, so each d is held
//! near 0 by a ridge.

use serde_json::{Map, Value, json};

use super::card::Card;
use super::grammar::Grammar;
use super::run::{Maker, derive};
use crate::base::Name;

/// Strengths are counted in parts of 1 / 2²⁰, and here finer by this factor, so that slopes are whole numbers.
const FINER: i128 = 1 << 10;
/// The ridge: as much as so many tenths of a point squared.
const RIDGE: i128 = 20 * 30 * 30;
/// An operation of fewer cards keeps its price.
const FEWEST: u64 = 8;
/// How often each slope is set again.
const ROUNDS: usize = 200;
/// The least and the greatest factor, in percent.
const FACTORS: (i128, i128) = (25, 400);

/// What the price of an operation should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refit {
    pub operation: Name,
    /// The cards that do it.
    pub cards: u64,
    /// Of its price now, in percent.
    pub percent: i64,
}

/// A card with its strength, in parts of 1 / 2²⁰.
pub type Strength<'c> = (&'c Card, u64);

/// A slope, with what each card has of it.
struct Slope {
    of: Vec<i128>,
    ridge: i128,
    is: i128,
}

/// What the prices of operations should be by the strengths of cards. Empty: strength does not rise with the price at all,
/// or no operation is on enough cards.
pub fn refit(maker: &Maker<'_>, cards: &[Strength<'_>]) -> Vec<Refit> {
    let grammar = &maker.grammar;
    let mut slopes = vec![
        Slope { of: vec![1; cards.len()], ridge: 0, is: 0 },
        Slope { of: cards.iter().map(|(card, _)| off(maker, card)).collect(), ridge: 0, is: 0 },
    ];
    let worths: Vec<Vec<i64>> = cards.iter().map(|(card, _)| worth(maker, card)).collect();
    let count = |at: usize| u64::try_from(worths.iter().filter(|worth| worth[at] != 0).count()).unwrap_or(0);
    let fitted: Vec<usize> = (0..grammar.operations.len()).filter(|at| count(*at) >= FEWEST).collect();
    slopes.extend(fitted.iter().map(|at| Slope {
        of: worths.iter().map(|worth| worth[*at].into()).collect(),
        ridge: RIDGE,
        is: 0,
    }));
    let mut left: Vec<i128> = cards.iter().map(|(_, strength)| i128::from(*strength) * FINER).collect();
    for _ in 0..ROUNDS {
        for slope in &mut slopes {
            slope.set_again(&mut left);
        }
    }
    let common = slopes[1].is;
    if common <= 0 {
        return Vec::new();
    }
    let name = |at: usize| grammar.game.operations.get_index(at).map(|(name, _)| name.clone()).unwrap_or_default();
    let factor = |slope: &Slope| ((common + slope.is) * 100 / common).clamp(FACTORS.0, FACTORS.1);
    let found = fitted.iter().zip(&slopes[2..]);
    found
        .map(|(at, slope)| Refit {
            operation: name(*at),
            cards: count(*at),
            percent: i64::try_from(factor(slope)).unwrap_or(100),
        })
        .collect()
}

/// As [`refit`], of cards as they are written. Cards that the grammar does not have say nothing about its prices.
pub fn refit_records<'r>(maker: &Maker<'_>, cards: impl IntoIterator<Item = (&'r Value, u64)>) -> Vec<Refit> {
    let derived = |(record, strength)| Some((derive(&maker.grammar, record).ok()?.0, strength));
    let derived: Vec<(Card, u64)> = cards.into_iter().filter_map(derived).collect();
    let cards: Vec<Strength<'_>> = derived.iter().map(|(card, strength)| (card, *strength)).collect();
    refit(maker, &cards)
}

/// The settings with these prices, for the `generator` of the ruleset.
pub fn proposal(grammar: &Grammar<'_>, refits: &[Refit]) -> Value {
    let mut prices = Map::new();
    for refit in refits.iter().filter(|refit| refit.percent != 100) {
        let own = grammar.settings["price"]["operations"].get(refit.operation.as_str());
        let own = own.unwrap_or(&grammar.entry("operations", &refit.operation)["price"]);
        let price = match own {
            Value::Number(number) => Value::from(number.as_i64().unwrap_or(0).saturating_mul(refit.percent) / 100),
            // The price of a word is listed with each of them.
            Value::String(text) if text != "word" => format!("{} * ({text}) / 100", refit.percent).into(),
            _ => continue,
        };
        prices.insert(refit.operation.to_string(), price);
    }
    json!({ "price": { "operations": prices } })
}

impl Slope {
    /// The value with which what is left is least, the other slopes being as they are.
    fn set_again(&mut self, left: &mut [i128]) {
        let (mut above, mut below) = (0, self.ridge);
        for (of, left) in self.of.iter().zip(left.iter()) {
            above += of * (left + of * self.is);
            below += of * of;
        }
        let next = if below == 0 { 0 } else { above / below };
        for (of, left) in self.of.iter().zip(left) {
            *left += of * (self.is - next);
        }
        self.is = next;
    }
}

/// How much a card is worth more than its cost pays for, in tenths of a point.
fn off(maker: &Maker<'_>, card: &Card) -> i128 {
    let price = maker.prices.of(&maker.grammar, card);
    let cost = card.numbers.first().copied().flatten();
    let budget = cost.and_then(|cost| maker.prices.budget(card.card_type, cost)).unwrap_or(0);
    i128::from(price.saturating_sub(budget))
}

/// What the rows of each operation are worth on a card, in tenths of a point.
fn worth(maker: &Maker<'_>, card: &Card) -> Vec<i64> {
    let mut worth = vec![0_i64; maker.grammar.operations.len()];
    for row in &card.rows {
        let place = &mut worth[row.operation];
        *place = place.saturating_add(maker.prices.row(&maker.grammar, row, 0));
    }
    worth
}
