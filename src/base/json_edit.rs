//! Changes of a JSON text in place: what they do not touch stays as it is written.

use std::ops::Range;

use serde::Deserialize;

use super::json::{self, Node, Shape, step, steps};
use super::{Code, Diagnostic};
use crate::message;

/// A change at a JSON pointer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonEdit {
    /// Replaces a value. A missing member is added at the end of its object.
    Set { pointer: String, json: String },
    /// Removes a member or an item.
    Remove { pointer: String },
    /// Renames a member.
    Rename { pointer: String, to: String },
    /// Inserts an item before an index of a list, or at its end. A missing list is added.
    Insert { list: String, at: usize, json: String },
    /// Moves an item of a list.
    Move {
        list: String,
        from: usize,
        /// The index after the move.
        to: usize,
    },
}

impl JsonEdit {
    /// What is changed: a value, or a list.
    pub fn pointer(&self) -> &str {
        match self {
            Self::Set { pointer, .. } | Self::Remove { pointer } | Self::Rename { pointer, .. } => pointer,
            Self::Insert { list, .. } | Self::Move { list, .. } => list,
        }
    }
}

/// A text after some changes, one after another.
///
/// # Errors
///
/// The text is not JSON, or there is nothing where something is to be changed.
pub fn edited(text: &str, edits: &[JsonEdit]) -> Result<String, Diagnostic> {
    let mut text = text.to_owned();
    for edit in edits {
        let (range, new) = {
            let root = json::parse(&text).map_err(|problem| *problem)?;
            splice(&text, root, edit).ok_or_else(|| {
                let message = message!("problem-nothing-there", pointer = edit.pointer());
                Diagnostic::new(Code::EditRefused, edit.pointer(), message)
            })?
        };
        text.replace_range(range, &new);
    }
    Ok(text)
}

/// The node at a pointer.
pub fn at<'a>(root: Node<'a>, pointer: &str) -> Option<Node<'a>> {
    steps(pointer).try_fold(root, |node, name| match node.shape() {
        Shape::Array => node.items().get(name.parse::<usize>().ok()?).copied(),
        _ => node.member(&name),
    })
}

/// Mine with what another program has changed of the members of the file. A member that both have changed stays as in
/// mine, but items that the other has added to a list are added.
pub fn merged(base: &str, mine: &str, theirs: &str) -> Result<String, Diagnostic> {
    let parse = |text| json::parse(text).map_err(|problem| *problem);
    let (base, mine_root, theirs) = (parse(base)?, parse(mine)?, parse(theirs)?);
    let mut edits = Vec::new();
    let mut names: Vec<String> = theirs.members().into_iter().map(|member| member.key.into_owned()).collect();
    names.extend(base.members().into_iter().map(|member| member.key.into_owned()));
    names.sort_unstable();
    names.dedup();
    for name in names {
        let pointer = step("", &name);
        let [before, here, there] = [base, mine_root, theirs].map(|root| root.member(&name));
        let raw = |node: Option<Node<'_>>| node.map(|node| node.raw().to_owned());
        if raw(before) == raw(there) || raw(here) == raw(there) {
            continue;
        }
        if raw(before) == raw(here) {
            edits.push(match there {
                Some(there) => JsonEdit::Set { pointer, json: there.raw().to_owned() },
                None => JsonEdit::Remove { pointer },
            });
        } else if let (Some(here), Some(there)) = (here, there) {
            let known: Vec<String> = [Some(here), before].into_iter().flatten().flat_map(items_by_id).collect();
            let added = there.items().into_iter().filter(|item| !known.contains(&id_of(*item)));
            let insert = |item: Node<'_>| JsonEdit::Insert {
                list: pointer.clone(),
                at: usize::MAX,
                json: item.raw().to_owned(),
            };
            edits.extend(added.filter(|_| here.shape() == Shape::Array).map(insert));
        }
    }
    edited(mine, &edits)
}

fn items_by_id(list: Node<'_>) -> Vec<String> {
    list.items().into_iter().map(id_of).collect()
}

/// What an item is known by: its id, or all of it.
fn id_of(item: Node<'_>) -> String {
    item.member("id").unwrap_or(item).raw().to_owned()
}

/// The range that a change replaces, and its new text.
fn splice(text: &str, root: Node<'_>, edit: &JsonEdit) -> Option<(Range<usize>, String)> {
    match edit {
        JsonEdit::Set { pointer, json } => match at(root, pointer) {
            Some(value) => Some((value.span().range(), json.clone())),
            None => added(text, root, pointer, json),
        },
        JsonEdit::Remove { pointer } => removed(text, root, pointer),
        JsonEdit::Rename { pointer, to } => {
            let (parent, name) = parent(root, pointer)?;
            let members = parent.members();
            let member = members.iter().find(|member| member.key == name)?;
            let is_free = members.iter().all(|member| member.key != *to);
            is_free.then(|| Some((member.key_span.range(), serde_json::to_string(to).ok()?)))?
        }
        JsonEdit::Insert { list, at: index, json } => match at(root, list) {
            Some(node) if node.shape() == Shape::Array => {
                let mut items: Vec<&str> = node.items().into_iter().map(Node::raw).collect();
                items.insert((*index).min(items.len()), json);
                Some((node.span().range(), list_text(text, list, node, &items)))
            }
            Some(_) => None,
            None if steps(list).count() == 1 => added(text, root, list, &format!("[\n    {json}\n  ]")),
            None => added(text, root, list, &format!("[{json}]")),
        },
        JsonEdit::Move { list, from, to } => {
            let node = at(root, list).filter(|node| node.shape() == Shape::Array)?;
            let mut items: Vec<&str> = node.items().into_iter().map(Node::raw).collect();
            if *from >= items.len() || *to >= items.len() {
                return None;
            }
            let item = items.remove(*from);
            items.insert(*to, item);
            Some((node.span().range(), list_text(text, list, node, &items)))
        }
    }
}

/// The object or list above a pointer, and the last step.
fn parent<'a>(root: Node<'a>, pointer: &str) -> Option<(Node<'a>, String)> {
    let (above, _) = pointer.rsplit_once('/')?;
    Some((at(root, above)?, steps(pointer).last()?))
}

/// Adds a member at the end of its object, on a line of its own if the others have one.
fn added(text: &str, root: Node<'_>, pointer: &str, json: &str) -> Option<(Range<usize>, String)> {
    let (parent, name) = parent(root, pointer).filter(|(parent, _)| parent.shape() == Shape::Object)?;
    let member = format!("{}: {json}", serde_json::to_string(&name).ok()?);
    let Some(last) = parent.members().pop() else {
        let is_file = parent.span() == root.span();
        let whole = if is_file { format!("{{\n  {member}\n}}") } else { format!("{{{member}}}") };
        return Some((parent.span().range(), whole));
    };
    let before = text.get(..last.key_span.start())?;
    let space = &before[before.trim_end().len()..];
    let space = if space.contains('\n') { space } else { " " };
    let end = last.value.span().end();
    Some((end..end, format!(",{space}{member}")))
}

/// Removes a member or an item with its comma.
fn removed(text: &str, root: Node<'_>, pointer: &str) -> Option<(Range<usize>, String)> {
    let (parent, name) = parent(root, pointer)?;
    if parent.shape() == Shape::Array {
        let index: usize = name.parse().ok()?;
        let mut items: Vec<&str> = parent.items().into_iter().map(Node::raw).collect();
        if index >= items.len() {
            return None;
        }
        items.remove(index);
        let (list, _) = pointer.rsplit_once('/')?;
        return Some((parent.span().range(), list_text(text, list, parent, &items)));
    }
    let members = parent.members();
    let index = members.iter().position(|member| member.key == name)?;
    let start = members[index].key_span.start();
    let range = match (members.get(index + 1), index.checked_sub(1).and_then(|before| members.get(before))) {
        (Some(next), _) => start..next.key_span.start(),
        (None, Some(before)) => before.value.span().end()..members[index].value.span().end(),
        (None, None) => parent.opening().end()..parent.span().end() - 1,
    };
    Some((range, String::new()))
}

/// A list: one item a line if it was so, or if it is a member of the file itself.
fn list_text(text: &str, pointer: &str, list: Node<'_>, items: &[&str]) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    if !list.raw().contains('\n') && steps(pointer).count() > 1 {
        return format!("[{}]", items.join(", "));
    }
    let line = text[..list.span().start()].rsplit('\n').next().unwrap_or_default();
    let indent = &line[..line.len() - line.trim_start().len()];
    let lines: Vec<String> = items.iter().map(|item| format!("\n{indent}  {item}")).collect();
    format!("[{}\n{indent}]", lines.join(","))
}

#[cfg(test)]
mod tests {
    use super::{JsonEdit, edited, merged};

    const TEXT: &str = "{\n  \"a\": {\"x\": 1.50, \"odd\": [ 1,2 ]},\n  \"tags\": [\n    {\"id\": \"one\"},\n    {\"id\":\"two\"}\n  ]\n}\n";

    #[track_caller]
    fn check(edit: JsonEdit, from: &str, to: &str) {
        assert_eq!(edited(TEXT, &[edit]).unwrap(), TEXT.replace(from, to));
    }

    fn set(pointer: &str, json: &str) -> JsonEdit {
        JsonEdit::Set { pointer: pointer.into(), json: json.into() }
    }

    fn remove(pointer: &str) -> JsonEdit {
        JsonEdit::Remove { pointer: pointer.into() }
    }

    #[test]
    fn a_change_leaves_the_rest_as_it_is_written() {
        check(set("/a/x", "2"), "1.50", "2");
        check(set("/a/y", "2"), "[ 1,2 ]}", "[ 1,2 ], \"y\": 2}");
        check(set("/b", "2"), "  ]\n}", "  ],\n  \"b\": 2\n}");
        check(set("/tags/1/id", "\"2\""), "\"two\"", "\"2\"");
        check(remove("/a/x"), "\"x\": 1.50, ", "");
        check(remove("/a/odd"), ", \"odd\": [ 1,2 ]", "");
        check(remove("/tags/0"), "    {\"id\": \"one\"},\n", "");
        check(remove("/tags/0/id"), "{\"id\": \"one\"}", "{}");
        check(remove("/a"), "\"a\": {\"x\": 1.50, \"odd\": [ 1,2 ]},\n  ", "");
        check(JsonEdit::Rename { pointer: "/a/x".into(), to: "y".into() }, "\"x\"", "\"y\"");
    }

    #[test]
    fn items_are_inserted_and_moved() {
        let insert = |list: &str, at, json: &str| JsonEdit::Insert { list: list.into(), at, json: json.into() };
        check(insert("/tags", 1, "3"), "\"one\"},", "\"one\"},\n    3,");
        check(insert("/tags", 9, "3"), "\"two\"}", "\"two\"},\n    3");
        check(insert("/a/odd", 0, "3"), "[ 1,2 ]", "[3, 1, 2]");
        check(insert("/a/new", 0, "3"), "[ 1,2 ]}", "[ 1,2 ], \"new\": [3]}");
        check(insert("/goals", 0, "3"), "  ]\n}", "  ],\n  \"goals\": [\n    3\n  ]\n}");
        let moved = JsonEdit::Move { list: "/tags".into(), from: 1, to: 0 };
        check(moved, "{\"id\": \"one\"},\n    {\"id\":\"two\"}", "{\"id\":\"two\"},\n    {\"id\": \"one\"}");
        assert_eq!(edited("{}", &[insert("/tags", 0, "3")]).unwrap(), "{\n  \"tags\": [\n    3\n  ]\n}");
    }

    #[test]
    fn both_sides_keep_what_they_have_changed() {
        let base = r#"{"a": 1, "b": 1, "c": 1, "tags": [{"id": "one", "n": 1}]}"#;
        let mine = r#"{"a": 2, "b": 1, "c": 2, "tags": [{"id": "one", "n": 2}]}"#;
        let theirs = r#"{"a": 1, "b": 3, "c": 3, "d": 4, "tags": [{"id": "one", "n": 3}, {"id": "two"}]}"#;
        let both = r#"{"a": 2, "b": 3, "c": 2, "tags": [
  {"id": "one", "n": 2},
  {"id": "two"}
], "d": 4}"#;
        assert_eq!(merged(base, mine, theirs).unwrap(), both);
        assert_eq!(merged(base, theirs, base).unwrap(), theirs);
        assert_eq!(
            merged(base, mine, r#"{"a": 1, "c": 1}"#).unwrap(),
            r#"{"a": 2, "c": 2, "tags": [{"id": "one", "n": 2}]}"#
        );
    }

    #[test]
    fn what_is_not_there_is_refused() {
        let moved = JsonEdit::Move { list: "/tags".into(), from: 2, to: 0 };
        let taken = JsonEdit::Rename { pointer: "/a/x".into(), to: "odd".into() };
        for edit in [moved, taken, remove("/a/z"), remove("/tags/2"), set("/c/d", "1"), set("/tags/5", "1")] {
            assert!(edited(TEXT, std::slice::from_ref(&edit)).is_err(), "{edit:?}");
        }
        assert!(edited("{", &[set("/a", "1")]).is_err());
    }
}
