//! `ses-studio rulings`: questions of players with their answers, from the scenarios of a game.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::game::GameFiles;
use super::goals::{cards, files};
use super::{Outcome, UsageError, meant, print};
use crate::base::Source;
use crate::design::rulings::{Ruling, page, rulings};
use crate::registry::project::load;
use crate::registry::scenarios::{FOLDER, files_in, of_bundled};

/// Print the rulings of a game: scenarios with a `question` and an `answer`, which `test` runs
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game
    project: PathBuf,
    /// Only those that use this card, operation, timing or kind of effect
    #[arg(long, value_name = "ID")]
    about: Option<String>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let rules: Value = serde_json::from_str(&files.ruleset.text).unwrap_or_default();
    let mut found = rulings_of(&files)?;
    if let Some(wanted) = &arguments.about {
        let known = names(&rules, &cards(&files), &found);
        if !known.contains(wanted) {
            let meant = meant(wanted, known.iter().map(String::as_str));
            return Err(UsageError(format!("--about: `{wanted}` is no card and no entry of the rules{meant}")).into());
        }
        found.retain(|ruling| ruling.uses.contains(wanted));
    }
    print(&page(rules.get("name").and_then(Value::as_str).unwrap_or_default(), &found));
    Ok(Outcome::Fine)
}

/// What rulings can be about: the cards, the entries of the rules, and what the rulings themselves use.
fn names(rules: &Value, cards: &[Value], rulings: &[Ruling]) -> BTreeSet<String> {
    let ids = |of: &Value| of.get("id").and_then(Value::as_str).map(ToOwned::to_owned);
    let tables = rules.as_object().into_iter().flat_map(|tables| tables.values());
    let entries = tables.filter_map(Value::as_array).flatten().filter_map(ids);
    let used = rulings.iter().flat_map(|ruling| ruling.uses.iter().cloned());
    entries.chain(cards.iter().filter_map(ids)).chain(used).collect()
}

/// The rulings of a game.
pub(super) fn rulings_of(files: &GameFiles) -> anyhow::Result<Vec<Ruling>> {
    let folder = files.folder.join(FOLDER);
    let sources: Vec<Source> = if folder.is_dir() {
        files_in(&folder)?.iter().filter_map(|path| load(path).ok()).collect()
    } else {
        of_bundled(&files.folder.to_string_lossy(), FOLDER)
    };
    let contents = sources.iter().filter_map(|source| serde_json::from_str::<Value>(&source.text).ok());
    Ok(contents.flat_map(|file| rulings(&file)).collect())
}
