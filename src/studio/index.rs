//! Cards and heroes by id, with their names in the language of the window.

use std::collections::HashMap;

use super::view::View;
use crate::base::Name;
use crate::document::RecordPath;

/// Where records stand, by their ids.
#[derive(Default)]
pub struct Index {
    made: Option<u64>,
    places: HashMap<Name, RecordPath>,
}

impl Index {
    /// Makes it anew where the project has changed.
    pub fn update(&mut self, view: &View<'_>) {
        if self.made == Some(view.document.revision()) {
            return;
        }
        self.made = Some(view.document.revision());
        let registry = view.registry();
        self.places.clear();
        for (at, card) in registry.cards.iter().enumerate().rev() {
            self.places.insert(card.id.clone(), RecordPath::Card(at));
        }
        for (at, hero) in registry.heroes.iter().enumerate().rev() {
            self.places.insert(hero.id.clone(), RecordPath::Hero(at));
        }
    }

    /// Where a record stands.
    pub fn place(&self, id: &str) -> Option<RecordPath> {
        self.places.get(id).copied()
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
