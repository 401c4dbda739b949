//! The tools that need rules of cards, for a game of heroes (format 1): combinations of effects, and what players send.

use std::path::Path;

use serde_json::{Value, json};

use super::run;

/// A copy of the game of heroes, with what its designers set.
fn project(folder: &Path) {
    let (_, err, code) = run(folder, &["new", "--from", "starfall", "game"]);
    assert_eq!(code, Some(0), "{err}");
    let design = json!({ "portal": { "prefix": "SF-" }, "better": { "numbers": ["atk", "hp"], "same": ["cost"] } });
    std::fs::write(folder.join("game/design.json"), design.to_string()).unwrap();
}

fn registry(folder: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(folder.join("game/registry.json")).unwrap()).unwrap()
}

#[test]
fn combinations_of_effects_are_those_that_the_vocabulary_allows() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path());
    let lists = json!({ "n": { "from": 1, "to": 40 }, "op": ["dmg", "heal", "draw", "nothing"],
        "if": [null, { "first_action": true }], "bonus": [null, true] });
    let template = json!({ "do": "<op>", "val": "<n>", "if": "<if>", "bonus": "<bonus>" });
    let file =
        json!({ "type": "action", "lists": lists, "never": [{ "do": "heal", "val": 3 }], "templates": [template] });
    std::fs::write(folder.path().join("rows.json"), file.to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["effects", "generate", "rows.json", "--project", "game", "--json"]);
    assert_eq!(code, Some(0), "{err}");
    let made: Value = serde_json::from_str(&out).unwrap();
    let effects = made["effects"].as_array().unwrap();
    let left_out: u64 = made["excluded"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(made["combinations"], 40 * 4 * 2 * 2);
    assert_eq!(effects.len() as u64 + left_out, 40 * 4 * 2 * 2);
    // By an independent count: what the ruleset says of values, a bonus only with a condition, never a heal of 3.
    let ruleset: Value = serde_json::from_str(include_str!("../../../data/starfall/ruleset.json")).unwrap();
    let most = |op: &str| {
        let operation = ruleset["operations"].as_array().unwrap().iter().find(|entry| entry["id"] == op).unwrap();
        (operation["val"][0].as_u64().unwrap(), operation["val"][1].as_u64().unwrap())
    };
    let of =
        |op: &str| (1..=40_u64).filter(|n| (most(op).0..=most(op).1).contains(n) && (op, *n) != ("heal", 3)).count();
    assert_eq!(effects.len(), 3 * (of("dmg") + of("heal") + of("draw")));
    // Each is legal on a card by `check`, and prints what the card prints.
    let mut cards = registry(folder.path());
    let list = cards["cards"].as_array_mut().unwrap();
    let card = list.iter_mut().find(|card| card["type"] == "action").unwrap();
    let id = card["id"].as_str().unwrap().to_owned();
    for effect in [&effects[0], &effects[effects.len() / 2], &effects[effects.len() - 1]] {
        card["effects"] = effect["effects"].clone();
        let whole = json!({ "format": 1, "game": "starfall", "books": cards_of(folder.path(), "books"),
            "heroes": cards_of(folder.path(), "heroes"), "cards": [card.clone()] });
        std::fs::write(folder.path().join("game/registry.json"), whole.to_string()).unwrap();
        let (out, _, code) = run(folder.path(), &["check", "game"]);
        assert_eq!(code, Some(0), "{out}");
        let (text, ..) = run(folder.path(), &["text", "game", "--card", &id]);
        assert!(text.contains(effect["text"].as_str().unwrap()), "{text}: {effect}");
    }
}

fn cards_of(folder: &Path, list: &str) -> Value {
    registry(folder)[list].clone()
}

#[test]
fn a_card_that_a_player_has_sent_becomes_the_next_of_its_hero() {
    let folder = tempfile::tempdir().unwrap();
    project(folder.path());
    let before = registry(folder.path());
    let card = before["cards"].as_array().unwrap().iter().find(|card| card["type"] == "ally").unwrap().clone();
    let id = card["id"].as_str().unwrap();
    let submit = ["submit", "game", "--card", id, "--author", "Ida", "--to", "one.sescard"];
    let (sent, err, code) = run(folder.path(), &submit);
    assert_eq!(code, Some(0), "{err}");
    let sent = sent.trim();
    assert!(sent.starts_with("SF-") && sent.len() == 13, "{sent}");
    assert_eq!(run(folder.path(), &["inbox", "game", "add", "one.sescard"]).2, Some(0));
    let (shown, _, code) = run(folder.path(), &["inbox", "game", "show", sent]);
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains(&format!("does the same as {id}")), "{shown}");
    let (taken, err, code) = run(folder.path(), &["inbox", "game", "take", sent]);
    assert_eq!(code, Some(0), "{err}");
    let new = taken.trim().rsplit(' ').next().unwrap();
    assert_eq!(&new[..11], &id[..11], "of the same hero and type: {new}");
    let after = registry(folder.path());
    let added = after["cards"].as_array().unwrap().iter().find(|card| card["id"] == new).unwrap();
    assert_eq!((&added["origin"], &added["effects"]), (&json!(sent), &card["effects"]));
    let (out, _, code) = run(folder.path(), &["check", "game"]);
    assert!(code == Some(0) && !out.contains("unknown-member"), "{out}");
    // A value that the vocabulary does not allow is reported as `check` reports it.
    let mut file: Value = serde_json::from_slice(&std::fs::read(folder.path().join("one.sescard")).unwrap()).unwrap();
    file["card"]["effects"] = json!([{ "do": "nothing", "val": 3 }]);
    std::fs::write(folder.path().join("two.sescard"), file.to_string()).unwrap();
    let (_, err, code) = run(folder.path(), &["inbox", "game", "add", "two.sescard"]);
    assert!(code == Some(1) && err.contains("changed by hand"), "{err}");
    let mut broken = registry(folder.path());
    let list = broken["cards"].as_array_mut().unwrap();
    list.iter_mut().find(|card| card["id"] == id).unwrap()["effects"] = json!([{ "do": "dmg", "val": 9999 }]);
    std::fs::write(folder.path().join("game/registry.json"), broken.to_string()).unwrap();
    let submit = ["submit", "game", "--card", id, "--author", "Ida", "--to", "three.sescard"];
    let (_, err, code) = run(folder.path(), &submit);
    assert!(code == Some(1) && err.contains("val-out-of-range"), "{err}");
}
