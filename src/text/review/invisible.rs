//! Checks for invisible characters: spaces at the ends of lines, and characters that change the writing direction.

use super::Check;
use crate::base::{Code, Diagnostic, Source};
use crate::message;

/// Whether a character changes the direction of the text around it.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

pub fn check(check: &mut Check<'_, '_>) {
    // A draft that is checked alone is the last file.
    let first = if check.only.is_some() { check.catalogue.sources.len().saturating_sub(1) } else { 0 };
    for (file, source) in check.catalogue.sources.iter().enumerate().skip(first) {
        for (at, letter) in source.text.char_indices() {
            let code = match letter {
                '\\' => escaped(source, at),
                _ => Some((u32::from(letter), letter.len_utf8())),
            };
            let Some((letter, length)) = code.and_then(|(code, length)| Some((char::from_u32(code)?, length))) else {
                continue;
            };
            if turns(letter) {
                let message = message!("problem-bidi-control", code = format!("U+{:04X}", u32::from(letter)));
                check
                    .problems
                    .add(file, Diagnostic::new(Code::BidiControl, "", message).at(source.span(at..at + length)));
            }
        }
        let mut start = 0;
        for line in source.text.split_inclusive('\n') {
            let text = line.trim_end_matches(['\n', '\r']);
            let kept = text.trim_end_matches([' ', '\t', '\u{a0}', '\u{3000}']);
            if kept.len() < text.len() {
                let span = source.span(start + kept.len()..start + text.len());
                let message = message!("problem-trailing-space");
                check.problems.add(file, Diagnostic::new(Code::TrailingSpace, "", message).at(span));
            }
            start += line.len();
        }
    }
}

/// The code of a character written as `\u202E` or `\U00202E`, and the length of the escape.
fn escaped(source: &Source, at: usize) -> Option<(u32, usize)> {
    let digits = match source.text.as_bytes().get(at + 1)? {
        b'u' => 4,
        b'U' => 6,
        _ => return None,
    };
    let code = u32::from_str_radix(source.text.get(at + 2..at + 2 + digits)?, 16).ok()?;
    Some((code, digits + 2))
}
