//! What is selected in an open project. A selection stays valid when records are added, removed or moved.

use std::collections::BTreeSet;

use super::{ChangeSet, Document, RecordPath, RowPath, row_at};
use crate::base::Name;

/// How many of the last selected cards are remembered.
const HISTORY: usize = 32;

/// The selected records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The card or hero that is edited.
    pub place: Option<RecordPath>,
    /// The indices of all selected cards, including `place` if it is a card.
    pub cards: BTreeSet<usize>,
    /// The index of the selected row of `place`.
    pub row: Option<usize>,
    /// Where the selected row is inside that row; empty for the row itself.
    inside: RowPath,
    /// The ids of the last selected cards, the latest last.
    history: Vec<Name>,
}

/// How a card is added to a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Only,
    /// Add the card to the selection, or remove it.
    Toggle,
    /// Add all cards from the last one to this one, in the order shown.
    Range,
}

impl Selection {
    /// The card with an id, or else the card with the most rows.
    pub fn first(document: &Document, id: Option<&str>) -> Self {
        let cards = &document.registry.cards;
        let last = cards.iter().position(|card| Some(card.id.as_str()) == id);
        let longest = || (0..cards.len()).rev().max_by_key(|&at| cards[at].effects.len());
        let card = last.or_else(longest);
        let (place, cards) = (card.map(RecordPath::Card), card.into_iter().collect());
        let mut selection = Self { place, cards, ..Self::default() };
        selection.remember(document);
        selection
    }

    /// Selects a record. `range` returns the cards between two cards, in the order shown.
    pub fn pick(
        &mut self,
        document: &Document,
        place: RecordPath,
        pick: Pick,
        range: impl FnOnce(usize, usize) -> BTreeSet<usize>,
    ) {
        let RecordPath::Card(at) = place else {
            (self.place, self.row) = (Some(place), None);
            self.cards.clear();
            return;
        };
        match (pick, self.place) {
            (Pick::Only, _) => self.cards = [at].into(),
            (Pick::Toggle, _) => {
                if !self.cards.remove(&at) {
                    self.cards.insert(at);
                }
            }
            (Pick::Range, Some(RecordPath::Card(from))) => self.cards.extend(range(from, at)),
            (Pick::Range, _) => self.cards.extend(range(at, at)),
        }
        if self.place != Some(place) && pick != Pick::Range {
            (self.place, self.row) = (Some(place), None);
        }
        self.remember(document);
    }

    /// Selects a row of the record, or the last one if there are fewer rows.
    pub fn set_row(&mut self, document: &Document, row: Option<usize>) {
        let rows = self.place.map_or(0, |place| document.registry.rows(place).len());
        self.row = row.filter(|_| rows > 0).map(|row| row.min(rows - 1));
        self.inside.clear();
    }

    /// Selects a possibly nested row; falls back to its parent.
    pub fn set_path(&mut self, document: &Document, path: Option<RowPath>) {
        self.set_row(document, path.as_ref().and_then(|path| path.first().copied()));
        let (Some(path), Some(place)) = (path, self.place) else { return };
        if row_at(document.rules(), document.registry.rows(place), &path).is_some() {
            self.inside = path[1..].into();
        }
    }

    /// Where the selected row is.
    pub fn path(&self) -> Option<RowPath> {
        let mut path = RowPath::from_slice(&[self.row?]);
        path.extend(self.inside.iter().copied());
        Some(path)
    }

    /// Keeps the selection valid after an edit.
    pub fn update(&mut self, document: &Document, changes: &ChangeSet) {
        let (cards, heroes) = (document.registry.cards.len(), document.registry.heroes.len());
        if changes.moved {
            let moved = changes.places.iter().filter_map(|place| match place {
                RecordPath::Card(at) if *at < cards => Some(*at),
                _ => None,
            });
            self.cards = moved.collect();
            self.row = None;
            match (self.cards.first(), self.place) {
                (Some(&first), _) => self.place = Some(RecordPath::Card(first)),
                // The index of the selected card may belong to another card now.
                (None, Some(RecordPath::Card(_)) | None) => {
                    let last = self.history.iter().rev().find_map(|id| document.find(id));
                    self.place = last.or(self.place);
                }
                _ => {}
            }
        }
        self.cards.retain(|&card| card < cards);
        match self.place {
            Some(RecordPath::Card(at)) if at >= cards => self.place = cards.checked_sub(1).map(RecordPath::Card),
            Some(RecordPath::Hero(at)) if at >= heroes => self.place = None,
            _ => {}
        }
        if let (Some(RecordPath::Card(at)), true) = (self.place, self.cards.is_empty()) {
            self.cards.insert(at);
        }
        self.set_path(document, self.path());
        self.remember(document);
    }

    /// The id of the card that was selected last.
    pub fn last_card(&self) -> Option<&Name> {
        self.history.last()
    }

    fn remember(&mut self, document: &Document) {
        let Some(RecordPath::Card(at)) = self.place else { return };
        let Some(card) = document.registry.cards.get(at) else { return };
        if self.history.last() != Some(&card.id) {
            self.history.push(card.id.clone());
            self.history.drain(..self.history.len().saturating_sub(HISTORY));
        }
    }
}
