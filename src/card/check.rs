//! From rows as written to rows that mean something: every rule of the vocabulary, every problem at once.

use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::contradiction::never_holds;
use super::legacy::{base_of, bonus_of, book_of};
use super::{Card, Condition, Hero, Parameter, Row, number};
use crate::base::json::step;
use crate::base::reader::Path;
use crate::base::{Change, Code, Diagnostic, Severity, closest};
use crate::ruleset::term::{Known, Term};
use crate::ruleset::{CardTypeId, ConditionId, OperationId, Ruleset, SubtypeId, Table, Takes, Timing, TriggerId};

/// The part that a row plays in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Stands for itself.
    Base,
    /// Takes the place of the latest applied row of its operation.
    Replace,
    /// Adds to what came before.
    Bonus,
}

/// A row that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedRow {
    /// Its place in the list as written, from 0.
    pub at: usize,
    /// Its operation.
    pub op: OperationId,
    /// Its value; 0 where the operation takes none.
    pub val: i32,
    /// Its conditions with their parameters (a number, a subtype's index, or 0), in the order written.
    pub conditions: SmallVec<[(ConditionId, i32); 2]>,
    /// Its part.
    pub role: Role,
}

/// A card that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedCard {
    /// Its type.
    pub card_type: CardTypeId,
    /// Its book; `None` for a crossover card.
    pub book: Option<i32>,
    /// Its numbers by [`crate::ruleset::NumberId`]; 0 where its type has none.
    pub numbers: SmallVec<[i32; 4]>,
    /// Its subtype.
    pub subtype: Option<SubtypeId>,
    /// Its trigger.
    pub trigger: Option<TriggerId>,
    /// Its effect.
    pub rows: Vec<CheckedRow>,
}

/// A hero that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedHero {
    /// Its book.
    pub book: i32,
    /// Its numbers by [`crate::ruleset::HeroNumberId`], defaults put in.
    pub numbers: SmallVec<[i32; 8]>,
    /// Its ability.
    pub ability: Vec<CheckedRow>,
}

/// What carries an effect list: it decides what the list may hold.
#[derive(Clone, Copy, Debug)]
pub struct Holder {
    /// The card's type, where it is known.
    pub card_type: Option<CardTypeId>,
    /// The card's book; `None` for a crossover card or an effect without a card.
    pub book: Option<i64>,
    /// Whether it is a crossover card, which has no Legacy.
    pub crossover: bool,
}

/// Checks a card by itself; what other cards have to do with it is the registry's.
pub fn check_card(card: &Card, rules: &Ruleset, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<CheckedCard> {
    let before = problems.len();
    let card_type = card_type(card, rules, path, problems);
    let (mut subtype, mut trigger) = (None, None);
    let mut numbers: SmallVec<[i32; 4]> = SmallVec::from_elem(0, rules.numbers.len());
    if let Some(id) = card_type {
        let (type_name, card_type) = rules.card_type(id);
        for (at, (name, rule)) in rules.numbers.iter().enumerate() {
            let wanted = card_type.numbers.iter().any(|number| number.index() == at);
            let given = number(&card.numbers, name);
            if wanted {
                let what = format!("a card of type `{type_name}`");
                if let Some(value) = stat(given, name, &rule.range, &what, written(&card.rest, name), path, problems) {
                    numbers[at] = value;
                }
            } else if given.is_some() {
                problems.push(not_allowed(Code::StatNotAllowed, type_name, name, path));
            }
        }
        subtype = card.subtype.as_deref().and_then(|name| {
            known(name, &rules.subtypes, Code::UnknownSubtype, "a subtype", &path.key("subtype").to_string(), problems)
                .map(SubtypeId)
        });
        if card_type.has_subtype && card.subtype.is_none() && !written(&card.rest, "subtype") {
            let message = format!("a card of type `{type_name}` needs a `subtype`");
            problems.push(Diagnostic::new(Code::StatMissing, path.to_string(), message));
        } else if !card_type.has_subtype && card.subtype.is_some() {
            problems.push(not_allowed(Code::StatNotAllowed, type_name, "subtype", path));
        }
        trigger = card.trigger.as_deref().and_then(|name| {
            known(name, &rules.triggers, Code::UnknownTrigger, "a trigger", &path.key("trigger").to_string(), problems)
                .map(TriggerId)
        });
        if card_type.has_trigger && card.trigger.is_none() && !written(&card.rest, "trigger") {
            let names: Vec<&str> = rules.triggers.keys().map(crate::base::Name::as_str).collect();
            let message = format!("a card of type `{type_name}` needs a `trigger`: one of {}", names.join(", "));
            problems.push(Diagnostic::new(Code::TriggerMissing, path.to_string(), message));
        } else if !card_type.has_trigger && card.trigger.is_some() {
            problems.push(not_allowed(Code::TriggerNotAllowed, type_name, "trigger", path));
        }
    }
    let holder = Holder { card_type, book: card.book, crossover: !card.books.is_empty() };
    let rows = check_rows(&card.effects, holder, rules, path.key("effects"), problems);
    let sound = problems[before..].iter().all(|problem| problem.severity == Severity::Warning);
    let book = card.book.and_then(|book| i32::try_from(book).ok());
    card_type.filter(|_| sound).map(|card_type| CheckedCard { card_type, book, numbers, subtype, trigger, rows })
}

/// The type that a card names; one that is missing has been reported when the file was read.
fn card_type(card: &Card, rules: &Ruleset, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<CardTypeId> {
    if card.card_type.is_empty() {
        return None;
    }
    let pointer = path.key("type").to_string();
    if rules.card_types.get(&card.card_type).is_some_and(|card_type| card_type.is_hero) {
        let message = format!("a `{}` is not a card; it stands in `heroes`", card.card_type);
        problems.push(Diagnostic::new(Code::UnknownCardType, pointer, message));
        return None;
    }
    known(&card.card_type, &rules.card_types, Code::UnknownCardType, "a card type", &pointer, problems).map(CardTypeId)
}

/// Checks a hero by itself.
pub fn check_hero(hero: &Hero, rules: &Ruleset, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<CheckedHero> {
    let before = problems.len();
    let mut numbers: SmallVec<[i32; 8]> = SmallVec::new();
    for (name, rule) in &rules.hero_numbers {
        let given = number(&hero.numbers, name);
        let value = match (given, &rule.default) {
            (None, Some(default)) if !written(&hero.rest, name) => hero_value(default, &numbers),
            _ => stat(given, name, &rule.range, "a hero", written(&hero.rest, name), path, problems).unwrap_or(0),
        };
        numbers.push(value);
    }
    let holder = Holder { card_type: rules.hero_type(), book: hero.book, crossover: false };
    let ability = check_rows(&hero.ability, holder, rules, path.key("ability"), problems);
    let sound = problems[before..].iter().all(|problem| problem.severity == Severity::Warning);
    let book = hero.book.and_then(|book| i32::try_from(book).ok()).unwrap_or(0);
    sound.then_some(CheckedHero { book, numbers, ability })
}

/// A term over a hero's own numbers: a default, a counter's start, a zone's capacity.
pub fn hero_value(term: &Term, numbers: &[i32]) -> i32 {
    match put_in(term, numbers).fold(&Known::default()) {
        Term::Constant(value) => value,
        _ => 0,
    }
}

fn put_in(term: &Term, numbers: &[i32]) -> Term {
    let inside = |term: &Term| Box::new(put_in(term, numbers));
    match term {
        Term::Hero(_, id) => Term::Constant(numbers.get(id.index()).copied().unwrap_or(0)),
        Term::Arithmetic(op, left, right) => Term::Arithmetic(*op, inside(left), inside(right)),
        Term::Compare(op, left, right) => Term::Compare(*op, inside(left), inside(right)),
        Term::And(left, right) => Term::And(inside(left), inside(right)),
        Term::Or(left, right) => Term::Or(inside(left), inside(right)),
        Term::Not(test) => Term::Not(inside(test)),
        Term::Divide(number, by) => Term::Divide(inside(number), *by),
        Term::Round(number, by) => Term::Round(inside(number), *by),
        Term::If(test, yes, no) => Term::If(inside(test), inside(yes), inside(no)),
        other => other.clone(),
    }
}

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
        problems.push(Diagnostic::new(Code::TooManyRows, path.to_string(), message));
    }
    let mut checked: Vec<CheckedRow> = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        if let Some(good) = check_row(at, row, holder, rules, path, problems) {
            checked.push(good);
        }
    }
    let left_out: Vec<LeftOut> = (0..rows.len())
        .filter(|at| checked.iter().all(|row| row.at != *at))
        .map(|at| LeftOut { at, op: rules.operation_id(&rows[at].op) })
        .collect();
    for place in 0..checked.len() {
        in_its_list(place, &checked, &left_out, holder, rules, path, problems);
    }
    check_legacy(&checked, &left_out, holder, rules, path, problems);
    checked
}

/// A row with errors: what it will be once it is mended decides about others, so they are not judged by its absence.
struct LeftOut {
    at: usize,
    op: Option<OperationId>,
}

impl LeftOut {
    /// Whether it may turn out to be a row of such an operation.
    fn may_be(&self, fits: impl Fn(OperationId) -> bool) -> bool {
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
    let kept_wrong = ["val", "if", "replace", "bonus"].iter().any(|name| written(&row.rest, name));
    let mut report = |problem: Diagnostic| problems.push(problem);

    let op = match rules.operation_id(&row.op) {
        Some(op) => Some(op),
        None if row.op.is_empty() && written(&row.rest, "do") => return None,
        None if row.op.is_empty() => {
            report(Diagnostic::new(Code::UnknownOp, here(), "`do` is missing: the operation of this row"));
            None
        }
        None => {
            let mut found = Vec::new();
            let names = "an operation of this game";
            known(&row.op, &rules.operations, Code::UnknownOp, names, &step(&here(), "do"), &mut found);
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
                let message = format!("`{name}` takes {}, not {given}", span_of(range));
                report(clamped(Code::ValOutOfRange, step(&here(), "val"), message, range, given));
            }
            (Some(_), None) if written(&row.rest, "val") => {}
            (Some(range), None) => {
                let least = range.start();
                let change = Change::Set { pointer: step(&here(), "val"), json: least.to_string() };
                let message = format!("`{name}` needs a `val`: {}", span_of(range));
                report(Diagnostic::new(Code::ValMissing, here(), message).fix(format!("Set to {least}"), change));
            }
            (None, Some(_)) => {
                let pointer = step(&here(), "val");
                let message = format!("`{name}` takes no `val`");
                let change = Change::Remove { pointer: pointer.clone() };
                report(Diagnostic::new(Code::ValNotAllowed, pointer, message).on_key().fix("Remove the value", change));
            }
            (None, None) => {}
        }
        if let Some(problem) = on_type(op, holder, rules, &here) {
            report(problem);
        }
        if operation.timing == Timing::Passive && !row.conditions.is_empty() {
            let pointer = step(&here(), "if");
            let message = format!("`{name}` holds all the while its card is in play; it takes no conditions");
            let change = Change::Remove { pointer: pointer.clone() };
            let problem = Diagnostic::new(Code::ConditionNotAllowed, pointer, message).on_key();
            report(problem.fix("Remove the conditions", change));
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
                let change = Change::Remove { pointer: pointer.clone() };
                let problem = Diagnostic::new(Code::ModifierWithoutCondition, pointer, message).on_key();
                report(problem.fix(format!("Remove `{name}`"), change));
            }
            if replace { Role::Replace } else { Role::Bonus }
        }
    };
    let sound = !kept_wrong && problems[before..].iter().all(|problem| problem.severity == Severity::Warning);
    op.filter(|_| sound).map(|op| CheckedRow { at, op, val, conditions, role })
}

/// Whether the operation belongs on the type of card.
fn on_type(op: OperationId, holder: Holder, rules: &Ruleset, here: &impl Fn() -> String) -> Option<Diagnostic> {
    let (name, operation) = rules.operation(op);
    let card_type = holder.card_type?;
    if operation.types.is_empty() || operation.types.contains(&card_type) {
        return None;
    }
    let types: Vec<&str> = operation.types.iter().map(|&id| rules.card_type(id).0.as_str()).collect();
    let found = rules.card_type(card_type).0;
    let message = match operation.elsewhere {
        Severity::Error => format!("`{name}` belongs on {}, not on {found}", types.join(" or ")),
        Severity::Warning => {
            format!("`{name}` does something only on {}; on {found} it does nothing", types.join(" or "))
        }
    };
    Some(Diagnostic::new(Code::OpNotOnType, step(&here(), "do"), message).severity(operation.elsewhere))
}

fn check_condition(
    condition: &Condition,
    rules: &Ruleset,
    pointer: &impl Fn() -> String,
) -> Result<(ConditionId, i32), Box<Diagnostic>> {
    let Some(id) = rules.condition_id(&condition.id) else {
        let mut found = Vec::new();
        let what = "a condition of this game";
        known(&condition.id, &rules.conditions, Code::UnknownCondition, what, &pointer(), &mut found);
        let mut problem =
            found.pop().unwrap_or_else(|| Diagnostic::new(Code::UnknownCondition, pointer(), what)).on_key();
        if let Some(fix) = &mut problem.fix
            && let Change::Set { json, .. } = &fix.change
        {
            fix.change = Change::Rename { pointer: pointer(), to: json.trim_matches('"').to_owned() };
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
            let change = Change::Set { pointer: pointer(), json: "true".to_owned() };
            Err(Box::new(wrong("true; to ask for the opposite, use another condition").fix("Set to true", change)))
        }
        (Takes::Number(range), Parameter::Number(given)) if range.contains(given) => {
            Ok((id, i32::try_from(*given).unwrap_or(i32::MAX)))
        }
        (Takes::Number(range), Parameter::Number(given)) => {
            let message = format!("`{name}` takes {}, not {given}", span_of(range));
            let problem = clamped(Code::ConditionOutOfRange, pointer(), message, range, *given);
            Err(Box::new(if rule.spelled.is_some() { Diagnostic { fix: None, ..problem.on_key() } } else { problem }))
        }
        (Takes::Number(range), _) => match &rule.spelled {
            Some((before, after)) => {
                Err(wrong(&format!("its number in its name: `{before}{}{after}: true`", range.start())))
            }
            None => Err(wrong(&format!("a number: {}", span_of(range)))),
        },
        (Takes::Subtype, Parameter::Word(word)) => match rules.subtypes.get_index_of(word) {
            Some(at) => Ok((id, i32::try_from(at).unwrap_or(0))),
            None => {
                let mut found = Vec::new();
                known(word, &rules.subtypes, Code::UnknownSubtype, "a subtype", &pointer(), &mut found);
                Err(Box::new(found.pop().unwrap_or_else(|| *wrong("a subtype"))))
            }
        },
        (Takes::Subtype, _) => Err(wrong("a subtype, in quotes")),
    }
}

/// Checks a row against the rows before it.
fn in_its_list(
    place: usize,
    rows: &[CheckedRow],
    left_out: &[LeftOut],
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
        |fits: &dyn Fn(OperationId) -> bool| left_out.iter().any(|other| other.at < row.at && other.may_be(fits));
    if row.role == Role::Replace
        && !earlier.iter().any(|before| before.op == row.op)
        && !may_come_earlier(&|op| op == row.op)
    {
        let pointer = step(&here(), "replace");
        let message = format!("no earlier row is `{name}`: there is nothing to replace");
        let change = Change::Remove { pointer: pointer.clone() };
        let problem = Diagnostic::new(Code::ReplaceWithoutBase, pointer, message).on_key();
        problems.push(problem.fix("Remove `replace`", change));
    }
    if row.conditions.is_empty() {
        let again = earlier.iter().any(|before| before.op == row.op && before.conditions.is_empty());
        if again && operation.timing != Timing::Passive && operation.is_idempotent() {
            let message = format!("an earlier row has done `{name}` already; a second time changes nothing");
            problems.push(dead(&here(), message));
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
        problems.push(Diagnostic::new(Code::Contradiction, step(&here(), "if"), message));
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
            problems.push(dead(&here(), message));
        }
    }
}

fn dead(row: &str, message: String) -> Diagnostic {
    Diagnostic::new(Code::DeadRow, row, message).fix("Remove the row", Change::Remove { pointer: row.to_owned() })
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

/// Legacy rows (section 6.1): against later books only, each within its share of the base, all within theirs.
fn check_legacy(
    rows: &[CheckedRow],
    left_out: &[LeftOut],
    holder: Holder,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) {
    let Some(legacy) = &rules.legacy else { return };
    let mut summed: SmallVec<[OperationId; 4]> = SmallVec::new();
    for row in rows {
        let Some(book) = book_of(row, legacy) else { continue };
        let here = path.item(row.at).to_string();
        let condition =
            Condition { id: rules.condition(legacy.condition).0.clone(), is: Parameter::Number(i64::from(book)) };
        let pointer = step(&step(&here, "if"), condition.key(rules));
        let not_later = if holder.crossover {
            Some("a crossover card has no Legacy".to_owned())
        } else {
            holder.book.filter(|&own| i64::from(book) <= own).map(|own| {
                format!(
                    "Legacy counts only against later books: the card is of book {own}, so from book {} on",
                    own + 1
                )
            })
        };
        if let Some(message) = not_later {
            let change = Change::Remove { pointer: here.clone() };
            let problem = Diagnostic::new(Code::LegacyNotLater, pointer, message).on_key();
            problems.push(problem.fix("Remove the row", change));
            continue;
        }
        let base = base_of(rows, row.op);
        let unsure = left_out.iter().any(|other| other.may_be(|op| op == row.op));
        if unsure || row.role != Role::Bonus || base == 0 {
            continue;
        }
        let legal = legacy.legal(base);
        let value = i64::from(row.val);
        if !legal.contains(&value) {
            let percent = value * 100 / base;
            let (least, most) = (legacy.each_percent.start(), legacy.each_percent.end());
            let allowed =
                if legal.is_empty() { "no whole number is".to_owned() } else { format!("that is {}", span_of(&legal)) };
            let message = format!(
                "the Legacy bonus {value} is {percent} % of the base {base}; allowed are {least}–{most} %, {allowed}"
            );
            let pointer = step(&here, "val");
            problems.push(clamped(Code::LegacyBonusRange, pointer, message, &legal, value));
        }
        if summed.contains(&row.op) {
            continue;
        }
        summed.push(row.op);
        let total = bonus_of(rows, row.op, legacy);
        if total * 100 > base * legacy.total_percent {
            let message = format!(
                "all Legacy bonuses together are {total}, {} % of the base {base}; at most {} % are allowed, that is {}",
                total * 100 / base,
                legacy.total_percent,
                base * legacy.total_percent / 100
            );
            problems.push(Diagnostic::new(Code::LegacyTotal, path.to_string(), message));
        }
    }
}

/// A number that a card or hero needs, within its range.
fn stat(
    given: Option<i64>,
    name: &str,
    range: &RangeInclusive<i64>,
    what: &str,
    wrong_type: bool,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<i32> {
    match given {
        Some(value) if range.contains(&value) => i32::try_from(value).ok(),
        Some(value) => {
            let message = format!("`{name}` is {}, not {value}", span_of(range));
            problems.push(clamped(Code::StatOutOfRange, path.key(name).to_string(), message, range, value));
            None
        }
        None if wrong_type => None,
        None => {
            let least = range.start();
            let change = Change::Set { pointer: path.key(name).to_string(), json: least.to_string() };
            let message = format!("{what} needs `{name}`: {}", span_of(range));
            problems.push(
                Diagnostic::new(Code::StatMissing, path.to_string(), message).fix(format!("Set to {least}"), change),
            );
            None
        }
    }
}

fn not_allowed(code: Code, type_name: &str, member: &str, path: Path<'_>) -> Diagnostic {
    let pointer = path.key(member).to_string();
    let change = Change::Remove { pointer: pointer.clone() };
    let message = format!("a card of type `{type_name}` has no `{member}`");
    Diagnostic::new(code, pointer, message).on_key().fix(format!("Remove `{member}`"), change)
}

/// The index of a name in a table, or a problem with the name that was probably meant.
fn known<T>(
    name: &str,
    table: &Table<T>,
    code: Code,
    what: &str,
    pointer: &str,
    problems: &mut Vec<Diagnostic>,
) -> Option<u8> {
    let found = table.get_index_of(name).and_then(|at| u8::try_from(at).ok());
    if found.is_none() {
        let meant = closest(name, table.keys().map(crate::base::Name::as_str));
        let message = format!("`{}` is not {what}", crate::base::reader::shorten(name));
        let mut problem = Diagnostic::new(code, pointer, message).did_you_mean(meant);
        if let Some(meant) = meant {
            let change = Change::Set { pointer: pointer.to_owned(), json: format!("\"{meant}\"") };
            problem = problem.fix(format!("Change to {meant}"), change);
        }
        problems.push(problem);
    }
    found
}

/// A value outside its range, with the nearest legal one as the remedy.
fn clamped(code: Code, pointer: String, message: String, range: &RangeInclusive<i64>, given: i64) -> Diagnostic {
    let problem = Diagnostic::new(code, pointer.clone(), message);
    if range.is_empty() {
        return problem;
    }
    let near = given.clamp(*range.start(), *range.end());
    problem.fix(format!("Set to {near}"), Change::Set { pointer, json: near.to_string() })
}

/// "1 to 999", or the one number.
fn span_of(range: &RangeInclusive<i64>) -> String {
    if range.start() == range.end() {
        format!("only {}", range.start())
    } else {
        format!("{} to {}", range.start(), range.end())
    }
}

/// Whether a member is there with a value of the wrong type, which has been reported already.
fn written(rest: &super::Rest, name: &str) -> bool {
    rest.iter().any(|(key, _)| key == name)
}
