//! A Monte Carlo run (section 7 of the paper): all matchups of a plan, or a part of them, on rayon's threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::plan::{Plan, Shard, matchup_number};
use super::result::Part;
use super::roster::Roster;
use super::run;
use super::tally::Tally;
use super::task::Watch;
use crate::base::Diagnostic;
use crate::games::starfall::Duel;

/// A run that can be played. What is counted can be looked at from another thread while it is played.
#[derive(Debug)]
pub struct Run {
    plan: Plan,
    shard: Shard,
    duels: Vec<Duel>,
    counted: Mutex<Part>,
}

impl Run {
    /// A run of a plan, or a part of it. All that stands against it is told.
    pub fn new(plan: Plan, shard: Shard, roster: &Roster) -> Result<Self, Vec<Diagnostic>> {
        plan.check().map_err(|problem| vec![problem])?;
        let duels = roster.duels(&plan.matchups(), plan.legacy)?;
        let counted = Mutex::new(Part::empty(&plan, shard, &duels));
        Ok(Self { plan, shard, duels, counted })
    }

    /// What the run is.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Takes over the finished matchups of an earlier run of the same plan and part that was stopped. The error says in
    /// what they differ. Gives how many there were.
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

    /// Plays all games that are not yet counted, on the threads of the rayon pool that it is called in, until they are
    /// played or it is cancelled. Whether it was played to its end.
    pub fn play(&self, watch: &Watch) -> bool {
        let counted: Vec<u64> = self.lock().matchups.iter().map(|matchup| matchup.tally.games).collect();
        let mut jobs = self.plan.jobs(self.shard);
        jobs.retain(|job| counted[job.pair] == 0);
        watch.expect(jobs.iter().map(|job| job.games.end - job.games.start).sum());
        let matchups = self.plan.matchups();
        let next = AtomicUsize::new(0);
        rayon::broadcast(|_| {
            while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let (duel, number) = (&self.duels[job.pair], matchup_number(matchups[job.pair]));
                let tally = run::matchup(duel, &self.plan, number, job.games.clone(), &|| watch.is_cancelled());
                let Some(tally) = tally else { return };
                if let Some(matchup) = self.lock().matchups.get_mut(job.pair) {
                    matchup.tally.add(&tally);
                }
                watch.done(tally.games);
            }
        });
        !watch.is_cancelled() || self.part().is_finished()
    }

    /// What has been counted so far, of unfinished matchups too.
    pub fn part(&self) -> Part {
        self.lock().clone()
    }

    /// The finished matchups: what is kept of a run that was stopped.
    pub fn finished(&self) -> Part {
        let mut part = self.part();
        let expected = part.expected();
        for ((matchup, games), duel) in part.matchups.iter_mut().zip(expected).zip(&self.duels) {
            if matchup.tally.games != games {
                matchup.tally = Tally::new(duel);
            }
        }
        part
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Part> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
