//! How the two decks play: the goals of games that the designers have set, and that every effect of every card is used.

use std::collections::BTreeSet;

use serde_json::Value;
use ses_studio::design::goals::{Measure, Subject};
use ses_studio::design::project::DesignFile;
use ses_studio::sim::AgentKind;

use super::{cards, in_decks, played, text};

/// Measures the goals of games; each must be met.
fn goals_are_met(games: &Value) {
    let design = DesignFile::read(&text("design.json")).unwrap();
    let none = Subject { cards: &[], letters: &[], design: &design, rulings: &[], games: None, changes: &[] };
    let subject = Subject { games: Some(games), ..none };
    // What cannot be measured without games is a goal of games.
    let of_games: Vec<_> = design.goals.iter().filter(|goal| goal.measure(&none).is_none()).collect();
    let names: BTreeSet<&str> = of_games.iter().map(|goal| goal.measure.name()).collect();
    assert!(names.is_superset(&BTreeSet::from(["cut_off", "deck_wins", "early", "median_turns"])), "{names:?}");
    // What prices are worth takes tried values, too: the page on balance has them.
    for goal in of_games.into_iter().filter(|goal| goal.measure != Measure::PriceRank) {
        let measured = goal.measure(&subject).unwrap();
        assert!(!measured.values.is_empty(), "{}", goal.measure.name());
        assert!(measured.beyond.is_empty(), "{}: {:?}", goal.measure.name(), measured.values);
    }
}

#[test]
fn a_thousand_random_games_meet_the_goals_and_use_both_effects_of_every_card() {
    let games = played(AgentKind::Random, 1000, 1);
    goals_are_met(&games);
    let tally = &games["matchups"][0]["tally"];
    let counted = games["matchups"][0]["cards"].as_array().unwrap();
    let number = |value: &Value| value.as_u64().unwrap();
    let all = cards();
    let in_decks = in_decks();
    for id in &in_decks {
        let card = all.iter().find(|card| card["id"] == id.as_str()).unwrap();
        let of_card: Vec<&Value> = counted
            .iter()
            .zip(tally["cards"].as_array().unwrap())
            .filter(|(counted, _)| *counted == id.as_str())
            .map(|(_, tally)| tally)
            .collect();
        let times = |row: usize| -> u64 {
            let rows = of_card.iter().flat_map(|card| card["rows"].as_array().unwrap());
            rows.filter(|count| count["row"] == row).map(|count| number(&count["applied"])).sum()
        };
        for (at, row) in
            card["effects"].as_array().unwrap().iter().enumerate().filter(|(_, row)| row.get("on").is_some())
        {
            // What holds as long as the card is active is used when the card is played.
            let uses = if row["on"] == "always" {
                of_card.iter().map(|card| number(&card["played"])).sum()
            } else {
                times(at)
            };
            assert!(uses > 0, "{id}, row {}: never used", at + 1);
        }
    }
}

/// With an optimised build: `cargo test --release --test it -- --ignored two_thousand_greedy_games`.
#[test]
#[ignore = "minutes without optimisation"]
fn two_thousand_greedy_games_meet_the_goals() {
    goals_are_met(&played(AgentKind::Greedy, 2000, 1));
}
