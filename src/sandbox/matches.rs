//! Matches in the sandbox: begun, watched, gone through to and fro, played by players.

use super::command::{Command, How, SandboxError};
use super::play::{Opening, Play};
use super::{Label, Sandbox, Source};
use crate::base::Diagnostic;
use crate::engine::{Game, Library};
use crate::sim::{self, Style, without_legacy};

/// Actions that a match is played on at most by itself: every match ends long before.
const MOST_ACTIONS: usize = 20_000;

impl Sandbox {
    /// In a match: goes to and fro in what was done. False where there is nothing to go to, and a card may resolve.
    pub(super) fn passes(&mut self, command: &Command) -> bool {
        let Some(play) = &self.scene.play else { return false };
        let (at, all) = (play.at(), play.done().len());
        match command {
            Command::Back => self.actions_to(at.saturating_sub(1)),
            Command::Restart => self.actions_to(0),
            Command::Step if at < all => self.actions_to(at + 1),
            Command::Resolve if at < all => self.actions_to(all),
            _ => return false,
        }
        true
    }

    /// Goes to where so many actions of the match count. However often, it is one step to take back.
    pub(super) fn actions_to(&mut self, at: usize) {
        let Some(mut play) = self.scene.play.clone().filter(|play| play.at() != at) else { return };
        play.go_to(at);
        let label = "sandbox-undo-take-back";
        if self.undo_label() == Some(label) {
            self.redo.clear();
            self.version += 1;
        } else {
            self.remember(label);
        }
        self.scene.play = Some(play);
    }

    pub(super) fn begin_play(&mut self, opening: Opening, source: Source<'_>) -> Result<(), SandboxError> {
        let play = match opening {
            Opening::Matchup { legacy: false, .. } => {
                Play::new(opening, Game { rules: source.rules, library: &library(false, source) })
            }
            _ => Play::new(opening, self.game(source.rules)),
        };
        self.take_play(play.map_err(first_of)?, "do-new-match");
        Ok(())
    }

    /// A game of a simulation stands at its start.
    pub(super) fn watch(&mut self, game: &sim::Game, source: Source<'_>) -> Result<(), SandboxError> {
        let library = library(game.legacy, source);
        let play = Play::watch(game, Game { rules: source.rules, library: &library }).map_err(first_of)?;
        self.take_play(play, "sandbox-watch");
        Ok(())
    }

    /// Takes a match that has begun.
    pub(super) fn take_play(&mut self, play: Play, label: Label) {
        self.remember(label);
        self.asking = None;
        self.scene.play = Some(play);
    }

    pub(super) fn let_play(&mut self, style: Style, how: How) -> Result<(), SandboxError> {
        let Some(mut play) = self.scene.play.clone() else { return Ok(()) };
        let active = play.position().active;
        for _ in 0..MOST_ACTIONS {
            let Some(action) = play.choice(style) else { break };
            play.act(action).map_err(SandboxError::Rule)?;
            let goes_on = match how {
                How::One => false,
                How::Turn => play.position().active == active,
                How::End => true,
            };
            if !goes_on {
                break;
            }
        }
        self.remember("sandbox-undo-action");
        self.scene.play = Some(play);
        Ok(())
    }
}

/// The project's cards as players of a simulation have them: under no board's settings, and without Legacy if it does
/// not count.
pub(super) fn library(legacy: bool, source: Source<'_>) -> Library {
    let Source { rules, registry, .. } = source;
    if legacy {
        Library::of(rules, &registry.cards, &registry.heroes)
    } else {
        without_legacy(rules, &registry.cards, &registry.heroes)
    }
}

/// What stands against it first.
fn first_of(problems: Vec<Diagnostic>) -> SandboxError {
    problems.into_iter().next().map_or(SandboxError::NothingPicked, SandboxError::from)
}
