//! The command line from the outside: output, exit codes, files.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

/// Runs the program; returns its exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A project folder with Starfall in it.
fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, _) = run(&["new", path(&folder.path().join("game")), "--from", "starfall"]);
    assert_eq!(code, 0, "{out}");
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn without_a_project_it_checks_the_bundled_game() {
    let (code, out, _) = run(&["check"]);
    assert_eq!(code, 0);
    assert!(out.contains("14 heroes, 558 cards"), "{out}");
    assert_eq!(run(&["check", "starfall", "--deny", "warnings"]).0, 0);
}

#[test]
fn wrong_use_is_exit_code_2() {
    for arguments in
        [&["chek"][..], &["check", "--nope"], &["check", "no/such/folder"], &["schema", "a", "b"], &["new"]]
    {
        let (code, _, error) = run(arguments);
        assert_eq!(code, 2, "{arguments:?}: {error}");
        assert!(!error.is_empty());
    }
    let here = tempfile::tempdir().unwrap();
    fs::write(here.path().join("mine.txt"), "mine").unwrap();
    let (code, _, error) = run(&["new", path(here.path())]);
    assert!(code == 2 && error.contains("not empty"), "{error}");
}

#[test]
fn a_copy_of_the_bundled_game_is_sound_and_never_writes_over_a_project() {
    let folder = project();
    let game = folder.path().join("game");
    let (code, out, _) = run(&["check", path(&game), "--deny", "warnings"]);
    assert!(code == 0 && out.contains("14 heroes, 558 cards"), "{out}");
    assert_eq!(run(&["new", path(&game), "--from", "starfall"]).0, 2);
    for file in ["registry.json", "ruleset.json"] {
        assert_eq!(run(&["check", path(&game.join(file))]).1, out);
    }
}

#[test]
fn problems_are_shown_to_people_and_machines() {
    let folder = project();
    let registry = folder.path().join("game/registry.json");
    let text = fs::read_to_string(&registry).unwrap().replacen(
        "\"do\": \"dmg\", \"val\": 15",
        "\"do\": \"dmgg\", \"val\": 15",
        1,
    );
    fs::write(&registry, text).unwrap();
    let (code, out, _) = run(&["check", path(&folder.path().join("game"))]);
    assert_eq!(code, 1);
    assert!(out.contains("error[unknown-op]") && out.contains("did you mean `dmg`?"), "{out}");
    let (code, out, _) = run(&["check", "--json", path(&registry)]);
    assert_eq!(code, 1);
    let problems: Value = serde_json::from_str(&out).unwrap();
    let problem = problems.as_array().unwrap().iter().find(|problem| problem["code"] == "unknown-op").unwrap();
    let members: Vec<&String> = problem.as_object().unwrap().keys().collect();
    assert_eq!(members, ["code", "column", "file", "fix", "hints", "line", "message", "pointer", "severity"]);
    assert_eq!(problem["severity"], "error");
    assert_eq!(problem["fix"]["json"], "\"dmg\"");
    let line = fs::read_to_string(&registry).unwrap();
    let line = line.lines().nth(usize::try_from(problem["line"].as_u64().unwrap()).unwrap() - 1).unwrap().to_owned();
    let column = usize::try_from(problem["column"].as_u64().unwrap()).unwrap();
    assert!(line[column - 1..].starts_with("\"dmgg\""), "{line}");
}

#[test]
fn a_project_of_one_book_one_hero_and_one_card_is_counted_in_the_singular() {
    let folder = project();
    let registry = folder.path().join("game/registry.json");
    let mut contents: Value = serde_json::from_str(&fs::read_to_string(&registry).unwrap()).unwrap();
    for list in ["books", "heroes", "cards"] {
        contents[list].as_array_mut().unwrap().truncate(1);
    }
    fs::write(&registry, contents.to_string()).unwrap();
    let (code, out, error) = run(&["check", path(&folder.path().join("game"))]);
    assert!(code == 0 && out.contains(": 1 book, 1 hero, 1 card, 26 operations"), "{out}{error}");
    assert!(out.trim_end().ends_with(": 1 warning"), "{out}");
}

#[test]
fn fix_repairs_what_it_can_and_keeps_the_rest() {
    let folder = project();
    let game = folder.path().join("game");
    let registry = game.join("registry.json");
    let before = fs::read_to_string(&registry).unwrap();
    let broken = before.replacen("\"do\": \"dmg\", \"val\": 15", "\"do\": \"dmgg\", \"val\": 15", 1).replacen(
        "\"if\": { \"vs_book2\": true }",
        "\"if\": { \"vs_book\": 2 }",
        1,
    );
    assert_ne!(before, broken);
    fs::write(&registry, &broken).unwrap();
    let (code, _, error) = run(&["check", "--fix", path(&game)]);
    assert!(code == 0 && error.contains("1 fix applied"), "{error}");
    assert_eq!(fs::read_to_string(&registry).unwrap(), before);
}

#[test]
fn fmt_writes_one_form_and_leaves_alone_what_it_could_lose() {
    let folder = project();
    let game = folder.path().join("game");
    let registry = game.join("registry.json");
    assert_eq!(run(&["fmt", "--check", path(&game)]).0, 0);
    let before = fs::read_to_string(&registry).unwrap();
    let value: Value = serde_json::from_str(&before).unwrap();
    fs::write(&registry, value.to_string()).unwrap();
    assert_eq!(run(&["fmt", "--check", path(&game)]).0, 1);
    assert_eq!(run(&["fmt", path(&game)]).0, 0);
    assert_eq!(fs::read_to_string(&registry).unwrap(), before);
    let twice = before.replacen("\"format\": 1", "\"format\": 1,\n  \"mine\": 1,\n  \"mine\": 2", 1);
    fs::write(&registry, &twice).unwrap();
    let (code, out, _) = run(&["fmt", path(&game)]);
    assert!(code == 1 && out.contains("duplicate-key"), "{out}");
    assert_eq!(fs::read_to_string(&registry).unwrap(), twice);
}

#[test]
fn fmt_writes_games_that_are_data() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    assert_eq!(run(&["new", path(&game)]).0, 0);
    assert_eq!(run(&["fmt", "--check", path(&game)]).0, 0);
    for name in ["ruleset.json", "registry.json"] {
        let file = game.join(name);
        let before = fs::read_to_string(&file).unwrap();
        let mut on_a_line = String::new();
        for part in before.lines() {
            on_a_line.push_str(part.trim());
        }
        fs::write(&file, &on_a_line).unwrap();
        let (code, out, _) = run(&["fmt", "--check", path(&game)]);
        assert!(code == 1 && out.contains(name) && out.lines().count() == 1, "{out}");
        assert_eq!(fs::read_to_string(&file).unwrap(), on_a_line);
        assert_eq!(run(&["fmt", path(&game)]).0, 0);
        assert_eq!(fs::read_to_string(&file).unwrap(), before);
    }
    let ruleset = game.join("ruleset.json");
    let twice = fs::read_to_string(&ruleset).unwrap().replacen('{', "{ \"game\": \"a\", ", 1);
    fs::write(&ruleset, &twice).unwrap();
    let (code, out, _) = run(&["fmt", path(&game)]);
    assert!(code == 1 && out.contains("duplicate-key"), "{out}");
    assert_eq!(fs::read_to_string(&ruleset).unwrap(), twice);
}

#[test]
fn a_project_of_format_1_is_converted_when_it_is_asked_for() {
    let folder = project();
    let game = folder.path().join("game");
    let read = |name: &str| fs::read_to_string(game.join(name)).unwrap();
    let before = (read("ruleset.json"), read("registry.json"));
    assert_eq!(run(&["fmt", path(&game)]).0, 0);
    let (code, out, _) = run(&["fmt", "--format", "2", "--check", path(&game)]);
    assert!(code == 1 && out.contains("not in format 2"), "{out}");
    assert_eq!((read("ruleset.json"), read("registry.json")), before);
    let (code, out, error) = run(&["fmt", "--format", "2", path(&game)]);
    assert!(code == 0 && out.contains("written in format 2"), "{out}{error}");
    let (code, out, error) = run(&["check", path(&game)]);
    assert!(code == 0 && out.contains("572 cards, 14 ready decks"), "{out}{error}");
    // Timings have messages of their own in format 2, which the game's languages lack.
    let problems: Value = serde_json::from_str(&run(&["check", "--json", path(&game)]).1).unwrap();
    assert!(problems.as_array().unwrap().iter().all(|problem| problem["code"] == "text-missing"), "{problems:#}");
    assert_eq!(run(&["fmt", "--check", path(&game)]).0, 0);
    assert_eq!(run(&["fmt", "--format", "2", "--check", path(&game)]).0, 0);
    let (schema, cards): (Value, Value) = (
        serde_json::from_str(&run(&["schema", path(&game)]).1).unwrap(),
        serde_json::from_str(&read("registry.json")).unwrap(),
    );
    assert!(jsonschema::draft202012::new(&schema).unwrap().is_valid(&cards));
    assert_eq!(read("registry.schema.json"), format!("{schema:#}\n"));
    assert_eq!(run(&["fmt", "--format", "3", path(&game)]).0, 2);
}

/// Scenarios of form 1 in a converted project, results and games that were simulated before, and names in other languages.
#[test]
fn what_a_project_of_format_1_has_is_read_after_it_was_converted() {
    let folder = project();
    let game = folder.path().join("game");
    let name = |name: &str| folder.path().join(name).display().to_string();
    let scenarios = game.join("scenarios");
    fs::remove_dir_all(&scenarios).unwrap();
    fs::create_dir_all(&scenarios).unwrap();
    let of_bundled = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/starfall/scenarios");
    let read = |file: &str| fs::read_to_string(of_bundled.join(file)).unwrap();
    let damaged = read("damage.json").replacen("\"seed\"", "\"sed\": 1, \"seed\"", 1);
    for (file, text) in
        [("choice.json", &read("choice.json")), ("skill.json", &read("skill.json")), ("odd.json", &damaged)]
    {
        fs::write(scenarios.join(file), text).unwrap();
    }
    let heroes = "SC-B01-H02-X01,SC-B02-H01-X01";
    let of = |log: &str| {
        let run_of = ["simulate", path(&game), "--heroes", heroes, "--legacy", log, "--game", "2", "--log"];
        run(&[&run_of[..], &[name(log).as_str()]].concat())
    };
    assert!(of("on").0 == 0 && of("off").0 == 0);
    let simulated = |out: &str| {
        let run_of = ["simulate", path(&game), "--heroes", heroes, "--games", "4", "--legacy", "off", "--out"];
        assert_eq!(run(&[&run_of[..], &[name(out).as_str()]].concat()).0, 0);
    };
    simulated("before.json");
    let before = run(&["text", path(&game), "--card", "SC-B01-H02-X01", "--lang", "ja"]).1;
    let (code, out, error) = run(&["fmt", "--format", "2", path(&game)]);
    assert!(code == 1 && out.contains("unknown-member") && out.contains("odd.json:"), "{out}{error}");
    assert!(out.contains("2 scenarios written in form 2"), "{out}");
    assert_eq!(fs::read_to_string(scenarios.join("odd.json")).unwrap(), damaged);
    assert!(fs::read_to_string(scenarios.join("skill.json")).unwrap().contains("\"match\": false"));
    let (code, out, error) = run(&["test", path(&game)]);
    assert!(code == 0 && out.contains("3 scenarios passed, 0 failed"), "{out}{error}");
    for log in ["on", "off"] {
        let (code, out, error) = run(&["simulate", path(&game), "--replay", &name(log)]);
        assert!(code == 0 && out.contains("choices of format 1"), "{out}{error}");
    }
    simulated("after.json");
    let (code, out, _) = run(&["simulate", "--compare", &name("before.json"), &name("after.json")]);
    assert!(code == 0 && out.contains("0 of 78 cards changed"), "{out}");
    let counts = |file: &str| -> Value {
        let result: Value = serde_json::from_str(&fs::read_to_string(name(file)).unwrap()).unwrap();
        result["matchups"][0]["wins"].clone()
    };
    assert_eq!(counts("before.json"), counts("after.json"));
    let after = run(&["text", path(&game), "--card", "SC-B01-H02-X01", "--lang", "ja"]).1;
    assert_eq!(before.lines().next(), after.lines().next());
}

#[test]
fn the_schema_of_a_ruleset_is_that_of_the_names_that_it_has() {
    let (code, out, _) = run(&["schema", "--ruleset"]);
    assert!(code == 0 && out.contains("\"$defs\""), "{out}");
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game");
    assert_eq!(run(&["new", path(&game)]).0, 0);
    let ruleset = game.join("ruleset.json");
    let text = fs::read_to_string(&ruleset).unwrap().replace("\"pile\"", "\"heap\"");
    fs::write(&ruleset, &text).unwrap();
    // The rules are faulty now: expressions still name the pile.
    assert_eq!(run(&["schema", path(&game)]).0, 1);
    let (code, out, _) = run(&["schema", "--ruleset", path(&game)]);
    assert!(code == 0 && out.contains("\"heap\""), "{out}");
    let (schema, rules): (Value, Value) = (serde_json::from_str(&out).unwrap(), serde_json::from_str(&text).unwrap());
    assert!(jsonschema::draft202012::new(&schema).unwrap().is_valid(&rules));
}

#[test]
fn the_schema_is_that_of_the_project() {
    let (code, out, _) = run(&["schema"]);
    assert_eq!(code, 0);
    assert_eq!(out, include_str!("../../data/starfall/registry.schema.json"));
    let folder = project();
    let ruleset = folder.path().join("game/ruleset.json");
    fs::write(&ruleset, crate::game_as_data::with_mill()).unwrap();
    assert!(run(&["schema", path(&folder.path().join("game"))]).1.contains("\"mill\""));
    fs::write(&ruleset, "{").unwrap();
    let (code, out, err) = run(&["schema", path(&folder.path().join("game"))]);
    assert!(code == 1 && out.is_empty() && err.contains("json-syntax"), "{out}{err}");
}

/// Syntax errors that end next to or inside a multi-byte letter.
const BROKEN_MESSAGES: [&str; 8] = [
    "op-dmg = { é }\n",
    "op-dmg = {é\n",
    "op-dmg é = x\n",
    "op-dmg = { $é }\n",
    "op-dmg = { $val é }\n",
    "op-dmg = { $val ->\n   [é] x\n  *[other] y\n }\n",
    "op-dmg = { DAMAGEé(\"ü\") }\n",
    "é😀",
];

#[test]
fn a_fluent_file_that_breaks_off_inside_a_letter_is_shown() {
    let folder = project();
    let game = folder.path().join("game");
    let file = game.join("locales/de/mine.ftl");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    for source in BROKEN_MESSAGES {
        fs::write(&file, source).unwrap();
        for command in [&["text", "--card", "SC-B01-H01-C01", "--lang", "de"][..], &["locales", "--lang", "de"]] {
            let (_, out, error) = run(&[command, &[path(&game)]].concat());
            let shown = format!("{out}{error}");
            assert!(!shown.contains("panicked"), "{source:?}: {shown}");
            assert!(shown.contains("error[locale-syntax]"), "{source:?}: {shown}");
        }
    }
}
