//! Fixes of games that are data: what a fix changes is no longer a problem, and everything else stays as it was.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};
use ses_studio::base::{Diagnostic, FixEdit, Severity, Source, Span};
use ses_studio::kernel::rules::Game;
use ses_studio::registry::{apply_edits, non_overlapping_fixes};

use crate::fuzz::matches::edit;
use crate::fuzz::numbers_from;
use crate::kernel::{SAMPLES, Sample};

fn problems_of_rules(text: &str) -> Vec<Diagnostic> {
    Game::read(&Source::new("ruleset.json", text)).1
}

/// The problems of cards, with those of the rules' own.
fn problems_of_cards(rules: &Game, text: &str) -> Vec<Diagnostic> {
    let file: Value = serde_json::from_str(text).unwrap();
    let cards = file["cards"].as_array().cloned().unwrap_or_default();
    let mut game = rules.clone();
    let mut problems = game.add_cards(&cards, "/cards");
    problems.extend(game.check_cards(&cards, "/cards"));
    problems
}

fn rules_of(sample: &Sample) -> Game {
    Game::read(&Source::new("ruleset.json", sample.rules)).0.unwrap()
}

/// Applies each fix alone, and holds that its problem is gone. Returns the numbers of fixes by the codes of their problems.
fn each_fix_holds(text: &str, problems_of: &dyn Fn(&str) -> Vec<Diagnostic>) -> BTreeMap<&'static str, usize> {
    let mut tried = BTreeMap::new();
    for problem in problems_of(text) {
        let Some(fix) = &problem.fix else { continue };
        let fixed = apply_edits(text, std::slice::from_ref(&fix.change));
        let before: Value = serde_json::from_str(text).unwrap();
        let after: Value =
            serde_json::from_str(&fixed).unwrap_or_else(|error| panic!("{error}: {problem:#?}\n{fixed}"));
        // A member that would hide another is left alone.
        if let FixEdit::Rename { pointer, to } = &fix.change
            && let Some((above, _)) = pointer.rsplit_once('/')
            && before.pointer(above).and_then(|above| above.get(to)).is_some()
        {
            assert_eq!(before, after);
            continue;
        }
        assert_ne!(before, after, "{problem:#?}");
        // An expression can have the same mistake again further on.
        let identity = |problem: &Diagnostic| {
            (problem.code, problem.pointer.clone(), problem.message.clone(), problem.span.map(Span::start))
        };
        assert!(
            !problems_of(&fixed).iter().any(|other| identity(other) == identity(&problem)),
            "{problem:#?}\nin {before}\nbecomes {after}"
        );
        *tried.entry(problem.code.as_str()).or_default() += 1;
    }
    tried
}

/// Edits cards or rules at random, and tries every fix that is offered. Returns the numbers of fixes by code.
fn edited(cases: u64) -> BTreeMap<&'static str, usize> {
    let mut tried: BTreeMap<&'static str, usize> = BTreeMap::new();
    for seed in 0..cases {
        let mut random = numbers_from(seed);
        let sample = &SAMPLES[random(SAMPLES.len())];
        let of_rules = random(4) == 0;
        let mut file: Value = serde_json::from_str(if of_rules { sample.rules } else { sample.cards }).unwrap();
        for _ in 0..=random(3) {
            edit(&mut file, &mut random);
        }
        let text = file.to_string();
        let found = if of_rules {
            each_fix_holds(&text, &problems_of_rules)
        } else {
            let rules = rules_of(sample);
            each_fix_holds(&text, &|text| problems_of_cards(&rules, text))
        };
        for (code, count) in found {
            *tried.entry(code).or_default() += count;
        }
    }
    tried
}

#[test]
fn a_fix_removes_its_problem_and_changes_nothing_else() {
    let tried = edited(60);
    assert!(tried.values().sum::<usize>() > 15 && tried.len() > 5, "{tried:?}");
}

#[test]
#[ignore = "minutes; .ci/run starts it"]
fn fixes_of_four_thousand_edited_files_remove_their_problems() {
    let tried = edited(4_000);
    assert!(tried.values().sum::<usize>() > 1_000 && tried.len() > 15, "{tried:?}");
}

/// What a fix makes of one mistake in a card of the smallest game.
#[track_caller]
fn is_fixed(change: impl FnOnce(&mut Value), pointer: &str, expected: &Value) {
    let sample = &SAMPLES[0];
    let rules = rules_of(sample);
    let mut file: Value = serde_json::from_str(sample.cards).unwrap();
    change(&mut file);
    let text = file.to_string();
    let problems = problems_of_cards(&rules, &text);
    let fix = problems.iter().find_map(|problem| problem.fix.as_ref()).unwrap_or_else(|| panic!("{problems:#?}"));
    let fixed: Value = serde_json::from_str(&apply_edits(&text, std::slice::from_ref(&fix.change))).unwrap();
    assert_eq!(fixed.pointer(pointer), Some(expected).filter(|value| !value.is_null()), "{problems:#?}\n{fixed:#}");
}

#[test]
fn mistakes_in_cards_are_fixed_as_they_were_meant() {
    let row = |row: Value| move |file: &mut Value| file["cards"][0]["effects"] = json!([row]);
    let at = "/cards/0/effects/0";
    is_fixed(row(json!({ "on": "on_play", "do": "drwa", "val": 1 })), &format!("{at}/do"), &json!("draw"));
    is_fixed(row(json!({ "on": "on_pley", "do": "draw", "val": 1 })), &format!("{at}/on"), &json!("on_play"));
    is_fixed(row(json!({ "on": "on_play", "do": "draw", "vall": 1 })), &format!("{at}/val"), &json!(1));
    is_fixed(row(json!({ "on": "on_play", "do": "draw", "val": 99 })), &format!("{at}/val"), &json!(3));
    is_fixed(row(json!({ "on": "on_play", "do": "draw" })), &format!("{at}/val"), &json!(1));
    is_fixed(
        row(json!({ "on": "on_play", "do": "draw", "val": 1, "bonus": true })),
        &format!("{at}/bonus"),
        &json!(null),
    );
    let misspell = |file: &mut Value| {
        let card = file["cards"][0].as_object_mut().unwrap();
        let cost = card.remove("cost").unwrap();
        card.insert("csot".to_owned(), cost);
    };
    is_fixed(misspell, "/cards/0/cost", &json!(1));
    is_fixed(|file| file["cards"][1]["id"] = file["cards"][0]["id"].clone(), "/cards/1/id", &json!("tiny_1"));
    is_fixed(|file| file["cards"][0]["type"] = json!("creatur"), "/cards/0/type", &json!("creature"));
    is_fixed(|file| file["cards"][0]["keywords"] = json!(["swift", "swfit"]), "/cards/0/keywords/1", &json!("swift"));
}

#[test]
fn the_second_card_of_an_id_gets_a_free_one() {
    for sample in &SAMPLES {
        let rules = rules_of(sample);
        let mut file: Value = serde_json::from_str(sample.cards).unwrap();
        let last = file["cards"].as_array().unwrap().len() - 1;
        file["cards"][last]["id"] = file["cards"][0]["id"].clone();
        let text = file.to_string();
        let problems = problems_of_cards(&rules, &text);
        let fixed = apply_edits(&text, &non_overlapping_fixes(&problems));
        let left = problems_of_cards(&rules, &fixed);
        assert!(left.iter().all(|problem| problem.severity == Severity::Warning), "{}: {left:#?}", sample.name);
    }
}

#[test]
fn check_fixes_the_files_of_a_game_and_says_what_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let run = |arguments: &[&str]| {
        let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        let output = program.args(arguments).current_dir(folder.path()).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr), output.status.code())
    };
    assert_eq!(run(&["new", "game"]).2, Some(0));
    let (rules, cards) = (game.join("ruleset.json"), game.join("registry.json"));
    let (old_rules, old_cards) = (fs::read_to_string(&rules).unwrap(), fs::read_to_string(&cards).unwrap());
    // One mistake in an expression of the rules, behind which the cards are checked, and two in the cards.
    fs::write(&rules, old_rules.replacen("self.sparks_max", "self.sparks_mx", 1)).unwrap();
    fs::write(
        &cards,
        old_cards.replacen("\"do\": \"draw\"", "\"do\": \"drwa\"", 1).replacen("\"cost\"", "\"csot\"", 1),
    )
    .unwrap();
    assert_ne!((&old_rules, &old_cards), (&fs::read_to_string(&rules).unwrap(), &fs::read_to_string(&cards).unwrap()));
    let (out, err, code) = run(&["check", "game", "--fix"]);
    assert_eq!(code, Some(0), "{out}{err}");
    assert!(err.contains("1 fix applied") && err.contains("2 fixes applied"), "{err}");
    assert_eq!(fs::read_to_string(&rules).unwrap(), old_rules);
    assert_eq!(fs::read_to_string(&cards).unwrap(), old_cards);
    // Nothing to fix: nothing is written.
    let (out, err, code) = run(&["check", "game", "--fix"]);
    assert!(code == Some(0) && err.is_empty(), "{out}{err}");
    // A bundled game is left alone.
    let (_, err, _) = run(&["check", "tiny", "--fix"]);
    assert!(err.contains("ses-studio new FOLDER --from GAME"), "{err}");
}

#[test]
fn sound_games_have_no_fixes() {
    for sample in &SAMPLES {
        let fixes = problems_of_cards(&rules_of(sample), sample.cards);
        assert!(
            fixes.iter().all(|problem| problem.fix.is_none() && problem.severity == Severity::Warning),
            "{fixes:#?}"
        );
    }
}
