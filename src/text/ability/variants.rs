//! Rows that a game allows: those of its cards, and what becomes of them if one part is changed. By them it is found out
//! whether different rows print different texts.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value as Json, json};

use crate::base::Name;
use crate::kernel::choices::Form;
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::Pick;
use crate::ruleset::{ONCE, PLAYERS, SIDES};

/// The values of a number that are tried.
const NUMBERS: usize = 3;
/// The words of a table that are tried.
const WORDS: usize = 4;
/// The members that an ability has on its first row.
const HEAD: [&str; 5] = ["on", "as", "once", "may", "cost"];
/// How many cards a target is.
const COUNTS: [(&str, i64); 4] = [("up_to", 2), ("up_to", 3), ("count", 2), ("count", 3)];

/// A list of rows, and the type of the card that they are on.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The id of the type.
    pub card_type: String,
    /// The rows as cards write them.
    pub rows: Vec<Json>,
}

/// The rows of a game's cards, one for each kind, and each of them changed in one place. Not all of them are legal.
pub fn variants(game: &Game) -> Vec<Variant> {
    let mut all = Vec::new();
    let (mut kinds, mut of_filters, mut of_conditions) = (HashSet::new(), HashSet::new(), HashSet::new());
    for base in Variant::of_cards(game) {
        let Some(row) = base.rows.last().and_then(Json::as_object) else { continue };
        let members: Vec<&str> = row.keys().map(String::as_str).collect();
        let operation = row.get("do").cloned().unwrap_or_default();
        if !kinds.insert(format!("{operation}{members:?}")) {
            continue;
        }
        let preset = row.get("to").map(|to| to.get("like").unwrap_or(to).to_string());
        let parts = Parts {
            filters: preset.is_some_and(|preset| of_filters.insert(preset)),
            conditions: of_conditions.insert(row.get("on").map(Json::to_string)),
            places: true,
        };
        all.extend(base.changed(game, parts));
        all.push(base);
    }
    all
}

/// The parts of rows that have many values.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// Which cards a row is about.
    pub filters: bool,
    /// When a row is done.
    pub conditions: bool,
    /// Where the cards are, with the parts above.
    pub places: bool,
}

impl Parts {
    /// All parts, apart from places, whose words are not read back.
    pub const ALL: Self = Self { filters: true, conditions: true, places: false };
}

impl Variant {
    /// The rows of a game's cards, each alone with the head of its ability, or behind the row that it replaces or adds to.
    pub fn of_cards(game: &Game) -> Vec<Self> {
        let mut all = Vec::new();
        for record in game.records.values() {
            let Some(card_type) = record.get("type").and_then(Json::as_str) else { continue };
            let rows = record.get("effects").and_then(Json::as_array).into_iter().flatten();
            let (mut head, mut before): (Map<String, Json>, Vec<Map<String, Json>>) = (Map::new(), Vec::new());
            for row in rows.filter_map(Json::as_object) {
                if row.contains_key("on") || before.is_empty() {
                    let parts = HEAD.into_iter().filter_map(|name| Some((name.to_owned(), row.get(name)?.clone())));
                    head = parts.collect();
                }
                let mut whole = head.clone();
                whole.extend(row.clone());
                let needs_other = row.contains_key("replace") || row.contains_key("bonus");
                let other = before.iter().rev().find(|other| needs_other && other.get("do") == row.get("do"));
                let rows = match other {
                    Some(other) => vec![other.clone().into(), row.clone().into()],
                    None => vec![whole.clone().into()],
                };
                all.push(Variant { card_type: card_type.to_owned(), rows });
                before.push(whole);
            }
        }
        all
    }

    /// Rows with each change of one part of the last one.
    pub fn changed(&self, game: &Game, parts: Parts) -> Vec<Self> {
        let Some((Json::Object(row), before)) = self.rows.split_last() else { return Vec::new() };
        let operation = row.get("do").and_then(Json::as_str).unwrap_or_default();
        let mut all = Vec::new();
        let mut add = |name: &str, value: Option<Json>| {
            let mut row = row.clone();
            match value {
                Some(value) if row.get(name) != Some(&value) => drop(row.insert(name.to_owned(), value)),
                None if row.contains_key(name) => drop(row.remove(name)),
                _ => return,
            }
            let rows = before.iter().cloned().chain([row.into()]).collect();
            all.push(Self { card_type: self.card_type.clone(), rows });
        };
        for (name, values) in of_members(game, operation, row) {
            for value in values {
                add(name, value);
            }
        }
        for (name, form) in game.parameter_forms(operation) {
            for value in values(game, &form) {
                add(&name, Some(value));
            }
        }
        for aim in aims(game, row.get("to"), parts) {
            add("to", Some(aim));
        }
        if parts.conditions && game.row_takes(operation, "if") {
            for tests in conditions(game) {
                add("if", Some(tests));
            }
        }
        if parts.places && parts.conditions && game.row_takes(operation, "if") {
            for tests in conditions_in_places(game) {
                add("if", Some(tests));
            }
        }
        all
    }
}

/// The members of a row that have few values.
fn of_members(game: &Game, operation: &str, row: &Map<String, Json>) -> Vec<(&'static str, Vec<Option<Json>>)> {
    let Some(rule) = game.operations.get(operation) else { return Vec::new() };
    let ids = |ids: &mut dyn Iterator<Item = &Name>| -> Vec<Option<Json>> {
        std::iter::once(None).chain(ids.map(|id| Some(Json::from(id.as_str())))).collect()
    };
    let words = |words: &[&str]| std::iter::once(None).chain(words.iter().map(|id| Some(Json::from(*id)))).collect();
    let durations = rule.lasting.iter().filter_map(|id| game.durations.get_index(id.index()));
    let listed: Vec<&str> = rule.words.iter().map(|word| game.word(*word)).collect();
    let val = row.get("val").and_then(Json::as_i64);
    let numbers = val.into_iter().flat_map(|val| [val + 1, val + 2, -val, 1, 2]).map(|val| Some(val.into()));
    let costs = game.costs.keys().flat_map(|id| {
        let form = game.cost_form(id);
        let values: Vec<Json> = form.map(|form| values(game, &form)).unwrap_or_default();
        values.into_iter().map(|value| Some(json!({ id.as_str(): value })))
    });
    let cards = game.cards.keys().take(WORDS).map(|id| Some(Json::from(id.as_str())));
    let all = [
        ("on", ids(&mut game.timings.keys())),
        ("as", ids(&mut game.ways.keys())),
        ("once", words(&ONCE)),
        ("may", vec![None, Some(true.into())]),
        ("cost", std::iter::once(None).chain(costs).collect()),
        ("word", words(&listed)),
        ("who", if rule.who.is_some() { words(&PLAYERS) } else { Vec::new() }),
        ("for", ids(&mut durations.map(|(id, _)| id))),
        ("val", numbers.collect()),
        ("card", cards.collect()),
        ("if", vec![None]),
        ("replace", vec![None]),
        ("bonus", vec![None]),
    ];
    all.into_iter().filter(|(name, _)| game.row_takes(operation, name) || row.contains_key(*name)).collect()
}

/// What a row can be about, besides what it is about.
fn aims(game: &Game, now: Option<&Json>, parts: Parts) -> Vec<Json> {
    let Some(now) = now else { return Vec::new() };
    let preset = now.get("like").unwrap_or(now);
    let refined = match now {
        Json::Object(members) => members.clone(),
        _ => Map::from_iter([("like".to_owned(), preset.clone())]),
    };
    let with = |name: &str, value: Json| {
        let mut members = refined.clone();
        members.insert(name.to_owned(), value);
        Json::Object(members)
    };
    let mut all: Vec<Json> = game.targets.keys().map(|id| id.as_str().into()).collect();
    let base = preset.as_str().and_then(|id| game.targets.get(id));
    // Nothing but cards in zones is counted, picked and filtered.
    if refined.get("zone").is_none() && base.is_none_or(|base| base.zones.is_none()) {
        return all;
    }
    let used = Used::of(game);
    let pick = refined.get("pick").and_then(Json::as_str);
    let pick = pick.or_else(|| base.and_then(|base| pick_name(base.pick))).unwrap_or("choose");
    let is_up_to = refined.get("up_to").is_some() || base.is_some_and(|base| base.up_to.is_some());
    let is_counted = |name: &str| match pick {
        "choose" | "target" => (name == "up_to") == is_up_to,
        "random" => name == "count" && !is_up_to,
        _ => false,
    };
    let counts = COUNTS.into_iter().filter(|(name, _)| is_counted(name));
    all.extend(counts.map(|(name, count)| with(name, count.into())));
    all.extend(used.picks.iter().map(|pick| with("pick", (*pick).into())));
    // A preset of one side has a name that says whose it is.
    if used.members.contains("who") && base.is_none_or(|base| base.who.len() > 1) {
        all.extend(SIDES.map(|who| with("who", who.into())));
    }
    if used.members.contains("other") {
        all.push(with("other", true.into()));
    }
    if parts.filters {
        all.extend(filters(game).into_iter().map(|tests| with("where", tests)));
    }
    if parts.filters && parts.places {
        all.extend(zones(game).map(|zone| with("zone", zone)));
    }
    all
}

/// What the targets of a game say: the members of those on its cards, and how its presets pick. A game says each thing in
/// one way, and need not have words for others.
struct Used {
    members: BTreeSet<String>,
    picks: BTreeSet<&'static str>,
}

impl Used {
    fn of(game: &Game) -> Self {
        let picks = game.targets.values().filter_map(|target| pick_name(target.pick)).collect();
        let mut used = Self { members: BTreeSet::new(), picks };
        for record in game.records.values() {
            used.add(record);
        }
        used
    }

    fn add(&mut self, value: &Json) {
        match value {
            Json::Object(members) => {
                let target = members.get("to").and_then(Json::as_object);
                self.members.extend(target.into_iter().flatten().map(|(name, _)| name.clone()));
                members.values().for_each(|value| self.add(value));
            }
            Json::Array(values) => values.iter().for_each(|value| self.add(value)),
            _ => {}
        }
    }
}

/// How a row writes that cards are picked.
fn pick_name(pick: Pick) -> Option<&'static str> {
    match pick {
        Pick::All => Some("all"),
        Pick::Random => Some("random"),
        Pick::Choose => Some("choose"),
        Pick::Target => Some("target"),
        Pick::Best(_) | Pick::This | Pick::Host | Pick::Same | Pick::Fit => None,
    }
}

/// Tests on cards: each filter with some values, and what is not so; two filters together, and one of two.
fn filters(game: &Game) -> Vec<Json> {
    let single: Vec<Json> = game.filters.keys().flat_map(|id| tests_of(game, id)).collect();
    let mut all: Vec<Json> = single.iter().flat_map(|tests| [tests.clone(), json!({ "not": tests })]).collect();
    let first: Vec<&Json> =
        game.filters.keys().filter_map(|id| single.iter().find(|one| one.get(&**id).is_some())).collect();
    for pair in first.windows(2) {
        all.push(json!({ "all": pair }));
        all.push(json!({ "any": pair }));
    }
    all
}

fn tests_of(game: &Game, filter: &Name) -> Vec<Json> {
    let form = game.filter_form(filter);
    let values = form.map(|form| values(game, &form)).unwrap_or_default();
    values.into_iter().map(|value| json!({ filter.as_str(): value })).collect()
}

/// Conditions of a row: each one with some values, and what is not so.
fn conditions(game: &Game) -> Vec<Json> {
    let values_of = |id: &Name| game.condition_form(id).map(|form| values(game, &form)).unwrap_or_default();
    let single =
        game.conditions.keys().flat_map(|id| values_of(id).into_iter().map(|value| json!({ id.as_str(): value })));
    let single: Vec<Json> = single.collect();
    let pairs = single.windows(2).flat_map(|pair| [json!({ "all": pair }), json!({ "any": pair })]);
    let alone = single.iter().flat_map(|tests| [tests.clone(), json!({ "not": tests })]);
    alone.chain(pairs).collect()
}

/// Some values that can be written where a form is.
fn values(game: &Game, form: &Form) -> Vec<Json> {
    let numbers = |range: &std::ops::RangeInclusive<i64>| range.clone().take(NUMBERS).map(Json::from).collect();
    let some_tests = || game.filters.keys().filter_map(|id| tests_of_number(game, id)).take(WORDS);
    match form {
        Form::True => vec![true.into()],
        Form::Flag => vec![true.into(), false.into()],
        Form::Number(range) => numbers(range),
        Form::One(words) => words.iter().take(WORDS).map(|word| word.as_str().into()).collect(),
        // A word that nobody knows has no text.
        Form::Word | Form::Made | Form::Names { .. } => Vec::new(),
        Form::Card => game.cards.keys().take(2).map(|id| id.as_str().into()).collect(),
        Form::Where => some_tests().collect(),
        Form::Cards => {
            let mut all =
                vec![json!(1), json!(2), json!({ "at_most": 1 }), json!({ "exactly": 1 }), json!({ "exactly": 0 })];
            all.extend(["opponent", "any"].map(|who| json!({ "at_least": 2, "who": who })));
            all.extend(some_tests().map(|tests| json!({ "at_least": 1, "where": tests })));
            all
        }
        Form::Sources => {
            let sides = SIDES.map(|who| json!({ "who": who }));
            sides.into_iter().chain(some_tests().map(|tests| json!({ "who": "opponent", "where": tests }))).collect()
        }
        Form::Paid(range) => {
            let mut all: Vec<Json> = numbers(range);
            all.extend(some_tests().map(|tests| json!({ "count": 1, "where": tests })));
            all
        }
    }
}

/// Conditions that count cards, in each place.
fn conditions_in_places(game: &Game) -> Vec<Json> {
    let counts = game.conditions.keys().filter(|id| matches!(game.condition_form(id), Some(Form::Cards)));
    counts.flat_map(|id| zones(game).map(|zone| json!({ id.as_str(): { "at_least": 2, "zone": zone } }))).collect()
}

/// The zones of a game and its groups of them.
fn zones(game: &Game) -> impl Iterator<Item = Json> {
    game.zones.keys().chain(game.groups.keys()).map(|zone| zone.as_str().into())
}

/// A test of a filter that takes nothing that has tests of its own.
fn tests_of_number(game: &Game, filter: &Name) -> Option<Json> {
    let value: Json = match game.filter_form(filter)? {
        Form::True | Form::Flag => true.into(),
        Form::Number(range) => (*range.start()).into(),
        Form::One(words) => words.first()?.as_str().into(),
        _ => return None,
    };
    Some(json!({ filter.as_str(): value }))
}
