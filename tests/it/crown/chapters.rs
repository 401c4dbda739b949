//! Chapters: a set-up with rules of its own.

use serde_json::{Value, json};

use super::{GAME, play, run};

const CHAPTER: [&str; 2] = ["--chapter", "ch1_second_morning"];

/// The chapter of the page: its words appear, the card comes in round 3, holding out wins.
#[test]
fn a9_the_bundled_chapter_is_played_by_its_page() {
    let mut requests = vec![json!({ "call": "startGame", "config": { "seed": 4 } })];
    // Nobody plays anything; a round has eight phases that wait.
    requests.extend(std::iter::repeat_n(json!({ "call": "advancePhase" }), 8 * 8));
    let answers = play(&CHAPTER, &requests);
    let first = &answers[0];
    assert_eq!(first["ok"], true, "{first}");
    let opening = "The second sun clears the ridge. The court must hold until it is overhead.";
    assert!(first["log"].as_array().unwrap().contains(&json!(opening)), "{first}");
    assert_eq!(first["state"]["players"][0]["resources"]["KL"], 1);
    let hounds = |answer: &Value| {
        let instances = answer["state"]["instances"].as_object().unwrap();
        instances.keys().filter(|id| id.starts_with("EC-031#")).count()
    };
    let entered = answers.iter().position(|answer| hounds(answer) == 3).unwrap();
    let state = &answers[entered]["state"];
    let place = (&state["currentTurnNumber"], &state["currentPlayerId"], &state["currentPhase"]);
    assert_eq!(place, (&json!(3), &json!("AI"), &json!("START")));
    let created = answers[entered]["events"].as_array().unwrap().iter().find(|event| event["type"] == "say").unwrap();
    assert_eq!(created["word"], "ch1-hound");
    let end = answers.last().unwrap();
    assert_eq!(
        (&end["state"]["gameOver"], &end["state"]["winnerId"], &end["state"]["currentTurnNumber"]),
        (&json!(true), &json!("P1"), &json!(9)),
        "{end}"
    );
    assert_eq!(end["log"].as_array().unwrap().last().unwrap(), "GAME OVER: P1 wins. P1 has held out.");
}

/// A row with `once` waits until its condition holds, and then happens once.
#[test]
fn help_comes_once_and_only_in_need() {
    let hurt = json!({ "call": "dealEssenceDamage", "playerId": "P1", "amount": 15 });
    let round = vec![json!({ "call": "advancePhase" }); 8];
    let start = json!({ "call": "startGame", "config": { "seed": 4 } });
    let requests = [&[start][..], &round[..], &[hurt][..], &round[..], &round[..]].concat();
    let answers = play(&CHAPTER, &requests);
    let kl = |at: usize| answers[at]["state"]["players"][0]["resources"]["KL"].as_i64().unwrap();
    let helped = |from: usize, to: usize| {
        let events = answers[from..=to].iter().flat_map(|answer| answer["events"].as_array().unwrap());
        events.filter(|event| event["type"] == "say" && event["word"] == "ch1-near").count()
    };
    assert_eq!((helped(0, 9), helped(10, 17), helped(18, 25)), (0, 1, 0));
    assert!(kl(17) >= kl(9) + 3, "{} {}", kl(9), kl(17));
}

/// What is wrong with a chapter is reported with its place.
#[test]
fn problems_of_chapters_have_positions() {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("crown");
    let (_, err, code) = run(&["new", project.to_str().unwrap(), "--from", GAME], "");
    assert_eq!(code, Some(0), "{err}");
    let file = project.join("chapters/broken.json");
    std::fs::create_dir_all(project.join("chapters")).unwrap();
    std::fs::write(
        &file,
        r#"{
  "format": 1, "game": "essence-crown", "id": "broken", "title": "Broken",
  "setup": { "player": { "deityId": "EC-0O1", "deckList": "mornin" }, "enemy": { "deityId": "EC-002", "deckList": ["EC-003", "EC-9"] }, "startingPlayerId": "P3" },
  "levers": { "round_limits": 60, "opening_hand": 99 },
  "rows": [
    { "when": { "phase": "strat", "of": "player" }, "as": "player", "do": "say", "word": "ch1-opening" },
    { "when": { "phase": "start" }, "as": "foe", "do": "gain_kl", "val": 300 },
    { "when": { "phase": "start" }, "as": "player", "do": "say", "word": "no-such-words" }
  ],
  "ends": { "drop": ["essense"], "add": [{ "id": "x", "if": "turn >", "wins": "self", "as": "player" }] }
}
"#,
    )
    .unwrap();
    let (out, err, code) = run(&["check", project.to_str().unwrap(), "--json"], "");
    assert_eq!(code, Some(1), "{out}{err}");
    let problems: Vec<Value> = serde_json::from_str(&out).unwrap();
    let of_file = problems.iter().filter(|problem| problem["file"].as_str().unwrap().ends_with("broken.json"));
    let mut places: Vec<(&str, i64)> =
        of_file.map(|problem| (problem["pointer"].as_str().unwrap(), problem["line"].as_i64().unwrap())).collect();
    places.sort_unstable();
    let expected = [
        ("/ends/add/0/if", 10),
        ("/ends/drop/0", 10),
        ("/levers/opening_hand", 4),
        ("/levers/round_limits", 4),
        ("/rows/0/when/phase", 6),
        ("/rows/1/as", 7),
        ("/rows/1/val", 7),
        ("/rows/2/word", 8),
        ("/setup/enemy/deckList/1", 3),
        ("/setup/player/deckList", 3),
        ("/setup/player/deityId", 3),
        ("/setup/startingPlayerId", 3),
    ];
    assert_eq!(places, expected, "{out}");
}

#[test]
fn an_unknown_chapter_is_a_usage_error() {
    let (_, err, code) = run(&["match", GAME, "--json", "--chapter", "ch1_second_mornin"], "");
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("did you mean `ch1_second_morning`?"), "{err}");
}
