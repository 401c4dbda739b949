//! The counts of a run or of a part of it, and how parts are merged.

use serde::{Deserialize, Serialize};

use super::matches::Matches;
use super::plan::{Plan, Shard};
use super::tally::Tally;
use crate::base::Name;

/// A matchup and its counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matchup {
    /// The two heroes.
    pub heroes: [Name; 2],
    /// The cards in the order of the tally: the first hero's deck, then the second's.
    pub cards: Vec<Name>,
    /// The counts.
    pub tally: Tally,
}

/// A run, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The plan of the whole run.
    pub plan: Plan,
    /// The number of parts of the run.
    pub parts: u64,
    /// The parts that are included, sorted, from 1. A whole run is part 1 of 1.
    pub which: Vec<u64>,
    /// The matchups in order. An unfinished matchup has no games.
    pub matchups: Vec<Matchup>,
}

impl Matchup {
    /// Returns the index of the deck to which a card of the tally belongs.
    pub fn deck_of(&self, card: usize) -> usize {
        usize::from(card >= self.cards.len() / 2)
    }
}

impl Part {
    /// Creates an empty part; the matches are those of the plan's pairs.
    pub(super) fn empty(plan: &Plan, shard: Shard, matches: &Matches) -> Self {
        let matchups = plan.pairs().into_iter().enumerate().map(|(at, pair)| Matchup {
            heroes: pair.map(|at| plan.heroes[at].clone()),
            cards: matches.cards(at),
            tally: matches.tally(at),
        });
        Self { matchups: matchups.collect(), plan: plan.clone(), parts: shard.of.max(1), which: vec![shard.part + 1] }
    }

    /// Adds another part of the same run.
    ///
    /// # Errors
    ///
    /// Returns how the two differ.
    pub fn merge(&mut self, other: &Part) -> Result<(), String> {
        self.must_match(other)?;
        if self.parts != other.parts {
            return Err(format!("the run was cut into {} parts here and into {} there", self.parts, other.parts));
        }
        if let Some(twice) = self.which.iter().find(|part| other.which.contains(part)) {
            return Err(format!("part {twice}/{} is there twice", self.parts));
        }
        for part in [&*self, other] {
            if !part.is_finished() {
                let which = part.which.first().copied().unwrap_or_default();
                return Err(format!("part {which}/{} was stopped before its end: resume it first", part.parts));
            }
        }
        self.which.extend(&other.which);
        self.which.sort_unstable();
        for (matchup, more) in self.matchups.iter_mut().zip(&other.matchups) {
            matchup.tally.add(&more.tally);
        }
        // All parts together are equal to the run played in one part.
        if (1..=self.parts).eq(self.which.iter().copied()) {
            (self.parts, self.which) = (1, vec![1]);
        }
        Ok(())
    }

    /// Checks that another result is of the same run.
    pub(super) fn must_match(&self, other: &Part) -> Result<(), String> {
        let (own, others) = (&self.plan, &other.plan);
        let shapes = |part: &Part| -> Vec<_> {
            let shape = |matchup: &Matchup| (matchup.heroes.clone(), matchup.cards.clone());
            part.matchups.iter().map(shape).collect()
        };
        let differs = [
            ("versions", own.version != others.version),
            ("registries", own.registry != others.registry),
            ("heroes", own.heroes != others.heroes),
            ("numbers of games", own.games != others.games || own.watched != others.watched),
            ("seeds", own.seed != others.seed),
            ("players", own.players != others.players),
            ("Legacy settings", own.legacy != others.legacy),
            ("cards", shapes(self) != shapes(other)),
        ];
        match differs.iter().find(|(_, differs)| *differs) {
            Some((what, _)) => Err(format!("they have different {what}")),
            None => Ok(()),
        }
    }

    /// Returns the first missing part.
    pub fn missing(&self) -> Option<u64> {
        (1..=self.parts).find(|part| !self.which.contains(part))
    }

    /// Returns the number of games of each matchup when this part is finished.
    pub fn expected(&self) -> Vec<u64> {
        self.plan.games_in(self.parts, &self.which)
    }

    /// Whether every matchup has all its games.
    pub fn is_finished(&self) -> bool {
        self.matchups.iter().zip(self.expected()).all(|(matchup, games)| matchup.tally.games == games)
    }

    /// Returns the number of matchups with all their games.
    pub fn finished(&self) -> usize {
        let expected = self.expected();
        self.matchups.iter().zip(expected).filter(|(matchup, games)| matchup.tally.games == *games).count()
    }

    /// Returns the sum of the hashes of all games.
    pub fn hash(&self) -> u64 {
        self.matchups.iter().fold(0, |sum, matchup| sum.wrapping_add(matchup.tally.hash))
    }

    /// Returns the matchup of two heroes, and whether it lists them in the other order.
    pub fn matchup(&self, heroes: [&str; 2]) -> Option<(&Matchup, bool)> {
        self.matchups.iter().find_map(|matchup| {
            let [one, other] = &matchup.heroes;
            let same = one == heroes[0] && other == heroes[1];
            let swapped = one == heroes[1] && other == heroes[0];
            (same || swapped).then_some((matchup, swapped))
        })
    }
}
