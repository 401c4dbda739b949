//! The members of everything that a ruleset of format 2 lists, with the kind of value that each takes. The reader reports
//! members that are not here, the JSON Schema is made of these tables, and `fmt` writes members in their order.

mod flow;
mod lists;
mod tables;

pub use flow::*;
pub use lists::*;
pub use tables::*;

/// What an object can have.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// In the order in which they are written. Besides `id`.
    pub members: &'static [Member],
    /// Members that only importers, generators, windows and other programs read.
    pub others: &'static [&'static str],
}

/// A member of an object.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub name: &'static str,
    pub kind: Kind,
    pub is_required: bool,
    /// What it means, in a phrase for editors.
    pub about: &'static str,
}

/// What a member takes. Names of tables are their paths in the file, e.g. `match/windows`.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Anything, because no match reads it.
    Any,
    Text,
    /// A list of texts.
    Texts,
    /// One text, or a list of them.
    Names,
    Flag,
    Integer,
    /// A whole number, which may be written as a text.
    Small,
    /// `[least, most]`
    Range,
    /// Ranges by name.
    Ranges,
    /// One of these words.
    Word(&'static [&'static str]),
    /// One of these words, or a list of them.
    Words(&'static [&'static str]),
    /// The id of an entry of a table.
    One(&'static str),
    /// The id of an entry of a table, or a list of them.
    Many(&'static str),
    /// Zones, groups, or `play`; one or a list.
    Zones,
    /// Timings or families of timings; one or a list.
    Timings,
    /// Keywords; one or a list. `true`: also `word`, the word of the row.
    Keywords(bool),
    /// A number of 32 bits, or an expression.
    Term,
    Expression,
    /// An expression, or a list of them.
    Cards,
    /// Statements: a text, a block, or a list of them.
    Block,
    /// What becomes of cards: a word or statements.
    Left,
    /// Filters.
    Where,
    Target,
    /// A class of card types.
    Class,
    /// The form of card ids.
    IdForm,
    /// A list of forms of card ids.
    IdForms,
    /// Rows of effects.
    Rows,
    /// What the parameter of a filter or, with `true`, of a condition is.
    Takes(bool),
    /// The numbers of a type: a list, or an object with ranges.
    TypeNumbers,
    /// The table of an operation's words, or a list of words.
    OperationWord,
    /// `true`, or the targets of an operation, the usual one first.
    OperationTo,
    /// `true`, or the durations of an operation, the usual one first.
    OperationFor,
    /// Parameters of rows by name.
    Parameters,
    /// Expressions by the number or quantity to which they are added.
    Adds,
    /// `true`, or timings.
    Ability,
    /// Expressions by name.
    Terms,
    /// Expressions by the names of actions and windows.
    Values,
    Picks,
    /// A number, or `any`.
    Times,
    /// 0 or `self`, 1 or `opponent`.
    Seat,
    /// Who begins.
    First,
    /// Two expressions.
    Two,
    /// Three whole numbers.
    Three,
    /// A number, a range, or a lever.
    Bound,
    Leader,
    /// An expression, or a list of checks.
    DeckTests,
    /// Numbers by the entry of a table.
    Weights(&'static str),
    /// Zones by the name of a group.
    Groups,
    /// Lists of zones.
    ZoneRows,
    /// Cards by name.
    Tokens,
    /// Cards.
    CardList,
    /// Numbers by the id of a card.
    Counts,
    Object(&'static Entry),
    /// Entries with ids.
    Table(&'static Entry),
    /// Entries that need no id.
    List(&'static Entry),
    /// Objects that have only the members of the entry.
    Objects(&'static Entry),
}

/// A member that an object may have.
const fn may(name: &'static str, kind: Kind, about: &'static str) -> Member {
    Member { name, kind, is_required: false, about }
}

/// A member that an object must have.
const fn must(name: &'static str, kind: Kind, about: &'static str) -> Member {
    Member { name, kind, is_required: true, about }
}

/// Members that any entry can have and no match reads.
pub const ANY: [&str; 5] = ["about", "icon", "kind", "wire", "name"];
/// Those of them that are texts.
pub const TEXTS: [&str; 4] = ["name", "kind", "icon", "about"];

impl Entry {
    /// The names of all members.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.members.iter().map(|member| member.name).chain(self.others.iter().copied())
    }

    /// The names of all members as a list.
    pub fn known(&self) -> Vec<&'static str> {
        self.names().collect()
    }
}
