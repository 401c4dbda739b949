//! An effect list on a board each, and the state that it must give.

use serde_json::{Value, json};

use crate::support::{Bundled, conformance};

#[test]
fn each_list_gives_the_expected_state() {
    let bundled = Bundled::new();
    let mut cases = 0;
    for file in conformance("starfall-resolve.json") {
        for case in file["cases"].as_array().unwrap() {
            let mut scenario = case["board"].clone();
            scenario["steps"] = json!([{ "resolve": { "type": case["type"], "effects": case["effects"] } }]);
            scenario["expect"] = case["expect"].clone();
            let problems = bundled.run(&scenario).1;
            assert!(problems.is_empty(), "{}: {problems:#?}", case["name"]);
            cases += 1;
        }
    }
    assert!(cases >= 22, "only {cases} cases were run");
}

#[test]
fn an_expectation_that_does_not_hold_fails() {
    let bundled = Bundled::new();
    for file in conformance("starfall-resolve.json") {
        let case = &file["cases"][0];
        let mut scenario = case["board"].clone();
        scenario["steps"] = json!([{ "resolve": { "type": case["type"], "effects": case["effects"] } }]);
        scenario["expect"] = json!({ "opponent": { "shield": Value::from(-1) } });
        let problems = bundled.run(&scenario).1;
        let codes: Vec<&str> = problems.iter().map(|problem| problem.code.as_str()).collect();
        assert_eq!(codes, ["expectation-failed"], "{problems:#?}");
    }
}
