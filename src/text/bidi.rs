//! The order in which the pieces of a line are drawn in a language that is written from right to left: that of the
//! Unicode Bidirectional Algorithm (UAX #9), by the crate `unicode-bidi`.

use std::borrow::Cow;
use std::ops::Range;

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// A part of a line that is drawn as a unit: a word, a space, or a mark.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Where it is in the text, in bytes.
    pub range: Range<usize>,
    /// The width, which whoever lays the piece out has to measure; 0 at first.
    pub width: f32,
    level: Level,
}

impl Piece {
    /// Whether its letters run from right to left.
    pub fn is_rtl(&self) -> bool {
        self.level.is_rtl()
    }

    /// Its text as it has to be laid out. A shaper reverses the letters of a right-to-left word, but a bracket that
    /// is a piece of its own has to be mirrored here.
    pub fn drawn<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let text = text.get(self.range.clone()).unwrap_or_default();
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if self.is_rtl() => mirrored(letter).to_string().into(),
            _ => text.into(),
        }
    }
}

/// An isolate that reads from the left, and its end: code reads from the left wherever it is in a line.
const ISOLATE: (char, char) = ('\u{2066}', '\u{2069}');

/// The pieces of a line in the order in which they are written. A piece has one format and one direction, and no space
/// next to a letter, so that a line can be broken between pieces. Line breaks are pieces of their own.
///
/// `format_ends` are the bytes where the format of the text changes, rising; `code` are the parts that read from the left.
pub fn pieces(text: &str, format_ends: &[usize], code: &[Range<usize>]) -> Vec<Piece> {
    let isolates = isolates(text, code);
    let mut marked = String::with_capacity(text.len() + isolates.len() * 6);
    // Where the marks of isolates are in `marked`: they order the text and are not drawn.
    let mut inserted = Vec::new();
    let mut at = 0;
    for isolate in &isolates {
        for (byte, mark) in [(isolate.start, ISOLATE.0), (isolate.end, ISOLATE.1)] {
            marked.push_str(&text[at..byte]);
            inserted.push(marked.len());
            marked.push(mark);
            at = byte;
        }
    }
    marked.push_str(&text[at..]);
    let info = BidiInfo::new(&marked, Some(Level::rtl()));
    let mut found: Vec<Piece> = Vec::new();
    let mut joins_last = Join::Never;
    let (mut byte, mut marks) = (0, inserted.into_iter().peekable());
    for (at, letter) in marked.char_indices() {
        if marks.next_if_eq(&at).is_some() {
            joins_last = Join::Never;
            continue;
        }
        let level = info.levels.get(at).copied().unwrap_or(Level::rtl());
        let joins = Join::of(letter, level);
        let range = byte..byte + letter.len_utf8();
        byte = range.end;
        match found.last_mut() {
            Some(last)
                if last.level == level
                    && format_ends.binary_search(&range.start).is_err()
                    && match joins {
                        Join::Never => false,
                        Join::Word => joins_last == Join::Word,
                        Join::Mark => !text[last.range.clone()].ends_with('\n'),
                    } =>
            {
                last.range.end = range.end;
            }
            _ => found.push(Piece { range, level, width: 0.0 }),
        }
        if joins != Join::Mark {
            joins_last = joins;
        }
    }
    found
}

/// Which letters become one piece with the letter before them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    /// Spaces, line breaks, and the marks between right-to-left words: the shaper would reverse them with the words.
    Never,
    /// Letters of the same direction.
    Word,
    /// A combining mark, which belongs to the letter before it.
    Mark,
}

impl Join {
    fn of(letter: char, level: Level) -> Self {
        match bidi_class(letter) {
            _ if letter == ' ' || letter == '\n' => Self::Never,
            BidiClass::NSM => Self::Mark,
            BidiClass::R | BidiClass::AL => Self::Word,
            _ if level.is_rtl() => Self::Never,
            _ => Self::Word,
        }
    }
}

/// What reads from the left as a whole: neighbouring code with the spaces in it, but not those around it.
fn isolates(text: &str, code: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for range in code {
        let Some(piece) = text.get(range.clone()) else { continue };
        for line in piece.split('\n') {
            let start = line.as_ptr() as usize - text.as_ptr() as usize;
            let (start, end) = (start + line.len() - line.trim_start().len(), start + line.trim_end().len());
            match found.last_mut() {
                _ if start >= end => {}
                Some(last)
                    if last.end <= start
                        && text[last.end..start].chars().all(|letter| letter.is_whitespace() && letter != '\n') =>
                {
                    last.end = end;
                }
                _ => found.push(start..end),
            }
        }
    }
    found
}

/// The indices of the pieces of one row as they are drawn from left to right. A row is a part of what [`pieces`]
/// returned, because a long line has to be broken before its pieces are put in order.
pub fn visual_order(text: &str, row: &[Piece]) -> Vec<usize> {
    let mut levels: Vec<Level> = row.iter().map(|piece| piece.level).collect();
    // Spaces at the end of a row are at its left edge, whatever is before them (rule L1).
    for (level, piece) in levels.iter_mut().zip(row).rev() {
        if !text[piece.range.clone()].trim().is_empty() {
            break;
        }
        *level = Level::rtl();
    }
    BidiInfo::reorder_visual(&levels)
}

fn mirrored(letter: char) -> char {
    const PAIRS: &str = "()[]{}«»<>";
    let at = PAIRS.chars().position(|known| known == letter);
    at.and_then(|at| PAIRS.chars().nth(at ^ 1)).unwrap_or(letter)
}

/// A text from right to left, for what is not drawn here, in which a sign stays before its figure: U+200E precedes it.
pub fn with_left_to_right_signs(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        if matches!(c, '+' | '−') && letters.peek().is_some_and(char::is_ascii_digit) {
            done.push('\u{200e}');
        }
        done.push(c);
    }
    done
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use proptest::prelude::*;
    use unicode_bidi::{BidiInfo, Level};

    use super::{pieces, visual_order, with_left_to_right_signs};

    /// Text whose code is written between `⟦` and `⟧`, which are left out; with the ends of its parts.
    fn marked(source: &str) -> (String, Vec<usize>, Vec<Range<usize>>) {
        let (mut text, mut ends, mut code) = (String::new(), Vec::new(), Vec::new());
        for part in source.split_inclusive(['⟦', '⟧']) {
            let start = text.len();
            text.push_str(part.trim_end_matches(['⟦', '⟧']));
            ends.push(text.len());
            if part.ends_with('⟧') {
                code.push(start..text.len());
            }
        }
        (text, ends, code)
    }

    /// What is drawn from left to right, with the letters of right-to-left words in the order of writing.
    fn order(source: &str) -> String {
        let (text, ends, code) = marked(source);
        drawn(&text, &ends, &code)
    }

    fn drawn(text: &str, ends: &[usize], code: &[Range<usize>]) -> String {
        let pieces = pieces(text, ends, code);
        visual_order(text, &pieces).into_iter().map(|at| pieces[at].drawn(text)).collect()
    }

    #[test]
    fn signs_stay_before_their_figures() {
        assert_eq!(with_left_to_right_signs("a +2 − b −1"), "a \u{200e}+2 − b \u{200e}−1");
    }

    #[test]
    fn words_run_from_the_right_and_numbers_and_code_from_the_left() {
        assert_eq!(order("ألحق 15 نقطة."), ".نقطة 15 ألحق");
        assert_eq!(order("حليف سماوي، فاستعِد"), "فاستعِد ،سماوي حليف");
        assert_eq!(order("من 20، فاسحب"), "فاسحب ،20 من");
        assert_eq!(order("(أ)"), "(أ)");
        assert_eq!(order("ألحق ATK +2 بكل"), "بكل ATK +2 ألحق");
        assert_eq!(order("اسحب ⟦{ ⟧⟦$val⟧ ⟦->⟧ ⟦[zero] ⟧بطاقة"), "بطاقة { $val -> [zero] اسحب");
        assert_eq!(order("ألحق ⟦{ $val }⟧ نقطة"), "نقطة { $val } ألحق");
        assert_eq!(order("⟦{ TERM(\"سيف أحمر\") }⟧ ثم"), "ثم { TERM(\"أحمر سيف\") }", "a string in code");
        assert_eq!(order("نص "), " نص", "a space at the end of a row is at its left");
    }

    #[test]
    fn a_change_of_format_is_no_part_of_the_order() {
        let text = "ألحق 15 نقطة";
        let digits = text.find("15").unwrap();
        assert_eq!(drawn(text, &[digits, digits + 2, text.len()], &[]), order(text));
    }

    proptest! {
        #[test]
        fn the_order_is_that_of_the_crate(text in "(ا|ب|ج|،|١|a|B|9|-|\\(|%| ){1,40}") {
            let found = pieces(&text, &[text.len()], &[]);
            let drawn: String = visual_order(&text, &found)
                .into_iter()
                .flat_map(|at| {
                    let piece = &found[at];
                    let letters: Vec<char> = text[piece.range.clone()].chars().collect();
                    if piece.is_rtl() { letters.into_iter().rev().collect() } else { letters }
                })
                .collect();
            let info = BidiInfo::new(&text, Some(Level::rtl()));
            prop_assert_eq!(drawn, info.reorder_line(&info.paragraphs[0], 0..text.len()).into_owned());
        }

        #[test]
        fn pieces_cover_a_text_without_gaps(
            source in "(ا|ب|ج|ِ|،|١|ש|a|B|9|-|\\(|\\)|«|%| | |\n|⟦\\{ \\$v \\}⟧|⟦\"ابج\"⟧|é|\u{301}|山|\u{2067}|\r){0,40}"
        ) {
            let (text, ends, code) = marked(&source);
            let mut at = 0;
            for piece in pieces(&text, &ends, &code) {
                prop_assert_eq!(piece.range.start, at);
                at = piece.range.end;
            }
            prop_assert_eq!(at, text.len());
        }
    }
}
