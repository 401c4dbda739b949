//! Plays the games of one matchup one after another, without allocating.

use std::ops::Range;

use super::plan::Plan;
use super::player::{Agent, AgentKind};
use super::row_counter::RowCounter;
use super::tally::Tally;
use crate::engine::{Recorder, Side, Workspace, mix};
use crate::play::{Action, Actions, Duel, Match, Outcome};

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
    on_action: impl FnMut(&Match, Action),
) -> Match {
    play_recorded(duel, seed, first, runner, &mut (), on_action)
}

/// Plays a game to its end and records the events of its actions.
#[inline]
fn play_recorded<R: Recorder>(
    duel: &Duel,
    seed: u64,
    first: Side,
    runner: &mut GameRunner,
    recorder: &mut R,
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
        if position.play_legal(duel, action, recorder, &mut runner.work).is_err() {
            let _ = position.play_legal(duel, Action::End, recorder, &mut runner.work);
        }
    }
    position
}

/// Returns the score of each side: 2 for a win, 1 for a draw.
pub(super) fn half_wins(end: &Match) -> [u64; 2] {
    match end.outcome() {
        Some(Outcome::Won(Side::First)) => [2, 0],
        Some(Outcome::Won(Side::Second)) => [0, 2],
        Some(Outcome::Draw) | None => [1, 1],
    }
}

/// Plays and counts these games of a matchup. Returns `None` as soon as `cancelled` returns true.
pub(super) fn matchup(
    duel: &Duel,
    plan: &Plan,
    number: u64,
    games: Range<u64>,
    cancelled: &dyn Fn() -> bool,
) -> Option<Tally> {
    let mut tally = Tally::new(duel);
    let mut runner = GameRunner::new(duel, plan.players);
    for game in games {
        if cancelled() {
            return None;
        }
        let (seed, first) = game_seed(plan.seed, number, game);
        count(duel, seed, first, &mut runner, game < plan.watched, &mut tally);
    }
    Some(tally)
}

/// Plays and counts one game, optionally with the rows that apply.
fn count(duel: &Duel, seed: u64, first: Side, runner: &mut GameRunner, is_recorded: bool, tally: &mut Tally) {
    let (mut played, mut choices) = (0_u128, 0_u64);
    let hand = duel.places().hand;
    let on_action = |position: &Match, action: Action| {
        choices += 1;
        if let Action::Play { at, .. } = action
            && let Some(card) = position.state.player(position.active).zone(hand).get(usize::from(at))
        {
            played |= 1 << (card.0 & 127);
        }
    };
    let end = if is_recorded {
        tally.watched += 1;
        play_recorded(duel, seed, first, runner, &mut RowCounter::new(tally), on_action)
    } else {
        play(duel, seed, first, runner, on_action)
    };
    let scores = half_wins(&end);
    tally.games += 1;
    tally.wins[0] += u64::from(scores[0] == 2);
    tally.wins[1] += u64::from(scores[1] == 2);
    tally.draws += u64::from(scores[0] == 1);
    tally.first_seat += scores[first.index()];
    tally.add_length(end.state.turn);
    tally.choices += choices;
    tally.hash = tally.hash.wrapping_add(mix(end.hash(duel)));
    let half = duel.deck_size();
    let mut hidden = 0_u128;
    for side in Side::BOTH {
        for card in end.state.player(side).zone(duel.places().deck) {
            hidden |= 1 << (card.0 & 127);
        }
    }
    // The first hero's cards come first. The loop has no branches, because which cards were drawn is random and cannot
    // be predicted.
    for (from, to, score) in [(0, half, scores[0]), (half, tally.cards.len(), scores[1])] {
        let (mut drawn, mut played) = (!hidden >> (from & 127), played >> (from & 127));
        for card in tally.cards.get_mut(from..to).unwrap_or_default() {
            let (was_drawn, was_played) = (u64::from(drawn & 1 == 1), u64::from(played & 1 == 1));
            card.drawn += was_drawn;
            card.score_drawn += was_drawn * score;
            card.played += was_played;
            card.score_played += was_played * score;
            (drawn, played) = (drawn >> 1, played >> 1);
        }
    }
}
