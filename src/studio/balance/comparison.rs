//! Compares the shown result with an earlier one: what changed by more than chance explains.

use std::collections::HashMap;

use super::figures::{Cell, Figures, swapped};
use super::format::style_name;
use crate::base::Name;
use crate::sim::{CardChange, Interval, MatchupChange, Plan, compare};
use crate::studio::i18n::I18n;

/// The changes from an earlier result to the shown one.
pub struct Comparison {
    /// The number of matchups that both results have.
    pub both: usize,
    /// The number of matchups that changed by more than chance explains.
    pub changed: usize,
    matchups: Vec<Option<MatchupChange>>,
    cards: HashMap<Name, CardChange>,
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
        Self { both, changed, matchups, cards }
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

/// How the plans of two runs differ, as text.
pub fn plan_differences(i18n: &I18n, was: &Plan, is: &Plan) -> Vec<String> {
    let change = |name, of: &dyn Fn(&Plan) -> String| format!("{} {} → {}", i18n.tr(name), of(was), of(is));
    let differences = [
        (was.registry != is.registry).then(|| i18n.tr("balance-other-game").to_string()),
        (was.games != is.games).then(|| change("balance-games", &|plan| plan.games.to_string())),
        (was.seed != is.seed).then(|| change("balance-seed", &|plan| plan.seed.to_string())),
        (was.players != is.players).then(|| change("balance-players", &|plan| style_name(i18n, plan.players[0]))),
        (was.legacy != is.legacy).then(|| i18n.tr("legacy").to_string()),
    ];
    differences.into_iter().flatten().collect()
}
