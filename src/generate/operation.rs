//! What rows of an operation can say, how often it comes up and what it is worth.

use serde_json::Value;

use super::formula::{Formula, Values};
use super::grammar::{Grammar, Mask, weight_in};
use super::legal::{Card, may_hold};
use super::shape::{Options, range_of};
use super::walk::small;
use crate::base::Name;
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Target};
use crate::kernel::rules::statement::RowPlaceOf;
use crate::kernel::rules::tables::{Operation as Rule, ParameterRule};
use crate::ruleset::syntax::term;

#[allow(clippy::struct_excessive_bools, reason = "each is a fact of the operation by itself")]
pub struct Operation {
    /// The zones in which cards can be, by word and card type.
    pub fits: Vec<Vec<Mask>>,
    pub has_target: bool,
    /// The presets that rows can name; empty: any.
    pub presets: Vec<usize>,
    pub players: bool,
    pub weight: Option<Formula>,
    pub lean: Lean,
    pub price: Price,
    pub needs: Vec<Formula>,
    pub val: Options,
    pub parameters: Vec<Parameter>,
    pub both: u64,
    /// Whether what it makes must be elsewhere than what it is about.
    pub apart: bool,
    pub deals: bool,
    /// Whether it picks itself what it is about.
    pub fits_itself: bool,
}

pub enum Lean {
    Sides(Formula, Formula),
    /// Of each of the words that rows can have.
    Word(Vec<(u64, u64)>),
}

pub enum Price {
    Of(Formula),
    /// Of each of the words that rows can have.
    Word(Vec<i64>),
}

pub enum Parameter {
    Number(Box<Options>),
    /// The zones, and whose: self, opponent, both, owner; and the zones with their weights: twice the position, plus 1
    /// where it is the owner's.
    Place(Vec<(usize, RowPlaceOf)>, Box<Options>),
}

fn formula(game: &Game, parameters: &[&str], value: &Value) -> Option<Formula> {
    match value {
        Value::Number(number) => number.as_i64().map(Formula::Number),
        Value::String(text) => Formula::read(game, parameters, text),
        _ => None,
    }
}

/// How much something is for friends, and for enemies.
fn lean_of(value: &Value) -> (u64, u64) {
    let (own, other) = range_of(value).unwrap_or((1, 1));
    let number = |side: i32| u64::try_from(side).unwrap_or(0);
    (number(own), number(other))
}

/// A number, or a text that is one; else 0.
fn whole(value: &Value) -> i64 {
    value.as_i64().or_else(|| value.as_str()?.parse().ok()).unwrap_or(0)
}

impl Grammar<'_> {
    /// An operation, with what the settings say about it.
    pub(super) fn operation(&self, id: &str, rule: &Rule) -> Operation {
        let game = self.game;
        let written = self.entry("operations", id);
        let names: Vec<&str> = rule.parameters.keys().map(Name::as_str).collect();
        let read = |value: &Value| formula(game, &names, value);
        let fits = written["fits"].as_str().and_then(|text| term(text).ok());
        let without = |card_type: &str, zone: usize| {
            let mut listed = rule.without.iter().filter_map(|id| game.card_types.get_index(id.index()));
            game.zones[zone].units && listed.any(|(name, _)| name == card_type)
        };
        let words: Vec<&str> =
            if rule.words.is_empty() { vec![""] } else { rule.words.iter().map(|word| game.word(*word)).collect() };
        let fit = |word: &str, card_type: &str, zone: usize| {
            let card = Card { kind: card_type, zone, is_own: true, word };
            !without(card_type, zone) && fits.as_ref().is_none_or(|fits| may_hold(game, &card, fits))
        };
        let zones = |word: &str, (at, card_type): (usize, &Name)| {
            (0..game.zones.len())
                .filter(|zone| self.holds[*zone] >> at & 1 == 1 && fit(word, card_type, *zone))
                .fold(0, |mask, zone| mask | 1 << zone)
        };
        let of_word = |word: &str| game.card_types.keys().enumerate().map(|of| zones(word, of)).collect();
        let fits: Vec<Vec<Mask>> = words.iter().map(|word| of_word(word)).collect();
        let shape = |member: &Value, range: (i32, i32)| self.shapes().weights(range, member).unwrap_or_default();
        let of_val = self.settings["values"].get(id).unwrap_or(&written["shape"]);
        let not = written["not"].as_i64();
        let mut val = rule.val.as_ref().map(|val| shape(of_val, (*val.start(), *val.end())));
        if let Some(val) = &mut val {
            let step = written["step"].as_i64().unwrap_or(1).max(1);
            val.retain(|(value, _)| Some(i64::from(*value)) != not && i64::from(*value) % step == 0);
        }
        let parameters = rule.parameters.iter().map(|(name, parameter)| match parameter {
            ParameterRule::Number(range) => {
                let own = self.settings["values"].get(format!("{id} {name}"));
                let own = own.unwrap_or(&written["takes"][name.as_str()]["shape"]);
                Parameter::Number(Box::new(shape(own, (*range.start(), *range.end()))))
            }
            ParameterRule::Place { zones, of, .. } => {
                let all = zones.iter().flat_map(|zone| of.iter().map(move |of| (zone.index(), *of)));
                let all: Vec<(usize, RowPlaceOf)> = all.collect();
                let options = self.dest_options(&all);
                Parameter::Place(all, Box::new(options))
            }
        });
        let listed = || rule.words.iter().map(|word| self.entry("keywords", game.word(*word)));
        let lean = match self.settings["lean"].get(id).unwrap_or(&written["lean"]) {
            Value::Array(sides) if sides.len() == 2 => {
                let side = |at: usize| read(&sides[at]).unwrap_or(Formula::Number(1));
                Lean::Sides(side(0), side(1))
            }
            Value::String(word) if word == "word" => {
                Lean::Word(listed().map(|entry| lean_of(&entry["lean"])).collect())
            }
            _ => Lean::Sides(Formula::Number(1), Formula::Number(1)),
        };
        let price = match self.settings["price"]["operations"].get(id).unwrap_or(&written["price"]) {
            Value::String(word) if word == "word" => {
                Price::Word(listed().map(|entry| whole(&entry["price"])).collect())
            }
            price => Price::Of(read(price).unwrap_or(Formula::Number(0))),
        };
        let weights = &self.settings["weights"]["operations"];
        // What a table lacks weighs nothing, unless the operation says it itself.
        let lacks = Value::from(u64::from(!weights.is_object()));
        let weight = weights.get(id).or_else(|| written.get("weight")).unwrap_or(&lacks);
        let only = Self::targets_of(rule);
        Operation {
            fits,
            has_target: !rule.targets.is_empty() || rule.needs_target,
            players: !rule.targets.is_empty() && rule.targets.iter().all(Target::is_player),
            presets: only,
            weight: read(weight),
            lean,
            price,
            needs: written["needs"].as_object().into_iter().flatten().filter_map(|(_, value)| read(value)).collect(),
            val: val.unwrap_or_default(),
            parameters: parameters.collect(),
            both: written["both"].as_u64().filter(|_| !self.is_open).unwrap_or(1),
            apart: rule.parameters.values().any(|rule| matches!(rule, ParameterRule::Place { apart: true, .. })),
            deals: rule.deals_damage(),
            fits_itself: rule.targets.iter().any(|target| target.pick == Pick::Fit),
        }
    }

    /// Zones of places with their weights, the owner's own as a place of its own.
    fn dest_options(&self, all: &[(usize, RowPlaceOf)]) -> Options {
        let weights = &self.settings["weights"]["dest"];
        let mut options = Options::new();
        for (zone, of) in all {
            let name = self.game.zones.get_index(*zone).map_or("", |(name, _)| name.as_str());
            let is_owner = *of == RowPlaceOf::Owner;
            let key = if is_owner { format!("owner.{name}") } else { name.to_owned() };
            let code = small(zone * 2 + usize::from(is_owner));
            if options.iter().all(|(known, _)| *known != code) {
                options.push((code, weight_in(weights, &key)));
            }
        }
        options.retain(|(_, weight)| *weight > 0);
        options
    }

    /// The presets that rows of an operation can name, where it names several.
    fn targets_of(rule: &Rule) -> Vec<usize> {
        if rule.targets.len() < 2 {
            return Vec::new();
        }
        rule.targets.iter().filter_map(|target| target.preset.map(usize::from)).collect()
    }
}

/// How often an operation comes up, at a depth.
pub fn operation_weight(operation: &Operation, depth: i64) -> u64 {
    let values = Values { depth, ..Values::default() };
    let weight = operation.weight.as_ref().map_or(1, |weight| weight.value(&values));
    u64::try_from(weight).unwrap_or(0)
}
