//! Checks that a Fluent file is safe to parse and to format.
//!
//! The parser and the resolver of Fluent recurse for each level of nesting, and the resolver panics when it reports an
//! error in a selection over a literal. The parser panics when it quotes an escape that ends within a character, such as
//! `\u日`. Therefore files from outside are checked first, without recursion. A file that passes can be parsed and
//! formatted without a panic and without overflowing the stack.

use std::ops::Range;

use fluent_syntax::parser::ErrorKind;

use super::lexer::{Level, Lexer, Token, TokenKind};
use crate::base::{Code, Diagnostic, Message, Span};
use crate::message;

/// The deepest nesting of placeables, selections and argument lists in a message.
pub const MAX_DEPTH: usize = 32;
/// The deepest nesting of calls in calls. The resolver limits the placeables in a chain of messages, but not these.
pub const MAX_CALLS: usize = 2;
/// The longest message with its attributes, in bytes.
pub const MAX_MESSAGE: usize = 4 << 10;
/// The largest file, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The maximum number of placeables in one text of a message.
pub const MAX_PLACEABLES: usize = 100;

/// The maximum number of reported problems. One is enough to refuse the file.
const MAX_PROBLEMS: usize = 20;

/// Checks a file. If there are no problems, the file is safe to parse and to format; otherwise it must not be parsed.
///
/// A file that passes can still have syntax errors. The parser reports those.
pub fn scan(text: &str) -> Vec<Diagnostic> {
    if text.len() > MAX_FILE {
        let message = message!("problem-file-size-kib", size = text.len() >> 10, most = MAX_FILE >> 10);
        return vec![Diagnostic::new(Code::FileTooLarge, "", message).at(Span::default())];
    }
    let mut problems = Vec::new();
    let mut next = 0;
    for (start, line) in lines(text) {
        // After an error the parser continues at the next such line, even if the line was meant as part of a
        // placeable.
        let starts_entry = line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
        // Report one problem per entry, because further problems in it are usually the same one.
        if !starts_entry || start < next {
            continue;
        }
        if let Err(Problem { code, span, message }) = check_entry(text, start) {
            next = span.end;
            problems.push(Diagnostic::new(code, "", message).at(Span::new(text, span)));
            if problems.len() == MAX_PROBLEMS {
                break;
            }
        }
    }
    problems
}

/// The lines of a text with their first bytes. The line breaks belong to the lines.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        at += line.len();
        (at - line.len(), line)
    })
}

struct Problem {
    code: Code,
    span: Range<usize>,
    message: Message,
}

/// Follows the entry that begins at a byte to its end, or to the position where the parser gives up.
fn check_entry(text: &str, start: usize) -> Result<(), Problem> {
    let mut lexer = Lexer::at(text, start);
    let mut placeables = 0;
    // The first byte of the selector of the innermost placeable.
    let mut selector = start;
    loop {
        let enclosing = lexer.levels().last().copied();
        let Some(Token { kind, range, is_expected }) = lexer.next() else { return Ok(()) };
        let begins_another = matches!(kind, TokenKind::Id | TokenKind::Comment) && range.start > start;
        if begins_another || (kind == TokenKind::LineBreak && !lexer.is_in_entry()) {
            return Ok(());
        }
        if kind != TokenKind::LineBreak && range.end - start > MAX_MESSAGE {
            let end = text.floor_char_boundary(start + MAX_MESSAGE);
            let message = message!("problem-message-size", most = MAX_MESSAGE);
            return Err(Problem { code: Code::MessageTooLong, span: start..end, message });
        }
        if kind == TokenKind::String {
            check_escapes(text, range.clone())?;
        }
        if !is_expected {
            return Ok(());
        }
        match kind {
            TokenKind::Attribute => placeables = 0,
            TokenKind::OpenBrace => {
                if matches!(enclosing, Some(Level::Placeable | Level::Arguments)) {
                    let message = message!("problem-placeable-nested");
                    return Err(Problem { code: Code::PlaceableLiteral, span: range, message });
                }
                placeables += 1;
                if placeables > MAX_PLACEABLES {
                    let message = message!("problem-placeables", most = MAX_PLACEABLES);
                    return Err(Problem { code: Code::TooManyPlaceables, span: range, message });
                }
                selector = range.end;
                check_depth(lexer.levels(), range)?;
            }
            TokenKind::OpenParenthesis => check_depth(lexer.levels(), range)?,
            TokenKind::Arrow => check_selector(text, selector..range.start)?,
            _ => {}
        }
    }
}

/// Checks the level that was opened last.
fn check_depth(levels: &[Level], span: Range<usize>) -> Result<(), Problem> {
    if levels.iter().filter(|&&level| level != Level::Variant).count() > MAX_DEPTH {
        let message = message!("problem-nesting", most = MAX_DEPTH);
        return Err(Problem { code: Code::NestingTooDeep, span, message });
    }
    if levels.iter().rev().take_while(|&&level| level == Level::Arguments).count() > MAX_CALLS {
        let message = message!("problem-call-nesting", most = MAX_CALLS);
        return Err(Problem { code: Code::NestingTooDeep, span, message });
    }
    Ok(())
}

/// A selection over a literal always takes the same variant, and the resolver panics when it reports an error in one.
fn check_selector(text: &str, span: Range<usize>) -> Result<(), Problem> {
    match text.as_bytes()[span.clone()].trim_ascii() {
        [b'"' | b'0'..=b'9', ..] | [b'-', b'0'..=b'9', ..] => {
            Err(Problem { code: Code::PlaceableLiteral, span, message: message!("problem-selector-fixed") })
        }
        _ => Ok(()),
    }
}

/// An escape that is too short is quoted by the parser with the next byte, which must be a whole character.
fn check_escapes(text: &str, string: Range<usize>) -> Result<(), Problem> {
    let mut rest = string.start;
    while let Some(at) = text[rest..string.end].find('\\') {
        let escape = rest + at;
        let mut chars = text[escape + 1..string.end].chars();
        let digits = match chars.next() {
            Some('u') => 4,
            Some('U') => 6,
            other => {
                rest = escape + 1 + other.map_or(0, char::len_utf8);
                continue;
            }
        };
        let found = chars.clone().take(digits).take_while(char::is_ascii_hexdigit).count();
        rest = escape + 2 + found;
        if let Some(next) = text[rest..].chars().next()
            && found < digits
            && !next.is_ascii()
        {
            let span = escape..rest + next.len_utf8();
            let kind = ErrorKind::InvalidUnicodeEscapeSequence(text[escape + 2..span.end].to_owned());
            return Err(Problem { code: Code::LocaleSyntax, span, message: message!("problem-fluent", error = &kind) });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use proptest::prelude::*;

    use super::{MAX_CALLS, MAX_DEPTH, MAX_FILE, MAX_MESSAGE, MAX_PLACEABLES, scan};
    use crate::base::Code;

    /// The code and the first byte of the first problem.
    fn first(text: &str) -> Option<(Code, usize)> {
        scan(text).into_iter().next().map(|problem| (problem.code, problem.span.unwrap_or_default().start()))
    }

    #[test]
    fn limits_hold_exactly() {
        let calls = |depth: usize| format!("a = {{ {}$x{} }}", "F(".repeat(depth), ")".repeat(depth));
        assert_eq!(first(&calls(MAX_CALLS)), None);
        assert_eq!(first(&calls(MAX_CALLS + 1)), Some((Code::NestingTooDeep, 7 + 2 * MAX_CALLS)));
        let choices = |depth: usize| format!("a = {}z{}", "{ $x ->\n *[y] ".repeat(depth), "\n }".repeat(depth));
        assert_eq!(first(&choices(MAX_DEPTH)), None);
        assert_eq!(first(&choices(MAX_DEPTH + 1)), Some((Code::NestingTooDeep, 4 + 14 * MAX_DEPTH)));
        let many = |count: usize| format!("a = {}", "{$x}".repeat(count));
        assert_eq!(first(&many(MAX_PLACEABLES)), None);
        assert_eq!(first(&many(MAX_PLACEABLES + 1)), Some((Code::TooManyPlaceables, 4 + 4 * MAX_PLACEABLES)));
        assert_eq!(first(&format!("a = {}", "x".repeat(MAX_MESSAGE - 4))), None);
        assert_eq!(first(&format!("a = {}", "x".repeat(MAX_MESSAGE - 3))), Some((Code::MessageTooLong, 0)));
        assert_eq!(first(&"# line\n".repeat(MAX_FILE / 7)), None);
        assert_eq!(first(&"# line\n".repeat(MAX_FILE / 7 + 1)), Some((Code::FileTooLarge, 0)));
    }

    #[test]
    fn an_escape_that_the_parser_cannot_quote_is_refused() {
        for (text, at) in [("a = { \"\\u日\" }", 7), ("a = { F(\"\\\\\\U12é", 11), ("a = {\"\\u200é\n", 6)] {
            assert_eq!(first(text), Some((Code::LocaleSyntax, at)), "{text}");
        }
        for text in ["a = { \"\\u00e9日\" }", "a = { \"\\\\u日\" }", "a = { \"\\u12\" }", "a = { \"\\u", "a = \\u日"]
        {
            assert_eq!(first(text), None, "{text}");
            let _ = fluent_syntax::parser::parse(text);
        }
    }

    #[test]
    fn sources_that_only_look_nested_pass() {
        for text in [
            "a = { F(\"{{{{((((\") } } {",
            "# {{{{{\na = b",
            "a = { $n ->\n    [one] ((( \"\n   *[other] x { $n }\n    }\n    .b = c\n",
            "a = { $n\nb = { $n\nc = { $n",
            "a = { -term.case ->\n    [x] y\n   *[z] q\n }",
        ] {
            assert_eq!(first(text), None, "{text}");
        }
    }

    #[test]
    fn nesting_is_found_where_the_parser_finds_it() {
        let lines = |depth: usize| format!("a = {{\n{}", "F(\n".repeat(depth));
        assert_eq!(first(&lines(10_000)).map(|(code, _)| code), Some(Code::NestingTooDeep));
        assert_eq!(first(&format!("a = {}", "{".repeat(10_000))), Some((Code::PlaceableLiteral, 5)));
        assert_eq!(first("a = { \"x\" ->\n *[y] z\n }").map(|(code, _)| code), Some(Code::PlaceableLiteral));
        let selections = "{ $x ->\n *[y] ".repeat(10_000);
        assert_eq!(first(&format!("a = {selections}")).map(|(code, _)| code), Some(Code::NestingTooDeep));
        assert_eq!(
            first(&format!("]\n .x\na }} = {{\nb = {selections}")).map(|(code, _)| code),
            Some(Code::NestingTooDeep)
        );
    }

    fn depth(pattern: &Pattern<&str>) -> usize {
        let expression = |expression: &Expression<&str>| match expression {
            Expression::Inline(inline) => depth_inline(inline),
            Expression::Select { selector, variants } => {
                variants.iter().map(|variant| depth(&variant.value)).fold(depth_inline(selector), usize::max)
            }
        };
        let each = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { .. } => 0,
            PatternElement::Placeable { expression: inner } => 1 + expression(inner),
        });
        each.max().unwrap_or(0)
    }

    fn depth_inline(inline: &InlineExpression<&str>) -> usize {
        match inline {
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                1 + arguments.positional.iter().map(depth_inline).max().unwrap_or(0)
            }
            InlineExpression::Placeable { .. } => panic!("the scan lets no placeable in a placeable through"),
            _ => 0,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3000))]
        #[test]
        fn sources_that_pass_are_shallow(
            pieces in prop::collection::vec(
                prop_oneof![
                    Just("a = "), Just("\n"), Just("\r"), Just("\r\n"), Just(" "), Just("{"), Just("}"), Just("{ $x ->\n"),
                    Just("*[y] "), Just("[z]"), Just("["), Just("]"), Just("*"), Just("F("), Just("-t("), Just(")"),
                    Just("\""), Just("\\"), Just("$x"), Just("."), Just("\n.b = "), Just("1"), Just("é"), Just("#"),
                    Just("\n *[y] { $x ->\n"), Just("\n }"), Just("{ F("), Just("F(F(F(F(F(F(F(F("), Just(":"), Just("->"),
                ],
                0..120,
            )
        ) {
            let text = format!("a = {}", pieces.concat());
            if scan(&text).is_empty() {
                let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text.as_str());
                for entry in &resource.body {
                    let patterns: Vec<&Pattern<&str>> = match entry {
                        Entry::Message(message) => message.value.iter().chain(message.attributes.iter().map(|a| &a.value)).collect(),
                        Entry::Term(term) => std::iter::once(&term.value).chain(term.attributes.iter().map(|a| &a.value)).collect(),
                        _ => Vec::new(),
                    };
                    for pattern in patterns {
                        prop_assert!(depth(pattern) <= MAX_DEPTH, "{text:?}");
                    }
                }
            }
        }
    }
}
