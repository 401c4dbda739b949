//! Cases of the text tools, as files of cases list them under `tools`.

use serde_json::{Value, json};

use super::combine::{Cleaning, combine, without_duplicates};
use super::lists::sorted;
use super::tagging::{Pattern, Table};
use super::template::{Lists, Style};
use crate::text::TextCase;

/// Runs the cases of a file's `tools`: each names a tool, and has what it takes and what it must give.
pub fn run(file: &Value) -> Vec<TextCase> {
    let cases = file.get("tools").and_then(Value::as_array).into_iter().flatten();
    cases.enumerate().map(|(at, case)| run_case(at, case)).collect()
}

fn run_case(at: usize, case: &Value) -> TextCase {
    let name = case.get("name").and_then(Value::as_str).map_or_else(|| format!("tools {at}"), ToOwned::to_owned);
    let differs = match result(case) {
        Ok(result) if case.get("expect") == Some(&result) => Vec::new(),
        Ok(result) => vec![format!("the result is {result}, not {}", case.get("expect").unwrap_or(&Value::Null))],
        Err(fault) => vec![fault],
    };
    TextCase { name, differs }
}

fn result(case: &Value) -> Result<Value, String> {
    let texts = |member: &str| strings(case.get(member));
    let mut lists = Lists::new(Style::Text);
    for (name, values) in case.get("placeholders").and_then(Value::as_object).into_iter().flatten() {
        lists.add(name, strings(Some(values)));
    }
    match case.get("tool").and_then(Value::as_str) {
        Some("combine") => {
            let replace = case.get("replace").and_then(Value::as_object).into_iter().flatten();
            let cleaning = Cleaning {
                remove: texts("remove").into_iter().map(ToOwned::to_owned).collect(),
                replace: replace.filter_map(|(old, new)| Some((old.clone(), new.as_str()?.to_owned()))).collect(),
            };
            combine(&lists, &texts("templates"), &cleaning).map(|texts| json!(texts)).map_err(|why| why.to_string())
        }
        Some("tag") => {
            let mut table = Table::of(texts("effects"));
            let text = |member| case.get(member).and_then(Value::as_str);
            let pattern = match (text("pattern"), text("exact")) {
                (Some(pattern), None) => Pattern::Expanded(pattern),
                (None, Some(exact)) => Pattern::Exact(exact),
                _ => return Err("a case of `tag` has a `pattern` or what must be there `exact`ly".to_owned()),
            };
            table.tag(&lists, &pattern, "tag", None).map_err(|why| why.to_string())?;
            Ok(json!(table.tags("tag")))
        }
        Some("sort") => Ok(json!(sorted(texts("lines"), None))),
        Some("dedupe") => Ok(json!(without_duplicates(texts("lines")))),
        _ => Err("`tool` is combine, tag, sort or dedupe".to_owned()),
    }
}

fn strings(value: Option<&Value>) -> Vec<&str> {
    value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}
