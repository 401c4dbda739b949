//! Clauses of games that are data: the form that follows another condition, the subject of the clause before, the link to
//! the condition before, and timings that are printed on some cards only.

use serde_json::{Value, json};
use ses_studio::text::{ENGLISH, Texts};

use super::abilities::texts;
use crate::kernel::SAMPLES;

/// What the rows of a creature print in English with these messages.
fn printed(messages: &[&str], effects: &Value) -> String {
    let sample = SAMPLES.iter().find(|sample| sample.name == "tiny").expect("a game");
    let texts: Texts = messages
        .iter()
        .fold(texts(sample), |texts, message| texts.with_message(ENGLISH, message, &std::collections::BTreeSet::new()));
    let record = json!({ "type": "creature", "cost": 1, "power": 1, "health": 1, "effects": effects });
    texts.of_record(ENGLISH, &sample.game(), &record).expect("a card").text
}

const LIFE: &str = "if-life_at_most = your life is { $n } or less\n    .link = your life being { $n } or less\n";

#[test]
fn a_condition_in_a_list_has_its_linked_form_too() {
    let low = json!({ "life_at_most": 5 });
    let rows = |tests: Value| json!([{ "on": "at_dawn", "do": "mend", "val": 1, "if": tests }]);
    let all = printed(&[LIFE], &rows(json!({ "all": [low, { "controls": 2 }] })));
    assert_eq!(
        all,
        "At dawn in your turn, if your life being 5 or less and you have 2 or more creatures, gain 1 life."
    );
    let last = printed(&[LIFE], &rows(json!({ "all": [{ "controls": 2 }, low] })));
    assert_eq!(last, "At dawn in your turn, if you have 2 or more creatures and your life is 5 or less, gain 1 life.");
    let any = printed(&[LIFE], &rows(json!({ "any": [{ "controls": 2 }, low] })));
    assert_eq!(any, "At dawn in your turn, if you have 2 or more creatures or your life is 5 or less, gain 1 life.");
}

#[test]
fn a_clause_knows_the_subject_of_the_clause_before() {
    let mend = "op-mend = you gain { $val } life\n    .same = gain { $val } life\n    .subject = you\n";
    let life = "if-life_at_most = you have { $n } or less life\n    .same = and have { $n } or less life\n    .subject = you\n";
    let if_first = json!([{ "on": "at_dawn", "do": "mend", "val": 1, "if": { "life_at_most": 5 } }]);
    assert_eq!(
        printed(&[mend, life], &if_first),
        "At dawn in your turn, if you have 5 or less life, gain 1 life.",
        "the condition is printed first"
    );
    let behind = "frame-if = { $text } if { $if }";
    assert_eq!(
        printed(&[mend, life, behind], &if_first),
        "At dawn in your turn, you gain 1 life if and have 5 or less life.",
        "the frame has the condition behind"
    );
    let alone = json!([{ "on": "at_dawn", "do": "mend", "val": 1 }]);
    assert_eq!(printed(&[mend], &alone), "At dawn in your turn, you gain 1 life.");
    let dawn = "on-at_dawn = when you see the dawn\n    .subject = you\n";
    assert_eq!(printed(&[mend, dawn], &alone), "When you see the dawn, gain 1 life.");
}

#[test]
fn an_operation_has_its_own_link_to_the_condition_before() {
    let mend = "op-mend = gain { $val } life\n    .then = { \"then \" }\n";
    let asked = json!([{ "on": "at_dawn", "do": "mend", "val": 1, "if": { "life_at_most": 5 } }]);
    assert_eq!(printed(&[mend], &asked), "At dawn in your turn, if your life is 5 or less, then gain 1 life.");
    let plain = json!([{ "on": "at_dawn", "do": "mend", "val": 1 }]);
    assert_eq!(printed(&[mend], &plain), "At dawn in your turn, gain 1 life.");
}

#[test]
fn a_timing_can_be_printed_on_cards_of_several_timings_only() {
    let dawn = "on-at_dawn = at dawn\n    .when = mixed\n";
    let one = json!([{ "on": "at_dawn", "do": "mend", "val": 1 }]);
    let two = json!([{ "on": "at_dawn", "do": "mend", "val": 1 }, { "on": "on_death", "do": "draw", "val": 1 }]);
    assert_eq!(printed(&[dawn], &one), "Gain 1 life.");
    assert_eq!(printed(&[dawn], &two), "At dawn, gain 1 life.\nWhen this creature is destroyed, draw 1 card.");
}

#[test]
fn conditions_are_printed_in_the_order_of_the_ruleset() {
    let row = |tests: Value| printed(&[], &json!([{ "on": "at_dawn", "do": "mend", "val": 1, "if": tests }]));
    let one = row(json!({ "life_at_most": 5, "controls": 2 }));
    assert_eq!(one, "At dawn in your turn, if you have 2 or more creatures and your life is 5 or less, gain 1 life.");
}
