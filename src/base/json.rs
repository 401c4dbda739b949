//! JSON values with their positions in the file.
//!
//! A [`Node`] is a slice of the file's text. Its members and items are slices of that slice, so the position of every
//! value is exact without a tree of positions in memory. `serde_json` does the parsing.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{Anchor, Code, Diagnostic, Message, Source, Span};
use crate::message;

/// The maximum nesting depth.
pub const MAX_DEPTH: usize = 64;
/// The maximum size of a file in bytes.
pub const MAX_BYTES: usize = 256 << 20;

/// The kind of a JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `{ … }`
    Object,
    /// `[ … ]`
    Array,
    /// `"…"`
    String,
    Number,
    /// `true` or `false`
    Boolean,
    /// `null`
    Null,
}

impl Shape {
    /// The id of the message that names this kind of value.
    pub fn kind(self) -> &'static str {
        match self {
            Shape::Object => "expected-object",
            Shape::Array => "expected-list",
            Shape::String => "expected-text",
            Shape::Number => "expected-number",
            Shape::Boolean => "expected-flag",
            Shape::Null => "expected-null",
        }
    }
}

/// A value in a JSON text that [`parse`] has accepted.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    raw: &'a str,
    offset: usize,
}

#[derive(Clone, Debug)]
pub struct Member<'a> {
    /// The unescaped name.
    pub key: Cow<'a, str>,
    /// The place of the name in the file, including its quotes.
    pub key_span: Span,
    pub value: Node<'a>,
}

/// Parses a whole text. Size, byte order mark, nesting, surrogates and syntax are checked only here, because nodes can
/// only come from this function.
pub fn parse(text: &str) -> Result<Node<'_>, Box<Diagnostic>> {
    if text.len() > MAX_BYTES {
        let message = too_large(text.len());
        return Err(Box::new(Diagnostic::new(Code::FileTooLarge, "", message).at(Span::default())));
    }
    scan(text).map_err(Box::new)?;
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        let at = offset_of(text, error.line(), error.column());
        return Err(Box::new(
            Diagnostic::new(Code::JsonSyntax, "", syntax_message(&error)).at(Span::new(text, at..at)),
        ));
    }
    let start = text.len() - text.trim_start().len();
    Ok(Node { raw: text.trim(), offset: start })
}

/// The message for a file of so many bytes, which is too large to read.
pub fn too_large(bytes: usize) -> Message {
    message!("problem-file-size", size = bytes >> 20, most = MAX_BYTES >> 20)
}

/// Rejects texts that `serde_json` would accept or that would exhaust its stack: a byte order mark, deep nesting, lone
/// surrogates.
fn scan(text: &str) -> Result<(), Diagnostic> {
    if text.starts_with('\u{feff}') {
        let message = message!("problem-byte-order-mark");
        return Err(Diagnostic::new(Code::JsonSyntax, "", message).at(Span::new(text, 0..3)));
    }
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0_usize);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => at = scan_string(text, at)?,
            b'{' | b'[' => {
                depth += 1;
                if depth > MAX_DEPTH {
                    let message = message!("problem-nesting", most = MAX_DEPTH);
                    return Err(Diagnostic::new(Code::NestingTooDeep, "", message).at(Span::new(text, at..at + 1)));
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    Ok(())
}

/// Skips a string from its opening quote; returns the offset of its closing quote.
fn scan_string(text: &str, open: usize) -> Result<usize, Diagnostic> {
    let bytes = text.as_bytes();
    let mut at = open + 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return Ok(at),
            b'\\' if bytes.get(at + 1) == Some(&b'u') => {
                let lone = match escape(bytes, at) {
                    Some(0xD800..=0xDBFF) => !matches!(escape(bytes, at + 6), Some(0xDC00..=0xDFFF)),
                    Some(0xDC00..=0xDFFF) => true,
                    _ => false,
                };
                if lone {
                    let message = message!("problem-surrogate");
                    return Err(Diagnostic::new(Code::JsonSyntax, "", message).at(Span::new(text, at..at + 6)));
                }
                at += if matches!(escape(bytes, at), Some(0xD800..=0xDBFF)) { 12 } else { 2 };
            }
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    Ok(bytes.len())
}

/// The code unit of a `\uXXXX` escape.
fn escape(bytes: &[u8], at: usize) -> Option<u16> {
    let escape = bytes.get(at..at + 6)?.strip_prefix(b"\\u")?;
    u16::from_str_radix(std::str::from_utf8(escape).ok()?, 16).ok()
}

/// The parser's message without line and column, because the diagnostic has them.
fn syntax_message(error: &serde_json::Error) -> Message {
    let words = error.to_string();
    let words = words.rsplit_once(" at line ").map_or(words.as_str(), |(words, _)| words);
    message!("problem-json", words = words)
}

/// The byte offset of the parser's line and column (both from 1, the column in bytes).
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    text.floor_char_boundary(before + column.saturating_sub(1))
}

impl<'a> Node<'a> {
    /// The JSON text of the value.
    pub fn raw(self) -> &'a str {
        self.raw
    }

    /// The place in the file.
    pub fn span(self) -> Span {
        Span::of_slice(self.offset, self.raw)
    }

    /// The first byte in the file, which is `{` for an object: the place of problems about missing members.
    pub fn opening(self) -> Span {
        Span::of_slice(self.offset, self.raw.get(..1).unwrap_or_default())
    }

    /// The place in the file of a part of [`Node::raw`].
    pub fn part(self, range: Range<usize>) -> Span {
        let part = Span::new(self.raw, range);
        Span::of_slice(self.offset + part.start(), &self.raw[part.range()])
    }

    pub fn shape(self) -> Shape {
        match self.raw.as_bytes().first() {
            Some(b'{') => Shape::Object,
            Some(b'[') => Shape::Array,
            Some(b'"') => Shape::String,
            Some(b't' | b'f') => Shape::Boolean,
            Some(b'n') => Shape::Null,
            _ => Shape::Number,
        }
    }

    /// The members of an object in order, including duplicates; empty for other kinds.
    pub fn members(self) -> Vec<Member<'a>> {
        if self.shape() != Shape::Object {
            return Vec::new();
        }
        let pairs = serde_json::Deserializer::from_str(self.raw).deserialize_map(Pairs).unwrap_or_default();
        pairs
            .into_iter()
            .map(|(key, value)| {
                let key_node = self.inside(key);
                let key = key_node.string().unwrap_or_default();
                Member { key, key_span: key_node.span(), value: self.inside(value) }
            })
            .collect()
    }

    /// The value of a member; the first one if the name occurs twice.
    pub fn member(self, name: &str) -> Option<Node<'a>> {
        self.members().into_iter().find(|member| member.key == name).map(|member| member.value)
    }

    /// The items of a list; empty for other kinds.
    pub fn items(self) -> Vec<Node<'a>> {
        if self.shape() != Shape::Array {
            return Vec::new();
        }
        let items: Vec<&'a RawValue> = serde_json::from_str(self.raw).unwrap_or_default();
        items.into_iter().map(|item| self.inside(item)).collect()
    }

    /// The unescaped text of a string.
    pub fn string(self) -> Option<Cow<'a, str>> {
        let inner = self.raw.strip_prefix('"')?.strip_suffix('"')?;
        if inner.contains('\\') {
            serde_json::from_str(self.raw).ok().map(Cow::Owned)
        } else {
            Some(Cow::Borrowed(inner))
        }
    }

    /// A whole number that fits 64 bits; `None` for `1.0`, `1e3` and twenty digits.
    pub fn integer(self) -> Option<i64> {
        self.raw.parse().ok()
    }

    /// Whether this is a whole number with more digits than fit 64 bits.
    pub fn is_wide_integer(self) -> bool {
        is_wide_integer(self.raw)
    }

    /// `true` or `false`.
    pub fn boolean(self) -> Option<bool> {
        self.raw.parse().ok()
    }

    fn inside(self, part: &'a RawValue) -> Node<'a> {
        let raw = part.get();
        Node { raw, offset: self.offset + (raw.as_ptr().addr() - self.raw.as_ptr().addr()) }
    }
}

/// Collects an object's members as slices, in order and including duplicates, which a map would drop.
struct Pairs;

impl<'de> Visitor<'de> for Pairs {
    type Value = Vec<(&'de RawValue, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::with_capacity(8);
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(pairs)
    }
}

/// Whether JSON is a whole number with more digits than fit 64 bits.
pub fn is_wide_integer(json: &str) -> bool {
    let digits = json.strip_prefix('-').unwrap_or(json);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) && json.parse::<i64>().is_err()
}

/// Appends a step to a JSON pointer, escaped as in RFC 6901.
pub fn step(pointer: &str, name: impl fmt::Display) -> String {
    let name = name.to_string();
    if name.contains(['~', '/']) {
        format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"))
    } else {
        format!("{pointer}/{name}")
    }
}

/// Whether a pointer leads to the same value as another one, or into it.
pub fn is_within(pointer: &str, outer: &str) -> bool {
    pointer.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The unescaped steps of a JSON pointer.
pub fn steps(pointer: &str) -> impl Iterator<Item = String> + '_ {
    pointer.split('/').skip(1).map(|step| step.replace("~1", "/").replace("~0", "~"))
}

/// Finds nodes by pointer. The file's members and the items of its lists are parsed once, because a registry has
/// thousands of cards and problems.
pub struct Locator<'a> {
    root: Option<Node<'a>>,
    members: Vec<Member<'a>>,
    lists: Vec<Option<Vec<Node<'a>>>>,
}

impl<'a> Locator<'a> {
    /// Nothing is found in a text that is not JSON.
    pub fn new(text: &'a str) -> Self {
        let root = parse(text).ok();
        let members = root.map(Node::members).unwrap_or_default();
        let lists = vec![None; members.len()];
        Self { root, members, lists }
    }

    /// The node at a pointer, or its nearest existing ancestor, and the place of its name if it is a member.
    pub fn find(&mut self, pointer: &str) -> Option<(Node<'a>, Option<Span>)> {
        let mut here = (self.root?, None);
        let mut list = None;
        for (depth, step) in steps(pointer).enumerate() {
            let next = if depth == 0 && here.0.shape() == Shape::Object {
                list = self.members.iter().position(|member| member.key == step);
                list.map(|at| (self.members[at].value, Some(self.members[at].key_span)))
            } else if here.0.shape() == Shape::Array {
                let at: Option<usize> = step.parse().ok();
                let item = match list.filter(|_| depth == 1) {
                    Some(list) => {
                        let items = self.lists[list].get_or_insert_with(|| here.0.items());
                        at.and_then(|at| items.get(at).copied())
                    }
                    None => at.and_then(|at| here.0.items().get(at).copied()),
                };
                item.map(|item| (item, None))
            } else {
                let found = here.0.members().into_iter().find(|member| member.key == step);
                found.map(|member| (member.value, Some(member.key_span)))
            };
            match next {
                Some(next) => here = next,
                None => break,
            }
        }
        Some(here)
    }
}

/// Sets the missing places of diagnostics by their pointers, and sorts the diagnostics by place.
pub fn locate(source: &Source, diagnostics: &mut [Diagnostic]) {
    if diagnostics.iter().any(|diagnostic| diagnostic.span.is_none()) {
        let mut locator = Locator::new(&source.text);
        for diagnostic in diagnostics.iter_mut().filter(|diagnostic| diagnostic.span.is_none()) {
            diagnostic.span = locator.find(&diagnostic.pointer).map(|(node, key)| match (diagnostic.anchor, key) {
                (Anchor::Key, Some(key)) => key,
                _ => node.span(),
            });
        }
    }
    diagnostics.sort_by_key(|diagnostic| {
        (diagnostic.span.map_or(0, Span::start), diagnostic.code, diagnostic.pointer.clone())
    });
}

/// Reports duplicate members anywhere in a value that no reader knows.
pub fn duplicates(node: Node<'_>, pointer: &str, diagnostics: &mut Vec<Diagnostic>) {
    let members = node.members();
    for (at, member) in members.iter().enumerate() {
        let pointer = step(pointer, &member.key);
        if members[..at].iter().any(|earlier| earlier.key == member.key) {
            diagnostics.push(duplicate(member, &pointer));
        }
        duplicates(member.value, &pointer, diagnostics);
    }
    for (at, item) in node.items().into_iter().enumerate() {
        duplicates(item, &step(pointer, at), diagnostics);
    }
}

/// The problem of a member that occurs twice.
pub fn duplicate(member: &Member<'_>, pointer: &str) -> Diagnostic {
    let message = message!("problem-member-twice", name = &*member.key);
    Diagnostic::new(Code::DuplicateKey, pointer, message).at(member.key_span)
}

#[cfg(test)]
mod tests {
    use super::{Locator, Shape, parse};
    use crate::base::Code;

    fn code(text: &str) -> Option<(Code, usize)> {
        parse(text).err().map(|d| (d.code, d.span.unwrap_or_default().start()))
    }

    #[test]
    fn values_know_their_place() {
        let text = r#" { "a": [1, { "b\u0065": "x" }], "c": 12345678901234567890 } "#;
        let root = parse(text).expect("well formed");
        assert_eq!(root.shape(), Shape::Object);
        let (node, key) = Locator::new(text).find("/a/1/be").expect("found");
        assert_eq!(&text[node.span().range()], "\"x\"");
        assert_eq!(&text[key.expect("a member").range()], r#""b\u0065""#);
        assert_eq!(root.member("c").expect("there").integer(), None);
    }

    #[test]
    fn bad_text_is_refused_where_it_is_bad() {
        assert_eq!(code("\u{feff}{}"), Some((Code::JsonSyntax, 0)));
        assert_eq!(code(r#"["\ud800"]"#), Some((Code::JsonSyntax, 2)));
        assert_eq!(code(r#"["\ud83d\ude00 \\u"]"#), None);
        assert_eq!(code(&"[".repeat(65)), Some((Code::NestingTooDeep, 64)));
        assert_eq!(code("{ \"a\": 1,\n }"), Some((Code::JsonSyntax, 11)));
        assert_eq!(code("[1] 2"), Some((Code::JsonSyntax, 4)));
        assert_eq!(code(""), Some((Code::JsonSyntax, 0)));
        assert_eq!(code(r#"["\"#), Some((Code::JsonSyntax, 2)));
        assert_eq!(code("\"\\u12"), Some((Code::JsonSyntax, 4)));
    }
}
