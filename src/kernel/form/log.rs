//! Logs of matches of format 1 as scenarios of form 2: a match begins with two decks, or on a board, and each action is a
//! step.

use serde_json::Value;

use super::convert::Object;
use super::parts::{Part, line, quoted};
use super::scenario::{SIDES, Words, translated, whole};
use crate::base::json::{self, Node};
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Code, Diagnostic, Source};
use crate::kernel::rules::Game;
use crate::message;

/// Members of a log.
const MEMBERS: [&str; 10] = ["game", "heroes", "seed", "first", "legacy", "board", "active", "actions", "at", "hash"];

/// Whether a file is the log of a match of format 1.
pub fn is_log(text: &str) -> bool {
    json::parse(text).is_ok_and(|root| root.member("actions").is_some())
}

/// A log in form 2; its decks have the ids of their heroes. What the hash and the shown position say is left to the reader.
pub fn log_to_form_2(source: &Source, rules: &Source, game: &Game) -> (Option<String>, Vec<Diagnostic>) {
    translated(source, rules, game, log)
}

fn log(words: &Words<'_>, file: &mut Reader<'_, '_>) -> Option<String> {
    let above = file.path();
    let mut members = vec![("form".to_owned(), Part::Line("2".to_owned()))];
    if let Some(game) = file.take("game") {
        members.push(("game".to_owned(), Part::Line(line(game))));
    }
    let mut steps = Vec::new();
    let mut board = Vec::new();
    let legacy = file.take("legacy");
    if let Some(node) = file.take("board") {
        board = words.board(&mut Reader::open(node, above.key("board"), file.problems()));
        if let Some(active) = file.take("active") {
            board.push(("active".to_owned(), Part::Line(line(active))));
        }
    } else {
        let heroes = file.texts("heroes");
        let [one, other] = &heroes[..] else {
            let message = message!("problem-log-heroes");
            let pointer = above.key("heroes").to_string();
            file.problems().push(Diagnostic::new(Code::MatchNotPlayable, pointer, message));
            return None;
        };
        if let Some(seed) = file.take("seed") {
            board.push(("seed".to_owned(), Part::Line(line(seed))));
        }
        let mut start = format!("{{ \"decks\": {{ \"self\": {}, \"opponent\": {} }}", quoted(one), quoted(other));
        if let Some(first) = file.take("first") {
            start.push_str(", \"first\": ");
            start.push_str(&line(first));
        }
        steps.push(Part::Line(format!("{{ \"start\": {start} }} }}")));
    }
    if let Some(legacy) = legacy {
        board.push(("legacy".to_owned(), Part::Line(line(legacy))));
    }
    let actions = file.list("actions");
    let path = above.key("actions");
    for (at, action) in actions.into_iter().enumerate() {
        steps.extend(step(action, path.item(at), file.problems()).map(Part::Line));
    }
    members.push(("board".to_owned(), Part::lines(board)));
    members.push(("steps".to_owned(), Part::list(steps)));
    for name in MEMBERS {
        let _ = file.take(name);
    }
    file.finish(&MEMBERS);
    Some(whole(members))
}

/// An action in the words of logs of format 1, such as `attack 1 target 0`, as a step of form 2.
pub fn step_of_words(words: &str) -> Option<Value> {
    let (deed, target) = words.split_once(" target ").map_or((words, None), |(deed, target)| (deed, Some(target)));
    let (name, place) = deed.split_once(' ').map_or((deed, "true"), |(name, place)| (name, place));
    let mut action = Object::default();
    action.add(name, place);
    if let Some(target) = target {
        action.add("target", target);
    }
    let text = action.close();
    let step = step(json::parse(&text).ok()?, Path::Root, &mut Vec::new())?;
    serde_json::from_str(&step).ok()
}

/// An action: places are those in the zones that it chooses from.
fn step(action: Node<'_>, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<String> {
    let place = |name: &str| action.member(name).and_then(Node::integer).and_then(|at| u8::try_from(at).ok());
    let named = |place: u8| quoted(&format!(".{place}"));
    let mut object = Object::default();
    if let Some(at) = place("play") {
        object.add("play", &named(at));
    } else if let Some(at) = place("attack") {
        object.add("attack", &named(at));
        let target = place("target").map_or_else(|| quoted(SIDES[1]), named);
        object.add("target", &target);
    } else if action.member("ability").is_some() {
        object.add("ability", "true");
    } else if action.member("end").is_some() {
        object.add("end_phase", "true");
    } else {
        problems.push(mismatch(action, path, "expected-action"));
        return None;
    }
    if action.member("attack").is_none() && action.member("end").is_none() {
        // Without a target the rules choose one.
        object.add("aim", &place("target").map_or_else(|| "false".to_owned(), named));
    }
    Some(super::scenario::one_line(&object.close()))
}
