//! The engine against the slow reference evaluator, on random boards and effects.

use std::collections::BTreeMap;
use std::ops::Range;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::ruleset::{Ruleset, STARFALL};

use crate::reference::random::{Case, Random, case};
use crate::reference::resolve_with;
use crate::support::Bundled;

#[test]
fn the_engine_agrees_with_the_reference() {
    agree_on(0..5_000);
}

#[test]
#[ignore = "takes minutes; runs before landing"]
fn the_engine_agrees_with_the_reference_on_many_more() {
    agree_on(5_000..110_000);
}

fn agree_on(numbers: Range<u64>) {
    const THREADS: usize = 2;
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let numbers = numbers.clone().skip(thread).step_by(THREADS);
            scope.spawn(move || {
                let games = [game("cumulative"), game("exact")];
                numbers.for_each(|number| compare(&games, number));
            });
        }
    });
}

/// The bundled game with a way of matching books.
fn game(legacy_matching: &str) -> Bundled {
    let settings = [("legacy_matching".into(), legacy_matching.into())];
    let (rules, problems) = Ruleset::read_with(&Source::new("ruleset.json", STARFALL), &settings);
    assert!(problems.is_empty(), "{problems:#?}");
    Bundled::of(rules.unwrap())
}

fn compare(games: &[Bundled; 2], number: u64) {
    let case = case(number);
    let exact = number.is_multiple_of(3);
    let game = &games[usize::from(exact)];
    let found = plain(&by_engine(game, &case));
    let expected = plain(&by_reference(&case, exact));
    let differing = expected.iter().filter(|&(name, value)| found[name] != *value);
    let lines: Vec<String> = differing.map(|(name, value)| format!("{name}: {} where {value}", found[name])).collect();
    let Case { board, effects, card_type, card_book, choices } = &case;
    assert!(
        lines.is_empty(),
        "case {number}, {card_type} of book {card_book}, exact: {exact}, answers {choices:?}\n{effects}\n{board}\n\
         the engine gives, where the reference expects:\n{}",
        lines.join("\n")
    );
}

fn by_engine(game: &Bundled, case: &Case) -> Value {
    let mut scenario = case.board.clone();
    let card = json!({ "type": case.card_type, "book": case.card_book, "effects": case.effects });
    scenario["steps"] = json!([{ "resolve": card, "choices": case.choices }]);
    let (run, problems) = game.run(&scenario);
    // A case has more answers than questions, and some of them name no ally: the rules choose then.
    let others: Vec<_> = problems.iter().filter(|problem| !problem.pointer.starts_with("/steps/0/choices")).collect();
    assert!(others.is_empty(), "{others:#?}\n{case:#?}");
    let run = run.unwrap();
    run.board.write(&run.state, game.game())
}

fn by_reference(case: &Case, exact: bool) -> Value {
    let mut random = Random(case.board["seed"].as_u64().unwrap());
    let pick = &mut |held| random.below(held);
    resolve_with(&case.board, &case.effects, case.card_type, Some(case.card_book), exact, &case.choices, pick)
}

/// The content of a board, however it is written: numbers by name, and each zone's cards by what distinguishes them.
fn plain(board: &Value) -> BTreeMap<String, Value> {
    let mut plain = BTreeMap::new();
    for side in ["self", "opponent"] {
        let player = &board[side];
        for number in ["shield", "energy"] {
            plain.insert(format!("{side}/{number}"), player[number].clone());
        }
        for flag in ["actions_played", "floor", "double_next", "damage_taken"] {
            plain.insert(format!("{side}/{flag}"), player["flags"][flag].clone());
        }
        for zone in ["hand", "deck", "field", "traps", "discard", "banished"] {
            let cards = match &player[zone] {
                Value::Array(cards) => cards.iter().map(|card| plain_card(card, zone)).collect(),
                size => vec![json!({}); usize::try_from(size.as_u64().unwrap()).unwrap()],
            };
            plain.insert(format!("{side}/{zone}"), Value::Array(cards));
        }
    }
    plain
}

fn plain_card(card: &Value, zone: &str) -> Value {
    let mut plain = json!({});
    for member in ["type", "subtype", "trigger", "effects", "revealed", "atk", "hp", "this_turn"] {
        let number = matches!(member, "atk" | "hp" | "this_turn");
        if let Some(value) = card.get(member).filter(|_| !number || zone == "field") {
            plain[member] = value.clone();
        }
    }
    plain
}
