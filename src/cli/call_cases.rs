//! Cases of calls: requests and what must be in their answers, as `ses-studio test` runs them.

use serde_json::{Map, Value};

use super::calls::{Host, game};
use super::chapters;
use super::game::GameFiles;
use crate::base::Source;
use crate::kernel::Kernel;
use crate::kernel::calls::Session;
use crate::narration::match_log::MatchLog;
use crate::registry::csv::Table;
use crate::text::{ENGLISH, TextCase, Texts};

/// Runs the cases of a file's `api`.
pub fn run_cases(files: &GameFiles, texts: &Texts, file: &Value) -> Vec<TextCase> {
    let cases = file.get("api").and_then(Value::as_array).into_iter().flatten();
    cases.enumerate().map(|(at, case)| run_case(files, texts, at, case)).collect()
}

fn run_case(files: &GameFiles, texts: &Texts, at: usize, case: &Value) -> TextCase {
    let name = case.get("name").and_then(Value::as_str);
    let name = name.map_or_else(|| format!("api {at}"), ToOwned::to_owned);
    let mut differs = Vec::new();
    let sheet = case.get("library").map(|list| (Source::new(name.as_str(), list.to_string()), Table::of_json(list)));
    let Some(mut game) = game(files, sheet.as_ref().map(|(source, table)| (source, table))) else {
        return TextCase { name, differs: vec!["the cards of the case have errors".to_owned()] };
    };
    let mut usual = None;
    if let Some(id) = case.get("chapter").and_then(Value::as_str) {
        match chapters::begin(&mut game, files, id) {
            Ok(Some(chapter)) => usual = Some(chapter.config),
            Ok(None) => return TextCase { name, differs: vec!["the chapter has errors".to_owned()] },
            Err(error) => return TextCase { name, differs: vec![error.to_string()] },
        }
    }
    let log = MatchLog { texts, language: ENGLISH };
    let mut host = Host { session: Session::new(Kernel::new(game), usual), log };
    let mut state = Value::Null;
    let lines = case.get("lines").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if lines.is_empty() {
        differs.push("the case has no `lines`".to_owned());
    }
    for (number, line) in lines.iter().enumerate() {
        let Some([request, expected]) = line.as_array().map(Vec::as_slice) else {
            differs.push(format!("line {number} is no pair of a request and an answer"));
            break;
        };
        let answer = host.answer(&resolved(request, &state));
        if let Some(now) = answer.get("state").filter(|now| !now.is_null()) {
            state = now.clone();
        }
        compare(&format!("line {number}"), &resolved(expected, &state), &answer, &mut differs);
        if !differs.is_empty() {
            break;
        }
    }
    TextCase { name, differs }
}

/// A value in which places of a state, e.g. `@P1.HAND.0`, are the ids of the cards there.
fn resolved(value: &Value, state: &Value) -> Value {
    match value {
        Value::String(text) => {
            text.strip_prefix('@').and_then(|place| card_at(place, state)).unwrap_or_else(|| value.clone())
        }
        Value::Array(items) => items.iter().map(|item| resolved(item, state)).collect(),
        Value::Object(members) => {
            let members = members.iter().map(|(name, value)| (name.clone(), resolved(value, state)));
            members.collect::<Map<String, Value>>().into()
        }
        other => other.clone(),
    }
}

fn card_at(place: &str, state: &Value) -> Option<Value> {
    let mut parts = place.rsplitn(3, '.');
    let (at, zone, player) = (parts.next()?, parts.next()?, parts.next()?);
    let players = state.get("players")?.as_array()?;
    let player = players.iter().find(|one| one.get("id").and_then(Value::as_str) == Some(player))?;
    player.get("zones")?.get(zone)?.get(at.parse::<usize>().ok()?).cloned()
}

/// Compares an answer with what is named of it. A number for a list is its length.
fn compare(at: &str, expected: &Value, found: &Value, differs: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(members), Value::Object(own)) => {
            for (name, expected) in members {
                match own.get(name) {
                    Some(found) => compare(&format!("{at}.{name}"), expected, found, differs),
                    None => differs.push(format!("{at}.{name}: {expected} expected, nothing found")),
                }
            }
        }
        (Value::Object(members), _) if members.is_empty() => {}
        (Value::Number(size), Value::Array(items)) => {
            if size.as_u64() != u64::try_from(items.len()).ok() {
                differs.push(format!("{at}: {size} expected, {} found", items.len()));
            }
        }
        (Value::Array(wanted), Value::Array(items)) if wanted.len() == items.len() => {
            for (place, (expected, found)) in wanted.iter().zip(items).enumerate() {
                compare(&format!("{at}.{place}"), expected, found, differs);
            }
        }
        // Of a longer list of objects, those that are named must be there in their order.
        (Value::Array(wanted), Value::Array(items)) if wanted.iter().all(Value::is_object) => {
            let mut left = items.iter();
            for (place, expected) in wanted.iter().enumerate() {
                let is_it = |found: &Value| {
                    let mut wrong = Vec::new();
                    compare("", expected, found, &mut wrong);
                    wrong.is_empty()
                };
                if !left.any(is_it) {
                    differs.push(format!("{at}.{place}: {expected} expected, not found"));
                }
            }
        }
        _ if expected == found => {}
        _ => differs.push(format!("{at}: {expected} expected, {found} found")),
    }
}
