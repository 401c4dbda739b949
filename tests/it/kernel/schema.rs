//! The schemas of rulesets and cards say the same as the reader: what one calls well formed, so does the other, but for
//! what a schema cannot know.

use serde_json::{Value, json};
use ses_studio::base::{Code, Diagnostic, Severity, Source};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::schema::{of_cards, of_ruleset};

use super::SAMPLES;
use crate::fuzz::matches::edit;
use crate::fuzz::numbers_from;

/// Codes about one value by itself. The others are about expressions, about what several values have to do with each
/// other, or about cards of other files.
const OF_SHAPE: [Code; 34] = [
    Code::TypeMismatch,
    Code::UnknownMember,
    Code::UnknownName,
    Code::IdFormat,
    Code::UnknownOp,
    Code::ValMissing,
    Code::ValNotAllowed,
    Code::ValOutOfRange,
    Code::UnknownCondition,
    Code::ConditionType,
    Code::ConditionOutOfRange,
    Code::ModifierConflict,
    Code::TooManyRows,
    Code::UnknownCardType,
    Code::StatMissing,
    Code::StatNotAllowed,
    Code::StatOutOfRange,
    Code::UnknownSubtype,
    Code::UnknownTrigger,
    Code::UnknownTiming,
    Code::UnknownFilter,
    Code::FilterType,
    Code::UnknownKeyword,
    Code::UnknownDuration,
    Code::UnknownCost,
    Code::UnknownTarget,
    Code::UnknownWay,
    Code::UnknownZone,
    Code::UnknownWord,
    Code::TargetMissing,
    Code::TargetNotAllowed,
    Code::WordNotAllowed,
    Code::WordCount,
    Code::RowCount,
];
/// Codes of which a schema knows a part.
const IN_PART: [Code; 3] = [Code::SubtypeMissing, Code::KeywordNotOnType, Code::NestingTooDeep];

fn validator(schema: &Value) -> jsonschema::Validator {
    jsonschema::draft202012::new(schema).unwrap()
}

#[track_caller]
fn valid(schema: &Value, file: &Value) {
    let validator = validator(schema);
    let errors: Vec<String> = validator
        .iter_errors(file)
        .map(|error| format!("{} {}: {error}", error.instance_path(), error.schema_path()).chars().take(400).collect())
        .take(3)
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The rulesets of the repository, those of format 1 too.
fn rulesets() -> Vec<(&'static str, &'static str)> {
    let mut all: Vec<_> = SAMPLES.iter().map(|sample| (sample.name, sample.rules)).collect();
    all.push(("the teaching file", include_str!("../../suite/kernel/tiny.json")));
    all.push(("starfall", ses_studio::ruleset::STARFALL));
    all
}

#[test]
fn rulesets_are_valid() {
    for (name, rules) in rulesets() {
        eprintln!("{name}");
        valid(&of_ruleset(&Source::new("ruleset.json", rules)), &json(rules));
    }
}

#[test]
fn cards_are_valid() {
    for sample in &SAMPLES {
        eprintln!("{}", sample.name);
        valid(&of_cards(&sample.game(), &json(sample.rules)), &json(sample.cards));
    }
}

#[test]
fn faulty_rulesets_are_invalid() {
    let faults = json(include_str!("../../suite/kernel/faults.json"));
    let mut refused = 0;
    for fault in faults.as_array().unwrap() {
        let text = |member: &str| fault[member].as_str().unwrap_or_default();
        let game = SAMPLES.iter().find(|sample| sample.name == text("game") && sample.name != "tiny");
        let rules = game.map_or(include_str!("../../suite/kernel/tiny.json"), |sample| sample.rules);
        if !OF_SHAPE.iter().any(|code| code.as_str() == text("code")) {
            continue;
        }
        let rules = rules.replacen(text("from"), text("to"), 1);
        let schema = of_ruleset(&Source::new("ruleset.json", rules.as_str()));
        assert!(!validator(&schema).is_valid(&json(&rules)), "{fault}");
        refused += 1;
    }
    assert!(refused > 20, "{refused}");
}

/// What a schema cannot know of a ruleset, each with an example.
fn is_beyond(problem: &Diagnostic, file: &Value) -> bool {
    let value = file.pointer(&problem.pointer).unwrap_or(&Value::Null);
    let is_missing = problem.message.id == "problem-member-missing";
    let lacks = |name: &str| is_missing && problem.message.text("name") == Some(name);
    let range = || matches!(value.as_array().map(Vec::as_slice), Some([Value::Number(low), Value::Number(high)]) if low.as_i64() > high.as_i64());
    // `[5, 1]`
    range()
        // A setting that is none of its choices.
        || value.is_string() && problem.pointer.starts_with("/settings/") && problem.pointer.ends_with("/is")
        // What one member needs of another: a condition without `takes` its `holds`, a chain its window.
        || ["holds", "to", "does", "window", "most", "number"].iter().any(|name| lacks(name))
        // What an operation is done to, and what a row's numbers do, are more than form.
        || problem.message.id == "problem-target-unfit"
        // A time that is no whole number of 32 bits, and a text that holds one too large.
        || problem.message.id == "problem-expected" && value.as_f64().is_some_and(|number| number.abs() > 2e9)
}

#[test]
fn the_schema_refuses_the_edited_rulesets_that_the_reader_refuses() {
    let (mut refused, mut accepted) = (0, 0);
    for case in 0..120 {
        let sample = &SAMPLES[usize::try_from(case).unwrap() % SAMPLES.len()];
        let mut rules = json(sample.rules);
        let mut random = numbers_from(case);
        edit(&mut rules, &mut random);
        let source = Source::new("ruleset.json", rules.to_string());
        let (_, problems) = Game::read(&source);
        let shape: Vec<_> = problems.iter().filter(|problem| OF_SHAPE.contains(&problem.code)).collect();
        if problems.iter().any(|problem| IN_PART.contains(&problem.code)) {
            continue;
        }
        let validator = validator(&of_ruleset(&source));
        let first = validator.iter_errors(&rules).next();
        let first = first.map(|error| format!("{}: {}", error.instance_path(), error.schema_path()));
        // Where both refuse, what is beyond the schema need not be all that is wrong.
        let agrees = match &first {
            Some(_) => !shape.is_empty(),
            None => shape.iter().all(|problem| is_beyond(problem, &rules)),
        };
        let values: Vec<_> = shape.iter().map(|problem| rules.pointer(&problem.pointer)).collect();
        assert!(agrees, "case {case} of {}: {first:#?}\n{shape:#?}\n{values:?}", sample.name);
        if first.is_none() { accepted += 1 } else { refused += 1 }
    }
    assert!(refused > 36 && accepted > 18, "{refused} refused, {accepted} accepted: the edits are not varied enough");
}

#[test]
fn the_schema_refuses_the_edited_cards_that_the_reader_refuses() {
    let (mut refused, mut accepted) = (0, 0);
    for sample in &SAMPLES {
        let schema = of_cards(&sample.game(), &json(sample.rules));
        let validator = validator(&schema);
        let (game, cards) = (sample.game(), json(sample.cards));
        for case in 0..150 {
            let mut random = numbers_from(case);
            let list = cards["cards"].as_array().unwrap();
            let mut cards = json!([list[random(list.len())]]);
            for _ in 0..=random(2) {
                edit(&mut cards, &mut random);
            }
            let Some(list) = cards.as_array() else { continue };
            let mut game = game.clone();
            let mut problems = game.add_cards(list, "/cards");
            if problems.is_empty() {
                problems.extend(game.check_cards(list, "/cards"));
            }
            let file = json!({ "game": sample.name, "cards": cards });
            let shape: Vec<_> = problems
                .iter()
                .filter(|problem| OF_SHAPE.contains(&problem.code) || IN_PART.contains(&problem.code))
                // A card that still lacks something can be played.
                .filter(|problem| problem.severity == Severity::Error || problem.code == Code::UnknownMember)
                // Cards can have members of their own, so that an unknown one is a warning.
                .filter(|problem| problem.code != Code::UnknownMember || problem.pointer.split('/').count() > 4)
                .filter(|problem| !is_beyond(problem, &file))
                .collect();
            let first = validator.iter_errors(&file).next();
            let first = first.map(|error| format!("{}: {}", error.instance_path(), error.schema_path()));
            // The reader does not read on behind some problems, e.g. behind an unknown type.
            assert!(
                first.is_none() == shape.is_empty() || first.is_some() && !problems.is_empty(),
                "case {case} of {}: {first:#?}\n{problems:#?}\n{cards:#}",
                sample.name
            );
            if first.is_none() { accepted += 1 } else { refused += 1 }
        }
    }
    assert!(refused > 100 && accepted > 100, "{refused} refused, {accepted} accepted: the edits are not varied enough");
}
