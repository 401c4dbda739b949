//! The text of an effect: its sentences in order, after the trigger if there is one.

use std::ops::Range;

use super::bundle::{Bundle, MAX_TEXT, MissingReason};
use super::clause::{MissingMessage, args, message};
use super::json;
use super::marks::{Marks, Part, Piece, Span, is_mark, unmark};
use super::pseudo::BRACKETS;
use super::sentence::{Place, sentence};
use crate::card::CheckedRow;
use crate::ruleset::{Ruleset, TriggerId};
use crate::text::Texts;
use crate::text::languages::{ENGLISH, Language};

/// What a text depends on apart from the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// The trigger of the card.
    pub trigger: Option<TriggerId>,
}

/// The text of an effect in one language (section 5 of the paper), and the position of every part of every row in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The text, at most [`MAX_TEXT`] bytes.
    pub text: String,
    /// The meaning of each stretch, ordered by start. A longer span comes before the spans inside it.
    pub spans: Vec<Span>,
    /// The bytes of the trigger's clause.
    pub trigger: Option<Range<usize>>,
    /// The row of each sentence, and the bytes of the sentence.
    pub sentences: Vec<(usize, Range<usize>)>,
    /// The messages that the language lacks.
    pub fallbacks: Vec<Fallback>,
}

/// A stretch that is not in the language of the text, because the language lacks its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallback {
    /// The row, or `None` if the stretch belongs to no row, e.g. to the trigger.
    pub row: Option<usize>,
    /// The bytes in the text.
    pub range: Range<usize>,
    /// The missing message with its attribute.
    pub message: String,
    /// Whether the message exists but cannot be formatted.
    pub is_broken: bool,
    /// Whether English lacks the message too.
    pub in_no_language: bool,
}

impl Text {
    /// The rows of the text, each with the bytes from its first span to its last.
    pub fn rows(&self) -> Vec<(usize, Range<usize>)> {
        let mut rows: Vec<(usize, Range<usize>)> = Vec::new();
        for span in &self.spans {
            match rows.iter_mut().find(|(row, _)| *row == span.row) {
                Some((_, range)) => *range = range.start.min(span.range.start)..range.end.max(span.range.end),
                None => rows.push((span.row, span.range.clone())),
            }
        }
        rows
    }

    /// The row at a byte, and its innermost part there with the index of its condition.
    #[allow(clippy::type_complexity, reason = "a row, its part, and that part's condition, as `Highlight` has them")]
    pub fn part_at(&self, byte: usize) -> Option<(usize, Option<(Part, Option<usize>)>)> {
        let spans = self.spans.iter().filter(|span| span.range.contains(&byte));
        if let Some(span) = spans.min_by_key(|span| span.range.len()) {
            return Some((span.row, Some((span.part, span.condition))));
        }
        self.rows().into_iter().find(|(_, range)| range.contains(&byte)).map(|(row, _)| (row, None))
    }

    /// The text with its fallbacks between ⟨ and ⟩, for output that has no other way to show them.
    pub fn marked(&self) -> String {
        let mut text = self.text.clone();
        let mut ranges: Vec<&Range<usize>> = self.fallbacks.iter().map(|fallback| &fallback.range).collect();
        ranges.sort_by_key(|range| range.start);
        for range in ranges.into_iter().rev() {
            text.insert(range.end, '⟩');
            text.insert(range.start, '⟨');
        }
        text
    }

    /// The text as JSON: `{"text": …, "spans": [{"start", "end", "row", "part"}]}`, with offsets in bytes.
    pub fn to_json(&self) -> serde_json::Value {
        json::text(self)
    }
}

impl Texts {
    /// The text of an effect. A sentence whose wording the language lacks is English and listed in
    /// [`Text::fallbacks`].
    pub fn effect(&self, language: &Language, rules: &Ruleset, rows: &[CheckedRow], context: Context) -> Text {
        let mut writer = Writer {
            own: self.bundle(language),
            english: self.bundle(ENGLISH),
            rules,
            marks: Marks::default(),
            pending: Vec::new(),
        };
        let text = writer.text(rows, context);
        writer.finish(&text, rows)
    }
}

/// A fallback whose position is known only when the text is finished.
struct PendingFallback {
    row: Option<usize>,
    missing: MissingMessage,
    in_no_language: bool,
}

struct Writer<'a> {
    own: &'a Bundle,
    english: &'a Bundle,
    rules: &'a Ruleset,
    marks: Marks,
    pending: Vec<PendingFallback>,
}

impl Writer<'_> {
    fn text(&mut self, rows: &[CheckedRow], context: Context) -> String {
        let trigger = context.trigger.filter(|_| !rows.is_empty());
        let mut text = String::new();
        let trigger = trigger.map(|id| format!("trigger-{}", self.rules.trigger(id).0));
        for (at, row) in rows.iter().enumerate() {
            let capital = at > 0 || trigger.is_none() || self.own.capital_after_trigger();
            let after = trigger.as_deref().filter(|_| at == 0);
            let rules = self.rules;
            let sentence = self.with_fallback(Some(row.at), |bundle, marks| {
                let place = Place { capital, subject: after.and_then(|trigger| bundle.subject(trigger)) };
                sentence(bundle, rules, row, place, marks)
            });
            if text.len() + sentence.len() > MAX_TEXT / 2 {
                break;
            }
            let sentence = self.marks.wrap(Piece::Sentence(row.at), &sentence);
            text = if text.is_empty() { sentence } else { self.join("seq", ("a", &text), ("b", &sentence)) };
        }
        if let Some(id) = trigger {
            let clause = self.with_fallback(None, |bundle, marks| {
                message(bundle, &id, None, &args([])).map(|text| marks.wrap(Piece::Trigger, &text))
            });
            text = self.join("frame-trigger", ("trigger", &clause), ("text", &text));
            self.own.language.capital(&mut text, is_mark);
        }
        text
    }

    /// The wording of the language, otherwise that of English, otherwise the placeholder for a missing wording.
    fn with_fallback(
        &mut self,
        row: Option<usize>,
        words: impl Fn(&Bundle, &mut Marks) -> Result<String, MissingMessage>,
    ) -> String {
        let missing = match words(self.own, &mut self.marks) {
            Ok(text) => return text,
            Err(missing) => missing,
        };
        let english = words(self.english, &mut self.marks);
        let in_no_language = english.is_err();
        let text = english.unwrap_or_else(|_| missing_wording(self.own, self.english));
        let piece = Piece::Fallback(self.pending.len());
        self.pending.push(PendingFallback { row, missing, in_no_language });
        self.marks.wrap(piece, &text)
    }

    /// Joins two parts with a message of the language or of English. If both lack it, the parts are put one after the
    /// other.
    fn join(&mut self, id: &str, a: (&'static str, &str), b: (&'static str, &str)) -> String {
        let pieces = || args([(a.0, a.1.into()), (b.0, b.1.into())]);
        let own = message(self.own, id, None, &pieces());
        own.or_else(|missing| {
            let english = message(self.english, id, None, &pieces());
            self.pending.push(PendingFallback { row: None, missing, in_no_language: english.is_err() });
            english
        })
        .unwrap_or_else(|_| format!("{}{}", a.1, b.1))
    }

    fn finish(self, text: &str, rows: &[CheckedRow]) -> Text {
        let is_number_of = |at: usize, condition: Option<usize>, number: &str| {
            let row = rows.iter().find(|row| row.at == at);
            let meant = row.and_then(|row| match condition {
                None => Some(row.val),
                Some(place) => row.conditions.get(place).map(|&(_, param)| param),
            });
            meant.is_some_and(|meant| number.parse() == Ok(meant))
        };
        let done = if self.own.language.is_pseudo() && !text.is_empty() {
            unmark(&format!("{}{text}{}", BRACKETS.0, BRACKETS.1), &self.marks, is_number_of)
        } else {
            unmark(text, &self.marks, is_number_of)
        };
        let fallbacks = self.pending.into_iter().enumerate().map(|(at, substitute)| Fallback {
            row: substitute.row,
            range: done.fallbacks.iter().find(|(number, _)| *number == at).map_or(0..0, |(_, range)| range.clone()),
            message: substitute.missing.message,
            is_broken: substitute.missing.reason == MissingReason::Broken,
            in_no_language: substitute.in_no_language,
        });
        Text {
            fallbacks: fallbacks.collect(),
            text: done.text,
            spans: done.spans,
            trigger: done.trigger,
            sentences: done.sentences,
        }
    }
}

/// The placeholder for a wording that no language has.
pub(in crate::text) fn missing_wording(own: &Bundle, english: &Bundle) -> String {
    let words = |bundle: &Bundle| bundle.format("wording-missing", None, &args([])).ok();
    words(own).or_else(|| words(english)).unwrap_or_else(|| "…".to_owned())
}
