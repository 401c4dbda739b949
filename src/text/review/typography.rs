//! Checks spaces and punctuation by the typographic rules of a language.

use std::collections::BTreeSet;

use super::Check;
use super::reading::{PIECE, Reading, readings};
use super::required::Purpose;
use crate::base::{Code, Message};
use crate::message;

/// The typographic rules of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PrintStyle {
    /// Latin, Cyrillic, Korean and Thai scripts: spaces and ASCII punctuation.
    Plain,
    /// French: a narrow no-break space before `: ; ! ?`.
    French,
    /// Spanish: questions and exclamations also begin with a mark.
    Spanish,
    /// Chinese and Japanese: full-width punctuation, no spaces between words.
    FullWidth,
    /// Arabic: its own comma, semicolon and question mark.
    Arabic,
    /// Thai: no spaces between words, one space between phrases, two between sentences.
    Thai,
}

impl PrintStyle {
    fn of(tag: &str) -> Self {
        match tag.split('-').next() {
            Some("fr") => Self::French,
            Some("es") => Self::Spanish,
            Some("ja" | "zh") => Self::FullWidth,
            Some("ar") => Self::Arabic,
            Some("th") => Self::Thai,
            _ => Self::Plain,
        }
    }
}

pub fn check(check: &mut Check<'_, '_>) {
    let print = PrintStyle::of(check.catalogue.tag);
    for message in check.messages() {
        let purpose = check.needs.get(message.id).map(|need| need.purpose);
        for text in message.texts() {
            let is_clause = purpose == Some(Purpose::Clause) && text.attribute != Some("name");
            let mut reported = BTreeSet::new();
            for reading in readings(text.pattern) {
                let mut findings = Findings { reading: &reading, found: Vec::new() };
                findings.spaces(print, purpose == Some(Purpose::Frame));
                if check.needs.is_open() {
                    // Spaces around a piece that is empty are removed where the texts of whole games are put together.
                    findings.found.retain(|(code, ..)| *code != Code::DoubleSpace);
                }
                if print == PrintStyle::Thai && (text.attribute == Some("name") || is_name(purpose)) {
                    findings.thai_name();
                }
                findings.marks(print);
                findings.typewriter();
                if matches!(purpose, Some(Purpose::Clause | Purpose::Frame | Purpose::Word | Purpose::Name)) {
                    findings.line_breaks();
                }
                if is_clause {
                    findings.clause();
                }
                for (code, part, reason) in findings.found {
                    if reported.insert((code, part.as_ptr().addr())) {
                        check.report(code, text, part, reason.with("name", text.name()));
                    }
                }
            }
        }
    }
}

struct Findings<'r, 'a> {
    reading: &'r Reading<'a>,
    found: Vec<(Code, &'a str, Message)>,
}

impl Findings<'_, '_> {
    fn add(&mut self, code: Code, at: usize, reason: Message) {
        if let Some(&(_, part)) = self.reading.get(at) {
            self.found.push((code, part, reason));
        }
    }

    fn letter(&self, at: usize) -> Option<char> {
        self.reading.get(at).map(|&(letter, _)| letter)
    }

    /// Each character with its index and neighbours.
    fn each(&self) -> Vec<(usize, Option<char>, char, Option<char>)> {
        let before = |at: usize| at.checked_sub(1).and_then(|at| self.letter(at));
        let letters = self.reading.iter().enumerate();
        letters.map(|(at, &(letter, _))| (at, before(at), letter, self.letter(at + 1))).collect()
    }

    fn spaces(&mut self, print: PrintStyle, is_frame: bool) {
        for (at, before, letter, after) in self.each() {
            match (before, letter) {
                (Some(before), letter) if is_space(before) && is_space(letter) => {
                    let around = (at.checked_sub(2).and_then(|at| self.letter(at)), after);
                    if print == PrintStyle::Thai && is_frame && around == (Some(PIECE), Some(PIECE)) {
                        continue;
                    }
                    self.add(Code::DoubleSpace, at, message!("problem-double-space"));
                }
                (Some(' ' | '\u{a0}'), ';' | ':' | '!' | '?') if print == PrintStyle::French => {
                    let reason = message!("problem-narrow-space", mark = letter);
                    self.add(Code::NarrowSpaceMissing, at - 1, reason);
                }
                (Some(before), ';' | ':' | '!' | '?') if print == PrintStyle::French && lacks_space(before, after) => {
                    let reason = message!("problem-narrow-space", mark = letter);
                    self.add(Code::NarrowSpaceMissing, at, reason);
                }
                (Some(' '), ',' | '.' | ';' | ':' | '!' | '?' | ')' | ']' | '،' | '؛' | '؟')
                    if !after.is_some_and(|after| after.is_ascii_digit()) =>
                {
                    self.add(Code::SpaceBeforeMark, at - 1, message!("problem-space-before", mark = letter));
                }
                (Some('(' | '['), ' ') => {
                    self.add(Code::SpaceBeforeMark, at, message!("problem-space-in-bracket"));
                }
                _ => {}
            }
            if print == PrintStyle::FullWidth && letter == ' ' {
                let joined = |side: Option<char>| side.is_some_and(|side| is_full_width(side) || side == PIECE);
                let full = [before, after].into_iter().flatten().any(is_full_width);
                if joined(before) && joined(after) && (full || is_frame) {
                    let reason = message!("problem-space-between-words");
                    self.add(Code::SpaceBetweenWords, at, reason);
                }
            }
        }
    }

    /// A name is a single phrase, so a Thai name contains no spaces.
    fn thai_name(&mut self) {
        let is_thai = |side: Option<char>| side.is_some_and(|side| ('\u{e01}'..='\u{e5b}').contains(&side));
        for (at, before, letter, after) in self.each() {
            if letter == ' ' && is_thai(before) && is_thai(after) {
                self.add(Code::SpaceBetweenWords, at, message!("problem-space-between-words"));
            }
        }
    }

    fn marks(&mut self, print: PrintStyle) {
        for (at, before, letter, after) in self.each() {
            let in_figure =
                [before, after].into_iter().all(|side| side.is_some_and(|side| side.is_ascii_alphanumeric()));
            let id = match letter {
                ',' | '.' | ':' | ';' | '!' | '?' | '(' | ')' if print == PrintStyle::FullWidth && !in_figure => {
                    "problem-mark-full-width"
                }
                ',' | ';' | '?' if print == PrintStyle::Arabic && !in_figure => "problem-mark-arabic",
                '、' | '。' | '，' | '：' | '；' | '！' | '？' | '（' | '）' if print != PrintStyle::FullWidth => {
                    "problem-mark-narrow"
                }
                '،' | '؛' | '؟' if print != PrintStyle::Arabic => "problem-mark-own-script",
                _ => continue,
            };
            let message = message!(id, mark = letter);
            // The marks are an argument, because they are foreign marks in the message too.
            let is_arabic = id == "problem-mark-arabic";
            let message = if is_arabic { message.with("marks", "، ؛ ؟") } else { message };
            self.add(Code::ForeignMark, at, message);
        }
        if print == PrintStyle::Spanish {
            for (opening, closing) in [('¿', '?'), ('¡', '!')] {
                let count = |wanted: char| self.reading.iter().filter(|&&(letter, _)| letter == wanted).count();
                if count(opening) < count(closing) {
                    let at = self.reading.iter().position(|&(letter, _)| letter == closing).unwrap_or(0);
                    self.add(
                        Code::ForeignMark,
                        at,
                        message!("problem-mark-opening", mark = closing, opening = opening),
                    );
                }
            }
        }
    }

    fn typewriter(&mut self) {
        for (at, before, letter, after) in self.each() {
            let id = match letter {
                '\'' => "problem-typewriter-apostrophe",
                '"' => "problem-typewriter-quotes",
                '.' if before == Some('.') && self.letter(at.wrapping_sub(2)) == Some('.') => {
                    "problem-typewriter-ellipsis"
                }
                '-' if before == Some(' ') && after == Some(' ') => "problem-typewriter-dash",
                '-' if is_minus(before, after) => "problem-typewriter-minus",
                _ => continue,
            };
            self.add(Code::TypewriterMark, at, message!(id, mark = letter));
        }
    }

    fn line_breaks(&mut self) {
        for (at, _, letter, _) in self.each() {
            if letter == '\n' {
                self.add(Code::LineBreak, at, message!("problem-line-break"));
            }
        }
    }

    fn clause(&mut self) {
        let last = self.reading.len().wrapping_sub(1);
        if matches!(self.letter(last), Some('.' | '。' | '．' | '｡')) {
            self.add(Code::ClauseStop, last, message!("problem-clause-stop"));
        }
    }
}

fn is_name(purpose: Option<Purpose>) -> bool {
    matches!(purpose, Some(Purpose::Name | Purpose::Word))
}

fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\u{a0}' | '\u{202f}' | '\u{3000}')
}

/// Whether a character is Han, kana or a full-width mark.
fn is_full_width(letter: char) -> bool {
    matches!(letter, '\u{3001}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff01}'..='\u{ff60}'
        | '\u{20000}'..='\u{3ffff}')
}

/// Whether a space is missing before a mark that follows `before`. In a number, in an address, or after another mark
/// no space is required.
fn lacks_space(before: char, after: Option<char>) -> bool {
    let in_figure = before.is_ascii_digit() && after.is_some_and(|after| after.is_ascii_digit());
    !in_figure && after != Some('/') && !matches!(before, '\u{202f}' | '!' | '?' | '(' | '…')
}

/// Whether a hyphen between these characters is a minus sign.
fn is_minus(before: Option<char>, after: Option<char>) -> bool {
    let opens = before.is_none_or(|before| is_space(before) || is_full_width(before) || matches!(before, '(' | '/'));
    opens && after.is_some_and(|after| after == PIECE || after.is_ascii_digit())
}
