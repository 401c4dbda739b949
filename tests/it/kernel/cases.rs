//! Cases of whole games: boards, steps and what must be so afterwards.

use serde_json::{Value, json};
use ses_studio::kernel::scenario;

use super::SAMPLES;

/// How many cases each game has, so that none is left out.
const CASES: [usize; 5] = [14, 35, 24, 37, 41];

#[test]
fn all_cases_hold() {
    for (sample, count) in SAMPLES.iter().zip(CASES) {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let outcomes = scenario::run(&sample.game(), &file);
        assert_eq!(outcomes.len(), count, "{}", sample.name);
        for case in outcomes {
            assert!(case.differs.is_empty(), "{}: {}: {:#?}", sample.name, case.name, case.differs);
        }
    }
}

/// Every number that a case expects, one higher.
fn raised(value: &Value, is_expected: bool) -> Value {
    match value {
        Value::Object(members) => Value::Object(
            members
                .iter()
                .map(|(name, value)| (name.clone(), raised(value, is_expected || name == "expect")))
                .collect(),
        ),
        Value::Array(items) => items.iter().map(|item| raised(item, is_expected)).collect(),
        Value::Number(number) if is_expected => json!(number.as_i64().unwrap() + 1),
        other => other.clone(),
    }
}

#[test]
fn a_case_that_expects_other_numbers_fails() {
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let outcomes = scenario::run(&sample.game(), &raised(&file, false));
        let cases = file["cases"].as_array().unwrap().iter().map(|case| (&case["name"], raised(case, false) != *case));
        let changed: Vec<&Value> = cases.filter(|(_, is_changed)| *is_changed).map(|(name, _)| name).collect();
        assert!(changed.len() * 2 > outcomes.len(), "{}", sample.name);
        for case in outcomes.iter().filter(|case| changed.iter().any(|name| **name == *case.name)) {
            assert!(!case.differs.is_empty(), "{}: {}", sample.name, case.name);
        }
    }
}

#[test]
fn a_step_that_must_be_refused_fails_if_it_is_legal_and_the_other_way_round() {
    let game = SAMPLES[0].game();
    let board = json!({ "self": { "sparks": 5, "sparks_max": 5, "hand": ["tiny_moth"] } });
    let run = |step: Value| scenario::run(&game, &json!({ "board": board, "steps": [step] })).remove(0).differs;
    assert_eq!(run(json!({ "play": 0 })), [""; 0]);
    assert!(run(json!({ "play": 0, "refused": true }))[0].contains("was accepted"));
    assert!(run(json!({ "play": 1 }))[0].contains("no-card"));
    assert_eq!(run(json!({ "play": 1, "refused": "no-card" })), [""; 0]);
    assert!(run(json!({ "play": 1, "refused": "costs" }))[0].contains("no-card"));
    assert!(run(json!({ "dance": 1 }))[0].contains("no such step"));
    assert!(run(json!({ "play": 0, "expect": { "wealth": 3 } }))[0].contains("`wealth` is not known"));
}
