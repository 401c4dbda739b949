//! New projects: copies of a bundled game.

use std::fs;
use std::path::Path;

use super::file::{Expected, ReplaceError, replace};
use super::project::{empty, save};
use super::{bundled, decks, outline, scenarios};
use crate::ruleset::Ruleset;

/// The game that a new project begins with: small, complete, and explained entry by entry.
pub const START: &str = "tiny";

/// The folder of the pictures that show a bundled game before it is opened.
pub const COVERS: &str = "covers";

/// Copies a bundled game into a folder: rules, cards, scenarios, names in every language, and a page that explains them if
/// the game has one. A file that is there already is an error and stays as it is.
///
/// # Errors
///
/// A file cannot be written.
pub fn start(game: &str, folder: &Path) -> Result<(), ReplaceError> {
    start_where(game, folder, |_| true)
}

/// As [`start`], but without the game's cards, decks, scenarios and chapters.
///
/// # Errors
///
/// A file cannot be written.
pub fn start_rules(game: &str, folder: &Path) -> Result<(), ReplaceError> {
    let contents = [scenarios::FOLDER, scenarios::CHAPTERS, decks::FOLDER];
    let is_content = |name: &str| contents.iter().any(|folder| name.starts_with(folder));
    start_where(game, folder, |name| !is_content(name))?;
    let registry = bundled::file(&format!("{game}/registry.json"));
    let rules = bundled::file(&format!("{game}/ruleset.json")).and_then(|ruleset| Ruleset::read(&ruleset).0);
    match (registry, rules) {
        (Some(registry), Some(rules)) => save(&folder.join("registry.json"), empty(&registry, &rules)),
        _ => Ok(()),
    }
}

fn start_where(game: &str, folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<(), ReplaceError> {
    fs::create_dir_all(folder).map_err(ReplaceError::Failed)?;
    for name in bundled::names(game).iter().filter(|name| is_of_project(name) && is_wanted(name)) {
        let Some(bytes) = bundled::bytes(&format!("{game}/{name}")) else { continue };
        let to = folder.join(name);
        if let Some(above) = to.parent() {
            fs::create_dir_all(above).map_err(ReplaceError::Failed)?;
        }
        replace(&to, &bytes, Expected::OneOf(&[]))?;
    }
    Ok(())
}

/// Whether a file belongs to a project of the game, and is not only about the bundled one.
fn is_of_project(name: &str) -> bool {
    let is_page = Path::new(name).extension().is_some_and(|end| end == "md") && !name.contains('/');
    !name.starts_with(COVERS) && name != outline::FILE && (!is_page || name == "README.md")
}
