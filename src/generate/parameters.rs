//! What rows of an operation say besides their target: a word, values, how long it lasts.

use smallvec::SmallVec;

use super::card::{Role, Row};
use super::choose::{Choose, Impossible, Menu};
use super::formula::Values;
use super::grammar::weight_in;
use super::guide::Guide;
use super::operation::{Operation, Parameter};
use super::row::Place;
use super::walk::{Walk, large, small};
use crate::kernel::ids::DurationId;
use crate::kernel::rules::ability::Pick;

/// The choice of no duration, where none is required.
pub const NO_DURATION: i32 = -1;

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    pub(super) fn parameters(
        &mut self,
        row: &mut Row,
        place: &Place<'_>,
        kind: usize,
        above: &[Row],
        guide: Guide<'_>,
    ) -> Result<(), Impossible> {
        let game = self.game();
        let operation = &self.grammar.operations[row.operation];
        let rule = &game.operations[row.operation];
        let menu = u8::try_from(row.operation).unwrap_or(u8::MAX);
        if !rule.words.is_empty() {
            let fits = |word: &usize| self.word_fits(place, kind, operation, *word);
            let all = || (0..rule.words.len()).filter(fits).map(|word| (small(word), 1)).collect();
            let options = self.memo.words.get((place.stand.types, place.zones, kind, row.operation), all);
            let find = |name: &str| rule.words.iter().position(|word| game.word(*word) == name);
            let usual = rule.usual_word.and_then(|usual| rule.words.iter().position(|word| *word == usual)).map(small);
            row.word =
                Some(large(self.pick((Menu::Word(menu), "word"), &options, guide.named("word", usual, find))?));
        }
        if rule.val.is_some() {
            let mut options = std::borrow::Cow::Borrowed(&operation.val);
            if let Some(base) = row.base(above).filter(|_| row.role == Role::Replace && !self.grammar.is_open) {
                // What it replaces it must differ from.
                options.to_mut().retain(|(value, _)| Some(*value) != base.val);
            }
            row.val = Some(self.pick((Menu::Val(menu), "val"), &options, guide.number("val", None))?);
        }
        let numbers = operation.parameters.iter().filter(|parameter| matches!(parameter, Parameter::Number(_))).count();
        for (at, (name, parameter)) in rule.parameters.keys().zip(&operation.parameters).enumerate() {
            let Parameter::Number(options) = parameter else { continue };
            let mut options = (**options).clone();
            if row.parameters.len() + 1 == numbers {
                // What the row must fulfil is known with its last number.
                options.retain(|(value, _)| {
                    let mut all: SmallVec<[i32; 2]> = row.parameters.clone();
                    all.push(*value);
                    let values = Values { parameters: &all, ..Values::default() };
                    operation.needs.iter().all(|needs| needs.value(&values) != 0)
                });
            }
            let menu = Menu::Parameter(menu, u8::try_from(at).unwrap_or(u8::MAX));
            row.parameters.push(self.pick((menu, "number"), &options, guide.number(name, Some(0)))?);
        }
        Ok(())
    }

    pub(super) fn duration(&mut self, row: &mut Row, guide: Guide<'_>) -> Result<(), Impossible> {
        let game = self.game();
        let needs = game.printed.operations.get(row.operation).is_some_and(|rule| rule.needs_duration);
        let find = |name: &str| game.durations.get_index_of(name);
        if !needs && self.grammar.is_open && !game.durations.is_empty() {
            let all = std::iter::once((NO_DURATION, 1)).chain((0..game.durations.len()).map(|at| (small(at), 1)));
            let held = guide.named("for", Some(NO_DURATION), find);
            let at = self.pick((Menu::Duration, "for"), &all.collect(), held)?;
            row.duration = usize::try_from(at).ok();
        } else if let Some(wanted) = guide.text("for").filter(|_| !needs) {
            self.refuse(Err(Impossible { member: "for", wanted: wanted.into(), menu: Menu::Duration }))?;
        }
        if needs {
            let lasting = &game.operations[row.operation].lasting;
            let weights = &self.grammar.settings["weights"]["durations"];
            let weigh = |id: &DurationId| {
                let name = game.durations.get_index(id.index()).map_or("", |(name, _)| name.as_str());
                (small(id.index()), weight_in(weights, name))
            };
            let options = lasting.iter().map(weigh).filter(|(_, weight)| *weight > 0).collect();
            let held = guide.named("for", None, find);
            row.duration = Some(large(self.pick((Menu::Duration, "for"), &options, held)?));
        }
        Ok(())
    }

    /// Whether a word can be the word of a row with this kind of target.
    pub(super) fn word_fits(&self, place: &Place<'_>, kind: usize, operation: &Operation, word: usize) -> bool {
        let Some(of) = operation.fits.get(word).filter(|_| operation.has_target) else { return true };
        let aimed = self.aimed_preset(kind);
        let presets = aimed.as_ref().map_or_else(|| self.presets(kind), std::slice::from_ref);
        presets.iter().any(|preset| {
            let preset = &self.grammar.targets[*preset];
            match (preset.pick, &preset.family) {
                (Pick::This, _) => {
                    let types = (0..of.len()).filter(|at| place.stand.types >> at & 1 == 1);
                    self.grammar.is_open || types.clone().all(|at| place.zones & !of[at] == 0)
                }
                (_, Some(_)) => self.fixed_fits(preset, operation, Some(word)),
                _ => preset.players || self.fits_somewhere(preset, operation, word),
            }
        })
    }
}
