//! Cases of card sheets: a sheet, what its cards must be, and which problems it must have.

use serde_json::Value as Json;

use super::{Layout, plan};
use crate::base::{Severity, Source};
use crate::kernel::rules::Game;
use crate::registry::csv::Table;
use crate::text::TextCase;
use crate::text::read::GameReader;

/// Runs the cases of a file's `library`.
pub fn run_cases(reader: &GameReader<'_>, game: &Game, layout: &Layout, file: &Json) -> Vec<TextCase> {
    let cases = file.get("library").and_then(Json::as_array).into_iter().flatten();
    cases.enumerate().map(|(at, case)| run_case(reader, game, layout, at, case)).collect()
}

fn run_case(reader: &GameReader<'_>, game: &Game, layout: &Layout, at: usize, case: &Json) -> TextCase {
    let name = case.get("name").and_then(Json::as_str);
    let name = name.map_or_else(|| format!("library {at}"), ToOwned::to_owned);
    let mut problems = Vec::new();
    let table = match case.get("csv").and_then(Json::as_str) {
        Some(csv) => Table::read(&Source::new("sheet", csv), &mut problems),
        None => Table::of_json(case.get("json").unwrap_or(&Json::Null)),
    };
    let mut found = plan(reader, game, layout, &table);
    problems.append(&mut found.problems);
    let mut differs = Vec::new();
    let codes: Vec<&str> = problems.iter().map(|problem| problem.code.as_str()).collect();
    let expected = case.get("problems").and_then(Json::as_array);
    let expected: Vec<&str> = expected.into_iter().flatten().filter_map(Json::as_str).collect();
    for code in expected.iter().filter(|code| !codes.contains(code)) {
        differs.push(format!("the sheet lacks the problem `{code}`"));
    }
    for problem in problems.iter().filter(|problem| problem.severity == Severity::Error) {
        let code = problem.code.as_str();
        if !expected.contains(&code) {
            differs.push(format!("the sheet has the problem `{code}`"));
        }
    }
    for (id, members) in case.get("library").and_then(Json::as_object).into_iter().flatten() {
        let Some(card) = found.cards.iter().find(|card| card.raw.get("id").and_then(Json::as_str) == Some(id)) else {
            differs.push(format!("there is no card `{id}`"));
            continue;
        };
        for (member, value) in members.as_object().into_iter().flatten() {
            let own = card.raw.get(member).unwrap_or(&Json::Null);
            if own != value {
                differs.push(format!("{id}: `{member}` is {own}, and not {value}"));
            }
        }
    }
    TextCase { name, differs }
}
