//! Combinations of effects, as text and as rows (games/ttcg.md, 6.1 to 6.4).

use serde_json::{Value, json};
use ses_studio::base::Severity;
use ses_studio::design::budget::Budget;
use ses_studio::design::card_game::CardGame;
use ses_studio::design::rows::RowFile;
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Texts};

use super::{cards, data, game, run};

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
    std::fs::write(at("words.txt"), "Zug\n\nähnlich\nalle\n").unwrap();
    let sort = ["effects", "sort", "-i", "words.txt", "-o", "-"];
    let (out, ..) = run(folder.path(), &sort);
    assert_eq!(out, "Zug\nalle\nähnlich\n");
    let (out, ..) = run(folder.path(), &[&sort[..], &["--lang", "de"]].concat());
    assert_eq!(out, "ähnlich\nalle\nZug\n");
    let (_, err, code) = run(folder.path(), &[&sort[..], &["--lang", "xx"]].concat());
    assert!(code == Some(2) && err.contains("`xx` is no language"), "{err}");
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
    let generated = RowFile::read(&file.to_string()).unwrap().generate(CardGame::whole(&game)).unwrap();
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
    // Equal seeds draw the same, and the same file gives the same effects in the same order.
    assert_eq!(
        RowFile::read(&file.to_string()).unwrap().generate(CardGame::whole(&game)).unwrap().effects,
        generated.effects
    );
    let prices = json!({ "operations": { "gain_points": { "each": 1 } }, "limits": [], "slack": 1 });
    let budget: Budget = serde_json::from_value(prices).unwrap();
    let draw = |seed| generated.surprise(&budget, 1.0..=3.0, seed).map(Value::to_string);
    assert!((0..20).all(|seed| draw(seed).is_some() && draw(seed) == draw(seed)));
    assert!((1..20).any(|seed| draw(seed) != draw(0)) && generated.surprise(&budget, 50.0..=60.0, 1).is_none());
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
    let generated = file.generate(CardGame::whole(&game)).unwrap();
    assert!(generated.effects.len() > 300 && generated.missing.is_empty(), "{:?}", generated.excluded);
    assert_eq!(generated.grid().values().sum::<usize>(), generated.effects.len());
    // Many at once; the second effect of each card is known to be fine.
    let card = |(at, rows): (usize, &Value)| {
        let mut effects = rows.as_array().unwrap().clone();
        effects.push(json!({ "on": "use", "as": "normal", "do": "draw", "val": 1 }));
        json!({ "id": format!("TT-F{at:03}"), "name": format!("One {at}"), "type": "fire", "level": 1, "attack": 5,
            "defense": 5, "subtypes": ["beast"], "effects": effects })
    };
    let made: Vec<Value> = generated.effects.iter().enumerate().map(card).collect();
    let mut alone = game.clone();
    let mut problems = alone.add_cards(&made, "");
    problems.extend(alone.check_cards(&made, ""));
    problems.retain(|problem| problem.severity == Severity::Error && !problem.pointer.ends_with("/id"));
    assert!(made.len() > 300 && problems.is_empty(), "{problems:?}");
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

/// More than ten million combinations are refused with their number before any is made, in rows and in text.
#[test]
fn a_template_that_is_too_large_is_refused_with_its_size() {
    let rows = |most: u32| {
        let lists = json!({ "n": { "from": 1, "to": 3163 }, "m": { "from": 1, "to": most } });
        let row = json!({ "on": "use", "as": "normal", "cost": { "points": "<m>" }, "do": "draw", "val": "<n>" });
        let file = json!({ "type": "fire", "lists": lists, "templates": [row] });
        RowFile::read(&file.to_string()).unwrap().generate(CardGame::whole(&game())).map(|made| made.combinations)
    };
    assert_eq!(rows(3162).unwrap_err().to_string(), "10001406 combinations; at most 10000000 are made");
    assert_eq!(rows(2), Ok(6326));
    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    std::fs::create_dir(at("placeholders")).unwrap();
    let numbers: Vec<String> = (0..216).map(|number| number.to_string()).collect();
    std::fs::write(at("placeholders/n.txt"), numbers.join("\n")).unwrap();
    let (out, err, code) = run(folder.path(), &["effects", "combine", "-s", "<n> <n#2> <n#3>", "-t"]);
    assert!(code == Some(2) && out.is_empty() && err.contains("10077696 combinations"), "{code:?} {err}");
}

/// Every row, not a sample of them.
#[test]
#[ignore = "a minute; .ci/run starts it"]
fn every_generated_row_reads_back() {
    let game = game();
    let file = RowFile::read(&std::fs::read_to_string(data().join("effects/rows.json")).unwrap()).unwrap();
    let generated = file.generate(CardGame::whole(&game)).unwrap();
    let (texts, _) = Texts::load_phrases("ttcg", &[&data().join("locales")]);
    let reader = GameReader::new(&texts, ENGLISH, &game, &Value::Null);
    for (rows, text) in generated.effects.iter().zip(file.texts(&texts, ENGLISH, &game, &generated.effects)) {
        let reading = reader.read(&text, "fire");
        let again = json!({ "id": "x", "type": "fire", "effects": reading.rows });
        assert_eq!(texts.of_record(ENGLISH, &game, &again).unwrap().text, text, "{rows}");
    }
}

/// Two runs of the program print the same bytes, also of what is drawn by chance; another seed draws something else.
#[test]
fn equal_files_and_seeds_print_equal_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let lists = json!({ "n": { "from": 1, "to": 9 }, "way": ["normal", "dormant", "passive"] });
    let template = json!({ "on": "use", "as": "<way>", "do": "draw", "val": "<n>" });
    let file = json!({ "type": "fire", "lists": lists, "templates": [template] });
    std::fs::write(folder.path().join("rows.json"), file.to_string()).unwrap();
    let generate = ["effects", "generate", "rows.json", "--project", "ttcg"];
    let made = |more: &[&str]| {
        let (out, err, code) = run(folder.path(), &[&generate[..], more].concat());
        assert_eq!(code, Some(0), "{err}");
        (out, err)
    };
    let all = made(&["--json"]);
    assert!(all.0.len() > 1000);
    assert_eq!(made(&["--json"]), all);
    let drawn: Vec<_> = (1..6).map(|seed: u32| made(&["--surprise", "1..9", "--seed", &seed.to_string()])).collect();
    assert_eq!(made(&["--surprise", "1..9", "--seed", "3"]), drawn[2]);
    assert!(drawn.iter().any(|one| *one != drawn[0]));
}
