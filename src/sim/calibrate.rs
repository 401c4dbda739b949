//! Calibration (section 7.1 of the paper): all matchups without Legacy, then with it, then levers are moved until all
//! lie in the band. Levers are the Shield that the engine starts with and the values of Legacy rows within their legal
//! ranges; no other number is touched.

use serde::{Deserialize, Serialize};

use super::levers::Levers;
use super::monte_carlo::Run;
use super::plan::{Plan, Shard};
use super::result::Part;
use super::roster::Roster;
use super::task::Watch;
use crate::base::{Diagnostic, Name};
use crate::card::LeverChange;

/// The win rates between which a matchup counts as balanced (section 7 of the paper, table 6).
pub const BAND: [f64; 2] = [0.45, 0.55];
/// Half of the band's width.
const REACH: f64 = 0.05;
/// What a point of Shield is taken to be worth before it is measured: of a Shield of 35.
const SHIELD_WORTH: f64 = 0.012;
/// After so many rounds without anything better it is given up.
const PATIENCE: u32 = 4;

/// What is to be calibrated, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// The runs: heroes, games of each matchup in each round, seed, players.
    pub plan: Plan,
    /// Rounds at most, besides the one without Legacy.
    pub rounds: u32,
    /// Whether Shields are moved.
    pub shields: bool,
    /// Whether Legacy values are moved.
    pub legacy: bool,
}

/// One round: what was moved, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Its number: 0 is the one without Legacy, 1 the one with everything as it stands.
    pub round: u32,
    /// Matchups outside the band.
    pub outside: Vec<Outside>,
    /// Of how many matchups.
    pub matchups: usize,
    /// The win rate that is furthest from one half.
    pub worst: f64,
    /// What was moved before it, since the beginning.
    pub changes: Vec<LeverChange>,
    /// Whether it is the best so far.
    pub best: bool,
}

/// A matchup outside the band.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outside {
    /// The heroes.
    pub heroes: [Name; 2],
    /// How often the first one wins.
    pub win_rate: f64,
}

/// What a calibration proposes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proposal {
    /// What it was found with: games of each matchup, seed, players.
    pub plan: Plan,
    /// All rounds that were played.
    pub rounds: Vec<Round>,
    /// What is to be moved: nothing, if nothing better was found.
    pub changes: Vec<LeverChange>,
    /// The matchups that are outside the band even so.
    pub left: Vec<Outside>,
    /// Whether it was stopped before its end.
    pub stopped: bool,
}

impl Proposal {
    /// Reads a proposal's file. The error says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("this is no proposal of `calibrate`: {error}"))
    }

    /// The proposal's file.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

impl Calibration {
    /// Calibrates on the threads of the rayon pool that it is called in. `tell` hears each round as it ends. When it is
    /// cancelled, the best that was found until then is proposed.
    pub fn run(
        &self,
        roster: &Roster,
        watch: &Watch,
        mut tell: impl FnMut(&Round),
    ) -> Result<Proposal, Vec<Diagnostic>> {
        let start = Levers::of(roster, &self.plan.heroes);
        let mut rounds = Vec::new();
        let mut note = |mut round: Round, best: bool| {
            round.best = best;
            tell(&round);
            rounds.push(round);
        };
        let plain = self.measure(roster, &[], false, watch)?;
        let first = if plain.is_some() { self.measure(roster, &[], true, watch)? } else { None };
        let mut best: Option<(Measure, Levers)> = None;
        if let Some(plain) = &plain {
            note(self.told(0, plain, &[]), false);
        }
        if let (Some(plain), Some(first)) = (plain, first) {
            note(self.told(1, &first, &[]), true);
            let mut model = Model::new(&start, &plain, &first);
            let (mut at, mut trust, mut failed) = ((first, start.clone()), 0.25, 0);
            best = Some(at.clone());
            for round in 2..=self.rounds.max(1) {
                let found = best.as_ref().map_or(usize::MAX, |(measure, _)| measure.outside());
                if found == 0 || failed >= PATIENCE {
                    break;
                }
                let moved = model.better(&at.0, &at.1, &start, trust, (self.shields, self.legacy));
                let changes = start.changes_to(&moved, &self.plan.heroes);
                let Some(measure) = self.measure(roster, &changes, true, watch)? else { break };
                model.learn((&at.0, &at.1), (&measure, &moved));
                let is_best = best.as_ref().is_none_or(|(known, _)| measure.loss() < known.loss());
                note(self.told(round, &measure, &changes), is_best);
                at = (measure, moved);
                if is_best {
                    (best, failed) = (Some(at.clone()), 0);
                } else {
                    (failed, trust) = (failed + 1, trust / 2.0);
                    at = best.clone().unwrap_or(at);
                }
            }
        }
        let changes = best.as_ref().map(|(_, levers)| start.changes_to(levers, &self.plan.heroes)).unwrap_or_default();
        let left = best.map(|(measure, _)| self.outside(&measure)).unwrap_or_default();
        Ok(Proposal { plan: self.plan.clone(), rounds, changes, left, stopped: watch.is_cancelled() })
    }

    /// Plays all matchups with levers moved; `None` if it was cancelled.
    fn measure(
        &self,
        roster: &Roster,
        changes: &[LeverChange],
        legacy: bool,
        watch: &Watch,
    ) -> Result<Option<Measure>, Vec<Diagnostic>> {
        let plan = Plan { legacy, watched: 0, ..self.plan.clone() };
        let moved = roster.with(changes).map_err(|problem| vec![problem])?;
        let run = Run::new(plan, Shard::WHOLE, &moved)?;
        Ok(run.play(watch).then(|| Measure::of(&run.part(), &moved)))
    }

    fn told(&self, round: u32, measure: &Measure, changes: &[LeverChange]) -> Round {
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

    fn outside(&self, measure: &Measure) -> Vec<Outside> {
        let all = measure.pairs.iter().zip(&measure.wins);
        all.filter(|(_, win)| !(BAND[0]..=BAND[1]).contains(*win))
            .map(|(pair, &win_rate)| Outside { heroes: pair.map(|at| self.plan.heroes[at].clone()), win_rate })
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
    fn of(part: &Part, roster: &Roster) -> Self {
        let book = |id: &Name| roster.heroes().iter().find(|hero| hero.id == *id).and_then(|hero| hero.book);
        Self {
            pairs: part.plan.pairs(),
            wins: part.matchups.iter().map(|matchup| matchup.tally.win_rate().share).collect(),
            books: part.plan.heroes.iter().map(|id| book(id).unwrap_or_default()).collect(),
        }
    }

    fn outside(&self) -> usize {
        self.wins.iter().filter(|win| !(BAND[0]..=BAND[1]).contains(*win)).count()
    }

    fn loss(&self) -> f64 {
        self.wins.iter().map(|win| loss(*win)).sum()
    }
}

/// How bad a win rate is: the square of its distance from one half, and much more near and beyond the band's edge.
fn loss(win: f64) -> f64 {
    let off = (win - 0.5).abs() / REACH;
    let over = (off - 0.8).max(0.0);
    off * off + 30.0 * over * over
}

/// What levers are taken to do: each point of Shield, and of Legacy against one book, changes a hero's win rates by so
/// much. Straight lines, measured anew in every round.
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

    /// The win rate of each pair after levers have moved.
    #[allow(clippy::cast_precision_loss, reason = "Shields and Legacy values are small")]
    fn foresee(&self, measure: &Measure, from: &Levers, shields: &[i64], totals: &[i64]) -> Vec<f64> {
        let moved = |at: usize| self.shields[at] * (shields[at] - from.shields[at]) as f64;
        let foreseen = measure.pairs.iter().zip(&measure.wins).map(|(pair, win)| {
            let mut win = win + moved(pair[0]) - moved(pair[1]);
            for ((group, worth), total) in from.legacy.iter().zip(&self.legacy).zip(totals) {
                if let Some(sign) = sign_of(group, pair, &measure.books) {
                    win += sign * worth * (total - group.total()) as f64;
                }
            }
            win
        });
        foreseen.collect()
    }

    /// Levers moved so that the model promises the least loss: one after another, as long as one helps, and none
    /// further than so much of itself.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "Shields are small")]
    fn better(
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
            self.foresee(measure, from, shields, totals).into_iter().map(loss).sum()
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
                    // A printed value is moved only where that is worth something.
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

    /// Corrects what a point of Shield is worth by what came of moving it.
    #[allow(clippy::cast_precision_loss, reason = "Shields are small")]
    fn learn(&mut self, (before, from): (&Measure, &Levers), (after, to): (&Measure, &Levers)) {
        let totals: Vec<i64> = to.legacy.iter().map(super::levers::LegacyGroup::total).collect();
        for at in 0..self.shields.len() {
            // What the hero has gained beside what was foreseen with its own Shield left alone.
            let mut shields = to.shields.clone();
            shields[at] = from.shields[at];
            let moved = (to.shields[at] - from.shields[at]) as f64;
            if moved == 0.0 {
                continue;
            }
            let without = self.foresee(before, from, &shields, &totals);
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

/// Whether Legacy rows of a group count in a matchup: 1 if they help its first hero, -1 if its second.
fn sign_of(group: &super::levers::LegacyGroup, pair: &[usize; 2], books: &[i64]) -> Option<f64> {
    let against = |at: usize| books.get(at) == Some(&group.book);
    match *pair {
        [own, other] if own == group.hero && against(other) => Some(1.0),
        [other, own] if own == group.hero && against(other) => Some(-1.0),
        _ => None,
    }
}
