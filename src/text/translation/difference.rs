//! The difference of two texts as a reader sees it: by words, or by letters in scripts without spaces.

use std::ops::Range;

use similar::{ChangeTag, TextDiff};

/// The byte ranges that only one of two texts has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Removed, in the text before.
    pub removed: Vec<Range<usize>>,
    /// Added, in the text after.
    pub added: Vec<Range<usize>>,
}

/// Longer texts, in bytes, are compared as a whole, because comparing their words would take too long.
const LONG: usize = 16 << 10;

/// Compares two texts. `spaced`: whether the language separates words by spaces.
pub fn difference(before: &str, after: &str, spaced: bool) -> Difference {
    if before.len().max(after.len()) > LONG {
        let whole = |text: &str| if before == after { Vec::new() } else { std::iter::once(0..text.len()).collect() };
        return Difference { removed: whole(before), added: whole(after) };
    }
    let config = TextDiff::configure();
    let diff = if spaced { config.diff_words(before, after) } else { config.diff_chars(before, after) };
    let (mut found, mut old, mut new) = (Difference::default(), 0, 0);
    for change in diff.iter_all_changes() {
        let length = change.value().len();
        if change.tag() != ChangeTag::Insert {
            old += length;
        }
        if change.tag() != ChangeTag::Delete {
            new += length;
        }
        match change.tag() {
            ChangeTag::Delete => push(&mut found.removed, old - length..old),
            ChangeTag::Insert => push(&mut found.added, new - length..new),
            ChangeTag::Equal => {}
        }
    }
    found
}

fn push(ranges: &mut Vec<Range<usize>>, range: Range<usize>) {
    match ranges.last_mut() {
        _ if range.is_empty() => {}
        Some(last) if last.end == range.start => last.end = range.end,
        _ => ranges.push(range),
    }
}

/// The number of letters that can be omitted at the beginning of all texts, so that the first difference is visible in a
/// narrow column. A few letters before the difference are kept, from the start of a word if there is one. For example,
/// 25 for “If you control a Forged ally, deal 1 damage.” and the same with 21.
pub fn shared_beginning(texts: &[&str]) -> usize {
    const SHORT: usize = 26;
    const CONTEXT: usize = 12;
    let first = texts.first().copied().unwrap_or_default();
    let same = |text: &&str| first.chars().zip(text.chars()).take_while(|(one, other)| one == other).count();
    let same = texts.iter().map(same).min().unwrap_or(0);
    if same <= SHORT {
        return 0;
    }
    let kept = first.chars().skip(same - CONTEXT).take(CONTEXT).position(char::is_whitespace);
    same - CONTEXT + kept.map_or(0, |space| space + 1)
}

/// The text without its first letters, which an ellipsis replaces.
pub fn without_beginning(text: &str, letters: usize) -> String {
    if letters == 0 { text.to_owned() } else { std::iter::once('…').chain(text.chars().skip(letters)).collect() }
}

#[cfg(test)]
mod tests {
    use super::{difference, shared_beginning, without_beginning};

    #[track_caller]
    fn check(before: &str, after: &str, spaced: bool, removed: &[&str], added: &[&str]) {
        let found = difference(before, after, spaced);
        assert_eq!(found.removed.iter().map(|range| &before[range.clone()]).collect::<Vec<_>>(), removed);
        assert_eq!(found.added.iter().map(|range| &after[range.clone()]).collect::<Vec<_>>(), added);
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
