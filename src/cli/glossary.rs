//! `ses-studio glossary`: the terms of a game as a page.

use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::goals::{beside, files, valid_game};
use super::{Outcome, UsageError, eprint_line, print};
use crate::design::glossary::{FILE, Glossary};
use crate::text::{ENGLISH, Texts};

/// Print the terms of a game with what they mean, and report those that no card and no rule uses
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game, with a file glossary.json
    project: PathBuf,
    /// The language; English where it has no entry
    #[arg(long, value_name = "L", default_value = "en")]
    lang: String,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let source = beside(&files, FILE)?;
    let glossary = Glossary::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)))?;
    let Some(game) = valid_game(&files) else { return Ok(Outcome::Problems) };
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let printed = game.cards.values().map(|id| texts.printed(ENGLISH, &game, game.definition(*id)).text);
    let mut used: Vec<String> = printed.collect();
    let rules: Value = serde_json::from_str(&files.ruleset.text).unwrap_or_default();
    descriptions(&rules, &mut used);
    for term in glossary.unused(&used) {
        eprint_line(&format!("warning: no card and no rule uses the term `{term}`"));
    }
    print(&glossary.page(&game.name, &arguments.lang));
    Ok(Outcome::Fine)
}

/// What the entries of the rules say about themselves.
fn descriptions(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str().filter(|_| name == "about") {
                    Some(text) => found.push(text.to_owned()),
                    None => descriptions(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| descriptions(item, found)),
        _ => {}
    }
}
