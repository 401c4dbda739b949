//! What a run is: which heroes, how many games, from which seed; and the order in which its games are played.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::player::Style;
use crate::base::{Code, Diagnostic, Name};
use crate::engine::mix;

/// The version of result files.
pub const VERSION: u32 = 2;
/// Games that are played in one go; a part of a run takes every so-manieth of them. Even, so that no pair is cut.
const CHUNK: u64 = 250;
/// The most games of a matchup: all counts stay far below what a number in JSON holds exactly.
const MAX_GAMES: u64 = 10_000_000;
/// The most heroes of a run.
const MAX_HEROES: usize = 100;

/// What decides a run: two runs of the same plan give the same result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The version of result files.
    pub version: u32,
    /// What the games are played with: see [`Roster::hash`](super::Roster::hash).
    pub registry: String,
    /// The heroes; every two of them are a matchup.
    pub heroes: Vec<Name>,
    /// Games of each matchup, half of them with each hero first; even.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How the first hero of each matchup is played, and how the second.
    pub players: [Style; 2],
    /// Whether Legacy rows count.
    pub legacy: bool,
    /// Of how many games of each matchup, from the first on, it is counted which rows were applied: that takes longer.
    pub watched: u64,
}

/// A part of a run: `part` of `of`, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part, from 0.
    pub part: u64,
    /// Of how many, at least 1.
    pub of: u64,
}

impl Shard {
    /// All of a run.
    pub const WHOLE: Shard = Shard { part: 0, of: 1 };
}

/// Games that are played in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Job {
    /// Which pair of heroes.
    pub pair: usize,
    /// Which of its games.
    pub games: Range<u64>,
}

impl Plan {
    /// A run of greedy players with Legacy, as most are.
    pub fn new(registry: &str, heroes: Vec<Name>, games: u64, seed: u64) -> Self {
        Self {
            version: VERSION,
            registry: registry.to_owned(),
            heroes,
            games,
            seed,
            players: [Style::Greedy; 2],
            legacy: true,
            watched: 200,
        }
    }

    /// What stands against the plan by itself.
    pub fn check(&self) -> Result<(), Diagnostic> {
        let refused = |pointer, message: String| Err(Diagnostic::new(Code::MatchNotPlayable, pointer, message));
        if self.games == 0 || self.games % 2 == 1 {
            let message = "each hero goes first in half of the games, so their number is even and at least 2";
            return refused("/games", format!("{message}, not {}", self.games));
        }
        if self.games > MAX_GAMES {
            return refused("/games", format!("a matchup has at most {MAX_GAMES} games, not {}", self.games));
        }
        if self.heroes.len() > MAX_HEROES {
            return refused("/heroes", format!("at most {MAX_HEROES} heroes play each other in one run"));
        }
        let twice = |at: usize| self.heroes[..at].contains(&self.heroes[at]);
        if let Some(at) = (0..self.heroes.len()).find(|&at| twice(at)) {
            return refused("/heroes", format!("`{}` is named twice", self.heroes[at]));
        }
        if self.heroes.len() < 2 {
            return refused("/heroes", "a matchup needs two different heroes".to_owned());
        }
        Ok(())
    }

    /// The pairs of heroes, in order, by their places.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let heroes = self.heroes.len();
        (0..heroes).flat_map(|one| (one + 1..heroes).map(move |other| [one, other])).collect()
    }

    /// The pairs of heroes, in order, by their ids.
    pub fn matchups(&self) -> Vec<[&str; 2]> {
        self.pairs().into_iter().map(|pair| pair.map(|at| self.heroes[at].as_str())).collect()
    }

    /// The games of a part, in the order in which they are begun.
    pub(super) fn jobs(&self, shard: Shard) -> Vec<Job> {
        let chunks = self.games.div_ceil(CHUNK);
        (0..self.pairs().len())
            .flat_map(|pair| (0..chunks).map(move |chunk| (pair, chunk)))
            .filter(|&(pair, chunk)| (pair as u64 * chunks + chunk) % shard.of.max(1) == shard.part)
            .map(|(pair, chunk)| Job { pair, games: chunk * CHUNK..((chunk + 1) * CHUNK).min(self.games) })
            .collect()
    }

    /// How many games of each pair are in these parts, counted from 1 and in order.
    pub(super) fn games_in(&self, parts: u64, which: &[u64]) -> Vec<u64> {
        let chunks = self.games.div_ceil(CHUNK);
        let games_of = |pair: usize| {
            let has = |chunk: &u64| which.binary_search(&((pair as u64 * chunks + chunk) % parts.max(1) + 1)).is_ok();
            (0..chunks).filter(has).map(|chunk| CHUNK.min(self.games - chunk * CHUNK)).sum()
        };
        (0..self.pairs().len()).map(games_of).collect()
    }
}

/// The number of a matchup that its games' seeds come from: the heroes' own, whoever else plays in the run.
pub fn matchup_number(heroes: [&str; 2]) -> u64 {
    let bytes = heroes.into_iter().flat_map(|id| id.bytes().map(u64::from).chain([256]));
    bytes.fold(0, |number, byte| mix(number ^ byte.wrapping_add(1)))
}
