//! Sentences as rows: everything that a row must write, and what it may leave out. What a sentence does not say is tried,
//! the usual first.

use serde_json::{Map, Value as Json, json};

use super::cards;
use super::grammar::Grammar;
use super::values::{Clause, Value};
use crate::kernel::rules::Game;
use crate::kernel::rules::tables::{Operation, ParameterRule};

/// Rows that a sentence is tried as.
const MAX_ROWS: usize = 64;

/// Ways in which the rows inside a row are tried.
const MAX_NESTED: usize = 40;

/// A member of a row with the values that it can have; nothing leaves it out.
type Member = (String, Vec<(usize, Option<Json>)>);

/// The rows that a sentence can be, without its head; the likeliest first.
pub(super) fn rows(game: &Game, grammar: &Grammar, clause: &Clause<'_>) -> Vec<(usize, Map<String, Json>)> {
    let Some(operation) = game.operations.get(clause.operation) else { return Vec::new() };
    let mut members: Vec<Member> = vec![("do".to_owned(), ranked(vec![Some(clause.operation.into())]))];
    let found = &clause.found;
    if let Some(range) = &operation.val {
        let made = found.json("card").and_then(|card| card.get("n")?.as_i64());
        let printed = found.number("val").or(made);
        let abs = found.number("abs");
        let values: Vec<i64> = match (printed, abs, found.fact("sign")) {
            (Some(val), _, _) => vec![val],
            (None, Some(abs), Some("minus")) => vec![-abs],
            (None, Some(abs), Some(_)) => vec![abs],
            (None, Some(abs), None) => vec![abs, -abs],
            // A number that is not printed is nearly always one.
            (None, None, _) => [1, i64::from(*range.start()), i64::from(*range.end())].into(),
        };
        let mut known: Vec<Option<Json>> = Vec::new();
        for val in values {
            if !known.contains(&Some(val.into())) {
                known.push(Some(val.into()));
            }
        }
        members.push(("val".to_owned(), ranked(known)));
    }
    if operation.takes_word {
        members.push(("word".to_owned(), ranked(words(game, operation, clause))));
    }
    if operation.who.is_some() {
        let named = found.fact("who");
        let values = match named {
            Some(who) => vec![Some(who.into()), None],
            None => [None, Some("self"), Some("opponent"), Some("both")].map(|who| who.map(Json::from)).into(),
        };
        members.push(("who".to_owned(), ranked(values)));
    }
    if operation.takes_card {
        members.push(("card".to_owned(), ranked(made(game, clause))));
    }
    for (name, rule) in &operation.parameters {
        let values = match rule {
            ParameterRule::Number(_) => vec![found.number(name).filter(|number| *number != 0).map(Json::from)],
            ParameterRule::Place { zones, of, .. } => {
                let places = crate::kernel::rules::places(game, zones, of);
                let named = found.fact(name).map(|key| key.replacen('-', ".", 1));
                let is_named = |place: &&String| {
                    named
                        .as_ref()
                        .map_or_else(|| !found.excludes(name, &place.replacen('.', "-", 1)), |named| named == *place)
                };
                places.iter().filter(is_named).map(|place| Some(place.as_str().into())).collect()
            }
        };
        members.push((name.to_string(), ranked(values)));
    }
    if operation.needs_target || !operation.targets.is_empty() {
        members.push(("to".to_owned(), targets(game, grammar, operation, clause)));
    }
    members.push(("for".to_owned(), ranked(lasting(game, grammar, operation, clause))));
    if let Some(noun) = found.noun("against") {
        members.push(("against".to_owned(), ranked(vec![Some(cards::against(noun))])));
    }
    if let Some(conditions) = &clause.conditions {
        members.push(("if".to_owned(), ranked(vec![Some((**conditions).clone())])));
    }
    if let Some(role) = clause.role {
        members.push((role.to_owned(), ranked(vec![Some(true.into())])));
    }
    if let Some(Value::Clauses(inner)) = found.value("effects") {
        members.push(("effects".to_owned(), ranked(nested(game, grammar, inner).into_iter().map(Some).collect())));
    }
    product(&members)
}

/// The words that a row can have.
fn words(game: &Game, operation: &Operation, clause: &Clause<'_>) -> Vec<Option<Json>> {
    let found = &clause.found;
    let usual = operation.usual_word.map(|word| game.word(word));
    let printed = found.word("word").or_else(|| found.word("choice")).map(|(_, id)| id);
    let named = printed.or_else(|| found.fact("choice"));
    let is_allowed = |id: &str| operation.words.is_empty() || operation.words.iter().any(|word| game.word(*word) == id);
    match named {
        Some(id) if Some(id) == usual => vec![None],
        Some(id) if is_allowed(id) => vec![Some(id.into())],
        Some(_) => Vec::new(),
        None => {
            let all = operation.words.iter().map(|word| Some(game.word(*word).into()));
            operation.usual_word.map(|_| None).into_iter().chain(all).collect()
        }
    }
}

/// The targets that a row can have.
fn targets(game: &Game, grammar: &Grammar, operation: &Operation, clause: &Clause<'_>) -> Vec<(usize, Option<Json>)> {
    let first = operation.targets.first().and_then(|target| target.preset);
    let usual = first.and_then(|at| game.targets.get_index(usize::from(at))).map(|(name, _)| name.as_str());
    let usual = usual.filter(|_| !operation.needs_target);
    let left_out =
        |target: Json| if target.as_str().is_some() && target.as_str() == usual { None } else { Some(target) };
    if let Some(noun) = clause.found.noun("to") {
        let has_name = |preset: &str| {
            grammar.nouns.iter().any(|entry| {
                let has_value = entry.forms.iter().any(|form| form.attribute.is_empty());
                has_value && entry.id.strip_prefix("to-") == Some(preset)
            })
        };
        let targets = cards::targets(game, operation, noun, &has_name).into_iter();
        return targets.map(|(rank, target)| (rank, left_out(target))).collect();
    }
    // Nothing is named about it: any of those that the operation takes.
    let presets = operation.targets.iter().filter_map(|target| game.targets.get_index(usize::from(target.preset?)));
    let named: Vec<Json> = presets.map(|(name, _)| Json::from(name.as_str())).collect();
    ranked(if named.is_empty() { vec![None] } else { named.into_iter().map(left_out).collect() })
}

/// How long a row can last.
fn lasting(game: &Game, grammar: &Grammar, operation: &Operation, clause: &Clause<'_>) -> Vec<Option<Json>> {
    let name =
        |id: &crate::kernel::ids::DurationId| game.durations.get_index(id.index()).map(|(name, _)| name.as_str());
    let usual = operation.lasting.first().and_then(name);
    match clause.lasting {
        Some(named) if Some(named) == usual => vec![None, Some(named.into())],
        Some(named) => vec![Some(named.into()), None],
        None => {
            let is_silent = |id: &str| grammar.durations.iter().any(|entry| entry.id == id && entry.forms.is_empty());
            let others = operation.lasting.iter().filter_map(name).filter(|id| is_silent(id));
            std::iter::once(None).chain(others.map(|id| Some(id.into()))).collect()
        }
    }
}

/// The rows inside a row, in the ways that they can be meant; the likeliest first.
pub(super) fn nested(game: &Game, grammar: &Grammar, clauses: &[Clause<'_>]) -> Vec<Json> {
    let mut all: Vec<Vec<Json>> = vec![Vec::new()];
    for clause in clauses {
        let head = if clause.head.is_empty() { Map::new() } else { head(clause, None) };
        let times = usize::try_from(clause.times.clamp(1, 8)).unwrap_or(1);
        let mut next = Vec::new();
        for (_, row) in rows(game, grammar, clause).into_iter().take(MAX_NESTED) {
            let mut whole = head.clone();
            whole.extend(row);
            let whole = vec![Json::from(whole); times];
            next.extend(all.iter().map(|known| known.iter().chain(&whole).cloned().collect()));
        }
        next.truncate(MAX_NESTED);
        all = next;
    }
    all.into_iter().map(Json::from).collect()
}

/// The head of an ability as members of its first row. `on`: the timing, if the sentence does not say it.
pub(super) fn head(clause: &Clause<'_>, on: Option<&str>) -> Map<String, Json> {
    let head = &clause.head;
    let mut members = Map::new();
    members.extend(head.on.as_ref().map(|on| ("on".to_owned(), (**on).clone())));
    if head.on.is_none() {
        members.extend(on.map(|on| ("on".to_owned(), on.into())));
    }
    members.extend(head.way.map(|way| ("as".to_owned(), way.into())));
    members.extend(head.once.map(|once| ("once".to_owned(), once.into())));
    members.extend(head.may.then(|| ("may".to_owned(), json!(true))));
    members.extend(head.cost.as_ref().map(|cost| ("cost".to_owned(), (**cost).clone())));
    members
}

/// All rows with one value of each member, those with the first values first.
fn product(members: &[Member]) -> Vec<(usize, Map<String, Json>)> {
    if members.iter().any(|(_, values)| values.is_empty()) {
        return Vec::new();
    }
    let mut rows: Vec<(usize, Map<String, Json>)> = vec![(0, Map::new())];
    for (name, values) in members {
        let mut next = Vec::new();
        for (rank, row) in &rows {
            for (own, value) in values {
                let mut row = row.clone();
                row.extend(value.clone().map(|value| (name.clone(), value)));
                next.push((rank + own, row));
            }
        }
        next.sort_by_key(|(rank, _)| *rank);
        next.truncate(MAX_ROWS);
        rows = next;
    }
    rows
}

/// Values, the likeliest first.
fn ranked(values: Vec<Option<Json>>) -> Vec<(usize, Option<Json>)> {
    values.into_iter().enumerate().collect()
}

/// The cards that a row can make. One that is written out without its type can be of any.
fn made(game: &Game, clause: &Clause<'_>) -> Vec<Option<Json>> {
    let Some(found) = clause.found.json("card") else { return vec![None] };
    let card = found.get("card").unwrap_or(found);
    let is_open = card.is_object() && card.get("random").is_none() && card.get("type").is_none();
    if !is_open {
        return vec![Some(card.clone())];
    }
    let of_type = |name: &crate::base::Name| {
        let mut card = card.clone();
        card["type"] = name.as_str().into();
        Some(card)
    };
    // The type of most cards is the likeliest.
    let mut types: Vec<(usize, &crate::base::Name)> = game.card_types.keys().enumerate().collect();
    let cards_of = |at: usize| game.definitions.iter().filter(|card| card.card_type.index() == at).count();
    types.sort_by_key(|(at, _)| std::cmp::Reverse(cards_of(*at)));
    types.into_iter().map(|(_, name)| of_type(name)).collect()
}
