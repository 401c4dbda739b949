//! Laws of the engine on random games: boards with everything on them, steps of every kind, legal effects.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json as value};
use ses_studio::base::reader::Path;
use ses_studio::base::{Source, json};
use ses_studio::engine::{
    Board, Cause, Event, Game, Handle, LIMBO, Program, Recorder, Side, Spot, State, StateChange, Step, Trace,
    Workspace, hash, scenario,
};
use ses_studio::ruleset::{Ruleset, Takes, Timing};

use crate::support::Bundled;

/// Games that every run of the tests tries.
const CASES: u32 = 2_500;

#[test]
fn laws_hold_on_random_games() {
    laws(CASES);
}

#[test]
#[ignore = "takes minutes; runs before landing"]
fn laws_hold_on_many_more_random_games() {
    on_two_threads(200_000);
}

#[test]
#[ignore = "takes half an hour; run by hand after a change to the engine"]
fn laws_hold_on_a_million_random_games() {
    on_two_threads(1_000_000);
}

fn on_two_threads(cases: u32) {
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| laws(cases / 2));
        }
    });
}

fn laws(cases: u32) {
    let bundled = Bundled::new();
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut tried = Tried::default();
    let tried_cell = std::cell::RefCell::new(&mut tried);
    TestRunner::new(config)
        .run(&game(&bundled.rules), |game| {
            hold(&game, bundled.game(), &mut tried_cell.borrow_mut());
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
    // Games in which nothing happens would prove nothing.
    let Tried { changed, undone, deaths, traps, random } = tried;
    let enough = |count: u32| count > cases / 100;
    assert!(changed > cases * 9 / 10, "only {changed} of {cases} games changed anything");
    assert!(enough(undone) && enough(deaths) && enough(traps) && enough(random), "{undone} {deaths} {traps} {random}");
}

/// What happened in the games that were tried.
#[derive(Default)]
struct Tried {
    changed: u32,
    undone: u32,
    deaths: u32,
    traps: u32,
    random: u32,
}

/// A step, ready to be taken.
enum Planned {
    Resolve(Arc<Program>),
    Play(u8),
    EndTurn,
}

/// Reads a game's board and steps.
fn read(game: &Value, rules: Game<'_>) -> (Board, Vec<(Side, Planned)>) {
    let source = Source::new("game.json", game.to_string());
    let (board, problems) = scenario::read(&source, rules);
    assert!(problems.is_empty(), "{problems:#?}");
    let mut steps = Vec::new();
    for step in game["steps"].as_array().unwrap() {
        let side = if step["by"] == "self" { Side::First } else { Side::Second };
        let planned = match (&step["resolve"], step["play"].as_u64()) {
            (_, Some(at)) => Planned::Play(u8::try_from(at).unwrap()),
            (Value::Null, None) => Planned::EndTurn,
            (card, None) => {
                let (text, mut problems) = (card.to_string(), Vec::new());
                let program = scenario::resolve_target(json::parse(&text).unwrap(), Path::Root, rules, &mut problems);
                Planned::Resolve(program.unwrap_or_else(|| panic!("{problems:#?}")))
            }
        };
        steps.push((side, planned));
    }
    (board.unwrap(), steps)
}

/// Takes all steps from the board's state; a card that cannot be played is not.
fn take<R: Recorder>(board: &Board, steps: &[(Side, Planned)], rules: Game<'_>, recorder: &mut R) -> State {
    let (mut state, mut work) = (board.state, Workspace::default());
    let from = rules.library.rules.types.iter().find_map(|places| places.from).unwrap();
    for (side, planned) in steps {
        let mut rules_choose = ();
        let step = Step::new(&board.table, &mut state, &mut work, recorder, &mut rules_choose, *side);
        match planned {
            Planned::Resolve(program) => step.resolve(program, None),
            Planned::EndTurn => step.end_turn(),
            Planned::Play(at) => drop(step.play(Spot { side: *side, zone: from, at: *at })),
        }
    }
    state
}

/// All laws on one game.
fn hold(game: &Value, rules: Game<'_>, tried: &mut Tried) {
    let (board, steps) = read(game, rules);
    let mut trace = Trace::default();
    let (start, end) = (board.state, take(&board, &steps, rules, &mut trace));

    // The same seed gives the same state, trace and hash.
    let mut again = Trace::default();
    let repeated = take(&board, &steps, rules, &mut again);
    assert!(end == repeated && trace.events == again.events, "a second run differs");
    assert_eq!(hash(&end, &board.table), hash(&repeated, &board.table));

    // The path without a trace gives the same state.
    assert!(end == take(&board, &steps, rules, &mut ()), "the silent path differs");

    // Taking back every change gives the state before, and the hash before.
    let mut back = end;
    for change in trace.changes().rev() {
        change.revert(&mut back, &board.table);
    }
    assert!(back == start, "taking everything back does not give the start");
    assert_eq!(hash(&back, &board.table), hash(&start, &board.table));
    assert_eq!(start == end, hash(&start, &board.table) == hash(&end, &board.table));

    // Cards are conserved: each is in exactly one place, and none is left over from being played.
    let all: Vec<Handle> = (0..board.table.len()).map(|at| Handle(u8::try_from(at).unwrap())).collect();
    assert_eq!(cards(&end), all);
    assert!(Side::BOTH.iter().all(|&side| end.player(side).count(LIMBO) == 0));

    // Reading the written board computes the running sums again from the cards in play.
    let written = board.write(&end, rules);
    let (read, problems) = scenario::read(&Source::new("written", written.to_string()), rules);
    let read = read.unwrap_or_else(|| panic!("{problems:#?}"));
    for side in Side::BOTH {
        assert_eq!(read.state.player(side).numbers, end.player(side).numbers, "{written:#}");
    }
    assert_eq!(read.write(&read.state, rules), written);
    assert_eq!(hash(&read.state, &read.table), hash(&end, &board.table), "{written:#}");

    let seen = |wanted: &dyn Fn(&Event) -> bool| u32::from(trace.events.iter().any(wanted));
    let began =
        |wanted: &dyn Fn(&Cause) -> bool| seen(&|event| matches!(event, Event::Begin { cause, .. } if wanted(cause)));
    tried.changed += u32::from(start != end);
    tried.undone += seen(&|event| matches!(event, Event::Undo { .. }));
    tried.deaths += began(&|cause| *cause == Cause::Death);
    tried.traps += began(&|cause| *cause == Cause::Trigger);
    tried.random += seen(&|event| matches!(event, Event::Change(StateChange::Chance { .. })));
}

/// All cards of a game, sorted.
fn cards(state: &State) -> Vec<Handle> {
    let zones = |side: Side| (0..=LIMBO).flat_map(move |zone| state.player(side).zone(zone).to_vec());
    let mut cards: Vec<Handle> = Side::BOTH.into_iter().flat_map(zones).collect();
    cards.sort();
    cards
}

/// A board and up to four steps on it.
fn game(rules: &Ruleset) -> BoxedStrategy<Value> {
    let side = || player(rules);
    let first = action(rules).prop_map(|card| value!({ "resolve": card, "by": "self" }));
    let steps = prop::collection::vec(step(rules), 0..=3);
    (any::<u32>(), side(), side(), first, steps)
        .prop_map(|(seed, own, other, first, mut steps)| {
            steps.insert(0, first);
            value!({ "game": "starfall", "seed": seed, "self": own, "opponent": other, "steps": steps })
        })
        .boxed()
}

fn player(rules: &Ruleset) -> BoxedStrategy<Value> {
    let numbers = (-5..60_i32, 0..6_i32, 0..4_i32, 1..4_i32);
    let flags = (0..2_i32, 0..2_i32, 0..2_i32);
    let field = prop::collection::vec(ally(rules), 0..=6);
    let traps = prop::collection::vec((trap(rules), any::<bool>()), 0..=3);
    let hand = prop::collection::vec(prop_oneof![any_card(rules), Just(value!({}))], 0..=4);
    let deck = prop_oneof![
        (0..4_i32).prop_map(|cards| value!(cards)),
        prop::collection::vec(any_card(rules), 0..=4).prop_map(|cards| value!(cards))
    ];
    (numbers, flags, field, traps, hand, deck, 0..4_i32)
        .prop_map(|((shield, energy, skill, book), (actions, floor, double), field, traps, hand, deck, discard)| {
            let traps: Vec<Value> = traps
                .into_iter()
                .map(|(mut trap, revealed)| {
                    trap["revealed"] = revealed.into();
                    trap
                })
                .collect();
            value!({
                "shield": shield, "energy": energy, "skill": skill, "book": book,
                "flags": { "actions_played": actions, "floor": floor, "double_next": double },
                "field": field, "traps": traps, "hand": hand, "deck": deck, "discard": discard
            })
        })
        .boxed()
}

fn step(rules: &Ruleset) -> BoxedStrategy<Value> {
    let resolve = prop_oneof![action(rules), trap(rules), ally(rules)].prop_map(|card| value!({ "resolve": card }));
    let play = (0..3_u8).prop_map(|at| value!({ "play": at }));
    let step = prop_oneof![4 => resolve, 2 => play, 1 => Just(value!({ "end_turn": true }))];
    (step, any::<bool>())
        .prop_map(|(mut step, other)| {
            step["by"] = if other { "opponent" } else { "self" }.into();
            step
        })
        .boxed()
}

fn any_card(rules: &Ruleset) -> BoxedStrategy<Value> {
    prop_oneof![action(rules), trap(rules), ally(rules)].boxed()
}

fn action(rules: &Ruleset) -> BoxedStrategy<Value> {
    effects(rules, "action", 6).prop_map(|effects| value!({ "type": "action", "cost": 1, "effects": effects })).boxed()
}

fn trap(rules: &Ruleset) -> BoxedStrategy<Value> {
    let triggers: Vec<String> = rules.triggers.keys().map(ToString::to_string).collect();
    (select(triggers), effects(rules, "trap", 3))
        .prop_map(|(trigger, effects)| value!({ "type": "trap", "cost": 1, "trigger": trigger, "effects": effects }))
        .boxed()
}

fn ally(rules: &Ruleset) -> BoxedStrategy<Value> {
    let subtypes: Vec<String> = rules.subtypes.keys().take(3).map(ToString::to_string).collect();
    (0..6_i32, 1..6_i32, select(subtypes), effects(rules, "ally", 3))
        .prop_map(|(atk, hp, subtype, effects)| {
            value!({ "type": "ally", "cost": 1, "atk": atk, "hp": hp, "subtype": subtype, "effects": effects })
        })
        .boxed()
}

/// Legal rows for a type of card: values from their domains, conditions from the ruleset, roles with conditions.
fn effects(rules: &Ruleset, card_type: &str, most: usize) -> BoxedStrategy<Value> {
    let card_type = rules.card_type_id(card_type).unwrap();
    let operations: Vec<(String, bool, Option<i64>)> = rules
        .operations
        .iter()
        .filter(|(_, operation)| operation.types.is_empty() || operation.types.contains(&card_type))
        .map(|(id, operation)| {
            // Small values keep games going; the domain's end is tried too.
            let most = operation.val.as_ref().map(|range| *range.end());
            (id.to_string(), operation.timing == Timing::Passive, most)
        })
        .collect();
    let row = (select(operations), 1..8_i64, any::<bool>(), conditions(rules), 0..4_u8)
        .prop_map(|((op, passive, most), small, large, conditions, role)| {
            let mut row = value!({ "do": op });
            if let Some(most) = most {
                row["val"] = if large && small == 7 { most } else { small.min(most) }.into();
            }
            if !passive && conditions.as_object().is_some_and(|keys| !keys.is_empty()) {
                row["if"] = conditions;
                match role {
                    0 | 1 => row["replace"] = true.into(),
                    2 => row["bonus"] = true.into(),
                    _ => {}
                }
            }
            row
        })
        .boxed();
    // Twice the same operation, so that there is something to replace.
    let pair = row.clone().prop_map(|row| {
        let mut later = row.clone();
        if later.get("if").is_some() {
            later["replace"] = true.into();
            later.as_object_mut().unwrap().remove("bonus");
        }
        let mut first = row;
        for member in ["if", "replace", "bonus"] {
            first.as_object_mut().unwrap().remove(member);
        }
        vec![first, later]
    });
    let part = prop_oneof![2 => row.prop_map(|row| vec![row]), 1 => pair];
    prop::collection::vec(part, 0..=most)
        .prop_map(|parts| parts.into_iter().flatten().take(8).collect::<Value>())
        .boxed()
}

fn conditions(rules: &Ruleset) -> BoxedStrategy<Value> {
    let subtypes: Vec<String> = rules.subtypes.keys().take(3).map(ToString::to_string).collect();
    let all: Vec<(String, Takes, Option<String>)> = rules
        .conditions
        .iter()
        .map(|(id, condition)| {
            let spelled = condition.spelled.as_ref().map(|(before, _)| before.to_string());
            (id.to_string(), condition.takes.clone(), spelled)
        })
        .collect();
    let one = (select(all), 1..30_i64, select(subtypes)).prop_map(|((id, takes, spelled), number, subtype)| {
        match (takes, spelled) {
            (Takes::Nothing | Takes::Other, _) => (id, value!(true)),
            (Takes::Number(range), Some(before)) => {
                (format!("{before}{}", number.min(*range.end()) % 3 + 1), value!(true))
            }
            (Takes::Number(range), None) => (id, value!(number.clamp(*range.start(), *range.end()))),
            (Takes::Subtype, _) => (id, value!(subtype)),
        }
    });
    prop::collection::vec(one, 0..=2).prop_map(|keys| Value::Object(keys.into_iter().collect())).boxed()
}
