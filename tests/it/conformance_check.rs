//! One card each, and the problems that it must give: no more and no fewer.

use serde_json::Value;

use crate::support::{check, codes, conformance};

#[test]
fn each_card_gives_exactly_its_problems() {
    let bundled: Value = serde_json::from_str(ses_studio::registry::STARFALL_REGISTRY).unwrap();
    let mut cases = 0;
    for file in conformance("starfall-check.json") {
        for case in file["cases"].as_array().unwrap() {
            let mut registry = bundled.clone();
            registry["cards"] = Value::Array(vec![case["card"].clone()]);
            let checked = check(ses_studio::ruleset::STARFALL, &registry.to_string());
            let mut expected: Vec<&str> =
                case["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
            expected.sort_unstable();
            let found = codes(&checked.registry_problems, "deck-count");
            assert_eq!(found, expected, "{}: {:#?}", case["name"], checked.registry_problems);
            cases += 1;
        }
    }
    assert!(cases >= 18, "only {cases} cases were run");
}
