//! `ses-studio schema`: the JSON Schema of a project's cards or rules.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;

use super::game::GameFiles;
use super::{Outcome, UsageError, open, print, report};
use crate::base::Source;
use crate::kernel::rules::Game;
use crate::kernel::schema::{of_cards, of_deck, of_ruleset};
use crate::registry::schema;
use crate::ruleset::Ruleset;

/// Print the JSON Schema (2020-12) of a project's registry, generated from its ruleset
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Print the schema of the ruleset itself: what each table can have, and the names that it has now
    #[arg(long)]
    ruleset: bool,
    /// Print the schema of the files in `decks`
    #[arg(long, conflicts_with = "ruleset")]
    deck: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let path = arguments.project.as_deref();
    let game = path.map_or(Ok(None), GameFiles::open);
    let game = match game {
        Ok(game) => game,
        Err((file, problem)) => {
            report::show_on_stderr(&Source::new(file, ""), &[problem]);
            return Ok(Outcome::Problems);
        }
    };
    match game {
        Some(files) => of_game(&files.ruleset, arguments),
        None if arguments.deck => {
            Err(UsageError("decks have files of their own in games of format 2".to_owned()).into())
        }
        None => of_project(path, arguments.ruleset),
    }
}

/// The schema of a game whose ruleset describes the whole match.
fn of_game(ruleset: &Source, arguments: &Arguments) -> anyhow::Result<Outcome> {
    if arguments.ruleset {
        return show(&of_ruleset(ruleset));
    }
    match Game::read(ruleset) {
        (Some(game), _) if arguments.deck => show(&of_deck(&game, &serde_json::from_str(&ruleset.text)?)),
        (Some(game), _) => show(&of_cards(&game, &serde_json::from_str(&ruleset.text)?)),
        (None, problems) => {
            report::show_on_stderr(ruleset, &problems);
            Ok(Outcome::Problems)
        }
    }
}

/// The schema of a project of format 1.
fn of_project(path: Option<&Path>, is_of_ruleset: bool) -> anyhow::Result<Outcome> {
    let Some(project) = open(path.map(PathBuf::from).as_ref())? else { return Ok(Outcome::Problems) };
    if is_of_ruleset {
        return show(&of_ruleset(&project.ruleset));
    }
    match Ruleset::read(&project.ruleset) {
        (Some(rules), _) => show(&schema(&rules)),
        (None, problems) => {
            report::show_on_stderr(&project.ruleset, &problems);
            Ok(Outcome::Problems)
        }
    }
}

fn show(schema: &Value) -> anyhow::Result<Outcome> {
    print(&format!("{}\n", serde_json::to_string_pretty(schema)?));
    Ok(Outcome::Fine)
}
