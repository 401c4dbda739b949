//! Games of one matchup, one after another, without asking for memory.

use std::ops::Range;

use super::plan::Plan;
use super::player::{Brain, Style};
use super::rows::Rows;
use super::tally::Tally;
use crate::engine::{Recorder, Side, Workspace, mix};
use crate::games::starfall::{Action, Actions, Duel, Match, Outcome};

/// Space that games use again and again.
#[derive(Clone, Debug)]
pub struct Seat {
    work: Workspace,
    legal: Actions,
    players: [Brain; 2],
}

impl Seat {
    /// For games of a duel between players of these styles.
    pub fn new(duel: &Duel, styles: [Style; 2]) -> Self {
        Self { work: Workspace::default(), legal: Actions::default(), players: styles.map(|style| style.brain(duel)) }
    }
}

/// The seed of a game of a matchup, and who goes first in it. Games come in pairs of one seed, each hero first in one.
pub fn game_seed(seed: u64, matchup: u64, game: u64) -> (u64, Side) {
    let first = if game.is_multiple_of(2) { Side::First } else { Side::Second };
    (mix(mix(seed ^ mix(matchup)).wrapping_add(game / 2)), first)
}

/// Plays a game to its end. Tells each action before it is done.
#[inline]
pub fn play(duel: &Duel, seed: u64, first: Side, seat: &mut Seat, see: impl FnMut(&Match, Action)) -> Match {
    play_told(duel, seed, first, seat, &mut (), see)
}

/// The same, with everything told that follows from the actions.
#[inline]
fn play_told<R: Recorder>(
    duel: &Duel,
    seed: u64,
    first: Side,
    seat: &mut Seat,
    recorder: &mut R,
    mut see: impl FnMut(&Match, Action),
) -> Match {
    for (player, salt) in seat.players.iter_mut().zip(1..) {
        player.begin(mix(seed ^ salt));
    }
    let mut position = duel.start(seed, Some(first), &mut seat.work);
    while position.outcome().is_none() {
        let action = seat.players[position.active.index()].choose(duel, &position, &mut seat.legal);
        see(&position, action);
        // What a player chose among the legal actions is not refused; if it were, the phase would end.
        if position.play_legal(duel, action, recorder, &mut seat.work).is_err() {
            let _ = position.play_legal(duel, Action::End, recorder, &mut seat.work);
        }
    }
    position
}

/// What a game has brought each side: 2 for a win, 1 for a draw.
pub(super) fn half_wins(end: &Match) -> [u64; 2] {
    match end.outcome() {
        Some(Outcome::Won(Side::First)) => [2, 0],
        Some(Outcome::Won(Side::Second)) => [0, 2],
        Some(Outcome::Draw) | None => [1, 1],
    }
}

/// Plays these games of a matchup and counts; `None` as soon as it is `cancelled`.
pub(super) fn matchup(
    duel: &Duel,
    plan: &Plan,
    number: u64,
    games: Range<u64>,
    cancelled: &dyn Fn() -> bool,
) -> Option<Tally> {
    let mut tally = Tally::new(duel);
    let mut seat = Seat::new(duel, plan.players);
    for game in games {
        if cancelled() {
            return None;
        }
        let (seed, first) = game_seed(plan.seed, number, game);
        count(duel, seed, first, &mut seat, game < plan.watched, &mut tally);
    }
    Some(tally)
}

/// Plays one game and counts it; of a game that is watched, the rows that are applied too.
fn count(duel: &Duel, seed: u64, first: Side, seat: &mut Seat, is_watched: bool, tally: &mut Tally) {
    let (mut played, mut choices) = (0_u128, 0_u64);
    let hand = duel.places().hand;
    let see = |position: &Match, action: Action| {
        choices += 1;
        if let Action::Play { at, .. } = action
            && let Some(card) = position.state.player(position.active).zone(hand).get(usize::from(at))
        {
            played |= 1 << (card.0 & 127);
        }
    };
    let end = if is_watched {
        tally.watched += 1;
        play_told(duel, seed, first, seat, &mut Rows::new(tally), see)
    } else {
        play(duel, seed, first, seat, see)
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
    // The first hero's cards come first. Every card is looked at alike: which were drawn is a matter of chance.
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
