//! The review states of the messages on one card, without building the list of all messages of the language.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::locales::title;
use super::message_list::{State, Subject, state_of};
use crate::text::{ENGLISH, Language};

/// The state of every message of a language. Computed once, then used for the messages of any card.
#[derive(Clone, Debug, Default)]
pub struct MessageStates {
    states: HashMap<String, State>,
    /// The sources of the names and flavour texts with records. Their states are computed on demand, because their
    /// English source is in the registry, which changes more often than the language.
    titles: BTreeMap<String, String>,
}

/// The states of the messages on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Approval {
    /// The messages, those with the most work left first.
    pub messages: Vec<(State, String)>,
}

impl Approval {
    /// The state with the most work left, not counting missing messages.
    pub fn state(&self) -> State {
        self.present().next().map_or(State::Approved, |(state, _)| *state)
    }

    /// The messages that the language has.
    pub fn present(&self) -> impl Iterator<Item = &(State, String)> {
        self.messages.iter().filter(|(state, _)| *state != State::Missing)
    }

    /// The id of the message with the most work left.
    pub fn first(&self) -> Option<&str> {
        self.messages.first().map(|(_, id)| id.as_str())
    }
}

impl Subject<'_> {
    /// The states of the messages of a language; empty for an unknown language.
    pub fn message_states(self, language: &Language) -> MessageStates {
        let (Some(locale), Some(english)) = (self.locales.get(language), self.locales.get(ENGLISH)) else {
            return MessageStates::default();
        };
        let review = locale.review();
        let has_records = review.iter().next().is_some();
        let sources = if has_records { english.messages() } else { BTreeMap::new() };
        let mut standings = MessageStates::default();
        for (id, found) in locale.messages() {
            let Some(record) = review.get(&id) else {
                standings.states.insert(id, State::Draft);
                continue;
            };
            if id.starts_with("card-") || id.starts_with("book-") {
                standings.titles.insert(id, found.source.to_owned());
            } else {
                let source = sources.get(&id).map_or("", |source| source.source);
                let state = state_of(record, source, Some(found.source));
                standings.states.insert(id, state);
            }
        }
        for (id, record) in review.iter() {
            if !standings.states.contains_key(id) && !standings.titles.contains_key(id) {
                standings.states.insert(id.to_owned(), state_of(record, "", None));
            }
        }
        standings
    }

    /// The states of some messages of a language.
    pub fn approval(self, language: &Language, standings: &MessageStates, ids: &BTreeSet<String>) -> Approval {
        let record = |id: &str| self.locales.get(language)?.review().get(id);
        let state = |id: &str| match (standings.titles.get(id), record(id)) {
            (Some(target), Some(record)) => {
                let source = title(self.registry, id).unwrap_or_default();
                state_of(record, &source, Some(target))
            }
            _ => standings.states.get(id).copied().unwrap_or(State::Missing),
        };
        let mut messages: Vec<(State, String)> = ids.iter().map(|id| (state(id), id.clone())).collect();
        messages.sort();
        Approval { messages }
    }
}
