//! A message as a reader sees it: the stretches that look the same, for complete and for half-typed messages, and the
//! message on one line.

use std::ops::Range;

use super::lexer::{TokenKind, tokens};

/// The parts of a message in order, without gaps. What is not Fluent is text.
pub fn stretches(text: &str) -> Vec<(Range<usize>, TokenKind)> {
    let mut found: Vec<(Range<usize>, TokenKind)> = Vec::new();
    for token in tokens(text) {
        let kind = kind_of(token.kind, &text[token.range.clone()]);
        match found.last_mut() {
            Some((range, last)) if *last == kind => range.end = token.range.end,
            _ => found.push((token.range, kind)),
        }
    }
    found
}

/// One kind for all tokens that look the same: `Separator` for everything that only structures a message.
fn kind_of(kind: TokenKind, text: &str) -> TokenKind {
    match kind {
        TokenKind::LineBreak => TokenKind::Text,
        TokenKind::Other if !text.is_ascii() => TokenKind::Text,
        TokenKind::Equals
        | TokenKind::Blank
        | TokenKind::OpenBrace
        | TokenKind::CloseBrace
        | TokenKind::Arrow
        | TokenKind::ArgumentName
        | TokenKind::OpenParenthesis
        | TokenKind::CloseParenthesis
        | TokenKind::Other => TokenKind::Separator,
        kind => kind,
    }
}

/// The parts of a message on one line: a space replaces line breaks and indentation.
pub fn on_one_line(text: &str) -> Vec<(String, TokenKind)> {
    let mut found: Vec<(String, TokenKind)> = Vec::new();
    for (range, kind) in stretches(text) {
        let piece = &text[range];
        let words = piece.split_whitespace().collect::<Vec<_>>().join(" ");
        let before = found.last().is_some_and(|(last, _)| !last.ends_with(' ')) && piece.starts_with([' ', '\n']);
        let after = !words.is_empty() && piece.ends_with([' ', '\n']);
        let (before, after) = (if before { " " } else { "" }, if after { " " } else { "" });
        found.push((format!("{before}{words}{after}"), kind));
    }
    found.retain(|(piece, _)| !piece.is_empty());
    found
}

/// The first text of a message on one line, without its id and the attributes after it, as lists show it.
pub fn summary(message: &str) -> Vec<(String, TokenKind)> {
    let mut line: Vec<(String, TokenKind)> = Vec::new();
    for (piece, kind) in on_one_line(message) {
        match kind {
            TokenKind::Attribute if !line.is_empty() => break,
            TokenKind::Id | TokenKind::Attribute | TokenKind::Comment => {}
            TokenKind::Separator if line.is_empty() && piece.contains('=') => {}
            _ if line.is_empty() && piece.trim_start().is_empty() => {}
            _ if line.is_empty() => line.push((piece.trim_start().to_owned(), kind)),
            _ => line.push((piece, kind)),
        }
    }
    line
}

/// [`summary`] as a string.
pub fn summary_text(message: &str) -> String {
    let text: String = summary(message).into_iter().map(|(piece, _)| piece).collect();
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{TokenKind, stretches};

    fn kinds(text: &str) -> Vec<(&str, TokenKind)> {
        stretches(text).into_iter().map(|(range, kind)| (&text[range], kind)).collect()
    }

    #[test]
    fn a_message_has_its_colours() {
        let text = "# why\nop-x = draw { $val ->\n        [one] { $val } card\n       *[other] cards\n    } now\n    .bonus = TERM { TERM($sub, case: \"acc\") }\n";
        let found = kinds(text);
        let of = |wanted: TokenKind| -> Vec<&str> {
            found.iter().filter(|(_, kind)| *kind == wanted).map(|(text, _)| text.trim()).collect()
        };
        assert_eq!(of(TokenKind::Comment), ["# why"]);
        assert_eq!(of(TokenKind::Id), ["op-x"]);
        assert_eq!(of(TokenKind::Attribute), [".bonus"]);
        assert_eq!(of(TokenKind::Key), ["[one]", "*[other]"]);
        assert_eq!(of(TokenKind::Variable), ["$val", "$val", "$sub"]);
        assert_eq!(of(TokenKind::Name), ["TERM"], "outside braces it is text");
        assert_eq!(of(TokenKind::String), ["\"acc\""]);
        assert!(
            found.contains(&(" card\n", TokenKind::Text)) || found.iter().any(|(text, _)| text.starts_with(" card"))
        );
    }

    proptest! {
        #[test]
        fn any_text_is_covered_without_gaps(text in "(op-x = |\\.a = |\\{|\\}|\\[one\\]|\\*\\[|->|\\$v|\"|\\(|\\)|\n| |é|山|#|-|1){0,60}") {
            let mut at = 0;
            for (range, _) in stretches(&text) {
                prop_assert_eq!(range.start, at);
                at = range.end;
            }
            prop_assert_eq!(at, text.len());
        }
    }
}
