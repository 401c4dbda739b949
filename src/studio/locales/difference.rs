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

/// How many letters of a long beginning that all texts have can be left out, so that what differs is in sight: up to a
/// little before it, where a word begins in languages that have spaces.
pub fn shared_beginning(texts: &[&str]) -> usize {
    const ENOUGH: usize = 26;
    const KEPT: usize = 12;
    let first = texts.first().copied().unwrap_or_default();
    let same = |text: &&str| first.chars().zip(text.chars()).take_while(|(one, other)| one == other).count();
    let same = texts.iter().map(same).min().unwrap_or(0);
    if same <= ENOUGH {
        return 0;
    }
    let kept = first.chars().skip(same - KEPT).take(KEPT).position(char::is_whitespace);
    same - KEPT + kept.map_or(0, |space| space + 1)
}

/// A text without so many letters at its beginning.
pub fn without_beginning(text: &str, letters: usize) -> String {
    if letters == 0 { text.to_owned() } else { std::iter::once('…').chain(text.chars().skip(letters)).collect() }
}

#[cfg(test)]
mod tests {
    use super::{difference, shared_beginning, without_beginning};

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

    #[test]
    fn what_differs_is_in_sight() {
        let texts = ["If you control a Forged ally, deal 1 damage.", "If you control a Forged ally, deal 21 damage."];
        let letters = shared_beginning(&texts);
        let cut = texts.map(|text| without_beginning(text, letters));
        assert_eq!(cut, ["…ally, deal 1 damage.", "…ally, deal 21 damage."]);
        assert_eq!(shared_beginning(&["Deal 1 damage.", "Deal 2 damage."]), 0, "there is little to leave out");
        let same = "nothing differs in texts as long as this";
        assert!(without_beginning(same, shared_beginning(&[same, same])).ends_with("as this"));
        assert_eq!(shared_beginning(&[]), 0);
    }
}
