//! Applying fixes to the text of a registry.

use super::{Registry, check, read, write};
use crate::base::json::{Locator, Shape, step};
use crate::base::{Code, Diagnostic, FixEdit, Source};
use crate::ruleset::Ruleset;

/// The maximum number of rounds of a file or record, because a fix can reveal another problem.
pub const MAX_ROUNDS: usize = 8;

/// Applies changes to a text. Changes whose pointer leads nowhere are ignored.
pub fn apply_edits(text: &str, changes: &[FixEdit]) -> String {
    let mut locator = Locator::new(text);
    let mut edits: Vec<(std::ops::Range<usize>, String)> =
        changes.iter().filter_map(|change| edit(text, &mut locator, change)).collect();
    // Apply the edits from the end, so that earlier positions stay valid. If edits overlap, apply only the outermost.
    edits.sort_by(|a, b| b.0.start.cmp(&a.0.start).then(b.0.end.cmp(&a.0.end)));
    let mut result = text.to_owned();
    let mut kept: Vec<(std::ops::Range<usize>, String)> = Vec::new();
    for (range, new) in edits {
        kept.retain(|(inner, _)| inner.start >= range.end);
        kept.push((range, new));
    }
    for (range, new) in kept {
        result.replace_range(range, &new);
    }
    result
}

/// Converts a change to an edit of the text.
fn edit(text: &str, locator: &mut Locator<'_>, change: &FixEdit) -> Option<(std::ops::Range<usize>, String)> {
    match change {
        FixEdit::Set { pointer, json } => {
            let (above, name) = pointer.rsplit_once('/')?;
            let (parent, _) = locator.find(above)?;
            let name = name.replace("~1", "/").replace("~0", "~");
            let item = || name.parse().ok().and_then(|at: usize| parent.items().get(at).copied());
            match parent.member(&name).or_else(item) {
                Some(value) => Some((value.span().range(), json.clone())),
                None if parent.shape() != Shape::Object => None,
                None => {
                    let at = parent.opening().end();
                    let comma = if parent.members().is_empty() { "" } else { "," };
                    let name = serde_json::to_string(&name).ok()?;
                    Some((at..at, format!(" {name}: {json}{comma}")))
                }
            }
        }
        FixEdit::Rename { pointer, to } => {
            let (above, _) = pointer.rsplit_once('/')?;
            // A second member of the name would hide the first.
            if locator.find(above)?.0.member(to).is_some() {
                return None;
            }
            let (node, key) = locator.find(pointer)?;
            let key = key?;
            (node.span().start() > key.end()).then(|| (key.range(), serde_json::to_string(to).unwrap_or_default()))
        }
        FixEdit::Remove { pointer } => {
            let (node, key) = locator.find(pointer)?;
            let last = crate::base::json::steps(pointer).last()?;
            let (above, _) = pointer.rsplit_once('/')?;
            let (parent, _) = locator.find(above)?;
            // The pointer must lead to the value, not only to its parent.
            let there = parent.member(&last).is_some() || last.parse().is_ok_and(|at: usize| parent.items().len() > at);
            if !there {
                return None;
            }
            let start = key.unwrap_or(node.span()).start();
            Some((with_comma(text, start, node.span().end()), String::new()))
        }
    }
}

/// The range of a member or item with the comma that must be removed with it.
fn with_comma(text: &str, start: usize, end: usize) -> std::ops::Range<usize> {
    let after = text[end..].trim_start();
    if after.starts_with(',') {
        return start..text.len() - after.len() + 1;
    }
    let before = text[..start].trim_end();
    let start = if before.ends_with(',') { before.len() - 1 } else { start };
    start..end
}

/// Applies all fixes of a registry's problems, round by round. Returns the text in canonical form and the number of
/// fixes, or `None` if the file cannot be read or there is no fix.
pub fn apply_all_fixes(source: &Source, rules: &Ruleset) -> Option<(String, usize)> {
    let mut source = source.clone();
    let mut made = 0;
    for _ in 0..MAX_ROUNDS {
        let (registry, mut problems) = read(&source, rules);
        let registry = registry?;
        problems.extend(check(&registry, rules));
        let fixes = non_overlapping_fixes(&problems);
        if fixes.is_empty() {
            return (made > 0).then(|| (canonical_text(&registry, &problems, &source, rules), made));
        }
        made += fixes.len();
        source.text = apply_edits(&source.text, &fixes);
    }
    let (registry, problems) = read(&source, rules);
    registry.map(|registry| (canonical_text(&registry, &problems, &source, rules), made))
}

/// The canonical form, unless writing it would lose something of the file.
fn canonical_text(registry: &Registry, problems: &[Diagnostic], source: &Source, rules: &Ruleset) -> String {
    if is_lossless(problems) { write(registry, rules) } else { source.text.clone() }
}

/// Whether [`write`] keeps everything of a registry that was read with these problems.
pub fn is_lossless(problems: &[Diagnostic]) -> bool {
    let loses_something = |problem: &Diagnostic| {
        problem.lost || matches!(problem.code, Code::JsonSyntax | Code::NestingTooDeep | Code::FormatTooNew)
    };
    !problems.iter().any(loses_something)
}

/// Keeps one fix per position, so that fixes do not undo each other. Names come first: a member that is missing because its
/// name is misspelt is not added again.
pub fn non_overlapping_fixes<'p>(problems: impl IntoIterator<Item = &'p Diagnostic>) -> Vec<FixEdit> {
    let mut fixes: Vec<&FixEdit> =
        problems.into_iter().filter_map(|problem| problem.fix.as_ref()).map(|fix| &fix.change).collect();
    fixes.sort_by_key(|change| !matches!(change, FixEdit::Rename { .. }));
    let mut seen: Vec<String> = Vec::new();
    let mut changes = Vec::new();
    for change in fixes {
        let mut touched = vec![change.pointer().to_owned()];
        if let FixEdit::Rename { pointer, to } = change {
            touched.extend(pointer.rsplit_once('/').map(|(above, _)| step(above, to)));
        }
        let is_inside = |one: &String, other: &String| one == other || one.starts_with(&step(other, ""));
        if !touched.iter().any(|own| seen.iter().any(|known| is_inside(own, known) || is_inside(known, own))) {
            seen.extend(touched);
            changes.push(change.clone());
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::apply_edits;
    use crate::base::FixEdit;

    #[track_caller]
    fn check(text: &str, changes: &[FixEdit], expected: &str) {
        assert_eq!(apply_edits(text, changes), expected);
    }

    fn set(pointer: &str, json: &str) -> FixEdit {
        FixEdit::Set { pointer: pointer.into(), json: json.into() }
    }

    fn remove(pointer: &str) -> FixEdit {
        FixEdit::Remove { pointer: pointer.into() }
    }

    #[test]
    fn changes_touch_only_their_own_place() {
        check(r#"{"a":1,"b":[1,2,3]}"#, &[set("/a", "9"), remove("/b/2")], r#"{"a":9,"b":[1,2]}"#);
        check(r#"{"a":1,"b":2}"#, &[remove("/a")], r#"{"b":2}"#);
        check(r#"{"a":1,"b":2}"#, &[remove("/b")], r#"{"a":1}"#);
        check(r#"{"a":1}"#, &[remove("/a")], "{}");
        check(r#"{"a":1}"#, &[set("/b", "2")], r#"{ "b": 2,"a":1}"#);
        check(r#"{"a":[1,2]}"#, &[set("/a/1", "3")], r#"{"a":[1,3]}"#);
        check("{}", &[set("/b", "2")], r#"{ "b": 2}"#);
        check(r#"{"a":{"x":1}}"#, &[FixEdit::Rename { pointer: "/a/x".into(), to: "y".into() }], r#"{"a":{"y":1}}"#);
    }

    #[test]
    fn what_is_no_longer_there_is_left_alone() {
        check(
            r#"{"a":1}"#,
            &[remove("/b"), remove("/a/0"), set("/a/0", "2"), FixEdit::Rename { pointer: "/c".into(), to: "y".into() }],
            r#"{"a":1}"#,
        );
        check(r#"{"a":1,"b":2}"#, &[FixEdit::Rename { pointer: "/a".into(), to: "b".into() }], r#"{"a":1,"b":2}"#);
        check(r#"{"a":[{"b":1}]}"#, &[remove("/a/0"), set("/a/0/b", "2")], r#"{"a":[]}"#);
    }
}
