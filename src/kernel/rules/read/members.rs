//! Reads members that many entries have: names, choices, ranges, zones.

use std::ops::RangeInclusive;

use super::problem;
use super::terms::keys;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Reader, range_of};
use crate::base::{Diagnostic, Name};
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::Game;
use crate::ruleset::Table;

/// Whether a text can be the id of an entry.
pub fn is_id(text: &str) -> bool {
    text.len() <= 40
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Takes members that only other programs read.
pub fn ignore(entry: &mut Reader<'_, '_>, members: &[&str]) {
    for member in members {
        entry.take(member);
    }
}

/// A number within 32 bits.
pub fn narrow(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

/// A range of numbers within 32 bits.
pub fn narrow_range(range: &RangeInclusive<i64>) -> RangeInclusive<i32> {
    narrow(*range.start())..=narrow(*range.end())
}

/// A whole number; a text with a whole number is read too.
pub fn small(entry: &mut Reader<'_, '_>, member: &str) -> Option<i32> {
    let node = entry.take(member)?;
    let number = node.integer().or_else(|| node.string()?.parse().ok());
    if number.is_none() {
        entry.wrong(node, member, "expected-integer");
    }
    number.map(narrow)
}

/// One of several words, each with its value.
pub fn choice<T: Copy>(entry: &mut Reader<'_, '_>, member: &str, choices: &[(&str, T)]) -> Option<T> {
    let text = entry.text(member)?;
    let found = choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
    if found.is_none() {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let pointer = entry.path().key(member).to_string();
        entry.problems().push(problem::unknown(&pointer, &text, problem::one_of(names.iter().copied()), names));
    }
    found
}

/// The id in a table of the name in a member.
pub fn name_of<T, I>(
    entry: &mut Reader<'_, '_>,
    member: &str,
    kind: &'static str,
    table: &Table<T>,
    at: fn(usize) -> Option<I>,
) -> Option<I> {
    let text = entry.text(member)?;
    let found = table.get_index_of(text.as_ref()).and_then(at);
    if found.is_none() {
        let pointer = entry.path().key(member).to_string();
        entry.problems().push(problem::unknown(&pointer, &text, kind, keys(table)));
    }
    found
}

/// As [`name_of`], and the member must be there.
pub fn required<T, I>(
    entry: &mut Reader<'_, '_>,
    member: &str,
    kind: &'static str,
    table: &Table<T>,
    at: fn(usize) -> Option<I>,
) -> Option<I> {
    if !entry.has(member) {
        entry.require(member);
        return None;
    }
    name_of(entry, member, kind, table, at)
}

/// The texts of a member: one, or a list, each with its pointer.
pub fn texts(entry: &mut Reader<'_, '_>, member: &str) -> Vec<(String, Name)> {
    let Some(node) = entry.take(member) else { return Vec::new() };
    let path = entry.path();
    let path = path.key(member);
    if let Some(text) = node.string() {
        return vec![(path.to_string(), Name::from(text))];
    }
    if node.shape() != Shape::Array {
        entry.wrong(node, member, "expected-texts");
        return Vec::new();
    }
    let mut found = Vec::new();
    for (at, item) in node.items().into_iter().enumerate() {
        match item.string() {
            Some(text) => found.push((path.item(at).to_string(), Name::from(text))),
            None => entry.problems().push(problem::wrong(item, path.item(at), "expected-text")),
        }
    }
    found
}

/// The ids in a table of the names in a member: one, or a list.
pub fn names_of<T, I>(
    entry: &mut Reader<'_, '_>,
    member: &str,
    kind: &'static str,
    table: &Table<T>,
    at: fn(usize) -> Option<I>,
) -> Vec<I> {
    let mut ids = Vec::new();
    for (pointer, name) in texts(entry, member) {
        match table.get_index_of(&name).and_then(at) {
            Some(id) => ids.push(id),
            None => entry.problems().push(problem::unknown(&pointer, &name, kind, keys(table))),
        }
    }
    ids
}

/// The zones of a name: a zone, a group, or `play` for all zones of cards in play.
pub fn zones_named(game: &Game, name: &str) -> Option<Vec<ZoneId>> {
    if let Some(zones) = game.groups.get(name) {
        return Some(zones.to_vec());
    }
    if let Some(zone) = game.zones.get_index_of(name).and_then(ZoneId::at) {
        return Some(vec![zone]);
    }
    let in_play = game.zones.values().enumerate().filter(|(_, zone)| zone.units && !zone.stack);
    (name == "play").then(|| in_play.filter_map(|(at, _)| ZoneId::at(at)).collect())
}

/// The zones of a member: names of zones and groups.
pub fn zones_of(game: &Game, entry: &mut Reader<'_, '_>, member: &str) -> Option<Box<[ZoneId]>> {
    if !entry.has(member) {
        return None;
    }
    let mut zones = Vec::new();
    for (pointer, name) in texts(entry, member) {
        match zones_named(game, &name) {
            Some(found) => zones.extend(found),
            None => {
                let known = keys(&game.zones).chain(keys(&game.groups)).chain(["play"]);
                entry.problems().push(problem::unknown(&pointer, &name, "expected-zone-or-group", known));
            }
        }
    }
    Some(zones.into())
}

/// A range `[least, most]`, if the node is one.
pub fn range(node: Node<'_>) -> Option<RangeInclusive<i32>> {
    range_of(node).map(|range| narrow_range(&range))
}

/// Adds a prefix to the pointers of problems that were found in a record outside a file. Their places in the text of
/// the record alone would be wrong in the file.
pub fn moved_under(pointer: &str, problems: &mut [Diagnostic]) {
    for problem in problems {
        problem.move_into(pointer);
        problem.span = None;
    }
}
