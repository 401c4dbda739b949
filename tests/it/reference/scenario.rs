//! Scenarios for the reference evaluator: steps on a board, and what must be true afterwards.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::board::record;
use super::differences;
use super::game::{Event, Game};
use super::random::Random;

/// What became of a scenario.
pub struct Outcome {
    /// What is not as it expects, one line each.
    pub differences: Vec<String>,
    /// The operations that were applied, the triggers that were answered, the conditions and how they turned out.
    pub seen: BTreeSet<String>,
}

/// Takes the steps of a scenario.
pub fn run(scenario: &Value) -> Outcome {
    let mut found = Vec::new();
    let mut random = Random(scenario["seed"].as_u64().unwrap_or(0));
    let mut pick = |held| random.below(held);
    let legacy_exact = scenario["settings"]["legacy_matching"] == "exact";
    let mut game = Game::read(scenario, legacy_exact, &mut pick);
    for (index, step) in scenario["steps"].as_array().unwrap().iter().enumerate() {
        let choices = step["choices"].as_array().cloned().unwrap_or_default();
        game.choices = choices.iter().map(|choice| usize::try_from(choice.as_u64().unwrap()).unwrap()).collect();
        take(&mut game, step);
        if !game.choices.is_empty() {
            found.push(format!("/steps/{index}: {} choices that nobody asks for", game.choices.len()));
        }
        let expect = step.get("expect").cloned().unwrap_or(json!({}));
        let differing = differences(&expect, &game.write(scenario));
        found.extend(differing.into_iter().map(|difference| format!("/steps/{index}/expect{difference}")));
    }
    let differing = differences(&scenario["expect"], &game.write(scenario));
    found.extend(differing.into_iter().map(|difference| format!("/expect{difference}")));
    Outcome { differences: found, seen: game.seen }
}

fn take(game: &mut Game<'_>, step: &Value) {
    let who = usize::from(step["by"] == "opponent");
    if step["end_turn"] == json!(true) {
        game.end_turn();
    } else if let Some(card) = step.get("resolve") {
        let hero = record("heroes", card);
        if let Some(ability) = hero["ability"].as_array() {
            game.take(who, ability, "hero", hero["book"].as_i64());
        } else {
            let card = printed(card);
            game.take(who, card["effects"].as_array().unwrap(), card_type(card), card["book"].as_i64());
        }
    } else {
        play(game, who, &step["play"]);
    }
}

/// What is printed on a card that is named or written out.
fn printed(card: &Value) -> &Value {
    if card.is_object() { card } else { record("cards", card) }
}

fn card_type(card: &Value) -> &str {
    card["type"].as_str().unwrap()
}

/// A card is played from the hand; the other player's traps answer before it resolves.
fn play(game: &mut Game<'_>, who: usize, which: &Value) {
    let hand = game.players[who].zones.get_mut("hand").unwrap();
    let at = match which.as_u64() {
        Some(at) => usize::try_from(at).unwrap(),
        None => hand.iter().position(|card| card.what == *which).unwrap(),
    };
    let card = hand.remove(at);
    let printed = card.printed().clone();
    let card_type = card_type(&printed);
    game.negated = false;
    game.answer(1 - who, Event::Played(card_type));
    let negated = std::mem::take(&mut game.negated);
    if card_type == "ally" {
        game.players[who].zones.get_mut("field").unwrap().push(card.clone());
    }
    if card_type != "trap" && !negated {
        game.take(who, printed["effects"].as_array().unwrap(), card_type, printed["book"].as_i64());
    }
    match card_type {
        "action" => game.players[who].zones.get_mut("discard").unwrap().push(card),
        "trap" => game.players[who].zones.get_mut("traps").unwrap().push(card),
        _ => {}
    }
}
