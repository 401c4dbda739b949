//! The rules of games as text: every rule is in it, in every language.

use std::collections::BTreeSet;

use assert_cmd::Command;
use serde_json::Value;
use ses_studio::base::Argument;
use ses_studio::kernel::explain::Explanation;
use ses_studio::text::rules_text::{NameMarks, RulesText};
use ses_studio::text::{Language, Texts};

use crate::kernel::SAMPLES;

fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn every_statement_of_a_ruleset_is_explained() {
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.rules).unwrap();
        let game = sample.game();
        let rules = Explanation::of(&game, &file);
        let lines = rules.sections.iter().flat_map(|section| &section.lines);
        let covered: BTreeSet<&str> = lines.map(|line| line.pointer.as_str()).collect();
        // What only other programs call is no rule of play.
        let statements = game.statements.iter().map(|pointer| &**pointer);
        let uncovered: Vec<&str> =
            statements.filter(|pointer| !covered.contains(pointer) && !pointer.starts_with("/calls/")).collect();
        assert!(uncovered.is_empty(), "{}: {uncovered:#?}", sample.name);
        assert!(covered.len() > 50, "{}", sample.name);
    }
}

#[test]
fn every_sentence_exists_in_every_language() {
    let texts = Texts::embedded("");
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.rules).unwrap();
        let rules = Explanation::of(&sample.game(), &file);
        let english = pages(&rules, &texts, "en");
        for language in Language::real() {
            let page = pages(&rules, &texts, language.tag);
            for sentence in page.iter().filter(|sentence| !sentence.is_empty()) {
                let is_raw = ["rules-", "{ $", "{$"].iter().any(|part| sentence.contains(part));
                assert!(!is_raw, "{} {}: {sentence}", sample.name, language.tag);
            }
            let changed = page.iter().zip(&english).filter(|(own, english)| own != english).count();
            let sentences = rules.sections.iter().flat_map(|section| &section.lines);
            let sentences = sentences.filter(|line| matches!(line.text, Argument::Message(_))).count();
            assert!(language.tag == "en" || changed * 4 > sentences * 3, "{} {}", sample.name, language.tag);
        }
    }
}

/// A word on a card means nothing to players who cannot read what it does.
#[test]
fn keywords_of_the_games_are_explained_in_every_language() {
    for sample in SAMPLES.iter().filter(|sample| sample.name != "tiny") {
        let game = sample.game();
        let (texts, _) = Texts::load(sample.name, None);
        for (id, language) in game.keywords.keys().flat_map(|id| Language::real().map(move |language| (id, language))) {
            let about = format!("about-keyword-{id}");
            assert!(texts.has(language, &about), "{} {}: {id}", sample.name, language.tag);
        }
    }
}

fn pages(rules: &Explanation, texts: &Texts, tag: &str) -> Vec<String> {
    let language = Language::find(tag).unwrap();
    let words = RulesText::new(texts, language, NameMarks("", ""));
    let headings = rules.sections.iter().map(|section| words.sentence(&section.heading.clone().into()));
    let lines = rules.sections.iter().flat_map(|section| &section.lines);
    headings.chain(lines.map(|line| words.sentence(&line.text))).collect()
}

#[test]
fn a_new_project_plays_explains_and_tests_itself() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let game = game.to_str().unwrap();
    assert_eq!(run(&["new", game]).0, 0);
    let (code, out, error) = run(&["test", game]);
    assert!(code == 0 && out.contains("15 scenarios passed, 0 failed"), "{out}{error}");

    let (code, out, error) = run(&["rules", game]);
    assert_eq!(code, 0, "{error}");
    assert!(out.starts_with("# Sparks\n\nTwo players"), "{out}");
    for part in ["## The turn", "### Dawn", "- Raise your **most sparks** by 1\n", "Destroyed cards go to **pile**."] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    let (code, german, _) = run(&["rules", game, "--lang", "de"]);
    assert!(code == 0 && german.starts_with("# Funken\n") && german.contains("## Der Zug"), "{german}");
    for name in ["creature", "dawn", "Teaching", "about"] {
        assert!(!german.contains(name), "{name}: {german}");
    }
    assert_eq!(run(&["rules", game, "--language", "xx"]).0, 2);

    let (_, json, _) = run(&["rules", game, "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["sections"][0]["heading"], "Set-up");
    assert_eq!(json["sections"][0]["lines"][0]["pointer"], "/match/first");

    // Nothing is written over, not even one file.
    let page = std::path::Path::new(game).join("README.md");
    std::fs::write(&page, "mine").unwrap();
    assert_eq!(run(&["new", game]).0, 2);
    assert_eq!(std::fs::read_to_string(&page).unwrap(), "mine");
}

#[test]
fn a_check_counts_all_problems_and_reports_one_where_all_others_follow_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    let project = game.to_str().unwrap();
    assert_eq!(run(&["new", project]).0, 0);
    std::fs::write(game.join("locales/en/mine.ftl"), "op-burn = { $val\n").unwrap();
    let (code, out, error) = run(&["check", project]);
    assert!(code == 1 && out.ends_with(": 1 error\n") && out.contains("locale-syntax"), "{out}{error}");
    std::fs::remove_file(game.join("locales/en/mine.ftl")).unwrap();

    let rules = game.join("ruleset.json");
    let text = std::fs::read_to_string(&rules).unwrap();
    for wrong in ["", "\"format\": \"2\",", "\"format\": 1,"] {
        std::fs::write(&rules, text.replacen("\"format\": 2,", wrong, 1)).unwrap();
        let (code, out, error) = run(&["check", project]);
        assert!(code == 1 && out.contains(": 1 error;"), "{wrong}: {out}{error}");
        assert!(out.contains("did you mean `\"format\": 2`?"), "{wrong}: {out}");
    }
    let below_a_file = rules.join("game");
    let (code, _, error) = run(&["new", below_a_file.to_str().unwrap()]);
    assert!(code != 0 && error.contains("ruleset.json/game` cannot be made"), "{error}");
}

#[test]
fn what_never_comes_up_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    assert_eq!(run(&["new", game.to_str().unwrap()]).0, 0);
    let (code, out, error) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(code == 0 && out.contains("Everything in the rules came up."), "{out}{error}");
    let cards = game.join("registry.json");
    let before = std::fs::read_to_string(&cards).unwrap();
    std::fs::write(&cards, before.replacen("\"cost\": 4", "\"cost\": 9", 1)).unwrap();
    let (_, out, _) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(out.contains("  card tiny_golem") || out.contains("  Card tiny_golem"), "{out}");
    std::fs::write(&cards, before).unwrap();

    let rules = game.join("ruleset.json");
    let text = std::fs::read_to_string(&rules).unwrap();
    let line = r#"    { "id": "idle", "to": "foe", "does": "mark(to, tired)" },"#;
    std::fs::write(&rules, text.replacen("\"operations\": [", &format!("\"operations\": [\n{line}"), 1)).unwrap();
    let number = text.lines().position(|line| line.contains("\"operations\"")).unwrap() + 2;
    let (_, out, _) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(out.contains(&format!("ruleset.json:{number}: Operation `idle`")), "{out}");
    let (_, out, _) = run(&["rules", game.to_str().unwrap(), "--check", "--json"]);
    let out: Value = serde_json::from_str(&out).unwrap();
    assert!(out["never"].as_array().unwrap().iter().all(|never| never["line"] == number), "{out}");
    assert_eq!(out["cards"], serde_json::json!([]));
    assert!(out["limited"].as_u64().is_some_and(|limited| limited < 100), "{out}");

    let broken = text.replacen("\"laws\": [", "\"laws\": [{ \"holds\": \"turn < 5\" }, ", 1);
    std::fs::write(&rules, broken).unwrap();
    let (code, out, _) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(code == 1 && out.contains("Positions that break a law of the rules: "), "{out}");
    let number = text.lines().position(|line| line.contains("\"laws\"")).unwrap() + 1;
    assert!(out.contains(&format!("ruleset.json:{number}: Broken law: {{ \"holds\": \"turn < 5\" }}")), "{out}");

    let endless = text.replacen("\"ends\": [", "\"ends\": [{ \"if\": \"self.life > 99\", \"wins\": \"self\" }, ", 1);
    std::fs::write(&rules, endless).unwrap();
    let (_, out, _) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(out.contains("End that decided no match: { \"if\": \"self.life > 99\""), "{out}");

    let short = text.replacen("\"is\": 60", "\"is\": 3", 1);
    std::fs::write(&rules, short).unwrap();
    let (_, out, _) = run(&["rules", game.to_str().unwrap(), "--check"]);
    assert!(out.contains("Ended at the turn limit: 200"), "{out}");
}
