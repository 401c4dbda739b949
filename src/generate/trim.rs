//! Moves the values of a card towards its budget, one by one, where drawing alone does not meet it.

use serde_json::Value;

use super::card::Card;
use super::price::Prices;
use super::run::{MadeCard, Maker, derive};
use super::shape::Options;

/// How many values are moved by one, at most.
const STEPS: usize = 64;

impl Maker<'_> {
    /// The card with values nearer to its budget: numbers other than the cost, and values of rows, in steps that each come
    /// nearer. What is locked stays. `None`: nothing comes nearer, or what does could not be drawn.
    pub(super) fn trimmed(&self, made: &MadeCard, locked: Option<&Value>) -> Option<MadeCard> {
        let (grammar, prices) = (&self.grammar, &self.prices);
        let cost = made.card.numbers.first().copied().flatten()?;
        let budget = prices.budget(made.card.card_type, cost)?;
        let off = |card: &Card| prices.of(grammar, card) - budget;
        let (mut card, mut nearest) = (made.card.clone(), off(&made.card));
        for _ in 0..STEPS {
            if nearest.abs() <= prices.band {
                break;
            }
            let next = self.neighbours(&card, locked).into_iter().map(|card| (off(&card), card));
            let (found, next) = next.min_by_key(|(off, _)| off.abs())?;
            if found.abs() >= nearest.abs() {
                break;
            }
            (card, nearest) = (next, found);
        }
        let can_be_drawn = || derive(grammar, &grammar.json(&card).into()).is_ok_and(|(own, _)| own == card);
        let is_nearer = nearest.abs() < made.off.abs();
        (is_nearer && grammar.failed_check(&card).is_none() && can_be_drawn()).then(|| MadeCard {
            price: budget + nearest,
            off: nearest,
            card,
            random: made.random,
        })
    }

    /// The cards with one value one step further.
    fn neighbours(&self, card: &Card, locked: Option<&Value>) -> Vec<Card> {
        let grammar = &self.grammar;
        let is_locked = |name: &str| locked.is_some_and(|locked| locked.get(name).is_some());
        let mut found = Vec::new();
        let numbers = &grammar.menus.numbers[card.card_type];
        for (at, _) in grammar.game.numbers.keys().enumerate().skip(1).filter(|(_, name)| !is_locked(name)) {
            let (Some(value), Some(options)) = (card.numbers[at], &numbers[at]) else { continue };
            found.extend(beside(options, value).map(|value| {
                let mut next = card.clone();
                next.numbers[at] = Some(value);
                next
            }));
        }
        for at in (0..card.rows.len()).filter(|_| !is_locked("effects")) {
            let row = &card.rows[at];
            let Some(value) = row.val else { continue };
            let steps = beside(&grammar.operations[row.operation].val, value);
            found.extend(steps.filter(|next| next.signum() == value.signum()).map(|value| {
                let mut next = card.clone();
                next.rows[at].val = Some(value);
                next
            }));
        }
        found
    }
}

/// The next lower and the next higher value.
fn beside(options: &Options, value: i32) -> impl Iterator<Item = i32> {
    let all = || options.iter().map(|(option, _)| *option);
    let lower = all().filter(|option| *option < value).max();
    lower.into_iter().chain(all().filter(|option| *option > value).min())
}

impl Prices {
    /// Whether a card's price and budget are compared.
    pub(super) fn is_bound(&self) -> bool {
        self.is_fitted || self.is_given
    }
}
