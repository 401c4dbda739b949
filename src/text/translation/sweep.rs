//! A sweep: the text of a card with the values 0, 1, 2, 3, 5, 11, 21 and 100 for the number that a message prints.

use super::edit_preview::EditPreview;
use crate::card::{Card, CheckedRow, Parameter, Row};
use crate::registry::{RecordPath, Registry};
use crate::ruleset::{Ruleset, Takes};
use crate::text::{Context, Text, Texts};

/// Values that differ in plural form or length in some language.
pub const SWEEP: [i64; 8] = [0, 1, 2, 3, 5, 11, 21, 100];

/// The effect of a card with another value.
#[derive(Clone, Debug)]
pub struct SweepSample {
    /// The value.
    pub value: i64,
    /// The rules text with the value.
    pub text: Text,
    /// The card with the value, for its face. `None` for a hero, and if the ruleset does not allow the value.
    pub card: Option<Card>,
}

/// The number of a row that a message prints.
#[derive(Clone, Copy)]
enum Number<'a> {
    /// The value of this operation.
    Value(&'a str),
    /// The number of this condition.
    Condition(&'a str),
    /// Any value. The message belongs to no operation or condition.
    Any,
}

impl<'a> Number<'a> {
    fn of(id: &'a str) -> Self {
        let condition = || id.strip_prefix("if-").or_else(|| id.strip_prefix("vs-"));
        match (id.strip_prefix("op-"), condition()) {
            (Some(operation), _) => Self::Value(operation),
            (None, Some(condition)) => Self::Condition(condition),
            (None, None) => Self::Any,
        }
    }

    fn is_value_of(self, operation: &str) -> bool {
        matches!(self, Self::Any) || matches!(self, Self::Value(name) if name == operation)
    }

    fn is_condition(self, condition: &str) -> bool {
        matches!(self, Self::Condition(name) if name == condition)
    }
}

impl EditPreview {
    /// The effect of a card or hero for each value of [`SWEEP`], in these texts. The value replaces the number that
    /// the message prints.
    pub fn sweep(
        &self,
        rules: &Ruleset,
        registry: &Registry,
        place: RecordPath,
        id: &str,
        texts: &Texts,
    ) -> Vec<SweepSample> {
        let Some((rows, trigger, card_type)) = self.effect_of(place) else { return Vec::new() };
        let number = Number::of(id);
        let card = match place {
            RecordPath::Card(at) => registry.cards.get(at),
            _ => None,
        };
        let swept = SWEEP.map(|value| {
            let rows: Vec<CheckedRow> = rows.iter().map(|row| with(rules, row, number, value)).collect();
            let text =
                texts.effect_on(self.language(), rules, card_type.or(rules.hero_type()), &rows, Context { trigger });
            SweepSample { value, text, card: card.and_then(|card| card_with(rules, card, number, value)) }
        });
        swept.into()
    }
}

fn with(rules: &Ruleset, row: &CheckedRow, number: Number<'_>, value: i64) -> CheckedRow {
    let mut row = row.clone();
    let value = i32::try_from(value).unwrap_or(i32::MAX);
    let (name, operation) = rules.operation(row.op);
    if operation.val.is_some() && number.is_value_of(name) {
        row.val = value;
    }
    for (id, param) in &mut row.conditions {
        let (name, condition) = rules.condition(*id);
        if matches!(condition.takes, Takes::Number(_)) && number.is_condition(name) {
            *param = value;
        }
    }
    row
}

/// The card with the value in every row that allows it, or `None` if no row does.
fn card_with(rules: &Ruleset, card: &Card, number: Number<'_>, value: i64) -> Option<Card> {
    let mut card = card.clone();
    let mut is_changed = false;
    for Row { op, val, conditions, .. } in &mut card.effects {
        let range = rules.operations.get(op).and_then(|operation| operation.val.as_ref());
        if number.is_value_of(op) && range.is_some_and(|range| range.contains(&value)) {
            *val = Some(value);
            is_changed = true;
        }
        for condition in conditions {
            let takes = rules.conditions.get(&condition.id).map(|known| &known.takes);
            if number.is_condition(&condition.id)
                && matches!(takes, Some(Takes::Number(range)) if range.contains(&value))
            {
                condition.is = Parameter::Number(value);
                is_changed = true;
            }
        }
    }
    is_changed.then_some(card)
}
