//! What the Legacy operator allows on a card (section 6 of the paper): which books, which values.

use std::ops::RangeInclusive;

use super::{CheckedRow, Role};
use crate::ruleset::{Legacy, OperationId, Ruleset, Timing};

/// A Legacy bonus that a card may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    /// The operation that the bonus adds to.
    pub op: OperationId,
    /// The values that one bonus may have.
    pub values: RangeInclusive<i64>,
}

/// The book that a row is a Legacy bonus against, if it is one.
pub fn book_of(row: &CheckedRow, legacy: &Legacy) -> Option<i32> {
    row.conditions.iter().find(|(id, _)| *id == legacy.condition).map(|&(_, book)| book)
}

/// The sum of a list's unconditional rows of an operation.
pub fn base_of(rows: &[CheckedRow], op: OperationId) -> i64 {
    rows.iter()
        .filter(|row| row.op == op && row.role == Role::Base && row.conditions.is_empty())
        .map(|row| i64::from(row.val))
        .sum()
}

/// The sum of a list's Legacy bonuses on an operation.
pub fn bonus_of(rows: &[CheckedRow], op: OperationId, legacy: &Legacy) -> i64 {
    rows.iter()
        .filter(|row| row.op == op && row.role == Role::Bonus && book_of(row, legacy).is_some())
        .map(|row| i64::from(row.val))
        .sum()
}

/// The Legacy bonuses that may be added to a list, for "Add Legacy".
pub fn legal_legacy(rows: &[CheckedRow], rules: &Ruleset) -> Vec<Legal> {
    let Some(legacy) = &rules.legacy else { return Vec::new() };
    let mut legal: Vec<Legal> = Vec::new();
    for row in rows {
        let (_, operation) = rules.operation(row.op);
        if legal.iter().any(|known| known.op == row.op) || operation.timing != Timing::Play || operation.val.is_none() {
            continue;
        }
        let base = base_of(rows, row.op);
        let left = base * legacy.total_percent / 100 - bonus_of(rows, row.op, legacy);
        let each = legacy.legal(base);
        let values = *each.start()..=left.min(*each.end());
        if !values.is_empty() {
            legal.push(Legal { op: row.op, values });
        }
    }
    legal
}
