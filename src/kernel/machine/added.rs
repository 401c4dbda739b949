//! What continuous effects add, as it was worked out last.

use crate::kernel::ids::{KeywordId, NumberId, QuantityId};
use crate::kernel::standing::Stratum;
use crate::kernel::state::{CARDS, CardId, Held, NUMBERS, Seat};

/// What is added now.
pub(super) struct Continuous {
    pub kept: Kept,
    /// Whether it can change while the same cards are in play.
    pub depends: bool,
    /// What is being worked out: then what is stored is read.
    pub stratum: Option<Stratum>,
    /// By card; empty as long as nothing was ever added.
    pub adds: Vec<[i32; NUMBERS]>,
    pub gives: Vec<u64>,
    /// The cards that have something there, one bit each.
    touched: [u64; CARDS.div_ceil(64)],
    /// What is not empty.
    pub used: Used,
    pub players: [[i32; QUANTITIES]; 2],
    /// Which sums of each player are not 0, one bit each.
    pub sums: [u32; 2],
    /// Words that keep effects off: the bearer, the source, its row.
    pub guards: Vec<(CardId, Held)>,
}

impl Continuous {
    pub fn with_room() -> Self {
        let (adds, gives) = (vec![[0; NUMBERS]; CARDS], vec![0; CARDS]);
        Self { adds, gives, guards: Vec::with_capacity(GUARDS), ..Self::default() }
    }

    /// Forgets another match.
    pub fn reset(&mut self) {
        self.kept = Kept::Stale;
        self.depends = true;
        self.stratum = None;
        self.empty();
    }

    /// Empties what is not empty.
    pub fn empty(&mut self) {
        let used = std::mem::take(&mut self.used);
        if used.adds || used.gives {
            for (word, bits) in self.touched.iter_mut().enumerate() {
                while *bits != 0 {
                    let at = word * 64 + usize::try_from(bits.trailing_zeros()).unwrap_or(0);
                    *bits &= *bits - 1;
                    self.adds[at] = [0; NUMBERS];
                    self.gives[at] = 0;
                }
            }
            self.guards.clear();
        }
        if used.players {
            self.players = [[0; QUANTITIES]; 2];
            self.sums = [0; 2];
        }
    }

    pub fn add(&mut self, card: CardId, number: NumberId, amount: i32) {
        self.used.adds = true;
        self.touched[card.index() / 64] |= 1 << (card.index() % 64);
        add(&mut self.adds[card.index()][number.index()], amount);
    }

    pub fn add_to(&mut self, seat: Seat, quantity: QuantityId, amount: i32) {
        self.used.players = true;
        let at = quantity.index().min(QUANTITIES - 1);
        let sum = &mut self.players[seat.index()][at];
        add(sum, amount);
        let bit = 1 << at;
        let sums = &mut self.sums[seat.index()];
        *sums = if *sum == 0 { *sums & !bit } else { *sums | bit };
    }

    pub fn give(&mut self, card: CardId, keyword: KeywordId) {
        self.used.gives = true;
        self.touched[card.index() / 64] |= 1 << (card.index() % 64);
        self.gives[card.index()] |= 1 << keyword.0;
    }
}

/// Which lists and sums of [`Continuous`] are not empty.
#[derive(Clone, Copy, Default)]
pub(super) struct Used {
    pub adds: bool,
    gives: bool,
    pub players: bool,
}

/// Words that keep effects off at the same time, usually.
const GUARDS: usize = 32;
/// Quantities of a ruleset.
const QUANTITIES: usize = 24;

/// Whether what was worked out still holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kept {
    /// Something has changed since.
    Stale,
    Fresh,
    /// Nothing has changed, and whoever reads it compares it with what would be worked out now.
    Audited,
}

impl Default for Continuous {
    fn default() -> Self {
        Self {
            kept: Kept::Stale,
            depends: true,
            stratum: None,
            adds: Vec::new(),
            gives: Vec::new(),
            touched: [0; CARDS.div_ceil(64)],
            used: Used::default(),
            players: [[0; QUANTITIES]; 2],
            sums: [0; 2],
            guards: Vec::new(),
        }
    }
}

fn add(total: &mut i32, amount: i32) {
    *total = total.saturating_add(amount);
}
