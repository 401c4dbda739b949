//! Cards as a spreadsheet: a written sheet reads back to the same cards, in any order of rows and columns, and problems
//! are reported at their cells.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use assert_cmd::Command;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::registry::csv::{Plan, plan, write as write_sheet};
use ses_studio::registry::{Registry, read};
use ses_studio::ruleset::Ruleset;
use ses_studio::text::problem_text::english;

use crate::support;

static RULES: LazyLock<Ruleset> = LazyLock::new(support::rules);

fn registry(text: &str) -> Registry {
    read(&Source::new("registry.json", text), &RULES).0.expect("JSON")
}

fn import(sheet: &str, registry: &Registry, rules: &Ruleset) -> Plan {
    plan(&Source::new("cards.csv", sheet.trim_start_matches('\u{feff}')), registry, rules)
}

/// The sheet as another program reads it.
fn cells(sheet: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(sheet.as_bytes());
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// The sheet as another program writes it.
fn sheet_of(rows: &[Vec<String>], separator: u8) -> String {
    let mut out =
        csv::WriterBuilder::new().delimiter(separator).terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    for row in rows {
        out.write_record(row).unwrap();
    }
    String::from_utf8(out.into_inner().unwrap()).unwrap()
}

#[track_caller]
fn changes_nothing(sheet: &str, registry: &Registry, rules: &Ruleset) {
    let plan = import(sheet, registry, rules);
    assert_eq!(plan.problems, [], "{sheet}");
    assert_eq!(plan.changes, []);
    assert_eq!(plan.unchanged, registry.cards.len());
    assert_eq!(plan.absent.len(), 0);
    assert_eq!(plan.after, *registry);
}

/// Rows and columns in another order, separators and line ends of another program.
fn shuffled(sheet: &str, seed: usize) -> String {
    let mut rows = cells(sheet.trim_start_matches('\u{feff}'));
    let width = rows[0].len();
    let mut order: Vec<usize> = (0..width).collect();
    order.sort_by_key(|at| at.wrapping_mul(2 * seed + 1) % (width + 1));
    let mut body: Vec<Vec<String>> = rows.drain(1..).collect();
    let count = body.len().max(1);
    body.rotate_left(seed % count);
    body.reverse();
    rows.extend(body);
    for row in &mut rows {
        *row = order.iter().map(|&at| row[at].clone()).collect();
    }
    sheet_of(&rows, [b',', b';', b'\t'][seed % 3])
}

#[test]
fn starfall_comes_back_as_it_was() {
    let rules = &*RULES;
    let before = support::registry();
    let sheet = write_sheet(&before, rules).unwrap();
    assert_eq!(cells(&sheet).len(), before.cards.len() + 1);
    changes_nothing(&sheet, &before, rules);
    for seed in 0..12 {
        changes_nothing(&shuffled(&sheet, seed), &before, rules);
    }
    let empty = Registry { cards: Vec::new(), ..before.clone() };
    let plan = import(&sheet, &empty, rules);
    assert!(plan.is_sound());
    assert_eq!(plan.after, before);
}

/// `2:16 code: message; hint`, as the cases have it.
fn problem_lines(source: &Source, plan: &Plan) -> Vec<String> {
    let problems = plan.problems.iter().map(|problem| {
        let at = source.position(problem.span.expect("a place").start());
        let parts: Vec<String> =
            std::iter::once(english(&problem.message)).chain(problem.hints.iter().map(english)).collect();
        format!("{}:{} {}: {}", at.line, at.column, problem.code.as_str(), parts.join("; "))
    });
    problems.collect()
}

/// `id field: before → after`, as the cases have it.
fn changed(plan: &Plan) -> Vec<String> {
    let changes = plan.changes.iter().flat_map(|change| {
        let new = if change.added { " (new)" } else { "" };
        change
            .fields
            .iter()
            .map(move |field| format!("{}{new} {}: {} → {}", change.id, field.field, field.before, field.after))
    });
    changes.collect()
}

#[test]
fn sheets_match_their_cases() {
    let cases: Vec<Value> =
        serde_json::from_str(&fs::read_to_string(support::suite("csv.json")).expect("there")).expect("JSON");
    assert!(cases.len() > 30);
    let lines = |value: &Value| -> Vec<String> {
        value.as_array().expect("a list").iter().map(|line| line.as_str().expect("a text").to_owned()).collect()
    };
    let mut wrong = Vec::new();
    for case in &cases {
        let mut registry = support::registry();
        if let Some(cost) = case["registry"]["cost"].as_i64() {
            let veil = registry.cards.iter_mut().find(|card| card.id == "SC-B01-H02-A01").expect("it is there");
            veil.numbers[0].1 = cost;
        }
        let source = Source::new("cards.csv", lines(&case["sheet"]).join("\n"));
        let plan = plan(&source, &registry, &RULES);
        for (what, found, expected) in [
            ("changes", changed(&plan), lines(&case["changes"])),
            ("problems", problem_lines(&source, &plan), lines(&case["problems"])),
        ] {
            if found != expected {
                wrong.push(format!("{}: {what}\n  expected {expected:#?}\n  found {found:#?}", case["case"]));
            }
        }
        assert_eq!(plan.is_sound(), plan.problems.is_empty(), "{}: these cases have no warnings", case["case"]);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_number_beyond_64_bits_is_out_of_range_at_its_cell() {
    for (column, cell, code) in [
        ("effect 1", "dmg 99999999999999999999", "val-out-of-range"),
        ("effect 1", "dmg -99999999999999999999", "val-out-of-range"),
        ("cost", "99999999999999999999", "stat-out-of-range"),
        ("book", "99999999999999999999", "unknown-book"),
        ("books", "99999999999999999999", "unknown-book"),
    ] {
        let source = Source::new("cards.csv", format!("id,{column}\nSC-B01-H02-C04,{cell}\n"));
        let plan = plan(&source, &support::registry(), &RULES);
        let found: Vec<_> = plan
            .problems
            .iter()
            .map(|problem| (problem.code.as_str(), problem.span.map(ses_studio::base::Span::range)))
            .collect();
        let start = source.text.find(cell.trim_start_matches("dmg ")).expect("the cell");
        assert_eq!(found, [(code, Some(start..source.text.len() - 1))], "{cell}");
    }
}

/// Runs the program in a project folder.
fn program(arguments: &[&str], folder: &Path) -> (i32, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ses-studio")).args(arguments).current_dir(folder).output().expect("it runs");
    let printed = [output.stdout, output.stderr].concat();
    (output.status.code().expect("an exit code"), String::from_utf8(printed).expect("UTF-8"))
}

#[test]
fn the_program_writes_only_what_was_requested() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |arguments: &[&str]| program(arguments, folder.path());
    let file = |name: &str| fs::read(folder.path().join(name)).expect("there");
    assert_eq!(run(&["new", "game", "--from", "starfall"]).0, 0);
    let registry = file("game/registry.json");

    assert_eq!(run(&["export", "game"]).0, 2, "what to export is missing");
    assert_eq!(run(&["export", "game", "--csv", "cards.csv"]).0, 0);
    let sheet = String::from_utf8(file("cards.csv")).expect("UTF-8");
    assert!(sheet.starts_with("\u{feff}id,name,type,cost,"));
    let (code, printed) = run(&["import", "cards.csv", "game", "--apply"]);
    assert_eq!((code, printed.as_str()), (0, "0 changed, 0 new, 558 as they are\nthere is nothing to write\n"));
    assert_eq!(file("game/registry.json"), registry);

    fs::write(folder.path().join("cards.csv"), sheet.replace("drain 1,", "drain 2,")).expect("written");
    let (code, printed) = run(&["import", "cards.csv", "game"]);
    assert_eq!(code, 0);
    assert!(printed.contains("SC-B01-H02-A01 Veil Acolyte\n  effect 1: drain 1 → drain 2\n"), "{printed}");
    assert!(printed.ends_with("nothing was written; `--apply` writes the changes\n"), "{printed}");
    assert_eq!(file("game/registry.json"), registry);

    let (code, printed) = run(&["import", "cards.csv", "game", "--apply"]);
    assert_eq!(code, 0);
    assert!(printed.ends_with("written\n"), "{printed}");
    let changed = String::from_utf8(file("game/registry.json")).expect("UTF-8");
    let before = String::from_utf8(registry).expect("UTF-8");
    let (old, new): (Vec<&str>, Vec<&str>) =
        before.lines().zip(changed.lines()).filter(|(old, new)| old != new).unzip();
    assert_eq!(before.lines().count(), changed.lines().count());
    assert!(!new.is_empty() && old.iter().all(|line| line.contains(r#""drain", "val": 1"#)), "{old:?}");
    assert!(new.iter().all(|line| line.contains(r#""drain", "val": 2"#)), "{new:?}");
    assert_eq!(run(&["fmt", "game", "--check"]).0, 0);

    fs::write(folder.path().join("cards.csv"), sheet.replace("drain 1,", "drian 1,")).expect("written");
    let (code, printed) = run(&["import", "cards.csv", "game", "--apply"]);
    assert_eq!(code, 1);
    assert!(printed.contains("did you mean `drain`?") && printed.contains("cards.csv:41:"), "{printed}");
    assert_eq!(String::from_utf8(file("game/registry.json")).expect("UTF-8"), changed);
    let (code, printed) = run(&["import", "cards.csv", "game", "--json"]);
    let printed: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!((code, &printed["applied"]), (1, &Value::Bool(false)));
    assert_eq!(printed["problems"][0]["code"], "unknown-op");

    fs::write(folder.path().join("old.csv"), b"id,name\nSC-B01-H02-A01,it\x92s\n").expect("written");
    let (code, printed) = run(&["import", "old.csv", "game", "--apply"]);
    assert!(code == 1 && printed.contains("old.csv:2:18") && printed.contains("Windows-1252"), "{code} {printed}");
    assert_eq!(run(&["import", "cards.csv", "starfall", "--apply"]).0, 2, "the bundled game cannot be changed");
    assert_eq!(run(&["import", "none.csv", "game"]).0, 2);
}

/// A word for an id or a text, the awkward ones included.
fn text() -> impl Strategy<Value = String> {
    let awkward = select(vec![
        "",
        " ",
        "=1+1",
        "+x",
        "-5",
        "@now",
        "\tx",
        "'",
        "'=1",
        "''",
        "a,b",
        "a;b",
        "\"q\"",
        "two\nlines",
        "cr\r\nlf",
        " padded ",
        "if",
        "replace",
        "{",
        "ünï",
        "日本",
        "other",
        "0",
        "\u{feff}",
    ]);
    prop_oneof![awkward.prop_map(str::to_owned), "[ -~]{0,12}"]
}

fn json() -> impl Strategy<Value = Value> {
    use serde_json::json;
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        text().prop_map(Value::from),
        Just(json!(1.5)),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(text(), inner, 0..4).prop_map(|map| json!(map)),
        ]
    })
}

/// Some of these members, with these values.
fn members(of: Vec<(&'static str, BoxedStrategy<Value>)>) -> impl Strategy<Value = serde_json::Map<String, Value>> {
    let each: Vec<_> = of
        .into_iter()
        .map(|(name, value)| prop::option::of(value).prop_map(move |value| value.map(|value| (name.to_owned(), value))))
        .collect();
    let unknown = prop::collection::btree_map("x_[a-z]{1,3}", json(), 0..3);
    (each, unknown).prop_map(|(known, unknown)| known.into_iter().flatten().chain(unknown).collect())
}

fn words(words: &'static [&'static str]) -> BoxedStrategy<Value> {
    prop_oneof![4 => select(words).prop_map(str::to_owned), 1 => text()].prop_map(Into::into).boxed()
}

fn row() -> impl Strategy<Value = Value> {
    let flag = any::<bool>().prop_map(Value::from).boxed();
    let number = prop_oneof![4 => (0..30_i64).boxed(), 1 => any::<i64>().boxed()];
    let key = prop_oneof![
        6 => select(vec!["first_action", "ctrl", "ctrl_n", "vs_book2", "shield_below", "o_no_allies"]).prop_map(str::to_owned),
        1 => text(),
    ];
    let value = prop_oneof![
        3 => Just(serde_json::json!(true)),
        1 => words(&["forged", "umbral"]),
        1 => (1..9_i64).prop_map(Value::from),
        1 => json(),
    ];
    let conditions = prop::collection::btree_map(key, value, 0..4).prop_map(|map| serde_json::json!(map)).boxed();
    members(vec![
        ("do", words(&["dmg", "heal", "floor", "draw", "buf_atk", "retrigger_traps"])),
        ("val", number.prop_map(Value::from).boxed()),
        ("if", conditions),
        ("replace", flag.clone()),
        ("bonus", flag),
    ])
    .prop_map(Into::into)
}

fn card() -> impl Strategy<Value = serde_json::Map<String, Value>> {
    let number = prop_oneof![4 => 0..12_i64, 1 => any::<i64>()];
    let number = number.prop_map(Value::from).boxed();
    let prose = || text().prop_map(Value::from).boxed();
    let loose = || prop_oneof![9 => prose(), 1 => json()].boxed();
    let wordings = prop::collection::btree_map(prop_oneof![4 => "(de|fr|ja|pt-BR)", 1 => text()], text(), 0..3);
    members(vec![
        ("name", prose()),
        ("type", words(&["ally", "action", "trap"])),
        ("cost", number.clone()),
        ("atk", number.clone()),
        ("hp", prop_oneof![4 => number.clone(), 1 => json()].boxed()),
        ("subtype", words(&["forged", "umbral"])),
        ("trigger", words(&["t_hit"])),
        ("hero", words(&["SC-B01-H02-X01"])),
        ("book", number),
        ("books", prop::collection::vec(any::<i64>(), 0..3).prop_map(Value::from).boxed()),
        ("effects", prop::collection::vec(row(), 0..4).prop_map(Value::from).boxed()),
        ("flavour", loose()),
        ("art", loose()),
        ("notes", loose()),
        ("status", loose()),
        ("text_override", wordings.prop_map(|map| serde_json::json!(map)).boxed()),
    ])
}

/// A registry as a file would give it: right and wrong cards, unknown members, each id once.
fn registries() -> impl Strategy<Value = Registry> {
    prop::collection::vec(card(), 0..6).prop_map(|mut cards| {
        for (at, card) in cards.iter_mut().enumerate() {
            card.insert("id".to_owned(), format!("SC-B01-H02-A{at:02}").into());
        }
        let file = serde_json::json!({ "format": 1, "game": "starfall", "books": [], "heroes": [], "cards": cards });
        registry(&file.to_string())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn every_registry_comes_back_as_it_was(before in registries(), seed in 0..100_usize) {
        let rules = &*RULES;
        let sheet = write_sheet(&before, rules).unwrap();
        changes_nothing(&sheet, &before, rules);
        changes_nothing(&shuffled(&sheet, seed), &before, rules);
        // Into an empty registry too: the sheet says everything about its cards, wrong ones included.
        let empty = Registry { cards: Vec::new(), ..before.clone() };
        let mut again = import(&sheet, &empty, rules).after;
        // The order of a new card's wordings is that of the columns.
        let mut before = before;
        for card in again.cards.iter_mut().chain(&mut before.cards) {
            card.text_override.sort();
        }
        prop_assert_eq!(again, before);
    }
}
