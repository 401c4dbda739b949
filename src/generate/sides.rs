//! Whose: the lean of an operation, and where what a row moves or makes comes.

use super::card::Row;
use super::choose::{Choose, Held, Impossible, Menu};
use super::formula::{Formula, Values};
use super::guide::Guide;
use super::operation::{Lean, Operation, Parameter};
use super::row::Place;
use super::shape::Options;
use super::walk::{Walk, large, small};
use crate::kernel::rules::ability::Pick;
use crate::kernel::rules::statement::RowPlaceOf;

/// The position of a side in the names of whose places there are.
fn of_code(of: RowPlaceOf) -> u8 {
    super::card::OF.iter().position(|(_, known)| *known == of).and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

/// Weights of sides by the lean of a row.
pub(super) fn sides(row: &Row, operation: &Operation, place: &Place<'_>, fits: impl Fn(i32) -> bool) -> Options {
    let lean = lean(row, operation, place);
    let both = if operation.has_target { 1 } else { operation.both };
    let options = [0, 1, 2].into_iter().filter(|side| fits(*side));
    options
        .map(|side| (side, of_side(lean, side).saturating_mul(if side == 0 { both } else { 1 })))
        .filter(|(_, weight)| *weight > 0)
        .collect()
}

/// How much a row is for friends, and for enemies.
pub(super) fn lean(row: &Row, operation: &Operation, place: &Place<'_>) -> (u64, u64) {
    let values = Values {
        val: i64::from(row.val.unwrap_or(0)),
        depth: i64::try_from(place.stand.depth).unwrap_or(0),
        dest: row.dest.map_or(0, |(zone, _)| i64::try_from(zone + 1).unwrap_or(0)),
        parameters: &row.parameters,
        ..Values::default()
    };
    match &operation.lean {
        Lean::Sides(own, other) => {
            let number = |of: &Formula| u64::try_from(of.value(&values)).unwrap_or(0);
            (number(own), number(other))
        }
        Lean::Word(words) => row.word.and_then(|at| words.get(at)).copied().unwrap_or((1, 1)),
    }
}

impl<C: Choose> Walk<'_, '_, C> {
    /// Where what it moves or makes comes.
    pub(super) fn dest(
        &mut self,
        row: &mut Row,
        place: &Place<'_>,
        kind: usize,
        guide: Guide<'_>,
    ) -> Result<(), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let operation = &grammar.operations[row.operation];
        let names = game.operations[row.operation].parameters.keys();
        let found = names.zip(&operation.parameters).find_map(|(name, parameter)| match parameter {
            Parameter::Place(all, options) => Some((name.as_str(), all, options)),
            Parameter::Number(_) => None,
        });
        let Some((name, all, options)) = found else { return Ok(()) };
        // What is put elsewhere is not there already.
        let is_this = self.presets(kind).first().is_some_and(|preset| grammar.targets[*preset].pick == Pick::This);
        let is_apart = is_this && operation.apart && !grammar.is_open;
        let is_here = |zone: usize| is_apart && place.zones >> zone & 1 == 1;
        let fits = |(code, _): &&(i32, u64)| !(*code % 2 == 1 && is_here(large(*code) / 2));
        let options = options.iter().filter(fits).copied().collect();
        let given = guide.text(name).and_then(|text| text.split_once('.'));
        let held_zone =
            given.and_then(|(of, zone)| Some(small(game.zones.get_index_of(zone)? * 2 + usize::from(of == "owner"))));
        let held = |value: Option<i32>| value.map_or(Held::Open, Held::Is);
        let code = large(self.pick((Menu::Dest, "dest"), &options, held(held_zone))?);
        let zone = code / 2;
        if code % 2 == 1 {
            row.dest = Some((zone, of_code(RowPlaceOf::Owner)));
            return Ok(());
        }
        row.dest = Some((zone, 0));
        let has = |side: i32| {
            let of = [RowPlaceOf::Both, RowPlaceOf::Own, RowPlaceOf::Other][large(side).min(2)];
            all.contains(&(zone, of)) && (side == 2 || !is_here(zone))
        };
        let options = sides(row, operation, place, has);
        let side = given.and_then(|(of, _)| super::card::SIDES.iter().position(|side| *side == of)).map(small);
        let side = self.pick((Menu::DestOf, "dest"), &options, held(side))?;
        row.dest = Some((zone, of_code([RowPlaceOf::Both, RowPlaceOf::Own, RowPlaceOf::Other][large(side).min(2)])));
        Ok(())
    }
}

/// The weight of a side: both, own, the opponent's.
pub fn of_side((own, other): (u64, u64), side: i32) -> u64 {
    match side {
        1 => own.saturating_mul(4),
        2 => other.saturating_mul(4),
        _ => own.saturating_add(other),
    }
}
