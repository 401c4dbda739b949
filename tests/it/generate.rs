//! Cards from a grammar: legal by construction, as the weights predict, and the same on every machine.

use assert_cmd::Command;
use serde_json::{Value, json};
use ses_studio::base::{Severity, Source};
use ses_studio::generate::refit::refit;
use ses_studio::generate::{Fraction, Grammar, Maker, Order, Stats, derive};
use ses_studio::kernel::rules::Game;
use ses_studio::registry::with_generator;
use ses_studio::sim::Decks;
use ses_studio::text::{ENGLISH, Texts};

use crate::generate_games::games;
use crate::kernel::SAMPLES;

/// A game with its cards, and the file of its rules.
pub fn game(name: &str) -> (Game, Value) {
    let sample = SAMPLES.iter().find(|sample| sample.name == name).unwrap();
    (sample.game(), serde_json::from_str(sample.rules).unwrap())
}

fn chaos() -> (Game, Value) {
    game("chaos-cards")
}

pub const ORDER: Order<'static> = Order { seed: 11, locked: None, like: None };

/// The cards of a run as records with ids.
pub fn records(maker: &Maker<'_>, order: &Order<'_>, count: usize) -> Vec<Value> {
    let run = maker.run(order, count, &[]).unwrap();
    let record = |(at, made): (usize, &ses_studio::generate::run::MadeCard)| {
        let mut card = maker.grammar.json(&made.card);
        let code = card["type"].as_str().unwrap()[..1].to_uppercase();
        card.insert("id".to_owned(), format!("CC-{code}{at:05}").into());
        card.into()
    };
    run.cards.iter().enumerate().map(record).collect()
}

/// The errors of cards, as the editor reports them.
pub fn errors(game: &Game, cards: &[Value]) -> Vec<String> {
    let mut own = game.clone();
    let mut problems = own.add_cards(cards, "");
    problems.extend(own.check_cards(cards, ""));
    let is_wrong = |code: &str| code != "id-format" && code != "id-mismatch";
    let errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
    let errors = errors.filter(|problem| is_wrong(problem.code.as_str()));
    let card = |pointer: &str| pointer.split('/').nth(1).and_then(|at| at.parse::<usize>().ok());
    errors
        .map(|problem| {
            let card = card(&problem.pointer).and_then(|at| cards.get(at)).map(Value::to_string);
            format!("{} {} {}", problem.code.as_str(), problem.pointer, card.unwrap_or_default())
        })
        .collect()
}

fn check(count: usize) {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let start = std::time::Instant::now();
    let cards = records(&maker, &ORDER, count);
    eprintln!("{count} cards in {:?}", start.elapsed());
    for chunk in cards.chunks(1000) {
        let errors = errors(&game, chunk);
        assert!(errors.is_empty(), "{}\n{}", errors.len(), errors[..errors.len().min(5)].join("\n"));
    }
}

#[test]
fn made_cards_have_no_errors() {
    check(3_000);
}

/// About ten minutes with an optimised build: `cargo test --release --test it -- --ignored made_cards`.
#[test]
#[ignore = "a million cards are checked"]
fn a_million_made_cards_have_no_errors() {
    check(1_000_000);
}

#[test]
fn made_cards_print_whole() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let cards = records(&maker, &ORDER, 500);
    let mut own = game.clone();
    own.add_cards(&cards, "");
    let texts = Texts::load_phrases("chaos-cards", &[]).0;
    for card in &cards {
        let id = card["id"].as_str().unwrap();
        let text = texts.printed(ENGLISH, &own, own.definition(own.cards[id]));
        assert!(text.fallbacks.is_empty(), "{card}: {}", text.text);
    }
}

/// How often each choice of each menu comes up, in each game.
fn shares(count: u64) {
    for (game, rules) in games() {
        let maker = Maker::new(Grammar::new(&game, &rules, &json!({ "cost": "drawn" })));
        let stats = Stats::of(&maker, &ORDER, count).unwrap();
        let mut off = Vec::new();
        for (menu, shares) in &stats.menus {
            let choices = shares.iter().filter(|(_, share)| !share.is_within(5));
            off.extend(choices.map(|(value, share)| format!("{menu:?} {value}: {share:?}")));
        }
        eprintln!("{}: {} menus", game.id, stats.menus.len());
        assert!(off.is_empty(), "{}: {}", game.id, off.join("\n"));
    }
}

#[test]
fn choices_come_up_as_their_weights_predict() {
    shares(20_000);
}

#[test]
#[ignore = "a million cards are drawn"]
fn choices_of_a_million_cards_come_up_as_their_weights_predict() {
    shares(1_000_000);
}

#[test]
fn every_card_of_the_set_has_a_derivation() {
    let (game, rules) = chaos();
    let grammar = Grammar::new(&game, &rules, &json!({ "cost": "drawn" }));
    let mut without = Vec::new();
    for (id, record) in game.cards.keys().filter_map(|id| Some((id, game.records.get(id)?))) {
        match derive(&grammar, record) {
            Ok((card, steps)) => {
                assert!(!Fraction::of(&steps).to_string().starts_with("0/"), "{id}");
                let again = grammar.json(&card);
                let rows = |of: &Value| of["effects"].as_array().map_or(0, Vec::len);
                assert_eq!(rows(&again.into()), rows(record), "{id}");
            }
            Err(wrong) => without.push(format!("{id}: {wrong:?}")),
        }
    }
    // Both players winning is legal, and has the weight 0.
    let [both_win] = &without[..] else { panic!("{}", without.join("\n")) };
    assert!(both_win.starts_with("CC-M0911: Impossible { member: \"who\""), "{both_win}");
}

#[test]
fn a_made_card_is_derived_as_it_was_made() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &json!({ "cost": "drawn" })));
    for n in 0..3_000 {
        let made = maker.draw(&ORDER, n, 0).unwrap();
        let record: Value = maker.grammar.json(&made.card).into();
        let (card, steps) = derive(&maker.grammar, &record).unwrap_or_else(|wrong| panic!("{n} {record}: {wrong:?}"));
        assert_eq!(card, made.card, "{record}");
        assert!(!Fraction::of(&steps).to_string().starts_with("0/"));
    }
}

#[test]
fn a_run_is_the_same_for_any_number_of_threads_and_begins_as_a_shorter_one() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let run = |threads: usize, count: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| maker.run(&ORDER, count, &[]).unwrap().cards)
    };
    let (one, many) = (run(1, 6_000), run(16, 6_000));
    assert_eq!(one, many);
    assert_eq!(run(3, 100), one[..100]);
}

#[test]
fn fitted_cards_lie_in_the_band() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let run = maker.run(&ORDER, 4_000, &[]).unwrap();
    let worst = run.cards.iter().map(|made| made.off.abs()).max();
    assert!(worst <= Some(maker.prices.band), "{worst:?}");
    assert!(run.first > 2_400, "{} of 4000 fit at once", run.first);
}

#[test]
fn given_costs_are_kept_and_values_are_moved_towards_their_budget() {
    let (game, rules) = chaos();
    let run = |given: Value| {
        let maker = Maker::new(Grammar::new(&game, &rules, &json!({ "cost": { "given": given } })));
        let run = maker.run(&ORDER, 300, &[]).unwrap();
        let within = run.cards.iter().filter(|made| made.off.abs() <= maker.prices.band).count();
        assert!(within >= 294, "{within} of 300 in the band");
        let costs: Vec<i32> = run.cards.iter().map(|made| made.card.numbers[0].unwrap()).collect();
        for card in run.cards.iter().take(100) {
            let record: Value = maker.grammar.json(&card.card).into();
            assert_eq!(derive(&maker.grammar, &record).unwrap().0, card.card, "{record}");
        }
        costs
    };
    assert!(run(json!(3)).iter().all(|cost| *cost == 3));
    let costs = run(json!({ "2": 1, "4": 3 }));
    let of = |wanted: i32| costs.iter().filter(|cost| **cost == wanted).count();
    assert!(of(2) + of(4) == 300 && (45..=105).contains(&of(2)), "{}", of(2));
}

#[test]
fn what_is_locked_stays_and_an_impossible_lock_is_refused() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let locked = json!({ "type": "minion", "atk": 4, "effects": [{ "on": "deathrattle", "do": "dmg", "val": 5 }] });
    let order = Order { locked: Some(&locked), ..ORDER };
    for card in records(&maker, &order, 200) {
        assert_eq!((&card["type"], &card["atk"]), (&json!("minion"), &json!(4)));
        let is_locked = |row: &Value| row["on"] == "deathrattle" && row["do"] == "dmg" && row["val"] == 5;
        assert!(card["effects"].as_array().unwrap().iter().any(is_locked), "{card}");
    }
    for (locked, member) in [
        (json!({ "type": "dragonfly" }), "type"),
        (json!({ "type": "spell", "effects": [{ "on": "deathrattle" }] }), "on"),
        (json!({ "effects": [{ "do": "dmg", "val": 99 }] }), "val"),
    ] {
        let order = Order { locked: Some(&locked), ..ORDER };
        assert_eq!(maker.run(&order, 1, &[]).map(|run| run.cards.len()).unwrap_err().member, member);
    }
}

#[test]
fn cards_like_another_keep_much_of_it() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let like = game.records["CC-M0017"].clone();
    let order = Order { like: Some((&like, 85)), ..ORDER };
    let cards = records(&maker, &order, 100);
    let same = cards.iter().filter(|card| card["type"] == like["type"]).count();
    assert!(same > 70 && cards.iter().any(|card| card["atk"] != like["atk"]), "{same}");
    assert!(errors(&game, &cards).is_empty());
}

#[test]
fn the_price_list_of_the_bundled_game_fits_its_cards() {
    let (game, project) = (crate::kernel::bundled(), ses_studio::registry::Project::bundled());
    let rules: Value = serde_json::from_str(&project.ruleset.text).unwrap();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let run = maker.run(&ORDER, 300, &maker.registry()).unwrap();
    assert!(run.cards.iter().all(|made| made.off.abs() <= maker.prices.band), "in the band");
    // What `data/starfall/DESIGN.md` counts: 2 for ATK, 1 for HP, 4 for a card, 0.7 of what comes as it is destroyed.
    let card = json!({ "type": "ally", "cost": 3, "atk": 2, "hp": 4, "subtype": "feral", "book": 1, "effects": [
        { "do": "draw", "val": 1, "if": { "o_fewer": true } }, { "do": "d_dmg", "val": 4 }
    ] });
    let (found, _) = derive(&maker.grammar, &card).unwrap();
    assert_eq!(maker.prices.of(&maker.grammar, &found), 40 + 40 + 20 + 28);
    assert_eq!(maker.prices.budget(found.card_type, 3), Some(140));
}

/// A thousand cards of seed 1, as the file of the game has them. They follow from its rules, cards and English words: after
/// a change of those, run with `UPDATE_GOLDEN=1`.
#[test]
fn the_pool_is_made_again_with_the_same_bytes() {
    let (game, rules) = chaos();
    let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
    let order = Order { seed: 1, locked: None, like: None };
    let run = maker.run(&order, 1_000, &maker.registry()).unwrap();
    let texts = Texts::load_phrases("chaos-cards", &[]).0;
    let cards = ses_studio::document::made::records(&maker, &texts, 1, &run.cards);
    let file = json!({ "format": 2, "game": "chaos-cards", "cards": cards });
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    let rules = Source::new("ruleset.json", sample.rules);
    let text = ses_studio::kernel::form::cards(&Source::new("pool.json", file.to_string()), &rules).unwrap();
    let path = sample.files().0.join("pool.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(std::fs::read_to_string(&path).is_ok_and(|own| own == text), "run with UPDATE_GOLDEN=1");
}

fn cases() -> Value {
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    serde_json::from_str(sample.cases).unwrap()
}

/// All cases, with as many cards as they say. `ses-studio test` runs them too.
#[test]
#[ignore = "two hundred thousand cards"]
fn predicates_of_cases_hold_for_as_many_cards_as_they_say() {
    let (game, rules) = chaos();
    let ran = ses_studio::generate::predicate::run_cases(&game, &rules, &cases(), usize::MAX);
    assert_eq!(ran.len(), 8);
    for case in ran {
        assert!(case.differs.is_empty(), "{}: {:?}", case.name, case.differs);
    }
}

#[test]
fn predicates_of_cases_hold_for_made_cards() {
    let (game, rules) = chaos();
    let mut contents = cases();
    // Rare operations and shares need the whole number of their cases.
    let cases = contents["generated"].as_array_mut().unwrap();
    cases.retain(|case| case["name"] != "every operation comes up" && case["name"] != "types follow their weights");
    let ran = ses_studio::generate::predicate::run_cases(&game, &rules, &contents, 2_000);
    assert_eq!(ran.len(), 6);
    for case in ran {
        assert!(case.differs.is_empty(), "{}: {:?}", case.name, case.differs);
    }
    let wrong = json!({ "generated": [
        { "name": "", "n": 20, "seed": 1, "check": { "each": "card['type'] == 'minion'" } },
        { "name": "", "n": 20, "seed": 1, "check": { "whole": "sum(1 for c in cards) == 21" } },
        { "name": "", "n": 20, "seed": 1, "check": { "program": "generate(1, 2)" } }
    ] });
    assert!(
        ses_studio::generate::predicate::run_cases(&game, &rules, &wrong, 20)
            .iter()
            .all(|case| case.differs.len() == 1)
    );
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_command_makes_explains_and_counts() {
    let (code, out, err) = run(&["generate", "chaos-cards", "--count", "20", "--seed", "3", "--json"]);
    assert_eq!(code, 0, "{err}");
    let cards: Vec<Value> = serde_json::from_str(&out).unwrap();
    assert_eq!(cards.len(), 20);
    let names: std::collections::BTreeSet<&str> = cards.iter().filter_map(|card| card["name"].as_str()).collect();
    assert_eq!(names.len(), 20, "each has a name of its own");
    assert!(cards.iter().all(|card| card["made"]["seed"] == 3 && card["id"].as_str().unwrap().starts_with("CC-")));
    let (code, out, err) = run(&["generate", "chaos-cards", "--explain", "CC-M0017"]);
    assert!(code == 0 && out.contains("do: rearm") && out.contains("Probability "), "{out}{err}");
    let (code, out, err) = run(&["generate", "chaos-cards", "--count", "300", "--stats"]);
    let found: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{err}"));
    assert!(code == 0 && found["cards"] == 300 && found["menus"].as_array().unwrap().len() > 20);
    for (locked, why) in [
        (r#"{ "type": "spell", "effects": [{ "on": "battlecry" }] }"#, "battlecry"),
        (r#"{ "type": "spell", "subtype": "dragon" }"#, "`subtype`: subtype cannot be `dragon` here"),
        (r#"{ "type": "spell", "keywords": ["taunt"] }"#, "`keywords`: "),
    ] {
        let (code, _, err) = run(&["generate", "chaos-cards", "--locked", locked]);
        assert!(code == 2 && err.contains(why), "{locked}: {err}");
    }
}

#[test]
fn taken_cards_are_checked_cards_of_the_project() {
    let folder = tempfile::tempdir().unwrap();
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    std::fs::write(folder.path().join("ruleset.json"), sample.rules).unwrap();
    std::fs::write(folder.path().join("registry.json"), sample.cards).unwrap();
    let project = folder.path().to_str().unwrap();
    let (code, _, err) = run(&["generate", "chaos-cards", "--count", "30", "--into", project]);
    assert_eq!(code, 0, "{err}");
    let (code, out, err) = run(&["check", project]);
    assert!(code == 0 && out.contains("128 cards") && out.contains("no problems"), "{out}{err}");
    let text = std::fs::read_to_string(folder.path().join("registry.json")).unwrap();
    let rules = Source::new("ruleset.json", sample.rules);
    let again = ses_studio::kernel::form::cards(&Source::new("registry.json", text.clone()), &rules).unwrap();
    assert_eq!(again, text, "it is written in its one form");
}

#[test]
fn a_pool_is_evaluated_in_parts_that_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let evaluate = |more: &[&str]| {
        let common =
            ["evaluate", "chaos-cards", "--pairs", "100", "--decks", "30", "--steps", "1", "--size", "20", "--json"];
        let (code, out, err) = run(&[&common[..], more].concat());
        assert_eq!(code, 0, "{err}");
        serde_json::from_str::<Value>(&out).unwrap()
    };
    let whole = evaluate(&["--threads", "1"]);
    let cards = whole.as_array().unwrap();
    assert!(cards.len() > 100, "{}", cards.len());
    for card in cards {
        let own = &card["random"]["strength"];
        let number = |name: &str| own[name].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&number("share")) && number("low") <= number("high"), "{card}");
    }
    assert!(cards.iter().any(|card| card["evolved"]["games"].as_u64() > Some(0)));
    let (one, other) = (path("one.json"), path("other.json"));
    evaluate(&["--shard", "1/2", "--out", &one, "--threads", "3"]);
    evaluate(&["--shard", "2/2", "--out", &other]);
    assert_eq!(evaluate(&["--merge", &one, &other]), whole);
    // The same command goes on: here nothing is left to play.
    assert_eq!(evaluate(&["--shard", "1/2", "--out", &one]), evaluate(&["--merge", &one]));
    // Also with a part that is marked as parts were before the settings of the generator were left out.
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    let pool = std::fs::read_to_string(sample.files().0.join("pool.json")).unwrap();
    let older = blake3::hash([sample.rules, sample.cards, &pool].concat().as_bytes()).to_hex().to_string();
    let text = std::fs::read_to_string(&one).unwrap();
    let now = serde_json::from_str::<Value>(&text).unwrap()["hash"].as_str().unwrap().to_owned();
    assert_ne!(now, older);
    std::fs::write(&one, text.replace(&now, &older)).unwrap();
    assert_eq!(evaluate(&["--shard", "1/2", "--out", &one]), evaluate(&["--merge", &one]));
    assert!(std::fs::read_to_string(&one).unwrap().contains(&now));
    // Prices that fit are settings of the generator.
    let prices = path("prices.json");
    evaluate(&["--merge", &one, &other, "--prices", &prices]);
    let (code, out, err) = run(&["generate", "chaos-cards", "--count", "20", "--settings", &prices, "--json"]);
    assert!(code == 0 && out.contains("CC-"), "{err}");
}

#[test]
fn new_prices_leave_results_as_they_are() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "chaos-cards").unwrap();
    let ruleset = Source::new("ruleset.json", sample.rules);
    let prices = with_generator(&ruleset, &json!({ "price": { "operations": { "dmg": "9 * val" } } }));
    let others = sample.rules.replacen("\"cost\"", "\"price\"", 1);
    let hash = |rules: &str| Decks::new(sample.game(), &[rules, sample.cards]).hash().to_owned();
    assert_ne!(prices, sample.rules);
    assert_eq!(hash(&prices), hash(sample.rules));
    assert_ne!(hash(&others), hash(sample.rules));
}

#[test]
fn prices_that_fit_are_found_again_and_right_ones_stay() {
    let (game, rules) = chaos();
    let cards = maker_cards(&game, &rules);
    let of = |settings: &Value| Maker::new(Grammar::new(&game, &rules, settings));
    let plain = of(&Value::Null);
    // Strengths as they would be if damage were worth twice as much.
    let wrong = of(&json!({ "price": { "operations": { "dmg": "26 * val * (0 - 1)" } } }));
    let strengths = |maker: &Maker<'_>| -> Vec<u64> {
        let off = |card| maker.prices.of(&maker.grammar, card) - cost_of(maker, card);
        cards.iter().map(|card| u64::try_from((1 << 20) + 500 * off(card)).unwrap()).collect()
    };
    let percent = |truth: &Maker<'_>, operation: &str| {
        let strengths = strengths(truth);
        let list: Vec<_> = cards.iter().zip(strengths).collect();
        let found = refit(&plain, &list);
        found.iter().find(|refit| refit.operation == operation).map(|refit| refit.percent).unwrap()
    };
    for operation in ["dmg", "heal", "draw", "destroy"] {
        assert!((97..=103).contains(&percent(&plain, operation)), "{operation}");
    }
    let doubled = percent(&wrong, "dmg");
    assert!((185..=205).contains(&doubled), "{doubled}");
}

fn maker_cards(game: &Game, rules: &Value) -> Vec<ses_studio::generate::Card> {
    let maker = Maker::new(Grammar::new(game, rules, &json!({ "cost": "drawn" })));
    let run = maker.run(&ORDER, 1_500, &[]).unwrap();
    run.cards.into_iter().map(|made| made.card).collect()
}

fn cost_of(maker: &Maker<'_>, card: &ses_studio::generate::Card) -> i64 {
    maker.prices.budget(card.card_type, card.numbers[0].unwrap()).unwrap()
}

#[test]
fn weights_are_learnt_from_what_chosen_cards_have() {
    let (game, rules) = chaos();
    let grammar = Grammar::new(&game, &rules, &Value::Null);
    let chosen = [&game.records["CC-S0009"], &game.records["CC-S0009"], &game.records["CC-M0017"]];
    let learned = ses_studio::generate::learn::learned(&grammar, &chosen).unwrap();
    assert_eq!(learned["types"], json!({ "leader": 1, "minion": 2, "spell": 3 }));
    let weights = &learned["weights"];
    assert_eq!((&weights["operations"]["draw"], &weights["operations"]["win"]), (&json!(3), &json!(1)));
    assert_eq!((&weights["targets"]["random"], &weights["targets"]["this"]), (&json!(2), &json!(2)));
    assert_eq!(weights["timings"]["spell"]["on_discard"], json!(3));
    assert_eq!(weights["timings"]["minion"]["turn_end"], json!(2));
}
