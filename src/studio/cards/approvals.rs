//! The state of the selected card's translations. One language is read per frame, because reading all of them at once
//! would take longer than a frame; a language is read again when its files change.

use std::collections::{BTreeSet, HashMap};

use egui::Context;

use crate::document::{ChangeSet, Document, RecordPath};
use crate::studio::current::{Checked, Current};
use crate::studio::view::View;
use crate::text::translation::{Approval, MessageStates, messages_of_card, messages_of_hero};
use crate::text::{ENGLISH, Language};

/// The state of the translations, by language.
#[derive(Default)]
pub struct Approvals {
    standings: HashMap<&'static str, MessageStates>,
    of_chosen: HashMap<&'static str, Approval>,
    made: Option<(u64, RecordPath)>,
}

impl Approvals {
    /// Drops what an edit has invalidated.
    pub fn touched(&mut self, touched: &ChangeSet) {
        // Whether a translation is outdated depends on the English text.
        let is_all = touched.everything || touched.languages.iter().any(|tag| tag == ENGLISH.tag);
        if is_all {
            self.standings.clear();
        } else {
            self.standings.retain(|tag, _| !touched.languages.iter().any(|touched| touched == tag));
        }
        self.made = None;
    }

    /// Updates the state of the selected card.
    pub fn refresh(&mut self, ctx: &Context, view: &View<'_>) {
        let Some(current) = view.current.as_ref() else { return };
        let subject = view.document.subject();
        let translated = || current.texts.iter().map(|(language, _)| *language).filter(|language| *language != ENGLISH);
        if let Some(language) = translated().find(|language| !self.standings.contains_key(language.tag)) {
            self.standings.insert(language.tag, subject.message_states(language));
            self.made = None;
            ctx.request_repaint();
        }
        let now = (current.revision, current.place);
        if self.made == Some(now) {
            return;
        }
        let ids = messages_of(&view.document, current);
        let approval = |language: &'static Language| {
            let standings = self.standings.get(language.tag)?;
            Some((language.tag, subject.approval(language, standings, &ids)))
        };
        self.of_chosen = translated().filter_map(approval).collect();
        self.made = Some(now);
    }

    /// The state of the selected card's text in a language. `None` until the language has been read.
    pub fn of(&self, language: &Language) -> Option<&Approval> {
        self.of_chosen.get(language.tag)
    }
}

/// The messages that the text of a card or hero uses.
fn messages_of(document: &Document, current: &Current) -> BTreeSet<String> {
    let (rules, registry) = (document.rules(), document.registry());
    match (&current.checked, current.place) {
        (Checked::Card(checked), RecordPath::Card(at)) => registry
            .cards
            .get(at)
            .zip(checked.displayable())
            .map(|(card, checked)| messages_of_card(rules, registry, card, checked).all())
            .unwrap_or_default(),
        (Checked::Hero(checked), RecordPath::Hero(at)) => {
            let hero = registry.heroes.get(at).zip(checked.displayable());
            hero.map(|(hero, checked)| messages_of_hero(rules, hero, checked).all()).unwrap_or_default()
        }
        _ => BTreeSet::new(),
    }
}
