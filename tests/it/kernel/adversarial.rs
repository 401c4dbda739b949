//! Rulesets that do their worst: everything ends within its budgets, and nothing panics.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::base::{Severity, Source};
use ses_studio::kernel::question::{Chooser, Places, Question, Why, place};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::{Budget, Kernel, Position, RandomPlayer};

use super::SAMPLES;
use crate::fuzz::matches::{self, Budgets, edited_match, numbers_of};
use crate::fuzz::numbers_from;

/// The small sample, its cards among its rules, with changes.
fn tiny(change: impl FnOnce(&mut Value)) -> Game {
    let mut rules: Value = serde_json::from_str(SAMPLES[0].rules).unwrap();
    let cards: Value = serde_json::from_str(SAMPLES[0].cards).unwrap();
    for table in ["cards", "decks"] {
        rules[table] = cards[table].clone();
    }
    change(&mut rules);
    let (game, problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
    assert!(problems.iter().all(|problem| problem.severity != Severity::Error), "{problems:#?}");
    game.unwrap()
}

/// Plays random matches and returns the budgets that were used up.
#[allow(clippy::needless_pass_by_value, reason = "each test makes a game of its own")]
fn play(game: Game, matches: u64) -> BTreeSet<Budget> {
    (0..matches).flat_map(|seed| matches::play(game.clone(), seed).0).collect()
}

fn push(rules: &mut Value, table: &str, entry: Value) {
    rules[table].as_array_mut().unwrap().push(entry);
}

/// A deck of one card only.
fn all_of(rules: &mut Value, card: &str) {
    rules["decks"] = json!([{ "id": "all", "cards": { card: 24 } }]);
}

#[test]
fn abilities_that_set_each_other_off_stop_at_their_budget() {
    let game = tiny(|rules| {
        push(rules, "timings", json!({ "id": "echo", "when": "echoes", "in": "field" }));
        push(rules, "operations", json!({ "id": "echo", "does": "happens(echoes)" }));
        let effects =
            json!([{ "on": "on_play", "do": "echo" }, { "on": "echo", "do": "echo" }, { "on": "echo", "do": "echo" }]);
        let card = json!({ "id": "bell", "type": "creature", "cost": 0, "power": 1, "health": 1, "effects": effects });
        push(rules, "cards", card);
        all_of(rules, "bell");
    });
    assert!(play(game, 5).contains(&Budget::Abilities));
}

#[test]
fn an_event_that_causes_itself_before_it_happens_stops_at_its_depth() {
    let game = tiny(|rules| {
        push(rules, "operations", json!({ "id": "recoil", "does": "damage(this, 1)" }));
        let effects = json!([{ "on": "would_be_hurt", "do": "recoil" }]);
        let card = json!({ "id": "thorn", "type": "creature", "cost": 0, "power": 1, "health": 9, "effects": effects });
        push(rules, "cards", card);
        all_of(rules, "thorn");
    });
    let budgets = play(game, 5);
    assert!(budgets.contains(&Budget::Depth) || budgets.contains(&Budget::Abilities), "{budgets:?}");
}

#[test]
fn blocks_in_blocks_stop_at_the_budget_of_statements() {
    let game = tiny(|rules| {
        let inner = json!({ "times": 20, "do": ["gain(self.life, 1)", "lose(self.life, 1)"] });
        let nested = json!({ "times": 20, "do": [{ "times": 20, "do": [inner] }] });
        rules["match"]["phases"][0]["do"].as_array_mut().unwrap().push(nested);
    });
    assert!(play(game, 2).contains(&Budget::Statements));
}

#[test]
fn answers_to_answers_stop_at_their_depth() {
    let game = tiny(|rules| {
        // Answering is free, and a card that answers comes back to the hand.
        let actions = rules["match"]["actions"].as_array_mut().unwrap();
        let reply = actions.iter_mut().find(|action| action["id"] == "reply").unwrap();
        reply["pays"] = json!([]);
        reply["does"] = json!([{ "answer": "reply", "do": ["gain(self.life, 1)"] }]);
        all_of(rules, "tiny_hush");
        let card = rules["cards"].as_array_mut().unwrap().iter_mut().find(|card| card["id"] == "tiny_hush").unwrap();
        card["effects"] = json!([{ "on": "reply", "do": "hush" }]);
        let play = rules["match"]["actions"].as_array_mut().unwrap().iter_mut().find(|action| action["id"] == "play");
        play.unwrap()["needs"] = json!({});
    });
    let kernel = Kernel::new(game);
    let mut state = kernel.lay(&kernel.game.random_setup(1));
    let (mut player, mut budgets) = (Eager(RandomPlayer::new(1)), Budgets::default());
    kernel.begin(&mut state, &mut player, Some(&mut budgets));
    kernel.play(&mut state, &mut player, Some(&mut budgets));
    assert!(state.over.is_some() && budgets.0.contains(&Budget::Depth), "{:?}", budgets.0);
}

/// Answers whatever it can.
struct Eager(RandomPlayer);

impl Chooser for Eager {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if matches!(question.why, Why::Window(_)) { Some(place(0)) } else { self.0.choose(position, question) }
    }
}

#[test]
fn made_cards_stop_at_the_limit_of_cards() {
    let game = tiny(|rules| {
        push(
            rules,
            "operations",
            json!({ "id": "spawn", "val": [1, 20], "card": true, "does": "create(row.card, val, self.pile)" }),
        );
        rules["row"].as_array_mut().unwrap().push(json!("card"));
        let token = json!({ "type": "trick", "cost": 0, "effects": [] });
        let effects = json!([{ "on": "on_play", "do": "spawn", "val": 20, "card": token }]);
        push(rules, "cards", json!({ "id": "hive", "type": "trick", "cost": 0, "effects": effects }));
        all_of(rules, "hive");
    });
    assert!(play(game, 3).contains(&Budget::Cards));
}

/// Takes the first action that is listed, as long as there is one, and counts those of a turn.
#[derive(Default)]
struct Busy {
    turn: u16,
    taken: u32,
    most: u32,
}

impl Chooser for Busy {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        if matches!(question.why, Why::Phase(_)) && question.count() > 1 {
            self.taken = if position.state.turn == self.turn { self.taken + 1 } else { 1 };
            self.turn = position.state.turn;
            self.most = self.most.max(self.taken);
        }
        Some(if question.is_action() { place(0) } else { question.usual() })
    }
}

#[test]
fn costs_that_undo_themselves_end_with_the_actions_of_a_turn() {
    let game = tiny(|rules| {
        let cost = rules["costs"].as_array_mut().unwrap().iter_mut().find(|cost| cost["id"] == "sparks").unwrap();
        cost["pays"] = json!(["lose(self.sparks, val)", "set(self.sparks, self.sparks_max)"]);
        let effects = json!([{ "on": "main", "cost": { "sparks": 1 }, "do": "mend", "val": 1 }]);
        let card = json!({ "id": "well", "type": "creature", "cost": 0, "power": 0, "health": 9, "effects": effects });
        push(rules, "cards", card);
        all_of(rules, "well");
    });
    let kernel = Kernel::new(game);
    let mut state = kernel.lay(&kernel.game.random_setup(1));
    let mut player = Busy::default();
    kernel.begin(&mut state, &mut player, None);
    kernel.play(&mut state, &mut player, None);
    assert!(state.over.is_some());
    assert_eq!(player.most, 200, "a player that can always pay again acts as often as a turn allows");
}

#[test]
fn every_card_for_every_card_of_a_huge_zone_stops_at_the_budget_of_statements() {
    let game = tiny(|rules| {
        let inner = json!({ "each": "self.deck", "do": ["gain(self.life, 1)"] });
        let block = json!({ "each": "self.deck", "do": [inner] });
        let dawn = rules["match"]["phases"][0]["do"].as_array_mut().unwrap();
        dawn.extend([block, json!("move(self.deck, self.pile)"), json!("move(self.pile, self.deck)")]);
        let card = json!({ "id": "pebble", "type": "creature", "cost": 9, "power": 0, "health": 1, "effects": [] });
        push(rules, "cards", card);
        // More cards than a match has room for.
        rules["decks"] = json!([{ "id": "all", "cards": { "pebble": 97 } }]);
    });
    assert_eq!(play(game, 2), BTreeSet::from([Budget::Statements]));
}

/// Plays edited rulesets that can still be read; returns how many there were.
fn play_edited(cases: u64) -> usize {
    let samples = SAMPLES.each_ref().map(|sample| (sample.rules, sample.cards));
    (0..cases).filter(|&case| edited_match(&samples, &mut numbers_from(case))).count()
}

#[test]
fn edited_rulesets_play_or_are_refused() {
    let played = play_edited(200);
    assert!(played > 20, "{played} rulesets could be read");
}

#[test]
fn any_bytes_are_an_edited_ruleset() {
    let samples = SAMPLES.each_ref().map(|sample| (sample.rules, sample.cards));
    for bytes in [&[][..], &[0], &[255; 64], b"any text is a list of numbers"] {
        edited_match(&samples, &mut numbers_of(bytes));
    }
}

#[test]
#[ignore = "several minutes"]
fn edited_rulesets_play_or_are_refused_in_twenty_thousand_cases() {
    assert!(play_edited(20_000) > 2_000);
}
