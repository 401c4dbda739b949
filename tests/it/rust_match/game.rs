//! Games of a run as logs of before.

use ses_studio::base::Name;
use ses_studio::engine::Side;
use ses_studio::sim::{Game, Plan, game_seed, matchup_number};

use super::{Duel, GameRunner, Outcome, play};

/// Plays the game with a number (from 0) of a matchup, exactly as a run counts it.
pub fn game_of(plan: &Plan, heroes: [&str; 2], duel: &Duel, number: u64) -> Game {
    let (seed, first) = game_seed(plan.seed, matchup_number(heroes), number);
    let mut actions = Vec::new();
    let mut runner = GameRunner::new(duel, plan.players);
    let end = play(duel, seed, first, &mut runner, |_, action| actions.push(action.to_string()));
    Game {
        heroes: heroes.map(Name::from),
        players: plan.players.map(|kind| kind.name().to_owned()),
        registry: plan.registry.clone(),
        legacy: plan.legacy,
        seed,
        first: u8::from(first == Side::Second),
        winner: match end.outcome() {
            Some(Outcome::Won(side)) => Some(u8::from(side == Side::Second)),
            Some(Outcome::Draw) | None => None,
        },
        turns: end.state.turn,
        actions,
        hash: format!("{:016x}", end.hash(duel)),
    }
}
