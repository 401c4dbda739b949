//! Rulesets that do their worst: everything ends within its budgets, and nothing panics.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::base::{Severity, Source};
use ses_studio::kernel::question::{Chooser, Places, Question, Why, place};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::{Budget, Kernel, Position, RandomPlayer, Watch};

use super::SAMPLES;

/// The budgets that were used up.
#[derive(Default)]
struct Budgets(BTreeSet<Budget>);

impl Watch for Budgets {
    fn over_budget(&mut self, budget: Budget) {
        self.0.insert(budget);
    }
}

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
fn play(game: Game, matches: u64) -> BTreeSet<Budget> {
    let kernel = Kernel::new(game);
    let mut budgets = Budgets::default();
    for seed in 0..matches {
        let mut state = kernel.lay(&kernel.game.random_setup(seed));
        let mut player = RandomPlayer::new(seed);
        kernel.begin(&mut state, &mut player, Some(&mut budgets));
        kernel.play(&mut state, &mut player, Some(&mut budgets));
        assert!(state.over.is_some());
    }
    budgets.0
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

/// A generator for edits.
struct Edits(u64);

impl Edits {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((u128::from(self.0) * bound as u128) >> 64).unwrap()
    }
}

/// All pointers into a value.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                pointers(value, &format!("{at}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                pointers(item, &format!("{at}/{place}"), found);
            }
        }
        _ => {}
    }
}

/// One edit: a number changes, or a value is replaced by another one of the file, or is taken away.
fn edit(rules: &mut Value, edits: &mut Edits) {
    let mut all = Vec::new();
    pointers(rules, "", &mut all);
    let other = rules.pointer(&all[edits.below(all.len())]).unwrap().clone();
    let at = all[1 + edits.below(all.len() - 1)].clone();
    let kind = edits.below(4);
    let value = rules.pointer_mut(&at).unwrap();
    match (kind, &*value) {
        (0 | 1, Value::Number(number)) => {
            let numbers = [0, -1, 1, 20, 255, 100_000, number.as_i64().unwrap_or(0) + 1];
            *value = json!(numbers[edits.below(numbers.len())]);
        }
        (0 | 1, Value::Array(items)) if items.len() > 1 => {
            let mut items = items.clone();
            items.remove(edits.below(items.len()));
            *value = Value::Array(items);
        }
        (2, _) if other.is_string() == value.is_string() && other.is_object() == value.is_object() => *value = other,
        _ => *value = Value::Null,
    }
}

/// Plays edited rulesets that can still be read; returns how many there were.
fn play_edited(cases: u64) -> u64 {
    let mut played = 0;
    for case in 0..cases {
        let sample = &SAMPLES[usize::try_from(case).unwrap() % SAMPLES.len()];
        let mut rules: Value = serde_json::from_str(sample.rules).unwrap();
        let mut edits = Edits(case);
        for _ in 0..=edits.below(3) {
            edit(&mut rules, &mut edits);
        }
        let (Some(mut game), _) = Game::read(&Source::new("ruleset.json", rules.to_string())) else { continue };
        let cards: Value = serde_json::from_str(sample.cards).unwrap();
        game.add_cards(cards["cards"].as_array().map_or(&[], Vec::as_slice), "/cards");
        game.add_decks(cards["decks"].as_array().map_or(&[], Vec::as_slice), "/decks");
        play(game, 1);
        played += 1;
    }
    played
}

#[test]
fn edited_rulesets_play_or_are_refused() {
    let played = play_edited(200);
    assert!(played > 15, "{played} rulesets could be read");
}

#[test]
#[ignore = "several minutes"]
fn edited_rulesets_play_or_are_refused_in_twenty_thousand_cases() {
    assert!(play_edited(20_000) > 2_000);
}
