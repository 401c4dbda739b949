//! A part of a text: what one row of it says.

use std::ops::Range;

use super::effect::{Fallback, Text};
use super::marks::Span;

/// Marks after which a sentence can begin.
const BREAKS: [char; 16] =
    ['\n', '.', '!', '?', ';', ':', ']', ')', '。', '！', '？', '；', '：', '】', '）', '\u{61B}'];
/// Marks that can be behind the last word of a sentence.
const ENDS: [char; 14] = ['.', '!', '?', '。', '！', '？', '\u{61F}', '”', '’', '»', '"', '」', '』', '“'];

impl Text {
    /// What a row says, from its first span to its last; empty if the text does not have the row.
    #[must_use]
    pub fn of_row(&self, row: usize) -> Text {
        self.of_rows(row..row + 1)
    }

    /// What rows say: from the first span to the last, with what is before it in its sentence ("if", a bracket) unless other
    /// rows say that, and with the full stop. Empty if the text has none of them.
    #[must_use]
    pub fn of_rows(&self, rows: Range<usize>) -> Text {
        let found: Vec<(usize, Range<usize>)> = self.rows().into_iter().filter(|(at, _)| rows.contains(at)).collect();
        let Some(first) = found.iter().map(|(_, range)| range.start).min() else { return Text::default() };
        let last = found.iter().map(|(_, range)| range.end).max().unwrap_or(first);
        let range = self.sentence_start(first, &rows)..self.sentence_end(last);
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

    /// Where the sentence begins that the first words of these rows are in; that of the words if others are before them.
    fn sentence_start(&self, first: usize, rows: &Range<usize>) -> usize {
        let others = self.rows().into_iter().filter(|(at, range)| !rows.contains(at) && range.end <= first);
        let trigger = self.trigger.iter().map(|range| range.end).filter(|end| *end <= first);
        let other = others.map(|(_, range)| range.end).chain(trigger).max();
        let before = self.text.get(other.unwrap_or(0)..first).unwrap_or_default();
        let own = match before.rfind(BREAKS) {
            Some(at) => before.get(at..).map(|from| from.trim_start_matches(BREAKS)),
            None => other.is_none().then_some(before),
        };
        first - own.map_or(0, |own| own.trim_start().len())
    }

    /// The end of the sentence whose last words end here.
    fn sentence_end(&self, last: usize) -> usize {
        let after = self.text.get(last..).unwrap_or_default();
        last + after.len() - after.trim_start_matches(ENDS).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::render::marks::{Inside, Part};

    fn text(whole: &str, rows: &[&str]) -> Text {
        let span = |(row, part): (usize, &&str)| {
            let start = whole.find(*part).unwrap();
            let range = start..start + part.len();
            Span { range, row, inside: Inside::default(), part: Part::Operation, condition: None, fallback: false }
        };
        Text { text: whole.to_owned(), spans: rows.iter().enumerate().map(span).collect(), ..Text::default() }
    }

    #[test]
    fn what_a_row_says_is_a_whole_sentence_where_it_is_one() {
        let whole = "[Double Attack] If you have 2 life, gain 1.\n[On K.O.] You may play a card and then draw 1.";
        let text = text(whole, &["you have 2 life, gain 1", "On K.O.] You may play a card", "draw 1"]);
        assert_eq!(text.of_row(0).text, "If you have 2 life, gain 1.");
        assert_eq!(text.of_row(1).text, "[On K.O.] You may play a card");
        assert_eq!(text.of_row(2).text, "draw 1.");
        assert_eq!(text.of_rows(1..3).text, "[On K.O.] You may play a card and then draw 1.");
        assert_eq!(text.of_rows(3..4).text, "");
    }
}
