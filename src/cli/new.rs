//! `ses-studio new`: creates a project folder.

use std::fs;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{Outcome, UsageError, print};
use crate::registry::Project;
use crate::registry::project::{create, empty};
use crate::ruleset::Ruleset;

/// Create a project folder: a ruleset, a registry and its schema
#[derive(Args)]
pub struct Arguments {
    /// The folder to create; it must not exist or be empty
    folder: PathBuf,
    /// Copy this game's cards too; without this option the registry has the game's books and no cards
    #[arg(long, value_name = "GAME")]
    from: Option<From>,
}

#[derive(Clone, Copy, ValueEnum)]
enum From {
    /// The bundled game
    Starfall,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let folder = &arguments.folder;
    let taken = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) || folder.is_file();
    if taken {
        return Err(UsageError(format!("`{}` is there already and not empty", folder.display())).into());
    }
    let bundled = Project::bundled();
    let (Some(rules), _) = Ruleset::read(&bundled.ruleset) else {
        anyhow::bail!("the bundled ruleset cannot be read");
    };
    let registry = match arguments.from {
        Some(From::Starfall) => bundled.registry.text.clone(),
        None => empty(&rules),
    };
    create(folder, &bundled.ruleset.text, &registry, &rules)?;
    print(&format!("made {}; `ses-studio check {}` checks it\n", folder.display(), folder.display()));
    Ok(Outcome::Fine)
}
