//! The expectations of a scenario as a list of values, each with the value found instead.

use super::tree::Tree;
use crate::engine::{Board, Game, State, scenario};

/// One expected value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The path from the board, such as `self`, `shield`.
    pub path: Vec<String>,
    /// The expected value as it is written.
    pub value: String,
    /// The value found instead; `None` if the expectation is met.
    pub found: Option<String>,
}

impl Expected {
    /// Returns the path as one word: `self.shield`.
    pub fn name(&self) -> String {
        self.path.join(".")
    }
}

/// Returns the expected values, each compared with a state.
pub fn expected(tree: &Tree, board: &Board, state: &State, game: Game<'_>) -> Vec<Expected> {
    let mut lines = Vec::new();
    if let Some(expect) = tree.get("expect") {
        leaves(expect, &mut Vec::new(), &mut lines);
    }
    let file = board.write(state, game);
    for line in &mut lines {
        let mut alone = Tree::object();
        let Some((last, above)) = line.path.split_last() else { continue };
        if let Some(at) = alone.at_mut(above.iter().map(String::as_str)) {
            at.set(last, Tree::Leaf(line.value.as_str().into()));
        }
        if !scenario::compare(board, state, &alone.write(), game).is_empty() {
            line.found = Some(found(&file, &line.path));
        }
    }
    lines
}

/// Returns the value at a path as a short text.
fn found(file: &serde_json::Value, path: &[String]) -> String {
    let at = path.iter().try_fold(file, |value, step| match value {
        serde_json::Value::Array(items) => items.get(step.parse::<usize>().ok()?),
        other => other.get(step),
    });
    match at {
        Some(serde_json::Value::Array(cards)) => cards.len().to_string(),
        Some(value) => crate::base::reader::shorten(&value.to_string()),
        None => "–".to_owned(),
    }
}

/// Collects the expected values. A list is one value, because its cards and its length are compared together.
fn leaves(tree: &Tree, path: &mut Vec<String>, into: &mut Vec<Expected>) {
    match tree {
        Tree::Object(members) if !members.is_empty() => {
            for (name, value) in members {
                path.push(name.to_string());
                leaves(value, path, into);
                path.pop();
            }
        }
        other if !path.is_empty() => {
            let mut value = String::new();
            other.inline(&mut value);
            into.push(Expected { path: path.clone(), value, found: None });
        }
        _ => {}
    }
}

/// Sets the expected value at a path.
pub fn expect(tree: &mut Tree, path: &[String], value: Tree) {
    let expect = tree.member("expect");
    if let Some(at) = expect.at_mut(path.iter().map(String::as_str)) {
        *at = value;
    }
}

/// Removes the expectation at a path, and objects that become empty.
pub fn forget(tree: &mut Tree, path: &[String]) {
    let Some(expect) = tree.get("expect").cloned() else { return };
    let mut expect = expect;
    prune(&mut expect, path);
    if expect == Tree::object() {
        tree.remove("expect");
    } else {
        tree.set("expect", expect);
    }
}

fn prune(tree: &mut Tree, path: &[String]) {
    let Some((first, rest)) = path.split_first() else { return };
    let is_empty = match (rest.is_empty(), tree.get(first).is_some()) {
        (_, false) => return,
        (true, true) => true,
        (false, true) => {
            let below = tree.member(first);
            prune(below, rest);
            *below == Tree::object()
        }
    };
    if is_empty {
        tree.remove(first);
    }
}
