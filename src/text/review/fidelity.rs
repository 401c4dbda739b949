//! Fidelity: the text of a card must show every number and word of its rows, in every language.
//!
//! The check renders a text with the value of a row and again with other values. If the text stays the same, it does
//! not say the value. If the digits are not printed, e.g. because the text says "a card", the text is compared with
//! those of all values in the range. The same is done for the numbers and words of conditions.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::Game;
use super::catalogue::{self, Catalogue, Problems};
use crate::base::Code;
use crate::card::{CheckedRow, Role};
use crate::message;
use crate::ruleset::{CardTypeId, ConditionId, Ruleset, Takes};
use crate::text::read::same_texts;
use crate::text::{Arg, Context, Language, Part, Text, Texts};

/// If the digits are not printed, values up to this one are compared. Larger ranges would make the check slow, and no
/// language has words of its own for larger numbers.
const WORDS_UP_TO: i64 = 130;

/// An effect that is printed on a card or hero.
pub struct Effect<'a> {
    /// The id of the card or hero.
    pub id: &'a str,
    pub rows: Cow<'a, [CheckedRow]>,
    pub context: Context,
    pub card_type: Option<CardTypeId>,
}

/// The input of the check.
pub struct FidelityInput<'s, 'a> {
    pub rules: &'s Ruleset,
    pub texts: &'s Texts,
    pub language: &'static Language,
    pub effects: &'s [Effect<'a>],
    /// If set, only this message is checked, and each of its values only once.
    pub only: Option<&'s str>,
}

/// The effects of a game's cards and heroes. Records with errors are left out, because they have no text.
pub fn effects(game: Game<'_>) -> Vec<Effect<'_>> {
    let heroes = game.checked.valid_heroes(game.heroes).map(|(hero, checked)| Effect {
        id: &hero.id,
        rows: Cow::Borrowed(&checked.ability),
        context: Context::default(),
        card_type: game.rules.hero_type(),
    });
    let cards = game.checked.valid_cards(game.cards).map(|(card, checked)| Effect {
        id: &card.id,
        rows: Cow::Borrowed(&checked.rows),
        context: Context { trigger: checked.trigger },
        card_type: Some(checked.card_type),
    });
    heroes.chain(cards).collect()
}

/// A number or word of a row, apart from its operation.
#[derive(Clone, Copy)]
enum RowSlot {
    /// The value of the operation.
    Value,
    /// The parameter of the condition with this index.
    Parameter(usize),
}

/// Checks a language over all effects. Each message is reported once, with the first card that shows the problem.
pub fn check(catalogue: &Catalogue<'_>, problems: &mut Problems, subject: &FidelityInput<'_, '_>) {
    let &FidelityInput { rules, texts, language, effects, only } = subject;
    let mut reported: Vec<String> = Vec::new();
    let mut seen: HashSet<(String, i64)> = HashSet::new();
    for effect in effects {
        let write = |rows: &[CheckedRow]| texts.effect_on(language, rules, effect.card_type, rows, effect.context);
        let sentence = |row: &CheckedRow| texts.effect(language, rules, std::slice::from_ref(row), Context::default());
        // Rendering is slow, so each value of the checked message is rendered only once.
        let is_new = |row: &CheckedRow, slot: RowSlot, seen: &mut HashSet<(String, i64)>| {
            let (message, attribute) = message(rules, row, slot);
            let about_it = only.is_none_or(|only| only == message);
            let key = (format!("{message}.{}", attribute.unwrap_or_default()), read(row, slot));
            about_it && (only.is_none() || seen.insert(key))
        };
        let slots_by_row: Vec<Vec<_>> = effect
            .rows
            .iter()
            .map(|row| slots(rules, row).into_iter().filter(|(slot, ..)| is_new(row, *slot, &mut seen)).collect())
            .collect();
        if slots_by_row.iter().all(Vec::is_empty) {
            continue;
        }
        let all = if only.is_none() { write(&effect.rows) } else { Text::default() };
        for (place, row) in effect.rows.iter().enumerate().filter(|(place, _)| !slots_by_row[*place].is_empty()) {
            // If only one message is checked, its sentence and clause are enough, because the rest of the text does
            // not depend on it.
            let alone = only.is_some().then(|| sentence(row));
            let whole = alone.as_ref().unwrap_or(&all);
            // A fallback to English is reported as a missing message instead.
            if whole.fallbacks.iter().any(|fallback| fallback.row == Some(row.at)) {
                continue;
            }
            for (slot, range, is_figure) in slots_by_row[place].clone() {
                let (message, attribute) = message(rules, row, slot);
                let name = attribute.map_or_else(|| message.clone(), |attribute| format!("{message}.{attribute}"));
                if reported.contains(&name) {
                    continue;
                }
                let now = read(row, slot);
                let with = |number: i64| {
                    if only.is_some() {
                        return clause(subject, row, slot, number);
                    }
                    let mut rows = effect.rows.to_vec();
                    set(&mut rows[place], slot, number);
                    write(&rows).text
                };
                let here = if only.is_some() { with(now) } else { whole.text.clone() };
                let others: Vec<i64> = if is_figure && shows_figure(whole, row, slot, now) {
                    [now - 1, now + 1].into_iter().filter(|other| range.contains(other)).collect()
                } else {
                    range.clone().take_while(|&other| other <= WORDS_UP_TO).filter(|&other| other != now).collect()
                };
                if let Some(other) = others.into_iter().find(|&other| with(other) == here) {
                    let what = |number: i64| match (is_figure, usize::try_from(number).ok()) {
                        (false, Some(at)) => {
                            rules.subtypes.get_index(at).map_or(String::new(), |(id, _)| format!("`{id}`"))
                        }
                        _ => number.to_string(),
                    };
                    let text = write(&effect.rows).text;
                    let reason = message!("problem-unfaithful", name = &name, card = effect.id, text = text);
                    let reason = reason.with("value", what(now)).with("other", what(other));
                    let (file, part) = place_of(catalogue, &message, attribute);
                    problems.at(&catalogue.sources, file, part, Code::TextUnfaithful, &name, reason);
                    reported.push(name);
                }
            }
        }
    }
}

/// Reports messages that print the same text for different rows.
pub fn check_same(catalogue: &Catalogue<'_>, problems: &mut Problems, subject: &FidelityInput<'_, '_>) {
    for same in same_texts(subject.texts, subject.language, subject.rules) {
        let name = same.attribute.map_or_else(|| same.message.clone(), |name| format!("{}.{name}", same.message));
        let reason = message!("problem-ambiguous", name = &name, other = same.other, text = same.text);
        let (file, part) = place_of(catalogue, &same.message, same.attribute);
        problems.at(&catalogue.sources, file, part, Code::TextAmbiguous, &name, reason);
    }
}

/// The numbers and words of a row with their ranges, and whether each is a number.
fn slots(rules: &Ruleset, row: &CheckedRow) -> Vec<(RowSlot, RangeInclusive<i64>, bool)> {
    let value = rules.operation(row.op).1.val.clone().map(|range| (RowSlot::Value, range, true));
    let parameters = row.conditions.iter().enumerate().filter_map(|(place, &(id, _))| {
        let slot = RowSlot::Parameter(place);
        match &rules.condition(id).1.takes {
            Takes::Nothing | Takes::Other => None,
            Takes::Number(range) => Some((slot, range.clone(), true)),
            Takes::Subtype => {
                let last = i64::try_from(rules.subtypes.len()).unwrap_or(i64::MAX) - 1;
                Some((slot, 0..=last, false))
            }
        }
    });
    value.into_iter().chain(parameters).collect()
}

fn read(row: &CheckedRow, slot: RowSlot) -> i64 {
    match slot {
        RowSlot::Value => row.val.into(),
        RowSlot::Parameter(place) => row.conditions.get(place).map_or(0, |&(_, parameter)| parameter.into()),
    }
}

fn set(row: &mut CheckedRow, slot: RowSlot, number: i64) {
    let number = i32::try_from(number).unwrap_or(i32::MAX);
    match slot {
        RowSlot::Value => row.val = number,
        RowSlot::Parameter(place) => {
            if let Some((_, parameter)) = row.conditions.get_mut(place) {
                *parameter = number;
            }
        }
    }
}

/// The clause for a slot of a row, with another number.
fn clause(subject: &FidelityInput<'_, '_>, row: &CheckedRow, slot: RowSlot, number: i64) -> String {
    let &FidelityInput { rules, texts, language, .. } = subject;
    let (message, attribute) = message(rules, row, slot);
    let subtype;
    let (attribute, arg) = match slot {
        RowSlot::Value => (attribute, ("val", Arg::Number(number))),
        RowSlot::Parameter(place) => {
            // A condition that is followed by another one can have a form of its own.
            let is_followed = row.conditions.iter().skip(place + 1).any(|&(id, _)| !begins_sentence(rules, row, id));
            let is_linked =
                is_followed && !message.starts_with("vs-") && texts.has(language, &format!("{message}.link"));
            let takes = row.conditions.get(place).map(|&(id, _)| &rules.condition(id).1.takes);
            let arg = if takes == Some(&Takes::Subtype) {
                let at = usize::try_from(number).ok();
                let name = at.and_then(|at| rules.subtypes.get_index(at)).map_or("", |(name, _)| name.as_str());
                subtype = format!("subtype-{name}");
                ("sub", Arg::Word(&subtype))
            } else {
                ("n", Arg::Number(number))
            };
            (if is_linked { Some("link") } else { attribute }, arg)
        }
    };
    let name = attribute.map_or_else(|| message.clone(), |attribute| format!("{message}.{attribute}"));
    texts.message(language, &name, &[arg])
}

/// Whether the digits of a number appear in the span of its slot.
fn shows_figure(text: &Text, row: &CheckedRow, slot: RowSlot, number: i64) -> bool {
    let figure = number.to_string();
    text.spans.iter().filter(|span| span.row == row.at).any(|span| {
        let fits = match slot {
            RowSlot::Value => span.part == Part::Value,
            RowSlot::Parameter(place) => span.part == Part::ConditionNumber && span.condition == Some(place),
        };
        fits && text.text.get(span.range.clone()) == Some(figure.as_str())
    })
}

/// The message that says a slot, and its attribute.
fn message(rules: &Ruleset, row: &CheckedRow, slot: RowSlot) -> (String, Option<&'static str>) {
    match slot {
        RowSlot::Value => {
            let attribute = match row.role {
                Role::Base => None,
                Role::Replace => Some("replace"),
                Role::Bonus => Some("bonus"),
            };
            (format!("op-{}", rules.operation(row.op).0), attribute)
        }
        RowSlot::Parameter(place) => {
            let id = row.conditions.get(place).map(|&(id, _)| id);
            let prefix = if id.is_some_and(|id| begins_sentence(rules, row, id)) { "vs-" } else { "if-" };
            (id.map_or(String::new(), |id| format!("{prefix}{}", rules.condition(id).0)), None)
        }
    }
}

/// Whether a condition begins its sentence, as the condition of a Legacy row does (section 6 of the paper).
fn begins_sentence(rules: &Ruleset, row: &CheckedRow, condition: ConditionId) -> bool {
    row.role == Role::Bonus && rules.legacy.as_ref().is_some_and(|legacy| legacy.condition == condition)
}

/// The position of a message in the files.
fn place_of<'a>(catalogue: &Catalogue<'a>, message: &str, attribute: Option<&str>) -> (usize, &'a str) {
    let Some(message) = catalogue.messages.get(message) else { return (0, "") };
    let text = message.texts().find(|text| text.attribute == attribute);
    (message.file, text.map_or(message.id, |text: catalogue::MessagePattern<'_, 'a>| text.anchor()))
}
