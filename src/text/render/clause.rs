//! Rows as clauses: the operation and each condition, without a capital and a full stop.

use compact_str::format_compact;
use fluent::{FluentArgs, FluentValue};

use super::bundle::{Bundle, ClauseKey, MissingReason};
use super::facts::Facts;
use super::lexicon::WordValue;
use super::marks::{Marks, NUMBER, Part, Piece, difference, difference_or_place, is_mark, mark_modifier, mark_words};
use super::row::{TextParameter, TextRow};
use crate::base::Name;
use crate::card::Role;

/// A message that a text needs and a language lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct MissingMessage {
    /// The id with the attribute: `op-x.bonus`.
    pub(in crate::text) message: String,
    pub(in crate::text) reason: MissingReason,
}

/// The position of a condition in its sentence, which determines the form of its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::text) enum ConditionForm {
    /// The only condition, or the last of several.
    Last,
    /// A condition that is followed by another one.
    Linked,
    /// The condition at the beginning of the sentence of a Legacy row.
    Versus,
}

/// Formats a message, or returns which message is missing.
pub(in crate::text) fn message(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    args: &FluentArgs<'_>,
) -> Result<String, MissingMessage> {
    bundle.format(id, attribute, args).map_err(|reason| {
        let message = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
        MissingMessage { message, reason }
    })
}

pub(in crate::text) fn args<'a, const N: usize>(pieces: [(&'static str, FluentValue<'a>); N]) -> FluentArgs<'a> {
    pieces.into_iter().collect()
}

/// The attribute of a clause that names its subject, e.g. `opponent`. It is compared, never printed.
pub(in crate::text) const SUBJECT: &str = "subject";

/// The attribute that says what is printed before an operation that follows a condition; of the operation, or of its frame for
/// all that say nothing themselves.
pub(in crate::text) const LINK: &str = "then";

/// Whether the clause before has the same subject, so that a language can leave it out or use a pronoun: "Your opponent
/// loses 2 Energy, if they have no allies."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum Subject {
    Named,
    SameAsBefore,
}

/// The operation of a row, in the form for its role.
pub(in crate::text) fn operation(
    bundle: &Bundle,
    row: &TextRow<'_>,
    subject: Subject,
    marks: &mut Marks,
) -> Result<String, MissingMessage> {
    let id = format_compact!("op-{}", row.operation);
    let role = match row.role {
        Role::Base => None,
        Role::Replace => Some("replace"),
        Role::Bonus => Some("bonus"),
    };
    let same = match row.role {
        Role::Base => "same",
        Role::Replace => "replace-same",
        Role::Bonus => "bonus-same",
    };
    let has_same = subject == Subject::SameAsBefore && bundle.has(&format_compact!("{id}.{same}"));
    let says_times = row.times > 1 && bundle.has(&format_compact!("{id}.{TIMES}"));
    let attribute = if says_times { Some(TIMES) } else { Some(same).filter(|_| has_same).or(role) };
    let asked = ClauseKey {
        message: id.clone(),
        form: attribute.unwrap_or_default(),
        number: row.val,
        word: None,
        facts: facts_key(bundle, &id, row),
        times: row.times,
    };
    let text = bundle.cached_clause(asked, || {
        let clause = |attribute, val: Option<i32>| {
            let mut pieces = clause_args(row);
            pieces.set("n", row.times);
            if let Some(val) = val {
                pieces.set("val", val);
            }
            message(bundle, &id, attribute, &pieces)
        };
        let mut text = clause(attribute, row.val)?;
        if let Some(val) = row.val {
            mark_number(bundle, &mut text, || clause(attribute, Some(contrasting_number(val))));
        }
        if role.is_some()
            && let Ok(base) = clause(None, row.val)
            && let Some(range) = difference(&text, &base, bundle.language.spaced)
        {
            mark_modifier(&mut text, range);
        }
        Ok(text)
    })?;
    let text = marks.wrap(Piece::Row(row.at, Part::Operation, None), &text);
    if row.times > 1 && !says_times { repeated(bundle, text, row.times) } else { Ok(text) }
}

/// The attribute of an operation that says itself how often it is done.
pub(in crate::text) const TIMES: &str = "times";

/// A clause with how often it is done.
pub(in crate::text) fn repeated(bundle: &Bundle, mut text: String, times: u32) -> Result<String, MissingMessage> {
    const FRAME: &str = "frame-times";
    if bundle.note(FRAME, LINK).as_deref() == Some("capital") {
        bundle.language.capital(&mut text, is_mark);
    }
    message(bundle, FRAME, None, &args([("text", text.into()), ("n", times.into())]))
}

/// The clause for a timing that operations say themselves: when their card is destroyed.
pub(in crate::text) fn timing(bundle: &Bundle, id: &str, facts: Facts<'_>) -> Result<String, MissingMessage> {
    let mut args = FluentArgs::new();
    facts.set(&mut args);
    message(bundle, &format_compact!("on-{id}"), None, &args)
}

/// The variables that every clause of a row gets.
fn clause_args<'r>(row: &TextRow<'r>) -> FluentArgs<'r> {
    let mut args = FluentArgs::new();
    row.facts.set(&mut args);
    args
}

/// The facts that a clause is known by; empty if its message selects on none.
fn facts_key(bundle: &Bundle, id: &str, row: &TextRow<'_>) -> Name {
    if bundle.facts(id).is_empty() { Name::default() } else { row.facts.key() }
}

/// The condition at index `place` of a row.
pub(in crate::text) fn condition(
    bundle: &Bundle,
    row: &TextRow<'_>,
    place: usize,
    form: ConditionForm,
    subject: Subject,
    marks: &mut Marks,
) -> Result<String, MissingMessage> {
    let condition = &row.conditions[place];
    let prefix = if form == ConditionForm::Versus { "vs" } else { "if" };
    let id = format_compact!("{prefix}-{}", condition.name);
    let forms: &[&'static str] = match (form, subject) {
        (ConditionForm::Linked, Subject::SameAsBefore) => &["link-same", "link"],
        (ConditionForm::Linked, Subject::Named) => &["link"],
        (_, Subject::SameAsBefore) => &["same"],
        (_, Subject::Named) => &[],
    };
    let attribute = forms.iter().copied().find(|form| bundle.has(&format_compact!("{id}.{form}")));
    let asked = ClauseKey {
        message: id.clone(),
        form: attribute.unwrap_or_default(),
        number: condition.number(),
        word: condition.word().cloned(),
        facts: facts_key(bundle, &id, row),
        times: 1,
    };
    let text = bundle.cached_clause(asked, || {
        let clause = |args: &FluentArgs<'_>| {
            let own_form = attribute.and_then(|form| bundle.format(&id, Some(form), args).ok());
            own_form.map_or_else(|| message(bundle, &id, None, args), Ok)
        };
        let mut args = clause_args(row);
        match &condition.is {
            TextParameter::Nothing => clause(&args),
            TextParameter::Word(word) => {
                args.set("sub", word_value(bundle, word)?);
                clause(&args)
            }
            TextParameter::Number(number) => {
                args.set("n", *number);
                let mut text = clause(&args)?;
                mark_number(bundle, &mut text, || {
                    args.set("n", contrasting_number(*number));
                    clause(&args)
                });
                Ok(text)
            }
        }
    })?;
    Ok(marks.wrap(Piece::Row(row.at, Part::Condition, Some(place)), &text))
}

/// A word of the lexicon as an argument.
pub(in crate::text) fn word_value<'a>(bundle: &Bundle, id: &str) -> Result<FluentValue<'a>, MissingMessage> {
    match bundle.word(id) {
        Some(word) => Ok(FluentValue::Custom(Box::new(WordValue(word.clone())))),
        None => Err(MissingMessage { message: id.to_owned(), reason: MissingReason::NotFound }),
    }
}

/// A number that no language expresses with the same words as `number`. Comparing both texts shows which words say it.
pub(in crate::text) fn contrasting_number(number: i32) -> i32 {
    if number == 5 { 11 } else { 5 }
}

/// If a language says a number in words (a dual, a singular), marks the words that differ for another number.
fn mark_number(bundle: &Bundle, text: &mut String, contrast: impl FnOnce() -> Result<String, MissingMessage>) {
    if !text.contains(NUMBER)
        && let Ok(contrast) = contrast()
        && let Some(range) = difference_or_place(text, &contrast, bundle.language.spaced)
    {
        mark_words(text, range);
    }
}
