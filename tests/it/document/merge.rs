//! Merging, case by case from a data file.

use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::card::Card;
use ses_studio::document::{ChangedBy, merge};
use ses_studio::registry::{Registry, read_card, write_card};

use crate::support::{rules, suite};
use ses_studio::text::problem_text::english;

fn registry(case: &Value, name: &str) -> Registry {
    let rules = rules();
    let read = |card: &Value| read_card(&Source::new("", card.to_string()), &rules).0.expect("a card");
    let cards: Vec<Card> = case[name].as_array().unwrap().iter().map(read).collect();
    Registry { cards, ..Registry::default() }
}

#[test]
fn cases() {
    let rules = rules();
    let cases: Value = serde_json::from_str(&std::fs::read_to_string(suite("merge.json")).unwrap()).unwrap();
    let cases = cases.as_array().unwrap();
    assert!(cases.len() >= 12);
    for case in cases {
        let about = case["about"].as_str().unwrap();
        let (base, mine, theirs) = (registry(case, "base"), registry(case, "mine"), registry(case, "theirs"));
        let merged = merge(&base, &mine, &theirs, &rules);
        if case.get("merged").is_none() {
            let problem = merged.map(|_| ()).unwrap_err();
            assert_eq!(problem.code.as_str(), case["refused"].as_str().unwrap(), "{about}");
            continue;
        }
        let merged = merged.unwrap_or_else(|problem| panic!("{about}: {}", english(&problem.message)));
        let texts = |registry: &Registry| -> Vec<String> {
            registry.cards.iter().map(|card| write_card(card, &rules)).collect()
        };
        let wanted = registry(case, "merged");
        assert_eq!(texts(&merged.registry), texts(&wanted), "{about}");
        let by: Vec<String> = merged
            .differences
            .iter()
            .map(|difference| {
                let by = match difference.by {
                    ChangedBy::Mine => "mine",
                    ChangedBy::Theirs => "theirs",
                    ChangedBy::Both => "both",
                    ChangedBy::BothConflicting => "both alike",
                };
                format!("{} {by}", difference.id)
            })
            .collect();
        let wanted: Vec<&str> = case["by"].as_array().unwrap().iter().map(|by| by.as_str().unwrap()).collect();
        assert_eq!(by, wanted, "{about}");
        assert!(merged.differences.iter().all(|difference| difference.lines.iter().any(|line| line.sign != ' ')));
    }
}
