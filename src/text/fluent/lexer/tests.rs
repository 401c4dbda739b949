//! Tests of the lexer: lossless for every input, and in agreement with the parser.

use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use proptest::prelude::*;

use super::{TokenKind, tokens};
use crate::text::{LocaleFile, embedded_files};

/// The tokens, except those that contain only spaces and line breaks.
fn read(text: &str) -> Vec<(TokenKind, &str)> {
    let all = tokens(text).map(|token| (token.kind, text[token.range].trim()));
    all.filter(|(kind, text)| *kind != TokenKind::LineBreak && !text.is_empty()).collect()
}

#[test]
fn a_message_has_its_tokens() {
    use TokenKind as Kind;
    let text = "# why\nop-x = take { $val ->\n    [one] a\n   *[other] { TERM($sub, case: \"}\") } b\n    } now\n    .name = [x]\n";
    let expected = [
        (Kind::Comment, "# why"),
        (Kind::Id, "op-x"),
        (Kind::Equals, "="),
        (Kind::Text, "take"),
        (Kind::OpenBrace, "{"),
        (Kind::Variable, "$val"),
        (Kind::Arrow, "->"),
        (Kind::Key, "[one]"),
        (Kind::Text, "a"),
        (Kind::Key, "*[other]"),
        (Kind::OpenBrace, "{"),
        (Kind::Name, "TERM"),
        (Kind::OpenParenthesis, "("),
        (Kind::Variable, "$sub"),
        (Kind::Separator, ","),
        (Kind::ArgumentName, "case"),
        (Kind::Separator, ":"),
        (Kind::String, "\"}\""),
        (Kind::CloseParenthesis, ")"),
        (Kind::CloseBrace, "}"),
        (Kind::Text, "b"),
        (Kind::CloseBrace, "}"),
        (Kind::Text, "now"),
        (Kind::Attribute, ".name"),
        (Kind::Equals, "="),
        (Kind::Text, "[x]"),
    ];
    assert_eq!(read(text), expected);
    assert!(tokens(text).all(|token| token.is_expected));
}

#[test]
fn half_typed_messages_recover() {
    use TokenKind as Kind;
    let names = |text: &'static str| -> Vec<&str> {
        let named = |kind: &Kind| matches!(kind, Kind::Id | Kind::Attribute | Kind::Comment);
        read(text).into_iter().filter(|(kind, _)| named(kind)).map(|(_, text)| text).collect()
    };
    assert_eq!(names("a = { $n\nb = { F(\n# c\nd = x"), ["a", "b", "# c", "d"]);
    assert_eq!(names("a = { $n ->\n    [one] x\n    .b = c\nd = e"), ["a", ".b", "d"]);
    assert_eq!(names("\u{feff}a = b\r\n-c =\r\n    d\r\n"), ["a", "-c"]);
    assert_eq!(names("a = b } c\n .d = \"{ \"\n.e=f\n"), ["a", ".d"], "a brace that was not closed");
}

#[track_caller]
fn check_lossless(text: &str) {
    let mut at = 0;
    for token in tokens(text) {
        assert_eq!(token.range.start, at, "{text:?}");
        assert!(token.range.end > at && text.is_char_boundary(token.range.end), "{token:?} of {text:?}");
        at = token.range.end;
    }
    assert_eq!(at, text.len(), "{text:?}");
}

/// The parts of a source that the parser finds: the kinds of their tokens, and their positions.
#[derive(Default)]
struct Parsed(Vec<(TokenKind, usize)>);

impl Parsed {
    fn of(text: &str, entries: &[Entry<&str>]) -> Self {
        let mut found = Self::default();
        let place = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
        for entry in entries {
            let (sign, id, value, attributes) = match entry {
                Entry::Message(message) => (0, &message.id, message.value.as_ref(), &message.attributes),
                Entry::Term(term) => (1, &term.id, Some(&term.value), &term.attributes),
                _ => continue,
            };
            found.0.push((TokenKind::Id, place(id.name) - sign));
            if let Some(value) = value {
                found.pattern(value, &place);
            }
            for attribute in attributes {
                found.0.push((TokenKind::Attribute, place(attribute.id.name) - 1));
                found.pattern(&attribute.value, &place);
            }
        }
        found
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, place: &impl Fn(&str) -> usize) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression, place),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, place: &impl Fn(&str) -> usize) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, place),
            Expression::Select { selector, variants } => {
                self.inline(selector, place);
                for variant in variants {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                    self.0.push((TokenKind::Key, place(name)));
                    self.pattern(&variant.value, place);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, place: &impl Fn(&str) -> usize) {
        let arguments = match inline {
            InlineExpression::StringLiteral { value } => {
                return self.0.push((TokenKind::String, place(value) - 1));
            }
            InlineExpression::NumberLiteral { value } => return self.0.push((TokenKind::Number, place(value))),
            InlineExpression::VariableReference { id } => {
                return self.0.push((TokenKind::Variable, place(id.name) - 1));
            }
            InlineExpression::Placeable { expression } => return self.expression(expression, place),
            InlineExpression::MessageReference { id, .. } => return self.0.push((TokenKind::Name, place(id.name))),
            InlineExpression::FunctionReference { id, arguments } => {
                self.0.push((TokenKind::Name, place(id.name)));
                Some(arguments)
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.0.push((TokenKind::Name, place(id.name) - 1));
                arguments.as_ref()
            }
        };
        if let Some(arguments) = arguments {
            arguments.positional.iter().for_each(|argument| self.inline(argument, place));
            for named in &arguments.named {
                self.0.push((TokenKind::ArgumentName, place(named.name.name)));
                self.inline(&named.value, place);
            }
        }
    }
}

/// Checks that every part that the parser finds is a token of the same kind at the same position.
#[track_caller]
fn check_like_the_parser(text: &str) -> usize {
    if !crate::text::guard::scan(text).is_empty() {
        return 0;
    }
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
    let found = Parsed::of(text, &resource.body).0;
    let all: Vec<_> = tokens(text).collect();
    for &(kind, place) in &found {
        let token = all.iter().find(|token| token.range.contains(&place));
        assert_eq!(token.map(|token| token.kind), Some(kind), "at {place} of {text:?}");
        // The parser has no position for the bracket of a key, only for its name.
        let is_whole = kind == TokenKind::Key || token.is_some_and(|token| token.range.start == place);
        assert!(is_whole, "at {place} of {text:?}");
    }
    found.len()
}

#[test]
fn shipped_files_read_as_the_parser_reads_them() {
    let files = embedded_files("starfall");
    let found: usize = files.iter().map(|file| check_like_the_parser(&file.source.text)).sum();
    assert!(found > 20_000, "{found}");
    for file in &files {
        check_lossless(&file.source.text);
        let unexpected = tokens(&file.source.text).find(|token| !token.is_expected);
        assert_eq!(unexpected, None, "{}", file.source.name);
    }
}

#[test]
fn the_colon_of_an_argument_may_be_on_the_next_line() {
    for blank in ["", "  ", "\n", "\r\n    "] {
        assert_eq!(check_like_the_parser(&format!("a = {{ F(x{blank}: 1) }}\n")), 4, "{blank:?}");
    }
}

const PIECES: [&str; 42] = [
    "a = ",
    "-t = ",
    "b =",
    "\n",
    "\r",
    "\r\n",
    " ",
    "    ",
    "{",
    "}",
    "{ $x ->\n",
    "*[y] ",
    "[z]",
    "[ 1 ]",
    "[",
    "]",
    "*",
    "F(",
    "-t(",
    "(",
    ")",
    "\"",
    "\\",
    "\\u",
    "\"\\U12",
    "$x",
    ".",
    "\n    .b = ",
    "1",
    "-1.5",
    "é",
    "日本",
    "\u{feff}",
    "#",
    "\n# c\n",
    "\n *[y] { $x ->\n",
    "\n }",
    "{ F(",
    ":",
    ",",
    "->",
    "c",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]
    #[test]
    fn random_sources_read_as_the_parser_reads_them(picks in prop::collection::vec(0..PIECES.len(), 0..60)) {
        let text: String = picks.into_iter().map(|at| PIECES[at]).collect();
        check_lossless(&text);
        check_like_the_parser(&text);
        check_like_the_parser(&format!("a = {text}"));
    }

    #[test]
    fn any_bytes_are_covered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check_lossless(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn mutated_files_read_as_the_parser_reads_them(
        file in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..PIECES.len(), 0..4_usize), 1..6),
    ) {
        static FILES: LazyLock<Vec<LocaleFile>> = LazyLock::new(|| embedded_files("starfall"));
        let text = &file.get(&FILES).source.text;
        let from = text.floor_char_boundary(edits[0].0.index(text.len() + 1));
        let mut text = text[from..text.floor_char_boundary(from + 1500)].to_owned();
        for (place, piece, length) in edits {
            let start = text.floor_char_boundary(place.index(text.len() + 1));
            let end = text.ceil_char_boundary(start + length);
            text.replace_range(start..end, if length % 2 == 0 { PIECES[piece] } else { "" });
        }
        check_lossless(&text);
        check_like_the_parser(&text);
    }
}
