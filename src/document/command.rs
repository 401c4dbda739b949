//! What can be done to a project, as plain data.

use serde::Deserialize;

use super::RecordPath;
use crate::base::{self, Code, Name};
use crate::card::{LeverChange, Row};
use crate::text::translation::Edit;

/// An edit. Each becomes one step of the history.
///
/// `gesture` numbers a burst of typing or one drag: edits of the same field with the same number are one step.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Gives a field of one or many records a value.
    Set {
        /// The records.
        at: Vec<RecordPath>,
        /// The field and its value.
        field: Field,
        /// The burst of typing or the drag that it is part of.
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Gives several fields of cards a value at once, and the cards to another hero. A number that cards of a type do not
    /// have is not set on those.
    SetAll {
        /// The cards, by index.
        cards: Vec<usize>,
        /// The fields and their values.
        fields: Vec<Field>,
        /// The hero's id; without it they stay where they are.
        #[serde(default)]
        hero: Option<Name>,
    },
    /// Gives cards another type: their ids follow, and so do the numbers that a card of that type has.
    SetType {
        /// The cards, by index.
        cards: Vec<usize>,
        /// The type's id.
        card_type: Name,
    },
    /// Puts a row in place of another.
    #[serde(skip)]
    SetRow {
        /// The card or hero.
        at: RecordPath,
        /// The row's index.
        row: usize,
        /// What stands there from now on.
        to: Row,
        /// The burst of typing or the drag that it is part of.
        gesture: Option<u64>,
    },
    /// Puts a new row before the one at an index, or last.
    #[serde(skip)]
    InsertRow {
        /// The card or hero.
        at: RecordPath,
        /// Where it will stand.
        row: usize,
        /// The row.
        what: Row,
    },
    /// Takes a row out.
    RemoveRow {
        /// The card or hero.
        at: RecordPath,
        /// The row's index.
        row: usize,
    },
    /// Moves a row to another place in its list.
    MoveRow {
        /// The card or hero.
        at: RecordPath,
        /// The row's index.
        row: usize,
        /// Its index afterwards.
        to: usize,
    },
    /// Puts a copy of a row after it.
    DuplicateRow {
        /// The card or hero.
        at: RecordPath,
        /// The row's index.
        row: usize,
    },
    /// Puts rows from JSON (a list of rows, or one) before the one at an index, or last.
    PasteRows {
        /// The card or hero.
        at: RecordPath,
        /// Where the first will stand.
        row: usize,
        /// The rows.
        json: String,
    },
    /// Adds a card with the next free id: to a hero's, or a crossover card.
    AddCard {
        /// The hero's id; without it the card is a crossover card.
        hero: Option<Name>,
        /// The type's id.
        card_type: Name,
        /// Its name in English.
        #[serde(default)]
        name: Name,
    },
    /// Adds a hero to a book, with the next free id.
    AddHero {
        /// The book's number.
        book: i64,
        /// Its name in English.
        #[serde(default)]
        name: Name,
    },
    /// Adds a book with the next number.
    AddBook {
        /// Its name in English.
        name: Name,
    },
    /// Puts a copy of each card after it, with the next free id.
    Duplicate {
        /// The cards, by index.
        cards: Vec<usize>,
    },
    /// Takes records out.
    Delete {
        /// Cards, heroes, books.
        at: Vec<RecordPath>,
    },
    /// Gives cards to another hero: their ids follow.
    MoveToHero {
        /// The cards, by index.
        cards: Vec<usize>,
        /// The hero's id.
        hero: Name,
    },
    /// Adds cards from JSON (a list of cards, or one); those whose id is taken get the next free one.
    PasteCards {
        /// The index of the first; last where there is none.
        #[serde(default)]
        at: Option<usize>,
        /// The cards.
        json: String,
    },
    /// Puts what a JSON text says in place of a card or hero.
    SetJson {
        /// The card or hero.
        at: RecordPath,
        /// All of it.
        json: String,
        /// The burst of typing that it is part of.
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Replaces a text wherever it stands.
    Replace(Replace),
    /// Applies fixes of problems as they were told, each within its record.
    Fix {
        /// The records, and what mends them.
        fixes: Vec<(RecordPath, base::FixEdit)>,
    },
    /// Applies every fix there is, or every fix of one kind of problem.
    FixAll {
        /// The kind of problem.
        #[serde(default)]
        code: Option<Code>,
    },
    /// Begins a language that the project does not have.
    AddLanguage {
        /// Its tag: `uk`, `pt-PT`.
        language: Name,
    },
    /// Edits of a language's messages, and of what is said about them.
    Translate {
        /// The language's tag.
        language: Name,
        /// What is done, in order.
        edits: Vec<Edit>,
        /// The burst of typing that it is part of.
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Moves levers of balance, as a calibration proposes.
    SetLevers {
        /// What is moved; refused if one no longer stands where it was.
        changes: Vec<LeverChange>,
    },
    /// Puts another text in place of the ruleset's.
    SetRuleset {
        /// The whole ruleset file.
        text: String,
    },
}

/// A field and the value that it gets; where a value may be absent, `None` takes it out.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The id, as it is typed.
    Id(Name),
    /// The name in English.
    Name(Name),
    /// A number of a card or hero, by the ruleset's id of it.
    Number(Name, Option<i64>),
    /// A card's subtype.
    Subtype(Option<Name>),
    /// A card's trigger.
    Trigger(Option<Name>),
    /// The hero of a card whose id does not say it.
    Hero(Option<Name>),
    /// The book of a card or hero.
    Book(Option<i64>),
    /// The books of a crossover card.
    Books(Vec<i64>),
    /// Flavour text in English.
    Flavour(Option<Name>),
    /// The picture, relative to the project's folder.
    Art(Option<Name>),
    /// Notes of the designer.
    Notes(Option<Name>),
    /// How far a card's design is.
    Status(Option<Name>),
    /// A wording of a card's effect by language, in place of the generated one.
    Wording(Name, Option<Name>),
}

/// Find and replace.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a tick box of its own")]
pub struct Replace {
    /// What is looked for; nothing is found where it is empty.
    pub find: String,
    /// What is put there.
    pub with: String,
    /// Whether capital and small letters differ.
    pub match_case: bool,
    /// Whether names are looked through.
    pub names: bool,
    /// Whether notes are looked through.
    pub notes: bool,
    /// Whether flavour texts are looked through.
    pub flavour: bool,
    /// Only in these records; everywhere where there are none.
    pub only: Option<Vec<RecordPath>>,
}
