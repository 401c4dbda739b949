//! Calls: one request and one answer a line.

use serde_json::{Value, json};
use ses_studio::base::Generator;

use super::{play, run, start};

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(!message.is_empty() && message != answer["error"]["code"], "{answer}");
    answer["error"]["code"].as_str().unwrap()
}

fn advance() -> Value {
    json!({ "call": "advancePhase" })
}

#[test]
fn a_state_has_the_names_of_the_page() {
    let answers = play(&[], &[start(5), advance()]);
    let state = &answers[0]["state"];
    assert_eq!(answers[0]["ok"], true, "{}", answers[0]);
    for (name, value) in [
        ("currentTurnNumber", json!(1)),
        ("currentPlayerId", json!("P1")),
        ("currentPhase", json!("START")),
        ("gameOver", json!(false)),
        ("winnerId", Value::Null),
    ] {
        assert_eq!(state[name], value, "{name}");
    }
    let player = &state["players"][0];
    assert_eq!((&player["id"], &player["name"]), (&json!("P1"), &json!("North")));
    assert_eq!((&player["EssenceCurrent"], &player["EssenceMax"]), (&json!(23), &json!(23)));
    assert_eq!(player["resources"], json!({ "ResourcePoints": 9, "KL": 0 }));
    assert_eq!(player["deityInstanceId"], "EC-001#1");
    // Numbers of making: the first player's Deity and deck in order, then the other player's.
    assert_eq!(state["players"][1]["deityInstanceId"], "EC-002#42");
    let zones = player["zones"].as_object().unwrap();
    let names: Vec<&String> = zones.keys().collect();
    assert_eq!(names.len(), 6, "{names:?}");
    for (zone, count) in [("DECK", 35), ("HAND", 5), ("NEW_EARTH", 0), ("GRAVEYARD", 0), ("EXILE", 0), ("DEITY", 1)] {
        assert_eq!(zones[zone].as_array().unwrap().len(), count, "{zone}");
    }
    let deity = &state["instances"]["EC-001#1"];
    assert_eq!(
        deity,
        &json!({ "cardId": "EC-001", "ownerId": "P1", "zone": "DEITY", "tapped": false, "damage": 0,
                 "tempBuffs": { "power": 0, "toughness": 0 } })
    );
    assert_eq!(state["instances"].as_object().unwrap().len(), 82);
    let phases: Vec<&Value> =
        answers[1]["events"].as_array().unwrap().iter().filter(|event| event["type"] == "phase").collect();
    assert_eq!(phases, [&json!({ "type": "phase", "phase": "MAIN", "playerId": "P1" })]);
    assert_eq!(answers[1]["log"], json!(["North: Main"]));
}

/// A game in which the first player attacks: its cards are given, so that every hand is known.
fn library() -> Vec<Value> {
    vec![
        json!({ "CardID": "EC-501", "Name": "Lone Lamp", "Type": "Deity — Glow", "Essence": 4 }),
        json!({ "CardID": "EC-502", "Name": "Plain Runner", "Type": "Avatar — Glow", "Cost": 1, "Power": 2, "Toughness": 2,
                "RulesText": "On Play: Target Avatar you control gets +2/−1 until end of turn." }),
        json!({ "CardID": "EC-503", "Name": "Small Verdict", "Type": "Spell — Void", "Cost": 1,
                "RulesText": "Destroy target enemy Avatar." }),
        json!({ "CardID": "EC-504", "Name": "Pawn Shop", "Type": "Relic", "Cost": 0,
                "RulesText": "Main — 1 shard, once per turn: Draw a card." }),
    ]
}

fn sheet() -> tempfile::NamedTempFile {
    let file = tempfile::Builder::new().suffix(".json").tempfile().unwrap();
    std::fs::write(file.path(), json!(library()).to_string()).unwrap();
    file
}

fn begin(deck: &str, shards: i32) -> Value {
    let list = vec![deck; 12];
    json!({ "call": "startGame", "config": { "players": [
        { "id": "P1", "name": "North", "deityId": "EC-501", "deckList": list, "startingResources": { "ResourcePoints": shards } },
        { "id": "AI", "name": "South", "deityId": "EC-501", "deckList": list },
    ], "startingPlayerId": "P1", "seed": 3 } })
}

/// Twelve cards each: the first card of the hand of a shuffled deck of equal cards is any of them.
fn hand(answer: &Value, player: usize) -> String {
    answer["state"]["players"][player]["zones"]["HAND"][0].as_str().unwrap().to_owned()
}

#[test]
fn refusals_come_in_the_order_of_the_page() {
    let file = sheet();
    let library = ["--library", file.path().to_str().unwrap()];
    let first = play(&library, &[begin("EC-502", 1), advance()]);
    let card = hand(&first[0], 0);
    let play_card = |player: &str, card: &str| json!({ "call": "playCard", "playerId": player, "instanceId": card });
    let attack = |card: &str| json!({ "call": "attackDeity", "attackerPlayerId": "P1", "attackerInstanceId": card });
    let requests = [
        play_card("P1", &card),
        begin("EC-502", 1),
        play_card("P9", "nothing"),
        play_card("AI", "nothing"),
        play_card("P1", &card),
        advance(),
        attack("nothing"),
        play_card("P1", "EC-502#99"),
        play_card("P1", "EC-501#1"),
        json!({ "call": "activateAbility", "playerId": "P1", "instanceId": "EC-501#1", "ability": 3 }),
        json!({ "call": "playCard", "playerId": "P1", "instanceId": card, "options": { "targets": ["AI"] } }),
        play_card("P1", &card),
        play_card("P1", &hand(&first[0], 0)),
        advance(),
        attack("EC-501#1"),
        attack(&card),
        attack(&card),
        json!({ "call": "dealEssenceDamage", "playerId": "AI", "amount": -1 }),
        json!({ "call": "dealEssenceDamage", "playerId": "XX", "amount": 1 }),
        json!({ "call": "modifyResource", "playerId": "P1", "delta": -5 }),
    ];
    let answers = play(&library, &requests);
    let found: Vec<String> = answers
        .iter()
        .map(|answer| if answer["ok"] == true { "ok".to_owned() } else { code(answer).to_owned() })
        .collect();
    let expected = [
        "no-match",
        "ok",
        "no-player",
        "not-your-turn",
        "not-now",
        "ok",
        "not-now",
        "no-card",
        "no-card",
        "no-ability",
        "bad-target",
        "ok",
        "no-card",
        "ok",
        "no-card",
        "ok",
        "over",
        "over",
        "over",
        "over",
    ];
    assert_eq!(found, expected);
    // The buff counts: 2 and 2 more are the whole Essence of 4.
    let end = &answers[15];
    assert_eq!((&end["state"]["gameOver"], &end["state"]["winnerId"]), (&json!(true), &json!("P1")), "{end}");
    assert_eq!(end["state"]["players"][1]["EssenceCurrent"], 0);
    let log = end["log"].as_array().unwrap();
    assert_eq!(log.last().unwrap(), "GAME OVER: North wins. South’s Deity hit 0 Essence.");
    let last = end["events"].as_array().unwrap().last().unwrap();
    assert_eq!(last, &json!({ "type": "end", "winnerId": "P1", "reason": "essence" }));
}

#[test]
fn costs_targets_and_uses_are_refused_by_code() {
    let file = sheet();
    let library = ["--library", file.path().to_str().unwrap()];
    let first = play(&library, &[begin("EC-503", 0)]);
    let spell = hand(&first[0], 0);
    let play_it = json!({ "call": "playCard", "playerId": "P1", "instanceId": spell });
    let give = json!({ "call": "modifyResource", "playerId": "P1", "delta": 1 });
    let answers = play(&library, &[begin("EC-503", 0), advance(), play_it.clone(), give, play_it]);
    assert_eq!(code(&answers[2]), "costs");
    // Nothing to choose: the row does nothing, and the card is played all the same.
    assert_eq!(answers[4]["ok"], true, "{}", answers[4]);
    assert!(answers[4]["events"].as_array().unwrap().iter().any(|event| event["type"] == "nothing"), "{}", answers[4]);
    let first = play(&library, &[begin("EC-504", 0)]);
    let relic = hand(&first[0], 0);
    let use_it = json!({ "call": "activateAbility", "playerId": "P1", "instanceId": relic, "ability": 0 });
    let answers = play(
        &library,
        &[
            begin("EC-504", 1),
            advance(),
            json!({ "call": "playCard", "playerId": "P1", "instanceId": relic }),
            use_it.clone(),
            use_it.clone(),
            json!({ "call": "modifyResource", "playerId": "P1", "delta": 5 }),
            use_it,
        ],
    );
    assert_eq!(answers[3]["ok"], true, "{}", answers[3]);
    assert_eq!(code(&answers[4]), "used");
    assert_eq!(code(&answers[6]), "used");
}

#[test]
fn a_start_is_refused_by_code() {
    let with = |change: &dyn Fn(&mut Value)| {
        let mut request = start(1);
        change(&mut request["config"]);
        request
    };
    let first = |name: &'static str, value: Value| with(&|config| config["players"][0][name] = value.clone());
    let requests = [
        with(&|config| config["players"].as_array_mut().unwrap().push(json!({ "id": "third" }))),
        with(&|config| config["players"][1]["id"] = "P1".into()),
        first("deityId", "EC-999".into()),
        first("deityId", "EC-007".into()),
        first("deckList", json!(["EC-007", "EC-002"])),
        first("deckList", json!(["EC-007", "EC-777"])),
        first("startingResources", json!({ "Gold": 1 })),
        first("startingResources", json!({ "KL": -1 })),
        first("startingEssenceOverride", 0.into()),
        first("startingEssenceOverride", 1000.into()),
        first("deckList", json!(vec!["EC-007"; 200])),
        with(&|config| config["startingPlayerId"] = "nobody".into()),
        first("startingEssenceOverride", 999.into()),
    ];
    let answers = play(&[], &requests);
    let codes: Vec<&str> = answers[..12].iter().map(code).collect();
    let expected = [
        "players",
        "players",
        "unknown-card",
        "not-a-deity",
        "deity-in-deck",
        "unknown-card",
        "unknown-resource",
        "amount",
        "amount",
        "amount",
        "too-many-cards",
        "no-player",
    ];
    assert_eq!(codes, expected);
    let player = &answers[12]["state"]["players"][0];
    assert_eq!((&player["EssenceCurrent"], &player["EssenceMax"]), (&json!(999), &json!(999)));
}

#[test]
fn a_viewer_sees_no_hidden_zone() {
    let answers = play(
        &[],
        &[
            start(2),
            json!({ "call": "getState", "for": "AI" }),
            json!({ "call": "getState" }),
            json!({ "call": "getState", "for": "X" }),
        ],
    );
    let state = &answers[1]["state"];
    assert!(answers[1].get("hash").is_none());
    let [own, other] = [&state["players"][1]["zones"], &state["players"][0]["zones"]];
    assert!(own["HAND"].as_array().unwrap().iter().all(Value::is_string));
    for hidden in [&own["DECK"], &other["DECK"], &other["HAND"]] {
        let cards = hidden.as_array().unwrap();
        assert!(cards.len() >= 5 && cards.iter().all(Value::is_null), "{hidden}");
    }
    // Two Deities and the own hand.
    assert_eq!(state["instances"].as_object().unwrap().len(), 7);
    assert_eq!(answers[2]["state"], answers[0]["state"]);
    assert_eq!(code(&answers[3]), "no-player");
}

/// Plays a match with legal actions by chance; returns the requests and the answers.
fn random_match(seed: u64, most: usize) -> (Vec<Value>, Vec<Value>) {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    program.args(["match", super::GAME, "--json"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |request: &Value| -> Value {
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    };
    let mut chance = Generator(seed);
    let mut requests = vec![start(seed)];
    let mut answers = vec![ask(&requests[0])];
    while requests.len() < most {
        let legal = ask(&json!({ "call": "legalActions" }));
        let actions = legal["actions"].as_array().unwrap();
        if actions.is_empty() {
            break;
        }
        let request = actions[chance.below(actions.len())].clone();
        let answer = ask(&request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        requests.push(request);
        answers.push(answer);
    }
    drop(input);
    child.wait().unwrap();
    (requests, answers)
}

#[test]
fn a6_a7_a_log_of_requests_plays_again_to_the_same_hash_and_undoing_all_gives_the_start() {
    for seed in [1, 2] {
        let (requests, answers) = random_match(seed, 400);
        let last = answers.last().unwrap();
        assert_eq!(last["state"]["gameOver"], true, "no end after {} calls", requests.len());
        let again = play(&[], &requests);
        let hashes =
            |answers: &[Value]| -> Vec<Value> { answers.iter().map(|answer| answer["hash"].clone()).collect() };
        assert_eq!(hashes(&again), hashes(&answers));
        // Every card is somewhere, none twice.
        let state = &last["state"];
        let zones = state["players"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|player| player["zones"].as_object().unwrap().values());
        let mut cards: Vec<&str> = zones.flat_map(|zone| zone.as_array().unwrap()).filter_map(Value::as_str).collect();
        cards.sort_unstable();
        let mut instances: Vec<&str> = state["instances"].as_object().unwrap().keys().map(String::as_str).collect();
        instances.sort_unstable();
        assert_eq!(cards, instances);
        let undo = vec![json!({ "call": "undo" }); requests.len()];
        let back = play(&[], &[&requests[..], &undo[..]].concat());
        let start = &back[requests.len() + requests.len() - 2];
        assert_eq!(start["hash"], answers[0]["hash"]);
        assert_eq!(start["state"], answers[0]["state"]);
        assert_eq!(back.last().unwrap()["state"], Value::Null);
        let log: usize = answers.iter().map(|answer| answer["log"].as_array().unwrap().len()).sum();
        let whole = play(
            &[],
            &[&requests[..], &[json!({ "call": "getLog" }), json!({ "call": "getLog", "since": log - 1 })]].concat(),
        );
        assert_eq!(whole[requests.len()]["log"].as_array().unwrap().len(), log);
        assert_eq!(whole[requests.len() + 1]["log"].as_array().unwrap().len(), 1);
    }
}

#[test]
fn a6_a_refused_call_changes_nothing() {
    let answers = play(
        &[],
        &[
            start(4),
            json!({ "call": "playCard", "playerId": "P1", "instanceId": "EC-003#2" }),
            json!({ "call": "drawCards", "playerId": "P1", "count": -1 }),
            json!({ "call": "getState" }),
            json!({ "call": "undo" }),
            json!({ "call": "undo" }),
        ],
    );
    assert_eq!(answers[3]["state"], answers[0]["state"]);
    assert_eq!(answers[4]["state"], Value::Null);
    assert_eq!(code(&answers[5]), "nothing-to-undo");
}

#[test]
fn statement_calls_work_in_any_phase_and_stay_within_bounds() {
    let call = |name: &str, member: &str, value: i32| {
        let mut request = json!({ "call": name, "playerId": "AI" });
        request[member] = value.into();
        request
    };
    let answers = play(
        &[],
        &[
            start(4),
            call("drawCards", "count", 2),
            call("dealEssenceDamage", "amount", 5),
            call("healEssence", "amount", 99),
            call("modifyResource", "delta", 4),
            call("modifyResource", "delta", -9),
            call("modifyKL", "delta", 2),
            call("drawCards", "count", 999),
            call("dealEssenceDamage", "amount", 999),
            call("healEssence", "amount", 1),
        ],
    );
    let of = |at: usize| &answers[at]["state"]["players"][1];
    assert_eq!(of(1)["zones"]["HAND"].as_array().unwrap().len(), 7);
    assert_eq!(of(2)["EssenceCurrent"], 18);
    assert_eq!(of(3)["EssenceCurrent"], 23);
    assert_eq!(of(4)["resources"]["ResourcePoints"], 4);
    assert_eq!(of(5)["resources"]["ResourcePoints"], 0);
    assert_eq!(of(6)["resources"]["KL"], 2);
    // An empty deck is no loss.
    assert_eq!(
        (of(7)["zones"]["DECK"].as_array().unwrap().len(), &answers[7]["state"]["gameOver"]),
        (0, &json!(false))
    );
    assert_eq!((&of(8)["EssenceCurrent"], &answers[8]["state"]["winnerId"]), (&json!(0), &json!("P1")));
    assert_eq!(code(&answers[9]), "over");
}

#[test]
fn malformed_requests_are_answered_with_an_error() {
    let lines = [
        "",
        "{",
        "null",
        "17",
        "[]",
        "\"startGame\"",
        "{}",
        r#"{"call":5}"#,
        r#"{"call":"fly"}"#,
        r#"{"call":"startGame"}"#,
        r#"{"call":"startGame","config":7}"#,
        r#"{"call":"startGame","config":{"players":[1,2]}}"#,
        "{\"call\":\"\u{0}\"}",
        &"[".repeat(400),
        &format!("{{\"call\":\"{}\"}}", "x".repeat(2_000_000)),
    ];
    let input = lines.join("\n") + "\n";
    let (out, err, status) = run(&["match", super::GAME, "--json"], &input);
    assert_eq!(status, Some(0), "{err}");
    // The empty line is no request.
    assert_eq!(out.lines().count(), lines.len() - 1);
    for line in out.lines() {
        code(&serde_json::from_str(line).unwrap());
    }
}

/// Requests by chance, in a match that goes on: whatever they are, each has one answer, and the match stays sound.
#[test]
fn requests_by_chance_are_answered() {
    let mut chance = Generator(11);
    let calls = [
        "startGame",
        "playCard",
        "attackDeity",
        "activateAbility",
        "advancePhase",
        "drawCards",
        "dealEssenceDamage",
        "healEssence",
        "modifyResource",
        "modifyKL",
        "legalActions",
        "getState",
        "getLog",
        "undo",
        "nothing",
    ];
    let names = [
        "playerId",
        "attackerPlayerId",
        "instanceId",
        "attackerInstanceId",
        "ability",
        "count",
        "amount",
        "delta",
        "for",
        "since",
        "options",
        "config",
    ];
    let mut value = |depth: usize| -> Value {
        let ids = ["P1", "AI", "EC-003#2", "EC-004#43", "EC-001#1", "#", "EC-003#300", "@P1.HAND.0", ""];
        match chance.below(if depth == 0 { 9 } else { 7 }) {
            0 => Value::Null,
            1 => true.into(),
            2 => (i64::try_from(chance.below(2000)).unwrap() - 1000).into(),
            3 => 1e300.into(),
            4..=6 => ids[chance.below(ids.len())].into(),
            7 => json!({ "targets": [ids[chance.below(ids.len())], [ids[chance.below(ids.len())]], null, 3] }),
            _ => json!([1, "P1"]),
        }
    };
    let mut requests = vec![start(9)];
    let mut pick = Generator(12);
    for _ in 0..1500 {
        let call = calls[pick.below(calls.len())];
        let mut request = json!({ "call": call });
        for name in names {
            if pick.below(2) == 0 {
                request[name] = value(0);
            }
        }
        if call == "startGame" && pick.below(2) == 0 {
            request = start(u64::try_from(pick.below(100)).unwrap());
        }
        requests.push(request);
    }
    let answers = play(&[], &requests);
    let good = answers.iter().filter(|answer| answer["ok"] == true).count();
    assert!((100..1400).contains(&good), "{good}");
    for state in answers.iter().map(|answer| &answer["state"]).filter(|state| state.is_object()) {
        for player in state["players"].as_array().unwrap() {
            let [now, most] = ["EssenceCurrent", "EssenceMax"].map(|name| player[name].as_i64().unwrap());
            assert!(0 <= now && now <= most, "{player}");
        }
    }
}

#[test]
fn other_games_have_calls_without_naming_any() {
    let requests = format!("{}\n{}\n", json!({ "call": "getState" }), json!({ "call": "legalActions" }));
    let (out, err, code) = run(&["match", "tiny", "--json"], &requests);
    assert_eq!((code, out.lines().count()), (Some(0), 2), "{err}");
}
