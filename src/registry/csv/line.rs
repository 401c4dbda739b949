//! Rows of effects as lines that people read and write.
//!
//! ```text
//! line      = operation [ value ] { "if" conditions | "replace" | "bonus" } [ object ]
//! conditions = condition { ( "," | "and" ) condition }
//! condition = name [ ":" | "=" ] [ number | word | JSON ]
//! ```
//!
//! `dmg 20 if first_action replace` · `heal 7 if ctrl forged, ctrl_n 3` · `dmg 5 if vs_book2 bonus`. A word that is not
//! plain is quoted as in JSON. Members that the line cannot express follow as a JSON object. A row that no line can express
//! is written as JSON.

use std::ops::Range;

use serde_json::value::RawValue;
use winnow::ascii::{digit1, multispace0};
use winnow::combinator::{alt, cut_err, opt, preceded, terminated};
use winnow::error::{ContextError, ErrMode, StrContext, StrContextValue};
use winnow::stream::{LocatingSlice, Location, Stream};
use winnow::token::{any, none_of, one_of, take_while};
use winnow::{ModalResult, Parser};

use super::super::read_rows;
use super::super::write::{quoted, spaced, write_row};
use crate::base::json::{self, Locator};
use crate::base::reader::shorten;
use crate::base::{Anchor, Argument, Code, Message, Source};
use crate::card::check::has_member;
use crate::card::read::{condition as condition_of, order};
use crate::card::{Condition, Parameter, Row};
use crate::message;
use crate::ruleset::Ruleset;
use crate::ruleset::syntax::wanted;

/// The keywords of a line. Names that are keywords are quoted.
const KEYWORDS: [&str; 7] = ["if", "and", "replace", "bonus", "true", "false", "null"];

/// A row and the positions of its parts in the line.
#[derive(Clone, Debug)]
pub struct Line {
    pub row: Row,
    /// The parts by JSON pointer. The name of a condition precedes its parameter.
    parts: Vec<(String, Range<usize>)>,
}

/// A syntax error in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The byte range in the line.
    pub span: Range<usize>,
    pub message: Message,
}

/// Reads a line. Names are not looked up here, because the checks of the card do that.
pub fn read_line(text: &str, rules: &Ruleset) -> Result<Line, LineError> {
    if text.trim_start().starts_with('{') {
        let row = row_members(text, 0, rules)?;
        return Ok(Line { row, parts: Vec::new() });
    }
    let parts = line.parse(LocatingSlice::new(text)).map_err(|error| {
        let at = error.offset();
        let expected = error.inner().context().find_map(|context| match context {
            StrContext::Expected(value) => Some(wanted(value)),
            _ => None,
        });
        let first = text[..at].split_whitespace().count() == 1;
        let rest = Message::new(if first { "expected-line-number" } else { "expected-line-rest" });
        let expected = expected.unwrap_or_else(|| rest.into());
        let found = next_token(&text[at..]);
        let shown: Argument = match found {
            "" => Message::new("expected-end").into(),
            found => format!("`{}`", shorten(found)).into(),
        };
        let message = message!("problem-expected", wanted = expected, found = shown);
        LineError { span: at..at + found.len(), message }
    })?;
    row_of(parts, rules)
}

/// Writes a row so that [`read_line`] gives the same row.
#[must_use]
pub fn write_line(row: &Row, rules: &Ruleset) -> String {
    // A row without an operation would be read back as a row with an empty name.
    if row.op.is_empty() {
        return write_row(row, rules);
    }
    let line = plain(row, rules);
    match read_line(&line, rules) {
        Ok(back) if back.row == *row => line,
        _ => write_row(row, rules),
    }
}

impl Line {
    /// The byte range of the name or value of a part of the row, by JSON pointer (`/val`, `/if/<condition>`). Returns
    /// the whole line if the part has no position.
    #[must_use]
    pub fn part(&self, text: &str, pointer: &str, anchor: Anchor) -> Range<usize> {
        let mut found = self.parts.iter().filter(|(name, _)| name == pointer).map(|(_, span)| span.clone());
        let named = match anchor {
            Anchor::Key => found.next(),
            Anchor::Value => found.next_back(),
        };
        let in_json = || {
            let (node, key) = Locator::new(text).find(pointer)?;
            Some(key.filter(|_| anchor == Anchor::Key).unwrap_or(node.span()).range())
        };
        named.or_else(in_json).unwrap_or(0..text.len())
    }
}

/// The parsed line, before names are looked up.
#[derive(Default)]
struct Parts {
    op: (String, Range<usize>),
    /// The value as JSON, because it may not fit 64 bits.
    val: Option<(String, Range<usize>)>,
    conditions: Option<Vec<ParsedCondition>>,
    replace: Option<Range<usize>>,
    bonus: Option<Range<usize>>,
    rest: Option<(String, usize)>,
}

/// A condition's name and its parameter as JSON.
struct ParsedCondition {
    key: String,
    key_span: Range<usize>,
    value: Option<(String, Range<usize>)>,
}

fn row_of(read: Parts, rules: &Ruleset) -> Result<Line, LineError> {
    let mut parts = vec![("/do".to_owned(), read.op.1.clone())];
    let mut row = Row { op: read.op.0.into(), ..Row::default() };
    if let Some((val, span)) = read.val {
        match val.parse() {
            Ok(val) => row.val = Some(val),
            // Reading a file keeps such a value in the same way; the check of the row reports its range.
            Err(_) => row.rest.push(("val".into(), val.into())),
        }
        parts.push(("/val".to_owned(), span));
    }
    for parsed in read.conditions.unwrap_or_default() {
        let value = parsed.value.as_ref().map_or("true", |(json, _)| json);
        let problem = |message: Message, span: &Range<usize>| LineError { span: span.clone(), message };
        let node = json::parse(value).map_err(|error| problem(error.message, &parsed.key_span))?;
        let condition = condition_of(&parsed.key, node, rules);
        let key = condition.key(rules);
        if row.conditions.iter().any(|earlier| earlier.key(rules) == key) {
            return Err(problem(message!("problem-member-twice", name = key), &parsed.key_span));
        }
        row.conditions.push(condition);
        let pointer = json::step("/if", &key);
        parts.extend(parsed.value.map(|(_, span)| (pointer.clone(), span)));
        parts.insert(0, (pointer, parsed.key_span));
    }
    row.conditions.sort_by_key(|condition| order(condition, rules));
    for (flag, name, span) in [(&mut row.replace, "/replace", read.replace), (&mut row.bonus, "/bonus", read.bonus)] {
        if let Some(span) = span {
            *flag = true;
            parts.push((name.to_owned(), span));
        }
    }
    if let Some((text, at)) = read.rest {
        let more = row_members(&text, at, rules)?;
        let has_val = |row: &Row| row.val.is_some() || has_member(&row.rest, "val");
        let twice = [
            ("do", !more.op.is_empty()),
            ("val", has_val(&more) && has_val(&row)),
            ("if", !more.conditions.is_empty() && !row.conditions.is_empty()),
            ("replace", more.replace && row.replace),
            ("bonus", more.bonus && row.bonus),
        ];
        if let Some((name, _)) = twice.into_iter().find(|&(_, twice)| twice) {
            let message = message!("problem-csv-in-line", name = name);
            return Err(LineError { span: at..at + text.len(), message });
        }
        row.val = row.val.or(more.val);
        if row.conditions.is_empty() {
            row.conditions = more.conditions;
        }
        row.replace |= more.replace;
        row.bonus |= more.bonus;
        row.rest.extend(more.rest);
    }
    Ok(Line { row, parts })
}

/// The members of a row written as a JSON object that starts at a byte of the line.
fn row_members(text: &str, at: usize, rules: &Ruleset) -> Result<Row, LineError> {
    // The object is read as a list with one row, so its positions are one byte too large.
    let source = Source::new("", format!("[{text}]"));
    let (mut rows, problems) = read_rows(&source, rules);
    let broken = |code: Code| matches!(code, Code::JsonSyntax | Code::DuplicateKey | Code::NestingTooDeep);
    if let Some(problem) = problems.into_iter().find(|problem| broken(problem.code)) {
        let span = problem.span.unwrap_or_default();
        let place = |place: usize| at + place.saturating_sub(1).min(text.len());
        return Err(LineError { span: place(span.start())..place(span.end()), message: problem.message });
    }
    match rows.pop() {
        Some(row) if rows.is_empty() => Ok(row),
        _ => Err(LineError { span: at..at + text.len(), message: message!("problem-csv-one-row") }),
    }
}

/// The line, which may not express the whole row.
fn plain(row: &Row, rules: &Ruleset) -> String {
    let mut parts = vec![word_of(&row.op)];
    parts.extend(row.val.map(|val| val.to_string()));
    let conditions: Vec<String> = row.conditions.iter().map(|condition| condition_text(condition, rules)).collect();
    if !conditions.is_empty() {
        parts.push(format!("if {}", conditions.join(", ")));
    }
    parts.extend(row.replace.then(|| "replace".to_owned()));
    parts.extend(row.bonus.then(|| "bonus".to_owned()));
    let members: Vec<String> =
        row.rest.iter().map(|(name, json)| format!("{}: {}", quoted(name), spaced(json))).collect();
    if !members.is_empty() {
        parts.push(format!("{{ {} }}", members.join(", ")));
    }
    parts.join(" ")
}

fn condition_text(condition: &Condition, rules: &Ruleset) -> String {
    let key = condition.key(rules);
    let name = word_of(&key);
    match &condition.is {
        Parameter::True => name,
        Parameter::Number(_) if key != condition.id => name,
        Parameter::Number(number) => format!("{name} {number}"),
        Parameter::Word(word) => format!("{name} {}", word_of(word)),
        Parameter::Other(json) => format!("{name} {}", spaced(json)),
    }
}

/// A name, in quotes if it is not plain.
fn word_of(name: &str) -> String {
    let plain = word.parse(LocatingSlice::new(name)).is_ok_and(|word| !KEYWORDS.contains(&word));
    if plain { name.to_owned() } else { quoted(name) }
}

/// The token at the start of a text, for a message.
fn next_token(rest: &str) -> &str {
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
    let end = match rest.chars().next() {
        None => 0,
        Some(c) if inside(c) => rest.find(|c| !inside(c)).unwrap_or(rest.len()),
        Some(c) => c.len_utf8(),
    };
    &rest[..end]
}

type Input<'i> = LocatingSlice<&'i str>;

fn expect<'i, T>(
    parser: impl Parser<Input<'i>, T, ErrMode<ContextError>>,
    what: &'static str,
) -> impl Parser<Input<'i>, T, ErrMode<ContextError>> {
    parser.context(StrContext::Expected(StrContextValue::Description(what)))
}

fn line(input: &mut Input<'_>) -> ModalResult<Parts> {
    multispace0.parse_next(input)?;
    let op = terminated(expect(name, "expected-operation").with_span(), multispace0).parse_next(input)?;
    let val = opt(terminated(integer.with_span(), multispace0)).parse_next(input)?;
    let mut parts = Parts { op, val, ..Parts::default() };
    loop {
        let start = input.checkpoint();
        let Some((word, span)) = opt(terminated(keyword.with_span(), multispace0)).parse_next(input)? else { break };
        match word {
            "if" if parts.conditions.is_none() => {
                let mut condition = cut_err(expect(condition, "expected-condition"));
                let mut conditions = vec![condition.parse_next(input)?];
                while opt(condition_separator).parse_next(input)?.is_some() {
                    conditions.push(condition.parse_next(input)?);
                }
                parts.conditions = Some(conditions);
            }
            "replace" if parts.replace.is_none() => parts.replace = Some(span),
            "bonus" if parts.bonus.is_none() => parts.bonus = Some(span),
            _ => {
                input.reset(&start);
                return cut_err(expect(winnow::combinator::fail, "expected-line-once")).parse_next(input);
            }
        }
    }
    let at = input.current_token_start();
    if input.starts_with('{') {
        let object = cut_err(expect(json_value, "expected-line-object")).parse_next(input)?;
        multispace0.parse_next(input)?;
        parts.rest = Some((object.to_owned(), at));
    }
    Ok(parts)
}

fn condition(input: &mut Input<'_>) -> ModalResult<ParsedCondition> {
    let (key, key_span) = name.with_span().parse_next(input)?;
    let bare = word.verify(|word: &str| !KEYWORDS.contains(&word)).map(quoted);
    let number = integer;
    let json = preceded(winnow::combinator::not('{'), json_value).map(str::to_owned);
    let value = preceded(multispace0, alt((bare, json, number))).with_span();
    multispace0.parse_next(input)?;
    let value = if opt(one_of([':', '='])).parse_next(input)?.is_some() {
        Some(cut_err(expect(value, "expected-line-parameter")).parse_next(input)?)
    } else {
        opt(value).parse_next(input)?
    };
    multispace0.parse_next(input)?;
    Ok(ParsedCondition { key, key_span, value })
}

/// The separator between two conditions.
fn condition_separator(input: &mut Input<'_>) -> ModalResult<()> {
    let comma = one_of(',').void();
    let and = word.verify(|word: &str| word == "and").void();
    terminated(alt((comma, and)), multispace0).parse_next(input)
}

fn keyword<'i>(input: &mut Input<'i>) -> ModalResult<&'i str> {
    word.verify(|word: &str| matches!(word, "if" | "replace" | "bonus")).parse_next(input)
}

/// A plain word, or any text in quotes.
fn name(input: &mut Input<'_>) -> ModalResult<String> {
    let plain = word.verify(|word: &str| !KEYWORDS.contains(&word)).map(str::to_owned);
    let escaped = ('\\', any).void();
    let inside = winnow::combinator::repeat::<_, _, (), _, _>(0.., alt((none_of(['"', '\\']).void(), escaped)));
    let text = ('"', inside, '"').take().verify_map(|text: &str| serde_json::from_str(text).ok());
    alt((plain, text)).parse_next(input)
}

fn word<'i>(input: &mut Input<'i>) -> ModalResult<&'i str> {
    let first = one_of(|c: char| c.is_alphabetic() || c == '_');
    (first, take_while(0.., |c: char| c.is_alphanumeric() || matches!(c, '_' | '-'))).take().parse_next(input)
}

/// A whole number of any size as JSON, without a plus sign and leading zeros.
fn integer(input: &mut Input<'_>) -> ModalResult<String> {
    let (sign, digits) = (opt(one_of(['-', '+'])), digit1).parse_next(input)?;
    let digits = match digits.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    };
    Ok(if sign == Some('-') && digits != "0" { format!("-{digits}") } else { digits.to_owned() })
}

/// The text of one JSON value.
fn json_value<'i>(input: &mut Input<'i>) -> ModalResult<&'i str> {
    let rest: &'i str = **input;
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<&RawValue>();
    match values.next() {
        Some(Ok(_)) => {
            let length = values.byte_offset();
            winnow::token::take(rest[..length].chars().count())
                .verify(|text: &str| json::parse(text).is_ok())
                .parse_next(input)
        }
        _ => winnow::combinator::fail.parse_next(input),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::read_rows;
    use super::{read_line, write_line};
    use crate::base::{Anchor, Source};

    /// The row of a line in canonical form, or the error.
    fn show(line: &str) -> String {
        let rules = crate::ruleset::starfall();
        match read_line(line, &rules) {
            Ok(read) => super::write_row(&read.row, &rules),
            Err(error) => format!("{}: {}", error.span.start, error.message.outline()),
        }
    }

    #[test]
    fn lines_are_read_as_people_write_them() {
        for (line, expected) in [
            ("dmg 15", r#"{ "do": "dmg", "val": 15 }"#),
            (" floor ", r#"{ "do": "floor" }"#),
            (
                "dmg 20 if first_action replace",
                r#"{ "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true }"#,
            ),
            (
                "dmg 20 replace if first_action: true",
                r#"{ "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true }"#,
            ),
            (
                "heal 7 if ctrl forged, ctrl_n 3",
                r#"{ "do": "heal", "val": 7, "if": { "ctrl": "forged", "ctrl_n": 3 } }"#,
            ),
            (
                "heal +7 if ctrl = forged and ctrl_n=03",
                r#"{ "do": "heal", "val": 7, "if": { "ctrl": "forged", "ctrl_n": 3 } }"#,
            ),
            ("dmg 5 if vs_book2 bonus", r#"{ "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }"#),
            ("dmg 5 if vs_book 2 bonus", r#"{ "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }"#),
            (r#"dmg 1 { "on": [1, 2] }"#, r#"{ "do": "dmg", "val": 1, "on": [1, 2] }"#),
            (r#"{"val":1,"do":"dmg"}"#, r#"{ "do": "dmg", "val": 1 }"#),
            ("dmg fifteen", "4: problem-expected(expected-line-number, `fifteen`)"),
            ("dmg 15 first_action", "7: problem-expected(expected-line-rest, `first_action`)"),
            ("dmg 15 if", "9: problem-expected(expected-condition, expected-end)"),
            ("dmg 15 if a,", "12: problem-expected(expected-condition, expected-end)"),
            ("dmg 15 if replace", "10: problem-expected(expected-condition, `replace`)"),
            ("dmg 15 if a:", "12: problem-expected(expected-line-parameter, expected-end)"),
            ("dmg 15 if a, b, a", "16: problem-member-twice(a)"),
            ("dmg 1 bonus bonus", "12: problem-expected(expected-line-once, `bonus`)"),
            ("dmg 1.5", "5: problem-expected(expected-line-rest, `.5`)"),
            ("15", "0: problem-expected(expected-operation, `15`)"),
            ("", "0: problem-expected(expected-operation, expected-end)"),
            ("dmg 99999999999999999999", r#"{ "do": "dmg", "val": 99999999999999999999 }"#),
            ("dmg -099999999999999999999", r#"{ "do": "dmg", "val": -99999999999999999999 }"#),
            (
                "dmg 1 if ctrl_n 99999999999999999999",
                r#"{ "do": "dmg", "val": 1, "if": { "ctrl_n": 99999999999999999999 } }"#,
            ),
            (r#"dmg 99999999999999999999 { "x": 1 }"#, r#"{ "do": "dmg", "val": 99999999999999999999, "x": 1 }"#),
            (r#"dmg 1 { "val": 2 }"#, "6: problem-csv-in-line(val)"),
            (r#"dmg 1 { "x": 2, "x": 2 }"#, "16: problem-member-twice(x)"),
            ("dmg 1 { x }", "6: problem-expected(expected-line-object, `{`)"),
            ("{}, {}", "0: problem-csv-one-row"),
        ] {
            assert_eq!(show(line), expected, "{line}");
        }
    }

    #[test]
    fn what_no_line_can_express_is_json() {
        let rules = crate::ruleset::starfall();
        for (row, expected) in [
            (r#"{"do":"dmg","val":5,"if":{"vs_book":2},"bonus":true}"#, "dmg 5 if vs_book2 bonus"),
            (r#"{"do":"dmg","val":-5,"if":{"ctrl":"if"}}"#, r#"dmg -5 if ctrl "if""#),
            (r#"{"do":"two words","if":{"a b":"x\ny"}}"#, r#""two words" if "a b" "x\ny""#),
            (r#"{"do":"dmg","if":{"ctrl":false,"ctrl_n":1.50,"x":[1]}}"#, "dmg if ctrl false, ctrl_n 1.50, x [1]"),
            (r#"{"do":"dmg","if":{"ctrl":{"a":1}}}"#, r#"{ "do": "dmg", "if": { "ctrl": { "a": 1 } } }"#),
            (r#"{"val":3}"#, r#"{ "val": 3 }"#),
            ("{}", "{}"),
            (r#"{"do":"dmg","val":"3","on":"x"}"#, r#"dmg { "val": "3", "on": "x" }"#),
            (r#"{"do":"if"}"#, r#""if""#),
        ] {
            let (rows, _) = read_rows(&Source::new("", format!("[{row}]")), &rules);
            assert_eq!(write_line(&rows[0], &rules), expected);
            assert_eq!(read_line(expected, &rules).expect("a line").row, rows[0]);
        }
    }

    #[test]
    fn parts_know_their_place() {
        let rules = crate::ruleset::starfall();
        let text = "dmg 20 if ctrl forged";
        let line = read_line(text, &rules).expect("a line");
        assert_eq!(&text[line.part(text, "/if/ctrl", Anchor::Key)], "ctrl");
        for (text, pointer, expected) in [
            ("dmg 20 if ctrl forged, vs_book2 replace", "/do", "dmg"),
            ("dmg 20 if ctrl forged, vs_book2 replace", "/val", "20"),
            ("dmg 20 if ctrl forged, vs_book2 replace", "/if/ctrl", "forged"),
            ("dmg 20 if ctrl forged, vs_book2 replace", "/if/vs_book2", "vs_book2"),
            ("dmg 20 if ctrl forged, vs_book2 replace", "/replace", "replace"),
            ("dmg 20 replace", "", "dmg 20 replace"),
            (r#"{ "do": "dmg", "val": 3 }"#, "/val", "3"),
        ] {
            let line = read_line(text, &rules).expect("a line");
            assert_eq!(&text[line.part(text, pointer, Anchor::Value)], expected);
        }
    }
}
