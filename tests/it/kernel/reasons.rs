//! Why rows have done what they have done: conditions with what they have read, amounts with how they came about, and what
//! was taken back.

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::form::scenario_to_form_2;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario::{self, BoardTry};
use ses_studio::kernel::trace::json as as_json;

use super::SAMPLES;
use super::old_scenarios::Converted;
use crate::support::suite;

fn file(name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(suite(name)).unwrap()).unwrap()
}

/// The trace of a card on a board of form 1, as objects.
fn trace(board: &Value, card: &Value) -> Vec<Value> {
    let converted = Converted::new();
    let mut board = board.clone();
    board["steps"] = json!([{ "resolve": card }]);
    let source = Source::new("board", board.to_string());
    let (text, problems) = scenario_to_form_2(&source, &converted.rules, &converted.game);
    assert!(problems.is_empty(), "{problems:#?}");
    let file: Value = serde_json::from_str(&text.unwrap()).unwrap();
    let card = &file["steps"][0]["resolve"];
    let wanted = BoardTry { game: &converted.game, file: &file, at: 0, card, answers: vec![], seed: None };
    let trial = wanted.run().unwrap();
    let [tried] = &*trial.tried else { panic!("one ability") };
    as_json(&trial.kernel, &tried.state, &tried.trace).as_array().unwrap().clone()
}

/// The rows of the card that was tried.
fn rows(trace: &[Value]) -> Vec<&Value> {
    let own = &trace[0]["card"]["number"];
    trace.iter().filter(|entry| entry.get("row").is_some() && entry["card"]["number"] == *own).collect()
}

fn amounts(row: &Value) -> Vec<i64> {
    let amounts = row["amounts"].as_array().into_iter().flatten();
    amounts.map(|amount| amount["value"].as_i64().unwrap()).collect()
}

#[test]
fn a_trace_says_how_amounts_come_about_and_what_was_taken_back() {
    let card = json!({ "type": "action", "effects": file("trace-effects.json") });
    let trace = trace(&file("trace-board.json"), &card);
    let read = |kind: &str, id: &str, of: &str, value: i64| json!({ "read": kind, "id": id, "of": of, "value": value });
    assert_eq!(
        trace[0]["fixed"],
        json!([read("quantity", "damage_bonus", "self", 2), read("quantity", "skill", "self", 2)])
    );
    let rows = rows(&trace);
    assert_eq!(rows.len(), 8, "{rows:#?}");
    // 15 × 1.2 + 2 = 20, less 1; replaced by 20 × 1.2 + 2 = 26, less 1.
    assert_eq!((amounts(rows[0]), amounts(rows[1])), (vec![20, 19], vec![26, 25]));
    assert_eq!(
        rows[0]["amounts"],
        json!([
            { "value": 20, "reads": [
                { "read": "printed", "id": null, "of": null, "value": 15 },
                read("quantity", "skill", "self", 2),
                read("quantity", "damage_bonus", "self", 2),
            ] },
            { "value": 19, "reads": [read("quantity", "reduction", "opponent", 1)] },
        ])
    );
    assert_eq!((&rows[0]["undone_by"], &rows[1]["undoes"]["row"]), (&json!(1), &json!(0)));
    let shield = |changes: &Value| -> Vec<(i64, i64)> {
        let of_shield = changes.as_array().unwrap().iter().filter(|change| change["counter"] == "shield");
        of_shield.map(|change| (change["from"].as_i64().unwrap(), change["to"].as_i64().unwrap())).collect()
    };
    assert_eq!(shield(&rows[1]["undoes"]["changes"]), [(6, 25)]);
    assert_eq!(shield(&rows[1]["changes"]), [(25, 0)]);
    // All conditions are there, with what they have read.
    let conditions = rows[2]["conditions"].as_array().unwrap();
    assert_eq!(conditions.iter().filter(|condition| condition["holds"] == true).count(), 2, "{conditions:#?}");
    assert_eq!(rows[5]["outcome"], "unmet");
    assert_eq!(
        rows[5]["conditions"],
        json!([{ "if": "shield_below", "not": false, "holds": false, "reads": [read("counter", "shield", "self", 18)] }])
    );
    // Health is lost before the cards leave.
    let changes = rows[3]["changes"].as_array().unwrap();
    let lost: Vec<&Value> =
        changes.iter().filter(|change| change["number"] == "hp").map(|change| &change["to"]).collect();
    assert_eq!(lost, [&json!(0), &json!(0)]);
}

#[test]
fn damage_that_is_held_off_says_by_what() {
    let board = json!({ "game": "starfall", "self": { "skill": 0 },
        "opponent": { "shield": 4, "flags": { "guard": 2, "floor": 1 } } });
    let damage = |val: i64| {
        let trace = trace(&board, &json!({ "type": "action", "effects": [{ "do": "dmg", "val": val }] }));
        let row = rows(&trace)[0].clone();
        (row["amounts"].clone(), row["outcome"].clone())
    };
    let of_opponent = |id: &str, value: i64| json!({ "read": "counter", "id": id, "of": "opponent", "value": value });
    assert_eq!(damage(3), (json!([{ "value": 1, "reads": [of_opponent("guard", 2)] }]), json!("applied")));
    let held = json!([{ "value": 3, "reads": [of_opponent("guard", 2), of_opponent("floor", 1)] }]);
    assert_eq!(damage(9), (held, json!("applied")));
}

/// Tiny with conditions that ask a player and draw by chance, and cards that have them.
fn tiny_that_asks() -> Game {
    let sample = SAMPLES.iter().find(|sample| sample.name == "tiny").expect("a sample");
    let mut rules: Value = serde_json::from_str(sample.rules).unwrap();
    let more = [
        json!({ "id": "pick", "holds": "any(choose(self.hand), it.type == creature)" }),
        json!({ "id": "gamble", "holds": "any(random(self.deck, 1), it.type == creature)" }),
        json!({ "id": "type_picked", "holds": "choose(self.hand).type == creature" }),
        json!({ "id": "lucky", "holds": "self.luck > 0" }),
        json!({ "id": "either", "holds": "self.life > 0 and self.luck > 0" }),
    ];
    rules["conditions"].as_array_mut().unwrap().extend(more);
    let luck = json!({ "id": "luck", "is": "if any(random(self.deck, 1), it.type == creature) then 1 else 0" });
    rules["quantities"] = json!([luck]);
    let (game, problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
    assert!(problems.is_empty(), "{problems:#?}");
    let mut game = game.unwrap();
    let cards: Value = serde_json::from_str(sample.cards).unwrap();
    let problems = game.add_cards(cards["cards"].as_array().unwrap(), "/cards");
    assert!(problems.is_empty(), "{problems:#?}");
    game
}

/// Conditions that ask or draw are looked at once, whoever watches: what is shown is what was decided.
#[test]
fn conditions_that_ask_or_draw_are_looked_at_once() {
    let game = tiny_that_asks();
    let file = json!({ "form": 2, "board": { "self": { "hand": ["tiny_moth", "tiny_axe"], "deck": ["tiny_moth", "tiny_axe", "tiny_moth", "tiny_axe", "tiny_moth", "tiny_axe", "tiny_axe"] } } });
    let rows = |rows: Value| json!({ "type": "trick", "cost": 1, "effects": rows });
    let entries = |card: &Value, answers: Vec<Value>, seed: u64| {
        let wanted = BoardTry { game: &game, file: &file, at: 0, card, answers, seed: Some(seed) };
        let trial = wanted.run().unwrap();
        let tried = &trial.tried[0];
        let trace = as_json(&trial.kernel, &tried.state, &tried.trace).as_array().unwrap().clone();
        (trace.into_iter().filter(|entry| entry.get("row").is_some()).collect::<Vec<_>>(), tried.state.clone())
    };
    // One answer is enough, and it is the one that counts.
    for condition in ["pick", "type_picked"] {
        let picks = rows(json!([{ "on": "on_play", "do": "mend", "val": 1, "if": { condition: true } }]));
        for (answer, holds) in [("self.hand.0", true), ("self.hand.1", false)] {
            let found = entries(&picks, vec![json!(answer)], 1).0;
            assert_eq!(found[0]["conditions"][0]["holds"], holds, "{answer}: {found:#?}");
            assert_eq!(found[0]["outcome"] != "unmet", holds, "{answer}: {found:#?}");
        }
    }
    // What is shown is what was decided, and no more was drawn than without anybody watching.
    let mut seen = [0, 0];
    for condition in ["gamble", "lucky", "either"] {
        let gamble = json!({ "do": "draw", "val": 1, "if": { condition: true } });
        let mut first = gamble.clone();
        first["on"] = json!("on_play");
        let gambles = rows(json!([first, gamble, gamble, gamble]));
        for seed in 0..20 {
            let (found, after) = entries(&gambles, vec![], seed);
            for row in found {
                let holds = row["conditions"][0]["holds"].as_bool().unwrap();
                assert_eq!(holds, row["outcome"] != "unmet", "{seed}: {row:#}");
                seen[usize::from(holds)] += 1;
            }
            let case = json!({ "form": 2, "board": file["board"], "steps": [{ "resolve": gambles }],
                "expect": { "seed": after.chance.0 } });
            let mut case = case;
            case["board"]["seed"] = json!(seed);
            let outcome = scenario::run(&game, &case).remove(0);
            assert!(outcome.differs.is_empty(), "{condition}, {seed}: {:?}", outcome.differs);
        }
    }
    assert!(seen[0] > 5 && seen[1] > 5, "{seen:?}");
}

/// What is taken back is what the last row that was done had done, not one that was left out in between.
#[test]
fn a_row_that_replaces_another_names_the_one_that_was_done() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "essence-crown").expect("a sample");
    let game = sample.game();
    let card = json!({ "type": "invocation", "cost": 1, "effects": [
        { "do": "essence_damage", "val": 3 },
        { "do": "essence_damage", "val": 5, "if": { "graveyard_at_least": 50 }, "replace": true },
        { "do": "essence_damage", "val": 7, "if": { "not": { "graveyard_at_least": 50 } }, "replace": true },
    ] });
    let file = json!({ "form": 2, "board": { "opponent": { "essence": 20 } } });
    let trial = BoardTry { game: &game, file: &file, at: 0, card: &card, answers: vec![], seed: None }.run().unwrap();
    let tried = &trial.tried[0];
    let trace = as_json(&trial.kernel, &tried.state, &tried.trace);
    let rows: Vec<&Value> = trace.as_array().unwrap().iter().filter(|entry| entry.get("row").is_some()).collect();
    assert_eq!((rows[2]["undoes"]["row"].as_i64(), rows[0]["undone_by"].as_i64()), (Some(0), Some(2)), "{rows:#?}");
    assert!(rows[1].get("undone_by").is_none() && rows[1]["outcome"] == "unmet");
    // A condition that must not hold is as it must be.
    let negated = &rows[2]["conditions"][0];
    assert_eq!((&negated["not"], &negated["holds"]), (&json!(true), &json!(true)), "{negated:#}");
}

/// A condition that looks at one card alone shows the numbers of that card.
#[test]
fn conditions_of_one_card_read_what_their_filters_read() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").expect("a sample");
    let game = sample.game();
    let card = json!({ "type": "minion", "cost": 1, "atk": 1, "hp": 1, "effects": [
        { "on": "battlecry", "do": "draw", "val": 1, "if": { "own_leader": { "hp_at_most": 10 } } }
    ] });
    let file =
        json!({ "form": 2, "board": { "self": { "leader": [{ "as": "l", "type": "leader", "hp": 9 }], "deck": 2 } } });
    let trial = BoardTry { game: &game, file: &file, at: 0, card: &card, answers: vec![], seed: None }.run().unwrap();
    let trace = as_json(&trial.kernel, &trial.tried[0].state, &trial.tried[0].trace);
    let row = trace.as_array().unwrap().iter().find(|entry| entry.get("row").is_some()).unwrap();
    let reads = row["conditions"][0]["reads"].as_array().unwrap();
    let values: Vec<i64> = reads.iter().map(|read| read["value"].as_i64().unwrap()).collect();
    assert_eq!((&row["conditions"][0]["holds"], values), (&json!(true), vec![9, 0]), "{row:#}");
}
