//! Legal cards that nobody drew: each has a derivation.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use ses_studio::base::{Generator, mix};
use ses_studio::generate::{Fraction, Grammar, Impossible, Maker, derive};
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

/// How many cards of each game's set the grammar of all its legal cards reads. It has no menus for costs, choices, lists of
/// conditions, refined timings and rows that belong to the one above.
#[test]
fn cards_of_the_sets_have_a_derivation() {
    let mut read = BTreeMap::new();
    for (game, rules) in games() {
        let legal = Grammar::legal(&game, &rules);
        let records = game.cards.keys().filter_map(|id| game.records.get(id));
        let found = records.filter(|record| match derive(&legal, record) {
            Ok((_, steps)) => {
                assert!(!Fraction::of(&steps).to_string().starts_with("0/"), "{record}");
                true
            }
            Err(_) => false,
        });
        read.insert(game.id.to_string(), (found.count(), game.cards.len()));
    }
    eprintln!("{read:?}");
    let (all, of) = read["chaos-cards"];
    assert_eq!(all, of, "every card of the set");
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
    let mut without = Vec::new();
    for (game, rules) in games() {
        let maker = Maker::new(Grammar::new(&game, &rules, &json!({ "cost": "drawn" })));
        let everything = Grammar::legal(&game, &rules);
        let made = records(&maker, &ORDER, 400);
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
            for card in legal(&game, &some) {
                derived += 1;
                match derive(&everything, card) {
                    Ok((_, steps)) => assert!(!Fraction::of(&steps).to_string().starts_with("0/"), "{card}"),
                    Err(wrong) => without.push((game.id.to_string(), card.clone(), wrong)),
                }
            }
        }
        eprintln!("{}: {derived} of {tried} are legal", game.id);
        assert!(derived >= count, "{}: only {derived} of {tried} are legal", game.id);
    }
    assert!(without.is_empty(), "{}", report(&without));
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
