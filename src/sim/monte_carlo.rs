//! A Monte Carlo run (section 7 of the paper): plays all matchups of a plan, or a part of them, on rayon's threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::arena::Arena;
use super::matches::Matches;
use super::plan::{Plan, Shard, matchup_number};
use super::result::Part;
use super::task::TaskHandle;
use crate::base::Diagnostic;

/// A checked run. Other threads can read its counts while it is played.
#[derive(Debug)]
pub struct Run {
    plan: Plan,
    shard: Shard,
    matches: Matches,
    counted: Mutex<Part>,
}

impl Run {
    /// Creates the run of a plan, or of a part of it.
    ///
    /// # Errors
    ///
    /// Returns all problems with the plan and the heroes.
    pub fn new<A: Arena>(plan: Plan, shard: Shard, arena: &A) -> Result<Self, Vec<Diagnostic>> {
        plan.check().map_err(|problem| vec![problem])?;
        let matches = arena.matches(&plan.matchups(), plan.legacy)?;
        let counted = Mutex::new(Part::empty(&plan, shard, &matches));
        Ok(Self { plan, shard, matches, counted })
    }

    /// Returns the plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Takes over the finished matchups of an earlier, stopped run of the same plan and part. Returns their number.
    ///
    /// # Errors
    ///
    /// Returns how the two runs differ.
    pub fn resume(&self, earlier: &Part) -> Result<usize, String> {
        let mut counted = self.lock();
        counted.must_match(earlier)?;
        if counted.parts != earlier.parts || counted.which != earlier.which {
            return Err("they are different parts of the run".to_owned());
        }
        let mut taken = 0;
        let expected = counted.expected();
        for ((own, earlier), games) in counted.matchups.iter_mut().zip(&earlier.matchups).zip(expected) {
            if earlier.tally.games == games {
                own.tally = earlier.tally.clone();
                taken += 1;
            }
        }
        Ok(taken)
    }

    /// Plays all games that are not counted yet on the current rayon pool, until done or cancelled. Returns whether the
    /// run is complete.
    pub fn play(&self, handle: &TaskHandle) -> bool {
        let counted: Vec<u64> = self.lock().matchups.iter().map(|matchup| matchup.tally.games).collect();
        let mut jobs = self.plan.jobs(self.shard);
        jobs.retain(|job| counted[job.pair] == 0);
        handle.add_total(jobs.iter().map(|job| job.games.end - job.games.start).sum());
        let matchups = self.plan.matchups();
        let next = AtomicUsize::new(0);
        rayon::broadcast(|_| {
            while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let number = matchup_number(matchups[job.pair]);
                let is_cancelled = || handle.is_cancelled();
                let tally = self.matches.play(&self.plan, job.pair, number, job.games.clone(), &is_cancelled);
                let Some(tally) = tally else { return };
                if let Some(matchup) = self.lock().matchups.get_mut(job.pair) {
                    matchup.tally.add(&tally);
                }
                handle.done(tally.games);
            }
        });
        !handle.is_cancelled() || self.part().is_finished()
    }

    /// Returns the counts so far, including unfinished matchups.
    pub fn part(&self) -> Part {
        self.lock().clone()
    }

    /// Returns the counts of the finished matchups only, which are kept when a run is stopped.
    pub fn finished(&self) -> Part {
        let mut part = self.part();
        let expected = part.expected();
        for ((pair, matchup), games) in part.matchups.iter_mut().enumerate().zip(expected) {
            if matchup.tally.games != games {
                matchup.tally = self.matches.tally(pair);
            }
        }
        part
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Part> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
