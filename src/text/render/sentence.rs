//! Clauses as a sentence: the frame for the row's role, the capital and the tag.

use compact_str::format_compact;
use fluent::FluentArgs;

use super::bundle::Bundle;
use super::clause::{ConditionForm, MissingMessage, Subject, args, condition, message, operation, timing};
use super::marks::{Marks, Part, Piece, is_mark};
use super::row::TextRow;
use crate::card::{CheckedRow, Role};
use crate::ruleset::{Ruleset, Takes, Timing};

/// What a sentence depends on besides its row.
#[derive(Clone, Copy)]
pub(in crate::text) struct Place<'a> {
    /// Whether the sentence begins with a capital; after a tag it always does.
    pub(in crate::text) capital: bool,
    /// The subject of the clause before the sentence, e.g. that of a trigger.
    pub(in crate::text) subject: Option<&'a str>,
}

/// The sentence of a row.
pub(in crate::text) fn sentence(
    bundle: &Bundle,
    row: &TextRow<'_>,
    place: Place<'_>,
    marks: &mut Marks,
) -> Result<String, MissingMessage> {
    let versus = row.versus();
    let has_conditions = row.conditions.len() > usize::from(versus.is_some());
    let frame = frame(row.framed(), row.role, versus.is_some(), has_conditions);
    let mut before = place.subject;
    let mut pieces = FluentArgs::new();
    let mut after_conditions = false;
    for piece in bundle.frame_order(frame) {
        match piece {
            FramePiece::Operation => {
                let id = format_compact!("op-{}", row.operation);
                let own = bundle.subject(&id);
                let clause = operation(bundle, row, compare(before, own), marks)?;
                let link = bundle.link(&id, frame).filter(|_| after_conditions);
                pieces.set("do", link.map_or(clause.clone(), |link| format!("{link}{clause}")));
                before = own;
            }
            FramePiece::Conditions => {
                let (joined, last) = conditions(bundle, row, before, marks)?;
                pieces.set("if", joined);
                before = last;
            }
            FramePiece::Versus => {
                if let Some(place) = versus {
                    let form = ConditionForm::Versus;
                    pieces.set("vs", condition(bundle, row, place, form, Subject::Named, marks)?);
                }
                before = None;
            }
            FramePiece::Death => {
                let clause = timing(bundle, row.on, row.facts)?;
                pieces.set("on", marks.wrap(Piece::Row(row.at, Part::Operation, None), &clause));
                before = None;
            }
        }
        after_conditions = piece == FramePiece::Conditions;
    }
    let mut sentence = message(bundle, frame, None, &pieces)?;
    if place.capital || row.legacy.is_some() {
        bundle.language.capital(&mut sentence, is_mark);
    }
    if row.legacy.is_none() {
        return Ok(sentence);
    }
    let tag = message(bundle, "tag-legacy", None, &args([]))?;
    let tag = marks.wrap(Piece::Row(row.at, Part::Tag, None), &tag);
    message(bundle, "frame-tag", None, &args([("tag", tag.into()), ("text", sentence.into())]))
}

fn compare(before: Option<&str>, own: Option<&str>) -> Subject {
    if own.is_some() && before == own { Subject::SameAsBefore } else { Subject::Named }
}

/// A piece of the frame of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum FramePiece {
    /// When the row happens (`$on`): when its card is destroyed, or played.
    Death,
    /// The Legacy condition (`$vs`).
    Versus,
    /// The other conditions (`$if`).
    Conditions,
    /// What the row does (`$do`).
    Operation,
}

impl FramePiece {
    pub(in crate::text) const ALL: [Self; 4] = [Self::Death, Self::Versus, Self::Conditions, Self::Operation];

    /// The variable of the piece in frames.
    pub(in crate::text) fn variable(self) -> &'static str {
        match self {
            Self::Death => "on",
            Self::Versus => "vs",
            Self::Conditions => "if",
            Self::Operation => "do",
        }
    }

    /// The piece that a variable of a frame is.
    pub(in crate::text) fn of_variable(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.variable() == name)
    }
}

/// The message that combines the clauses of a row.
pub(in crate::text) fn frame(timing: Timing, role: Role, versus: bool, has_conditions: bool) -> &'static str {
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
        if Some(place) == legacy && operation.timing == Timing::Death {
            ask(format!("vs-{name}"));
        }
        if condition.takes == Takes::Subtype
            && let Some((word, _)) = usize::try_from(param).ok().and_then(|at| rules.subtypes.get_index(at))
        {
            ask(format!("subtype-{word}"));
        }
    }
    let count = row.conditions.len() - usize::from(versus.is_some());
    ask(frame(operation.timing, row.role, versus.is_some(), count > 0).to_owned());
    if operation.timing == Timing::Death {
        // Behind a head its sentence is one of playing.
        let plain = count - usize::from(legacy.is_some());
        ask(frame(Timing::Play, row.role, legacy.is_some(), plain > 0).to_owned());
        ask(frame(Timing::Play, row.role, false, count > 0).to_owned());
    }
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
pub(in crate::text) fn legacy_of(row: &CheckedRow, rules: &Ruleset) -> Option<usize> {
    let legacy = rules.legacy.as_ref().filter(|_| row.role == Role::Bonus)?;
    row.conditions.iter().position(|(id, _)| *id == legacy.condition)
}

/// All conditions of a row joined into one clause, except the Legacy condition, which begins the sentence; and the subject
/// of the last one.
fn conditions<'b>(
    bundle: &'b Bundle,
    row: &TextRow<'_>,
    mut before: Option<&'b str>,
    marks: &mut Marks,
) -> Result<(String, Option<&'b str>), MissingMessage> {
    let versus = row.versus();
    let places: Vec<usize> = (0..row.conditions.len()).filter(|&place| Some(place) != versus).collect();
    let mut clauses = Vec::with_capacity(places.len());
    for (at, &place) in places.iter().enumerate() {
        let form = if at + 1 == places.len() { ConditionForm::Last } else { ConditionForm::Linked };
        let own = bundle.subject(&format_compact!("if-{}", row.conditions[place].name));
        clauses.push(condition(bundle, row, place, form, compare(before, own), marks)?);
        before = own;
    }
    let count = clauses.len();
    let mut joined = clauses.pop().unwrap_or_default();
    while let Some(linked) = clauses.pop() {
        // Two conditions have a message of their own. More follow CLDR's list pattern: start(1, middle(2, end(3, 4))).
        let join = match (clauses.len(), count) {
            (_, 2) => "cond-and",
            (0, _) => "cond-start",
            (at, count) if at + 2 == count => "cond-end",
            _ => "cond-middle",
        };
        joined = message(bundle, join, None, &args([("a", linked.into()), ("b", joined.into())]))?;
    }
    Ok((joined, before))
}
