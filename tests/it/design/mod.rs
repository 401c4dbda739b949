//! The tools around the design of cards, with the bundled game that has all of them (games/ttcg.md, section 6): a file a
//! subject, and a test for each line that the page calls verified.

mod effects;
#[cfg(feature = "typeset")]
mod faces;
mod goals;
mod packs;
mod portal;
mod tags;
mod words;

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use ses_studio::kernel::rules::Game;

use crate::kernel::SAMPLES;

/// Runs the program in a folder: what it prints, its errors, its exit code.
pub fn run(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    let output = program.args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

pub fn data() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/data/ttcg"))
}

fn game() -> Game {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game()
}

fn cards() -> Vec<Value> {
    let registry: Value = serde_json::from_slice(&std::fs::read(data().join("registry.json")).unwrap()).unwrap();
    registry["cards"].as_array().unwrap().clone()
}
