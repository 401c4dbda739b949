//! The one form of rulesets and cards: writing it twice changes nothing, it says the same, and a changed value is a
//! changed line.

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::form;
use ses_studio::kernel::rules::Game;

use super::SAMPLES;
use crate::fuzz::matches::edit;
use crate::fuzz::numbers_from;

fn ruleset(text: &str) -> String {
    form::ruleset(&Source::new("ruleset.json", text)).unwrap()
}

fn cards(text: &str, rules: &str) -> String {
    form::cards(&Source::new("cards.json", text), &Source::new("ruleset.json", rules)).unwrap()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A game with its cards, as it is in memory.
fn read(rules: &str, cards: &str) -> String {
    let (game, problems) = Game::read(&Source::new("ruleset.json", rules));
    assert!(problems.is_empty(), "{problems:#?}");
    let mut game = game.unwrap();
    let cards = json(cards);
    game.add_cards(cards["cards"].as_array().unwrap(), "/cards");
    game.add_decks(cards["decks"].as_array().unwrap(), "/decks");
    format!("{game:?}")
}

#[test]
fn the_files_of_the_repository_are_in_their_form() {
    for sample in &SAMPLES {
        let (folder, list) = sample.files();
        crate::support::golden(&folder.join("ruleset.json"), &ruleset(sample.rules));
        crate::support::golden(&folder.join(list), &cards(sample.cards, sample.rules));
    }
    let path = crate::support::suite("kernel/tiny.json");
    crate::support::golden(&path, &ruleset(&std::fs::read_to_string(&path).unwrap()));
}

#[test]
fn the_form_is_the_same_game() {
    for sample in &SAMPLES {
        let (rules, list) = (shuffled(&json(sample.rules), 1), shuffled(&json(sample.cards), 2));
        let (in_form, cards_in_form) = (ruleset(&rules), cards(&list, &rules));
        assert_eq!((json(&in_form), json(&cards_in_form)), (json(sample.rules), json(sample.cards)));
        assert_eq!((ruleset(&in_form), cards(&cards_in_form, &in_form)), (in_form.clone(), cards_in_form.clone()));
        assert_eq!(read(&ruleset(sample.rules), &cards(sample.cards, sample.rules)), read(sample.rules, sample.cards));
    }
}

/// A file on one line, with the members of its entries, rows and cards in another order.
fn shuffled(value: &Value, seed: u64) -> String {
    let mut random = numbers_from(seed);
    let mut text = String::new();
    write(value, &mut random, &mut text);
    text
}

fn write(value: &Value, random: &mut impl FnMut(usize) -> usize, text: &mut String) {
    match value {
        Value::Object(members) => {
            let mut names: Vec<&String> = members.keys().collect();
            if members.contains_key("id") || members.contains_key("do") {
                for at in (1..names.len()).rev() {
                    names.swap(at, random(at + 1));
                }
            }
            text.push('{');
            for (at, name) in names.into_iter().enumerate() {
                text.push_str(if at > 0 { "," } else { "" });
                text.push_str(&json!(name).to_string());
                text.push(':');
                write(&members[name], random, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                text.push_str(if at > 0 { "," } else { "" });
                write(item, random, text);
            }
            text.push(']');
        }
        other => text.push_str(&other.to_string()),
    }
}

/// The pointers of all numbers, texts, and values that are true or not.
fn scalars(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                scalars(value, &format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                scalars(item, &format!("{at}/{place}"), found);
            }
        }
        _ => found.push(at.to_owned()),
    }
}

#[test]
fn a_changed_value_is_a_changed_line() {
    for sample in &SAMPLES {
        let mut random = numbers_from(7);
        for (is_ruleset, text) in [(true, sample.rules), (false, sample.cards)] {
            let write = |text: &str| if is_ruleset { ruleset(text) } else { cards(text, sample.rules) };
            let before = write(text);
            // What is edited has its members in the order of their names, so that orders that mean something would differ.
            let sorted = write(&json(text).to_string());
            assert_eq!(json(&before), json(&sorted));
            let mut all = Vec::new();
            scalars(&json(text), "", &mut all);
            // The ids of numbers and sets order the members of cards.
            all.retain(|pointer| !pointer.ends_with("/id") && pointer != "/format");
            for _ in 0..40 {
                let mut file = json(text);
                let value = file.pointer_mut(&all[random(all.len())]).unwrap();
                *value = match &*value {
                    Value::String(text) => json!(format!(
                        "{text} and so much more that it is a long, long, long text indeed, of more than a line"
                    )),
                    Value::Number(_) => json!(1_000_000_007),
                    Value::Bool(is) => json!(!is),
                    _ => json!("something"),
                };
                let after = write(&file.to_string());
                let changed = sorted.lines().zip(after.lines()).filter(|(one, other)| one != other).count();
                assert_eq!((after.lines().count(), changed), (sorted.lines().count(), 1));
            }
        }
    }
}

#[test]
fn edited_files_keep_all_their_values() {
    for case in 0..60 {
        let sample = &SAMPLES[usize::try_from(case).unwrap() % SAMPLES.len()];
        let (mut rules, mut list) = (json(sample.rules), json(sample.cards));
        let mut random = numbers_from(case);
        for _ in 0..3 {
            edit(&mut rules, &mut random);
            edit(&mut list, &mut random);
        }
        // A file of a later format is not written at all.
        for file in [&mut rules, &mut list] {
            if let Some(format) = file.get_mut("format") {
                *format = 2.into();
            }
        }
        let (rules, list) = (rules.to_string(), list.to_string());
        let (in_form, cards_in_form) = (ruleset(&rules), cards(&list, &rules));
        assert_eq!((json(&in_form), json(&cards_in_form)), (json(&rules), json(&list)));
        assert_eq!(ruleset(&in_form), in_form);
        assert_eq!(cards(&cards_in_form, &rules), cards_in_form);
    }
}

#[test]
fn texts_and_numbers_stay_as_they_are() {
    let text = "{\n  \"format\": 2,\n  \"about\": \"“a” // b\\n\\\\\",\n  \"mine\": 1.50e2\n}\n";
    assert_eq!(ruleset(text), text);
    assert_eq!(ruleset("{\"mine\":1.50e2,\"about\":\"“a” \\/\\/ b\\n\\\\\",\"format\":2}"), text);
    assert_eq!(ruleset("[]"), "[]\n");
    let order = "{ \"match\": { \"actions\": [{ \"needs\": { \"b\": \"1\", \"a\": \"1\" }, \"id\": \"x\" }] } }";
    assert!(ruleset(order).contains("{ \"id\": \"x\", \"needs\": { \"b\": \"1\", \"a\": \"1\" } }"));
}

#[test]
fn what_could_be_lost_is_refused() {
    for (text, code) in
        [("{", "json-syntax"), ("{\"a\": 1, \"a\": 2}", "duplicate-key"), ("{\"format\": 3}", "format-too-new")]
    {
        let source = Source::new("ruleset.json", text);
        let codes = |found: Result<String, Vec<ses_studio::base::Diagnostic>>| {
            let problems = found.unwrap_err();
            assert!(problems.iter().all(|problem| problem.span.is_some()), "{problems:#?}");
            problems.iter().map(|problem| problem.code.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(codes(form::ruleset(&source)), [code]);
        assert_eq!(codes(form::cards(&source, &source)), [code]);
    }
}

#[test]
fn rows_and_cards_have_one_order() {
    let row = r#"{ "to": { "where": {}, "like": "a" }, "val": 1, "do": "x", "mine": 1, "on": "y" }"#;
    let text =
        cards(&format!(r#"{{ "cards": [{{ "effects": [{row}], "type": "t", "id": "i", "mine": [] }}] }}"#), "{}");
    let expected = r#"{
  "cards": [
    {
      "id": "i",
      "type": "t",
      "effects": [
        { "on": "y", "do": "x", "val": 1, "to": { "like": "a", "where": {} }, "mine": 1 }
      ],
      "mine": []
    }
  ]
}
"#;
    assert_eq!(text.replace("\n\n", "\n"), expected);
}
