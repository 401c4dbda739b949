//! Cards as a spreadsheet: one row per card, one column per field and per row of the effect.
//!
//! [`write`] writes the sheet of a registry, and [`plan`] reads a sheet and computes its changes. Writing and then
//! reading changes nothing. The order of rows and columns does not matter, and cards and columns that the sheet does
//! not have are not changed. A row of an effect is one line, such as `dmg 20 if first_action replace` ([`read_line`]).
//! The column `other` has the remaining members as JSON.

mod archive;
mod diff;
mod line;
mod read;
mod sheet;
mod table;
mod workbook;
mod write;

use std::fmt;

pub use diff::{CardChange, FieldChange, Plan, plan};
pub use line::{Line, LineError, read_line, write_line};
pub use sheet::decode;
pub use table::{Table, TableCell};
pub use write::{write, write_with_tags, written};

use crate::base::{Name, closest};
use crate::ruleset::Ruleset;

/// The maximum number of cards in a sheet.
pub const MAX_ROWS: usize = 100_000;
/// The maximum size of a cell in bytes.
pub const MAX_CELL: usize = 64 << 10;
/// The highest number of a column `effect N`.
const MAX_EFFECTS: usize = 999;
/// The prefix of the names of columns with wordings; the language follows.
const WORDING: &str = "text_override.";
/// The prefix of the names of columns with tags.
const TAG: &str = "tag:";

/// The content of a column.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Column {
    Id,
    Name,
    Type,
    Number(Name),
    Subtype,
    Trigger,
    Hero,
    Book,
    Books,
    /// A row of the effect, counted from 1.
    Effect(usize),
    Flavour,
    Art,
    Notes,
    Status,
    /// The wording in a language.
    Wording(Name),
    /// All members without a column, as a JSON object.
    Other,
    /// Whether a card has a tag of the project. It follows from other files, so that it is written and never read.
    Tag(Name),
    /// A column without a name, which must be empty.
    Nameless,
}

/// The columns that every game has, by name.
const FIXED: [(&str, Column); 13] = [
    ("id", Column::Id),
    ("name", Column::Name),
    ("type", Column::Type),
    ("subtype", Column::Subtype),
    ("trigger", Column::Trigger),
    ("hero", Column::Hero),
    ("book", Column::Book),
    ("books", Column::Books),
    ("flavour", Column::Flavour),
    ("art", Column::Art),
    ("notes", Column::Notes),
    ("status", Column::Status),
    ("other", Column::Other),
];

impl Column {
    /// The column with a name. Case and the space in `effect 1` are ignored.
    fn named(header: &str, rules: &Ruleset) -> Option<Column> {
        let name = header.trim();
        if let Some(column) = Self::of_member(name, rules) {
            return Some(column);
        }
        if let Some(language) = name.strip_prefix(WORDING) {
            return Some(Column::Wording(language.into()));
        }
        if let Some(tag) = name.strip_prefix(TAG) {
            return Some(Column::Tag(tag.into()));
        }
        let lower = name.to_lowercase();
        if let Some(number) = lower.strip_prefix("effect") {
            let number = number.trim_start_matches([' ', '_', '-']).parse().ok();
            return number.filter(|number| (1..=MAX_EFFECTS).contains(number)).map(Column::Effect);
        }
        let number = || rules.numbers.keys().find(|number| number.to_lowercase() == lower).cloned().map(Column::Number);
        Self::of_member(&lower, rules).or_else(number)
    }

    /// The column of a member of cards, if it has exactly one.
    fn of_member(name: &str, rules: &Ruleset) -> Option<Column> {
        let fixed = FIXED.into_iter().find(|(known, _)| *known == name).map(|(_, column)| column);
        fixed.or_else(|| rules.numbers.get_key_value(name).map(|(name, _)| Column::Number(name.clone())))
    }

    /// The known name that is most similar to a name in the header.
    fn meant(header: &str, rules: &Ruleset) -> Option<String> {
        let lower = header.trim().to_lowercase();
        let known = FIXED.iter().map(|(name, _)| *name).chain(rules.numbers.keys().map(Name::as_str));
        closest(&lower, known.chain(["effect 1"])).map(str::to_owned)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Column::Number(name) => f.write_str(name),
            Column::Effect(number) => write!(f, "effect {number}"),
            Column::Wording(language) => write!(f, "{WORDING}{language}"),
            Column::Tag(tag) => write!(f, "{TAG}{tag}"),
            other => {
                let fixed = FIXED.iter().find(|(_, column)| column == other);
                f.write_str(fixed.map_or("", |(name, _)| name))
            }
        }
    }
}

/// Whether a spreadsheet would run a cell as a formula, or [`protect`] has prevented that.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// Adds a `'`, so that a spreadsheet does not run the cell as a formula. [`unprotect`] removes it.
fn protect(cell: String) -> String {
    if is_formula(&cell) { format!("'{cell}") } else { cell }
}

/// The number of bytes that [`protect`] has added at the start of a cell.
fn protection(cell: &str) -> usize {
    usize::from(cell.starts_with('\'') && is_formula(cell))
}

#[cfg(test)]
mod tests {
    use super::{Column, protect, protection};

    #[test]
    fn formulas_are_kept_from_running_and_come_back() {
        for (cell, protected) in [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-5", "'-5"),
            ("@SUM", "'@SUM"),
            ("\tx", "'\tx"),
            ("'=1", "''=1"),
            ("''@", "'''@"),
            ("'tis", "'tis"),
            ("''", "''"),
            ("a=1", "a=1"),
            ("", ""),
        ] {
            assert_eq!(protect(cell.to_owned()), protected);
            assert_eq!(&protected[protection(protected)..], cell);
        }
    }

    #[test]
    fn headers_are_read_as_people_write_them() {
        let rules = crate::ruleset::starfall();
        let named = |header: &str| Column::named(header, &rules).map(|column| column.to_string());
        for (header, column) in [
            ("id", "id"),
            (" ID ", "id"),
            ("Cost", "cost"),
            ("Effect 1", "effect 1"),
            ("effect_12", "effect 12"),
            ("text_override.pt-BR", "text_override.pt-BR"),
            ("other", "other"),
        ] {
            assert_eq!(named(header).as_deref(), Some(column), "{header}");
        }
        for header in ["", "effect", "effect 0", "effect 1000", "effect x", "flavor"] {
            assert_eq!(named(header), None, "{header}");
        }
        assert_eq!(Column::meant("Flavor", &rules).as_deref(), Some("flavour"));
    }
}
