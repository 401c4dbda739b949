//! Compares a board with an expectation, which names only the values that must match.

use serde_json::Value;

use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, shorten};
use crate::base::{Argument, Code, Diagnostic};
use crate::message;

/// Reports each value of a board that differs from the expected one. A number in place of a list of cards is the size
/// of the zone; for a card in a list only the named members must match.
pub fn compare(expected: Node<'_>, found: &Value, path: Path<'_>, problems: &mut Vec<Diagnostic>) {
    match (expected.shape(), found) {
        (Shape::Object, Value::Object(members)) => {
            for member in expected.members() {
                let path = path.key(&member.key);
                match members.get(member.key.as_ref()) {
                    Some(found) => compare(member.value, found, path, problems),
                    // A mark that is absent counts as `false`.
                    None if member.value.boolean() == Some(false) => {}
                    None => {
                        let known: Vec<&str> = members.keys().map(String::as_str).collect();
                        let meant = crate::base::closest(&member.key, known.iter().copied());
                        let message =
                            message!("problem-board-lacks", name = &*member.key, known = Argument::names(&known));
                        let problem = Diagnostic::new(Code::ExpectationFailed, path.to_string(), message).on_key();
                        problems.push(problem.at(member.key_span).did_you_mean(meant));
                    }
                }
            }
        }
        (Shape::Array, Value::Array(cards)) => list(expected, cards, path, problems),
        (Shape::Array, Value::Number(size)) => {
            let cards = size.as_u64().and_then(|size| usize::try_from(size).ok()).unwrap_or(0);
            list(expected, &vec![Value::Object(serde_json::Map::new()); cards], path, problems);
        }
        (Shape::Number, Value::Array(cards)) => {
            if expected.integer() != i64::try_from(cards.len()).ok() {
                problems.push(differs(expected, &cards.len().to_string(), path));
            }
        }
        (Shape::Object, Value::String(id)) => {
            // The board has the card as an id, and the expectation as an object.
            for member in expected.members() {
                if member.key != "card" || member.value.string().as_deref() != Some(id) {
                    problems.push(differs(expected, &format!("\"{id}\""), path));
                    return;
                }
            }
        }
        (Shape::String, Value::Object(card)) => {
            if card.get("card").and_then(Value::as_str) != expected.string().as_deref() {
                problems.push(differs(expected, &shorten(&found.to_string()), path));
            }
        }
        _ => {
            if serde_json::from_str::<Value>(expected.raw()).ok().as_ref() != Some(found) {
                problems.push(differs(expected, &shorten(&found.to_string()), path));
            }
        }
    }
}

fn list(expected: Node<'_>, cards: &[Value], path: Path<'_>, problems: &mut Vec<Diagnostic>) {
    let items = expected.items();
    if items.len() != cards.len() {
        let message = message!("problem-expected-cards", wanted = items.len(), found = cards.len());
        problems.push(Diagnostic::new(Code::ExpectationFailed, path.to_string(), message).at(expected.span()));
        return;
    }
    for (at, (item, card)) in items.into_iter().zip(cards).enumerate() {
        compare(item, card, path.item(at), problems);
    }
}

fn differs(expected: Node<'_>, found: &str, path: Path<'_>) -> Diagnostic {
    let message = message!("problem-expected", wanted = shorten(expected.raw()), found = found);
    Diagnostic::new(Code::ExpectationFailed, path.to_string(), message).at(expected.span())
}

#[cfg(test)]
mod tests {
    use super::compare;
    use crate::base::json::parse;
    use crate::base::reader::Path;
    use serde_json::json;

    #[track_caller]
    fn check(expected: &str, differences: &[&str]) {
        let board = json!({ "n": 3, "zone": 2, "none": 0, "list": ["A", { "card": "B", "hp": 2 }, {}] });
        let mut problems = Vec::new();
        compare(parse(expected).expect("JSON"), &board, Path::Root, &mut problems);
        let pointers: Vec<&str> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
        assert_eq!(pointers, differences, "{problems:#?}");
    }

    #[test]
    fn what_is_named_must_match() {
        check(r#"{ "n": 3, "zone": [{}, {}], "none": [], "list": ["A", "B", {}] }"#, &[]);
        check(r#"{ "list": [{ "card": "A" }, { "hp": 2, "arrived": false }, {}] }"#, &[]);
        check(r#"{ "n": 4, "zone": 3, "list": 2, "more": 1 }"#, &["/n", "/zone", "/list", "/more"]);
        check(
            r#"{ "zone": [{}], "none": [{}], "list": [{ "card": "B" }, { "hp": 3 }, "C"] }"#,
            &["/zone", "/none", "/list/0", "/list/1/hp", "/list/2"],
        );
        check(r#"{ "zone": ["A", {}], "n": "3" }"#, &["/zone/0", "/n"]);
    }
}
