//! Row sensitivity: how one point more or less in each row of a card changes its hero's win rate, over the same games.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::interval::{Interval, paired};
use super::plan::{Plan, matchup_number};
use super::roster::Roster;
use super::run::{GameRunner, game_seed, half_wins, play};
use super::task::TaskHandle;
use crate::base::{Code, Diagnostic, Message, Name, closest};
use crate::card::LeverChange;
use crate::message;
use crate::play::Duel;

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
    pub fn answer(&self, roster: &Roster, handle: &TaskHandle) -> Result<Option<Sensitivity>, Vec<Diagnostic>> {
        self.plan.check().map_err(|problem| vec![problem])?;
        let hero = Self::hero_of(&self.card, roster).map_err(|problem| vec![problem])?;
        let Some(card) = roster.cards().iter().find(|card| card.id == self.card) else { return Ok(None) };
        let others: Vec<&Name> = self.plan.heroes.iter().filter(|other| **other != hero).collect();
        let pairs: Vec<[&str; 2]> = others.iter().map(|other| [hero.as_str(), other.as_str()]).collect();
        let base = roster.duels(&pairs, self.plan.legacy)?;
        let (mut tried, mut refused) = (Vec::new(), Vec::new());
        for (row, effect) in card.effects.iter().enumerate() {
            let Some(from) = effect.val else { continue };
            for to in [from - 1, from + 1] {
                let change = LeverChange::Value { card: card.id.clone(), row, from, to };
                match roster.with(&[change]) {
                    Ok(changed) => {
                        let duels = changed.duels(&pairs, self.plan.legacy)?;
                        tried.push((
                            RowChange { row, op: effect.op.clone(), from, to, change: Interval::default() },
                            duels,
                        ));
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

    /// Returns the hero whose deck contains a card.
    ///
    /// # Errors
    ///
    /// Returns why there is none.
    pub fn hero_of(card: &str, roster: &Roster) -> Result<Name, Diagnostic> {
        let playable = roster.playable();
        let found = playable.iter().find(|hero| roster.deck(hero).iter().any(|id| id == card));
        found.cloned().ok_or_else(|| {
            let is_known = roster.cards().iter().any(|known| known.id == card);
            if is_known {
                let message = message!("problem-card-in-no-deck", id = card);
                return Diagnostic::new(Code::MatchNotPlayable, "/card", message);
            }
            let named = roster.cards().iter().find(|known| known.name.eq_ignore_ascii_case(card));
            let ids = roster.cards().iter().map(|known| known.id.as_str());
            let meant = named.map(|known| known.id.as_str()).or_else(|| closest(card, ids));
            let message = message!("problem-no-card", id = card);
            Diagnostic::new(Code::UnknownCard, "/card", message).did_you_mean(meant)
        })
    }

    /// Plays every game with the unchanged card and with each change, using the same seeds.
    fn play(
        &self,
        pairs: &[[&str; 2]],
        base: &[Duel],
        tried: &[(RowChange, Vec<Duel>)],
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
                let scores = |duel: &Duel| -> Vec<i64> {
                    let mut runner = GameRunner::new(duel, self.plan.players);
                    let score = |game| {
                        let (seed, first) = game_seed(self.plan.seed, matchup_number(pairs[pair]), game);
                        if handle.is_cancelled() {
                            return 0;
                        }
                        let end = play(duel, seed, first, &mut runner, |_, _| {});
                        half_wins(&end)[0].cast_signed()
                    };
                    let scores = of_chunk.clone().map(score).collect();
                    handle.done(of_chunk.end - of_chunk.start);
                    scores
                };
                let before = scores(&base[pair]);
                for (at, (_, duels)) in tried.iter().enumerate() {
                    let after = scores(&duels[pair]);
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
