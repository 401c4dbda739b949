//! A Fluent file as its entries: where each message stands, so that one can be changed and every other byte stays.
//!
//! Nothing here formats a message, and a file that is not safe to parse is still cut at its lines: what somebody wrote
//! can always be kept, however broken it is.

use std::collections::BTreeSet;
use std::ops::Range;

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use super::guard::scan;
use crate::base::{Code, Diagnostic, Span};

/// A message or term of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id; of a term with the `-`.
    pub id: String,
    /// The bytes of the comment above it, without the last line break; empty where there is none.
    pub comment: Range<usize>,
    /// The bytes of the message with its attributes, without the last line break.
    pub body: Range<usize>,
}

impl Entry {
    /// Where it begins, its comment included.
    fn start(&self) -> usize {
        if self.comment.is_empty() { self.body.start } else { self.comment.start }
    }
}

/// The messages and terms of a file, in its order; one that stands twice is there twice.
pub fn entries(text: &str) -> Vec<Entry> {
    let known = if has_doubtful_start(text) { parsed_starts(text) } else { None };
    let mut found: Vec<Entry> = Vec::new();
    let (mut comment, mut open) = (None::<Range<usize>>, false);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let content = start..start + line.trim_end_matches(['\n', '\r']).len();
        let line = line.trim_start_matches('\u{feff}');
        let starts = begins_entry(line) && known.as_ref().is_none_or(|known| known.contains(&(at - line.len())));
        if line.starts_with('#') {
            open = false;
            // Only a comment with one # belongs to the message below it.
            let is_attached = !line.starts_with("##");
            comment = is_attached.then(|| comment.map_or(content.start, |above| above.start)..content.end);
        } else if starts {
            let start = at - line.len();
            let above = comment.take().unwrap_or(start..start);
            let id = line.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))).next();
            found.push(Entry { id: id.unwrap_or_default().to_owned(), comment: above, body: start..content.end });
            open = true;
        } else if line.trim().is_empty() {
            comment = None;
        } else if open && let Some(last) = found.last_mut() {
            last.body.end = content.end;
        }
    }
    found
}

/// Whether a line may begin a message or term.
fn begins_entry(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-')
}

/// Whether a line that looks like a beginning may stand inside a placeable: then only the parser knows.
fn has_doubtful_start(text: &str) -> bool {
    let mut depth = 0_usize;
    for line in text.split_inclusive('\n') {
        if begins_entry(line) && depth > 0 {
            return true;
        }
        for byte in line.bytes() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    false
}

/// Where the parser sees entries begin. Nothing of a file that is not safe to parse.
fn parsed_starts(text: &str) -> Option<BTreeSet<usize>> {
    if !scan(text).is_empty() {
        return None;
    }
    let (Ok(resource) | Err((resource, _))) = parse(text);
    let offset = |part: &str| part.as_ptr().addr().saturating_sub(text.as_ptr().addr());
    let starts = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(offset(message.id.name)),
        ast::Entry::Term(term) => Some(offset(term.id.name).saturating_sub(1)),
        ast::Entry::Junk { content } => Some(offset(content)),
        _ => None,
    });
    Some(starts.collect())
}

/// The source of a message in a file.
pub fn source_of<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    text.get(entry.body)
}

/// The source of a message in a file whose entries each begin a line: found without cutting the whole file.
pub fn source_at<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let is_start = |at: usize| at == 0 || text.as_bytes()[at - 1] == b'\n';
    let is_end = |at: usize| text[at + id.len()..].trim_start_matches(' ').starts_with('=');
    let (start, _) = text.match_indices(id).find(|(at, _)| is_start(*at) && is_end(*at))?;
    let rest = &text[start..];
    let lines = rest.match_indices('\n').map(|(at, _)| at + 1);
    let end = lines.into_iter().find(|&at| begins_entry(&rest[at..]) || rest[at..].starts_with('#'));
    source_of(&rest[..end.unwrap_or(rest.len())], id)
}

/// A message's source is one entry under its id, and Fluent; otherwise what is wrong, with bytes of the source.
pub fn check_source(id: &str, source: &str) -> Vec<Diagnostic> {
    let unsafe_parts = scan(source);
    if !unsafe_parts.is_empty() {
        return unsafe_parts;
    }
    let resource = match parse(source) {
        Ok(resource) => resource,
        Err((_, slips)) => {
            let told = slips.into_iter().map(|slip| {
                Diagnostic::new(Code::LocaleSyntax, "", format!("this is not Fluent: {}", slip.kind))
                    .at(Span::new(source, slip.pos))
            });
            return told.collect();
        }
    };
    let found = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        ast::Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    let found: Vec<String> = found.collect();
    let is_one = resource.body.len() == 1 && found.len() == 1 && found[0] == id;
    if is_one {
        return Vec::new();
    }
    let message = match &found[..] {
        [other] if other != id => format!("this is the message `{other}`; it must begin with `{id} =`"),
        _ => format!("exactly one message must stand here, `{id}`"),
    };
    vec![Diagnostic::new(Code::LocaleSyntax, "", message).at(Span::new(source, 0..source.len()))]
}

/// Puts a message in place of the one with its id, byte for byte; `None` if there is none. Line breaks become those of
/// the file.
pub fn replaced(text: &str, id: &str, source: &str) -> Option<String> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    let mut text = text.to_owned();
    let source = with_breaks(source, &text);
    text.replace_range(entry.body, &source);
    Some(text)
}

/// Takes a message out with the comment above it; `None` if there is none.
pub fn removed(text: &str, id: &str) -> Option<String> {
    let entry = entries(text).into_iter().find(|entry| entry.id == id)?;
    let start = entry.start();
    let mut end = after_line(text, entry.body.end);
    // Of the blank lines before and behind it one is left.
    let blank_before = text[..start].ends_with("\n\n") || text[..start].ends_with("\r\n\r\n") || start == 0;
    while blank_before && (text[end..].starts_with('\n') || text[end..].starts_with("\r\n")) {
        end = after_line(text, end);
    }
    Some(format!("{}{}", &text[..start], &text[end..]))
}

/// Adds a message beside its neighbours: behind the nearest of those that come before it in `order`, else before the
/// nearest of those that come after it, else at the end.
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

/// The place behind the line in which a byte stands.
fn after_line(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |length| at + length + 1)
}

/// The line break that a file has.
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

/// A text as the value of a message: braces, and what would begin something else at the start of a line, as literals.
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
    fn entries_stand_where_the_parser_sees_them() {
        let found = entries(FILE);
        let ids: Vec<&str> = found.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, ["a", "b", "-t", "c"]);
        assert_eq!(&FILE[found[0].comment.clone()], "# About a.\n# More.");
        assert_eq!(&FILE[found[0].body.clone()], "a = one\n    .x = two");
        assert!(FILE[found[1].body.clone()].ends_with("*[other] y\n    }"));
        assert!(found[2].comment.is_empty());
        // What begins a line inside a call is no entry.
        let ids: Vec<String> = entries("a = { F(\nb: 1) }\nc = d\n").into_iter().map(|entry| entry.id).collect();
        assert_eq!(ids, ["a", "c"]);
        // What is broken is still cut at its lines.
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
    fn a_message_comes_beside_its_neighbours_and_goes_with_its_comment() {
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
