//! Turns commands into steps. A step describes the changes of a command without applying them.

mod cards;
mod decks;
mod design;
mod fields;
mod fixes;
mod ids;
mod json;
mod levers;
mod names;
mod replace;
mod rows;
mod translate;

use std::sync::Arc;

pub use json::is_rows;

use super::step::{Label, Record, RecordChange, Step};
use super::{Command, Document, RecordPath};
use crate::base::{Code, Diagnostic, Message};
use crate::card::{Card, Hero};
use crate::message;

/// The maximum number of characters of a value in a label.
const SHOWN: usize = 40;

impl Document {
    /// The step for a command.
    pub(super) fn step_of(&self, command: Command) -> Result<Step, Diagnostic> {
        match command {
            Command::Set { at, field, gesture } => self.set(&sorted_unique(at), &field, gesture),
            Command::SetAll { cards, fields, hero } => self.set_all(&sorted_unique(cards), &fields, hero.as_ref()),
            Command::SetType { cards, card_type } => self.set_type(&sorted_unique(cards), &card_type),
            Command::SetRow { at, row, to, gesture } => self.set_row(at, row, to, gesture),
            Command::InsertRow { at, row, what } => self.insert_rows(at, row, vec![what]),
            Command::RemoveRow { at, row } => self.remove_row(at, row),
            Command::MoveRow { at, row, to } => self.move_row(at, row, to),
            Command::DuplicateRow { at, row } => self.duplicate_row(at, row),
            Command::Arrange { at, row, how } => self.arrange(at, &row, how),
            Command::PasteRows { at, row, json } => self.paste_rows(at, row, &json),
            Command::AddCard { hero, card_type, name } => self.add_card(hero.as_ref(), &card_type, name),
            Command::AddHero { book, name } => self.add_hero(book, name),
            Command::AddBook { name } => Ok(self.add_book(name)),
            Command::Duplicate { cards } => self.duplicate(&sorted_unique(cards)),
            Command::Delete { at } => self.delete(&sorted_unique(at)),
            Command::MoveToHero { cards, hero } => self.move_to_hero(&sorted_unique(cards), &hero),
            Command::PasteCards { at, json } => self.paste_cards(at, &json),
            Command::TakeCard { json, names } => self.take_card(&json, &names),
            Command::SetJson { at, json, gesture } => self.set_json(at, json, gesture),
            Command::Replace(replace) => Ok(self.replace(&replace)),
            Command::Fix { fixes } => self.fix(&fixes),
            Command::FixAll { code } => Ok(self.fix_all(code)),
            Command::SetLevers { changes } => self.set_levers(&changes),
            Command::SetRuleset { text } => self.set_ruleset(text),
            Command::AddDeck { deck } => self.add_deck(deck),
            Command::SetDeck { id, deck, gesture } => self.set_deck(&id, deck, gesture),
            Command::DeleteDeck { id } => self.delete_deck(&id),
            Command::SetDesign { name, edits, gesture } => self.set_design(&name, &edits, gesture),
            Command::AddLanguage { language } => self.add_language(&language),
            Command::Translate { language, edits, gesture } => self.translate(&language, &edits, gesture),
        }
    }

    fn card(&self, at: usize) -> Result<&Card, Diagnostic> {
        self.registry.cards.get(at).ok_or_else(|| no_record(RecordPath::Card(at)))
    }

    fn hero(&self, at: usize) -> Result<&Hero, Diagnostic> {
        self.registry.heroes.get(at).ok_or_else(|| no_record(RecordPath::Hero(at)))
    }

    /// The name of a record for a label, or its id if it has no name.
    fn name_of(&self, place: RecordPath) -> String {
        let (name, id) = match place {
            RecordPath::Card(at) => self.registry.cards.get(at).map(|card| (&card.name, &card.id)),
            RecordPath::Hero(at) => self.registry.heroes.get(at).map(|hero| (&hero.name, &hero.id)),
            RecordPath::Book(at) => self.registry.books.get(at).map(|book| (&book.name, &book.name)),
            RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_) => None,
        }
        .unzip();
        name.filter(|name| !name.is_empty()).or(id).map(ToString::to_string).unwrap_or_default()
    }
}

impl Step {
    /// A step with these changes.
    pub(super) fn new(label: Label, changes: Vec<RecordChange>) -> Self {
        Self { label, changes, files: Vec::new(), gesture: None }
    }

    /// A step that belongs to a gesture.
    fn in_gesture(mut self, gesture: Option<u64>, about: impl FnOnce() -> String) -> Self {
        self.gesture = gesture.map(|gesture| (gesture, about()));
        self
    }
}

/// The change of a card; `None` if both are equal.
fn card_change(at: usize, before: &Card, after: Card) -> Option<RecordChange> {
    (*before != after).then(|| RecordChange {
        place: RecordPath::Card(at),
        before: Some(Record::Card(Arc::new(before.clone()))),
        after: Some(Record::Card(Arc::new(after))),
    })
}

/// The change of a hero; `None` if both are equal.
fn hero_change(at: usize, before: &Hero, after: Hero) -> Option<RecordChange> {
    (*before != after).then(|| RecordChange {
        place: RecordPath::Hero(at),
        before: Some(Record::Hero(Arc::new(before.clone()))),
        after: Some(Record::Hero(Arc::new(after))),
    })
}

/// Sorts positions and removes duplicates.
fn sorted_unique<T: Ord>(mut places: Vec<T>) -> Vec<T> {
    places.sort_unstable();
    places.dedup();
    places
}

fn refused(message: Message) -> Diagnostic {
    Diagnostic::new(Code::EditRefused, "", message)
}

fn no_record(place: RecordPath) -> Diagnostic {
    refused(message!("problem-nothing-there", pointer = place.pointer()))
}

/// Shortens a value for a label.
fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
