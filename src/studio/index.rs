//! Cards and heroes by their ids.

use std::cell::RefCell;
use std::collections::HashMap;

use super::memo::Memo;
use crate::base::Name;
use crate::document::{Document, RecordPath};

/// The paths of cards and heroes by their ids. They are collected when one is looked up for the first time after an edit,
/// because most screens look up none.
#[derive(Default)]
pub struct Index(RefCell<Memo<u64, HashMap<Name, RecordPath>>>);

impl Index {
    pub fn find(&self, document: &Document, id: &str) -> Option<RecordPath> {
        let collect = || {
            let registry = document.registry();
            let cards = registry.cards.iter().enumerate().map(|(at, card)| (&card.id, RecordPath::Card(at)));
            let heroes = registry.heroes.iter().enumerate().map(|(at, hero)| (&hero.id, RecordPath::Hero(at)));
            // Of records with the same id, the first one is found: it overwrites the others.
            let records = cards.rev().chain(heroes.rev());
            records.map(|(id, place)| (id.clone(), place)).collect()
        };
        self.0.borrow_mut().get(document.revision(), collect).get(id).copied()
    }
}
