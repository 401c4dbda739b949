//! Games that come with the program and are data as a whole: every command finds them by their names.

use std::process::Command;

use serde_json::Value;
use ses_studio::document::{Document, StorageConfig};
use ses_studio::text::{Language, Texts};

use crate::kernel::SAMPLES;

fn run(arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    use std::io::Write as _;
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    program.args(arguments).current_dir(folder.path());
    program
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped());
    let mut child = program.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_bundled_game_is_found_by_its_name() {
    for (game, card, text, title) in [
        ("essence-crown", "EC-017", "Draw 2 cards.", "# Essence Crown"),
        ("grand-voyage", "GV-01-C07", "[On K.O.] Draw 1 card.", "# Grand Voyage"),
    ] {
        let (out, err, code) = run(&["check", game], "");
        assert_eq!(code, Some(0), "{out}{err}");
        let (out, ..) = run(&["text", game, "--card", card, "--lang", "en"], "");
        assert!(out.contains(text), "{out}");
        let (out, err, code) = run(&["rules", game], "");
        assert!(code == Some(0) && out.contains(title), "{out}{err}");
        let (out, err, code) = run(&["simulate", game, "--games", "2"], "");
        assert_eq!(code, Some(0), "{out}{err}");
    }
    let (_, err, code) = run(&["check", "no-such-game"], "");
    assert_eq!(code, Some(2), "{err}");
}

/// The window has the texts of the command line: a bundled game is no project, and its words come from the program.
#[test]
fn a_bundled_game_prints_in_the_window_as_on_the_command_line() {
    for sample in &SAMPLES {
        let document = Document::bundled_with(sample.name, StorageConfig::without_home()).unwrap();
        let (window, (command_line, _)) = (document.locales().texts(), Texts::load_phrases(sample.name, &[]));
        let game = document.game().unwrap();
        for language in Language::real() {
            for &card in game.cards.values() {
                let printed = |texts: &Texts| texts.printed(language, game, game.definition(card));
                let (own, expected) = (printed(&window), printed(&command_line));
                assert_eq!(own.text, expected.text, "{} {}", sample.name, language.tag);
                assert_eq!(own.fallbacks, expected.fallbacks, "{} {}", sample.name, language.tag);
            }
        }
    }
}

/// The kinds of cases of a game's file and how many of each there are; all must hold.
fn cases_hold(game: &str, kinds: &[(&str, usize)]) {
    let file = format!("{}/data/{game}/scenarios/rules.json", env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("cases.json");
    std::fs::copy(file, &copy).unwrap();
    let (out, ..) = run(&["test", copy.to_str().unwrap(), "--json"], "");
    let all: Value = serde_json::from_str(&out).unwrap();
    for (kind, expected) in kinds {
        let of_kind: Vec<&Value> = all.as_array().unwrap().iter().filter(|case| case["kind"] == *kind).collect();
        let wrong: Vec<_> = of_kind.iter().filter(|case| case["ok"] != true).collect();
        assert!(of_kind.len() == *expected && wrong.is_empty(), "{game}: {} {kind}: {wrong:#?}", of_kind.len());
    }
}

#[test]
fn the_cases_of_a_bundled_game_run_and_its_file_chooses_it() {
    let (out, err, code) = run(&["test", "tiny", "--json"], "");
    assert_eq!(code, Some(0), "{out}{err}");
    cases_hold("essence-crown", &[("case", 35), ("reads", 13), ("library", 4), ("api", 2)]);
    cases_hold("grand-voyage", &[("case", 36), ("check", 10), ("reads", 1)]);
}

#[test]
fn the_game_of_levels_and_chains_is_whole() {
    let (out, err, code) = run(&["check", "ttcg"], "");
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("64 cards, 2 ready decks") && out.contains("no problems"), "{out}");
    let (out, ..) = run(&["test", "ttcg", "--json"], "");
    let all: Value = serde_json::from_str(&out).unwrap();
    let good =
        |kind: &str| all.as_array().unwrap().iter().filter(|case| case["kind"] == kind && case["ok"] == true).count();
    assert_eq!((good("case"), good("check")), (84, 5));
    let (out, ..) = run(&["text", "ttcg", "--card", "TT-F007", "--lang", "en"], "");
    assert!(out.contains("Lose 1 point to destroy one unit your opponent controls with 7 or less defense."), "{out}");
    let (out, err, code) = run(&["rules", "ttcg", "--check", "--matches", "5"], "");
    assert!(code == Some(0) && out.contains("5 random matches"), "{out}{err}");
    let (out, err, code) = run(&["simulate", "ttcg", "--games", "2"], "");
    assert_eq!(code, Some(0), "{out}{err}");
}

#[test]
fn a_text_of_a_bundled_game_is_read() {
    let text = "Deal three blows. Draw 2 cards.";
    let (out, err, code) = run(&["read", "essence-crown", "--type", "Spell — Glow", "--json"], text);
    assert_eq!(code, Some(1), "{err}");
    let reading: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(reading["rows"], serde_json::json!([{ "do": "draw", "val": 2 }]));
    assert_eq!(reading["not_understood"], serde_json::json!(["Deal three blows."]));
    assert_eq!(reading["sentences"][0]["problem"], "no-pattern");
}

#[test]
fn a_card_sheet_makes_the_round_trip() {
    let folder = tempfile::tempdir().unwrap();
    let data = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/data/essence-crown"));
    for name in ["ruleset.json", "registry.json"] {
        std::fs::copy(data.join(name), folder.path().join(name)).unwrap();
    }
    let project = folder.path().to_str().unwrap();
    let sheet = folder.path().join("sheet.csv");
    let (_, err, code) = run(&["export", project, "--library", sheet.to_str().unwrap()], "");
    assert_eq!(code, Some(0), "{err}");
    let text = std::fs::read_to_string(&sheet).unwrap();
    assert!(text.contains("CardID,Name,Rarity,Type,Cost,Essence,Domain,RulesText,imageUrl,Power,Toughness"), "{text}");
    assert!(text.contains("EC-009,Dawnrunner,Common,Avatar — Glow / Beast,3,,Second Sun,"), "{text}");
    let before = std::fs::read(folder.path().join("registry.json")).unwrap();
    let (out, err, code) = run(&["import", sheet.to_str().unwrap(), project, "--apply"], "");
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("0 changed, 0 new, 40 as they are"), "{out}");
    assert!(out.contains("37 read whole, 0 partly, 0 not, 3 cards without"), "{out}");
    assert_eq!(std::fs::read(folder.path().join("registry.json")).unwrap(), before);
    // A changed text and a new card are taken over, and a sentence that is not understood stays with the card.
    let changed = text.replace("Draw 2 cards.", "Draw 3 cards.");
    let new = "EC-900,Odd Bell,Common,Relic — Chrome,2,,Far Shore,On Play: Draw a card. Ring twice for luck.,,,";
    std::fs::write(&sheet, format!("{changed}{new}\n")).unwrap();
    let (out, err, code) = run(&["import", sheet.to_str().unwrap(), project], "");
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(out.contains("1 changed, 1 new, 39 as they are") && out.contains("Ring twice for luck."), "{out}");
    assert_eq!(std::fs::read(folder.path().join("registry.json")).unwrap(), before, "a dry run writes nothing");
    let (out, ..) = run(&["import", sheet.to_str().unwrap(), project, "--apply", "--json"], "");
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["applied"], true);
    assert_eq!(answer["library"]["EC-900"]["aspects"], serde_json::json!(["Chrome"]));
    assert_eq!(answer["report"]["cards"]["EC-900"]["state"], "partly");
    let written: Value = serde_json::from_slice(&std::fs::read(folder.path().join("registry.json")).unwrap()).unwrap();
    let (old, new) =
        (String::from_utf8(before).unwrap(), std::fs::read_to_string(folder.path().join("registry.json")).unwrap());
    let lost: Vec<&str> = old.lines().filter(|line| !new.contains(line)).collect();
    assert_eq!(lost, [r#"        { "do": "draw", "val": 2 }"#], "other cards stay as they were written");
    let card = |id: &str| written["cards"].as_array().unwrap().iter().find(|card| card["id"] == id).unwrap().clone();
    assert_eq!(card("EC-017")["effects"], serde_json::json!([{ "do": "draw", "val": 3 }]));
    assert_eq!(card("EC-900")["effects"], serde_json::json!([{ "do": "draw", "val": 1 }]));
    assert_eq!(card("EC-900")["text_override"]["en"], "On Play: Draw a card. Ring twice for luck.");
    assert_eq!(card("EC-900")["domain"], "far_shore");
}
