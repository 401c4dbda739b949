//! A Monte Carlo run: what is planned, what a part of it has counted, and what can be read off the whole.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::player::Style;
use super::run;
use super::tally::Tally;
use crate::base::Name;
use crate::games::starfall::Duel;

/// The version of result files.
pub const VERSION: u32 = 1;
/// Games that are played in one go; a part of a run takes every so-manieth of them.
const CHUNK: u64 = 250;

/// What decides a run: two runs of the same plan give the same result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The version of result files.
    pub version: u32,
    /// The hash of the ruleset and the registry.
    pub registry: String,
    /// The heroes; every two of them are a matchup.
    pub heroes: Vec<Name>,
    /// Games of each matchup.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How both players play.
    pub players: String,
    /// Whether Legacy rows count.
    pub legacy: bool,
}

/// A matchup and what has been counted of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matchup {
    /// The two heroes.
    pub heroes: [Name; 2],
    /// What has been counted.
    pub tally: Tally,
    /// The cards that the tally counts, in its order.
    pub cards: Vec<Name>,
}

/// A run, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What it is a part of.
    pub plan: Plan,
    /// Into how many parts the run was cut.
    pub parts: u64,
    /// Which of them these are, from 1 and in order; a whole run is part 1 of 1.
    pub which: Vec<u64>,
    /// The matchups in their order.
    pub matchups: Vec<Matchup>,
}

impl Plan {
    /// The pairs of heroes, in order, by their places.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let heroes = self.heroes.len();
        (0..heroes).flat_map(|one| (one + 1..heroes).map(move |other| [one, other])).collect()
    }

    /// Plays a part of the run (`shard` of `shards`, from 0) on rayon's threads: `duels` are those of the pairs.
    /// `done` hears how many games have been played; when it says `false`, the run stops and there is no result.
    pub fn run(
        &self,
        duels: &[Duel],
        (shard, shards): (u64, u64),
        done: &(impl Fn(u64) -> bool + Sync),
    ) -> Option<Part> {
        let style = Style::named(&self.players)?;
        let chunks = self.games.div_ceil(CHUNK);
        let jobs: Vec<(usize, u64)> = (0..duels.len())
            .flat_map(|pair| (0..chunks).map(move |chunk| (pair, chunk)))
            .filter(|&(pair, chunk)| (pair as u64 * chunks + chunk) % shards.max(1) == shard)
            .collect();
        let tallies: Option<Vec<(usize, Tally)>> = jobs
            .par_iter()
            .map(|&(pair, chunk)| {
                let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(self.games);
                let tally = run::matchup(&duels[pair], self.seed, pair as u64, games, [style; 2]);
                done(tally.games).then_some((pair, tally))
            })
            .collect();
        let mut matchups: Vec<Matchup> = self
            .pairs()
            .iter()
            .zip(duels)
            .map(|(pair, duel)| Matchup {
                heroes: pair.map(|at| self.heroes[at].clone()),
                tally: Tally::new(duel.table.len()),
                cards: duel.cards().cloned().collect(),
            })
            .collect();
        for (pair, tally) in tallies? {
            if let Some(matchup) = matchups.get_mut(pair) {
                matchup.tally.add(&tally);
            }
        }
        Some(Part { plan: self.clone(), parts: shards.max(1), which: vec![shard + 1], matchups })
    }
}

impl Part {
    /// Adds another part of the same run. The error says in what they differ.
    pub fn merge(&mut self, other: &Part) -> Result<(), String> {
        let (own, others) = (&self.plan, &other.plan);
        let differs = [
            ("registries", own.registry != others.registry),
            ("versions", own.version != others.version),
            ("heroes", own.heroes != others.heroes),
            ("numbers of games", own.games != others.games),
            ("seeds", own.seed != others.seed),
            ("players", own.players != others.players),
            ("Legacy settings", own.legacy != others.legacy),
            ("matchups", self.matchups.len() != other.matchups.len()),
            ("numbers of parts", self.parts != other.parts),
        ];
        if let Some((what, _)) = differs.iter().find(|(_, differs)| *differs) {
            return Err(format!("the parts have different {what}"));
        }
        if let Some(twice) = self.which.iter().find(|part| other.which.contains(part)) {
            return Err(format!("part {twice}/{} is there twice", self.parts));
        }
        self.which.extend(&other.which);
        self.which.sort_unstable();
        for (matchup, more) in self.matchups.iter_mut().zip(&other.matchups) {
            matchup.tally.add(&more.tally);
        }
        // All parts together are the run as it would have been in one.
        if (1..=self.parts).eq(self.which.iter().copied()) {
            (self.parts, self.which) = (1, vec![1]);
        }
        Ok(())
    }

    /// The first part that is missing.
    pub fn missing(&self) -> Option<u64> {
        (1..=self.parts).find(|part| !self.which.contains(part))
    }

    /// The sum of all games' hashes.
    pub fn hash(&self) -> u64 {
        self.matchups.iter().fold(0, |sum, matchup| sum.wrapping_add(matchup.tally.hash))
    }
}

/// A share with its confidence interval, all from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of half wins among games with the 95 % interval of Wilson (1927); a draw counts one half.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub fn wilson(half_wins: u64, games: u64) -> Interval {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return Interval { share: 0.5, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let share = half_wins as f64 / 2.0 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::wilson;

    /// Against values worked out by hand to four places.
    #[test]
    fn intervals_are_wilsons() {
        let near = |found: f64, known: f64| (found - known).abs() < 0.000_05;
        let half = wilson(100, 100);
        assert!(near(half.share, 0.5) && near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let none = wilson(0, 10);
        assert!(near(none.low, 0.0) && near(none.high, 0.2775), "{none:?}");
    }
}
