//! The acceptance list of Essence Crown: what the page of the game asks for besides the cases of its conformance file.

mod acceptance;
mod calls;
mod chapters;
mod conformance;
mod faces;
mod matches;
mod reading;
mod row_lists;
mod sheets;

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;

pub const GAME: &str = "essence-crown";
pub const RULES: &str = include_str!("../../../data/essence-crown/ruleset.json");
pub const CARDS: &str = include_str!("../../../data/essence-crown/registry.json");

/// The game with its cards and decks.
pub fn game() -> Game {
    let mut game = Game::read(&Source::new("ruleset.json", RULES)).0.unwrap();
    let file: Value = serde_json::from_str(CARDS).unwrap();
    game.add_cards(file["cards"].as_array().unwrap(), "/cards");
    game.add_decks(file["decks"].as_array().unwrap(), "/decks");
    game
}

/// The chapter of the bundled game.
pub fn chapter() -> Source {
    let text = include_str!("../../../data/essence-crown/chapters/ch1_second_morning.json");
    Source::new("chapters/ch1_second_morning.json", text)
}

/// Runs the program in an empty folder with this input.
pub fn run(arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    program.args(arguments).current_dir(folder.path());
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    // On a thread of its own: the program answers before it has read all, and a full pipe would stop both.
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_owned());
    let writing = thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// Sends requests to `ses-studio match` and returns an answer for each.
pub fn play(arguments: &[&str], requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let input = lines.join("\n") + "\n";
    let (out, err, code) = run(&[&["match", GAME, "--json"], arguments].concat(), &input);
    assert_eq!(code, Some(0), "{err}");
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), requests.len(), "{out}{err}");
    answers
}

/// A start with the decks of the bundled game.
pub fn start(seed: u64) -> Value {
    json!({ "call": "startGame", "config": {
        "players": [
            { "id": "P1", "name": "North", "deityId": "EC-001", "deckList": "morning", "startingResources": { "ResourcePoints": 9 } },
            { "id": "AI", "name": "South", "deityId": "EC-002", "deckList": "lattice" },
        ],
        "startingPlayerId": "P1", "seed": seed,
    } })
}
