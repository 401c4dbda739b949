//! Cards in numbers: each is drawn until it fits its budget and nothing refuses it.
//!
//! Card n depends on the rules, the settings, the seed and n, and on the cards before it where it may not be like one of
//! them. What does not depend on others is drawn for many cards at once.

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde_json::Value;

use super::card::Card;
use super::choose::{Choose, Draw, Impossible, Menu, Noted, Vary};
use super::grammar::Grammar;
use super::guide::Guide;
use super::price::Prices;
use super::refuse::{Refusal, Seen};
use super::shape::Options;
use super::walk::Walk;
use crate::base::{Generator, Name, mix};

/// What the designer asks for.
#[derive(Clone, Copy, Debug)]
pub struct Order<'v> {
    pub seed: u64,
    /// A card with holes: what it has stays.
    pub locked: Option<&'v Value>,
    /// A whole card to vary, and the percentage of its choices that are kept.
    pub like: Option<(&'v Value, u8)>,
}

/// A card of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeCard {
    pub card: Card,
    pub price: i64,
    /// How far the price is from the budget.
    pub off: i64,
    /// The generator after the last choice: names go on with it.
    pub random: Generator,
}

/// A drawn card, before others are looked at.
struct Fit {
    made: MadeCard,
    attempt: u64,
    /// Draws that were off the band, and draws that a check of the ruleset refuses.
    misses: u64,
    broken: u64,
}

/// Cards of a run, and why others were refused.
#[derive(Default)]
pub struct Run {
    pub cards: Vec<MadeCard>,
    pub refused: BTreeMap<&'static str, u64>,
    /// Cards that fitted at the first draw.
    pub first: u64,
}

/// How many draws of a given cost may miss the budget before values are trimmed.
const PATIENCE: u64 = 8;

/// How many cards are drawn at once.
const CHUNK: usize = 4096;

/// Makes cards of a game.
pub struct Maker<'g> {
    pub grammar: Grammar<'g>,
    pub prices: Prices,
    tries: u64,
    same: bool,
    worse: bool,
}

impl<'g> Maker<'g> {
    pub fn new(mut grammar: Grammar<'g>) -> Self {
        let prices = Prices::new(&grammar);
        let price = |id: &str| {
            let record = grammar.game.records.get(id)?;
            derive(&grammar, record).ok().map(|(card, _)| prices.of(&grammar, &card))
        };
        grammar.known_prices = grammar.known.iter().map(|(id, _)| price(id).unwrap_or(0)).collect();
        let refuses = |name: &str| {
            let list = grammar.settings["reject"].as_array();
            list.is_some_and(|list| list.iter().any(|own| own == name))
        };
        let (same, worse) = (refuses("same"), refuses("worse"));
        let tries = grammar.settings["tries"].as_u64().unwrap_or(64).max(1);
        Self { grammar, prices, tries, same, worse }
    }

    /// The cards of the registry, as the grammar reads them.
    pub fn registry(&self) -> Vec<Card> {
        self.known().into_iter().map(|(_, card)| card).collect()
    }

    /// As [`Self::registry`], with their ids.
    pub fn known(&self) -> Vec<(Name, Card)> {
        let game = self.grammar.game;
        let records = game.cards.keys().filter_map(|id| Some((id, game.records.get(id)?)));
        // What the settings never draw is in the registry all the same.
        let legal = Grammar::legal(game, self.grammar.rules);
        let read = |(id, record): (&Name, &Value)| Some((id.clone(), derive(&legal, record).ok()?.0));
        records.filter_map(read).collect()
    }

    /// A card of a number at one attempt, whatever its price.
    ///
    /// # Errors
    ///
    /// What of a locked card cannot be.
    pub fn draw(&self, order: &Order<'_>, n: u64, attempt: u64) -> Result<MadeCard, Impossible> {
        self.walk(order, n, attempt, &mut |_, _, _| {})
    }

    /// As [`Self::draw`], noting each choice.
    pub fn walk(
        &self,
        order: &Order<'_>,
        n: u64,
        attempt: u64,
        note: &mut dyn FnMut(Menu, &Options, i32),
    ) -> Result<MadeCard, Impossible> {
        let random = Generator(mix(mix(mix(order.seed).wrapping_add(n)).wrapping_add(attempt)));
        let (card, random) = match order.like {
            Some((like, keep)) => {
                let guide = Guide { node: Some(like), is_whole: true };
                let (card, by) = self.guided(guide, Noted { inner: Vary { random, keep }, note })?;
                (card, by.inner.random)
            }
            None => {
                let guide = Guide { node: order.locked, is_whole: false };
                let (card, by) = self.guided(guide, Noted { inner: Draw(random), note })?;
                (card, by.inner.0)
            }
        };
        Ok(self.priced(card, random))
    }

    /// A card of which somebody else makes every choice, before it is priced; and who made them.
    ///
    /// # Errors
    ///
    /// Choices that leave nothing to go on with.
    pub fn chosen<C: Choose>(&self, choose: C) -> Result<(Card, C), Impossible> {
        self.guided(Guide::OPEN, choose)
    }

    fn guided<C: Choose>(&self, guide: Guide<'_>, choose: C) -> Result<(Card, C), Impossible> {
        let mut walk = Walk::new(&self.grammar, choose);
        let card = walk.card(guide)?;
        Ok((card, walk.into_choose()))
    }

    /// Gives a card its cost, where it is fitted.
    fn priced(&self, mut card: Card, random: Generator) -> MadeCard {
        let (grammar, prices) = (&self.grammar, &self.prices);
        let price = prices.of(grammar, &card);
        let is_open = card.numbers.first().is_some_and(Option::is_none);
        let mut off = 0;
        if prices.is_fitted && is_open {
            if let Some((cost, by)) = prices.fitted(grammar, card.card_type, price) {
                card.numbers[0] = Some(cost);
                off = by;
            }
        } else if let Some(cost) = card.numbers.first().copied().flatten() {
            let budget = prices.budget(card.card_type, cost).filter(|_| prices.is_bound());
            off = budget.map_or(0, |budget| price - budget);
        }
        MadeCard { card, price, off, random }
    }

    /// Draws a card until it fits its budget.
    fn fit(&self, order: &Order<'_>, n: u64, from: u64) -> Result<Fit, Impossible> {
        let (mut misses, mut broken) = (0, 0);
        let mut attempt = from;
        loop {
            let is_last = attempt + 1 >= from.saturating_add(self.tries);
            // Earlier choices can have left no room for what is locked.
            let made = match self.draw(order, n, attempt) {
                Err(_) if !is_last => {
                    attempt += 1;
                    continue;
                }
                made => made?,
            };
            if let Some(check) = self.grammar.failed_check(&made.card) {
                if is_last {
                    return Err(Impossible { member: "checks", wanted: check.clone(), menu: Menu::Type });
                }
                broken += 1;
                attempt += 1;
                continue;
            }
            if made.off.abs() <= self.prices.band {
                return Ok(Fit { made, attempt, misses, broken });
            }
            misses += 1;
            if is_last || self.prices.is_given && misses >= PATIENCE {
                let trimmed = self.trimmed(&made, order.locked);
                let is_near = trimmed.as_ref().is_some_and(|made| made.off.abs() <= self.prices.band);
                if is_last || is_near {
                    return Ok(Fit { made: trimmed.unwrap_or(made), attempt, misses, broken });
                }
            }
            attempt += 1;
        }
    }

    /// So many cards. Earlier cards, and those of the registry, refuse what is the same or worse.
    ///
    /// # Errors
    ///
    /// What of a locked card cannot be.
    pub fn run(&self, order: &Order<'_>, count: usize, registry: &[Card]) -> Result<Run, Impossible> {
        let mut run = Run::default();
        let mut seen = Seen::new(self.same, self.worse);
        for card in registry {
            seen.add(self, card);
        }
        let mut at = 0;
        while at < count {
            let end = (at + CHUNK).min(count);
            let fits: Vec<Result<Fit, Impossible>> =
                (at..end).into_par_iter().map(|n| self.fit(order, number(n), 0)).collect();
            for (n, fit) in (at..end).zip(fits) {
                let mut fit = fit?;
                run.first += u64::from(fit.attempt == 0);
                loop {
                    *run.refused.entry("budget").or_default() += fit.misses;
                    if fit.broken > 0 {
                        *run.refused.entry("check").or_default() += fit.broken;
                    }
                    let refusal = seen.refuses(self, &fit.made.card);
                    match refusal {
                        Some(refusal) if fit.attempt < self.tries => {
                            *run.refused.entry(refusal.name()).or_default() += 1;
                            fit = self.fit(order, number(n), fit.attempt + 1)?;
                        }
                        _ => break,
                    }
                }
                seen.add(self, &fit.made.card);
                run.cards.push(fit.made);
            }
            at = end;
        }
        Ok(run)
    }
}

fn number(at: usize) -> u64 {
    u64::try_from(at).unwrap_or(u64::MAX)
}

impl Refusal {
    fn name(self) -> &'static str {
        match self {
            Refusal::Same => "same",
            Refusal::Worse => "worse",
        }
    }
}

/// A finished card read back: the card, and the steps to it.
///
/// # Errors
///
/// What of it the grammar does not have.
pub fn derive(grammar: &Grammar<'_>, card: &Value) -> Result<(Card, Vec<super::choose::Step>), Impossible> {
    let mut walk = Walk::new(grammar, super::choose::Derive::default());
    let mut found = walk.card(Guide { node: Some(card), is_whole: true })?;
    if let Some(first) = found.numbers.first_mut().filter(|first| first.is_none())
        && let Some((name, _)) = grammar.game.numbers.get_index(0)
    {
        *first = card.get(name.as_str()).and_then(Value::as_i64).map(super::walk::narrow);
    }
    Ok((found, walk.choose.0))
}
