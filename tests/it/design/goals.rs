//! Goals of a design and what they measure (games/ttcg.md, 6.8 and 6.9).

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use ses_studio::design::goals::{Goal, Subject};
use ses_studio::design::price_rank::{Change, Priced, correlation};
use ses_studio::design::project::DesignFile;
use ses_studio::design::rulings::rulings;
use ses_studio::sim::{AgentKind, Arena, Decks, Plan, Run, Shard, TaskHandle};

use super::{cards, data, game, run};
use crate::simulation::on;

#[test]
fn the_cards_of_bundled_games_meet_all_goals() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["ttcg", "essence-crown", "chaos-cards", "grand-voyage"] {
        let (out, err, code) = run(folder.path(), &["goals", game]);
        assert_eq!(code, Some(0), "{game}: {out}{err}");
        for measured in ["letters: met", "better: met", "partners: met", "deck_wins: not measured"] {
            assert!(out.contains(measured), "{game}: {out}");
        }
    }
}

#[test]
fn measures_of_cards_are_what_a_naive_count_finds() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "hundred"]);
    assert_eq!(code, Some(0), "{err}");
    // A hundred cards: copies with the first effect of another card of their class in place of their own.
    let path = folder.path().join("hundred/registry.json");
    let mut registry: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let own = registry["cards"].as_array().unwrap().clone();
    let effects = |card: &Value| -> Vec<Vec<Value>> {
        let mut effects: Vec<Vec<Value>> = Vec::new();
        for row in card["effects"].as_array().unwrap() {
            match effects.last_mut().filter(|_| row.get("on").is_none()) {
                Some(last) => last.push(row.clone()),
                None => effects.push(vec![row.clone()]),
            }
        }
        effects
    };
    let class = |card: &Value| card["type"] == "spell";
    let copies = (0..36).map(|at: usize| {
        let (mut copy, id) = (own[at].clone(), own[at]["id"].as_str().unwrap());
        let other = (1..own.len()).map(|step| &own[(at + step) % own.len()]).find(|one| class(one) == class(&own[at]));
        copy["id"] = format!("{}{:03}", &id[..4], 500 + at).into();
        copy["effects"] = [effects(other.unwrap())[0].clone(), effects(&own[at])[1].clone()].concat().into();
        copy
    });
    let cards: Vec<Value> = own.iter().cloned().chain(copies).collect();
    registry["cards"] = cards.clone().into();
    std::fs::write(&path, registry.to_string()).unwrap();
    assert_eq!(cards.len(), 100);
    let (texts, ..) = run(folder.path(), &["text", "hundred", "--all"]);
    // The text of each card is what follows the line with its id.
    let mut printed: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in texts.lines() {
        match line.split_once("  ").filter(|(id, _)| cards.iter().any(|card| card["id"] == **id)) {
            Some((id, _)) => last = id,
            None => {
                let text = printed.entry(last).or_default();
                *text = if text.is_empty() { line.to_owned() } else { format!("{text}\n{}", line.trim_start()) };
            }
        }
    }
    let (out, err, _) = run(folder.path(), &["goals", "hundred", "--json"]);
    let all: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}"));
    let values = |measure: &str| -> BTreeMap<String, f64> {
        let found = all.as_array().unwrap().iter().find(|goal| goal["measure"] == measure).unwrap();
        serde_json::from_value(found["values"].clone()).unwrap()
    };
    let (letters, rows, negating) = (values("letters"), values("rows"), values("negating"));
    let is = |value: f64, count: usize| (value - f64::from(u32::try_from(count).unwrap())).abs() < 1e-9;
    let (mut effects, mut counters) = (0, 0);
    assert_eq!((letters.len(), printed.len()), (100, 100));
    for card in &cards {
        let id = card["id"].as_str().unwrap();
        let text = &printed[id];
        assert!(is(letters[id], text.chars().count()), "{text}");
        let list = card["effects"].as_array().unwrap();
        assert!(is(rows[id], list.len()), "{id}");
        effects += list.iter().filter(|row| row.get("on").is_some()).count();
        counters += list.iter().filter(|row| row["do"] == "counter").count();
    }
    let share = 100.0 * f64::from(u32::try_from(counters).unwrap()) / f64::from(u32::try_from(effects).unwrap());
    assert!((negating["all"] - share).abs() < 1e-9);
}

/// A measure without values is reported as having none, and is neither met nor missed.
#[test]
fn a_measure_without_values_has_none() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "bare"]);
    assert_eq!(code, Some(0), "{err}");
    let bare = folder.path().join("bare");
    let goals = json!({ "goals": [
        { "measure": "letters", "at_most": 220 }, { "measure": "negating", "at_most": 15, "operations": ["counter"] },
        { "measure": "early", "turn": 4, "at_most": 0 }, { "measure": "acts", "at_least": 1 },
    ] });
    std::fs::write(bare.join("design.json"), goals.to_string()).unwrap();
    let mut registry: Value = serde_json::from_slice(&std::fs::read(bare.join("registry.json")).unwrap()).unwrap();
    (registry["cards"], registry["decks"]) = (json!([]), json!([]));
    std::fs::write(bare.join("registry.json"), registry.to_string()).unwrap();
    std::fs::write(folder.path().join("games.json"), json!({ "matchups": [] }).to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["goals", "bare", "--games", "games.json"]);
    assert_eq!(code, Some(0), "{out}{err}");
    let lines: Vec<&str> = out.lines().collect();
    let expected =
        ["letters", "negating", "early", "acts"].map(|name| format!("{name}: not measured; nothing has such a value"));
    assert_eq!(lines, expected);
    let (out, ..) = run(folder.path(), &["goals", "bare", "--games", "games.json", "--json"]);
    let all: Value = serde_json::from_str(&out).unwrap();
    assert!(
        all.as_array()
            .unwrap()
            .iter()
            .all(|goal| { goal["met"].is_null() && goal["values"] == json!({}) && goal["beyond"] == json!([]) }),
        "{out}"
    );
}

/// Three cards or more fit each filter of a card; with fewer, `check` warns.
#[test]
fn a_card_whose_filter_too_few_cards_fit_has_no_partner() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "theirs"]);
    assert_eq!(code, Some(0), "{err}");
    let path = folder.path().join("theirs/registry.json");
    let registry: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    // The second effect of the fourth card draws; instead it destroys what fits.
    let warnings = |filter: Value| {
        let mut registry = registry.clone();
        registry["cards"][3]["effects"][1] = json!({ "on": "use", "as": "normal", "do": "destroy",
            "to": { "who": "opponent", "zone": "units", "count": 1, "where": filter } });
        std::fs::write(&path, registry.to_string()).unwrap();
        let (out, err, _) = run(folder.path(), &["check", "theirs"]);
        let all = format!("{out}{err}");
        assert!(!all.contains("error["), "{all}");
        (all.matches("warning[no-partner]").count(), all)
    };
    let count =
        |fits: &dyn Fn(&Value) -> bool| registry["cards"].as_array().unwrap().iter().filter(|card| fits(card)).count();
    // No card is so, two are, and as a near miss three or more.
    let fires = |level: i64| move |card: &Value| card["type"] == "fire" && card["level"] == level;
    assert_eq!((count(&fires(3)), count(&fires(2)), count(&|card| card["attack"].as_i64() >= Some(30))), (2, 3, 0));
    for (filter, expected) in [
        (json!({ "type": "fire", "attack_at_least": 30 }), 1),
        (json!({ "type": "fire", "level": 3 }), 1),
        (json!({ "type": "fire", "level": 2 }), 0),
        (json!({ "type": "fire", "level_at_least": 2 }), 0),
    ] {
        let (found, all) = warnings(filter.clone());
        assert_eq!(found, expected, "{filter}: {all}");
    }
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
    // A hundred cards: copies with new ids and another number, of which the last two are one that is worse than the first
    // card, and one that is better than that.
    let [mut worse, mut best] = [&all[0], &all[0]].map(Clone::clone);
    (worse["id"], worse["attack"]) = ("TT-F097".into(), (number(&all[0], "attack") - 1).into());
    (best["id"], best["defense"]) = ("TT-F098".into(), (number(&all[0], "defense") + 9).into());
    best["attack"] = worse["attack"].clone();
    let copies: Vec<Value> = (0..34)
        .map(|at| {
            let mut copy = all[at].clone();
            let member = if at % 2 == 0 { "attack" } else { "defense" };
            (copy["id"], copy[member]) =
                (format!("TT-C{at:03}").into(), (number(&copy, member) + i64::try_from(at % 3).unwrap() - 1).into());
            copy
        })
        .collect();
    let all: Vec<Value> = all.into_iter().chain(copies).chain([worse, best]).collect();
    assert_eq!(all.len(), 100);
    let design = DesignFile::read(&std::fs::read_to_string(data().join("design.json")).unwrap()).unwrap();
    let text = std::fs::read_to_string(data().join("scenarios/rulings.json")).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let (letters, found) = (vec![0; all.len()], rulings(&file));
    let subject =
        Subject { cards: &all, letters: &letters, design: &design, rulings: &found, games: None, changes: &[] };
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
    // The first card, and the last.
    is(better["TT-F097"], 2, 1);
    is(overtaken["TT-F097"], 1, 1);
}

/// Whether a card fits a filter of the game, spelled out.
fn fits(card: &Value, filter: &Map<String, Value>) -> bool {
    filter.iter().all(|(name, wanted)| {
        let number = |member: &str| card[member].as_i64();
        let bound = |member: &str, holds: fn(i64, i64) -> bool| {
            number(member).is_none_or(|number| holds(number, wanted.as_i64().unwrap()))
        };
        match name.as_str() {
            "type" => card["type"] == *wanted,
            "subtype" => card["subtypes"].as_array().is_none_or(|words| words.contains(wanted)),
            "level" | "attack" | "defense" => bound(name, |number, wanted| number == wanted),
            "level_at_most" => bound("level", |number, most| number <= most),
            "level_at_least" => bound("level", |number, least| number >= least),
            "attack_at_most" => bound("attack", |number, most| number <= most),
            "attack_at_least" => bound("attack", |number, least| number >= least),
            "defense_at_most" => bound("defense", |number, most| number <= most),
            "defense_at_least" => bound("defense", |number, least| number >= least),
            "any" => wanted
                .as_object()
                .unwrap()
                .iter()
                .any(|(name, wanted)| fits(card, &Map::from_iter([(name.clone(), wanted.clone())]))),
            // Neither is printed on a card, so that everything may fit.
            "not" => wanted.get("tapped").is_some() || !fits(card, wanted.as_object().unwrap()),
            "class" | "tapped" | "equipped" | "keyword" | "other" => true,
            other => panic!("a filter that is not counted: {other}"),
        }
    })
}

/// Whether something that is printed decides about a filter.
fn is_printed(filter: &Map<String, Value>) -> bool {
    filter.iter().any(|(name, wanted)| match wanted.as_object() {
        Some(inner) => is_printed(inner),
        None => !["class", "tapped", "equipped", "keyword", "other"].contains(&name.as_str()),
    })
}

#[test]
fn partners_are_what_a_naive_count_finds() {
    let all = cards();
    let design = DesignFile::default();
    let letters = vec![0; all.len()];
    let subject = Subject { cards: &all, letters: &letters, design: &design, rulings: &[], games: None, changes: &[] };
    let measured = values(&subject, json!({ "measure": "partners" }));
    let mut counted = BTreeMap::new();
    for card in &all {
        // Every filter of the card, wherever it is.
        let (mut open, mut filters) = (vec![&card["effects"]], Vec::new());
        while let Some(value) = open.pop() {
            open.extend(value.as_array().into_iter().flatten());
            for (name, inner) in value.as_object().into_iter().flatten() {
                if name == "where" { filters.push(inner.as_object().unwrap()) } else { open.push(inner) }
            }
        }
        filters.retain(|filter| is_printed(filter) && !filter.contains_key("name"));
        let partners = |filter: &&Map<String, Value>| {
            all.iter().filter(|other| other["id"] != card["id"] && fits(other, filter)).count()
        };
        if let Some(least) = filters.iter().map(partners).min() {
            counted.insert(card["id"].as_str().unwrap().to_owned(), least);
        }
    }
    assert!(counted.len() > 20 && measured.keys().eq(counted.keys()), "{:?}", measured.keys());
    for (id, count) in counted {
        is(measured[&id], count, 1);
    }
}

/// What a row is worth by the page's list of prices, spelled out, without the factor of its effect.
fn price(row: &Value) -> f64 {
    let word = |member: &str| row[member].as_str().unwrap_or_default();
    let val = row["val"].as_f64().unwrap_or(1.0);
    let bound = || {
        let filter = &row["to"]["where"];
        filter["level"].as_f64().or(filter["level_at_most"].as_f64())
    };
    let of_this = |worth: f64| if row["to"] == "this" { 0.0 } else { worth };
    let each = match word("do") {
        "draw" | "discard" | "more_plays" | "more_attacks" => 2.0 * val,
        "gain_points" | "lose_points" => {
            let is_good = (word("do") == "gain_points") == (word("who") != "opponent");
            let is_usual = word("who").is_empty();
            match word("who") {
                "both" => 0.0,
                _ if is_usual || is_good => val,
                _ => -val,
            }
        }
        "mill" if word("who") == "self" => -0.5 * val,
        "mill" | "reveal_top" => 0.5 * val,
        "destroy" => bound().map_or(5.0, |level| level + 1.0),
        "send" => of_this(bound().map_or(5.0, |level| level + 1.0)),
        "return" | "put_on_top" | "put_at_bottom" | "shuffle" => of_this(bound().unwrap_or(5.0)),
        "gain_attack" | "lose_attack" | "gain_defense" | "lose_defense" => {
            if word("for") == "this_turn" {
                0.5 * val
            } else {
                1.5 * val
            }
        }
        "tap" | "untap" => 1.0,
        "skip_attack" => 1.5,
        "counter" => 4.0,
        "skip" => {
            [("draw", 2.0), ("main", 4.0), ("battle", 4.0), ("turn", 8.0)]
                .into_iter()
                .find(|(phase, _)| *phase == word("word"))
                .unwrap()
                .1
        }
        "search" | "search_discard" | "level_up" | "activate" => 3.0,
        "recover" | "add" | "play" => 2.0,
        "take" => 6.0,
        "grant" => {
            if word("word") == "indestructible" {
                3.0
            } else {
                2.0
            }
        }
        "reveal" => 0.5,
        "equip" | "shuffle_deck" => 0.0,
        other => panic!("an operation without a price: {other}"),
    };
    let to = &row["to"];
    let preset = to.as_str().or(to["like"].as_str()).unwrap_or_default();
    if to["pick"] == "all" || ["own_units", "enemy_units", "all_units"].contains(&preset) {
        return 2.0 * each;
    }
    each * to["count"].as_f64().or(to["up_to"].as_f64()).unwrap_or(1.0)
}

#[test]
fn distances_from_the_budget_are_what_a_naive_sum_finds() {
    let all = cards();
    let design = DesignFile::read(&std::fs::read_to_string(data().join("design.json")).unwrap()).unwrap();
    let letters = vec![0; all.len()];
    let subject = Subject { cards: &all, letters: &letters, design: &design, rulings: &[], games: None, changes: &[] };
    let measured = values(&subject, json!({ "measure": "off_budget" }));
    for card in &all {
        let rows = card["effects"].as_array().unwrap();
        let heads: Vec<usize> = (0..rows.len()).filter(|at| rows[*at].get("on").is_some()).collect();
        let mut worth = 0.0;
        for (at, head) in heads.iter().enumerate() {
            let end = heads.get(at + 1).copied().unwrap_or(rows.len());
            let first = &rows[*head];
            let mut sum: f64 = rows[*head..end].iter().map(price).sum();
            for (cost, amount) in first["cost"].as_object().into_iter().flatten() {
                let amount = amount.as_f64().or(amount["count"].as_f64()).unwrap_or(1.0);
                sum -= amount
                    * if ["discard", "opponent_draws", "discard_this"].contains(&cost.as_str()) { 2.0 } else { 1.0 };
            }
            sum *= match first["as"].as_str().unwrap() {
                "continuous" | "passive" => 1.5,
                "counter" => 1.2,
                "latent" | "dormant" => 0.8,
                _ => 1.0,
            };
            let timing = first["on"].as_str().unwrap_or_default();
            sum *= if timing.starts_with("opponent_") { 0.7 } else { 1.0 };
            worth += sum * if first.get("if").is_some() { 0.7 } else { 1.0 };
        }
        let level = card["level"].as_f64().unwrap();
        let limit = if card["type"] == "spell" { 4.0 } else { 1.0 } + 1.5 * level;
        let id = card["id"].as_str().unwrap();
        assert!((measured[id] - (worth - limit).abs()).abs() < 1e-9, "{id}: {} is not {worth}", measured[id]);
        assert!((worth - limit).abs() <= 2.001, "{id}: {worth} is far from {limit}");
    }
    assert_eq!(measured.len(), all.len());
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
    let subject = Subject { cards: &[], letters: &[], design: &design, rulings: &[], games: Some(&part), changes: &[] };
    let ids = [names[0].as_str(), names[1].as_str()];
    let logged: Vec<_> = (0..games).map(|number| Arena::game(&decks, &plan, ids, number).ok().unwrap()).collect();
    let logs: Vec<Value> = logged.iter().map(|game| serde_json::from_str(&game.file().unwrap()).unwrap()).collect();
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
    // A line is the turn, from 0, the deck and what was decided. Turns alternate, also those that are skipped.
    let (mut all_turns, mut watched, mut stuck, mut cut_off) = (0, 0, 0, 0);
    for (log, played) in logs.iter().zip(&logged) {
        let last = log["turns"].as_u64().unwrap();
        let first = log["first"].as_u64().unwrap();
        let mut has_idle = false;
        let lines: Vec<String> = played.lines().collect();
        for turn in 0..=last {
            let own = ids[usize::try_from((first + turn) % 2).unwrap()];
            let of_turn = lines.iter().filter(|line| line[..3].trim() == turn.to_string());
            let words: Vec<(&str, &str)> = of_turn.map(|line| line[4..].split_once(' ').unwrap()).collect();
            let is_act = |words: &str| {
                let word = words.trim().split(' ').next().unwrap();
                ["play", "level_up", "activate", "attack", "pass"].contains(&word)
            };
            has_idle |= turn < last && !words.iter().any(|(deck, words)| *deck == own && is_act(words));
            watched += usize::from(words.iter().all(|(deck, _)| *deck == own));
            all_turns += 1;
        }
        stuck += usize::from(has_idle);
        cut_off += usize::from(log["end"] == "the turn limit");
    }
    assert!(watched > 0 && watched < all_turns && stuck > 0, "{watched} of {all_turns}, {stuck}");
    is(all(json!({ "measure": "watching" })), 100 * watched, all_turns);
    is(all(json!({ "measure": "stuck" })), stuck, 1);
    is(all(json!({ "measure": "cut_off" })), cut_off, 1);
    // A log lacks the decisions for which there was only one answer.
    let written: usize = logs.iter().map(|log| log["choices"].as_array().unwrap().len()).sum();
    let choices = usize::try_from(part["matchups"][0]["tally"]["choices"].as_u64().unwrap()).unwrap();
    assert!(choices >= written && written > turns.iter().sum::<usize>());
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

/// The rank correlation of prices and play, by the formula of ranks over rows that are priced by hand. The changes are
/// made up, the uses are those of a hundred games.
#[test]
fn the_agreement_of_prices_and_play_is_what_a_naive_count_of_ranks_finds() {
    let decks = Decks::new(game(), &[]);
    let names = decks.chosen(&[]).unwrap();
    let plan = Plan { players: [AgentKind::Random; 2], watched: 100, ..Plan::new(decks.hash(), names, 100, 7) };
    let run = Run::new(plan, Shard::WHOLE, &decks).unwrap();
    assert!(on(2, || run.play(&TaskHandle::default())));
    let part: Value = serde_json::from_str(&run.part().write().unwrap()).unwrap();
    let all = cards();
    let design = DesignFile::read(&std::fs::read_to_string(data().join("design.json")).unwrap()).unwrap();
    // What one point more of a row is worth in a game: the list, the factors of its effect, and how often it applied.
    let (mut changes, mut worth, mut play) = (Vec::new(), Vec::new(), Vec::new());
    let matchup = &part["matchups"][0];
    for card in &all {
        let id = card["id"].as_str().unwrap();
        let rows = card["effects"].as_array().unwrap();
        for (at, row) in rows.iter().enumerate() {
            let Some(val) = row["val"].as_i64() else { continue };
            let mut applied = 0.0;
            for (known, tally) in
                matchup["cards"].as_array().unwrap().iter().zip(matchup["tally"]["cards"].as_array().unwrap())
            {
                let own = tally["rows"].as_array().into_iter().flatten().find(|of_row| of_row["row"] == at);
                applied += own.filter(|_| known == id).and_then(|row| row["applied"].as_f64()).unwrap_or(0.0);
            }
            let number = changes.len();
            let change = f64::from(u32::try_from(number * 37 % 101).unwrap()) / 1000.0;
            changes.push(Change { card: id.to_owned(), row: at, from: val, to: val + 1, change });
            if applied == 0.0 {
                continue;
            }
            let head = rows[..=at].iter().rfind(|row| row.get("on").is_some()).unwrap();
            let factor = match head["as"].as_str().unwrap() {
                "continuous" | "passive" => 1.5,
                "counter" => 1.2,
                "latent" | "dormant" => 0.8,
                _ => 1.0,
            } * if head["on"].as_str().unwrap_or_default().starts_with("opponent_") { 0.7 } else { 1.0 }
                * if head.get("if").is_some() { 0.7 } else { 1.0 };
            let mut more = row.clone();
            more["val"] = (val + 1).into();
            worth.push(factor * (price(&more) - price(row)) * applied / 100.0);
            play.push(100.0 * change);
        }
    }
    assert!(worth.len() > 30, "{}", worth.len());
    let subject =
        Subject { cards: &all, letters: &[], design: &design, rulings: &[], games: Some(&part), changes: &changes };
    let measured = values(&subject, json!({ "measure": "price_rank" }))["all"];
    let rank = |values: &[f64], at: usize| {
        let near = |other: &&f64| (**other - values[at]).abs() < 1e-9;
        let below = values.iter().filter(|other| **other < values[at] && !near(other)).count();
        let count = |number: usize| f64::from(u32::try_from(number).unwrap());
        count(below) + f64::midpoint(count(values.iter().filter(near).count()), 1.0)
    };
    let ranks: Vec<(f64, f64)> = (0..worth.len()).map(|at| (rank(&worth, at), rank(&play, at))).collect();
    let middle = f64::midpoint(f64::from(u32::try_from(ranks.len()).unwrap()), 1.0);
    let product = |of: fn(&(f64, f64), f64) -> f64| ranks.iter().map(|pair| of(pair, middle)).sum::<f64>();
    let both = product(|(a, b), middle| (a - middle) * (b - middle));
    let spread = product(|(a, _), middle| (a - middle).powi(2)) * product(|(_, b), middle| (b - middle).powi(2));
    let counted = 100.0 * both / spread.sqrt();
    assert!((measured - counted).abs() < 1e-6, "{measured}, counted {counted}");
}

/// The figure of BALANCE.md is that of the lines below it, and reaches the aim of the page.
#[test]
fn prices_and_play_agree_as_the_lines_of_the_page_say() {
    let page = std::fs::read_to_string(data().join("BALANCE.md")).unwrap();
    let lines = page.lines().filter(|line| line.starts_with("| rootfire | `") || line.starts_with("| stormgrave | `"));
    let mut sums: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    for line in lines {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let sum = sums.entry(cells[2]).or_default();
        (sum.0, sum.1) = (sum.0 + cells[4].parse::<f64>().unwrap(), sum.1 + cells[5].parse::<f64>().unwrap());
    }
    let priced = |(price, (worth, play)): (&&str, &(f64, f64))| Priced {
        card: (*price).to_owned(),
        row: 0,
        price: *worth,
        uses: 1.0,
        play: *play,
    };
    let rows: Vec<Priced> = sums.iter().map(priced).collect();
    let found = correlation(&rows).unwrap();
    assert!(
        page.contains(&format!("The rank correlation of prices and play: {found:.2}, over {} prices", rows.len())),
        "{found}"
    );
    assert!(found >= 0.6, "{found}");
}
