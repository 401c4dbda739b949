//! A game is data: an operation and a condition that only the ruleset knows are accepted, and their misuse rejected, by
//! the same program.

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::card::{Condition, Parameter};
use ses_studio::kernel::form::to_format_2;
use ses_studio::registry::{Project, read, schema};
use ses_studio::ruleset::Ruleset;

use crate::support::{check, codes};

/// Starfall's ruleset with `mill` and `o_deck_below(n)`.
pub fn with_mill() -> String {
    let mut rules: Value = serde_json::from_str(ses_studio::ruleset::STARFALL).unwrap();
    rules["operations"].as_array_mut().unwrap().push(json!({
        "id": "mill", "kind": "cards", "icon": "axe", "val": [1, 5],
        "does": "move(top(opponent.deck, val), opponent.discard)", "about": "Put cards of the opponent's deck into its discard"
    }));
    rules["conditions"].as_array_mut().unwrap().push(json!({
        "id": "o_deck_below", "takes": [1, 40], "holds": "count(opponent.deck) < param",
        "about": "The opponent's deck has fewer cards than a number"
    }));
    rules.to_string()
}

fn registry_with(effects: &Value) -> String {
    let mut registry: Value = serde_json::from_str(ses_studio::registry::STARFALL_REGISTRY).unwrap();
    registry["cards"] = json!([{
        "id": "SC-B01-H01-C01", "name": "Undertow", "type": "action", "cost": 2, "book": 1, "effects": effects
    }]);
    registry.to_string()
}

#[track_caller]
fn gives(effects: &Value, expected: &[&str]) {
    let checked = check(&with_mill(), &registry_with(effects));
    assert!(checked.ruleset_problems.is_empty(), "{:#?}", checked.ruleset_problems);
    assert_eq!(codes(&checked.registry_problems, "deck-count"), expected, "{effects}");
}

#[test]
fn cards_may_use_what_only_the_ruleset_knows() {
    gives(&json!([{ "do": "mill", "val": 3 }]), &[]);
    gives(
        &json!([{ "do": "mill", "val": 1 }, { "do": "mill", "val": 3, "if": { "o_deck_below": 10 }, "replace": true }]),
        &[],
    );
    let without = check(ses_studio::ruleset::STARFALL, &registry_with(&json!([{ "do": "mill", "val": 3 }])));
    assert_eq!(codes(&without.registry_problems, "deck-count"), ["unknown-op"]);
}

#[test]
fn misuse_gives_the_same_codes() {
    gives(&json!([{ "do": "mill" }]), &["val-missing"]);
    gives(&json!([{ "do": "mill", "val": 6 }]), &["val-out-of-range"]);
    gives(&json!([{ "do": "mil", "val": 1 }]), &["unknown-op"]);
    gives(&json!([{ "do": "mill", "val": 1, "if": { "o_deck_below": true } }]), &["condition-type"]);
    gives(&json!([{ "do": "mill", "val": 1, "if": { "o_deck_below": 99 } }]), &["condition-out-of-range"]);
    gives(&json!([{ "do": "mill", "val": 1, "if": { "o_deck_under": 9 } }]), &["unknown-condition"]);
    gives(
        &json!([{ "do": "mill", "val": 2, "if": { "o_deck_below": 9 }, "replace": true }]),
        &["replace-without-base"],
    );
}

#[test]
fn the_schema_knows_them_too() {
    let rules = check(&with_mill(), &registry_with(&json!([]))).rules.unwrap();
    let validator = jsonschema::draft202012::new(&schema(&rules)).unwrap();
    let accepts = |effects: Value| validator.is_valid(&serde_json::from_str(&registry_with(&effects)).unwrap());
    assert!(accepts(json!([{ "do": "mill", "val": 3, "if": { "o_deck_below": 10 } }])));
    assert!(!accepts(json!([{ "do": "mill" }])));
    assert!(!accepts(json!([{ "do": "mill", "val": 6 }])));
    assert!(!accepts(json!([{ "do": "mill", "val": 1, "if": { "o_deck_below": 99 } }])));
    let plain = jsonschema::draft202012::new(&schema(&crate::support::rules())).unwrap();
    assert!(!plain.is_valid(&serde_json::from_str(&registry_with(&json!([{ "do": "mill", "val": 3 }]))).unwrap()));
}

#[test]
fn what_cards_of_a_converted_game_say_is_known() {
    let project = Project::bundled();
    let converted = to_format_2(&project.ruleset, &project.registry, "[]").unwrap();
    let rules = Ruleset::read(&Source::new("ruleset.json", converted.ruleset)).0.unwrap();
    let registry = read(&Source::new("registry.json", converted.cards), &rules).0.unwrap();
    let rows = registry.cards.iter().flat_map(|card| &card.effects);
    let conditions: Vec<_> = rows.flat_map(|row| &row.conditions).collect();
    assert!(conditions.iter().all(|condition| rules.conditions.contains_key(&condition.id)));
    let spelled = Condition { id: "vs_book".into(), is: Parameter::Number(2) };
    assert!(conditions.contains(&&spelled), "vs_book2 is a condition with a number");
    assert_eq!(spelled.key(&rules), "vs_book2");
    let triggers: Vec<_> = registry.cards.iter().filter_map(|card| card.trigger.as_ref()).collect();
    assert!(!triggers.is_empty() && triggers.iter().all(|trigger| rules.triggers.contains_key(*trigger)));
    let has_trigger = |name: &str| rules.card_types[name].has_trigger;
    assert!(has_trigger("trap") && !has_trigger("ally"));
}
