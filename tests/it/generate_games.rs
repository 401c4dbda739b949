//! Cards that are made for every bundled game: legal, with text in every language, and played.

use serde_json::Value;
use ses_studio::base::{Generator, Severity, mix};
use ses_studio::document::made;
use ses_studio::generate::{Grammar, Maker, Order};
use ses_studio::kernel::Kernel;
use ses_studio::kernel::rules::{Deck, Game};
use ses_studio::registry::Project;
use ses_studio::text::{LANGUAGES, Texts};

use crate::generate::{ORDER, errors, game, records};
use crate::kernel::{SAMPLES, bundled, keeps_its_laws, plays_to_its_end};
use crate::tabletop::undoes;

/// The games that come with the program, with the files of their rules.
fn games() -> Vec<(Game, Value)> {
    let first = (bundled(), serde_json::from_str(&Project::bundled().ruleset.text).unwrap());
    std::iter::once(first).chain(SAMPLES.iter().map(|sample| game(sample.name))).collect()
}

/// Cards as a project takes them, with ids and names.
fn taken(game: &Game, rules: &Value, seed: u64, count: usize) -> Vec<Value> {
    let maker = Maker::new(Grammar::new(game, rules, &Value::Null));
    let order = Order { seed, ..ORDER };
    let run = maker.run(&order, count, &maker.registry()).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", game.id));
    made::records(&maker, &Texts::load_phrases(&game.id, &[]).0, seed, &run.cards)
}

#[test]
fn what_a_project_takes_has_no_errors() {
    for (game, rules) in games() {
        let cards = taken(&game, &rules, 5, 150);
        let mut own = game.clone();
        let mut problems = own.add_cards(&cards, "");
        problems.extend(own.check_cards(&cards, ""));
        problems.retain(|problem| problem.severity == Severity::Error);
        let wrong: Vec<String> =
            problems.iter().map(|problem| format!("{} {}", problem.code.as_str(), problem.pointer)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}\n{:#?}", game.id, cards);
    }
}

fn have_no_errors(count: usize) {
    for (game, rules) in games() {
        let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
        for chunk in records(&maker, &ORDER, count).chunks(1000) {
            let errors = errors(&game, chunk);
            assert!(errors.is_empty(), "{}: {}\n{}", game.id, errors.len(), errors[..errors.len().min(5)].join("\n"));
        }
        eprintln!("{}: {count} cards", game.id);
    }
}

#[test]
fn made_cards_of_every_game_have_no_errors() {
    have_no_errors(400);
}

/// More than an hour.
#[test]
#[ignore = "a million cards of each game are checked"]
fn a_million_made_cards_of_every_game_have_no_errors() {
    have_no_errors(1_000_000);
}

#[test]
fn made_cards_have_text_in_every_language() {
    for (game, rules) in games() {
        let cards = taken(&game, &rules, 7, 40);
        let mut own = game.clone();
        own.add_cards(&cards, "");
        let texts = Texts::load_phrases(&game.id, &[]).0;
        for language in LANGUAGES.iter().filter(|language| !language.is_pseudo()) {
            for card in &cards {
                let id = card["id"].as_str().unwrap();
                let text = texts.printed(language, &own, own.definition(own.cards[id]));
                assert!(text.fallbacks.is_empty(), "{} {}: {card}: {}", game.id, language.tag, text.text);
                assert!(!text.text.contains(['{', '}']), "{} {}: {}", game.id, language.tag, text.text);
            }
        }
    }
}

/// A game whose decks are of made cards, as large as its own ones.
fn with_made_decks(sample: usize, seed: u64, count: usize) -> Game {
    let (mut game, rules) = game(SAMPLES[sample].name);
    let cards = taken(&game, &rules, seed, count);
    game.add_cards(&cards, "");
    let all: Vec<_> = cards.iter().filter_map(|card| game.cards.get(card["id"].as_str()?).copied()).collect();
    assert_eq!(all.len(), count);
    let mut chance = Generator(mix(seed));
    let leader = game.decks.iter().find_map(|deck| deck.leader);
    let size = game.decks.iter().map(|deck| deck.cards.len()).max().unwrap_or(0).max(20);
    game.decks = (0..6)
        .map(|at| Deck {
            id: format!("made{at}").into(),
            leader,
            cards: (0..size).map(|_| all[chance.below(all.len())]).collect(),
            any: None,
        })
        .collect();
    game
}

#[test]
fn matches_of_made_cards_end_repeat_and_keep_the_laws() {
    for sample in 0..SAMPLES.len() {
        let kernel = Kernel::new(with_made_decks(sample, 3, 80));
        for seed in 0..3 {
            keeps_its_laws(&kernel, seed);
        }
    }
}

#[test]
fn every_decision_of_a_match_of_made_cards_is_undone_exactly() {
    for (at, sample) in SAMPLES.iter().enumerate() {
        undoes(with_made_decks(at, 9, 80), sample.name);
    }
}

/// Twenty thousand matches of each game, each hundred with cards of their own.
#[test]
#[ignore = "more than an hour without optimisation"]
fn made_cards_play_in_a_hundred_thousand_matches() {
    for (at, sample) in SAMPLES.iter().enumerate() {
        for pool in 0..200 {
            let kernel = Kernel::new(with_made_decks(at, pool, 80));
            (0..100).for_each(|seed| plays_to_its_end(&kernel, pool * 100 + seed));
        }
        eprintln!("{}: 20000 matches", sample.name);
    }
}
