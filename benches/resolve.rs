//! Resolving a card of four rows, with and without a trace, compared with copying the state in the same run.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use ses_studio::base::Source;
use ses_studio::base::json;
use ses_studio::base::reader::Path;
use ses_studio::engine::{Game, Library, Side, State, Step, Trace, Workspace, hash, scenario};
use ses_studio::registry::Project;

/// A game in its middle: heroes, four allies a side with passives, two traps a side, decks and hands.
const BOARD: &str = r#"{ "game": "starfall", "seed": 7, "turn": 9,
  "self": { "hero": "SC-B01-H02-X01", "shield": 30, "energy": 5, "deck": 20, "hand": 5, "discard": 6,
    "field": ["SC-B01-H02-A05", "SC-B01-H02-A07", "SC-B01-H02-A02", "SC-B01-H02-A03"],
    "traps": ["SC-B01-H02-T01", "SC-B01-H02-T02"] },
  "opponent": { "hero": "SC-B02-H01-X01", "shield": 40, "energy": 5, "deck": 20, "hand": 5, "discard": 6,
    "field": ["SC-B02-H01-A01", "SC-B02-H01-A02", "SC-B02-H01-A03", "SC-B02-H01-A04"],
    "traps": [{ "trigger": "t_action", "effects": [{ "do": "negate" }] }, { "trigger": "t_summon", "effects": [] }] } }"#;

/// Cards of four rows.
const CARDS: [(&str, &str); 3] = [
    (
        "damage, replace and two Legacy bonuses",
        r#"{ "type": "action", "book": 1, "effects": [
        { "do": "dmg", "val": 15 },
        { "do": "dmg", "val": 20, "if": { "first_action": true }, "replace": true },
        { "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true },
        { "do": "heal", "val": 4, "if": { "shield_below": 20 } } ] }"#,
    ),
    (
        "draw, energy, drain and a condition on allies",
        r#"{ "type": "action", "book": 1, "effects": [
        { "do": "draw", "val": 2 },
        { "do": "nrg", "val": 2, "if": { "ctrl": "umbral", "ctrl_n": 3 } },
        { "do": "drain", "val": 1 },
        { "do": "dmg", "val": 6, "if": { "o_zero_nrg": true }, "bonus": true } ] }"#,
    ),
    (
        "every ally damaged and weakened, cards discarded",
        r#"{ "type": "action", "book": 1, "effects": [
        { "do": "aoe", "val": 2 },
        { "do": "heal", "val": 5, "if": { "destroyed_any": true } },
        { "do": "dbf_atk", "val": 2 },
        { "do": "disc", "val": 2 } ] }"#,
    ),
];

fn benches(criterion: &mut Criterion) {
    let checked = Project::bundled().check();
    let rules = checked.rules.expect("the bundled ruleset is sound");
    let registry = checked.registry.expect("the bundled registry can be read");
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
    let game = Game { rules: &rules, library: &library };
    let (board, problems) = scenario::read(&Source::new("board", BOARD), game);
    assert!(problems.is_empty(), "{problems:#?}");
    let board = board.expect("the board is sound");
    let mut work = Workspace::default();
    eprintln!("the state has {} bytes", size_of::<State>());

    let mut group = criterion.benchmark_group("four rows");
    for (name, card) in CARDS {
        let mut problems = Vec::new();
        let node = json::parse(card).expect("JSON");
        let program = scenario::resolve_target(node, Path::Root, game, &mut problems).expect("the card is sound");
        // Each round begins with a copy of the state, as a player who tries a card does. The cost of the copy is measured
        // below.
        group.bench_function(format!("{name}: copy, silent"), |bencher| {
            let mut state = board.state;
            bencher.iter(|| {
                state = *black_box(&board.state);
                let program = black_box(&*program);
                Step::new(&board.table, &mut state, &mut work, &mut (), &mut (), Side::First).resolve(program, None);
                black_box(&mut state);
            });
        });
        group.bench_function(format!("{name}: copy, with a trace"), |bencher| {
            let (mut state, mut work) = (board.state, Workspace::default());
            bencher.iter(|| {
                state = *black_box(&board.state);
                let (program, mut trace) = (black_box(&*program), Trace::default());
                Step::new(&board.table, &mut state, &mut work, &mut trace, &mut (), Side::First).resolve(program, None);
                black_box(&mut state);
                trace
            });
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("state");
    group.bench_function("copy", |bencher| {
        let mut copy = board.state;
        bencher.iter(|| {
            copy = *black_box(&board.state);
            black_box(&mut copy);
        });
    });
    group.bench_function("hash", |bencher| bencher.iter(|| hash(black_box(&board.state), &board.table)));
    group.finish();
}

criterion_group!(resolve, benches);
criterion_main!(resolve);
