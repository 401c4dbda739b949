//! `ses-studio schema`: the JSON Schema of a project's registry.

use std::path::PathBuf;

use clap::Args;

use super::{Outcome, open, print, report};
use crate::registry::schema;
use crate::ruleset::Ruleset;

/// Print the JSON Schema (2020-12) of a project's registry, generated from its ruleset
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    match Ruleset::read(&project.ruleset) {
        (Some(rules), _) => {
            print(&format!("{}\n", serde_json::to_string_pretty(&schema(&rules))?));
            Ok(Outcome::Fine)
        }
        (None, problems) => {
            report::show(&project.ruleset, &problems);
            Ok(Outcome::Problems)
        }
    }
}
