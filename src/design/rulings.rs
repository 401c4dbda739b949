//! Rulings: questions that players ask, with their answers. Each is a scenario, which shows that the answer is so.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The name of its scenario.
    pub name: String,
    /// What players ask.
    pub question: String,
    /// The answer in words.
    pub answer: String,
    /// The entries of the vocabulary and the cards that its scenario uses.
    pub uses: BTreeSet<String>,
}

/// Members of a scenario whose words are entries of the vocabulary.
const ENTRIES: [&str; 7] = ["do", "as", "on", "word", "card", "type", "like"];

/// The rulings of a file of cases: those with a question and an answer.
pub fn rulings(file: &Value) -> Vec<Ruling> {
    let cases = file.get("cases").and_then(Value::as_array).into_iter().flatten();
    let ruling = |case: &Value| {
        let text = |member: &str| case.get(member).and_then(Value::as_str).map(ToOwned::to_owned);
        let mut uses = BTreeSet::new();
        collect(case, &mut uses);
        Some(Ruling { name: text("name")?, question: text("question")?, answer: text("answer")?, uses })
    };
    cases.filter_map(ruling).collect()
}

/// The rulings about a card: those that use it, or what one of its rows does.
pub fn about<'r>(rulings: &'r [Ruling], card: &Value) -> Vec<&'r Ruling> {
    let Some(id) = card.get("id").and_then(Value::as_str) else { return Vec::new() };
    let operations = operations(card);
    let is_about = |ruling: &&Ruling| ruling.uses.contains(id) || operations.iter().any(|op| ruling.uses.contains(*op));
    rulings.iter().filter(is_about).collect()
}

/// What the rows of a card do, also rows in other rows.
fn operations(value: &Value) -> BTreeSet<&str> {
    match value {
        Value::Object(members) => {
            let own = members.get("do").and_then(Value::as_str);
            own.into_iter().chain(members.values().flat_map(operations)).collect()
        }
        Value::Array(items) => items.iter().flat_map(operations).collect(),
        _ => BTreeSet::new(),
    }
}

fn collect(value: &Value, uses: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str().filter(|_| ENTRIES.contains(&name.as_str())) {
                    Some(word) => drop(uses.insert(word.to_owned())),
                    None => collect(value, uses),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, uses)),
        _ => {}
    }
}

/// Rulings as a page.
pub fn page(title: &str, rulings: &[Ruling]) -> String {
    let mut page = format!("# {title}\n");
    for ruling in rulings {
        let uses: Vec<&str> = ruling.uses.iter().map(String::as_str).collect();
        let _ = writeln!(page, "\n## {}\n\n{}", ruling.question, ruling.answer);
        if !uses.is_empty() {
            let _ = writeln!(page, "\n({})", uses.join(", "));
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{page, rulings};

    #[test]
    fn a_ruling_is_a_scenario_with_a_question_and_its_answer() {
        let effects = json!([{ "on": "use", "as": "normal", "do": "draw", "to": { "like": "own_unit" } }]);
        let file = json!({ "cases": [
            { "name": "one", "question": "May I?", "answer": "Yes.", "board": { "self": { "units": [{ "card": "X-1", "effects": effects }] } } },
            { "name": "two", "question": "And now?", "board": {} } ] });
        let found = rulings(&file);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].uses.iter().collect::<Vec<_>>(), ["X-1", "draw", "normal", "own_unit", "use"]);
        assert_eq!(page("Rulings", &found), "# Rulings\n\n## May I?\n\nYes.\n\n(X-1, draw, normal, own_unit, use)\n");
        assert!(rulings(&json!([])).is_empty());
    }
}
