//! The games that come with the program, as they are in their folders.

use rust_embed::RustEmbed;

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
