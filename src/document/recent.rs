//! What is shown of a project before it is opened.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::base::json::{self, Node};

/// Larger registries are not read to count their cards, in bytes.
const MAX_COUNTED: u64 = 16 << 20;

/// A project that was open before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentProject {
    pub folder: PathBuf,
    /// Whether its registry is still there.
    pub is_there: bool,
    /// When it was saved last.
    pub saved: Option<SystemTime>,
    /// The name of its game in the ruleset. Empty if it cannot be read.
    pub game: String,
    /// How many cards it has, if they can be counted quickly.
    pub cards: Option<usize>,
}

/// Looks at a project without opening it.
pub fn recent_project(folder: &Path) -> RecentProject {
    let registry = if folder.is_dir() { folder.join("registry.json") } else { folder.to_owned() };
    let found = fs::metadata(&registry).ok().filter(fs::Metadata::is_file);
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    let is_small = found.as_ref().is_some_and(|found| found.len() <= MAX_COUNTED);
    let cards = is_small.then(|| {
        let text = read(&registry);
        let root = json::parse(&text).ok()?;
        root.member("cards").map(|cards| Node::items(cards).len())
    });
    let rules = found.as_ref().map(|_| read(&registry.with_file_name("ruleset.json"))).unwrap_or_default();
    let name = json::parse(&rules).ok().and_then(|root| root.member("name").or_else(|| root.member("game")));
    RecentProject {
        folder: folder.to_owned(),
        is_there: found.is_some(),
        saved: found.and_then(|found| found.modified().ok()),
        game: name.and_then(Node::string).map(std::borrow::Cow::into_owned).unwrap_or_default(),
        cards: cards.flatten(),
    }
}
