//! The commands of matches: starting, watching, stepping through actions, automatic players.

use super::command::{AutoplayScope, Command, SandboxError};
use super::match_session::{MatchSession, Opening};
use super::{Label, Sandbox, Source};
use crate::base::Diagnostic;
use crate::engine::{Game, Library};
use crate::sim::{self, AgentKind, without_legacy};

/// A limit for automatic players; every match ends long before.
const MOST_ACTIONS: usize = 20_000;

impl Sandbox {
    /// Steps through the actions of a match. Returns false if there is nothing to step to, so that a card may resolve
    /// instead.
    pub(super) fn passes(&mut self, command: &Command) -> bool {
        let Some(play) = &self.snapshot.play else { return false };
        let (at, all) = (play.at(), play.actions().len());
        match command {
            Command::Back => self.actions_to(at.saturating_sub(1)),
            Command::Restart => self.actions_to(0),
            Command::Step if at < all => self.actions_to(at + 1),
            Command::Resolve if at < all => self.actions_to(all),
            _ => return false,
        }
        true
    }

    /// Goes to the position after this number of actions. Several such commands in a row are one undo step.
    pub(super) fn actions_to(&mut self, at: usize) {
        let Some(mut play) = self.snapshot.play.clone().filter(|play| play.at() != at) else { return };
        play.go_to(at);
        let label = "sandbox-undo-take-back";
        if self.undo_label() == Some(label) {
            self.redo.clear();
            self.version += 1;
        } else {
            self.remember(label);
        }
        self.snapshot.play = Some(play);
    }

    pub(super) fn begin_match(&mut self, opening: Opening, source: Source<'_>) -> Result<(), SandboxError> {
        let play = match opening {
            Opening::Matchup { legacy: false, .. } => {
                MatchSession::new(opening, Game { rules: source.rules, library: &library(false, source) })
            }
            _ => MatchSession::new(opening, self.game(source.rules)),
        };
        self.start_match(play.map_err(first_error)?, "do-new-match");
        Ok(())
    }

    /// Loads a simulated game and goes to its start.
    pub(super) fn watch(&mut self, game: &sim::Game, source: Source<'_>) -> Result<(), SandboxError> {
        let library = library(game.legacy, source);
        let play = MatchSession::watch(game, Game { rules: source.rules, library: &library }).map_err(first_error)?;
        self.start_match(play, "sandbox-watch");
        Ok(())
    }

    /// Starts a match session.
    pub(super) fn start_match(&mut self, play: MatchSession, label: Label) {
        self.remember(label);
        self.open_question = None;
        self.snapshot.play = Some(play);
    }

    pub(super) fn autoplay(&mut self, kind: AgentKind, how: AutoplayScope) -> Result<(), SandboxError> {
        let Some(mut play) = self.snapshot.play.clone() else { return Ok(()) };
        let active = play.position().active;
        for _ in 0..MOST_ACTIONS {
            let Some(action) = play.choice(kind) else { break };
            play.act(action).map_err(SandboxError::Rule)?;
            let continues = match how {
                AutoplayScope::Action => false,
                AutoplayScope::Turn => play.position().active == active,
                AutoplayScope::Match => true,
            };
            if !continues {
                break;
            }
        }
        self.remember("sandbox-undo-action");
        self.snapshot.play = Some(play);
        Ok(())
    }
}

/// Compiles the project's cards as the simulator does: without the settings of a board, and optionally without Legacy.
pub(super) fn library(legacy: bool, source: Source<'_>) -> Library {
    let Source { rules, registry, checked, .. } = source;
    if legacy {
        Library::of(rules, &registry.cards, &registry.heroes, checked)
    } else {
        without_legacy(rules, &registry.cards, &registry.heroes, checked)
    }
}

/// Returns the first problem.
fn first_error(problems: Vec<Diagnostic>) -> SandboxError {
    problems.into_iter().next().map_or(SandboxError::NothingPicked, SandboxError::from)
}
