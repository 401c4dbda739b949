//! Renames the translated names of a record when its id changes.

use std::collections::HashMap;

use super::{Document, Record, RecordPath, Step};
use crate::base::{Diagnostic, Name};
use crate::document::step::RecordChange;
use crate::text::translation::{FileChange, RecordRename};

/// The consequences of new ids.
pub(in crate::document) struct MessageRenames {
    /// The changed language files.
    pub files: Vec<FileChange>,
    /// A record whose new id another record has too, and the id that its translated names still have. They are renamed
    /// when the record gets a unique id.
    pub pending_rename: Option<(RecordPath, Name)>,
}

impl Document {
    /// The changes of language files that rename the names of records whose ids a step changes.
    pub(in crate::document) fn rename_messages(&self, step: &Step) -> Result<Option<MessageRenames>, Diagnostic> {
        let changed: Vec<(RecordPath, &Name, &Name)> = step.changes.iter().filter_map(new_id).collect();
        if changed.is_empty() {
            return Ok(None);
        }
        let mut owners: HashMap<&Name, usize> = HashMap::new();
        let (cards, heroes) = (&self.registry.cards, &self.registry.heroes);
        for id in cards.iter().map(|card| &card.id).chain(heroes.iter().map(|hero| &hero.id)) {
            *owners.entry(id).or_default() += 1;
        }
        for (_, from, to) in &changed {
            *owners.entry(to).or_default() += 1;
            if let Some(count) = owners.get_mut(from) {
                *count = count.saturating_sub(1);
            }
        }
        let is_free = |id: &&Name| owners.get(id).is_none_or(|count| *count == 0);
        let mut renamed = Vec::new();
        let mut pending_rename = None;
        for (place, from, to) in changed {
            let earlier = self.pending_rename.as_ref().filter(|(at, _)| *at == place).map(|(_, id)| id);
            if owners.get(to).is_some_and(|count| *count > 1) {
                pending_rename = Some((place, earlier.unwrap_or(from).clone()));
                continue;
            }
            let from: Vec<Name> = [Some(from), earlier].into_iter().flatten().filter(is_free).cloned().collect();
            renamed.push(RecordRename { from, to: to.clone() });
        }
        let files = self.locales().plan_renames(&self.registry, &renamed)?;
        Ok(Some(MessageRenames { files, pending_rename }))
    }
}

/// The ids before and after a change, if they differ.
fn new_id(change: &RecordChange) -> Option<(RecordPath, &Name, &Name)> {
    let (before, after) = match (change.before.as_ref()?, change.after.as_ref()?) {
        (Record::Card(before), Record::Card(after)) => (&before.id, &after.id),
        (Record::Hero(before), Record::Hero(after)) => (&before.id, &after.id),
        _ => return None,
    };
    (before != after).then_some((change.place, before, after))
}
