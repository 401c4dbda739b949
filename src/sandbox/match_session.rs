//! A match that people or automatic players play, with all its actions.

use std::sync::Arc;

use super::tree::Tree;
use crate::base::{Code, Diagnostic, Name, Source};
use crate::engine::{Board, Event, Game, Side, Spot, Trace, Workspace, mix, scenario};
use crate::message;
use crate::play::{Action, Actions, Duel, Match, Refusal, Setup};
use crate::sim::{self, AgentKind};

/// How the match started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// From two heroes with their own decks.
    Matchup {
        /// The heroes' ids.
        heroes: [Name; 2],
        /// The seed.
        seed: u64,
        /// The player who goes first; `None` leaves it to the rules.
        first: Option<Side>,
        /// Whether Legacy rows count.
        legacy: bool,
    },
    /// From a board, in the Play Phase of a player.
    Board {
        /// Its file.
        board: Arc<Tree>,
        /// Whose turn it is.
        active: Side,
    },
}

/// An action that was done.
#[derive(Clone, Debug)]
pub struct PlayedAction {
    /// By whom.
    pub by: Side,
    /// In which turn.
    pub turn: u16,
    /// What.
    pub action: Action,
    /// What came of it.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Match,
}

/// A match with its actions.
#[derive(Clone, Debug)]
pub struct MatchSession {
    opening: Opening,
    duel: Arc<Duel>,
    board: Arc<Board>,
    start: Match,
    actions: Vec<Arc<PlayedAction>>,
    /// The number of actions up to the current position; later ones are undone.
    at: usize,
}

impl MatchSession {
    /// Starts a match. `game` must have been compiled with or without Legacy as the opening says.
    ///
    /// # Errors
    ///
    /// Returns what cannot be played.
    pub fn new(opening: Opening, game: Game<'_>) -> Result<Self, Vec<Diagnostic>> {
        let (duel, board, start) = match &opening {
            Opening::Matchup { heroes, seed, first, .. } => {
                let setup = Setup::locked([heroes[0].as_str(), heroes[1].as_str()], game.rules, game.library);
                let duel = setup.check(game.rules, game.library)?;
                let start = duel.start(*seed, *first, &mut Workspace::default());
                let board = Board::of(duel.table.clone(), start.state, heroes.clone().map(Some));
                (duel, board, start)
            }
            Opening::Board { board, active } => {
                let (read, problems) = scenario::read(&Source::new("board", board.write()), game);
                let board = read.ok_or(problems)?;
                let duel = Duel::on_board(&board, game)?;
                let start = duel.resume(board.state, *active);
                (duel, board, start)
            }
        };
        Ok(Self { opening, duel: Arc::new(duel), board: Arc::new(board), start, actions: Vec::new(), at: 0 })
    }

    /// Returns how the match started.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Returns the duel.
    pub fn duel(&self) -> &Duel {
        &self.duel
    }

    /// Returns the cards, for their names and for saving.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the position at the start.
    pub fn first(&self) -> &Match {
        &self.start
    }

    /// Returns all actions, including those that are undone until another one is executed.
    pub fn actions(&self) -> &[Arc<PlayedAction>] {
        &self.actions
    }

    /// Returns the number of actions up to the current position.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the current position.
    pub fn position(&self) -> &Match {
        self.after(self.at)
    }

    /// Returns the position after this number of actions.
    fn after(&self, actions: usize) -> &Match {
        actions.checked_sub(1).and_then(|last| self.actions.get(last)).map_or(&self.start, |done| &done.after)
    }

    /// Hashes the current position.
    pub fn hash(&self) -> u64 {
        self.hash_of(self.at)
    }

    /// Hashes the position after this number of actions.
    pub fn hash_of(&self, actions: usize) -> u64 {
        self.after(actions).hash(&self.duel)
    }

    /// Lists the legal actions.
    pub fn legal(&self) -> Actions {
        let mut legal = Actions::default();
        self.position().legal_actions(&self.duel, &mut legal);
        legal
    }

    /// Returns why an action would be refused, if it would be.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let mut position = *self.position();
        position.play(&self.duel, action, &mut (), &mut Workspace::default()).err()
    }

    /// The card that an action plays or attacks with, and the card that is its target, in the position in which the
    /// action is legal.
    pub fn spots(&self, position: &Match, action: Action) -> [Option<Spot>; 2] {
        let places = self.duel.places();
        let (source, target) = match action {
            Action::Play { at, target } => (Some((places.hand, at)), target),
            Action::Ability { target } => (None, target),
            Action::Attack { by, target } => (Some((places.field, by)), target),
            Action::End => (None, None),
        };
        let side = position.active;
        let source = source.map(|(zone, at)| Spot { side, zone, at });
        [source, target.map(|at| Spot { side: side.other(), zone: places.field, at })]
    }

    /// Returns why the active player cannot play or attack with a card now.
    pub fn refusal_of_card(&self, spot: Spot) -> Option<Refusal> {
        let actions = [Action::Play { at: spot.at, target: None }, Action::Attack { by: spot.at, target: None }];
        let begins_here = |action: &Action| self.spots(self.position(), *action)[0] == Some(spot);
        self.refusal(actions.into_iter().find(begins_here)?)
    }

    /// Executes an action and drops undone ones.
    ///
    /// # Errors
    ///
    /// Returns why the action is refused; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let before = *self.position();
        let (mut after, mut trace) = (before, Trace::default());
        after.play(&self.duel, action, &mut trace, &mut Workspace::default())?;
        let done = PlayedAction { by: before.active, turn: before.state.turn, action, events: trace.events, after };
        self.actions.truncate(self.at);
        self.actions.push(Arc::new(done));
        self.at += 1;
        Ok(())
    }

    /// Loads a simulated game with all actions and goes to its start.
    ///
    /// # Errors
    ///
    /// Returns what cannot be played, which action is refused, or that the game ends differently now.
    pub fn watch(of: &sim::Game, game: Game<'_>) -> Result<Self, Vec<Diagnostic>> {
        let opening =
            Opening::Matchup { heroes: of.heroes.clone(), seed: of.seed, first: Some(of.first()), legacy: of.legacy };
        let mut play = Self::new(opening, game)?;
        let changed =
            |at: usize, message| vec![Diagnostic::new(Code::MatchNotPlayable, format!("/actions/{at}"), message)];
        for (at, &action) in of.actions.iter().enumerate() {
            play.act(action).map_err(|_| changed(at, message!("problem-game-changed")))?;
        }
        let hash = format!("{:016x}", play.hash());
        if hash != of.hash {
            let message = message!("problem-game-ends-elsewhere", before = &of.hash, now = hash);
            return Err(changed(of.actions.len(), message));
        }
        play.go_to(0);
        Ok(play)
    }

    /// Goes to the position after this number of actions.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.actions.len());
    }

    /// Drops undone actions.
    pub(super) fn drop_undone(&mut self) {
        self.actions.truncate(self.at);
    }

    /// Returns the action that a player of this kind chooses, always the same at the same position; `None` when the
    /// match is over.
    pub fn choice(&self, kind: AgentKind) -> Option<Action> {
        let mut legal = self.legal();
        if legal.as_slice().is_empty() {
            return None;
        }
        let mut agent = kind.agent(&self.duel);
        agent.begin(mix(self.hash()));
        Some(agent.choose(&self.duel, self.position(), &mut legal))
    }

    /// Returns the position as a board, to edit it or to save it as a scenario.
    pub fn to_board(&self, game: Game<'_>) -> Tree {
        Tree::from(&self.board.write(&self.position().state, game))
    }
}
