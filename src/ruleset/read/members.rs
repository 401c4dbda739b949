//! Reads members that many entries have: names, choices, expressions.

use std::borrow::Cow;

use crate::base::json::Node;
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Argument, Code, Diagnostic, Message, Name, closest};
use crate::message;
use crate::ruleset::Table;
use crate::ruleset::ids::IdPattern;
use crate::ruleset::names::{ExpressionError, keys};

/// The description.
pub fn about(entry: &mut Reader<'_, '_>) -> String {
    entry.text("about").map(Cow::into_owned).unwrap_or_default()
}

/// The icon, or a plain circle.
pub fn icon(entry: &mut Reader<'_, '_>) -> Name {
    entry.text("icon").map_or_else(|| Name::const_new("circle"), Name::from)
}

/// A whole number, clamped to 32 bits.
pub fn small(entry: &mut Reader<'_, '_>, name: &str) -> Option<i32> {
    entry.integer(name).map(|number| i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX }))
}

pub fn object<'k>(file: &mut Reader<'_, '_>, name: &str, read: impl FnOnce(&mut Reader<'_, '_>) -> &'k [&'k str]) {
    let Some(node) = file.take(name) else { return };
    let above = file.path();
    let mut inner = Reader::open(node, above.key(name), file.problems());
    let known = read(&mut inner);
    inner.finish(known);
}

/// A required id; invalid characters are reported.
pub fn required_name(entry: &mut Reader<'_, '_>, member: &str) -> Option<Name> {
    let text = entry.text(member);
    let Some(text) = text else {
        if entry.node().member(member).is_none() {
            entry.require(member);
        }
        return None;
    };
    let good = text.len() <= 40
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !good {
        let pointer = entry.path().key(member).to_string();
        let message = message!("problem-id-letters");
        entry.problems().push(Diagnostic::new(Code::IdFormat, pointer, message));
        return None;
    }
    Some(Name::from(text))
}

/// The problem of an unknown name, with a similar known name as a hint.
pub fn unknown<'a>(pointer: &str, name: &str, kind: Message, known: impl IntoIterator<Item = &'a str>) -> Diagnostic {
    let message = message!("problem-unknown-name", name = crate::base::reader::shorten(name), kind = kind);
    Diagnostic::new(Code::ExpressionName, pointer, message).did_you_mean(closest(name, known))
}

/// One of several words, each with its value.
pub fn choice<T: Copy>(entry: &mut Reader<'_, '_>, member: &str, choices: &[(&str, T)]) -> Option<T> {
    let text = entry.text(member)?;
    let found = choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
    if found.is_none() {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let pointer = entry.path().key(member).to_string();
        let kind = message!("expected-one-of", names = Argument::names(&names));
        entry.problems().push(unknown(&pointer, &text, kind, names));
    }
    found
}

/// The index in a table of the name in a member.
pub fn name_of<T>(entry: &mut Reader<'_, '_>, member: &str, kind: &'static str, table: &Table<T>) -> Option<u8> {
    let text = entry.text(member)?;
    let at = table.get_index_of(text.as_ref());
    if at.is_none() {
        let pointer = entry.path().key(member).to_string();
        entry.problems().push(unknown(&pointer, &text, Message::new(kind), keys(table)));
    }
    at.and_then(|at| u8::try_from(at).ok())
}

/// The indices in a table of the names in a list.
pub fn names_of<T>(entry: &mut Reader<'_, '_>, member: &str, kind: &'static str, table: &Table<T>) -> Vec<u8> {
    let texts = entry.texts(member);
    let path = entry.path();
    let path = path.key(member);
    let mut ids = Vec::with_capacity(texts.len());
    for (at, text) in texts.iter().enumerate() {
        match table.get_index_of(text.as_ref()).and_then(|at| u8::try_from(at).ok()) {
            Some(id) => ids.push(id),
            None => {
                let unknown = unknown(&path.item(at).to_string(), text, Message::new(kind), keys(table));
                entry.problems().push(unknown);
            }
        }
    }
    ids
}

/// The form of an id.
pub fn pattern(entry: &mut Reader<'_, '_>, member: &str) -> Option<IdPattern> {
    let text = entry.text(member)?;
    match IdPattern::read(&text) {
        Ok(pattern) => Some(pattern),
        Err(field) => {
            let pointer = entry.path().key(member).to_string();
            entry.problems().push(bad_field(&pointer, &field));
            None
        }
    }
}

/// The problem of an unknown field in an id pattern.
pub fn bad_field(pointer: &str, field: &str) -> Diagnostic {
    let field = format!("{{{}}}", crate::base::reader::shorten(field));
    let known = Argument::names(["{book:2}", "{hero:2}", "{number:2}", "{type}", "{letters:2}"]);
    let message = message!("problem-id-field", field = field, known = known);
    Diagnostic::new(Code::IdFormat, pointer, message)
}

/// An expression in a member.
pub fn expression<T>(
    entry: &mut Reader<'_, '_>,
    member: &str,
    node: Node<'_>,
    read: impl FnOnce(&str) -> Result<T, ExpressionError>,
) -> Option<T> {
    let above = entry.path();
    expression_at(entry.problems(), above.key(member), node, read)
}

/// Reads an expression in a string; an error is reported at its place in the file.
pub fn expression_at<T>(
    problems: &mut Vec<Diagnostic>,
    path: Path<'_>,
    node: Node<'_>,
    read: impl FnOnce(&str) -> Result<T, ExpressionError>,
) -> Option<T> {
    let Some(text) = node.string() else {
        problems.push(mismatch(node, path, "expected-expression"));
        return None;
    };
    match read(&text) {
        Ok(value) => Some(value),
        Err(error) => {
            // In a text with escapes, offsets in the expression differ from offsets in the file, so the whole text is
            // the place.
            let span = match &text {
                Cow::Borrowed(_) => node.part(1 + error.span.start..1 + error.span.end),
                Cow::Owned(_) => node.span(),
            };
            problems.push(
                Diagnostic::new(error.code, path.to_string(), error.message)
                    .at(span)
                    .did_you_mean(error.meant.as_deref()),
            );
            None
        }
    }
}
