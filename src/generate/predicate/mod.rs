//! Predicates over made cards, as files of cases write them: expressions and functions in a part of Python's language,
//! without anything that could reach outside or go on for ever.

mod evaluate;
mod statements;
mod syntax;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::Value;

use super::grammar::Grammar;
use super::run::{Maker, Order};
use crate::kernel::rules::Game;
pub use evaluate::Datum;
use evaluate::{Limits, OF_ALL, OF_ONE, Scope};
use statements::Functions;

/// A case that ran: its name, and what of it does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub name: String,
    pub differs: Vec<String>,
}

/// Makes the cards of each of the cases under `generated`, at most so many of each, and asks the predicates about them.
pub fn run_cases(game: &Game, rules: &Value, contents: &Value, most: usize) -> Vec<Ran> {
    let cases = contents.get("generated").and_then(Value::as_array).into_iter().flatten();
    let lines = contents.get("prelude").and_then(Value::as_array).into_iter().flatten();
    let functions = statements::read(&lines.filter_map(Value::as_str).collect::<Vec<_>>());
    cases
        .map(|case| {
            let name = case["name"].as_str().unwrap_or_default().to_owned();
            let ran = functions.clone().and_then(|functions| run_case(game, rules, &functions, case, most));
            Ran { name, differs: ran.err().into_iter().collect() }
        })
        .collect()
}

fn run_case(game: &Game, rules: &Value, functions: &Functions, case: &Value, most: usize) -> Result<(), String> {
    let maker = Maker::new(Grammar::new(game, rules, &case["settings"]));
    let count = case["n"].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or(0).min(most);
    let order = Order { seed: case["seed"].as_u64().unwrap_or(1), locked: None, like: None };
    let run = maker.run(&order, count, &maker.registry()).map_err(|wrong| format!("{wrong:?}"))?;
    let cards = run.cards.iter().map(|made| Datum::of(&Value::Object(maker.grammar.json(&made.card))));
    let cards: Vec<Datum> = cards.collect();
    for (member, text) in case["check"].as_object().into_iter().flatten() {
        let text = text.as_str().unwrap_or_default();
        let predicate = syntax::read(text)?;
        let holds = |name: &str, value: Datum, terms: u64| {
            let limits = Limits::new(terms);
            let mut scope = Scope::new(functions, &limits, BTreeMap::from([(name, value)]));
            scope.value(&predicate).map(|found| found.is_true())
        };
        match member.as_str() {
            "each" => {
                for (at, card) in cards.iter().enumerate() {
                    if !holds("card", card.clone(), OF_ONE)? {
                        let card = Value::Object(maker.grammar.json(&run.cards[at].card));
                        return Err(format!("`{text}` does not hold for card {at}: {card}"));
                    }
                }
            }
            "whole" => {
                if !holds("cards", Datum::list(cards.clone()), OF_ALL)? {
                    return Err(format!("`{text}` does not hold for {} cards", cards.len()));
                }
            }
            other => return Err(format!("`{other}` is no kind of predicate; use `each` or `whole`")),
        }
    }
    Ok(())
}
