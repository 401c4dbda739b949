//! Paths of the records of a project.

use serde::{Deserialize, Serialize};

use crate::base::Diagnostic;
use crate::base::json::step;

/// A record by its position in the file, because ids can be missing or duplicate while a file is being edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordPath {
    /// The whole registry file.
    File,
    Ruleset,
    Book(usize),
    Hero(usize),
    Card(usize),
    /// A deck, by its place among those of the registry and of files.
    Deck(usize),
}

impl RecordPath {
    /// The JSON pointer of the record in its file.
    pub fn pointer(self) -> String {
        match self {
            RecordPath::File | RecordPath::Ruleset => String::new(),
            RecordPath::Book(at) => step("/books", at),
            RecordPath::Hero(at) => step("/heroes", at),
            RecordPath::Card(at) => step("/cards", at),
            RecordPath::Deck(at) => step("/decks", at),
        }
    }

    /// A problem of the record as a problem of its file.
    pub fn in_file(self, problem: &Diagnostic) -> Diagnostic {
        let mut problem = problem.clone();
        let record = self.pointer();
        problem.pointer.insert_str(0, &record);
        if let Some(fix) = &mut problem.fix {
            fix.change.pointer_mut().insert_str(0, &record);
        }
        problem
    }

    /// The record that a problem of a file is in, and the problem as one of that record.
    pub fn in_record(mut problem: Diagnostic) -> (RecordPath, Diagnostic) {
        problem.span = None;
        let (place, pointer) = RecordPath::of(&problem.pointer);
        problem.pointer = pointer.to_owned();
        if let Some(fix) = &mut problem.fix {
            let pointer = fix.change.pointer_mut();
            *pointer = RecordPath::of(pointer).1.to_owned();
        }
        (place, problem)
    }

    /// The record of the registry that a JSON pointer leads into, and the pointer within it.
    pub fn of(pointer: &str) -> (RecordPath, &str) {
        let found = || {
            let (list, rest) = pointer.strip_prefix('/')?.split_once('/')?;
            let (at, within) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
            let at = at.parse().ok()?;
            match list {
                "books" => Some((RecordPath::Book(at), within)),
                "heroes" => Some((RecordPath::Hero(at), within)),
                "cards" => Some((RecordPath::Card(at), within)),
                "decks" => Some((RecordPath::Deck(at), within)),
                _ => None,
            }
        };
        found().unwrap_or((RecordPath::File, pointer))
    }
}

/// The row that a JSON pointer within a record leads into, e.g. 2 for `/effects/2/val`.
pub fn row_of(pointer: &str) -> Option<usize> {
    let rows = ["/effects/", "/ability/"].iter().find_map(|list| pointer.strip_prefix(list))?;
    rows.split('/').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::RecordPath;

    #[test]
    fn pointers_lead_to_records_and_back() {
        assert_eq!(RecordPath::of("/cards/17/effects/0"), (RecordPath::Card(17), "/effects/0"));
        assert_eq!(RecordPath::of("/heroes/2"), (RecordPath::Hero(2), ""));
        assert_eq!(RecordPath::of("/cards"), (RecordPath::File, "/cards"));
        assert_eq!(RecordPath::of("/notes/1/x"), (RecordPath::File, "/notes/1/x"));
        assert_eq!(RecordPath::of(""), (RecordPath::File, ""));
        assert_eq!(RecordPath::of(&RecordPath::Book(1).pointer()), (RecordPath::Book(1), ""));
    }
}
