//! Goals of a design and what they measure (games/ttcg.md, 6.8 and 6.9).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use ses_studio::design::goals::{Goal, Subject};
use ses_studio::design::project::DesignFile;
use ses_studio::design::rulings::rulings;
use ses_studio::sim::{AgentKind, Arena, Decks, Plan, Run, Shard, TaskHandle};

use super::{cards, data, game, run};
use crate::simulation::on;

#[test]
fn the_cards_of_the_bundled_game_meet_all_goals() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["goals", "ttcg"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("letters: met") && out.contains("median_turns: not measured"), "{out}");
}

#[test]
fn measures_of_cards_are_what_a_naive_count_finds() {
    let folder = tempfile::tempdir().unwrap();
    let (out, ..) = run(folder.path(), &["goals", "ttcg", "--json"]);
    let all: Value = serde_json::from_str(&out).unwrap();
    let values = |measure: &str| -> BTreeMap<String, f64> {
        let found = all.as_array().unwrap().iter().find(|goal| goal["measure"] == measure).unwrap();
        serde_json::from_value(found["values"].clone()).unwrap()
    };
    let (letters, rows, negating) = (values("letters"), values("rows"), values("negating"));
    let is = |value: f64, count: usize| (value - f64::from(u32::try_from(count).unwrap())).abs() < 1e-9;
    let (mut effects, mut counters) = (0, 0);
    for card in cards() {
        let id = card["id"].as_str().unwrap();
        let (text, ..) = run(folder.path(), &["text", "ttcg", "--card", id]);
        let text = text.split_once('\n').unwrap().1.trim_end().replace("\n  ", "\n");
        assert!(is(letters[id], text.chars().count()), "{text}");
        let list = card["effects"].as_array().unwrap();
        assert!(is(rows[id], list.len()), "{id}");
        effects += list.iter().filter(|row| row.get("on").is_some()).count();
        counters += list.iter().filter(|row| row["do"] == "counter").count();
    }
    let share = 100.0 * f64::from(u32::try_from(counters).unwrap()) / f64::from(u32::try_from(effects).unwrap());
    assert!((negating["all"] - share).abs() < 1e-9);
}

fn values(subject: &Subject<'_>, goal: Value) -> BTreeMap<String, f64> {
    let goal: Goal = serde_json::from_value(goal).unwrap();
    goal.measure(subject).unwrap().values.into_iter().collect()
}

#[track_caller]
fn is(value: f64, part: usize, all: usize) {
    let count = |number: usize| f64::from(u32::try_from(number).unwrap());
    assert!((value - count(part) / count(all)).abs() < 1e-9, "{value} is not {part} / {all}");
}

/// The measures that compare cards, counted again in the plainest way over all cards of the game.
#[test]
fn measures_that_compare_cards_are_what_a_naive_count_finds() {
    let all = cards();
    let number = |card: &Value, name: &str| card[name].as_i64().unwrap_or(0);
    // Two more: one is worse than the first card in a number, and the other is better than that one.
    let [mut worse, mut best] = [&all[0], &all[0]].map(Clone::clone);
    (worse["id"], worse["attack"]) = ("TT-F097".into(), (number(&all[0], "attack") - 1).into());
    (best["id"], best["defense"]) = ("TT-F098".into(), (number(&all[0], "defense") + 9).into());
    best["attack"] = worse["attack"].clone();
    let all: Vec<Value> = all.into_iter().chain([worse, best]).collect();
    let design = DesignFile::read(&std::fs::read_to_string(data().join("design.json")).unwrap()).unwrap();
    let text = std::fs::read_to_string(data().join("scenarios/rulings.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let (letters, found) = (vec![0; all.len()], rulings(&file));
    let subject = Subject { cards: &all, letters: &letters, design: &design, rulings: &found, games: None };
    // Only cards with the same effects differ in nothing but their numbers here.
    let beats = |one: &Value, other: &Value| {
        let gains = ["attack", "defense"].map(|name| number(one, name) - number(other, name));
        ["type", "level", "effects"].iter().all(|member| one[member] == other[member])
            && gains.iter().all(|gain| *gain >= 0)
            && gains.iter().any(|gain| *gain > 0)
    };
    let measured = |name: &str| values(&subject, json!({ "measure": name }));
    let (better, overtaken, ruled) = (measured("better"), measured("overtaken"), measured("rulings"));
    for (at, card) in all.iter().enumerate() {
        let id = card["id"].as_str().unwrap();
        let above: Vec<usize> = (0..all.len()).filter(|other| beats(&all[*other], card)).collect();
        is(better[id], above.len(), 1);
        is(overtaken[id], above.iter().filter(|other| **other > at).count(), 1);
        let cases = file["cases"].as_array().unwrap().iter().filter(|case| case.get("question").is_some());
        is(ruled[id], cases.filter(|case| case.to_string().contains(&format!("\"{id}\""))).count(), 1);
    }
    is(better["TT-F097"], 2, 1);
    is(overtaken["TT-F097"], 1, 1);
}

/// The measures of games, against the logs of the same games, which are read one by one.
#[test]
fn measures_of_games_are_what_a_naive_count_of_a_hundred_logged_games_finds() {
    let games = 100;
    let decks = Decks::new(game(), &[]);
    let names = decks.chosen(&[]).unwrap();
    let plan = Plan { players: [AgentKind::Random; 2], watched: 0, ..Plan::new(decks.hash(), names.clone(), games, 7) };
    let run = Run::new(plan.clone(), Shard::WHOLE, &decks).unwrap();
    assert!(on(2, || run.play(&TaskHandle::default())));
    let part: Value = serde_json::from_str(&run.part().write().unwrap()).unwrap();
    let design = DesignFile::default();
    let subject = Subject { cards: &[], letters: &[], design: &design, rulings: &[], games: Some(&part) };
    let ids = [names[0].as_str(), names[1].as_str()];
    let log = |number| serde_json::from_str(&Arena::game(&decks, &plan, ids, number).ok().unwrap().file).unwrap();
    let logs: Vec<Value> = (0..games).map(log).collect();
    let mut turns: Vec<usize> =
        logs.iter().map(|log| usize::try_from(log["turns"].as_u64().unwrap()).unwrap()).collect();
    turns.sort_unstable();
    let all = |goal: Value| values(&subject, goal)["all"];
    is(all(json!({ "measure": "median_turns" })), turns[49], 1);
    is(all(json!({ "measure": "shortest_game" })), turns[0], 1);
    is(all(json!({ "measure": "early", "turn": 10 })), turns.iter().filter(|turns| **turns < 10).count(), 1);
    let wins = values(&subject, json!({ "measure": "deck_wins" }));
    for (seat, id) in (0..2).zip(ids) {
        is(wins[id], logs.iter().filter(|log| log["winner"] == seat).count(), 1);
    }
    // A log lacks the decisions for which there was only one answer.
    let logged: usize = logs.iter().map(|log| log["choices"].as_array().unwrap().len()).sum();
    let choices = usize::try_from(part["matchups"][0]["tally"]["choices"].as_u64().unwrap()).unwrap();
    assert!(choices >= logged && logged > turns.iter().sum::<usize>());
    is(all(json!({ "measure": "acts" })), choices, turns.iter().sum());
    let (mut unplayed, mut even, mut drawn) = (0, 0, 0);
    for card in part["matchups"][0]["tally"]["cards"].as_array().unwrap() {
        let number = |member: &str| usize::try_from(card[member].as_u64().unwrap()).unwrap();
        unplayed += number("drawn").saturating_sub(number("played"));
        drawn += usize::from(number("drawn") > 0);
        // A win counts 2, so half of the games are as many as the games.
        let even_wins = 90 * number("drawn")..=110 * number("drawn");
        even += usize::from(number("drawn") > 0 && even_wins.contains(&(100 * number("score_drawn"))));
    }
    is(all(json!({ "measure": "unplayed" })), unplayed, 100);
    is(all(json!({ "measure": "even_cards" })), 100 * even, drawn);
}
