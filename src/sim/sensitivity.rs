//! Row sensitivity: how one point more or less in each row of a card changes its hero's win rate, over the same games.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::arena::{Arena, RowValue};
use super::interval::{Interval, paired};
use super::matches::Matches;
use super::plan::{Plan, matchup_number};
use super::task::TaskHandle;
use crate::base::{Diagnostic, Message, Name};
use crate::card::LeverChange;

/// Pairs of games that one thread plays in one go.
const CHUNK: u64 = 50;

/// A query: which rows of this card matter?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SensitivityQuery {
    /// The card's id.
    pub card: Name,
    /// The games. The plan's heroes except the card's own are the opponents, with the plan's number of games against
    /// each.
    pub plan: Plan,
}

/// The effect of one point more or less in one row.
#[derive(Clone, Debug, PartialEq)]
pub struct RowChange {
    /// The row's index in the effect, from 0.
    pub row: usize,
    /// Its operation's id.
    pub op: Name,
    /// Its value.
    pub from: i64,
    /// The value that was tested.
    pub to: i64,
    /// The change of the hero's win rate, from -1 to 1, with its interval over paired games.
    pub change: Interval,
}

/// The rows of a card, sorted by how much they matter.
#[derive(Clone, Debug, PartialEq)]
pub struct Sensitivity {
    /// The card's id.
    pub card: Name,
    /// Its hero's id.
    pub hero: Name,
    /// Games per tested value.
    pub games: u64,
    /// The rows, the largest change first.
    pub rows: Vec<RowChange>,
    /// Values that were not tested: row, value, and the ruleset's reason.
    pub refused: Vec<(usize, i64, Message)>,
}

/// The differences of half wins between two versions of the same games.
#[derive(Clone, Copy, Debug, Default)]
struct Difference {
    games: u64,
    sum: i64,
    squares: u64,
}

impl SensitivityQuery {
    /// Plays on the threads of the current rayon pool. Returns `None` if cancelled.
    pub fn answer<A: Arena>(&self, arena: &A, handle: &TaskHandle) -> Result<Option<Sensitivity>, Vec<Diagnostic>> {
        self.plan.check().map_err(|problem| vec![problem])?;
        let hero = arena.owner_of(&self.card).map_err(|problem| vec![problem])?;
        let others: Vec<&Name> = self.plan.heroes.iter().filter(|other| **other != hero).collect();
        let pairs: Vec<[&str; 2]> = others.iter().map(|other| [hero.as_str(), other.as_str()]).collect();
        let base = arena.matches(&pairs, self.plan.legacy)?;
        let (mut tried, mut refused) = (Vec::new(), Vec::new());
        for RowValue { row, op, val: from } in arena.values_of(&self.card) {
            for to in [from - 1, from + 1] {
                let change = LeverChange::Value { card: self.card.clone(), row, from, to };
                match arena.with(&[change]) {
                    Ok(changed) => {
                        let contest = changed.matches(&pairs, self.plan.legacy)?;
                        let change = Interval::default();
                        tried.push((RowChange { row, op: op.clone(), from, to, change }, contest));
                    }
                    Err(problem) => refused.push((row, to, problem.message)),
                }
            }
        }
        let Some(differences) = self.play(&pairs, &base, &tried, handle) else { return Ok(None) };
        let mut rows: Vec<RowChange> = tried
            .into_iter()
            .zip(differences)
            .map(|((row, _), of)| RowChange { change: paired(of.games, of.sum, of.squares), ..row })
            .collect();
        rows.sort_by(|a, b| b.change.share.abs().total_cmp(&a.change.share.abs()));
        let games = self.plan.games * others.len() as u64;
        Ok(Some(Sensitivity { card: self.card.clone(), hero, games, rows, refused }))
    }

    /// Plays every game with the unchanged card and with each change, using the same seeds.
    fn play(
        &self,
        pairs: &[[&str; 2]],
        base: &Matches,
        tried: &[(RowChange, Matches)],
        handle: &TaskHandle,
    ) -> Option<Vec<Difference>> {
        let games = self.plan.games;
        handle.add_total(games * pairs.len() as u64 * (tried.len() as u64 + 1));
        let jobs: Vec<(usize, u64)> =
            (0..pairs.len()).flat_map(|pair| (0..games.div_ceil(CHUNK)).map(move |chunk| (pair, chunk))).collect();
        let next = AtomicUsize::new(0);
        let counted = Mutex::new(vec![Difference::default(); tried.len()]);
        rayon::broadcast(|_| {
            while let Some(&(pair, chunk)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                let of_chunk = chunk * CHUNK..((chunk + 1) * CHUNK).min(games);
                let scores = |contest: &Matches| -> Vec<i64> {
                    let number = matchup_number(pairs[pair]);
                    let is_cancelled = || handle.is_cancelled();
                    let scores = contest.scores(&self.plan, pair, number, of_chunk.clone(), &is_cancelled);
                    handle.done(of_chunk.end - of_chunk.start);
                    scores
                };
                let before = scores(base);
                for (at, (_, contest)) in tried.iter().enumerate() {
                    let after = scores(contest);
                    if handle.is_cancelled() {
                        return;
                    }
                    let mut sum = Difference::default();
                    for (before, after) in before.iter().zip(after) {
                        let difference = after - before;
                        sum.games += 1;
                        sum.sum += difference;
                        sum.squares += difference.unsigned_abs().pow(2);
                    }
                    let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
                    counted[at].games += sum.games;
                    counted[at].sum += sum.sum;
                    counted[at].squares += sum.squares;
                }
                if handle.is_cancelled() {
                    return;
                }
            }
        });
        (!handle.is_cancelled()).then(|| counted.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}
