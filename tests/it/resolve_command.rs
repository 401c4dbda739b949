//! `ses-studio resolve` and `ses-studio test` as a person or a script meets them.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};

use crate::game_as_data::with_mill;
use crate::support::{golden, suite};

fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A resolution with nearly everything in it, narrated in every language.
#[test]
fn a_resolution_is_narrated_in_every_language() {
    let (board, effects) = (suite("trace-board.json"), suite("trace-effects.json"));
    for language in ses_studio::text::Language::real() {
        let (code, output, error) =
            run(&["resolve", "--board", text(&board), "--effects", text(&effects), "--lang", language.tag]);
        assert_eq!((code, error.as_str()), (0, ""), "{}", language.tag);
        let golden_file = format!("tests/golden/trace/{}.txt", language.tag);
        golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join(golden_file), &output);
    }
}

#[test]
fn the_trace_as_data_has_everything() {
    let (board, effects) = (suite("trace-board.json"), suite("trace-effects.json"));
    let arguments = ["resolve", "--board", text(&board), "--effects", text(&effects), "--type", "action", "--json"];
    let (code, out, _) = run(&arguments);
    assert_eq!(code, 0);
    let out: Value = serde_json::from_str(&out).unwrap();
    let rows = &out["trace"][0]["rows"];
    // 15 × 1.2 + 2 = 20, less 1; replaced by 20 × 1.2 + 2 = 26, less 1; the trap has answered the first.
    let parts: Vec<i64> = rows[0]["then"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|e| e["kind"] == "part")
        .map(|e| e["value"].as_i64().unwrap())
        .collect();
    assert_eq!(parts, [15, 18, 20, 19]);
    assert_eq!((&rows[0]["undone_by"], &rows[1]["undo"]["row"]), (&json!(1), &json!(0)));
    assert_eq!(
        rows[1]["undo"]["changes"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|c| c["id"] == "shield")
            .map(|c| (c["before"].as_i64(), c["after"].as_i64()))
            .collect::<Vec<_>>(),
        [(Some(6), Some(25))]
    );
    assert_eq!(rows[0]["then"].as_array().unwrap().last().unwrap()["cause"], "trigger");
    assert_eq!(rows[2]["conditions"].as_array().unwrap().len(), 2);
    assert_eq!(rows[5]["state"], "skipped");
    assert_eq!(
        rows[5]["conditions"][0]["reads"],
        json!([{ "what": "counter", "id": "shield", "of": "self", "value": 18 }])
    );
    assert!(rows[3]["then"].as_array().unwrap().iter().any(|entry| entry["cause"] == "death"), "{rows:#}");
    assert_eq!(out["state"]["self"]["flags"]["actions_played"], 1);
    assert_eq!(out["hash"].as_str().unwrap().len(), 16);
    let again = run(&arguments).1;
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), out);
}

#[test]
fn an_operation_that_only_the_ruleset_knows_resolves_with_a_trace() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    assert_eq!(run(&["new", text(&game), "--from", "starfall"]).0, 0);
    fs::write(game.join("ruleset.json"), with_mill()).unwrap();
    let board = folder.path().join("board.json");
    fs::write(&board, r#"{ "game": "starfall", "opponent": { "deck": 5 } }"#).unwrap();
    let effects = folder.path().join("effects.json");
    let rows =
        r#"[{ "do": "mill", "val": 2 }, { "do": "mill", "val": 3, "if": { "o_deck_below": 4 }, "replace": true }]"#;
    fs::write(&effects, rows).unwrap();
    let arguments = ["resolve", text(&game), "--board", text(&board), "--effects", text(&effects)];
    let (code, out, error) = run(&[&arguments[..], &["--json"]].concat());
    assert_eq!(code, 0, "{error}");
    let out: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&out["state"]["opponent"]["deck"], &out["state"]["opponent"]["discard"]), (&json!(2), &json!(3)));
    let rows = &out["trace"][0]["rows"];
    assert_eq!((&rows[0]["do"], &rows[0]["undone_by"]), (&json!("mill"), &json!(1)));
    assert_eq!(rows[1]["then"].as_array().unwrap().iter().filter(|entry| entry["change"] == "move").count(), 3);
    let (code, output, _) = run(&arguments);
    assert!(code == 0 && output.lines().count() > 6, "{output}");
}

#[test]
fn the_bundled_scenarios_pass() {
    let (code, out, _) = run(&["test"]);
    assert!(code == 0 && out.ends_with("scenarios passed, 0 failed\n"), "{out}");
    let (code, out, _) = run(&["test", "--json"]);
    let out: Value = serde_json::from_str(&out).unwrap();
    assert!(code == 0 && out.as_array().unwrap().len() >= 40);
    assert!(
        out.as_array().unwrap().iter().all(|one| one["ok"] == true && one["kind"] == "case" && one["name"] != ""),
        "{out:#}"
    );
}

#[test]
fn a_scenario_that_fails_shows_where() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.json");
    let scenario = json!({ "game": "starfall", "name": "Wrong", "opponent": { "shield": 9 },
        "steps": [{ "resolve": { "type": "action", "effects": [{ "do": "dmg", "val": 2 }] } }],
        "expect": { "opponent": { "shield": 8 } } });
    fs::write(&file, format!("{scenario:#}")).unwrap();
    let (code, out, _) = run(&["test", text(&file)]);
    assert_eq!(code, 1);
    assert!(out.contains("expectation-failed") && out.contains("expected 8, found 7"), "{out}");
    assert!(out.ends_with("0 scenarios passed, 1 failed\n"), "{out}");
    let (code, out, _) = run(&["test", text(folder.path()), "--json"]);
    let out: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &out[0]["ok"], &out[0]["kind"]), (1, &json!(false), &json!("case")));
    assert_eq!(out[0]["differs"], json!(["/expect/opponent/shield: expected 8, found 7"]));
}

/// In games whose ruleset describes a whole match as well: with the line of what was expected.
#[test]
fn a_case_that_fails_shows_where() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.json");
    let lines = [
        r#"{ "game": "tiny", "form": 2, "cases": [{"#,
        r#"  "name": "Wrong", "board": { "self": { "sparks": 5, "sparks_max": 5, "hand": ["tiny_moth"] } },"#,
        r#"  "steps": [{ "play": 0, "expect": { "self": { "hand": 0 } } }],"#,
        r#"  "expect": { "self": {"#,
        r#"    "sparks": 9 } }"#,
        "}] }",
    ];
    fs::write(&file, lines.join("\n")).unwrap();
    let (code, out, _) = run(&["test", text(&file)]);
    assert_eq!(code, 1, "{out}");
    for part in ["wrong.json: Wrong", "expectation-failed", "wrong.json:5:15", "self.sparks: 9 expected"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.ends_with("0 scenarios passed, 1 failed\n"), "{out}");
}

#[test]
fn wrong_use_is_distinguished_from_wrong_boards() {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("board.json");
    fs::write(&board, r#"{ "game": "starfall", "self": { "hand": -1 } }"#).unwrap();
    assert_eq!(run(&["resolve"]).0, 2);
    assert_eq!(run(&["resolve", "--board", text(&board)]).0, 2);
    assert_eq!(run(&["resolve", "--board", "no-such.json", "--card", "SC-B01-H02-C01"]).0, 2);
    assert_eq!(run(&["test", "no-such-folder"]).0, 2);
    let (code, _, error) = run(&["resolve", "--board", text(&board), "--card", "SC-B01-H02-C01"]);
    assert!(code == 1 && error.contains("stat-out-of-range"), "{error}");
    fs::write(&board, r#"{ "game": "starfall" }"#).unwrap();
    let (code, _, error) = run(&["resolve", "--board", text(&board), "--card", "SC-B01-H02-C99"]);
    assert!(code == 1 && error.contains("unknown-card"), "{error}");
    assert_eq!(run(&["resolve", "--board", text(&board), "--card", "SC-B01-H02-X01"]).0, 0);
    // A legacy list that breaks only a bound of design is resolved unchanged.
    let legacy = folder.path().join("legacy.json");
    fs::write(
        &legacy,
        r#"[{ "do": "dmg", "val": 15 }, { "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true },
        { "do": "dmg", "val": 3, "if": { "vs_book3": true }, "bonus": true }]"#,
    )
    .unwrap();
    fs::write(&board, r#"{ "game": "starfall", "self": { "book": 1 }, "opponent": { "book": 3, "shield": 50 } }"#)
        .unwrap();
    let (code, out, _) =
        run(&["resolve", "--board", text(&board), "--effects", text(&legacy), "--type", "action", "--json"]);
    let out: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &out["state"]["opponent"]["shield"]), (0, &json!(27)));
}
