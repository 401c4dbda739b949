//! Fluent files are looked over before anything parses them.
//!
//! The parser and the resolver of Fluent both call themselves for each level of nesting, and a resolver that gives up
//! in a literal panics. So a file that comes from outside is read here once, in a loop that follows the grammar only as
//! far as it nests; what passes can be parsed and formatted without running out of stack.

use std::ops::Range;

use crate::base::{Code, Diagnostic, Span};

/// The deepest nesting of placeables, selections and argument lists in a message.
pub const MAX_DEPTH: usize = 32;
/// The deepest nesting of calls in calls; the resolver counts the placeables of a chain of messages, but not these.
pub const MAX_CALLS: usize = 2;
/// The longest message with its attributes, in bytes.
pub const MAX_MESSAGE: usize = 4 << 10;
/// The largest file, in bytes.
pub const MAX_FILE: usize = 1 << 20;
/// The most placeables in one text of a message.
pub const MAX_PLACEABLES: usize = 100;

/// So many problems are enough to refuse a file.
const MAX_PROBLEMS: usize = 20;

/// Looks over a file. Without a problem it is safe to parse and to format; with one it must not be parsed.
///
/// A file that passes may still have slips of syntax: those are the parser's to report.
pub fn scan(text: &str) -> Vec<Diagnostic> {
    if text.len() > MAX_FILE {
        let message = format!("the file has {} bytes; at most {MAX_FILE} are read", text.len());
        return vec![Diagnostic::new(Code::FileTooLarge, "", message).at(Span::default())];
    }
    let mut problems = Vec::new();
    let mut next = 0;
    for (start, line) in lines(text) {
        // The parser takes up again at the next such line after a slip, even inside what was meant as a placeable.
        let starts_entry = line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
        // One report an entry: what follows inside it is the same problem.
        if !starts_entry || start < next {
            continue;
        }
        if let Err(Problem { code, span, message }) = Scanner::new(text, start).entry() {
            next = span.end;
            problems.push(Diagnostic::new(code, "", message).at(Span::new(text, span)));
            if problems.len() == MAX_PROBLEMS {
                break;
            }
        }
    }
    problems
}

/// The lines of a text and where they start; the line breaks stand at their ends.
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
    message: String,
}

/// What the scanner stands in; the outermost text has no level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// Between `{` and `}`, before any `->`.
    Placeable,
    /// Between `(` and `)`.
    Arguments,
    /// After `->`: variants, and the `}` that ends them.
    Selection,
    /// The text of a variant.
    Variant,
}

struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
    start: usize,
    levels: Vec<Level>,
    placeables: usize,
    /// Where the latest placeable begins, behind its brace.
    opened: usize,
}

/// Whether the entry goes on.
type Step = Result<bool, Problem>;

impl<'a> Scanner<'a> {
    fn new(text: &'a str, start: usize) -> Self {
        Self { text: text.as_bytes(), at: start, start, levels: Vec::new(), placeables: 0, opened: start }
    }

    /// Follows an entry to its end, or to where the parser would give it up.
    fn entry(&mut self) -> Result<(), Problem> {
        while let Some(byte) = self.peek() {
            if self.at - self.start >= MAX_MESSAGE {
                let message = format!("this message is longer than {MAX_MESSAGE} bytes; split it");
                return Err(Problem { code: Code::MessageTooLong, span: self.start..self.at, message });
            }
            let goes_on = match self.levels.last() {
                None | Some(Level::Variant) => self.text(byte)?,
                Some(Level::Selection) => self.selection(byte),
                Some(Level::Placeable | Level::Arguments) => self.expression(byte)?,
            };
            if !goes_on {
                break;
            }
        }
        Ok(())
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn text(&mut self, byte: u8) -> Step {
        match byte {
            b'{' => self.open(Level::Placeable),
            b'}' => Ok(false),
            b'\n' => Ok(self.line()),
            _ => {
                self.at += 1;
                Ok(true)
            }
        }
    }

    /// A line of text ends: the text goes on, or a variant, the selection, an attribute or the entry ends with it.
    fn line(&mut self) -> bool {
        let mut indent = 0;
        while let Some(byte) = self.peek() {
            match byte {
                b'\n' => indent = 0,
                b' ' => indent += 1,
                b'\r' if self.text.get(self.at + 1) == Some(&b'\n') => {}
                _ => break,
            }
            self.at += 1;
        }
        let in_variant = !self.levels.is_empty();
        match self.peek() {
            Some(b'[' | b'*' | b'}') if in_variant => {
                self.levels.pop();
                true
            }
            None | Some(b'[' | b'*' | b'}') => false,
            Some(b'.') => {
                self.placeables = 0;
                !in_variant
            }
            // These go on with the text even at the start of a line.
            Some(b'{' | b'\r') => true,
            Some(_) => indent > 0,
        }
    }

    fn selection(&mut self, byte: u8) -> bool {
        match byte {
            b' ' | b'\n' | b'\r' | b'*' => self.at += 1,
            b'[' => {
                while self.peek().is_some_and(|byte| byte != b']') {
                    if self.at - self.start >= MAX_MESSAGE || self.peek() == Some(b'{') {
                        return false;
                    }
                    self.at += 1;
                }
                self.at += 1;
                self.levels.push(Level::Variant);
            }
            b'}' => {
                self.levels.pop();
                self.at += 1;
            }
            _ => return false,
        }
        true
    }

    fn expression(&mut self, byte: u8) -> Step {
        match byte {
            b'{' => {
                let message = "a placeable stands in a placeable; one pair of braces is enough".to_owned();
                Err(Problem { code: Code::PlaceableLiteral, span: self.at..self.at + 1, message })
            }
            b'(' => self.open(Level::Arguments),
            b'"' => Ok(self.string()),
            b')' => Ok(self.close(Level::Arguments)),
            b'}' => Ok(self.close(Level::Placeable)),
            b'-' if self.text.get(self.at + 1) == Some(&b'>') && self.levels.last() == Some(&Level::Placeable) => {
                self.check_selector()?;
                self.levels.pop();
                self.levels.push(Level::Selection);
                self.at += 2;
                Ok(true)
            }
            b' ' | b'\n' | b'\r' | b'$' | b'-' | b'_' | b'.' | b',' | b':' => {
                self.at += 1;
                Ok(true)
            }
            _ if byte.is_ascii_alphanumeric() => {
                self.at += 1;
                Ok(true)
            }
            // The parser stops here, and so does the nesting.
            _ => Ok(false),
        }
    }

    /// A selection over something written out always takes the same variant, and the resolver cannot say where it
    /// gave up in it.
    fn check_selector(&self) -> Result<(), Problem> {
        let selector = self.text[self.opened..self.at].trim_ascii();
        match selector {
            [b'"' | b'0'..=b'9', ..] | [b'-', b'0'..=b'9', ..] => Err(Problem {
                code: Code::PlaceableLiteral,
                span: self.opened..self.at,
                message: "this selects over something fixed; select over a variable or a function".to_owned(),
            }),
            _ => Ok(()),
        }
    }

    fn open(&mut self, level: Level) -> Step {
        let span = self.at..self.at + 1;
        if level == Level::Placeable {
            self.placeables += 1;
            if self.placeables > MAX_PLACEABLES {
                let message = format!("this text has more than {MAX_PLACEABLES} placeables");
                return Err(Problem { code: Code::TooManyPlaceables, span, message });
            }
        }
        if self.levels.iter().filter(|&&level| level != Level::Variant).count() == MAX_DEPTH {
            let message = format!("this is nested deeper than {MAX_DEPTH} levels");
            return Err(Problem { code: Code::NestingTooDeep, span, message });
        }
        let calls = self.levels.iter().rev().take_while(|&&level| level == Level::Arguments).count();
        if level == Level::Arguments && calls == MAX_CALLS {
            let message = format!("calls are nested deeper than {MAX_CALLS} levels");
            return Err(Problem { code: Code::NestingTooDeep, span, message });
        }
        self.levels.push(level);
        self.at += 1;
        if level == Level::Placeable {
            self.opened = self.at;
        }
        Ok(true)
    }

    fn close(&mut self, level: Level) -> bool {
        self.at += 1;
        self.levels.pop() == Some(level)
    }

    /// A string in quotation marks, which ends on its line.
    fn string(&mut self) -> bool {
        self.at += 1;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'"' => return true,
                b'\n' => return false,
                b'\\' if self.peek() != Some(b'\n') => self.at += 1,
                _ => {}
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use proptest::prelude::*;

    use super::{MAX_CALLS, MAX_DEPTH, MAX_FILE, MAX_MESSAGE, MAX_PLACEABLES, scan};
    use crate::base::Code;

    /// The code and the start of the first problem.
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
    fn what_only_looks_nested_passes() {
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
        fn what_passes_is_shallow(
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
