//! The sandbox of a whole game (format 2): a match on the kernel, played by hand or by players, with all its questions.
//!
//! A match is a list of decisions: a position in the middle of an action is the position before it with the answers so far,
//! so every question can be gone back to. A player decides with a seed of its own for each decision: it decides the same
//! again, and `why` can say why. What is drawn follows from what the ruleset says of zones, states and numbers.

mod asked;
mod layout;
mod look;
mod opening;
mod recorder;
mod session;
mod test_hand;
mod why;

use std::sync::Arc;

pub use asked::{Asked, AskedOptions, targets};
pub use layout::{BoardRow, Half, ZoneStyle, half};
pub use look::{CardLook, Look};
pub use opening::{Opening, ScenarioBoard};
pub use recorder::{Change, Entry, Rule};
pub use session::{Decision, Point, Session};
pub use test_hand::TestHand;

use crate::base::{Name, Source, mix};
use crate::kernel::Kernel;
use crate::kernel::players::{Moment, Player};
use crate::kernel::question::{Question, place};
use crate::kernel::rules::Game;
use crate::kernel::state::Seat;
use crate::sim::{AgentKind, kernel_player};

/// A command of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TabletopCommand {
    Begin(Opening),
    /// Answers the open question with places among its options.
    Answer(Vec<u16>),
    /// Ends phases until the turn is over or somebody is asked.
    EndTurn,
    /// To the last decision that was made by hand, or one back.
    Back,
    Forward,
    /// To the position after this number of decisions.
    To(usize),
    /// Who decides for a seat; `None`: the user.
    Seat(Seat, Option<AgentKind>),
    /// The player of the seat that is asked decides, though later decisions are undone.
    Resume,
}

/// The sandbox of a whole game.
#[derive(Default)]
pub struct Tabletop {
    /// The game of the session, which is compared by its place in memory.
    game: Option<Arc<Game>>,
    session: Option<Session>,
    agents: [Option<AgentKind>; 2],
    players: [Option<Player>; 2],
    /// The boards of the project's scenarios, once they were read.
    boards: Option<Vec<ScenarioBoard>>,
    version: u64,
}

/// The seed of a player for a decision: the two seats do not decide alike, and a decision is the same after going back.
fn seed(seat: Seat, decision: usize) -> u64 {
    mix(u64::from(seat.0) ^ (decision as u64) << 1)
}

/// A question of a match as players see it.
fn moment<'m>(kernel: &'m Kernel, point: &'m Point, question: &'m Question<'m>) -> Moment<'m> {
    let before = if point.step.is_some() { &point.before } else { &point.now };
    Moment { kernel, before, step: point.step.as_ref(), given: &point.given, now: &point.now, question }
}

impl Tabletop {
    /// The match, once the game has cards.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The boards of the project's scenarios; `None`: they were not read yet.
    pub fn boards(&self) -> Option<&[ScenarioBoard]> {
        self.boards.as_deref()
    }

    /// Takes the project's scenarios.
    pub fn set_scenarios(&mut self, files: &[Source]) {
        self.boards = Some(files.iter().flat_map(ScenarioBoard::of_file).collect());
    }

    /// Increases whenever something that is shown changes.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Who decides for a seat; `None`: the user.
    pub fn agent(&self, seat: Seat) -> Option<AgentKind> {
        self.agents[seat.index()]
    }

    /// Takes a changed game: the match is played again with the same decisions, as far as they are legal in it. Without a
    /// match, the first two decks of the game begin one.
    pub fn refresh(&mut self, game: &Arc<Game>) {
        if self.game.as_ref().is_some_and(|known| Arc::ptr_eq(known, game)) {
            return;
        }
        let is_same_game = self.game.replace(Arc::clone(game)).is_some_and(|known| known.id == game.id);
        let kernel = Arc::new(Kernel::new(Game::clone(game)));
        let replayed = self.session.take().filter(|_| is_same_game).and_then(|session| session.replayed(&kernel));
        self.session = replayed.or_else(|| Session::new(&kernel, Opening::usual(game)));
        self.forget_players();
        self.version += 1;
    }

    /// Runs a command. Returns whether it was possible.
    pub fn apply(&mut self, command: TabletopCommand) -> bool {
        self.version += 1;
        if let TabletopCommand::Seat(seat, agent) = command {
            self.agents[seat.index()] = agent;
            self.players[seat.index()] = None;
            return true;
        }
        let Some(session) = &mut self.session else { return false };
        match command {
            TabletopCommand::Begin(opening) => {
                // The match before may have been on a board with cards and levers of its own.
                let own = self.game.as_ref().map(|game| Arc::new(Kernel::new(Game::clone(game))));
                let Some(begun) = Session::new(own.as_ref().unwrap_or(session.kernel()), opening) else { return false };
                *session = begun;
                self.forget_players();
                true
            }
            TabletopCommand::Answer(places) => session.answer(&places, false),
            TabletopCommand::EndTurn => session.end_turn(),
            TabletopCommand::Back => session.back(),
            TabletopCommand::Forward => session.go(session.at() + 1),
            TabletopCommand::To(at) => session.go(at),
            TabletopCommand::Resume => self.decide(),
            TabletopCommand::Seat(..) => false,
        }
    }

    /// Whether the player of a seat is asked, and nothing is undone.
    pub fn is_thinking(&self) -> bool {
        let Some(session) = &self.session else { return false };
        let asked = session.point().asked.as_ref();
        session.at() == session.decisions().len() && asked.is_some_and(|asked| self.agent(asked.by).is_some())
    }

    /// Lets the player of the seat that is asked decide once, if it is one of the program.
    pub fn advance(&mut self) -> bool {
        if !self.is_thinking() {
            return false;
        }
        self.version += 1;
        self.decide()
    }

    fn decide(&mut self) -> bool {
        let Some(session) = &mut self.session else { return false };
        let point = Arc::clone(session.shared_point());
        let Some(asked) = &point.asked else { return false };
        let Some(agent) = self.agents[asked.by.index()] else { return false };
        let kernel = Arc::clone(session.kernel());
        let seed = seed(asked.by, session.at());
        let player = self.players[asked.by.index()].get_or_insert_with(|| kernel_player(&kernel, agent, seed));
        player.begin(seed);
        let question = asked.question();
        let places = if question.count() < 2 { place(0) } else { player.decide(&moment(&kernel, &point, &question)) };
        session.answer(&places, true)
    }

    /// Players keep what the cards of their game are worth.
    fn forget_players(&mut self) {
        self.players = [None, None];
    }

    /// The names of the decks that a match can begin with.
    pub fn decks(&self) -> Vec<Name> {
        self.game.iter().flat_map(|game| game.decks.iter().map(|deck| deck.id.clone())).collect()
    }
}
