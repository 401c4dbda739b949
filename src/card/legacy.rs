//! The books and values that the Legacy operator allows on a card (section 6 of the paper).

use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::check::{Holder, clamped, range_text};
use super::rows::InvalidRow;
use super::{Card, CheckedRow, Condition, Parameter, Role, Row};
use crate::base::json::step;
use crate::base::reader::Path;
use crate::base::{Argument, Code, Diagnostic, FixEdit};
use crate::message;
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
    pub op: OperationId,
    /// The sum of the unconditional rows.
    pub base: i64,
    /// The sum of the Legacy bonuses.
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

impl LegacyOption {
    /// The bonus against a book, with its least value, as a row.
    pub fn row(&self, book: i64, legacy: &Legacy, rules: &Ruleset) -> Row {
        let condition = Condition { id: rules.condition(legacy.condition).0.clone(), is: Parameter::Number(book) };
        Row {
            op: rules.operation(self.op).0.clone(),
            val: Some(*self.values.start()),
            conditions: [condition].into_iter().collect(),
            bonus: true,
            ..Row::default()
        }
    }
}

/// The Legacy bonuses that may be added to a card: for each operation, the later books of `books` against which the card
/// has no bonus yet. `rows` are the card's rows.
pub fn legacy_offers(card: &Card, rows: &[CheckedRow], books: &[i64], rules: &Ruleset) -> Vec<(LegacyOption, i64)> {
    let (Some(legacy), Some(own)) = (&rules.legacy, card.book) else { return Vec::new() };
    if card.effects.len() >= rules.max_rows {
        return Vec::new();
    }
    let mut offers = Vec::new();
    for option in legal_legacy(rows, rules) {
        let has_bonus =
            |book| rows.iter().any(|row| row.op == option.op && legacy_book(row, legacy).map(i64::from) == Some(book));
        let later = books.iter().copied().filter(|&book| book > own && !has_bonus(book));
        offers.extend(later.map(|book| (option.clone(), book)));
    }
    offers
}

/// The Legacy bonuses that may be added to a list.
fn legal_legacy(rows: &[CheckedRow], rules: &Ruleset) -> Vec<LegacyOption> {
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

/// If a row is a Legacy bonus with a base to add to: the book that it is against, and the values that the row may have
/// given the other bonuses.
pub fn legacy_range(rows: &[CheckedRow], row: &CheckedRow, rules: &Ruleset) -> Option<(i32, RangeInclusive<i64>)> {
    let legacy = rules.legacy.as_ref()?;
    let book = legacy_book(row, legacy).filter(|_| row.role == Role::Bonus)?;
    let base = base_total(rows, row.op);
    let others = bonus_total(rows, row.op, legacy) - i64::from(row.val);
    let each = legacy.legal(base);
    let range = *each.start()..=(base * legacy.total_percent / 100 - others).min(*each.end());
    (!range.is_empty()).then_some((book, range))
}

/// Checks Legacy rows (section 6.1): each must be against a later book and within its share of the base, and all
/// together must be within the total share.
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
            Some(message!("problem-legacy-crossover"))
        } else {
            let is_early = |&own: &i64| i64::from(book) <= own;
            holder.book.filter(is_early).map(|own| message!("problem-legacy-not-later", own = own, book = own + 1))
        };
        if let Some(message) = not_later {
            let change = FixEdit::Remove { pointer: here.clone() };
            problems.push(Diagnostic::new(Code::LegacyNotLater, pointer, message).on_key().fix(change));
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
            let (least, most) = (Argument::Percent(*least), Argument::Percent(*most));
            let id = if legal.is_empty() { "problem-legacy-base-low" } else { "problem-legacy-bonus-range" };
            let percent = Argument::Percent(percent);
            let message = message!(id, val = value, percent = percent, base = base, least = least, most = most);
            let message = if legal.is_empty() { message } else { message.with("range", range_text(&legal)) };
            problems.push(clamped(Code::LegacyBonusRange, step(&here, "val"), message, &legal, value));
        }
        if summed.contains(&row.op) {
            continue;
        }
        summed.push(row.op);
        let total = bonus_total(rows, row.op, legacy);
        if total * 100 > base * legacy.total_percent {
            let (percent, limit) = (total * 100 / base, legacy.total_percent);
            let most = base * limit / 100;
            let (percent, limit) = (Argument::Percent(percent), Argument::Percent(limit));
            let message = message!("problem-legacy-total", total = total, percent = percent, base = base);
            let message = message.with("limit", limit).with("high", most);
            problems.push(Diagnostic::new(Code::LegacyTotal, path.to_string(), message));
        }
    }
}
