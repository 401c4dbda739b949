//! What came up among many cards, against what the weights predict.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::card::{Card, Row};
use super::choose::{Impossible, Menu, sum};
use super::run::{Maker, Order};
use super::shape::Options;

/// Parts of a predicted count, so that sums are whole numbers.
const PARTS: u128 = 1 << 32;

/// One choice of a menu.
#[derive(Clone, Copy, Debug, Default)]
pub struct Share {
    pub count: u64,
    /// What the weights predict, and the variance of that, in parts.
    expected: u128,
    variance: u128,
}

impl Share {
    /// Whether the count is within so many standard deviations.
    pub fn is_within(&self, deviations: u128) -> bool {
        let count = u128::from(self.count) * PARTS;
        let off = count.abs_diff(self.expected) / (PARTS >> 16);
        // Both sides in parts of 2⁻³².
        off.saturating_mul(off) <= deviations * deviations * self.variance.max(PARTS)
    }

    /// χ²: the square of what is off, by what is expected, in thousandths.
    fn chi_square(&self) -> u128 {
        let off = (u128::from(self.count) * PARTS).abs_diff(self.expected) / (PARTS >> 16);
        (off.saturating_mul(off) * 1000).checked_div(self.expected).unwrap_or(0)
    }
}

/// The choices of many cards by menu.
#[derive(Default)]
pub struct Stats {
    pub menus: BTreeMap<Menu, BTreeMap<i32, Share>>,
}

impl Stats {
    /// Notes a choice.
    pub fn note(&mut self, menu: Menu, options: &Options, value: i32) {
        let sum = u128::from(sum(options).max(1));
        let menu = self.menus.entry(menu).or_default();
        for (option, weight) in options {
            let share = menu.entry(*option).or_default();
            let part = u128::from(*weight) * PARTS / sum;
            share.expected += part;
            share.variance += part * (PARTS - part) / PARTS;
            share.count += u64::from(*option == value);
        }
    }

    /// Notes the choices of so many cards at their first draw, whatever their prices.
    ///
    /// # Errors
    ///
    /// What of a locked card cannot be.
    pub fn of(maker: &Maker<'_>, order: &Order<'_>, count: u64) -> Result<Self, Impossible> {
        let mut stats = Self::default();
        for n in 0..count {
            maker.walk(order, n, 0, &mut |menu, options, value| stats.note(menu, options, value))?;
        }
        Ok(stats)
    }

    /// Of some menus together: how many choices they have, χ² in thousandths, and whether each is within five standard
    /// deviations of what the weights predict.
    pub fn tested(&self, of: impl Fn(Menu) -> bool) -> (usize, u128, bool) {
        let menus = self.menus.iter().filter(|(menu, shares)| of(**menu) && shares.len() > 1);
        let shares: Vec<&Share> = menus.flat_map(|(_, shares)| shares.values()).collect();
        let square = shares.iter().map(|share| share.chi_square()).sum();
        (shares.len(), square, shares.iter().all(|share| share.is_within(5)))
    }

    /// The menus that were asked for, with counts, predicted counts and χ².
    pub fn json(&self, maker: &Maker<'_>) -> Value {
        let menus = self.menus.iter().filter(|(_, shares)| shares.len() > 1).map(|(menu, shares)| {
            let choices = shares.iter().map(|(value, share)| {
                let expected = u64::try_from(share.expected / PARTS).unwrap_or(u64::MAX);
                let (_, name) = maker.grammar.words_of(*menu, *value);
                json!({ "choice": name, "count": share.count, "predicted": expected })
            });
            let square: u128 = shares.values().map(Share::chi_square).sum();
            let (name, _) = maker.grammar.words_of(*menu, shares.keys().next().copied().unwrap_or(0));
            let within = shares.values().all(|share| share.is_within(5));
            let square = format!("{}.{:03}", square / 1000, square % 1000);
            json!({ "menu": name, "choices": choices.collect::<Vec<_>>(), "chi_square": square, "within_5_sigma": within })
        });
        menus.collect::<Vec<_>>().into()
    }
}

/// Figures of finished cards: rows, nesting, and the cells of operations and targets.
pub fn figures(maker: &Maker<'_>, cards: &[super::run::MadeCard]) -> Value {
    let game = maker.grammar.game;
    let mut rows = [0_u64; 8];
    let (mut nested, mut twice) = (0_u64, 0_u64);
    let mut cells: BTreeMap<(&str, &str), u64> = BTreeMap::new();
    let mut off: BTreeMap<i64, u64> = BTreeMap::new();
    for made in cards {
        rows[made.card.rows.len().min(7)] += 1;
        let depth = depth(&made.card);
        nested += u64::from(depth > 0);
        twice += u64::from(depth > 1);
        *off.entry(made.off / 5).or_default() += 1;
        for row in &made.card.rows {
            let operation = game.operations.get_index(row.operation).map_or("", |(name, _)| name.as_str());
            let target = row.to.as_ref().and_then(|aim| game.targets.get_index(aim.preset));
            *cells.entry((operation, target.map_or("", |(name, _)| name.as_str()))).or_default() += 1;
        }
    }
    let cells =
        cells.iter().map(|((operation, target), count)| json!({ "do": operation, "to": target, "count": count }));
    let off = off.iter().map(|(half, count)| json!({ "off": half * 5, "count": count }));
    json!({
        "cards": cards.len(), "rows": rows, "nested": nested, "nested_twice": twice,
        "cells": cells.collect::<Vec<_>>(), "price_less_budget": off.collect::<Vec<_>>()
    })
}

fn depth(card: &Card) -> usize {
    card.rows.iter().map(row_depth).max().unwrap_or(0)
}

fn row_depth(row: &Row) -> usize {
    let attached = row.effects.iter().map(|inner| 1 + row_depth(inner)).max();
    let made = match &row.made {
        Some(super::card::Made::Written(card)) if !card.rows.is_empty() => Some(1 + depth(card)),
        _ => None,
    };
    attached.max(made).unwrap_or(0)
}
