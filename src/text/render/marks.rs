//! Marks: invisible characters that connect a stretch of a finished text with its row.
//!
//! Each part of a sentence is put between marks before it goes into its frame, so that the marks follow the part
//! wherever the language moves it. When the text is finished, [`unmark`] removes the marks and returns them as
//! [`Span`]s. The characters are from Unicode's private use area; they are removed from all text that comes from
//! files, because otherwise a file could forge a span.

use std::borrow::Cow;
use std::ops::Range;

/// Ends the innermost part, number or word.
pub(in crate::text) const CLOSE: char = '\u{e000}';
/// Begins a number that is written in digits.
pub(in crate::text) const NUMBER: char = '\u{e001}';
/// Begins a word of the lexicon.
pub(in crate::text) const TARGET: char = '\u{e002}';
/// Begin and end the words that say that a row replaces or adds. These and the next may overlap other parts.
const MODIFIER: (char, char) = ('\u{e003}', '\u{e004}');
/// Begin and end a number that is written in words.
const WORDS: (char, char) = ('\u{e005}', '\u{e006}');
const FIRST: u32 = 0xe010;
const LAST: u32 = 0xf8ff;

/// The meaning of a stretch of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The whole clause of the row's operation.
    Operation,
    /// The value of the row.
    Value,
    /// The whole clause of a condition.
    Condition,
    /// The number of a condition.
    ConditionNumber,
    /// The name that a condition asks for: a subtype.
    Target,
    /// The words that say that the row replaces or adds to an earlier one.
    Modifier,
    /// A tag before the sentence of the row.
    Tag,
    /// What the row is about: a noun phrase.
    Aim,
    /// When the ability of the row happens.
    Timing,
    /// What the ability of the row costs.
    Cost,
    /// How long the row lasts.
    Duration,
}

impl Part {
    /// The name in JSON output. The number of a condition counts as part of the condition.
    pub fn as_str(self) -> &'static str {
        match self {
            Part::Operation => "operation",
            Part::Value => "value",
            Part::Condition | Part::ConditionNumber => "condition",
            Part::Target => "target",
            Part::Modifier => "modifier",
            Part::Tag => "tag",
            Part::Aim => "aim",
            Part::Timing => "timing",
            Part::Cost => "cost",
            Part::Duration => "duration",
        }
    }

    /// The part that this one is highlighted with: a value belongs to its operation, a number or a name to its condition.
    #[must_use]
    pub fn whole(self) -> Self {
        match self {
            Part::Operation | Part::Value | Part::Modifier => Part::Operation,
            Part::Condition | Part::ConditionNumber | Part::Target => Part::Condition,
            Part::Tag | Part::Aim | Part::Timing | Part::Cost | Part::Duration => self,
        }
    }

    /// The part that a number in a clause of this part has.
    fn number_in(self) -> Self {
        match self {
            Part::Operation => Part::Value,
            Part::Aim | Part::Timing | Part::Cost | Part::Duration => self,
            _ => Part::ConditionNumber,
        }
    }
}

/// How deep rows are inside others at most.
const DEPTH: usize = 4;

/// A row inside another one: its place in the list of each row around it, from the outermost. Empty: the row itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inside {
    places: [u8; DEPTH],
    depth: u8,
}

impl Inside {
    /// A row in the list of this one, if that is not too deep.
    #[must_use]
    pub fn then(mut self, at: usize) -> Option<Self> {
        *self.places.get_mut(usize::from(self.depth))? = u8::try_from(at).ok()?;
        self.depth += 1;
        Some(self)
    }

    /// The row at the end of these places.
    pub fn of(places: &[usize]) -> Option<Self> {
        places.iter().try_fold(Self::default(), |inside, at| inside.then(*at))
    }

    /// Whether it is the row of the list itself.
    pub fn is_empty(self) -> bool {
        self.depth == 0
    }

    /// The place in each list, from the outermost.
    pub fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.places.iter().take(usize::from(self.depth)).map(|at| usize::from(*at))
    }

    /// Whether it is a row, or one inside that.
    pub fn is_in(&self, outer: Self) -> bool {
        self.depth >= outer.depth && self.places().zip(outer.places()).all(|(own, other)| own == other)
    }
}

/// A stretch of a text and its origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The bytes in the text.
    pub range: Range<usize>,
    /// The index of the row in its list.
    pub row: usize,
    /// The row inside that one.
    pub inside: Inside,
    /// The meaning of the stretch.
    pub part: Part,
    /// The index of the condition in the row, if the stretch belongs to a condition.
    pub condition: Option<usize>,
    /// Whether the stretch is English because the language lacks the wording.
    pub fallback: bool,
}

pub(in crate::text) fn around(mark: char, text: &str) -> String {
    let mut marked = String::with_capacity(text.len() + 6);
    marked.push(mark);
    marked.push_str(text);
    marked.push(CLOSE);
    marked
}

/// Marks the bytes that say that a row replaces or adds.
pub(in crate::text) fn mark_modifier(text: &mut String, range: Range<usize>) {
    text.insert(range.end, MODIFIER.1);
    text.insert(range.start, MODIFIER.0);
}

/// Marks the bytes that say a number in words.
pub(in crate::text) fn mark_words(text: &mut String, range: Range<usize>) {
    text.insert(range.end, WORDS.1);
    text.insert(range.start, WORDS.0);
}

/// The meaning of a mark.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) enum Piece {
    /// A part of a row, with the index of its condition.
    Row(usize, Part, Option<usize>),
    /// A part of a row inside another one.
    Nested(usize, Inside, Part, Option<usize>),
    /// The trigger of the whole text.
    Trigger,
    /// The whole sentence of a row.
    Sentence(usize),
    /// A stretch that falls back to English: its index in the list of fallbacks.
    Fallback(usize),
}

/// The marks that are used in one text.
#[derive(Debug, Default)]
pub(in crate::text) struct Marks {
    pieces: Vec<Piece>,
    /// Rows that are printed once with others: the row that is marked, and the one that it also represents.
    repeats: Vec<(usize, usize)>,
}

impl Marks {
    /// A new mark, or `None` if all are used. There are 6,384 marks, more than any valid list of rows needs.
    fn new_mark(&mut self, piece: Piece) -> Option<char> {
        let mark = u32::try_from(self.pieces.len()).ok().map(|at| FIRST + at).filter(|&code| code <= LAST)?;
        self.pieces.push(piece);
        char::from_u32(mark)
    }

    /// Puts a text between new marks.
    pub(in crate::text) fn wrap(&mut self, piece: Piece, text: &str) -> String {
        self.new_mark(piece).map_or_else(|| text.to_owned(), |mark| around(mark, text))
    }

    /// Notes that what is printed for a row is also the text of another one.
    pub(in crate::text) fn repeat(&mut self, row: usize, other: usize) {
        self.repeats.push((row, other));
    }

    fn piece(&self, c: char) -> Option<Piece> {
        let at = (c as u32).checked_sub(FIRST)?;
        self.pieces.get(usize::try_from(at).ok()?).copied()
    }
}

/// A text without marks, and the positions of the marks.
#[derive(Debug, Default)]
pub(in crate::text) struct Unmarked {
    pub(in crate::text) text: String,
    pub(in crate::text) spans: Vec<Span>,
    /// Those of rows inside others.
    pub(in crate::text) nested: Vec<Span>,
    pub(in crate::text) trigger: Option<Range<usize>>,
    /// Sentences by row.
    pub(in crate::text) sentences: Vec<(usize, Range<usize>)>,
    /// Stretches by index of the fallback.
    pub(in crate::text) fallbacks: Vec<(usize, Range<usize>)>,
}

/// Removes the marks from a text. `is_number_of` decides whether a number is the one that a part of a row shows.
pub(in crate::text) fn unmark(
    marked: &str,
    marks: &Marks,
    is_number_of: impl Fn(usize, Option<usize>, &str) -> bool,
) -> Unmarked {
    let mut done = Unmarked { text: String::with_capacity(marked.len()), ..Unmarked::default() };
    let mut open: Vec<(OpenMark, usize)> = Vec::new();
    let (mut modifier, mut words) = (None, None);
    for c in marked.chars() {
        if !is_mark(c) {
            done.text.push(c);
            continue;
        }
        let here = done.text.len();
        match c {
            CLOSE => match open.pop() {
                Some((OpenMark::Piece(piece), start)) => done.push(piece, start..here),
                Some((OpenMark::Number, start)) => {
                    let number = &done.text[start..here];
                    let clause = innermost(&open).filter(|&(row, _, condition)| is_number_of(row, condition, number));
                    done.push_in(clause, Part::number_in, start..here);
                }
                Some((OpenMark::Target, start)) => done.push_in(innermost(&open), |_| Part::Target, start..here),
                None => {}
            },
            _ if c == NUMBER => open.push((OpenMark::Number, here)),
            _ if c == TARGET => open.push((OpenMark::Target, here)),
            _ if c == MODIFIER.0 => modifier = Some(here),
            _ if c == WORDS.0 => words = Some(here),
            _ if c == MODIFIER.1 => {
                if let Some(start) = modifier.take() {
                    done.push_in(innermost(&open), |_| Part::Modifier, start..here);
                }
            }
            _ if c == WORDS.1 => {
                if let Some(start) = words.take() {
                    done.push_in(innermost(&open), Part::number_in, start..here);
                }
            }
            _ => {
                if let Some(piece) = marks.piece(c) {
                    open.push((OpenMark::Piece(piece), here));
                }
            }
        }
    }
    let Unmarked { spans, nested, fallbacks, sentences, .. } = &mut done;
    for span in spans.iter_mut().chain(nested.iter_mut()) {
        span.fallback =
            fallbacks.iter().any(|(_, range)| range.start <= span.range.start && span.range.end <= range.end);
    }
    for &(row, other) in &marks.repeats {
        let same: Vec<Span> = spans.iter().filter(|span| span.row == row).cloned().collect();
        spans.extend(same.into_iter().map(|span| Span { row: other, ..span }));
        let same: Vec<Span> = nested.iter().filter(|span| span.row == row).cloned().collect();
        nested.extend(same.into_iter().map(|span| Span { row: other, ..span }));
        let same: Vec<_> =
            sentences.iter().filter(|(of, _)| *of == row).map(|(_, range)| (other, range.clone())).collect();
        sentences.extend(same);
    }
    spans.sort_by_key(|span| (span.range.start, std::cmp::Reverse(span.range.end), span.part));
    sentences.sort_by_key(|(row, range)| (range.start, *row));
    done
}

/// A mark whose end has not been reached.
#[derive(Clone, Copy)]
enum OpenMark {
    Piece(Piece),
    Number,
    Target,
}

/// The innermost clause of a row at a position: row, part and condition.
fn innermost(open: &[(OpenMark, usize)]) -> Option<(usize, Part, Option<usize>)> {
    open.iter().rev().find_map(|&(opened, _)| match opened {
        OpenMark::Piece(Piece::Row(row, part, condition)) => Some((row, part, condition)),
        _ => None,
    })
}

impl Unmarked {
    /// Adds a span inside a clause.
    fn push_in(
        &mut self,
        clause: Option<(usize, Part, Option<usize>)>,
        part: impl Fn(Part) -> Part,
        range: Range<usize>,
    ) {
        if let Some((row, around, condition)) = clause {
            self.push(Piece::Row(row, part(around), condition), range);
        }
    }

    fn push(&mut self, piece: Piece, range: Range<usize>) {
        if range.is_empty() {
            return;
        }
        match piece {
            Piece::Row(row, part, condition) => {
                self.spans.push(Span { range, row, inside: Inside::default(), part, condition, fallback: false });
            }
            Piece::Nested(row, inside, part, condition) => {
                self.nested.push(Span { range, row, inside, part, condition, fallback: false });
            }
            Piece::Trigger => self.trigger = Some(range),
            Piece::Sentence(row) => self.sentences.push((row, range)),
            Piece::Fallback(at) => self.fallbacks.push((at, range)),
        }
    }
}

pub(in crate::text) fn is_mark(c: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&c)
}

/// A text without characters that could be taken for marks. Each of them becomes U+FFFD.
pub(in crate::text) fn clean(text: &str) -> Cow<'_, str> {
    if text.contains(is_mark) { text.replace(is_mark, "\u{fffd}").into() } else { text.into() }
}

/// The source of a Fluent file without marks, including escaped ones. All other bytes keep their positions.
pub(in crate::text) fn clean_source(text: &str) -> Cow<'_, str> {
    let text = clean(text);
    if !text.contains("\\u") && !text.contains("\\U") {
        return text;
    }
    let mut text = text.into_owned();
    for (escape, digits) in [("\\u", 4), ("\\U", 6)] {
        let places: Vec<usize> = text.match_indices(escape).map(|(at, _)| at + escape.len()).collect();
        for at in places {
            let code = text.get(at..at + digits).and_then(|code| u32::from_str_radix(code, 16).ok());
            if code.and_then(char::from_u32).is_some_and(is_mark) {
                text.replace_range(at..at + digits, &format!("{:0>digits$}", "FFFD"));
            }
        }
    }
    text.into()
}

/// The bytes of `text` from the first to the last character that differs from `other`, not counting marks. With
/// `whole_words` the range is widened to whole words. `None` if `text` has no character that `other` lacks.
pub(in crate::text) fn difference(text: &str, other: &str, whole_words: bool) -> Option<Range<usize>> {
    let (seen, mut found) = differing(text, other);
    if whole_words && !found.is_empty() {
        widen(&seen, &mut found);
    }
    bytes(&seen, found)
}

/// The same as [`difference`]. If only `other` has more characters, the word before which they would appear.
pub(in crate::text) fn difference_or_place(text: &str, other: &str, whole_words: bool) -> Option<Range<usize>> {
    difference(text, other, whole_words).or_else(|| {
        let (seen, mut found) = differing(text, other);
        while seen.get(found.start).is_some_and(|(_, c)| !c.is_alphanumeric()) {
            found.start += 1;
        }
        found.end = (found.start + 1).min(seen.len());
        if whole_words {
            widen(&seen, &mut found);
        }
        bytes(&seen, found)
    })
}

/// The characters of `text` without marks, and the range of them that differs from `other`.
fn differing(text: &str, other: &str) -> (Vec<(usize, char)>, Range<usize>) {
    let seen: Vec<(usize, char)> = text.char_indices().filter(|&(_, c)| !is_mark(c)).collect();
    let others: Vec<char> = other.chars().filter(|&c| !is_mark(c)).collect();
    let most = seen.len().min(others.len());
    let same = seen.iter().zip(&others).take_while(|((_, a), b)| a == *b).count();
    let ends = seen.iter().rev().zip(others.iter().rev()).take(most - same);
    let same_end = ends.take_while(|((_, a), b)| a == *b).count();
    let found = same..seen.len() - same_end;
    (seen, found)
}

/// Widens a range to whole words.
fn widen(seen: &[(usize, char)], found: &mut Range<usize>) {
    let inside = |at: usize| seen.get(at).is_some_and(|(_, c)| c.is_alphanumeric());
    while found.start > 0 && inside(found.start - 1) && inside(found.start) {
        found.start -= 1;
    }
    while found.end < seen.len() && found.end > 0 && inside(found.end - 1) && inside(found.end) {
        found.end += 1;
    }
}

/// The bytes of a range of characters, without spaces at both ends.
fn bytes(seen: &[(usize, char)], mut found: Range<usize>) -> Option<Range<usize>> {
    while found.start < found.end && seen[found.start].1.is_whitespace() {
        found.start += 1;
    }
    while found.start < found.end && seen[found.end - 1].1.is_whitespace() {
        found.end -= 1;
    }
    let (first, last) = (seen.get(found.clone()).and_then(<[_]>::first)?, seen[found.end - 1]);
    Some(first.0..last.0 + last.1.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::{CLOSE, Marks, NUMBER, Part, Piece, clean, clean_source, difference, difference_or_place, unmark};

    #[test]
    fn marks_become_spans_wherever_they_have_been_moved() {
        let mut marks = Marks::default();
        let number = format!("{NUMBER}15{CLOSE}");
        let does = marks.wrap(Piece::Row(2, Part::Operation, None), &format!("deal {number} damage"));
        let condition = marks.wrap(Piece::Row(2, Part::Condition, Some(0)), &format!("below {number}"));
        let done = unmark(&format!("Ü {condition}: {does}."), &marks, |_, _, text| text == "15");
        assert_eq!(done.text, "Ü below 15: deal 15 damage.");
        let found: Vec<(Part, &str)> =
            done.spans.iter().map(|span| (span.part, &done.text[span.range.clone()])).collect();
        let expected = [
            (Part::Condition, "below 15"),
            (Part::ConditionNumber, "15"),
            (Part::Operation, "deal 15 damage"),
            (Part::Value, "15"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn unbalanced_marks_do_no_harm() {
        let done = unmark("\u{e000}a\u{e010}b\u{e001}c\u{f8ff}\u{e002}d", &Marks::default(), |_, _, _| true);
        assert_eq!(done.text, "abcd");
        assert_eq!(done.spans, []);
    }

    #[test]
    fn nobody_can_forge_a_mark() {
        assert_eq!(clean("a\u{e010}b"), "a\u{fffd}b");
        assert_eq!(clean_source(r#"a = { "\uE010\u0041\U00E010" }"#), r#"a = { "\uFFFD\u0041\U00FFFD" }"#);
        assert_eq!(clean_source("\\u日本"), "\\u日本");
    }

    #[track_caller]
    fn differs(text: &str, other: &str, whole_words: bool, expected: Option<&str>) {
        assert_eq!(difference(text, other, whole_words).map(|range| &text[range]), expected);
    }

    #[test]
    fn differing_words_are_found() {
        differs("deal 5 more", "deal 5 damage", true, Some("more"));
        differs("gain 3 more Energy", "gain 3 Energy", true, Some("more"));
        differs("さらに2枚引く", "2枚引く", false, Some("さらに"));
        differs("the same", "the same", true, None);
        differs("", "x", true, None);
        assert_eq!(difference_or_place("en üstündeki kartı at", "en üstündeki 5 kartı at", true), Some(15..21));
        assert_eq!(difference_or_place("", "5", true), None);
    }
}
