//! Reads faulty rulesets, each with one change.

use serde_json::Value;

use super::tests::{GAMES, TINY, show};
use crate::base::Source;
use crate::kernel::rules::Game;

/// A list of changes of a game's ruleset, `from` and `to`, each with the first problem that it causes: `code`, `pointer`,
/// the name that was probably `meant`, and, where it matters, the text at its `place`.
const FAULTS: &str = include_str!("../../../../tests/suite/kernel/faults.json");

#[test]
fn faults_are_reported_where_they_are() {
    let mut wrong = Vec::new();
    let faults: Vec<Value> = serde_json::from_str(FAULTS).expect("faults");
    assert!(faults.len() > 70);
    for fault in &faults {
        let text = |member: &str| fault.get(member).and_then(Value::as_str).unwrap_or_default();
        let game = GAMES.iter().find(|(game, ..)| *game == text("game"));
        let ruleset = game.map_or(TINY, |(_, ruleset, _)| ruleset);
        assert!(ruleset.contains(text("from")), "{fault}");
        let source = Source::new("ruleset.json", ruleset.replacen(text("from"), text("to"), 1));
        let (_, problems) = Game::read(&source);
        let fits = problems.first().is_some_and(|problem| {
            let hint = problem.hints.first().map_or("", |hint| hint.text("word").unwrap_or_default());
            let place = problem.span.map_or("", |span| &source.text[span.range()]);
            (problem.code.as_str(), problem.pointer.as_str(), hint) == (text("code"), text("pointer"), text("meant"))
                && (text("place").is_empty() || text("place") == place)
        });
        let most = if game.is_some() { 2 } else { 5 };
        if !fits || problems.len() > most {
            wrong.push((fault, show(&problems)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
