//! From rows as written to rows that mean something: each by itself, then in its list.

use std::fmt::Display;

use smallvec::SmallVec;

use super::check::{Holder, WideInteger, clamped, has_member, index_of, range_text, wide_member};
use super::contradiction::never_holds;
use super::legacy::check_legacy;
use super::{CheckedRow, Condition, Parameter, Role, Row};
use crate::base::json::{is_wide_integer, step};
use crate::base::reader::Path;
use crate::base::{Code, Diagnostic, FixEdit, Severity};
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
        let message = format!("{} rows; at most {} are allowed", rows.len(), rules.max_rows);
        let problem = Diagnostic::new(Code::TooManyRows, path.to_string(), message);
        problems.push(problem.worded("problem-too-many-rows", &[("count", &rows.len()), ("top", &rules.max_rows)]));
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

/// A row with errors: what it will be once it is mended decides about others, so they are not judged by its absence.
pub struct InvalidRow {
    at: usize,
    op: Option<OperationId>,
    /// Whether it asks for something; a row that does is no base of others.
    pub has_conditions: bool,
}

impl InvalidRow {
    /// Whether it may turn out to be a row of such an operation.
    pub fn may_be(&self, fits: impl Fn(OperationId) -> bool) -> bool {
        self.op.is_none_or(fits)
    }
}

/// Checks one row by itself.
fn check_row(
    at: usize,
    row: &Row,
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<CheckedRow> {
    // Pointers are written only for problems: a sound registry has many rows and no use for them.
    let here = || path.item(at).to_string();
    let before = problems.len();
    // A member of the wrong type has been reported when the file was read; the row cannot be used all the same.
    let has_wrong_type = MEMBERS.iter().any(|name| *name != "do" && has_member(&row.rest, name));
    let mut report = |problem: Diagnostic| problems.push(problem);

    let op = match rules.operation_id(&row.op) {
        Some(op) => Some(op),
        None if row.op.is_empty() && has_member(&row.rest, "do") => return None,
        None if row.op.is_empty() => {
            report(Diagnostic::new(Code::UnknownOp, here(), "`do` is missing: the operation of this row"));
            None
        }
        None => {
            let mut found = Vec::new();
            let names = "an operation of this game";
            index_of(&row.op, &rules.operations, Code::UnknownOp, names, &step(&here(), "do"), &mut found);
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
                let message = format!("`{name}` takes {}, not {given}", range_text(range));
                let problem = clamped(Code::ValOutOfRange, step(&here(), "val"), message, range, given);
                let bounds: [(_, &dyn Display); 4] =
                    [("op", name), ("low", range.start()), ("high", range.end()), ("val", &given)];
                report(problem.worded("problem-val-out-of-range", &bounds));
            }
            (Some(range), None) if let Some(wide) = wide_member(&row.rest, "val") => {
                let problem = wide.out_of_range(Code::ValOutOfRange, step(&here(), "val"), range, |given| {
                    format!("`{name}` takes {}, not {given}", range_text(range))
                });
                let bounds: [(_, &dyn Display); 4] =
                    [("op", name), ("low", range.start()), ("high", range.end()), ("val", &wide)];
                report(problem.worded("problem-val-out-of-range", &bounds));
            }
            (Some(_), None) if has_member(&row.rest, "val") => {}
            (Some(range), None) => {
                let least = range.start();
                let change = FixEdit::Set { pointer: step(&here(), "val"), json: least.to_string() };
                let message = format!("`{name}` needs a `val`: {}", range_text(range));
                let problem = Diagnostic::new(Code::ValMissing, here(), message).fix(change);
                let bounds: [(_, &dyn Display); 3] = [("op", name), ("low", range.start()), ("high", range.end())];
                report(problem.worded("problem-val-missing", &bounds));
            }
            (None, given) if given.is_some() || wide_member(&row.rest, "val").is_some() => {
                let pointer = step(&here(), "val");
                let message = format!("`{name}` takes no `val`");
                let change = FixEdit::Remove { pointer: pointer.clone() };
                let problem = Diagnostic::new(Code::ValNotAllowed, pointer, message).on_key();
                report(problem.fix(change).worded("problem-val-not-allowed", &[("op", name)]));
            }
            (None, _) => {}
        }
        if let Some(problem) = check_card_type(op, holder, rules, &here) {
            report(problem);
        }
        if operation.timing == Timing::Passive && !row.conditions.is_empty() {
            let pointer = step(&here(), "if");
            let message = format!("`{name}` holds all the while its card is in play; it takes no conditions");
            let change = FixEdit::Remove { pointer: pointer.clone() };
            let problem = Diagnostic::new(Code::ConditionNotAllowed, pointer, message).on_key();
            let problem = problem.worded("problem-condition-not-allowed", &[("op", name)]);
            report(problem.fix(change));
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
            let message = "a row is either `replace` or `bonus`, not both";
            report(Diagnostic::new(Code::ModifierConflict, step(&here(), "bonus"), message).on_key());
            Role::Base
        }
        (false, false) => Role::Base,
        (replace, _) => {
            let name = if replace { "replace" } else { "bonus" };
            if row.conditions.is_empty() {
                let pointer = step(&here(), name);
                let message = format!("`{name}` needs a condition in `if`");
                let change = FixEdit::Remove { pointer: pointer.clone() };
                let problem = Diagnostic::new(Code::ModifierWithoutCondition, pointer, message).on_key();
                let problem = problem.worded("part-needs-condition", &[]);
                report(problem.fix(change));
            }
            if replace { Role::Replace } else { Role::Bonus }
        }
    };
    let sound = !has_wrong_type && problems[before..].iter().all(|problem| problem.severity == Severity::Warning);
    op.filter(|_| sound).map(|op| CheckedRow { at, op, val, conditions, role })
}

/// Whether the operation belongs on the type of card.
fn check_card_type(op: OperationId, holder: Holder, rules: &Ruleset, here: &impl Fn() -> String) -> Option<Diagnostic> {
    let (name, operation) = rules.operation(op);
    let card_type = holder.card_type?;
    if operation.types.is_empty() || operation.types.contains(&card_type) {
        return None;
    }
    let types: Vec<&str> = operation.types.iter().map(|&id| rules.card_type(id).0.as_str()).collect();
    let found = rules.card_type(card_type).0;
    let (message, wording) = match operation.elsewhere {
        Severity::Error => {
            (format!("`{name}` belongs on {}, not on {found}", types.join(" or ")), "problem-op-not-on-type")
        }
        Severity::Warning => (
            format!("`{name}` does something only on {}; on {found} it does nothing", types.join(" or ")),
            "problem-op-idle-on-type",
        ),
    };
    let problem = Diagnostic::new(Code::OpNotOnType, step(&here(), "do"), message).severity(operation.elsewhere);
    Some(problem.worded(wording, &[("op", name), ("type", found), ("types", &types.join(" "))]))
}

fn check_condition(
    condition: &Condition,
    rules: &Ruleset,
    pointer: &impl Fn() -> String,
) -> Result<(ConditionId, i32), Box<Diagnostic>> {
    let Some(id) = rules.condition_id(&condition.id) else {
        let mut found = Vec::new();
        let what = "a condition of this game";
        index_of(&condition.id, &rules.conditions, Code::UnknownCondition, what, &pointer(), &mut found);
        let mut problem =
            found.pop().unwrap_or_else(|| Diagnostic::new(Code::UnknownCondition, pointer(), what)).on_key();
        if let Some(fix) = &mut problem.fix
            && let FixEdit::Set { json, .. } = &fix.change
        {
            fix.change = FixEdit::Rename { pointer: pointer(), to: json.trim_matches('"').to_owned() };
        }
        return Err(Box::new(problem));
    };
    let (name, rule) = rules.condition(id);
    let wrong = |wanted: &str| {
        let message = format!("`{name}` takes {wanted}");
        Box::new(Diagnostic::new(Code::ConditionType, pointer(), message))
    };
    match (&rule.takes, &condition.is) {
        (Takes::Nothing, Parameter::True) => Ok((id, 0)),
        (Takes::Nothing, _) => {
            let change = FixEdit::Set { pointer: pointer(), json: "true".to_owned() };
            Err(Box::new(wrong("true; to ask for the opposite, use another condition").fix(change)))
        }
        (Takes::Number(range), Parameter::Number(given)) if range.contains(given) => {
            Ok((id, i32::try_from(*given).unwrap_or(i32::MAX)))
        }
        (Takes::Number(range), Parameter::Number(given)) => {
            let message = format!("`{name}` takes {}, not {given}", range_text(range));
            let bounds: [(_, &dyn Display); 3] = [("low", range.start()), ("high", range.end()), ("val", given)];
            let problem = clamped(Code::ConditionOutOfRange, pointer(), message, range, *given)
                .worded("problem-condition-out-of-range", &bounds);
            Err(Box::new(if rule.spelled.is_some() { Diagnostic { fix: None, ..problem.on_key() } } else { problem }))
        }
        (Takes::Number(range), Parameter::Other(json)) if rule.spelled.is_none() && is_wide_integer(json) => {
            let wide = WideInteger(json);
            let problem = wide.out_of_range(Code::ConditionOutOfRange, pointer(), range, |given| {
                format!("`{name}` takes {}, not {given}", range_text(range))
            });
            let bounds: [(_, &dyn Display); 3] = [("low", range.start()), ("high", range.end()), ("val", &wide)];
            Err(Box::new(problem.worded("problem-condition-out-of-range", &bounds)))
        }
        (Takes::Number(range), _) => match &rule.spelled {
            Some((before, after)) => {
                Err(wrong(&format!("its number in its name: `{before}{}{after}: true`", range.start())))
            }
            None => Err(wrong(&format!("a number: {}", range_text(range)))),
        },
        (Takes::Subtype, Parameter::Word(word)) => match rules.subtypes.get_index_of(word) {
            Some(at) => Ok((id, i32::try_from(at).unwrap_or(0))),
            None => {
                let mut found = Vec::new();
                index_of(word, &rules.subtypes, Code::UnknownSubtype, "a subtype", &pointer(), &mut found);
                Err(Box::new(found.pop().unwrap_or_else(|| *wrong("a subtype"))))
            }
        },
        (Takes::Subtype, _) => Err(wrong("a subtype, in quotes")),
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
        let message = format!("no earlier row is `{name}`: there is nothing to replace");
        let change = FixEdit::Remove { pointer: pointer.clone() };
        let problem = Diagnostic::new(Code::ReplaceWithoutBase, pointer, message).on_key();
        problems.push(problem.fix(change).worded("replace-needs-base", &[]));
    }
    if row.conditions.is_empty() {
        let again = earlier.iter().any(|before| before.op == row.op && before.conditions.is_empty());
        if again && operation.timing != Timing::Passive && operation.is_idempotent() {
            let message = format!("an earlier row has done `{name}` already; a second time changes nothing");
            problems.push(dead(&here(), message).worded("problem-dead-row-again", &[("op", name)]));
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
        let message = "these conditions can never hold together";
        let problem = Diagnostic::new(Code::Contradiction, step(&here(), "if"), message);
        problems.push(problem.worded("problem-contradiction", &[]));
        return;
    }
    for (test, &(id, _)) in tests.iter().zip(&row.conditions) {
        let Some(tally) = needs_tally(test) else { continue };
        let counts = |op: OperationId| rules.operation(op).1.tally == Some(tally);
        if !earlier.iter().any(|before| counts(before.op)) && !may_come_earlier(&counts) {
            let counting: Vec<&str> = rules
                .operations
                .iter()
                .filter(|(_, operation)| operation.tally == Some(tally))
                .map(|(name, _)| name.as_str())
                .collect();
            let condition = rules.condition(id).0;
            let message =
                format!("`{condition}` can hold only after a row of {}; no earlier row is one", counting.join(" or "));
            problems.push(dead(&here(), message).worded("problem-dead-row-never", &[("ops", &counting.join(" "))]));
        }
    }
}

fn dead(row: &str, message: String) -> Diagnostic {
    Diagnostic::new(Code::DeadRow, row, message).fix(FixEdit::Remove { pointer: row.to_owned() })
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
