//! The log of a match as a file: how it began, every action, and the hash of the position they lead to.
//!
//! ```json
//! { "game": "starfall", "heroes": ["…", "…"], "seed": 7, "first": "self",
//!   "actions": [{ "play": 3, "target": 1 }, { "ability": true }, { "attack": 0 }, { "end": true }], "hash": "…" }
//! ```
//!
//! Instead of `heroes` and `seed` there may be a `board`, with `active` for whose turn it is. `"legacy": false` means a
//! match without the rows of Legacy, and `at` for the position that is shown, where that is not the last one.

use std::sync::Arc;

use super::match_session::{MatchSession, Opening};
use super::tree::Tree;
use crate::base::json::Node;
use crate::base::reader::{Path, Reader, mismatch, read_file};
use crate::base::{Code, Diagnostic, Message, Name, Severity, Source};
use crate::engine::board::SIDES;
use crate::engine::{Game, Library, Side};
use crate::message;
use crate::play::{Action, Phase, Refusal};

/// Members of a log.
const MEMBERS: [&str; 10] = ["game", "heroes", "seed", "first", "legacy", "board", "active", "actions", "at", "hash"];

/// Whether a file is the log of a match and not a scenario.
pub fn is_log(tree: &Tree) -> bool {
    tree.get("actions").is_some()
}

/// Writes the log up to the current position.
pub fn write(play: &MatchSession, game: &Name) -> Tree {
    let mut counts = play.clone();
    counts.drop_undone();
    write_all(&counts, game)
}

/// Writes the log with all actions, including undone ones, and the current position.
pub fn write_all(play: &MatchSession, game: &Name) -> Tree {
    let mut tree = Tree::object();
    tree.set("game", Tree::text(game));
    let side = |side: Side| Tree::text(SIDES[side.index()]);
    match play.opening() {
        Opening::Matchup { heroes, seed, first, legacy } => {
            tree.set("heroes", Tree::List(heroes.iter().map(|hero| Tree::text(hero)).collect()));
            tree.set("seed", Tree::seed(*seed));
            if let Some(first) = first {
                tree.set("first", side(*first));
            }
            if !legacy {
                tree.set("legacy", Tree::flag(false));
            }
        }
        Opening::Board { board, active } => {
            tree.set("board", (**board).clone());
            tree.set("active", side(*active));
        }
    }
    tree.set("actions", Tree::List(play.actions().iter().map(|done| action(done.action)).collect()));
    if play.at() < play.actions().len() {
        tree.set("at", Tree::number(i64::try_from(play.at()).unwrap_or(0)));
    }
    tree.set("hash", Tree::text(&format!("{:016x}", play.hash_of(play.actions().len()))));
    tree
}

fn action(action: Action) -> Tree {
    let mut tree = Tree::object();
    let target = match action {
        Action::Play { at, target } => {
            tree.set("play", Tree::number(at.into()));
            target
        }
        Action::Ability { target } => {
            tree.set("ability", Tree::flag(true));
            target
        }
        Action::Attack { by, target } => {
            tree.set("attack", Tree::number(by.into()));
            target
        }
        Action::End => {
            tree.set("end", Tree::flag(true));
            None
        }
    };
    if let Some(target) = target {
        tree.set("target", Tree::number(target.into()));
    }
    tree
}

/// Reads a log and replays it. If an action is refused or the hash differs, the match ends there, and the problem is
/// reported as a warning or an error.
///
/// `plain` compiles the cards without Legacy; it is called only for a match that needs them.
pub fn read(
    source: &Source,
    game: Game<'_>,
    plain: impl FnOnce() -> Library,
) -> (Option<MatchSession>, Vec<Diagnostic>) {
    read_file(source, |file| replay(file, game, plain))
}

fn replay(mut file: Reader<'_, '_>, game: Game<'_>, plain: impl FnOnce() -> Library) -> Option<MatchSession> {
    let name = file.text("game");
    if let Some(name) = name.filter(|name| name != game.rules.game.as_str()) {
        let message = message!("problem-game", found = &*name, game = &game.rules.game);
        file.problems().push(Diagnostic::new(Code::GameMismatch, "/game", message));
        return None;
    }
    let opening = opening(&mut file)?;
    let actions = file.list("actions");
    let hash = file.text("hash");
    let shown = file.take("at").and_then(Node::integer).and_then(|at| usize::try_from(at).ok());
    file.finish(&MEMBERS);
    let play = if matches!(opening, Opening::Matchup { legacy: false, .. }) {
        MatchSession::new(opening, Game { rules: game.rules, library: &plain() })
    } else {
        MatchSession::new(opening, game)
    };
    let mut play = match play {
        Ok(play) => play,
        Err(problems) => {
            file.problems().extend(problems);
            return None;
        }
    };
    let above = file.path();
    let path = above.key("actions");
    for (at, node) in actions.into_iter().enumerate() {
        let Some(action) = read_action(node, path.item(at), file.problems()) else { return Some(play) };
        if let Err(refusal) = play.act(action) {
            let message = message!("problem-action-refused", reason = refusal_message(refusal));
            file.problems().push(Diagnostic::new(Code::StepInvalid, path.item(at).to_string(), message));
            return Some(play);
        }
    }
    let now = format!("{:016x}", play.hash());
    if let Some(hash) = hash.filter(|hash| **hash != now) {
        let message = message!("problem-log-changed", hash = &*hash, now = now);
        let problem = Diagnostic::new(Code::ExpectationFailed, above.key("hash").to_string(), message);
        file.problems().push(problem.severity(Severity::Warning));
    }
    if let Some(shown) = shown {
        play.go_to(shown);
    }
    Some(play)
}

fn opening(file: &mut Reader<'_, '_>) -> Option<Opening> {
    let above = file.path();
    let active = side(file, "active");
    let first = side(file, "first");
    let legacy = file.take("legacy").is_none_or(|node| {
        node.boolean().unwrap_or_else(|| {
            file.problems().push(mismatch(node, above.key("legacy"), "expected-flag"));
            true
        })
    });
    if let Some(board) = file.take("board") {
        let board = Arc::new(Tree::read(board.raw()).ok()?);
        return Some(Opening::Board { board, active: active.unwrap_or(Side::First) });
    }
    let heroes = file.texts("heroes");
    let seed = match file.take("seed") {
        None => 0,
        Some(node) => {
            let text = node.string();
            if let Ok(seed) = text.as_deref().unwrap_or(node.raw()).parse() {
                seed
            } else {
                let problem = mismatch(node, above.key("seed"), "expected-seed");
                file.problems().push(problem);
                return None;
            }
        }
    };
    let [one, other] = heroes.as_slice() else {
        let message = message!("problem-log-heroes");
        file.problems().push(Diagnostic::new(Code::MatchNotPlayable, above.key("heroes").to_string(), message));
        return None;
    };
    let heroes = [one, other].map(|hero| Name::from(&**hero));
    Some(Opening::Matchup { heroes, seed, first, legacy })
}

fn side(file: &mut Reader<'_, '_>, member: &str) -> Option<Side> {
    let name = file.text(member)?;
    Side::BOTH.into_iter().find(|side| SIDES[side.index()] == name)
}

fn read_action(node: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<Action> {
    let place = |name: &str| node.member(name).and_then(Node::integer).and_then(|at| u8::try_from(at).ok());
    let target = place("target");
    let found = if let Some(at) = place("play") {
        Some(Action::Play { at, target })
    } else if let Some(by) = place("attack") {
        Some(Action::Attack { by, target })
    } else if node.member("ability").is_some() {
        Some(Action::Ability { target })
    } else {
        node.member("end").map(|_| Action::End)
    };
    if found.is_none() {
        problems.push(mismatch(node, path, "expected-action"));
    }
    found
}

fn refusal_message(refusal: Refusal) -> Message {
    match refusal {
        Refusal::Costs { cost, has, .. } => message!("problem-refused-cost", cost = cost, has = has),
        Refusal::Cooling(turns) => message!("problem-refused-cooldown", turns = turns),
        Refusal::Over | Refusal::OnlyIn(Phase::Over(_)) => message!("problem-refused-over"),
        Refusal::OnlyIn(Phase::Play) => message!("problem-refused-in-battle"),
        Refusal::OnlyIn(Phase::Battle) => message!("problem-refused-before-battle"),
        Refusal::NoCard => message!("problem-refused-no-card"),
        Refusal::Unplayable => message!("problem-refused-unplayable"),
        Refusal::Full(_) => message!("problem-refused-no-room"),
        Refusal::Arrived => message!("problem-refused-arrived"),
        Refusal::Attacked => message!("problem-refused-attacked"),
        Refusal::NoTarget => message!("problem-refused-no-target"),
    }
}
