//! Splits a file into cells with their positions.

use std::borrow::Cow;
use std::ops::Range;

use super::{MAX_CELL, MAX_ROWS, archive, protection, workbook};
use crate::base::json::{self, MAX_BYTES};
use crate::base::{Code, Diagnostic, Message, Source, Span};
use crate::message;

/// The separators of spreadsheets.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// A table in which every row has as many cells as the header.
pub(super) struct Sheet {
    pub(super) header: Vec<Cell>,
    pub(super) rows: Vec<Vec<Cell>>,
}

/// A cell as a byte range in the file, including quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    start: usize,
    end: usize,
}

/// Decodes UTF-8 and removes a byte order mark; of a workbook, takes the first sheet. The error has the text as far as it
/// can be shown.
pub fn decode(name: &str, mut bytes: Vec<u8>) -> Result<Source, (Source, Box<Diagnostic>)> {
    let fail = |text: String, code: Code, at: usize, message: Message, hint: Option<&'static str>| {
        let mut problem = Diagnostic::new(code, "", message).at(Span::new(&text, at..at));
        problem.hints.extend(hint.map(|id| message!(id)));
        Err((Source::new(name, text), Box::new(problem)))
    };
    if bytes.len() > MAX_BYTES {
        let message = json::too_large(bytes.len());
        return fail(String::new(), Code::FileTooLarge, 0, message, None);
    }
    if archive::is_archive(&bytes) {
        return workbook::first_sheet(&bytes).map(|text| Source::new(name, text)).or_else(|error| {
            fail(String::new(), Code::FileUnreadable, 0, message!("problem-file-unreadable", error = error), None)
        });
    }
    let utf16 = bytes.starts_with(&[0xFF, 0xFE])
        || bytes.starts_with(&[0xFE, 0xFF])
        || bytes.get(..2).is_some_and(|head| head.contains(&0));
    if utf16 {
        let message = message!("problem-csv-utf-16");
        return fail(String::new(), Code::FileUnreadable, 0, message, Some("problem-hint-csv-utf-8"));
    }
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        bytes.drain(..3);
    }
    // Classic Macintosh line ends. One byte is replaced by one byte, so that positions stay valid.
    if !bytes.contains(&b'\n') {
        bytes.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(name, text)),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let bytes = error.as_bytes();
            let text = String::from_utf8_lossy(bytes).into_owned();
            let line = Source::new("", &text[..at]).position(at).line;
            let byte = bytes.get(at).copied().unwrap_or_default();
            let message = message!("problem-csv-not-utf-8", byte = format!("{byte:02X}"), line = line);
            let hint = "problem-hint-code-page";
            fail(text, Code::FileUnreadable, at, message, Some(hint))
        }
    }
}

impl Sheet {
    /// Reads all rows except blank ones. Reading stops at an error of quotes or sizes, because the following cells may
    /// be split wrongly. Rows with another length than the header are reported and left out.
    pub(super) fn read(source: &Source, problems: &mut Vec<Diagnostic>) -> Result<Sheet, Box<Diagnostic>> {
        let separator = separator(&source.text);
        let mut scanner = Scanner { source, separator, at: 0 };
        let Some(header) = scanner.next_row()? else {
            let message = message!("problem-csv-empty");
            return Err(Box::new(Diagnostic::new(Code::CsvSyntax, "", message).at(Span::default())));
        };
        let mut rows = Vec::new();
        while let Some(row) = scanner.next_row()? {
            if rows.len() == MAX_ROWS {
                let message = message!("problem-csv-rows", most = MAX_ROWS);
                return Err(Box::new(Diagnostic::new(Code::FileTooLarge, "", message).at(row[0].place(source))));
            }
            if row.len() == header.len() {
                rows.push(row);
            } else {
                problems.push(ragged(source, &row, &header, separator));
            }
        }
        Ok(Sheet { header, rows })
    }
}

impl Cell {
    pub(super) fn span(self) -> Range<usize> {
        self.start..self.end
    }

    /// The position for a problem.
    pub(super) fn place(self, source: &Source) -> Span {
        source.span(self.span())
    }

    /// The content without quotes and without the protection against formulas.
    pub(super) fn text(self, source: &Source) -> Cow<'_, str> {
        match self.unquoted(source) {
            Cow::Borrowed(text) => Cow::Borrowed(&text[protection(text)..]),
            Cow::Owned(mut text) => {
                text.drain(..protection(&text));
                Cow::Owned(text)
            }
        }
    }

    /// The range in the file of a part of the content.
    pub(super) fn part(self, source: &Source, part: Range<usize>) -> Span {
        let raw = source.slice(self.span());
        let skipped = protection(&self.unquoted(source));
        let (quoted, inner) = match raw.strip_prefix('"') {
            Some(inner) => (true, inner.strip_suffix('"').unwrap_or(inner)),
            None => (false, raw),
        };
        let place = |wanted: usize| {
            let wanted = wanted + skipped;
            let (mut read, mut at) = (0, 0);
            let bytes = inner.as_bytes();
            while read < wanted && at < bytes.len() {
                at += if quoted && bytes[at..].starts_with(b"\"\"") { 2 } else { 1 };
                read += 1;
            }
            self.start + usize::from(quoted) + at
        };
        source.span(place(part.start)..place(part.end))
    }

    fn unquoted(self, source: &Source) -> Cow<'_, str> {
        let raw = source.slice(self.span());
        match raw.strip_prefix('"') {
            Some(inner) => {
                let inner = inner.strip_suffix('"').unwrap_or(inner);
                if inner.contains('"') { inner.replace("\"\"", "\"").into() } else { inner.into() }
            }
            None => raw.into(),
        }
    }
}

/// The most frequent separator in the header line, outside quotes.
fn separator(text: &str) -> u8 {
    let mut counts = [0_usize; SEPARATORS.len()];
    let mut inside = false;
    let mut filled = false;
    for byte in text.bytes() {
        match byte {
            b'"' => inside = !inside,
            b'\n' | b'\r' if !inside && filled => break,
            _ if !inside => {
                filled |= !byte.is_ascii_whitespace();
                for (count, separator) in counts.iter_mut().zip(SEPARATORS) {
                    *count += usize::from(byte == separator);
                }
            }
            _ => {}
        }
    }
    // If there are equally many, take the first separator, the comma.
    let most = counts.iter().max().copied().unwrap_or_default();
    let at = counts.iter().position(|&count| count == most).unwrap_or_default();
    SEPARATORS[at]
}

fn ragged(source: &Source, row: &[Cell], header: &[Cell], separator: u8) -> Diagnostic {
    let message = message!("problem-csv-ragged", count = row.len(), header = header.len());
    let hint = match separator {
        b'\t' => message!("problem-hint-tab"),
        other => message!("problem-hint-separator", mark = char::from(other)),
    };
    let span = match row.get(header.len()) {
        Some(first) => first.start..row.last().map_or(first.end, |last| last.end),
        None => row.last().map_or(0..0, |last| last.end..last.end),
    };
    Diagnostic::new(Code::CsvSyntax, "", message).at(source.span(span)).hint(hint)
}

/// Scans the text row by row (RFC 4180, with any line end).
struct Scanner<'s> {
    source: &'s Source,
    separator: u8,
    at: usize,
}

impl Scanner<'_> {
    /// The next row that is not blank.
    fn next_row(&mut self) -> Result<Option<Vec<Cell>>, Box<Diagnostic>> {
        while self.at < self.source.text.len() {
            let row = self.row()?;
            if row.iter().any(|cell| !cell.text(self.source).trim().is_empty()) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    fn row(&mut self) -> Result<Vec<Cell>, Box<Diagnostic>> {
        let bytes = self.source.text.as_bytes();
        let mut row = Vec::new();
        loop {
            let start = self.at;
            if bytes.get(self.at) == Some(&b'"') {
                self.quoted()?;
            } else {
                let ends = |&byte: &u8| byte == self.separator || byte == b'\n' || byte == b'\r';
                self.at = bytes[start..].iter().position(ends).map_or(bytes.len(), |length| start + length);
            }
            let cell = Cell { start, end: self.at };
            if cell.end - cell.start > MAX_CELL && cell.text(self.source).len() > MAX_CELL {
                let size = cell.text(self.source).len() >> 10;
                let message = message!("problem-csv-cell-size", size = size, most = MAX_CELL >> 10);
                let hint = message!("problem-hint-unclosed");
                return Err(Box::new(
                    Diagnostic::new(Code::CsvCell, "", message).at(self.source.span(start..start)).hint(hint),
                ));
            }
            row.push(cell);
            match bytes.get(self.at) {
                Some(&byte) if byte == self.separator => self.at += 1,
                Some(b'\r') if bytes.get(self.at + 1) == Some(&b'\n') => {
                    self.at += 2;
                    return Ok(row);
                }
                Some(_) => {
                    self.at += 1;
                    return Ok(row);
                }
                None => return Ok(row),
            }
        }
    }

    /// Scans a quoted cell up to its end.
    fn quoted(&mut self) -> Result<(), Box<Diagnostic>> {
        let bytes = self.source.text.as_bytes();
        let open = self.at;
        let line = || self.source.position(open).line;
        self.at += 1;
        loop {
            let Some(length) = bytes[self.at..].iter().position(|&byte| byte == b'"') else {
                let message = message!("problem-csv-unclosed", line = line());
                let hint = message!("problem-hint-close-quote");
                return Err(Box::new(
                    Diagnostic::new(Code::CsvSyntax, "", message).at(self.source.span(open..open + 1)).hint(hint),
                ));
            };
            self.at += length + 1;
            match bytes.get(self.at) {
                Some(b'"') => self.at += 1,
                None | Some(b'\n' | b'\r') => return Ok(()),
                Some(&byte) if byte == self.separator => return Ok(()),
                Some(_) => {
                    let message = message!("problem-csv-closes-early", line = line());
                    let hint = message!("problem-hint-double-quote");
                    let at = self.at - 1..self.at;
                    return Err(Box::new(
                        Diagnostic::new(Code::CsvSyntax, "", message).at(self.source.span(at)).hint(hint),
                    ));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sheet, decode};
    use crate::base::Source;

    /// All rows as the scanner sees them, the first problem of syntax instead of them if there is one.
    fn show(text: &str) -> String {
        let source = Source::new("sheet", text);
        let mut problems = Vec::new();
        match Sheet::read(&source, &mut problems) {
            Ok(sheet) => std::iter::once(&sheet.header)
                .chain(&sheet.rows)
                .map(|row| row.iter().map(|cell| cell.text(&source)).collect::<Vec<_>>().join("|"))
                .chain(problems.iter().map(|problem| problem.message.outline()))
                .collect::<Vec<_>>()
                .join("/"),
            Err(problem) => {
                let at = source.position(problem.span.unwrap_or_default().start());
                format!("{}:{} {}", at.line, at.column, problem.message.outline())
            }
        }
    }

    #[test]
    fn cells_are_read_whatever_separates_them() {
        for (text, expected) in [
            ("id,name\na,b\n", "id|name/a|b"),
            ("id;name\r\na;b,c\r\n", "id|name/a|b,c"),
            ("id\tname\na\tb", "id|name/a|b"),
            ("id,\"a;b;c\"\n1,2", "id|a;b;c/1|2"),
            ("id,name\n\na,\"b\n\"\"c\"\"\"\n,\n", "id|name/a|b\n\"c\""),
            ("id,name\na,'=1\n", "id|name/a|=1"),
            ("id\na\"b\n", "id/a\"b"),
            ("id,name\na\nb,c,d\n", "id|name/problem-csv-ragged(1, 2)/problem-csv-ragged(3, 2)"),
            ("id,name\n1,\"a\n2,b\n", "2:3 problem-csv-unclosed(2)"),
            ("id,name\n1,\"a\n2,\"b\"\n", "3:3 problem-csv-closes-early(2)"),
            ("\n \n", "1:1 problem-csv-empty"),
        ] {
            assert_eq!(show(text), expected, "{text:?}");
        }
    }

    #[test]
    fn sizes_are_bounded() {
        let cell = "x".repeat(super::MAX_CELL);
        assert_eq!(show(&format!("id\n\"{cell}\"\n")), format!("id/{cell}"));
        assert_eq!(show(&format!("id\n{cell}x\n")), "2:1 problem-csv-cell-size(64, 64)");
        let rows = "x\n".repeat(super::MAX_ROWS);
        assert_eq!(show(&format!("id\n{rows}")).len(), 2 + rows.len());
        assert_eq!(show(&format!("id\n{rows}x")), "100002:1 problem-csv-rows(100000)");
    }

    #[test]
    fn parts_of_a_cell_know_their_place() {
        let text = "id\n\"'=a \"\"b\"\" c\"\n";
        let source = Source::new("sheet", text);
        let sheet = Sheet::read(&source, &mut Vec::new()).expect("well formed");
        let cell = sheet.rows[0][0];
        let read = cell.text(&source);
        assert_eq!(read, "=a \"b\" c");
        for part in ["=a", "b", "c", "\"b\""] {
            let at = read.find(part).expect("there");
            let found = source.slice(cell.part(&source, at..at + part.len()).range());
            assert_eq!(found, part.replace('"', "\"\""));
        }
    }

    #[test]
    fn encodings_are_distinguished() {
        let message = |bytes: &[u8]| match decode("x", bytes.to_vec()) {
            Ok(source) => source.text,
            Err((_, problem)) => {
                format!(
                    "{}; {}",
                    problem.message.outline(),
                    problem.hints.iter().map(|hint| hint.id).collect::<String>()
                )
            }
        };
        assert_eq!(message(b"\xEF\xBB\xBFid\n"), "id\n");
        assert_eq!(message(b"id\ra\r"), "id\na\n");
        assert!(message(b"\xFF\xFEi\0d\0").starts_with("problem-csv-utf-16; problem-hint-csv-utf-8"));
        assert!(message(b"i\0d\0").starts_with("problem-csv-utf-16"));
        let old = message(b"id\nit\x92s\n");
        assert!(old.starts_with("problem-csv-not-utf-8(92, 2)"), "{old}");
        assert!(old.ends_with("problem-hint-code-page"), "{old}");
    }
}
