//! An index of the messages of a file, so that an unchanged file is cut only once.

use super::entries::{Entry, entries};

/// The entries of a file, in order and by id.
#[derive(Clone, Debug)]
pub(in crate::text) struct EntryIndex {
    entries: Vec<Entry>,
    /// The places of the entries, sorted by id. A map would hold each of some fifty thousand ids once more.
    by_id: Vec<usize>,
}

impl EntryIndex {
    pub fn of(text: &str) -> Self {
        let mut entries = entries(text);
        entries.shrink_to_fit();
        let mut by_id: Vec<usize> = (0..entries.len()).collect();
        by_id.sort_by(|&one, &other| entries[one].id.cmp(&entries[other].id));
        Self { entries, by_id }
    }

    /// All entries, including repeated ids.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry with an id. If several have it, the first one counts, as in a bundle.
    pub fn find(&self, id: &str) -> Option<&Entry> {
        let at = self.by_id.partition_point(|&at| self.entries[at].id.as_str() < id);
        self.entries.get(*self.by_id.get(at)?).filter(|entry| entry.id == id)
    }
}
