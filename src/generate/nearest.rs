//! The card of the registry that is most like a made one.

use super::card::{Card, Row};
use crate::base::Name;

/// How many parts of two cards differ: the type and subtype, each number, keyword and word, and each row.
pub fn parts_apart(one: &Card, other: &Card) -> usize {
    let apart = |differ: bool| usize::from(differ);
    let numbers = one.numbers.iter().zip(&other.numbers).filter(|(one, other)| one != other).count();
    let keywords = (one.keywords ^ other.keywords).count_ones();
    apart(one.card_type != other.card_type)
        + apart(one.subtype != other.subtype)
        + apart(one.words != other.words)
        + apart(one.trigger != other.trigger)
        + numbers
        + usize::try_from(keywords).unwrap_or(0)
        + rows_apart(&one.rows, &other.rows)
}

/// Rows that one has and the other has not; a row that differs counts once.
fn rows_apart(one: &[Row], other: &[Row]) -> usize {
    let mut left: Vec<&Row> = other.iter().collect();
    let mut same = 0;
    for row in one {
        if let Some(at) = left.iter().position(|own| *own == row) {
            left.swap_remove(at);
            same += 1;
        }
    }
    one.len().max(other.len()) - same
}

/// The nearest of some cards, the first of those that are equally near, with the parts that differ.
pub fn nearest<'c>(card: &Card, among: &'c [(Name, Card)]) -> Option<(&'c Name, usize)> {
    among.iter().map(|(id, other)| (id, parts_apart(card, other))).min_by_key(|(_, apart)| *apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_that_differs_counts_once() {
        let row = |operation: usize, val: i32| Row { operation, val: Some(val), ..Row::default() };
        let one = Card { keywords: 0b11, rows: vec![row(1, 2), row(3, 4)], ..Card::default() };
        let other = Card { keywords: 0b10, subtype: Some(1), rows: vec![row(3, 4), row(1, 5)], ..Card::default() };
        assert_eq!(parts_apart(&one, &one), 0);
        assert_eq!(parts_apart(&one, &other), 3);
        let all = [("a".into(), other), ("b".into(), one.clone())];
        assert_eq!(nearest(&one, &all).map(|(id, apart)| (id.as_str(), apart)), Some(("b", 0)));
    }
}
