//! The game that a new project begins with: small, complete, and explained entry by entry.

use std::fs;
use std::path::Path;

use rust_embed::RustEmbed;

use super::file::{Expected, ReplaceError, replace};

/// A project as it is in its folder.
#[derive(RustEmbed)]
#[folder = "data/tiny/"]
struct Start;

/// Writes a new project: rules, cards, scenarios, names in every language, and a page that explains them. A file that
/// is there already is an error and stays as it is.
pub fn start(folder: &Path) -> Result<(), ReplaceError> {
    let mut paths: Vec<_> = Start::iter().collect();
    paths.sort();
    for path in paths {
        let Some(file) = Start::get(&path) else { continue };
        let to = folder.join(&*path);
        if let Some(above) = to.parent() {
            fs::create_dir_all(above).map_err(ReplaceError::Failed)?;
        }
        replace(&to, &file.data, Expected::OneOf(&[]))?;
    }
    Ok(())
}
