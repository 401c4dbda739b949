//! Properties 50 to 53: what a deck must be. Beside the cases: decks by chance with one thing wrong or none.

use serde_json::{Value, json};
use ses_studio::base::Generator;
use ses_studio::kernel::scenario;

use super::{cases, sample};

/// A deck with a leader of these colours and cards of them, so many copies each.
fn deck(leaders: usize, colours: &[&str], copies: &[usize]) -> Vec<Value> {
    let leader = |at| json!({ "as": format!("L{at}"), "type": "leader", "colours": colours, "count": 1 });
    let mut cards: Vec<Value> = (0..leaders).map(leader).collect();
    for (at, count) in copies.iter().enumerate() {
        let colour = colours[at % colours.len()];
        cards.push(json!({ "as": format!("c{at}"), "type": "character", "colours": [colour], "count": count }));
    }
    cards
}

#[track_caller]
fn checks(deck: &[Value], codes: &[&str]) {
    let check = json!({ "name": "a deck", "deck": deck, "codes": codes });
    let file = json!({ "defaults": cases::file()["defaults"], "checks": [check] });
    let outcomes = scenario::run(&sample().game(), &file);
    assert!(outcomes.len() == 1 && outcomes[0].differs.is_empty(), "{:?}", outcomes[0].differs);
}

/// Copies of 1 to 4 that add up to `size`.
fn copies(chance: &mut Generator, size: usize) -> Vec<usize> {
    let (mut found, mut left) = (Vec::new(), size);
    while left > 0 {
        let count = (1 + chance.below(4)).min(left);
        found.push(count);
        left -= count;
    }
    found
}

#[test]
fn property_50_a_deck_has_fifty_cards() {
    cases::hold(50, 3);
    let mut chance = Generator(50);
    for size in [0, 1, 30, 49, 51, 52, 60] {
        checks(&deck(1, &["red", "green"], &copies(&mut chance, size)), &["deck-size"]);
    }
    for _ in 0..10 {
        checks(&deck(1, &["blue"], &copies(&mut chance, 50)), &[]);
    }
}

#[test]
fn property_51_at_most_four_of_a_card() {
    cases::hold(51, 2);
    for count in [5, 6, 10, 50] {
        let mut list = vec![count];
        list.extend(copies(&mut Generator(51), 50 - count));
        checks(&deck(1, &["red"], &list), &["deck-copies"]);
    }
}

#[test]
fn property_52_exactly_one_leader() {
    cases::hold(52, 2);
    let mut chance = Generator(52);
    for leaders in [0, 2, 3] {
        checks(&deck(leaders, &["red"], &copies(&mut chance, 50)), &["deck-leader"]);
    }
}

#[test]
fn property_53_every_colour_of_a_card_is_its_leader_s() {
    cases::hold(53, 5);
    let colours = ["red", "green", "blue", "purple", "black", "yellow"];
    for (at, own) in colours.iter().enumerate() {
        let other = colours[(at + 1) % colours.len()];
        let mut cards = deck(1, &[own], &copies(&mut Generator(53), 50));
        checks(&cards, &[]);
        cards[1]["colours"] = json!([own, other]);
        checks(&cards, &["deck-colour"]);
    }
}
