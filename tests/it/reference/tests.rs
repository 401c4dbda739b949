//! The reference evaluator's own tests.

use std::collections::BTreeSet;

use super::board::registry;
use super::random::case;
use super::{differences, resolve, resolve_with, run};
use crate::support::conformance;
use serde_json::{Value, json};

#[test]
fn the_conformance_cases_hold() {
    for file in conformance("starfall-resolve.json") {
        let cases = file["cases"].as_array().unwrap();
        assert!(cases.len() >= 22, "{} cases", cases.len());
        for case in cases {
            let result = resolve(&case["board"], &case["effects"], case["type"].as_str().unwrap(), None, false, &[]);
            assert_eq!(differences(&case["expect"], &result), Vec::<String>::new(), "{}", case["name"]);
        }
    }
}

/// Resolves effects of a Book 1 card and holds the result against an expectation.
#[track_caller]
fn check(card_type: &str, effects: &Value, own: &Value, other: &Value, expect: &Value) {
    let board = json!({ "self": own, "opponent": other });
    let result = resolve(&board, effects, card_type, Some(1), false, &[]);
    assert_eq!(differences(expect, &result), Vec::<String>::new(), "{result:#}");
}

#[test]
fn an_expectation_finds_its_differences() {
    let board = json!({ "shield": 3, "hand": ["a", "b"], "discard": 2 });
    assert_eq!(differences(&json!({ "hand": 2, "discard": 2 }), &board), Vec::<String>::new());
    let expect = json!({ "shield": 4, "hand": ["a"], "discard": [], "deck": 0 });
    assert_eq!(differences(&expect, &board).len(), 4);
}

#[test]
fn a_replaced_row_gives_back_what_it_changed_itself() {
    let ally = json!({ "atk": 2, "hp": 3, "effects": [{ "do": "d_dmg", "val": 4 }] });
    let effects = json!([
        { "do": "aoe", "val": 3 },
        { "do": "aoe", "val": 2, "if": { "destroyed_any": true }, "replace": true },
        { "do": "heal", "val": 9, "if": { "destroyed_any": true } }
    ]);
    let other = json!({ "field": [ally, { "atk": 1, "hp": 9 }] });
    let expect = json!({
        "self": { "shield": 6 },
        "opponent": { "field": [{ "atk": 2, "hp": 1 }, { "hp": 7 }], "discard": 0 }
    });
    check("ally", &effects, &json!({ "shield": 10 }), &other, &expect);
}

#[test]
fn a_card_that_went_on_does_not_come_back() {
    let effects = json!([
        { "do": "dbf_hp", "val": 6 },
        { "do": "banish", "val": 1 },
        { "do": "dbf_hp", "val": 1, "if": { "first_action": true }, "replace": true }
    ]);
    let other = json!({ "field": [{ "atk": 5, "hp": 6 }, { "atk": 1, "hp": 4 }] });
    let expect = json!({ "opponent": { "field": [{ "atk": 1, "hp": 3 }], "banished": 1, "discard": 0 } });
    check("action", &effects, &json!({}), &other, &expect);
}

#[test]
fn only_the_latest_row_is_replaced() {
    let effects = json!([
        { "do": "heal", "val": 5 },
        { "do": "heal", "val": 7 },
        { "do": "heal", "val": 1, "if": { "first_action": true }, "replace": true },
        { "do": "heal", "val": 2, "if": { "first_action": true }, "replace": true }
    ]);
    check("action", &effects, &json!({ "shield": 10 }), &json!({}), &json!({ "self": { "shield": 17 } }));
}

#[test]
fn an_armed_action_resolves_twice_and_may_arm_the_next() {
    let effects = json!([{ "do": "double" }, { "do": "dmg", "val": 4, "if": { "first_action": true } }]);
    let own = json!({ "flags": { "double_next": 1 } });
    let expect = json!({
        "self": { "flags": { "double_next": 1, "actions_played": 1 } },
        "opponent": { "shield": 12 }
    });
    check("action", &effects, &own, &json!({ "shield": 20 }), &expect);
    let kept = json!({ "self": { "flags": { "double_next": 1, "actions_played": 0 } } });
    check("trap", &json!([{ "do": "heal", "val": 1 }]), &own, &json!({}), &kept);
}

#[test]
fn revealed_traps_resolve_once_more_and_no_deeper() {
    let again = json!({ "do": "retrigger_traps" });
    let own = json!({
        "field": [{ "atk": 1, "hp": 1, "effects": [{ "do": "p_tdx", "val": 2 }] }],
        "traps": [
            { "effects": [{ "do": "dmg", "val": 3 }, again], "revealed": true },
            { "effects": [{ "do": "dmg", "val": 50 }] }
        ]
    });
    let expect = json!({ "self": { "traps": 2 }, "opponent": { "shield": 15 } });
    check("trap", &json!([again]), &own, &json!({ "shield": 20 }), &expect);
    let instead = json!({ "do": "retrigger_traps", "if": { "first_action": true }, "replace": true });
    check("trap", &json!([again, instead]), &own, &json!({ "shield": 20 }), &expect);
}

#[test]
fn numbers_saturate_at_their_limits() {
    let effects = json!([
        { "do": "heal", "val": 999 },
        { "do": "heal", "val": 1, "if": { "first_action": true }, "replace": true },
        { "do": "dmg", "val": 999 }
    ]);
    let own = json!({ "shield": i32::MAX - 5, "skill": i32::MAX });
    let other = json!({ "shield": i32::MIN + 7 });
    let expect = json!({ "self": { "shield": i32::MAX - 4 }, "opponent": { "shield": i32::MIN } });
    check("action", &effects, &own, &other, &expect);
}

#[test]
fn the_caster_chooses_the_ally() {
    let board = json!({ "self": {}, "opponent": { "field": [
        { "atk": 2, "hp": 1 }, { "atk": 4, "hp": 2 }, { "atk": 4, "hp": 3 }
    ] } });
    let effects = json!([{ "do": "dbf_atk", "val": 3 }, { "do": "dbf_hp", "val": 1 }]);
    let atk = |choices: &[usize]| {
        let result = resolve(&board, &effects, "action", None, false, choices);
        let field = result["opponent"]["field"].as_array().unwrap();
        field.iter().map(|ally| (ally["atk"].as_i64().unwrap(), ally["hp"].as_i64().unwrap())).collect::<Vec<_>>()
    };
    assert_eq!(atk(&[]), [(2, 1), (1, 2), (4, 2)]);
    assert_eq!(atk(&[2, 0]), [(4, 2), (1, 3)]);
}

#[test]
fn random_cards_are_those_that_were_picked() {
    let board = json!({ "self": {}, "opponent": { "hand": ["a", "b", "c"] } });
    let mut picks = vec![0, 2];
    let effects = json!([{ "do": "disc", "val": 2 }]);
    let pick = &mut |held| picks.pop().filter(|&at| at < held).unwrap();
    let result = resolve_with(&board, &effects, "action", None, false, &[], pick);
    assert_eq!(result["opponent"]["hand"], json!(["b"]));
    assert_eq!(result["opponent"]["discard"], json!(["c", "a"]));
}

#[test]
fn random_cases_keep_every_card_and_come_out_the_same() {
    let cards = |board: &Value, side: &str| -> u64 {
        let zones = ["hand", "deck", "field", "traps", "discard", "banished"];
        let size = |zone: &Value| zone.as_array().map_or(zone.as_u64().unwrap_or(0), |cards| cards.len() as u64);
        zones.iter().map(|zone| size(&board[side][zone])).sum()
    };
    let mut changed = 0;
    for number in 0..2000 {
        let case = case(number);
        let resolved =
            || resolve(&case.board, &case.effects, case.card_type, Some(case.card_book), false, &case.choices);
        let result = resolved();
        for side in ["self", "opponent"] {
            assert_eq!(cards(&case.board, side), cards(&result, side), "{case:#?}");
        }
        assert_eq!(result, resolved());
        changed += usize::from(!differences(&case.board, &result).is_empty());
    }
    assert!(changed > 1500, "only {changed} cases change anything");
}

/// The example project's scenarios by the names of their files.
fn scenarios() -> Vec<(String, Value)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/starfall/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
    };
    files.iter().map(read).collect()
}

#[test]
fn every_scenario_is_as_it_expects() {
    let mut found = Vec::new();
    for (name, scenario) in scenarios() {
        let differences = run(&scenario).differences;
        found.extend(differences.into_iter().map(|difference| format!("{name}: {difference}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_scenarios_show_the_whole_vocabulary() {
    let rules: Value = serde_json::from_str(include_str!("../../../data/starfall/ruleset.json")).unwrap();
    let mut shown = String::new();
    let mut seen = BTreeSet::new();
    for (_, scenario) in scenarios() {
        shown.push_str(&scenario.to_string());
        seen.extend(run(&scenario).seen);
    }
    let ids = |table: &str| -> Vec<String> {
        rules[table].as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap().to_owned()).collect()
    };
    let mut wanted: Vec<String> = ids("operations").into_iter().filter(|id| !id.starts_with("p_")).collect();
    wanted.extend(ids("triggers"));
    wanted.extend(ids("conditions").iter().flat_map(|id| [format!("{id}: true"), format!("{id}: false")]));
    wanted.retain(|what| !seen.contains(what));
    assert!(wanted.is_empty(), "no scenario shows {wanted:?}");
    for passive in ids("operations").iter().filter(|id| id.starts_with("p_")) {
        let cards = registry()["cards"].as_array().unwrap();
        let mut holders = cards.iter().filter(|card| card["effects"][0]["do"] == passive.as_str());
        assert!(holders.any(|card| shown.contains(card["id"].as_str().unwrap())), "no scenario shows {passive}");
    }
}
