//! The clauses and frames of a language as patterns: what the generator prints for each operation and condition.

use std::collections::{BTreeSet, HashSet};

use fluent::FluentArgs;
use smallvec::smallvec;

use super::fold::{fold, fold_piece};
use crate::card::{CheckedRow, Role};
use crate::ruleset::{CardTypeId, ConditionId, OperationId, Ruleset, Takes, Timing, TriggerId};
use crate::text::render::bundle::Bundle;
use crate::text::render::clause::{ConditionForm, Subject, args, condition, message, operation, timing as words};
use crate::text::render::facts::Facts;
use crate::text::render::marks::{CLOSE, Marks, NUMBER, is_mark};
use crate::text::render::row::TextRow;
use crate::text::render::sentence::{FramePiece, frame};

/// The numbers for which a clause is printed to find its forms: those that any language's plural rules distinguish.
const SAMPLES: [i64; 48] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 35, 41, 42, 45, 51, 100, 101, 102, 103, 105, 111, 112, 121, 999, 1000,
];

/// How often a row is repeated in one sentence at most, as far as it is read.
const MAX_TIMES: u32 = 8;

/// The numbers for which a repeated clause is printed: one for each form that numbers have.
const REPEATED: [i64; 8] = [0, 1, 2, 3, 5, 11, 21, 100];

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// Folded text.
    Text(String),
    /// Digits.
    Number,
}

/// What is printed, and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Phrase<T> {
    pub(super) parts: Vec<Part>,
    pub(super) means: T,
    /// The number, if the phrase does not print its digits.
    pub(super) number: i32,
}

/// An operation in one of its forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OperationForm {
    pub(super) op: OperationId,
    pub(super) role: Role,
    /// How often it is done.
    pub(super) times: u32,
}

/// A condition in one of its forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ConditionUse {
    pub(super) id: ConditionId,
    pub(super) form: ConditionForm,
    /// Whether the digits of the phrase are its parameter. Otherwise `Phrase::number` is.
    pub(super) takes_number: bool,
}

/// A part of a frame or a join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FramePart<S> {
    Text(String),
    Slot(S),
}

/// A pattern of a sentence.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) timing: Timing,
    pub(super) role: Role,
    pub(super) parts: Vec<FramePart<FramePiece>>,
}

/// The slots of messages with two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    First,
    Second,
}

/// When rows happen.
#[derive(Clone, Debug)]
pub(super) struct TimingClause {
    pub(super) timing: Timing,
    /// The clause in a sentence.
    pub(super) clause: String,
    /// The clause as a head, up to the text.
    pub(super) head: String,
    /// The id of its message.
    pub(super) message: &'static str,
}

/// All patterns of a language.
pub(super) struct Phrases {
    pub(super) operations: Vec<Phrase<OperationForm>>,
    pub(super) conditions: Vec<Phrase<ConditionUse>>,
    pub(super) frames: Vec<Frame>,
    /// How two conditions are joined, in the order: two, start, middle, end.
    pub(super) joins: [Vec<FramePart<Half>>; 4],
    /// When rows happen whose text says it.
    pub(super) timings: Vec<TimingClause>,
    /// The Legacy tag and its sentence, in `Half::Second`.
    pub(super) tag: Vec<FramePart<Half>>,
    /// For each trigger what is before and after the text.
    pub(super) triggers: Vec<(TriggerId, String, String)>,
    /// What is between two sentences.
    pub(super) between: String,
    /// What ends a sentence; empty in a language that ends none.
    pub(super) end: String,
}

impl Phrases {
    pub(super) fn of(bundle: &Bundle, rules: &Ruleset) -> Self {
        let mut phrases = Self {
            operations: operations(bundle, rules),
            conditions: conditions(bundle, rules),
            frames: frames(bundle),
            joins: ["cond-and", "cond-start", "cond-middle", "cond-end"].map(|id| halves(bundle, id, ["a", "b"])),
            timings: timings(bundle, rules),
            tag: tag(bundle),
            triggers: Vec::new(),
            between: between(bundle),
            end: String::new(),
        };
        phrases.triggers = triggers(bundle, rules);
        let base = phrases.frames.iter().find(|frame| frame.timing == Timing::Play && frame.role == Role::Base);
        if let Some(FramePart::Text(end)) = base.and_then(|frame| frame.parts.last()) {
            end.trim().clone_into(&mut phrases.end);
        }
        phrases
    }
}

fn operations(bundle: &Bundle, rules: &Ruleset) -> Vec<Phrase<OperationForm>> {
    let mut found = Found::default();
    for at in 0..rules.operations.len() {
        let Some(op) = u8::try_from(at).ok().map(OperationId) else { continue };
        let (name, rule) = rules.operation(op);
        let values: Vec<i64> = match &rule.val {
            Some(range) => samples(range),
            None => vec![0],
        };
        for role in [Role::Base, Role::Replace, Role::Bonus] {
            for &subject in subjects(bundle, &format!("op-{name}")) {
                for &val in &values {
                    let Ok(val) = i32::try_from(val) else { continue };
                    let row = CheckedRow { at: 0, op, val, conditions: smallvec![], role };
                    for facts in facts_of(bundle, rules, &format!("op-{name}")) {
                        let row = TextRow::of(rules, &row, facts);
                        if let Ok(text) = operation(bundle, &row, subject, &mut Marks::default()) {
                            found.add(bundle, &text, val, OperationForm { op, role, times: 1 });
                            for link in links(bundle, &format!("op-{name}")) {
                                found.add(bundle, &format!("{link}{text}"), val, OperationForm { op, role, times: 1 });
                            }
                        }
                    }
                }
            }
        }
    }
    repeated(bundle, rules, &mut found);
    found.phrases
}

/// Operations that are done several times at once.
fn repeated(bundle: &Bundle, rules: &Ruleset, found: &mut Found<OperationForm>) {
    for at in 0..rules.operations.len() {
        let Some(op) = u8::try_from(at).ok().map(OperationId) else { continue };
        let (name, rule) = rules.operation(op);
        let Some(range) = rule.val.as_ref().filter(|_| rule.timing != Timing::Passive) else { continue };
        for facts in facts_of(bundle, rules, &format!("op-{name}")) {
            for val in samples(range).into_iter().filter(|val| REPEATED.contains(val) || val == range.end()) {
                let Ok(val) = i32::try_from(val) else { continue };
                for times in 2..=MAX_TIMES {
                    let row = CheckedRow { at: 0, op, val, conditions: smallvec![], role: Role::Base };
                    let row = TextRow { times, ..TextRow::of(rules, &row, facts) };
                    if let Ok(text) = operation(bundle, &row, Subject::Named, &mut Marks::default()) {
                        found.add(bundle, &text, val, OperationForm { op, role: Role::Base, times });
                    }
                }
            }
        }
    }
}

fn conditions(bundle: &Bundle, rules: &Ruleset) -> Vec<Phrase<ConditionUse>> {
    let mut found = Found::default();
    for at in 0..rules.conditions.len() {
        let Some(id) = u8::try_from(at).ok().map(ConditionId) else { continue };
        let (name, rule) = rules.condition(id);
        let (values, takes_number): (Vec<i64>, bool) = match &rule.takes {
            Takes::Nothing | Takes::Other => (vec![0], false),
            Takes::Number(range) => (samples(range), true),
            Takes::Subtype => ((0..i64::try_from(rules.subtypes.len()).unwrap_or(0)).collect(), false),
        };
        for form in [ConditionForm::Last, ConditionForm::Linked, ConditionForm::Versus] {
            let prefix = if form == ConditionForm::Versus { "vs" } else { "if" };
            let facts = facts_of(bundle, rules, &format!("{prefix}-{name}"));
            for &subject in subjects(bundle, &format!("if-{name}")) {
                for &value in &values {
                    let Ok(value) = i32::try_from(value) else { continue };
                    let conditions = smallvec![(id, value)];
                    let row = CheckedRow { at: 0, op: OperationId(0), val: 0, conditions, role: Role::Base };
                    for &facts in &facts {
                        let row = TextRow::of(rules, &row, facts);
                        if let Ok(text) = condition(bundle, &row, 0, form, subject, &mut Marks::default()) {
                            found.add(bundle, &text, value, ConditionUse { id, form, takes_number });
                        }
                    }
                }
            }
        }
    }
    found.phrases
}

/// What can stand before an operation that follows a condition.
fn links<'b>(bundle: &'b Bundle, operation: &str) -> BTreeSet<&'b str> {
    let (timings, roles) = ([Timing::Play, Timing::Death], [Role::Base, Role::Replace, Role::Bonus]);
    let frames = timings.into_iter().flat_map(|timing| roles.map(|role| (timing, role)));
    let frames = frames.flat_map(|(timing, role)| [false, true].map(|versus| frame(timing, role, versus, true)));
    frames.filter_map(|frame| bundle.link(operation, frame)).collect()
}

/// The facts that can change a clause: one that selects on none has one form.
fn facts_of<'r>(bundle: &Bundle, rules: &'r Ruleset, message: &str) -> Vec<Facts<'r>> {
    let types = if bundle.facts(message).is_empty() { 0 } else { rules.card_types.len() };
    let types = (0..types).filter_map(|at| u8::try_from(at).ok().map(CardTypeId));
    types.map(Some).chain([None]).map(|card_type| Facts::of(rules, card_type)).collect()
}

/// The subjects that can change a clause: one that names none has one form.
fn subjects(bundle: &Bundle, message: &str) -> &'static [Subject] {
    if bundle.subject(message).is_some() { &[Subject::Named, Subject::SameAsBefore] } else { &[Subject::Named] }
}

/// The phrases that have been found, each once.
struct Found<T> {
    phrases: Vec<Phrase<T>>,
    known: HashSet<Phrase<T>>,
}

impl<T> Default for Found<T> {
    fn default() -> Self {
        Self { phrases: Vec::new(), known: HashSet::new() }
    }
}

impl<T: Copy + Eq + std::hash::Hash> Found<T> {
    fn add(&mut self, bundle: &Bundle, marked: &str, number: i32, means: T) {
        let parts = parts(bundle, marked, number);
        // Digits say the number of their phrase; other phrases are of one number alone.
        let number = if parts.contains(&Part::Number) { 0 } else { number };
        let phrase = Phrase { parts, means, number };
        if self.known.insert(phrase.clone()) {
            self.phrases.push(phrase);
        }
    }
}

/// The numbers of a range for which a clause is tried.
fn samples(range: &std::ops::RangeInclusive<i64>) -> Vec<i64> {
    let mut numbers: Vec<i64> = SAMPLES.into_iter().chain([*range.start(), *range.end()]).collect();
    numbers.retain(|number| range.contains(number));
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The parts of a marked clause: its number as a slot, all else as text.
fn parts(bundle: &Bundle, marked: &str, number: i32) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut text = String::new();
    let mut rest = marked;
    while let Some(at) = rest.find(NUMBER) {
        let inside = &rest[at + NUMBER.len_utf8()..];
        let end = inside.find(CLOSE).unwrap_or(inside.len());
        let figure = &inside[..end];
        text.push_str(&rest[..at]);
        if figure.parse() == Ok(number) {
            push_text(bundle, &mut parts, &mut text);
            parts.push(Part::Number);
        } else {
            text.push_str(figure);
        }
        rest = inside.get(end + CLOSE.len_utf8()..).unwrap_or_default();
    }
    text.push_str(rest);
    push_text(bundle, &mut parts, &mut text);
    parts
}

fn push_text(bundle: &Bundle, parts: &mut Vec<Part>, text: &mut String) {
    let unmarked: String = std::mem::take(text).chars().filter(|&c| !is_mark(c)).collect();
    if !unmarked.is_empty() {
        parts.push(Part::Text(fold_piece(&unmarked, bundle.language)));
    }
}

fn plain(bundle: &Bundle, marked: &str) -> String {
    let text: String = marked.chars().filter(|&c| !is_mark(c)).collect();
    fold(&text, bundle.language)
}

fn frames(bundle: &Bundle) -> Vec<Frame> {
    let slots = FramePiece::ALL.map(|piece| (piece.variable(), piece));
    let mut known: Vec<(Timing, Role, &str)> = Vec::new();
    let mut frames = Vec::new();
    for timing in [Timing::Play, Timing::Passive, Timing::Death] {
        for role in [Role::Base, Role::Replace, Role::Bonus] {
            for (versus, has_conditions) in [(false, false), (false, true), (true, false), (true, true)] {
                let id = frame(timing, role, versus, has_conditions);
                if known.contains(&(timing, role, id)) {
                    continue;
                }
                known.push((timing, role, id));
                frames.extend(slots_of(bundle, id, &slots).map(|parts| Frame { timing, role, parts }));
            }
        }
    }
    frames
}

fn halves(bundle: &Bundle, id: &'static str, [first, second]: [&'static str; 2]) -> Vec<FramePart<Half>> {
    slots_of(bundle, id, &[(first, Half::First), (second, Half::Second)]).unwrap_or_default()
}

/// The frame of the Legacy tag, with the tag put into it.
fn tag(bundle: &Bundle) -> Vec<FramePart<Half>> {
    let Ok(tag) = message(bundle, "tag-legacy", None, &FluentArgs::new()) else { return Vec::new() };
    let parts = halves(bundle, "frame-tag", ["tag", "text"]);
    let put = |part| match part {
        FramePart::Slot(Half::First) => FramePart::Text(plain(bundle, &tag)),
        other => other,
    };
    parts.into_iter().map(put).collect()
}

/// The clauses that say when rows happen.
fn timings(bundle: &Bundle, rules: &Ruleset) -> Vec<TimingClause> {
    let frame = halves(bundle, "frame-timing", ["on", "text"]);
    let of = |(timing, name, message): (Timing, &str, &'static str)| {
        let clause = words(bundle, name, Facts::of(rules, None)).map(|text| plain(bundle, &text)).unwrap_or_default();
        let mut head = String::new();
        for part in frame.iter().take_while(|part| **part != FramePart::Slot(Half::Second)) {
            match part {
                FramePart::Text(text) => head.push_str(text),
                FramePart::Slot(_) => head.push_str(&clause),
            }
        }
        TimingClause { timing, clause, head, message }
    };
    [(Timing::Play, "play", "on-play"), (Timing::Death, "death", "on-death")].map(of).into()
}

fn triggers(bundle: &Bundle, rules: &Ruleset) -> Vec<(TriggerId, String, String)> {
    let frame = halves(bundle, "frame-trigger", ["trigger", "text"]);
    let of = |(at, name): (usize, &crate::base::Name)| {
        let id = u8::try_from(at).ok().map(TriggerId)?;
        let clause = message(bundle, &format!("trigger-{name}"), None, &FluentArgs::new()).ok()?;
        let (mut before, mut after) = (String::new(), String::new());
        let mut is_before = true;
        for part in &frame {
            let side = if is_before { &mut before } else { &mut after };
            match part {
                FramePart::Text(text) => side.push_str(text),
                FramePart::Slot(Half::First) => side.push_str(&plain(bundle, &clause)),
                FramePart::Slot(Half::Second) => is_before = false,
            }
        }
        Some((id, before, after))
    };
    rules.triggers.keys().enumerate().filter_map(of).collect()
}

/// What the language prints between two sentences.
fn between(bundle: &Bundle) -> String {
    let parts = halves(bundle, "seq", ["a", "b"]);
    let text = parts.iter().find_map(|part| match part {
        FramePart::Text(text) => Some(text.clone()),
        FramePart::Slot(_) => None,
    });
    text.unwrap_or_default()
}

/// The parts of a message whose variables are slots.
fn slots_of<S: Copy>(bundle: &Bundle, id: &'static str, slots: &[(&'static str, S)]) -> Option<Vec<FramePart<S>>> {
    // Any private-use letters do: the message is printed with one for each slot and then cut there.
    let letters: Vec<char> =
        (0..slots.len()).filter_map(|at| char::from_u32(0xf0000 + u32::try_from(at).ok()?)).collect();
    let mut given = args([]);
    for (&(name, _), letter) in slots.iter().zip(&letters) {
        given.set(name, letter.to_string());
    }
    let text = message(bundle, id, None, &given).ok()?;
    let mut parts = Vec::new();
    let mut rest = text.as_str();
    while let Some((at, letter)) = rest.char_indices().find(|(_, c)| letters.contains(c)) {
        push_literal(bundle, &mut parts, &rest[..at]);
        let slot = letters.iter().position(|&known| known == letter)?;
        parts.push(FramePart::Slot(slots.get(slot)?.1));
        rest = &rest[at + letter.len_utf8()..];
    }
    push_literal(bundle, &mut parts, rest);
    Some(parts)
}

fn push_literal<S>(bundle: &Bundle, parts: &mut Vec<FramePart<S>>, text: &str) {
    if !text.is_empty() {
        parts.push(FramePart::Text(fold_piece(text, bundle.language)));
    }
}
