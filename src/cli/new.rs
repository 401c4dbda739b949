//! `ses-studio new`: creates a project folder.

use std::fs;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{Outcome, UsageError, print};
use crate::registry::project::{create, empty};
use crate::registry::{Project, start};
use crate::ruleset::Ruleset;

/// Create a project folder: the smallest complete game, to change into your own
#[derive(Args)]
pub struct Arguments {
    /// The folder to create; it must not exist or be empty
    folder: PathBuf,
    /// Begin with a copy of this game instead
    #[arg(long, value_name = "GAME")]
    from: Option<From>,
}

#[derive(Clone, Copy, ValueEnum)]
enum From {
    /// The bundled game
    Starfall,
    /// The bundled game's rules and books, without its cards
    StarfallRules,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let folder = &arguments.folder;
    let taken = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) || folder.is_file();
    if taken {
        return Err(UsageError(format!("`{}` is there already and not empty", folder.display())).into());
    }
    match arguments.from {
        Some(from) => {
            let bundled = Project::bundled();
            let (Some(rules), _) = Ruleset::read(&bundled.ruleset) else {
                anyhow::bail!("the bundled ruleset cannot be read");
            };
            let registry = match from {
                From::Starfall => bundled.registry.text,
                From::StarfallRules => empty(&rules),
            };
            create(folder, &bundled.ruleset.text, &registry, &rules)?;
            print(&format!("made {}; `ses-studio check {}` checks it\n", folder.display(), folder.display()));
        }
        None => {
            start(folder)?;
            let page = folder.join("README.md");
            print(&format!("made {}; {} says what is in it\n", folder.display(), page.display()));
        }
    }
    Ok(Outcome::Fine)
}
