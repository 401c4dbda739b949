//! Plays games of duels one after another, without allocating.

use super::player::{Agent, AgentKind};
use crate::engine::{Side, Workspace, mix};
use crate::play::{Action, Actions, Duel, Match};

/// Buffers that games reuse.
#[derive(Clone, Debug)]
pub struct GameRunner {
    work: Workspace,
    legal: Actions,
    players: [Agent; 2],
}

impl GameRunner {
    /// Creates the buffers for games of a duel between these kinds of players.
    pub fn new(duel: &Duel, kinds: [AgentKind; 2]) -> Self {
        Self { work: Workspace::default(), legal: Actions::default(), players: kinds.map(|kind| kind.agent(duel)) }
    }
}

/// Returns the seed of a game of a matchup, and who goes first. Two games in a row have the same seed, with each hero
/// first once.
pub fn game_seed(seed: u64, matchup: u64, game: u64) -> (u64, Side) {
    let first = if game.is_multiple_of(2) { Side::First } else { Side::Second };
    (mix(mix(seed ^ mix(matchup)).wrapping_add(game / 2)), first)
}

/// Plays a game to its end and calls `on_action` before each action.
#[inline]
pub fn play(
    duel: &Duel,
    seed: u64,
    first: Side,
    runner: &mut GameRunner,
    mut on_action: impl FnMut(&Match, Action),
) -> Match {
    for (player, salt) in runner.players.iter_mut().zip(1..) {
        player.begin(mix(seed ^ salt));
    }
    let mut position = duel.start(seed, Some(first), &mut runner.work);
    while position.outcome().is_none() {
        let action = runner.players[position.active.index()].choose(duel, &position, &mut runner.legal);
        on_action(&position, action);
        // A player chooses among legal actions, so this is never refused. If it were, the phase would end, so that the
        // game goes on.
        if position.play_legal(duel, action, &mut (), &mut runner.work).is_err() {
            let _ = position.play_legal(duel, Action::End, &mut (), &mut runner.work);
        }
    }
    position
}
