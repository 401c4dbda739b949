//! Impossible boards: each is refused, with the problem and its position.

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::engine::scenario;
use ses_studio::text::problem_text::english;

use crate::support::Bundled;

/// A sound board with one member put in.
fn board(pointer: &str, value: Value) -> String {
    let mut board = json!({
        "game": "starfall", "seed": 1, "turn": 1,
        "self": { "hero": "SC-B01-H02-X01", "hand": 2, "deck": 10, "flags": {} },
        "opponent": { "hand": 2, "deck": 10, "flags": {} }
    });
    let (above, name) = pointer.rsplit_once('/').unwrap();
    board.pointer_mut(above).unwrap()[name] = value;
    board.to_string()
}

#[track_caller]
fn refused(text: &str, expected: &[(&str, &str)]) {
    let bundled = Bundled::new();
    let (board, problems) = scenario::read(&Source::new("board.json", text), bundled.game());
    let found: Vec<(&str, &str)> =
        problems.iter().map(|problem| (problem.code.as_str(), problem.pointer.as_str())).collect();
    assert_eq!(found, expected, "{problems:#?}");
    assert!(problems.iter().all(|problem| problem.span.is_some()), "{problems:#?}");
    assert!(board.is_none(), "the board was read all the same");
}

#[test]
fn numbers_beyond_64_bits_are_out_of_range() {
    let with = |pointer: &str, value: Value, code: &str, at: &str| {
        refused(&board(pointer, value).replace("123456789", "99999999999999999999"), &[(code, at)]);
    };
    let field = json!([{ "atk": 1, "hp": 123_456_789 }]);
    with("/opponent/field", field, "stat-out-of-range", "/opponent/field/0/hp");
    with("/self/deck", json!(123_456_789), "stat-out-of-range", "/self/deck");
    let hand = json!([{ "effects": [{ "do": "dmg", "val": 123_456_789 }] }]);
    with("/self/hand", hand, "val-out-of-range", "/self/hand/0/effects/0/val");
}

#[test]
fn hostile_boards_are_refused() {
    let ally = json!({ "atk": 1, "hp": 1 });
    let with = |pointer: &str, value: Value, code: &str, at: &str| refused(&board(pointer, value), &[(code, at)]);
    with("/game", json!("chess"), "game-mismatch", "/game");
    with("/self/hand", json!(["SC-B01-H02-A99"]), "unknown-card", "/self/hand/0");
    with("/self/hero", json!("SC-B09-H09-X01"), "unknown-hero", "/self/hero");
    with(
        "/opponent/field",
        json!([{ "atk": 1, "hp": 1_000_000_000_000_000_000_i64 }]),
        "stat-out-of-range",
        "/opponent/field/0/hp",
    );
    with("/opponent/field", json!([{ "atk": 1, "hp": 0 }]), "stat-missing", "/opponent/field/0/hp");
    with("/opponent/field", json!([{ "atk": 1 }]), "stat-missing", "/opponent/field/0/hp");
    with("/opponent/field", json!(vec![ally.clone(); 1000]), "zone-full", "/opponent/field");
    with("/opponent/field", json!(vec![ally; 7]), "zone-full", "/opponent/field");
    with("/opponent/field", json!(2), "type-mismatch", "/opponent/field");
    with("/opponent/field", json!([{}]), "stat-missing", "/opponent/field/0/hp");
    with("/self/deck", json!(-1), "stat-out-of-range", "/self/deck");
    with("/self/deck", json!(100_000), "zone-full", "/self/deck");
    with("/self/deck", json!(79), "zone-full", "/self/deck");
    with("/self/deck", json!("all"), "type-mismatch", "/self/deck");
    with(
        "/self/traps",
        json!(["SC-B01-H02-T01", "SC-B01-H02-T02", "SC-B01-H02-T03", "SC-B01-H02-T04"]),
        "zone-full",
        "/self/traps",
    );
    with("/self/energy", json!(-1), "stat-out-of-range", "/self/energy");
    with("/self/shield", json!(1e300), "type-mismatch", "/self/shield");
    with("/self/skill", json!(11), "stat-out-of-range", "/self/skill");
    with("/self/book", json!(-3), "stat-out-of-range", "/self/book");
    with("/self/flags/actions_played", json!("many"), "type-mismatch", "/self/flags/actions_played");
    with("/seed", json!(-1), "type-mismatch", "/seed");
    with("/turn", json!(70_000), "stat-out-of-range", "/turn");
    with("/self/hand", json!([{ "type": "hero" }]), "unknown-card-type", "/self/hand/0/type");
    with("/self/hand", json!([{ "type": "spell" }]), "unknown-card-type", "/self/hand/0/type");
    with("/self/hand", json!([{ "effects": [{ "do": "dmgg", "val": 1 }] }]), "unknown-op", "/self/hand/0/effects/0/do");
    with(
        "/self/hand",
        json!([{ "effects": [{ "do": "dmg", "val": 1000 }] }]),
        "val-out-of-range",
        "/self/hand/0/effects/0/val",
    );
    with("/self/hand", json!([[[]]]), "type-mismatch", "/self/hand/0");
    with("/self", json!(7), "type-mismatch", "/self");
    refused("{}", &[("type-mismatch", "")]);
    refused("[]", &[("type-mismatch", "")]);
    refused("{ \"game\": ", &[("json-syntax", "")]);
    refused(r#"{ "game": "starfall", "seed": 99999999999999999999 }"#, &[("type-mismatch", "/seed")]);
    refused(
        r#"{ "game": "starfall", "self": { "shield": 99999999999999999999 } }"#,
        &[("stat-out-of-range", "/self/shield")],
    );
}

#[test]
fn what_nothing_reads_is_pointed_out() {
    let bundled = Bundled::new();
    let source = Source::new("board.json", board("/self/sheild", json!(3)));
    let (board, problems) = scenario::read(&source, bundled.game());
    assert!(board.is_some());
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert_eq!(
        (problems[0].code.as_str(), problems[0].hints.iter().map(english).collect::<Vec<_>>()),
        ("unknown-member", vec!["did you mean `shield`?".to_owned()])
    );
}

#[test]
fn steps_that_cannot_be_taken_are_pointed_out() {
    let bundled = Bundled::new();
    let check = |steps: Value, expected: &[(&str, &str)]| {
        let mut scenario: Value = serde_json::from_str(&board("/self/hand", json!([{}, "SC-B01-H02-A05"]))).unwrap();
        scenario["self"]["field"] = json!(vec![json!({ "atk": 1, "hp": 1 }); 6]);
        scenario["steps"] = steps.clone();
        let problems = bundled.run(&scenario).1;
        let found: Vec<(&str, &str)> = problems.iter().map(|p| (p.code.as_str(), p.pointer.as_str())).collect();
        assert_eq!(found, expected, "{steps}: {problems:#?}");
    };
    let hit = json!({ "type": "action", "effects": [{ "do": "dbf_hp", "val": 1 }] });
    check(json!([{ "play": 0 }]), &[("step-invalid", "/steps/0/play")]);
    check(json!([{ "play": 1 }]), &[("step-invalid", "/steps/0/play")]);
    check(json!([{ "play": 9 }]), &[("step-invalid", "/steps/0/play")]);
    check(json!([{ "play": "SC-B01-H02-A01" }]), &[("step-invalid", "/steps/0/play")]);
    check(json!([{ "play": true }]), &[("type-mismatch", "/steps/0/play")]);
    check(json!([{}]), &[("step-invalid", "/steps/0")]);
    check(json!([{ "end_turn": true, "by": "me" }]), &[("step-invalid", "/steps/0/by")]);
    check(json!([{ "resolve": hit.clone(), "choices": [0] }]), &[("step-invalid", "/steps/0/choices/0")]);
    check(
        json!([{ "resolve": hit.clone(), "by": "opponent", "choices": [6] }]),
        &[("step-invalid", "/steps/0/choices/0")],
    );
    check(json!([{ "resolve": hit, "by": "opponent", "choices": [5] }]), &[]);
    check(json!([{ "resolve": "SC-B01-H02-X01" }]), &[]);
    check(json!([{ "resolve": 7 }]), &[("type-mismatch", "/steps/0/resolve")]);
}
