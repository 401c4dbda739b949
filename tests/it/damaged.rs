//! Runs the real program on projects in which one file is damaged at random: every kind of file with every command. The
//! cases are the same every time. Each run must end by itself with one of the documented exit codes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use ses_studio::registry::STARFALL_REGISTRY;

use crate::fuzz::{mutate, numbers_from};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_ses-studio"))
}

/// A command that needs more time of the processor is taken for one that hangs.
const LIMIT: Duration = Duration::from_secs(10);
/// A command that waits for something never uses up its time of the processor. This is long enough for a busy machine.
const WAIT: Duration = Duration::from_mins(2);

/// Commands in the folder of a project that is named `game`, with how many rounds a file waits for its next turn. Where it
/// is not the turn of a file, a slow command is
/// replaced by a fast one, so that every round has slow commands for some of the files.
const COMMANDS: [(&[&str], usize); 26] = [
    (&["check", "game"], 0),
    (&["check", "game", "--json", "--deny", "warnings"], 0),
    (&["check", "game", "--fix"], 0),
    (&["fmt", "game"], 0),
    (&["schema", "game"], 0),
    (&["text", "game", "--all", "--lang", "all"], 3),
    (&["text", "game", "--effects", "game/effects.json", "--type", "action", "--lang", "de", "--json"], 0),
    (&["locales", "game"], 19),
    (&["locales", "game", "--lang", "de", "--json"], 1),
    (&["locales", "game", "--report", "languages.html"], 19),
    (&["locales", "game", "--new", "uk"], 3),
    (&["resolve", "game", "--board", "game/scenarios/one.json", "--card", "SC-B01-H02-C04"], 0),
    (&["resolve", "game", "--board", "game/scenarios/one.json", "--effects", "game/effects.json", "--json"], 0),
    (&["test", "game"], 0),
    (&["test", "--project", "game", "game/scenarios/one.json", "--json"], 0),
    (&["simulate", "game", "--games", "4", "--threads", "1", "--out", "game/result.json", "--csv", "out.csv"], 0),
    (&["simulate", "game", "--compare", "game/result.json", "game/before.json"], 0),
    (&["simulate", "game", "--merge", "game/result.json", "game/before.json", "--markdown", "out.md"], 0),
    (&["simulate", "game", "--replay", "game/log.json"], 0),
    (&["calibrate", "game", "--games", "4", "--rounds", "1", "--threads", "1", "--out", "out.json"], 0),
    (&["calibrate", "game", "--apply", "game/proposal.json"], 0),
    (&["sensitivity", "SC-B01-H02-C04", "game", "--games", "4", "--threads", "1"], 0),
    (&["export", "game", "--csv", "out.csv"], 0),
    (&["import", "game/cards.csv", "game", "--apply"], 0),
    (&["edit", "game", "--command", r#"{"set": {"at": [{"card": 0}], "field": {"name": "Ember Vow"}}}"#], 0),
    (&["export", "game", "--png", "out", "--card", "SC-B01-H02-C04", "--lang", "de"], 19),
];

const FAST: &[&str] = &["fmt", "game"];
const STEP: usize = 7919;

/// The deck of the bundled ruleset, and one that takes less time to check and to play.
const DECK: &str = r#""of_each": { "ally": 13, "action": 13, "trap": 13 }"#;
const SMALL_DECK: &str = r#""of_each": { "ally": 1, "action": 1, "trap": 1 }"#;

/// Pieces that are put into files.
const TOKENS: [&str; 40] = [
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "\"",
    "\\",
    ",",
    ":",
    ";",
    "\n",
    "\r\n",
    "\t",
    "=",
    "'",
    "null",
    "true",
    "-1",
    "1e9",
    "99999999999999999999",
    "\"do\"",
    "\"if\"",
    "\"id\"",
    "\\ud800",
    "\u{feff}",
    "\u{0}",
    "é",
    "傷",
    "😀",
    "\u{202e}",
    "{ $val }",
    "{ $val ->\n    *[other] x\n}",
    "-term",
    ".attr = ",
    "# ",
    "SELECTOR",
    " / 0",
    "self.shield",
    "../..",
];

/// The files of a sound project, by their paths in its folder.
fn files() -> BTreeMap<String, Vec<u8>> {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let game = here.join("game");
    fs::create_dir_all(&game).unwrap();
    // Two heroes of the bundled game with their decks, so that matches can be played.
    let mut registry: Value = serde_json::from_str(STARFALL_REGISTRY).unwrap();
    let is_kept = |record: &Value| {
        ["SC-B01-H01", "SC-B01-H02"].iter().any(|hero| record["id"].as_str().unwrap().starts_with(hero))
    };
    for list in ["heroes", "cards"] {
        registry[list].as_array_mut().unwrap().retain(is_kept);
    }
    // Small decks, because every command reads all cards.
    let ruleset = ses_studio::ruleset::STARFALL.replacen(DECK, SMALL_DECK, 1);
    assert_ne!(ruleset, ses_studio::ruleset::STARFALL);
    registry["cards"].as_array_mut().unwrap().retain(|card| {
        let (_, number) = card["id"].as_str().unwrap().rsplit_once('-').unwrap();
        ["A01", "C04", "T01"].contains(&number)
    });
    registry["cards"][0]["art"] = "art.png".into();
    let put = |path: &str, text: &str| {
        let path = game.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shipped = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    put("ruleset.json", &ruleset);
    put("registry.json", &registry.to_string());
    for name in ["core", "lexicon", "starfall", "starfall-cards", "trace", "ui"] {
        put(&format!("locales/de/{name}.ftl"), &shipped(&format!("locales/de/{name}.ftl")));
    }
    put("locales/ja/starfall.ftl", &shipped("locales/ja/starfall.ftl"));
    put("locales/ar/core.ftl", &shipped("locales/ar/core.ftl"));
    put("locales/de/GLOSSARY.md", &shipped("locales/de/GLOSSARY.md"));
    put("effects.json", r#"[{ "do": "dmg", "val": 15 }, { "do": "heal", "val": 3, "if": { "first_action": true } }]"#);
    put("scenarios/one.json", &shipped("data/starfall/scenarios/replace-met.json"));
    let image = image::RgbImage::from_pixel(4, 4, image::Rgb([200, 100, 50]));
    image.save(game.join("art.png")).unwrap();
    let run = |arguments: &[&str]| {
        let output = program().current_dir(here).args(arguments).stdin(Stdio::null()).output().unwrap();
        assert!(
            output.status.code().is_some_and(|code| code < 2),
            "{arguments:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    };
    let decide = r#"{"translate": {"language": "de", "edits": [{"decide": {"id": "op-dmg", "decision": "approved"}},
        {"comment": {"id": "op-heal", "text": "Schön"}}]}}"#;
    run(&["edit", "game", "--command", decide]);
    run(&["templates", "game"]);
    run(&["simulate", "game", "--games", "4", "--out", "game/result.json"]);
    run(&["simulate", "game", "--games", "4", "--seed", "2", "--out", "game/before.json"]);
    let pair = "SC-B01-H01-X01,SC-B01-H02-X01";
    run(&["simulate", "game", "--heroes", pair, "--game", "1", "--log", "game/log.json"]);
    run(&["calibrate", "game", "--games", "4", "--rounds", "1", "--out", "game/proposal.json"]);
    run(&["export", "game", "--csv", "game/cards.csv"]);

    let mut found = BTreeMap::new();
    let mut folders = vec![here.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(here).unwrap().to_str().unwrap().to_owned();
                found.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    found
}

/// Which files are damaged: all that a person or another program may have written.
fn is_damaged(path: &str) -> bool {
    !path.ends_with("registry.schema.json") && !path.contains("symbols/")
}

fn sweep(cases: usize) {
    let files = files();
    let targets: Vec<&String> = files.keys().filter(|path| is_damaged(path)).collect();
    for wanted in
        ["ruleset.json", "registry.json", "review.json", "cards.csv", "one.json", "result.json", "heroes.json"]
    {
        assert!(targets.iter().any(|path| path.ends_with(wanted)), "{wanted} is not in {targets:?}");
    }
    // A prime number as the step visits every pair of a file and a command once per round, and in a short run files and
    // commands of all kinds.
    let pairs = targets.len() * COMMANDS.len();
    assert_ne!(pairs % STEP, 0);
    let next = AtomicUsize::new(0);
    let failures = std::sync::Mutex::new(Vec::new());
    let codes = std::sync::Mutex::new(BTreeMap::<Option<i32>, usize>::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let case = next.fetch_add(1, Ordering::Relaxed);
                    if case >= cases {
                        break;
                    }
                    let (round, pair) = (case / pairs, case % pairs * STEP % pairs);
                    let target = targets[pair % targets.len()];
                    let (command, left_out) = COMMANDS[pair / targets.len()];
                    let is_turn = (round + pair % targets.len()).is_multiple_of(left_out + 1);
                    let command = if is_turn { command } else { FAST };
                    let outcome = run(&files, target, command, case);
                    *codes.lock().unwrap().entry(outcome.as_ref().ok().copied()).or_default() += 1;
                    if let Err(problem) = outcome {
                        failures.lock().unwrap().push(format!("case {case}, {target}, {command:?}: {problem}"));
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{} of {cases}\n{}", failures.len(), failures.join("\n"));
    let codes = codes.into_inner().unwrap();
    let (sound, problems) = (codes[&Some(0)], codes[&Some(1)]);
    assert!(sound > cases / 20 && problems > cases / 20, "damage is neither always nor never noticed: {codes:?}");
}

/// Runs a command on a project with one damaged file. Returns its exit code, or the reason why that is wrong.
fn run(files: &BTreeMap<String, Vec<u8>>, target: &str, command: &[&str], case: usize) -> Result<i32, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for (path, bytes) in files {
        let to = folder.path().join(path);
        fs::create_dir_all(to.parent().unwrap_or(&to)).map_err(|error| error.to_string())?;
        let mut random = numbers_from(case as u64);
        let bytes = if path == target { &mutate(bytes, &TOKENS, &mut random) } else { bytes };
        fs::write(&to, bytes).map_err(|error| error.to_string())?;
    }
    let errors = fs::File::create(folder.path().join("stderr")).map_err(|error| error.to_string())?;
    let mut child = program()
        .current_dir(folder.path())
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path().join("data"))
        .args(command)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(errors)
        .spawn()
        .map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if begun.elapsed() > WAIT || (begun.elapsed() > LIMIT && processor_time(child.id()) > LIMIT) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("still running after {} s", begun.elapsed().as_secs()));
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let errors = fs::read(folder.path().join("stderr")).unwrap_or_default();
    let errors = String::from_utf8_lossy(&errors);
    match status.code() {
        Some(code @ 0..=2) if !errors.contains("panicked at") => Ok(code),
        _ => Err(format!("{status}\n{}", errors.chars().take(2000).collect::<String>())),
    }
}

/// The time that a process has spent on the processor, or the longest time where the system does not report it in `/proc`.
fn processor_time(process: u32) -> Duration {
    let times = fs::read_to_string(format!("/proc/{process}/stat")).ok().and_then(|stat| {
        // The name of the program may contain spaces. Linux counts in hundredths of a second.
        let (_, fields) = stat.rsplit_once(") ")?;
        let ticks: Vec<u64> = fields.split(' ').skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Some(Duration::from_millis(ticks.iter().sum::<u64>() * 10))
    });
    times.unwrap_or(Duration::MAX)
}

#[test]
fn damaged_projects_are_answered_by_every_command() {
    sweep(400);
}

#[test]
#[ignore = "takes minutes; runs before landing"]
fn twenty_thousand_damaged_projects_are_answered_by_every_command() {
    sweep(20_000);
}
