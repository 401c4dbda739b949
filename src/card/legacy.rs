//! What the Legacy operator allows on a card (section 6 of the paper): which books, which values.

use std::fmt::Display;
use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::check::{Holder, clamped, range_text};
use super::rows::InvalidRow;
use super::{CheckedRow, Condition, Parameter, Role};
use crate::base::json::step;
use crate::base::reader::Path;
use crate::base::{Code, Diagnostic, FixEdit};
use crate::ruleset::{Legacy, OperationId, Ruleset, Timing};

/// A Legacy bonus that a card may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegacyOption {
    /// The operation that the bonus adds to.
    pub op: OperationId,
    /// The values that one bonus may have.
    pub values: RangeInclusive<i64>,
}

/// The book that a row is a Legacy bonus against, if it is one.
pub fn legacy_book(row: &CheckedRow, legacy: &Legacy) -> Option<i32> {
    row.conditions.iter().find(|(id, _)| *id == legacy.condition).map(|&(_, book)| book)
}

/// The sum of a list's unconditional rows of an operation.
fn base_total(rows: &[CheckedRow], op: OperationId) -> i64 {
    rows.iter()
        .filter(|row| row.op == op && row.role == Role::Base && row.conditions.is_empty())
        .map(|row| i64::from(row.val))
        .sum()
}

/// The sum of a list's Legacy bonuses on an operation.
fn bonus_total(rows: &[CheckedRow], op: OperationId, legacy: &Legacy) -> i64 {
    rows.iter()
        .filter(|row| row.op == op && row.role == Role::Bonus && legacy_book(row, legacy).is_some())
        .map(|row| i64::from(row.val))
        .sum()
}

/// How much Legacy an operation of a list has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegacyShare {
    /// The operation.
    pub op: OperationId,
    /// The sum of its unconditional rows.
    pub base: i64,
    /// The sum of its Legacy bonuses.
    pub bonus: i64,
}

impl LegacyShare {
    /// The bonuses in percent of the base, rounded half up.
    pub fn percent(self) -> i64 {
        if self.base <= 0 { 0 } else { (self.bonus * 200 + self.base) / (self.base * 2) }
    }
}

/// The Legacy of each operation of a list that has any.
pub fn legacy_shares(rows: &[CheckedRow], rules: &Ruleset) -> Vec<LegacyShare> {
    let Some(legacy) = &rules.legacy else { return Vec::new() };
    let mut shares: Vec<LegacyShare> = Vec::new();
    for row in rows {
        let op = row.op;
        let bonus = bonus_total(rows, op, legacy);
        if bonus > 0 && shares.iter().all(|share| share.op != op) {
            shares.push(LegacyShare { op, base: base_total(rows, op), bonus });
        }
    }
    shares
}

/// The Legacy bonuses that may be added to a list, for "Add Legacy".
pub fn legal_legacy(rows: &[CheckedRow], rules: &Ruleset) -> Vec<LegacyOption> {
    let Some(legacy) = &rules.legacy else { return Vec::new() };
    let mut legal: Vec<LegacyOption> = Vec::new();
    for row in rows {
        let (_, operation) = rules.operation(row.op);
        if legal.iter().any(|known| known.op == row.op) || operation.timing != Timing::Play || operation.val.is_none() {
            continue;
        }
        let base = base_total(rows, row.op);
        let left = base * legacy.total_percent / 100 - bonus_total(rows, row.op, legacy);
        let each = legacy.legal(base);
        let values = *each.start()..=left.min(*each.end());
        if !values.is_empty() {
            legal.push(LegacyOption { op: row.op, values });
        }
    }
    legal
}

/// The book that a row of a list is a Legacy bonus against, and the values that it may have beside the others; `None`
/// if it is none, or has nothing to add to.
pub fn legacy_range(rows: &[CheckedRow], row: &CheckedRow, rules: &Ruleset) -> Option<(i32, RangeInclusive<i64>)> {
    let legacy = rules.legacy.as_ref()?;
    let book = legacy_book(row, legacy).filter(|_| row.role == Role::Bonus)?;
    let base = base_total(rows, row.op);
    let others = bonus_total(rows, row.op, legacy) - i64::from(row.val);
    let each = legacy.legal(base);
    let range = *each.start()..=(base * legacy.total_percent / 100 - others).min(*each.end());
    (!range.is_empty()).then_some((book, range))
}

/// Legacy rows (section 6.1): against later books only, each within its share of the base, all within theirs.
pub fn check_legacy(
    rows: &[CheckedRow],
    invalid: &[InvalidRow],
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) {
    let Some(legacy) = &rules.legacy else { return };
    let mut summed: SmallVec<[OperationId; 4]> = SmallVec::new();
    for row in rows {
        let Some(book) = legacy_book(row, legacy) else { continue };
        let here = path.item(row.at).to_string();
        let condition =
            Condition { id: rules.condition(legacy.condition).0.clone(), is: Parameter::Number(i64::from(book)) };
        let pointer = step(&step(&here, "if"), condition.key(rules));
        let not_later = if holder.crossover {
            Some(("a crossover card has no Legacy".to_owned(), None))
        } else {
            holder.book.filter(|&own| i64::from(book) <= own).map(|own| {
                let from = own + 1;
                let message = format!(
                    "Legacy counts only against later books: the card is of book {own}, so from book {from} on"
                );
                (message, Some(from))
            })
        };
        if let Some((message, from)) = not_later {
            let change = FixEdit::Remove { pointer: here.clone() };
            let mut problem = Diagnostic::new(Code::LegacyNotLater, pointer, message).on_key();
            problem = match from {
                Some(from) => problem.worded("problem-legacy-not-later", &[("book", &from)]),
                None => problem.worded("problem-legacy-crossover", &[]),
            };
            problems.push(problem.fix(change));
            continue;
        }
        let base = base_total(rows, row.op);
        let unsure = invalid.iter().any(|other| !other.has_conditions && other.may_be(|op| op == row.op));
        if unsure || row.role != Role::Bonus || base == 0 {
            continue;
        }
        let legal = legacy.legal(base);
        let value = i64::from(row.val);
        if !legal.contains(&value) {
            let percent = value * 100 / base;
            let (least, most) = (legacy.each_percent.start(), legacy.each_percent.end());
            let allowed = if legal.is_empty() {
                "no whole number is".to_owned()
            } else {
                format!("that is {}", range_text(&legal))
            };
            let message = format!(
                "the Legacy bonus {value} is {percent} % of the base {base}; allowed are {least}–{most} %, {allowed}"
            );
            let pointer = step(&here, "val");
            let problem = clamped(Code::LegacyBonusRange, pointer, message, &legal, value);
            let arguments: [(_, &dyn Display); 7] = [
                ("val", &value),
                ("percent", &percent),
                ("base", &base),
                ("least", least),
                ("most", most),
                ("low", legal.start()),
                ("high", legal.end()),
            ];
            let problem = if legal.is_empty() {
                problem.worded("problem-legacy-base-low", &arguments[2..5])
            } else {
                problem.worded("problem-legacy-bonus-range", &arguments)
            };
            problems.push(problem);
        }
        if summed.contains(&row.op) {
            continue;
        }
        summed.push(row.op);
        let total = bonus_total(rows, row.op, legacy);
        if total * 100 > base * legacy.total_percent {
            let (percent, limit) = (total * 100 / base, legacy.total_percent);
            let most = base * limit / 100;
            let message = format!(
                "all Legacy bonuses together are {total}, {percent} % of the base {base}; at most {limit} % are allowed, that is {most}"
            );
            let arguments: [(_, &dyn Display); 4] =
                [("percent", &percent), ("base", &base), ("limit", &limit), ("high", &most)];
            let problem = Diagnostic::new(Code::LegacyTotal, path.to_string(), message);
            problems.push(problem.worded("problem-legacy-total", &arguments));
        }
    }
}
