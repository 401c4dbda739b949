//! The edits of a project, as plain data.

use serde::Deserialize;

use super::{Arrange, RecordPath, RowPath};
use crate::base::{self, Code, JsonEdit, Name};
use crate::card::{LeverChange, Row};
use crate::registry::Deck;
use crate::text::translation::Edit;

/// An edit. Each becomes one step of the history.
///
/// `gesture` numbers a burst of typing or one drag: edits of the same field with the same number are one step.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Sets a field of one or many records.
    Set {
        at: Vec<RecordPath>,
        field: Field,
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Sets several fields of cards, and optionally moves the cards to another hero. A number is not set on cards whose
    /// type does not have it.
    SetAll {
        /// The cards, by index.
        cards: Vec<usize>,
        fields: Vec<Field>,
        /// The id of the hero; `None` keeps the cards' heroes.
        #[serde(default)]
        hero: Option<Name>,
    },
    /// Changes the type of cards. Their ids and numbers are adapted to the type.
    SetType {
        /// The cards, by index.
        cards: Vec<usize>,
        card_type: Name,
    },
    /// Replaces a row.
    #[serde(skip)]
    SetRow { at: RecordPath, row: usize, to: Row, gesture: Option<u64> },
    /// Inserts a row before the row at an index, or at the end.
    #[serde(skip)]
    InsertRow { at: RecordPath, row: usize, what: Row },
    /// Removes a row.
    RemoveRow { at: RecordPath, row: usize },
    /// Moves a row to another index of its list.
    MoveRow {
        at: RecordPath,
        row: usize,
        /// The index after the move.
        to: usize,
    },
    /// Inserts a copy of a row after the row.
    DuplicateRow { at: RecordPath, row: usize },
    /// Inserts rows from JSON (one row or a list) before the row at an index, or at the end.
    PasteRows {
        at: RecordPath,
        /// The index of the first inserted row.
        row: usize,
        json: String,
    },
    /// Moves, adds or removes a row, or all rows of its ability.
    #[serde(skip)]
    Arrange { at: RecordPath, row: RowPath, how: Arrange },
    /// Adds a card of a hero, or a crossover card, with the next free id.
    AddCard {
        /// The id of the hero; `None` for a crossover card.
        hero: Option<Name>,
        card_type: Name,
        /// The name in English.
        #[serde(default)]
        name: Name,
    },
    /// Adds a hero to a book, with the next free id.
    AddHero {
        book: i64,
        /// The name in English.
        #[serde(default)]
        name: Name,
    },
    /// Adds a book with the next number.
    AddBook {
        /// The name in English.
        name: Name,
    },
    /// Inserts a copy of each card after the card, with the next free id.
    Duplicate {
        /// The cards, by index.
        cards: Vec<usize>,
    },
    /// Removes records.
    Delete { at: Vec<RecordPath> },
    /// Moves cards to another hero. Their ids are adapted.
    MoveToHero {
        /// The cards, by index.
        cards: Vec<usize>,
        hero: Name,
    },
    /// Adds cards from JSON (one card or a list). Cards whose id is taken get the next free one.
    PasteCards {
        /// The index of the first card; `None` for the end.
        #[serde(default)]
        at: Option<usize>,
        json: String,
    },
    /// Adds a card from elsewhere, with the next free id of its type, and its names in other languages.
    TakeCard {
        json: String,
        /// By the tags of the languages.
        names: Vec<(Name, Name)>,
    },
    /// Replaces a card or hero by the one in a JSON text.
    SetJson {
        at: RecordPath,
        /// The JSON of the whole record.
        json: String,
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Replaces all occurrences of a text.
    Replace(Replace),
    /// Applies fixes of problems, each relative to its record.
    Fix {
        /// The records with their fixes.
        fixes: Vec<(RecordPath, base::FixEdit)>,
    },
    /// Applies all fixes, or all fixes of one kind of problem.
    FixAll {
        #[serde(default)]
        code: Option<Code>,
    },
    /// Adds a deck in a file of its own. If its id is taken, it gets the next free one.
    #[serde(skip)]
    AddDeck { deck: Deck },
    /// Replaces a deck, whose id stays the same. A deck of the registry's list moves into a file.
    #[serde(skip)]
    SetDeck { id: Name, deck: Deck, gesture: Option<u64> },
    /// Removes a deck, by its id.
    DeleteDeck { id: Name },
    /// Changes what the designers set for their tools.
    SetDesign {
        /// What is changed, for the label.
        name: String,
        edits: Vec<JsonEdit>,
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Adds a language.
    AddLanguage {
        /// The tag, e.g. `uk` or `pt-PT`.
        language: Name,
    },
    /// Edits messages of a language and their review records.
    Translate {
        language: Name,
        edits: Vec<Edit>,
        #[serde(default)]
        gesture: Option<u64>,
    },
    /// Changes levers of balance, e.g. as a calibration proposes.
    SetLevers {
        /// Refused if the current value of a lever is not the expected one.
        changes: Vec<LeverChange>,
    },
    /// Replaces the text of the ruleset.
    SetRuleset { text: String },
}

/// A field and its new value. `None` removes an optional value.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The id, as typed.
    Id(Name),
    /// The name in English.
    Name(Name),
    /// A number of a card or hero, by id.
    Number(Name, Option<i64>),
    /// A card's subtype.
    Subtype(Option<Name>),
    /// A card's words of a set, or its keywords (format 2).
    Words(Name, Vec<Name>),
    /// A card's trigger.
    Trigger(Option<Name>),
    /// The hero of a card whose id does not contain it.
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
    /// The progress of a card's design.
    Status(Option<Name>),
    /// A wording of a card's effect in a language, which replaces the generated text.
    Wording(Name, Option<Name>),
}

/// Find and replace.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a tick box of its own")]
pub struct Replace {
    /// The text to find. An empty text finds nothing.
    pub find: String,
    /// The replacement.
    pub with: String,
    /// Whether the search is case-sensitive.
    pub match_case: bool,
    /// Whether names are searched.
    pub names: bool,
    /// Whether notes are searched.
    pub notes: bool,
    /// Whether flavour texts are searched.
    pub flavour: bool,
    /// The records to search; empty for all records.
    pub only: Option<Vec<RecordPath>>,
}
