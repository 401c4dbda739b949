//! The games that come with the program, as they are in their folders.

use std::collections::BTreeSet;

use rust_embed::RustEmbed;

use super::project::BUNDLED;
use crate::base::Source;

#[derive(RustEmbed)]
#[folder = "data/"]
struct Bundled;

/// A file of a bundled game; its name begins with the game's: `game/ruleset.json`.
pub fn file(path: &str) -> Option<Source> {
    let text = String::from_utf8(Bundled::get(path)?.data.into_owned()).ok()?;
    Some(Source::new(path, text))
}

/// The files of a folder below a bundled game, ordered by name.
pub fn files(folder: &str) -> Vec<Source> {
    let prefix = format!("{folder}/");
    let mut paths: Vec<_> = Bundled::iter().filter(|path| path.starts_with(&prefix)).collect();
    paths.sort();
    paths.iter().filter_map(|path| file(path)).collect()
}

/// The bytes of a file of a bundled game, e.g. of a picture.
pub fn bytes(path: &str) -> Option<Vec<u8>> {
    Some(Bundled::get(path)?.data.into_owned())
}

/// The names of the files in a folder below a bundled game, ordered.
pub fn names(folder: &str) -> Vec<String> {
    let prefix = format!("{folder}/");
    let mut names: Vec<String> =
        Bundled::iter().filter_map(|path| path.strip_prefix(&prefix).map(str::to_owned)).collect();
    names.sort();
    names
}

/// The ids of the bundled games: first the one that the program opens by itself, last the one that a new project is a
/// copy of.
pub fn games() -> Vec<String> {
    let games: BTreeSet<String> =
        Bundled::iter().filter_map(|path| path.strip_suffix("/ruleset.json").map(str::to_owned)).collect();
    let mut games: Vec<String> = games.into_iter().collect();
    games.sort_by_key(|game| (game != BUNDLED, game == super::start::START));
    games
}
