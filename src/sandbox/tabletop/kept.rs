//! The match between sessions of the program: how it began, and all decisions in words, so that it is played again with
//! the cards and rules as they are then.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Opening, Prepared, Session, Tabletop};
use crate::base::{Name, Source};
use crate::kernel::{Kernel, form};
use crate::sim::AgentKind;

/// A decision in the words of logs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    pub words: String,
    /// A player of the program has decided.
    pub automatic: bool,
}

/// A match as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The id of the game.
    game: Name,
    /// Whether it was shown, and not the board.
    shown: bool,
    opening: Opening,
    /// All decisions, also those that are undone.
    decisions: Vec<Logged>,
    /// How many decisions lead to the position that is shown.
    at: usize,
    /// The kinds of players that decide, by seat; `None`: the user.
    players: [Option<String>; 2],
}

/// The file of the last session's match, until its game is known.
pub struct LastSession {
    pub file: Source,
    /// The ruleset, for logs of format 1.
    pub rules: Source,
}

/// Whether the match of a file was shown when it was kept.
pub fn was_shown(text: &str) -> bool {
    serde_json::from_str::<Kept>(text).is_ok_and(|kept| kept.shown)
}

impl Tabletop {
    /// The match as the text of a file; `None` without a match.
    pub fn kept(&self, shown: bool) -> Option<String> {
        let session = self.session.as_ref()?;
        let kept = Kept {
            game: self.game.as_ref()?.id.clone(),
            shown,
            opening: session.opening().clone(),
            decisions: session.logged(),
            at: session.at(),
            players: self.agents.map(|agent| agent.map(|agent| agent.name().to_owned())),
        };
        serde_json::to_string(&kept).ok()
    }

    /// Takes the file of the last session's match, which is played again once the game is known.
    pub fn resume(&mut self, last: LastSession) {
        self.last_session = Some(last);
    }

    /// The match of the last session, played as far as its decisions are legal in the game; `None`: the file has none of
    /// this game.
    pub(super) fn take_last_session(&mut self, kernel: &Arc<Kernel>) -> Option<Session> {
        let LastSession { file, rules } = self.last_session.take()?;
        if form::is_log(&file.text) {
            let prepared = Prepared::boards(&file, &rules, &kernel.game).into_iter().next();
            let mut session = Session::new(kernel, Opening { prepared, ..Opening::usual(&kernel.game) }).ok()?;
            // What is no longer legal is left out.
            let _ = session.take_prepared_steps();
            return Some(session);
        }
        let kept: Kept = serde_json::from_str(&file.text).ok()?;
        if kept.game != kernel.game.id {
            return None;
        }
        let session = Session::new(kernel, kept.opening).ok()?.with_decisions(&kept.decisions, kept.at);
        let kind = |name: String| AgentKind::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, kind)| kind);
        self.agents = kept.players.map(|player| player.and_then(kind));
        Some(session)
    }
}

/// Shared values as values of their own.
pub mod shared {
    use super::{Arc, Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize, S: Serializer>(value: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
        T::serialize(value, to)
    }

    pub fn deserialize<'d, T: Deserialize<'d>, D: Deserializer<'d>>(from: D) -> Result<Arc<T>, D::Error> {
        T::deserialize(from).map(Arc::new)
    }
}
