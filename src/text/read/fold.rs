//! The form of a text in which texts are compared: without differences that a typist or a printer makes.

use crate::text::{Capitals, Language};

/// Lower case by the language's rules, one space between words, plain quotes and minus signs. What a sentence means
/// does not depend on any of these.
pub(super) fn fold(text: &str, language: &Language) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            // The marks of writing direction, and the joiners that keep words together.
            '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{ad}' => {}
            _ if c.is_whitespace() => {
                if !folded.ends_with(' ') && !folded.is_empty() {
                    folded.push(' ');
                }
            }
            '’' | 'ʼ' | '‘' => folded.push('\''),
            '“' | '”' | '„' => folded.push('"'),
            '−' | '–' => folded.push('-'),
            'I' if language.capitals == Capitals::Dotted => folded.push('ı'),
            'İ' => folded.push('i'),
            _ => folded.extend(c.to_lowercase()),
        }
    }
    if folded.ends_with(' ') {
        folded.pop();
    }
    folded
}

/// The same for a piece of a pattern, whose spaces at both ends count.
pub(super) fn fold_piece(text: &str, language: &Language) -> String {
    let mut folded = fold(text, language);
    if text.starts_with(char::is_whitespace) {
        folded.insert(0, ' ');
    }
    if text.trim().is_empty() {
        folded.truncate(1);
    } else if text.ends_with(char::is_whitespace) {
        folded.push(' ');
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::{fold, fold_piece};
    use crate::text::{ENGLISH, Language};

    #[test]
    fn what_a_printer_changes_does_not_count() {
        assert_eq!(fold("  Deal\u{a0}5\n Damage.  ", ENGLISH), "deal 5 damage.");
        assert_eq!(fold("can’t −3", ENGLISH), "can't -3");
        let turkish = Language::find("tr").unwrap_or(ENGLISH);
        assert_eq!(fold("İki IŞIK", turkish), "iki ışık");
    }

    #[test]
    fn pieces_keep_their_spaces() {
        assert_eq!(fold_piece(", ", ENGLISH), ", ");
        assert_eq!(fold_piece(" ", ENGLISH), " ");
        assert_eq!(fold_piece("If ", ENGLISH), "if ");
        assert_eq!(fold_piece("", ENGLISH), "");
    }
}
