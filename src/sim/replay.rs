//! A game of a run listed action by action, with the cards by their ids.

use std::sync::Arc;

use super::game::Game;
use super::plan::Plan;
use super::roster::Roster;
use crate::base::{Diagnostic, Name};
use crate::engine::{Side, Spot, Workspace};
use crate::play::{Action, Duel, Match};

/// A game with its actions.
pub struct Replay {
    /// The number of the game in its matchup, from 0.
    pub number: u64,
    /// The cards and heroes of the game.
    pub roster: Arc<Roster>,
    /// The game.
    pub game: Game,
    /// Its actions.
    pub steps: Vec<ReplayStep>,
}

/// An action of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayStep {
    /// The number of turns of both players so far.
    pub turn: u16,
    /// The hero that acts: 0 or 1.
    pub side: usize,
    /// What the hero does.
    pub kind: StepKind,
    /// The opponent's ally that is the target.
    pub target: Option<Name>,
}

/// What a hero does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Play a card.
    Play(Name),
    /// Use the hero's ability.
    Ability,
    /// Attack with an ally.
    Attack(Name),
    /// The end of a phase.
    End,
}

impl Replay {
    /// Plays a game of a plan, by its number from 0.
    ///
    /// # Errors
    ///
    /// The problems that prevent games between the two heroes.
    pub fn new(roster: Arc<Roster>, plan: &Plan, heroes: &[Name; 2], number: u64) -> Result<Self, Vec<Diagnostic>> {
        let pair = [heroes[0].as_str(), heroes[1].as_str()];
        let duels = roster.duels(&[pair], plan.legacy)?;
        let Some(duel) = duels.first() else { return Err(Vec::new()) };
        let game = Game::of(plan, pair, duel, number);
        let mut work = Workspace::default();
        let mut position = duel.start(game.seed, Some(game.first()), &mut work);
        let mut steps = Vec::with_capacity(game.actions.len());
        for &action in &game.actions {
            steps.push(step(duel, &position, action));
            if position.play(duel, action, &mut (), &mut work).is_err() {
                break;
            }
        }
        Ok(Self { number, roster, game, steps })
    }
}

fn step(duel: &Duel, position: &Match, action: Action) -> ReplayStep {
    let (own, other) = (position.active, position.active.other());
    let card = |side: Side, zone: u8, at: u8| {
        let card = position.state.at(Spot { side, zone, at });
        card.map(|card| duel.table.card(card).id.clone()).unwrap_or_default()
    };
    let field = duel.places().field;
    let aimed = |target: Option<u8>| target.map(|at| card(other, field, at));
    let (kind, target) = match action {
        Action::Play { at, target } => (StepKind::Play(card(own, duel.places().hand, at)), aimed(target)),
        Action::Ability { target } => (StepKind::Ability, aimed(target)),
        Action::Attack { by, target } => (StepKind::Attack(card(own, field, by)), aimed(target)),
        Action::End => (StepKind::End, None),
    };
    ReplayStep { turn: position.state.turn, side: own.index(), kind, target }
}
