//! `ses-studio clues`: hidden codes whose parts are on the faces of several cards.

use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::goals::{beside, cards, design, files};
use super::{Outcome, UsageError, counted, eprint_line, print};
use crate::design::clues::{ClueFile, FILE};

/// Check the hidden codes of a project: that their parts give the solution, and are on different cards that are in packs.
/// `export --clues` prints them
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game, with a file clues.json
    project: PathBuf,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let source = beside(&files, FILE)?;
    let clues = ClueFile::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)))?;
    let printed = design(&files)?.run.map(|run| run.printed).unwrap_or_default();
    let id = |card: &Value| card.get("id").and_then(Value::as_str).map(ToOwned::to_owned);
    let run: Vec<String> = cards(&files).iter().filter_map(id).filter(|id| !printed.contains(id)).collect();
    let problems = clues.problems(&run);
    for problem in &problems {
        eprint_line(&format!("{}: {problem}", source.name));
    }
    for clue in &clues.clues {
        let cards: Vec<&str> = clue.marks.iter().map(|mark| mark.card.as_str()).collect();
        print(&format!("{}: {} on {}\n", clue.id, counted(cards.len(), "mark", "marks"), cards.join(", ")));
    }
    Ok(Outcome::problems_if(!problems.is_empty()))
}
