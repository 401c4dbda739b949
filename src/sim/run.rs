//! The seeds of the games of a run.

use crate::engine::{Side, mix};

/// Returns the seed of a game of a matchup, and who goes first. Two games in a row have the same seed, with each hero
/// first once.
pub fn game_seed(seed: u64, matchup: u64, game: u64) -> (u64, Side) {
    let first = if game.is_multiple_of(2) { Side::First } else { Side::Second };
    (mix(mix(seed ^ mix(matchup)).wrapping_add(game / 2)), first)
}
