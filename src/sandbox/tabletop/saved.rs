//! Saves a match as a scenario of form 2: the board, the chapter or the decks that it began with, the steps, and what is
//! expected then.

use serde_json::{Map, Value, json};

use super::opening::Prepared;
use super::session::Session;
use crate::kernel::rules::Game;
use crate::kernel::scenario;
use crate::sandbox::Expected;

/// What a scenario expects of the position that is shown: paths with values.
pub type Expectations = Vec<(Vec<String>, Value)>;

/// Members of an object in the order in which they are written.
type Members = Vec<(String, Value)>;

/// The expectations, each with the value that the position has instead.
pub fn compared(session: &Session, expectations: &Expectations) -> Vec<Expected> {
    if expectations.is_empty() {
        return Vec::new();
    }
    let facts = scenario::facts(session.rules(), &session.point().now);
    let compare = |(path, value): &(Vec<String>, Value)| {
        let found = facts.iter().find(|(known, _)| known == path).map(|(_, found)| found);
        let found = found.filter(|found| *found != value).map(ToString::to_string);
        Expected { path: path.clone(), value: value.to_string(), found }
    };
    expectations.iter().map(compare).collect()
}

/// The text of a scenario that leads to the position that is shown.
///
/// # Errors
///
/// What differs when the scenario is run.
pub fn written(
    game: &Game,
    session: &Session,
    name: &str,
    about: &str,
    expectations: &Expectations,
) -> Result<String, String> {
    let mut file: Members = vec![("game".to_owned(), json!(game.id.to_string())), ("form".to_owned(), json!(2))];
    let mut case: Members = vec![("name".to_owned(), json!(name))];
    if !about.is_empty() {
        case.push(("why".to_owned(), json!(about)));
    }
    if let Some(prepared) = &session.opening().prepared {
        let [of_file, of_case] = prepared.parts();
        file.extend(of_file);
        case.extend(of_case);
    }
    if let Some(setup) = session.setup().filter(|_| case.iter().all(|(name, _)| name != "board")) {
        case.push(("board".to_owned(), json!({ "seed": setup.seed })));
    }
    let mut steps = session.steps();
    // Cards of a set-up that have no name are what its file makes of them.
    let start = session.opening().prepared.as_ref().and_then(Prepared::start);
    if let (Some(start), Some(first)) = (start, steps.first_mut().and_then(|first| first.get_mut("start"))) {
        first.clone_from(start);
    }
    case.push(("steps".to_owned(), Value::Array(steps)));
    let mut expect = Value::Object(Map::new());
    for (path, value) in expectations {
        put(&mut expect, path, value);
    }
    if !expectations.is_empty() {
        case.push(("expect".to_owned(), expect));
    }
    let text = text(&file, &case);
    file.push(("cases".to_owned(), json!([Value::Object(case.into_iter().collect())])));
    let outcomes = scenario::run(game, &Value::Object(file.into_iter().collect()));
    let differs = outcomes.into_iter().flat_map(|outcome| outcome.differs);
    let differs: Vec<String> = differs.map(|one| one.text).collect();
    if differs.is_empty() { Ok(text) } else { Err(differs.join("; ")) }
}

/// Sets the value at a path of objects.
fn put(object: &mut Value, path: &[String], value: &Value) {
    let (Some((first, rest)), Some(members)) = (path.split_first(), object.as_object_mut()) else { return };
    if rest.is_empty() {
        members.insert(first.clone(), value.clone());
    } else {
        put(members.entry(first.clone()).or_insert_with(|| Value::Object(Map::new())), rest, value);
    }
}

/// The file with a line for each member, and for each step.
fn text(file: &Members, case: &Members) -> String {
    let member = |indent: &str, name: &str, value: &str| format!("{indent}{}: {value}", Value::from(name));
    let steps = |value: &Value| {
        let steps: Vec<String> = value.as_array().into_iter().flatten().map(|step| format!("        {step}")).collect();
        if steps.is_empty() { "[]".to_owned() } else { format!("[\n{}\n      ]", steps.join(",\n")) }
    };
    let of_case: Vec<String> = case
        .iter()
        .map(|(name, value)| member("      ", name, &if name == "steps" { steps(value) } else { value.to_string() }))
        .collect();
    let mut members: Vec<String> = file.iter().map(|(name, value)| member("  ", name, &value.to_string())).collect();
    members.push(member("  ", "cases", &format!("[\n    {{\n{}\n    }}\n  ]", of_case.join(",\n"))));
    format!("{{\n{}\n}}\n", members.join(",\n"))
}
