//! A match played by hand, by players, or both: what was done, what may be done, and how it is taken back.

use std::sync::Arc;

use super::tree::Tree;
use crate::base::{Code, Diagnostic, Name, Source};
use crate::engine::{Board, Event, Game, Side, Trace, Workspace, mix, scenario};
use crate::play::{Action, Actions, Duel, Match, Refusal, Setup};
use crate::sim::{self, AgentKind};

/// How a match began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Two heroes with the decks that are locked to them.
    Matchup {
        /// The heroes' ids.
        heroes: [Name; 2],
        /// Where chance begins.
        seed: u64,
        /// Who goes first; without, the rules say.
        first: Option<Side>,
        /// Whether Legacy rows count.
        legacy: bool,
    },
    /// A board, in the Play Phase of a player.
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

/// A match.
#[derive(Clone, Debug)]
pub struct MatchSession {
    opening: Opening,
    duel: Arc<Duel>,
    board: Arc<Board>,
    start: Match,
    actions: Vec<Arc<PlayedAction>>,
    /// How much of what was done counts: the rest was taken back.
    at: usize,
}

impl MatchSession {
    /// Begins a match. Whether Legacy rows count is a matter of the cards that it is given (see [`Opening::Matchup`]).
    ///
    /// # Errors
    ///
    /// What cannot be played, and why.
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

    /// How it began.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What it is played with.
    pub fn duel(&self) -> &Duel {
        &self.duel
    }

    /// The cards, for their names and for saving.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The position at the start.
    pub fn first(&self) -> &Match {
        &self.start
    }

    /// Everything that was done, what was taken back too, until something else is done.
    pub fn actions(&self) -> &[Arc<PlayedAction>] {
        &self.actions
    }

    /// How many actions count.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The position.
    pub fn position(&self) -> &Match {
        self.after(self.at)
    }

    /// The position after so many actions, whether they count or not.
    fn after(&self, actions: usize) -> &Match {
        actions.checked_sub(1).and_then(|last| self.actions.get(last)).map_or(&self.start, |done| &done.after)
    }

    /// A number for the position, the same wherever the same actions were done.
    pub fn hash(&self) -> u64 {
        self.hash_of(self.at)
    }

    /// The same for the position after so many actions, whether they count or not.
    pub fn hash_of(&self, actions: usize) -> u64 {
        self.after(actions).hash(&self.duel)
    }

    /// What the player whose turn it is may do.
    pub fn legal(&self) -> Actions {
        let mut legal = Actions::default();
        self.position().legal_actions(&self.duel, &mut legal);
        legal
    }

    /// Why an action is refused, if it is.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let mut position = *self.position();
        position.play(&self.duel, action, &mut (), &mut Workspace::default()).err()
    }

    /// Does an action. What was taken back before is gone then.
    ///
    /// # Errors
    ///
    /// Why it is refused; then nothing has changed.
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

    /// A game that was played by players, from its start on: nothing of it counts yet, everything is there to go to.
    ///
    /// # Errors
    ///
    /// What cannot be played, which action is refused, or that it no longer ends as it did.
    pub fn watch(of: &sim::Game, game: Game<'_>) -> Result<Self, Vec<Diagnostic>> {
        let opening =
            Opening::Matchup { heroes: of.heroes.clone(), seed: of.seed, first: Some(of.first()), legacy: of.legacy };
        let mut play = Self::new(opening, game)?;
        let changed = |at: usize, message: String| {
            vec![Diagnostic::new(Code::MatchNotPlayable, format!("/actions/{at}"), message)]
        };
        for (at, &action) in of.actions.iter().enumerate() {
            play.act(action)
                .map_err(|_| changed(at, "the game cannot be played again: cards have changed".to_owned()))?;
        }
        let hash = format!("{:016x}", play.hash());
        if hash != of.hash {
            let message = format!("the game ended at {}, and now ends at {hash}: cards have changed", of.hash);
            return Err(changed(of.actions.len(), message));
        }
        play.go_to(0);
        Ok(play)
    }

    /// Goes back, or forth again, to where so many actions count.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.actions.len());
    }

    /// Drops what was taken back.
    pub(super) fn drop_undone(&mut self) {
        self.actions.truncate(self.at);
    }

    /// What a player of this style would do now; nothing when the match is over. The same at the same position.
    pub fn choice(&self, kind: AgentKind) -> Option<Action> {
        let mut legal = self.legal();
        if legal.as_slice().is_empty() {
            return None;
        }
        let mut agent = kind.agent(&self.duel);
        agent.begin(mix(self.hash()));
        Some(agent.choose(&self.duel, self.position(), &mut legal))
    }

    /// The position as a board, to edit it or to save it as a scenario.
    pub fn to_board(&self, game: Game<'_>) -> Tree {
        Tree::from(&self.board.write(&self.position().state, game))
    }
}
