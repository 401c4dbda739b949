//! What is read off a result once, so that frames only draw it.

use std::sync::Arc;

use crate::sim::{BAND, CardSummary, HeroSummary, Interval, Part, cards, heroes, lengths, wilson};

/// A cell of the matrix, as its row's hero sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// Its matchup's place in the result.
    pub matchup: usize,
    /// Whether the row's hero is the matchup's second.
    pub is_swapped: bool,
    /// How often the row's hero wins.
    pub rate: Interval,
}

impl Cell {
    /// Whether the win rate lies outside the band.
    pub fn is_outside(&self) -> bool {
        is_outside(self.rate.share)
    }
}

/// Whether a win rate lies outside the band of 45 to 55 %.
pub fn is_outside(share: f64) -> bool {
    !(BAND[0]..=BAND[1]).contains(&share)
}

/// Everything that is shown of a result.
pub struct Figures {
    /// The result.
    pub part: Part,
    /// Every hero over all matchups, in the plan's order.
    pub heroes: Vec<HeroSummary>,
    /// Every card over all matchups.
    pub cards: Arc<[CardSummary]>,
    /// How long games were.
    pub lengths: Lengths,
    /// Matchups outside the band.
    pub outside: usize,
    /// Matchups with all their games.
    pub finished: usize,
    cells: Vec<Option<Cell>>,
}

impl Figures {
    /// Reads everything off a result.
    pub fn new(part: Part) -> Self {
        let count = part.plan.heroes.len();
        let mut cells = vec![None; count * count];
        for (matchup, pair) in part.plan.pairs().into_iter().enumerate() {
            let Some(tally) = part.matchups.get(matchup).map(|matchup| &matchup.tally) else { break };
            if tally.games == 0 {
                continue;
            }
            let rate = tally.win_rate();
            cells[pair[0] * count + pair[1]] = Some(Cell { matchup, is_swapped: false, rate });
            cells[pair[1] * count + pair[0]] = Some(Cell { matchup, is_swapped: true, rate: swapped(rate) });
        }
        let outside = cells.iter().flatten().filter(|cell| !cell.is_swapped && cell.is_outside()).count();
        Self {
            heroes: heroes(&part),
            cards: cards(&part).into(),
            lengths: Lengths::of(&part),
            outside,
            finished: part.finished(),
            cells,
            part,
        }
    }

    /// The cell of two heroes, by their places; none on the diagonal and where nothing is counted.
    pub fn cell(&self, row: usize, column: usize) -> Option<&Cell> {
        let count = self.part.plan.heroes.len();
        if column >= count {
            return None;
        }
        self.cells.get(row * count + column)?.as_ref()
    }

    /// One matchup as a result by itself.
    pub fn alone(&self, matchup: usize) -> Part {
        Part {
            plan: self.part.plan.clone(),
            parts: self.part.parts,
            which: self.part.which.clone(),
            matchups: self.part.matchups.get(matchup).into_iter().cloned().collect(),
        }
    }
}

/// The same win rate as the other hero sees it.
pub fn swapped(rate: Interval) -> Interval {
    Interval { share: 1.0 - rate.share, low: 1.0 - rate.high, high: 1.0 - rate.low }
}

/// How long games were, and what going first is worth.
#[derive(Clone, Debug, Default)]
pub struct Lengths {
    /// Games of so many turns, both players' together: the place is the number of turns.
    pub games: Vec<u64>,
    /// All games.
    pub all: u64,
    /// The number of turns that half of the games do not exceed.
    pub median: usize,
    /// How often whoever goes first wins.
    pub first_seat: Interval,
}

impl Lengths {
    /// Of all matchups of a result.
    pub fn of(part: &Part) -> Self {
        let games = lengths(part);
        let all: u64 = games.iter().sum();
        let mut passed = 0;
        let median = games.iter().position(|games| {
            passed += games;
            passed * 2 >= all && all > 0
        });
        let first: u64 = part.matchups.iter().map(|matchup| matchup.tally.first_seat).sum();
        Self { games, all, median: median.unwrap_or(0), first_seat: wilson(first, all) }
    }
}

/// One matchup that is opened, as its row's hero sees it.
pub struct OpenMatchup {
    /// The places of the two heroes in the plan.
    pub pair: [usize; 2],
    /// How long its games were.
    pub lengths: Lengths,
    /// The cards of both decks.
    pub cards: Arc<[CardSummary]>,
}

impl OpenMatchup {
    /// Opens a matchup; `None` where nothing is counted of it.
    pub fn new(figures: &Figures, pair: [usize; 2]) -> Option<Self> {
        let alone = figures.alone(figures.cell(pair[0], pair[1])?.matchup);
        Some(Self { pair, lengths: Lengths::of(&alone), cards: cards(&alone).into() })
    }
}
