//! The sound projects whose files are damaged, with the commands that read them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};
use ses_studio::registry::STARFALL_REGISTRY;

use super::program;

/// The files of a project, by their paths in its folder.
pub type Files = BTreeMap<String, Vec<u8>>;

/// A project and what is run in it.
pub struct SoundProject {
    pub files: Files,
    pub commands: &'static [(&'static [&'static str], usize)],
    /// Ends of the paths of files that must be among the damaged ones.
    pub kinds: &'static [&'static str],
}

/// Commands in the folder of a project that is named `game`, with how many rounds a file waits for its next turn. Where it
/// is not the turn of a file, a slow command is replaced by a fast one, so that every round has slow commands for some of
/// the files.
const COMMANDS_1: &[(&[&str], usize)] = &[
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
    (&["read", "game", "--text", "game/text.txt", "--lang", "de"], 19),
    (&["templates", "game"], 0),
    (&["new", "game", "--from", "starfall"], 0),
];

/// The same for a project of format 2.
const COMMANDS_2: &[(&[&str], usize)] = &[
    (&["check", "game"], 0),
    (&["check", "game", "--json", "--deny", "warnings"], 0),
    (&["check", "game", "--fix"], 0),
    (&["fmt", "game"], 0),
    (&["schema", "game", "--ruleset"], 0),
    (&["schema", "game", "--deck"], 0),
    (&["text", "game", "--all", "--lang", "all"], 3),
    (&["read", "game", "--text", "game/text.txt", "--type", "creature", "--json"], 0),
    (&["locales", "game", "--lang", "de"], 0),
    (&["test", "game"], 0),
    (&["rules", "game", "--language", "de"], 0),
    (&["rules", "game", "--check", "--matches", "2"], 0),
    (&["generate", "game", "--count", "2", "--json"], 0),
    (&["generate", "game", "--count", "3", "--stats"], 0),
    (&["evaluate", "game", "--pairs", "2", "--decks", "4", "--size", "4", "--steps", "1", "--threads", "1"], 0),
    (&["match", "game", "--json"], 0),
    (&["simulate", "game", "--games", "2", "--threads", "1"], 0),
    (&["effects", "build", "game/effects/pipeline.json", "--dry-run"], 0),
    (&["effects", "generate", "game/effects/rows.json", "--project", "game", "--json"], 0),
    (&["goals", "game"], 0),
    (&["glossary", "game", "--lang", "de"], 0),
    (&["tags", "game", "--together"], 0),
    (&["packs", "game", "--open", "1", "--inserts", "inserts.svg"], 0),
    (&["serials", "game", "--ledger", "new.txt"], 0),
    (&["unlock", "game", "--ledger", "game/ledger.txt", "game/lines.txt"], 0),
    (&["rulings", "game"], 0),
    (&["templates", "game"], 0),
    (&["new", "game"], 0),
    (&["edit", "game", "--command", r#"{"set": {"at": [{"card": 0}], "field": {"name": "Ember Vow"}}}"#], 0),
];

/// The deck of the bundled ruleset, and one that takes less time to check and to play.
const DECK: &str = r#""of_each": { "ally": 13, "action": 13, "trap": 13 }"#;
const SMALL_DECK: &str = r#""of_each": { "ally": 1, "action": 1, "trap": 1 }"#;

/// The files of the folder that projects are made in.
fn files_of(here: &Path) -> Files {
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

/// Runs the program, which may report problems.
#[track_caller]
fn run(here: &Path, arguments: &[&str]) -> String {
    let output = program().current_dir(here).args(arguments).stdin(Stdio::null()).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code().is_some_and(|code| code < 2), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn put(game: &Path, path: &str, text: &str) {
    let path = game.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Two heroes of the bundled game, with everything that a project of format 1 can have.
pub fn of_format_1() -> SoundProject {
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shipped = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    put(&game, "ruleset.json", &ruleset);
    put(&game, "registry.json", &registry.to_string());
    for name in ["core", "lexicon", "phrases", "problems", "rules", "starfall", "starfall-cards", "trace", "ui"] {
        put(&game, &format!("locales/de/{name}.ftl"), &shipped(&format!("locales/de/{name}.ftl")));
    }
    put(&game, "locales/ja/starfall.ftl", &shipped("locales/ja/starfall.ftl"));
    put(&game, "locales/ru/lexicon.ftl", &shipped("locales/ru/lexicon.ftl"));
    put(&game, "text.txt", "Füge deinem Gegner 15 Schaden zu.\n");
    put(&game, "locales/ar/core.ftl", &shipped("locales/ar/core.ftl"));
    put(&game, "locales/de/GLOSSARY.md", &shipped("locales/de/GLOSSARY.md"));
    put(
        &game,
        "effects.json",
        r#"[{ "do": "dmg", "val": 15 }, { "do": "heal", "val": 3, "if": { "first_action": true } }]"#,
    );
    put(&game, "scenarios/one.json", &shipped("data/starfall/scenarios/replace-met.json"));
    let image = image::RgbImage::from_pixel(4, 4, image::Rgb([200, 100, 50]));
    image.save(game.join("art.png")).unwrap();
    let decide = r#"{"translate": {"language": "de", "edits": [{"decide": {"id": "op-dmg", "decision": "approved"}},
        {"comment": {"id": "op-heal", "text": "Schön"}}]}}"#;
    run(here, &["edit", "game", "--command", decide]);
    run(here, &["templates", "game"]);
    run(here, &["simulate", "game", "--games", "4", "--out", "game/result.json"]);
    run(here, &["simulate", "game", "--games", "4", "--seed", "2", "--out", "game/before.json"]);
    let pair = "SC-B01-H01-X01,SC-B01-H02-X01";
    run(here, &["simulate", "game", "--heroes", pair, "--game", "1", "--log", "game/log.json"]);
    run(here, &["calibrate", "game", "--games", "4", "--rounds", "1", "--out", "game/proposal.json"]);
    run(here, &["export", "game", "--csv", "game/cards.csv"]);
    let kinds =
        &["ruleset.json", "registry.json", "review.json", "cards.csv", "one.json", "result.json", "heroes.json"];
    SoundProject { files: files_of(here), commands: COMMANDS_1, kinds }
}

/// The teaching game, with everything that a project of format 2 can have.
pub fn of_format_2() -> SoundProject {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    run(here, &["new", "game"]);
    let game = here.join("game");
    let numbers = |number: &str, from: i64| json!({ "measure": number, "at_most": from, "why": "A bound" });
    let design = json!({
        "budget": {
            "operations": { "burn": { "each": 1 }, "draw": { "each": 2 }, "strike": { "is": 1, "bound": "cost", "plus": 1 } },
            "timings": { "on_death": 0.7 }, "condition": 0.7, "all": 2, "all_targets": ["friends"], "slack": 2,
            "limits": [{ "types": ["creature"], "base": 4, "per": { "cost": 1.5 } }],
        },
        "better": { "numbers": ["power", "health"], "same": ["cost"] },
        "goals": [numbers("letters", 220), numbers("rows", 8), numbers("off_budget", 20), numbers("better", 9)],
        "tags": [
            { "id": "draws", "group": "cards", "find": "text:draw" },
            { "id": "small", "group": "ranks", "find": "cost<=1", "requires": "draws" },
            { "id": "starter", "group": "by hand", "also": ["tiny_moth"] },
        ],
        "run": {
            "rarities": [{ "id": "plain", "letter": "P", "weight": 1750 }, { "id": "gold", "letter": "G", "weight": 1820 }],
            "copies": 1, "size": 4, "paper": { "weight": 300, "width": 63000, "height": 88000 }, "target": 7000,
        },
        "unlock": { "threshold": 1, "one_per_account": true },
    });
    put(&game, "design.json", &design.to_string());
    let deck = json!({ "term": "Deck", "also": ["Stapel"], "is": "The cards that a player begins with." });
    put(&game, "glossary.json", &json!({ "terms": [{ "id": "deck", "en": deck, "de": deck }] }).to_string());
    let registry: Value = serde_json::from_slice(&fs::read(game.join("registry.json")).unwrap()).unwrap();
    let deck = json!({ "id": "more", "name": "More", "cards": registry["decks"][0]["cards"] });
    put(&game, "decks/more.json", &deck.to_string());
    put(&game, "pool.json", &json!({ "format": 2, "game": "tiny", "cards": registry["cards"] }).to_string());
    let rows = json!({
        "type": "creature",
        "templates": [{ "on": "<when>", "do": "<op>", "val": "<n>" }],
        "lists": { "when": ["on_death", "at_dawn"], "op": ["burn", "draw"], "n": { "from": 1, "to": 3 } },
    });
    put(&game, "effects/rows.json", &rows.to_string());
    put(&game, "effects/templates.txt", "Draw <count> cards.\n# A comment\nDraw <count+1> cards, then discard one.\n");
    put(&game, "effects/placeholders/count.txt", "1\n2\n3\n");
    let steps = json!([
        { "combine": { "templates": "templates.txt" } },
        { "tag": { "column": "Two", "exact": "2" } },
        { "write": "build/effects.csv" },
    ]);
    let pipeline = json!({ "placeholders": "placeholders", "steps": steps });
    put(&game, "effects/pipeline.json", &pipeline.to_string());
    let serials = run(here, &["serials", "game", "--ledger", "game/ledger.txt"]);
    let line = |number: &str| format!("{number};Grey Moth;account 1;2026-01-01\n");
    put(&game, "lines.txt", &serials.lines().take(4).map(line).collect::<String>());
    put(&game, "text.txt", "When this creature is destroyed, your opponent loses 2 life.\n");
    put(&game, "input.txt", "{\"call\": \"legalActions\"}\n{\"call\": 1}\n");
    run(here, &["goals", "game"]);
    let kinds =
        &["ruleset.json", "registry.json", "more.json", "rules.json", "design.json", "glossary.json", "pool.json"];
    SoundProject { files: files_of(here), commands: COMMANDS_2, kinds }
}
