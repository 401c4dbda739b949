//! Cuts a Fluent file into its messages, so that one can be changed while every other byte stays.
//!
//! A file that is not safe to parse can be cut too, because a translator's text must never be lost, however broken it
//! is.

use std::ops::Range;

use super::lexer::{Token, TokenKind, tokens};
use super::parsed::ParsedMessage;
use crate::base::Diagnostic;

/// A message or term of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id; for a term with the `-`.
    pub id: String,
    /// The bytes of the comment above the message, without the last line break. Empty if there is none.
    pub comment: Range<usize>,
    /// The bytes of the message with its attributes, without the last line break.
    pub body: Range<usize>,
}

impl Entry {
    /// The first byte of the entry, including its comment.
    fn start(&self) -> usize {
        if self.comment.is_empty() { self.body.start } else { self.comment.start }
    }
}

/// The messages and terms of a file, in its order. If two have the same id, both are in the list.
///
/// Every message that the parser reads is an entry. A line that begins like a message is one too, even if the parser
/// skips it because a placeable above it is not closed.
pub fn entries(text: &str) -> Vec<Entry> {
    let mut cutter = Cutter::default();
    let mut lexer = tokens(text);
    let (mut start, mut head) = (0, None);
    loop {
        let is_nested = !lexer.levels().is_empty();
        let Some(Token { kind, range, .. }) = lexer.next() else {
            cutter.line(text, start..text.len(), head);
            return cutter.entries;
        };
        match kind {
            TokenKind::LineBreak => {
                cutter.line(text, start..range.start, head);
                (start, head) = (range.end, None);
            }
            _ if head.is_some() => {}
            TokenKind::Comment => head = Some(Head::Comment),
            TokenKind::Id => head = Some(Head::Entry),
            TokenKind::Blank if text[range.clone()].starts_with('\u{feff}') => start = range.end,
            _ if !is_nested && begins_entry(&text[range]) => head = Some(Head::Entry),
            _ => head = Some(Head::Other),
        }
    }
}

/// The first token of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    Comment,
    Entry,
    Other,
}

#[derive(Default)]
struct Cutter {
    entries: Vec<Entry>,
    /// The comment above the current line.
    comment: Option<Range<usize>>,
    /// Whether the current line may belong to the last entry.
    is_open: bool,
}

impl Cutter {
    fn line(&mut self, text: &str, range: Range<usize>, head: Option<Head>) {
        let line = text[range.clone()].trim_end_matches('\r');
        let content = range.start..range.start + line.len();
        match head {
            Some(Head::Comment) => {
                self.is_open = false;
                // Only a comment with a single # belongs to the message below it.
                let above = self.comment.take();
                let start = above.map_or(content.start, |above| above.start);
                self.comment = (!line.starts_with("##")).then_some(start..content.end);
            }
            Some(Head::Entry) => {
                let comment = self.comment.take().unwrap_or(content.start..content.start);
                let id = line.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))).next();
                self.entries.push(Entry { id: id.unwrap_or_default().to_owned(), comment, body: content });
                self.is_open = true;
            }
            _ if line.trim().is_empty() => self.comment = None,
            _ => {
                if let Some(last) = self.entries.last_mut().filter(|_| self.is_open) {
                    last.body.end = content.end;
                }
            }
        }
    }
}

fn begins_entry(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-')
}

/// The source of a message in a file.
pub fn source_of<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    text.get(entry.body)
}

/// The same as [`source_of`], without cutting the whole file.
pub fn source_at<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let is_start = |at: usize| at == 0 || text.as_bytes()[at - 1] == b'\n';
    let is_end = |at: usize| text[at + id.len()..].trim_start_matches(' ').starts_with('=');
    let (start, _) = text.match_indices(id).find(|(at, _)| is_start(*at) && is_end(*at))?;
    let rest = &text[start..];
    let lines = rest.match_indices('\n').map(|(at, _)| at + 1);
    let end = lines.into_iter().find(|&at| begins_entry(&rest[at..]) || rest[at..].starts_with('#'));
    source_of(&rest[..end.unwrap_or(rest.len())], id)
}

/// Checks that a source is Fluent, and a single message with this id. Returns the problems, with bytes of the source.
pub fn check_source(id: &str, source: &str) -> Vec<Diagnostic> {
    ParsedMessage::new(id, source).into_problems()
}

/// Replaces the message with an id. `None` if the file has no such message. The source gets the file's line breaks.
pub fn replaced(text: &str, id: &str, source: &str) -> Option<String> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    let mut text = text.to_owned();
    let source = with_breaks(source, &text);
    text.replace_range(entry.body, &source);
    Some(text)
}

/// Removes a message with the comment above it. `None` if the file has no such message.
pub fn removed(text: &str, id: &str) -> Option<String> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    let start = entry.start();
    let mut end = after_line(text, entry.body.end);
    // If there are blank lines before and after the entry, one of them is kept.
    let blank_before = text[..start].ends_with("\n\n") || text[..start].ends_with("\r\n\r\n") || start == 0;
    while blank_before && (text[end..].starts_with('\n') || text[end..].starts_with("\r\n")) {
        end = after_line(text, end);
    }
    Some(format!("{}{}", &text[..start], &text[end..]))
}

/// Inserts a message next to its neighbours in `order`: after the nearest predecessor that the file has, otherwise
/// before the nearest successor, otherwise at the end.
pub fn inserted(text: &str, id: &str, source: &str, order: &[&str]) -> String {
    let found = entries(text);
    let at = order.iter().position(|known| *known == id);
    let (before, after) = at.map_or((&[][..], &[][..]), |at| (&order[..at], &order[at + 1..]));
    let of = |wanted: &&str| found.iter().find(|entry| entry.id == **wanted);
    let line_break = line_break(text);
    let source = with_breaks(source.trim_end(), text);
    if let Some(neighbour) = before.iter().rev().find_map(of) {
        let end = after_line(text, neighbour.body.end);
        let gap = if text[..end].ends_with('\n') { "" } else { line_break };
        return format!("{}{gap}{source}{line_break}{}", &text[..end], &text[end..]);
    }
    if let Some(neighbour) = after.iter().find_map(of) {
        let start = neighbour.start();
        return format!("{}{source}{line_break}{}", &text[..start], &text[start..]);
    }
    let gap = if text.is_empty() || text.ends_with('\n') { "" } else { line_break };
    format!("{text}{gap}{source}{line_break}")
}

/// The byte after the line that contains a byte.
fn after_line(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |length| at + length + 1)
}

/// The line break that a file uses.
fn line_break(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

/// A source with the line breaks of the file.
fn with_breaks(source: &str, text: &str) -> String {
    let plain = source.replace("\r\n", "\n");
    match line_break(text) {
        "\n" => plain,
        line_break => plain.replace('\n', line_break),
    }
}

/// A text as the value of a message. Braces, and characters that have a meaning at the beginning of a line, become
/// string literals, e.g. `{ "[" }`.
pub fn as_value(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut line_start = true;
    for c in text.trim_end().chars() {
        match c {
            '{' => value.push_str("{ \"{\" }"),
            '}' => value.push_str("{ \"}\" }"),
            '\r' => {}
            '\n' => value.push_str("\n    "),
            '[' | '*' | '.' if line_start => {
                value.push_str("{ \"");
                value.push(c);
                value.push_str("\" }");
            }
            _ => value.push(c),
        }
        line_start = c == '\n' || (line_start && c == ' ');
    }
    value
}

#[cfg(test)]
mod tests {
    use super::{as_value, check_source, entries, inserted, removed, replaced, source_at, source_of};

    const FILE: &str = "## Group\n\n# About a.\n# More.\na = one\n    .x = two\n\nb =\n    { $n ->\n        [one] x\n\n       *[other] y\n    }\n\n# Alone.\n\n-t = term\nc = last";

    #[test]
    fn entries_are_where_the_parser_sees_them() {
        let found = entries(FILE);
        let ids: Vec<&str> = found.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, ["a", "b", "-t", "c"]);
        assert_eq!(&FILE[found[0].comment.clone()], "# About a.\n# More.");
        assert_eq!(&FILE[found[0].body.clone()], "a = one\n    .x = two");
        assert!(FILE[found[1].body.clone()].ends_with("*[other] y\n    }"));
        assert!(found[2].comment.is_empty());
        // A line that continues a call is not an entry.
        let ids: Vec<String> = entries("a = { F(\nb: 1) }\nc = d\n").into_iter().map(|entry| entry.id).collect();
        assert_eq!(ids, ["a", "c"]);
        // A file that cannot be parsed is cut at its lines.
        let ids: Vec<String> = entries("a = {{{{\nb = { $x\nc = d\n").into_iter().map(|entry| entry.id).collect();
        assert_eq!(ids, ["a", "b", "c"]);
    }

    #[test]
    fn a_source_is_found_without_cutting_the_file() {
        for id in ["a", "b", "-t", "c", "x", "n", "other", ""] {
            assert_eq!(source_at(FILE, id), source_of(FILE, id), "{id}");
        }
        assert_eq!(source_at("ab = c\na = x ab = d\n", "ab"), Some("ab = c"));
        assert_eq!(source_at("a-b = c\na = d", "a"), Some("a = d"));
    }

    #[test]
    fn an_edit_changes_only_its_own_lines() {
        let changed = replaced(FILE, "a", "a = three").expect("it is there");
        assert_eq!(changed, FILE.replace("a = one\n    .x = two", "a = three"));
        assert_eq!(replaced(&changed, "a", "a = one\n    .x = two").as_deref(), Some(FILE));
        let windows = FILE.replace('\n', "\r\n");
        let changed = replaced(&windows, "a", "a = three\n    .x = four").expect("it is there");
        assert_eq!(changed, windows.replace("a = one\r\n    .x = two", "a = three\r\n    .x = four"));
        assert_eq!(replaced(FILE, "none", "none = x"), None);
    }

    #[test]
    fn a_message_is_inserted_next_to_its_neighbours_and_removed_with_its_comment() {
        let order = ["first", "a", "a2", "b", "c", "d"];
        let with = inserted(FILE, "a2", "a2 = new", &order);
        assert_eq!(with, FILE.replace(".x = two\n", ".x = two\na2 = new\n"));
        assert_eq!(removed(&with, "a2").as_deref(), Some(FILE));
        assert_eq!(inserted(FILE, "first", "first = new", &order), FILE.replace("# About", "first = new\n# About"));
        assert_eq!(inserted(FILE, "d", "d = new", &order), format!("{FILE}\nd = new\n"));
        assert_eq!(inserted("", "d", "d = new", &order), "d = new\n");
        assert_eq!(
            removed(FILE, "a").as_deref(),
            Some(&*FILE.replace("# About a.\n# More.\na = one\n    .x = two\n\n", ""))
        );
    }

    #[test]
    fn a_source_is_one_message_under_its_id() {
        assert!(check_source("a", "a = b\n    .c = d").is_empty());
        assert!(check_source("-a", "-a = b").is_empty());
        for bad in ["a = { $n", "b = c", "a = b\nc = d", "", "# x\n", "a = {{ $x }}", "a"] {
            assert!(!check_source("a", bad).is_empty(), "{bad}");
        }
    }

    #[test]
    fn any_text_can_be_a_value() {
        for text in ["a { b } c", "[x] y", "one\n*two\n.three", "plain"] {
            let source = format!("a = {}", as_value(text));
            assert!(check_source("a", &source).is_empty(), "{source}");
        }
        assert_eq!(source_of("a = b\n", "a"), Some("a = b"));
    }
}
