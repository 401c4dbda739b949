//! Legal cards that nobody drew: each has a derivation.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use ses_studio::base::{Generator, mix};
use ses_studio::generate::{Card, Fraction, Grammar, Impossible, Maker, derive};
use ses_studio::kernel::rules::Game;

use crate::generate::{ORDER, records};
use crate::generate_games::games;

/// A card of a game with a few parts changed: numbers, keywords, rows, members of rows; what it takes over is another's.
fn edited(card: &Value, others: &[Value], chance: &mut Generator) -> Value {
    let mut card = card.clone();
    for _ in 0..=chance.below(3) {
        let other = &others[chance.below(others.len())];
        let row = |chance: &mut Generator| {
            let rows = other["effects"].as_array().filter(|rows| !rows.is_empty())?;
            Some(rows[chance.below(rows.len())].clone())
        };
        let count = card["effects"].as_array().map_or(0, Vec::len);
        let Some(members) = card.as_object_mut() else { continue };
        match (chance.below(6), row(chance)) {
            (0, _) => {
                let numbers: Vec<&mut Value> = members.values_mut().filter(|value| value.is_i64()).collect();
                let at = chance.below(numbers.len().max(1));
                if let Some(number) = numbers.into_iter().nth(at) {
                    *number = json!(number.as_i64().unwrap_or(0) + [-2, -1, 1, 2][chance.below(4)]);
                }
            }
            (1, _) => {
                let member = ["keywords", "subtype", "trigger"][chance.below(3)];
                match other.get(member) {
                    Some(value) => drop(members.insert(member.to_owned(), value.clone())),
                    None => drop(members.remove(member)),
                }
            }
            (2, Some(row)) => {
                let rows = members.entry("effects").or_insert_with(|| json!([]));
                rows.as_array_mut().unwrap().push(row);
            }
            (3, _) if count > 0 => {
                let rows = members["effects"].as_array_mut().unwrap();
                rows.remove(chance.below(count));
                if rows.is_empty() {
                    members.remove("effects");
                }
            }
            (_, Some(row)) if count > 0 => {
                let own = members["effects"][chance.below(count)].as_object_mut().unwrap();
                let names: Vec<String> = own.keys().cloned().chain(row.as_object().unwrap().keys().cloned()).collect();
                let name = names[chance.below(names.len())].as_str();
                match row.get(name) {
                    Some(value) => drop(own.insert(name.to_owned(), value.clone())),
                    None => drop(own.remove(name)),
                }
            }
            _ => {}
        }
    }
    card
}

/// A card that was read, written again. Cards that only effects make are no part of what comes up by chance.
fn written(grammar: &Grammar<'_>, card: &Card, record: &Value) -> Value {
    let mut written: Value = grammar.json(card).into();
    if let Some(token) = record.get("token") {
        written["token"] = token.clone();
    }
    written
}

/// What the rows of cards do.
fn meanings(game: &Game, cards: &[Value]) -> Vec<String> {
    let mut own = game.clone();
    let named = cards.iter().enumerate().map(|(at, card)| {
        let mut card = card.clone();
        card["id"] = format!("READ-{at}").into();
        card
    });
    own.add_cards(&named.collect::<Vec<_>>(), "");
    let of = |at: usize| {
        let id = own.cards.get(format!("READ-{at}").as_str());
        id.map(|id| own.meaning(own.definition(*id))).unwrap_or_default()
    };
    (0..cards.len()).map(of).collect()
}

/// Cards that were read as others: each with what was read.
fn differing(game: &Game, read: &[(&Value, Value)]) -> Vec<String> {
    let (cards, found): (Vec<Value>, Vec<Value>) =
        read.iter().map(|(card, found)| ((*card).clone(), found.clone())).unzip();
    let differs = meanings(game, &cards).into_iter().zip(meanings(game, &found)).enumerate();
    let differs = differs.filter(|(_, (one, other))| one != other);
    differs.map(|(at, (one, other))| format!("{}: {one:?} is read as {other:?}", cards[at])).collect()
}

/// The cards of a game's set. Heroes have an ability instead of effects, and are no cards.
fn cards(game: &Game) -> impl Iterator<Item = &Value> {
    let all = game.cards.keys().filter_map(|id| game.records.get(id));
    all.filter(|record| record.get("ability").is_none())
}

/// The grammar of all legal cards of a game reads each card of its set as what it is.
#[test]
fn cards_of_the_sets_have_a_derivation() {
    let mut read = BTreeMap::new();
    let (mut others, mut without) = (Vec::new(), Vec::new());
    for (game, rules) in games() {
        let legal = Grammar::legal(&game, &rules);
        let (mut found, mut count) = (Vec::new(), 0);
        for record in cards(&game) {
            count += 1;
            match derive(&legal, record) {
                Ok((card, steps)) => {
                    assert!(!Fraction::of(&steps).to_string().starts_with("0/"), "{record}");
                    found.push((record, written(&legal, &card, record)));
                }
                Err(wrong) => without.push((game.id.to_string(), record.clone(), wrong)),
            }
        }
        others.extend(differing(&game, &found));
        read.insert(game.id.to_string(), (found.len(), count));
    }
    assert!(without.is_empty(), "{read:?}\n{}", report(&without));
    assert!(others.is_empty(), "{} are read as other cards: {others:#?}", others.len());
    assert!(read.len() > 5 && read.values().all(|(all, of)| all == of && *of >= 12), "{read:?}");
}

/// What is without a derivation: how often which part is impossible, with an example.
fn report(without: &[(String, Value, Impossible)]) -> String {
    let mut kinds: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (game, card, wrong) in without {
        let kind = kinds.entry(format!("{game} {} {:?}", wrong.member, wrong.menu)).or_default();
        if kind.0 == 0 {
            kind.1 = format!("{card}: {}", wrong.wanted);
        }
        kind.0 += 1;
    }
    let lines = kinds.iter().map(|(kind, (count, example))| format!("{count} {kind}: {example}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The cards that `check` says nothing about.
fn legal<'c>(game: &Game, cards: &'c [Value]) -> Vec<&'c Value> {
    let mut own = game.clone();
    let mut problems = own.add_cards(cards, "");
    problems.extend(own.check_cards(cards, ""));
    let problems = problems.iter().filter(|problem| !matches!(problem.code.as_str(), "id-format" | "id-mismatch"));
    let wrong: BTreeSet<usize> =
        problems.filter_map(|problem| problem.pointer.split('/').nth(1)?.parse().ok()).collect();
    cards.iter().enumerate().filter(|(at, _)| !wrong.contains(at)).map(|(_, card)| card).collect()
}

fn edited_cards_are_derived(count: usize) {
    let (mut without, mut others) = (Vec::new(), Vec::new());
    for (game, rules) in games() {
        let maker = Maker::new(Grammar::new(&game, &rules, &json!({ "cost": "drawn" })));
        let everything = Grammar::legal(&game, &rules);
        let mut made = records(&maker, &ORDER, 400);
        made.extend(cards(&game).cloned());
        let mut chance = Generator(mix(5));
        let (mut tried, mut derived) = (0, 0);
        while derived < count && tried < 40 * count {
            let some: Vec<Value> = (0..500)
                .map(|at| {
                    let mut card = edited(&made[chance.below(made.len())], &made, &mut chance);
                    card["id"] = format!("EDITED-{at}").into();
                    card
                })
                .collect();
            tried += some.len();
            let mut read = Vec::new();
            for card in legal(&game, &some) {
                derived += 1;
                match derive(&everything, card) {
                    Ok((found, steps)) => {
                        assert!(!Fraction::of(&steps).to_string().starts_with("0/"), "{card}");
                        read.push((card, written(&everything, &found, card)));
                    }
                    Err(wrong) => without.push((game.id.to_string(), card.clone(), wrong)),
                }
            }
            others.extend(differing(&game, &read));
        }
        eprintln!("{}: {derived} of {tried} are legal", game.id);
        assert!(derived >= count, "{}: only {derived} of {tried} are legal", game.id);
    }
    assert!(without.is_empty(), "{}", report(&without));
    assert!(others.is_empty(), "{} are read as other cards: {:#?}", others.len(), &others[..others.len().min(20)]);
}

#[test]
fn edited_cards_that_are_legal_have_a_derivation() {
    edited_cards_are_derived(500);
}

#[test]
#[ignore = "100,000 cards of each game"]
fn a_hundred_thousand_edited_cards_that_are_legal_have_a_derivation() {
    edited_cards_are_derived(100_000);
}
