//! Cards that are tried in a game and forgotten again, so that a question about a card does not cost a copy of the game.

use serde_json::Value;

use super::{Definition, Game};
use crate::base::Name;
use crate::kernel::ids::DefinitionId;

/// What a game has at a moment, and a card that may be read again after it.
pub struct Mark {
    words: usize,
    definitions: usize,
    cards: usize,
    records: usize,
    abilities: usize,
    row_targets: usize,
    random_cards: usize,
    rows: u16,
    card: Option<(Name, DefinitionId, Definition, Option<Value>)>,
}

impl Game {
    /// What the game has now. `card` is the id of the only card that may be read before [`Self::forget`].
    pub fn mark(&self, card: &str) -> Mark {
        let card = self.cards.get_full(card).map(|(_, id, definition)| {
            (id.clone(), *definition, self.definition(*definition).clone(), self.records.get(id).cloned())
        });
        Mark {
            words: self.words.len(),
            definitions: self.definitions.len(),
            cards: self.cards.len(),
            records: self.records.len(),
            abilities: self.abilities.len(),
            row_targets: self.row_targets.len(),
            random_cards: self.random_cards.len(),
            rows: self.rows,
            card,
        }
    }

    /// Forgets the card that was read after a mark.
    pub fn forget(&mut self, mark: Mark) {
        self.words.truncate(mark.words);
        self.definitions.truncate(mark.definitions);
        self.cards.truncate(mark.cards);
        self.records.truncate(mark.records);
        self.abilities.truncate(mark.abilities);
        self.row_targets.truncate(mark.row_targets);
        self.random_cards.truncate(mark.random_cards);
        self.rows = mark.rows;
        let Some((id, at, definition, record)) = mark.card else { return };
        if let Some(now) = self.definitions.get_mut(at.index()) {
            *now = definition;
        }
        if let Some(record) = record {
            self.records.insert(id, record);
        }
    }
}
