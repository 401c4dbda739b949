//! `ses-studio new`: a project folder to begin with.

use std::fs;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{Outcome, WrongUse, print};
use crate::registry::project::save;
use crate::registry::{Project, Registry, read, schema, write};
use crate::ruleset::Ruleset;

/// Make a project folder: a ruleset, a registry and its schema
#[derive(Args)]
pub struct Arguments {
    /// The folder to make; it must not exist, or be empty
    folder: PathBuf,
    /// Take over this game's cards too; without it the registry has the game's books and no cards
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
        return Err(WrongUse(format!("`{}` is there already and not empty", folder.display())).into());
    }
    let bundled = Project::bundled();
    let (Some(rules), _) = Ruleset::read(&bundled.ruleset) else {
        anyhow::bail!("the bundled ruleset cannot be read");
    };
    let registry = match arguments.from {
        Some(From::Starfall) => bundled.registry.text.clone(),
        None => {
            let (full, _) = read(&bundled.registry, &rules);
            let full = full.unwrap_or_default();
            let empty = Registry { heroes: Vec::new(), cards: Vec::new(), ..full };
            write(&empty, &rules)
        }
    };
    fs::create_dir_all(folder)?;
    save(&folder.join("ruleset.json"), &bundled.ruleset.text)?;
    save(&folder.join("registry.json"), &registry)?;
    save(&folder.join("registry.schema.json"), &format!("{}\n", serde_json::to_string_pretty(&schema(&rules))?))?;
    print(&format!("made {}; `ses-studio check {}` checks it\n", folder.display(), folder.display()));
    Ok(Outcome::Fine)
}
