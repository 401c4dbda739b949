//! The messages of problems: the program's source and `locales/*/problems.ftl` name the same ones, with the same
//! variables.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use ses_studio::base::{Argument, Diagnostic, Message, Source, Term};
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;
use ses_studio::registry::project::STARFALL_REGISTRY;
use ses_studio::text::problem_text::{Words, describe, english, fix_label};
use ses_studio::text::{Arg, ENGLISH, Language, Texts};

const TINY: &str = include_str!("../suite/kernel/tiny.json");

/// The folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The variables of each message of the English `problems.ftl`.
fn english_messages() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join("locales/en/problems.ftl")).unwrap();
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some((name, _)) = line.split_once(" =")
            && !line.starts_with(' ')
        {
            name.clone_into(&mut id);
        }
        let variables = line.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).map(str::to_owned);
        messages.entry(id.clone()).or_default().extend(variables);
    }
    messages
}

fn sources() -> Vec<String> {
    let (mut folders, mut found): (Vec<PathBuf>, _) = (vec![root().join("src")], Vec::new());
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// The literals of a source that look like the id of a message of problems.
fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').filter(|text| {
        let is_id = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        is_id && ["problem-", "expected-", "needed-by-"].iter().any(|prefix| text.starts_with(prefix))
    })
}

/// The ids of the interface that begin like those of problems.
const OF_INTERFACE: [&str; 4] = ["problem-card", "problem-place", "problem-code", "problem-filter"];

#[test]
fn every_message_exists_in_english_and_every_english_message_is_used() {
    let sources = sources();
    let used: BTreeSet<&str> = sources.iter().flat_map(|source| ids(source)).collect();
    let english = english_messages();
    let unknown: Vec<_> = used.iter().filter(|id| !english.contains_key(**id) && !OF_INTERFACE.contains(id)).collect();
    assert!(unknown.is_empty(), "these messages are not in problems.ftl: {unknown:?}");
    let unused: Vec<_> = english.keys().filter(|id| !used.contains(id.as_str())).collect();
    assert!(unused.is_empty(), "nothing uses these messages: {unused:?}");
    assert!(english.len() > 400, "{}", english.len());
}

/// The names of the arguments in `message!("id", name = …)`, as far as the closing parenthesis.
fn arguments(call: &str) -> Vec<&str> {
    let (mut depth, mut start, mut in_text, mut found) = (0, 0, false, Vec::new());
    for (at, byte) in call.bytes().enumerate() {
        match byte {
            b'"' => in_text = !in_text,
            _ if in_text => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' if depth == 0 => {
                found.push(&call[start..at]);
                break;
            }
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                found.push(&call[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.into_iter().skip(1).filter_map(|part| Some(part.split_once(" = ")?.0.trim())).collect()
}

#[test]
fn english_messages_use_exactly_the_variables_that_they_are_given() {
    let english = english_messages();
    let mut count = 0;
    for source in sources() {
        for call in source.split("message!(").skip(1) {
            let Some(id) = call.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) else {
                continue;
            };
            let Some(variables) = english.get(id) else { continue };
            let given: BTreeSet<String> = arguments(call).into_iter().map(str::to_owned).collect();
            // Further variables may follow as `.with(…)`.
            assert!(given.is_subset(variables), "{id} is given {given:?} and uses {variables:?}");
            count += 1;
        }
    }
    assert!(count > 300, "{count}");
}

/// Plural nouns of the English messages.
const NOUNS: [&str; 15] = [
    "bytes",
    "cards",
    "cells",
    "entries",
    "files",
    "games",
    "heroes",
    "levels",
    "messages",
    "parts",
    "pictures",
    "questions",
    "rows",
    "steps",
    "turns",
];

/// Messages without a form for one thing, because their number is a limit of the program, above one, or a text that is no
/// number of things.
const NEVER_ONE: [&str; 16] = [
    "problem-nesting",
    "problem-too-many-rows",
    "problem-expression-size",
    "problem-term-size",
    "problem-too-many-entries",
    "problem-table-size",
    "problem-turn-limit",
    "problem-zone-count",
    "problem-games-most",
    "problem-heroes-most",
    "problem-template-folder",
    "problem-message-size",
    "problem-call-nesting",
    "problem-message-bytes",
    "problem-file-would-be-large",
    "problem-csv-rows",
];

#[test]
fn one_thing_is_counted_in_the_singular() {
    let source = std::fs::read_to_string(root().join("locales/en/problems.ftl")).unwrap();
    let (mut id, mut wrong) = ("", Vec::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =")
            && !line.starts_with(' ')
        {
            id = name;
        }
        let counted =
            line.split("{ $").skip(1).filter_map(|rest| rest.split_once(" } ")?.1.split([' ', ',', ';']).next());
        let has_no_singular = !line.contains("*[other]") && !NEVER_ONE.contains(&id);
        wrong
            .extend(counted.filter(|word| has_no_singular && NOUNS.contains(word)).map(|word| format!("{id}: {word}")));
    }
    let ids = english_messages();
    let samples = Texts::embedded("starfall").samples(ENGLISH, 1);
    let texts = samples.into_iter().filter(|sample| ids.contains_key(&sample.id)).filter_map(|sample| sample.text);
    for text in texts {
        let words: Vec<&str> = text.split([' ', ',', ';']).collect();
        if words.windows(2).any(|pair| pair[0] == "1" && NOUNS.contains(&pair[1])) {
            wrong.push(text);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The bundled game with several mistakes.
fn broken() -> Vec<Diagnostic> {
    let mut text = STARFALL_REGISTRY.to_owned();
    let mistakes = [
        (r#""do": "heal""#, r#""do": "heel""#),
        (r#""do": "draw", "val": 2 }"#, r#""do": "draw", "val": 2000 }"#),
        (r#"{ "do": "dmg", "val": 15 }"#, r#"{ "do": "dmg" }"#),
        (
            r#""val": 1, "if": { "vs_book2": true }, "bonus": true"#,
            r#""val": 40, "if": { "vs_book2": true }, "bonus": true"#,
        ),
        (r#""cost": 2,"#, r#""cost": 200,"#),
    ];
    for (from, to) in mistakes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let project = Project { registry: Source::new("registry.json", text), ..Project::bundled() };
    project.check().registry_problems
}

/// A language with ids instead of the names of the game's things.
struct Ids<'t>(&'t Texts, &'static Language);

impl Words for Ids<'_> {
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.0.message(self.1, id, arguments)
    }

    fn term(&self, _: Term, id: &str) -> String {
        format!("`{id}`")
    }
}

#[test]
fn problems_are_worded_in_every_language() {
    let problems = broken();
    let messages: BTreeSet<&str> = problems.iter().map(|problem| problem.message.id).collect();
    assert!(messages.len() >= 5, "{messages:?}");
    worded_in_every_language(&problems);
}

/// The teaching game with one value after another replaced by another one, and one member after another renamed.
fn damaged_rulesets() -> impl Iterator<Item = String> {
    let ruleset: Value = serde_json::from_str(TINY).unwrap();
    let mut pointers = Vec::new();
    walk(&ruleset, String::new(), &mut pointers);
    let others = [json!("zz.power"), json!("lose(it, it)"), json!(99_999), json!([]), json!({ "zz": 1 }), json!(null)];
    pointers.into_iter().enumerate().flat_map(move |(at, pointer)| {
        let mut replaced = ruleset.clone();
        *replaced.pointer_mut(&pointer).unwrap() = others[at % others.len()].clone();
        let mut renamed = ruleset.clone();
        let (above, name) = pointer.rsplit_once('/').unwrap();
        if let Some(Value::Object(members)) = renamed.pointer_mut(above) {
            let value = members.remove(name).unwrap();
            members.insert(format!("{name}s"), value);
        }
        [replaced.to_string(), renamed.to_string()]
    })
}

/// The pointers of all values below a value.
fn walk(value: &Value, pointer: String, found: &mut Vec<String>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(name, value)| (name.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect(),
        _ => Vec::new(),
    };
    for (name, value) in below {
        walk(value, format!("{pointer}/{name}"), found);
    }
    if !pointer.is_empty() {
        found.push(pointer);
    }
}

/// A message's id with the ids of the messages in it.
fn outline(message: &Message) -> Vec<&'static str> {
    let inner = message.arguments.iter().filter_map(|(_, argument)| match argument {
        Argument::Message(message) => Some(outline(message)),
        _ => None,
    });
    std::iter::once(message.id).chain(inner.flatten()).collect()
}

#[test]
fn problems_of_rulesets_of_format_2_are_worded_in_every_language() {
    let mut found: BTreeMap<Vec<&str>, Diagnostic> = BTreeMap::new();
    for text in damaged_rulesets() {
        let (_, problems) = Game::read(&Source::new("ruleset.json", text));
        found.extend(problems.into_iter().map(|problem| (outline(&problem.message), problem)));
    }
    let messages: BTreeSet<&str> = found.keys().flatten().copied().collect();
    assert!(messages.len() > 60, "{}: {messages:?}", messages.len());
    worded_in_every_language(&found.into_values().collect::<Vec<_>>());
}

fn worded_in_every_language(problems: &[Diagnostic]) {
    let texts = Texts::embedded("starfall");
    for language in Language::real() {
        for problem in problems {
            let fix = problem.fix.iter().map(|fix| fix_label(&fix.change));
            for message in problem.hints.iter().cloned().chain([problem.message.clone()]).chain(fix) {
                let text = describe(&Ids(&texts, language), &message);
                assert!(texts.has(language, message.id), "{}: {}", language.tag, message.id);
                assert!(!text.contains('{') && !text.contains(message.id), "{}: {text}", language.tag);
                assert_eq!(text == english(&message), *language == *ENGLISH, "{}: {text}", language.tag);
            }
        }
    }
}
