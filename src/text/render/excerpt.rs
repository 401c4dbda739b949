//! A part of a text: what one row of it says.

use std::ops::Range;

use super::effect::{Fallback, Text};
use super::marks::Span;

impl Text {
    /// What a row says, from its first span to its last; empty if the text does not have the row.
    #[must_use]
    pub fn of_row(&self, row: usize) -> Text {
        let Some((_, range)) = self.rows().into_iter().find(|(at, _)| *at == row) else { return Text::default() };
        let Some(text) = self.text.get(range.clone()) else { return Text::default() };
        let moved = |part: &Range<usize>| {
            let is_inside = part.start >= range.start && part.end <= range.end;
            is_inside.then(|| part.start - range.start..part.end - range.start)
        };
        let spans = self.spans.iter().filter(|span| span.row == row);
        let spans = spans.filter_map(|span| Some(Span { range: moved(&span.range)?, ..span.clone() }));
        let fallbacks = self.fallbacks.iter();
        let fallbacks =
            fallbacks.filter_map(|fallback| Some(Fallback { range: moved(&fallback.range)?, ..fallback.clone() }));
        Text {
            text: text.to_owned(),
            spans: spans.collect(),
            trigger: None,
            sentences: vec![(row, 0..text.len())],
            fallbacks: fallbacks.collect(),
        }
    }
}
