//! Diagnostics with their places: golden files and inputs that cannot be read.

use std::fmt::Write as _;
use std::fs::File;

use ses_studio::base::{Code, Diagnostic, FixEdit, Source};
use ses_studio::registry::{Project, is_lossless, project, read};
use ses_studio::ruleset::{Ruleset, STARFALL};
use ses_studio::text::problem_text::{english, fix_label};

use crate::support::{check, golden, rules, suite};

/// One line per problem: place, severity, code, pointer, the text at that place, message, hints, fix.
fn lines(source: &Source, problems: &[Diagnostic]) -> String {
    let mut text = String::new();
    for problem in problems {
        let span = problem.span.expect("every problem has a place");
        let position = source.position(span.start());
        let shown: String = source.slice(span.range()).chars().take(32).collect();
        writeln!(
            text,
            "{}:{} {:?}[{}] {} «{}»\n    {}",
            position.line,
            position.column,
            problem.severity,
            problem.code.as_str(),
            problem.pointer,
            shown.replace('\n', "⏎"),
            english(&problem.message)
        )
        .unwrap();
        for hint in &problem.hints {
            writeln!(text, "    help: {}", english(hint)).unwrap();
        }
        if let Some(fix) = &problem.fix {
            writeln!(text, "    fix: {}", english(&fix_label(&fix.change))).unwrap();
        }
    }
    text
}

#[test]
fn a_registry_with_everything_wrong_reports_everything_at_its_place() {
    let text = std::fs::read_to_string(suite("check/problems.json")).unwrap();
    let checked = check(STARFALL, &text);
    let found = lines(&Source::new("problems.json", text), &checked.registry_problems);
    golden(&suite("check/problems.txt"), &found);
}

#[test]
fn a_ruleset_with_slips_reports_each_at_its_place() {
    let slips = [
        ("\"damage(opponent, card_damage)\"", "\"damage(opponent, card_damag)\""),
        (
            "\"gain(self.shield, val)\", \"about\": \"Restore your",
            "\"gain(self.shild, val)\", \"about\": \"Restore your",
        ),
        (
            "\"move(top(self.deck, val), self.hand)\", \"about\": \"Draw",
            "\"move(top(self.deck, val), self.hnd)\", \"about\": \"Draw",
        ),
        ("\"lose(opponent.energy, val)\"", "\"lose(opponent.energy, val\""),
        ("\"damage(all(opponent.field), val)\"", "\"damage(all(opponent.hand), val)\""),
        ("\"set(self.double_next, 1, this_turn)\"", "\"set(self.double_next, 1, while_in_play)\""),
        ("\"negate()\"", "\"negate(1)\""),
        ("\"self.actions_played == 0\"", "\"self.actions_played\""),
        ("\"any(self.field, subtype == param)\"", "\"any(self.field, subtype == 3)\""),
        ("\"opponent.energy == 0\"", "\"opponent.energy == action\""),
        ("\"self.shield < param\"", "\"self.shield < < param\""),
        ("\"destroyed > 0\"", "\"self.deck > 0\""),
        ("\"min(5, 2 + T / 2)\"", "\"min(5, 2 + T / S)\""),
        ("\"kind\": \"restore\", \"icon\": \"shield-half\"", "\"kind\": \"restor\", \"icon\": \"shield-half\""),
        ("{ \"reduction\": \"val\" }", "{ \"reducton\": \"val\" }"),
        ("\"val\": [1, 5],   \"does\"", "\"val\": [5, 1],   \"does\""),
        ("\"spelled\": \"vs_book<N>\"", "\"spelled\": \"vs_book\""),
        ("\"id\": \"banished\"", "\"id\": \"discard\""),
        ("SC-B{book:2}", "SC-B{set:2}"),
        ("\"id\": \"destroyed\"", "\"id\": \"self\""),
        ("\"is\": \"cumulative\"", "\"is\": \"cumulativ\""),
        ("\"levers\"", "\"lever\""),
    ];
    let mut found = String::new();
    for (right, wrong) in slips {
        assert!(STARFALL.contains(right), "{right} is not in the ruleset");
        let source = Source::new("ruleset.json", STARFALL.replacen(right, wrong, 1));
        let (rules, problems) = Ruleset::read(&source);
        assert!(!problems.is_empty(), "{wrong} went through");
        writeln!(found, "{wrong}{}", if rules.is_some() { " (still read)" } else { "" }).unwrap();
        found.push_str(&lines(&source, &problems));
        found.push('\n');
    }
    golden(&suite("check/ruleset.txt"), &found);
}

/// Asserts the only problem of a text that cannot be read, and its place.
#[track_caller]
fn refused(text: &str, code: Code, line: u32, column: u32) {
    let source = Source::new("bad.json", text);
    let (registry, problems) = read(&source, &rules());
    assert!(registry.is_none(), "half a registry was loaded");
    let [problem] = &problems[..] else { panic!("{problems:#?}") };
    let position = source.position(problem.span.unwrap_or_default().start());
    assert_eq!((problem.code, position.line, position.column), (code, line, column), "{}", english(&problem.message));
}

#[test]
fn text_that_is_no_registry_is_refused_whole() {
    refused("", Code::JsonSyntax, 1, 1);
    refused("{\n  \"cards\": [,]\n}", Code::JsonSyntax, 2, 13);
    refused("{\n  \"format\": 1\n", Code::JsonSyntax, 3, 1);
    refused("\u{feff}{}", Code::JsonSyntax, 1, 1);
    refused("{\n \"name\": \"\\udead\" }", Code::JsonSyntax, 2, 11);
    refused(&format!("{}1{}", "[".repeat(65), "]".repeat(65)), Code::NestingTooDeep, 1, 65);
}

#[test]
fn a_file_of_a_later_format_is_read_but_never_written() {
    let source = Source::new("new.json", r#"{ "format": 2, "game": "starfall", "cards": [] }"#);
    let (registry, problems) = read(&source, &rules());
    assert!(registry.is_some());
    let [problem] = &problems[..] else { panic!("{problems:#?}") };
    assert_eq!((problem.code, problem.pointer.as_str()), (Code::FormatTooNew, "/format"));
    assert!(!is_lossless(&problems));
}

#[test]
fn a_number_of_twenty_digits_is_not_rounded() {
    let card = r#"{ "id": "SC-B01-H01-C01", "name": "X", "type": "action", "cost": 1, "book": 1,
        "effects": [{ "do": "dmg", "val": 10000000000000000000000 }, { "do": "dmg", "val": 1e2 }] }"#;
    let text = format!(
        r#"{{ "format": 1, "game": "starfall", "books": [{{ "id": 1, "name": "a" }}], "heroes": [], "cards": [{card}] }}"#
    );
    let checked = check(STARFALL, &text);
    let wrong: Vec<(Code, &str)> = checked
        .registry_problems
        .iter()
        .filter(|problem| matches!(problem.code, Code::TypeMismatch | Code::ValOutOfRange))
        .map(|problem| (problem.code, problem.pointer.as_str()))
        .collect();
    let expected = [(Code::ValOutOfRange, "/cards/0/effects/0/val"), (Code::TypeMismatch, "/cards/0/effects/1/val")];
    assert_eq!(wrong, expected);
    let written = ses_studio::registry::write(&checked.registry.unwrap(), &rules());
    assert!(written.contains("10000000000000000000000") && written.contains("1e2"));
}

#[test]
fn files_that_cannot_be_read_are_reported_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let code = |path: &std::path::Path| project::load(path).err().map(|(_, problem)| problem.code);
    let path = folder.path().join("large.json");
    // A sparse file of 257 MiB takes no space on the disk.
    File::create(&path).unwrap().set_len(257 << 20).unwrap();
    assert_eq!(code(&path), Some(Code::FileTooLarge));
    std::fs::write(&path, b"{ \"name\": \"\xff\" }").unwrap();
    assert_eq!(code(&path), Some(Code::FileUnreadable));
    assert_eq!(code(&folder.path().join("absent.json")), Some(Code::FileUnreadable));
    assert!(Project::open(folder.path()).is_err());
}

#[test]
fn a_number_beyond_64_bits_is_out_of_range_and_not_of_the_wrong_type() {
    let text = r#"{ "format": 1, "game": "starfall", "books": [], "heroes": [], "cards": [ { "id": "a", "name": "b",
        "type": "action", "cost": 99999999999999999999, "effects": [
        { "do": "dmg", "val": 99999999999999999999 }, { "do": "dmg", "val": -99999999999999999999 },
        { "do": "dmg", "val": 1, "if": { "ctrl_n": 99999999999999999999 } },
        { "do": "floor", "val": 99999999999999999999 } ] } ] }"#;
    let checked = check(STARFALL, text);
    let mut found: Vec<(&str, &str, &str)> = checked
        .registry_problems
        .iter()
        .filter(|problem| problem.pointer.starts_with("/cards/0/effects") || problem.pointer == "/cards/0/cost")
        .map(|problem| {
            let fix = match problem.fix.as_ref().map(|fix| &fix.change) {
                Some(FixEdit::Set { json, .. }) => json.as_str(),
                Some(FixEdit::Remove { .. }) => "removed",
                _ => "",
            };
            (problem.code.as_str(), problem.pointer.as_str(), fix)
        })
        .collect();
    found.sort_unstable();
    let expected = [
        ("condition-out-of-range", "/cards/0/effects/2/if/ctrl_n", "6"),
        ("stat-out-of-range", "/cards/0/cost", "12"),
        ("val-not-allowed", "/cards/0/effects/3/val", "removed"),
        ("val-out-of-range", "/cards/0/effects/0/val", "999"),
        ("val-out-of-range", "/cards/0/effects/1/val", "1"),
    ];
    assert_eq!(found, expected);
    let message = |problem: &&Diagnostic| problem.pointer == "/cards/0/effects/0/val";
    let problem = checked.registry_problems.iter().find(message).expect("as above");
    assert_eq!(english(&problem.message), "`dmg` takes 1 to 999, not 99999999999999999999");
    let (registry, rules) = (checked.registry.expect("JSON"), rules());
    assert_eq!(ses_studio::registry::write(&registry, &rules).matches("99999999999999999999").count(), 5);
    // An edit of the record, for which it is checked in memory, finds the same.
    let checks = ses_studio::registry::Checks::of_edited(&registry, &rules, None);
    let edited = checks.of_card(&registry.cards[0], &rules);
    assert_eq!(edited.iter().filter(|problem| problem.code == Code::ValOutOfRange).count(), 2);
    assert!(edited.iter().all(|problem| problem.code != Code::TypeMismatch), "{edited:#?}");
}
