//! Statistics over all matchups of a result: heroes, cards, rows and lengths.

use super::calibrate::is_outside_band;
use super::interval::{Interval, wilson};
use super::result::Part;
use super::tally::RowTally;
use crate::base::Name;

/// A hero over all its matchups.
#[derive(Clone, Debug, PartialEq)]
pub struct HeroSummary {
    /// The hero's id.
    pub hero: Name,
    /// The counted games.
    pub games: u64,
    /// How often it wins.
    pub win_rate: Interval,
    /// The win rate in its worst matchup; one half if nothing is counted.
    pub lowest: f64,
    /// The win rate in its best matchup.
    pub highest: f64,
    /// Matchups outside the band.
    pub outside: usize,
}

/// A card over all matchups of its hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSummary {
    /// The card's id.
    pub card: Name,
    /// Its hero's id.
    pub hero: Name,
    /// Games of its hero.
    pub games: u64,
    /// Games in which it was drawn.
    pub drawn: u64,
    /// Games in which it was played.
    pub played: u64,
    /// Half wins with it drawn.
    pub score_drawn: u64,
    /// Half wins with it played.
    pub score_played: u64,
    /// Games in which its rows were counted.
    pub watched: u64,
    /// Its rows that resolve, with the number of games in which they applied.
    pub rows: Vec<RowTally>,
}

impl CardSummary {
    /// Returns the share of its hero's games in which it was played.
    #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
    pub fn played_rate(&self) -> f64 {
        self.played as f64 / self.games.max(1) as f64
    }

    /// The indices of its rows that never applied in the games in which rows were counted, from 0.
    pub fn unused_rows(&self) -> impl Iterator<Item = u8> {
        self.rows.iter().filter(|row| row.applied == 0 && self.watched > 0).map(|row| row.row)
    }

    /// How often its player wins with the card drawn.
    pub fn win_rate_drawn(&self) -> Interval {
        wilson(self.score_drawn, self.drawn)
    }

    /// How often its player wins with the card played.
    pub fn win_rate_played(&self) -> Interval {
        wilson(self.score_played, self.played)
    }
}

/// A row that never applied in the games in which rows were counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnusedRow {
    /// The id of the card, or of the hero for an ability.
    pub id: Name,
    /// The row's index, from 0.
    pub row: u8,
    /// Games in which rows were counted.
    pub watched: u64,
}

/// Returns the statistics of every hero, in the plan's order.
pub fn heroes(part: &Part) -> Vec<HeroSummary> {
    let of = |hero: &Name| {
        let (mut games, mut half_wins, mut outside) = (0, 0, 0);
        let (mut lowest, mut highest) = (f64::MAX, f64::MIN);
        for matchup in part.matchups.iter().filter(|matchup| matchup.tally.games > 0) {
            let Some(side) = matchup.heroes.iter().position(|other| other == hero) else { continue };
            let tally = &matchup.tally;
            let share = if side == 0 { tally.win_rate().share } else { 1.0 - tally.win_rate().share };
            games += tally.games;
            half_wins += 2 * tally.wins[side] + tally.draws;
            (lowest, highest) = (lowest.min(share), highest.max(share));
            outside += usize::from(is_outside_band(share));
        }
        if games == 0 {
            (lowest, highest) = (0.5, 0.5);
        }
        HeroSummary { hero: hero.clone(), games, win_rate: wilson(half_wins, games), lowest, highest, outside }
    };
    part.plan.heroes.iter().map(of).collect()
}

/// Returns the statistics of every card, in the order of the matchups.
pub fn cards(part: &Part) -> Vec<CardSummary> {
    let mut found: indexmap::IndexMap<Name, CardSummary> = indexmap::IndexMap::new();
    for matchup in &part.matchups {
        for (at, (id, card)) in matchup.cards.iter().zip(&matchup.tally.cards).enumerate() {
            let summary = found.entry(id.clone()).or_insert_with(|| CardSummary {
                card: id.clone(),
                hero: matchup.heroes[matchup.deck_of(at)].clone(),
                games: 0,
                drawn: 0,
                played: 0,
                score_drawn: 0,
                score_played: 0,
                watched: 0,
                rows: card.rows.iter().map(|row| RowTally { applied: 0, ..*row }).collect(),
            });
            summary.games += matchup.tally.games;
            summary.drawn += card.drawn;
            summary.played += card.played;
            summary.score_drawn += card.score_drawn;
            summary.score_played += card.score_played;
            summary.watched += matchup.tally.watched;
            for (own, more) in summary.rows.iter_mut().zip(&card.rows) {
                own.applied += more.applied;
            }
        }
    }
    found.into_values().collect()
}

/// Returns the rows of cards and abilities that never applied in the games in which rows were counted.
pub fn never_applied(part: &Part) -> Vec<UnusedRow> {
    let mut abilities: indexmap::IndexMap<(Name, u8), (u64, u64)> = indexmap::IndexMap::new();
    for matchup in &part.matchups {
        for (hero, rows) in matchup.heroes.iter().zip(&matchup.tally.abilities) {
            for row in rows {
                let (applied, watched) = abilities.entry((hero.clone(), row.row)).or_default();
                *applied += row.applied;
                *watched += matchup.tally.watched;
            }
        }
    }
    let of_heroes = abilities
        .into_iter()
        .filter(|(_, (applied, watched))| *applied == 0 && *watched > 0)
        .map(|((id, row), (_, watched))| UnusedRow { id, row, watched });
    let cards = cards(part);
    let of_cards = cards
        .iter()
        .flat_map(|card| card.unused_rows().map(|row| UnusedRow { id: card.card.clone(), row, watched: card.watched }));
    of_heroes.chain(of_cards).collect()
}

/// Returns the number of games of each length, over all matchups.
pub fn lengths(part: &Part) -> Vec<u64> {
    let mut all = Vec::new();
    for matchup in &part.matchups {
        let lengths = &matchup.tally.lengths;
        if all.len() < lengths.len() {
            all.resize(lengths.len(), 0);
        }
        all.iter_mut().zip(lengths).for_each(|(sum, games)| *sum += games);
    }
    all
}
