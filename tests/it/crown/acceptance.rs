//! The acceptance list of the page, section 12. A3: `row_lists`; A4 and A5: `sheets`, and the bench `sheet`; A6:
//! `matches`; A6 and A7: `calls`; A9: `chapters`; A10: `kernel::lockstep`, and the bench `kernel`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario;
use ses_studio::ruleset::Ruleset;
use ses_studio::text::translation::Locales;
use ses_studio::text::{ENGLISH, Language, Texts};

use super::{CARDS, GAME, RULES, run};

#[test]
fn a1_a_copy_of_the_game_is_a_project_for_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("my-crown");
    let project = project.to_str().unwrap();
    let (out, err, code) = run(&["new", project, "--from", GAME], "");
    assert_eq!(code, Some(0), "{out}{err}");
    for arguments in [
        &["check", project, "--deny", "warnings"][..],
        &["text", project, "--all", "--lang", "all"],
        &["test", project],
        &["simulate", project, "--games", "4"],
        &["rules", project],
        &["fmt", "--check", project],
    ] {
        let (out, err, code) = run(arguments, "");
        assert_eq!(code, Some(0), "{arguments:?}: {out}{err}");
    }
    let (_, err, code) = run(&["new", project, "--from", "essence-crow"], "");
    assert_eq!(code, Some(2), "{err}");
    let other = folder.path().join("other");
    let (_, err, code) = run(&["new", other.to_str().unwrap(), "--from", "essence-crow"], "");
    assert!(code == Some(2) && err.contains("did you mean `essence-crown`?"), "{err}");
}

/// The window prints what the command line prints, also where the game has words of its own for what all games have.
#[test]
fn a1_the_window_has_the_words_of_the_game() {
    let rules = Ruleset::read(&Source::new("ruleset.json", RULES)).0.unwrap();
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    let of_window = Locales::load(&rules, None).texts();
    let game = super::game();
    for language in Language::real() {
        for card in game.cards.values().map(|card| game.definition(*card)) {
            let [own, shown] = [&texts, &of_window].map(|texts| texts.printed(language, &game, card).text);
            assert_eq!(own, shown, "{}", language.tag);
        }
    }
    let text = of_window.printed(ENGLISH, &game, game.definition(game.cards["EC-001"])).text;
    assert!(text.contains("once per turn"), "{text}");
}

/// At least 60 scenarios of its own, every decision among them.
#[test]
fn a2_scenarios_show_every_decision() {
    let file: Value =
        serde_json::from_str(include_str!("../../../data/essence-crown/scenarios/decisions.json")).unwrap();
    let cases = file["cases"].as_array().unwrap();
    assert!(cases.len() >= 60, "{}", cases.len());
    let chapters: Value =
        serde_json::from_str(include_str!("../../../data/essence-crown/scenarios/chapters.json")).unwrap();
    let decisions: BTreeSet<String> = cases
        .iter()
        .chain(chapters["api"].as_array().unwrap())
        .flat_map(|case| case["source"].as_str().unwrap().split([',', ' ', ';']))
        .filter(|word| word.starts_with('D') && word[1..].parse::<u8>().is_ok())
        .map(str::to_owned)
        .collect();
    let lacks: Vec<String> = (1..=28).map(|at| format!("D{at}")).filter(|name| !decisions.contains(name)).collect();
    assert_eq!(lacks, Vec::<String>::new());
    let (out, err, code) = run(&["test", GAME], "");
    assert!(code == Some(0) && out.contains(" 0 failed"), "{out}{err}");
}

/// Runs cases on the rules with a change that is data alone.
fn by_data(change: impl FnOnce(&mut Value), cases: &Value) {
    let mut rules: Value = serde_json::from_str(RULES).unwrap();
    change(&mut rules);
    let (game, problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
    let mut game = game.unwrap_or_else(|| panic!("{problems:?}"));
    let cards: Value = serde_json::from_str(CARDS).unwrap();
    game.add_cards(cards["cards"].as_array().unwrap(), "/cards");
    let file = json!({
        "game": GAME, "form": 2, "cases": cases,
        "defaults": { "board": { "seed": 1, "phase": "main" }, "player": { "essence": 23, "essence_max": 23, "deck": 10 } },
    });
    let outcomes = scenario::run(&game, &file);
    assert_eq!(outcomes.len(), cases.as_array().unwrap().len());
    for outcome in outcomes {
        assert!(outcome.differs.is_empty(), "{outcome:?}");
    }
}

#[test]
fn a8_summoning_sickness_is_one_line() {
    let avatar = json!({ "type": "avatar", "power": 2, "toughness": 2 });
    by_data(
        |rules| {
            let actions = rules["match"]["actions"].as_array_mut().unwrap();
            let attack = actions.iter_mut().find(|action| action["id"] == "attack").unwrap();
            attack["needs"]["arrived"] = "not it.arrived".into();
        },
        &json!([{
            "name": "sick", "board": { "self": { "hand": [avatar], "new_earth": [avatar] } },
            "steps": [
                { "play": 0 }, { "end_phase": true }, { "attack": "self.new_earth.1", "refused": "arrived" },
                { "attack": "self.new_earth.0" },
            ],
            "expect": { "opponent": { "essence": 21 } },
        }]),
    );
}

#[test]
fn a8_a_second_currency_is_a_line_under_counters() {
    by_data(
        |rules| {
            let gold = json!({ "id": "gold", "start": 0, "min": 0, "in": "resources", "wire": "Gold" });
            rules["counters"].as_array_mut().unwrap().push(gold);
            let gain = json!({ "id": "gain_gold", "val": [1, 9], "does": "gain(self.gold, val)" });
            rules["operations"].as_array_mut().unwrap().push(gain);
        },
        &json!([{
            "name": "gold",
            "board": { "self": { "hand": [{ "type": "spell", "effects": [{ "do": "gain_gold", "val": 3 }] }] } },
            "steps": [{ "play": 0 }], "expect": { "self": { "gold": 3 } },
        }]),
    );
}

#[test]
fn a8_a_fifth_phase_is_an_entry() {
    by_data(
        |rules| {
            let dusk = json!({ "id": "dusk", "actions": [], "wire": "DUSK" });
            rules["match"]["phases"].as_array_mut().unwrap().insert(3, dusk);
        },
        &json!([{
            "name": "dusk", "board": { "phase": "attack" },
            "steps": [{ "end_phase": true, "expect": { "phase": "dusk" } }, { "end_phase": true }],
            "expect": { "phase": "end" },
        }]),
    );
}

#[test]
fn a8_rites_leave_at_the_end_of_the_turn() {
    by_data(
        |rules| {
            let leave = json!({ "each": "self.new_earth", "do": [{ "if": "it.type == rite", "do": "move(it, owner.graveyard)" }] });
            rules["match"]["when"] = json!([{ "event": "turn_ends", "do": [leave] }]);
        },
        &json!([{
            "name": "rites", "board": { "phase": "attack", "self": { "new_earth": ["EC-025", "EC-021"] } },
            "steps": [{ "end_phase": true }], "expect": { "self": { "new_earth": ["EC-021"], "graveyard": ["EC-025"] } },
        }]),
    );
}

/// One seed, one history: `calls` plays logs again, and a simulation is the same with any number of threads.
#[test]
fn a7_a_simulation_is_the_same_at_any_thread_count() {
    let result = |threads: &str| {
        let (out, err, code) =
            run(&["simulate", GAME, "--games", "24", "--seed", "7", "--threads", threads, "--json"], "");
        assert_eq!(code, Some(0), "{out}{err}");
        out
    };
    let one = result("1");
    assert_eq!(result("2"), one);
    assert_eq!(result("5"), one);
}

/// Both decks win about as often with greedy players, and so do both seats.
#[test]
#[ignore = "thousands of games; .ci/run starts it"]
fn the_decks_and_the_seats_are_balanced() {
    let (out, err, code) = run(&["simulate", GAME, "--games", "2000", "--seed", "1", "--json"], "");
    assert_eq!(code, Some(0), "{out}{err}");
    let result: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(result["plan"]["players"], json!(["greedy", "greedy"]));
    let [matchup] = &result["matchups"].as_array().unwrap()[..] else { panic!("{result}") };
    assert_eq!(matchup["heroes"], json!(["morning", "lattice"]));
    for rate in ["win_rate", "first_seat_rate"] {
        let share = matchup[rate]["share"].as_f64().unwrap();
        assert!((0.45..=0.55).contains(&share), "{rate}: {share}");
    }
}

fn sheet_problems(csv: &str, scripts: Option<&str>) -> (Value, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("sheet.csv");
    std::fs::write(&sheet, csv).unwrap();
    let file = folder.path().join("scripts.json");
    let mut arguments = vec!["import", sheet.to_str().unwrap(), GAME, "--json"];
    if let Some(scripts) = scripts {
        std::fs::write(&file, scripts).unwrap();
        arguments.extend(["--scripts", file.to_str().unwrap()]);
    }
    let (out, err, code) = run(&arguments, "");
    (serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}")), code)
}

fn codes(answer: &Value) -> Vec<(String, String, i64)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let problems = answer["problems"].as_array().unwrap().iter();
    let line = |problem: &Value| problem["line"].as_i64().unwrap_or_default();
    problems.map(|problem| (text(&problem["code"]), text(&problem["severity"]), line(problem))).collect()
}

#[test]
fn sheets_are_reported_by_code_and_place() {
    let csv = "CardID,Name,Type,Cost,Power,Toughness,Essence,RulesText\n\
        EC-801,One,Avatar - Glow,1,2,2,,\n\
        EC-802,Two,Totem,1,,,,\n\
        EC-803,Three,Relic,1,4,,,\n\
        EC-804,Four,Avatar,1,2,,,\n\
        EC-805,Five,Deity,,,,,\n\
        EC-806,Six,Relic,1,,,,On Play: Sing a song.\n";
    let (answer, code) = sheet_problems(csv, None);
    assert_eq!(code, Some(0), "{answer}");
    let warning = |code: &str, line: i64| (code.to_owned(), "warning".to_owned(), line);
    let mut found = codes(&answer);
    found.sort_by_key(|(_, _, line)| *line);
    let expected = [
        warning("type-dash", 2),
        warning("unknown-base-type", 3),
        warning("stat-not-allowed", 4),
        warning("stat-missing", 5),
        warning("stat-missing", 6),
        warning("rules-text-not-understood", 7),
    ];
    assert_eq!(found, expected, "{answer}");
    assert_eq!(answer["library"]["EC-801"]["baseType"], "Avatar");
    assert_eq!(answer["library"]["EC-801"]["aspects"], json!(["Glow"]));
    assert_eq!(answer["library"]["EC-803"]["power"], 4);
}

/// What is not understood is shown beside what is, and what will print otherwise beside what it prints.
#[test]
fn the_report_of_a_sheet_says_what_is_near_and_what_will_be_worded_otherwise() {
    let csv = "CardID,Name,Type,RulesText\n\
        EC-811,One,Spell — Glow,Draw 2 cards (from your deck).\n\
        EC-812,Two,Spell — Glow,Draw 2 cards.\n\
        EC-813,Three,Spell — Glow,Draw a card. Draw 3 cards for each Relic.\n";
    let (answer, code) = sheet_problems(csv, None);
    assert_eq!(code, Some(0), "{answer}");
    let report = &answer["report"];
    assert_eq!(report["read"]["cards"], json!({ "whole": 2, "partly": 1, "not": 0, "no text": 0 }));
    assert_eq!(report["read"]["sentences"], json!({ "read": 3, "all": 4 }));
    assert_eq!(report["not_understood"], json!([["Draw # cards for each Relic.", 1]]));
    assert_eq!(report["cards"]["EC-811"]["printed"], "Draw 2 cards.", "{report}");
    assert_eq!(report["cards"]["EC-812"]["printed"], Value::Null);
    let sentence = &report["cards"]["EC-813"]["sentences"][1];
    assert_eq!(
        (&sentence["problem"], &sentence["nearest"]),
        (&json!("no-pattern"), &json!("Draw 2 cards.")),
        "{sentence}"
    );
}

#[test]
fn scripts_are_rows_behind_those_of_the_text() {
    let csv = "CardID,Name,Type,Cost,RulesText\nEC-810,Odd Lamp,Relic,1,On Play: Draw a card.\n";
    let scripts = r#"{
  "EC-810": {
    "onStartOfTurn": [{ "do": "gain_kl", "val": 1 }],
    "onPlay": [{ "do": "draw", "val": 1 }]
  }
}"#;
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("crown");
    run(&["new", project.to_str().unwrap(), "--from", GAME], "");
    let (sheet, file) = (folder.path().join("s.csv"), folder.path().join("s.json"));
    std::fs::write(&sheet, csv).unwrap();
    std::fs::write(&file, scripts).unwrap();
    let arguments = [
        "import",
        sheet.to_str().unwrap(),
        project.to_str().unwrap(),
        "--scripts",
        file.to_str().unwrap(),
        "--apply",
        "--json",
    ];
    let (out, err, code) = run(&arguments, "");
    assert_eq!(code, Some(0), "{out}{err}");
    let answer: Value = serde_json::from_str(&out).unwrap();
    // The row that the text has already is at its line of the scripts.
    assert_eq!(codes(&answer), [("maybe-twice".to_owned(), "warning".to_owned(), 4)], "{out}");
    let cards: Value = serde_json::from_slice(&std::fs::read(project.join("registry.json")).unwrap()).unwrap();
    let card = cards["cards"].as_array().unwrap().iter().find(|card| card["id"] == "EC-810").unwrap();
    let rows = json!([
        { "do": "draw", "val": 1 },
        { "on": "start_turn", "do": "gain_kl", "val": 1 },
        { "on": "on_play", "do": "draw", "val": 1 },
    ]);
    assert_eq!(card["effects"], rows);
    let wrong = r#"{ "EC-81O": {}, "EC-810": { "onPlai": [], "onPlay": [{ "do": "gain_kl", "val": 900 }] } }"#;
    let (answer, code) = sheet_problems(csv, Some(wrong));
    assert_eq!(code, Some(1), "{answer}");
    let found: BTreeSet<String> = codes(&answer).into_iter().map(|(code, ..)| code).collect();
    let expected = ["unknown-name", "val-out-of-range"].map(str::to_owned);
    assert_eq!(found, BTreeSet::from(expected), "{answer}");
}
