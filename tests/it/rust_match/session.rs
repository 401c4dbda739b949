//! A match that is played action by action.

use std::sync::Arc;

use serde_json::Value;
use ses_studio::base::{Name, Source};
use ses_studio::engine::{Board, Game, Side, Workspace, scenario};

use super::{Action, Actions, Duel, Match, Setup};

/// How a match begins.
#[derive(Clone)]
pub enum Opening {
    /// From two heroes with their own decks. `legacy`: what the log says of the cards that `game` has.
    Matchup { heroes: [Name; 2], seed: u64, first: Option<Side>, legacy: bool },
    /// From a board, in the first phase of a player.
    Board { board: Value, active: Side },
}

/// A match with its actions.
#[derive(Clone)]
pub struct RustMatch {
    pub(super) opening: Opening,
    duel: Arc<Duel>,
    board: Arc<Board>,
    start: Match,
    pub(super) actions: Vec<(Action, Match)>,
}

impl RustMatch {
    pub fn new(opening: Opening, game: Game<'_>) -> Self {
        let (duel, board, start) = match &opening {
            Opening::Matchup { heroes, seed, first, .. } => {
                let setup = Setup::locked([heroes[0].as_str(), heroes[1].as_str()], game.rules, game.library);
                let duel = setup.check(game.rules, game.library).unwrap();
                let start = duel.start(*seed, *first, &mut Workspace::default());
                let board = Board::of(duel.table.clone(), start.state, heroes.clone().map(Some));
                (duel, board, start)
            }
            Opening::Board { board, active } => {
                let board = scenario::read(&Source::new("board", board.to_string()), game).0.unwrap();
                let duel = Duel::on_board(&board, game).unwrap();
                let start = Match::resumed(&board.state, *active);
                (duel, board, start)
            }
        };
        Self { opening, duel: Arc::new(duel), board: Arc::new(board), start, actions: Vec::new() }
    }

    pub fn actions(&self) -> impl ExactSizeIterator<Item = Action> {
        self.actions.iter().map(|(action, _)| *action)
    }

    pub fn position(&self) -> &Match {
        self.after(self.actions.len())
    }

    fn after(&self, actions: usize) -> &Match {
        actions.checked_sub(1).map_or(&self.start, |last| &self.actions[last].1)
    }

    /// The hash of the position after so many actions.
    pub fn hash_of(&self, actions: usize) -> u64 {
        self.after(actions).hash(&self.duel)
    }

    pub fn legal(&self) -> Actions {
        let mut legal = Actions::default();
        self.position().legal_actions(&self.duel, &mut legal);
        legal
    }

    pub fn act(&mut self, action: Action) {
        let mut after = *self.position();
        after.play(&self.duel, action, &mut (), &mut Workspace::default()).unwrap();
        self.actions.push((action, after));
    }

    /// The position as a board of form 1.
    pub fn to_board(&self, game: Game<'_>) -> Value {
        self.board.write(&self.position().state, game)
    }
}
