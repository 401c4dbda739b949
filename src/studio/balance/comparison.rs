//! Compares the shown result with an earlier one: what changed by more than chance explains.

use std::collections::HashMap;

use super::figures::{Cell, Figures, swapped};
use super::format::style_name;
use crate::base::Name;
use crate::sim::{CardChange, Interval, MatchupChange, compare};
use crate::studio::i18n::I18n;

/// The changes from an earlier result to the shown one.
pub struct Comparison {
    pub differs: Vec<PlanDifference>,
    /// The number of matchups that both results have.
    pub both: usize,
    /// The number of matchups that changed by more than chance explains.
    pub changed: usize,
    matchups: Vec<Option<MatchupChange>>,
    cards: HashMap<Name, CardChange>,
}

/// A difference between the plans of two runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanDifference {
    /// Cards or rules.
    Game,
    /// The number of games for each matchup, before and now.
    Games(u64, u64),
    Seed(u64, u64),
    /// Who plays the first hero of each matchup.
    Players(crate::sim::AgentKind, crate::sim::AgentKind),
    /// Whether Legacy rows count.
    Legacy,
}

impl Comparison {
    pub fn new(before: &Figures, shown: &Figures) -> Self {
        let comparison = compare(&before.part, &shown.part);
        let both = comparison.matchups.len();
        let changed = comparison.matchups.iter().filter(|change| change.is_beyond_chance()).count();
        let mut found: HashMap<[Name; 2], MatchupChange> =
            comparison.matchups.into_iter().map(|change| (change.heroes.clone(), change)).collect();
        let matchups = shown.part.matchups.iter().map(|matchup| found.remove(&matchup.heroes)).collect();
        let cards = comparison.cards.into_iter().map(|change| (change.card.clone(), change)).collect();
        let (was, is) = (&before.part.plan, &shown.part.plan);
        let differs = [
            (was.registry != is.registry).then_some(PlanDifference::Game),
            (was.games != is.games).then_some(PlanDifference::Games(was.games, is.games)),
            (was.seed != is.seed).then_some(PlanDifference::Seed(was.seed, is.seed)),
            (was.players != is.players).then_some(PlanDifference::Players(was.players[0], is.players[0])),
            (was.legacy != is.legacy).then_some(PlanDifference::Legacy),
        ];
        Self { differs: differs.into_iter().flatten().collect(), both, changed, matchups, cards }
    }

    /// The earlier win rate of a cell, and the change since then.
    pub fn cell(&self, cell: &Cell) -> Option<(Interval, Interval)> {
        let change = self.matchups.get(cell.matchup)?.as_ref()?;
        if !cell.is_swapped {
            return Some((change.before, change.change));
        }
        let Interval { share, low, high } = change.change;
        Some((swapped(change.before), Interval { share: -share, low: -high, high: -low }))
    }

    pub fn card(&self, id: &str) -> Option<&CardChange> {
        self.cards.get(id)
    }
}

impl PlanDifference {
    pub fn text(&self, i18n: &I18n) -> String {
        let change = |name: &'static str, was: String, is: String| format!("{} {was} → {is}", i18n.tr(name));
        match self {
            PlanDifference::Game => i18n.tr("balance-other-game").to_string(),
            PlanDifference::Games(was, is) => change("balance-games", was.to_string(), is.to_string()),
            PlanDifference::Seed(was, is) => change("balance-seed", was.to_string(), is.to_string()),
            PlanDifference::Players(was, is) => {
                change("balance-players", style_name(i18n, *was), style_name(i18n, *is))
            }
            PlanDifference::Legacy => i18n.tr("legacy").to_string(),
        }
    }
}
