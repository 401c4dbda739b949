//! Checks cards and heroes against the ruleset's vocabulary and reports all problems at once.

use std::ops::RangeInclusive;

use serde::Serialize;
use smallvec::SmallVec;

use super::rows::check_rows;
use super::{Card, CheckOutcome, Hero, number};
use crate::base::json::is_wide_integer;
use crate::base::reader::{Path, shorten};
use crate::base::{Argument, Code, Diagnostic, FixEdit, Message, Name, Severity, closest};
use crate::message;
use crate::ruleset::term::{Known, Term};
use crate::ruleset::{CardTypeId, ConditionId, OperationId, Ruleset, SubtypeId, Table, TriggerId};

/// The relation of a row to the earlier rows of its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Independent of earlier rows.
    Base,
    /// Replaces the latest applied row of the same operation.
    Replace,
    /// Adds to the earlier rows.
    Bonus,
}

/// A row that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedRow {
    /// The index in the list as written.
    pub at: usize,
    pub op: OperationId,
    /// The value; 0 if the operation takes none.
    pub val: i32,
    /// The conditions with their parameters (a number, the index of a subtype, or 0), in the order written.
    pub conditions: SmallVec<[(ConditionId, i32); 2]>,
    pub role: Role,
}

/// A card that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedCard {
    pub card_type: CardTypeId,
    /// `None` for a crossover card.
    pub book: Option<i32>,
    /// The numbers by [`crate::ruleset::NumberId`]; 0 for numbers that the type does not have.
    pub numbers: SmallVec<[i32; 4]>,
    pub subtype: Option<SubtypeId>,
    pub trigger: Option<TriggerId>,
    pub rows: Vec<CheckedRow>,
}

/// A hero that the ruleset allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedHero {
    pub book: i32,
    /// The numbers by [`crate::ruleset::HeroNumberId`], including defaults.
    pub numbers: SmallVec<[i32; 8]>,
    pub ability: Vec<CheckedRow>,
}

/// The owner of an effect list. It decides which rows the list may have.
#[derive(Clone, Copy, Debug)]
pub struct Holder {
    /// The type of the card, if it is known.
    pub card_type: Option<CardTypeId>,
    /// The card's book; `None` for a crossover card or an effect without a card.
    pub book: Option<i64>,
    /// Whether the owner is a crossover card, which has no Legacy.
    pub crossover: bool,
}

/// Checks a card alone. The registry checks it against other cards.
pub fn check_card(
    card: &Card,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> CheckOutcome<CheckedCard> {
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
                if let Some(value) =
                    checked_number(given, name, &rule.range, Some(type_name), &card.rest, path, problems)
                {
                    numbers[at] = value;
                }
            } else if given.is_some() || wide_member(&card.rest, name).is_some() {
                problems.push(not_allowed(Code::StatNotAllowed, type_name, name, path));
            }
        }
        subtype = card.subtype.as_deref().and_then(|name| {
            index_of(
                name,
                &rules.subtypes,
                Code::UnknownSubtype,
                "expected-subtype",
                &path.key("subtype").to_string(),
                problems,
            )
            .map(SubtypeId)
        });
        if card_type.has_subtype && card.subtype.is_none() && !has_member(&card.rest, "subtype") {
            let message = message!("problem-subtype-missing", type = Argument::card_type(type_name));
            problems.push(Diagnostic::new(Code::StatMissing, path.to_string(), message));
        } else if !card_type.has_subtype && card.subtype.is_some() {
            problems.push(not_allowed(Code::StatNotAllowed, type_name, "subtype", path));
        }
        trigger = card.trigger.as_deref().and_then(|name| {
            index_of(
                name,
                &rules.triggers,
                Code::UnknownTrigger,
                "expected-trigger",
                &path.key("trigger").to_string(),
                problems,
            )
            .map(TriggerId)
        });
        if card_type.has_trigger && card.trigger.is_none() && !has_member(&card.rest, "trigger") {
            let message = message!("problem-trigger-missing", type = Argument::card_type(type_name));
            let message = message.with("names", Argument::texts(rules.triggers.keys()));
            problems.push(Diagnostic::new(Code::TriggerMissing, path.to_string(), message));
        } else if !card_type.has_trigger && card.trigger.is_some() {
            problems.push(not_allowed(Code::TriggerNotAllowed, type_name, "trigger", path));
        }
    }
    let holder = Holder { card_type, book: card.book, crossover: !card.books.is_empty() };
    let rows = check_rows(&card.effects, holder, rules, path.key("effects"), problems);
    let book = card.book.and_then(|book| i32::try_from(book).ok());
    let members = ["subtype", "trigger", "book", "books", "effects"];
    let is_readable = is_readable(&card.rest, members.into_iter().chain(rules.numbers.keys().map(Name::as_str)));
    let is_valid = is_readable && are_rows_readable(&card.effects) && problems[before..].iter().all(is_harmless);
    let record = |rows| card_type.map(|card_type| CheckedCard { card_type, book, numbers, subtype, trigger, rows });
    CheckOutcome::new(rows, card.effects.len(), is_valid && card_type.is_some(), record)
}

/// The type of a card. A missing type was reported when the file was read.
fn card_type(card: &Card, rules: &Ruleset, path: Path<'_>, problems: &mut Vec<Diagnostic>) -> Option<CardTypeId> {
    if card.card_type.is_empty() {
        return None;
    }
    let pointer = path.key("type").to_string();
    if rules.card_types.get(&card.card_type).is_some_and(|card_type| card_type.is_hero) {
        let message = message!("problem-hero-as-card", type = Argument::card_type(&card.card_type));
        problems.push(Diagnostic::new(Code::UnknownCardType, pointer, message));
        return None;
    }
    index_of(&card.card_type, &rules.card_types, Code::UnknownCardType, "expected-card-type", &pointer, problems)
        .map(CardTypeId)
}

/// Checks a hero alone.
pub fn check_hero(
    hero: &Hero,
    rules: &Ruleset,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> CheckOutcome<CheckedHero> {
    let before = problems.len();
    let mut numbers: SmallVec<[i32; 8]> = SmallVec::new();
    for (name, rule) in &rules.hero_numbers {
        let given = number(&hero.numbers, name);
        let value = match (given, &rule.default) {
            (None, Some(default)) if !has_member(&hero.rest, name) => hero_value(default, &numbers),
            _ => checked_number(given, name, &rule.range, None, &hero.rest, path, problems).unwrap_or(0),
        };
        numbers.push(value);
    }
    let holder = Holder { card_type: rules.hero_type(), book: hero.book, crossover: false };
    let ability = check_rows(&hero.ability, holder, rules, path.key("ability"), problems);
    let book = hero.book.and_then(|book| i32::try_from(book).ok()).unwrap_or(0);
    let members = ["book", "ability"].into_iter().chain(rules.hero_numbers.keys().map(Name::as_str));
    let is_valid = is_readable(&hero.rest, members)
        && are_rows_readable(&hero.ability)
        && problems[before..].iter().all(is_harmless);
    let record = |ability| Some(CheckedHero { book, numbers, ability });
    CheckOutcome::new(ability, hero.ability.len(), is_valid, record)
}

/// Whether none of the members has a value of the wrong type, which was reported when the file was read.
fn is_readable<'n>(rest: &super::Rest, mut members: impl Iterator<Item = &'n str>) -> bool {
    rest.is_empty() || members.all(|member| !has_member(rest, member))
}

fn are_rows_readable(rows: &[super::Row]) -> bool {
    rows.iter().all(|row| is_readable(&row.rest, super::rows::MEMBERS.into_iter()))
}

/// The numbers of a card that is a hero: those that are written, else what they are by default, which can follow from the
/// numbers before them.
pub fn leader_numbers<'r>(written: &super::Numbers, rules: &'r Ruleset) -> Vec<(&'r Name, i64)> {
    let (mut found, mut values) = (Vec::new(), Vec::new());
    for (name, rule) in &rules.leader_numbers {
        let of_rules = || rule.default.as_ref().map(|default| i64::from(hero_value(default, &values)));
        let value = number(written, name).or_else(of_rules);
        found.extend(value.map(|value| (name, value)));
        values.push(value.and_then(|value| i32::try_from(value).ok()).unwrap_or(0));
    }
    found
}

/// Evaluates a term over a hero's own numbers, such as a default, the start of a counter or the capacity of a zone.
pub fn hero_value(term: &Term, numbers: &[i32]) -> i32 {
    match substitute_numbers(term, numbers).fold(&Known::default()) {
        Term::Constant(value) => value,
        _ => 0,
    }
}

fn substitute_numbers(term: &Term, numbers: &[i32]) -> Term {
    let inside = |term: &Term| Box::new(substitute_numbers(term, numbers));
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
/// Whether a problem of this kind only breaks a rule of design, so that the card can still be read and resolved.
fn is_of_design(code: Code) -> bool {
    matches!(code, Code::LegacyTotal | Code::LegacyNotLater)
}

/// Whether a record with this problem can still be resolved.
fn is_harmless(problem: &Diagnostic) -> bool {
    problem.severity == Severity::Warning || is_of_design(problem.code)
}

/// Checks a number that a card or hero needs.
fn checked_number(
    given: Option<i64>,
    name: &str,
    range: &RangeInclusive<i64>,
    card_type: Option<&Name>,
    rest: &super::Rest,
    path: Path<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<i32> {
    match given {
        Some(value) if range.contains(&value) => i32::try_from(value).ok(),
        Some(value) => {
            let message = number_out_of_range(name, range, value);
            problems.push(clamped(Code::StatOutOfRange, path.key(name).to_string(), message, range, value));
            None
        }
        None if let Some(wide) = wide_member(rest, name) => {
            let message = number_out_of_range(name, range, wide);
            problems.push(wide.out_of_range(Code::StatOutOfRange, path.key(name).to_string(), range, message));
            None
        }
        None if has_member(rest, name) => None,
        None => {
            let least = range.start();
            let change = FixEdit::Set { pointer: path.key(name).to_string(), json: least.to_string() };
            let (number, range) = (Argument::number(name), range_text(range));
            let message = match card_type {
                Some(card_type) => {
                    let card_type = Argument::card_type(card_type);
                    message!("problem-stat-missing", type = card_type, number = number, range = range)
                }
                None => message!("problem-hero-number-missing", number = number, range = range),
            };
            problems.push(Diagnostic::new(Code::StatMissing, path.to_string(), message).fix(change));
            None
        }
    }
}

/// The message for a number of a card or hero outside its range.
pub fn number_out_of_range(name: &str, range: &RangeInclusive<i64>, given: impl Into<Argument>) -> Message {
    let (number, range) = (Argument::number(name), range_text(range));
    message!("problem-stat-out-of-range", number = number, range = range, val = given.into())
}

fn not_allowed(code: Code, type_name: &str, member: &str, path: Path<'_>) -> Diagnostic {
    let pointer = path.key(member).to_string();
    let message = message!("problem-not-on-type", type = Argument::card_type(type_name), member = member);
    Diagnostic::new(code, pointer, message).on_key().fix_remove()
}

/// The index of a name in a table. An unknown name is reported, with the name that was probably meant.
pub fn index_of<T>(
    name: &str,
    table: &Table<T>,
    code: Code,
    kind: &'static str,
    pointer: &str,
    problems: &mut Vec<Diagnostic>,
) -> Option<u8> {
    let found = table.get_index_of(name).and_then(|at| u8::try_from(at).ok());
    if found.is_none() {
        let meant = closest(name, table.keys().map(Name::as_str));
        problems.push(Diagnostic::new(code, pointer, unknown(name, kind)).meant(meant));
    }
    found
}

/// The message for a name that the game does not have. `kind` is the id of the message that names the kind.
pub fn unknown(name: &str, kind: &'static str) -> Message {
    message!("problem-unknown", id = shorten(name), kind = Message::new(kind))
}

/// The problem of a value outside its range, with the nearest allowed value as the fix.
pub fn clamped(code: Code, pointer: String, message: Message, range: &RangeInclusive<i64>, given: i64) -> Diagnostic {
    let problem = Diagnostic::new(code, pointer, message);
    if range.is_empty() {
        return problem;
    }
    let near = given.clamp(*range.start(), *range.end());
    problem.fix_set(near)
}

/// The message for a range: "1 to 999", or "only 1".
pub fn range_text(range: &RangeInclusive<i64>) -> Message {
    if range.start() == range.end() {
        message!("problem-only", n = *range.start())
    } else {
        message!("problem-range", low = *range.start(), high = *range.end())
    }
}

/// Whether a member was kept because its value has the wrong type, which has been reported already.
pub fn has_member(rest: &super::Rest, name: &str) -> bool {
    rest.iter().any(|(key, _)| key == name)
}

/// A whole number that does not fit 64 bits, as JSON.
#[derive(Clone, Copy)]
pub struct WideInteger<'j>(pub &'j str);

impl From<WideInteger<'_>> for Argument {
    fn from(number: WideInteger<'_>) -> Self {
        shorten(number.0).into()
    }
}

impl WideInteger<'_> {
    /// The problem of this number, which is outside every range, with the nearest legal number as the fix.
    pub fn out_of_range(
        self,
        code: Code,
        pointer: String,
        range: &RangeInclusive<i64>,
        message: Message,
    ) -> Diagnostic {
        let nearest = if self.0.starts_with('-') { i64::MIN } else { i64::MAX };
        clamped(code, pointer, message, range, nearest)
    }
}

/// A member whose value is a whole number that does not fit 64 bits. Reading keeps it unread and unreported.
pub fn wide_member<'r>(rest: &'r super::Rest, name: &str) -> Option<WideInteger<'r>> {
    let (_, json) = rest.iter().find(|(key, _)| key == name)?;
    is_wide_integer(json).then_some(WideInteger(json))
}
