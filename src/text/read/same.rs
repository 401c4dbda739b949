//! Messages that print the same text for different rows, which no reader can distinguish.

use std::collections::HashMap;

use super::phrases::{ConditionUse, Frame, FramePart, OperationForm, Part, Phrase, Phrases};
use crate::card::Role;
use crate::ruleset::{Ruleset, Timing};
use crate::text::Texts;
use crate::text::languages::Language;
use crate::text::render::sentence::FramePiece;

/// Two messages with the same text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct SameText {
    /// The id of the later message in the ruleset's order.
    pub(in crate::text) message: String,
    /// Its attribute.
    pub(in crate::text) attribute: Option<&'static str>,
    /// The earlier message with its attribute.
    pub(in crate::text) other: String,
    /// The text, with `#` for a number.
    pub(in crate::text) text: String,
}

/// The pairs of operations, and of conditions, that a language prints alike. Each message is listed once.
pub(in crate::text) fn same_texts(texts: &Texts, language: &'static Language, rules: &Ruleset) -> Vec<SameText> {
    let phrases = Phrases::of(texts.bundle(language), rules);
    let mut found: Vec<SameText> = Vec::new();
    let mut known: HashMap<String, (String, Option<&'static str>)> = HashMap::new();
    let mut add = |key: String, message: String, attribute: Option<&'static str>, text: String| {
        let (first, first_attribute) = known.entry(key).or_insert_with(|| (message.clone(), attribute)).clone();
        if first != message && found.iter().all(|pair| (&pair.message, pair.attribute) != (&message, attribute)) {
            let other = first_attribute.map_or_else(|| first.clone(), |attribute| format!("{first}.{attribute}"));
            found.push(SameText { message, attribute, other, text });
        }
    };
    for phrase in &phrases.operations {
        let OperationForm { op, role, times } = phrase.means;
        if times > 1 {
            continue;
        }
        let (name, operation) = rules.operation(op);
        let frames = phrases.frames.iter().filter(|frame| (frame.timing, frame.role) == (operation.timing, role));
        let frames = frames.filter(|frame| is_whole(frame));
        let attribute = match role {
            Role::Base => None,
            Role::Replace => Some("replace"),
            Role::Bonus => Some("bonus"),
        };
        for frame in frames {
            add(key(&shape(frame), phrase), format!("op-{name}"), attribute, text(&phrase.parts));
        }
    }
    for phrase in &phrases.conditions {
        let ConditionUse { id, form, .. } = phrase.means;
        add(key(&format!("{form:?}"), phrase), format!("if-{}", rules.condition(id).0), None, text(&phrase.parts));
    }
    found
}

/// What a phrase is printed in, and its own text. A phrase without its digits is of one number.
fn key<T>(around: &str, phrase: &Phrase<T>) -> String {
    format!("{around}\n{}", text(&phrase.parts))
}

/// Whether a frame has the pieces that distinguish its rows from others. One that lacks them is reported by another check.
fn is_whole(frame: &Frame) -> bool {
    let has = |piece: FramePiece| frame.parts.contains(&FramePart::Slot(piece));
    has(FramePiece::Operation) && (frame.timing != Timing::Death || has(FramePiece::Death))
}

/// The text of a frame with its slots.
fn shape(frame: &Frame) -> String {
    let part = |part: &FramePart<_>| match part {
        FramePart::Text(text) => text.clone(),
        FramePart::Slot(slot) => format!("{{{slot:?}}}"),
    };
    frame.parts.iter().map(part).collect()
}

fn text(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(piece) => text.push_str(piece),
            Part::Number => text.push('#'),
        }
    }
    text
}
