//! `ses-studio glossary`: the terms of a game as a page.

use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::goals::{beside, files, valid_game};
use super::{Outcome, UsageError, eprint_line, languages, print};
use crate::design::glossary::{FILE, Glossary, used_texts};
use crate::text::Texts;

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
    let language = languages::one(&arguments.lang, &texts)?;
    let rules: Value = serde_json::from_str(&files.ruleset.text).unwrap_or_default();
    for term in glossary.unused(&used_texts(&texts, &game, &rules)) {
        eprint_line(&format!("warning: no card and no rule uses the term `{term}`"));
    }
    print(&glossary.page(&game.name, language.tag));
    Ok(Outcome::Fine)
}
