//! Logs of format 1.

use serde_json::{Value, json};
use ses_studio::engine::Side;

use super::{Action, Opening, RustMatch};

impl RustMatch {
    /// The log with all actions, and `shown` of them up to the position that is shown.
    pub fn log(&self, game: &str, shown: Option<usize>) -> Value {
        let side = |side: Side| ["self", "opponent"][side.index()];
        let mut log = json!({ "game": game });
        match &self.opening {
            Opening::Matchup { heroes, seed, first, legacy } => {
                log["heroes"] = json!(heroes);
                // Larger seeds than a reader of JSON keeps exactly are texts.
                log["seed"] = if *seed < 1 << 53 { json!(seed) } else { json!(seed.to_string()) };
                if let Some(first) = first {
                    log["first"] = side(*first).into();
                }
                if !legacy {
                    log["legacy"] = false.into();
                }
            }
            Opening::Board { board, active } => {
                log["board"] = board.clone();
                log["active"] = side(*active).into();
            }
        }
        log["actions"] = self.actions().map(action).collect();
        if let Some(shown) = shown {
            log["at"] = shown.into();
        }
        log["hash"] = format!("{:016x}", self.hash_of(self.actions.len())).into();
        log
    }
}

fn action(action: Action) -> Value {
    let (mut written, target) = match action {
        Action::Play { at, target } => (json!({ "play": at }), target),
        Action::Ability { target } => (json!({ "ability": true }), target),
        Action::Attack { by, target } => (json!({ "attack": by }), target),
        Action::End => (json!({ "end": true }), None),
    };
    if let Some(target) = target {
        written["target"] = target.into();
    }
    written
}
