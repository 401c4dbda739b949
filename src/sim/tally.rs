//! What is counted over many games of one matchup: whole numbers only, so that parts can be added in any order.

use serde::{Deserialize, Serialize};

/// What is counted of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTally {
    /// Games in which its player drew it.
    pub drawn: u64,
    /// Games in which its player played it.
    pub played: u64,
    /// Half wins of its player in games in which the card was drawn: a win counts 2, a draw 1.
    pub score_drawn: u64,
    /// Half wins in games in which it was played.
    pub score_played: u64,
}

/// What is counted of a matchup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games that the first hero won, and the second.
    pub wins: [u64; 2],
    /// Games that neither won.
    pub draws: u64,
    /// Half wins of whoever went first: a win counts 2, a draw 1.
    pub first_seat: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Actions of all games, forced ones too.
    pub choices: u64,
    /// The sum of the hashes of all games at their end.
    pub hash: u64,
    /// The cards, the first hero's deck first.
    pub cards: Vec<CardTally>,
}

impl Tally {
    /// Nothing counted yet, of so many cards.
    pub fn new(cards: usize) -> Self {
        Self { cards: vec![CardTally::default(); cards], ..Self::default() }
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins[0] += other.wins[0];
        self.wins[1] += other.wins[1];
        self.draws += other.draws;
        self.first_seat += other.first_seat;
        self.turns += other.turns;
        self.choices += other.choices;
        self.hash = self.hash.wrapping_add(other.hash);
        if self.cards.len() < other.cards.len() {
            self.cards.resize(other.cards.len(), CardTally::default());
        }
        for (card, more) in self.cards.iter_mut().zip(&other.cards) {
            card.drawn += more.drawn;
            card.played += more.played;
            card.score_drawn += more.score_drawn;
            card.score_played += more.score_played;
        }
    }
}
