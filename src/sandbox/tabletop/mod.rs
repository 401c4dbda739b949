//! The sandbox of a whole game (format 2): a match on the kernel, played by hand or by players, with all its questions.
//!
//! A match is a list of decisions: a position in the middle of an action is the position before it with the answers so far,
//! so every question can be gone back to. A player decides with a seed of its own for each decision: it decides the same
//! again, and `why` can say why. What is drawn follows from what the ruleset says of zones, states and numbers.

mod asked;
mod edit;
mod kept;
mod layout;
mod look;
mod opening;
mod saved;
mod session;
mod steps;
mod test_hand;
mod trial;
mod watched;
mod why;

use std::sync::Arc;

use serde_json::Value;

pub use asked::{Asked, AskedOptions, targets};
pub use edit::{BoardEdit, EditFault, Place};
pub use kept::{LastSession, was_shown};
pub use layout::{BoardRow, Half, ZoneStyle, half};
pub use look::{CardLook, Look};
pub use opening::{Opening, Prepared};

use saved::Expectations;
pub use session::{Decision, Point, Session};
pub use test_hand::TestHand;
pub use trial::CardTrial;

use crate::base::{Name, Source, mix};
use crate::kernel::players::{Moment, Player};
use crate::kernel::question::{Question, place};
use crate::kernel::rules::Game;
use crate::kernel::state::Seat;
use crate::kernel::{Kernel, scenario};
use crate::sandbox::Expected;
use crate::sim::{AgentKind, DeckMatch, kernel_player};

/// A command of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum TabletopCommand {
    Begin(Opening),
    /// Begins a match on the board that is shown, after a change.
    Edit(BoardEdit),
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
    /// Expects a value at a path, or no longer.
    Expect(Vec<String>, Option<Value>),
    /// The player of the seat that is asked decides, though later decisions are undone.
    Resume,
    /// Shows a simulated match from its start.
    Watch(Box<DeckMatch>),
    /// Shows the position after an entry of the trace, until something else is done; `None`: that at the end again.
    ShowEntry(Option<usize>),
}

/// Matches before the one that is shown that can be gone back to.
const KEPT: usize = 100;

/// The sandbox of a whole game.
#[derive(Default)]
pub struct Tabletop {
    /// The game of the session, which is compared by its place in memory.
    game: Option<Arc<Game>>,
    session: Option<Session>,
    /// Matches before the one that is shown, as they were when it was begun, and those that were gone back from.
    earlier: Vec<Session>,
    later: Vec<Session>,
    agents: [Option<AgentKind>; 2],
    players: [Option<Player>; 2],
    /// What the project's scenarios and chapters prepare, once they were read.
    prepared: Option<Vec<Prepared>>,
    /// What a scenario that is saved expects.
    expectations: Expectations,
    /// The name of a scenario whose folder is being asked for, and what it shows.
    named: Option<(String, String)>,
    /// Why the last match that was wanted could not begin.
    fault: Option<EditFault>,
    /// An entry of the trace after which the position is shown.
    shown: Option<(usize, Arc<Point>)>,
    last_session: Option<LastSession>,
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

    /// The project's chapters, and the boards of its scenarios; `None`: they were not read yet.
    pub fn prepared(&self) -> Option<&[Prepared]> {
        self.prepared.as_deref()
    }

    /// Keeps the name of a scenario, and what it shows, while its folder is asked for.
    pub fn name_scenario(&mut self, name: String, about: String) {
        self.named = Some((name, about));
    }

    /// What [`Self::name_scenario`] has kept.
    pub fn take_scenario_name(&mut self) -> Option<(String, String)> {
        self.named.take()
    }

    /// Forgets the project's scenarios and chapters, so that they are read again.
    pub fn forget_prepared(&mut self) {
        self.prepared = None;
    }

    /// Takes the project's files of chapters, of scenarios and logs, and the ruleset.
    pub fn set_prepared(&mut self, chapters: &[Source], scenarios: &[Source], rules: &Source) {
        let Some(game) = &self.game else { return };
        let chapters = chapters.iter().filter_map(|file| Prepared::chapter(game, file));
        let boards = scenarios.iter().flat_map(|file| Prepared::boards(file, rules, game));
        self.prepared = Some(chapters.chain(boards).collect());
    }

    /// Why the match that was wanted last could not begin, once.
    pub fn take_fault(&mut self) -> Option<EditFault> {
        self.fault.take()
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
        self.shown = None;
        let is_same_game = self.game.replace(Arc::clone(game)).is_some_and(|known| known.id == game.id);
        let kernel = Arc::new(Kernel::new(Game::clone(game)));
        let replay = |session: Session| session.replayed(&kernel).filter(|_| is_same_game);
        let replayed = self.session.take().and_then(replay);
        for others in [&mut self.earlier, &mut self.later] {
            *others = std::mem::take(others).into_iter().filter_map(replay).collect();
        }
        let resumed = self.take_last_session(&kernel);
        self.session = replayed.or(resumed).or_else(|| Session::new(&kernel, Opening::usual(game)).ok());
        self.forget_players();
        self.version += 1;
    }

    /// The position that is shown: that of the session, or after an entry of its trace.
    pub fn shown(&self) -> Option<&Point> {
        let shown = self.shown.as_ref().map(|(_, point)| &**point);
        shown.or_else(|| self.session.as_ref().map(Session::point))
    }

    /// The entry of the trace after which the position is shown.
    pub fn shown_entry(&self) -> Option<usize> {
        self.shown.as_ref().map(|(entry, _)| *entry)
    }

    /// The entry of the trace before or after the one that is shown, of those that a list of what happened has; `None`:
    /// none is shown, or it is the first or the last.
    pub fn next_entry(&self, is_forth: bool) -> Option<usize> {
        let (shown, session) = (self.shown_entry()?, self.session.as_ref()?);
        let entries = session.trace(session.at());
        let mut listed = (0..entries.len()).filter(|&at| entries[at].is_listed());
        if is_forth { listed.find(|&at| at > shown) } else { listed.rfind(|&at| at < shown) }
    }

    /// Runs a command. Returns whether it was possible.
    pub fn apply(&mut self, command: TabletopCommand) -> bool {
        self.version += 1;
        let shown = self.shown.take();
        if let TabletopCommand::ShowEntry(entry) = command {
            let Some(entry) = entry else { return true };
            let point = self.session.as_ref().and_then(|session| session.after_entry(entry));
            self.shown = point.map(|point| (entry, Arc::new(point)));
            return self.shown.is_some();
        }
        if let TabletopCommand::Seat(seat, agent) = command {
            self.agents[seat.index()] = agent;
            self.players[seat.index()] = None;
            return true;
        }
        if let TabletopCommand::Expect(path, value) = command {
            self.expectations.retain(|(known, _)| *known != path);
            self.expectations.extend(value.map(|value| (path, value)));
            return true;
        }
        let Some(session) = &mut self.session else { return false };
        // The match before may have had cards, levers and rules of its own.
        let game = self.game.clone();
        let own = |session: &Session| {
            game.as_ref().map_or_else(|| Arc::clone(session.kernel()), |game| Arc::new(Kernel::new(Game::clone(game))))
        };
        match command {
            TabletopCommand::Begin(opening) => {
                let mut steps = Ok(());
                let is_lenient = opening.prepared.as_ref().is_some_and(Prepared::is_lenient);
                let begun = Session::new(&own(session), opening).map(|mut begun| {
                    steps = begun.take_prepared_steps();
                    begun
                });
                let has_begun = self.begin(begun.map_err(EditFault::Board));
                if has_begun {
                    self.expectations.clear();
                    self.fault = steps.err().filter(|_| !is_lenient).map(EditFault::Board);
                }
                has_begun
            }
            TabletopCommand::Edit(edit) => {
                let point = shown.as_ref().map_or_else(|| session.point(), |(_, point)| point);
                let begun = edit::edited(session, point, &edit)
                    .and_then(|opening| Session::new(&own(session), opening).map_err(EditFault::Edited));
                self.begin(begun)
            }
            TabletopCommand::Watch(of) => {
                let begun = Session::watched(&own(session), &of);
                let has_begun = self.begin(begun.ok_or(EditFault::Changed));
                if has_begun {
                    self.agents = [None, None];
                }
                has_begun
            }
            TabletopCommand::Answer(places) => {
                self.later.clear();
                session.answer(&places, false)
            }
            TabletopCommand::EndTurn => {
                self.later.clear();
                session.end_turn()
            }
            TabletopCommand::Back if session.at() == 0 => self.turn_back(),
            TabletopCommand::Back => session.back(),
            TabletopCommand::Forward if session.at() == session.decisions().len() => self.turn_forward(),
            TabletopCommand::Forward => session.go(session.at() + 1),
            TabletopCommand::To(at) => session.go(at),
            TabletopCommand::Resume => self.decide(),
            TabletopCommand::Seat(..) | TabletopCommand::Expect(..) | TabletopCommand::ShowEntry(_) => false,
        }
    }

    /// Shows a match that has begun; the one before can be gone back to.
    fn begin(&mut self, begun: Result<Session, EditFault>) -> bool {
        match begun {
            Ok(begun) => {
                self.earlier.extend(self.session.replace(begun));
                if self.earlier.len() > KEPT {
                    self.earlier.remove(0);
                }
                self.later.clear();
                self.forget_players();
                true
            }
            Err(fault) => {
                self.fault = Some(fault);
                false
            }
        }
    }

    /// To the match before this one was begun.
    fn turn_back(&mut self) -> bool {
        let Some(before) = self.earlier.pop() else { return false };
        self.later.extend(self.session.replace(before));
        self.forget_players();
        true
    }

    fn turn_forward(&mut self) -> bool {
        let Some(after) = self.later.pop() else { return false };
        self.earlier.extend(self.session.replace(after));
        self.forget_players();
        true
    }

    /// Whether [`TabletopCommand::Back`] leads somewhere.
    pub fn can_go_back(&self) -> bool {
        !self.earlier.is_empty() || self.session.as_ref().is_some_and(|session| session.at() > 0)
    }

    /// Whether [`TabletopCommand::Forward`] leads somewhere.
    pub fn can_go_on(&self) -> bool {
        let is_undone = |session: &Session| session.at() < session.decisions().len();
        !self.later.is_empty() || self.session.as_ref().is_some_and(is_undone)
    }

    /// The expectations, each compared with the position at the end of the trace.
    pub fn expected(&self) -> Vec<Expected> {
        self.session.as_ref().map(|session| saved::compared(session, &self.expectations)).unwrap_or_default()
    }

    /// What can be expected of the position at the end of the trace, by its path.
    pub fn facts(&self) -> Expectations {
        let facts = |session: &Session| scenario::facts(session.rules(), &session.point().now);
        self.session.as_ref().map(facts).unwrap_or_default()
    }

    /// The text of a scenario that leads to the position that is shown; `None` without a match.
    ///
    /// # Errors
    ///
    /// What differs when the scenario is run.
    pub fn scenario(&self, name: &str, about: &str) -> Option<Result<String, String>> {
        let (game, session) = (self.game.as_ref()?, self.session.as_ref()?);
        Some(saved::written(game, session, name, about, &self.expectations))
    }

    /// Whether the player of a seat is asked, and nothing is undone.
    pub fn is_thinking(&self) -> bool {
        let Some(session) = self.session.as_ref().filter(|_| self.shown.is_none()) else { return false };
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
