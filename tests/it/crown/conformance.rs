//! The cases of the page's conformance file, each by the command that it is about. `test` runs all of them, see
//! `bundled_games`.

use serde_json::{Value, json};
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Texts};

use super::{GAME, RULES, game, play, run};

fn cases(kind: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../../../data/essence-crown/scenarios/rules.json")).unwrap();
    file[kind].as_array().unwrap().clone()
}

fn texts_of(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(|text| text.trim_end_matches('.')).collect()
}

#[test]
fn read_reads_the_texts_of_the_cases() {
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    let rules: Value = serde_json::from_str(RULES).unwrap();
    let reader = GameReader::new(&texts, ENGLISH, &game(), &rules["reads"]);
    let mut count = 0;
    for case in cases("reads") {
        let (Some(text), Some(written)) = (case["text"].as_str(), case["type"].as_str()) else { continue };
        let (out, err, _) = run(&["read", GAME, "--type", written, "--json"], text);
        let reading: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}"));
        let card_type = reader.card_type(written);
        let rows = |of: &Value| of["rows"].as_array().cloned().unwrap_or_default();
        assert!(reader.is_same(card_type, &rows(&reading), &rows(&case)), "{case}: {}", reading["rows"]);
        assert_eq!(texts_of(&reading["not_understood"]), texts_of(&case["not_understood"]), "{case}");
        count += 1;
    }
    assert!(count >= 10, "{count}");
}

#[test]
fn import_reads_the_sheets_of_the_cases() {
    for case in cases("library") {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sheet");
        let text = case["csv"].as_str().map_or_else(|| case["json"].to_string(), ToOwned::to_owned);
        std::fs::write(&file, text).unwrap();
        let (out, err, _) = run(&["import", file.to_str().unwrap(), GAME, "--json"], "");
        let answer: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}"));
        let found: Vec<&str> =
            answer["problems"].as_array().unwrap().iter().filter_map(|problem| problem["code"].as_str()).collect();
        for expected in texts_of(&case["problems"]) {
            assert!(found.contains(&expected), "{case}: {found:?}");
        }
        for (id, members) in case["library"].as_object().into_iter().flatten() {
            for (member, value) in members.as_object().unwrap() {
                assert_eq!(&answer["library"][id][member], value, "{id}, {member}: {case}");
            }
        }
    }
}

/// A request in which `@P1.HAND.0` is the card there.
fn resolved(value: &Value, state: &Value) -> Value {
    match value {
        Value::String(text) if text.starts_with('@') => {
            let [player, zone, at] = text[1..].split('.').collect::<Vec<_>>()[..] else { panic!("{text}") };
            let players = state["players"].as_array().unwrap();
            let player = players.iter().find(|known| known["id"] == player).unwrap();
            player["zones"][zone][at.parse::<usize>().unwrap()].clone()
        }
        Value::Array(items) => items.iter().map(|item| resolved(item, state)).collect(),
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (name.clone(), resolved(value, state)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
        other => other.clone(),
    }
}

/// Whether all that is expected of an answer is in it. A number for a list is its length.
fn has(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(own), Value::Object(wanted)) => {
            wanted.iter().all(|(name, value)| own.get(name).is_some_and(|found| has(found, value)))
        }
        (Value::Array(items), Value::Number(size)) => size.as_u64() == u64::try_from(items.len()).ok(),
        (Value::Array(items), Value::Array(wanted)) => {
            items.len() >= wanted.len() && items.iter().zip(wanted).all(|(found, wanted)| has(found, wanted))
        }
        (found, wanted) => found == wanted || *wanted == json!({}),
    }
}

#[test]
fn match_answers_the_requests_of_the_cases() {
    for case in cases("api") {
        let file = tempfile::Builder::new().suffix(".json").tempfile().unwrap();
        std::fs::write(file.path(), case["library"].to_string()).unwrap();
        let mut requests: Vec<Value> = Vec::new();
        let mut state = Value::Null;
        for line in case["lines"].as_array().unwrap() {
            requests.push(resolved(&line[0], &state));
            // The same requests lead to the same answers.
            let answers = play(&["--library", file.path().to_str().unwrap()], &requests);
            let last = answers.last().unwrap();
            if last["state"].is_object() {
                state = last["state"].clone();
            }
            let expected = resolved(&line[1], &state);
            assert!(has(last, &expected), "{}: {expected}\n{last}", case["name"]);
        }
    }
}
