//! `ses-studio templates`: copies the templates of card faces into a project.

use std::path::PathBuf;

use clap::Args;

use super::{Outcome, UsageError, open, print, read_lossless};
use crate::face::copy_templates;

/// Copy the templates of card faces into a project, where they replace the bundled ones
#[derive(Args)]
pub struct Arguments {
    /// The project's folder
    project: PathBuf,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Some(project) = open(Some(&arguments.project))? else { return Ok(Outcome::Problems) };
    let Some((rules, _)) = read_lossless(&project) else { return Ok(Outcome::Problems) };
    let Some(folder) = &project.folder else {
        let message = "the bundled project has no folder; `ses-studio new` makes one that has".to_owned();
        return Err(UsageError(message).into());
    };
    match copy_templates(folder, &rules.game) {
        Ok(to) => {
            print(&format!("made {}; its README.md says how a face is changed\n", to.display()));
            Ok(Outcome::Fine)
        }
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(UsageError(format!("`{}` has templates of its own already", arguments.project.display())).into())
        }
        Err(error) => Err(error.into()),
    }
}
