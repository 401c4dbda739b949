//! The text of a file, and lines and columns in it.

use std::ops::Range;

/// A place for people: line and column, both from 1; the column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

/// A file's text under its name.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The file as it is named to the user.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// Line and column of a byte offset; past the end counts as the end.
    pub fn position(&self, offset: usize) -> Position {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = 1 + String::from_utf8_lossy(before).matches('\n').count();
        let column = 1 + String::from_utf8_lossy(&before[start..]).chars().count();
        Position { line: clamp(line), column: clamp(column) }
    }

    /// Positions of many offsets; one pass over the text.
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

    /// The text of a byte range, empty where it does not fit the text.
    pub fn slice(&self, range: Range<usize>) -> &str {
        self.text.get(range).unwrap_or("")
    }
}

fn clamp(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Position, Source};

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
