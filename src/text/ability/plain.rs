//! Rows that are one sentence each: their operation says when they happen, and nothing has to be paid or chosen by name.

use smallvec::SmallVec;

use crate::card::Role;
use crate::kernel::rules::ability::{Ability, ConditionUse, Once, Refinement, Row, RowKind};
use crate::kernel::rules::tables::Takes;
use crate::kernel::rules::{Definition, Game};
use crate::ruleset::Timing;
use crate::text::render::facts::Facts;
use crate::text::render::row::{TextCondition, TextParameter, TextRow, TimingIn, subtype_word};

/// The rows of a card in their order, if each of them is a sentence of its own.
pub(super) fn rows<'g>(game: &'g Game, card: &Definition, facts: Facts<'g>) -> Option<SmallVec<[TextRow<'g>; 4]>> {
    if !game.has_timings_of_operations() {
        return None;
    }
    let mut rows = SmallVec::new();
    for id in &card.abilities {
        let ability = game.ability(*id);
        if !is_headless(game, ability) {
            return None;
        }
        for row in &ability.rows {
            rows.push(text_row(game, ability, row, facts)?);
        }
    }
    rows.sort_by_key(|row: &TextRow<'_>| row.at);
    Some(rows)
}

/// Whether only the timing of an ability has to be printed before its rows.
fn is_headless(game: &Game, ability: &Ability) -> bool {
    ability.way.is_none()
        && ability.costs.is_empty()
        && ability.once == Once::Always
        && !game.is_optional(ability)
        && ability.refinement == Refinement::default()
}

fn text_row<'g>(game: &'g Game, ability: &Ability, row: &Row, facts: Facts<'g>) -> Option<TextRow<'g>> {
    let (name, operation) = game.operations.get_index(row.operation.index())?;
    let (on, timing) = game.timings.get_index(ability.timing.index())?;
    let has_phrases = row.target.is_some()
        || row.word.is_some()
        || row.card.is_some()
        || row.against.is_some()
        || row.lasting.is_some()
        || operation.who.is_some()
        || !(row.parameters.is_empty() && row.effects.is_empty() && operation.lasting.is_empty());
    let tests = &row.conditions;
    let has_lists = tests.not.is_some() || !(tests.any.is_empty() && tests.all.is_empty());
    if has_phrases || has_lists {
        return None;
    }
    let role = match row.kind {
        RowKind::Plain => Role::Base,
        RowKind::Replace => Role::Replace,
        RowKind::Bonus => Role::Bonus,
    };
    let mut conditions: SmallVec<[&ConditionUse; 2]> = tests.members.iter().collect();
    // The order of files, which reading does not keep.
    conditions.sort_by_key(|one| (one.condition, one.number));
    let of_legacy = |one: &&ConditionUse| game.printed.legacy == Some(one.condition);
    let timing = match (timing.always, timing.when) {
        (true, _) => Timing::Passive,
        (false, Some(_)) => Timing::Death,
        (false, None) => Timing::Play,
    };
    Some(TextRow {
        at: usize::from(row.at),
        operation: name,
        val: operation.val.is_some().then_some(row.val),
        role,
        timing,
        on,
        conditions: conditions.iter().map(|one| condition(game, one)).collect::<Option<_>>()?,
        legacy: conditions.iter().position(of_legacy).filter(|_| role == Role::Bonus),
        facts,
        times: 1,
        timing_in: TimingIn::alone(timing),
    })
}

/// A condition, unless a phrase of its own says what it is about.
fn condition<'g>(game: &'g Game, one: &ConditionUse) -> Option<TextCondition<'g>> {
    let (name, condition) = game.conditions.get_index(one.condition.index())?;
    let is = match (&condition.takes, one.word) {
        (Takes::Nothing, _) => TextParameter::Nothing,
        (Takes::Number(_), _) => TextParameter::Number(one.number),
        (Takes::Word(_), Some(word)) if game.subtypes.contains(&word) => {
            TextParameter::Word(subtype_word(game.word(word)))
        }
        _ => return None,
    };
    Some(TextCondition { name, is })
}
