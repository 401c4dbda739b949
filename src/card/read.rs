//! Reads rows, and the members that cards and heroes share, from JSON. This is the first of two layers of checks: it
//! reports values of the wrong type.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::{Condition, Numbers, Parameter, Rest, Row};
use crate::base::json::{Member, Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Diagnostic, Name};
use crate::ruleset::{Ruleset, Takes};

/// Reads the rows of an effect list. Values of the wrong type are reported and kept as they are.
pub fn rows(items: &[Node<'_>], path: Path<'_>, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Vec<Row> {
    items.iter().enumerate().map(|(at, item)| row(*item, path.item(at), rules, problems)).collect()
}

fn row(node: Node<'_>, path: Path<'_>, rules: &Ruleset, problems: &mut Vec<Diagnostic>) -> Row {
    let mut object = Reader::open(node, path, problems);
    let mut row = Row {
        op: text(&mut object, "do").unwrap_or_default(),
        val: object.ranged_integer("val"),
        replace: object.flag("replace").unwrap_or(false),
        bonus: object.flag("bonus").unwrap_or(false),
        ..Row::default()
    };
    if let Some(node) = object.take("if") {
        let conditions = path.key("if");
        if node.shape() == Shape::Object {
            let members = Reader::open(node, conditions, object.problems()).rest();
            row.conditions = members.iter().map(|member| condition(&member.key, member.value, rules)).collect();
            // The members of an object have no order. Sort the conditions in the ruleset's order, with unknown ones
            // last, so that equal rows compare as equal.
            row.conditions.sort_by_key(|condition| order(condition, rules));
        } else {
            object.wrong(node, "if", "expected-conditions");
        }
    }
    let allowed: Vec<&str> = rules.row_members.iter().map(Name::as_str).collect();
    row.rest = rest(&mut object, &allowed, rules);
    row
}

/// The position of a condition in the ruleset's order.
pub fn order(condition: &Condition, rules: &Ruleset) -> (usize, i64) {
    let number = if let Parameter::Number(number) = condition.is { number } else { 0 };
    (rules.conditions.get_index_of(&condition.id).unwrap_or(usize::MAX), number)
}

/// Reads a condition. `"vs_book2": true` and `"vs_book": 2` are the same condition.
pub(crate) fn condition(key: &str, value: Node<'_>, rules: &Ruleset) -> Condition {
    let is = match value.shape() {
        Shape::Boolean if value.boolean() == Some(true) => Parameter::True,
        Shape::Number => value.integer().map_or_else(|| Parameter::Other(value.raw().into()), Parameter::Number),
        Shape::String => {
            value.string().map_or_else(|| Parameter::Other(value.raw().into()), |word| Parameter::Word(word.into()))
        }
        _ => Parameter::Other(minify(value.raw())),
    };
    if is == Parameter::True && !rules.conditions.contains_key(key) {
        for (id, rule) in &rules.conditions {
            let Some((before, after)) = &rule.spelled else { continue };
            let number = key.strip_prefix(before.as_str()).and_then(|rest| rest.strip_suffix(after.as_str()));
            // `vs_book02` would be written back as `vs_book2`, so it is not read as a number.
            let number = number.filter(|digits| !digits.starts_with(['0', '+', '-']) || *digits == "0");
            if let Some(number) = number.and_then(|digits| digits.parse().ok()) {
                return Condition { id: id.clone(), is: Parameter::Number(number) };
            }
        }
    }
    debug_assert!(rules.conditions.get(key).is_none_or(|rule| rule.takes != Takes::Nothing || rule.spelled.is_none()));
    Condition { id: key.into(), is }
}

pub(crate) fn text(object: &mut Reader<'_, '_>, name: &str) -> Option<Name> {
    object.text(name).map(|text: Cow<'_, str>| Name::from(text))
}

/// Reads the numbers with these names.
pub(crate) fn numbers<'n>(object: &mut Reader<'_, '_>, names: impl Iterator<Item = &'n Name>) -> Numbers {
    let mut numbers = SmallVec::new();
    for name in names {
        if let Some(number) = object.ranged_integer(name) {
            numbers.push((name.clone(), number));
        }
    }
    numbers
}

/// The members that nothing reads and those of the wrong type, as JSON. In a whole game the kernel reports those that it
/// does not know either.
pub(crate) fn rest(object: &mut Reader<'_, '_>, known: &[&str], rules: &Ruleset) -> Rest {
    if rules.is_whole_game() { kept(object.rest()) } else { unknown(object, known) }
}

/// The members that nothing reads, which are reported, and those of the wrong type, as JSON.
pub(crate) fn unknown(object: &mut Reader<'_, '_>, known: &[&str]) -> Rest {
    kept(object.finish(known))
}

fn kept(members: Vec<Member<'_>>) -> Rest {
    members.into_iter().map(|member| (Name::from(member.key), minify(member.value.raw()))).collect()
}

/// JSON without the white space between its tokens; the tokens are not changed.
pub fn minify(json: &str) -> Box<str> {
    let mut kept = String::with_capacity(json.len());
    let (mut inside, mut escaped) = (false, false);
    for letter in json.chars() {
        if inside || !letter.is_ascii_whitespace() {
            kept.push(letter);
        }
        (inside, escaped) = match (inside, escaped, letter) {
            (true, false, '\\') => (true, true),
            (true, false, '"') => (false, false),
            (false, _, '"') => (true, false),
            (inside, _, _) => (inside, false),
        };
    }
    kept.into()
}
