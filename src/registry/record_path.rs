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

    /// Whether fixes of problems can be applied to the record in the window.
    pub fn takes_fixes(self) -> bool {
        matches!(self, RecordPath::Card(_) | RecordPath::Hero(_))
    }

    /// A problem of the record as a problem of its file.
    pub fn in_file(self, problem: &Diagnostic) -> Diagnostic {
        let mut problem = problem.clone();
        problem.move_into(&self.pointer());
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

/// The part of a row that a JSON pointer within a record leads to, by the place of the row in its list and in that of each
/// row around it, e.g. `to/who` of 2, 0 for `/effects/2/effects/0/to/who`. A row of a card that is written out in another is
/// inside that.
pub fn within_row<'p>(pointer: &'p str, path: &[usize]) -> Option<&'p str> {
    let mut rest = ["/effects/", "/ability/"].iter().find_map(|list| pointer.strip_prefix(list))?;
    for (depth, at) in path.iter().enumerate() {
        if depth > 0 {
            rest = INSIDE.iter().find_map(|list| rest.strip_prefix(list))?;
        }
        let (found, more) = rest.split_once('/').unwrap_or((rest, ""));
        if found.parse() != Ok(*at) {
            return None;
        }
        rest = more;
    }
    Some(rest)
}

/// Whether a part of a row is a row inside it.
pub fn is_inside(part: &str) -> bool {
    INSIDE.iter().any(|list| part.starts_with(list))
}

/// Where the rows inside a row are.
const INSIDE: [&str; 2] = ["effects/", "card/effects/"];

#[cfg(test)]
mod tests {
    use super::{RecordPath, is_inside, within_row};

    #[test]
    fn pointers_lead_into_rows_inside_others() {
        assert_eq!(within_row("/effects/2/effects/0/to/who", &[2, 0]), Some("to/who"));
        assert_eq!(within_row("/effects/2/card/effects/0/to", &[2, 0]), Some("to"));
        assert_eq!(within_row("/effects/2/card/effects/10", &[2, 1]), None);
        assert_eq!(within_row("/ability/2", &[2]), Some(""));
        assert_eq!(within_row("/name", &[0]), None);
        assert!(is_inside("card/effects/0/to") && is_inside("effects/1") && !is_inside("card/cost"));
    }

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
