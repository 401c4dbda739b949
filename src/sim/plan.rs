//! The plan of a run: heroes, games and seed, and the order in which the games are played.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::player::AgentKind;
use crate::base::{Code, Diagnostic, Name};
use crate::engine::mix;
use crate::message;

/// The version of result files.
pub const VERSION: u32 = 2;
/// Games per job; a part of a run takes every n-th job. Even, so that both games of a pair are in the same job.
const CHUNK: u64 = 250;
/// The most games of a matchup. All counts stay far below the numbers that JSON holds exactly.
const MAX_GAMES: u64 = 10_000_000;
/// The most heroes of a run.
const MAX_HEROES: usize = 100;

/// Everything that determines a run: two runs of the same plan give the same result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The version of result files.
    pub version: u32,
    /// The hash of the registry: see [`Roster::hash`](super::Roster::hash).
    pub registry: String,
    /// The heroes; every two of them form a matchup.
    pub heroes: Vec<Name>,
    /// Games per matchup, an even number because each hero goes first in half of them.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// The players of the first hero of each matchup and of the second.
    pub players: [AgentKind; 2],
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// In this many games of each matchup, from the first, the rows that apply are counted. Counting them is slower.
    pub watched: u64,
}

/// A part of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// The index of the part, from 0.
    pub part: u64,
    /// The number of parts, at least 1.
    pub of: u64,
}

impl Shard {
    /// The whole run.
    pub const WHOLE: Shard = Shard { part: 0, of: 1 };
}

/// Games that one thread plays in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Job {
    /// The index of the pair of heroes.
    pub pair: usize,
    /// The numbers of its games.
    pub games: Range<u64>,
}

impl Plan {
    /// Creates the usual plan: greedy players with Legacy.
    pub fn new(registry: &str, heroes: Vec<Name>, games: u64, seed: u64) -> Self {
        Self {
            version: VERSION,
            registry: registry.to_owned(),
            heroes,
            games,
            seed,
            players: [AgentKind::Greedy; 2],
            legacy: true,
            watched: 200,
        }
    }

    /// Checks the plan alone, without a registry.
    pub fn check(&self) -> Result<(), Diagnostic> {
        let refused = |pointer, message| Err(Diagnostic::new(Code::MatchNotPlayable, pointer, message));
        if self.games == 0 || self.games % 2 == 1 {
            return refused("/games", message!("problem-games-even", games = self.games));
        }
        if self.games > MAX_GAMES {
            return refused("/games", message!("problem-games-most", most = MAX_GAMES, games = self.games));
        }
        if self.heroes.len() > MAX_HEROES {
            return refused("/heroes", message!("problem-heroes-most", most = MAX_HEROES));
        }
        let twice = |at: usize| self.heroes[..at].contains(&self.heroes[at]);
        if let Some(at) = (0..self.heroes.len()).find(|&at| twice(at)) {
            return refused("/heroes", message!("problem-hero-twice", id = &self.heroes[at]));
        }
        if self.heroes.len() < 2 {
            return refused("/heroes", message!("problem-two-heroes"));
        }
        Ok(())
    }

    /// Returns the pairs of heroes, in order, by their indexes.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let heroes = self.heroes.len();
        (0..heroes).flat_map(|one| (one + 1..heroes).map(move |other| [one, other])).collect()
    }

    /// Returns the pairs of heroes, in order, by their ids.
    pub fn matchups(&self) -> Vec<[&str; 2]> {
        self.pairs().into_iter().map(|pair| pair.map(|at| self.heroes[at].as_str())).collect()
    }

    /// Returns the jobs of a part in the order in which they start.
    pub(super) fn jobs(&self, shard: Shard) -> Vec<Job> {
        let chunks = self.games.div_ceil(CHUNK);
        (0..self.pairs().len())
            .flat_map(|pair| (0..chunks).map(move |chunk| (pair, chunk)))
            .filter(|&(pair, chunk)| (pair as u64 * chunks + chunk) % shard.of.max(1) == shard.part)
            .map(|(pair, chunk)| Job { pair, games: chunk * CHUNK..((chunk + 1) * CHUNK).min(self.games) })
            .collect()
    }

    /// Returns the number of games of each pair in these parts, which are sorted and counted from 1.
    pub(super) fn games_in(&self, parts: u64, which: &[u64]) -> Vec<u64> {
        let chunks = self.games.div_ceil(CHUNK);
        let games_of = |pair: usize| {
            let has = |chunk: &u64| which.binary_search(&((pair as u64 * chunks + chunk) % parts.max(1) + 1)).is_ok();
            (0..chunks).filter(has).map(|chunk| CHUNK.min(self.games - chunk * CHUNK)).sum()
        };
        (0..self.pairs().len()).map(games_of).collect()
    }
}

/// Returns the number from which the seeds of a matchup's games derive. It depends only on the two ids, so that the
/// matchup can be played again alone.
pub fn matchup_number(heroes: [&str; 2]) -> u64 {
    let bytes = heroes.into_iter().flat_map(|id| id.bytes().map(u64::from).chain([256]));
    bytes.fold(0, |number, byte| mix(number ^ byte.wrapping_add(1)))
}
