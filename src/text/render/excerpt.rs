//! A part of a text: what one row of it says.

use std::ops::Range;

use super::effect::{Fallback, Text};
use super::marks::Span;

/// Marks that open what is set apart.
const BRACKETS: [char; 4] = ['[', '(', '【', '「'];

impl Text {
    /// What a row says, from its first span to its last; empty if the text does not have the row.
    #[must_use]
    pub fn of_row(&self, row: usize) -> Text {
        self.of_rows(row..row + 1)
    }

    /// What rows say, from the first span to the last, with a bracket that opens just before it; empty if the text has none
    /// of them.
    #[must_use]
    pub fn of_rows(&self, rows: Range<usize>) -> Text {
        let found: Vec<(usize, Range<usize>)> = self.rows().into_iter().filter(|(at, _)| rows.contains(at)).collect();
        let first = found.iter().map(|(_, range)| range.start).min().unwrap_or(0);
        // A head is printed in brackets, which are no part of its words.
        let before = self.text.get(..first).and_then(|before| before.chars().next_back());
        let start = first - before.filter(|letter| BRACKETS.contains(letter)).map_or(0, char::len_utf8);
        let range = start..found.iter().map(|(_, range)| range.end).max().unwrap_or(start);
        let Some(text) = self.text.get(range.clone()).filter(|text| !text.is_empty()) else { return Text::default() };
        let moved = |part: &Range<usize>| {
            let is_inside = part.start >= range.start && part.end <= range.end;
            is_inside.then(|| part.start - range.start..part.end - range.start)
        };
        let spans_in = |spans: &[Span]| {
            let spans = spans.iter().filter(|span| rows.contains(&span.row));
            spans.filter_map(|span| Some(Span { range: moved(&span.range)?, ..span.clone() })).collect()
        };
        let fallbacks = self.fallbacks.iter();
        let fallbacks =
            fallbacks.filter_map(|fallback| Some(Fallback { range: moved(&fallback.range)?, ..fallback.clone() }));
        Text {
            text: text.to_owned(),
            spans: spans_in(&self.spans),
            nested: spans_in(&self.nested),
            trigger: None,
            sentences: found.into_iter().filter_map(|(row, range)| Some((row, moved(&range)?))).collect(),
            fallbacks: fallbacks.collect(),
        }
    }
}
