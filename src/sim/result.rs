//! What a run has counted, or a part of one, and how parts become a whole.

use serde::{Deserialize, Serialize};

use super::plan::{Plan, Shard};
use super::tally::Tally;
use crate::base::Name;
use crate::games::starfall::Duel;

/// A matchup and what has been counted of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matchup {
    /// The two heroes.
    pub heroes: [Name; 2],
    /// The cards that the tally counts, in its order: the first hero's deck, then the second's.
    pub cards: Vec<Name>,
    /// What has been counted.
    pub tally: Tally,
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
    /// The matchups in their order. One that was not finished has no games.
    pub matchups: Vec<Matchup>,
}

impl Matchup {
    /// Which of the two decks a card of the tally belongs to: 0 or 1.
    pub fn deck_of(&self, card: usize) -> usize {
        usize::from(card >= self.cards.len() / 2)
    }
}

impl Part {
    /// Nothing counted yet: `duels` are those of the plan's pairs.
    pub(super) fn empty(plan: &Plan, shard: Shard, duels: &[Duel]) -> Self {
        let matchups = plan.pairs().into_iter().zip(duels).map(|(pair, duel)| Matchup {
            heroes: pair.map(|at| plan.heroes[at].clone()),
            cards: duel.cards().cloned().collect(),
            tally: Tally::new(duel),
        });
        Self { matchups: matchups.collect(), plan: plan.clone(), parts: shard.of.max(1), which: vec![shard.part + 1] }
    }

    /// Adds another part of the same run. The error says in what they differ.
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
        // All parts together are the run as it would have been in one.
        if (1..=self.parts).eq(self.which.iter().copied()) {
            (self.parts, self.which) = (1, vec![1]);
        }
        Ok(())
    }

    /// Whether another result is of the same run, or what differs.
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

    /// The first part that is missing.
    pub fn missing(&self) -> Option<u64> {
        (1..=self.parts).find(|part| !self.which.contains(part))
    }

    /// How many games each matchup has when this part is finished.
    pub fn expected(&self) -> Vec<u64> {
        self.plan.games_in(self.parts, &self.which)
    }

    /// Whether every matchup has all its games.
    pub fn is_finished(&self) -> bool {
        self.matchups.iter().zip(self.expected()).all(|(matchup, games)| matchup.tally.games == games)
    }

    /// How many matchups have all their games.
    pub fn finished(&self) -> usize {
        let expected = self.expected();
        self.matchups.iter().zip(expected).filter(|(matchup, games)| matchup.tally.games == *games).count()
    }

    /// The sum of all games' hashes.
    pub fn hash(&self) -> u64 {
        self.matchups.iter().fold(0, |sum, matchup| sum.wrapping_add(matchup.tally.hash))
    }

    /// The matchup of two heroes, and whether they stand in it the other way round.
    pub fn matchup(&self, heroes: [&str; 2]) -> Option<(&Matchup, bool)> {
        self.matchups.iter().find_map(|matchup| {
            let [one, other] = &matchup.heroes;
            let same = one == heroes[0] && other == heroes[1];
            let swapped = one == heroes[1] && other == heroes[0];
            (same || swapped).then_some((matchup, swapped))
        })
    }
}
