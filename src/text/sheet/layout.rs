//! Which column of a card sheet is which member of a card: the ruleset's member `library`.

use crate::base::Source;
use crate::base::json::{self, Node, Shape};
use crate::registry::csv::Table;

/// The columns of a sheet.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The names of the columns with what they are, in their order. Two columns can be of one member.
    pub columns: Vec<(String, Column)>,
    /// The columns that a sheet must have.
    pub needs: Vec<String>,
    /// The handlers of scripts, each with the timing of its rows.
    pub scripts: Vec<(String, String)>,
}

/// What a column is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Column {
    /// A member of a card.
    Member(String),
    /// Several members in a cell, with what is between them.
    Members(Vec<Piece>),
}

/// A member in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The member.
    pub member: String,
    /// What is between its words, if it has several.
    pub between: Option<String>,
    /// What follows it; empty at the end.
    pub after: String,
}

impl Layout {
    /// The layout of a ruleset; `None` if it has none.
    pub fn of(ruleset: &Source) -> Option<Self> {
        let root = json::parse(&ruleset.text).ok()?;
        let library = root.member("library")?;
        let columns = library.member("columns").filter(|columns| columns.shape() == Shape::Object)?;
        let column = |member: &json::Member<'_>| {
            let text = member.value.string()?;
            let column =
                if text.contains('{') { Column::Members(pieces(&text)) } else { Column::Member(text.into_owned()) };
            Some((member.key.to_string(), column))
        };
        let needs = library.member("needs").map(Node::items).unwrap_or_default();
        let scripts = library.member("scripts").map(Node::members).unwrap_or_default();
        let scripts =
            scripts.into_iter().filter_map(|one| Some((one.key.to_string(), one.value.string()?.into_owned())));
        Some(Self {
            scripts: scripts.collect(),
            columns: columns.members().iter().filter_map(column).collect(),
            needs: needs.into_iter().filter_map(|name| Some(name.string()?.into_owned())).collect(),
        })
    }

    /// Whether a sheet has cards with their rows, as [`csv::write`](crate::registry::csv::write) gives them, and not with
    /// prose as a layout says: it has a column `id`, which the layout has not.
    pub fn is_of_rows(layout: Option<&Self>, sheet: &Source) -> bool {
        const ID: &str = "id";
        // A list of objects is always prose.
        if sheet.text.trim_start().starts_with('[') || layout.is_some_and(|layout| layout.column(ID).is_some()) {
            return false;
        }
        let table = Table::read(sheet, &mut Vec::new());
        table.header.iter().any(|cell| cell.text.eq_ignore_ascii_case(ID))
    }

    /// The column of a header, whatever its capitals.
    pub fn column(&self, header: &str) -> Option<(&str, &Column)> {
        let wanted = header.trim().to_lowercase();
        let found = self.columns.iter().find(|(name, _)| name.to_lowercase() == wanted);
        found.map(|(name, column)| (name.as_str(), column))
    }

    /// The columns that are written: the first one of each member.
    pub fn written(&self) -> Vec<(&str, &Column)> {
        let mut written: Vec<(&str, &Column)> = Vec::new();
        for (name, column) in &self.columns {
            if written.iter().all(|(_, known)| *known != column) {
                written.push((name, column));
            }
        }
        written
    }
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for part in text.split('{').skip(1) {
        let (inside, after) = part.split_once('}').unwrap_or((part, ""));
        let (member, between) = match inside.split_once(':') {
            Some((member, between)) => (member, Some(between.trim().to_owned())),
            None => (inside, None),
        };
        pieces.push(Piece { member: member.trim().to_owned(), between, after: after.trim().to_owned() });
    }
    pieces
}
