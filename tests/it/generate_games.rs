//! Cards that are made for every bundled game: legal, with text in every language, and played.

use rayon::prelude::*;
use serde_json::{Value, json};
use ses_studio::base::{Generator, Severity, Source, mix};
use ses_studio::document::made;
use ses_studio::generate::{Grammar, Maker, Order};
use ses_studio::kernel::Kernel;
use ses_studio::kernel::rules::{Deck, Game};
use ses_studio::registry::{Project, Registry, csv, read, write};
use ses_studio::ruleset::Ruleset;
use ses_studio::text::{LANGUAGES, Texts};

use crate::generate::{ORDER, errors, game, records};
use crate::kernel::{SAMPLES, Sample, bundled, keeps_its_laws, plays_to_its_end};
use crate::tabletop::undoes;

/// The games that come with the program, with the files of their rules.
pub fn games() -> Vec<(Game, Value)> {
    let first = (bundled(), serde_json::from_str(&Project::bundled().ruleset.text).unwrap());
    std::iter::once(first).chain(SAMPLES.iter().map(|sample| game(sample.name))).collect()
}

/// As [`games`], each with decks: those of the first game belong to its heroes.
fn played() -> Vec<(Game, Value)> {
    let mut games = games();
    games[0].0 = crate::support::game_of_heroes();
    games
}

/// Cards as a project takes them, with ids and names.
pub fn taken(game: &Game, rules: &Value, seed: u64, count: usize) -> Vec<Value> {
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

/// Ten minutes.
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

/// A game whose decks are of made cards, as large as its own ones and with their leaders.
fn with_made_decks((game, rules): &(Game, Value), seed: u64, count: usize) -> Game {
    let mut game = game.clone();
    let cards = taken(&game, rules, seed, count);
    game.add_cards(&cards, "");
    let all: Vec<_> = cards.iter().filter_map(|card| game.cards.get(card["id"].as_str()?).copied()).collect();
    assert_eq!(all.len(), count);
    let mut chance = Generator(mix(seed));
    let leaders: Vec<_> = game.decks.iter().filter_map(|deck| deck.leader).collect();
    let size = game.decks.iter().map(|deck| deck.cards.len()).max().unwrap_or(0).max(20);
    game.decks = (0..6)
        .map(|at| Deck {
            id: format!("made{at}").into(),
            leader: leaders.get(at % leaders.len().max(1)).copied(),
            cards: (0..size).map(|_| all[chance.below(all.len())]).collect(),
            any: None,
        })
        .collect();
    game
}

#[test]
fn matches_of_made_cards_end_repeat_and_keep_the_laws() {
    for game in played() {
        let kernel = Kernel::new(with_made_decks(&game, 3, 80));
        for seed in 0..3 {
            keeps_its_laws(&kernel, seed);
        }
    }
}

#[test]
fn every_decision_of_a_match_of_made_cards_is_undone_exactly() {
    for sample in &SAMPLES {
        undoes(with_made_decks(&game(sample.name), 9, 80), sample.name);
    }
}

/// A hundred thousand matches of each game, each hundred with cards of their own.
#[test]
#[ignore = "ten minutes"]
fn made_cards_play_in_a_hundred_thousand_matches() {
    for game in played() {
        let play = |pool: u64| {
            let kernel = Kernel::new(with_made_decks(&game, pool, 80));
            (0..100).for_each(|seed| plays_to_its_end(&kernel, pool * 100 + seed));
        };
        (0..1_000).into_par_iter().for_each(play);
        eprintln!("{}: 100000 matches", game.0.id);
    }
}

#[test]
fn made_cards_come_back_from_their_file_and_from_a_sheet() {
    for (game, rules) in games() {
        let ruleset = Source::new("ruleset.json", rules_text(&game));
        let vocabulary = Ruleset::read(&ruleset).0.unwrap();
        let file = json!({ "format": rules["format"], "game": game.id, "cards": taken(&game, &rules, 13, 80) });
        let made = read(&Source::new("registry.json", file.to_string()), &vocabulary).0.unwrap();
        assert_eq!(made.cards.len(), 80);
        let own = read(&Source::new("registry.json", cards_text(&game)), &vocabulary).0.unwrap();
        let registry = Registry { cards: made.cards, ..own };
        let text = write(&registry, &vocabulary);
        let registry = read(&Source::new("registry.json", text.as_str()), &vocabulary).0.unwrap();
        assert_eq!(write(&registry, &vocabulary), text, "{}", game.id);
        let sheet = csv::write(&registry, &vocabulary).unwrap();
        let sheet = Source::new("cards.csv", sheet.trim_start_matches('\u{feff}'));
        for before in [registry.clone(), Registry { cards: Vec::new(), ..registry.clone() }] {
            let plan = csv::plan(&sheet, &before, &vocabulary);
            assert_eq!(plan.problems, [], "{}", game.id);
            assert_eq!(write(&plan.after, &vocabulary), text, "{}", game.id);
        }
    }
}

/// More cards than a hundred, which have ids and pass the checks of format 1.
#[test]
fn many_cards_of_the_first_game_are_taken_into_its_project() {
    let folder = tempfile::tempdir().unwrap();
    let bundled = Project::bundled();
    for (name, text) in [("ruleset.json", &bundled.ruleset.text), ("registry.json", &bundled.registry.text)] {
        std::fs::write(folder.path().join(name), &**text).unwrap();
    }
    let project = folder.path().to_str().unwrap();
    let run = |arguments: &[&str]| {
        let output = assert_cmd::Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        String::from_utf8(output.stdout).unwrap()
    };
    run(&["generate", "starfall", "--count", "300", "--seed", "3", "--into", project]);
    assert!(run(&["check", project]).contains("no problems"));
}

fn sample(game: &Game) -> Option<&'static Sample> {
    SAMPLES.iter().find(|sample| sample.name == &*game.id)
}

/// The file of a game's rules.
fn rules_text(game: &Game) -> String {
    sample(game).map_or_else(|| String::clone(&Project::bundled().ruleset.text), |sample| sample.rules.to_owned())
}

/// The file of a game's cards.
fn cards_text(game: &Game) -> String {
    sample(game).map_or_else(|| String::clone(&Project::bundled().registry.text), |sample| sample.cards.to_owned())
}
