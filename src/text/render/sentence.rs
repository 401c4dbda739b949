//! Clauses as a sentence: the frame for the row's role, the capital and the tag.

use super::bundle::Bundle;
use super::clause::{ConditionForm, MissingMessage, args, condition, message, on_death, operation};
use super::marks::{Marks, Part, Piece, is_mark};
use crate::card::{CheckedRow, Role};
use crate::ruleset::{Ruleset, Takes, Timing};

/// The sentence of a row. `capital`: whether it begins with a capital; after a tag it always does.
pub(in crate::text) fn sentence(
    bundle: &Bundle,
    rules: &Ruleset,
    row: &CheckedRow,
    capital: bool,
    marks: &mut Marks,
) -> Result<String, MissingMessage> {
    let legacy = legacy_of(row, rules);
    let versus = legacy.filter(|_| rules.operation(row.op).1.timing == Timing::Play);
    let does = operation(bundle, rules, row, marks)?;
    let joined = conditions(bundle, rules, row, versus, marks)?;
    let timing = rules.operation(row.op).1.timing;
    let mut pieces = args([("do", does.into())]);
    let frame = frame(timing, row.role, versus.is_some(), joined.is_some());
    if timing == Timing::Death {
        pieces.set("on", on_death(bundle, row, marks)?);
    }
    if let Some(joined) = joined {
        pieces.set("if", joined);
    }
    if let Some(place) = versus {
        pieces.set("vs", condition(bundle, rules, row, place, ConditionForm::Versus, marks)?);
    }
    let mut sentence = message(bundle, frame, None, &pieces)?;
    if capital || legacy.is_some() {
        bundle.language.capital(&mut sentence, is_mark);
    }
    if legacy.is_none() {
        return Ok(sentence);
    }
    let tag = message(bundle, "tag-legacy", None, &args([]))?;
    let tag = marks.wrap(Piece::Row(row.at, Part::Tag, None), &tag);
    message(bundle, "frame-tag", None, &args([("tag", tag.into()), ("text", sentence.into())]))
}

/// The message that combines the clauses of a row.
fn frame(timing: Timing, role: Role, versus: bool, has_conditions: bool) -> &'static str {
    match (timing, role, versus, has_conditions) {
        (Timing::Passive, ..) => "frame-passive",
        (Timing::Death, _, _, false) => "frame-death",
        (Timing::Death, _, _, true) => "frame-death-if",
        (Timing::Play, Role::Bonus, true, false) => "frame-bonus-vs",
        (Timing::Play, Role::Bonus, true, true) => "frame-bonus-if-vs",
        (Timing::Play, Role::Bonus, false, _) => "frame-bonus-if",
        (Timing::Play, Role::Replace, ..) => "frame-replace-if",
        (Timing::Play, Role::Base, _, true) => "frame-base-if",
        (Timing::Play, Role::Base, _, false) => "frame-base",
    }
}

/// Calls `ask` with the ids of all messages that the sentence of a row uses.
pub(in crate::text) fn message_ids(rules: &Ruleset, row: &CheckedRow, mut ask: impl FnMut(String)) {
    let (name, operation) = rules.operation(row.op);
    let legacy = legacy_of(row, rules);
    let versus = legacy.filter(|_| operation.timing == Timing::Play);
    ask(format!("op-{name}"));
    for (place, &(id, param)) in row.conditions.iter().enumerate() {
        let (name, condition) = rules.condition(id);
        ask(if Some(place) == versus { format!("vs-{name}") } else { format!("if-{name}") });
        if condition.takes == Takes::Subtype
            && let Some((word, _)) = usize::try_from(param).ok().and_then(|at| rules.subtypes.get_index(at))
        {
            ask(format!("subtype-{word}"));
        }
    }
    let count = row.conditions.len() - usize::from(versus.is_some());
    ask(frame(operation.timing, row.role, versus.is_some(), count > 0).to_owned());
    if operation.timing == Timing::Death {
        ask("on-death".to_owned());
    }
    if legacy.is_some() {
        ask("tag-legacy".to_owned());
        ask("frame-tag".to_owned());
    }
    let joins: &[&str] = match count {
        0 | 1 => &[],
        2 => &["cond-and"],
        3 => &["cond-start", "cond-end"],
        _ => &["cond-start", "cond-middle", "cond-end"],
    };
    for join in joins {
        ask((*join).to_owned());
    }
}

/// The index of the Legacy condition in a Legacy row (section 6 of the paper).
fn legacy_of(row: &CheckedRow, rules: &Ruleset) -> Option<usize> {
    let legacy = rules.legacy.as_ref().filter(|_| row.role == Role::Bonus)?;
    row.conditions.iter().position(|(id, _)| *id == legacy.condition)
}

/// All conditions of a row joined into one clause, except the Legacy condition, which begins the sentence.
fn conditions(
    bundle: &Bundle,
    rules: &Ruleset,
    row: &CheckedRow,
    versus: Option<usize>,
    marks: &mut Marks,
) -> Result<Option<String>, MissingMessage> {
    let places: Vec<usize> = (0..row.conditions.len()).filter(|&place| Some(place) != versus).collect();
    let Some((&last, before)) = places.split_last() else { return Ok(None) };
    let mut joined = condition(bundle, rules, row, last, ConditionForm::Last, marks)?;
    for (at, &place) in before.iter().enumerate().rev() {
        let linked = condition(bundle, rules, row, place, ConditionForm::Linked, marks)?;
        // Two conditions have a message of their own. More follow CLDR's list pattern: start(1, middle(2, end(3, 4))).
        let join = match (at, before.len()) {
            (_, 1) => "cond-and",
            (0, _) => "cond-start",
            (at, count) if at + 1 == count => "cond-end",
            _ => "cond-middle",
        };
        joined = message(bundle, join, None, &args([("a", linked.into()), ("b", joined.into())]))?;
    }
    Ok(Some(joined))
}
