//! `ses-studio studio`: the window.

use std::path::PathBuf;

use super::{Outcome, UsageError};
use crate::registry::project::BUNDLED;

/// Open the studio
#[derive(clap::Args, Default)]
pub struct Arguments {
    /// A project's folder [default: the project that was open last, or the bundled game]
    project: Option<PathBuf>,
}

pub fn run(arguments: Arguments) -> anyhow::Result<Outcome> {
    let bundled = |path: &PathBuf| path.as_os_str() == BUNDLED && !path.exists();
    let start = match arguments.project {
        Some(path) if bundled(&path) => crate::studio::StartProject::Bundled,
        Some(path) => crate::studio::StartProject::Folder(path),
        None => crate::studio::StartProject::Last,
    };
    crate::studio::run(start).map_err(|error| UsageError(format!("the window cannot be opened: {error}")))?;
    Ok(Outcome::Fine)
}
