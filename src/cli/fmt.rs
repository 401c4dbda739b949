//! `ses-studio fmt`: registries in canonical form.

use std::path::PathBuf;

use clap::Args;

use super::{Outcome, open, print, read_lossless};
use crate::registry::project::save;
use crate::registry::write;

/// Write registries in canonical form: stable order, one row per line
#[derive(Args)]
pub struct Arguments {
    /// Project folders or registry files [default: the bundled Starfall, which is only checked]
    #[arg(value_name = "PROJECT|FILE")]
    projects: Vec<PathBuf>,
    /// Change nothing; list the files that are not in canonical form (exit code 1)
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let mut bad = false;
    let named: Vec<Option<&PathBuf>> =
        if arguments.projects.is_empty() { vec![None] } else { arguments.projects.iter().map(Some).collect() };
    for path in named {
        let Some(project) = open(path)? else {
            bad = true;
            continue;
        };
        let Some((rules, registry)) = read_lossless(&project) else {
            bad = true;
            continue;
        };
        let source = &project.registry;
        let text = write(&registry, &rules);
        if text == source.text {
            continue;
        }
        match &project.folder {
            Some(folder) if !arguments.check => {
                save(&folder.join(PathBuf::from(&source.name).file_name().unwrap_or_default()), &text)?;
                print(&format!("{}: written in its one form\n", source.name));
            }
            _ => {
                print(&format!("{}: not in its one form\n", source.name));
                bad = true;
            }
        }
    }
    Ok(Outcome::problems_if(bad))
}
