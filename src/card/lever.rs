//! Levers of balance: numbers that a calibration may move (sections 7 and 7.1 of the paper).

use serde::{Deserialize, Serialize};

use super::{Card, CheckOutcome, CheckedHero, CheckedRecords, Hero, check_card, check_hero};
use crate::base::reader::Path;
use crate::base::{Code, Diagnostic, Message, Name, closest};
use crate::message;
use crate::ruleset::Ruleset;

/// A change of a lever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LeverChange {
    /// A number of a hero.
    Number {
        hero: Name,
        number: Name,
        /// The current value; a number that is not written has its default.
        from: i64,
        /// The new value.
        to: i64,
    },
    /// The value of a row.
    Value {
        card: Name,
        /// The row's place in the effect, from 0.
        row: usize,
        /// The current value.
        from: i64,
        /// The new value.
        to: i64,
    },
}

/// The record that a lever belongs to, by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeverRecord {
    Card(usize),
    Hero(usize),
}

/// Changes a lever.
///
/// # Errors
/// Nothing is changed if the lever does not exist, if its value is not the current value of the change, or if the
/// ruleset does not allow the new value.
pub fn set_lever(
    change: &LeverChange,
    cards: &mut [Card],
    heroes: &mut [Hero],
    checked: &mut CheckedRecords,
    rules: &Ruleset,
) -> Result<LeverRecord, Diagnostic> {
    match change {
        LeverChange::Number { hero: id, number, from, to } => {
            let Some(at) = heroes.iter().position(|hero| hero.id == *id) else {
                return Err(unknown("problem-no-hero", id, heroes.iter().map(|hero| &hero.id)));
            };
            let Some(place) = rules.hero_numbers.keys().position(|known| known == number) else {
                return Err(unknown("problem-no-hero-number", number, rules.hero_numbers.keys()));
            };
            let value = |outcome: &CheckOutcome<CheckedHero>| {
                outcome.valid().and_then(|hero| hero.numbers.get(place).copied()).map(i64::from)
            };
            let (mut problems, mut hero) = (Vec::new(), heroes[at].clone());
            let Some(is) = checked.heroes.get(at).and_then(value) else {
                // The problems of a record with errors are kept elsewhere; the refusal names the first one.
                check_hero(&hero, rules, Path::Root, &mut problems);
                return Err(first_problem(id, problems));
            };
            let of = message!("problem-lever-number", number = number, id = id);
            require_value(of, is, *from)?;
            match hero.numbers.iter_mut().find(|(known, _)| known == number) {
                Some((_, value)) => *value = *to,
                None => hero.numbers.push((number.clone(), *to)),
            }
            let outcome = check_hero(&hero, rules, Path::Root, &mut problems);
            if value(&outcome).is_none() {
                return Err(first_problem(id, problems));
            }
            checked.heroes[at] = outcome;
            heroes[at] = hero;
            Ok(LeverRecord::Hero(at))
        }
        LeverChange::Value { card: id, row, from, to } => {
            let Some(at) = cards.iter().position(|card| card.id == *id) else {
                return Err(unknown("problem-no-card", id, cards.iter().map(|card| &card.id)));
            };
            let mut card = cards[at].clone();
            let count = card.effects.len();
            let Some(effect) = card.effects.get_mut(*row) else {
                return Err(refused(message!("problem-lever-no-row", id = id, count = count, row = *row)));
            };
            let of = message!("problem-lever-value", row = *row, id = id);
            require_value(of, effect.val.unwrap_or_default(), *from)?;
            effect.val = Some(*to);
            let mut problems = Vec::new();
            let outcome = check_card(&card, rules, Path::Root, &mut problems);
            if outcome.valid().is_none() {
                return Err(first_problem(id, problems));
            }
            if let Some(kept) = checked.cards.get_mut(at) {
                *kept = outcome;
            }
            cards[at] = card;
            Ok(LeverRecord::Card(at))
        }
    }
}

fn refused(message: Message) -> Diagnostic {
    Diagnostic::new(Code::EditRefused, "", message)
}

fn unknown<'n>(message: &'static str, id: &str, known: impl Iterator<Item = &'n Name>) -> Diagnostic {
    refused(message!(message, id = id)).did_you_mean(closest(id, known.map(Name::as_str)))
}

fn require_value(what: Message, is: i64, from: i64) -> Result<(), Diagnostic> {
    if is == from {
        return Ok(());
    }
    Err(refused(message!("problem-lever-changed", what = what, is = is, from = from)))
}

/// The refusal of a record with errors, with the first of its problems.
fn first_problem(id: &str, problems: Vec<Diagnostic>) -> Diagnostic {
    let first = problems.into_iter().next().map(|problem| problem.message);
    let reason = first.unwrap_or_else(|| message!("problem-has-errors"));
    refused(message!("problem-of", name = id, reason = reason))
}
