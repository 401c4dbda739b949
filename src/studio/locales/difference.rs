//! What is new in a text and what is gone from it, as a reader sees it: by words, or by letters where a script has no
//! spaces.

use std::ops::Range;

use similar::{DiffOp, TextDiff};

/// Stretches of two texts that the other does not have, by bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Gone: of the text before.
    pub gone: Vec<Range<usize>>,
    /// New: of the text after.
    pub new: Vec<Range<usize>>,
}

/// Texts longer than this, in bytes, are compared as wholes.
const LONG: usize = 16 << 10;

/// Compares two texts; `spaced` tells whether spaces part the words of their language.
pub fn difference(before: &str, after: &str, spaced: bool) -> Difference {
    if before.len().max(after.len()) > LONG {
        let whole = |text: &str| if before == after { Vec::new() } else { std::iter::once(0..text.len()).collect() };
        return Difference { gone: whole(before), new: whole(after) };
    }
    let config = TextDiff::configure();
    let diff = if spaced { config.diff_words(before, after) } else { config.diff_chars(before, after) };
    let (old, new) = (starts(diff.iter_old_slices()), starts(diff.iter_new_slices()));
    let mut found = Difference::default();
    for op in diff.ops() {
        let (gone, came) = (op.old_range(), op.new_range());
        if !matches!(op, DiffOp::Equal { .. }) {
            push(&mut found.gone, old[gone.start]..old[gone.end]);
            push(&mut found.new, new[came.start]..new[came.end]);
        }
    }
    found
}

/// Where each slice begins, and where the last one ends.
fn starts<'a>(slices: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut at = 0;
    let mut starts = vec![0];
    for slice in slices {
        at += slice.len();
        starts.push(at);
    }
    starts
}

fn push(ranges: &mut Vec<Range<usize>>, range: Range<usize>) {
    match ranges.last_mut() {
        _ if range.is_empty() => {}
        Some(last) if last.end == range.start => last.end = range.end,
        _ => ranges.push(range),
    }
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[track_caller]
    fn check(before: &str, after: &str, spaced: bool, gone: &[&str], new: &[&str]) {
        let found = difference(before, after, spaced);
        assert_eq!(found.gone.iter().map(|range| &before[range.clone()]).collect::<Vec<_>>(), gone);
        assert_eq!(found.new.iter().map(|range| &after[range.clone()]).collect::<Vec<_>>(), new);
    }

    #[test]
    fn differences_are_what_a_reader_sees() {
        check("Draw 3 cards.", "Draw 3 more cards.", true, &[], &["more "]);
        check("カードを3枚引く。", "山札からカードを3枚引く。", false, &[], &["山札から"]);
        check("same", "same", true, &[], &[]);
        check("", "new", true, &[], &["new"]);
        check("old", "", true, &["old"], &[]);
    }
}
