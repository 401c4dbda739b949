//! Calibration (section 7.1 of the paper): plays all matchups without Legacy and with it, then moves levers until all
//! matchups lie in the band. Levers are the starting Shield and the values of Legacy rows within their legal ranges; no
//! other number changes.

use serde::{Deserialize, Serialize};

use super::arena::Arena;
use super::levers::Levers;
use super::monte_carlo::Run;
use super::plan::{Plan, Shard};
use super::result::Part;
use super::task::TaskHandle;
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;

/// The win rates between which a matchup counts as balanced (section 7 of the paper, table 6).
pub const BAND: [f64; 2] = [0.45, 0.55];

/// Whether a win rate is outside the band.
pub fn is_outside_band(share: f64) -> bool {
    !(BAND[0]..=BAND[1]).contains(&share)
}
/// Half of the band's width.
const BAND_HALF_WIDTH: f64 = 0.05;
/// The assumed effect of a point of Shield on the win rate, for a Shield of 35, until it is measured.
const SHIELD_WORTH: f64 = 0.012;
/// The calibration stops after this many rounds without an improvement.
const PATIENCE: u32 = 4;

/// A calibration to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// The runs: heroes, games of each matchup in each round, seed, players.
    pub plan: Plan,
    /// The most rounds, in addition to the one without Legacy.
    pub rounds: u32,
    /// Whether Shields may change.
    pub shields: bool,
    /// Whether Legacy values may change.
    pub legacy: bool,
}

/// One round: the changed levers and the result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// The number: 0 is the round without Legacy, if the game has any, 1 the round with unchanged levers.
    pub round: u32,
    /// Matchups outside the band.
    pub outside: Vec<OutsideBand>,
    /// The number of all matchups.
    pub matchups: usize,
    /// The win rate that is furthest from one half.
    pub worst: f64,
    /// All changes since the start.
    pub changes: Vec<LeverChange>,
    /// Whether this round is the best so far.
    pub best: bool,
}

/// A matchup outside the band.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OutsideBand {
    /// The heroes.
    pub heroes: [Name; 2],
    /// How often the first hero wins.
    pub win_rate: f64,
}

/// The proposal of a calibration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proposal {
    /// The plan of its rounds: games per matchup, seed, players.
    pub plan: Plan,
    /// All rounds that were played.
    pub rounds: Vec<Round>,
    /// The proposed changes; empty if nothing better was found.
    pub changes: Vec<LeverChange>,
    /// The matchups that remain outside the band.
    pub left: Vec<OutsideBand>,
    /// Whether the calibration was cancelled.
    pub stopped: bool,
}

impl Proposal {
    /// Reads a proposal from its file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the file.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("this is no proposal of `calibrate`: {error}"))
    }

    /// Writes the proposal as its file.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

impl Calibration {
    /// Calibrates on the threads of the current rayon pool and calls `on_round` after each round. When cancelled, it
    /// proposes the best result until then.
    pub fn run<A: Arena>(
        &self,
        arena: &A,
        handle: &TaskHandle,
        mut on_round: impl FnMut(&Round),
    ) -> Result<Proposal, Vec<Diagnostic>> {
        let start = arena.levers(&self.plan.heroes);
        let mut rounds = Vec::new();
        let mut record = |mut round: Round, best: bool| {
            round.best = best;
            on_round(&round);
            rounds.push(round);
        };
        // Without Legacy a game that has none is the same.
        let has_legacy = !start.legacy.is_empty();
        let plain = if has_legacy { self.measure(arena, &[], false, handle)? } else { None };
        let is_stopped = has_legacy && plain.is_none();
        let first = if is_stopped { None } else { self.measure(arena, &[], true, handle)? };
        let mut best: Option<(Measure, Levers)> = None;
        if let Some(plain) = &plain {
            record(self.round_result(0, plain, &[]), false);
        }
        if let Some(first) = first {
            record(self.round_result(1, &first, &[]), true);
            let mut model = Model::new(&start, plain.as_ref().unwrap_or(&first), &first);
            let (mut at, mut trust, mut failed) = ((first, start.clone()), 0.25, 0);
            best = Some(at.clone());
            for round in 2..=self.rounds.max(1) {
                let found = best.as_ref().map_or(usize::MAX, |(measure, _)| measure.outside());
                if found == 0 || failed >= PATIENCE {
                    break;
                }
                let moved = model.optimize(&at.0, &at.1, &start, trust, (self.shields, self.legacy));
                let changes = start.changes_to(&moved);
                // Nothing can be moved any more, or there is nothing to move.
                if changes == start.changes_to(&at.1) {
                    break;
                }
                let Some(measure) = self.measure(arena, &changes, true, handle)? else { break };
                model.update((&at.0, &at.1), (&measure, &moved));
                let is_best = best.as_ref().is_none_or(|(known, _)| measure.loss() < known.loss());
                record(self.round_result(round, &measure, &changes), is_best);
                at = (measure, moved);
                if is_best {
                    (best, failed) = (Some(at.clone()), 0);
                } else {
                    (failed, trust) = (failed + 1, trust / 2.0);
                    at = best.clone().unwrap_or(at);
                }
            }
        }
        let changes = best.as_ref().map(|(_, levers)| start.changes_to(levers)).unwrap_or_default();
        let left = best.map(|(measure, _)| self.outside(&measure)).unwrap_or_default();
        Ok(Proposal { plan: self.plan.clone(), rounds, changes, left, stopped: handle.is_cancelled() })
    }

    /// Plays all matchups with changed levers. Returns `None` if cancelled.
    fn measure<A: Arena>(
        &self,
        arena: &A,
        changes: &[LeverChange],
        legacy: bool,
        handle: &TaskHandle,
    ) -> Result<Option<Measure>, Vec<Diagnostic>> {
        let plan = Plan { legacy, watched: 0, ..self.plan.clone() };
        let moved = arena.with(changes).map_err(|problem| vec![problem])?;
        let run = Run::new(plan, Shard::WHOLE, &moved)?;
        Ok(run.play(handle).then(|| Measure::of(&run.part(), &moved)))
    }

    fn round_result(&self, round: u32, measure: &Measure, changes: &[LeverChange]) -> Round {
        let worst = measure
            .wins
            .iter()
            .copied()
            .fold(0.5, |worst: f64, win| if (win - 0.5).abs() > (worst - 0.5).abs() { win } else { worst });
        Round {
            round,
            outside: self.outside(measure),
            matchups: measure.pairs.len(),
            worst,
            changes: changes.to_vec(),
            best: false,
        }
    }

    fn outside(&self, measure: &Measure) -> Vec<OutsideBand> {
        let all = measure.pairs.iter().zip(&measure.wins);
        all.filter(|(_, win)| is_outside_band(**win))
            .map(|(pair, &win_rate)| OutsideBand { heroes: pair.map(|at| self.plan.heroes[at].clone()), win_rate })
            .collect()
    }
}

/// How often the first hero of each pair wins.
#[derive(Clone, Debug)]
struct Measure {
    pairs: Vec<[usize; 2]>,
    wins: Vec<f64>,
    books: Vec<i64>,
}

impl Measure {
    fn of(part: &Part, arena: &impl Arena) -> Self {
        Self {
            pairs: part.plan.pairs(),
            wins: part.matchups.iter().map(|matchup| matchup.tally.win_rate().share).collect(),
            books: part.plan.heroes.iter().map(|id| arena.book_of(id)).collect(),
        }
    }

    fn outside(&self) -> usize {
        self.wins.iter().filter(|win| is_outside_band(**win)).count()
    }

    fn loss(&self) -> f64 {
        self.wins.iter().map(|win| loss(*win)).sum()
    }
}

/// The loss of a win rate: the square of the distance from one half, plus a much larger penalty near and beyond the
/// edge of the band.
fn loss(win: f64) -> f64 {
    let off = (win - 0.5).abs() / BAND_HALF_WIDTH;
    let over = (off - 0.8).max(0.0);
    off * off + 30.0 * over * over
}

/// A linear model of the levers: the change of a hero's win rate per point of Shield, and per point of Legacy against
/// one book. Updated in every round.
struct Model {
    shields: Vec<f64>,
    legacy: Vec<f64>,
}

impl Model {
    #[allow(clippy::cast_precision_loss, reason = "Shields and Legacy values are small")]
    fn new(levers: &Levers, plain: &Measure, first: &Measure) -> Self {
        let shields = levers.shields.iter().map(|&shield| SHIELD_WORTH * 35.0 / (shield.max(5) as f64)).collect();
        let legacy = levers.legacy.iter().map(|group| {
            let gained = |(at, pair): (usize, &[usize; 2])| {
                let sign = sign_of(group, pair, &first.books)?;
                Some(sign * (first.wins[at] - plain.wins[at]))
            };
            let gains: Vec<f64> = first.pairs.iter().enumerate().filter_map(gained).collect();
            let mean = gains.iter().sum::<f64>() / (gains.len().max(1) as f64);
            (mean / (group.total().max(1) as f64)).clamp(0.0005, 0.02)
        });
        Self { shields, legacy: legacy.collect() }
    }

    /// Predicts the win rate of each pair after levers have changed.
    #[allow(clippy::cast_precision_loss, reason = "Shields and Legacy values are small")]
    fn predict(&self, measure: &Measure, from: &Levers, shields: &[i64], totals: &[i64]) -> Vec<f64> {
        let moved = |at: usize| self.shields[at] * (shields[at] - from.shields[at]) as f64;
        let predicted = measure.pairs.iter().zip(&measure.wins).map(|(pair, win)| {
            let mut win = win + moved(pair[0]) - moved(pair[1]);
            for ((group, worth), total) in from.legacy.iter().zip(&self.legacy).zip(totals) {
                if let Some(sign) = sign_of(group, pair, &measure.books) {
                    win += sign * worth * (total - group.total()) as f64;
                }
            }
            win
        });
        predicted.collect()
    }

    /// Minimizes the predicted loss: changes one lever after another as long as that helps, and none by more than the
    /// share `trust` of itself.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "Shields are small")]
    fn optimize(
        &self,
        measure: &Measure,
        from: &Levers,
        start: &Levers,
        trust: f64,
        (moves_shields, moves_legacy): (bool, bool),
    ) -> Levers {
        let mut shields = from.shields.clone();
        let mut totals: Vec<i64> = from.legacy.iter().map(super::levers::LegacyGroup::total).collect();
        let promise = |shields: &[i64], totals: &[i64]| -> f64 {
            self.predict(measure, from, shields, totals).into_iter().map(loss).sum()
        };
        let mut least = promise(&shields, &totals);
        let mut improved = true;
        while improved {
            improved = false;
            for step in [4, -4, 2, -2, 1, -1] {
                for at in (0..shields.len()).filter(|_| moves_shields) {
                    let reach = ((from.shields[at] as f64 * trust) as i64).max(1);
                    let to = shields[at] + step;
                    if (to - from.shields[at]).abs() > reach || !start.shield_range.contains(&to) {
                        continue;
                    }
                    let was = std::mem::replace(&mut shields[at], to);
                    let loss = promise(&shields, &totals);
                    if loss < least - 1e-9 {
                        (least, improved) = (loss, true);
                    } else {
                        shields[at] = was;
                    }
                }
                for at in (0..totals.len()).filter(|_| moves_legacy) {
                    let to = totals[at] + step;
                    if !from.legacy[at].range().contains(&to) {
                        continue;
                    }
                    let was = std::mem::replace(&mut totals[at], to);
                    let loss = promise(&shields, &totals);
                    // Printed values should stay, so a change must be worth it.
                    if loss < least - 0.05 {
                        (least, improved) = (loss, true);
                    } else {
                        totals[at] = was;
                    }
                }
            }
        }
        let mut moved = from.clone();
        moved.shields = shields;
        for (group, total) in moved.legacy.iter_mut().zip(totals) {
            group.set_total(total);
        }
        moved
    }

    /// Updates the effect of a point of Shield from the measured result.
    #[allow(clippy::cast_precision_loss, reason = "Shields are small")]
    fn update(&mut self, (before, from): (&Measure, &Levers), (after, to): (&Measure, &Levers)) {
        let totals: Vec<i64> = to.legacy.iter().map(super::levers::LegacyGroup::total).collect();
        for at in 0..self.shields.len() {
            // The hero's gain compared with the prediction for an unchanged own Shield.
            let mut shields = to.shields.clone();
            shields[at] = from.shields[at];
            let moved = (to.shields[at] - from.shields[at]) as f64;
            if moved == 0.0 {
                continue;
            }
            let without = self.predict(before, from, &shields, &totals);
            let own = after.pairs.iter().enumerate().filter_map(|(place, pair)| {
                let sign = if pair[0] == at { 1.0 } else { -1.0 };
                pair.contains(&at).then(|| sign * (after.wins[place] - without[place]))
            });
            let gains: Vec<f64> = own.collect();
            let measured = gains.iter().sum::<f64>() / (gains.len().max(1) as f64) / moved;
            self.shields[at] = f64::midpoint(self.shields[at], measured).clamp(0.001, 0.05);
        }
    }
}

/// The sign of a Legacy group in a matchup: 1 if it helps the first hero, -1 if it helps the second, `None` if it does
/// not count.
fn sign_of(group: &super::levers::LegacyGroup, pair: &[usize; 2], books: &[i64]) -> Option<f64> {
    let against = |at: usize| books.get(at) == Some(&group.book);
    match *pair {
        [own, other] if own == group.hero && against(other) => Some(1.0),
        [other, own] if own == group.hero && against(other) => Some(-1.0),
        _ => None,
    }
}
