//! The state of the selected card's translations. One language is read per frame, because reading all of them at once
//! would take longer than a frame; a language is read again when its files change.

use std::collections::{BTreeSet, HashMap};

use egui::Context;

use crate::document::{ChangeSet, RecordPath};
use crate::studio::memo::Memo;
use crate::studio::view::View;
use crate::text::translation::{Approval, MessageStates, messages_of_card, messages_of_hero};
use crate::text::{ENGLISH, Language};

#[derive(Default)]
pub struct Approvals {
    states: HashMap<&'static str, MessageStates>,
    /// The state of the selected card by language, for its revision.
    of_selected: Memo<(u64, RecordPath), HashMap<&'static str, Approval>>,
}

impl Approvals {
    /// Drops what an edit has invalidated.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        // Whether a translation is outdated depends on the English text.
        let is_all = changes.everything || changes.languages.iter().any(|tag| tag == ENGLISH.tag);
        self.states.retain(|tag, _| !is_all && !changes.languages.iter().any(|changed| changed == tag));
        self.of_selected = Memo::default();
    }

    /// Updates the state of the selected card.
    pub fn refresh(&mut self, ctx: &Context, view: &View<'_>) {
        let Some(current) = view.current.as_ref() else { return };
        let subject = view.document.subject();
        let translated = || current.texts.iter().map(|(language, _)| *language).filter(|language| *language != ENGLISH);
        if let Some(language) = translated().find(|language| !self.states.contains_key(language.tag)) {
            self.states.insert(language.tag, subject.message_states(language));
            self.of_selected = Memo::default();
            ctx.request_repaint();
        }
        self.of_selected.get((current.revision, current.place), || {
            let ids = messages_of(view, current.place).unwrap_or_default();
            let approval = |language: &'static Language| {
                let states = self.states.get(language.tag)?;
                Some((language.tag, subject.approval(language, states, &ids)))
            };
            translated().filter_map(approval).collect()
        });
    }

    /// The state of the selected card's text in a language. `None` until the language has been read.
    pub fn of(&self, language: &Language) -> Option<&Approval> {
        self.of_selected.value()?.get(language.tag)
    }
}

/// The messages that the text of a card or hero uses.
fn messages_of(view: &View<'_>, place: RecordPath) -> Option<BTreeSet<String>> {
    let (rules, registry, checked) = (view.rules(), view.registry(), view.model.document.checked());
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
