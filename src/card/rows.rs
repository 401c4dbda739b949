//! Checks rows: first each row alone, then against the other rows of its list.

use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::check::{Holder, WideInteger, clamped, has_member, index_of, range_text, unknown, wide_member};
use super::contradiction::never_holds;
use super::legacy::check_legacy;
use super::{CheckedRow, Condition, Parameter, Role, Row};
use crate::base::json::{is_wide_integer, step};
use crate::base::reader::Path;
use crate::base::{Argument, Code, Diagnostic, FixEdit, Message, Name, Severity, closest};
use crate::message;
use crate::ruleset::term::{Known, Term};
use crate::ruleset::{ConditionId, OperationId, Ruleset, Takes, Timing};

/// The members of a row that are checked.
pub(super) const MEMBERS: [&str; 5] = ["do", "val", "if", "replace", "bonus"];

/// Checks an effect list. Rows with errors are left out of the result; their problems are reported.
pub fn check_rows(
    rows: &[Row],
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Vec<CheckedRow> {
    if rows.len() > rules.max_rows {
        let message = message!("problem-too-many-rows", count = rows.len(), most = rules.max_rows);
        problems.push(Diagnostic::new(Code::TooManyRows, path.to_string(), message));
    }
    let mut checked: Vec<CheckedRow> = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        if let Some(good) = check_row(at, row, holder, rules, path, problems) {
            checked.push(good);
        }
    }
    let invalid: Vec<InvalidRow> = (0..rows.len())
        .filter(|at| checked.iter().all(|row| row.at != *at))
        .map(|at| InvalidRow {
            at,
            op: rules.operation_id(&rows[at].op),
            has_conditions: !rows[at].conditions.is_empty(),
        })
        .collect();
    for place in 0..checked.len() {
        check_in_list(place, &checked, &invalid, holder, rules, path, problems);
    }
    check_legacy(&checked, &invalid, holder, rules, path, problems);
    checked
}

/// A row with errors. Other rows may depend on what it is once the user has fixed it, so problems that its absence
/// would cause are not reported.
pub struct InvalidRow {
    at: usize,
    op: Option<OperationId>,
    /// A row with conditions cannot be the base of other rows.
    pub has_conditions: bool,
}

impl InvalidRow {
    /// Whether the row may be of a fitting operation once it is fixed.
    pub fn may_be(&self, fits: impl Fn(OperationId) -> bool) -> bool {
        self.op.is_none_or(fits)
    }
}

/// Checks one row alone.
fn check_row(
    at: usize,
    row: &Row,
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<CheckedRow> {
    // Pointers are formatted only for problems, because a registry has many rows and most have no problem.
    let here = || path.item(at).to_string();
    let before = problems.len();
    // A member of the wrong type was reported when the file was read, but the row still cannot be used.
    let has_wrong_type = MEMBERS.iter().any(|name| *name != "do" && has_member(&row.rest, name));
    let mut report = |problem: Diagnostic| problems.push(problem);

    let op = match rules.operation_id(&row.op) {
        Some(op) => Some(op),
        None if row.op.is_empty() && has_member(&row.rest, "do") => return None,
        None if row.op.is_empty() => {
            report(Diagnostic::new(Code::UnknownOp, here(), message!("problem-op-missing")));
            None
        }
        None => {
            let mut found = Vec::new();
            let kind = "expected-game-operation";
            index_of(&row.op, &rules.operations, Code::UnknownOp, kind, &step(&here(), "do"), &mut found);
            found.into_iter().for_each(&mut report);
            None
        }
    };
    let mut val = 0;
    if let Some(op) = op {
        let (name, operation) = rules.operation(op);
        match (&operation.val, row.val) {
            (Some(range), Some(given)) if range.contains(&given) => val = i32::try_from(given).unwrap_or(i32::MAX),
            (Some(range), Some(given)) => {
                let op = Argument::operation(name);
                let message = message!("problem-val-out-of-range", op = op, range = range_text(range), val = given);
                report(clamped(Code::ValOutOfRange, step(&here(), "val"), message, range, given));
            }
            (Some(range), None) if let Some(wide) = wide_member(&row.rest, "val") => {
                let op = Argument::operation(name);
                let message = message!("problem-val-out-of-range", op = op, range = range_text(range), val = wide);
                report(wide.out_of_range(Code::ValOutOfRange, step(&here(), "val"), range, message));
            }
            (Some(_), None) if has_member(&row.rest, "val") => {}
            (Some(range), None) => {
                let least = range.start();
                let change = FixEdit::Set { pointer: step(&here(), "val"), json: least.to_string() };
                let (op, range) = (Argument::operation(name), range_text(range));
                let message = message!("problem-val-missing", op = op, range = range);
                report(Diagnostic::new(Code::ValMissing, here(), message).fix(change));
            }
            (None, given) if given.is_some() || wide_member(&row.rest, "val").is_some() => {
                let pointer = step(&here(), "val");
                let message = message!("problem-val-not-allowed", op = Argument::operation(name));
                report(Diagnostic::new(Code::ValNotAllowed, pointer, message).on_key().fix_remove());
            }
            (None, _) => {}
        }
        if let Some(problem) = check_card_type(op, holder, rules, &here) {
            report(problem);
        }
        if operation.timing == Timing::Passive && !row.conditions.is_empty() {
            let pointer = step(&here(), "if");
            let message = message!("problem-condition-not-allowed", op = Argument::operation(name));
            report(Diagnostic::new(Code::ConditionNotAllowed, pointer, message).on_key().fix_remove());
        }
    }

    let mut conditions = SmallVec::new();
    for condition in &row.conditions {
        let pointer = || step(&step(&here(), "if"), condition.key(rules));
        match check_condition(condition, rules, &pointer) {
            Ok(checked) => conditions.push(checked),
            Err(problem) => report(*problem),
        }
    }

    let role = match (row.replace, row.bonus) {
        (true, true) => {
            let message = message!("problem-modifier-conflict");
            report(Diagnostic::new(Code::ModifierConflict, step(&here(), "bonus"), message).on_key());
            Role::Base
        }
        (false, false) => Role::Base,
        (replace, _) => {
            let name = if replace { "replace" } else { "bonus" };
            if row.conditions.is_empty() {
                let pointer = step(&here(), name);
                let message = message!("problem-modifier-without-condition", name = name);
                report(Diagnostic::new(Code::ModifierWithoutCondition, pointer, message).on_key().fix_remove());
            }
            if replace { Role::Replace } else { Role::Bonus }
        }
    };
    let sound = !has_wrong_type && problems[before..].iter().all(|problem| problem.severity == Severity::Warning);
    op.filter(|_| sound).map(|op| CheckedRow { at, op, val, conditions, role })
}

/// Reports an operation that does not belong on the type of card.
fn check_card_type(op: OperationId, holder: Holder, rules: &Ruleset, here: &impl Fn() -> String) -> Option<Diagnostic> {
    let (name, operation) = rules.operation(op);
    let card_type = holder.card_type?;
    if operation.types.is_empty() || operation.types.contains(&card_type) {
        return None;
    }
    let types = operation.types.iter().map(|&id| Argument::card_type(rules.card_type(id).0)).collect();
    let found = Argument::card_type(rules.card_type(card_type).0);
    let id = match operation.elsewhere {
        Severity::Error => "problem-op-not-on-type",
        Severity::Warning => "problem-op-idle-on-type",
    };
    let message = message!(id, op = Argument::operation(name), types = Argument::AnyOf(types), type = found);
    Some(Diagnostic::new(Code::OpNotOnType, step(&here(), "do"), message).severity(operation.elsewhere))
}

fn check_condition(
    condition: &Condition,
    rules: &Ruleset,
    pointer: &impl Fn() -> String,
) -> Result<(ConditionId, i32), Box<Diagnostic>> {
    let Some(id) = rules.condition_id(&condition.id) else {
        let message = unknown(&condition.id, "expected-game-condition");
        let meant = closest(&condition.id, rules.conditions.keys().map(Name::as_str));
        return Err(Box::new(Diagnostic::new(Code::UnknownCondition, pointer(), message).on_key().meant(meant)));
    };
    let (name, rule) = rules.condition(id);
    let wrong = |message: Message| Box::new(Diagnostic::new(Code::ConditionType, pointer(), message));
    let out_of_range = |range: &RangeInclusive<i64>, given: Argument| {
        message!("problem-condition-out-of-range", name = name, range = range_text(range), val = given)
    };
    match (&rule.takes, &condition.is) {
        (Takes::Nothing, Parameter::True) | (Takes::Other, _) => Ok((id, 0)),
        (Takes::Nothing, _) => Err(Box::new(wrong(message!("problem-condition-true", name = name)).fix_set(true))),
        (Takes::Number(range), Parameter::Number(given)) if range.contains(given) => {
            Ok((id, i32::try_from(*given).unwrap_or(i32::MAX)))
        }
        (Takes::Number(range), Parameter::Number(given)) => {
            let message = out_of_range(range, Argument::Number(*given));
            let problem = clamped(Code::ConditionOutOfRange, pointer(), message, range, *given);
            Err(Box::new(if rule.spelled.is_some() { Diagnostic { fix: None, ..problem.on_key() } } else { problem }))
        }
        (Takes::Number(range), Parameter::Other(json)) if rule.spelled.is_none() && is_wide_integer(json) => {
            let wide = WideInteger(json);
            let message = out_of_range(range, wide.into());
            Err(Box::new(wide.out_of_range(Code::ConditionOutOfRange, pointer(), range, message)))
        }
        (Takes::Number(range), _) => match &rule.spelled {
            Some((before, after)) => {
                let example = format!("{before}{}{after}: true", range.start());
                Err(wrong(message!("problem-condition-in-name", name = name, example = example)))
            }
            None => Err(wrong(message!("problem-condition-number", name = name, range = range_text(range)))),
        },
        (Takes::Subtype, Parameter::Word(word)) => match rules.subtypes.get_index_of(word) {
            Some(at) => Ok((id, i32::try_from(at).unwrap_or(0))),
            None => {
                let mut found = Vec::new();
                let kind = "expected-subtype";
                index_of(word, &rules.subtypes, Code::UnknownSubtype, kind, &pointer(), &mut found);
                Err(Box::new(found.pop().unwrap_or_else(|| *wrong(unknown(word, kind)))))
            }
        },
        (Takes::Subtype, _) => Err(wrong(message!("problem-condition-subtype", name = name))),
    }
}

/// Checks a row against the rows before it.
fn check_in_list(
    place: usize,
    rows: &[CheckedRow],
    invalid: &[InvalidRow],
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) {
    let row = &rows[place];
    let earlier = &rows[..place];
    let here = || path.item(row.at).to_string();
    let (name, operation) = rules.operation(row.op);
    let may_come_earlier =
        |fits: &dyn Fn(OperationId) -> bool| invalid.iter().any(|other| other.at < row.at && other.may_be(fits));
    if row.role == Role::Replace
        && !earlier.iter().any(|before| before.op == row.op)
        && !may_come_earlier(&|op| op == row.op)
    {
        let pointer = step(&here(), "replace");
        let message = message!("problem-replace-without-base", op = Argument::operation(name));
        problems.push(Diagnostic::new(Code::ReplaceWithoutBase, pointer, message).on_key().fix_remove());
    }
    if row.conditions.is_empty() {
        let again = earlier.iter().any(|before| before.op == row.op && before.conditions.is_empty());
        if again && operation.timing != Timing::Passive && operation.is_idempotent() {
            problems.push(dead(&here(), message!("problem-dead-row-again", op = Argument::operation(name))));
        }
        return;
    }
    let tests: Vec<Term> = row
        .conditions
        .iter()
        .map(|&(id, param)| {
            let known = Known { param: Some(param), card_type: holder.card_type, ..Known::default() };
            rules.condition(id).1.holds.fold(&known)
        })
        .collect();
    if never_holds(&tests, rules) {
        let pointer = step(&here(), "if");
        problems.push(Diagnostic::new(Code::Contradiction, pointer, message!("problem-contradiction")));
        return;
    }
    for (test, &(id, _)) in tests.iter().zip(&row.conditions) {
        let Some(tally) = needs_tally(test) else { continue };
        let counts = |op: OperationId| rules.operation(op).1.tally == Some(tally);
        if !earlier.iter().any(|before| counts(before.op)) && !may_come_earlier(&counts) {
            let counting = rules
                .operations
                .iter()
                .filter(|(_, operation)| operation.tally == Some(tally))
                .map(|(name, _)| Argument::operation(name))
                .collect();
            let (condition, ops) = (rules.condition(id).0, Argument::AnyOf(counting));
            problems.push(dead(&here(), message!("problem-dead-row-never", condition = condition, ops = ops)));
        }
    }
}

fn dead(row: &str, message: Message) -> Diagnostic {
    Diagnostic::new(Code::DeadRow, row, message).fix_remove()
}

/// The tally that must be above 0 for a test to hold.
fn needs_tally(test: &Term) -> Option<crate::ruleset::TallyId> {
    use crate::ruleset::term::Compare;
    match test {
        Term::Compare(compare, left, right) => match (&**left, &**right) {
            (Term::Tally(id), Term::Constant(number))
                if !compare.holds(0, *number) && *compare != Compare::NotEqual =>
            {
                Some(*id)
            }
            _ => None,
        },
        Term::And(left, right) => needs_tally(left).or_else(|| needs_tally(right)),
        _ => None,
    }
}
