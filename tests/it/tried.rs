//! What the abilities of a card do on a position, in games whose ruleset describes a whole match: in the library and on
//! the command line.

use std::path::Path;

use assert_cmd::Command;
use serde_json::{Value, json};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario::{BoardTrial, BoardTry};
use ses_studio::kernel::state::Seat;
use ses_studio::kernel::trace::{Change, Entry, Reason, Rule};
use ses_studio::kernel::{Kernel, Tried, Willing};
use ses_studio::text::Language;

use crate::kernel::SAMPLES;
use crate::support::{golden, suite};

/// The positions of the abilities that a trace begins, of the card that is tried.
fn done(tried: &Tried) -> Vec<usize> {
    let root = tried.trace.first().and_then(|entry| match entry.rule {
        Rule::Ability(_, card) => card,
        _ => None,
    });
    let own = |rule: &Rule| match *rule {
        Rule::Ability(id, card) if card == root => Some(id.index()),
        _ => None,
    };
    tried.trace.iter().filter_map(|entry| own(&entry.rule)).collect()
}

#[test]
fn every_ability_of_every_card_is_done_in_the_middle_of_a_match() {
    for sample in &SAMPLES {
        let kernel = Kernel::new(sample.game());
        let middle = kernel.middle();
        assert!(middle.over.is_none() && middle.turn >= 4, "{}: {}", sample.name, middle.turn);
        for (id, &card) in &kernel.game.cards {
            let tried = kernel.try_card(&middle, card, Seat(0), &mut Willing);
            let mut found: Vec<usize> = tried.iter().flat_map(done).collect();
            found.sort_unstable();
            found.dedup();
            let is_over = tried.iter().any(|tried| tried.state.over.is_some());
            let held = |at: &&ses_studio::kernel::ids::AbilityId| {
                let timing = kernel.game.ability(**at).timing;
                kernel.game.timings[timing.index()].always
            };
            let mut all: Vec<usize> =
                kernel.game.definition(card).abilities.iter().filter(|at| !held(at)).map(|at| at.index()).collect();
            all.sort_unstable();
            let missing: Vec<usize> = all.into_iter().filter(|at| !found.contains(at)).collect();
            assert!(missing.is_empty() || is_over, "{}, {id}: {missing:?}", sample.name);
        }
    }
}

/// Tries a card on a board of TTCG.
fn ttcg(board: &Value, card: &Value, answers: Vec<Value>) -> Result<BoardTrial, String> {
    let file = json!({ "form": 2, "board": board });
    BoardTry { game: &ttcg_game(), file: &file, at: 0, card, answers, seed: None }.run()
}

fn ttcg_game() -> Game {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").expect("a sample").game()
}

fn board() -> Value {
    let unit = |label: &str| json!({ "as": label, "type": "dark", "level": 1, "attack": 5, "defense": 5 });
    json!({
        "turn": 4, "phase": "main",
        "self": { "units": [unit("a"), unit("b")], "deck": 3 },
        "opponent": { "units": [unit("c"), unit("d")], "points": 20, "deck": 3 },
    })
}

/// A spell with these rows.
fn spell(rows: &Value) -> Value {
    json!({ "type": "spell", "level": 1, "effects": rows })
}

#[test]
fn answers_name_what_is_chosen_and_nothing_is_paid() {
    let card = spell(&json!([
        { "on": "use", "as": "normal", "cost": { "opponent_draws": 1 }, "do": "destroy",
          "to": { "who": "opponent", "zone": "units", "pick": "choose" } }
    ]));
    let moved = |answers: Vec<Value>| {
        let trial = ttcg(&board(), &card, answers).unwrap();
        let [tried] = &*trial.tried else { panic!("one ability") };
        let label = |card| trial.labels.iter().find(|(known, _)| *known == card).map(|(_, label)| label.clone());
        let changes = tried.trace.iter().flat_map(Entry::changes);
        let moved = changes.filter_map(|(change, _)| match change {
            Change::Moved { card, .. } => label(card),
            _ => None,
        });
        moved.collect::<Vec<_>>()
    };
    // The opponent draws nothing: the cost is not paid.
    assert_eq!(moved(vec![json!("d")]), ["d"]);
    assert_eq!(moved(vec![json!(".0")]), ["c"]);
    assert_eq!(moved(vec![]).len(), 1);
    for (answers, why) in [
        (vec![json!("a")], "refused: \"a\" is not an answer"),
        (vec![json!("c"), json!("d")], "refused: nobody asks for \"d\""),
    ] {
        assert_eq!(ttcg(&board(), &card, answers).err().as_deref(), Some(why));
    }
    assert_eq!(ttcg(&board(), &json!("nobody"), vec![]).err().as_deref(), Some("no card `nobody`"));
}

#[test]
fn rows_that_do_nothing_say_why_and_abilities_begin_on_the_same_position() {
    let card = spell(&json!([
        { "on": "use", "as": "normal", "do": "lose_points", "val": 2 },
        { "do": "gain_points", "val": 1, "if": { "control": { "who": "self", "at_least": 9 } } },
        { "do": "destroy", "to": { "who": "opponent", "zone": "spells", "pick": "choose" } },
        { "on": "opponent_main", "as": "normal", "do": "lose_points", "val": 3 }
    ]));
    let trial = ttcg(&board(), &card, vec![]).unwrap();
    let [first, second] = &*trial.tried else { panic!("two abilities: {}", trial.tried.len()) };
    let reasons: Vec<Option<&Reason>> = first
        .trace
        .iter()
        .filter(|entry| matches!(entry.rule, Rule::Row { .. }))
        .map(|entry| entry.reason.as_ref())
        .collect();
    assert!(matches!(reasons[..], [None, Some(Reason::Unmet), Some(Reason::Aimless)]), "{reasons:?}");
    let points = |tried: &Tried| {
        let changes = tried.trace.iter().flat_map(Entry::changes);
        changes
            .filter_map(|(change, _)| match change {
                Change::Counter { seat: Seat(1), from, to, .. } => Some((from, to)),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    assert_eq!((points(first), points(second)), (vec![(20, 18)], vec![(20, 17)]));
}

#[test]
fn what_holds_in_play_is_what_it_changes() {
    let card = json!({ "type": "dark", "level": 1, "attack": 5, "defense": 5, "effects": [
        { "on": "always", "as": "passive", "do": "gain_attack", "val": 2,
          "to": { "who": "self", "zone": "units", "pick": "all" } }
    ] });
    let trial = ttcg(&board(), &card, vec![]).unwrap();
    let [tried] = &*trial.tried else { panic!("one ability") };
    let numbers: Vec<(i32, i32)> = tried.trace[0]
        .changes()
        .filter_map(|(change, _)| match change {
            Change::Number { from, to, .. } => Some((from, to)),
            _ => None,
        })
        .collect();
    assert_eq!(numbers, [(5, 7), (5, 7), (5, 7)]);
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn path(name: &str) -> String {
    suite(name).to_str().unwrap().to_owned()
}

#[test]
fn the_command_line_narrates_in_every_language() {
    let (board, card) = (path("tried/board.json"), path("tried/card.json"));
    for language in Language::real() {
        let (code, out, error) =
            run(&["resolve", "ttcg", "--board", &board, "--effects", &card, "--lang", language.tag]);
        assert_eq!((code, error.as_str()), (0, ""), "{}", language.tag);
        let file = format!("tests/golden/tried/{}.txt", language.tag);
        golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join(file), &out);
    }
}

#[test]
fn the_command_line_prints_data_and_says_what_is_wrong() {
    let (board, card) = (path("tried/board.json"), path("tried/card.json"));
    let (code, out, _) = run(&["resolve", "ttcg", "--board", &board, "--effects", &card, "--choices", "1", "--json"]);
    let out: Value = serde_json::from_str(&out).unwrap();
    let abilities = out["abilities"].as_array().unwrap();
    let on: Vec<&str> = abilities.iter().filter_map(|ability| ability["on"].as_str()).collect();
    assert_eq!((code, &*on), (0, &["use", "turn_start", "always"][..]));
    let row = &abilities[0]["trace"][1];
    assert_eq!((&row["do"], &row["outcome"]), (&json!("destroy"), &json!("applied")));
    assert_eq!(row["changes"][0]["moved"]["id"], "TT-L003");
    assert_eq!(row["changes"][0]["to"], "opponent.discard");
    // What is left is a board again.
    let state = &abilities[0]["state"];
    assert_eq!(state["opponent"]["points"], 14);
    let card = state["self"]["units"].as_array().unwrap().last().unwrap();
    assert_eq!((&card["printed"]["attack"], &card["effects"][0]["do"]), (&json!(4), &json!("destroy")));
    assert_eq!(ttcg(state, card, vec![]).err(), None);
    let folder = tempfile::tempdir().unwrap();
    let rows = folder.path().join("rows.json");
    std::fs::write(&rows, r#"[{ "on": "use", "as": "normal", "do": "drawn", "val": 1 }]"#).unwrap();
    let rows = rows.to_str().unwrap();
    for (arguments, code, part) in [
        (&["--effects", rows, "--type", "spell"][..], 1, "did you mean `draw`?"),
        (&["--card", "TT-D00"], 2, "did you mean `TT-D001`?"),
        (&["--board", &board, "--card", "TT-D004", "--case", "none"], 2, "has no case `none`"),
        (&["--card", "TT-D004", "--choices", "none"], 1, "none"),
    ] {
        let (found, _, error) = run(&[&["resolve", "ttcg"], arguments].concat());
        assert_eq!(found, code, "{error}");
        assert!(error.contains(part), "{error}");
    }
    let (code, out, _) = run(&["resolve", "grand-voyage", "--card", "GV-01-C46"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("Island Speaker: When it is played\n"), "{out}");
}
