//! `ses-studio serials` and `unlock`: numbers of printed cards in a ledger, and the entries that their owners unlock.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;

use super::goals::{cards, design, files};
use super::{Outcome, UsageError, counted, eprint_line, print, read_text};
use crate::design::project::{DesignFile, PrintRun};
use crate::design::serials::{Issue, Progress, ledger_of, numbers_of, unlock};
use crate::registry::project::save;

/// Issue serial numbers for the print run of a project, and add them to a ledger: none is issued twice
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game, with a file design.json
    project: PathBuf,
    /// The file of all numbers, one in each line; it is made where it is missing
    #[arg(long, value_name = "FILE")]
    ledger: PathBuf,
    /// The seed of their order
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Count the serial numbers that owners of cards have submitted, and say which entries they unlock
#[derive(Args)]
pub struct UnlockArguments {
    /// A project folder, or a bundled game, with a file design.json
    project: PathBuf,
    /// The file of all numbers
    #[arg(long, value_name = "FILE")]
    ledger: PathBuf,
    /// Lines `serial;name;account;date`; `-` is standard input
    submissions: PathBuf,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let run = print_run(design(&files)?.run)?;
    let known = ledger(&arguments.ledger)?;
    let names: Vec<String> = names(&cards(&files)).into_keys().filter(|id| !run.printed.contains(id)).collect();
    let letters: Vec<char> = run.rarities.iter().map(|rarity| rarity.letter).collect();
    let issue = Issue { cards: &names, rarities: &letters, copies: run.copies };
    let new = issue.numbers(&known, arguments.seed).map_err(|why| UsageError(why.to_string()))?;
    save(&arguments.ledger, ledger_of(known.iter().chain(&new)))?;
    for number in &new {
        print(&format!("{number}\n"));
    }
    eprint_line(&format!("{}: {} new", arguments.ledger.display(), counted(new.len(), "number", "numbers")));
    Ok(Outcome::Fine)
}

pub fn run_unlock(arguments: &UnlockArguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let design = design(&files)?;
    let submitted = Submitted { ledger: arguments.ledger.clone(), submissions: arguments.submissions.clone() };
    let progress = progress(&submitted, &design, &names(&cards(&files)))?;
    let threshold = design.unlock.map_or(0, |rule| rule.threshold);
    for (card, progress) in &progress {
        let state = if progress.is_unlocked { "unlocked" } else { "locked" };
        print(&format!("{card}  {state}, {} of {threshold}\n", progress.counted));
    }
    Ok(Outcome::Fine)
}

/// The serial numbers that owners of cards have submitted, and the file of all numbers.
pub struct Submitted {
    pub ledger: PathBuf,
    pub submissions: PathBuf,
}

/// What the submitted numbers of each card add up to. Lines that do not count are shown with the reason. `cards`: names by
/// ids.
pub fn progress(
    submitted: &Submitted,
    design: &DesignFile,
    cards: &BTreeMap<String, String>,
) -> anyhow::Result<BTreeMap<String, Progress>> {
    let Some(rule) = design.unlock else {
        return Err(UsageError("design.json has no rule `unlock`".to_owned()).into());
    };
    let rarities = print_run(design.run.clone())?.rarities.len();
    let lines = read_text(&submitted.submissions)?;
    let known = ledger(&submitted.ledger)?;
    let (progress, refused) = unlock(&lines.text, &known, cards, rarities, rule);
    for (line, why) in &refused {
        eprint_line(&format!("{}:{line}: does not count: {why}", lines.name));
    }
    Ok(progress)
}

fn print_run(run: Option<PrintRun>) -> anyhow::Result<PrintRun> {
    run.ok_or_else(|| UsageError("design.json has no `run`".to_owned()).into())
}

fn ledger(path: &Path) -> anyhow::Result<BTreeSet<String>> {
    if !path.exists() {
        return Ok(BTreeSet::new());
    }
    Ok(numbers_of(&read_text(path)?.text))
}

/// The names of cards by their ids.
fn names(cards: &[Value]) -> BTreeMap<String, String> {
    let text = |card: &Value, member: &str| card.get(member).and_then(Value::as_str).map(ToOwned::to_owned);
    cards.iter().filter_map(|card| Some((text(card, "id")?, text(card, "name").unwrap_or_default()))).collect()
}
