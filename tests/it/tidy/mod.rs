//! Checks the invariants of `ARCHITECTURE.md`. The modules of one package have no crate boundaries between them, so these
//! tests are the boundaries.

mod guards;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use source::{File, Token, all_code, sources};

/// The modules of `src`, each with the modules directly below it. A module may import those and all that they may import.
const BELOW: [(&str, &[&str]); 16] = [
    ("base", &[]),
    ("ruleset", &["base"]),
    ("kernel", &["ruleset"]),
    ("card", &["ruleset"]),
    ("generate", &["kernel"]),
    ("registry", &["card", "kernel"]),
    ("text", &["kernel", "registry"]),
    ("engine", &["card"]),
    ("sim", &["engine", "registry"]),
    ("sandbox", &["registry", "sim"]),
    ("face", &["text"]),
    ("document", &["text", "generate"]),
    ("design", &["face"]),
    ("narration", &["text", "engine"]),
    ("studio", &["document", "face", "narration", "sandbox", "design"]),
    ("cli", &["generate", "kernel", "studio"]),
];

/// All modules that a module may import.
fn imports(module: &str) -> BTreeSet<&'static str> {
    let direct = BELOW.iter().find(|(name, _)| *name == module).map_or(&[][..], |(_, below)| below);
    direct.iter().flat_map(|below| imports(below)).chain(direct.iter().copied()).collect()
}

/// The floors of `studio`, from the lowest: a module imports modules of its own floor and of those below. Screens do not
/// import each other.
const FLOORS: [&[&str]; 9] = [
    &["action", "background", "fonts", "i18n", "memo", "settings", "signals", "theme"],
    &["bidi"],
    &["mirror"],
    &["command", "problem_text"],
    &["legality", "model", "view"],
    &["faces", "widgets"],
    &["frame", "dialogs"],
    &SCREENS,
    &["app", "commands", "testing"],
];

const SCREENS: [&str; 8] = ["balance", "cards", "generate", "locales", "options", "print", "sandbox", "start"];

/// The parts of `studio` that draw with a painter, because no widget shows what they show. Everything else is laid out.
const PAINTERS: [&str; 24] = [
    // What the widgets themselves consist of.
    "widgets",
    // Charts.
    "balance::card_table",
    "balance::heroes",
    "balance::histogram",
    "balance::matchups",
    "balance::matrix",
    "balance::sensitivity",
    "generate::budget",
    "generate::cells",
    // The board.
    "sandbox::board_view",
    "sandbox::card",
    "sandbox::emblem",
    "sandbox::player_panel",
    "sandbox::player_side",
    "sandbox::resolution_bar",
    "sandbox::tabletop::arrows",
    "sandbox::tabletop::board",
    "sandbox::tabletop::card",
    // A sheet of paper with its cards.
    "print::page",
    // Text that is in visual order already.
    "mirror",
    // The logo.
    "frame::top_bar",
    // Text whose phrases react to the pointer, text in right-to-left order, and marks behind and beside source.
    "cards::phrases",
    "locales::editor",
    // The place where a dragged row will be dropped.
    "cards::row",
];

/// Crates that only some modules may use.
const ONLY_IN: [(&str, &[&str]); 4] = [
    ("egui", &["studio"]),
    ("fluent", &["text"]),
    ("typst", &["face"]),
    ("rayon", &["sim", "face", "registry", "text", "generate", "cli"]),
];

/// Modules whose results must be the same on every machine, and what would break that.
const DETERMINISTIC: [&str; 3] = ["engine", "generate", "kernel"];
const NOT_DETERMINISTIC: [&str; 8] = ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime", "thread", "println"];

/// Modules that may read and write files.
const USE_FILES: [&str; 5] = ["registry", "text", "face", "document", "cli"];

/// Ids of a game's tables that are also words of the languages of rulesets and scenarios, e.g. the statement `heal(…)` and
/// the result `"winner": "draw"`, and the modules that may use them.
const LANGUAGE_WORDS: [&str; 32] = [
    "action",
    "add",
    "attach",
    "become",
    "control",
    "copy",
    "counter",
    "create",
    "deck",
    "destroy",
    "did",
    "draw",
    "floor",
    "give",
    "grant",
    "hand",
    "heal",
    "look",
    "move",
    "negate",
    "play",
    "plays",
    "reset",
    "reveal",
    "say",
    "shuffle",
    "skip",
    "take",
    "transform",
    "under",
    "units",
    "win",
];
const READ_LANGUAGES: [&str; 3] = ["ruleset", "kernel", "engine"];

/// Ids of a game that are also the name of a button, and of an option, with the module that has it.
const OTHER_WORDS: [(&str, &str); 14] = [
    ("studio", "create"),
    ("cli", "shard"),
    ("sim", "search"),
    ("studio", "search"),
    // A statement of predicates.
    ("generate", "return"),
    // Actions in logs and on buttons, and the terms of text and narration.
    ("sandbox", "play"),
    ("studio", "play"),
    ("text", "play"),
    ("text", "counter"),
    ("narration", "counter"),
    // The number of messages to look at, Korean, and what was decided.
    ("studio", "look"),
    ("studio", "ko"),
    ("text", "ko"),
    ("text", "did"),
];

/// Words of the file formats that are ids of a game, too: every registry has heroes, every match has actions and events,
/// rows have costs and can be about their own card, decks have a leader, boards revealed cards.
const FORMAT_WORDS: [&str; 8] = ["hero", "action", "cost", "damage", "event", "leader", "revealed", "this"];

/// Longest allowed file, in lines.
const MAX_LINES: usize = 500;

#[track_caller]
fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn modules_import_only_modules_below_them() {
    assert_none(&imports_between_modules(&sources()));
}

/// What a module imports that is not below it.
fn imports_between_modules(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files.iter().filter(|file| file.top() != "lib") {
        let is_module = |name: &str| BELOW.iter().any(|(module, _)| *module == name);
        if !is_module(file.top()) {
            wrong.push(format!("{}: `{}` is not a module of the architecture", file.path.display(), file.top()));
            continue;
        }
        let allowed = imports(file.top());
        for path in file.paths() {
            let Some(other) = path.first() else { continue };
            if is_module(other) && other != file.top() && !allowed.contains(other.as_str()) {
                wrong.push(format!("{}: `{}` must not import `{}`", file.path.display(), file.top(), path.join("::")));
            }
        }
    }
    wrong
}

#[test]
fn parts_of_the_studio_import_only_floors_below_them() {
    assert_none(&imports_between_floors(&sources()));
}

/// What a part of the studio imports from a floor above it, or a screen from another screen.
fn imports_between_floors(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    let floor = |module: &str| FLOORS.iter().position(|floor| floor.contains(&module));
    for file in files.iter().filter(|file| file.top() == "studio" && file.module.len() > 1) {
        let own = file.module[1].as_str();
        let Some(own_floor) = floor(own) else {
            wrong.push(format!("{}: `studio::{own}` is on no floor", file.path.display()));
            continue;
        };
        for path in file.paths().iter().filter(|path| path.len() > 1 && path[0] == "studio" && path[1] != own) {
            let other = path[1].as_str();
            let is_sideways = SCREENS.contains(&own) && SCREENS.contains(&other);
            if floor(other).is_some_and(|floor| floor > own_floor) || is_sideways {
                wrong.push(format!("{}: `studio::{own}` must not import `{}`", file.path.display(), path.join("::")));
            }
        }
    }
    wrong
}

#[test]
fn only_what_no_widget_shows_is_painted() {
    let paints = |file: &File| file.idents().any(|name| name == "painter" || name == "Painter");
    let painted: Vec<String> = sources()
        .iter()
        .filter(|file| file.top() == "studio" && paints(file))
        .map(|file| file.module[1..].join("::"))
        .collect();
    let is_in = |module: &str, part: &str| module == part || module.starts_with(&format!("{part}::"));
    let unexpected = painted.iter().filter(|module| !PAINTERS.iter().any(|part| is_in(module, part)));
    assert_none(
        &unexpected.map(|module| format!("studio::{module}: lay widgets out instead of painting")).collect::<Vec<_>>(),
    );
    let unused = PAINTERS.iter().filter(|part| !painted.iter().any(|module| is_in(module, part)));
    assert_none(&unused.map(|part| format!("studio::{part} paints nothing any more")).collect::<Vec<_>>());
}

#[test]
fn crates_are_used_only_where_they_belong() {
    let mut wrong = Vec::new();
    for file in sources() {
        for (name, modules) in ONLY_IN {
            let prefix = format!("{name}_");
            let is_used = file.idents().any(|ident| ident == name || ident.starts_with(&prefix))
                && external_crates(&file).any(|used| used == name || used.starts_with(&prefix));
            if is_used && !modules.contains(&file.top()) {
                wrong.push(format!("{}: `{name}` belongs in {modules:?}", file.path.display()));
            }
        }
    }
    assert_none(&wrong);
}

/// First segments of paths: identifiers that `::` follows and does not precede.
fn external_crates(file: &File) -> impl Iterator<Item = &str> {
    let is_colon = |at: usize| file.tokens.get(at) == Some(&Token::Punct(':'));
    let starts = move |at: &usize| is_colon(at + 1) && is_colon(at + 2) && (*at == 0 || !is_colon(at - 1));
    (0..file.tokens.len()).filter(starts).filter_map(|at| file.tokens[at].ident())
}

#[test]
fn the_engine_is_deterministic_by_construction() {
    let mut wrong = Vec::new();
    for file in sources().iter().filter(|file| DETERMINISTIC.contains(&file.top())) {
        let found: BTreeSet<&str> = file.idents().filter(|ident| NOT_DETERMINISTIC.contains(ident)).collect();
        wrong.extend(found.iter().map(|ident| format!("{}: `{ident}`", file.path.display())));
    }
    assert_none(&wrong);
}

#[test]
fn files_are_read_and_written_in_few_modules() {
    let mut wrong = Vec::new();
    for file in sources().iter().filter(|file| !USE_FILES.contains(&file.top())) {
        let has = |wanted: &[&str]| {
            let mut idents = file.tokens.iter().filter(|token| **token != Token::Punct(':'));
            let all: Vec<Option<&str>> = idents.by_ref().map(Token::ident).collect();
            all.windows(wanted.len()).any(|window| window.iter().zip(wanted).all(|(a, b)| *a == Some(b)))
        };
        if [&["std", "fs"][..], &["File", "open"], &["File", "create"], &["fs", "read"], &["fs", "write"]]
            .into_iter()
            .any(has)
        {
            wrong.push(file.path.display().to_string());
        }
    }
    assert_none(&wrong);
}

#[test]
fn no_game_is_named_in_the_program() {
    let mut names = BTreeSet::new();
    for game in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("data")).unwrap() {
        let rules = fs::read(game.unwrap().path().join("ruleset.json")).unwrap();
        let rules: Value = serde_json::from_slice(&rules).unwrap();
        for table in ["operations", "conditions", "triggers", "card_types", "counters", "zones"] {
            for entry in rules[table].as_array().into_iter().flatten() {
                names.insert(entry["id"].as_str().unwrap().to_owned());
            }
        }
    }
    assert!(names.len() > 50, "the rulesets were not found");
    for word in FORMAT_WORDS {
        names.remove(word);
    }
    let mut wrong = Vec::new();
    // Tests play a game by its names.
    let is_program = |path: &Path| !path.ends_with("tests.rs");
    for file in sources().iter().filter(|file| is_program(&file.path)) {
        for name in file.strings().filter(|text| names.contains(*text)) {
            let is_language = READ_LANGUAGES.contains(&file.top()) && LANGUAGE_WORDS.contains(&name);
            if !is_language && !OTHER_WORDS.contains(&(file.top(), name)) {
                wrong.push(format!("{}: \"{name}\"", file.path.display()));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn files_are_short_and_state_their_purpose() {
    let mut wrong = Vec::new();
    for file in sources() {
        if !file.has_purpose {
            wrong.push(format!("{}: no `//!` comment that states its purpose", file.path.display()));
        }
        if file.lines > MAX_LINES {
            wrong.push(format!("{}: {} lines; split it by meaning", file.path.display(), file.lines));
        }
    }
    assert_none(&wrong);
}

/// Words of a private dialect, for which the field has terms: *report*, *narrate*, *again*, *is*.
const DIALECT: [&str; 11] =
    ["anew", "doing", "heard", "hears", "making", "mended", "said", "stands", "telling", "tells", "told"];

#[test]
fn names_are_the_terms_of_the_field() {
    let mut wrong = Vec::new();
    for file in all_code() {
        for name in file.idents() {
            let snake: String = name
                .chars()
                .flat_map(|c| c.is_uppercase().then_some('_').into_iter().chain(c.to_lowercase()))
                .collect();
            if let Some(word) = snake.split('_').find(|part| DIALECT.contains(part)) {
                wrong.push(format!("{}: `{name}` contains \"{word}\"", file.path.display()));
            }
        }
    }
    assert_none(&wrong);
}

/// What the engine has for the second implementation of a match, which is in the tests, and a guess as a position of its own
/// (players guess in place).
const USED_BY_TESTS: [&str; 5] = ["draw_bottom", "draw_top", "fixed_capacity", "guess", "recast"];

/// A public item that no code in `src` uses is there for a test, or for nobody. Items under `#[cfg(feature =
/// "testing")]` are exempt.
#[test]
fn public_items_are_used_by_the_program() {
    let unused = unused_public_items(&sources());
    let (known, wrong): (Vec<String>, Vec<String>) =
        unused.into_iter().partition(|line| USED_BY_TESTS.iter().any(|name| line.ends_with(&format!("`{name}`"))));
    assert_none(&wrong);
    assert_eq!(known.len(), USED_BY_TESTS.len(), "{known:?}");
}

/// Public items that nothing but their definitions and `pub use` names.
fn unused_public_items(files: &[File]) -> Vec<String> {
    let mut uses: BTreeMap<&str, usize> = BTreeMap::new();
    for ident in files.iter().flat_map(idents_without_reexports) {
        *uses.entry(ident).or_default() += 1;
    }
    let mut definitions: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.module.last().is_none_or(|module| module != "testing")) {
        for name in public_items(file) {
            definitions.entry(name).or_default().push(file);
        }
    }
    let unused = definitions.iter().filter(|(name, files)| uses[**name] <= files.len());
    unused.map(|(name, files)| format!("{}: nothing uses `{name}`", files[0].path.display())).collect()
}

/// All identifiers but those of `pub use …;` and `pub(…) use …;`: a name that is only passed on is not used.
fn idents_without_reexports(file: &File) -> impl Iterator<Item = &str> {
    let (mut at, mut found) = (0, Vec::new());
    let ident = |at: usize| file.tokens.get(at).and_then(Token::ident);
    while at < file.tokens.len() {
        let mut next = at + 1;
        if ident(at) == Some("pub") && file.tokens.get(next) == Some(&Token::Open('(')) {
            next += file.tokens[next..].iter().take_while(|token| **token != Token::Close(')')).count() + 1;
        }
        if ident(at) == Some("pub") && ident(next) == Some("use") {
            at += file.tokens[at..].iter().take_while(|token| **token != Token::Punct(';')).count();
        } else {
            found.extend(ident(at));
            at += 1;
        }
    }
    found.into_iter()
}

/// Names of functions, types and constants that are `pub` without restriction.
fn public_items(file: &File) -> impl Iterator<Item = &str> {
    const KINDS: [&str; 7] = ["fn", "struct", "enum", "const", "static", "trait", "type"];
    let ident = |at: usize| file.tokens.get(at).and_then(Token::ident);
    (0..file.tokens.len()).filter(move |&at| ident(at) == Some("pub")).filter_map(move |at| {
        // `pub const fn name`: the name is behind the last keyword.
        let kinds = (at + 1..at + 4).take_while(|&at| ident(at).is_some_and(|word| KINDS.contains(&word)));
        ident(kinds.last()? + 1)
    })
}

/// A message of the interface that nothing shows would be work for sixteen translators without any use.
#[test]
fn every_message_of_the_interface_is_shown() {
    /// Messages whose ids are put together from a prefix and a name.
    const PREFIXES: [&str; 9] = [
        "player-",
        "status-",
        "slot-",
        "target-who-",
        "tests-",
        "outline-",
        "design-state-",
        "design-measure-",
        "design-field-",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let messages = fs::read_to_string(root.join("locales/en/ui.ftl")).unwrap();
    let files = sources();
    let shown: BTreeSet<&str> = files.iter().flat_map(File::strings).collect();
    let ids = messages.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let ids = ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()));
    let ids = ids.filter(|id| !PREFIXES.iter().any(|prefix| id.starts_with(prefix)));
    let unused: Vec<String> = ids.filter(|id| !shown.contains(id)).map(str::to_owned).collect();
    assert_none(&unused);
}

/// A message that does not exist would be shown as "(wording missing)".
#[test]
fn every_message_that_is_shown_exists() {
    let files = sources();
    let studio = files.iter().filter(|file| file.top() == "studio");
    let asked: BTreeSet<&str> = studio.flat_map(messages_asked_for).collect();
    assert!(asked.len() > 300, "only {} messages were found in the code", asked.len());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let texts: String = ["ui.ftl", "trace.ftl", "core.ftl", "problems.ftl", "rules.ftl"]
        .map(|name| fs::read_to_string(folder.join(name)).unwrap())
        .concat();
    let known: BTreeSet<&str> = texts.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect();
    let missing: Vec<String> = asked.difference(&known).map(|id| (*id).to_owned()).collect();
    assert_none(&missing);
}

/// The ids that are written in the first arguments of calls of `I18n`, e.g. both of `tr(if n == 1 { "a-b" } else { "a-c" })`.
fn messages_asked_for(file: &File) -> Vec<&str> {
    const CALLS: [&str; 3] = ["tr", "tr_with", "tr_count"];
    let is_id = |text: &str| {
        text.contains('-')
            && text.chars().all(|letter| letter.is_ascii_lowercase() || matches!(letter, '-' | '0'..='9'))
    };
    let mut found = Vec::new();
    for at in 1..file.tokens.len() {
        let is_call = file.tokens[at - 1].ident().is_some_and(|name| CALLS.contains(&name));
        if !is_call || file.tokens[at] != Token::Open('(') {
            continue;
        }
        let mut depth = 0;
        for token in &file.tokens[at..] {
            match token {
                Token::Open(_) => depth += 1,
                Token::Close(_) => depth -= 1,
                Token::Punct(',') if depth == 1 => break,
                token => found.extend(token.text().filter(|text| is_id(text))),
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}
