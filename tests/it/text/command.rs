//! The command `ses-studio text`.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use ses_studio::text::Language;

use super::missing::MILL;

fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("ses-studio").expect("the program");
    let output = command.args(arguments).write_stdin(input).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

#[track_caller]
fn json(arguments: &[&str], input: &str) -> Value {
    let (code, out, error) = run(arguments, input);
    assert_eq!((code, error.as_str()), (0, ""));
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn an_effect_is_printed_with_its_spans() {
    let rows = r#"[{ "do": "dmg", "val": 15 }]"#;
    assert_eq!(run(&["text", "--effects", "-"], rows), (0, "Deal 15 damage.\n".to_owned(), String::new()));
    let all = json(&["text", "--effects", "-", "--lang", "all", "--json"], rows);
    let tags: Vec<&str> = all.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(tags.len(), 16);
    assert!(Language::real().all(|language| tags.contains(&language.tag)));
    let value: Value = serde_json::from_str(r#"{ "start": 5, "end": 7, "row": 0, "part": "value" }"#).expect("JSON");
    assert!(all["en"]["spans"].as_array().expect("spans").contains(&value), "{}", all["en"]);
    // The paper's Appendix A: the rows are members of an object.
    let trap = r#"{ "type": "trap", "trigger": "t_hit", "effects": [{ "do": "heal", "val": 2 }] }"#;
    let (_, out, _) = run(&["text", "--effects", "-", "--lang", "en,de"], trap);
    assert_eq!(
        out,
        "en      When you take damage: Restore 2 Shield.\nde      Wenn du Schaden erleidest: Stelle 2 Schild wieder her.\n"
    );
}

#[test]
fn cards_are_printed_under_their_ids() {
    let one = json(&["text", "--card", "SC-B01-H02-X01", "--lang", "en,fr", "--json"], "");
    let hero = &one["SC-B01-H02-X01"]["fr"];
    assert_eq!(hero["heading"], "Capacité, une fois tous les 2 tours");
    assert!(hero["text"].as_str().is_some_and(|text| text.ends_with('.')), "{hero}");
    let all = json(&["text", "--all", "--lang", "ja", "--json"], "");
    assert_eq!(all.as_object().map(serde_json::Map::len), Some(572));
    let (code, out, _) = run(&["text", "--card", "SC-B01-H02-C04"], "");
    assert!(code == 0 && out.starts_with("SC-B01-H02-C04  Ember Oath\n  Deal 15 damage. If first"), "{out}");
}

#[test]
fn usage_errors_and_row_errors_have_different_exit_codes() {
    for (arguments, input, code, says) in [
        (&["text"][..], "", 2, "--effects"),
        (&["text", "--all", "--card", "x"], "", 2, "--all"),
        (&["text", "--all", "--lang", "dee"], "", 2, "did you mean `de`?"),
        (&["text", "--card", "SC-B01-H02-C4"], "", 2, "did you mean `SC-B01-H02-C04`?"),
        (&["text", "--effects", "-", "--type", "spell"], "[]", 2, "ally, action, trap"),
        (&["text", "--effects", "-", "--trigger", "t_x"], "[]", 2, "t_action"),
        (&["text", "--effects", "no-such-file"], "", 2, "no-such-file"),
        (&["text", "--effects", "-"], "[{ \"do\": \"dmgg\", \"val\": 2 }]", 1, "unknown-op"),
        (&["text", "--effects", "-"], "{ \"effects\":\n[{ \"do\": \"dmg\", \"val\": 0 }] }", 1, "standard input:2:24"),
        (&["text", "--effects", "-"], "[", 1, "json-syntax"),
    ] {
        let (found, out, error) = run(arguments, input);
        assert_eq!((found, out.as_str()), (code, ""), "{arguments:?}: {error}");
        assert!(error.contains(says), "{arguments:?}: {error}");
    }
}

/// A copy of Starfall with one more operation, its message in English, and a card that has it.
fn project_with_mill(folder: &Path) -> String {
    let game = folder.join("game");
    let path = game.to_str().expect("a path").to_owned();
    assert_eq!(run(&["new", &path, "--from", "starfall"], "").0, 0);
    let ruleset = game.join("ruleset.json");
    let text = fs::read_to_string(&ruleset).expect("the ruleset");
    fs::write(&ruleset, super::missing::add_mill(&text)).expect("it can be written");
    fs::create_dir_all(game.join("locales/en")).expect("a folder");
    fs::write(game.join("locales/en/mine.ftl"), MILL).expect("it can be written");
    path
}

#[test]
fn an_operation_added_to_a_copied_project_is_printed_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = project_with_mill(folder.path());
    let rows = r#"[{ "do": "mill", "val": 1 }]"#;
    let (code, out, error) = run(&["text", &project, "--effects", "-", "--lang", "all", "--json"], rows);
    assert_eq!(code, 0, "{error}");
    let all: Value = serde_json::from_str(&out).expect("JSON");
    for language in Language::real() {
        let text = &all[language.tag];
        assert!(text["text"].as_str().is_some_and(|text| text.contains("Opponent mills 1 card.")), "{text}");
        assert_eq!(text["fallbacks"].is_null(), language.tag == "en", "{text}");
    }
    assert_eq!(error.matches("text-missing").count(), 15, "{error}");
    let (_, out, _) = run(&["text", &project, "--effects", "-", "--lang", "en,de"], rows);
    assert_eq!(out, "en      Opponent mills 1 card.\nde      ⟨Opponent mills 1 card.⟩\n");

    // `check` reports the message once, at the first card that needs it.
    let before = run(&["check", &project], "").1;
    assert!(!before.contains("text-missing"), "{before}");
    let registry = Path::new(&project).join("registry.json");
    let text = fs::read_to_string(&registry).expect("the registry");
    let changed = text.replacen("{ \"do\": \"draw\", \"val\": 1 }", "{ \"do\": \"mill\", \"val\": 1 }", 1);
    assert_ne!(changed, text);
    fs::write(&registry, changed).expect("it can be written");
    let (code, out, _) = run(&["check", &project], "");
    assert_eq!(code, 0, "{out}");
    assert_eq!(out.matches("warning[text-missing]").count(), 15, "{out}");
    assert!(out.contains("`op-mill` is missing in ja"), "{out}");
}
