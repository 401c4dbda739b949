//! What follows from a new id of a record: its translated names, and the decks and tags that list it, go with it.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Document, Record, RecordPath, Step};
use crate::base::{Diagnostic, Name};
use crate::document::step::{ProjectState, RecordChange};
use crate::text::translation::{FileChange, RecordRename};

/// The consequences of new ids.
pub(in crate::document) struct Renames {
    /// The changed language files and files of decks.
    pub files: Vec<FileChange>,
    /// The change of the decks that the registry lists, after the others of the step.
    pub listed: Option<RecordChange>,
    /// A record whose new id another record has too, and the id that its translated names still have. They are renamed
    /// when the record gets a unique id.
    pub pending_rename: Option<(RecordPath, Name)>,
}

impl Document {
    /// The changes of files and decks that follow from the ids that a step changes.
    pub(in crate::document) fn renames(&self, step: &Step) -> Result<Option<Renames>, Diagnostic> {
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
        let mut files = self.locales().plan_renames(&self.registry, &renamed)?;
        let decks = self.registry.decks_with_ids(|id| {
            let to = renamed.iter().find(|renamed| renamed.from.iter().any(|from| *from == id));
            to.map(|renamed| renamed.to.clone())
        });
        files.extend(decks.files.into_iter().filter_map(|(at, text)| {
            let file = self.registry.deck_files.get(at)?;
            Some(FileChange { path: file.path.clone(), before: Some(file.text.to_string()), after: Some(text) })
        }));
        files.extend(self.design_with_ids(&renamed));
        let listed = decks.list.map(|list| self.listed_decks_change(step, &list));
        Ok(Some(Renames { files, listed, pending_rename }))
    }

    /// The change of the list of decks, after the changes of a step.
    fn listed_decks_change(&self, step: &Step, list: &str) -> RecordChange {
        let mut registry = self.registry.with_deck_list(list);
        for change in &step.changes {
            if let (RecordPath::Card(at), Some(Record::Card(card))) = (change.place, &change.after)
                && let Some(known) = registry.cards.get_mut(at)
            {
                known.clone_from(card);
            }
        }
        let after = Record::Project(Arc::new(ProjectState { ruleset: Arc::clone(&self.ruleset), registry }));
        RecordChange { place: RecordPath::File, before: Some(self.project_state()), after: Some(after) }
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
