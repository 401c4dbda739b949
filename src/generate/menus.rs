//! Menus that depend on the rules and settings alone, worked out once.

use serde_json::Value;

use super::formula::Formula;
use super::grammar::{Grammar, Mask, weight_in};
use super::legal::{Card, may_hold};
use super::shape::{Options, range_of};
use super::walk::{large, narrow, small};
use crate::kernel::ids::CardTypeId;
use crate::kernel::rules::tables::Takes;
use crate::ruleset::syntax::term;

/// What cards of each type, place, filter and condition can have.
#[derive(Default)]
pub struct Menus {
    pub types: Options,
    /// The values of each number, by card type; `None`: cards of the type do not have it.
    pub numbers: Vec<Vec<Option<Options>>>,
    /// By card type: the least and the most of each number, by the numbers before it.
    pub bounds: Vec<Vec<Option<[Formula; 2]>>>,
    /// The keywords of each card type.
    pub keywords: Vec<Vec<KeywordMenu>>,
    pub places: Options,
    /// Whether targets are narrowed to other places and sides than their own: the settings weigh places.
    pub is_narrowed: bool,
    /// What cards of each place can be called, with the types that they can be: 0 is any.
    pub kinds: Vec<Vec<(i32, u64, Mask)>>,
    /// The types of cards that may fulfil a filter.
    pub filter_types: Vec<Mask>,
    /// The timings of rows with a condition, one bit each; `None`: all.
    pub condition_timings: Vec<Option<u128>>,
    /// Whether costs are drawn last, to fit the price.
    pub is_fitted: bool,
    /// By card type: whether its cards have a subtype, and their sets of words.
    pub has_subtype: Vec<bool>,
    pub word_sets: Vec<Vec<usize>>,
    /// By card type.
    pub rows: Vec<RowsMenu>,
    /// Whether there is a row, and another one.
    pub first: Options,
    pub more: Options,
}

/// How many rows a card has.
#[derive(Clone, Copy)]
pub struct Count {
    pub least: usize,
    pub most: usize,
}

/// The most rows of a legal card where the game has no limit.
const MOST_ROWS: usize = 64;

/// The rows of cards of a type.
pub struct RowsMenu {
    pub count: Count,
    /// Whether one is aimed.
    pub aimed: Options,
}

/// A keyword that cards of a type can have.
pub struct KeywordMenu {
    pub keyword: usize,
    /// Out of `of`.
    pub weight: Formula,
    pub of: u64,
    /// Whether it is there only beside rows of damage, and is drawn after them.
    pub is_brought: bool,
}

impl Menus {
    pub fn new(grammar: &Grammar<'_>) -> Self {
        let game = grammar.game;
        let types = 0..game.card_types.len();
        let can_be_played =
            |at: &usize| game.card_types[*at].from.is_some() || game.flow.actions.is_empty() || grammar.is_open;
        let weigh = |at: usize| {
            let name = game.card_types.get_index(at).map_or("", |(name, _)| name.as_str());
            weight_in(&grammar.settings["types"], name)
        };
        let all = types.clone().filter(can_be_played).map(|at| (small(at), weigh(at)));
        Self {
            types: all.filter(|(_, weight)| *weight > 0).collect(),
            numbers: types.clone().map(|at| numbers(grammar, at)).collect(),
            bounds: types.clone().map(|at| bounds(grammar, at)).collect(),
            keywords: types.clone().map(|at| keywords(grammar, at)).collect(),
            places: places(grammar),
            is_narrowed: grammar.settings["weights"]["zones"].is_object(),
            kinds: (0..grammar.places.len()).map(|place| kinds(grammar, place)).collect(),
            filter_types: game.filters.keys().map(|id| filter_types(grammar, id)).collect(),
            condition_timings: game.conditions.keys().map(|id| condition_timings(grammar, id)).collect(),
            is_fitted: grammar.settings["cost"] == "fitted",
            has_subtype: types.clone().map(|at| CardTypeId::at(at).is_some_and(|id| game.has_subtype(id))).collect(),
            word_sets: types.clone().map(|at| word_sets(grammar, at)).collect(),
            rows: types.map(|at| rows(grammar, at)).collect(),
            first: pair(&grammar.settings["rows"]["first"]),
            more: pair(&grammar.settings["rows"]["more"]),
        }
    }
}

fn numbers(grammar: &Grammar<'_>, card_type: usize) -> Vec<Option<Options>> {
    let game = grammar.game;
    let menu = |(at, name): (usize, &str)| {
        let printed = game.number_on(CardTypeId::at(card_type)?, at)?;
        let range = printed.range?;
        let range = (narrow(*range.start()), narrow(*range.end()));
        let given = &grammar.settings["cost"]["given"];
        let mut options = match given.as_i64() {
            _ if at > 0 || given.is_null() => of_number(grammar, card_type, name, range),
            Some(cost) => Options::from_iter([(narrow(cost), 1)]),
            None => grammar.shapes().weights(range, given).unwrap_or_default(),
        };
        options.retain(|(value, _)| (range.0..=range.1).contains(value));
        if let Some(step) = printed.step.and_then(|step| i32::try_from(step).ok()) {
            options.retain(|(value, _)| value.checked_rem(step) == Some(0));
        }
        Some(options)
    };
    game.numbers.keys().enumerate().map(|(at, name)| menu((at, name.as_str()))).collect()
}

/// The settings of a number of cards of a type.
fn number_settings<'v>(grammar: &'v Grammar<'_>, card_type: usize, name: &str) -> &'v Value {
    let types = &grammar.game.card_types;
    let of_number = &grammar.settings["numbers"][name];
    let type_name = types.get_index(card_type).map_or("", |(name, _)| name.as_str());
    let own = of_number.get(type_name).unwrap_or(of_number);
    let own = own.as_str().and_then(|text| text.strip_prefix("as ")).map_or(own, |other| &of_number[other]);
    // Settings by type, and none for this one.
    let by_type = own.as_object().is_some_and(|members| members.keys().any(|key| types.contains_key(key.as_str())));
    if by_type { &Value::Null } else { own }
}

fn of_number(grammar: &Grammar<'_>, card_type: usize, name: &str, range: (i32, i32)) -> Options {
    grammar.shapes().weights(range, number_settings(grammar, card_type, name)).unwrap_or_default()
}

/// What numbers are at least and at most, where that depends on those before them (`least`, `most`: formulas).
fn bounds(grammar: &Grammar<'_>, card_type: usize) -> Vec<Option<[Formula; 2]>> {
    let game = grammar.game;
    let of = |name: &crate::base::Name| {
        let settings = number_settings(grammar, card_type, name);
        let formula = |member: &str, missing: i32| match settings.get(member) {
            Some(Value::String(text)) => Formula::read(game, &[], text),
            _ => Some(Formula::Number(missing.into())),
        };
        let is_bound = settings.get("least").or_else(|| settings.get("most")).is_some();
        is_bound.then(|| Some([formula("least", i32::MIN)?, formula("most", i32::MAX)?])).flatten()
    };
    game.numbers.keys().map(of).collect()
}

fn keywords(grammar: &Grammar<'_>, card_type: usize) -> Vec<KeywordMenu> {
    let game = grammar.game;
    let type_name = game.card_types.get_index(card_type).map_or("", |(name, _)| name.as_str());
    let settings = &grammar.settings["keywords"];
    let by_damage = settings.get(format!("{type_name}_damage"));
    let menu = |(keyword, name): (usize, &str)| {
        let types = grammar.keyword_types.get(keyword).copied().unwrap_or(0);
        if types >> card_type & 1 == 0 {
            return None;
        }
        let is_brought = by_damage.is_some() && game.printed.of_damage >> keyword & 1 == 1;
        let table = if is_brought { by_damage } else { settings.get(type_name) };
        let weight = match (table, settings.get(name)) {
            (Some(table), _) => table.get(name).unwrap_or(&Value::Null),
            (None, Some(weight)) => weight,
            (None, None) => settings.get("each").unwrap_or(&Value::Null),
        };
        let weight = match weight {
            Value::String(text) => Formula::read(game, &[], text)?,
            Value::Null if table.is_some() => Formula::Number(0),
            weight => Formula::Number(weight.as_i64().unwrap_or(1)),
        };
        Some(KeywordMenu { keyword, weight, of: settings["of"].as_u64().unwrap_or(20), is_brought })
    };
    game.keywords.keys().enumerate().take(64).filter_map(|(at, name)| menu((at, name.as_str()))).collect()
}

/// [yes, no] as options 1 and 0.
fn pair(value: &Value) -> Options {
    let (yes, no) = range_of(value).unwrap_or((1, 1));
    let weight = |number: i32| u64::try_from(number).unwrap_or(0);
    Options::from_iter([(1, weight(yes)), (0, weight(no))])
}

fn word_sets(grammar: &Grammar<'_>, card_type: usize) -> Vec<usize> {
    let game = grammar.game;
    let rule = game.printed.card_types.get(card_type).cloned().unwrap_or_default();
    let is_had = |(set, words): (usize, usize)| {
        let own = game.printed.sets.get(set).cloned().unwrap_or_default();
        rule.sets.as_ref().is_none_or(|sets| sets.iter().any(|id| id.index() == set))
            && own.types.as_ref().is_none_or(|types| types.iter().any(|id| id.index() == card_type))
            && words > 0
            && own.most != Some(0)
    };
    let sets = game.word_sets.values().map(|entry| entry.words.len()).enumerate();
    sets.filter(|set| is_had(*set)).map(|(set, _)| set).collect()
}

fn rows(grammar: &Grammar<'_>, card_type: usize) -> RowsMenu {
    let game = grammar.game;
    let name = game.card_types.get_index(card_type).map_or("", |(name, _)| name.as_str());
    let legal = game.printed.card_types.get(card_type).and_then(|rule| rule.rows.clone());
    let limit = game.printed.most.rows.unwrap_or(if grammar.is_open { MOST_ROWS } else { 4 });
    let legal = legal.map_or((0, limit), |range| (large(narrow(*range.start())), large(narrow(*range.end()))));
    // Each row that is drawn is an ability of its own, but where timings are those of operations.
    let abilities = game.printed.most.abilities.filter(|_| !game.has_timings_of_operations() && !grammar.is_open);
    let legal = (legal.0, legal.1.min(abilities.unwrap_or(limit)));
    let count = match range_of(&grammar.settings["effects"][name]) {
        Some((least, most)) => Count { least: large(least).max(legal.0), most: large(most).min(legal.1) },
        None => Count { least: legal.0.max(1).min(legal.1), most: legal.1 },
    };
    let aimed = &grammar.settings["rows"]["aimed"];
    let own = aimed.get(name).or_else(|| aimed.get("else"));
    RowsMenu { count, aimed: pair(own.unwrap_or(&Value::Null)) }
}

/// Places with their weights: of the settings, or every zone whose cards are in play.
fn places(grammar: &Grammar<'_>) -> Options {
    let weights = &grammar.settings["weights"];
    let find = |name: &str| grammar.places.iter().position(|place| place.name == name).map(small);
    let Some(table) = weights["zones"].as_object() else {
        let all = grammar.places.iter().enumerate().filter(|(_, place)| place.in_play && !place.name.is_empty());
        return all.map(|(at, _)| (small(at), 1)).collect();
    };
    let sum_of = |name: &str| {
        let inner = weights[name].as_object().into_iter().flatten();
        inner.filter_map(|(_, weight)| weight.as_u64()).sum::<u64>().max(1)
    };
    let groups = table.keys().filter(|name| find(name).is_none());
    let scale: u64 = groups.map(|name| sum_of(name)).product();
    let mut options = Options::new();
    for (name, weight) in table {
        let weight = weight.as_u64().unwrap_or(0);
        match find(name) {
            Some(place) => options.push((place, weight * scale)),
            None => {
                let inner = weights[name.as_str()].as_object().into_iter().flatten();
                options.extend(
                    inner.filter_map(|(place, own)| {
                        Some((find(place)?, weight * own.as_u64()? * (scale / sum_of(name))))
                    }),
                );
            }
        }
    }
    options.retain(|(_, weight)| *weight > 0);
    options
}

/// All kinds of cards of a place.
fn kinds(grammar: &Grammar<'_>, place: usize) -> Vec<(i32, u64, Mask)> {
    let game = grammar.game;
    let own = &grammar.places[place];
    let types = if own.zones == 0 { grammar.all_types() } else { grammar.types_in(own.zones) };
    let table = if own.in_play { "in_play" } else { "card" };
    let table = &grammar.settings["weights"]["filters"][table];
    let mut found = vec![(0, weight_in(table, "any"), types)];
    for (at, (filter, word, mask)) in grammar.filters.kinds.iter().enumerate() {
        let name = match &game.filters[*filter].takes {
            Takes::Word(words) => words.get(*word).map_or("", |word| game.word(*word)),
            _ => "",
        };
        found.push((small(at + 1), weight_in(table, name), mask & types));
    }
    found.retain(|(_, weight, types)| *weight > 0 && *types != 0);
    found
}

fn filter_types(grammar: &Grammar<'_>, id: &str) -> Mask {
    let game = grammar.game;
    let holds = grammar.entry("filters", id)["holds"].as_str().and_then(|text| term(text).ok());
    let Some(holds) = holds else { return Mask::MAX };
    let may = |card_type: &str| may_hold(game, &Card { kind: card_type, zone: 0, is_own: true, word: "" }, &holds);
    let types = game.card_types.keys().enumerate();
    types.filter(|(_, card_type)| may(card_type)).fold(0, |mask, (at, _)| mask | 1 << at)
}

fn condition_timings(grammar: &Grammar<'_>, id: &str) -> Option<u128> {
    let list = grammar.entry("conditions", id)["on"].as_array()?;
    let bits = |name: &str| {
        let family = grammar.families.iter().find(|family| family.name == name);
        let of_family = family.map_or(0, |family| family.timings.iter().fold(0, |mask, at| mask | 1_u128 << at));
        let one = grammar.game.timings.get_index_of(name).map_or(0, |at| 1_u128 << at);
        one | of_family
    };
    Some(list.iter().filter_map(Value::as_str).fold(0, |mask, name| mask | bits(name)))
}
