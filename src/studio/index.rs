//! Cards and heroes by id, with their names in the language of the interface.

use std::collections::HashMap;

use super::memo::Memo;
use super::view::View;
use crate::base::Name;
use crate::document::RecordPath;

/// The paths of cards and heroes by their ids.
#[derive(Default)]
pub struct Index(Memo<u64, HashMap<Name, RecordPath>>);

impl Index {
    /// Builds the index again, if the project has changed.
    pub fn update(&mut self, view: &View<'_>) {
        self.0.get(view.document.revision(), || {
            let registry = view.registry();
            let cards = registry.cards.iter().enumerate().map(|(at, card)| (&card.id, RecordPath::Card(at)));
            let heroes = registry.heroes.iter().enumerate().map(|(at, hero)| (&hero.id, RecordPath::Hero(at)));
            // Of records with the same id, the first one is found: it overwrites the others.
            let records = cards.rev().chain(heroes.rev());
            records.map(|(id, place)| (id.clone(), place)).collect()
        });
    }

    pub fn place(&self, id: &str) -> Option<RecordPath> {
        self.0.value()?.get(id).copied()
    }

    /// The name of a card or hero, or its id.
    pub fn name(&self, view: &View<'_>, id: &str) -> String {
        let registry = view.registry();
        let english = match self.place(id) {
            Some(RecordPath::Card(at)) => registry.cards.get(at).map(|card| card.name.as_str()),
            Some(RecordPath::Hero(at)) => registry.heroes.get(at).map(|hero| hero.name.as_str()),
            _ => None,
        };
        view.texts.name(view.i18n.language(), id, english.filter(|name| !name.is_empty()).unwrap_or(id))
    }
}
