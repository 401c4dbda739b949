//! Chapters: a set-up with rules of its own.

use std::sync::Arc;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::state::{Outcome, Seat};
use ses_studio::kernel::trace::{Change, Entry};
use ses_studio::registry::start::start_rules;
use ses_studio::sandbox::tabletop::{Opening, Session, Tabletop, TabletopCommand};

use super::{GAME, chapter, game, play, run};

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

/// D28: a chapter adds ends, switches one off by its id, and sets levers.
#[test]
fn d28_a_chapter_adds_and_drops_ends_and_sets_levers() {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("crown");
    let project = project.to_str().unwrap();
    let (_, err, code) = run(&["new", project, "--from", GAME], "");
    assert_eq!(code, Some(0), "{err}");
    let chapter = json!({
        "format": 1, "game": GAME, "id": "hoard", "title": "The Hoard",
        "setup": {
            "player": { "deityId": "EC-001", "deckList": ["EC-007", "EC-007", "EC-007"], "startingEssenceOverride": 9 },
            "enemy": { "deityId": "EC-002", "deckList": "lattice", "startingResources": { "KL": 2 } },
            "startingPlayerId": "P1",
        },
        "levers": { "opening_hand": 2, "shard_income": 4 },
        "ends": { "drop": ["essence"], "add": [{ "id": "rich", "if": "self.shards >= 8", "wins": "self", "as": "player" }] },
    });
    std::fs::write(format!("{project}/chapters/hoard.json"), chapter.to_string()).unwrap();
    let (out, _, code) = run(&["check", project], "");
    assert_eq!(code, Some(0), "{out}");
    let mut requests =
        vec![json!({ "call": "startGame" }), json!({ "call": "dealEssenceDamage", "playerId": "P1", "amount": 99 })];
    requests.extend(std::iter::repeat_n(json!({ "call": "advancePhase" }), 16));
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let (out, err, code) = run(&["match", project, "--json", "--chapter", "hoard"], &(lines.join("\n") + "\n"));
    assert_eq!(code, Some(0), "{err}");
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let player = |at: usize, player: usize| &answers[at]["state"]["players"][player];
    assert_eq!(player(0, 0)["EssenceMax"], 9);
    assert_eq!(player(0, 1)["resources"]["KL"], 2);
    assert_eq!(player(0, 0)["zones"]["HAND"].as_array().unwrap().len(), 2, "the lever for the hand");
    // The end of the rules that is dropped: a Deity at 0 plays on.
    assert_eq!(player(1, 0)["EssenceCurrent"], 0);
    assert_eq!(answers[1]["state"]["gameOver"], false);
    // Four shards a START, but for the first one of the match.
    assert_eq!(
        (&player(9, 0)["resources"]["ResourcePoints"], &answers[9]["state"]["gameOver"]),
        (&json!(4), &json!(false))
    );
    let end = answers.last().unwrap();
    assert_eq!((&end["state"]["gameOver"], &end["state"]["winnerId"]), (&json!(true), &json!("P1")), "{end}");
    // The opponent has eight shards, too, but the end is only the player's.
    assert_eq!(end["state"]["currentPlayerId"], "P1");
}

/// In the sandbox: the set-up of the chapter, its words in the trace, its rows, its end, and undo.
#[test]
fn a9_the_sandbox_plays_the_chapter() {
    let source = chapter();
    let mut table = Tabletop::default();
    table.refresh(&Arc::new(game()));
    let faulty = Source::new("chapters/faulty.json", source.text.replace("EC-031", "EC-999"));
    table.set_prepared(&[source, faulty], &[], &Source::new("ruleset.json", "{}"));
    let [chapter] = table.prepared().unwrap() else { panic!("a chapter with errors is not offered") };
    assert!(chapter.is_chapter());
    assert_eq!((&*chapter.name, &*chapter.file), ("The Second Morning", "ch1_second_morning"));
    let usual = table.session().unwrap().opening().clone();
    let opening = Opening { prepared: Some(chapter.clone()), seed: 4, ..usual.clone() };
    assert!(table.apply(TabletopCommand::Begin(opening)));
    let session = |table: &Tabletop| -> Session { table.session().unwrap().clone() };
    let story = |table: &Tabletop, at: usize| -> Vec<String> {
        let session = session(table);
        let changes = session.trace(at).iter().flat_map(Entry::changes);
        let words = changes.filter_map(|(change, _)| match change {
            Change::Story(word) => Some(session.rules().game.word(word).to_owned()),
            _ => None,
        });
        words.collect()
    };
    let begun = session(&table);
    assert_eq!(story(&table, 0), ["ch1-opening"]);
    let game = &begun.rules().game;
    let counter =
        |name: &str| ses_studio::kernel::ids::CounterId::at(game.counters.get_index_of(name).unwrap()).unwrap();
    assert_eq!(begun.point().now.counter(Seat(0), counter("kl")), 1);
    assert_eq!(begun.point().now.counter(Seat(0), counter("essence_max")), 23);
    assert_eq!(begun.point().now.active, Seat(0));
    let mut turns = 0;
    while session(&table).point().now.over.is_none() && turns < 40 {
        assert!(table.apply(TabletopCommand::EndTurn), "turn {turns}");
        turns += 1;
    }
    let ended = session(&table);
    assert_eq!(ended.point().now.over, Some(Outcome::Won(Seat(0))));
    assert_eq!((turns, ended.reason().as_str()), (16, "held_out"));
    let all: Vec<(usize, String)> = (1..=ended.decisions().len())
        .flat_map(|at| story(&table, at).into_iter().map(move |word| (at, word)))
        .collect();
    let [(at, word)] = &all[..] else { panic!("{all:?}") };
    assert_eq!(word, "ch1-hound");
    let hounds = |session: &Session| session.point().now.cards.iter().filter(|card| card.is_made).count();
    assert!(table.apply(TabletopCommand::To(at - 1)));
    assert_eq!(hounds(&session(&table)), 0);
    assert!(table.apply(TabletopCommand::Forward));
    assert_eq!(hounds(&session(&table)), 1);
    // A new match has none of the chapter's rules.
    assert!(table.apply(TabletopCommand::Begin(usual)));
    assert!(session(&table).rules().game.flow.ends.iter().all(|end| end.id != "held_out"));
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

/// Chapters name cards, so a project with the rules alone begins without them.
#[test]
fn a_project_with_the_rules_alone_has_no_chapters() {
    let folder = tempfile::tempdir().unwrap();
    start_rules(GAME, folder.path()).unwrap();
    assert!(!folder.path().join("chapters").exists());
    let (out, err, code) = run(&["check", folder.path().to_str().unwrap()], "");
    assert_eq!(code, Some(0), "{out}{err}");
}
