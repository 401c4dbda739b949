//! Tags of cards (games/ttcg.md, 6.2).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use ses_studio::base::Generator;
use ses_studio::design::tags::{Tag, members};
use ses_studio::document::{Command, Document, Field, RecordPath, StorageConfig};
use ses_studio::registry::start::start;
use ses_studio::registry::write_card;

use super::{cards, run};

#[test]
fn tags_are_what_a_naive_scan_finds_and_cards_set_by_hand_stay() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["tags", "ttcg", "--json"]);
    assert_eq!(code, Some(0), "{err}");
    let tags: BTreeMap<String, BTreeSet<String>> = serde_json::from_str(&out).unwrap();
    let scan = |has: &dyn Fn(&Value) -> bool| -> BTreeSet<String> {
        cards().iter().filter(|card| has(card)).map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    };
    let rows = |card: &Value| card["effects"].as_array().unwrap().clone();
    assert_eq!(tags["small"], scan(&|card| card["level"] == 1));
    let paid = scan(&|card| rows(card).iter().any(|row| row["cost"].get("points").is_some()));
    assert_eq!(tags["paid with points"], paid);
    assert_eq!(tags["hits both"], scan(&|card| rows(card).iter().any(|row| row["who"] == "both")));
    let negates = |card: &Value| {
        rows(card).iter().any(|row| row["as"] == "counter") && rows(card).iter().any(|row| row["do"] == "counter")
    };
    assert_eq!(tags["negates"], scan(&negates));
    assert!(tags["draws"].len() > 5 && tags["small and draws"].iter().eq(tags["small"].intersection(&tags["draws"])));
    let starter = ["TT-D001", "TT-F001", "TT-N002", "TT-W003"];
    assert_eq!(tags["starter"].iter().map(String::as_str).collect::<Vec<_>>(), starter);
    let (out, ..) = run(folder.path(), &["tags", "ttcg", "--card", "TT-N002"]);
    assert!(out.contains("starter") && !out.contains("hits both"), "{out}");
    let (out, ..) = run(folder.path(), &["tags", "ttcg", "--together"]);
    assert!(out.contains("small + small and draws"), "{out}");
    let (_, err, code) = run(folder.path(), &["tags", "ttcg", "--tag", "none"]);
    assert_eq!(code, Some(2), "{err}");
}

#[test]
fn a_search_looks_into_the_text_of_its_language() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "game"]);
    assert_eq!(code, Some(0), "{err}");
    let path = folder.path().join("game/design.json");
    let mut design: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    design["tags"] = json!([
        { "id": "en", "find": "text:draw" },
        { "id": "de", "find": "text:ziehe", "lang": "de" },
        { "id": "none", "find": "text:ziehe" },
        { "id": "ja", "find": "text:カード", "lang": "ja" }
    ]);
    std::fs::write(&path, design.to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["tags", "game", "--json"]);
    assert_eq!(code, Some(0), "{err}");
    let tags: BTreeMap<String, BTreeSet<String>> = serde_json::from_str(&out).unwrap();
    let printed = |lang: &str, word: &str| -> BTreeSet<String> {
        let has = |id: &&str| {
            let (out, ..) = run(folder.path(), &["text", "game", "--card", id, "--lang", lang]);
            // The first line is the name.
            out.split_once('\n').is_some_and(|(_, text)| text.to_lowercase().contains(word))
        };
        let ids = ["TT-F001", "TT-N001", "TT-N004", "TT-S014", "TT-S010", "TT-W001"];
        ids.iter().filter(|id| has(id)).map(|id| (*id).to_owned()).collect()
    };
    for (tag, lang, word) in [("en", "en", "draw"), ("de", "de", "ziehe"), ("ja", "ja", "カード")] {
        let expected = printed(lang, word);
        assert!(expected.iter().all(|id| tags[tag].contains(id)) && !expected.is_empty(), "{tag}: {expected:?}");
    }
    assert!(tags["none"].is_empty() && tags["de"].len() > 5);
    design["tags"][1]["lang"] = "xx".into();
    std::fs::write(&path, design.to_string()).unwrap();
    let (_, err, code) = run(folder.path(), &["tags", "game"]);
    assert!(code == Some(2) && err.contains("`xx`, which is no language"), "{err}");
}

/// Saved searches are searched again after every edit; what is set by hand stays, also when a card goes and comes back.
#[test]
fn query_tags_are_a_naive_scan_after_every_edit_and_members_set_by_hand_survive_edits_and_undo() {
    let folder = tempfile::tempdir().unwrap();
    start("ttcg", folder.path()).unwrap();
    let mut document = Document::open_with(folder.path(), StorageConfig::without_home()).unwrap();
    let tags = json!([
        { "id": "big", "find": "level>=2" },
        { "id": "draws", "find": "do:draw" },
        { "id": "paid", "find": "price:points" },
        { "id": "both", "find": "do:draw", "requires": "big" },
        { "id": "own", "find": "level>=9", "also": ["TT-F001", "TT-N002"] }
    ]);
    let tags: Vec<Tag> = serde_json::from_value(tags).unwrap();
    let rows = |card: &Value| card["effects"].as_array().cloned().unwrap_or_default();
    let is_big = |card: &Value| card["level"].as_i64().is_some_and(|level| level >= 2);
    let draws = |card: &Value| rows(card).iter().any(|row| row["do"].as_str() == Some("draw"));
    let paid = |card: &Value| rows(card).iter().any(|row| row["cost"].get("points").is_some());
    let compare = |document: &Document| {
        let found = members(&tags, document.rules(), &document.registry().cards, &|_, _| String::new()).unwrap();
        let written = document.registry().cards.iter().map(|card| write_card(card, document.rules()));
        let cards: Vec<Value> = written.map(|card| serde_json::from_str(&card).unwrap()).collect();
        let scan = |has: &dyn Fn(&Value) -> bool| -> BTreeSet<String> {
            cards.iter().filter(|card| has(card)).map(|card| card["id"].as_str().unwrap().to_owned()).collect()
        };
        let ids = |tag: &str| -> BTreeSet<String> { found[tag].iter().map(ToString::to_string).collect() };
        assert_eq!(ids("big"), scan(&is_big));
        assert_eq!(ids("draws"), scan(&draws));
        assert_eq!(ids("paid"), scan(&paid));
        assert_eq!(ids("both"), scan(&|card| is_big(card) && draws(card)));
        assert_eq!(ids("own"), scan(&|card| ["TT-F001", "TT-N002"].contains(&card["id"].as_str().unwrap())));
        ids("own").len()
    };
    let (mut random, mut sizes) = (Generator(9), BTreeSet::new());
    for _ in 0..60 {
        let at = random.below(document.registry().cards.len());
        let place = RecordPath::Card(at);
        let level = i64::try_from(random.below(5)).unwrap() + 1;
        let row = random.below(2);
        let command = match random.below(6) {
            0 => Command::Set { at: vec![place], field: Field::Number("level".into(), Some(level)), gesture: None },
            1 => Command::RemoveRow { at: place, row },
            2 => Command::DuplicateRow { at: place, row },
            3 => Command::Duplicate { cards: vec![at] },
            4 => Command::Delete { at: vec![document.find("TT-F001").unwrap_or(place)] },
            _ => {
                document.undo();
                sizes.insert(compare(&document));
                continue;
            }
        };
        if document.apply(command).is_ok() {
            sizes.insert(compare(&document));
        }
    }
    assert_eq!(sizes, BTreeSet::from([1, 2]), "a card that is set by hand was never deleted, or never came back");
}

/// The tools that need no match read games of format 1, too; the others say why they do not. Tags are columns of a table
/// of cards, which is imported again without them.
#[test]
fn a_game_of_format_1_has_tags_packs_and_a_table_with_tags() {
    let folder = tempfile::tempdir().unwrap();
    let (_, err, code) = run(folder.path(), &["new", "--from", "starfall", "game"]);
    assert_eq!(code, Some(0), "{err}");
    let rarity = json!({ "id": "plain", "letter": "P", "weight": 1 });
    let design = json!({ "tags": [{ "id": "draws", "find": "do:draw" }, { "id": "told", "find": "text:discard" }],
        "run": { "rarities": [rarity], "copies": 1, "size": 6 } });
    std::fs::write(folder.path().join("game/design.json"), design.to_string()).unwrap();
    let (out, err, code) = run(folder.path(), &["tags", "game", "--json"]);
    assert_eq!(code, Some(0), "{err}");
    let tags: Value = serde_json::from_str(&out).unwrap();
    let members = |tag: &str| tags[tag].as_array().unwrap().len();
    assert!(members("draws") > 10 && members("told") > 10, "{out}");
    let (out, err, code) = run(folder.path(), &["packs", "game"]);
    assert_eq!(code, Some(0), "{out}{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "game"]);
    assert!(code == Some(2) && err.contains("no `portal` with a `prefix`"), "{err}");
    let (out, err, code) = run(folder.path(), &["export", "game", "--csv", "cards.csv"]);
    assert_eq!(code, Some(0), "{out}{err}");
    let table = std::fs::read_to_string(folder.path().join("cards.csv")).unwrap();
    let mut lines = table.lines();
    assert!(lines.next().unwrap().ends_with(",tag:draws,tag:told"));
    assert_eq!(lines.filter(|line| line.ends_with(",yes,") || line.ends_with(",yes,yes")).count(), members("draws"));
    let (out, err, code) = run(folder.path(), &["import", "cards.csv", "game"]);
    assert!(code == Some(0) && !err.contains("tag:"), "{out}{err}");
}
