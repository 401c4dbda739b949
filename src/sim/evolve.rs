//! The evolved environment: few decks, which new ones replace if they win more.

use super::evaluate::{Environment, Pool, Score, Scores, Table};
use super::player::AgentKind;
use super::task::TaskHandle;
use crate::base::{Generator, mix};
use rayon::prelude::*;

/// How many decks there are.
const DECKS: u64 = 10;
/// Pairs of matches against each deck, in the first steps and in the last.
const PAIRS: [u64; 2] = [2, 8];
/// How often a step tries a new deck, a crossing of two and a mutation of one, in percent: at first and in the end.
const TRIES: [[u64; 2]; 3] = [[70, 20], [10, 50], [20, 30]];
/// e⁻ˣ for x in quarters, in parts of 2⁻¹⁶.
const EXPONENTIAL: [u64; 33] = [
    65536, 51039, 39750, 30957, 24109, 18776, 14623, 11388, 8869, 6907, 5380, 4190, 3263, 2541, 1979, 1541, 1200, 935,
    728, 567, 442, 344, 268, 209, 162, 126, 98, 77, 60, 47, 36, 28, 22,
];

/// A value on the way from one to another.
fn between([first, last]: [u64; 2], step: u64, steps: u64) -> u64 {
    let rest = steps.saturating_sub(1).max(1);
    let at = step.min(rest);
    (first * (rest - at) + last * at) / rest
}

/// How many matches are played.
pub fn games(environment: &Environment) -> u64 {
    (0..environment.steps).map(|step| between(PAIRS, step, environment.steps) * DECKS * 2).sum()
}

/// A deck, and what it has won of its matches, in thousandths.
struct Entry {
    cards: Vec<usize>,
    rate: u64,
}

/// Plays all steps. `None`: it was cancelled.
pub fn play(pool: &Pool, environment: &Environment, kind: AgentKind, handle: &TaskHandle) -> Option<Scores> {
    let mut chance = Generator(mix(environment.seed ^ mix(u64::MAX)));
    let mut scores = vec![Score::default(); pool.len()];
    let mut decks: Vec<Entry> = Vec::new();
    decks.resize_with(usize::try_from(DECKS).unwrap_or(1), || Entry {
        cards: pool.draw(environment.size, &mut chance),
        rate: 500,
    });
    for step in 0..environment.steps {
        let cards = candidate(pool, environment, step, &decks, &scores, &mut chance);
        let pairs = between(PAIRS, step, environment.steps);
        let seed = chance.bits();
        let numbers: Vec<(usize, u64)> = (0..decks.len()).flat_map(|deck| (0..pairs).map(move |n| (deck, n))).collect();
        let play = |(deck, number): &(usize, u64)| {
            let mut own = vec![Score::default(); pool.len()];
            if handle.is_cancelled() {
                return (own, 0);
            }
            let other = &decks[*deck].cards;
            let seed = mix(seed ^ mix(number + 1)).wrapping_add(u64::try_from(*deck).unwrap_or(0));
            let won = Table::new(pool, kind).pair([&cards, other], seed, &mut own);
            handle.done(2);
            (own, won)
        };
        let played: Vec<(Scores, u64)> = numbers.par_iter().map(play).collect();
        if handle.is_cancelled() {
            return None;
        }
        let mut won = 0;
        for (own, part) in &played {
            won += part;
            scores.iter_mut().zip(own).for_each(|(score, own)| score.add(*own));
        }
        let most = u64::try_from(numbers.len()).unwrap_or(1).max(1) * 4;
        let rate = won * 1000 / most;
        let worst = decks.iter_mut().min_by_key(|entry| entry.rate)?;
        if rate >= worst.rate || is_kept(worst.rate - rate, step, environment.steps, &mut chance) {
            *worst = Entry { cards, rate };
        }
    }
    Some(scores)
}

/// Whether a deck that is worse by so much, in thousandths, is kept: with e^(−Δ/T), where T falls from 1 to 0.001.
fn is_kept(by: u64, step: u64, steps: u64, chance: &mut Generator) -> bool {
    let heat = (1000_u64 >> between([0, 10], step, steps)).max(1);
    let quarters = usize::try_from(4 * by / heat).unwrap_or(usize::MAX);
    let likely = EXPONENTIAL.get(quarters).copied().unwrap_or(0);
    u64::try_from(chance.below(1 << 16)).unwrap_or(0) < likely
}

/// A new deck, a crossing of two or a mutation of one.
fn candidate(
    pool: &Pool,
    environment: &Environment,
    step: u64,
    decks: &[Entry],
    scores: &Scores,
    chance: &mut Generator,
) -> Vec<usize> {
    let [fresh, crossed, _] = TRIES.map(|share| between(share, step, environment.steps));
    let turn = u64::try_from(chance.below(100)).unwrap_or(0);
    let size = environment.size.min(pool.len());
    let mut cards: Vec<usize> = if turn < fresh {
        Vec::new()
    } else if turn < fresh + crossed {
        let [one, other] = [0, 1].map(|_| &decks[chance.below(decks.len())].cards);
        let both: Vec<usize> = one.iter().chain(other).copied().collect();
        both.into_iter().filter(|_| chance.below(2) == 0).collect()
    } else {
        let own = &decks[chance.below(decks.len())].cards;
        let lost = 1 + chance.below(3);
        let mut kept = own.clone();
        for _ in 0..lost.min(kept.len()) {
            kept.swap_remove(chance.below(kept.len()));
        }
        kept
    };
    cards.sort_unstable();
    cards.dedup();
    cards.truncate(size);
    while cards.len() < size {
        let card = promising(pool, &cards, scores, chance);
        cards.push(card);
    }
    cards.sort_unstable();
    cards
}

/// Of a few cards by chance, the one that may be the best: by its rate so far, with what is not known about it.
fn promising(pool: &Pool, without: &[usize], scores: &Scores, chance: &mut Generator) -> usize {
    const OF: usize = 16;
    let all: u64 = scores.iter().map(|score| score.games).sum::<u64>().max(2);
    let bound = |at: usize| {
        let score = scores[at];
        let rate = (score.won * 500).checked_div(score.part).unwrap_or(500);
        let unknown = (u64::from(all.ilog2()) * 1_000_000 / score.games.max(1)).isqrt();
        rate + unknown
    };
    let mut best: Option<usize> = None;
    let mut left = OF;
    while left > 0 || best.is_none() {
        left = left.saturating_sub(1);
        let at = chance.below(pool.len());
        if !without.contains(&at) && best.is_none_or(|best| bound(at) > bound(best)) {
            best = Some(at);
        }
    }
    best.unwrap_or(0)
}
