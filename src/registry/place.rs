//! Which record of a project something is about.

use serde::{Deserialize, Serialize};

use crate::base::json::step;

/// A record by where it stands in the file: ids may be missing or doubled in a file that is being mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The registry file itself.
    File,
    /// The ruleset file.
    Ruleset,
    /// A book, by its index.
    Book(usize),
    /// A hero, by its index.
    Hero(usize),
    /// A card, by its index.
    Card(usize),
}

impl Place {
    /// The JSON pointer of the record in its file.
    pub fn pointer(self) -> String {
        match self {
            Place::File | Place::Ruleset => String::new(),
            Place::Book(at) => step("/books", at),
            Place::Hero(at) => step("/heroes", at),
            Place::Card(at) => step("/cards", at),
        }
    }

    /// The record of the registry that a JSON pointer leads into, and the pointer within it.
    pub fn of(pointer: &str) -> (Place, &str) {
        let found = || {
            let (list, rest) = pointer.strip_prefix('/')?.split_once('/')?;
            let (at, within) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
            let at = at.parse().ok()?;
            match list {
                "books" => Some((Place::Book(at), within)),
                "heroes" => Some((Place::Hero(at), within)),
                "cards" => Some((Place::Card(at), within)),
                _ => None,
            }
        };
        found().unwrap_or((Place::File, pointer))
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn pointers_lead_to_records_and_back() {
        assert_eq!(Place::of("/cards/17/effects/0"), (Place::Card(17), "/effects/0"));
        assert_eq!(Place::of("/heroes/2"), (Place::Hero(2), ""));
        assert_eq!(Place::of("/cards"), (Place::File, "/cards"));
        assert_eq!(Place::of("/notes/1/x"), (Place::File, "/notes/1/x"));
        assert_eq!(Place::of(""), (Place::File, ""));
        assert_eq!(Place::of(&Place::Book(1).pointer()), (Place::Book(1), ""));
    }
}
