//! Where the messages of a file stand, so that a file that stays as it is is cut at its lines only once.

use std::collections::HashMap;

use super::entries::{Entry, entries};

/// The entries of a file, in their order and by id.
#[derive(Clone, Debug)]
pub(in crate::text) struct EntryIndex {
    entries: Vec<Entry>,
    by_id: HashMap<String, usize>,
}

impl EntryIndex {
    /// The entries of a text.
    pub fn of(text: &str) -> Self {
        let entries = entries(text);
        let mut by_id = HashMap::with_capacity(entries.len());
        for (at, entry) in entries.iter().enumerate() {
            // Of one that stands twice the first counts.
            by_id.entry(entry.id.clone()).or_insert(at);
        }
        Self { entries, by_id }
    }

    /// All entries, one that stands twice twice.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry of an id.
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries.get(*self.by_id.get(id)?)
    }
}
