//! The invariants of `ARCHITECTURE.md`: one package has no walls between crates, so this test is the wall.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// Which module may name which, beside itself: the arrows of the architecture, with what they see through each other.
const MAY_SEE: [(&str, &[&str]); 16] = [
    ("base", &[]),
    ("ruleset", &["base"]),
    ("card", &["base", "ruleset"]),
    ("registry", &["base", "ruleset", "card"]),
    ("text", &["base", "ruleset", "card", "registry"]),
    ("engine", &["base", "ruleset", "card"]),
    ("games", &["base", "ruleset", "card", "engine"]),
    ("sim", &["base", "ruleset", "card", "engine", "games"]),
    ("sandbox", &["base", "ruleset", "card", "registry", "engine", "games", "sim"]),
    ("lint", &["base", "ruleset", "card", "registry", "text"]),
    ("face", &["base", "ruleset", "card", "registry", "text"]),
    ("document", &["base", "ruleset", "card", "registry", "text"]),
    ("telling", &["base", "ruleset", "card", "registry", "text", "engine", "games"]),
    (
        "studio",
        &[
            "base", "ruleset", "card", "registry", "text", "engine", "telling", "games", "sim", "sandbox", "lint",
            "face", "document",
        ],
    ),
    (
        "cli",
        &[
            "base", "ruleset", "card", "registry", "text", "engine", "telling", "games", "sim", "sandbox", "lint",
            "face", "document", "studio",
        ],
    ),
    (
        "lib",
        &[
            "base", "ruleset", "card", "registry", "text", "engine", "telling", "games", "sim", "sandbox", "lint",
            "face", "document", "studio", "cli",
        ],
    ),
];

/// Crates that only some modules may name.
const ONLY_IN: [(&str, &[&str]); 4] = [
    ("egui", &["studio"]),
    ("fluent", &["text"]),
    ("typst", &["face"]),
    ("rayon", &["sim", "face", "registry", "text", "cli"]),
];

/// What `engine` and `games` must not contain: floats, hash order, clocks, threads.
const NOT_IN_ENGINE: [&str; 8] =
    ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime", "std::thread", "println!"];

/// Modules that may read and write files.
const TOUCH_FILES: [&str; 5] = ["registry", "text", "face", "document", "cli"];

/// A source file: its module, and its code without comments, documentation and tests.
struct File {
    path: PathBuf,
    module: String,
    code: String,
    lines: usize,
    has_head: bool,
}

fn sources() -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let inside = path.strip_prefix(&root).unwrap();
                let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
                let module = first.strip_suffix(".rs").unwrap_or(first).to_owned();
                found.push(File {
                    module,
                    code: code_of(&text),
                    lines: text.lines().count(),
                    has_head: text.starts_with("//!"),
                    path,
                });
            }
        }
    }
    assert!(found.len() > 20, "the sources were not found");
    found
}

/// The text up to its tests, without comments.
fn code_of(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    before_tests.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join(
        "
",
    )
}

#[track_caller]
fn nothing(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn modules_see_only_what_is_below_them() {
    let mut wrong = Vec::new();
    for file in sources() {
        if file.module == "main" {
            continue;
        }
        let Some((_, may)) = MAY_SEE.iter().find(|(module, _)| *module == file.module) else {
            wrong.push(format!("{}: `{}` is not a module of the architecture", file.path.display(), file.module));
            continue;
        };
        for (other, _) in MAY_SEE {
            if other != file.module && !may.contains(&other) && file.code.contains(&format!("crate::{other}::")) {
                wrong.push(format!("{}: `{}` must not see `{other}`", file.path.display(), file.module));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn crates_stay_where_they_belong() {
    let mut wrong = Vec::new();
    for file in sources() {
        for (name, modules) in ONLY_IN {
            let named =
                [format!("use {name}"), format!("{name}::"), format!("{name}_bundle"), format!("{name}_syntax")];
            if !modules.contains(&file.module.as_str()) && named.iter().any(|words| file.code.contains(words.as_str()))
            {
                wrong.push(format!("{}: `{name}` belongs in {modules:?}", file.path.display()));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn the_engine_is_deterministic_by_construction() {
    let mut wrong = Vec::new();
    for file in sources().iter().filter(|file| ["engine", "games"].contains(&file.module.as_str())) {
        for word in NOT_IN_ENGINE {
            let whole = |at: usize| {
                let outside = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
                outside(file.code[..at].chars().next_back()) && outside(file.code[at + word.len()..].chars().next())
            };
            if file.code.match_indices(word).any(|(at, _)| whole(at)) {
                wrong.push(format!("{}: `{word}`", file.path.display()));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn files_are_touched_in_few_places() {
    let mut wrong = Vec::new();
    for file in sources() {
        let touches = ["std::fs", "File::open", "File::create", "fs::read", "fs::write"]
            .iter()
            .any(|words| file.code.contains(words));
        if touches && !TOUCH_FILES.contains(&file.module.as_str()) {
            wrong.push(format!("{}", file.path.display()));
        }
    }
    nothing(&wrong);
}

#[test]
fn no_game_is_named_in_the_program() {
    let rules: Value = serde_json::from_str(ses_studio::ruleset::STARFALL).unwrap();
    let mut names = BTreeSet::new();
    for table in ["operations", "conditions", "triggers", "card_types", "counters", "zones"] {
        for entry in rules[table].as_array().unwrap() {
            names.insert(entry["id"].as_str().unwrap().to_owned());
        }
    }
    // Heroes are records of every registry. The ruleset's file and its language have words of their own, some of which
    // this game uses too.
    names.remove("hero");
    let of_rulesets = ["deck", "floor", "negate"];
    let mut wrong = Vec::new();
    for file in sources().iter().filter(|file| file.module != "games") {
        for name in &names {
            let own = file.module == "ruleset" && of_rulesets.contains(&name.as_str());
            if !own && file.code.contains(&format!("\"{name}\"")) {
                wrong.push(format!("{}: \"{name}\"", file.path.display()));
            }
        }
    }
    nothing(&wrong);
}

#[test]
fn files_have_one_subject() {
    let mut wrong = Vec::new();
    for file in sources() {
        if !file.has_head {
            wrong.push(format!("{}: no `//!` line that says what it is for", file.path.display()));
        }
        if file.lines > 500 {
            wrong.push(format!("{}: {} lines; split it by meaning", file.path.display(), file.lines));
        }
    }
    nothing(&wrong);
}

/// A word of the window that nothing says is work for sixteen translators, for nobody.
#[test]
fn every_word_of_the_window_is_said() {
    /// What is said by the names of something else.
    const BY_NAME: [&str; 2] = ["player-", "status-"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let words = fs::read_to_string(root.join("locales/en/ui.ftl")).unwrap();
    let code: String = sources().iter().map(|file| file.code.as_str()).collect();
    let ids = words.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let ids = ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()));
    let unsaid = ids.filter(|id| !BY_NAME.iter().any(|prefix| id.starts_with(prefix)));
    let unsaid: Vec<String> = unsaid.filter(|id| !code.contains(&format!("\"{id}\""))).map(str::to_owned).collect();
    nothing(&unsaid);
}
