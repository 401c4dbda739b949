//! `simulate` for games whose ruleset describes a whole match.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};

/// Runs the program in a folder; returns its exit code, standard output and standard error.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().current_dir(folder).args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A folder with a game of two decks in `game`.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    fs::create_dir(&game).unwrap();
    fs::write(game.join("ruleset.json"), include_str!("../../../data/essence-crown/ruleset.json")).unwrap();
    fs::write(game.join("cards.json"), include_str!("../../../data/essence-crown/registry.json")).unwrap();
    folder
}

/// Changes a JSON file.
fn change(path: &Path, change: impl FnOnce(&mut Value)) {
    let mut contents: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    change(&mut contents);
    fs::write(path, contents.to_string()).unwrap();
}

#[test]
fn decks_play_each_other_and_threads_and_parts_change_nothing() {
    let folder = folder();
    let of = |more: &[&str]| {
        let arguments = [&["simulate", "game", "--games", "500", "--players", "random"][..], more].concat();
        let (code, out, error) = run(folder.path(), &arguments);
        assert_eq!(code, 0, "{error}");
        out
    };
    let one = of(&["--json", "--threads", "1"]);
    assert_eq!(one, of(&["--json", "--threads", "2"]));
    assert_ne!(one, of(&["--json", "--seed", "2"]));
    let result: Value = serde_json::from_str(&one).unwrap();
    let tally = &result["matchups"][0]["tally"];
    assert_eq!(result["matchups"][0]["heroes"], json!(["morning", "lattice"]));
    assert_eq!(tally["games"], 500);
    let ends = tally["ends"].as_object().unwrap();
    assert_eq!(ends.values().map(|games| games.as_u64().unwrap()).sum::<u64>(), 500);
    assert!(ends.contains_key("essence"), "{ends:?}");
    for part in ["1/2", "2/2"] {
        of(&["--shard", part, "--out", &format!("{}.json", &part[..1])]);
    }
    let (code, merged, error) = run(folder.path(), &["simulate", "--merge", "1.json", "2.json", "--json"]);
    assert!(code == 0 && merged == one, "{error}");
    let table = of(&["--csv", "cards.csv"]);
    assert!(table.contains("morning") && table.contains("Ends: "), "{table}");
    assert!(fs::read_to_string(folder.path().join("cards.csv")).unwrap().lines().count() > 20);
}

#[test]
fn a_match_is_printed_kept_and_replayed_and_nonsense_is_refused() {
    let folder = folder();
    let game = ["simulate", "game", "--decks", "morning,lattice", "--games", "10", "--game", "3"];
    let (code, out, error) = run(folder.path(), &game);
    assert_eq!(code, 0, "{error}");
    assert!(out.lines().count() > 10 && out.contains("hash "), "{out}");
    assert_eq!(run(folder.path(), &[&game[..], &["--log", "log.json"]].concat()).0, 0);
    let log = folder.path().join("log.json");
    let replay = || run(folder.path(), &["simulate", "game", "--replay", "log.json"]);
    let (code, out, error) = replay();
    assert!(code == 0 && out.contains("as before"), "{error}");
    let sound = fs::read_to_string(&log).unwrap();
    let refused = |edit: &dyn Fn(&mut Value), why: &str| {
        fs::write(&log, &sound).unwrap();
        change(&log, edit);
        let (code, _, error) = replay();
        assert!(code == 2 && error.contains(why), "{why}: {error}");
    };
    refused(
        &|log| log["choices"][2] = json!("dance"),
        "choice 2 (counted from 0), `dance`, cannot be taken; possible are `",
    );
    refused(&|log| log["choices"] = json!([]), "end before the match is over");
    refused(&|log| log["choices"].as_array_mut().unwrap().push(json!("pass")), "over before choice");
    refused(&|log| log["hash"] = json!("0"), "no longer at 0");
    refused(&|log| log["decks"][0] = json!("evening"), "are not there");
    refused(&|log| log["game"] = json!("chess"), "`chess`");
    refused(&|log| *log = json!(3), "no match of");
}

#[test]
fn wrong_decks_and_options_are_reported() {
    let folder = folder();
    for (arguments, why) in [
        (&["--decks", "mornig,lattice"][..], "did you mean `morning`?"),
        (&["--games", "3"], "even and at least 2"),
        (&["--players", "serch"], "did you mean `search`?"),
        (&["--games", "10", "--decks", "morning,lattice", "--game", "10"], "from 0 to 9"),
        (&["--shard", "3/2"], "as in 2/5"),
        (&["--replay", "nowhere.json"], "nowhere.json"),
    ] {
        let (code, _, error) = run(folder.path(), &[&["simulate", "game"][..], arguments].concat());
        assert!(code == 2 && error.contains(why), "{why}: {error}");
    }
    let cards = folder.path().join("game/cards.json");
    let sound = fs::read_to_string(&cards).unwrap();
    for (deck, codes, why) in [
        (json!({ "id": "x", "cards": { "no_such_card": 40 } }), [1, 1], "no_such_card"),
        (json!({ "id": "x", "cards": { "no_such_card": "many" } }), [1, 1], "no_such_card"),
        (json!({ "id": "x", "any": 1_000_000 }), [2, 2], "a match has room for"),
        (json!(7), [1, 1], "error"),
    ] {
        fs::write(&cards, &sound).unwrap();
        change(&cards, |cards| cards["decks"] = json!([deck]));
        let (code, out, error) = run(folder.path(), &["simulate", "game", "--games", "2"]);
        assert!(codes.contains(&code) && (out + &error).contains(why), "{why}: {code} {error}");
    }
    // A single deck plays against itself.
    fs::write(&cards, &sound).unwrap();
    change(&cards, |cards| cards["decks"] = json!([cards["decks"][0]]));
    let (code, out, error) = run(folder.path(), &["simulate", "game", "--games", "2", "--players", "greedy,search"]);
    assert!(code == 0 && out.contains("2 games"), "{out}{error}");
}

#[test]
fn the_rows_of_a_card_are_ranked_and_counted() {
    let folder = folder();
    let ask = |card: &str| run(folder.path(), &["sensitivity", card, "game", "--games", "40", "--players", "random"]);
    let (code, out, error) = ask("EC-005");
    assert_eq!(code, 0, "{error}");
    assert!(out.starts_with("EC-005, 40 games of each change: win rate of "), "{out}");
    assert!(out.contains("essence_heal 4 → 5") && out.contains("essence_max 2 → 1"), "{out}");
    assert_eq!(ask("EC-005").1, out, "the same games give the same ranking");
    let (code, _, error) = ask("EC-00S");
    assert!(code == 2 && error.contains("did you mean `EC-00"), "{error}");
    let (code, out, error) =
        run(folder.path(), &["simulate", "game", "--games", "20", "--players", "random", "--json"]);
    assert_eq!(code, 0, "{error}");
    let tally = &serde_json::from_str::<Value>(&out).unwrap()["matchups"][0]["tally"];
    assert_eq!(tally["watched"], 20);
    let rows = tally["cards"].as_array().unwrap().iter().flat_map(|card| card["rows"].as_array().unwrap());
    assert!(rows.filter(|row| row["applied"].as_u64() > Some(0)).count() > 20);
}

#[test]
fn the_number_that_the_rules_mark_is_moved() {
    let folder = folder();
    let calibrate = || {
        let rest = ["--games", "60", "--players", "random", "--rounds", "3", "--out", "p.json"];
        run(folder.path(), &[&["calibrate", "game"][..], &rest].concat())
    };
    // One deck is much stronger by the essence of its leader; without a mark there is nothing to move.
    change(&folder.path().join("game/cards.json"), |cards| cards["cards"][0]["essence"] = json!(60));
    let (code, out, error) = calibrate();
    assert!(
        code == 2 && out.is_empty() && error.contains(r#"no number of leaders has `"lever": true`"#),
        "{out}{error}"
    );
    change(&folder.path().join("game/ruleset.json"), |rules| {
        let numbers = rules["numbers"].as_array_mut().unwrap();
        numbers.iter_mut().find(|number| number["id"] == "essence").unwrap()["lever"] = json!(true);
    });
    let (code, out, error) = calibrate();
    assert!(code == 0 && out.contains("the furthest at"), "{error}");
    let proposal: Value = serde_json::from_str(&fs::read_to_string(folder.path().join("p.json")).unwrap()).unwrap();
    let moved = &proposal["rounds"][2]["changes"];
    assert!(moved.as_array().is_some_and(|moved| !moved.is_empty()), "{out}");
    assert!(moved.to_string().contains("\"number\":\"essence\""), "{moved}");
}
