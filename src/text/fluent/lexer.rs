//! A lossless lexer for Fluent: every byte of a source belongs to exactly one token, whatever the source contains.
//!
//! The lexer follows the nesting of the grammar, with a stack instead of recursion, and recovers from every error, so
//! that half-typed messages have tokens too. A token at which the parser of `fluent-syntax` is certain to give up is
//! marked as unexpected. The guard, the cutting of files into entries, the fields of a message and the syntax colours
//! all read these tokens, so that they agree on where a message, a placeable or a text begins and ends.

use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A comment, from its `#` to the end of the line.
    Comment,
    /// The id of a message, or of a term with its `-`.
    Id,
    /// The name of an attribute, with its dot.
    Attribute,
    /// The `=` after an id or the name of an attribute, with the spaces before it.
    Equals,
    /// Printed text with its indentation. Outside of entries: everything that is neither an entry nor a comment.
    Text,
    /// The end of a line: `\n` or `\r\n`.
    LineBreak,
    /// Spaces between the parts of a placeable.
    Blank,
    /// `{`.
    OpenBrace,
    /// `}`.
    CloseBrace,
    /// `->`.
    Arrow,
    /// The key of a variant: `[one]`, `*[other]`.
    Key,
    /// A variable, with its `$`.
    Variable,
    /// The name of a function, a message or a term, the latter with its `-`.
    Name,
    /// The name of an argument, without its colon.
    ArgumentName,
    /// A number.
    Number,
    /// A string with its quotation marks.
    String,
    /// `(`.
    OpenParenthesis,
    /// `)`.
    CloseParenthesis,
    /// `.`, `,` or `:` between the parts of a placeable.
    Separator,
    /// A character that has no meaning in a placeable.
    Other,
}

/// A token: a stretch of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The bytes of the token. Both ends are on character boundaries.
    pub range: Range<usize>,
    /// Whether the parser can continue after this token. Otherwise it skips to a later line that can begin an entry.
    pub is_expected: bool,
}

/// What encloses a position in an entry; the text of the entry itself is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Between `{` and `}`, before any `->`.
    Placeable,
    /// Between `(` and `)`.
    Arguments,
    /// Between `->` and `}`: the variants.
    Selection,
    /// The text of a variant.
    Variant,
}

/// The tokens of a source, in order and without gaps.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    levels: Vec<Level>,
    is_in_entry: bool,
    /// The kind of the next token, if it was found by looking ahead: an attribute after its indentation, or the `=`
    /// after a name.
    ahead: Option<TokenKind>,
}

/// The tokens of a whole source.
pub fn tokens(text: &str) -> Lexer<'_> {
    Lexer::at(text, 0)
}

impl<'a> Lexer<'a> {
    /// The tokens from `start` on, which must be the beginning of a line.
    pub fn at(text: &'a str, start: usize) -> Self {
        Self { text, at: start, levels: Vec::new(), is_in_entry: false, ahead: None }
    }

    /// The levels that enclose the position after the last token, outermost first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Whether the entry of the last token continues after it.
    pub fn is_in_entry(&self) -> bool {
        self.is_in_entry
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn take(&mut self, kind: TokenKind, length: usize) -> Token {
        let start = self.at;
        self.at += length;
        Token { kind, range: start..self.at, is_expected: true }
    }

    fn unexpected(&mut self, kind: TokenKind, length: usize) -> Token {
        Token { is_expected: false, ..self.take(kind, length) }
    }

    /// Whether a line begins here. A byte order mark before this position is ignored, because some editors add one.
    fn is_line_start(&self) -> bool {
        let before = &self.text[..self.at];
        let before = before.strip_suffix('\u{feff}').unwrap_or(before);
        before.is_empty() || before.ends_with('\n')
    }

    /// The length of the line break at a byte, or 0.
    fn line_break(&self, at: usize) -> usize {
        match self.byte(at) {
            Some(b'\n') => 1,
            Some(b'\r') if self.byte(at + 1) == Some(b'\n') => 2,
            _ => 0,
        }
    }

    /// The first byte that is neither a space nor part of a line break.
    fn skip_blank(&self, mut at: usize) -> usize {
        loop {
            match self.line_break(at) {
                0 if self.byte(at) == Some(b' ') => at += 1,
                0 => return at,
                length => at += length,
            }
        }
    }

    /// A comment or the id of an entry. Both end every open placeable, so that one missing brace does not affect the
    /// messages below it.
    fn line_head(&mut self) -> Option<Token> {
        let rest = self.rest();
        let was_open = !self.levels.is_empty();
        let token = if rest.starts_with('#') {
            let end = rest.find('\n').unwrap_or(rest.len());
            let end = rest[..end].strip_suffix('\r').map_or(end, str::len);
            self.is_in_entry = false;
            self.take(TokenKind::Comment, end)
        } else {
            let sign = usize::from(rest.starts_with('-'));
            let length = sign + identifier(&rest[sign..]);
            if length == sign || equals(&rest[length..]) == 0 {
                return None;
            }
            self.is_in_entry = true;
            self.ahead = Some(TokenKind::Equals);
            self.take(TokenKind::Id, length)
        };
        self.levels.clear();
        Some(Token { is_expected: !was_open, ..token })
    }

    /// A token outside of placeables: of the text of a message, an attribute or a variant, or between entries.
    fn text_token(&mut self) -> Token {
        let rest = self.rest();
        if self.is_line_start() {
            if rest.starts_with('\u{feff}') {
                return self.take(TokenKind::Blank, '\u{feff}'.len_utf8());
            }
            let line = rest.trim_start_matches(' ');
            if attribute(line) > 0 {
                self.ahead = Some(TokenKind::Attribute);
                return match rest.len() - line.len() {
                    0 => self.attribute(),
                    indent => self.take(TokenKind::Text, indent),
                };
            }
            // The parser begins an entry here too, and gives up because there is no `=`.
            self.is_in_entry |= rest.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
        }
        let break_length = self.line_break(self.at);
        match self.byte(self.at) {
            _ if break_length > 0 => {
                let token = self.take(TokenKind::LineBreak, break_length);
                self.end_line();
                token
            }
            Some(b'{') => {
                self.levels.push(Level::Placeable);
                self.take(TokenKind::OpenBrace, 1)
            }
            Some(b'}') => {
                // The brace closes nothing, or a selection whose last variant should have ended with its line.
                if self.levels.last() == Some(&Level::Variant) {
                    self.levels.truncate(self.levels.len() - 2);
                }
                self.unexpected(TokenKind::CloseBrace, 1)
            }
            _ => {
                let end = rest.find(['{', '}', '\n']).unwrap_or(rest.len());
                let has_return = rest[end..].starts_with('\n') && rest[..end].ends_with('\r');
                let is_expected = self.is_in_entry;
                let token = self.take(TokenKind::Text, end - usize::from(has_return));
                Token { is_expected, ..token }
            }
        }
    }

    /// An attribute. The caller has checked that one begins here.
    fn attribute(&mut self) -> Token {
        let is_expected = std::mem::replace(&mut self.is_in_entry, true);
        self.levels.clear();
        self.ahead = Some(TokenKind::Equals);
        let token = self.take(TokenKind::Attribute, attribute(self.rest()));
        Token { is_expected, ..token }
    }

    /// Called after a line break in a text. The beginning of the next line that is not blank decides what has ended:
    /// nothing, the variant, or the entry.
    fn end_line(&mut self) {
        let next = self.skip_blank(self.at);
        let indent = next - self.text[..next].rfind('\n').map_or(0, |at| at + 1);
        let is_in_variant = !self.levels.is_empty();
        match self.byte(next) {
            Some(b'[' | b'*' | b'}') if is_in_variant => {
                self.levels.pop();
            }
            Some(b'.') if !is_in_variant => {}
            Some(b'{' | b'\r') => {}
            Some(b'[' | b'*' | b'}' | b'.') | None => self.end_entry(),
            Some(_) if indent == 0 => self.end_entry(),
            Some(_) => {}
        }
    }

    fn end_entry(&mut self) {
        self.is_in_entry = false;
        self.levels.clear();
    }

    /// A token between `->` and `}`.
    fn selection_token(&mut self) -> Token {
        match self.byte(self.at) {
            Some(b'[' | b'*') => match self.key() {
                0 => self.unexpected(TokenKind::Other, 1),
                length => {
                    self.levels.push(Level::Variant);
                    self.take(TokenKind::Key, length)
                }
            },
            Some(b'}') => {
                self.levels.pop();
                self.take(TokenKind::CloseBrace, 1)
            }
            Some(b'{') => {
                self.levels.push(Level::Placeable);
                self.unexpected(TokenKind::OpenBrace, 1)
            }
            Some(b' ' | b'\n') => self.blank(),
            _ if self.line_break(self.at) > 0 => self.blank(),
            _ => {
                let token = self.expression_token();
                Token { is_expected: false, ..token }
            }
        }
    }

    /// The length of the key of a variant, or 0.
    fn key(&self) -> usize {
        let open = self.at + usize::from(self.byte(self.at) == Some(b'*'));
        if self.byte(open) != Some(b'[') {
            return 0;
        }
        let name = self.skip_blank(open + 1);
        let letters = self.text[name..].find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '_' | '.'));
        let close = self.skip_blank(name + letters.unwrap_or(0));
        if self.byte(close) == Some(b']') { close + 1 - self.at } else { 0 }
    }

    /// Spaces, or the end of a line, in a placeable.
    fn blank(&mut self) -> Token {
        match self.line_break(self.at) {
            0 => {
                let rest = self.rest();
                self.take(TokenKind::Blank, rest.len() - rest.trim_start_matches(' ').len())
            }
            length => self.take(TokenKind::LineBreak, length),
        }
    }

    /// A token between `{` and `}`, or between `(` and `)`.
    fn expression_token(&mut self) -> Token {
        let rest = self.rest();
        let level = self.levels.last().copied();
        let first = rest.chars().next().unwrap_or_default();
        match first {
            ' ' | '\n' => self.blank(),
            '\r' if rest.starts_with("\r\n") => self.blank(),
            '{' => {
                self.levels.push(Level::Placeable);
                self.take(TokenKind::OpenBrace, 1)
            }
            '}' => {
                let is_expected = level == Some(Level::Placeable);
                // An open call ends with its placeable.
                while self.levels.pop().is_some_and(|level| level == Level::Arguments) {}
                let token = self.take(TokenKind::CloseBrace, 1);
                Token { is_expected, ..token }
            }
            '(' => {
                self.levels.push(Level::Arguments);
                self.take(TokenKind::OpenParenthesis, 1)
            }
            ')' if level == Some(Level::Arguments) => {
                self.levels.pop();
                self.take(TokenKind::CloseParenthesis, 1)
            }
            ')' => self.unexpected(TokenKind::CloseParenthesis, 1),
            '"' => match string(rest) {
                (length, true) => self.take(TokenKind::String, length),
                (length, false) => self.unexpected(TokenKind::String, length),
            },
            '$' => match identifier(&rest[1..]) {
                0 => self.unexpected(TokenKind::Variable, 1),
                length => self.take(TokenKind::Variable, 1 + length),
            },
            '-' if rest.starts_with("->") => match level {
                Some(Level::Placeable) => {
                    self.levels.pop();
                    self.levels.push(Level::Selection);
                    self.take(TokenKind::Arrow, 2)
                }
                _ => self.unexpected(TokenKind::Arrow, 2),
            },
            '-' => match (identifier(&rest[1..]), number(&rest[1..])) {
                (0, 0) => self.unexpected(TokenKind::Other, 1),
                (0, digits) => self.take(TokenKind::Number, 1 + digits),
                (letters, _) => self.take(TokenKind::Name, 1 + letters),
            },
            '0'..='9' => self.take(TokenKind::Number, number(rest)),
            'a'..='z' | 'A'..='Z' => {
                let length = identifier(rest);
                let is_argument = self.byte(self.skip_blank(self.at + length)) == Some(b':');
                self.take(if is_argument { TokenKind::ArgumentName } else { TokenKind::Name }, length)
            }
            '.' | ',' | ':' => self.take(TokenKind::Separator, 1),
            other => self.unexpected(TokenKind::Other, other.len_utf8()),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        if self.at >= self.text.len() {
            return None;
        }
        match self.ahead.take() {
            Some(TokenKind::Equals) => return Some(self.take(TokenKind::Equals, equals(self.rest()))),
            Some(_) => return Some(self.attribute()),
            None => {}
        }
        if self.is_line_start()
            && let Some(token) = self.line_head()
        {
            return Some(token);
        }
        Some(match self.levels.last() {
            None | Some(Level::Variant) => self.text_token(),
            Some(Level::Selection) => self.selection_token(),
            Some(Level::Placeable | Level::Arguments) => self.expression_token(),
        })
    }
}

/// The length of the identifier that a text begins with.
fn identifier(text: &str) -> usize {
    if !text.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return 0;
    }
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(text.len())
}

/// The length of the number that a text begins with, without a sign.
fn number(text: &str) -> usize {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let whole = digits(text);
    match text[whole..].strip_prefix('.') {
        Some(fraction) if whole > 0 && digits(fraction) > 0 => whole + 1 + digits(fraction),
        _ => whole,
    }
}

/// The length of the `=` that a text begins with, with the spaces before it, or 0.
fn equals(text: &str) -> usize {
    let trimmed = text.trim_start_matches(' ');
    if trimmed.starts_with('=') { text.len() - trimmed.len() + 1 } else { 0 }
}

/// The length of the dot and name of an attribute that a text begins with, or 0 where no `=` follows.
fn attribute(text: &str) -> usize {
    let Some(name) = text.strip_prefix('.') else { return 0 };
    match identifier(name) {
        0 => 0,
        length if equals(&name[length..]) == 0 => 0,
        length => 1 + length,
    }
}

/// The length of the string that a text begins with, and whether it is closed. A string that is not closed ends with
/// its line.
fn string(text: &str) -> (usize, bool) {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return (at - usize::from(text[..at].ends_with('\r')), false),
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return (at + 1, true),
            _ => {}
        }
    }
    (text.len(), false)
}

#[cfg(test)]
mod tests;
