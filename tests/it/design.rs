//! The tools around the design of cards, with the bundled game that has all of them (games/ttcg.md, section 6).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use ses_studio::base::Severity;
use ses_studio::design::rows::RowFile;
use ses_studio::kernel::rules::Game;
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Language, Texts};

use crate::kernel::SAMPLES;

/// Runs the program in a folder: what it prints, its errors, its exit code.
pub fn run(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    let output = program.args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

pub fn data() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/data/ttcg"))
}

fn game() -> Game {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game()
}

fn cards() -> Vec<Value> {
    let registry: Value = serde_json::from_slice(&std::fs::read(data().join("registry.json")).unwrap()).unwrap();
    registry["cards"].as_array().unwrap().clone()
}

#[test]
fn the_cases_of_the_text_tools_hold() {
    let folder = tempfile::tempdir().unwrap();
    let (out, ..) = run(folder.path(), &["test", "ttcg", "--json"]);
    let all: Value = serde_json::from_str(&out).unwrap();
    let tools: Vec<&Value> = all.as_array().unwrap().iter().filter(|case| case["kind"] == "tools").collect();
    assert!(tools.len() == 5 && tools.iter().all(|case| case["ok"] == true), "{tools:#?}");
}

#[test]
fn combinations_are_printed_or_written_and_a_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    std::fs::create_dir(at("placeholders")).unwrap();
    std::fs::write(at("placeholders/number.txt"), "1\n2\n3\n").unwrap();
    std::fs::write(at("placeholders/combinations_to_remove.txt"), "# none\nDraw 1\n").unwrap();
    std::fs::write(at("placeholders/phrase_replacements.txt"), "2 card: 2 cards\n").unwrap();
    let sentence = ["effects", "combine", "-s", "Draw <number> card"];
    let (out, err, code) = run(folder.path(), &[&sentence[..], &["-t"]].concat());
    assert_eq!((out.as_str(), err.as_str(), code), ("Draw 2 cards\nDraw 3 card\nTotal combinations: 2\n", "", Some(0)));
    let (out, err, code) = run(folder.path(), &[&sentence[..], &["-o", "all.txt"]].concat());
    assert_eq!((out.as_str(), code), ("", Some(0)), "{err}");
    assert_eq!(std::fs::read_to_string(at("all.txt")).unwrap(), "Draw 2 cards\nDraw 3 card\n");
    let (_, err, code) = run(folder.path(), &[&sentence[..], &["-o", "all.txt"]].concat());
    assert!(code == Some(2) && err.contains("--force"), "{err}");
    let (_, err, code) = run(folder.path(), &[&sentence[..], &["-o", "all.txt", "--force"]].concat());
    assert_eq!(code, Some(0), "{err}");
    let (_, err, code) = run(folder.path(), &["effects", "combine", "-s", "Draw <none>", "-t"]);
    assert!(code == Some(0) && err.contains("none.txt"), "{err}");
    let tag = ["effects", "tag", "-i", "all.txt", "-o", "all.csv", "-c", "Two", "-e", "2"];
    let (_, err, code) = run(folder.path(), &tag);
    assert_eq!(code, Some(0), "{err}");
    let table = "EFFECTNAME;Two\nDraw 2 cards;True\nDraw 3 card;False\n";
    assert_eq!(std::fs::read_to_string(at("all.csv")).unwrap(), table);
    std::fs::write(at("twice.txt"), "b\na\nb\n").unwrap();
    let (_, err, code) = run(folder.path(), &["effects", "combine", "-d", "twice.txt"]);
    assert_eq!((std::fs::read_to_string(at("twice.txt")).unwrap().as_str(), code), ("b\na\n", Some(0)), "{err}");
    let (out, ..) = run(folder.path(), &["effects", "sort", "-i", "twice.txt", "-o", "-"]);
    assert_eq!(out, "a\nb\n");
}

#[test]
fn the_build_line_of_the_bundled_game_makes_the_same_table_twice_or_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (from, to) in [("effects", "."), ("effects/placeholders", "placeholders")] {
        std::fs::create_dir_all(folder.path().join(to)).unwrap();
        for file in
            std::fs::read_dir(data().join(from)).unwrap().map(Result::unwrap).filter(|file| file.path().is_file())
        {
            std::fs::copy(file.path(), folder.path().join(to).join(file.file_name())).unwrap();
        }
    }
    let table = folder.path().join("build/effects.csv");
    let (out, err, code) = run(folder.path(), &["effects", "build", "pipeline.json", "--dry-run"]);
    assert_eq!((code, err.as_str(), table.exists()), (Some(0), "", false), "{out}");
    let (out, _, code) = run(folder.path(), &["effects", "build", "pipeline.json"]);
    assert!(code == Some(0) && out.contains("combine templates.txt"), "{out}");
    let first = std::fs::read_to_string(&table).unwrap();
    assert!(first.lines().count() > 1000 && first.starts_with("EFFECTNAME;Draw;Removal;CheapRemoval\n"), "{first}");
    assert!(!first.contains('<') && !first.contains("1 points") && !first.contains("(s)"), "{first}");
    let (_, err, code) = run(folder.path(), &["effects", "build", "pipeline.json"]);
    assert!(code == Some(2) && err.contains("--force"), "{err}");
    run(folder.path(), &["effects", "build", "pipeline.json", "--force"]);
    assert_eq!(std::fs::read_to_string(&table).unwrap(), first);
    std::fs::remove_file(&table).unwrap();
    std::fs::remove_file(folder.path().join("never.txt")).unwrap();
    let (_, err, code) = run(folder.path(), &["effects", "build", "pipeline.json"]);
    assert!(code == Some(2) && err.contains("step 1") && !table.exists(), "{err}");
}

/// Each row filled by hand and checked alone; the generator fills texts and checks many at once.
#[test]
fn generated_rows_are_the_product_less_what_the_rules_exclude() {
    let (whens, ways) = (["use", "turn_start", "enemy_attacks", "always"], ["normal", "counter", "equip", "passive"]);
    let costs = [Value::Null, json!({ "points": 2 })];
    let file = json!({
        "type": "fire", "never": [{ "as": "passive", "val": 2 }],
        "lists": { "when": whens, "way": ways, "cost": costs, "n": { "from": 1, "to": 3 } },
        "templates": [{ "on": "<when>", "as": "<way>", "cost": "<cost>", "do": "gain_points", "val": "<n>" }]
    });
    let game = game();
    let generated = RowFile::read(&file.to_string()).unwrap().generate(&game).unwrap();
    let mut expected = Vec::new();
    for when in whens {
        for way in ways {
            for cost in &costs {
                for n in 1..=3 {
                    let mut row = json!({ "on": when, "as": way, "do": "gain_points", "val": n });
                    if !cost.is_null() {
                        row["cost"] = cost.clone();
                    }
                    let card = json!({ "id": "TT-F099", "name": "One", "type": "fire", "level": 1, "attack": 5, "defense": 5,
                        "subtypes": ["beast"], "effects": [row, { "on": "use", "as": "normal", "do": "draw", "val": 1 }] });
                    let mut alone = game.clone();
                    let mut problems = alone.add_cards(std::slice::from_ref(&card), "");
                    problems.extend(alone.check_cards(std::slice::from_ref(&card), ""));
                    if problems.iter().all(|problem| problem.severity == Severity::Warning)
                        && !(way == "passive" && n == 2)
                    {
                        expected.push(json!([row]).to_string());
                    }
                }
            }
        }
    }
    let mut found: Vec<String> = generated.effects.iter().map(Value::to_string).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    let excluded: usize = generated.excluded.values().sum();
    assert_eq!(generated.combinations, u64::try_from(found.len() + excluded).unwrap());
    assert!(
        generated.excluded["never"] > 0 && generated.excluded.contains_key("effect-combination"),
        "{:?}",
        generated.excluded
    );
}

#[test]
fn generated_rows_pass_the_check_and_read_back() {
    let game = game();
    let file = RowFile::read(&std::fs::read_to_string(data().join("effects/rows.json")).unwrap()).unwrap();
    let generated = file.generate(&game).unwrap();
    assert!(generated.effects.len() > 300 && generated.missing.is_empty(), "{:?}", generated.excluded);
    assert_eq!(generated.grid().values().sum::<usize>(), generated.effects.len());
    let (texts, _) = Texts::load_phrases("ttcg", &[&data().join("locales")]);
    let some: Vec<Value> = generated.effects.iter().step_by(53).cloned().collect();
    let printed = file.texts(&texts, ENGLISH, &game, &some);
    let reader = GameReader::new(&texts, ENGLISH, &game, &Value::Null);
    for (rows, text) in some.iter().zip(printed) {
        let reading = reader.read(&text, "fire");
        let again = json!({ "id": "x", "type": "fire", "effects": reading.rows });
        assert_eq!(texts.of_record(ENGLISH, &game, &again).unwrap().text, text, "{rows}");
    }
    let on_cards = generated.on_cards(&cards());
    let whelp = json!([{ "on": "use", "as": "normal", "do": "draw", "val": 2 }]);
    assert_eq!(generated.effects.iter().filter(|rows| **rows == whelp).count(), 1);
    assert!(on_cards.len() == generated.effects.len());
}

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

#[test]
fn the_print_run_of_the_bundled_game_fills_its_packs_and_their_inserts() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "inserts.svg"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("64 of 64 cards × 4 rarities × 2 copies = 512 = 64 packs of 8"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("pack ")).count(), 2);
    let picture = std::fs::read_to_string(folder.path().join("inserts.svg")).unwrap();
    assert_eq!(picture.matches("<polygon").count(), 64);
    let (again, ..) = run(folder.path(), &["packs", "ttcg", "--open", "2", "--inserts", "again.svg"]);
    assert_eq!(again, out);
    assert_eq!(std::fs::read_to_string(folder.path().join("again.svg")).unwrap(), picture);
}

#[test]
fn serial_numbers_are_issued_once_and_unlock_entries() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert_eq!((code, out.lines().count()), (Some(0), 512), "{err}");
    let numbers: BTreeSet<&str> = out.lines().collect();
    assert_eq!(numbers.len(), 512);
    let (_, err, code) = run(folder.path(), &["serials", "ttcg", "--ledger", "ledger.txt"]);
    assert!(code == Some(2) && err.contains("in the ledger already"), "{err}");
    let of_whelp: Vec<&&str> = numbers.iter().filter(|number| number.starts_with("TT-F001-")).collect();
    assert_eq!(of_whelp.len(), 8);
    let line = |(at, number): (usize, &&&str)| format!("{number};Cinder Whelp;account {};2026-01-01", at.min(5));
    let lines: Vec<String> = of_whelp.iter().enumerate().map(line).collect();
    std::fs::write(folder.path().join("lines.txt"), lines.join("\n")).unwrap();
    let (out, err, code) = run(folder.path(), &["unlock", "ttcg", "--ledger", "ledger.txt", "lines.txt"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("TT-F001  unlocked, 6 of 5") && out.contains("TT-F002  locked, 0 of 5"), "{out}");
    assert_eq!(err.matches("has counted for TT-F001 already").count(), 2, "{err}");
}

#[test]
fn rulings_are_scenarios_that_hold_and_are_found_by_what_they_use() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["rulings", "ttcg"]);
    assert_eq!((code, out.matches("\n## ").count()), (Some(0), 26), "{err}");
    let (out, ..) = run(folder.path(), &["rulings", "ttcg", "--about", "latent"]);
    assert!(out.contains("latent effect of a tapped card") && !out.contains("Do spells count"), "{out}");
}

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
fn every_term_of_the_glossary_is_used_and_explained() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = run(folder.path(), &["glossary", "ttcg"]);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert_eq!(out.matches("\n**").count(), 45);
    assert!(out.contains("**Rank up**") && out.contains("(level up, promote)"), "{out}");
    let file: Value = serde_json::from_slice(&std::fs::read(data().join("glossary.json")).unwrap()).unwrap();
    for term in file["terms"].as_array().unwrap() {
        for language in Language::real().filter(|language| *language != ENGLISH) {
            let entry = &term["in"][language.tag];
            let is = entry["is"].as_str().unwrap_or_else(|| panic!("{}: {}", term["id"], language.tag));
            assert!(!is.is_empty() && is != term["in"]["en"]["is"], "{}: {}", term["id"], language.tag);
            assert!(!entry["term"].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn a_card_is_submitted_talked_about_and_taken() {
    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "theirs"]);
    assert_eq!(code, Some(0), "{err}");
    let sent = [
        "submit",
        "theirs",
        "--card",
        "TT-F001",
        "--author",
        "Ida",
        "--lore",
        "It was born in a kiln.",
        "--to",
        "one.sescard",
    ];
    let (id, err, code) = run(folder.path(), &sent);
    assert_eq!(code, Some(0), "{err}");
    let id = id.trim();
    assert!(id.starts_with("TT-P-") && id.len() == 15, "{id}");
    let (_, err, code) = run(folder.path(), &sent);
    assert!(code == Some(2) && err.contains("--force"), "{err}");
    // Another project of the same game takes it.
    let (_, err, code) = run(folder.path(), &["new", "--from", "ttcg", "ours"]);
    assert_eq!(code, Some(0), "{err}");
    std::fs::write(at("two.sescard"), "{ \"format\": 1 }").unwrap();
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "add", "one.sescard", "two.sescard"]);
    assert!(code == Some(1) && out.starts_with(id) && err.contains("two.sescard: refused"), "{out}{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "comment", id, "--by", "Ole", "--row", "1", "Fine."]);
    assert_eq!(code, Some(0), "{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "mark", id, "wanted"]);
    assert_eq!(code, Some(0), "{err}");
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "show", id]);
    assert_eq!(code, Some(0), "{out}{err}");
    for part in
        ["by Ida (wanted)", "[Passive]", "born in a kiln", "It does the same as TT-F001.", "Ole on row 1: Fine."]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (out, err, code) = run(folder.path(), &["inbox", "ours", "take", id]);
    assert_eq!(code, Some(0), "{out}{err}");
    let registry: Value = serde_json::from_slice(&std::fs::read(at("ours/registry.json")).unwrap()).unwrap();
    let taken = registry["cards"].as_array().unwrap().iter().find(|card| card["origin"] == id).unwrap().clone();
    assert_eq!((&taken["name"], &taken["id"]), (&json!("Cinder Whelp"), &json!("TT-F010")), "{out}");
    let (out, err, _) = run(folder.path(), &["inbox", "ours"]);
    assert!(out.contains(&format!("{id}  taken as TT-F010  Cinder Whelp, by Ida; 1 comment")), "{out}{err}");
    let (_, err, code) = run(folder.path(), &["inbox", "ours", "take", id]);
    assert!(code == Some(2) && err.contains("TT-F010"), "{err}");
    let names = std::fs::read_to_string(at("ours/locales/de/ttcg-cards.ftl")).unwrap();
    assert_eq!(names, "card-TT-F010 = Schlackewelpe\n");
}
