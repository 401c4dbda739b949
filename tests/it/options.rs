//! Options of commands on projects of either format: what one cannot do there is refused, never ignored.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

/// Runs the program in a folder. Returns what it prints, what it reports, and its exit code.
fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    let output = program.args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap_or(-1))
}

/// A folder with copies of bundled games.
fn copies(games: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for game in games {
        assert_eq!(run(folder.path(), &["new", &format!("my-{game}"), "--from", game]).2, 0);
    }
    folder
}

#[test]
fn what_a_command_cannot_do_with_a_project_is_a_usage_error() {
    let folder = copies(&["tiny"]);
    fs::write(folder.path().join("rows.json"), r#"[{ "on": "on_play", "do": "draw", "val": 1 }]"#).unwrap();
    fs::write(folder.path().join("text.txt"), "Draw 1 card.").unwrap();
    assert_eq!(run(folder.path(), &["simulate", "my-tiny", "--all", "--games", "2", "--out", "tiny.json"]).2, 0);
    for arguments in [
        "check tiny --fix",
        "check starfall --fix",
        "edit tiny --command {}",
        "inbox ttcg add text.txt",
        "generate chaos-cards --count 1 --into my-tiny",
        "generate chaos-cards --count 1 --into chaos-cards",
        "text my-tiny --effects rows.json --type nonsense",
        "text my-tiny --effects rows.json --trigger nonsense",
        "text my-tiny --card tiny_moth --type creature",
        "read my-tiny --text text.txt --type nonsense",
        "read my-tiny --text text.txt --trigger nonsense",
        "schema starfall --deck",
        "bench-sim my-tiny",
        "locales my-tiny --lang en --report page.html",
        "rules my-tiny --check --matches 0",
        "evaluate my-tiny --size 0",
        "evaluate my-tiny --decks 1",
        "evaluate my-tiny --steps 18446744073709551615",
        "simulate my-tiny --compare a.json b.json --csv c.csv",
        "simulate my-tiny --merge a.json --games 3",
        "simulate my-tiny --replay a.json --markdown m.md",
        "calibrate my-tiny --apply a.json --games 3",
        "resolve --board rows.json --card SC-B01-H01-A01 --type ally",
        "effects combine --dedupe text.txt --test-mode",
        "tags ttcg --json --tag nonsense",
        "tags ttcg --card nonsense",
        "goals ttcg --games text.txt",
        "goals ttcg --games tiny.json",
        "rulings ttcg --about nonsense",
        "glossary ttcg --lang xx",
        "packs ttcg --inserts a.png",
        "packs ttcg --lore a.jpg",
        "simulate my-tiny --threads 0",
        "simulate my-tiny --threads 99999",
        "calibrate my-tiny --games 2",
        "export my-tiny --gallery a --bleed",
        "export my-tiny --tts a.json --bleed",
        "resolve --card SC-B01-H02-C04 --case one",
        "resolve --card SC-B01-H02-C04 --choices yes",
        "export my-tiny --csv out.csv --lang de",
        "export essence-crown --library a.csv --png b",
    ] {
        let list: Vec<&str> = arguments.split(' ').collect();
        let (out, err, code) = run(folder.path(), &list);
        assert!(code == 2 && out.is_empty() && !err.is_empty(), "{arguments}: {code}\n{out}\n{err}");
    }
    // Nothing was written: the game is found by its name, the files are as they were.
    assert!(!folder.path().join("ttcg").exists());
    assert_eq!(run(folder.path(), &["check", "my-tiny", "ttcg"]).2, 0);
    assert_eq!(fs::read_to_string(folder.path().join("text.txt")).unwrap(), "Draw 1 card.");
}

#[test]
fn a_file_of_cards_that_is_named_is_the_one_that_is_read() {
    let folder = copies(&["tiny"]);
    let other = folder.path().join("my-tiny/other.json");
    fs::write(&other, "{ \"cards\": [").unwrap();
    let (out, err, code) = run(folder.path(), &["check", "my-tiny/other.json"]);
    assert!(code == 1 && out.contains("json-syntax"), "{out}{err}");
    let cards = r#"{ "game": "tiny", "cards": [{ "id": "one", "name": "One", "type": "trick", "cost": 1,
        "effects": [{ "on": "on_play", "do": "draw", "val": 2 }] }] }"#;
    fs::write(&other, cards).unwrap();
    let (out, err, code) = run(folder.path(), &["text", "my-tiny/other.json", "--all"]);
    assert!(code == 0 && out.contains("Draw 2 cards.") && !out.contains("Grey Moth"), "{out}{err}");
    // The file of the usual name, and the rules, are those of the folder.
    for file in ["registry.json", "ruleset.json"] {
        let path = format!("my-tiny/{file}");
        for command in [&["simulate", &path, "--games", "2"][..], &["check", &path], &["test", &path]] {
            let (out, err, code) = run(folder.path(), command);
            assert_eq!(code, 0, "{command:?}: {out}{err}");
        }
        let (out, err, code) = run(&folder.path().join("my-tiny"), &["check", file, "--fix"]);
        assert!(code == 0 && err.is_empty(), "{out}{err}");
    }
}

#[test]
fn scenarios_of_the_project_that_is_named_run() {
    let folder = copies(&["tiny"]);
    let of = |arguments: &[&str]| {
        let (out, err, code) = run(folder.path(), arguments);
        assert_eq!(code, 0, "{arguments:?}: {out}{err}");
        out
    };
    let all = of(&["test", "my-tiny"]);
    assert_eq!(of(&["test", "--project", "my-tiny"]), all);
    assert_eq!(of(&["test", "my-tiny/registry.json"]), all);
    assert_eq!(of(&["test", "--project", "tiny"]), of(&["test", "tiny"]));
}

#[test]
fn rows_of_a_file_have_their_problems_where_they_are() {
    let folder = copies(&["tiny"]);
    let rows = folder.path().join("rows.json");
    fs::write(&rows, "[\n  { \"on\": \"on_play\", \"do\": \"drwa\", \"val\": 1 }\n]").unwrap();
    let (_, err, code) = run(folder.path(), &["text", "my-tiny", "--effects", "rows.json"]);
    assert!(code == 1 && err.contains("rows.json:2:28") && err.contains("did you mean `draw`"), "{code}: {err}");
    fs::write(&rows, "[\n  nonsense").unwrap();
    let (_, err, code) = run(folder.path(), &["text", "my-tiny", "--effects", "rows.json"]);
    assert!(code == 1 && err.contains("rows.json:2"), "{code}: {err}");
}

#[test]
fn made_cards_are_added_with_ids_that_are_free() {
    let folder = copies(&["chaos-cards"]);
    for seed in ["1", "1", "2"] {
        let command = ["generate", "chaos-cards", "--count", "2", "--seed", seed, "--into", "my-chaos-cards"];
        let (out, err, code) = run(folder.path(), &command);
        assert!(code == 0 && out.is_empty() && err.contains("2 cards added"), "{out}{err}");
    }
    let (out, err, code) = run(folder.path(), &["check", "my-chaos-cards", "--json"]);
    let problems: Value = serde_json::from_str(&out).unwrap();
    assert!(
        code == 0 && problems.as_array().unwrap().iter().all(|problem| problem["severity"] == "warning"),
        "{out}{err}"
    );
    let text = fs::read_to_string(folder.path().join("my-chaos-cards/registry.json")).unwrap();
    let registry: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(registry["cards"].as_array().unwrap().len(), 98 + 6);
}

#[test]
fn a_folder_that_cannot_be_read_is_a_problem_in_json() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    let (out, _, code) = run(folder.path(), &["check", "empty", "--json"]);
    let problems: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &problems[0]["code"]), (1, &json!("file-unreadable")));
    for command in [&["test", "empty", "--json"][..], &["schema", "empty"], &["text", "empty", "--all", "--json"]] {
        let (out, err, code) = run(folder.path(), command);
        assert!(code > 0 && out.is_empty() && !err.is_empty(), "{command:?}: {out}{err}");
    }
}

#[test]
fn cards_are_tagged_by_their_texts_in_either_format() {
    let folder = copies(&["starfall", "ttcg"]);
    for (game, text) in [("starfall", "draw 1 card"), ("ttcg", "destroy")] {
        let tags = json!({ "tags": [{ "id": "draws", "find": format!("text:\"{text}\"") }] });
        fs::write(folder.path().join(format!("my-{game}/design.json")), tags.to_string()).unwrap();
        let project = format!("my-{game}");
        let (out, err, code) = run(folder.path(), &["tags", &project, "--json"]);
        assert_eq!(code, 0, "{err}");
        let tagged = serde_json::from_str::<Value>(&out).unwrap()["draws"].as_array().unwrap().len();
        let (out, err, code) = run(folder.path(), &["export", &project, "--csv", "-"]);
        assert_eq!(code, 0, "{err}");
        let mut sheet = csv::Reader::from_reader(out.as_bytes());
        let column = sheet.headers().unwrap().iter().position(|name| name == "tag:draws").unwrap();
        let marked = sheet.records().filter(|row| !row.as_ref().unwrap()[column].is_empty()).count();
        assert!(tagged > 3 && marked == tagged, "{game}: {marked} of {tagged}");
    }
}

#[test]
fn a_sheet_of_any_game_comes_back() {
    let folder = copies(&["starfall", "tiny", "essence-crown", "ttcg"]);
    let run = |arguments: &[&str]| run(folder.path(), arguments);
    for game in ["starfall", "tiny", "essence-crown", "ttcg"] {
        let project = format!("my-{game}");
        let cards = folder.path().join(&project).join("registry.json");
        let before = fs::read_to_string(&cards).unwrap();
        let (out, err, code) = run(&["export", &project, "--csv", "cards.csv"]);
        assert_eq!(code, 0, "{out}{err}");
        let (out, err, code) = run(&["import", "cards.csv", &project, "--apply"]);
        assert!(code == 0 && out.contains("0 changed, 0 new"), "{game}: {out}{err}");
        assert_eq!(fs::read_to_string(&cards).unwrap(), before, "{game}");
    }
    // A change comes through; what the rules refuse does not.
    let sheet = fs::read_to_string(folder.path().join("cards.csv")).unwrap();
    let id = sheet.lines().nth(1).unwrap().split(',').next().unwrap().to_owned();
    fs::write(folder.path().join("names.csv"), format!("id,name\n{id},Another Name\n")).unwrap();
    let (out, err, code) = run(&["import", "names.csv", "my-ttcg", "--apply"]);
    assert!(code == 0 && out.contains("1 changed, 0 new"), "{out}{err}");
    let before = fs::read_to_string(folder.path().join("my-ttcg/registry.json")).unwrap();
    assert!(before.contains("Another Name"));
    fs::write(folder.path().join("wrong.csv"), format!("id,level\n{id},99\n")).unwrap();
    let (out, err, code) = run(&["import", "wrong.csv", "my-ttcg", "--apply"]);
    assert!(code == 1 && out.contains(&id), "{out}{err}");
    assert_eq!(fs::read_to_string(folder.path().join("my-ttcg/registry.json")).unwrap(), before);
}

#[test]
fn a_merged_evaluation_says_how_much_of_it_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let play = |shard: &str, out: &str| {
        let sizes = ["--pairs", "120", "--decks", "4", "--size", "4", "--steps", "1", "--threads", "1"];
        let command = [&["evaluate", "tiny"], &sizes[..], &["--shard", shard, "--out", out]].concat();
        let (_, err, code) = run(folder.path(), &command);
        assert_eq!(code, 0, "{err}");
    };
    play("1/2", "one.json");
    play("2/2", "two.json");
    for (parts, is_whole) in [(&["one.json"][..], false), (&["one.json", "two.json"], true)] {
        let (_, err, code) = run(folder.path(), &[&["evaluate", "tiny", "--merge"], parts].concat());
        assert!(code == 0 && err.contains("parts were played") != is_whole, "{err}");
    }
}
