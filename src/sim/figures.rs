//! The figures of a result as tables: the matrix of matchups, the heroes, the cards, and the lengths of games.

use super::calibrate::is_outside_band;
use super::compare::{CardChange, Comparison};
use super::interval::{Interval, wilson};
use super::plan::Plan;
use super::result::Part;
use super::summary::{CardSummary, HeroSummary, cards, heroes, lengths};

/// A cell of the matrix, from the point of view of the row's hero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The index of the matchup in the result.
    pub matchup: usize,
    /// Whether the row's hero is the matchup's second.
    pub is_swapped: bool,
    /// The win rate of the row's hero.
    pub rate: Interval,
}

impl Cell {
    /// Whether the win rate is outside the band.
    pub fn is_outside(&self) -> bool {
        is_outside_band(self.rate.share)
    }
}

/// The figures of a result.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The result.
    pub part: Part,
    /// Each hero over all matchups, in the order of the plan.
    pub heroes: Vec<HeroSummary>,
    /// Each card over all matchups.
    pub cards: Vec<CardSummary>,
    /// The lengths of games.
    pub lengths: Lengths,
    /// The number of matchups outside the band.
    pub outside: usize,
    /// The number of matchups with all games.
    pub finished: usize,
    cells: Vec<Option<Cell>>,
}

impl Figures {
    /// Computes the figures of a result.
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
            cells[pair[1] * count + pair[0]] = Some(Cell { matchup, is_swapped: true, rate: rate.of_other() });
        }
        let outside = cells.iter().flatten().filter(|cell| !cell.is_swapped && cell.is_outside()).count();
        Self {
            heroes: heroes(&part),
            cards: cards(&part),
            lengths: Lengths::of(&part),
            outside,
            finished: part.finished(),
            cells,
            part,
        }
    }

    /// The cell of two heroes, by their indices. The diagonal and matchups without games have none.
    pub fn cell(&self, row: usize, column: usize) -> Option<&Cell> {
        let count = self.part.plan.heroes.len();
        if column >= count {
            return None;
        }
        self.cells.get(row * count + column)?.as_ref()
    }

    /// The figures of one matchup alone. `None` if the matchup has no games yet.
    pub fn matchup(&self, pair: [usize; 2]) -> Option<Self> {
        let matchup = self.part.matchups.get(self.cell(pair[0], pair[1])?.matchup)?.clone();
        let plan = Plan { heroes: matchup.heroes.to_vec(), ..self.part.plan.clone() };
        let (parts, which) = (self.part.parts, self.part.which.clone());
        Some(Self::new(Part { plan, parts, which, matchups: vec![matchup] }))
    }
}

impl Comparison {
    /// The earlier win rate of a cell of the later result, and the change since then.
    pub fn cell(&self, cell: &Cell) -> Option<(Interval, Interval)> {
        let at = self.matchups.binary_search_by_key(&cell.matchup, |change| change.index).ok()?;
        let change = &self.matchups[at];
        let Interval { share, low, high } = change.change;
        let swapped = || (change.before.of_other(), Interval { share: -share, low: -high, high: -low });
        Some(if cell.is_swapped { swapped() } else { (change.before, change.change) })
    }

    /// The change of a card, by its id.
    pub fn card(&self, id: &str) -> Option<&CardChange> {
        self.cards.iter().find(|change| change.card == id)
    }
}

/// The lengths of games, and the value of going first.
#[derive(Clone, Debug, Default)]
pub struct Lengths {
    /// The number of games for each length: the index is the number of turns of both players.
    pub games: Vec<u64>,
    /// The number of all games.
    pub all: u64,
    /// The number of turns that half of the games do not exceed.
    pub median: usize,
    /// The win rate of the player who goes first.
    pub first_seat: Interval,
}

impl Lengths {
    fn of(part: &Part) -> Self {
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
