//! The state of a record's translations. One language is read at a time, because reading all of them at once would take
//! longer than a frame of a window; a language is read again when its files change.

use std::collections::{BTreeSet, HashMap};

use super::{ChangeSet, Document, RecordPath, RecordView};
use crate::text::translation::{Approval, MessageStates, messages_of_card, messages_of_hero};
use crate::text::{ENGLISH, Language};

/// The approvals of the record that is shown, by language.
#[derive(Default)]
pub struct Approvals {
    states: HashMap<&'static str, MessageStates>,
    /// The revision and the record that the approvals belong to.
    key: Option<(u64, RecordPath)>,
    of_record: HashMap<&'static str, Approval>,
}

impl Approvals {
    /// Drops what an edit has invalidated.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        // Whether a translation is outdated depends on the English text.
        let is_all = changes.everything || changes.languages.iter().any(|tag| tag == ENGLISH.tag);
        self.states.retain(|tag, _| !is_all && !changes.languages.iter().any(|changed| changed == tag));
        self.key = None;
    }

    /// Updates the approvals for a record. Returns whether there may be another language to read.
    pub fn refresh(&mut self, document: &Document, record: &RecordView) -> bool {
        let subject = document.subject();
        let translated = || record.texts.iter().map(|(language, _)| *language).filter(|language| *language != ENGLISH);
        let unread = translated().find(|language| !self.states.contains_key(language.tag));
        if let Some(language) = unread {
            self.states.insert(language.tag, MessageStates::new());
        }
        let key = Some((record.revision, record.place));
        if unread.is_some() || self.key != key {
            self.key = key;
            let ids = document.messages_of(record.place).unwrap_or_default();
            let states = &mut self.states;
            let approval = |language: &'static Language| {
                let states = states.get_mut(language.tag)?;
                Some((language.tag, subject.approval(language, states, &ids)))
            };
            self.of_record = translated().filter_map(approval).collect();
        }
        unread.is_some()
    }

    /// The state of the record's text in a language. `None` until the language has been read.
    pub fn of(&self, language: &Language) -> Option<&Approval> {
        self.of_record.get(language.tag)
    }
}

impl Document {
    /// The messages that the text of a card or hero uses.
    fn messages_of(&self, place: RecordPath) -> Option<BTreeSet<String>> {
        let (rules, registry, checked) = (self.rules(), self.registry(), self.checked());
        let messages = match place {
            RecordPath::Card(at) => {
                messages_of_card(rules, registry, registry.cards.get(at)?, checked.cards.get(at)?.displayable()?)
            }
            RecordPath::Hero(at) => {
                messages_of_hero(rules, registry.heroes.get(at)?, checked.heroes.get(at)?.displayable()?)
            }
            _ => return None,
        };
        Some(messages.all())
    }
}
