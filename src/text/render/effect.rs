//! The text of an effect: its sentences in order, after the trigger if there is one.

use std::ops::Range;

use smallvec::SmallVec;

use super::facts::Facts;
use super::json;
use super::marks::{Inside, Part, Span};
use super::page::Page;
use super::row::TextRow;
use crate::card::CheckedRow;
use crate::ruleset::{CardTypeId, Ruleset, TriggerId};
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
    /// The text, at most [`MAX_TEXT`](crate::text::MAX_TEXT) bytes.
    pub text: String,
    /// The meaning of each stretch, ordered by start. A longer span comes before the spans inside it.
    pub spans: Vec<Span>,
    /// The same of rows inside others.
    pub nested: Vec<Span>,
    /// The bytes of the trigger's clause.
    pub trigger: Option<Range<usize>>,
    /// The row of each sentence, and the bytes of the sentence.
    pub sentences: Vec<(usize, Range<usize>)>,
    /// The messages that the language lacks.
    pub fallbacks: Vec<Fallback>,
}

/// A row to which somebody points, or part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Index of the row in its list.
    pub row: usize,
    /// The row inside that one.
    pub inside: Inside,
    /// The part, with the index of its condition; `None` means the whole row.
    pub part: Option<(Part, Option<usize>)>,
}

impl Pointed {
    /// A whole row of a list.
    pub fn row(row: usize) -> Self {
        Self { row, inside: Inside::default(), part: None }
    }

    /// Whether a span of a text belongs to the part. Of a whole row no span does.
    pub fn is_part(self, span: &Span) -> bool {
        let is_row = (self.row, self.inside) == (span.row, span.inside);
        is_row && self.is_of(span.part, span.condition)
    }

    /// Whether a part of the row belongs to the part.
    pub fn is_of(self, part: Part, condition: Option<usize>) -> bool {
        let Some((pointed, at)) = self.part else { return false };
        pointed.whole() == part.whole() && (at.is_none() || at == condition)
    }
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

    /// Each row inside others, with the row of the list that it is inside, and its bytes from the first span to the last.
    pub fn nested_rows(&self) -> Vec<(usize, Inside, Range<usize>)> {
        let mut rows: Vec<(usize, Inside, Range<usize>)> = Vec::new();
        for span in &self.nested {
            match rows.iter_mut().find(|(row, inside, _)| (*row, *inside) == (span.row, span.inside)) {
                Some((.., range)) => *range = range.start.min(span.range.start)..range.end.max(span.range.end),
                None => rows.push((span.row, span.inside, span.range.clone())),
            }
        }
        rows
    }

    /// The bytes of a row, from its first span to its last.
    pub fn range_of(&self, pointed: Pointed) -> Option<Range<usize>> {
        if pointed.inside.is_empty() {
            return self.rows().into_iter().find(|(row, _)| *row == pointed.row).map(|(_, range)| range);
        }
        let mut rows = self.nested_rows().into_iter();
        rows.find(|(row, inside, _)| (*row, *inside) == (pointed.row, pointed.inside)).map(|(.., range)| range)
    }

    /// The spans of rows and of those inside them.
    pub fn all_spans(&self) -> impl Iterator<Item = &Span> {
        self.spans.iter().chain(&self.nested)
    }

    /// The row at a byte, and its innermost part there. Numbers of a row inside another belong to that.
    pub fn part_at(&self, byte: usize) -> Option<Pointed> {
        let innermost = |spans: &[Span]| {
            let spans = spans.iter().filter(|span| span.range.contains(&byte));
            let span = spans.min_by_key(|span| span.range.len())?;
            Some(Pointed { row: span.row, inside: span.inside, part: Some((span.part, span.condition)) })
        };
        innermost(&self.nested).or_else(|| innermost(&self.spans)).or_else(|| {
            let mut rows = self.rows().into_iter();
            let (row, _) = rows.find(|(_, range)| range.contains(&byte))?;
            Some(Pointed { row, inside: Inside::default(), part: None })
        })
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
        self.effect_on(language, rules, None, rows, context)
    }

    /// The text of an effect on a card of a type, which messages can select on.
    pub fn effect_on(
        &self,
        language: &Language,
        rules: &Ruleset,
        card_type: Option<CardTypeId>,
        rows: &[CheckedRow],
        context: Context,
    ) -> Text {
        let facts = Facts::of(rules, card_type);
        let mut rows: SmallVec<[TextRow<'_>; 4]> = rows.iter().map(|row| TextRow::of(rules, row, facts)).collect();
        let mut page = Page::new(self.bundle(language), self.bundle(ENGLISH));
        let text = page.rows(&mut rows, context.trigger.map(|id| rules.trigger(id).0.as_str()), facts);
        page.finish(&text, |at, condition, number| is_shown(&rows, at, condition, number))
    }
}

/// Whether a number is the one that the row at a position, or its condition, shows.
pub(in crate::text) fn is_shown(rows: &[TextRow<'_>], at: usize, condition: Option<usize>, number: &str) -> bool {
    rows.iter().find(|row| row.at == at).is_some_and(|row| row.shows(condition, number))
}
