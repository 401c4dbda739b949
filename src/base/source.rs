//! The text of a file, byte ranges of it, and lines and columns in it.

use std::ops::Range;

/// A byte range of a text whose ends are on character boundaries, so that slicing the text with it cannot panic.
///
/// Parsers of foreign formats count in bytes and may stop inside a character: fluent-syntax reports the byte after
/// `{ é` as an error although it lies inside `é`. [`Span::new`] widens such a range to whole characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    start: usize,
    end: usize,
}

impl Span {
    /// The range widened to the characters of `text` that it touches, and cut off at the end of `text`.
    pub fn new(text: &str, range: Range<usize>) -> Self {
        let start = text.floor_char_boundary(range.start);
        Self { start, end: text.ceil_char_boundary(range.end).max(start) }
    }

    /// The range of `part`, which is a slice of a text and begins at byte `start` of that text.
    pub(super) fn of_slice(start: usize, part: &str) -> Self {
        Self { start, end: start + part.len() }
    }

    pub fn start(self) -> usize {
        self.start
    }

    pub fn end(self) -> usize {
        self.end
    }

    pub fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// A position in a file for people: line and column from 1. The column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

/// A text with the name of its file.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The path as shown to the user.
    pub name: String,
    pub text: String,
}

impl Source {
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// The name without folders, which either kind of slash ends.
    pub fn file_name(&self) -> &str {
        self.name.rsplit(['/', '\\']).next().unwrap_or(&self.name)
    }

    /// Line and column of a byte offset; offsets past the end count as the end.
    pub fn position(&self, offset: usize) -> Position {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = 1 + String::from_utf8_lossy(before).matches('\n').count();
        let column = 1 + String::from_utf8_lossy(&before[start..]).chars().count();
        Position { line: clamp(line), column: clamp(column) }
    }

    /// The positions of many offsets in one pass over the text.
    pub fn positions(&self, offsets: &[usize]) -> Vec<Position> {
        let starts: Vec<usize> = std::iter::once(0)
            .chain(self.text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1))
            .collect();
        offsets
            .iter()
            .map(|&offset| {
                let offset = offset.min(self.text.len());
                let line = starts.partition_point(|&start| start <= offset);
                let before = &self.text.as_bytes()[starts[line - 1]..offset];
                let column = 1 + String::from_utf8_lossy(before).chars().count();
                Position { line: clamp(line), column: clamp(column) }
            })
            .collect()
    }

    /// The range of this text nearest to `range`, see [`Span::new`].
    pub fn span(&self, range: Range<usize>) -> Span {
        Span::new(&self.text, range)
    }

    /// The text of a byte range; empty if the range does not fit the text.
    pub fn slice(&self, range: Range<usize>) -> &str {
        self.text.get(range).unwrap_or("")
    }
}

fn clamp(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Position, Source, Span};

    #[test]
    fn a_span_is_widened_to_whole_characters() {
        let text = "aé😀";
        for (range, expected) in [(2..2, 1..3), (1..2, 1..3), (4..5, 3..7), (0..1, 0..1), (3..99, 3..7), (50..99, 7..7)]
        {
            assert_eq!(Span::new(text, range.clone()).range(), expected, "{range:?}");
        }
        #[allow(clippy::reversed_empty_ranges, reason = "a parser may report such a range")]
        let reversed = 3..1;
        assert_eq!(Span::new(text, reversed).range(), 3..3);
    }

    #[test]
    fn columns_count_characters() {
        let source = Source::new("x", "a\nöü!\n");
        let bang = source.text.find('!').unwrap_or_default();
        assert_eq!(source.position(bang), Position { line: 2, column: 3 });
        assert_eq!(
            source.positions(&[0, bang, 999]),
            [Position { line: 1, column: 1 }, Position { line: 2, column: 3 }, Position { line: 3, column: 1 }]
        );
    }
}
