//! An index of the messages of a file, so that an unchanged file is cut only once.

use std::collections::HashMap;

use super::entries::{Entry, entries};

/// The entries of a file, in order and by id.
#[derive(Clone, Debug)]
pub(in crate::text) struct EntryIndex {
    entries: Vec<Entry>,
    by_id: HashMap<String, usize>,
}

impl EntryIndex {
    pub fn of(text: &str) -> Self {
        let entries = entries(text);
        let mut by_id = HashMap::with_capacity(entries.len());
        for (at, entry) in entries.iter().enumerate() {
            // If two messages have the same id, the first one counts, as in a bundle.
            by_id.entry(entry.id.clone()).or_insert(at);
        }
        Self { entries, by_id }
    }

    /// All entries, including repeated ids.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries.get(*self.by_id.get(id)?)
    }
}
