//! Rules text in the form that templates use: sentences of runs, each run with the row and the parts that produced it.

use serde::Serialize;

use crate::text::{Inside, Part, Text};

/// A highlighted row, or part of a row. A row inside another one is highlighted as a whole.
pub use crate::text::Pointed as Highlight;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sentence {
    pub runs: Vec<Run>,
    /// Whether the sentence is below the Legacy rule line.
    pub legacy: bool,
    /// Whether the sentence starts a new line.
    pub line: bool,
    /// The words of the game that are in it, if a line could end inside one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<String>,
}

/// A piece of a sentence with one style.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Run {
    /// The text, with its spaces.
    pub text: String,
    /// Style: a value, a tag, a head, or plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<&'static str>,
    /// The operation of a value, by which the template chooses an icon.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub of: Option<Of>,
    /// 1 for a highlighted row, 2 for a highlighted part.
    #[serde(skip_serializing_if = "is_plain")]
    pub mark: u8,
    /// The number under which the positions of the run are reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<usize>,
    /// The row that produced it.
    #[serde(skip)]
    pub row: Option<usize>,
    /// The enclosing parts of the row, innermost last, each with the index of its condition.
    #[serde(skip)]
    pub inside: Vec<(Part, Option<usize>)>,
    /// The row inside that row.
    #[serde(skip)]
    pub nested: Inside,
}

/// The operation of a value, by its ids in the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Of {
    pub op: String,
    pub kind: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_plain(mark: &u8) -> bool {
    *mark == 0
}

impl Run {
    /// Applies a highlight.
    fn marked(&mut self, highlight: &Highlight) {
        if self.row == Some(highlight.row) {
            let is_part = if highlight.inside.is_empty() {
                highlight.part.is_some_and(|part| self.inside.contains(&part))
            } else {
                self.nested.is_in(highlight.inside)
            };
            self.mark = if is_part { 2 } else { 1 };
        }
    }
}

/// The sentences of a text and the separator between them. `begins_line` returns whether the sentence of a row starts a
/// new line.
pub fn sentences(text: &Text, begins_line: impl Fn(usize) -> bool) -> (Vec<Sentence>, String) {
    if text.sentences.is_empty() {
        let lines = text.text.lines().map(str::trim).filter(|line| !line.is_empty());
        let plain = |line: &str| Run { text: line.to_owned(), ..Run::default() };
        let lines =
            lines.map(|line| Sentence { runs: vec![plain(line)], legacy: false, line: true, terms: Vec::new() });
        return (lines.collect(), " ".to_owned());
    }
    let between = text.sentences.windows(2).map(|pair| text.text.get(pair[0].1.end..pair[1].1.start));
    let join = between.flatten().next().unwrap_or(" ").to_owned();
    let sentence = |(row, range): &(usize, std::ops::Range<usize>)| {
        let runs = runs(text, *row, range.clone());
        let legacy = runs.iter().any(|run| run.part == Some(TAG));
        Sentence { runs, legacy, line: begins_line(*row), terms: Vec::new() }
    };
    let mut sentences: Vec<Sentence> = text.sentences.iter().map(sentence).collect();
    // The clause of a trigger is around the sentences, e.g. "When the opponent plays an Action: ".
    let around = |range: std::ops::Range<usize>, part: Option<&'static str>| {
        let text = text.text.get(range).filter(|text| !text.is_empty())?;
        Some(Run { text: text.to_owned(), part, ..Run::default() })
    };
    if let (Some((_, range)), Some(first)) = (text.sentences.first(), sentences.first_mut()) {
        first.runs.splice(0..0, around(0..range.start, Some(HEAD)));
    }
    if let (Some((_, range)), Some(last)) = (text.sentences.last(), sentences.last_mut()) {
        last.runs.extend(around(range.end..text.text.len(), None));
    }
    (sentences, join)
}

const TAG: &str = "tag";
/// When the ability of a row happens, and what is printed before all rows: keywords, the clause of a trigger.
const HEAD: &str = "head";
const VALUE: &str = "value";

/// Splits a range of text wherever a span starts or ends.
fn runs(text: &Text, row: usize, range: std::ops::Range<usize>) -> Vec<Run> {
    let inside = |at: &usize| range.start < *at && *at < range.end;
    let nested = text.nested_rows();
    let ranges = text.spans.iter().map(|span| &span.range).chain(nested.iter().map(|(.., range)| range));
    let mut cuts: Vec<usize> = ranges.flat_map(|range| [range.start, range.end]).collect();
    cuts.retain(inside);
    cuts.extend([range.start, range.end]);
    cuts.sort_unstable();
    cuts.dedup();
    let run = |pair: &[usize]| {
        let around = text.spans.iter().filter(|span| span.range.start <= pair[0] && pair[1] <= span.range.end);
        let inside: Vec<(Part, Option<usize>)> = around.map(|span| (span.part, span.condition)).collect();
        let is = |part: Part| inside.iter().any(|(found, _)| *found == part);
        let set = if is(Part::Tag) {
            Some(TAG)
        } else if is(Part::Value) {
            Some(VALUE)
        } else if is(Part::Timing) {
            Some(HEAD)
        } else {
            None
        };
        let piece = text.text.get(pair[0]..pair[1]).unwrap_or_default().to_owned();
        let around = nested.iter().filter(|(.., range)| range.start <= pair[0] && pair[1] <= range.end);
        let nested = around.min_by_key(|(.., range)| range.len()).map(|(_, inside, _)| *inside).unwrap_or_default();
        Run { text: piece, part: set, row: Some(row), inside, nested, ..Run::default() }
    };
    let mut runs: Vec<Run> = cuts.windows(2).map(run).collect();
    for at in 1..runs.len() {
        if let [.., before, after] = &mut runs[..=at]
            && matches!(before.part, Some(TAG | HEAD))
        {
            let moved = word_end(&before.text, &after.text);
            before.text.extend(after.text.drain(..moved));
        }
    }
    runs.retain(|run| !run.text.is_empty());
    runs
}

/// The most letters that end a word which began in another run.
const ENDING: usize = 3;

/// The bytes of `after` that end the last word of `before`, as in Korean and Japanese, where endings of a verb join clauses.
fn word_end(before: &str, after: &str) -> usize {
    if !before.ends_with(char::is_alphabetic) {
        return 0;
    }
    let end = after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len());
    if after[..end].chars().count() > ENDING { 0 } else { end }
}

/// Notes the terms of each sentence, as `terms_in` finds them in its text.
pub(super) fn note_terms(sentences: &mut [Sentence], terms_in: impl Fn(&str) -> Vec<String>) {
    for sentence in sentences {
        let text: String = sentence.runs.iter().map(|run| run.text.as_str()).collect();
        sentence.terms = terms_in(&text);
    }
}

/// Makes everything a head: the text of a card that has no rows, only keywords.
pub(super) fn only_head(sentences: &mut [Sentence]) {
    for run in sentences.iter_mut().flat_map(|sentence| &mut sentence.runs) {
        run.part = Some(HEAD);
    }
}

/// Sets the operation of every value. A value that consists of several runs gets it on the first.
pub(super) fn name_operations(sentences: &mut [Sentence], of: impl Fn(usize) -> Option<Of>) {
    for sentence in sentences {
        let mut within = false;
        for run in &mut sentence.runs {
            let is_value = run.part == Some(VALUE);
            if is_value && !within {
                run.of = run.row.and_then(&of);
            }
            within = is_value;
        }
    }
}

/// Numbers the runs and marks the highlighted ones.
pub(super) fn point(sentences: &mut [Sentence], highlight: Option<&Highlight>) {
    for (at, run) in sentences.iter_mut().flat_map(|sentence| &mut sentence.runs).enumerate() {
        run.area = run.row.map(|_| at);
        if let Some(highlight) = highlight {
            run.marked(highlight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Highlight, point, sentences};
    use crate::text::{Inside, Part, Span, Text};

    fn span(range: std::ops::Range<usize>, row: usize, part: Part) -> Span {
        Span { range, row, inside: Inside::default(), part, condition: None, fallback: false }
    }

    #[test]
    fn a_head_ends_with_its_word() {
        let joined = |text: &str, end: usize| {
            let text = Text {
                text: text.to_owned(),
                spans: vec![span(0..end, 0, Part::Tag)],
                sentences: vec![(0, 0..text.len())],
                ..Text::default()
            };
            sentences(&text, |_| true).0[0].runs[0].text.clone()
        };
        assert_eq!(joined("패에 있고 두 리더", "패에 있".len()), "패에 있고");
        assert_eq!(joined("手札にあるなら、1枚引く。", "手札にあ".len()), "手札にあるなら");
        assert_eq!(joined("在手牌中且起始体力，则抽牌", "在手牌中".len()), "在手牌中", "more than an ending");
        assert_eq!(joined("In hand: draw", "In hand".len()), "In hand");
    }

    #[test]
    fn a_text_is_cut_at_its_spans_and_marked_by_row_and_part() {
        let text = Text {
            text: "Deal 5. [Legacy] Draw 1.".to_owned(),
            spans: vec![
                span(0..6, 0, Part::Operation),
                span(5..6, 0, Part::Value),
                span(9..15, 1, Part::Tag),
                span(17..23, 1, Part::Operation),
            ],
            sentences: vec![(0, 0..7), (1, 8..24)],
            ..Text::default()
        };
        let (mut found, join) = sentences(&text, |row| row == 1);
        assert_eq!(join, " ");
        let pieces: Vec<Vec<&str>> =
            found.iter().map(|sentence| sentence.runs.iter().map(|run| run.text.as_str()).collect()).collect();
        assert_eq!(pieces, [vec!["Deal ", "5", "."], vec!["[", "Legacy", "] ", "Draw 1", "."]]);
        assert_eq!((found[0].legacy, found[1].legacy, found[1].line), (false, true, true));
        assert_eq!((found[0].runs[1].part, found[1].runs[1].part), (Some("value"), Some("tag")));
        point(&mut found, Some(&Highlight { part: Some((Part::Value, None)), ..Highlight::row(0) }));
        let marks: Vec<u8> = found.iter().flat_map(|sentence| &sentence.runs).map(|run| run.mark).collect();
        assert_eq!(marks, [1, 2, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn the_clause_of_a_trigger_is_in_the_first_sentence() {
        let text = Text {
            text: "When hit: Draw 1. Heal 2.".to_owned(),
            trigger: Some(0..8),
            sentences: vec![(0, 10..17), (1, 18..25)],
            ..Text::default()
        };
        let (found, join) = sentences(&text, |_| false);
        let texts = |sentence: &super::Sentence| sentence.runs.iter().map(|run| run.text.clone()).collect::<String>();
        assert_eq!(found.iter().map(texts).collect::<Vec<_>>(), ["When hit: Draw 1.", "Heal 2."]);
        assert_eq!((join.as_str(), found[0].runs[0].row), (" ", None));
        assert_eq!((found[0].runs[0].part, found[1].runs[0].part), (Some("head"), None));
    }

    #[test]
    fn a_wording_without_rows_is_plain_lines() {
        let text = Text { text: "One.\n\nTwo.".to_owned(), ..Text::default() };
        let (found, _) = sentences(&text, |_| false);
        assert_eq!(found.len(), 2);
        assert!(found[1].line && found[1].runs[0].row.is_none());
    }
}
