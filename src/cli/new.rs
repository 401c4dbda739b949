//! `ses-studio new`: creates a project folder.

use std::fs;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use super::{Outcome, UsageError, meant, print};
use crate::registry::bundled;
use crate::registry::project::BUNDLED;
use crate::registry::start::{START, start, start_rules};

/// Create a project folder: the smallest complete game, to change into your own
#[derive(Args)]
pub struct Arguments {
    /// The folder to create; it must not exist or be empty
    folder: PathBuf,
    /// Begin with a copy of this bundled game instead; `starfall-rules` is Starfall's rules and books without its cards
    #[arg(long, value_name = "GAME", value_parser = game)]
    from: Option<String>,
}

/// The bundled game's rules without its cards.
const ONLY_RULES: &str = "starfall-rules";

/// A bundled game by its id.
fn game(id: &str) -> Result<String, String> {
    let mut games = bundled::games();
    games.push(ONLY_RULES.to_owned());
    let refused = || format!("there is {}{}", games.join(", "), meant(id, games.iter().map(String::as_str)));
    if games.iter().any(|game| game == id) { Ok(id.to_owned()) } else { Err(refused()) }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let folder = &arguments.folder;
    let taken = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) || folder.is_file();
    if taken {
        return Err(UsageError(format!("`{}` is there already and not empty", folder.display())).into());
    }
    let made = match arguments.from.as_deref() {
        Some(ONLY_RULES) => start_rules(BUNDLED, folder),
        from => start(from.unwrap_or(START), folder),
    };
    made.with_context(|| format!("`{}` cannot be made", folder.display()))?;
    let (shown, page) = (folder.display(), folder.join("README.md"));
    if page.is_file() {
        print(&format!("made {shown}; {} says what is in it\n", page.display()));
    } else {
        print(&format!("made {shown}; `ses-studio check {shown}` checks it\n"));
    }
    Ok(Outcome::Fine)
}
