//! How far the words of the chosen card are in each language. A language is read when it is first asked for, one a
//! frame, and again when its files have changed.

use std::collections::{BTreeSet, HashMap};

use egui::Context;

use crate::document::{ChangeSet, Document, RecordPath};
use crate::studio::current::{Checked, Current};
use crate::studio::view::View;
use crate::text::translation::{Approval, MessageStates, messages_of_card, messages_of_hero};
use crate::text::{ENGLISH, Language};

/// What is known of each language.
#[derive(Default)]
pub struct Approvals {
    standings: HashMap<&'static str, MessageStates>,
    of_chosen: HashMap<&'static str, Approval>,
    made: Option<(u64, RecordPath)>,
}

impl Approvals {
    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        // What is outdated follows from English.
        let is_all = touched.everything || touched.languages.iter().any(|tag| tag == ENGLISH.tag);
        if is_all {
            self.standings.clear();
        } else {
            self.standings.retain(|tag, _| !touched.languages.iter().any(|touched| touched == tag));
        }
        self.made = None;
    }

    /// Makes anew what is no longer true of the chosen card.
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

    /// How far the words of the chosen card are in a language, once that has been read.
    pub fn of(&self, language: &Language) -> Option<&Approval> {
        self.of_chosen.get(language.tag)
    }
}

/// The messages that a card or hero asks for.
fn messages_of(document: &Document, current: &Current) -> BTreeSet<String> {
    let (rules, registry) = (document.rules(), document.registry());
    match (&current.checked, current.place) {
        (Checked::Card(checked), RecordPath::Card(at)) => registry
            .cards
            .get(at)
            .map(|card| messages_of_card(rules, registry, card, checked).all())
            .unwrap_or_default(),
        (Checked::Hero(checked), RecordPath::Hero(at)) => {
            registry.heroes.get(at).map(|hero| messages_of_hero(rules, hero, checked).all()).unwrap_or_default()
        }
        _ => BTreeSet::new(),
    }
}
