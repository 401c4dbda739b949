//! The schema and the checks are two descriptions of one thing: what one calls well formed, so does the other.

use serde_json::{Value, json};
use ses_studio::base::{Code, Severity};
use ses_studio::registry::schema;

use crate::fuzz::numbers;
use crate::support::{check, rules};
use ses_studio::text::problem_text::english;

/// Codes that a schema can know of: those about one value, not about what several have to do with each other.
const OF_SHAPE: [Code; 17] = [
    Code::TypeMismatch,
    Code::UnknownOp,
    Code::ValMissing,
    Code::ValNotAllowed,
    Code::ValOutOfRange,
    Code::UnknownCondition,
    Code::ConditionType,
    Code::ConditionOutOfRange,
    Code::ModifierConflict,
    Code::ModifierWithoutCondition,
    Code::TooManyRows,
    Code::UnknownCardType,
    Code::StatMissing,
    Code::StatNotAllowed,
    Code::StatOutOfRange,
    Code::UnknownSubtype,
    Code::UnknownTrigger,
];

#[test]
fn the_bundled_registry_is_valid() {
    let validator = jsonschema::draft202012::new(&schema(&rules())).unwrap();
    let registry: Value = serde_json::from_str(ses_studio::registry::STARFALL_REGISTRY).unwrap();
    let errors: Vec<String> = validator.iter_errors(&registry).map(|error| error.to_string()).take(3).collect();
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn the_schema_refuses_what_the_checks_refuse() {
    let validator = jsonschema::draft202012::new(&schema(&rules())).unwrap();
    let mut random = numbers();
    let (mut refused, mut accepted) = (0, 0);
    for _ in 0..1_500 {
        let registry = json!({
            "format": 1, "game": "starfall", "books": [{ "id": 1, "name": "One" }],
            "heroes": [{ "id": "SC-B01-H01-X01", "name": "H", "book": 1, "T": 1, "S": 1, "R": 1, "M": 1, "shield": 30 }],
            "cards": [random_card(&mut random)]
        });
        let checked = check(ses_studio::ruleset::STARFALL, &registry.to_string());
        let shape: Vec<_> = checked
            .registry_problems
            .iter()
            .filter(|problem| problem.severity == Severity::Error)
            .filter(|problem| {
                OF_SHAPE.contains(&problem.code)
                    || matches!(problem.code, Code::TriggerMissing | Code::TriggerNotAllowed | Code::IdFormat)
            })
            // The schema says no more than that crossover cards may have `books` and others `book`.
            .filter(|problem| !english(&problem.message).contains("`book`"))
            .collect();
        let valid = validator.is_valid(&registry);
        assert_eq!(
            valid,
            shape.is_empty(),
            "{registry:#}\n{shape:#?}\n{:?}",
            validator.iter_errors(&registry).next().map(|error| error.to_string())
        );
        if valid { accepted += 1 } else { refused += 1 }
    }
    assert!(refused > 100 && accepted > 100, "{refused} refused, {accepted} accepted: the cards are not varied enough");
}

/// A card that is often right, and often wrong in one way.
fn random_card(random: &mut impl FnMut(usize) -> usize) -> Value {
    let mut pick = |of: &[Value]| of[random(of.len())].clone();
    let kind = pick(&[
        json!("action"),
        json!("trap"),
        json!("ally"),
        json!("action"),
        json!("trap"),
        json!("ally"),
        json!("hero"),
        json!(3),
    ]);
    let mut card = json!({ "id": pick(&[json!("SC-B01-H01-C01"), json!("AC-001"), json!("SC-B01-H01-C01"), json!("x")]),
        "name": "N", "type": kind, "cost": pick(&[json!(1), json!(2), json!(3), json!(99), json!("1")]), "book": 1,
        "effects": [] });
    if kind == "ally" || pick(&[json!(0), json!(0), json!(0), json!(0), json!(0), json!(1)]) == 1 {
        card["atk"] = json!(1);
        card["hp"] = json!(2);
        card["subtype"] = pick(&[json!("forged"), json!("umbral"), json!("moon")]);
    }
    if kind == "trap" {
        card["trigger"] = pick(&[json!("t_hit"), json!("t_play"), json!("t_never")]);
    }
    let rows = random(3);
    for _ in 0..rows {
        let mut pick = |of: &[Value]| of[random(of.len())].clone();
        let mut row =
            json!({ "do": pick(&[json!("dmg"), json!("heal"), json!("floor"), json!("draw"), json!("dmgg")]) });
        let val = pick(&[json!(1), json!(2), json!(3), json!(null), json!(9), json!("2")]);
        if !val.is_null() && (row["do"] != "floor" || val == 9) {
            row["val"] = val;
        }
        let condition = pick(&[
            json!(null),
            json!(null),
            json!({ "ctrl_n": 2 }),
            json!({ "ctrl": "forged" }),
            json!({ "vs_book2": true }),
            json!({ "ctrl_n": 9 }),
            json!({ "first_action": false }),
            json!({ "vs_book": 2 }),
            json!({ "nope": true }),
            json!({}),
        ]);
        if !condition.is_null() {
            row["if"] = condition;
        }
        let modifier = pick(&[json!(null), json!(null), json!("replace"), json!("bonus")]);
        if let Some(modifier) = modifier.as_str() {
            row[modifier] = json!(true);
        }
        card["effects"].as_array_mut().unwrap().push(row);
    }
    card
}
