//! `ses-studio studio`: the window.

use std::path::PathBuf;

use super::{Outcome, UsageError};
use crate::registry::Project;
use crate::studio::StartProject;

/// Open the studio
#[derive(clap::Args, Default)]
pub struct Arguments {
    /// A project's folder, or a bundled game [default: the project that was open last, or the start screen]
    project: Option<PathBuf>,
    /// For players who design cards: only the editor of cards, and a button that puts a card into a file for its designers
    #[arg(long)]
    portal: bool,
}

pub fn run(arguments: Arguments) -> anyhow::Result<Outcome> {
    let start = match arguments.project {
        Some(path) => match path.to_str().filter(|game| !path.exists() && Project::of_bundled(game).is_some()) {
            Some(game) => StartProject::Game(game.to_owned()),
            None => StartProject::Folder(path),
        },
        None => StartProject::Last,
    };
    crate::studio::run(&start, arguments.portal)
        .map_err(|error| UsageError(format!("the window cannot be opened: {error}")))?;
    Ok(Outcome::Fine)
}
